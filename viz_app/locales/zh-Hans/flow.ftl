## pages/flow/captions.js

flow-added-directly = 直接加上
flow-mixed-in = 混入（不分正负）
flow-needed = 需要（去掉后的 log p）
flow-embedding-of = { $token } 的嵌入
flow-the-embeddings = 各嵌入
flow-feed-forwards-of =
    { $count ->
        [1] 第 { $which } 层的前馈网络
       *[other] 第 { $which } 层的前馈网络
    }
flow-many-words = 许多词
flow-heads-which-read =
    { $map ->
        [encoder] 编码器
        [decoder] 解码器
       *[cross] 交叉
    }{ $count ->
        [1] 头 { $which }（它读 { $words }）
       *[other] 头 { $which }（它们读 { $words }）
    }
flow-no-part-has-a-number = 在这次运行里没有一个组成部分有数值。
flow-taking-apart = 正在拆解回答……
flow-most-is-added =
    { $isAverage ->
        [yes] { $token } 的评分高出平均 { $total }。
       *[no] { $token } 领先 { $rival } { $total }。
    }其中直接加得最多的是 { $parts }：{ $isMany ->
        [yes] 合计 { $made }。
       *[no] { $made }。
    }
flow-largest-parts =
    { $isAverage ->
        [yes] { $token } 的评分高出平均 { $total }。
       *[no] { $token } 领先 { $rival } { $total }。
    }其中最大的部分是 { $parts }：{ $isMany ->
        [yes] 合计 { $made }。
       *[no] { $made }。
    }
flow-narrow-lead =
    { $token } { $where ->
        [behind] 落后于
        [just-ahead] 只略微领先
       *[ahead] 领先
    }{ $isAverage ->
        [yes] 平均
       *[no] { " " }{ $rival }
    } { $total }：支持它的部分合计 { $for }，反对它的合计 { $against }。
flow-for-it-most = 支持最多：{ $part } { $value }。
flow-against-it-most = 反对：{ $part } { $value }。
flow-leaving-words-out = 正在逐个去掉每个词……
flow-no-word-is-needed = 逐个去掉，没有一个词是必需的
flow-needed-most = { $word }；源文本（{ $side }）里是 { $source }
flow-words-and-side = { $words }；{ $share } 来自源文本（{ $side }）
flow-chance =
    { $isAfter ->
        [yes] { $after } 之后 { $share }
       *[no] { $share }
    }{ $hasMore ->
        [yes] ；
       *[no] { "" }
    }
flow-what-is-mixed = { $token } 的最后状态由什么混合而成
flow-why =
    { $isPiece ->
        [yes] { $isAverage ->
            [yes] 为什么在 { $word } 里是 { $token }？
           *[no] 为什么在 { $word } 里是 { $token } 而不是 { $rival }？
        }
       *[no] { $isAverage ->
            [yes] 为什么是 { $token }？
           *[no] 为什么是 { $token } 而不是 { $rival }？
        }
    }
flow-logits =
    { $isAverage ->
        [yes] logit { $logit }，平均 { $other }
       *[no] logit { $logit }，{ $rival } { $other }
    }
flow-no-line-has-a-share = 在这次运行里没有一条线有占比。
flow-lines-carry =
    { $least } 及以上的线，带来了到达 { $goal } 最后状态的内容的 { $share }{ $folded ->
        [0] 。
       *[other] ；占比更小的 { $folded } 个词没有画。
    }{ $isCut ->
        [yes] 放不下更多的词。
       *[no] { "" }
    }
flow-made-of =
    { $map ->
        [none] { $token } { $share }
        [encoder] { $token } { $share }（主要是编码器头 { $head }）
        [decoder] { $token } { $share }（主要是解码器头 { $head }）
       *[cross] { $token } { $share }（主要是交叉头 { $head }）
    }
flow-answer-is-mean = 回答是所有状态的均值：{ $from }。
flow-state =
    到达 { $goal } 的东西有 { $share } 经过 { $token }，{ $where ->
        [read] 就在读入时。
        [encoder] 在编码器第 { $depth } 层之后。
       *[decoder] 在解码器第 { $depth } 层之后。
    }{ $isMade ->
        [yes] 它由 { $from } 组成。
       *[no] { "" }
    }

## pages/flow/nan.js

flow-run-has-nan = 这次运行里有 NaN；请撤销改动。

## pages/flow/text.js

flow-the-answer = 回答
flow-average = 平均
flow-as-tables = 组成与路径的表
flow-all-as-text = 全部写成文字
flow-parts-of-the-logit = logit 的组成
flow-part = 组成
flow-adds = 加上
flow-reads-most = 主要读
flow-lines-of-the-routes = 路径的线
flow-line = 线
flow-from = 从
flow-to = 到
flow-share = 占比

## pages/flow/compared.js

flow-what-each-token-gives = 每个词给出多少

## pages/flow/depth.js

flow-after-part =
    { $part ->
        [encoder] 第 { $layer } 层的头之后
        [decoder] 第 { $layer } 层的回看之后
        [cross] 第 { $layer } 层的对看之后
       *[ffn] 第 { $layer } 层的前馈网络之后
    }
flow-after-embedding = 嵌入和位置之后
flow-after-norms = 归一化的平移之后
flow-layer = 第 { $layer } 层
flow-sum-by-depth = 同一个和，按深度：{ $after }的 logit，所有归一化保持为这次运行的样子
flow-after-each-part = 每个部分之后
flow-logit-by-depth = logit 随深度：{ $numbers }

## pages/flow/grids.js

flow-relate = 关联
flow-look-back = 回看
flow-look-across = 对看
flow-feed-forwards = 前馈网络
flow-part-adds =
    { $isHead ->
        [yes] { $title }，第 { $layer } 层，第 { $head } 个头：{ $value }
       *[no] 前馈网络 { $layer }：{ $value }
    }
flow-reads = 读 { $words }
flow-what-each-adds =
    { $isAgainst ->
        [yes] 全部 { $heads } 个头和前馈网络：每个给 { $token } 相对 { $rival } 加上多少
       *[no] 全部 { $heads } 个头和前馈网络：每个给 { $token } 加上多少
    }
flow-key-scale = { $ramp } 一个标度，logit { $low } 到 { $high }

## pages/flow/ledger.js

flow-largest = 最大的
flow-by-layer = 按层
flow-by-word = 按词
flow-about-feed-forward = 前馈网络自己改写一个状态，不读任何词。它加工的东西是沿着路径的线来的。
flow-about-embedding = 最后读入的词元，直通输出。
flow-about-positions = 句子里的位置，直通输出。
flow-about-norms = 归一化自己加上的东西：除了后面归一化的因子，在每个句子里都一样。
flow-about-biases = 学来的常数，除了最后归一化的因子，在每个句子里都一样。
flow-about-output-bias = 标签的一个学来的常数。
flow-about-steering = 引导这次运行的向量，直通输出。
flow-part-of-read =
    { $part ->
        [feed-forward] 前馈网络 { $number }
        [embedding] 它自己的嵌入
        [positions] 它的位置
        [steering] 引导
       *[biases] 偏置和平移
    }
flow-one-level-deeper = 再深一层，精确地说：{ $word } 的 { $total } 是 { $parts }，其余一切 { $others }。
flow-switched-off = 关闭后，总和变化 { $change }。
flow-switching-off = 正在关闭这个头……
flow-see-this-head = 看这个头
flow-what-head-took = 这个头从每个词取了多少，精确值：
flow-compared-with = 相比于
flow-against = 相对
flow-how-often-largest =
    { $isText ->
        [yes] 在 { $count } 段文本里，条最长的头在 { $costliest } 的情况下正是（在所有有条的头里）失去后代价最大的那个，在 { $near } 的情况下属于代价最大的三个。
       *[no] 在 { $count } 个句子里，条最长的头在 { $costliest } 的情况下正是（在所有有条的头里）失去后代价最大的那个，在 { $near } 的情况下属于代价最大的三个。
    }
flow-sort = 排序
flow-which-parts-wrote-it = 哪些部分写出了它
flow-above-average = { $token } 高于平均

## pages/flow/parts.js

flow-its-position = 它的位置
flow-biases-of-attention = 注意力的偏置
flow-shifts-of-norms = 归一化的平移
flow-bias-of-the-label = 标签的偏置
flow-what-run-is-steered-by = 引导这次运行的东西
flow-head =
    { $map ->
        [encoder] 关联 { $head }
        [decoder] 回看 { $head }
       *[cross] 对看 { $head }
    }
flow-feed-forward = 前馈网络 { $layer }
flow-embedding =
    { $isOne ->
        [yes] { $token } 的嵌入
       *[no] 各嵌入
    }
flow-others = 另外 { $count } 个
flow-looks = 看 { $share }
flow-heads-of-layer =
    { $map ->
        [encoder] 关联的头 { $layer }
        [decoder] 回看的头 { $layer }
       *[cross] 对看的头 { $layer }
    }
flow-written = 写出的
flow-other-words = 另外 { $count } 个词
flow-biases-and-shifts = 偏置和平移

## pages/flow/picture.js

flow-graph = 流图：什么到达了回答，经过哪条路径。方向键从一个状态移到另一个。
flow-point-at-a-dot = 指向一个点，或选中它，就能看到经过它的路径。它的面积就是它的占比。
flow-decoder-looks =
    { $isAcross ->
        [yes] { $isShort ->
            [yes] 回看，对看
           *[no] 回看和对看
        }
       *[no] 回看
    }
flow-written-so-far = 到目前为止写出的
flow-only-routes-to = 只显示通往 { $token } 的路径
flow-back-to = 回到 { $token }
flow-share-that-lines-carry = 各线带来的部分占回答的比例
flow-the-lines-carry = 各线带来
flow-how-it-got-there = 它是怎样到那里的

## pages/flow/mount.js

flow-cannot-count-later-layers = 一个部分的数值是它直接加上的。一个头通过后面的层所做的，算在那些层里，所以条最长的头不一定就是失去后代价最大的头：点开一个条，看失去它的头会改变什么。
flow-cannot-say-why-it-looks = 注意力的所有权重和归一化的因子都保持为这次运行的样子：一个头为什么看那里，不在其中。
flow-cannot-part-neighbours = 一个词是一个位置。头在那里读到的内容已经混入了邻近的词；“再深一层”和路径说明是哪些。
flow-cannot-know-signs = 路径不分正负，也没有对手：反对回答的词也有自己的线。无论组成还是路径，都看不到前馈网络的内部。
flow-three-answers = 是哪些词造成的：三种回答
flow-answers-disagree = 它们排在第一位的不是同一个词。
flow-head-rests = 找不到合适的词的头常常停在第一个词元上，所以这个词元的占比说明不了什么。
flow-logit-flow = logit 流
flow-information-flow = 信息流
flow-how-far-to-trust = 沿路径送出的各部分是{ $logit }；单是路径就是{ $information }。各自可信多少：模型 › 该信哪种解释。
flow-what-this-cannot-say = 这里说明不了的
flow-keys-word = [←][→] 词
flow-keys-tab = [Tab] 再按方向键：从一个状态到另一个
flow-keys-let-go = [Esc] 放开
flow-title = 哪些部分写出了这个词，经过哪些路径
flow-no-parts = 这个模型的类别是由不是求和的层从一个词元读出的，所以它有路径，没有精确的组成。

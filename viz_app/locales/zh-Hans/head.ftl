## pages/head/eight.js

head-all-eight-steps-with = 全部八步，带公式和 NumPy

## pages/head/formulas.js

head-layernorm = LayerNorm
head-sum-below = 下面的和

## pages/head/pictures.js

head-look-for = 寻找
head-what-am-i-looking = 我在找什么？
head-the-query = 查询
head-offer = 提供
head-what-does-each-word = 每个词提供什么？
head-the-keys = 键
head-shares = 占比
head-how-much-from-each = 从每个词取多少？
head-the-shares = 占比
head-pass-on = 传递
head-what-do-i-pass = 我传递什么？
head-mix-values = 值的混合
head-times-heads-query = ↓ 乘以这个头的查询表（学来的）
head-query-before-turn = { $count } 个数值：按位置旋转之前的查询
head-key-before-turn = { $key } 的键：按它的位置 { $place } 同样旋转之前
head-position-turns =
    { $turns ->
        [pairs] ↓ 按它的位置 { $place }（第一个是 0）旋转：每个数值与相邻的数值一起
       *[halves] ↓ 按它的位置 { $place }（第一个是 0）旋转：前一半的每个数值与后一半同一位置的数值一起
    }
head-numbers-all-knows-now = { $count } 个数值：它到现在知道的一切
head-numbers-query-up-down = { $count } 个数值，就是查询：上 +，下 −
head-the-largest-of = { $countB } 个中最大的 { $count } 个。
head-show-all = 显示全部 { $count } 个
head-show-the-largest = 只显示最大的
head-others-together = 另外 { $count } 个合计
head-the-sum = 和
head-the-four-pictures = 四张图
head-each-pair = { $key }：查询 × 键，逐对
head-sum-is =
    { $isOff ->
        [yes] { $sum }：什么也没有
       *[no] { $sum }：这个头说的话
    }
head-all-together =
    { $isWord ->
        [yes] 全部 { $count } 个词合计
       *[no] 全部 { $count } 个词片合计
    }

## pages/head/reasons.js

head-exactly-run-with-such = 精确：如果那里是这样一个词，运行得到的正是这个匹配。
head-approximation-each = 近似：每个词单独读，不算前面各层对它的加工。
head-approximation-word = 近似：词单独读，只算直接通向选择的部分。
head-what-reads-goes-on = 它读到的传给后面的层，没有一点直接通向选择。
head-fits-number = { $offered } 的匹配是 { $score }，排第 { $rank }
head-place-fits-best = 在 { $offered } 的位置，与 { $query } 最匹配的
head-when-reads-speaks-for = 读到 { $offered } 时，它支持
head-when-it-reads = 读到 { $offered } 时
head-what-head-prefers-all = 在所有的词里，这个头偏爱什么

## pages/head/reasons.js

head-each-pair-one-part = 每一对是这一行的状态的一个部分乘以那个词的状态的一个部分，是精确的；按每一边分别求和。归一化保持为这次运行的样子。softmax 比较同一行的匹配，所以所有词共有的部分不起作用。
head-why-fits-parts-score = 为什么匹配：这个评分的组成
head-fits-sum-pairs-parts = { $query } 与 { $offered } 的匹配是 { $score }：{ $pairs } 对部分的和。
head-before-cap-or-distance =
    { $fit ->
        [capped] 这是模型限制数值之前的匹配。
       *[biased] 这是模型加上距离的数值之前的匹配。
    }
head-of-what-asks = { $query } 中提问的部分
head-what-offered = { $offered } 中提供的部分

## pages/head/recompute_card.js

head-from-file = 用文件
head-from-model = 用模型
head-needs-numpy-rows-file = 需要 NumPy 和这一行的文件。它打印每个向量的最大误差，相对于其最大数值：小于 10⁻⁶。
head-run-projects-folder = 请在本项目的文件夹里运行。它打印每个向量的最大误差，相对于其最大数值：小于 10⁻⁶。
head-copy = 复制
head-copied = 已复制
head-select-copy = 请选中并复制
head-python-lines = Python 代码
head-download-row-npz = 下载 row.npz
head-start-from = 起点
head-reproduce-by-hand = 亲手重算

## pages/head/scaling_experiment.js

head-row-with-scale = 这一行，有缩放和没有缩放
head-row-run-softmax-s = 运行中的这一行，softmax(s ÷ { $dHead })，百分比
head-same-row-without = 同一行，没有缩放，softmax(s)
head-with-scale-without = 有缩放：{ $weights }。没有：{ $without }。
head-spread-q-k-over = q·k 的离散程度随 d_k 的变化
head-largest-share-softmax = 十个词元上 softmax 的最大占比随 d_k 的变化
head-without-the-scale = 没有缩放
head-with-it = 有缩放
head-heads-run-chosen-one = 这次运行的头，选中的为橙色
head-dot-products-spread = 点积的离散程度随 √d_k 增长
head-dot-products-random = 随机向量的点积，分量的均值为 0、方差为 1。每个点是几千个点积的标准差。
head-without-scale-one = 没有缩放，一个词元就拿走全部
head-largest-share-softmax-over = 十个随机评分上 softmax 的最大占比，取平均。接近 100% 时，softmax 的梯度几乎为零，所以模型几乎学不到东西。
head-heads-run-have-d = 这次运行的 { $count } 个头有 d_k = { $width }。它们的 q·k 的离散程度平均为 { $heads }，除过之后为 { $headsB }。选中的头是 { $spread } 和 { $scaled }。学来的 q 和 k 的方差不必是 1。
head-over-all-heads-rows = 在这次运行的所有头和行上，最大占比平均为 { $heads }；没有缩放会是 { $headsB }。没有缩放训练出的模型会学到别的数值。
head-draw-again = 重新抽取

## pages/head/sentences.js

head-head-off-passes = 这个头已关闭：它什么也不传。
head-model-shows-attention = 这个模型只显示注意力权重，所以四张图里只有第三张。选本项目的一个模型就能看到全部四张。
head-nan-change-leaves-row = NaN：这处改动使某一行没有可看的东西。
head-nan-there-nothing = NaN：没有可传的东西。
head-head-layer-adds-most = 第 { $layer } 层第 { $head } 个头给 { $target } 加得最多
head-sum-by-distance = 和 { $scores }，计入距离后 { $scaled }
head-sum-scaled-capped = 和 { $scores }，缩放并限制后：{ $scaled }
head-sum-scores-d-head = 和 { $scores } ÷ √{ $dHead } = { $scaled }
head-sum-scaled = 和 = { $scaled }
head-one-of-same-words = 第 { $place } 个 { $word }
head-word-asks = { $word } 用 { $count } 个数值来问，这就是它的查询。它们是训练找到的；没有人写下过它们的意思。
head-place-asks = 在 { $read } 之后、将要写 { $word } 的位置，用 { $count } 个数值来问，这就是它的查询。它们是训练找到的；没有人写下过它们的意思。
head-each-word-answers = 每个词用自己的 { $count } 个数值来答，这就是它的键。逐对相乘再相加：符号相同的地方，和就增大。
head-word-fits-best = 每个词用自己的 { $count } 个数值来答，这就是它的键。逐对相乘再相加：符号相同的地方，和就增大。{ $best } 匹配得最好，{ $fit }。
head-shares-become =
    { $how ->
        [spoiled] 占比加起来是 { $total }，不是 100%：这次运行的一处改动破坏了 softmax。{ $best } 得到 { $share }
        [known] 匹配变成 100% 中的占比。匹配每增加 1，占比就变成原来的 2.7 倍。{ $best } 得到 { $share }
       *[unknown] { $best } 得到 { $share }
    }{ $others ->
        [0] 。
        [1] { $isWord ->
            [yes] ，另一个词 { $rest }。
           *[no] ，另一个词片 { $rest }。
        }
       *[other] { $isWord ->
            [yes] ，另外 { $others } 个词合计 { $rest }。
           *[no] ，另外 { $others } 个词片合计 { $rest }。
        }
    }
head-value = 值
head-each-word-hands-over = 每个词交出另外 { $count } 个数值，就是它的{ $value }，占比多少就交出多少。
head-sum-is-added-to = 它们的和加到 { $word } 上。
head-sum-is-mostly = 这个和主要来自 { $best }。它加到将写 { $word } 的位置；上面的层接着加工。
head-sum-raises-most =
    { $isNamed ->
        [yes] 单看这个和，它使这些词提高得最多：{ $list }。
       *[no] 单看这个和，它使这些词提高得最多：{ $list }；{ $word } { $own }。
    }
head-sum-adds-to-label =
    { $isPair ->
        [yes] 只算直接到判断的作用，这个词处的和给 { $label } 相对 { $other } 加上 { $added }。
       *[no] 只算直接到判断的作用，这个词处的和给 { $label } 相对平均标签加上 { $added }。
    }
head-how-one-head-gathers = 一个头怎样让 { $word } 从其他词那里收集
head-how-one-head-looks-back = 一个头怎样从给定的 { $word } 的位置回看
head-how-one-head-decides = 一个头怎样决定看哪里，好写出 { $word }
head-written-in-pieces = “{ $word }”分成 { $count } 个词片写；这是第 { $piece } 个。
head-over-sentences-it =
    { $isMixed ->
        [yes] 在 { $sentences } 个句子里，它没有单一的习惯。
       *[no] 在 { $sentences } 个句子里，它大多{ $does }（权重的 { $strength }）。
    }
head-adds-most = 在 { $count } 个头中，这个给 { $target } 加得最多。
head-overview-opens-with = 总览打开的是另一个，第 { $layer } 层第 { $head } 个头，它看向哪里更容易看懂。

## pages/head/stages.js

head-read = 读
head-project = 投影
head-compare = 比较
head-scale = 缩放
head-mask = 遮住
head-softmax = Softmax
head-mix = 混合
head-join = 合并
head-already-done-q-k = 已经做了：q 和 k 各除以 { $dHead }^¼，它们的积就除以 √{ $dHead } = { $root }。
head-sum-products-spreads = { $dHead } 个乘积之和的离散程度大约是一个乘积的 √{ $dHead } 倍。除以 √{ $dHead } = { $root } 就抵消了。否则 softmax 会把几乎所有权重给一个词元。
head-tokens-not-written = 还没写的词元会得到 { $fill }。这是最后一行，所以它可以看所有已写的词元。
head-tokens-may-not-be =
    { $isCross ->
        [yes] 不能看的词元会得到 { $fill }。这一行什么也没遮住：单个句子不需要填充，而且整个源文本都已知。
       *[no] 不能看的词元会得到 { $fill }。这一行什么也没遮住：单个句子不需要填充，而且词元可以向两边看。
    }
head-results-all-heads = 全部 { $heads } 个头的结果并排放在一起，{ $heads } × { $dHead } = { $headsB } 个数值。最后一个矩阵把它们混合成这一行的更新，加到残差流上。
head-each-key-compared = 每个键用点积与查询比较。大而为正：这个词元提供的正是这一行在找的。选上面的一个词元，看它的 { $dHead } 个乘积。
head-softmax-divides = softmax 把各个指数函数值除以它们的和。评分变成加起来为 1 的权重。被遮住的词元恰好得到 0。
head-every-value-vector = 每个值向量乘以它的权重，再全部相加。结果主要来自这个头所看的词元。
head-post-norm-model-first = 词元的编号选出嵌入表的一行，{ $dModel } 个数值；再加上它的位置。在这个后归一化（post-norm）模型里，第一个子层直接把这个和作为 x 来读。
head-layers-below-add = 词元的编号选出嵌入表的一行，{ $dModel } 个数值；再加上它的位置。下面的层往上加，并把每个和归一化。x 是下面的子层之后 LayerNorm 的结果。
head-pre-norm-model-reads =
    { $isBottom ->
        [yes] 词元的编号选出嵌入表的一行，{ $dModel } 个数值；再加上它的位置。这个和就是残差流 r 的开头。这个前归一化（pre-norm）模型通过 LayerNorm 来读它：x。
       *[no] 词元的编号选出嵌入表的一行，{ $dModel } 个数值；再加上它的位置。下面的层已把它们的结果加上：这就是残差流 r。这个前归一化（pre-norm）模型通过 LayerNorm 来读它：x。
    }
head-three-learned =
    三个学来的矩阵把 { $dModel } 个数值变成 { $dHead } 个：这一行的查询（它在找什么），以及每个词元的键（它提供什么）和值（它传递什么）。{ $isCross ->
        [yes] 键和值由编码器的输出 y 算出，每个源词元一个。
       *[no] { "" }
    }{ $isDivided ->
        [yes] 这个模型在这里把 q 和 k 除以 { $dHead }^¼。
       *[no] { "" }
    }
head-tokens-may-not-be-looked =
    { $isDecoder ->
        [yes] 不能看的词元得到 { $fill }。这里：这一行之后的 { $closed } 个词元，因为它们还没写出来。
       *[no] 不能看的词元得到 { $fill }。这里：{ $closed } 个填充词元。
    }

## pages/head/tables.js

head-by-token = 按词元
head-word-summed-over = 按词：在键的各词片上求和，在 { $name } 的各行上取平均
head-by-dimension-for = 按维度，{ $key }
head-number-residual = 按残差流的数值
head-numbers-as-tables = 数值表
head-every-number-row = 这一行的每个数值

## pages/head/tools.js

head-relate = 关联
head-look-back = 回看
head-look-across = 对看
head-change = 更换
head-layer-head = { $map }，第 { $layer } 层，第 { $head } 个头

## pages/head/mount.js

head-step-next-next-b-row = 第 { $next } 步，{ $nextB }。{ $row }

## pages/head/scaling_experiment.js

head-heads-run = 这次运行的头
head-the-numbers = 数值
head-numbers-table-below = { $name }。数值在下面的表里。
head-standard-deviation = 标准差
head-largest-weight-of-row = 一行中最大的权重
head-random-vectors = { $width } 维的随机向量

head-hidden = 被遮住

## Columns of tables, and a part that is off

head-column-token = 词元
head-column-mask = 掩码
head-column-share = 占比
head-column-word = 词
head-column-dimension = 维度
head-column-number = 编号
head-part-off = 已关闭
head-key-masked = { $key } 被遮住

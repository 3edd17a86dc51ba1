## pages/patch/state.js

patch-no-share = 没有比例
patch-so-much-of-the-way = 走过 { $share }
patch-places-missing = 这个链接里有 { $count } 处不在这一对里，不能移入。

## pages/patch/captions.js

patch-about =
    { $patching }{ $isExample ->
        [yes] （一个例子，A“{ $a }”和 B“{ $b }”）
       *[no] { "" }
    }：从 { $donor } 移入 { $base }；{ $isClass ->
        [yes] 所问的类别是 { $token }
       *[no] 所问的词元是 { $token }，写出的第 { $number } 个词元
    }。
patch-activation-patching = 激活修补
patch-put-a-part = 把一次运行的一个部件放进另一次，看看那次运行这时写什么。
patch-texts-differ-in = A 是 { $a }，B 是 { $b }。
patch-which-place =
    { $isClass ->
        [yes] 模型里的哪一处使它回答 { $a } 或 { $b }？
       *[no] 模型里的哪一处使它写 { $a } 或 { $b }？
    }
patch-click-a-cell = 点击一个单元格：{ $donor } 在那里的东西进入 { $base } 的运行，后面的一切重新计算。虚线圈标出最大的比例，以及两者都读到的词上最大的比例。
patch-act-and-effect = { $act }：{ $effect }
patch-vector-carried =
    { $isOfDecoder ->
        [yes] 把解码器里 { $token } { $depth ->
            [0] 在嵌入处
           *[other] 在第 { $depth } 层之后
        }的向量放进另一次运行
       *[no] 把 { $token } { $depth ->
            [0] 在嵌入处
           *[other] 在第 { $depth } 层之后
        }的{ $vector }放进另一次运行
    }
patch-vector = 向量
patch-head-carried =
    让 { $base } 的{ $map ->
        [encoder] 编码器
        [decoder] 解码器
       *[cross] 交叉
    }第 { $layer } 层第 { $head } 个头{ $isOutput ->
        [yes] { $isOneRow ->
            [yes] 在一行上传递它在 { $donor } 里找到的
           *[no] 传递它在 { $donor } 里找到的
        }
       *[no] { $isOneRow ->
            [yes] 在一行上看它在 { $donor } 里所看的地方
           *[no] 看它在 { $donor } 里所看的地方
        }
    }
patch-vectors = { $count } 个向量
patch-heads = { $count } 个头
patch-places = { $count } 处
patch-vectors-carried = 把 { $vectors } 放进另一次运行
patch-outputs-carried = 移入 { $heads } 所传递的
patch-weights-carried = 移入 { $heads } 所看的地方
patch-places-carried = 把 { $places } 一起移入
patch-effect =
    { $first ->
        [token] { $isClass ->
            [yes] 它回答 { $token } 而不是 { $rival }，{ $share }。
           *[no] 它写 { $token } 而不是 { $rival }，{ $share }。
        }
        [rival] { $isClass ->
            [yes] 它仍回答 { $rival }，向 { $token } { $share }。
           *[no] 它仍写 { $rival }，向 { $token } { $share }。
        }
       *[other] { $isClass ->
            [yes] 它回答 { $other }，既不是 { $token } 也不是 { $rival }，{ $share }。
           *[no] 它写 { $other }，既不是 { $token } 也不是 { $rival }，{ $share }。
        }
    }
patch-probability-before-and-now =
    { $isLog ->
        [yes] log p({ $token }) { $before } → { $now }，在 { $donor } 里是 { $there }。
       *[no] p({ $token }) { $before } → { $now }，在 { $donor } 里是 { $there }。
    }
patch-same-token-same-place = 同一个词元在同一个位置：两个向量相等。
patch-same-token-other-place = 同一个词元在另一个位置：只有位置不同。
patch-as-typing-the-other-token = 在嵌入处，这等于在那里输入另一个词元。
patch-token-in-both-texts =
    { $isPart ->
        [yes] { $token } 在两个句子里相同；它的向量带上了一部分差别。
       *[no] { $token } 在两个句子里相同；它的向量几乎没有带上差别。
    }
patch-shares-do-not-add = 分别移入时，各比例加起来是 { $sum }：比例不能相加。
patch-what-is-written-later = 这个词元之后写出的是 { $base } 自己的。

## pages/patch/bar.js

patch-largest-cell = 最大的单元格
patch-shared-word = 共有的词
patch-strongest-head = 最强的头
patch-fewest-heads = 最少的头
patch-find-of-several = { $count } 个达到 { $share }
patch-find-of-head =
    { $map ->
        [encoder] { $share }，编码器 { $layer }.{ $head }
        [decoder] { $share }，解码器 { $layer }.{ $head }
       *[cross] { $share }，交叉 { $layer }.{ $head }
    }
patch-find-of-token = { $share }，{ $token }，第 { $layer } 层
patch-four-finds = 这一对里的四个发现
patch-example-pairs = 例子对
patch-from-which-run = 从哪次运行移入哪次
patch-token-in-question = 所问的词元
patch-undo = 撤销
patch-clear = 清除

## pages/patch/carried_head.js

patch-weights-cannot-be-carried = 文本长度不同时，不能单独移入它所看的地方。
patch-output-and-weights =
    它所传递的走过 { $output }，单是它所看的地方走过 { $weights }{ $matters ->
        [reading] ：关键不是头看哪里，而是它在那里读到什么。
        [looking] ：头看哪里就足够了。
        [both] ：其余是它在那里读到的。
       *[nothing] 。
    }
patch-where-the-head-looks = 头看哪里。
patch-cell-of-head = { $query } 看 { $key }：{ $share }
patch-cell-is-masked = { $query } 看 { $key }：被遮住
patch-head-now =
    { $isOneRow ->
        [yes] 现在在 { $run } 里，移入标出的那一行
       *[no] 现在在 { $run } 里，移入所有行
    }
patch-head-as-it-is = { $run } 里原来的样子
patch-open-this-head = 查看这个头
patch-the-head-carried = 移入的头

## pages/patch/grid.js

patch-no-token = 无
patch-token-before = 之前：{ $token }
patch-vectors-of-stack =
    { $stack ->
        [encoder] 编码器的向量
       *[decoder] 解码器的向量
    }
patch-depth =
    { $depth ->
        [0] 嵌入
       *[other] 第 { $depth } 层之后
    }
patch-depth-short =
    { $depth ->
        [0] 嵌入
       *[other] { $depth }
    }
patch-run-gives =
    { $isDonor ->
        [yes] { $run } 给出
       *[no] { $run } 接收
    }
patch-nothing-to-carry = 没有对应：没有可移入的
patch-writes = 写
patch-same-vector = 两次运行里是同一个向量
patch-cell =
    { $stack ->
        [encoder] { $token }，{ $base } 的编码器{ $depth ->
            [0] 嵌入
           *[other] 第 { $depth } 层之后
        }：{ $said }
       *[decoder] { $token }，{ $base } 的解码器{ $depth ->
            [0] 嵌入
           *[other] 第 { $depth } 层之后
        }：{ $said }
    }
patch-key-share = { $share }：{ $low }{ $ramp }{ $high }
patch-share-of-the-way = 走过的比例
patch-key-beyond = { $swatch }超出标度
patch-key-largest = { $swatch }最大的，以及两者共有的词上最大的
patch-key-same = = 两者是同一个向量
patch-key-no-partner = { $swatch }没有对应
patch-several-at-once = 一次几个
patch-vectors-of-both = 两次运行的向量
patch-every-click-adds = 每次点击加上一个单元格，或者去掉它。
patch-tap-a-cell = 轻触一个单元格。
patch-click-or-drag = 点击一个单元格。拖动或按住 Shift 可选几个。
patch-the-text-by-depth = 文本，按深度
patch-written-so-far = 到目前为止写出的，和下一个

## pages/patch/heads.js

patch-at-all-rows = 在所有行
patch-at-one-row = 在一行
patch-what-they-pass-on = 它们所传递的
patch-where-they-look = 它们所看的地方
patch-how-long-it-holds =
    { $stacks ->
        [classifier] 移入的东西在所指的每一行都有效。
        [both] 移入编码器的东西在整个运行里有效。在解码器和交叉注意力里，它对所问词元为止的各行有效；之后写出的是这次运行自己的。
       *[decoder] 移入的东西对所问词元为止的各行有效；之后写出的是这次运行自己的。
    }
patch-shift-adds = 按 Shift 再加一个移入的头。
patch-all-of = { $layers } 的全部 { $all }
patch-all-many = 全部 { $count } 个
patch-all-heads-of-layer =
    { $map ->
        [encoder] 编码器第 { $layer } 层的所有头
        [decoder] 解码器第 { $layer } 层的所有头
       *[cross] 交叉注意力第 { $layer } 层的所有头
    }
patch-all-heads-of-map =
    { $map ->
        [encoder] 编码器的全部 { $count } 个头
        [decoder] 解码器的全部 { $count } 个头
       *[cross] 交叉注意力的全部 { $count } 个头
    }
patch-layer = 第 { $layer } 层
patch-heads-of-map =
    { $map ->
        [encoder] 编码器的头
        [decoder] 解码器的头
       *[cross] 交叉注意力的头
    }
patch-one-head-fewer = 少一个头
patch-one-head-more = 多一个头
patch-strongest-together = 最强的几个一起 { $field }
patch-at-which-rows = 在哪些行移入头
patch-the-row = 文本的行
patch-what-of-the-heads = 移入头的什么
patch-head-and-share = { $head }：{ $share }
patch-heads-of-both = 两次运行的头
patch-all-heads = 全部 { $count } 个{ $heads }：一个头来自 { $donor } 的输出放进 { $base }
patch-heads-term = 头

## pages/patch/now.js

patch-run-writes =
    { $isClass ->
        [yes] { $run } 回答
       *[no] { $run } 写
    }
patch-run-wrote =
    { $isClass ->
        [yes] { $run } 之前回答
       *[no] { $run } 之前写
    }
patch-run-now = { $run } 现在
patch-nothing-carried = 没有移入任何东西
patch-all-others = 其他所有
patch-measured-by = 度量方式
patch-orange-before = 橙色：之前
patch-what-the-run-gives = 这次运行现在给出什么
patch-what-a-run-writes =
    { $isClass ->
        [yes] { $isPatched ->
            [yes] { $run } 现在回答什么
           *[no] { $run } 回答什么
        }
       *[no] { $isPatched ->
            [yes] { $run } 现在写什么
           *[no] { $run } 写什么
        }
    }
patch-token-against-rival = { $token } 对 { $rival }
patch-log-p-of-token = { $token } 的 log p
patch-classes = 类别
patch-next-token-after = { $last } 之后的词元

## pages/patch/start.js

patch-an-example = 一个例子，不是你的句子。
patch-how-to-begin = 把一次运行固定为 A，改句子里的一个词，再运行：那就是 B。
patch-same-run = A 和 B 是同一次运行。改句子里的一个词，再运行：那就是 B。
patch-two-runs = 起始的两次运行
patch-or-open-a-pair = 或者打开一对，A 和 B：
patch-lengths-differ = 长度不同。词元按两段文本共有的最长片段对应；片段之间不同的部分，从末尾对应。空缺之后，词元在另一个位置，词元的向量也带着这个位置。请手动连接两个：
patch-join-by-hand = 手动连接两个词元：
patch-token-of-run = { $run } 的词元
patch-two-tokens = A { $a } B { $b }
patch-join = 连接
patch-undo-joins = 撤销连接

## pages/patch/steer.js

patch-only-b-can-be-changed = 只能改动 B：请在上面选 A → B。
patch-open-the-pair-first = 这是一个例子：请先打开这一对。
patch-what-texts-differ-by = 两段文本的差别
patch-the-word = 词 { $word }
patch-vector-of-file = 文件里的向量
patch-file-of-numpy = NumPy 的文件……
patch-what-is-added = 加上什么
patch-the-depth = 深度
patch-depth-of-stack =
    { $stack ->
        [encoder] 编码器，{ $depth ->
            [0] 嵌入
           *[other] 第 { $depth } 层之后
        }
       *[decoder] 解码器，{ $depth ->
            [0] 嵌入
           *[other] 第 { $depth } 层之后
        }
    }
patch-the-rows = 行
patch-all-rows = 所有行
patch-so-many-rows = { $count } 行
patch-keep-as-change = 作为改动保留
patch-how-much = 加多少
patch-steer = 引导：按选定的强度加上一个向量
patch-not-a-swap = 不是交换：把{ $vector }加到一侧各层的状态上，加多少由你定，再重写整个回答。
patch-a-vector = 一个向量
patch-add = 加上
patch-run-writes-so =
    { $isClass ->
        [yes] { $run } 回答 { $output }
       *[no] { $run } 写 { $output }
    }
patch-curve-in-words = { $token } 和 { $rival } 的 log p 随所加的量的变化：{ $values }
patch-at-amount = { $amount }：{ $logs }

## pages/patch/tables.js

patch-no-partner = 没有对应
patch-table-of-vectors = { $stack }：向量，走过的比例
patch-table-of-heads = { $map }：头，走过的比例
patch-column-depth = 深度
patch-column-head = 头
patch-row-layer = 第 { $layer } 层
patch-all-as-text = 全部写成文字；“保存”里有 CSV 和 JSON
patch-what-numbers-can-say = 这样的数值能说明什么，不能说明什么

## pages/patch/mount.js

patch-all-shares = 所有比例

patch-caution-source =
    { $paper ->
        [enough] Meng et al. 2022
        [stand-in] Wang et al. 2022
       *[measure] Heimersheim 与 Nanda 2024
    }
patch-caution =
    { $paper ->
        [enough] 走完全程的位置，对这一对文本和这个词元是足够的；这并不说明事实存放在哪里，也不说明别的位置不够。
        [stand-in] 头会互相顶替：比例小不表示一个头没有用，比例也不能相加。
       *[measure] 比例取决于度量和方向：接近确定时 log p 变平，所以请也试试另一种度量和反方向。
    }

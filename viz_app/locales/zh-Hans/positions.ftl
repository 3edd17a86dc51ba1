## pages/positions/encoding_figures.js

positions-dim = 维度 { $dimension }
positions-dim-zero = 维度 0
positions-to-a-line = 每条线 { $together } 个
positions-dim-width = 维度 { $width }

## pages/positions/numbers.js

positions-dim-wavelength = 维度 { $dimension }，λ { $dimensionB }
positions-dot-product-with = 与位置 { $at } 的点积
positions-encoding-numbers = 编码的数值

## pages/positions/order.js

positions-as-trained = 和训练时一样
positions-off = 关闭
positions-shuffled = 打乱
positions-shifted = 移动
positions-positions-run = 这次运行的位置
positions-again = 再来
positions-shift-one-position = 少移动一个位置
positions-shift-one-position-more = 多移动一个位置
positions-shuffle-again-with = 用下一个种子再打乱：现在是 { $seed }
positions-by = 移动 { $by }
positions-same-head-with = 同一个头，位置改动后

## pages/positions/page.js

positions-how-model-knows-where = 模型怎样知道每个词在哪里

## pages/positions/rotation.js

positions-single-dimension = 一个维度成不了对，所以没有旋转。
positions-step-too-long-for = 步长 { $step } 对这 { $count } 个位置来说太长。请选更小的步长或更多的位置。
positions-learned-table-need = 学来的表不必符合旋转。这里最大误差是 { $error }。
positions-pair-turns-by = 第 { $pair } 对转 { $pairB }。
positions-by-pair-pair-b = 第 { $pair } 对转 { $pairB }
positions-step-turns-pairs = 步长 { $step } 使各对旋转：{ $list }。方向键选一对。
positions-step-rotation = 一步就是一次旋转
positions-each-pair-dimensions = 每对维度是一个表盘的指针。走 k 个位置，指针转 kω，从哪个位置出发都一样。
positions-dimensions-from = 维度 { $pair } 和 { $pairB }，从位置 { $from } 到 { $fromB }
positions-checked-on-all =
    { $isOdd ->
        [yes] 在全部 { $count } 个数值上核对：最大误差 { $tiny }。最后一个正弦没有余弦，不算在内。
       *[no] 在全部 { $count } 个数值上核对：最大误差 { $tiny }。
    }

## pages/positions/settings.js

positions-the-length = 长度
positions-the-base = 底数
positions-the-step-k = 步长 k
positions-the-seed = 种子
positions-the-shift = 移动量
positions-base-choose-number = 底数是 { $text }；请选大于 0、至多 { $largestbase } 的数。
positions-choose-whole-number = { $name }是 { $text }；请选 { $least } 到 { $most } 的整数。
positions-there-no-dimension = 没有维度 { $wrong }。d_model 为 { $width } 时，请选 0 到 { $widthB }。
positions-these-dimensions = 这里有 { $count } 个维度。请选 1 到 { $mostwaves } 个。
positions-until-then-models-own = { $problems } 在此之前用模型自己的值。

## pages/positions/shown_encoding.js

positions-position-dot-product = 位置 { $at }：与自己的点积为 { $atB }；最相像的位置是 { $named }。

## pages/positions/similarity.js

positions-position-position = 位置 { $value } · 位置 { $valueB }
    { $number }
positions-near-positions = 相近的位置相像
positions-dot-product-every-two = 每两个位置的点积。对波来说，它只取决于距离。
positions-which-positions = 哪些位置相像
positions-dot-product-every-two-positions = 每两个位置的点积。对学来的位置，它不必取决于距离。
positions-arrow-keys-choose = { $shown } 方向键选一个位置。

## pages/positions/split.js

positions-head-position = 第 { $head } 个头：位置 · 位置 { $share }
positions-heads-first-layer = 第一层的头，按位置与位置的占比排列
positions-query-key = 查询 { $sides }，键 { $sidesB }。
positions-key-side = 键 { $side }
positions-key-sides = 键 { $sides }
positions-one-scale = 一个标度，{ $most }
positions-scores-head-four = 第 { $head } 个头的评分分成四部分。{ $split }
positions-position-position-every = 位置 · 位置，每个头
positions-parts-numbers = 各部分的数值
positions-what-or-where-score = 看内容还是看位置？评分的四个部分
positions-scores-chosen-row = 所选行的评分，按部分
positions-splitting-the-scores = 正在拆分评分……
positions-content = 内容
positions-position = 位置
positions-query-side = 查询 { $side }

## pages/positions/split_sums.js

positions-head-looks-content = 这个头按内容看，不按位置看。
positions-token-query-decides = 查询的词元决定这个头看哪些位置。
positions-position-query = 查询的位置决定这个头看哪些词元。
positions-head-looks-position = 这个头按位置看，不按内容看。
positions-head-looks-both = 这个头既按内容看，也按位置看。
positions-masked-score-never = 被遮住：这个评分从不使用
positions-sum-score = 和 = 评分
positions-share-variance = 方差的占比
positions-point-cell-add-up = 指向一个单元格，把它的各部分相加。
positions-query-row = 查询 { $row }
positions-masked = 被遮住
positions-score = 评分
positions-run-sum-parts-differs =
    { $isPre ->
        [yes] 这里先做 LayerNorm。它的因子 1 ÷ √方差固定为这次运行的值；其余是线性的。
       *[no] { "" }
    }{ $hasBiases ->
        [yes] 偏置既不属于内容，也不属于位置，所以单独算一部分。
       *[no] { "" }
    }在这次运行里，各部分之和与评分至多相差 { $error }。
positions-first-layer-token =
    { $isElsewhere ->
        [yes] 在第一层，词元就是内容加位置（在更高的层，词元里还有其他词元），所以每个评分是一个和。
       *[no] 在第一层，词元就是内容加位置，所以每个评分是一个和。
    }这里：{ $map ->
        [encoder] 编码器，第 1 层，第 { $head } 个头
       *[decoder] 解码器，第 1 层，第 { $head } 个头
    }{ $picked ->
        [off] ，位置关闭
        [shuffled] ，位置打乱
        [shifted] ，位置移动
       *[on] { "" }
    }。

## pages/positions/tools.js

positions-length = 长度
positions-model = 模型
positions-base = 底数
positions-step-k = 步长 k
positions-length-in-positions = 长度，以位置计
positions-d-model-number = d_model，维度的数目
positions-base-wavelengths = 波长的底数
positions-step-k-positions = 步长 k，以位置计
positions-typed-label = { $label }，可输入
positions-dimensions-drawn-as = 画成波的维度，用逗号分开
positions-dimensions = 维度
positions-has-no-learned = { $title } 没有学来的位置。它加上的是这些波，是算出来的，不是训练出来的。像“wide-heads”这样的设计则为每个位置学一个向量。加载这样的模型，就能在这里看到它的表。
positions-learned-table = { $title } 学来的表：{ $longest } 个位置，{ $width } 个维度。灰色：正弦波。
positions-sinusoidal = 正弦
positions-learned = 学来的
positions-which-encoding = 哪种编码
positions-as-model = 和模型一样

## pages/positions/turned_head.js

positions-layer-head-dimensions = 第 { $layer } 层，第 { $head } 个头：{ $row } 的查询的维度 { $pair } 和 { $pairB }，位置 { $rowB }
positions-layer-head-query = 第 { $layer } 层，第 { $head } 个头：位置 { $rowB } 上 { $row } 的查询和位置 { $fromB } 上 { $from } 的键分别转了 { $rowB } 和 { $fromB } 个位置。它们的积是 { $live }；只把查询转距离 { $rowC } 时，积是 { $byDistance }。不转则是 { $query }。
positions-checked-on-all-numbers = 在这个头的查询和键的全部 { $numbers } 个数值上核对：最大误差 { $error }。

## pages/positions/waves.js

positions-left-right-choose = 左右键选位置，上下键选维度；每次都会读出来。Enter 加上该维度的波。
positions-every-dimension-wave = 每个维度都是沿位置的一个波
positions-low-dimensions-change = 低维度变化快，高维度变化慢。点击编码的一条线，在这里画出它的波。
positions-every-dimension-over = 每个维度随位置的变化
positions-these-numbers-come = 这些数值只来自训练。点击编码的一条线，在这里画出它的维度。
positions-position-dimension = 位置 { $at }，维度 { $dimension }
positions-wavelength-positions = 波长 { $dimension } 个位置
positions-token-here = 这里的词元：{ $token }
positions-positions-dimensions = { $count } 个位置，{ $width } 个维度，选中位置 { $at }。
positions-dimensions-of = { $size } 的维度 { $waves } { $keys }
positions-the-encoding-of = { $size } 的编码 { $keys }
positions-at = 位置 { $at }

## pages/positions/tools.js

positions-this-model = 这个模型

## pages/positions/mount.js

positions-key-signed = 带符号的数值，每张图有自己的标度：− { $ramp } +
positions-key-share = 注意力的占比：0 { $ramp } 1
positions-key-masked = { $swatch } 不能看
positions-keys-tab = [Tab] 再按方向键：每个数值

positions-part =
    { $part ->
        [0] 内容 · 内容
        [1] 内容 · 位置
        [2] 位置 · 内容
        [3] 位置 · 位置
       *[4] 偏置
    }

## A column of the numbers

positions-token = 词元

## pages/positions/distances.js, and what a model of others adds

positions-its-table = 它的表
positions-computed-table = { $title } 的表：{ $longest } 个位置，{ $width } 个维度，是算出来的，不是训练出来的：前一半维度是正弦，后一半是余弦。灰色：“Attention Is All You Need”的波，其中两者交替。
positions-numbers-computed = 这些数值来自公式，不来自训练。点击编码的一条线，在这里画出它的维度。
positions-two-halves = 这里所有正弦都在所有余弦之前，所以相邻的维度不成对。最大误差是 { $error }。
positions-adds-by-distance = { $title } 不给词元加向量。它按距离给每个评分加一个数，如上所示。这些波是算出来作比较的。
positions-not-known = 这里不知道 { $title } 怎样把位置告诉词元。这些波是算出来作比较的。
positions-cannot-be-changed = 这里不知道 { $title } 怎样把位置告诉词元，所以不能改变位置。
positions-shift-changes-nothing = 这个模型只说明两个词元相距多远。所有词元一起平移，除了最后几位数字，什么也不变。
positions-distances = 用距离代替位置
positions-every-head-adds = 每个头按查询到键的距离，给每个评分加一个学来的数，各层相同。负数：键在查询之前。
positions-distances-heads = 每个头按距离加上的数
positions-head = 第 { $head } 个头
positions-head-adds = 第 { $head } 个头，距离 { $distance }：{ $number }

## pages/masks/bugs.js

masks-every-number-map-nan = 这张图的每个数值都是 NaN：没有查询可以看填充列，而在零个单元格上的 softmax 是 0 ÷ 0。
masks-softmax-over-wrong = softmax 用错了轴
masks-columns-add-up-rows = 列加起来是 1，行不是。一个键的权重分给了所有查询。
masks-rows-map-add-up = 这张图各行的和是 { $lowest } 到 { $highest }，不是 1。
masks-positions-indexed = 位置按批量编号
masks-diagonals-fade-heads = 对角线变淡。原来看相邻词元的头现在只按内容看，词序丢失了。
masks-encoder-token-gives = 一个词元给自己和相邻词元 { $near }，之前是 { $nearB }。
masks-nearly-every-row-one = 几乎每一行都是一个单元格 100%，其余 0。
masks-largest-share-row-on = 一行的最大占比平均为 { $peak }，之前是 { $peakB }。
masks-no-causal-mask = 没有因果掩码
masks-upper-triangle = 解码器的上三角填满了。词元看到了它本该预测的答案。
masks-model-trained-like = 这样训练的模型抄写下一个词元，损失几乎降到零。它自己写的时候，没有下一个词元可抄。
masks-no-padding-mask = 没有填充掩码
masks-pad-columns-light-up = ‹pad› 列亮起来，同一个句子在另一个批量里得到另一个回答。
masks-pads-have-vectors = 填充和其他词元一样有向量。没有掩码，它们在每一行都得到权重。
masks-run-has-no-pads = 这次运行没有填充，所以没什么可看。请在上面添加一些。
masks-row-with-no-open = 没有开放单元格的行
masks-with-row-nan-nan = 用 −∞ 时这一行是 NaN，NaN 会传到后面的一切。用 −1e9 时这一行给所有词元同样的权重，连填充也是。
masks-softmax-over-no-cell = 在零个单元格上的 softmax 是 0 ÷ 0。行和列都被遮住时，填充的查询就会这样。
masks-row-layer-gives-every = 第 1 层的第 1 行给每个词元同样的权重，不管有没有被遮住。
masks-rows-nan = { $name }：{ $rows } 行中有 { $broken } 行是 NaN。
masks-fill-with = 填 −∞
masks-fill-with-e = 填 −1e9
masks-fill = 填入值
masks-what-you-see = 你看到什么
masks-why = 为什么
masks-in-this-run = 在这次运行里
masks-common-mistakes = 常见的错误。启用一个，学会认出它的迹象。
masks-classic-bugs = 经典错误
masks-softmax-over-queries = { $code } 在查询上归一化。模型照样运行，甚至照样训练，所以只有各行的和会显出这个错误。
masks-same-position = 张量是 { $axes } 时，{ $code } 给一个句子的每个词元同一个位置。
masks-no-division-by = 不除以 { $root }
masks-scores-too-wide = 评分的范围是应有的 { $root } 倍。softmax 饱和，梯度几乎为零。
masks-attention-to-later-tokens = 解码器的注意力有 { $leak } 给了后面的词元。新文本如果像训练时那样一次读完，得到 log p { $whole }；逐个词元写则是 { $alone }。有掩码时两者都是 { $masked }；没有掩码时相差 { $gap }。所以训练损失不再能衡量模型写得好不好。这个模型是带着掩码训练的，从没学过抄写。
masks-attention-on-pads =
    { $isClass ->
        [yes] { $changed ->
            [0] 填充得到的注意力：{ $leaks }；类别不变。
           *[other] 填充得到的注意力：{ $leaks }；类别变了。
        }
       *[no] { $changed ->
            [0] 填充得到的注意力：{ $leaks }；词不变。
           *[other] 填充得到的注意力：{ $leaks }；变了 { $changed } 个词。
        }
    }{ $isSameUnpadded ->
        [yes] 有掩码时，填充得到 0%，回答和没有填充时一样。
       *[no] { "" }
    }

## pages/masks/editor.js

masks-has-no-open-cell = { $token } 没有开放的单元格。填 −1e9 时，它的 softmax 给所有词元同样的权重。
masks-has-no-open-cell-so = { $token } 没有开放的单元格，所以它的 softmax 是 0 ÷ 0。请至少打开一个单元格，或者选填 −1e9 来看另一个错误。
masks-masks-run = 这次运行的掩码
masks-which-mask = 哪个掩码

## pages/masks/edits.js

masks-encoder-reads-left = 编码器从左往右读
masks-encoder-sees = 编码器只看相邻的词元
masks-encoder-tokens-see = 编码器的词元只看自己
masks-decoder-remembers-two = 解码器只记得两个词元
masks-decoder-sees-only-end = 解码器只看源文本的 ‹end›

## pages/masks/panel.js

masks-source-padding = 源文本填充
masks-encoder-encoder = 编码器 → 编码器
masks-target-padding = 目标文本填充
masks-decoder-decoder = 解码器 → 解码器
masks-causal = 因果
masks-decoder = 解码器
masks-cross = 交叉
masks-decoder-encoder = 解码器 → 编码器
masks-space-opens-or-closes = 空格键打开或关闭一个单元格。往左或往上走到名称，可改整行或整列。
masks-column-close-or-open = 列 { $key }：关闭或打开
masks-row-close-or-open = 行 { $query }：关闭或打开
masks-mask-title-keys = { $title }掩码。{ $keys }
masks-short-title =
    { $name ->
        [encoder] 源文本
        [padding] 目标文本
        [causal] 因果
        [decoder] 解码器
       *[cross] 交叉
    }
masks-may-look-at =
    { $isOpen ->
        [yes] { $query } 可以看 { $key }
       *[no] { $query } 不能看 { $key }
    }

## pages/masks/tools.js

masks-masks-pads-bugs-fixed = 这个模型的掩码、填充和错误不能改，因为它只显示注意力权重。请选本项目的一个模型。
masks-model-takes-no-pads = 这个模型不接受填充。
masks-one-pad-fewer =
    { $side ->
        [source] 源文本少一个填充
       *[target] 目标文本少一个填充
    }
masks-one-pad-more =
    { $side ->
        [source] 源文本多一个填充
       *[target] 目标文本多一个填充
    }
masks-after-the-text = 文本之后
masks-before-the-text = 文本之前
masks-source-pads = 源文本填充
masks-preset-masks = 现成的掩码
masks-changed-by-hand = 手工改过
masks-masks-as-run = 和运行中一样的掩码
masks-cell-changed = 改了 { $cells } 个单元格
masks-bug-switched-on = 启用了 { $bugs } 个错误
masks-run-again = 再运行
masks-working = 正在计算
masks-click-cell-or-name = 点击一个单元格，或者一行、一列的名称
masks-draw-over-cells = 在单元格上拖动
masks-what-mask-does = 掩码做什么
masks-mask-says-for-each = 掩码对每一对词元说明查询能不能看键。不能看，评分在 softmax 之前变成 −∞：
masks-so-weight-exactly = 所以它的权重恰好是 0，其他权重加起来仍是 1。
masks-decoder-has-two-masks = 解码器同时有两个掩码：一个挡住填充，一个挡住后面的词元。
masks-before-after-read = “改动前”和“改动后”读同一个目标文本，也就是第一个回答，这样单元格才能比较。“改动后”的回答是自由写出的。
masks-pads = 填充：
masks-key-open = { $swatch }可以看
masks-key-masked = { $swatch }不能看
masks-key-closed = { $swatch }由你关闭
masks-key-opened = { $swatch }由你打开
masks-key-share = 占比 0 { $ramp }1
masks-key-change = 变化 − { $ramp }+
masks-keys-tab = [Tab] 再按方向键和[空格]
masks-keys-undo = [Ctrl] [Z] 撤销

## pages/masks/mount.js

masks-running-sentence-with = 正在带着掩码运行句子……
masks-ran-again = 已再运行：{ $changed }。
masks-mask-says-which-words = 掩码说明哪些词可以看。关闭几个，再运行

masks-pads-of-side =
    { $side ->
        [source] 源文本
       *[target] 目标文本
    }
masks-pads-after = 之后
masks-pads-before = 之前

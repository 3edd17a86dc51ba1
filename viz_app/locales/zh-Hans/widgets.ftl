## widgets/before_after.js

widgets-before = 改动前
widgets-after = 改动后
widgets-change = 变化
widgets-rows-are-nan = 有的行是 NaN
widgets-most-queries-keys = 最多：{ $queries } → { $keys } { $value }
widgets-enter-selects-row = { $name }。Enter 选这一行。
widgets-before-after = { $sel }，改动前 → 改动后
widgets-before-and-after = 改动前和改动后
widgets-before-after-or = 改动前、改动后或变化

## widgets/change_captions.js

widgets-points-thousandths = { $thousandths } 个百分点
widgets-masked = 被遮住
widgets-cell-before-after =
    { $doesPredict ->
        [yes] { $query }（预测 { $predicts }）→ { $key }
       *[no] { $query } → { $key }
    }
    改动前 { $before }
    改动后 { $after }
    { $at }

## widgets/changed_heads.js

widgets-layer-head = 第 { $layer } 层，第 { $head } 个头
widgets-no-change = { $name }
    没有变化
widgets-attention-changed = { $name }
    它的注意力变了 { $share }
    最多：{ $pair } { $change }
widgets-change-every-head = 每个头的变化
widgets-no-head-has-changed = { $name }：没有头变化
widgets-layer-head-in-text = 第 { $layer } 层，第 { $head } 个头
widgets-change-every-head-label = 每个头的变化
widgets-nan-first-in = { $name }：NaN，最先在{ $head }
widgets-most-changed-in = { $name }，标度 ±{ $scale } 个百分点；变化最多的是{ $head }

## widgets/changes.js

widgets-same-words = 词不变
widgets-words-changed = 变了 { $words } 个词

## widgets/compare.js

widgets-running-a = 正在运行 A……
widgets-b-numbers = B − A 的数值
widgets-difference-run-run-b = 运行 A 与运行 B 的差值
widgets-difference-titled = 运行 A 与运行 B 的差值：{ $title }
widgets-b-numbers-titled = B − A 的数值：{ $title }
widgets-key-difference = B 较少 − { $ramp } + 较多，{ $scale }
widgets-key-unmatched = { $swatch } 另一次运行里没有这个词元

## widgets/controls.js

widgets-undo = 撤销
widgets-redo = 重做
widgets-reset = 还原

## widgets/difference_captions.js

widgets-no-such-token-other = 另一次运行里没有这个词元
widgets-points = 0 个百分点
widgets-nothing-to-compare = 没有可比较的
widgets-no-change-in-text = 没有变化
widgets-attention-moved = 它的注意力移动了 { $moved }
widgets-looks-at = { $queries } 看 { $keys }
widgets-masked-in-both = { $who }
    两次都被遮住
widgets-runs-read-different-tokens = 这里 A 读 { $a }，B 读 { $b }。不同的词元没有共同的行，所以没有差值。
widgets-only-one-run-reads =
    { $isA ->
        [yes] 只有 A 读 { $token }。不同的词元没有共同的行，所以没有差值。
       *[no] 只有 B 读 { $token }。不同的词元没有共同的行，所以没有差值。
    }
widgets-row-has-no-numbers-in-one = { $at }第 { $layer } 层第 { $head } 个头在其中一次运行里没有数值：它的行是 NaN。
widgets-row-looks-as-in-a =
    { $isText ->
        [yes] { $at }第 { $layer } 层第 { $head } 个头看的地方和在 A 里完全一样：两次运行读的是同一个句子。
       *[no] { $at }第 { $layer } 层第 { $head } 个头看的地方和在 A 里完全一样：两次运行到这里读的是同样的词元。
    }
widgets-row-changes-no-cell = { $at }第 { $layer } 层第 { $head } 个头没有一个单元格变化达到半个百分点。
widgets-row-looks-more-or-less =
    { $others ->
        [0] { $at }第 { $layer } 层第 { $head } 个头这样看：{ $items }。
       *[other] { $at }第 { $layer } 层第 { $head } 个头这样看：{ $items }；另外 { $others } 个合计 { $rest } 个百分点。
    }

## widgets/difference_table.js

widgets-no-value = 没有数值
widgets-scale = 标度
widgets-to = 0 到 100
widgets-no-match = 没有对应
widgets-two-runs-have-nothing = 两次运行在这里没有可对应的东西，所以没有差值。
widgets-nothing-here-differs = 两次运行在这里没有差别。
widgets-each-row-or-group = 每行或每组行有自己的标度
widgets-pair-and-points = { $a } → { $b }，{ $change } 个百分点
widgets-pair-and-change = { $a } → { $b }，{ $change }
widgets-most-has-changed-at = 变化最多：{ $cells }。
widgets-column-of-head = 头 { $head }
widgets-difference-in =
    B − A{ $isMore ->
        [yes] ，{ $more }
       *[no] { "" }
    }

## widgets/experiments.js

widgets-still-word = 仍是 { $word }
widgets-the-same-words = 同样的词
widgets-word-goes =
    { $isWithout ->
        [yes] 没有它，{ $word }：{ $before } → { $after }。
       *[no] { $word }：{ $before } → { $after }。
    }
widgets-goes-after-same-beginning = 在同样的开头之后，{ $word }：{ $before } → { $after }。
widgets-goes-as-first-word = 作为第一个词，{ $word }：{ $before } → { $after }。
widgets-still-gets = 如果 { $start } 已经写出，{ $word } 仍得到 { $after }；之前是 { $before }。

## widgets/compare.js

widgets-in-points = 以百分点计，{ $moved }
widgets-one-scale-for-all = 所有头用一个标度：±{ $scale } 个百分点
widgets-selected-head-b-enter = 选中的头，B − A。Enter 选这一行。
widgets-head-difference =
    { $isWords ->
        [yes] { $head }，B − A，按整词
       *[no] { $head }，B − A
    }
widgets-key-masked = { $swatch } 不能看

## widgets/head_grid.js

widgets-head = 头
widgets-layers-down-heads = { $label }，层从上到下，头从左到右。方向键选一个头。
widgets-layer-number =
    { $isSpelled ->
        [yes] 第 { $layer } 层
       *[no] 层 { $layer }
    }

## widgets/matrix.js

widgets-arrow-keys-move-from = { $label } 方向键从一个单元格移到另一个，每个都会读出来。

## widgets/method_tests.js

widgets-method-title =
    { $method ->
        [attention] 一个头的注意力
        [mean-attention] 平均注意力，最后一层
        [rollout] 注意力展开
        [value-zeroing] 值置零
        [flow] 信息流
        [logit-flow] logit 流
        [gradient-x-input] 梯度 × 输入
        [integrated-gradients] 积分梯度
        [leave-one-out] 逐个去掉
        [pooling] 池化的占比
        [word-alignment] 从词对学来
       *[diagonal] 只按位置
    }
widgets-method-name =
    { $method ->
        [attention] 这个头的注意力
        [mean-attention] 平均注意力
        [rollout] 注意力展开
        [value-zeroing] 值置零
        [flow] 信息流
        [logit-flow] logit 流
        [gradient-x-input] 梯度 × 输入
        [integrated-gradients] 积分梯度
        [leave-one-out] 逐个去掉
       *[pooling] 池化
    }
widgets-method = 方法
widgets-to-low-high = { $low } 到 { $high }
widgets-tests-over-sentences = 在 { $sentences } 个句子上的 { $count } 项检验，带 95% 区间
widgets-measure-is-faithful =
    { $measure ->
        [deletion] 删除，越小越忠实
        [insertion] 插入，越大越忠实
        [comprehensiveness] 全面性，越大越忠实
        [sufficiency] 充分性，越小越忠实
        [rank] 顺序相关，越大越忠实
       *[first] 首位，越大越忠实
    }
widgets-beats-chance = 胜过随机
widgets-with-leave-one-out = 与逐个去掉的 τ
widgets-random-orders = 随机顺序
widgets-alignment-error-rates = 在 { $sentences } 个手工连线的句子上的对齐错误率，带 95% 区间
widgets-alignment-error = 对齐错误
widgets-row-predicts-word = 预测该词的行
widgets-row-reads = 读该词的行
widgets-links-sentences-were = { $sentences } 个句子的连线是手工做的。错误率为 0 表示完全正确。显示看源文本的 { $count } 个头里最好的 { $heads } 个。

## widgets/most_changed_heads.js

widgets-heads-changed-most = 变化最多的头
widgets-share-their-attention = 它们的注意力中变化的占比

## widgets/picker.js

widgets-encoder = 编码器
widgets-decoder = 解码器
widgets-cross = 交叉
widgets-map-layer-head = { $map }，第 { $layer } 层，第 { $head } 个头
widgets-which-attention = 哪种注意力
widgets-layer = 层

## widgets/roles.js

widgets-role-title =
    { $role ->
        [previous] 前一词元
        [same] 同一词元
        [next] 后一词元
        [first] 首词元
        [end] 结束符
        [punctuation] 标点
        [separator] 分隔符
        [induction] 归纳
        [alignment] 对齐词
        [read-alignment] 对齐读入的词
        [mixed] 混合
       *[other] { $role }
    }
widgets-role-short =
    { $role ->
        [previous] 前一
        [same] 同一
        [next] 后一
        [first] 首
        [end] 结束
        [punctuation] 标点
        [separator] 分隔
        [induction] 归纳
        [alignment] 对齐
        [read-alignment] 对齐读入
        [mixed] 混合
       *[other] { $role }
    }
widgets-role-does =
    { $role ->
        [previous] 看前一个词元
        [same] 看词元自己
        [next] 看后一个词元
        [first] 看第一个词元
        [end] 看 ‹end›
        [punctuation] 看标点
        [separator] 看逗号、破折号和括号
        [induction] 看同一词元上次出现之后的词元
        [alignment] 看正在翻译的词
        [read-alignment] 看刚翻译过的词
        [mixed] 做几件事
       *[other] { $role }
    }
widgets-encoder-aligns-no = 编码器不对齐词，因为它只读一个句子。
widgets-decoder-cannot-look = 解码器看不到后面的词元，所以没有头看后一个词元或 ‹end›。
widgets-source-target-two = 源文本和目标文本是两个句子，所以没有头看前一个、同一个或后一个词元。

## widgets/row_sentence.js

widgets-other-read = 另外 { $others } 个 { $read }
widgets-row-at =
    { $kind ->
        [for] 对 { $reads }，
        [predicts] 读完 { $reads }、要预测 { $writes } 时，
        [reads] 读 { $reads } 时，
        [writes] 写 { $writes } 时，
       *[after] 在 { $reads } 之后写 { $writes } 时，
    }
widgets-row-is-closed = { $token } 不能看任何词元，而在零个词元上的 softmax 是 0 ÷ 0。
widgets-row-looks-at =
    { $isThis ->
        [yes] { $at }这个头看 { $tokens }。
       *[no] { $at }第 { $layer } 层第 { $head } 个头看 { $tokens }。
    }
widgets-row-has-no-numbers =
    { $isThis ->
        [yes] { $at }这个头没有数值：它的行是 NaN。
       *[no] { $at }第 { $layer } 层第 { $head } 个头没有数值：它的行是 NaN。
    }
widgets-row-looks-as-before =
    { $isThis ->
        [yes] { $at }这个头看的地方和之前一样。
       *[no] { $at }第 { $layer } 层第 { $head } 个头看的地方和之前一样。
    }
widgets-row-turns =
    { $isThis ->
        [yes] { $at }这个头
       *[no] { $at }第 { $layer } 层第 { $head } 个头
    }{ $turn ->
        [away] 转离 { $from }。
        [both] 转离 { $from }，转向 { $to }。
       *[towards] 转向 { $to }。
    }

## widgets/shell.js

widgets-still-working-model = 还在计算：模型正在加载，或者电脑正忙。

## widgets/table.js

widgets-after-predicts = 之后 → 预测
widgets-token = 词元
widgets-picture = 图
widgets-table = 表

## widgets/dom.js

widgets-part-page-could-not = 这个页面有一部分加载失败。请检查网络连接，然后重新加载页面。

widgets-after-token = 之后
widgets-predicts = 预测

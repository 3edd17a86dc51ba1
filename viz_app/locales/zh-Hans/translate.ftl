## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = 束搜索：显示 { $count } 个完整译文中最好的
translate-search-tree = 搜索树
translate-hide = 隐藏
translate-hide-search-tree = 隐藏搜索树

## pages/translate/classes.js

translate-click-token-leave-out =
    { $hasShares ->
        [yes] 点击一个词元把它去掉：模型不带它再运行一次，其他词元所加的也会变。
       *[no] 点击一个词元把它去掉：模型不带它再运行一次。
    }
translate-show-contribution = 显示每个词元对 { $label } 的贡献
translate-choose-label = 选择 { $label }
translate-bar-b-tick = 条：B。刻度：A。
translate-unsure-most-likely = 不确定，最可能：{ $label }
translate-most-likely = 最可能：{ $label }
translate-below-result = 低于 { $below } 时，结果是“{ $unsure }”。

## pages/translate/compare_heads.js

translate-b-for-all-heads = 所有头的 B − A
translate-layer-head = 第 { $layer } 层，第 { $head } 个头
    { $moved }

## pages/translate/compared.js


## pages/translate/contributions.js

translate-model-does-not = 这个模型不对词元取平均，所以一个评分没有各词元的精确贡献。
translate-score = 评分
translate-lead-over-runner-up = 对第二名的领先
translate-adds-to = { $piece } 给 { $labels } 加上 { $adds }
translate-tokens-text = 文本的词元
translate-bias = 偏置
translate-sum-to-show = 要显示的和
translate-score-in-text = 评分
translate-lead = 领先
translate-click-to-leave-out = 点击去掉
translate-cannot-be-left-out = 不能去掉
translate-contribution-of-each =
    { $isLead ->
        [yes] 每个词元对 { $label } 领先 { $other } 的贡献
       *[no] 每个词元对 { $label } 的贡献
    }

## pages/translate/heads.js

translate-looks-at = { $who }
    看 { $keys }：{ $cellText }
translate-layer-head-largest = 第 { $layer } 层，第 { $head } 个头
    这一行最大的权重：{ $best } { $weight }
translate-all-heads = 所有的头
translate-selected-head-enter = 选中的头。Enter 选这一行。
translate-selected-head-numbers = 选中的头的数值
translate-head-table =
    { $isWords ->
        [yes] { $head }，按整词
       *[no] { $head }
    }

## pages/translate/next.js

translate-continue-with-here = 从这里用 { $piece } 继续
translate-choose-another-token = 选另一个词元，用它继续。
translate-written-in-pieces = { $token } 分成词片写：{ $pieces }。
translate-next-tokens-after =
    { $runs ->
        [both] { $token } 之后可能的下一个词元，A → B
        [b] { $token } 之后可能的下一个词元，只有 B
       *[one] { $token } 之后可能的下一个词元
    }
translate-runs-of-bars =
    { $runs ->
        [both] 条：B。刻度：A。
       *[b] A 在这里不读这个词元。
    }
translate-token-is-forced =
    { $isGiven ->
        [yes] { $token } 是给定的。
       *[no] { $token } 是强制的。
    }
translate-all-other-tokens = 其他所有词元 { $share }。到目前为止的句子：log p { $sum }

## pages/translate/heads.js

translate-source-looks-itself = 源文本看自己
translate-translation-looks = 译文回看自己
translate-translation-looks-source = 译文看源文本
translate-whole-words-summed = 整词：在键的各词片上求和，在查询的各词片上取平均
translate-all-heads-of = 所有的头：{ $names }
translate-text-looks-itself = 文本看自己
translate-numbers = 数值
translate-mean-entropy-bits = 平均熵 { $entropy } 比特
translate-key-adds = 加到评分上：− { $ramp } +
translate-key-masked = { $swatch } 不能看
translate-key-weight = 权重，所有头用一个标度：0 { $ramp } 1
translate-keys-leave-out = [Tab] 到一个词元，[Enter] 去掉它
translate-keys-put-back = [Esc] 放回
translate-keys-maps = [1] [2] [3] 编码器、解码器、交叉
translate-keys-runs = [A] [B] [D] 运行 A、运行 B、差值
translate-keys-word = [←] [→] 词
translate-keys-play = [空格] 播放
translate-keys-class = [1] [2] … 类别
translate-keys-tab = [Tab] 再按方向键：头、单元格

## pages/translate/search/captions.js

translate-log-p-divided = log p { $sum } ÷ { $step } = { $node }
translate-not-drawn = 没有抽中
translate-ended-not-among-best = 已写完，不在最好的 { $count } 个里：{ $node }
translate-end = ‹end›
translate-visible-path-not-tree = 显示的路径不在树里。
translate-beaten =
    { $kind ->
        [beam] 被舍弃
       *[other] 落选
    }
translate-beaten-by = 输给 { $by }，{ $share }
translate-pruned-beaten-by = 被舍弃，输给 { $winner } 之后的 { $by }：log p { $sum } 对 { $sumB }
translate-place-of-finished =
    { $isBest ->
        [yes] 完整译文中最好的：{ $sum }
       *[no] { $count } 个完整译文中{ $place }：{ $sum }
    }
translate-fate =
    { $kind ->
        [beam] 保留
        [sample] 抽中
       *[other] 写出
    }
translate-node =
    { $before } 之后的 { $piece } { $share }
    { $isBeam ->
        [yes] 第 { $step } 步，{ $count } 个中{ $rank }，{ $fate }
       *[no] 第 { $step } 步，{ $fate }
    }
    到目前为止 log p { $sum }
translate-was-forced = 它是强制的，不是抽中的。
translate-drawn-from = 以 { $share } 从 { $tokens } 个词元中抽中，它们合计 { $mass }。
translate-path-is =
    { $isBeam ->
        [yes] { $path }：{ $fate }
       *[no] { $path }：{ $fate }
    }{ $goes ->
        [0] 。
       *[other] ；{ $goes } 个完整译文经过它。
    }
translate-step-of-path = 第 { $step } 步：{ $before } 之后的 { $piece } { $share }，到目前为止 log p { $sum }。
translate-other-tabs-show = 其他标签页显示译文。
translate-keeps-no-tree = 这个模型的搜索不保留树，所以只显示译文的路径。

## pages/translate/search/finished.js

translate-finished-count = { $count } 个完整译文
translate-log-p-tokens = log p { $sum } ÷ { $step }，{ $stepB } 个词元
translate-score-rule = 分数 = log p ÷ ((5 + n) ÷ 6){ $penalty }，n 个词元

## pages/translate/search/picture.js

translate-search-tree-left = 搜索树。左：上一级；右：下一级；上和下：名次。
translate-forced = 强制

## pages/translate/search/section.js

translate-search-tree-numbers = 搜索树的数值
translate-log-p-so-far = 到目前为止的 log p
translate-tree-shows-pieces = 树显示词片，因为搜索每次写一个词片。

## pages/translate/search/section.js

translate-beam-width = 束宽
translate-length-penalty = 长度惩罚
translate-continue-from-here = 从这里继续
translate-width-each-step = 束宽 1：每一步写出最可能的词元
translate-sampling-each-step = 采样：每一步抽取一个词元
translate-force-translation = 强制译文像这条路径那样开头，直到第 { $step } 步

## pages/translate/searching.js

translate-search-tree-run-has = 这次运行的搜索树没有这个节点，所以显示它的译文。

## pages/translate/view.js

translate-run-beside-run-b = 运行 A 与运行 B 对照：绿色表示权重增加，紫色表示减少。
translate-transformer = Transformer
translate-head = 头
translate-token = 词元
translate-attention = 注意力
translate-about-answer =
    { $kind ->
        [class] { $transformer }，从一个句子到一个类别：{ $answer }
        [mask] { $transformer }，从一个句子到掩码处最可能的词元：{ $answer }
       *[vectors] { $transformer }，从一个句子到向量
    }
translate-about-token =
    { $isTranslation ->
        [yes] { $transformer }，从 { $from } 到 { $to }：{ $token } { $step }，共 { $count } 个
       *[no] { $transformer }，续写一段文本：{ $token } { $step }，共 { $count } 个
    }
translate-head-one-of = 第 { $layer } 层的{ $head } { $number }，{ $all } 个之一，每个都有自己的{ $attention }。

## pages/translate/waterfall.js

translate-contributions-tokens = 各词元的贡献，按顺序相加

## pages/translate/heads.js

translate-may-not-look = 不能看
translate-left-out = 已去掉

## pages/translate/search/layout.js

translate-tree-row =
    { $row ->
        [mass] 总概率
        [ended] 已结束
        [pruned] 被舍弃
        [path] 路径
       *[instead] 其他
    }
translate-ordinal = 第 { $place } 名

## Columns of the table of the search tree; “after” is the token before

translate-column-step = 步
translate-column-after = 之前的词元
translate-column-outcome = 结果

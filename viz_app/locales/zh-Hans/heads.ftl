## pages/heads/mount.js

heads-headline = 每个头有什么用，没有它回答会失去什么
heads-running = 正在分别按关闭和不关闭这些头运行句子……
heads-ran-again = 已再运行：{ $changed }。

## pages/heads/board.js

heads-layer = 第 { $layer } 层
heads-silence-or-restore =
    { $isOff ->
        [yes] 恢复
       *[no] 关闭
    }
heads-silence-or-restore-layer =
    { $isOff ->
        [yes] 恢复第 { $layer } 层
       *[no] 关闭第 { $layer } 层
    }
heads-on-or-off =
    { $isOff ->
        [yes] 已关闭
       *[no] 启用
    }
heads-column-head = 层.头
heads-column-role = 角色
heads-column-strength = 强度
heads-column-effect = 关闭的效果，奈特
heads-column-entropy = 熵，比特
heads-column-likeness = 与选中的相像
heads-column-now = 现在
heads-all-heads = 所有的头：{ $map }
heads-all-as-table = 所有头的表
heads-board = 所有的头：{ $map }。方向键选择，空格键关闭选中的头。

## pages/heads/captions.js

heads-what-a-head-does =
    { $known ->
        [role] 在试验句子的 { $share } 的行里，这个头{ $role }
        [nothing] 这里它没有数值，因为它的行是 NaN
        [weight] { $count ->
            [1] 这里它每行看一个词元，最大的权重在 { $token } { $share }
           *[other] 这里它每行大约分给 { $count } 个词元，最大的权重在 { $token } { $share }
        }
       *[width] { $count ->
            [1] 这里它每行看一个词元
           *[other] 这里它每行大约分给 { $count } 个词元
        }
    }{ $effect ->
        [nothing] { $isClass ->
            [yes] ；没有它，回答 { $label } 什么也不失去
           *[no] ；没有它，这个回答什么也不失去
        }
        [loss] { $isClass ->
            [yes] ；没有它，回答 { $label } 失去 { $size } 奈特
           *[no] ；没有它，这个回答失去 { $size } 奈特{ $isAt ->
                [yes] ，在 { $most } 处最多
               *[no] { "" }
            }
        }
        [gain] { $isClass ->
            [yes] ；没有它，回答 { $label } 得到 { $size } 奈特
           *[no] ；没有它，这个回答得到 { $size } 奈特{ $isAt ->
                [yes] ，在 { $most } 处最多
               *[no] { "" }
            }
        }
       *[unknown] { "" }
    }。

## pages/heads/card.js

heads-place =
    { $isOff ->
        [yes] 第 { $layer } 层，第 { $head } 个头，已关闭
       *[no] 第 { $layer } 层，第 { $head } 个头
    }
heads-role-and-strength =
    { $isMixed ->
        [yes] 混合，最多是{ $role } { $share }
       *[no] { $role } { $share }
    }
heads-entropy-in-bits = 熵 { $entropy } 比特
heads-like-the-chosen = 与选中的头相像 { $likeness }
heads-without-it = 没有它 { $effect } 奈特
heads-head-is-on = 第 { $layer } 层第 { $head } 个头已启用

## pages/heads/compared.js

heads-measure-of-layer = { $kind }，第 { $layer } 层
heads-loading-effects = 正在加载效果
heads-measure-and-layer = 度量，层
heads-attention-changed = 注意力的变化，%
heads-entropy-bit = 熵，比特
heads-without-it-nats = 没有它，奈特

## pages/heads/panel.js

heads-change-by-token = 各词元的 log p 的变化
heads-without-it-by-token = 没有它：各词元的 log p 的变化及其概率
heads-nats = 奈特

## pages/heads/legend.js

heads-role-and-its-heads = { $role } { $count }
heads-loading-roles = 正在加载这些头的角色……
heads-never-measured = 这些头的角色还没有测量。这里的所有数值都来自这次运行。
heads-roles-not-measured = 没有测过这些头的角色。{ $command } 在几分钟内测出它们。
heads-key-effect = 没有这个头时 log p 的变化：−{ $most } 奈特 { $ramp } +{ $most }
heads-key-entropy =
    { $count ->
        [1] 各行的平均熵：0 比特，一个词元 { $ramp } { $bits } 比特，只有 { $count } 个词元
       *[other] 各行的平均熵：0 比特，一个词元 { $ramp } { $bits } 比特，{ $count } 个词元均分
    }
heads-key-likeness = 与选中的头相像的程度，1 − 各行的 Jensen-Shannon 距离：0 { $ramp } 1
heads-upper-bar =
    { $by ->
        [like] 灰条：相像程度
        [entropy] 灰条：熵，以比特计
       *[role] 蓝条：角色的强度
    }
heads-lower-bar = 下面的条：没有这个头时 log p 的变化，±{ $most } 奈特

## pages/heads/measures.js

heads-by-role = 角色
heads-by-effect = 这里的效果
heads-by-effect-short = 效果
heads-by-entropy = 熵
heads-by-likeness = 与选中的头相像
heads-by-likeness-short = 相像

## pages/heads/panel.js

heads-column-share = 占比
heads-column-chance = 随机
heads-where-it-looks =
    { $count ->
        [0] 它看哪里，在许多试验句子上
       *[other] 它看哪里，在 { $count } 个试验句子上
    }
heads-mean-weight = 平均权重；随机是注意力平均分布时的权重。低于 { $threshold } 的线时，头是混合的。
heads-run-this-sentence = 运行这个句子
heads-sentences-of-strongest-role = 它最强的角色的试验句子：{ $role }
heads-sentences-of-this-role = 这个角色最强的试验句子：{ $role }
heads-this-head-is-on = 这个头已启用
heads-the-chosen-head = 选中的头

## pages/heads/progress.js

heads-silencing-so-far = 正在逐个关闭每个头：{ $done } / { $heads }……
heads-silencing-each = 正在逐个关闭每个头……

## pages/heads/pruning_captions.js

heads-size-of-cost =
    { $metric ->
        [bleu] { $size } BLEU
       *[accuracy] { $size } 个百分点
    }
heads-claim =
    { $metric ->
        [bleu] 以 1 BLEU 为代价，
       *[accuracy] 以 1 个百分点的正确率为代价，
    }{ $share ->
        [all] 可以去掉所有的头
        [three-quarters] 可以去掉四分之三的头
        [two-thirds] 可以去掉三分之二的头
        [half] 可以去掉一半的头
        [two-fifths] 可以去掉五分之二的头
        [third] 可以去掉三分之一的头
        [quarter] 可以去掉四分之一的头
        [fifth] 可以去掉五分之一的头
        [none] 一个头也不能去掉
       *[some] 可以去掉 { $heads } 个头中的 { $count } 个
    }
heads-first-heads-cost =
    { $isGain ->
        [yes] 去掉 { $heads } 个头中的前 { $count } 个，分数增加 { $cost }。
       *[no] 去掉 { $heads } 个头中的前 { $count } 个，分数减少 { $cost }。
    }
heads-cost-of-heads =
    去掉 { $heads } 个头中最不重要的 { $count } 个，分数{ $isGain ->
        [yes] 增加
       *[no] 减少
    } { $cost }。随机去掉 { $count } 个头，分数{ $isRandomGain ->
        [yes] 增加
       *[no] 减少
    } { $random }；去掉最重要的 { $count } 个，分数{ $isMostGain ->
        [yes] 增加
       *[no] 减少
    } { $most }。
heads-order =
    { $order ->
        [least] 先去最不重要的
        [at] 随机
       *[most] 先去最重要的
    }
heads-at-random-seed = 随机，种子 { $seed }
heads-count-in-map =
    { $map ->
        [encoder] 编码器 { $count } 个
        [decoder] 解码器 { $count } 个
       *[cross] 交叉 { $count } 个
    }

## pages/heads/pruning_chart.js

heads-curves = 分数随去掉的头数的变化，三种顺序。方向键从一点移到另一点，Enter 关闭那些头。
heads-mark-off-now =
    { $count ->
        [0] 没有关闭
       *[other] { $isMeasured ->
            [yes] 关闭 { $count } 个：{ $score }
           *[no] 关闭 { $count } 个：没有测过
        }
    }
heads-mark-of-point =
    { $order ->
        [least] 关闭 { $count } 个，先去最不重要的：{ $score }
        [at] 关闭 { $count } 个，随机：{ $score }
       *[most] 关闭 { $count } 个，先去最重要的：{ $score }
    }
heads-point-of-curve =
    { $order ->
        [least] 关闭 { $count } 个头，先去最不重要的：{ $score }，{ $maps }
        [at] 关闭 { $count } 个头，随机：{ $score }，{ $maps }
       *[most] 关闭 { $count } 个头，先去最重要的：{ $score }，{ $maps }
    }
heads-silence-these =
    { $order ->
        [least] { $score }；关闭这 { $count } 个头，先去最不重要的
        [at] { $score }；关闭这 { $count } 个头，随机
       *[most] { $score }；关闭这 { $count } 个头，先去最重要的
    }
heads-so-many-off = 已关闭 { $count } 个头
heads-score-by-heads-removed = 分数随去掉的头数的变化
heads-unit =
    { $metric ->
        [bleu] BLEU
       *[accuracy] 正确率，%
    }
heads-least-first = 先去最不重要的
heads-most-first = 先去最重要的
heads-no-head-is-off = 没有关闭任何头：{ $score }。
heads-off-now = 现在关闭：{ $count }，{ $score }，{ $order }。
heads-off-now-own-choice = 现在关闭：{ $count }，你自己的选择。它的分数没有测过。
heads-so-many-of = { $heads } 个中 { $count } 个
heads-key-least = { $stroke }先去最不重要的
heads-key-most = { $stroke }先去最重要的
heads-key-now = { $stroke }现在关闭的
heads-key-random =
    { $count ->
        [1] 随机：种子 { $seed }
       *[other] 随机：{ $count } 个种子的平均，从最低到最高；点击取种子 { $seed }
    }
heads-score-as-heads-go = 去掉头时的分数
heads-about-the-curves =
    逐个关闭头时，{ $count ->
        [0] 一些试验句子
       *[other] { $count } 个试验句子
    }上的 { $metric ->
        [bleu] BLEU
       *[accuracy] 正确率
    }。点击一个点来关闭那些头。
heads-importance =
    重要性只测一次，每次一个头：在{ $count ->
        [0] 另一些句子
       *[other] 另外 { $count } 个句子
    }上 log p 的平均变化。如果两个头可以互相代替，两个都会显得不重要，所以可能有更好的顺序。

## pages/heads/tools.js

heads-group = { $group }，{ $count } 个头
heads-groups-by-layer =
    { $map ->
        [encoder] 一层：编码器
        [decoder] 一层：解码器
       *[cross] 一层：交叉
    }
heads-groups-by-role = 一个角色，在所有图里
heads-groups-by-map = 一种注意力
heads-silence-a-group = 关闭一组
heads-silence-a-group-of-heads = 关闭一组头
heads-off-of-all = { $heads } 个头中关闭了 { $number } 个
heads-colour-by = 着色依据
heads-sort = 排序
heads-sort-by-colours = 按颜色排序
heads-solo =
    { $isAlone ->
        [yes] 恢复其他
       *[no] 只留这个
    }
heads-other-heads =
    { $isAlone ->
        [yes] 恢复这一层的其他头
       *[no] 关闭这一层的其他头
    }
heads-keys-head = [Tab] 再按方向键：从一个头到另一个
heads-keys-silence = [空格] 关闭它
heads-keys-map = [1] [2] [3] 编码器、解码器、交叉
heads-keys-undo = [Ctrl] [Z] 撤销

## pages/heads/quick_roles.js

heads-sentences = 句子
heads-sentences-in = 50 个句子：{ $language }
heads-own-lines = 自己的文本行
heads-one-a-line = 每行一个句子，最多 50 行
heads-no-lines = 请每行写一个句子。
heads-measure-here = 每个头是做什么的？运行一些句子，看每个头在所有句子中看向哪里。
heads-measure-roles = 测量角色
heads-measuring = 正在测量……
heads-measured-so-far = { $sentences } 个句子中已完成 { $done } 个……
heads-cancel = 取消
heads-measured-quickly =
    { $hasPairs ->
        [yes] 词对的角色是在手工连线的句子上测量的。在许多句子上的效果这里没有测量。
       *[no] 需要已知词对的角色，以及在许多句子上的效果，这里没有测量。
    }

heads-chart-can-go = { $heads } 个头中的 { $count } 个：{ $change }
heads-chart-removed = 去掉的头，共 { $heads } 个
heads-chart-accuracy = 正确率
heads-chart-point =
    关闭 { $count } 个头，{ $order ->
        [least] 先关最不重要的
        [at] 随机
       *[most] 先关最重要的
    }

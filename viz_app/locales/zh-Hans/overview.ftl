## pages/overview/book.js

overview-given-by-you = 由你给定
overview-words-models-own = 各词 { $sum } 加上模型自己的倾向 { $leaning }，使 { $label } 领先 { $against } { $lead }
overview-from-on-says-label = 从 { $below } 起它才给出标签
overview-written-in-pieces = { $word } 分成词片写；第一个：{ $first }
overview-end-means-finished = { $end } 表示写完：它停下
overview-goes-back-in =
    { $isLong ->
        [yes] 然后 { $word } 回到输入，作为下一个要读的词
       *[no] 然后读 { $word }
    }

## pages/overview/captions.js

overview-head-of-layer = 第 { $layer } 层第 { $head } 个头
overview-nothing-row-nan = 什么也没有：它的行是 NaN
overview-head-finds-no-fitting = 找不到合适的词的头，常常停在这样的符号上。
overview-head-not-sure-here = 这个头在这里不确定：没有一个词得到它全部注意力的一半。
overview-it-is = 它是{ $head }。
overview-each-word-becomes = 每个词变成一串数值，再加上一个波，说明它在哪里。
overview-model-word-only-such = 对模型来说，一个词就只是这样一串数值。
overview-all-heads-do-side = 这是{ $head }；所有的头并排地这样做，一层接一层。
overview-may-not-look-later =
    { $count ->
        [1] 还什么都没写，所以只有起始符可看。
       *[other] { $look } 它不能看后面的词：那些词还不存在。
    }
overview-each-layer-does-so =
    { $isLast ->
        [yes] 每一层依次这样做：回看，对看，然后每个位置自己加工它的数值。
       *[no] { $look } 每一层依次这样做：回看，对看，然后每个位置自己加工它的数值。
    }
overview-green-speaks-for = 绿色表示支持它，紫色表示反对它，也就是支持 { $against }。
overview-so-stops-nothing-goes = 于是它停下，没有词再回到输入。
overview-transformer-reads = 这个 Transformer 读一段文本，把每个词变成一串数值。
overview-says-label-only-from = 它从 { $below } 起才给出标签；没有标签达到。
overview-what-words-say-for = 各词的支持和反对加起来就是这个结果。
overview-one-look =
    { $isCross ->
        [yes] 它是{ $head }，是对看的 { $layers } 个头之一。
       *[no] 它是{ $head }，是回看的 { $layers } 个头之一。
    }
overview-choose-another-one-or = { $which } 选另一个，或者重新启用这个头。
overview-five-steps-lead-each = { $which } 每个词都经过五步：播放它们，或者选任意一个词。
overview-has-one-text-only = { $which } 它只有一段文本，所以只回看，从不对看。
overview-means-finished-stops = 它表示写完：停下。
overview-word-of = 第 { $step } 个词，共 { $count } 个。
overview-now-break-each-three = 现在动手弄坏它：下面三个实验每一个都是真实的运行。
overview-shares-and-rest =
    { $others ->
        [1] { $items }；另一个词 { $rest }
       *[other] { $items }；另外 { $others } 个词合计 { $rest }
    }
overview-word-takes-from = 每个词从其他词那里收集。这里 { $word } 收集自 { $shares }。
overview-new-place-looks-back =
    { $isFirst ->
        [yes] 新的位置回看 { $shares }。
       *[no] 为了在 { $word } 之后继续写，新的位置回看 { $shares }。
    }
overview-then-looks-at = 然后它看源文本（{ $side }）：{ $shares }。
overview-speaks-for-or-against = 每个词支持或反对 { $label }，这些数值加起来。
overview-end-gets = { $word } 得到 { $share }：它表示写完。
overview-you-gave-it = { $word } 是你给定的；模型自己给它 { $share }。
overview-word-gets =
    { $isWhole ->
        [yes] 在所有词片中，{ $word } 得到 { $share }。
       *[no] { $word } 分成词片写；第一个 { $first } 得到 { $share }。
    }
overview-then-is-read =
    { $isCross ->
        [yes] 然后 { $word } 作为下一个要读的词回到输入，再次回看、对看、选择。
       *[no] 然后 { $word } 作为下一个要读的词回到输入。
    }
overview-is-unsure = 这个 Transformer 拿不准（{ $word }）：{ $shares }。
overview-says-or-guesses =
    { $isGuess ->
        [yes] 这个 Transformer 猜是 { $word }（{ $share }）。
       *[no] 这个 Transformer 说是 { $word }（{ $share }）。
    }
overview-next-is = 接下来是 { $name }，{ $share }。
overview-word-from = { $word } ← { $from }
overview-head-gives-nothing =
    { $isGiven ->
        [yes] { $word } 是给定的。在它的位置，这个头什么也不给：它关闭了。
       *[no] 写 { $word } 时，这个头什么也不给：它关闭了。
    }
overview-one-head-looked-at =
    { $isGiven ->
        [yes] { $word } 是给定的。在它的位置，{ $heads } 个头中的一个看了 { $shares }。
       *[no] 写 { $word } 时，{ $heads } 个头中的一个看了 { $shares }。
    }
overview-you-gave-words =
    { $count ->
        [1] 你给了 { $count } 个词；这个 Transformer 接着写了 { $word }。
       *[other] 你给了 { $count } 个词；这个 Transformer 接着写了 { $word }。
    }
overview-one-text-looks-back = 它只有一段文本，所以只回看，从不对看：{ $shares }。
overview-that-was-the-story = 故事讲完了：{ $outcome }

## pages/overview/experiments.js

overview-switch-off-head-layer = 关闭第 { $layer } 层第 { $head } 个头
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] 对解码器隐藏 { $looked }
       *[no] 对后面所有的词隐藏 { $looked }
    }
overview-leave-out = 去掉 { $word }
overview-shuffle-word-order = 打乱词序
overview-model-computing = 模型正在计算。
overview-try-it = 试试
overview-undo = 撤销
overview-all-off = 关闭全部 { $others } 个
overview-all-on-again = 全部恢复
overview-three-real = 三个真实的实验。改动在所有页面上保留，直到你撤销。
overview-now-break-it = 现在动手弄坏它
overview-it-looks-at = 它把 { $share } 的注意力给了 { $looked }。
overview-other-heads-look = 另有 { $others } 个头也看那里。
overview-matters-most = 在 { $heads } 个头中，这个在这里最重要。
overview-no-head-changes =
    { $isVerdict ->
        [yes] 没有一个头能单独改变这个判断。
       *[no] 没有一个头能单独改变这个词。
    }
overview-nothing-changes = 什么也没变：这也是一个发现。
overview-why-of-card =
    { $kind ->
        [hide] 它只能根据还看得见的来写。
        [out] 这个词最支持这个判断。
       *[shuffle] 同样的词，位置打乱了。
    }

## pages/overview/grids.js

overview-each-square-one-head = 每个方格是一个头：行在看，列被看，颜色深表示多。带框的是画出来的那个头。
overview-all-heads-of = 所有的头：{ $title }
overview-layer-head =
    { $isOff ->
        [yes] 第 { $layer } 层，第 { $head } 个头：已关闭
       *[no] 第 { $layer } 层，第 { $head } 个头
    }
overview-layer-head-of = 第 { $layer } 层，第 { $head } 个头，共 { $heads } 个
overview-inside-this-head = 这个头的内部

## pages/overview/leaf.js

overview-other-words =
    { $isOff ->
        [yes] 另外 { $count } 个词{ " " }
       *[no] 另外 { $count } 个词 { $sum }
    }
overview-other-words-counted = 另外 { $count } 个词

## pages/overview/parts.js

overview-more-count = 还有 { $count } 个
overview-wave-place = 位置 { $index } 的波

## pages/overview/picture.js

overview-parts-model-what = 模型的部件，以及它们之间流动的东西
overview-each-word-becomes-list = 每个词变成一串数值
overview-each-word-gathers = 每个词从其他词那里收集；现在它有了上下文
overview-what-written = 看已写的
overview-all-words-so-far = 看目前为止的所有词
overview-at-the = 看源文本（{ $sides }）
overview-what-each-word-says = 每个词支持什么，反对什么
overview-next-piece-text = 下一个词片
overview-label-or-none = 一个标签，或没有
overview-the-likeliest = 最可能的
overview-break-it = 动手弄坏
overview-steps-story = 故事的步骤
overview-the-picture = 图

## pages/overview/state.js

overview-head-off-passes = 这个头已关闭：它什么也不传。
overview-all-others = 其他所有

## pages/overview/story.js

overview-read = 读
overview-all-about-word-order = 关于词序的一切
overview-relate = 关联
overview-look-back = 回看
overview-back = 回看
overview-look-across = 对看
overview-across = 对看
overview-add-up = 相加
overview-the-whole-sum = 整个和
overview-choose = 选择
overview-why-this-word = 为什么是这个词
overview-why-this-answer = 为什么是这个回答

## pages/overview/mount.js

overview-esc-shows-everything = Esc 显示全部
overview-seconds-steps = { $seconds } 秒，{ $count } 步
overview-stop = ❚❚ 停止
overview-play-again = ▶ 再播一遍
overview-play-the-story = ▶ 播放故事
overview-word-before = 上一个词
overview-next-word = 下一个词
overview-steps = 步骤

overview-then = 然后
overview-choose-brief = 选择

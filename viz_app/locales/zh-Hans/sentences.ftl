## pages/sentences/mount.js

sentences-no-example = 这个模型没有例文。请粘贴几行，或选一个文件。
sentences-example = 例子
sentences-held-out = 留出的文本，{ $model } 没有从中学习：{ $terms }。
sentences-as-a-chat = 每一行都作为对话中用户的消息来读取；数字只针对该行自己的词元。
sentences-key-rows = [↑][↓] 从一行到另一行
sentences-key-enter = [Enter] 打开
sentences-key-escape = [Esc] 不筛选

## pages/sentences/input.js

sentences-pasted-text = 粘贴的文本
sentences-nothing-to-run = 粘贴几行，拖入一个文件，或选一个文件。
sentences-how-it-is-read = 文本行、.tsv、.csv 或 .jsonl。页面自己读这个文件：什么都不保留，服务器上没有，地址里也没有。
sentences-what-a-line-is = 每行一段文本；或者分列：文本，然后是参考译文或标签。
sentences-texts = 文本
sentences-references-or-labels = 参考译文或标签
sentences-a-file = 一个文件
sentences-no-column = 无
sentences-ready =
    { $hasReferences ->
        [yes] { $name }：{ $count } 段文本，有参考译文。
       *[no] { $name }：{ $count } 段文本。
    }
sentences-run = 运行
sentences-choose-a-file = 选择文件
sentences-try-an-example = 试一个例子
sentences-your-texts = 你的文本

## pages/sentences/read_file.js

sentences-half-utf-16 = 这不是完整的 UTF-16 文本。请把文件保存为 UTF-8。
sentences-binary-file = 这是二进制文件。请给文本行、TSV、CSV 或 JSON Lines。
sentences-not-utf-8 = 第 { $line } 行不是 UTF-8；请把文件保存为 UTF-8。
sentences-open-quote = 从第 { $line } 行开始的一行里，有一个引号没有关闭。请检查引号。
sentences-behind-a-quote = 从第 { $line } 行开始的一行不是 CSV（引号后面还有文字）。请检查引号。
sentences-no-json = 第 { $line } 行不是 JSON。请每行给一个对象或一段文本。
sentences-half-a-character = 第 { $line } 行有半个字符；请重写。
sentences-no-object = 第 { $line } 行没有对象。请每行给一个对象或一段文本。
sentences-missing-name = 第 { $line } 行没有带文本的“{ $name }”。请给每个对象同样的名称。
sentences-only-bytes = 只读前 { $count } MB。
sentences-no-text = { $name } 里没有文本。请给文本行、TSV、CSV 或 JSON Lines。
sentences-heading-is = 第一行当作标题行：{ $heading }。
sentences-only-texts = 只读前 { $count } 段文本。
sentences-only-the-first = 只运行前 { $count } 段文本。
sentences-ragged-line = 第 { $line } 行没有第 { $wanted } 列。请让每行的列相同。
sentences-rows-left-out = 没有文本的行已略去：{ $count } 行。
sentences-only-a-heading = { $name } 的标题行下面没有文本。请给文本行、TSV、CSV 或 JSON Lines。

## pages/sentences/session.js

sentences-other-model = 模型在此期间变了，所以这些行来自两个模型。请重新运行列表。
sentences-text-too-long = 这段文本有 { $count } 个字符；最多 { $longest } 个。请缩短 { $extra } 个。
sentences-text = 文本
sentences-answer = 回答

## pages/sentences/tools.js

sentences-csv = CSV
sentences-jsonl = JSONL
sentences-guarded-cells = 在 CSV 中，电子表格会当作公式计算的单元格，开头加一个撇号。
sentences-compared-with-nothing = 无
sentences-compared-with-itself = 它自己，没有改动
sentences-compared-with = 相比于
sentences-comparison = 相比于
sentences-new-list = 新列表
sentences-cancel = 取消
sentences-run-again = 再运行
sentences-how-far =
    { $isRunning ->
        [yes] 已完成 { $done } / { $all }
       *[no] 已完成 { $done } / { $all }；{ $button } 继续
    }
sentences-next-takes = 已完成 { $done } / { $all }；接下来的已用 { $seconds } 秒

## pages/sentences/spread.js

sentences-spread-keys = { $title }，{ $what }：方向键移动区间的下端，加 Shift 移动上端
sentences-range = { $low } 到 { $high }

## pages/sentences/flags.js

sentences-confusions = 期望的标签（行）与回答（列）
sentences-label-by-answer = 标签 ↓ 回答 →
sentences-labelled-and-called = 标签为 { $label } 的 { $total } 个中有 { $count } 个被判为 { $answer }
sentences-kinds-of-faults = 错误的种类
sentences-flags-note = 其中多少在最差的五分之一里；可能只是偶然时为灰色
sentences-flag-among-worst = { $count } 个中 { $bad } 个，随机 { $chance }
sentences-flag =
    { $flag ->
        [number] 丢了数字
        [missed] 漏了词
        [short] 太短
        [long] 太长
        [loop] 重复
        [guess] 猜测
        [unfinished] 没写完
        [copied] 照抄
        [unsure] 不确定
       *[other] { $flag }
    }

## pages/sentences/list.js

sentences-no-row-fits = 没有行符合这些筛选。Esc 取消筛选。
sentences-all-texts = 所有文本
sentences-row-of = { $row } / { $count }：{ $text }

## pages/sentences/detail.js

sentences-open-in =
    { $view ->
        [overview] 总览
        [translate] 逐词
        [head] 一个头
        [why] 为什么
       *[patch] 交换部件
    }
sentences-flag-says =
    { $flag ->
        [loop] 重复了：{ $words }。
        [guess] 概率低于 10%：{ $words }。
        [unfinished] 没到结尾就停了。
        [number] 没有作为数字保留：{ $words }。
        [copied] 仍是英语：{ $words }。
        [missed] 提示：没有一个对齐头给 { $words } 30% 的注意力。
        [short] 是通常长度的 { $words } 倍。
        [long] 提示：是通常长度的 { $words } 倍。
        [unsure] 没有标签达到界限；最可能的是 { $words }。
       *[other] { $words }
    }
sentences-how-much-seen = 对齐头给每个词多少注意力
sentences-how-sure-tokens = 每个词元有多确定
sentences-least-sure-token = 最不确定：“{ $token }” { $share }。每个词元 log p { $logP }，{ $entropy } 比特。
sentences-least-sure-or = 最不确定：“{ $token }” { $share }，或“{ $second }” { $secondShare }。每个词元 log p { $logP }，{ $entropy } 比特。
sentences-answer-is = 回答：{ $answer }
sentences-flags = 疑点
sentences-label-title = 标签
sentences-reference = 参考译文
sentences-reference-chrf = 参考译文 · chrF { $chrf }
sentences-then-this = { $before }，然后是这个
sentences-chosen-text = 选中的文本
sentences-open-text-in = 第 { $number } 段文本：在以下页面打开

## pages/sentences/measures.js

sentences-column =
    { $name ->
        [index] #
        [text] 文本
        [label] 标签
        [answer] 回答
        [sure] 确定
        [entropy] 不确定
        [least] 最不确定
        [chrf] chrF
        [right] 正确
        [log_p] log p
        [perplexity] 困惑度
        [ratio] 长度
        [seen] 看到
        [letters] 字母
       *[flags] 疑点
    }
sentences-change-of = Δ { $measure }
sentences-unit =
    { $unit ->
        [answer] 回答的
        [labels] 比特，在各标签上
        [token] 每个词元
        [bit] 每个词元的比特
        [word] 看得最少的词
        [reference] 对照参考译文
       *[text] 文本的
    }
sentences-unit-of-length = { $target } ÷ { $source }
sentences-no-token = 没有读到词元。
sentences-perplexity = 在 { $count } 段文本上，每个词元的困惑度为 { $perplexity }。
sentences-perplexity-note = 文本的结尾算一个词元。最出人意料的文本排在前面。
sentences-nothing-claimed =
    { $task ->
        [classifier] 最不确定的排在前面；这样做有多准，这里没有说明。
       *[other] 先看最不确定的；这样做有多准，这里没有说明。
    }
sentences-references-needed = 要下结论，需要 { $count } 段文本的参考译文。
sentences-right = { $known } 个中 { $right } 个正确（{ $low } 到 { $high }）
sentences-claim-labels = { $found }；在最不确定的 { $count } 个里，{ $hits } 个错。
sentences-claim-labels-note = 随机挑选会在其中找到 { $chance } 个错的。正确指最可能的标签，即使它不够确定而不能作为回答。
sentences-found = 在前 { $count } 个里，{ $hits } 个（{ $low } 到 { $high }）属于最差的 { $worst } 个
sentences-claim = 先看最不确定的：{ $found }；随机挑选会找到 { $chance } 个。
sentences-like-chance = 区间包含随机挑选会找到的个数：这些文本无法区分二者。
sentences-rank = 不确定与低 chrF 的秩相关：{ $rho }（95% 区间 { $low } 到 { $high }）。
sentences-claim-note = 不确定指每个词元的选择的平均熵，‹end› 也算；试过的信号没有一个明显排得更好。最差指 chrF 最低的五分之一；其中确定的往往只是译法自由，与唯一的参考译文不同。

## pages/sentences/state.js

sentences-unchanged-model = { $model }，没有改动
sentences-changed-model = { $model }，改动过
sentences-differ = { $count } 个回答中有 { $changed } 个与 { $other } 的不同
sentences-answers-differ = { $found }。
sentences-nothing-says-better = 没有参考译文，这里说不出哪个更好。
sentences-better-and-worse = { $found }：在显示的里面，{ $better } 个现在更好，{ $worse } 个更差。
sentences-mean-change = 显示的 Δ { $measure }：平均 { $mean }（95% 区间 { $low } 到 { $high }）。相差超过 { $least } 才算更好或更差。
sentences-which-are-worst = 许多文本里哪些最差？
sentences-run-your-own = 运行你自己的列表：最可疑的排在前面。
sentences-about-a-list = { $name } · { $model } · { $count } 段文本
sentences-part-shown = 显示 { $shown } / { $count }。
sentences-none-of-the-labels = 没有一个标签属于这个模型：{ $labels }。
sentences-of-one-sentence = 掩码和去掉的词属于单个句子；这里不用。

## state/link.js

state-names-and-more = { $names } 和另外 { $more } 个
state-link-unknown = 这个页面不认识链接里的 { $names }。
state-link-unusable =
    { $count ->
        [1] 链接里的 { $names } 不能用，已忽略。
       *[other] 链接里的 { $names } 都不能用，已忽略。
    }

## state/question.js

state-no-such-step =
    { $task ->
        [translator] 这里没有第 { $wanted } 步：这个译文有 { $count } 步，从 0 数起。现在解释的是另一步。
        [generator] 这里没有第 { $wanted } 步：这段文本有 { $count } 步，从 0 数起。现在解释的是另一步。
       *[classifier] 这里没有标签 { $wanted }：这个模型有 { $count } 个标签，从 0 数起。现在解释的是另一个。
    }

## state/change_chips.js

state-heads-off =
    { $count ->
        [1] 关闭第 { $layer } 层第 { $head } 个头
       *[other] 关闭 { $count } 个头
    }
state-changes-of-masks = { $count } 处掩码改动
state-pads-added = 添加 { $count } 个填充

## state/decoding.js

state-greedy = 贪心
state-beam =
    { $isUsual ->
        [yes] 束宽 { $beam }
       *[no] 束宽 { $beam }，惩罚 { $penalty }
    }
state-sample = 采样，温度 { $temperature }
state-top-k = top-k { $count }
state-top-p = top-p { $share }
state-seed = 种子 { $seed }
state-each-step-draws =
    { $limits ->
        [both] 每一步从同时属于最可能的 { $count } 个、又属于合计 { $share } 的最可能词元的那些词元里抽取一个
        [count] 每一步从最可能的 { $count } 个词元里抽取一个
        [share] 每一步从合计 { $share } 的最可能的词元里抽取一个
       *[none] 每一步从所有词元里抽取一个
    }{ $favoured ->
        [likely] ，可能的词元更占优
        [unlikely] ，不太可能的词元得到更多机会
       *[none] { "" }
    }。同一个种子会抽出同样的词元。

## state/change_chips.js

state-softmax-over-wrong-axis = softmax 用错了轴
state-every-word-one-position = 所有词在同一个位置
state-no-division-d = 不除以 √d
state-no-causal-mask = 没有因果掩码
state-no-padding-mask = 没有填充掩码
state-row-may-look-nowhere = 有一行什么也不能看
state-row-looks-everywhere-alike = 有一行看哪里都一样
state-hidden-from-decoder = 对解码器隐藏 { $text }
state-no-positions = 没有位置
state-word-order-shuffled = 词序打乱
state-positions-shifted-by = 位置移动 { $number }
state-left-out = 去掉 { $text }
state-steered-by = 用 { $one } 引导
state-masked-cells-score = 被遮住的单元格评分为 { $score }

## state/decoding.js

state-each-step-writes-likeliest = 每一步写出最可能的词元。
state-each-step-keeps-likeliest = 每一步保留最可能的 { $beam } 个开头。显示分数最高的完整译文。分数是 log p 除以长度惩罚。

## state/difference.js

state-b-different-tasks-so-they = A 和 B 的任务不同，所以没有差值。请单独看 A 或 B。
state-models-b-have-different-numbers = A 和 B 的模型层数或头数不同，所以这些数值没有差值。请单独看 A 或 B。
state-b-come-from-two = A 和 B 来自词元编号不同的两个模型。请选两者在这里都写的词元，不要与别的词元比较。
state-has-no-class-so = A 没有类别 { $name }，所以没有差值。
state-only-b-reads-here = 只有 B 在这里读 { $step }，所以没有差值。
state-weights-of-both-runs = 两次运行所有头的权重正在传送。

## state/pins.js

state-pinned-run-link-lacks-model = 这个链接固定的运行缺少模型或文本，所以没有固定。
state-pinned-run-link-uses-model = 这个链接固定的运行用的模型“{ $model }”不在这里，所以没有固定。
state-link-pins-runs-only-last = 这个链接固定了 { $count } 次运行，只用最后一次。

## state/sides.js

# 模型输入和输出的名称
state-side =
    { $name ->
        [English] 英语
        [German] 德语
        [French] 法语
        [Spanish] 西班牙语
        [Question] 问题
        [Type] 类型
        [Source] 源文本
        [Target] 目标文本
        [Beginning] 开头
        [Text] 文本
        [Sentence] 句子
        [Label] 标签
        [Mask] 掩码
        [Review] 评论
        [Verdict] 判断
       *[other] { $name }
    }

## state/steering.js

state-token-one = 词元 { $one }
state-a-vector = 一个向量
state-file-does-not-hold-one = 这个文件里不是一行 float32 数值；请用 numpy.save 保存。

## state/whole_words.js

state-weights-word-vectors-scores = 权重按词；向量和评分按词片
state-heads-word-masks-piece = 头按词；掩码按词片
state-heads-word-positions-piece = 头按词；位置按词片
state-tab-shows-pieces-because-each = 这个标签页显示词片，因为每个词片有自己的向量

## state/class_names.js

state-class =
    { $label ->
        [ABBR] 缩写
        [DESC] 描述
        [ENTY] 事物
        [HUM] 人或团体
        [LOC] 地点
        [NUM] 数字
       *[other] { "" }
    }

state-in-quotes = “{ $text }”
state-from-to = { $from } → { $to }
state-parts = { $part }；{ $next }
state-way =
    { $name ->
        [greedy] 贪心
        [beam] 束搜索
        [sample] 采样
       *[other] { $title }
    }
state-decoding-option =
    { $name ->
        [beam] 束宽
        [length_penalty] 长度惩罚
        [temperature] 温度
        [top_k] top-k（0：全部）
        [top_p] top-p
        [seed] 种子
       *[other] { $title }
    }

state-model-title =
    { $name ->
        [en-de] 英语译德语
        [en-fr] 英语译法语
        [de-en] 德语译英语
        [fr-en] 法语译英语
        [sentiment] 情感
        [question-type] 问题类型
        [next-word] 下一个词
       *[other] { $title }
    }

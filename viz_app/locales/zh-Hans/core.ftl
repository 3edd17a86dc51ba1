## core/errors.py

core-not-whole-from-to = { $name } 是 { $value }；它必须是 { $first } 到 { $last } 之间的整数。
core-not-whole-at-least = { $name } 是 { $value }；它必须是不小于 { $first } 的整数。
core-not-a-list = { $name } 是 { $value }；请给出一个列表，例如 { $example }。
core-options-not-of-kind = { $name } 是 { $value }；请给出 { $kind }(...)，或一个映射，例如 { $example }。
core-options-no-field = { $kind } 没有字段 { $field }；它有 { $fields }。
core-option-twice = { $function } 得到了两次 { $option }；请写出每个选项的名称，例如 { $example }=...
core-too-many-options = { $function } 接受 { $most } 个选项，而不是 { $given } 个；请写出每个选项的名称，例如 { $example }=...
core-no-map = 没有名为 { $name } 的图；请从 { $maps } 中选择。
core-no-head = 第 { $layer } 层没有 { $map } 的头 { $head }（从 0 数起）；这个模型有 { $layers } 层，每层 { $heads } 个头。

## Texts, tokens and targets

core-blank = 这段文本是空的；请输入一个句子。
core-no-text = 这不是文本，而是 { $given }；请给出 str。
core-text-too-long = 这段文本有 { $count } 个字符，最多 { $most } 个。请缩短 { $over } 个。
core-half-character =
    { $name ->
        [text] 文本的第 { $place } 个字符只有一半；请重新输入。
       *[other] { $name } 的第 { $place } 个字符只有一半；请重新输入。
    }
core-too-long =
    { $what ->
        [sentence] 这个句子有 { $count } 个词元，最多 { $longest } 个。请缩短 { $over } 个。
        [target] 目标文本有 { $count } 个词元，最多 { $longest } 个。请缩短 { $over } 个。
       *[beginning] 强制的开头有 { $count } 个词元，最多 { $longest } 个。请缩短 { $over } 个。
    }
core-too-many-pads =
    { $what ->
        [sentence] 句子连同填充有 { $count } 个词元，最多 { $longest } 个。
       *[target] 目标文本连同填充有 { $count } 个词元，最多 { $longest } 个。
    }
core-text-of-several = 文本 { $index }（从 0 数起）：{ $why }
core-no-ids = 这些不是词元的编号，而是 { $given }；请给出文本或整数列表。
core-no-token = 没有词元 { $token }；这个模型的编号到 { $last } 为止。
core-empty-target = 目标文本至少需要一个词元。
core-no-token-to-leave-out = 没有可以去掉的词元 { $index }（从 0 数起）；句子有 { $count } 个。
core-nothing-left = 请在句子里至少留下一个词元。
core-token-not-forced = 没有目标文本含有词元 { $token }；请强制另一个。
core-two-decodings = 有两种解码；请只给一种，写作 decoding=Decoding(...)。
core-no-targets =
    { $task ->
        [generator] 模型 { $model } 续写文本，没有目标文本；请去掉目标文本。
        [classifier] 模型 { $model } 做分类，没有目标文本；请去掉目标文本。
       *[encoder] 模型 { $model } 没有类别，不写任何内容，也没有目标文本；请去掉目标文本。
    }
core-score-targets =
    { $targets ->
        [0] { $texts } 个文本没有目标文本；请给出列表，每个文本一个。
       *[other] { $texts } 个文本有 { $targets } 个目标文本；请给出列表，每个文本一个。
    }
core-other-task =
    模型 { $model } { $task ->
        [translator] 做翻译
        [generator] 续写文本
        [classifier] 做分类
       *[encoder] 没有类别，也不写任何内容
    }；请选择{ $wanted ->
        [translator] 做翻译的模型
        [generator] 续写文本的模型
        [classifier] 做分类的模型
       *[encoder] 编码器
    }。
core-too-costly =
    这次运行的开销是一次运行上限的 { $times } 倍；{ $remedy ->
        [beam] 请缩短句子，或者取比 { $beam } 窄的束
        [looks] 请缩短句子，或者撤销让词元看到后文或沿错误的轴看的改动
        [both] 请缩短句子，或者取比 { $beam } 窄的束，或者撤销让词元看到后文或沿错误的轴看的改动
       *[none] 请缩短句子
    }。
core-cost-spent = 这次运行的开销超过了上限；请缩短句子。
core-too-late = 这次运行时间太长，已经停止；请缩短句子，或者稍后再试。
core-memory = { $count } 个词元的注意力需要 { $size } 内存，而空闲的只有 { $free }；请缩短文本。

## Values that a caller gives

core-choice = { $name } 是 { $given }；请从 { $choices } 中选择。
core-not-whole = { $name } 是 { $given }；它必须是整数。
core-not-above-0 = { $name } 是 { $given }；它必须是大于 0 的数。
core-no-share = { $name } 是 { $given }；它必须是从 0 到 1 的占比。
core-no-number = { $name } 是 { $given }；它必须是数字。
core-not-between = { $name } 是 { $value }；它必须在 { $lowest } 和 { $highest } 之间。
core-prefix = prefix 是 { $value }；它必须是文本，或由词元编号组成的元组。
core-beam-or-temperature = beam 大于 1 和 temperature 大于 0 只能选一个。
core-no-figures = 没有安装图表；pip install glassformer 会带上它们。
core-no-trace-json = 这不是 JSON 形式的运行记录（trace），而是 { $given }；请用 trace.to_json() 写一个。
core-no-saved-trace = { $file } 不是保存的运行记录（trace）；请用 trace.save(...) 保存一个。
core-trace-format = { $file } 的运行记录（trace）格式是 { $given }，不是 { $known }；请重新生成这段文本的运行记录。
core-no-tokenizer = { $path } 处没有分词器；请给出 tokenizer.model 文件的路径。
core-no-texts = { $name } 是 { $given }；请给出文本的列表。
core-item = { $item } 是 { $given }；每一项都应像 { $example } 这样。
core-no-should-stop = should_stop 是 { $given }；请给出函数，它返回停止的理由或者什么都不返回。
core-toy-width = { $width } 不能平分给 { $heads } 个头；三个头请取 48。
core-toy-text =
    { $task ->
        [add] “{ $text }” 不合适：请输入两个两位数，例如 47+85。
        [german] “{ $text }” 不合适：请输入从 0 到 999 的数。
        [french] “{ $text }” 不合适：请输入从 0 到 999 的数。
       *[letters] “{ $text }” 不合适：请输入 8 个从 a 到 j 的字母，例如 headache。
    }

## Maps, heads, layers, tensors

core-no-attention = 这个模型没有名为 { $map } 的注意力；它有 { $choices }。
core-no-layer = 没有第 { $layer } 层（从 0 数起）；{ $map } 有 { $count } 层。
core-no-positions = 这个模型没有名为 { $stack } 的堆叠，所以没有它的位置。
core-no-tensor = 这次运行里没有张量 { $name }；请给出一个名称，例如 { $example }。
core-map-predicts-nothing = 这里 { $map } 的头不做预测；请从 { $choices } 中选择。
core-values-hidden = { $model } 不显示它的值；请选择另一个模型。
core-nan = NaN：一处改动让某一行没有可看的，所以这里没有数值。请撤销这处改动。

## Which prediction is explained

core-no-loaded-model = 请给出已加载的模型，例如 core.load('en-de')，而不是 { $given }。
core-nothing-to-explain = { $model } 没有可以解释的类别或词；请选择做翻译、续写或分类的模型。
core-writes-no-label = { $model } 写词元，没有标签 { $label }；请给出一步和一个词元。
core-classifies-no-step = { $model } 做分类，没有第 { $step } 步；请去掉它。
core-which-step = 请说明要解释哪一步；第一步是 0。
core-no-step =
    { $task ->
        [translator] 没有第 { $step } 步；这个译文有 { $count } 步，从 0 数起。
       *[generator] 没有第 { $step } 步；这段文本有 { $count } 步，从 0 数起。
    }
core-same-candidates = 请选择两个不同的候选来比较，不要用 { $token } 和它自己比较。
core-no-label = 这个模型没有标签 { $label }；它给出 { $labels }。
core-no-piece = 这个模型没有写作 { $piece } 的词片；请给出这一步的一个候选，或者一个编号。

## Explanations

core-no-method = 没有方法 { $given }；请从 { $choices } 中选择。
core-other-method =
    { $method ->
        [pooling] { $model } 不对词元做池化；请从 { $choices } 中选择。
       *[other] { $model } 不显示它的值；请从 { $choices } 中选择。
    }
core-no-setting = 方法 { $methods } 没有设置 { $setting }。
core-pooling-without-mean = 只有从所有词元的均值读出类别时，池化才有精确的占比。
core-no-attribution = attribution= 请给出 core.attribute 返回的结果，而不是 { $given }。
core-attribution-of-other = 这个归因解释的是另一个预测；请对这个模型、文本和步重新计算。
core-no-attributions = 请给出 core.attributions 返回的结果，而不是 { $given }。
core-attributions-differ = 请给出这个模型同一个预测的归因。
core-attribution-without-source = 这个归因没有说明源文本；请选择能说明它的方法。
core-no-curve = 没有曲线 { $given }；请从 { $choices } 中选择。
core-groups = { $size } 个词元的分组从 0 开始，位置递增并小于 { $size }，而不是 { $given }。
core-gradient-steps = 积分梯度取 1 到 { $most } 步，而不是 { $given }。
core-no-baseline = 没有基线 { $given }；请从 { $choices } 中选择。
core-no-text-read = 这个模型读不了任何一个文本；请给它适合的文本。
core-flow-looks-ahead = 这里某一行能看到之后写的内容，所以每一步都是另一次运行。请撤销这个改动。
core-flow-step-or-token = 请只追踪第 { $step } 步或词元 { $token }，不要两者都追踪。
core-flow-no-encoder = { $model } 没有编码器；请追踪一步。
core-flow-no-answer = { $model } 不给出回答；请追踪文本的一个词元，例如 token=0。
core-flow-no-step = 没有第 { $step } 步；这次运行的步是 0 到 { $last }。
core-no-words =
    { $task ->
        [classifier] 模型 { $model } 不写词；请按深度看它的类别。
       *[encoder] 模型 { $model } 不写词，所以没有 logit lens。
    }
core-no-classes = 模型 { $model } 没有类别；请按深度看它的词。
core-no-cross-attention = { $model } 没有交叉注意力，所以它读到的内容都不通向编码器。
core-heads-add-nothing = 这个编码器的头不直接影响 logit：只有解码器读取它们。
core-split-first-layer = 只有堆叠的自注意力在第一层读取内容加位置；请选择其中之一。
core-split-no-vectors = 这个模型没有把位置向量加到第一层读取的内容上，所以它的评分没有这样的部分。
core-no-portraits = { $model } 的头没有画像；请给出要看的文本。
core-portrait-targets = 请给出文本的列表，以及同样多的目标文本，或者不给目标文本。

## Changes

core-no-bug = 没有名为 { $given } 的错误；请从 { $choices } 中选择。
core-pads =
    { $side ->
        [source] 源文本可以有 0 到 { $most } 个填充词元，而不是 { $count } 个。
       *[target] 目标文本可以有 0 到 { $most } 个填充词元，而不是 { $count } 个。
    }
core-shuffle-seed = 打乱的随机种子可以是 0 到 { $most }，而不是 { $given }。
core-shift = 位置可以移动 0 到 { $most }，而不是 { $given }。
core-shifted-too-far = { $count } 个词元移动 { $shift } 需要 { $needed } 个位置；这个模型有 { $longest } 个。最多移动 { $most }。
core-encoder-alone =
    { $task ->
        [classifier] 分类器只有编码器的头和掩码；请改动它们。
       *[encoder] 编码器只有编码器的头和掩码；请改动它们。
    }
core-decoder-alone = 没有编码器的模型只有解码器的头和掩码；请改动它们。
core-pads-before-text = 没有编码器的模型只在文本前面有填充；请选择 padding_side='left'。
core-many-mask-edits = 掩码改动有 { $count } 处，最多 { $most } 处。请使用行和列。
core-no-mask = 没有掩码 { $given }；请从 { $choices } 中选择。
core-mask-negative = 掩码的行和列从 0 数起；没有负数。
core-mask-far = 一处掩码改动的位置超过 { $most }；没有那么长的句子。
core-many-steers = 引导用的向量有 { $count } 个，最多 { $most } 个。
core-steer-stack = 引导在编码器或解码器里，而不在 { $given } 里。
core-steer-amount = 引导的强度可以是 { $least } 到 { $most }，而不是 { $given }。
core-steer-rows = 引导可以指定 1 到 { $most } 行，或者用 None 表示所有行，而不是 { $count } 行。
core-steer-empty = 引导用的一个文本是空的；请给出两个不同的文本。
core-steer-same = 引导用的两个文本相同；请给出两个不同的文本。
core-steer-alike =
    { $how ->
        [written] 引导用的两个文本写出的内容相同，所以没有差别；请选择别的文本。
       *[read] 引导用的两个文本读起来相同，所以没有差别；请选择别的文本。
    }
core-steer-text = 引导用的文本 { $text }：{ $why }
core-steer-source = 引导来自 { $sources }，而不是 { $given }。
core-steer-vector-size = 引导用的向量有 1 到 { $most } 个 float32 数值，而不是 { $size } 字节。
core-steer-not-finite = 引导用的向量里有一个数不是有限数；请去掉 NaN 和无穷。
core-steer-base64 = 引导用的向量不是用 base64 写的。
core-steer-no-stack =
    { $stack ->
        [encoder] 这个模型没有可以引导的编码器；请引导它的解码器。
       *[decoder] 这个模型没有可以引导的解码器；请引导它的编码器。
    }
core-steer-depth =
    { $stack ->
        [encoder] 没有深度 { $depth }；编码器从 0（它的嵌入）到 { $layers }。
       *[decoder] 没有深度 { $depth }；解码器从 0（它的嵌入）到 { $layers }。
    }
core-steer-row-of-model = 要引导第 { $row } 行；这个模型读 { $count } 行，从 0 数起。
core-steer-row-of-text = 要引导第 { $row } 行；这段文本有 { $count } 行，从 0 数起。
core-steer-width = 这个向量有 { $count } 个数值；这个模型的状态有 { $width } 个。
core-vector-not-read = { $file } 无法读取：{ $why }。
core-vector-too-large = { $file } 大于 { $most } 字节；float32 的向量不会这么大。
core-vector-file = { $file } 里不是一行 float32 数值；请用 numpy.save 保存。
core-curve-amounts = 一条曲线有 1 到 { $most } 个强度，而不是 { $count } 个。

## From one run into another

core-no-place = 没有位置 { $place }。位置写作 r.stack.depth.token、o.map.layer.head 或 w.map.layer.head，例如 r.e.1.2 或 o.c.2.7。
core-no-depth-place = { $place } 不是这个模型的向量；{ $stack } 的深度是 0 到 { $layers }。
core-no-row-place = { $place } 需要第 { $row } 行；{ $stack } 有 { $count } 行，从 0 数起。
core-row-without-partner = 第 { $row } 行（{ $stack }）在另一次运行里没有对应的行；请手动把两行连起来。
core-weights-of-other-length = 只有词元数相同的文本之间，才能单独移入注意力权重。
core-nothing-to-carry = { $model } 只显示注意力权重，所以它的张量都不能移入。
core-no-pair = joined 里有 { $given }；请给出像 (1, 2) 这样的对：基准运行的行，来源运行的行。
core-few-matched = { $count } 个词元里只有 { $matched } 个能对应上。请给出只差几个词的两个文本，或者手动把行连起来。
core-trace-of-other-model = 这个运行记录属于模型 { $other }，不属于 { $model }；请用同一个模型的两次运行。
core-same-answers = 两次运行都写 { $answer }；请给出回答不同的两个文本。
core-same-token = 两次运行在第 { $step } 步都写 { $token }；请给出不同的文本。
core-other-step = 两次运行在第 { $step } 步都写 { $token }；请选择它们不同的第 { $other } 步。
core-same-rival = 词元和它的对手都是 { $token }；请给出两个不同的。
core-trace-of-other-edits = 这个运行记录读了 { $read } 个词元，而不是 { $count } 个；请也给出它的改动。

## Models and devices

core-no-model = 没有模型 { $given }。请从这些中选择：{ $choices }；或者指定有检查点的文件夹。
core-no-models = 没有模型 { $given }，这里也还没有任何模型；请 pip install glassformer-checkpoints，或者用 glassformer train 训练一个，或者用 GLASSFORMER_CHECKPOINTS 说明模型在哪个文件夹。
core-no-model-name = 模型用名字或文件夹来指明，而不是用 { $given }；参见 core.catalogue()。
core-no-device = 这台机器上没有设备 { $given }；可用的有：{ $choices }。
core-device-and-map = 同时给了 device { $device } 和 device_map；请只给一个。
core-float32-alone = { $model } 是 float32，不能作为 { $dtype } 加载；请去掉 dtype。
core-one-device = { $model } 一个设备就放得下；请去掉 device_map。
core-no-languages = 这个模型没有可选的语言；请去掉 source_lang 和 target_lang。
core-no-language = 这个模型没有语言 { $given }；它有 { $choices }。
core-no-language-of-many = 这个模型没有语言 { $given }；它有 { $count } 种，其中有 { $choices }。
core-no-design = 没有设计 { $given }。请从这些中选择：{ $choices }。
core-not-converted = { $file } 无法转换：{ $why }。
core-vectors-not-finite = 这个模型的词元向量里有不是有限数的数值，所以画不出地图。
core-no-snapshot = 这次训练里没有快照。请用 --snapshots 12 训练，它就会保留一些。
core-snapshot-of-two-kinds = 第 { $step } 步的快照是 { $kind }，而 { $model } 是 { $other }。
core-snapshot-of-other-run = 第 { $step } 步的快照切分文本的方式和 { $model } 不同：它属于另一次训练。

## Surveys

core-nothing-to-survey = 模型 { $model } 没有类别，也不写任何内容；请选择另一个。
core-references-or-labels = 请给翻译模型参考译文，或者给分类器标签，不要两者都给。
core-text-missing =
    { $what ->
        [text] 没有文本 { $index }；请为每个参考译文给一个文本。
       *[reference] 没有参考译文 { $index }；请为每个文本给一个。
    }
core-resume-other-texts = { $file } 是用别的文本生成的：它的文本 { $index } 是 { $text }。
core-model-changed = 模型在文本 { $index } 之后变了；请重新开始评测。
core-no-survey = { $given } 不是评测；请给出 core.survey(...) 的两个结果。
core-surveys-of-other-length = 两个评测分别有 { $before } 个和 { $after } 个文本；请比较相同文本的评测。
core-surveys-of-other-texts = 文本 { $index }（从 0 数起）是 { $before } 和 { $after }；请比较相同文本的评测。
core-surveys-empty = 评测里没有文本；请给出一些。
core-surveys-of-two-kinds = 两个评测种类不同：{ $kinds }；请比较同一种类的两个。
core-survey-ending = { $file } 不是 .jsonl、.csv 或 .parquet；请给文件用其中一个扩展名。
core-no-pyarrow = Parquet 需要 pyarrow：pip install 'glassformer[parquet]'；或者选择 .jsonl 或 .csv。
core-survey-not-utf8 = { $file } 不是评测文件：它不是 UTF-8 文本。
core-file-no-survey = { $file } 不是评测文件；glassformer survey FILE -o { $name } 可以生成一个。
core-file-format = { $file } 的格式是 { $given }，而这个程序读格式 { $known }。
core-survey-line = { $file } 第 { $line } 行：这不是评测的一行；请重新生成文件。
core-survey-columns = { $file } 不是评测文件：它的列是 { $columns }。
core-no-parquet = { $file } 不是完整的 Parquet 文件；请重新生成。
core-survey-of-other = { $file } 是另一个 { $what } 的评测（{ $before }，现在是 { $now }）；请指定另一个文件名，或者删除它重新开始。

## Models of Hugging Face

core-hub-not-installed = Hugging Face 的模型需要更多的库；请在本项目的文件夹里用 pip install -e '.[hub]' 安装。
core-hub-no-name = 请指定 Hub 上的模型，例如 hf:Helsinki-NLP/opus-mt-en-de，或者一个文件夹。
core-hub-no-model = Hub 上没有公开的模型 { $model }；请检查名字，形式是 OWNER/NAME。
core-hub-no-revision = 模型 { $model } 没有版本 { $revision }；请在 Hub 上检查。
core-hub-no-config = Hub 上的 { $model } 没有 { $file }：适配器或 GGUF 不是完整的模型；请指定另一个。
core-hub-silent = 模型 { $model } 不在这台机器上，Hub 也没有响应；请检查网络，或者指定一个文件夹。
core-hub-no-safetensors = 模型 { $model } 没有 safetensors 形式的权重，而 pickle 文件从不读取；请用 safe_serialization=True 保存，或者用 NAME@REVISION 指定有这种权重的版本。
core-hub-not-shown = 模型 { $model }（{ $made }）无法显示；请选择翻译、续写、分类或编码文本的模型，例如 Marian、GPT-2 或 BERT。
core-hub-encoder-not-shown = 模型 { $model }（{ $made }）无法显示；请选择文本的编码器，例如 BERT。
core-hub-size = 模型 { $model } 说它的 { $name } 是 { $given }；这样的模型无法建立。
core-hub-no-choice-of-label = 模型 { $model } 不在标签之间选择；请指定从几个标签中给出一个的模型。
core-hub-too-large = 模型 { $model } 需要 { $size }，而 { $device } 没有这么多空闲；请用 dtype='bfloat16' 或 device_map='auto' 加载，或者加载到 cpu。
core-hub-weights-alone = 这个模型只显示注意力权重。请选择本项目的模型。
core-own-models-alone = 这只对本项目的模型显示。请选择其中一个。
core-hub-few-changes = 这个模型只能去掉词元、关闭头；请选择本项目的模型。
core-hub-fixed = 这个模型的填充不能改，这里不认识的位置也不能改：请改动它的头、掩码或词。
core-hub-unadded = 这个模型没有把位置加到词元上，所以没有可以从错误的轴上取的位置；请选择另一个错误。
core-hub-no-table =
    这个模型没有把位置向量加到{ $stack ->
        [encoder] 编码器
       *[decoder] 解码器
    }的词元上；请选择会这样做的模型，例如 BERT。
core-hub-no-distances =
    这个模型在{ $stack ->
        [encoder] 编码器
       *[decoder] 解码器
    }里不按两个词元的距离加任何数；请选择会这样做的模型，例如 T5。
core-hub-unscaled = 这个模型的评分没有除以任何数，所以它无法显示不做除法会怎样。
core-hub-scaled-before = 这个模型的查询在比较之前就已除过，评分不再除，所以它无法显示不做除法会怎样。
core-hub-heads-stay = { $kind } 的头在这里不能关闭；请选择另一个模型。
core-hub-layers-unknown = 这里不知道这个模型的层叫什么，所以分不清它的各个部分。
core-hub-no-embedding = 这个模型在看不见的地方把位置加到词元上，所以请用两个文本来引导，而不是用一个词元。
core-hub-no-lens = 这个模型读出类别的依据不是这里看得到的状态，所以它的各个深度说不出类别。
core-hub-no-parts = 这个模型的类别是由不是求和的层从一个词元读出的，所以它有路径，没有精确的组成。
core-hub-no-projections = 不知道这个模型的查询和键是怎样得到的，所以它的评分无法拆开。
core-hub-no-weights = 这个模型没有给出注意力权重；请用 attn_implementation='eager' 加载。
core-hub-no-gradients = 得不到 { $model } 的梯度；请选择 attention 或 leave-one-out。
core-hub-no-copy = 分布在多个设备上的模型不能复制；请重新加载。
core-hub-no-token = 这个模型在这段文本里找不到词元；请输入一个词。
core-hub-token-beyond = 这个模型没有词元 { $piece }，而它的分词器在文本里找到了它：编号到 { $last } 为止，这个是 { $token }。请去掉它，或者使用训练这个模型时的分词器。
core-token-stays = 词元 { $token } 要保留，因为模型依赖它；请去掉词。
core-fills-no-mask = 模型 { $model } 不填掩码；请选择 ForMaskedLM 的模型。
core-no-mask-in-text = 这段文本里没有 { $mask }；请写在缺词的地方。
core-no-rotation = 这个模型没有可以显示的旋转；请选择使用旋转位置的模型，例如 Llama。
core-first-not-turned = 第一个位置不旋转；请至少输入两个词元。
core-no-device-map = device_map 是 { $given }；请给出 { $choices }，或者每个部分的设备，例如 { $example }。
core-no-accelerate = device_map 需要 accelerate 库；请在本项目的文件夹里用 pip install -e '.[hub]' 安装。

## Chats

core-no-chat = chat 是 { $given }；请给出列表，例如 { $example }。
core-no-chat-message = { $given } 不是对话的消息；请给出列表，例如 { $example }。
core-no-date = date 是 { $given }；请写成 2026-11-28 这样。
core-no-chat-template = 模型 { $model } 没有对话模板；请去掉对话，给出文本。
core-text-or-chat = 请给出文本或对话，只给其中一个。
core-chat-template =
    { $fault ->
        [memory] 这个模型的对话模板占用超过 { $detail } MB。请去掉对话，或者修正模板。
        [endless] 这个模型的对话模板无休止地调用自己。请去掉对话，或者修正模板。
        [size] 这个模型的对话模板生成超过 { $detail } kB 的文本。请去掉对话，或者修正模板。
        [seconds] 这个模型的对话模板用时超过 { $detail } 秒。请去掉对话，或者修正模板。
        [jinja2] 这个模型的对话模板需要 jinja2，用 pip install -e '.[hub]' 安装。请去掉对话，或者修正模板。
       *[says] 这个模型的对话模板报告：{ $detail }。请去掉对话，或者修正模板。
    }

## Models that cannot be loaded: a sentence with its reason, which follows a colon and has no full stop

core-not-loaded = 无法加载模型 { $model }：{ $why }。
core-nameless-not-loaded = 无法加载模型：{ $why }。
core-no-folder = 没有文件夹 { $folder }
core-folder-without = 它的文件夹里没有 { $file }
core-config-of-no-model = 它的 { $file } 不是模型的文件：{ $why }
core-config-without = 它的 { $file } 不是模型的文件：里面没有 { $key }
core-config-of-other-format = 它的格式是 { $given }，而这个程序读格式 { $known }
core-config-not-described = 它的 { $file } 没有描述一个模型：{ $why }
core-file-too-large = 它的 { $file } 超过 { $most } 字节
core-file-damaged = 它的 { $file } 损坏或不完整
core-file-missing-or-damaged = 它的 { $file } 缺失或损坏
core-tokenizer-of-other-size = 它的分词器有 { $count } 个词片，而它的模型认识 { $known } 个
core-tokenizer-of-other-id = 它的分词器的 { $key } 是 { $ours }，而它的模型的是 { $theirs }
core-tokenizer-damaged = 它的分词器的文件缺失或损坏
core-adapter-beside-weights = 权重旁边的 { $file } 说明有一个适配器属于它们；请用 peft 加载两者，并保存 merge_and_unload 返回的结果
core-adapter-of-base = 它是 { $base } 的适配器，不是完整的模型；请用 peft 加载两者，并保存 merge_and_unload 返回的结果
core-weights-gguf = 它的权重是 GGUF；请指定生成它们的 safetensors 形式的模型
core-shard-missing = 它的文件 { $file } 缺失；请复制 { $index } 列出的所有文件
core-weights-quantised = 它的权重是量化的（{ $how }）；请指定生成它们的模型
core-config-lacks = 它的 config.json 没有 { $key }，例如 { $example }；请用 save_pretrained 保存
core-needs-own-code = 它需要自己文件夹里的 Python 代码，而这里从不运行这种代码；请指定另一个模型
core-unknown-model-type = transformers { $version } 不认识 model_type { $kind }；更新的版本也许认识：pip install -U transformers
core-weights-unfit = 它的权重损坏，或者与它的 config.json 不符
core-weights-unfit-or-spread = 它的权重损坏，或者与它的 config.json 不符，或者 device_map 有误：{ $why }
core-weight-of-other-shape = { $weight } 在它的权重里是 { $saved }，而按它的 config.json 是 { $built }
core-weight-of-other-vocabulary = { $weight } 在它的权重里是 { $saved }，而按它的 config.json 是 { $built }；它的 vocab_size 是 { $size }
core-weight-missing = 它的权重里缺少 { $weight }
core-weight-not-finite = 它的权重里的 { $weight } 含有 NaN 或无穷；请换用另一次保存的权重
core-no-part-of-map = device_map 列出了 { $part }，而它没有这个部分；它的部分是 { $parts }
core-weight-in-no-file = { $weight } 不在它的任何权重文件里，所以不能放在磁盘上；请用 device_map 放到别处
core-setting-above-0 = { $name } 是 { $value }；它必须大于 0
core-setting-above-0-to-1 = { $name } 是 { $value }；它必须大于 0 且不大于 1
core-setting-share = { $name } 是 { $value }；它必须在 0 和 1 之间
core-setting-at-least = { $name } 是 { $value }；它不能小于 { $least }
core-setting-at-most = { $name } 是 { $value }；它不能大于 { $most }
core-setting-from-below = { $name } 是 { $value }；它不能小于 { $least }，且必须小于 { $below }
core-setting-one-of = { $name } 是 { $value }；可选的有 { $choices }
core-setting-type = { $name } 是 { $value }；它的类型必须是 { $kind }
core-setting-positions = max_length { $length } 乘以 d_model { $width } 超过 { $most }；请减小其中一个
core-setting-heads = d_model { $width } 不能平均分给 { $heads } 个头
core-setting-mask-fill = mask_fill 是 { $value }；它必须远小于 0，例如 -inf 或 -1e9
core-setting-mask-queries = mask_queries 会遮住整行，而 mask_fill -inf 会把它们变成 NaN；请选 -1e9
core-setting-generator = 续写文本的模型需要 0 个编码器层和至少 1 个解码器层，而不是 { $encoder } 和 { $decoder }
core-setting-translator = 翻译模型至少需要 1 个解码器层
core-setting-classifier = 分类器需要 0 个解码器层和至少 2 个不同的标签，而不是 { $layers } 和 { $labels }
core-setting-ids = pad、unknown、start 和 end 的编号是 { $ids }；它们必须互不相同，且小于 vocabulary_size { $size }
core-setting-labels = labels 是 { $value }，类型不对；它必须是文本的列表
core-setting-many-labels = 有 { $count } 个标签；最多能显示 { $most } 个
core-setting-no-label = { $label } 不是标签；它必须是不超过 { $most } 个字符的文本
core-setting-shares = shares 是 { $shares }；请给每个语料库一个大于 0 的占比，并去掉 copies
core-settings-no-mapping = { $kind } 由名称和值组成，不能是 { $value }
core-settings-unknown = { $kind } 有未知的设置：{ $names }
core-config-incomplete = { $kind } 不完整或类型不对：{ $why }
core-json-none = 不是 JSON 文本
core-json-too-deep = 不是能读取的 JSON 文本：嵌套太深
core-json-half = 含有半个字符 { $character }；请重新写入
core-json-of-file = { $file } { $why }
core-json-too-large = { $file } 超过 { $most } 字节
core-json-no-object = { $file } 里没有 JSON 对象
core-weights-too-few = 它的 { $file } 要求至少 { $asked } 个权重，而实际有 { $found } 个
core-weight-unknown = 它的权重里有未知的 { $weight }
core-weight-of-type = 它的 { $weight } 类型是 { $given }，不在 { $choices } 之中
core-weight-of-shape = 它的 { $weight } 形状是 { $saved }，而它的配置写的是 { $built }
core-weight-infinite = 它的 { $weight } 含有不是有限数的数值
core-convert-lacks = 它没有 { $weight }
core-file-changed = 它的 { $file } 已损坏或被改动：与 { $list } 里的不一致；如果是你自己改的，请运行 { $command }
core-list-no-file = 它的 { $list } 不是普通文件；如果是你自己改的，请运行 { $command }
core-list-line = 它的 { $list } 第 { $number } 行是 { $line }，不是文件的 SHA-256；如果是你自己改的，请运行 { $command }
core-list-lacks = 它的 { $list } 里缺少 { $file }；如果是你自己改的，请运行 { $command }
core-no-fingerprint = 它的 { $config } 里没有 { $file } 的 { $key }
core-file-of-other-model = 它的 { $file } 已损坏或属于别的模型：不是 { $config } 所要求的文件
core-tokenizer-of-file = { $path }：{ $why }
core-tokenizer-not-whole = 这不是完整的 SentencePiece 模型；请重新训练分词器，或重新下载文件
core-tokenizer-no-texts = 没有可用来学习词表的文本；请给出至少一个句子
core-tokenizer-too-small = vocabulary_size 是 { $size }，不足以容纳文本的字符；请调大
core-tokenizer-not-learned = SentencePiece 无法学出大小为 { $size } 的词表：{ $why }

core-notice-unfinished = 翻译在 { $tokens } 个词元之后停止了，模型还没有写完。
core-notice-loop = 模型陷入了循环：“{ $phrase }”连续出现 { $times } 次。
core-notice-lost-numbers = 请检查数字 { $numbers }：它们没有抄进译文。
core-notice-invisible =
    { $more ->
        [0] 已从文本里略去，因为看不见也没有内容：{ $characters }。
       *[other] 已从文本里略去，因为看不见也没有内容：{ $characters }，还有 { $more } 个。
    }
core-notice-controls =
    { $more ->
        [0] 当作空格来读，因为不是文本的字符：{ $characters }。
       *[other] 当作空格来读，因为不是文本的字符：{ $characters }，还有 { $more } 个。
    }
core-notice-never-learned =
    { $more ->
        [0] 模型没有学过 { $characters }：它读的是字节，对它们的回答没有意义。
       *[other] 模型没有学过 { $characters } 和另外 { $more } 个：它读的是字节，对它们的回答没有意义。
    }
core-notice-unknown =
    { $more ->
        [0] 这个模型的词表里没有 { $words }：模型读成 { $piece }。
       *[other] 这个模型的词表里没有 { $words } 和另外 { $more } 个：模型读成 { $piece }。
    }
core-notice-read-as =
    { $more ->
        [0] 这个模型的读法：{ $pairs }。
       *[other] 这个模型的读法：{ $pairs }，还有 { $more } 个。
    }
core-notice-pair = { $typed } 读成 { $read }
core-notice-other-language =
    这段文本像是{ $seems ->
        [de] 德语
        [fr] 法语
       *[en] 英语
    }，而模型读{ $reads ->
        [de] 德语
        [fr] 法语
       *[en] 英语
    }，所以它给出的结果意义不大。
core-notice-no-question = 这个模型给问题分类。这段文本不是问题，所以得到的类别意义不大。
core-notice-shared-keys = { $heads } 个头共用 { $groups } 组键和值，每组 { $each } 个头；查询各有各的。
core-notice-read-again = 在这个改动下，每写一个新词元都要把整段文本重读一遍。文本很长，所以模型只写 { $usual } 个词元中的 { $tokens } 个。
core-notice-task = 这个模型需要知道任务：请让文本以“{ $beginning }”开头。
core-notice-chat =
    { $count ->
        [0] 作为对话，模型读 { $tokens } 个词元；其中没有特殊词元。
       *[other] { $more ->
            [0] 作为对话，模型读 { $tokens } 个词元；特殊词元是 { $special }。
           *[other] 作为对话，模型读 { $tokens } 个词元；特殊词元是 { $special }，还有 { $more } 个。
        }
    }
core-notice-no-head = 这个模型（{ $made }）不带分类的部分：显示它的状态，没有类别。
core-notice-no-mask = 这个模型没有类别；请把一个词写成 { $mask }，就会显示那里最可能的词元。
core-notice-many-masks = 文本有 { $masks } 个掩码；显示的是第一个掩码处最可能的词元。

## Notes about the moments of a training (core/results/training_history.py)

core-history-began = 训练从 { $model } 的权重开始，所以有些头在第一步之前就有了角色。
core-history-ends = 训练共 { $steps } 步；这里的时刻到第 { $last } 步为止。
core-history-of-other-run = 这 { $moments } 个时刻不属于得到这个模型的那次训练，而是另一次 { $steps } 步、词元相同的训练，留下的很少：一个句子，没有分数，没有角色，没有学习曲线。
core-history-of-first-run = 这些时刻来自两次训练中的第一次：在 Tatoeba 和图注上的 { $steps } 步。它从 { $model } 的权重开始，所以有些头在第一步之前就有了角色。第二次训练用数字、名字、说明书和词典得到现在的权重；这些权重与最后一个时刻不同。

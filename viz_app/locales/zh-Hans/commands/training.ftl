# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = 训练和测量还需要几个库；请用 { $how } 安装。
training-no-data = 请说明语料库在哪里：--data DIR。
training-no-preset = 没有预设 { $name }；可以训练的是 { $names }。
training-no-corpora = 预设 { $name } 没有可供训练的语料库；可以训练的是 { $names }。
training-no-further-run = 预设 { $name } 没有后续训练；有后续训练的是 { $names }。
training-no-teacher = 预设 { $name } 不接受教师模型；接受的是 { $names }。
training-needs-teacher = { $options } 需要教师模型；请用 --teacher 给出。
training-two-starts = 模型从教师模型开始，不能同时从 { $start } 开始；请去掉其中一个。
training-run-is-there = { $folder } 里已有一次训练；请用 --resume 继续，或换一个文件夹。
training-run-of-other = { $folder } 里是 { $found } 的训练，不是 { $name } 的；请换一个文件夹。
training-run-has-others = { $folder } 里的训练所用文本与 { $name } 的不同；请换一个文件夹。
training-other-setting = 这次训练不能用别的设置继续：{ $key } 原来是 { $before }，现在会是 { $after }；请换一个文件夹。
training-began-without-teacher = 这次训练开始时没有教师模型，不能带教师模型继续；请换一个文件夹。
training-no-own-texts = 预设 { $preset } 不接受 { $option }；接受自有文本的是 classifier 和 translator。
training-wrong-option = { $preset } 不接受 { $wrong }；请给出 { $wanted } 文件。
training-valid-alone = --valid 要和 { $wanted } 文件一起用；请两个都给出。
training-which-languages = 请说明是哪两种语言，例如 --from fr --to en。
training-one-language = 两种语言都是 { $code }；请给出两种不同的语言。
training-no-language = { $code } 不是语言代码；请给出如 fr、en 或 pt-BR 的代码。
training-no-texts = { $folder } 里没有训练用的文本；请给出 --examples 或 --pairs。
training-one-label = { $name } 的所有文本的标签都是 { $label }；分类器需要两个或更多标签。
training-markup-in-label = 标签 { $label }（{ $place }）含有标记或控制字符；请用普通的词。
training-bad-label = { $place }：{ $why }。两列是不是反了？请用 --columns 指明。
training-strange-label = 标签 { $label }（{ $place }）不属于 { $name } 的任何文本。
training-few-pairs = { $name } 有 { $found } 个不同的句对；请给出至少 { $least } 个。
training-line-of = { $name } 第 { $line } 行
training-given-row = 所给数据第 { $index } 行
training-row-no-pair = 第 { $index } 行是 { $row }；请给出文本对 { $form }，或一个文件。
training-not-two-columns = 列是 { $columns }；请给出两个名称或序号，例如 { $example } 或 2,0。
training-no-file = 没有文件 { $path }；请给出 TSV、CSV 或 JSON Lines 文件。
training-fetch-again = 请删除后重新下载
training-give-lines = 请给出 { $form } 形式的行，或 CSV、JSON Lines 文件
training-damaged = { $path } 已损坏，不是完整的 { $kind } 文件（{ $why }）；{ $remedy }。
training-binary = { $path } 是二进制文件；{ $remedy }。
training-empty = { $path } 是空的；{ $remedy }。
training-utf-16 = { $path } 是 UTF-16 文本；请存为 UTF-8。
training-not-utf-8 = { $path } 第 { $line } 行：这不是 UTF-8 文本；请把文件存为 UTF-8。
training-must-be = { $path } 第 { $line } 行：{ $text } 的形式必须是 { $form }。
training-no-tab = { $path } 第 { $line } 行：{ $text } 没有制表符；每行必须是英文、TAB、译文。
training-needs-columns = { $path } 第 { $line } 行：{ $text } 的列太少；需要 { $columns } 列。
training-no-csv = { $path } 第 { $line } 行：这不是 CSV（{ $why }）；请检查引号。
training-begins-array = { $path } 第 { $line } 行：{ $text } 是一个 JSON 数组的开头；请每行给出一个对象。
training-no-json = { $path } 第 { $line } 行：{ $text } { $why }；请每行给出一个对象。
training-one-array = { $path } 第 { $line } 行：这是一个 JSON 数组；请每行给出一个对象。
training-no-object = { $path } 第 { $line } 行：{ $text } 不是对象；请每行给出一个对象。
training-no-column = { $path } 第 { $line } 行：{ $columns } 中没有列 { $column }；请指明两列，例如 --columns { $example }。
training-many-columns = { $path } 第 { $line } 行：有 { $columns } 列而没有列名；请指明是哪两列，例如 --columns 2,0（从 0 数起）。
training-first-two = { $path } 第 { $line } 行：有 { $columns } 列而没有列名；读取前两列，参见 --columns。
training-no-such-columns = { $path } 第 { $line } 行：{ $text } 的列太少；需要第 { $first } 列和第 { $second } 列。
training-too-few-columns = { $path } 第 { $line } 行：{ $text } 的列太少；请给出 { $form }。
training-no-text = { $path } 第 { $line } 行：{ $column } 是 { $value }；请给出文本。
training-other-texts =
    { $takes ->
        [none] 预设 { $preset } 不接受这些文本；它有自己的语料库。
       *[other] 预设 { $preset } 不接受这些文本；它接受 { $takes }。
    }
training-rare-label =
    { $found ->
       *[other] 标签 { $label }（首次出现在 { $place }）只有 { $found } 个不同的文本；每个标签请给出至少 { $least } 个。如果第 1 行是列名，请用 --columns 说明。
    }
training-class-without-texts = { $corpora } 的训练文本里没有标签 { $label }；每个类别都需要例子。
training-teacher-no-bert = 教师模型不是 BERT 一类的编码器；请指定一个，例如 MiniLM 或 BERT 的文件夹。
training-teacher-layers = 教师模型不能冻结 { $layers } 层；它有 { $count } 层。
training-teacher-unread = 无法把教师模型 { $teacher } 读作编码器；请指定含有 config.json、model.safetensors 和分词器的文件夹。
training-teacher-lacks = 教师模型 { $teacher } 的权重缺少 { $weight }；请重新下载。
training-teacher-tokens = 教师模型 { $teacher } 没有 CLS、SEP、PAD 和 UNK 词元；请指定 BERT 一类的编码器。
training-no-such-teacher = 没有教师模型 { $teacher }；请指定预训练编码器的文件夹，或 hf:OWNER/NAME。
training-no-variants = 带标签的文本里没有可以换成别的词的词；请把 variants 设为 0。
training-no-pool = 没有文本池 { $name }；已知的有 { $names }。
training-pool-empty = 文本池 { $name } 里没有新的文本；请检查 { $folder } 里的文件。
training-labels-of-shape = { $folder } 里的软标签属于 { $rows } 个文本和 { $columns } 个标签，而不是 { $texts } 和 { $labels }；请删除该文件夹并重新标注。
training-labels-of-others = { $folder } 里的软标签属于别的文本或类别；请删除该文件夹。
training-labels-damaged = { $path } 里的软标签已损坏；请删除该文件，再用 --resume 继续。
training-references = { $sources } 个源文本与 { $references } 个参考译文对不上；请为每个给出一个。
training-no-labelled-texts = 没有例子；请给出至少一个带文本的标签。
training-nothing-to-read = 没有文本；请给出至少一个。
training-cannot-translate = { $model } 是分类模型；只有翻译模型能翻译。
training-no-run = { $folder } 里没有训练；请先训练一次。
training-run-of-stages = { $folder } 里是分阶段的训练，它会自己生成检查点；要继续请再次启动它。
training-nothing-saved = { $folder } 里的训练还没有保存过；请等它第一次保存。
training-not-calibrated = { $model } 是翻译模型；只有分类器的概率才会校准。
training-in-line = { $path } 第 { $line } 行：{ $why }。
training-no-tree = { $text } 不是像 { $example } 这样带标签的树
training-too-few-texts = 可用于训练和验证的文本太少（{ $sizes }）；请给出至少 20 个文本的语料库。
training-no-corpus = 没有语料库 { $name }；已知的有 { $names }。
training-no-partner = { $path } 有 { $lines } 行，{ $other } 有 { $others } 行：第 { $line } 行没有对应行；对齐的文件行数必须相同。
training-no-corpus-file = { $folder } 里没有 { $names }；请运行 `glassformer train PRESET --data DIR --download`，或自己把文件放进去。
training-no-training-texts = 没有训练样本；请检查语料库和 max_tokens。
training-no-download = { $name } 不能下载；已知的有 { $names }。
training-file-changed = { $path } 自首次下载后有变化：它的 SHA-256 是 { $digest }，而 { $lock } 里是 { $known }；请删除该文件以重新下载，如果发布者有新版本，也删除 { $lock } 中对应的行。
training-file-of-debian = 缺少 { $path }，而 { $name } 不能下载；请从 Debian 的 { $package } 包里取出（{ $form }，UTF-8，gzip）并放到那里。
training-not-fetched = 无法下载 { $url }（{ $why }）；请自己下载并存为 { $path }。
training-cut-off = { $length } 字节中只收到 { $done } 字节
training-label-of-no-class = 有一个文本的标签是 { $label }；模型的标签是 { $labels }。
training-teacher-of-other-texts = 教师模型的标签只适用于原样的文本；请把 renamed、renumbered 和 joined 设为 0。
training-no-start = 没有可作为起点的检查点 { $name }；请指定训练好的模型或它的文件夹。
training-cannot-start = 训练不能从 { $name } 开始：{ $why }。
training-start-of-other-shape = 训练不能从 { $name } 开始：{ $setting } 这里是 { $here }，那里是 { $there }；请使两者相同。
training-start-untied = 只有共用一张向量表时，才能有自己的词片；请设置 tie_embeddings。
training-other-numbers = 它的 { $file } 已损坏：里面的数值与写入的不同
training-other-words = 它的 { $file } 已损坏：内容与写入的不同
training-no-save-named = { $path } 没有指明保存点；请写入旁边最新文件夹的名称
training-save-unusable = 不能用保存点 { $save } 继续：{ $why }；请开始另一次训练。
training-not-written = 无法写入 { $file }（{ $why }）；请腾出空间，再用 --resume 继续。
training-diverged =
    { $saved ->
        [none] 损失在第 { $step } 步变为 { $loss }，训练因此停止；没有保存点。请用更小的 --learning-rate 再试。
       *[other] 损失在第 { $step } 步变为 { $loss }，训练因此停止；第 { $saved } 步的保存点仍在。请用更小的 --learning-rate 再试。
    }

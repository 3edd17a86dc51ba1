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
training-run-has-others = { $folder } 里的训练所用文本与 { $name } 不同；请换一个文件夹。
training-other-setting = 这次训练不能用别的设置继续：{ $key } 原来是 { $before }，现在会是 { $after }；请换一个文件夹。
training-began-without-teacher = 这次训练开始时没有教师模型，不能带教师模型继续；请换一个文件夹。
training-no-own-texts = 预设 { $preset } 不接受 { $option }；接受自有文本的是 classifier 和 translator。
training-wrong-option = { $preset } 不接受 { $wrong }；请给出 { $wanted } 文件。
training-valid-alone = --valid 要和 { $wanted } 文件一起用；请两个都给出。
training-which-languages = 请说明是哪两种语言，例如 --from fr --to en。
training-one-language = 两种语言都是 { $code }；请给出两种不同的语言。
training-no-language = { $code } 不是语言代码；请给出如 fr、en 或 pt-BR 的代码。
training-no-texts = { $folder } 里没有训练用的文本；请给出 --examples 或 --pairs。
training-one-label = { $name } 的所有文本都是标签 { $label }；分类器需要两个或更多标签。
training-markup-in-label = 标签 { $label }（{ $place }）含有标记或控制字符；请用普通的词。
training-bad-label = { $place }：{ $why }。两列是不是反了？请用 --columns 指明。
training-strange-label = 标签 { $label }（{ $place }）不属于 { $name } 的任何文本。
training-few-pairs = { $name } 有 { $found } 个不同的句对；请给出至少 { $least } 个。
training-line-of = { $name } 第 { $line } 行
training-given-row = 所给数据第 { $index } 行
training-row-no-pair = 第 { $index } 行是 { $row }；请给出文本对 { $form }，或一个文件。
training-not-two-columns = 列是 { $columns }；请给出两个名称或序号，例如 { $example } 或 2,0。
training-no-file = 没有文件 { $path }；请给出 TSV、CSV 或 JSON 行文件。
training-fetch-again = 请删除后重新下载
training-give-lines = 请给出 { $form } 形式的行，或 CSV、JSON 行文件
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

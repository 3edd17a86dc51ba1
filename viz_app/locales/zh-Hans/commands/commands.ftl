# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = 没有文本。请作为参数给出，或者从标准输入按行给出。
commands-blank-line = 这一行是空的。
commands-line-not-utf-8 = 这不是 UTF-8 文本。请先转换。
commands-file-not-utf-8 = { $file } 不是 UTF-8 文本（第 { $byte } 字节）。请先转换文件。
commands-file-empty = { $file } 是空的。请给出每行一段文本的文件。
commands-type-a-sentence = 请输入一个句子并按回车键；Ctrl+D 结束。
commands-of-text = 第 { $number } 段文本：{ $said }
commands-of-line = 第 { $number } 行：{ $said }

## options.py

commands-system-needs-chat = --system 和 --date 用于对话；请加上 --chat。
commands-no-chat-template = 模型 { $model } 没有对话模板；请去掉 --chat。

## patch.py

commands-no-measure = 没有度量 { $measure }；请从 { $measures } 中选择。

## largest_parts.py

commands-no-bench-yet = { $model } 还没有删除测试：{ $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = { $model } 需要服务器。请指定本项目的检查点。
commands-is-a-folder = { $path } 是文件夹；请指定一个文件。
commands-is-a-file = { $path } 是文件；请指定一个新的文件夹。
commands-folder-in-use = { $path } 里有别的文件；请指定一个新的文件夹。
commands-no-lesson = 没有名为 { $lesson } 的课。请指定一个文件，或者其中一课：{ $lessons }。
commands-lesson-too-long = { $file } 有 { $count } 个字符；一个包最多容纳 { $most } 个。
commands-one-file-written = { $file } 有 { $megabytes } MB。请在浏览器中打开。
commands-site-written = 查看网站：{ $command }
commands-package-written = { $file } 有 { $megabytes } MB。请作为 SCORM 包添加到课程中。

## convert.py

commands-converted = { $folder }：{ $encoder } + { $decoder } 层，{ $heads } 个头，d_model { $width }。试一试：glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = 这个模型的语料库里没有可以转给别人的句子。请指定一个语料库：--corpus NAME
commands-few-sentences = 这些语料库的句子对这个模型来说太少。请指定另一个：--corpus NAME

## explain.py

commands-text-or-bench = 请给出要解释的文本，或者用 --bench 给出要测试的模型。用 --bench 时所有注意力头都启用，也没有引导。
commands-steering-unread = --steer 的文本{ $why }。它的写法与链接中的相同。

## evaluate.py

commands-evaluate-what = 翻译模型请给出 --source 和 --reference，分类器请给出 --examples，续写文本的模型请给出 --texts。
commands-unequal-files = { $source } 有 { $sources } 行，{ $reference } 有 { $references } 行。请给出行数相同的文件。
commands-source-blank = { $file }:{ $line } 是空行。请从两个文件中都删去这一行。
commands-strange-label-at = 标签 { $label }（{ $place }）不是 { $model } 的标签。它的标签是 { $labels }。

## learning.py

commands-no-snapshots = { $folder } 里没有快照。请用 --snapshots 12 训练，这样会保留一些。

## survey.py

commands-standard-input = 标准输入
commands-two-comparisons = 请给出 --against，或者用 --heads-off 和 --steer 改变运行，不要两者都给。
commands-resume-what = --resume 会继续写一个文件。请用 --output 指定这个文件。
commands-texts-alone = { $model } 只需要文本，而这里有两列。请指明一列：--columns 0
commands-strange-label = 标签 { $label } 不是 { $model } 的标签。它的标签是 { $labels }。
commands-no-limit = --fail-below 是 { $value }。请给出 { $names } 中的一个和一个数，例如 chrf=60。
commands-no-such-mean = 没有可以与 { $limit } 比较的 { $name }。请在文件的第二列给出参考译文。
commands-below-limit = { $name } 是 { $mean }，低于 { $limit }。

## heads.py

commands-not-ours = { $model } 是 Hugging Face 的模型。请指定本项目的检查点。
commands-learned-from-what = { $model } 没有说明它是从哪些语料库学来的。请指定：--corpus tatoeba-en-de
commands-no-text-left = 没有剩下的文本来测量注意力头的价值。请把 --probe 改小。
commands-no-validation = 这些语料库没有适合这个模型的验证文本。请用 --corpus 指定别的语料库。

## text_file.py

commands-many-columns = --columns 给出了 { $count } 列。请指定文本列和参考译文列。
commands-no-column = { $columns } 中没有列 { $name }。请用 --columns 指定别的列。
commands-which-columns = 有 { $count } 列。请指明是哪几列：--columns 0,1（从 0 数起），或者写列名。

## serve.py

commands-database-of-class = --class-database 用于课堂；请加上 --class。
commands-starting = 正在启动：加载库需要几秒钟。
commands-classes-kept = 课堂保存在 { $path } 中；另一台机器有自己的课堂。
commands-slow-translations = 没有 ctranslate2 库时，翻译大约要花两倍的时间：pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = 没有可以显示的模型；请用 glassformer train 训练一个，或者用 --model 指定文件夹，或者用 GLASSFORMER_CHECKPOINTS 说明模型在哪个文件夹。
commands-each-model-once = 请至少给出一个模型，每个名称只写一次，而不是 { $names }。
commands-class-libraries = 课堂还需要两个库：pip install 'glassformer[class]'。
commands-lesson-asks =
    { $what ->
        [tab] 课“{ $title }”需要标签页“{ $name }”。可选的有：{ $names }。
       *[model] 课“{ $title }”需要模型“{ $name }”。可选的有：{ $names }。
    }
commands-no-port = 没有端口 { $port }；请选择 1 到 65535 之间的一个。
commands-port-in-use = 端口 { $port } 已被占用；请用 --port 选择另一个，或者停止正在使用它的程序。
commands-cannot-listen = 应用无法监听 { $host } 的端口 { $port }：{ $why }。
commands-no-root-path = 根路径 { $path } 不是路径。请给出主机名后面的部分，例如 /glassformer。
commands-no-origin = { $origin } 不是源（origin）。请给出协议和主机名，例如 https://course.example.org。
commands-runs-at = Glassformer 正在 { $address } 运行（按 Ctrl+C 停止）
commands-public-link = 在它运行期间，任何人都可以打开 { $address }
commands-no-public-link = 无法创建公开链接：连接不到链接服务。应用只在这里运行。
commands-stopping = Glassformer 正在停止。
commands-waiting-for-runs =
    { $count ->
       *[other] 正在等待 { $count } 次运行结束，最多 { $seconds } 秒。
    }
commands-waiting-for-connections =
    { $count ->
       *[other] 正在等待 { $count } 个连接结束，最多 { $seconds } 秒。
    }
-commands-database = 请给出一个文件，或者 postgresql+psycopg://USER@HOST/NAME，密码放在 GLASSFORMER_CLASS_DATABASE 中。
commands-database-closed = 无法打开课堂的数据库：{ $why } { -commands-database }
commands-database-newer = 课堂的数据库是更新版本的 Glassformer 创建的。请给出另一个。
commands-database-folder = “{ $path }”所在的文件夹不存在。{ -commands-database }
commands-database-kind = 课堂的数据库既不是文件，也不是 PostgreSQL。{ -commands-database }
commands-database-address = 无法读取课堂数据库的地址。{ -commands-database }

## Results for people; those for scripts, JSON and lines with tabs, are the same in every language.

commands-reading = 读取
commands-translating = 翻译
commands-classifying = 分类
commands-trace-written = { $file }：{ $output }（层 × 头 × 查询 × 键：{ $maps }）
commands-why =
    为什么是 { $token }{ $isLead ->
        [yes] { " " }而不是 { $against }
       *[no] { "" }
    }{ $isStep ->
        [yes] { " " }在第 { $step } 步
       *[no] { "" }
    }？
commands-without-heads = 关闭 { $heads }。
commands-head-off = { $map } 第 { $layer } 层第 { $head } 个头
commands-steered = 已引导。
# Rows of the table of explain: the value without any token, what the numbers miss of the whole, and the whole.
commands-row-without-any = 全部去掉
commands-row-missed = 缺少
commands-row-value = 值
commands-row-already-written = 已写出的
commands-area = { $method }：面积 { $mean } ± { $std }，在 { $share } 的情况下好于随机
commands-area-of-chance = 随机顺序：面积 { $mean } ± { $std }
commands-faithful = { $count } 个句子；面积越小越忠实
commands-aligned =
    { $row ->
        [same] { $name }，同一行：对齐错误率 { $error }
       *[next] { $name }，下一行：对齐错误率 { $error }
    }
commands-heads-removed = { $metric } 随去掉的头数变化，先去掉最不重要的（最重要的）：{ $points }
commands-scores-by-step = 各步的 { $metric }：{ $scores }（{ $kilobytes } kB）
commands-near-on-map = 按余弦最近的 { $count } 个词元中，在图上也近的比例：PCA { $pca }，t-SNE { $tsne }。

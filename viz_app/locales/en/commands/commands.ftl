# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = There is no text. Give it as an argument or as lines on standard input.
commands-blank-line = This line is blank.
commands-line-not-utf-8 = This is not UTF-8 text. Convert it first.
commands-file-not-utf-8 = { $file } is not UTF-8 text (byte { $byte }). Convert it first.
commands-file-empty = { $file } is empty. Give a file with one text a line.
commands-type-a-sentence = Type a sentence and press Enter; Ctrl-D ends.
# Before what is said about one of several texts, or lines of standard input.
commands-of-text = text { $number }: { $said }
commands-of-line = line { $number }: { $said }

## options.py

commands-system-needs-chat = --system and --date are for a chat; add --chat.
commands-no-chat-template = The model { $model } has no chat template; leave --chat out.

## patch.py

commands-no-measure = There is no measure { $measure }; choose one of { $measures }.

## largest_parts.py

commands-no-bench-yet = { $model } has no deletion tests yet: { $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = { $model } needs a server. Name checkpoints of this project.
commands-is-a-folder = { $path } is a folder; name a file.
commands-is-a-file = { $path } is a file; name a new folder.
commands-folder-in-use = { $path } holds other files; name a new folder.
commands-no-lesson = There is no lesson { $lesson }. Name a file, or one of { $lessons }.
commands-lesson-too-long = { $file } has { $count } characters; { $most } fit into a package.
commands-one-file-written = { $file } has { $megabytes } MB. Open it in a browser.
commands-site-written = Look at it: { $command }
commands-package-written = { $file } has { $megabytes } MB. Add it to a course as a SCORM package.

## convert.py

commands-converted = { $folder }: { $encoder } + { $decoder } layers, { $heads } heads, d_model { $width }. Try glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = No corpus of this model has sentences that may be passed on. Name one: --corpus NAME
commands-few-sentences = These corpora have too few sentences for this model. Name another one: --corpus NAME

## explain.py

commands-text-or-bench = Name a text to explain, or a model to test with --bench, which has all heads on and no steering.
# $why is one of core-json-none, core-json-half and core-json-too-deep.
commands-steering-unread = The steering { $why }. It is written as in a link.

## evaluate.py

commands-evaluate-what = Give --source and --reference for a translator, --examples for a classifier, or --texts for a model that continues texts.
commands-unequal-files = { $source } has { $sources } lines and { $reference } has { $references }. Give files of equal length.
commands-source-blank = { $file }:{ $line } is blank. Remove the line from both files.
# $place is training-line-of.
commands-strange-label-at = The label { $label } in { $place } is none of { $model }. Its labels are { $labels }.

## learning.py

commands-no-snapshots = { $folder } holds no snapshots. Train with --snapshots 12, and it will keep some.

## survey.py

commands-standard-input = standard input
commands-two-comparisons = Give --against, or changes to the run as --heads-off and --steer, not both.
commands-resume-what = --resume goes on with a file. Name it with --output.
commands-texts-alone = { $model } needs texts alone, and there are two columns. Name one: --columns 0
commands-strange-label = The label { $label } is none of { $model }. Its labels are { $labels }.
commands-no-limit = --fail-below is { $value }. Give one of { $names } and a number, as in chrf=60.
commands-no-such-mean = There is no { $name } to compare with { $limit }. Give the file references in a second column.
commands-below-limit = { $name } is { $mean }, below { $limit }.

## heads.py

commands-not-ours = { $model } is a model of Hugging Face. Name a checkpoint of this project.
commands-learned-from-what = { $model } does not say what it learned from. Name it: --corpus tatoeba-en-de
commands-no-text-left = No text is left to measure what heads are worth. Give a smaller --probe.
commands-no-validation = The corpora have no validation texts for this model. Name others with --corpus.

## text_file.py; its other sentences are those of the page, in sentences.ftl

commands-many-columns = --columns names { $count } columns. Name that of the texts, and that of the references.
commands-no-column = There is no column { $name } among { $columns }. Name others with --columns.
commands-which-columns = There are { $count } columns. Say which: --columns 0,1, counted from 0, or their names.

## serve.py

commands-database-of-class = --class-database is for classes; add --class.
commands-starting = Starting: loading the libraries takes a few seconds.
commands-classes-kept = Classes are kept in { $path }; another machine has classes of its own.
commands-slow-translations = Without the library ctranslate2, translations take about twice as long: pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = There is no model to show; train one with glassformer train, name a folder with --model, or say with GLASSFORMER_CHECKPOINTS in which folder they are.
commands-each-model-once = Give at least one model, and each name once, not { $names }.
commands-class-libraries = Classes need two more libraries: pip install 'glassformer[class]'.
commands-lesson-asks =
    { $what ->
        [tab] The lesson { $title } asks for the tab “{ $name }”. Choose one of: { $names }.
       *[model] The lesson { $title } asks for the model “{ $name }”. Choose one of: { $names }.
    }
commands-no-port = Port { $port } does not exist; choose one from 1 to 65535.
commands-port-in-use = Port { $port } is in use; choose another with --port, or stop the program that uses it.
commands-cannot-listen = The app cannot listen on { $host }, port { $port }: { $why }.
commands-no-root-path = The root path { $path } is no path. Give what follows the host, such as /glassformer.
commands-no-origin = { $origin } is no origin. Give scheme and host, such as https://course.example.org.
commands-runs-at = Glassformer runs at { $address } (stop it with Ctrl+C)
commands-public-link = Anyone can open it at { $address } for as long as it runs
commands-no-public-link = No public link could be made: the link service cannot be reached. The app runs here only.
commands-stopping = Glassformer is being stopped.
commands-waiting-for-runs =
    { $count ->
        [one] Waiting for { $count } run to end, { $seconds } s at most.
       *[other] Waiting for { $count } runs to end, { $seconds } s at most.
    }
commands-waiting-for-connections =
    { $count ->
        [one] Waiting for { $count } connection to end, { $seconds } s at most.
       *[other] Waiting for { $count } connections to end, { $seconds } s at most.
    }
-commands-database = Give a file, or postgresql+psycopg://USER@HOST/NAME with the password in GLASSFORMER_CLASS_DATABASE.
commands-database-closed = The database of the classes cannot be opened: { $why } { -commands-database }
commands-database-newer = A newer version of Glassformer made the database of the classes. Give another one.
commands-database-folder = The folder of “{ $path }” does not exist. { -commands-database }
commands-database-kind = The database of the classes is neither a file nor PostgreSQL. { -commands-database }
commands-database-address = The address of the classes' database cannot be read. { -commands-database }

## Results for people; those for scripts, JSON and lines with tabs, are the same in every language.

commands-reading = Reading
commands-translating = Translating
commands-classifying = Classifying
commands-trace-written = { $file }: { $output } (layer × head × query × key: { $maps })
commands-why =
    Why { $token }{ $isLead ->
        [yes] { " " }and not { $against }
       *[no] { "" }
    }{ $isStep ->
        [yes] { " " }at step { $step }
       *[no] { "" }
    }?
commands-without-heads = Without { $heads }.
commands-head-off = { $map } layer { $layer } head { $head }
commands-steered = Steered.
# Rows of the table of explain: the value without any token, what the numbers miss of the whole, and the whole.
commands-row-without-any = without any
commands-row-missed = missed
commands-row-value = value
commands-row-already-written = already written
commands-area = { $method }: area { $mean } ± { $std }, better than chance in { $share }
commands-area-of-chance = random order: area { $mean } ± { $std }
commands-faithful =
    { $count ->
        [one] { $count } sentence; the smaller the area, the more faithful
       *[other] { $count } sentences; the smaller the area, the more faithful
    }
commands-aligned =
    { $row ->
        [same] { $name }, same row: alignment error { $error }
       *[next] { $name }, next row: alignment error { $error }
    }
commands-heads-removed = { $metric } by heads removed, least important first (most): { $points }
commands-scores-by-step = { $metric } by step: { $scores } ({ $kilobytes } kB)
commands-near-on-map = Of the { $count } nearest tokens by cosine, so many are near on the map: { $pca } by PCA, { $tsne } by t-SNE.

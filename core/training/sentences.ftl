# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = Training and measuring need a few more libraries; install them with { $how }.
training-no-data = Say where the corpora are: --data DIR.
training-no-preset = There is no preset { $name }; trainable are { $names }.
training-no-corpora = The preset { $name } has no corpora to train on; trainable are { $names }.
training-no-further-run = The preset { $name } has no further run; { $names } have one.
training-no-teacher = The preset { $name } takes no teacher; { $names } do.
training-needs-teacher = { $options } need a teacher; give one with --teacher.
training-two-starts = The model begins as its teacher and cannot start from { $start } as well; leave one out.
training-run-is-there = { $folder } already holds a run; give --resume to go on with it, or another folder.
training-run-of-other = { $folder } holds a run of { $found }, not of { $name }; choose another folder.
training-run-has-others = The run in { $folder } has other texts than { $name }; choose another folder.
training-other-setting = This run cannot go on with other settings: { $key } was { $before } and would be { $after }; choose another folder.
training-began-without-teacher = This run cannot go on with a teacher, as it began without one; choose another folder.
training-no-own-texts = The preset { $preset } takes no { $option }; classifier and translator take own texts.
training-wrong-option = A { $preset } takes no { $wrong }; give { $wanted } FILE.
training-valid-alone = --valid comes with { $wanted } FILE; give both.
training-which-languages = Say which languages these are, such as --from fr --to en.
training-one-language = Both languages are { $code }; give two.
training-no-language = The language { $code } is no code; give one such as fr, en or pt-BR.
training-no-texts = { $folder } holds no texts of a run; give --examples or --pairs.
training-one-label = Every text of { $name } has the label { $label }; a classifier needs two or more.
training-markup-in-label = The label { $label } in { $place } holds markup or control characters; use plain words.
training-bad-label = { $place }: { $why }. Are the columns the other way round? Name them with --columns.
training-strange-label = The label { $label } in { $place } is that of no text of { $name }.
training-few-pairs = { $name } has { $found } different pairs; give { $least } or more.
training-line-of = line { $line } of { $name }
training-given-row = row { $index } of the given rows
training-row-no-pair = row { $index } is { $row }; give pairs of texts { $form }, or a file.
training-not-two-columns = columns are { $columns }; give two names or indices, as in { $example } or 2,0.
training-no-file = There is no file { $path }; give a TSV, CSV or JSON lines file.
training-fetch-again = delete it and fetch it again
training-give-lines = give lines of { $form }, or a CSV or JSON lines file
training-damaged = { $path } is damaged and no whole { $kind } file ({ $why }); { $remedy }.
training-binary = { $path } is a binary file; { $remedy }.
training-empty = { $path } is empty; { $remedy }.
training-utf-16 = { $path } is UTF-16 text; save it as UTF-8.
training-not-utf-8 = { $path }, line { $line }: this is not UTF-8 text; save the file as UTF-8.
training-must-be = { $path }, line { $line }: { $text } must be { $form }.
training-no-tab = { $path }, line { $line }: { $text } has no tab; each line must be English TAB translation.
training-needs-columns = { $path }, line { $line }: { $text } has too few columns; { $columns } are needed.
training-no-csv = { $path }, line { $line }: this is no CSV ({ $why }); check its quotes.
training-begins-array = { $path }, line { $line }: { $text } begins one JSON array; give one object a line.
training-no-json = { $path }, line { $line }: { $text } { $why }; give one object a line.
training-one-array = { $path }, line { $line }: this is one JSON array; give one object a line.
training-no-object = { $path }, line { $line }: { $text } is no object; give one object a line.
training-no-column = { $path }, line { $line }: there is no column { $column } among { $columns }; name both, as in --columns { $example }.
training-many-columns = { $path }, line { $line }: { $columns } columns without names; say which, as in --columns 2,0 (from 0).
training-first-two = { $path }, line { $line }: { $columns } columns without names; the first two are read, see --columns.
training-no-such-columns = { $path }, line { $line }: { $text } has too few columns; give columns { $first } and { $second }.
training-too-few-columns = { $path }, line { $line }: { $text } has too few columns; give { $form }.
training-no-text = { $path }, line { $line }: { $column } is { $value }; give a text.
training-other-texts =
    { $takes ->
        [none] The preset { $preset } does not take these texts; it has corpora of its own.
       *[other] The preset { $preset } does not take these texts; it takes { $takes }.
    }
training-rare-label =
    { $found ->
        [one] The label { $label }, first in { $place }, has { $found } different text; give { $least } or more of each label. If line 1 names the columns, say so with --columns.
       *[other] The label { $label }, first in { $place }, has { $found } different texts; give { $least } or more of each label. If line 1 names the columns, say so with --columns.
    }
training-class-without-texts = No training text of { $corpora } is labelled { $label }; every class needs examples.
training-teacher-no-bert = The teacher is no encoder of the BERT kind; name one, such as a MiniLM or BERT folder.
training-teacher-layers = { $layers } layers of the teacher cannot stay frozen; it has { $count }.
training-teacher-unread = The teacher { $teacher } cannot be read as an encoder; name a folder with config.json, model.safetensors and a tokenizer.
training-teacher-lacks = The weights of the teacher { $teacher } lack { $weight }; fetch it again.
training-teacher-tokens = The teacher { $teacher } has no CLS, SEP, PAD and UNK tokens; name a BERT-like encoder.
training-no-such-teacher = There is no teacher { $teacher }; name a folder of a pretrained encoder, or hf:OWNER/NAME.
training-no-variants = No labelled text has a word that could give way to another; set variants to 0.
training-no-pool = There is no pool of texts { $name }; known are { $names }.
training-pool-empty = The pool { $name } has no text that is new; check the files in { $folder }.
training-labels-of-shape = The soft labels in { $folder } are of { $rows } texts and { $columns } labels, not { $texts } and { $labels }; delete that folder and label again.
training-labels-of-others = The soft labels in { $folder } are of other texts or classes; delete that folder.
training-labels-damaged = The soft labels in { $path } are damaged; delete that file and go on with --resume.
training-references = { $sources } sources do not fit { $references } references; give one for each.
training-no-labelled-texts = There are no examples; give at least one label with a text.
training-nothing-to-read = There are no texts; give at least one.
training-cannot-translate = { $model } classifies; only a translator can translate.
training-no-run = { $folder } holds no run; train one first.
training-run-of-stages = { $folder } holds a run of stages, which makes its checkpoint itself; start it again to go on.
training-nothing-saved = The run in { $folder } has not saved anything yet; wait for its first save.
training-not-calibrated = { $model } translates; only a classifier's probabilities are calibrated.
training-in-line = { $path }, line { $line }: { $why }.
training-no-tree = { $text } is not a labelled tree such as { $example }
training-too-few-texts = There are too few texts to train and to validate with ({ $sizes }); give a corpus of 20 texts or more.
training-no-corpus = There is no corpus { $name }; known are { $names }.
training-no-partner = { $path } has { $lines } lines and { $other } has { $others }: line { $line } has no partner; aligned files must be of equal length.
training-no-corpus-file = { $folder } has none of { $names }; run `glassformer train PRESET --data DIR --download`, or put the file there yourself.
training-no-training-texts = There are no training examples; check the corpora and max_tokens.
training-no-download = There is no download for { $name }; known are { $names }.
training-file-changed = { $path } has changed since it was first fetched: its SHA-256 is { $digest }, { $lock } says { $known }; delete the file to fetch it again, and its line there if the publisher has a new version.
training-file-of-debian = { $path } is missing and { $name } cannot be downloaded; extract it from Debian's { $package } ({ $form }, UTF-8, gzip) and put it there.
training-not-fetched = { $url } could not be fetched ({ $why }); fetch it yourself and save it as { $path }.
training-cut-off = { $done } of { $length } bytes arrived
training-label-of-no-class = A text has the label { $label }; the model's labels are { $labels }.
training-teacher-of-other-texts = A teacher's labels are for texts as they are; set renamed, renumbered and joined to 0.
training-no-start = There is no checkpoint { $name } to start from; name a trained model or its folder.
training-cannot-start = The run cannot start from { $name }: { $why }.
training-start-of-other-shape = The run cannot start from { $name }: { $setting } { $here } here and { $there } there; make them equal.
training-start-untied = Only one shared table of vectors can take pieces of its own; set tie_embeddings.
training-other-numbers = its { $file } is damaged: it holds other numbers than were written
training-other-words = its { $file } is damaged: it says something else than was written
training-no-save-named = { $path } names no save; write the name of the newest folder beside it there
training-save-unusable = The save { $save } cannot be gone on with: { $why }; begin another run.
training-not-written = { $file } could not be written ({ $why }); make room and go on with --resume.
training-diverged =
    { $saved ->
        [none] The loss became { $loss } by step { $step }, so training has stopped; none is saved. Try again with a lower --learning-rate.
       *[other] The loss became { $loss } by step { $step }, so training has stopped; the save of step { $saved } stays. Try again with a lower --learning-rate.
    }

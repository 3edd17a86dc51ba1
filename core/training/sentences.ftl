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

# The sentences of core's errors, in English. See docs/languages.md.

## core/errors.py

core-not-whole-from-to = { $name } is { $value }; it must be a whole number from { $first } to { $last }.
core-not-whole-at-least = { $name } is { $value }; it must be a whole number of at least { $first }.
core-not-a-list = { $name } is { $value }; give a list, such as { $example }.
core-options-not-of-kind = { $name } is { $value }; give { $kind }(...) or a mapping such as { $example }.
core-options-no-field = { $kind } has no field { $field }; it has { $fields }.
core-option-twice = { $function } takes { $option } twice; name each, such as { $example }=...
core-too-many-options = { $function } takes { $most } options, not { $given }; name each, such as { $example }=...
core-no-map = There is no map { $name }; choose from { $maps }.
core-no-head = There is no { $map } head { $head } in layer { $layer }, counted from 0; this model has { $layers } layers of { $heads } heads.

## Texts, tokens and targets

core-blank = This text is blank; type a sentence.
core-no-text = This is no text but { $given }; give a str.
core-text-too-long = This text has { $count } characters; { $most } fit. Shorten it by { $over }.
core-half-character =
    { $name ->
        [text] Character { $place } of the text is half of one; type it again.
       *[other] Character { $place } of { $name } is half of one; type it again.
    }
core-too-long =
    { $what ->
        [sentence] This sentence has { $count } tokens; { $longest } fit. Shorten it by { $over }.
        [target] The target has { $count } tokens; { $longest } fit. Shorten it by { $over }.
       *[beginning] The forced beginning has { $count } tokens; { $longest } fit. Shorten it by { $over }.
    }
core-too-many-pads =
    { $what ->
        [sentence] The sentence has { $count } tokens with its pads; { $longest } fit.
       *[target] The target has { $count } tokens with its pads; { $longest } fit.
    }
core-text-of-several = Text { $index }, counted from 0: { $why }
core-no-ids = These are no ids of tokens but { $given }; give a text or a list of whole numbers.
core-no-token = There is no token { $token }; this model's ids go to { $last }.
core-empty-target = A target needs at least one token.
core-no-token-to-leave-out = There is no token { $index } to leave out, counted from 0; the sentence has { $count }.
core-nothing-left = Leave at least one token in the sentence.
core-token-not-forced = No target holds the token { $token }; force another one.
core-two-decodings = There are two decodings; give one, as decoding=Decoding(...).
core-no-targets =
    { $task ->
        [generator] The model { $model } continues texts and has no targets; leave them out.
        [classifier] The model { $model } classifies and has no targets; leave them out.
       *[encoder] The model { $model } has no classes and writes nothing and has no targets; leave them out.
    }
core-score-targets =
    { $targets ->
        [0] { $texts } texts have no targets; give a list of one for each.
       *[other] { $texts } texts have { $targets } targets; give a list of one for each.
    }
core-other-task =
    The model { $model } { $task ->
        [translator] translates
        [generator] continues texts
        [classifier] classifies
       *[encoder] has no classes and writes nothing
    }; choose { $wanted ->
        [translator] a translator
        [generator] a generator
        [classifier] a classifier
       *[encoder] an encoder
    }.
core-too-costly =
    This run would be { $times } times what one run may cost; { $remedy ->
        [beam] shorten the sentence or take a beam narrower than { $beam }
        [looks] shorten the sentence or undo the changes that let a token look ahead or over the wrong axis
        [both] shorten the sentence, take a beam narrower than { $beam } or undo the changes that let a token look ahead or over the wrong axis
       *[none] shorten the sentence
    }.
core-cost-spent = This run cost more than one run may; shorten the sentence.
core-too-late = This run took too long and was stopped; shorten the sentence or try again later.
core-memory = The attention of { $count } tokens would take { $size } of memory, and { $free } are free; shorten the text.

## Values that a caller gives

core-choice = { $name } is { $given }; choose from { $choices }.
core-not-whole = { $name } is { $given }; it must be a whole number.
core-not-above-0 = { $name } is { $given }; it must be a number above 0.
core-no-share = { $name } is { $given }; it must be a share from 0 to 1.
core-no-number = { $name } is { $given }; it must be a number.
core-not-between = { $name } is { $value }; it must be between { $lowest } and { $highest }.
core-prefix = prefix is { $value }; it must be a text or a tuple of token ids.
core-beam-or-temperature = Choose a beam above 1 or a temperature above 0, not both.
core-no-figures = No figures are installed; pip install glassformer has them.
core-no-trace-json = This is no trace as JSON but { $given }; write one with trace.to_json().
core-no-saved-trace = { $file } is not a saved trace; save one with trace.save(...).
core-trace-format = { $file } has trace format { $given }, not { $known }; trace the text again.
core-no-tokenizer = There is no tokenizer at { $path }; give the path of a tokenizer.model file.
core-no-texts = { $name } is { $given }; give a list of texts.
core-item = { $item } is { $given }; each is such as { $example }.
core-no-should-stop = should_stop is { $given }; give a function that returns why to stop, or nothing.
core-toy-width = { $width } cannot be split over { $heads } heads; take 48 for three heads.
core-toy-text =
    { $task ->
        [add] “{ $text }” does not fit: type two numbers of two digits, as in 47+85.
        [german] “{ $text }” does not fit: type a number from 0 to 999.
        [french] “{ $text }” does not fit: type a number from 0 to 999.
       *[letters] “{ $text }” does not fit: type 8 letters from a to j, as in headache.
    }

## Maps, heads, layers, tensors

core-no-attention = This model has no attention named { $map }; it has { $choices }.
core-no-layer =
    There is no layer { $layer }, counted from 0; { $map } has { $count ->
        [one] 1 layer
       *[other] { $count } layers
    }.
core-no-positions = This model has no positions of a stack named { $stack }.
core-no-tensor = There is no tensor { $name } in this run; name one such as { $example }.
core-map-predicts-nothing = No { $map } head predicts here; choose one of { $choices }.
core-values-hidden = { $model } keeps its values to itself; choose another model.
core-nan = NaN: a change leaves a row with nothing to look at, so there is no number here. Undo it.

## Which prediction is explained

core-no-loaded-model = Give a loaded model, such as core.load('en-de'), not { $given }.
core-nothing-to-explain = { $model } has no class or word to explain; choose a translator, generator or classifier.
core-writes-no-label = { $model } writes tokens and has no label { $label }; name a step and a token.
core-classifies-no-step = { $model } classifies and has no step { $step }; leave it out.
core-which-step = Say which step to explain; the first is 0.
core-no-step =
    { $task ->
        [translator] There is no step { $step }; this translation has { $count }, counted from 0.
       *[generator] There is no step { $step }; this text has { $count }, counted from 0.
    }
core-same-candidates = Choose two different candidates to compare, not { $token } with itself.
core-no-label = This model has no label { $label }; it gives { $labels }.
core-no-piece = No piece of this model is spelt { $piece }; name a candidate of the step, or an id.

## Explanations

core-no-method = There is no method { $given }; choose one of { $choices }.
core-other-method =
    { $method ->
        [pooling] { $model } does not pool its tokens; choose one of { $choices }.
       *[other] { $model } keeps its values to itself; choose one of { $choices }.
    }
core-no-setting = No setting { $setting } belongs to the methods { $methods }.
core-pooling-without-mean = Pooling has exact shares only where classes are read from a mean of all tokens.
core-no-attribution = Give what core.attribute returned as attribution=, not { $given }.
core-attribution-of-other = This attribution explains another prediction; make one of this model, text and step.
core-no-attributions = Give what core.attributions returned, not { $given }.
core-attributions-differ = Give attributions of one and the same prediction of this model.
core-attribution-without-source = This attribution says nothing of the source; choose a method that does.
core-no-curve = There is no { $given } curve; choose from { $choices }.
core-groups = Groups of { $size } tokens start at 0 and at rising places below { $size }, not at { $given }.
core-gradient-steps = Integrated gradients take 1 to { $most } steps, not { $given }.
core-no-baseline = There is no baseline { $given }; choose from { $choices }.
core-no-text-read = No text can be read by this model; give it texts of its own kind.
core-flow-looks-ahead = Here a row sees what is written after it, so each step is another run. Undo that change.
core-flow-step-or-token = Follow the step { $step } or the token { $token }, not both.
core-flow-no-encoder = { $model } has no encoder; follow a step.
core-flow-no-answer = { $model } answers nothing; follow a token of the text, such as token=0.
core-flow-no-step = There is no step { $step }; the steps of this run are 0 to { $last }.
core-no-words =
    { $task ->
        [classifier] The model { $model } writes no words; look at its classes by depth.
       *[encoder] The model { $model } writes no words, so it has no logit lens.
    }
core-no-classes = The model { $model } has no classes; look at its words by depth.
core-no-cross-attention = { $model } has no cross-attention, so no read of it leads to an encoder.
core-heads-add-nothing = Heads of this encoder add nothing to the logits directly: only the decoder reads them.
core-split-first-layer = Only the self-attention of a stack reads content plus position in its first layer; choose one of these.
core-split-no-vectors = This model adds no vectors of positions to what its first layer reads, so its scores have no such parts.
core-no-portraits = The heads of { $model } have no portraits; give texts to look at.
core-portrait-targets = Give a list of texts, and as many targets, or none.

## Changes

core-no-bug = There is no bug named { $given }; choose from { $choices }.
core-pads =
    { $side ->
        [source] The source can take 0 to { $most } pads, not { $count }.
       *[target] The target can take 0 to { $most } pads, not { $count }.
    }
core-shuffle-seed = The seed of a shuffle can be 0 to { $most }, not { $given }.
core-shift = Positions can be shifted by 0 to { $most }, not { $given }.
core-shifted-too-far = { $count } tokens shifted by { $shift } would need { $needed } positions; this model has { $longest }. Shift by { $most } at most.
core-encoder-alone =
    { $task ->
        [classifier] A classifier has encoder heads and masks only; edit those.
       *[encoder] An encoder has encoder heads and masks only; edit those.
    }
core-decoder-alone = A model without an encoder has decoder heads and masks only; edit those.
core-pads-before-text = A model without an encoder has pads before its text only; choose padding_side='left'.
core-many-mask-edits = These are { $count } changes of masks; { $most } fit. Use rows and columns.
core-no-mask = There is no mask { $given }; choose from { $choices }.
core-mask-negative = Rows and columns of a mask are counted from 0; a negative one does not exist.
core-mask-far = A change of a mask names a place beyond { $most }; no sentence is that long.
core-many-steers = These are { $count } vectors to steer with; { $most } fit.
core-steer-stack = Steering is in the encoder or in the decoder, not in { $given }.
core-steer-amount = The amount of a steering can be { $least } to { $most }, not { $given }.
core-steer-rows = A steering names 1 to { $most } rows, or None for all of them, not { $count }.
core-steer-empty = A text to steer with is empty; give two texts that differ.
core-steer-same = Both texts to steer with are the same; give two that differ.
core-steer-alike =
    { $how ->
        [written] Both texts to steer with are written alike, so they have no difference; choose others.
       *[read] Both texts to steer with are read alike, so they have no difference; choose others.
    }
core-steer-text = A text to steer with, { $text }: { $why }
core-steer-source = A steering comes from { $sources }, not from { $given }.
core-steer-vector-size = A vector to steer with has 1 to { $most } float32 numbers, not { $size } bytes.
core-steer-not-finite = A vector to steer with holds a number that is not finite; leave NaN and infinity out.
core-steer-base64 = The vector to steer with is not written in base64.
core-steer-no-stack =
    { $stack ->
        [encoder] This model has no encoder to steer; steer its decoder.
       *[decoder] This model has no decoder to steer; steer its encoder.
    }
core-steer-depth =
    { $stack ->
        [encoder] There is no depth { $depth }; the encoder has 0, its embedding, to { $layers }.
       *[decoder] There is no depth { $depth }; the decoder has 0, its embedding, to { $layers }.
    }
core-steer-row-of-model = Row { $row } is steered; this model reads { $count } rows, from 0 on.
core-steer-row-of-text = Row { $row } is steered; this text has { $count } rows, from 0 on.
core-steer-width = This vector has { $count } numbers; states of this model have { $width }.
core-vector-not-read = { $file } cannot be read: { $why }.
core-vector-too-large = { $file } is larger than { $most } bytes; a vector of float32 is not.
core-vector-file = { $file } does not hold one row of float32 numbers; save it with numpy.save.
core-curve-amounts = A curve has 1 to { $most } amounts, not { $count }.

## From one run into another

core-no-place = There is no place { $place }. A place is written r.stack.depth.token, o.map.layer.head or w.map.layer.head, such as r.e.1.2 or o.c.2.7.
core-no-depth-place = { $place } is no vector of this model; its { $stack } has the depths 0 to { $layers }.
core-no-row-place = { $place } needs row { $row }; the { $stack } has { $count } rows, from 0 on.
core-row-without-partner = Row { $row } of the { $stack } has no partner in the other run; join the two by hand.
core-weights-of-other-length = Attention weights alone can be carried over only between texts of equally many tokens.
core-nothing-to-carry = { $model } shows its attention weights only, so no tensor of it can be carried over.
core-no-pair = joined holds { $given }; give pairs such as (1, 2): row of the base, row of the donor.
core-few-matched = Only { $matched } of the { $count } tokens can be matched. Give two texts that differ in a few words, or join rows by hand.
core-trace-of-other-model = This trace is of the model { $other }, not of { $model }; patch two runs of one model.
core-same-answers = Both runs write { $answer }; give two texts with different answers.
core-same-token = Both runs write { $token } at step { $step }; give texts that differ.
core-other-step = Both runs write { $token } at step { $step }; choose step { $other }, where they differ.
core-same-rival = Token and rival are both { $token }; name two different ones.
core-trace-of-other-edits = This trace read { $read } tokens, not { $count }; give its edits too.

## Models and devices

core-no-model = There is no model { $given }. Choose one of: { $choices }; or name a folder with a checkpoint.
core-no-models = There is no model { $given }, and none is here yet; pip install glassformer-checkpoints, train one with glassformer train, or say with GLASSFORMER_CHECKPOINTS in which folder they are.
core-no-model-name = A model is called by a name or a folder, not by { $given }; see core.catalogue().
core-no-device = There is no device { $given } on this machine; it has: { $choices }.
core-device-and-map = There are a device, { $device }, and a device_map; give one of them.
core-float32-alone = { $model } is float32 and cannot be loaded as { $dtype }; leave dtype out.
core-one-device = { $model } fits one device; leave device_map out.
core-no-languages = This model has no languages to choose; leave source_lang and target_lang out.
core-no-language = This model has no language { $given }; it has { $choices }.
core-no-language-of-many = This model has no language { $given }; it has { $count }, among them { $choices }.
core-no-design = There is no design { $given }. Choose one of: { $choices }.
core-not-converted = { $file } cannot be converted: { $why }.
core-vectors-not-finite = The token vectors of this model hold numbers that are not finite, so no map can be drawn.
core-no-snapshot = There is no snapshot in this run. Train with --snapshots 12, and it will keep some.
core-snapshot-of-two-kinds = The snapshot of step { $step } is a { $kind }, and { $model } is a { $other }.
core-snapshot-of-other-run = The snapshot of step { $step } cuts texts otherwise than { $model }: it is of another run.

## Surveys

core-nothing-to-survey = The model { $model } has no classes and writes nothing; choose another one.
core-references-or-labels = Give references for a translator or labels for a classifier, not both.
core-text-missing =
    { $what ->
        [text] There is no text { $index }; give one for each.
       *[reference] There is no reference { $index }; give one for each.
    }
core-resume-other-texts = { $file } was made of other texts: its text { $index } is { $text }.
core-model-changed = The model changed after text { $index }; begin the survey again.
core-no-survey = { $given } is no survey; give two of core.survey(...).
core-surveys-of-other-length = The surveys have { $before } and { $after } texts; compare surveys of the same texts.
core-surveys-of-other-texts = Text { $index }, counted from 0, is { $before } and { $after }; compare surveys of the same texts.
core-surveys-empty = The surveys have no text; give some.
core-surveys-of-two-kinds = The surveys are of two kinds: { $kinds }; compare two of one kind.
core-survey-ending = { $file } is no .jsonl, .csv or .parquet; give the file one of these endings.
core-no-pyarrow = Parquet needs pyarrow: pip install 'glassformer[parquet]'; or choose .jsonl or .csv.
core-survey-not-utf8 = { $file } is no survey: it is not UTF-8 text.
core-file-no-survey = { $file } is no survey; glassformer survey FILE -o { $name } makes one.
core-file-format = { $file } has format { $given }, and this program reads format { $known }.
core-survey-line = { $file }, line { $line }: this is no row of a survey; make the file again.
core-survey-columns = { $file } is no survey: its columns are { $columns }.
core-no-parquet = { $file } is no whole Parquet file; make it again.
core-survey-of-other = { $file } is a survey of another { $what } ({ $before }, now { $now }); name another file, or remove it to begin again.

## Models of Hugging Face

core-hub-not-installed = Models of Hugging Face need more libraries; install them with pip install -e '.[hub]' in the folder of this project.
core-hub-no-name = Name a model of the Hub, such as hf:Helsinki-NLP/opus-mt-en-de, or a folder.
core-hub-no-model = There is no open model { $model } on the Hub; check its name, such as OWNER/NAME.
core-hub-no-revision = The model { $model } has no revision { $revision }; check it on the Hub.
core-hub-no-config = { $model } on the Hub has no { $file }: an adapter or GGUF is no whole model; name another.
core-hub-silent = The model { $model } is not on this machine and the Hub does not answer; check the network, or name a folder.
core-hub-no-safetensors = The model { $model } has no weights in the safetensors form, and pickled ones are never read; save it with safe_serialization=True, or name a revision that has them as NAME@REVISION.
core-hub-not-shown = The model { $model } ({ $made }) cannot be shown; choose one that translates, continues, classifies or encodes texts, such as Marian, GPT-2 or BERT.
core-hub-encoder-not-shown = The model { $model } ({ $made }) cannot be shown; choose an encoder of texts, such as BERT.
core-hub-size = The model { $model } says that its { $name } is { $given }; none can be built so.
core-hub-no-choice-of-label = The model { $model } does not choose between labels; name one that gives one of several labels.
core-hub-too-large = The model { $model } takes { $size }, which { $device } has not free; load it with dtype='bfloat16', with device_map='auto', or on the cpu.
core-hub-weights-alone = This model shows its attention weights only. Choose one of this project's own models.
core-own-models-alone = This is shown for this project's own models. Choose one of them.
core-hub-few-changes = Only tokens can be left out of this model, and heads switched off; choose one of this project's own models.
core-hub-fixed = Padding of this model is fixed, and positions that are not known here: change its heads, its masks, or words.
core-hub-unadded = This model adds no positions to its tokens, so none can be taken from the wrong axis; choose another bug.
core-hub-no-table =
    This model adds no vectors of positions to the tokens of its { $stack ->
        [encoder] encoder
       *[decoder] decoder
    }; choose one that does, such as BERT.
core-hub-no-distances =
    This model adds nothing by the distance of two tokens in its { $stack ->
        [encoder] encoder
       *[decoder] decoder
    }; choose one that does, such as T5.
core-hub-unscaled = The scores of this model are divided by nothing, so it cannot show what happens without the division.
core-hub-scaled-before = The queries of this model are divided before they are compared, and its scores no more, so it cannot show what happens without the division.
core-hub-heads-stay = Heads of a { $kind } cannot be switched off here; choose another model.
core-hub-layers-unknown = How the layers of this model are called is not known here, so its parts cannot be told apart.
core-hub-no-embedding = This model adds positions to its tokens out of sight, so steer it by two texts instead of by a token.
core-hub-no-lens = What this model reads its class from is none of the states that are seen here, so its depths name no class.
core-hub-no-parts = A class of this model is read from one token by layers that are no sum, so it has routes and no exact parts.
core-hub-no-projections = How the queries and keys of this model are made is not known, so its scores cannot be taken apart.
core-hub-no-weights = This model gave no attention weights; load it with attn_implementation='eager'.
core-hub-no-gradients = Gradients of { $model } cannot be had; choose attention or leave-one-out.
core-hub-no-copy = A model that is spread over devices cannot be copied; load it again.
core-hub-no-token = This model finds no token in this text; type a word.
core-hub-token-beyond = This model has no token { $piece }, which its tokenizer finds in the text: its ids go to { $last }, and this is { $token }. Leave it out, or use the tokenizer that the model was trained with.
core-token-stays = The token { $token } stays, for the model relies on it; leave out words.
core-fills-no-mask = The model { $model } fills no masks; choose one that was made ForMaskedLM.
core-no-mask-in-text = This text has no { $mask }; write it where a word is missing.
core-no-rotation = No rotation can be shown for this model; choose one with rotary positions, such as Llama.
core-first-not-turned = The first position is not turned; type at least two tokens.
core-no-device-map = device_map is { $given }; give { $choices }, or the device of each part, such as { $example }.
core-no-accelerate = A device_map needs the library accelerate; install it with pip install -e '.[hub]' in the folder of this project.

## Chats

core-no-chat = chat is { $given }; give a list such as { $example }.
core-no-chat-message = { $given } is no message of a chat; give a list such as { $example }.
core-no-date = date is { $given }; write it as in 2026-11-28.
core-no-chat-template = The model { $model } has no chat template; leave the chat out and give a text.
core-text-or-chat = Give a text or a chat, and one of them alone.
core-chat-template =
    { $fault ->
        [memory] The chat template of this model takes more than { $detail } MB. Leave the chat out, or mend the template.
        [endless] The chat template of this model calls itself without an end. Leave the chat out, or mend the template.
        [size] The chat template of this model makes more than { $detail } kB of text. Leave the chat out, or mend the template.
        [seconds] The chat template of this model takes more than { $detail } s. Leave the chat out, or mend the template.
        [jinja2] The chat template of this model needs jinja2, which comes with pip install -e '.[hub]'. Leave the chat out, or mend the template.
       *[says] The chat template of this model says: { $detail }. Leave the chat out, or mend the template.
    }

## Models that cannot be loaded: a sentence with its reason, which follows a colon and has no full stop

core-not-loaded = The model { $model } could not be loaded: { $why }.
core-nameless-not-loaded = The model could not be loaded: { $why }.
core-no-folder = there is no folder { $folder }
core-folder-without = its folder has no { $file }
core-config-of-no-model = its { $file } is not that of a model: { $why }
core-config-without = its { $file } is not that of a model: it has no { $key }
core-config-of-other-format = it has format { $given }, and this program reads format { $known }
core-config-not-described = its { $file } does not describe a model: { $why }
core-file-too-large = its { $file } has more than { $most } bytes
core-file-damaged = its { $file } is damaged or cut off
core-file-missing-or-damaged = its { $file } is missing or damaged
core-tokenizer-of-other-size = its tokenizer has { $count } pieces, but its model knows { $known }
core-tokenizer-of-other-id = the { $key } of its tokenizer is { $ours }, but that of its model is { $theirs }
core-tokenizer-damaged = the files of its tokenizer are missing or damaged
core-adapter-beside-weights = { $file } beside its weights says that an adapter belongs to them; load both with peft, and save what merge_and_unload returns
core-adapter-of-base = it is an adapter of { $base }, no whole model; load both with peft, and save what merge_and_unload returns
core-weights-gguf = its weights are GGUF; name the model in the safetensors form that they were made from
core-shard-missing = its file { $file } is missing; copy all that { $index } names
core-weights-quantised = its weights are quantised ({ $how }); name the model that they were made from
core-config-lacks = its config.json has no { $key }, such as { $example }; save it with save_pretrained
core-needs-own-code = it needs Python code of its own folder, which is never run here; name another model
core-unknown-model-type = transformers { $version } knows no model_type { $kind }; a newer one may: pip install -U transformers
core-weights-unfit = its weights are damaged or do not fit its config.json
core-weights-unfit-or-spread = its weights are damaged or do not fit its config.json, or the device_map is wrong: { $why }
core-weight-of-other-shape = { $weight } is { $saved } in its weights and { $built } by its config.json
core-weight-of-other-vocabulary = { $weight } is { $saved } in its weights and { $built } by its config.json; its vocab_size is { $size }
core-weight-missing = its weights lack { $weight }
core-weight-not-finite = { $weight } in its weights holds NaN or infinity; take another save of it
core-no-part-of-map = the device_map names { $part }, which it has not; its parts are { $parts }
core-weight-in-no-file = { $weight } is in no file of its weights, so it cannot lie on the disk; put it elsewhere by device_map
core-setting-above-0 = { $name } is { $value }; it must be above 0
core-setting-above-0-to-1 = { $name } is { $value }; it must be above 0 and at most 1
core-setting-share = { $name } is { $value }; it must lie between 0 and 1
core-setting-at-least = { $name } is { $value }; it must be at least { $least }
core-setting-at-most = { $name } is { $value }; it must be at most { $most }
core-setting-from-below = { $name } is { $value }; it must be at least { $least } and below { $below }
core-setting-one-of = { $name } is { $value }; it must be one of { $choices }
core-setting-type = { $name } is { $value }; it must be of the type { $kind }
core-setting-positions = max_length { $length } times d_model { $width } is more than { $most }; shorten it
core-setting-heads = d_model { $width } cannot be split over { $heads } heads without a remainder
core-setting-mask-fill = mask_fill is { $value }; it must be far below 0, such as -inf or -1e9
core-setting-mask-queries = mask_queries masks whole rows, which mask_fill -inf turns into NaN; choose -1e9
core-setting-generator = a generator needs 0 encoder layers and at least 1 decoder layer, not { $encoder } and { $decoder }
core-setting-translator = a translator needs at least 1 decoder layer
core-setting-classifier = a classifier needs 0 decoder layers and at least 2 different labels, not { $layers } and { $labels }
core-setting-ids = pad, unknown, start and end have the ids { $ids }; they must differ and lie below vocabulary_size { $size }
core-setting-labels = labels is { $value }, of the wrong kind; it must be a list of texts
core-setting-many-labels = there are { $count } labels; at most { $most } can be shown
core-setting-no-label = { $label } is no label; it must be a text of at most { $most } characters
core-setting-shares = shares are { $shares }; give one above 0 for each of the corpora and leave copies out
core-settings-no-mapping = a { $kind } has names and values and cannot be { $value }
core-settings-unknown = unknown settings for { $kind }: { $names }
core-config-incomplete = the { $kind } is incomplete or of the wrong kind: { $why }
core-json-none = is no JSON text
core-json-too-deep = is no JSON text that can be read: it is nested too deeply
core-json-half = holds half a character, { $character }; write it again
core-json-of-file = { $file } { $why }
core-json-too-large = { $file } has more than { $most } bytes
core-json-no-object = { $file } holds no JSON object
core-weights-too-few = its { $file } asks for { $asked } weights and more, and there are { $found }
core-weight-unknown = its weights have an unknown { $weight }
core-weight-of-type = its { $weight } has the type { $given }, not one of { $choices }
core-weight-of-shape = its { $weight } has the shape { $saved }, not { $built } as its config says
core-weight-infinite = its { $weight } holds a number that is not finite
core-convert-lacks = it has no { $weight }
core-file-changed = its { $file } is damaged or was changed: it is not the file in its { $list }; if you changed it yourself, run { $command }
core-list-no-file = its { $list } is no plain file; if you changed it yourself, run { $command }
core-list-line = line { $number } of its { $list } is { $line }, and not a file's SHA-256; if you changed it yourself, run { $command }
core-list-lacks = its { $list } lacks its { $file }; if you changed it yourself, run { $command }
core-no-fingerprint = its { $config } has no { $key } of { $file }
core-file-of-other-model = its { $file } is damaged or that of another model: it is not what its { $config } expects
core-tokenizer-of-file = { $path }: { $why }
core-tokenizer-not-whole = this is not a whole SentencePiece model; train the tokenizer again or fetch the file again
core-tokenizer-no-texts = there is no text to learn a vocabulary from; give at least one sentence
core-tokenizer-too-small = vocabulary_size is { $size }, too small for the characters of the text; ask for more
core-tokenizer-not-learned = SentencePiece could not learn a vocabulary of { $size }: { $why }

## Notices about a run (core/results/notices.py); "more" is how many others there are.

core-notice-unfinished = The translation was stopped after { $tokens } tokens, before the model had ended it.
core-notice-loop = The model is in a loop: “{ $phrase }” stands { $times } times in a row.
core-notice-lost-numbers =
    { $count ->
        [one] Check the number { $numbers }: its digits were not copied into the translation.
       *[other] Check the numbers { $numbers }: their digits were not copied into the translation.
    }
core-notice-invisible =
    { $more ->
        [0] Left out of the text, because nobody sees them and they carry nothing: { $characters }.
       *[other] Left out of the text, because nobody sees them and they carry nothing: { $characters } and { $more } more.
    }
core-notice-controls =
    { $more ->
        [0] Read as spaces, because they are no characters of a text: { $characters }.
       *[other] Read as spaces, because they are no characters of a text: { $characters } and { $more } more.
    }
core-notice-never-learned =
    { $more ->
        [0] The model never learned { $characters }: it reads bytes instead, and its answer to them means nothing.
       *[other] The model never learned { $characters } and { $more } more: it reads bytes instead, and its answer to them means nothing.
    }
core-notice-unknown =
    { $more ->
        [0] The vocabulary of this model lacks { $words }: it reads { $piece } instead.
       *[other] The vocabulary of this model lacks { $words } and { $more } more: it reads { $piece } instead.
    }
core-notice-read-as =
    { $more ->
        [0] This model reads { $pairs }.
       *[other] This model reads { $pairs } and { $more } more otherwise.
    }
# One of the pairs: a word as it was typed, and as it is read.
core-notice-pair = { $typed } as { $read }
core-notice-other-language =
    This text seems to be { $seems ->
        [de] German
        [fr] French
       *[en] English
    }, and the model reads { $reads ->
        [de] German
        [fr] French
       *[en] English
    }. So what it says of it means little.
core-notice-no-question = This model sorts questions. This text is no question, so the class that it gets means little.
core-notice-shared-keys = { $heads } heads share { $groups } keys and values, { $each } heads to each; their queries are their own.
core-notice-read-again = Under this change the whole text is read again for each new token. The text is long, so the model writes only { $tokens } of { $usual } tokens.
core-notice-task = This model wants to be told its task: begin the text with “{ $beginning }”.
core-notice-chat =
    { $count ->
        [0] As a chat the model reads { $tokens } tokens; none of them is special.
       *[other] { $more ->
            [0] As a chat the model reads { $tokens } tokens; the special ones are { $special }.
           *[other] As a chat the model reads { $tokens } tokens; the special ones are { $special } and { $more } more.
        }
    }
core-notice-no-head = This model ({ $made }) is shown without a class head: its states and no classes.
core-notice-no-mask = This model has no classes; write { $mask } for a word, and its likeliest tokens are shown.
core-notice-many-masks = The text has { $masks } masks; the likeliest tokens of the first are shown.

## Notes about the moments of a training (core/results/training_history.py)

core-history-began = The training began with weights of { $model }, so some heads had their roles before its first step.
core-history-ends = It takes { $steps } steps; its moments are here as far as step { $last }.
core-history-of-other-run = These { $moments } moments are not of the run that made this model. They are of another one, of { $steps } steps with the same tokens, and little was kept of it: one sentence, no scores, no roles, no learning curve.
core-history-of-first-run = These moments are of the first of two runs, { $steps } steps on Tatoeba and captions. It began with weights of { $model }, so some heads had their roles before its first step. The second run, on numbers, names, manuals and a dictionary, made the present weights; they differ from the last moment.

## What the server answers instead of a run, or beside one (viz_app/protocol, handlers, server). The page says it below
## the sentence or in the open tab; English is also what the API says.

# $what is what was too long: a text, a forced beginning, the system message of a chat.
reply-too-many-characters =
    { $what ->
        [forced] This forced beginning has { $count } characters; { $most } fit. Shorten it by { $over }.
        [system] This system message has { $count } characters; { $most } fit. Shorten it by { $over }.
        [lesson] This lesson has { $count } characters; { $most } fit. Shorten it by { $over }.
       *[text] This text has { $count } characters; { $most } fit. Shorten it by { $over }.
    }
# Two sentences: what is wrong with a part of a link, which the page said in full, and that it is left out.
reply-ignored = { $problem } The link's “{ $name }” is ignored.
reply-unusable = The link's “{ $name }” cannot be used and is ignored.
reply-unreadable = The link's “{ $name }” cannot be read and is ignored.
reply-not-sent = The page sent no { $name }. Reload the page.
reply-beam-too-wide = The link asks for a beam of { $beam }; { $most } is the widest here.
reply-other-decoding =
    { $way ->
        [beam] The link's “{ $name }” belongs to beam search and is ignored.
       *[sample] The link's “{ $name }” belongs to sampling and is ignored.
    }
reply-left-out =
    { $what ->
        [masks] { $count ->
            [one] { $count } of the link's changes of masks cannot be read and is left out.
           *[other] { $count } of the link's changes of masks cannot be read and are left out.
        }
        [heads] { $count ->
            [one] { $count } of the link's silenced heads cannot be read and is left out.
           *[other] { $count } of the link's silenced heads cannot be read and are left out.
        }
        [places] { $count ->
            [one] { $count } of the link's places carried over cannot be used and is left out.
           *[other] { $count } of the link's places carried over cannot be used and are left out.
        }
       *[tokens] { $count ->
            [one] { $count } of the link's joined tokens cannot be used and is left out.
           *[other] { $count } of the link's joined tokens cannot be used and are left out.
        }
    }
reply-no-such-bug = The link asks for a bug that this version does not have; it is left out.
reply-fills = Masked cells can be filled with one of these: { $fills }.
# The name of a parameter, in the next sentence.
reply-quoted = “{ $text }”
reply-unknown-names =
    { $more ->
        [0] This page does not know { $names } of the link.
       *[other] This page does not know { $names } and { $more } more of the link.
    }
reply-no-template = The model { $title } has no chat template; choose one that has.
reply-turn-chat-off = The model { $title } has no chat template. Turn “as a chat” off.
reply-read-as-it-is = The model { $title } has no chat template; its text is read as it is.
reply-no-model = The page sent no model. Reload the page.
reply-no-run = The page sent a request without a model and a text. Reload the page.
reply-texts-at-once = The page sends 1 to 64 texts at once. Reload the page.
reply-no-path = The page sent no path through the search. Reload the page.
reply-no-pinned-run = The page sent no pinned run. Pin one, or reload the page.
reply-positions = Positions can be off, shuffled with a seed, or shifted by a whole number. Choose again.
reply-vocabulary-is-number = The vocabulary is a number of tokens; choose one on the page.
reply-vocabularies = The vocabulary can have one of these numbers of tokens: { $sizes }.
reply-no-such-file = There is no file of this kind. Reload the page.
reply-model-is-text = The name of the model has to be a text.
reply-run-is-text = What to run has to be a text.
reply-heads-are-written = Heads to silence are written as map.layer.head, such as c.1.6_e.0.2, counted from 0.
reply-no-memory = There is too little memory for it. Close other tabs and programs, or take a shorter sentence.
reply-defect = This run failed. Try again, or try another sentence.
reply-busy = The server is busy. Ask again in a moment.
# $task is that of a model that writes no text.
reply-writes-nothing =
    { $task ->
        [classifier] A classifier writes nothing, so what the link says of decoding is ignored.
       *[encoder] An encoder writes nothing, so what the link says of decoding is ignored.
    }
reply-too-many-sentences = This text has { $count } sentences; { $most } fit. Shorten it by { $over }.
reply-another-model = This link asks for the model “{ $name }”, which is not here; { $title } is.
reply-no-sentence = This link holds no sentence; here is an example.
# $more is how many other changes of the link have the same problem.
reply-followed-without =
    { $more ->
        [0] { $problem } The link is followed without.
       *[other] { $problem } The same holds for { $more } more. The link is followed without.
    }
reply-no-such-sentence = The link asks for sentence { $place }; the text has { $count }.
reply-nobody-waits = Nobody waits for this run any more. Run it again if you still want it.
reply-no-such-model = There is no model “{ $name }” here. Choose one of: { $models }.
reply-too-many-tokens = This text has { $count } tokens; { $most } fit on the page. Shorten it by { $over }.
reply-compared-with = { $problem } What the link compares with is ignored.
reply-no-label = There is no label { $place }; this model has { $count }, counted from 0.
# The kinds of attention that a model has.
reply-another-map =
    { $wish ->
        [cross] { $there ->
            [decoder] This model has no cross-attention; its decoder is shown.
           *[encoder] This model has no cross-attention; its encoder is shown.
        }
        [decoder] This model has no decoder; its encoder is shown.
       *[encoder] This model has no encoder; its decoder is shown.
    }
reply-last-layer = There is no layer { $layer }; layer { $last } is the last.
reply-no-head-with-row = There is no head { $head } with a row { $row }; choose them on the page.
reply-own-models-only = This is shown for this project's own models. Choose one of them.
reply-two-models = A is a run of { $a }, B one of { $b }; tensors can be carried only within one model.
reply-both-greedy = Both runs are greedy here, without a forced beginning.
reply-no-row = There is no row { $row } in this text; heads are carried at all rows.
reply-same-token = Both write the same as token { $place }; the first that differs is shown.
reply-pinned-unchanged = { $problem } The pinned run is shown without its changes.
reply-no-such-head = This run has no head { $head } in layer { $layer }; choose one on the page.
reply-no-norm = There is no norm “{ $name }” in this model; choose one on the page.
reply-positions-added = This model adds its positions to its tokens; choose one with rotary positions.
reply-no-rotation = No rotation can be shown for this model; choose one with rotary positions, such as Llama.
# $language is a code such as de.
reply-no-sentences = There are no sentences in { $language } here. Give lines of your own.
reply-no-lines = There are no sentences in this language here. Give lines of your own.
reply-stop-unreadable = The page sent a stop that cannot be read. Reload the page.
reply-lesson-needs-model = This lesson needs the model “{ $name }”, which is not here. Here are { $models }.
reply-file-too-large = This file would have more than { $megabytes } MB. Save the trace as .npz, or one head or row.
reply-answer-too-large = This answer would have more than { $megabytes } MB. Shorten the sentence.
reply-needs-a-server = The model “{ $name }” needs a server; open this link in the app.
# While a run takes more than two seconds; $before are the runs before it.
reply-loading = Loading the model { $title }.
reply-still-working = Still working: the computer is busy with other runs, or the sentence is long.
reply-waiting =
    { $before ->
        [0] Waiting: you are next.
       *[other] Waiting: { $before } before you.
    }
reply-server-full = Too many people ask at this moment. Try again in a minute.
reply-server-stops = The server is being stopped. Try again in a minute.
reply-too-eager = { $most } questions of yours are waiting. Wait for their answers before you ask more.
reply-too-many-questions = These are more than { $most } questions in a minute. Wait a little, then go on.
# Live runs the sentence while it is typed.
reply-live-off-for-model = Live is off for this model: its runs take long. Press Enter to run.
reply-live-off-for-text = Live is off for this text: it has { $count } tokens, and up to { $most } are run while you type. Press Enter to run.

## Lessons: what is wrong with a file, and why. The reasons follow a colon and have no full stop; names in quotation marks
## are those of the file's form, and stay as they are.

reply-no-lesson = This is not a lesson: { $why }. Give it the form { $form }.
reply-file-no-lesson = { $file } is not a lesson: { $why }. Give it the form { $form }.
# A reason at a place of the file.
reply-lesson-at-stop = stop { $stop }: { $why }
# $language is a code such as de.
reply-lesson-in-language = in “{ $language }”, { $why }
reply-lesson-too-large = it has more than { $most } bytes
reply-lesson-no-json = it is no JSON text
reply-lesson-half-character = it holds half a character
reply-lesson-no-object = it is no JSON object
reply-lesson-part-no-object = “{ $name }” is no JSON object
reply-lesson-stops = “stops” has to be a list of 1 to { $most } stops
reply-lesson-version = “version” has to be 1 to { $most }; a newer file needs a newer page
reply-lesson-code = “language” has to be a code such as “en”
reply-lesson-flag = “{ $name }” has to be true or false
reply-lesson-number = “{ $name }” has to be { $least } to { $most }
reply-lesson-text = “{ $name }” has to be a text of 1 to { $most } characters
reply-lesson-title = “title” has to be a text of at most { $most } characters
reply-lesson-texts = “{ $name }” has to be a list of texts of at most { $most } characters
reply-lesson-no-place = “{ $name }” is { $given }, which is none of { $places }
reply-lesson-two-in-one = it has a question and a task; give the task a stop of its own
reply-lesson-kind = “task.kind” has to be one of { $kinds }
reply-lesson-claims = “task.when” needs a claim, such as “{ $example }”
reply-lesson-choices = “ask.choices” has { $count } texts; { $least } to { $most } fit
reply-lesson-poll = a poll needs “ask.choices”
reply-lesson-unmarked = “ask.right” has to say which choice is right
reply-lesson-right = “ask.right” has to be the number of a choice, counted from 0
reply-lesson-feedback =
    { $of ->
        [choices] “ask.feedback” has to have texts for the choices, in their order
       *[tokens] “ask.feedback” has to have texts for at most { $most } tokens, by their names
    }
reply-lesson-state = “state” is neither an object of parameters nor a link
reply-lesson-parameter = “state” has no readable parameter “{ $name }”
reply-lesson-languages = “languages” has to be an object with at most { $most } codes such as “de”
reply-lesson-language-stops = “stops” has to be a list of at most { $most } objects
reply-lesson-other-choices = a question has more or fewer choices than in the lesson itself

## Classes (viz_app/server/rooms): on the board, and on a phone.

reply-class-unknown = There is no class with this code. Look at the board again.
reply-class-over = This class is over.
reply-class-no-answer = This is no answer to a question of the lesson.
reply-class-text = Write 1 to { $most } characters.
reply-class-no-key = This link does not lead the class. Open the one that was made when it was started.
reply-class-no-member = This phone is no longer in the class. Join it again by its code.
reply-class-door-closed = The door of this class is closed. Ask your teacher to open it.
reply-class-full = This class is full: { $most } are in it.
reply-class-many-rooms = { $most } classes are open on this server. Try again later.
reply-class-many-starts = { $most } classes an hour can be started from one network. Try again later.
reply-class-many-answers = These are many answers at once. Wait two seconds, then send the last one again.
reply-class-wrong-codes = Many wrong codes came from this network, so its joins are slow for a minute. Try again in ten seconds.
reply-class-gone-on = The class has gone on in the meantime.
reply-class-away = The classes cannot be reached at this moment. Nothing is lost: the page tries again by itself.
reply-class-unreadable = The page sent a request that cannot be read. Reload the page.

## A request that did not arrive as it should

reply-earlier-version = This page belongs to an earlier version of the server. Reload the page.
reply-half-character = The request holds half a character; write the text again.
reply-request-too-large = The request is larger than { $most } bytes. Shorten it.
reply-request-cut-off = The request was cut off. Send it again.
reply-request-too-slow = The request did not arrive within { $most } seconds. Send it again.

# Instead of a map or a history of the training; commands stay as they are.
reply-no-tsne = There is no t-SNE map of this model: glassformer words MODEL --data DIR makes one, for a model of our own.
reply-no-moments =
    { $kind ->
        [own] No moments of this model’s training were kept. Train with glassformer train … --snapshots 12, then glassformer learning MODEL --run DIR --data DIR keeps what each of them does.
       *[hub] How a model of Hugging Face came to what it does is not known here: its training kept no moments.
    }

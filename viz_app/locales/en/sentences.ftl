## pages/sentences/mount.js

sentences-no-example = This model has no example texts. Paste some lines, or choose a file.
sentences-example = Example
sentences-held-out = Held-out texts, from which { $model } has not learned: { $terms }.
sentences-as-a-chat = Each line is read as a chat, as the message of a user; the numbers are those of its own tokens.
sentences-key-rows = [↑][↓] from row to row
sentences-key-enter = [Enter] open it
sentences-key-escape = [Esc] no filters

## pages/sentences/input.js

sentences-pasted-text = The pasted text
sentences-nothing-to-run = Paste some lines, drop a file, or choose one.
sentences-how-it-is-read = Lines, .tsv, .csv or .jsonl. The page reads the file itself: nothing of it is kept, not on the server, not in the address.
sentences-what-a-line-is = One text a line; or columns: a text, then its reference or its label.
sentences-texts = Texts
sentences-references-or-labels = References or labels
sentences-a-file = A file
sentences-no-column = none
sentences-ready =
    { $hasReferences ->
        [yes] { $name }: { $count ->
            [one] { $count } text
           *[other] { $count } texts
        } with references.
       *[no] { $name }: { $count ->
            [one] { $count } text
           *[other] { $count } texts
        }.
    }
sentences-run = Run
sentences-choose-a-file = Choose a file
sentences-try-an-example = Try an example
sentences-your-texts = Your texts

## pages/sentences/read_file.js

sentences-half-utf-16 = This is no whole UTF-16 text. Save the file as UTF-8.
sentences-binary-file = This is a binary file. Give lines of text, TSV, CSV or JSON lines.
sentences-not-utf-8 = Line { $line } is not UTF-8; save the file as UTF-8.
sentences-open-quote = Line { $line } begins a row with a quote that is never closed. Check its quotes.
sentences-behind-a-quote = Line { $line } begins a row with no CSV (there is text after a quote). Check its quotes.
sentences-no-json = Line { $line } is no JSON text. Give one object or one text a line.
sentences-half-a-character = Line { $line } holds half a character; write it again.
sentences-no-object = Line { $line } holds no object. Give one object or text a line.
sentences-missing-name = Line { $line } has no '{ $name }' with a text. Give each object the same names.
sentences-only-bytes = Only the first { $count } MB are read.
sentences-no-text = { $name } has no text. Give lines of text, TSV, CSV or JSON lines.
sentences-heading-is = The first line is taken for a heading: { $heading }.
sentences-only-texts = Only the first { $count } texts are read.
sentences-only-the-first = Only the first { $count } texts are run.
sentences-ragged-line = Line { $line } has no column { $wanted }. Give each line the same columns.
sentences-rows-left-out = Rows without a text are left out: { $count }.
sentences-only-a-heading = { $name } has no text below its heading. Give lines of text, TSV, CSV or JSON lines.

## pages/sentences/session.js

sentences-other-model = The model changed meanwhile, so these rows are of two models. Run the list again.
sentences-text-too-long = This text has { $count } characters; { $longest } fit. Shorten it by { $extra }.
sentences-text = Text
sentences-answer = Answer

## pages/sentences/tools.js

sentences-csv = CSV
sentences-jsonl = JSONL
sentences-guarded-cells = In the CSV a cell that a spreadsheet would compute as a formula begins with an apostrophe.
sentences-compared-with-nothing = nothing
sentences-compared-with-itself = itself without the changes
sentences-compared-with = Compared with
sentences-comparison = compared with
sentences-new-list = New list
sentences-cancel = Cancel
sentences-run-again = Run again
sentences-how-far =
    { $isRunning ->
        [yes] { $done } of { $all } done
       *[no] { $done } of { $all } done; { $button } goes on
    }
sentences-next-takes = { $done } of { $all } done; at the next for { $seconds } s

## pages/sentences/spread.js

sentences-spread-keys = { $title }, { $what }: arrow keys move the lower end of the range, with Shift the upper one
sentences-range = { $low } to { $high }

## pages/sentences/flags.js

sentences-confusions = Expected label (rows) by answer (columns)
sentences-label-by-answer = label ↓ answer →
sentences-labelled-and-called = { $count } of { $total } labelled { $label } are called { $answer }
sentences-kinds-of-faults = Kinds of faults
sentences-flags-note = of these, how many are in the worst fifth; grey if chance explains it
sentences-flag-among-worst = { $bad } of { $count }, chance { $chance }
# The name of a flag on the page; $flag is its name in files.
sentences-flag =
    { $flag ->
        [number] number lost
        [missed] word missed
        [short] too short
        [long] too long
       *[other] { $flag }
    }

## pages/sentences/list.js

sentences-no-row-fits = No row fits these filters. Escape takes them away.
sentences-all-texts = All texts
sentences-row-of = { $row } of { $count }: { $text }

## pages/sentences/detail.js

sentences-open-in =
    { $view ->
        [overview] Overview
        [translate] Word by word
        [head] One head
        [why] Why
       *[patch] Swap parts
    }
# What a flag says of the words in question.
sentences-flag-says =
    { $flag ->
        [loop] Says again: { $words }.
        [guess] Less probable than 10 %: { $words }.
        [unfinished] It was stopped before its end.
        [number] Not kept as a number: { $words }.
        [copied] Stands there in English: { $words }.
        [missed] A hint: no aligning head looks at { $words } for 30 %.
        [short] { $words } times the usual length.
        [long] A hint: { $words } times the usual length.
        [unsure] No label reaches the limit; the likeliest is { $words }.
       *[other] { $words }
    }
sentences-how-much-seen = How much the aligning heads look at each word
sentences-how-sure-tokens = How sure each token is
sentences-least-sure-token = Least sure: “{ $token }” { $share }. log p { $logP } a token, { $entropy } bit.
sentences-least-sure-or = Least sure: “{ $token }” { $share }, or “{ $second }” { $secondShare }. log p { $logP } a token, { $entropy } bit.
sentences-answer-is = Answer: { $answer }
sentences-flags = Flags
sentences-label-title = Label
sentences-reference = Reference
sentences-reference-chrf = Reference · chrF { $chrf }
sentences-then-this = { $before }, then this
sentences-chosen-text = The chosen text
sentences-open-text-in = Text { $number }: open it in

## pages/sentences/measures.js

sentences-column =
    { $name ->
        [index] #
        [text] Text
        [label] label
        [answer] answer
        [sure] sure
        [entropy] unsure
        [least] least sure
        [chrf] chrF
        [right] right
        [log_p] log p
        [perplexity] perplexity
        [ratio] length
        [seen] seen
        [letters] letters
       *[flags] flags
    }
sentences-change-of = Δ { $measure }
sentences-unit =
    { $unit ->
        [answer] of the answer
        [labels] bit, over the labels
        [token] a token
        [bit] bit a token
        [word] least seen word
        [reference] against the reference
       *[text] of the text
    }
sentences-unit-of-length = of { $target } ÷ { $source }
sentences-no-token = No token was read.
sentences-perplexity =
    { $count ->
        [one] Perplexity { $perplexity } a token over { $count } text.
       *[other] Perplexity { $perplexity } a token over { $count } texts.
    }
sentences-perplexity-note = The end of a text counts as a token. The most surprising texts come first.
sentences-nothing-claimed =
    { $task ->
        [classifier] The least sure come first; nothing here says how often that is right.
       *[other] Look at the least sure first; nothing here says how often that is right.
    }
sentences-references-needed = References of { $count } texts are needed for a claim.
sentences-right = { $right } of { $known } are right ({ $low } to { $high })
# $found is sentences-right, in bold.
sentences-claim-labels =
    { $found }; of the { $count } least sure, { $hits } { $hits ->
        [one] is
       *[other] are
    } wrong.
sentences-claim-labels-note = Chance would find { $chance } wrong ones among them. Right is the likeliest label, also where it is too unsure to be the answer.
sentences-found =
    of the first { $count }, { $hits } ({ $low } to { $high }) { $hits ->
        [one] is
       *[other] are
    } among the { $worst } worst
# $found is sentences-found, in bold.
sentences-claim = Look at the least sure first: { $found }; chance would find { $chance }.
sentences-like-chance = The interval includes what chance would find: these texts cannot tell the two apart.
sentences-rank = Rank correlation of unsure with a low chrF: { $rho } (95 % interval { $low } to { $high }).
sentences-claim-note = Unsure is the mean entropy of each token’s choice, ‹end› included; no signal tried ranked clearly better. Worst is the fifth with the lowest chrF; a sure one among them is often a free paraphrase in its one reference.

## pages/sentences/state.js

# The model of a list.
sentences-unchanged-model = { $model }, unchanged
sentences-changed-model = { $model }, changed
sentences-differ = { $changed } of { $count } answers differ from those of { $other }
# $found is sentences-differ, in bold.
sentences-answers-differ = { $found }.
sentences-nothing-says-better = Without references nothing here says which is better.
sentences-better-and-worse = { $found }: of those shown, { $better } better now, { $worse } worse.
sentences-mean-change = Δ { $measure } of those shown: { $mean } on average (95 % interval { $low } to { $high }). Better and worse is by more than { $least }.
sentences-which-are-worst = Which of many texts are worst?
sentences-run-your-own = Run a list of your own: the most doubtful come first.
sentences-about-a-list =
    { $count ->
        [one] { $name } · { $model } · { $count } text
       *[other] { $name } · { $model } · { $count } texts
    }
sentences-part-shown = { $shown } of { $count } shown.
sentences-none-of-the-labels = None of the labels is one of this model’s: { $labels }.
sentences-of-one-sentence = Masks and left-out words belong to one sentence; they are not used here.

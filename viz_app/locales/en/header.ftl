# The header: the sentence, its model, its decoding, and the bar of two runs.

## header/decoding.js

# Before the forced beginning, in bold.
header-forced = forced:

## header/pins.js: changes of a run, in a list after its model

header-heads-silenced =
    { $count ->
        [one] 1 head silenced
       *[other] { $count } heads silenced
    }
header-changes-of-masks =
    { $count ->
        [one] 1 change of its masks
       *[other] { $count } changes of its masks
    }
# $names: names of classic bugs, as in an address
header-bugs =
    { $count ->
        [one] bug { $names }
       *[other] bugs { $names }
    }
header-masked-cells = masked cells filled with { $score }
# $count: a number, or two, for example “2 + 3”
header-pads =
    { $isLeft ->
        [yes] pads { $count } on the left
       *[no] pads { $count }
    }
header-positions = positions { $order }
header-tokens-left-out =
    { $count ->
        [one] 1 token left out
       *[other] { $count } tokens left out
    }
header-steered = steered
header-with-forced-beginning = forced
header-run-as-a-chat = as a chat
header-which-sentence = sentence { $number }

# After the letter of a run, A or B.
header-run-pinned = pinned
header-run-now = now
header-run-next = next

## pages/header/address.js

header-link-from-another-version = This link is from another version. Its sentence is kept, its selection is not.

## pages/header/buttons.js

header-link-copied = Link copied. It opens this sentence, model, head and step.
header-copy-this-link = Copy this link: { $address }
header-whole-words = Whole words
header-pieces-of-words = Pieces of words

## pages/header/decoding.js

header-as-a-chat = As a chat
header-as-a-chat-key = What you type is the message of a user, and the model's chat template stands around it.
header-system-message = System message
header-no-system-message = none

## pages/header/decoding.js

header-forced-name = forced: { $words }. Remove the forced beginning
header-forced-click-removes = Starts with “{ $words }”. Click to remove this.

## pages/header/decoding.js

header-nothing-is-forced = nothing is forced
header-starts-with = Starts with
header-how-next-token-chosen = How the next token is chosen
header-reset = Reset
header-greedy-nothing-forced = Greedy, nothing forced

## pages/header/runs.js

header-compute-here = Compute here (20 MB)

## pages/header/pins.js

header-next-run-is-b = Change the sentence, the model, the decoding or a head: your next run is B.
header-no-difference-on-model = This view shows the model of B, not a run, so there is no difference.
header-one-run-on-this-tab = This view plays one run, B. It has no difference; the other views show A, B and B − A.
header-difference = Difference
header-which-run = Which run
header-swap = Swap
header-unpin = Unpin
header-two-runs = Two runs
header-pin = Pin
header-pinned-as-a = Pinned as A. Change the sentence, the model, the decoding or a head: your next run is B.
header-pinned-run-was = { $error } The pinned run was removed.
header-nothing-is-pinned = Nothing is pinned.
header-pinned = Pinned
header-unpin-key = Unpin run A. Key: P
header-pin-key = Keep this run as A and compare the next one with it. Key: P

## pages/header/runs.js

# $reason is a sentence.
header-still-that-of = { $reason } The picture below is still that of “{ $text }”
header-model-needs-server-models = This model needs the server; models of this project can be computed in the browser.

## pages/header/sentences.js

header-not-all-sentences-translated = { $error } Not all sentences are translated.
header-sentences = Sentences
header-the-whole-translation = The whole translation
header-the-sentence-before = The sentence before
header-the-next-sentence = The next sentence
header-sentence-of-count = Sentence { $chosen } of { $count }
header-sentences-translated = { $done } of { $count } translated

## pages/header/view.js

header-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
# The sentence of a link, until its picture is there.
header-awaited = “{ $text }”
header-working = Working
# Of the memory of a model. $kind: float32 or bfloat16
header-weights = Its weights take { $megabytes } MB of memory as { $kind }.

## pages/header/header.html

header-start-again = Start again without any settings
header-model = Model
header-sentence = Sentence
header-examples = Examples
header-options = Options
header-live = Live
header-run-while-you-type = Run while you type
header-tour-and-lessons = Tour and lessons
header-tour = Tour
header-save-what-you-see = Save what you see
header-save = Save
header-share-copy-a-link = Share: copy a link to this view
header-share = Share
header-light-or-dark = Light or dark
# The page of Gradio’s components
header-plain-page = Plain page
header-plain-page-is = The same runs in the components of Gradio
header-open-in-glassformer = Open in Glassformer

## pages/header/options.js

# Each language is named in itself.
header-language = Language
header-nobody-has-read-it = No native speaker has read this translation yet. If you find a mistake, please tell the maintainers: CONTRIBUTING.md in the project says how.

## pages/header/view.js: on the button and its tab, what a model does with a text

header-translate = Translate
header-write = Write
header-classify = Classify
header-encode = Encode

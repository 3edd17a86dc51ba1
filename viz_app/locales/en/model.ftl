## pages/model/faithfulness_view.js

model-loading-the-tests = Loading the tests …
model-faithful-explanation = A faithful explanation names the tokens that the prediction rests on. Take these away and the probability falls: its deletion area is small. With these alone the probability is there: its insertion area is large.
model-model-was-not = This model was not measured. For a model of this project, the command glassformer explain --bench NAME --data DIR does this.
model-which-explanation = Which explanation to trust
model-tests-explanations = Tests of the explanations
model-measured-over = Measured over { $sentences } validation sentences. { $small }

## pages/model/train_captions.js

model-before-starts-what = Before it starts: what will happen { $session }?
model-guess-second = Guess, and a second Transformer trains beside the first: the same task, one difference.
model-loading-what-trains = Loading what trains, once.
model-can-learn-press-start = Can it learn to { $says }? Press Start and watch.
model-begins-with-random = It begins with random numbers. Nothing is sent to a server: this browser does all the work.
model-step-knows-nothing = Step 0: it knows nothing yet. All its numbers are random.
model-yes-as-fast = Yes, as fast
model-yes-but-later = Yes, but later
model-no = No
model-training-may-now-look = In training it may now look at the letters to come. Will it write better by itself?
model-better = Better
model-no-difference = No difference
model-worse = Worse
model-other-random-numbers = Other random numbers to begin with, nothing else. The same curve?
model-the-same = The same
model-nearly-the-same = Nearly the same
model-quite-another = Quite another
model-can-it-still = { $session }: can it still { $says }?
model-at-step-s = 99 % at step { $step }, { $seconds } s
model-for-task-matters = For this task it matters which letters there are, not where.
model-knows-which-letters = It knows which letters there are, not where.
model-one-look-for-each = One look for each character is enough here, and one head can do that.
model-head-here-only = A head here is only { $dmodel } numbers wide; the wider a head, the larger its scores.
model-differences-size = Differences of this size are chance; look for larger ones.
model-neither-has-learned = Neither has learned it in { $shown } steps, so nothing is shown. Take more steps.
# $says is a task, such as “reverse a word”.
model-learns-tab-tested-on =
    { $isDecoderOnly ->
        [yes] A decoder-only Transformer
       *[no] A Transformer
    }{ $isSized ->
        [yes] { " " }of { $size } parameters
       *[no] { "" }
    } learns to { $says }, in this tab, and is tested on { $unseen } unseen examples
# $place is a place of the input, such as “the mirrored letter”.
model-head-on-place =
    { $hasNone ->
        [yes] This head has no place of its own yet: { $share } of its attention is on { $place }.
       *[no] This head looks at { $place }: { $share } of its attention.
    }
model-heads-on-place = This head is on { $place } with { $share } of its attention, in the second run with { $second }.
model-fed-and-alone = Fed the right letters, as in training, it is right { $fed } of the time. Alone it writes without them.
model-whole-answers-right = Whole answers right: { $words }. Fed the right letters, as in training, it is right { $fed } of the time.
# $first and $second are phrases such as “with positions” and “without positions”.
model-two-runs-right =
    { $isDone ->
        [yes] After { $shown } steps
       *[no] Step { $shown }
    }: { $first } { $a }, { $second } { $b } of the { $unit ->
        [answers] answers
        [digits] digits
       *[letters] letters
    } right.
model-run-right =
    { $isDone ->
        [yes] After { $shown } steps
       *[no] Step { $shown }
    }: it gets { $a } of the { $unit ->
        [answers] answers
        [digits] digits
       *[letters] letters
    } right{ $isEnough ->
        [yes] , in examples it has never seen.
       *[no] .
    }
model-share-of-unit =
    { $unit ->
        [answers] { $share } of the answers
        [digits] { $share } of the digits
       *[letters] { $share } of the letters
    }
model-peeking =
    { $isAhead ->
        [yes] Fed the right letters it is right { $fed } of the time: it reads the answer one place ahead.
       *[no] Fed the right letters it is right { $fed } of the time.
    } Alone there is nothing ahead to read: { $letters } of the { $unit ->
        [answers] answers
        [digits] digits
       *[letters] letters
    }, { $words } of the whole answers. A low loss is no proof.
model-you-guessed =
    { $isRight ->
        [yes] You guessed { $guess }. Right.
       *[no] You guessed { $guess }. It is: { $right }.
    }
model-learned-at-step =
    { $isTwo ->
        [yes] 99 % at step { $step }, { $first } at step { $firstStep }.
       *[no] 99 % at step { $step }.
    }
model-ends-at =
    { $unit ->
        [answers] It ends at { $share } of the answers.
        [digits] It ends at { $share } of the digits.
       *[letters] It ends at { $share } of the letters.
    }

## pages/model/train_clock.js

model-start = Start
model-loading = Loading
model-pause = Pause
model-go-on = Go on
model-train-again = Train again
model-minutes-seconds = { $seconds } minutes
model-take-layer-heads-wide = Take 1 layer, 2 heads, 32 wide
model-go-on-from-step = Go on from step { $live } with half the learning rate
model-program-loading-mb = The program is loading, { $loaded } of { $total } MB. It is kept for the next time.
model-starting-python-tab = Starting Python in this tab.
model-paused-step-because = Paused at step { $live }, because this tab was hidden. Nothing is lost.
model-step-takes-s-on = A step takes { $ms } s on this device, more than { $slow } s: the { $steps } steps left take about { $stepsB }.
model-reset = Reset
model-settings = Settings
model-back-to-now = Back to now
model-time-step-shown = Time: the step that is shown
model-clock-training = The clock of the training
model-step-of = step { $shown } of { $steps }
model-step-of-timed = Step { $shown } of { $steps }{ $isCount ->
        [yes] { " " }· { $time } s
       *[no] { "" }
    }{ $isAt ->
        [yes] { "" }
       *[no] , now { $live }
    }
model-bug-leaves-rows = This bug leaves rows without a key to look at, and a softmax over nothing is 0 ÷ 0.
model-step-was-too-long = A step was too large.

## pages/model/train_curves.js

model-step = step 0
model-at-step = { $title }: { $values } at step { $shown }.
model-loss-on-training = Loss on the training examples
model-this-head-on = This head on { $aim }
model-right-when-fed-answer = Right when fed the answer
model-loss = Loss
model-right = Right
model-attention = Attention
model-curves = Curves
model-unseen-right-dashed =
    { $unit ->
        [answers] Unseen answers right (dashed: whole)
        [digits] Unseen digits right (dashed: whole)
       *[letters] Unseen letters right (dashed: whole)
    }

## pages/model/train_guess.js

model-start-without-guess = Start without a guess
model-never-mind = Never mind
model-your-guess = Your guess
model-both-begin-step = Both begin at step 0; the second has other weights and other examples.
model-both-begin-step-see = Both begin at step 0 and see the same examples in the same order.
model-what-happened = What happened
# Without positions. $name is the task.
model-can-without-them =
    { $name ->
        [sort] Can it sort without them?
       *[count] Can it count without them?
    }
model-try-abcdefgh = Try abcdefgh
model-try-hgfedcba = Try hgfedcba
model-see-head-peeks = See the head that peeks
model-example = Example
model-example-your-own = An example of your own
model-try = Try
model-examples = Examples

## pages/model/train_keep.js

model-which-run = Which run
model-keep-as-model = Keep as a model
model-step-title-live =
    { $isBeside ->
        [yes] { $title }, step { $live }, { $session }
       *[no] { $title }, step { $live }
    }
model-answer = Answer
model-open-all-tabs = Open it in all tabs
model-save-checkpoint = Save checkpoint
model-keep-what-has-learned = Keep what it has learned
model-bug-is-no-part = The bug is no part of the file: the weights have learned with it, and other tabs run them without.
model-browser-keeps-nothing = This browser keeps nothing for this page. Save the checkpoint as a file instead.
model-zip-is-a-folder = { $name } is a folder that core.load and “glassformer app --model” read.
model-kept-at-newest = As it is at the newest step, also while it trains.
model-kept-after-start = After the start.
# $link is “Open it in all tabs”.
model-kept-in-browser = It is kept in this browser. { $link }, in a page of its own that needs no server (20 MB, once).

## pages/model/train_recipe.js

model-encoder-decoder = Encoder-decoder
model-decoder-only = Decoder-only
model-task = Task
model-layers = Layers
model-heads = Heads
model-steps = Steps
model-design = Design
model-size = Size
model-parameters-count = { $count } parameters
model-where-change = Where to change it
model-second-run = In a second run
model-in-this-run = In this run
model-classic-bug = Classic bug
model-second-transformer = A second Transformer trains beside, with this one difference.
model-one-transformer = The one Transformer trains with these changes.
model-no-bug = no bug
model-change-one-thing = Change one thing
model-task-and-settings = Task and settings: { $title }, { $settings }
model-adam-learning-rate =
    { $isTimed ->
        [yes] { $size }, { $pace } ms a step. Adam, learning rate 0.003 after 100 steps of warm-up, 64 examples a step, seed { $seed }.
       *[no] { $size }. Adam, learning rate 0.003 after 100 steps of warm-up, 64 examples a step, seed { $seed }.
    }

## pages/model/train_run.js

model-input-looks-input = input looks at input
model-looks-back = looks back
model-output-looks-input = output looks at input
model-all-heads = { $name }, all heads
model-all-heads-title = All heads
model-all-heads-counted = All { $count } heads
model-chosen-head-enter = The chosen head. Enter chooses the row.
model-looks-at = { $who }
    looks at { $keys }: { $map }
# Beside a wrong character: the right one.
model-right-is = → { $want }
model-chosen-head-as-table = The chosen head as a table
model-the-chosen-head = The chosen head
model-the-second-run = The second run
model-the-run = The run
model-right-one-heads-as = { $right } of { $count } right in this one. Heads as in training: the decoder is fed the right answer.
model-head-mean-of = { $head }: mean of { $count } unseen examples

## pages/model/train_session.js

model-does-not-fit-type = “{ $typed }” does not fit: type { $hint }.
model-run-number = Run { $run }.
# The tasks: a title, and a phrase that completes “it can …”.
model-task-title =
    { $task ->
        [reverse] Reverse
        [sort] Sort
        [count] Count a
        [copy] Copy
        [add] Add
        [german] In German
       *[french] In French
    }
model-task-says =
    { $task ->
        [reverse] reverse a word
        [sort] sort letters
        [count] count the a’s
        [copy] copy a word
        [add] add two numbers
        [german] write numbers in German
       *[french] write numbers in French
    }
# What may be typed.
model-task-hint =
    { $task ->
        [add] two-digit numbers: 47+85
        [german] a number from 0 to 999
        [french] a number from 0 to 999
       *[letters] 8 letters from a to j
    }
# The place of the input that decides the next letter.
model-task-aim =
    { $task ->
        [reverse] the mirrored place
        [sort] the letter to write
        [count] the a’s
       *[copy] the same place
    }

## pages/model/train_settings.js

model-positions = Positions
model-where-each-character = where each character stands
model-causal-mask = Causal mask
model-no-look-what-comes = no look at what comes later
model-d = ÷ √dₖ
# How a run differs from the one beside it; alone, with a capital letter, a title.
model-with-positions =
    { $positions ->
        [yes] with positions
       *[no] without positions
    }
model-with-causal-mask =
    { $causal ->
        [yes] with the causal mask
       *[no] without the causal mask
    }
model-with-scale =
    { $scale ->
        [yes] with ÷ √dₖ
       *[no] without ÷ √dₖ
    }
model-keeps-scores-small = keeps the scores small
model-several-heads = Several heads
model-instead-of-one = instead of one
model-with-heads =
    { $heads ->
        [one] with one head
       *[other] with { $heads } heads
    }
model-this-seed = This seed
model-not-another-one = and not another one
model-with-seed = with seed { $seed }
model-softmax-over-wrong = softmax over the wrong axis
model-positions-batch-axis = positions by the batch axis
model-nan-from-empty-rows = NaN from empty rows
model-with-bug = with { $bug }
model-without-the-bug = without the bug
model-layer-head-wide = { $layers } layer{ $layers ->
        [one] { "" }
       *[other] s
    }, { $heads } head{ $heads ->
        [one] { "" }
       *[other] s
    }, { $dmodel } wide

## pages/model/train_strips.js

model-input-and-answer = Input and answer
# A place of the answer: the letter that was written there.
model-place-in-answer =
    Place { $place }: { $isEmpty ->
        [yes] nothing
       *[no] { $has }
    }{ $verdict ->
        [wrong] , wrong, right is { $want }
        [right] , right
       *[none] { "" }
    }

## pages/model/train_view.js

model-this-example = This example
model-mean-by-place = Mean by place
model-link-unreadable = The training of this link cannot be read, so the usual one is shown.

## pages/model/train_worker.js

model-browser-cannot-train = This browser cannot train: it lacks WebAssembly or workers. Try a newer one.
model-files-for-training = The files for training could not be fetched. Check the connection, then press Start again.

## pages/model/training_answers.js

model-finished-models = The finished model’s translation: { $label }
model-step-label = Step { $step }
model-the-same-in-text = the same
model-answers-nothing = (nothing)
model-probability-each = Probability of each answer
model-likeliest-next-token = The likeliest next token at each place of the finished translation, bold if it is right. Below: the probability of the right token.
model-what-it-answers = What it answers
model-own-answer-every =
    { $metric ->
        [none] Its own answer at every moment
        [bleu] Its own answer at every moment, BLEU of { $count } validation sentences
       *[accuracy] Its own answer at every moment, share of right labels of { $count } validation sentences
    }

## pages/model/training_curve.js

model-log-run-was-not = The log of this run was not kept, so there is no learning curve.
model-last-measured-step = Last measured by step { $step }: { $known }.
model-nothing-was-measured = Nothing was measured before this step.
model-learning-curve-loss = Learning curve: loss and score by step. A click goes to the nearest moment.
model-learning-curve = Learning curve
model-word-of-curve =
    { $name ->
        [step] step
        [nats] nats a target
        [training] training
        [validation] validation
        [BLEU] BLEU
       *[accuracy] guessed right
    }
model-last-of-curve =
    { $name ->
        [training] training loss { $value } nats a target
        [validation] validation loss { $value } nats
        [BLEU] BLEU { $value }
       *[accuracy] guessed right { $value }
    }

## pages/model/training_heads.js

model-layer-head-step = Layer { $layer }, head { $head }, step { $at }
    { $role }{ $map }
model-all-heads-moment = All heads at this moment
model-all-heads-step = { $name }: all heads at step { $at }
model-roles-these-heads = The roles of these heads were not measured at these moments.
model-layer-head-step-role = Layer { $layer }, head { $head }, step { $step }: { $role } { $headB }
model-layer-head = { $layer }.{ $head }, layer { $layer }, head { $head }: { $final }
model-layer-head-in-text = layer { $layer }, head { $head }
model-step-in-text = step { $step }
model-role-every-head-every = The role of every head at every moment, with its strength
model-roles-as-table = Roles as a table
model-roles-over-training = Roles over the training
model-roles-heads-learn = { $name }: the roles that the heads learn
model-measured-on = { $history } Measured on { $probe } validation sentences.
model-not-measured-these = Not measured at these moments.
model-role-since = { $role }, since { $step }

## pages/model/training_history.js

model-most-row-column-all = most: { $row } → { $column } { $all }
model-layer-head-title = Layer { $layer }, head { $head }
model-step-start = step { $start }
model-mixed-moment-end = { $name } is mixed at this moment, and at the end.
model-still-mixed-here-from = { $name } is still mixed here; it { $final } from { $from } on.
model-here-with-attention = { $name } { $now } here, with { $strength } of its attention
model-and-has-since = { $does }, and has since { $from }.
model-end-mixed = { $does }; at the end it is mixed.
model-end = { $does }; at the end it { $final }.
model-none-these-heads-has = None of these { $all } heads has a clear role at the end.
model-these-heads-have =
    { $count ->
        [one] 1 of these { $all } heads has a clear role at the end, since step { $half }.
       *[other] { $count } of these { $all } heads have a clear role at the end; half of them had it by step { $half }.
    }

## pages/model/training_view.js

model-one-moment-back = One moment back
model-one-moment-on = One moment on
model-play = Play
model-moment-training = Moment of the training
model-moments-training = Moments of the training
model-step-moment-of = step { $at }, moment { $atB } of { $count }
model-step-of-last = step { $step } of { $last }

## pages/model/training_view.js

model-loading-training = Loading the training history …
model-which-sentence = Which sentence
model-how-learned-from = How it learned, from the first step to the last
model-sentence = Sentence

## pages/model/vocabulary_map.js

model-of-the-sentence = of the sentence
model-chosen-token = The chosen token, its neighbours and the tokens of the sentence
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] PCA: the two directions with the most variance; they hold { $variance } of it.{ " " }
       *[no] t-SNE keeps neighbours together as far as two dimensions allow. Distances and the sizes of groups mean nothing.{ " " }
    }Of a token’s { $of } true neighbours, { $kept } are among its nearest { $of } here{ $isSample ->
        [yes] { " " }(measured on { $sample } tokens)
       *[no] { "" }
    }. The list of neighbours is exact.
model-map-all-tokens-arrow = Map of all tokens. Arrow keys choose the nearest token on that side.
model-map-as-table = The map as a table
model-map-all-tokens = Map of all tokens
model-all-tokens-two = All { $count } tokens in two dimensions

## pages/model/vocabulary_panel.js

model-no-token-starts-with = No token starts with this text. The model splits such a word into pieces.
model-token-such-as-winter = a token, such as winter
model-find-a-token = Find a token
model-token-word = token { $word }
model-in-count-side = { $count } in { $side }
model-length-training-texts =
    { $isCount ->
        [yes] token { $word } · length { $count } · in the training texts: { $times }
       *[no] token { $word } · length { $count }
    }
model-target-has-another = The target has another table, which is not drawn here.
model-source-target-share = Source and target share one table. A word need not be near its translation, because the heads align words.
model-this-sentence = This sentence
model-the-chosen-token = The chosen token
model-nearest-cosine = Its { $count } nearest of { $countB }, by cosine
model-cosine-over-all = Cosine over all { $width } dimensions, independent of the map.

## pages/model/vocabulary_view.js

model-drawing-map-all = Drawing the map of all tokens …
model-zoom-in = Zoom in
model-zoom-out = Zoom out
model-all = All
model-the-sentence = The sentence
model-which-map = Which map
model-drag-box-zoom-double = drag a box to zoom, double click for all
model-which-words-model = Which words the model finds alike
model-is-chosen = { $word } is chosen.
model-key-of-sentence = { $swatch }of this sentence
model-key-chosen = { $swatch }chosen
model-key-neighbours = { $swatch }to its neighbours
model-keys-find = [/] find
model-keys-token-to-token = [←][→][↑][↓] on the map: token to token
model-keys-zoom = [+][−][0] on the map: zoom

## pages/model/train_curves.js

model-no-number-yet = no number yet

## Columns of the table of the map of the vocabulary, and why a token is in it

model-column-token = token
model-column-why = why
model-column-cosine = cosine
model-column-across = across
model-column-up = up
model-near = near
model-chosen = chosen
# A run of a training in this tab. $kept is the step before.
model-train-diverged = Step { $step }: the loss became NaN, not a number. Step { $kept } is kept.

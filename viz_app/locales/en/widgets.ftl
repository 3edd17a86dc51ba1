## widgets/before_after.js

widgets-before = Before
widgets-after = After
widgets-change = Change
widgets-rows-are-nan = rows are NaN
widgets-most-queries-keys = most: { $queries } → { $keys } { $value }
widgets-enter-selects-row = { $name }. Enter selects the row.
widgets-before-after = { $sel }, before → after
widgets-before-and-after = Before and after
widgets-before-after-or = Before, after or change

## widgets/change_captions.js

widgets-points-thousandths = { $thousandths } points
widgets-masked = masked
widgets-cell-before-after =
    { $doesPredict ->
        [yes] { $query } (predicts { $predicts }) → { $key }
       *[no] { $query } → { $key }
    }
    before { $before }
    after { $after }
    { $at }

## widgets/changed_heads.js

widgets-layer-head = Layer { $layer }, head { $head }
widgets-no-change = { $name }
    no change
widgets-attention-changed = { $name }
    { $share } of its attention changed
    most: { $pair } { $change }
widgets-change-every-head = The change in every head
widgets-no-head-has-changed = { $name }: no head has changed
widgets-layer-head-in-text = layer { $layer }, head { $head }
widgets-change-every-head-label = Change in every head
widgets-nan-first-in = { $name }: NaN, first in { $head }
widgets-most-changed-in = { $name }, scale ±{ $scale } points; most in { $head }

## widgets/changes.js

widgets-same-words = same words
widgets-words-changed =
    { $words ->
        [one] 1 word changed
       *[other] { $words } words changed
    }

## widgets/compare.js

widgets-running-a = Running A …
widgets-b-numbers = B − A in numbers
widgets-difference-run-run-b = Difference of run A and run B
widgets-difference-titled = Difference of run A and run B: { $title }
widgets-b-numbers-titled = B − A in numbers: { $title }
widgets-key-difference = B less − { $ramp } + more, { $scale }
widgets-key-unmatched = { $swatch } no such token in the other run

## widgets/controls.js

widgets-undo = Undo
widgets-redo = Redo
widgets-reset = Reset

## widgets/difference_captions.js

widgets-no-such-token-other = no such token in the other run
widgets-points = 0 points
widgets-nothing-to-compare = nothing to compare
widgets-no-change-in-text = no change
widgets-attention-moved = { $moved } of its attention moved
widgets-looks-at = { $queries } looks at { $keys }
widgets-masked-in-both = { $who }
    masked in both
widgets-runs-read-different-tokens = Here A reads { $a } and B reads { $b }. Different tokens have no common row, so there is no difference.
widgets-only-one-run-reads =
    { $isA ->
        [yes] Only A reads { $token }. Different tokens have no common row, so there is no difference.
       *[no] Only B reads { $token }. Different tokens have no common row, so there is no difference.
    }
widgets-row-has-no-numbers-in-one = { $at } head { $head } of layer { $layer } has no numbers in one of the runs: its row is NaN.
widgets-row-looks-as-in-a =
    { $isText ->
        [yes] { $at } head { $head } of layer { $layer } looks exactly as in A: both runs have read the same sentence.
       *[no] { $at } head { $head } of layer { $layer } looks exactly as in A: both runs have read the same tokens so far.
    }
widgets-row-changes-no-cell = { $at } head { $head } of layer { $layer } changes no cell by half a point or more.
widgets-row-looks-more-or-less =
    { $others ->
        [0] { $at } head { $head } of layer { $layer } looks at { $items }.
        [one] { $at } head { $head } of layer { $layer } looks at { $items }; at { $others } other { $rest } points in all.
       *[other] { $at } head { $head } of layer { $layer } looks at { $items }; at { $others } others { $rest } points in all.
    }

## widgets/difference_table.js

widgets-no-value = no value
widgets-scale = scale
widgets-to = 0 to 100
widgets-no-match = no match
widgets-two-runs-have-nothing = The two runs have nothing in common here, so there is no difference.
widgets-nothing-here-differs = Nothing here differs between the two runs.
widgets-each-row-or-group = each row or group of rows has its own scale
widgets-pair-and-points = { $a } → { $b }, { $change } points
widgets-pair-and-change = { $a } → { $b }, { $change }
widgets-most-has-changed-at = Most has changed at { $cells }.
widgets-column-of-head = head { $head }
widgets-difference-in =
    B − A{ $isMore ->
        [yes] , { $more }
       *[no] { "" }
    }

## widgets/experiments.js

widgets-still-word = still { $word }
widgets-the-same-words = the same words
widgets-word-goes =
    { $isWithout ->
        [yes] Without it, { $word } goes { $before } → { $after }.
       *[no] { $word } goes { $before } → { $after }.
    }
widgets-goes-after-same-beginning = After the same beginning, { $word } goes { $before } → { $after }.
widgets-goes-as-first-word = As the first word, { $word } goes { $before } → { $after }.
widgets-still-gets = If { $start } is already written, { $word } still gets { $after }; before, { $before }.

## widgets/compare.js

widgets-in-points = in points, { $moved }
widgets-one-scale-for-all = one scale for all heads: ±{ $scale } points
widgets-selected-head-b-enter = The selected head, B − A. Enter selects the row.
widgets-head-difference =
    { $isWords ->
        [yes] { $head }, B − A, in whole words
       *[no] { $head }, B − A
    }
widgets-key-masked = { $swatch } may not look

## widgets/head_grid.js

widgets-head = Head
widgets-layers-down-heads = { $label }, layers down and heads across. Arrow keys choose a head.
widgets-layer-number =
    { $isSpelled ->
        [yes] Layer { $layer }
       *[no] L{ $layer }
    }

## widgets/matrix_labels.js

# Headings above two columns: “after dog → predicts runs”.
widgets-after-token = after
widgets-predicts = predicts

## widgets/matrix.js

widgets-arrow-keys-move-from = { $label } Arrow keys move from cell to cell, each is read aloud.

## widgets/method_tests.js

widgets-method-title =
    { $method ->
        [attention] Attention of one head
        [mean-attention] Mean attention, last layer
        [rollout] Attention rollout
        [value-zeroing] Value zeroing
        [flow] Information flow
        [logit-flow] Logit flow
        [gradient-x-input] Gradient × input
        [integrated-gradients] Integrated gradients
        [leave-one-out] Leave one out
        [pooling] Shares of pooling
        [word-alignment] learned from pairs
       *[diagonal] by place alone
    }
# Inside a sentence.
widgets-method-name =
    { $method ->
        [attention] this head’s attention
        [mean-attention] mean attention
        [rollout] rollout
        [value-zeroing] value zeroing
        [flow] information flow
        [logit-flow] logit flow
        [gradient-x-input] gradient × input
        [integrated-gradients] integrated gradients
        [leave-one-out] leave one out
       *[pooling] pooling
    }
widgets-method = method
widgets-to-low-high = { $low } to { $high }
widgets-tests-over-sentences = { $count } tests over { $sentences } sentences, with 95 % intervals
# The measures of ERASER, and what a faithful method has.
widgets-measure-is-faithful =
    { $measure ->
        [deletion] deletion, small is faithful
        [insertion] insertion, large is faithful
        [comprehensiveness] comprehensiveness, large is faithful
        [sufficiency] sufficiency, small is faithful
        [rank] rank, large is faithful
       *[first] first, large is faithful
    }
widgets-beats-chance = beats chance
widgets-with-leave-one-out = τ with leave one out
widgets-random-orders = random orders
widgets-alignment-error-rates = Alignment error rates over { $sentences } sentences with links made by hand, with 95 % intervals
widgets-alignment-error = alignment error
widgets-row-predicts-word = row that predicts the word
widgets-row-reads = row that reads it
widgets-links-sentences-were = Links of { $sentences } sentences were made by hand. An error of 0 is perfect. The { $heads } best of { $count } heads that look at the source are shown.

## widgets/most_changed_heads.js

widgets-heads-changed-most = Heads that changed most
widgets-share-their-attention = share of their attention that changed

## widgets/picker.js

widgets-encoder = Encoder
widgets-decoder = Decoder
widgets-cross = Cross
widgets-map-layer-head = { $map }, layer { $layer }, head { $head }
widgets-which-attention = Which attention
widgets-layer = Layer

## widgets/roles.js

widgets-role-title =
    { $role ->
        [previous] previous token
        [same] same token
        [next] next token
        [first] first token
        [end] end
        [punctuation] punctuation
        [separator] separators
        [induction] induction
        [alignment] aligns words
        [read-alignment] aligns word read
        [mixed] mixed
       *[other] { $role }
    }
# For places with little room.
widgets-role-short =
    { $role ->
        [previous] previous
        [same] same
        [next] next
        [first] first
        [end] end
        [punctuation] punctuation
        [separator] separators
        [induction] induction
        [alignment] aligns words
        [read-alignment] aligns read
        [mixed] mixed
       *[other] { $role }
    }
# Such a head …
widgets-role-does =
    { $role ->
        [previous] looks at the token before
        [same] looks at the token itself
        [next] looks at the token after
        [first] looks at the first token
        [end] looks at ‹end›
        [punctuation] looks at punctuation
        [separator] looks at commas, dashes and brackets
        [induction] looks at what followed the same token before
        [alignment] looks at the words being translated
        [read-alignment] looks at the words that were translated last
        [mixed] does several things
       *[other] { $role }
    }
widgets-encoder-aligns-no = The encoder aligns no words, because it reads one sentence.
widgets-decoder-cannot-look = The decoder cannot look ahead, so no head looks at the next token or at ‹end›.
widgets-source-target-two = Source and target are two sentences, so no head looks at the previous, same or next token.

## widgets/row_sentence.js

widgets-other-read =
    { $others ->
        [one] { $others } other { $read }
       *[other] { $others } others { $read }
    }
# $at of the following messages: when a head looks.
widgets-row-at =
    { $kind ->
        [for] For { $reads },
        [predicts] After reading { $reads }, to predict { $writes },
        [reads] To read { $reads },
        [writes] To write { $writes },
       *[after] After { $reads }, to write { $writes },
    }
widgets-row-is-closed = { $token } may not look at any token, and a softmax over no token is 0 ÷ 0.
widgets-row-looks-at =
    { $isThis ->
        [yes] { $at } this head looks at { $tokens }.
       *[no] { $at } head { $head } of layer { $layer } looks at { $tokens }.
    }
widgets-row-has-no-numbers =
    { $isThis ->
        [yes] { $at } this head has no numbers: its row is NaN.
       *[no] { $at } head { $head } of layer { $layer } has no numbers: its row is NaN.
    }
widgets-row-looks-as-before =
    { $isThis ->
        [yes] { $at } this head looks where it looked before.
       *[no] { $at } head { $head } of layer { $layer } looks where it looked before.
    }
widgets-row-turns =
    { $isThis ->
        [yes] { $at } this head turns
       *[no] { $at } head { $head } of layer { $layer } turns
    } { $turn ->
        [away] away from { $from }.
        [both] away from { $from } and towards { $to }.
       *[towards] towards { $to }.
    }

## widgets/shell.js

widgets-still-working-model = Still working: the model is being loaded, or the computer is busy.

## widgets/table.js

widgets-after-predicts = after → predicts
widgets-token = token
widgets-picture = Picture
widgets-table = Table

## widgets/dom.js

widgets-part-page-could-not = A part of this page could not be loaded. Check the connection, then reload the page.

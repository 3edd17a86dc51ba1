## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = Beam search: the best of { $count } finished translations is shown
translate-search-tree = Search tree
translate-hide = Hide
translate-hide-search-tree = Hide the search tree

## pages/translate/classes.js

translate-click-token-leave-out =
    { $hasShares ->
        [yes] Click a token to leave it out: the model runs again without it, and what the others add changes too.
       *[no] Click a token to leave it out: the model runs again without it.
    }
translate-show-contribution = Show the contribution of each token to { $label }
translate-choose-label = Choose { $label }
translate-bar-b-tick = Bar: B. Tick: A.
translate-unsure-most-likely = Unsure, most likely: { $label }
translate-most-likely = Most likely: { $label }
translate-below-result = Below { $below } the result is “{ $unsure }”.

## pages/translate/compare_heads.js

translate-b-for-all-heads = B − A for all heads
translate-layer-head = Layer { $layer }, head { $head }
    { $moved }

## pages/translate/compared.js


## pages/translate/contributions.js

translate-model-does-not = This model does not average its tokens, so a score has no exact contribution of each token.
translate-score = Score
translate-lead-over-runner-up = Lead over the runner-up
translate-adds-to = { $piece } adds { $adds } to { $labels }
translate-tokens-text = The tokens of the text
translate-bias = bias
translate-sum-to-show = Sum to show
translate-score-in-text = score
translate-lead = lead
translate-click-to-leave-out = click to leave it out
translate-cannot-be-left-out = cannot be left out
translate-contribution-of-each =
    { $isLead ->
        [yes] Contribution of each token to { $label } over { $other }
       *[no] Contribution of each token to { $label }
    }

## pages/translate/heads.js

translate-looks-at = { $who }
    looks at { $keys }: { $cellText }
translate-layer-head-largest = Layer { $layer }, head { $head }
    largest weight of this row: { $best } { $weight }
translate-all-heads = All heads
translate-selected-head-enter = The selected head. Enter selects the row.
translate-selected-head-numbers = The selected head in numbers
translate-head-table =
    { $isWords ->
        [yes] { $head }, in whole words
       *[no] { $head }
    }

## pages/translate/next.js

translate-continue-with-here = Continue with { $piece } here
translate-choose-another-token = Choose another token to continue with it.
translate-written-in-pieces = { $token } is written in pieces: { $pieces }.
translate-next-tokens-after =
    { $runs ->
        [both] Possible next tokens after { $token }, A → B
        [b] Possible next tokens after { $token }, B only
       *[one] Possible next tokens after { $token }
    }
translate-runs-of-bars =
    { $runs ->
        [both] Bar: B. Tick: A.
       *[b] A does not read this token here.
    }
translate-token-is-forced =
    { $isGiven ->
        [yes] { $token } is given.
       *[no] { $token } is forced.
    }
translate-all-other-tokens = All other tokens { $share }. Sentence so far: log p { $sum }

## pages/translate/heads.js

translate-source-looks-itself = the source looks at itself
translate-translation-looks = the translation looks back at itself
translate-translation-looks-source = the translation looks at the source
translate-whole-words-summed = whole words: summed over the pieces of a key, averaged over those of a query
translate-all-heads-of = All heads of the { $names }
translate-text-looks-itself = the text looks at itself
translate-numbers = Numbers
translate-mean-entropy-bits = mean entropy { $entropy } bits
translate-key-adds = adds to the score: − { $ramp } +
translate-key-masked = { $swatch } may not look
translate-key-weight = weight, one scale for all heads: 0 { $ramp } 1
translate-keys-leave-out = [Tab] to a token, [Enter] leaves it out
translate-keys-put-back = [Esc] put back
translate-keys-maps = [1] [2] [3] encoder, decoder, cross
translate-keys-runs = [A] [B] [D] run A, run B, difference
translate-keys-word = [←] [→] word
translate-keys-play = [Space] play
translate-keys-class = [1] [2] … class
translate-keys-tab = [Tab] then arrows: heads, cells

## pages/translate/search/captions.js

translate-log-p-divided = log p { $sum } ÷ { $step } = { $node }
translate-not-drawn = not drawn
translate-ended-not-among-best = ended, not among the best { $count }: { $node }
translate-end = ‹end›
translate-visible-path-not-tree = The visible path is not in the tree.
# What became of a node of the search tree.
translate-beaten =
    { $kind ->
        [beam] pruned
       *[other] beaten
    }
translate-beaten-by = beaten by { $by }, { $share }
translate-pruned-beaten-by = pruned, beaten by { $by } after { $winner }: log p { $sum } against { $sumB }
translate-place-of-finished =
    { $isBest ->
        [yes] the best of the finished: { $sum }
       *[no] { $place } of { $count } finished: { $sum }
    }
translate-fate =
    { $kind ->
        [beam] kept
        [sample] drawn
       *[other] written
    }
translate-node =
    { $piece } { $share } after { $before }
    { $isBeam ->
        [yes] { $rank } of { $count } at step { $step }, { $fate }
       *[no] step { $step }, { $fate }
    }
    log p { $sum } so far
translate-was-forced = It was forced, not drawn.
translate-drawn-from = Drawn with { $share } from { $tokens } tokens, which have { $mass } together.
# $fate is one of the messages above.
translate-path-is =
    { $isBeam ->
        [yes] { $path } is { $fate }
       *[no] { $path } was { $fate }
    }{ $goes ->
        [0] .
        [one] ; { $goes } finished translation goes through it.
       *[other] ; { $goes } finished translations go through it.
    }
translate-step-of-path = Step { $step }: { $piece } { $share } after { $before }, log p { $sum } so far.
translate-other-tabs-show = The other tabs show the translation.
translate-keeps-no-tree = The search of this model keeps no tree, so only the path of its translation is shown.

## pages/translate/search/finished.js

translate-finished-count =
    { $count ->
        [one] { $count } finished translation
       *[other] { $count } finished translations
    }
translate-log-p-tokens = log p { $sum } ÷ { $step }, { $stepB } tokens
translate-score-rule = score = log p ÷ ((5 + n) ÷ 6){ $penalty }, n tokens

## pages/translate/search/picture.js

translate-search-tree-left = Search tree. Left: parent; right: child; up and down: rank.
translate-forced = forced

## pages/translate/search/section.js

translate-search-tree-numbers = The search tree in numbers
translate-log-p-so-far = log p so far
translate-tree-shows-pieces = The tree shows pieces, because a search writes one piece at a time.

## pages/translate/search/section.js

translate-beam-width = Beam width
translate-length-penalty = Length penalty
translate-continue-from-here = Continue from here
translate-width-each-step = width 1: each step writes the likeliest token
translate-sampling-each-step = sampling: each step draws one token
translate-force-translation = Force the translation to start like the path up to step { $step }

## pages/translate/searching.js

translate-search-tree-run-has = The search tree of this run has no such node, so its translation is shown.

## pages/translate/view.js

translate-run-beside-run-b = Run A beside run B: green gained weight, purple lost it.
translate-transformer = Transformer
translate-head = Head
# Terms inside the next two sentences.
translate-token = token
translate-attention = attention
translate-about-answer =
    { $kind ->
        [class] { $transformer }, a sentence to one of its classes: { $answer }
        [mask] { $transformer }, a sentence to the likeliest token for its mask: { $answer }
       *[vectors] { $transformer }, a sentence to vectors
    }
# $from and $to are languages.
translate-about-token =
    { $isTranslation ->
        [yes] { $transformer }, { $from } to { $to }: { $token } { $step } of { $count }
       *[no] { $transformer }, a text that it continues: { $token } { $step } of { $count }
    }
translate-head-one-of = { $head } { $number } of layer { $layer }, one of { $all }, each with its own { $attention }.

## pages/translate/waterfall.js

translate-contributions-tokens = Contributions of the tokens, added up in order

## pages/translate/heads.js

translate-may-not-look = may not look
translate-left-out = left out

## pages/translate/search/layout.js

# Names of the rows of a search tree, short: the probability of all that could be drawn, what has ended, what was pruned, the path, what stood beside it.
translate-tree-row =
    { $row ->
        [mass] mass
        [ended] ended
        [pruned] pruned
        [path] path
       *[instead] instead
    }
translate-ordinal =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }

## Columns of the table of the search tree; “after” is the token before

translate-column-step = step
translate-column-after = after
translate-column-outcome = outcome

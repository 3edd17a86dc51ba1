## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = Beam search: the best of { $count } finished translations is shown
translate-search-tree = Search tree
translate-hide = Hide
translate-hide-search-tree = Hide the search tree

## pages/translate/classes.js

translate-click-token-leave-out = Click a token to leave it out: the model runs again without it, and what the others add changes too.
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

translate-pinned-run-was = { $error } The pinned run was removed.

## pages/translate/contributions.js

translate-model-does-not = This model does not average its tokens, so a score has no exact contribution of each token.
translate-score = Score
translate-lead-over-runner-up = Lead over the runner-up
translate-adds-to = { $piece } adds { $adds } to { $labels }
translate-tokens-text = The tokens of the text
translate-bias = bias
translate-sum-to-show = Sum to show
translate-score-2 = score
translate-lead = lead

## pages/translate/heads.js

translate-looks-at = { $who }
    looks at { $keys }: { $cellText }
translate-layer-head-largest = Layer { $layer }, head { $head }
    largest weight of this row: { $best } { $weight }
translate-all-heads = All heads
translate-selected-head-enter = The selected head. Enter selects the row.
translate-selected-head-numbers = The selected head in numbers

## pages/translate/next.js

translate-continue-with-here = Continue with { $piece } here
translate-choose-another-token = Choose another token to continue with it.
translate-all-other-tokens = { $ticks }{ $forced }{ $step }All other tokens { $texts }. Sentence so far: log p { $sofar }

## pages/translate/panels.js

translate-source-looks-itself = the source looks at itself
translate-translation-looks = the translation looks back at itself
translate-translation-looks-source = the translation looks at the source
translate-whole-words-summed = whole words: summed over the pieces of a key, averaged over those of a query
translate-all-heads-2 = All heads of the { $names }
translate-text-looks-itself = the text looks at itself
translate-numbers = Numbers
translate-mean-entropy-bits = mean entropy { $entropy } bits

## pages/translate/search/captions.js

translate-log-p-2 = log p { $sum } ÷ { $step } = { $node }
translate-by-winner = by { $by }, { $winner }
translate-after-log-p-against = by { $by } after { $winner }: log p { $sum } against { $sumB }
translate-not-drawn = not drawn
translate-ended-not-among-best = ended, not among the best { $count }: { $node }
translate-after-piece-node-tree = { $piece } { $node } after { $tree }
translate-log-p-so-far = { $first }
    { $rank }{ $tree }
    log p { $sum } so far
translate-end = ‹end›
translate-visible-path-not-tree = The visible path is not in the tree.

## pages/translate/search/finished.js

translate-finished-count =
    { $count ->
        [one] { $count } finished translation
       *[other] { $count } finished translations
    }
translate-score-log-p-n = score = log p ÷ ((5 + n) ÷ 6)
translate-log-p-tokens = log p { $sum } ÷ { $step }, { $stepB } tokens

## pages/translate/search/picture.js

translate-search-tree-left = Search tree. Left: parent; right: child; up and down: rank.
translate-forced = forced

## pages/translate/search/section.js

translate-search-tree-numbers = The search tree in numbers
translate-log-p-so-far-2 = log p so far
translate-tree-shows-pieces = The tree shows pieces, because a search writes one piece at a time.

## pages/translate/search/tools.js

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

## pages/translate/waterfall.js

translate-contributions-tokens = Contributions of the tokens, added up in order

## pages/translate/heads.js

translate-may-not-look = may not look
translate-left-out = left out

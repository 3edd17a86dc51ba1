## pages/head/eight.js

head-all-eight-steps-with = All eight steps, with formulas and NumPy

## pages/head/formulas.js

head-layernorm = LayerNorm
head-sum-below = sum below

## pages/head/pictures.js

head-look-for = Look for
head-what-am-i-looking = What am I looking for?
head-the-query = the query
head-offer = Offer
head-what-does-each-word = What does each word offer?
head-the-keys = the keys
head-shares = Shares
head-how-much-from-each = How much from each?
head-the-shares = the shares
head-pass-on = Pass on
head-what-do-i-pass = What do I pass on?
head-mix-values = the mix of values
head-times-heads-query = ↓ times this head’s query table (learned)
head-query-before-turn = { $count } numbers, the query before its position turns it
head-key-before-turn = The key of { $key }, before its position, { $place }, turns it in the same way
head-position-turns =
    { $turns ->
        [pairs] ↓ turned by its position, { $place } (the first is 0): each number together with its neighbour
       *[halves] ↓ turned by its position, { $place } (the first is 0): each number of the first half together with the one at the same place of the second half
    }
head-numbers-all-knows-now = { $count } numbers: all it knows by now
head-numbers-query-up-down = { $count } numbers, the query: up +, down −
head-the-largest-of = The { $count } largest of { $countB }.
head-show-all = Show all { $count }
head-show-the-largest = Show the largest
head-others-together = { $count } others together
head-the-sum = the sum
head-the-four-pictures = The four pictures
head-each-pair = { $key }: query × key, each pair
head-sum-is =
    { $isOff ->
        [yes] { $sum }: nothing
       *[no] { $sum }: what this head says
    }
head-all-together =
    { $isWord ->
        [yes] { $count ->
            [one] all { $count } word together
           *[other] all { $count } words together
        }
       *[no] { $count ->
            [one] all { $count } piece together
           *[other] all { $count } pieces together
        }
    }

## pages/head/reasons.js

head-exactly-run-with-such = exactly: a run with such a word there has this very fit.
head-approximation-each = an approximation: each word is read alone, without what earlier layers make of it.
head-approximation-word = An approximation: the word is read alone, and only what goes straight to the choice is counted.
head-what-reads-goes-on = What it reads goes on to later layers, and nothing of it straight to the choice.
head-fits-number = { $offered } fits by { $score } and is number { $rank }
head-place-fits-best = At the place of { $offered }, { $query } fits best
head-when-reads-speaks-for = When it reads { $offered }, it speaks for
head-when-it-reads = When it reads { $offered }
head-what-head-prefers-all = What this head prefers, of all words

## pages/head/reasons.js

head-each-pair-one-part = Each pair is one part of the row’s own state times one part of the word’s state, exactly; they are added up by each side. Norms are held as in the run. The softmax compares the fits of one row, so what all words have in common moves nothing.
head-why-fits-parts-score = Why it fits: the parts of this score
head-fits-sum-pairs-parts = { $query } fits { $offered } by { $score }: the sum of { $pairs } pairs of parts.
head-before-cap-or-distance =
    { $fit ->
        [capped] This is the fit before the cap of this model.
       *[biased] This is the fit before the model adds a number for the distance.
    }
head-of-what-asks = Of { $query }, what asks
head-what-offered = Of { $offered }, what is offered

## pages/head/recompute_card.js

head-from-file = From file
head-from-model = From model
head-needs-numpy-rows-file = Needs NumPy and this row’s file. Prints the largest error of each vector, relative to its largest number: below 10⁻⁶.
head-run-projects-folder = Run it in this project’s folder. Prints the largest error of each vector, relative to its largest number: below 10⁻⁶.
head-copy = Copy
head-copied = Copied
head-select-copy = Select it and copy
head-python-lines = Python lines
head-download-row-npz = Download row.npz
head-start-from = Start from
head-reproduce-by-hand = Reproduce by hand

## pages/head/scaling_experiment.js

head-row-with-scale = This row with the scale and without
head-row-run-softmax-s = this row in the run, softmax(s ÷ { $dHead }), in per cent
head-same-row-without = the same row without the scale, softmax(s)
head-with-scale-without = With the scale: { $weights }. Without: { $without }.
head-spread-q-k-over = Spread of q·k over d_k
head-largest-share-softmax = Largest share of a softmax over ten tokens, over d_k
head-without-the-scale = without the scale
head-with-it = with it
head-heads-run-chosen-one = the heads of this run, the chosen one in orange
head-dot-products-spread = Dot products spread like √d_k
head-dot-products-random = Dot products of random vectors whose components have mean 0 and variance 1. Each dot is the standard deviation of thousands of products.
head-without-scale-one = Without the scale, one token takes all
head-largest-share-softmax-over = The largest share of a softmax over ten random scores, on average. Near 100 % the gradient of the softmax is almost zero, so the model can hardly learn.
head-heads-run-have-d = The { $count } heads of this run have d_k = { $width }. The spread of their q·k is { $heads } on average, and { $headsB } after the division. For the chosen head it is { $spread } and { $scaled }. Learned q and k need not have variance 1.
head-over-all-heads-rows = Over all heads and rows of this run the largest share is { $heads } on average; without the scale it would be { $headsB }. A model trained without the scale would learn other numbers.
head-draw-again = Draw again

## pages/head/sentences.js

head-head-off-passes = This head is off: it passes nothing on.
head-model-shows-attention = This model shows its attention weights only, so of the four pictures it has the third. Choose one of this project’s own models to see all four.
head-nan-change-leaves-row = NaN: this change leaves a row with nothing to look at.
head-nan-there-nothing = NaN: there is nothing to pass on.
head-head-layer-adds-most = Head { $head } of layer { $layer } adds most to { $target }
head-sum-by-distance = sum { $scores }, by distance { $scaled }
head-sum-scaled-capped = sum { $scores }, scaled and capped: { $scaled }
head-sum-scores-d-head = sum { $scores } ÷ √{ $dHead } = { $scaled }
head-sum-scaled = sum = { $scaled }
# One of several same words of a text, such as "the second ‘not’".
head-one-of-same-words =
    { $place ->
        [1] the first { $word }
        [2] the second { $word }
        [3] the third { $word }
        [4] the fourth { $word }
        [5] the fifth { $word }
        [6] the sixth { $word }
        [7] the seventh { $word }
        [8] the eighth { $word }
        [9] the ninth { $word }
       *[other] the { $place }th { $word }
    }
head-word-asks = { $word } asks with { $count } numbers, its query. Training found them; no one wrote down what they mean.
head-place-asks = The place after { $read }, where { $word } will stand, asks with { $count } numbers, its query. Training found them; no one wrote down what they mean.
head-each-word-answers = Each word answers with { $count } numbers of its own, its key. Multiply pair by pair and add: where signs agree the sum grows.
head-word-fits-best = Each word answers with { $count } numbers of its own, its key. Multiply pair by pair and add: where signs agree the sum grows. { $best } fits best, { $fit }.
head-shares-become =
    { $how ->
        [spoiled] The shares add up to { $total }, not to 100 %: a change of this run spoils the softmax. { $best } gets { $share }
        [known] The fits become shares of 100 %. One more point of fit makes a share 2.7 times as large. { $best } gets { $share }
       *[unknown] { $best } gets { $share }
    }{ $others ->
        [0] .
        [one] { $isWord ->
            [yes] , the other { $others } word together { $rest }.
           *[no] , the other { $others } piece together { $rest }.
        }
       *[other] { $isWord ->
            [yes] , the other { $others } words together { $rest }.
           *[no] , the other { $others } pieces together { $rest }.
        }
    }
# The word “value” of the next message, in bold.
head-value = value
head-each-word-hands-over = Each word hands over { $count } other numbers, its { $value }, as much of it as its share.
head-sum-is-added-to = Their sum is added to { $word }.
head-sum-is-mostly = The sum is mostly that of { $best }. It is added at the place where { $word } will stand; the layers above work on with it.
head-sum-raises-most =
    { $isNamed ->
        [yes] Alone, this sum raises these words most: { $list }.
       *[no] Alone, this sum raises these words most: { $list }; { $word } { $own }.
    }
head-sum-adds-to-label =
    { $isPair ->
        [yes] Straight to the verdict, the sum at this word adds { $added } to { $label } against { $other }.
       *[no] Straight to the verdict, the sum at this word adds { $added } to { $label }, against the average label.
    }
head-how-one-head-gathers = How one head lets { $word } gather from the others
head-how-one-head-looks-back = How one head looks back from the place of { $word }, which was given
head-how-one-head-decides = How one head decides where to look, to write { $word }
head-written-in-pieces = ‘{ $word }’ is written in { $count } pieces; this is piece { $piece }.
# $does is a phrase such as “looks at the token before”.
head-over-sentences-it =
    { $isMixed ->
        [yes] Over { $sentences } sentences it has no single habit.
       *[no] Over { $sentences } sentences it mostly { $does } ({ $strength } of its weight).
    }
head-adds-most = Of { $count } heads, this one adds most to { $target }.
head-overview-opens-with = Overview opens with another, head { $head } of layer { $layer }, whose look is easier to follow.

## pages/head/stages.js

head-read = Read
head-project = Project
head-compare = Compare
head-scale = Scale
head-mask = Mask
head-softmax = Softmax
head-mix = Mix
head-join = Join
head-already-done-q-k = Already done: q and k were each divided by { $dHead }^¼, which divides their product by √{ $dHead } = { $root }.
head-sum-products-spreads = A sum of { $dHead } products spreads about √{ $dHead } times as wide as one product. The division by √{ $dHead } = { $root } undoes this. Otherwise the softmax would give almost all weight to one token.
head-tokens-not-written = Tokens that are not written yet would get { $fill }. This is the last row, so it may look at every token that is written.
head-tokens-may-not-be =
    { $isCross ->
        [yes] Tokens that may not be looked at would get { $fill }. In this row nothing is masked: a single sentence needs no padding, and the whole source is known.
       *[no] Tokens that may not be looked at would get { $fill }. In this row nothing is masked: a single sentence needs no padding, and a token may look in both directions.
    }
head-results-all-heads = The results of all { $heads } heads are joined side by side, { $heads } × { $dHead } = { $headsB } numbers. One last matrix mixes them into the row’s update, which is added to the residual stream.
head-each-key-compared = Each key is compared with the query by a dot product. Large and positive: this token offers what the row seeks. Choose a token above to see its { $dHead } products.
head-softmax-divides = The softmax divides exponentials by their sum. The scores become weights that add up to 1. A masked token gets exactly 0.
head-every-value-vector = Every value vector is multiplied by its weight, and all are added up. The result comes mostly from the tokens that this head looked at.
head-post-norm-model-first = The token’s id picks one row of the embedding table, { $dModel } numbers; its position is added. In this post-norm model the first sub-layer reads this sum directly as x.
head-layers-below-add = The token’s id picks one row of the embedding table, { $dModel } numbers; its position is added. The layers below add to it and normalise each sum. x is the result of the LayerNorm after the sub-layer below.
head-pre-norm-model-reads =
    { $isBottom ->
        [yes] The token’s id picks one row of the embedding table, { $dModel } numbers; its position is added. The sum is the start of the residual stream r. This pre-norm model reads it through a LayerNorm: x.
       *[no] The token’s id picks one row of the embedding table, { $dModel } numbers; its position is added. The layers below have added their results: this is the residual stream r. This pre-norm model reads it through a LayerNorm: x.
    }
head-three-learned =
    Three learned matrices turn { $dModel } numbers into { $dHead }: a query for this row (what it seeks), and for every token a key (what it offers) and a value (what it passes on).{ $isCross ->
        [yes] { " " }Keys and values are computed from the encoder’s output y, one for each source token.
       *[no] { "" }
    }{ $isDivided ->
        [yes] { " " }This model divides q and k by { $dHead }^¼ here.
       *[no] { "" }
    }
head-tokens-may-not-be-looked =
    { $isDecoder ->
        [yes] { $closed ->
            [one] Tokens that may not be looked at get { $fill }. Here: { $closed } token after this row, because it has not been written yet.
           *[other] Tokens that may not be looked at get { $fill }. Here: { $closed } tokens after this row, because they have not been written yet.
        }
       *[no] { $closed ->
            [one] Tokens that may not be looked at get { $fill }. Here: { $closed } token of padding.
           *[other] Tokens that may not be looked at get { $fill }. Here: { $closed } tokens of padding.
        }
    }

## pages/head/tables.js

head-by-token = By token
head-word-summed-over = By word: summed over the pieces of a key, averaged over the rows of { $name }
head-by-dimension-for = By dimension, for { $key }
head-number-residual = By number of the residual stream
head-numbers-as-tables = The numbers as tables
head-every-number-row = Every number of this row

## pages/head/tools.js

head-relate = Relate
head-look-back = Look back
head-look-across = Look across
head-change = change
head-layer-head = { $map }, layer { $layer }, head { $head }

## pages/head/mount.js

head-step-next-next-b-row = Step { $next }, { $nextB }. { $row }

## pages/head/scaling_experiment.js

head-heads-run = heads of this run
head-the-numbers = The numbers
head-numbers-table-below = { $name }. The numbers are in the table below.
head-standard-deviation = standard deviation
head-largest-weight-of-row = largest weight of a row
head-random-vectors = random vectors of { $width } numbers

## pages/head/rows.js

# A masked word.
head-hidden = hidden

## Columns of tables, and a part that is off

head-column-token = token
head-column-mask = mask
head-column-share = share
head-column-word = word
head-column-dimension = dimension
head-column-number = number
head-part-off = off
head-key-masked = { $key } masked

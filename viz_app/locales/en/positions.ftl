## pages/positions/encoding_figures.js

positions-dim = dim { $dimension }
positions-dim-zero = dim 0
positions-to-a-line = { $together } to a line
positions-dim-width = dim { $width }

## pages/positions/numbers.js

positions-dim-wavelength = dim { $dimension }, λ { $dimensionB }
positions-dot-product-with = dot product with position { $at }
positions-encoding-numbers = The encoding in numbers

## pages/positions/order.js

positions-as-trained = As trained
positions-off = Off
positions-shuffled = Shuffled
positions-shifted = Shifted
positions-positions-run = Positions of the run
positions-again = Again
positions-shift-one-position = Shift by one position less
positions-shift-one-position-more = Shift by one position more
positions-shuffle-again-with = Shuffle again, with the next seed: now { $seed }
positions-by = by { $by }
positions-same-head-with = The same head with its positions changed

## pages/positions/page.js

positions-how-model-knows-where = How the model knows where each word stands

## pages/positions/rotation.js

positions-single-dimension = A single dimension forms no pair, so there is no rotation.
positions-step-too-long-for = A step of { $step } is too long for these { $count } positions. Choose a smaller step or more positions.
positions-learned-table-need = A learned table need not follow a rotation. Here the largest error is { $error }.
positions-pair-turns-by = Pair { $pair } turns by { $pairB }.
positions-by-pair-pair-b = { $pair } by { $pairB }
positions-step-turns-pairs = A step of { $step } turns the pairs { $list }. Arrow keys choose a pair.
positions-step-rotation = A step is a rotation
positions-each-pair-dimensions = Each pair of dimensions is the hand of a dial. A step of k positions turns it by kω, from any position.
positions-dimensions-from = Dimensions { $pair } and { $pairB }, from position { $from } to { $fromB }
positions-checked-on-all =
    { $isOdd ->
        [yes] Checked on all { $count } numbers: largest error { $tiny }. The last sine has no cosine and is left out.
       *[no] Checked on all { $count } numbers: largest error { $tiny }.
    }

## pages/positions/settings.js

positions-the-length = The length
positions-the-base = The base
positions-the-step-k = The step k
positions-the-seed = The seed
positions-the-shift = The shift
positions-base-choose-number = The base is { $text }; choose a number above 0, at most { $largestbase }.
positions-choose-whole-number = { $name } is { $text }; choose a whole number from { $least } to { $most }.
positions-there-no-dimension = There is no dimension { $wrong }. With d_model { $width }, choose from 0 to { $widthB }.
positions-these-dimensions = These are { $count } dimensions. Choose 1 to { $mostwaves }.
positions-until-then-models-own = { $problems } Until then the model’s own value is used.

## pages/positions/shown_encoding.js

positions-position-dot-product = Position { $at }: dot product { $atB } with itself; the most similar positions are { $named }.

## pages/positions/similarity.js

positions-position-position = position { $value } · position { $valueB }
    { $number }
positions-near-positions = Near positions are similar
positions-dot-product-every-two = Dot product of every two positions. With waves, it depends only on their distance.
positions-which-positions = Which positions are similar
positions-dot-product-every-two-positions = Dot product of every two positions. For learned positions, it need not depend on their distance.
positions-arrow-keys-choose = { $shown } Arrow keys choose a position.

## pages/positions/split.js

positions-head-position = head { $head }: position · position { $share }
positions-heads-first-layer = Heads of the first layer, by the share of position with position
positions-query-key = Query { $sides }, key { $sidesB }.
positions-key-side = key { $side }
positions-key-sides = key { $sides }
positions-one-scale = one scale, { $most }
positions-scores-head-four = The scores of head { $head } in four parts. { $split }
positions-position-position-every = position · position, every head
positions-parts-numbers = The parts in numbers
positions-what-or-where-score = What or where? The score in four parts
positions-scores-chosen-row = The scores of the chosen row in parts
positions-splitting-the-scores = Splitting the scores …
positions-content = content
positions-position = position
positions-query-side = query { $side }

## pages/positions/split_sums.js

positions-head-looks-content = This head looks by content, not by position.
positions-token-query-decides = The token of the query decides at which positions this head looks.
positions-position-query = The position of the query decides at which tokens this head looks.
positions-head-looks-position = This head looks by position, not by content.
positions-head-looks-both = This head looks both by content and by position.
positions-masked-score-never = masked: this score is never used
positions-sum-score = sum = score
positions-share-variance = Share of the variance
positions-point-cell-add-up = Point at a cell to add up its parts.
positions-query-row = query { $row }
positions-masked = masked
positions-score = score
positions-run-sum-parts-differs =
    { $isPre ->
        [yes] LayerNorm comes first here. Its factor 1 ÷ √variance is fixed at this run’s value; the rest of it is linear.{ " " }
       *[no] { "" }
    }{ $hasBiases ->
        [yes] Biases belong neither to content nor to position, so they are a separate part.{ " " }
       *[no] { "" }
    }In this run the sum of the parts differs from the scores by at most { $error }.
positions-first-layer-token =
    { $isElsewhere ->
        [yes] In the first layer a token is content plus position (in higher layers, a token also contains other tokens), so each score is a sum.
       *[no] In the first layer a token is content plus position, so each score is a sum.
    } Here { $map ->
        [encoder] encoder, layer 1, head { $head }
       *[decoder] decoder, layer 1, head { $head }
    }{ $picked ->
        [off] { " " }with positions off
        [shuffled] { " " }with positions shuffled
        [shifted] { " " }with positions shifted
       *[on] { "" }
    }.

## pages/positions/tools.js

positions-length = Length
positions-model = model
positions-base = Base
positions-step-k = step k
positions-length-in-positions = Length, in positions
positions-d-model-number = d_model, the number of dimensions
positions-base-wavelengths = Base of the wavelengths
positions-step-k-positions = Step k, in positions
positions-typed-label = { $label }, typed
positions-dimensions-drawn-as = Dimensions drawn as waves, with commas
positions-dimensions = Dimensions
positions-has-no-learned = { $title } has no learned positions. It adds these waves, which are computed and not trained. A design such as “wide-heads” learns one vector for each position instead. Load such a model to see its table here.
positions-learned-table = The learned table of { $title }: { $longest } positions in { $width } dimensions. Grey: the sinusoidal waves.
positions-sinusoidal = Sinusoidal
positions-learned = Learned
positions-which-encoding = Which encoding
positions-as-model = As in the model

## pages/positions/turned_head.js

positions-layer-head-dimensions = Layer { $layer }, head { $head }: dimensions { $pair } and { $pairB } of the query of { $row }, position { $rowB }
positions-layer-head-query = Layer { $layer }, head { $head }: the query of { $row } at position { $rowB } and the key of { $from } at { $fromB } are turned by { $rowB } and by { $fromB } places. Their product is { $live }; with the query turned by the distance { $rowC } alone it is { $byDistance }. Without a turn it would be { $query }.
positions-checked-on-all-numbers = Checked on all { $numbers } numbers of this head’s queries and keys: largest error { $error }.

## pages/positions/waves.js

positions-left-right-choose = Left and right choose a position, up and down a dimension; each is read aloud. Enter adds the wave of the dimension.
positions-every-dimension-wave = Every dimension is a wave over positions
positions-low-dimensions-change = Low dimensions change fast, high ones slowly. Click a line of the encoding to draw its wave here.
positions-every-dimension-over = Every dimension over positions
positions-these-numbers-come = These numbers come from training only. Click a line of the encoding to draw its dimension here.
positions-position-dimension = position { $at }, dimension { $dimension }
positions-wavelength-positions = wavelength { $dimension } positions
positions-token-here = token here: { $token }
positions-positions-dimensions = { $count } positions in { $width } dimensions, position { $at } chosen.
positions-dimensions-of = Dimensions { $waves } of { $size } { $keys }
positions-the-encoding-of = The encoding of { $size } { $keys }
positions-at = position { $at }

## pages/positions/tools.js

positions-this-model = This model

## pages/positions/mount.js

positions-key-signed = signed value, each chart has its own scale: − { $ramp } +
positions-key-share = share of attention: 0 { $ramp } 1
positions-key-masked = { $swatch } may not look
positions-keys-tab = [Tab] then arrows: every number

## pages/positions/split_sums.js

positions-part =
    { $part ->
        [0] content · content
        [1] content · position
        [2] position · content
        [3] position · position
       *[4] biases
    }

## A column of the numbers

positions-token = token

## pages/positions/distances.js, and what a model of others adds

positions-its-table = Its table
positions-computed-table = The table of { $title }: { $longest } positions in { $width } dimensions, computed and not trained, with sines in the first half of the dimensions and cosines in the second. Grey: the waves of “Attention Is All You Need”, where they alternate.
positions-numbers-computed = These numbers come from a formula, not from training. Click a line of the encoding to draw its dimension here.
positions-two-halves = Here all sines stand before all cosines, so neighbouring dimensions are no pair. The largest error is { $error }.
positions-adds-by-distance = { $title } adds no vectors to its tokens. It adds a number to each score by distance, as shown above. These waves are computed for comparison.
positions-not-known = It is not known here how { $title } tells its tokens their positions. These waves are computed for comparison.
positions-cannot-be-changed = It is not known here how { $title } tells its tokens their positions, so they cannot be changed.
positions-shift-changes-nothing = This model only tells how far two tokens are apart. A shift of all tokens changes nothing but the last digits.
positions-distances = Distances instead of positions
positions-every-head-adds = Every head adds a learned number to each score, by the distance from the query to the key, the same in all layers. Negative: the key stands before the query.
positions-distances-heads = What each head adds by distance
positions-head = head { $head }
positions-head-adds = head { $head }, distance { $distance }: { $number }

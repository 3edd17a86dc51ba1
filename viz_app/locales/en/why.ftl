## pages/why/areas.js

why-no-better = no better
why-random-orders = random orders
why-draws-chance-orders = { $chance }, { $orders } draws
why-this-prediction = This prediction
why-this-prediction-2 = this prediction
why-than-chance = than chance
why-agreement-every-two = Agreement of every two methods: Kendall’s tau, from −1 to 1
why-which-explanation = Which explanation to trust, over many sentences
why-areas-prediction = Areas of this prediction
why-kendalls-tau-every = Kendall’s tau of every two methods
why-how-much-methods = How much the methods agree
why-kendalls-compares = Kendall’s τ compares the order of the tokens by two methods: 1 is the same order, 0 unrelated, −1 reversed.

## pages/why/candidates.js

why-why-name = Why { $name }?
why-not = not
why-end-the-comparison = End the comparison
why-why-and-not = Why { $name } and not { $nameB }?
why-and-not = and not { $name }
why-possible-classes = Possible classes
why-click-one-explain = { $others }Click one to explain it. Click “not” to compare with it.

## pages/why/captions.js

why-from-the-bias = from the bias
why-from-biases-shifts = from biases and shifts
why-from-empty-tokens = from empty tokens only
why-loading-answer-method = Loading the answer of this method …
why-method-has-no-number = This method has no number for any token here.
why-less-than = less than 0.001
why-here-sum-parts-has = Here the sum of the parts has an error of { $size }{ $share }{ $steps }.{ $each }
why-log-p =
    { $isValue ->
        [yes] log p { $value } below that of { $name }{ $after }
       *[no] log p { $value } above that of { $name }{ $after }
    }
why-log-p-2 =
    { $isOwn ->
        [yes] { $value }{ $after }, log p { $valueB }
       *[no] { $value }{ $after }, log p { $valueB }, not the written token
    }

## pages/why/compared.js

why-b-come-from-two = A and B come from two models with different token ids. Choose a token that both write here, without a comparison.
why-has-no-class-so = A has no class { $name }, so there is no difference.
why-only-b-reads-here = Only B reads { $step } here, so there is no difference.
why-why-attribution-each = Why { $name }: the attribution of each token
why-shares-attention =
    { $isWhole ->
        [yes] shares of attention in points
       *[no] shares of attention in points; a missing method is loading or has no answer
    }

## pages/why/deletion.js

why-tokens-removed = tokens removed
why-tokens-put-back = tokens put back
why-remove = Remove
why-put-back = Put back
why-which-test = Which test
why-deletion-test-remove = Deletion test: remove tokens
why-source-tokens = Source tokens
why-tokens = Tokens
why-insertion-test-put = Insertion test: put tokens back
why-removed-most = { $tokens } are removed, the most important ones by each method first. A smaller area is better, because important tokens are found earlier.
why-removed-then-put-back = { $tokens } are removed and then put back, the most important ones first. A larger area is better, because important tokens are found earlier.
why-removing-tokens-one = Removing tokens, in one order after the other …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] Probability as tokens are removed. { $shownCurves }. Click a curve to choose its method.
       *[no] Probability as tokens are put back. { $shownCurves }. Click a curve to choose its method.
    }

## pages/why/faithfulness.js

why-area = area { $area }
why-here-most-faithful = Here { $name } is the most faithful, { $area }
why-here-methods-equally = Here { $count } methods are equally faithful, { $area }
why-here-equally-faithful = Here { $best } are equally faithful, { $area }
why-random-orders-to = random orders { $areaLow } to { $areaHigh }
why-here-no-method-better = Here no method is better than chance: { $range }.
why-no-better-than-chance = no better than chance: { $same }
why-worse-than-chance = worse than chance: { $worse }

## pages/why/rows.js

why-no-number = no number
why-to = 0 to 1
why-two-softmaxes = two softmaxes
why-from-the-source = from the source
why-method = method
why-attribution-each = The attribution of each token by { $count } methods
why-already-written = already written
why-token = token
why-attribution-each-token = The attribution of each token

## pages/why/tools.js

why-whole-words-numbers = Whole words: the numbers of a word’s pieces are added up, and leave one out removes the whole word. The explained token is one piece.
why-which-head = Which head
why-enough = enough
why-empty-is = empty is
why-what-each-method-can = What each method can say, and what it cannot
why-does-not-average = { $model } does not average its tokens before the classes, so there is no method “pooling”.
why-pooling = Pooling
why-csv = CSV
why-save-all-numbers-as = Save all numbers as a table
why-methods-of = { $count } methods of explanation

## pages/why/view.js

why-methods-of-explanation = Methods of explanation
why-deletion-test = Deletion test
why-why-did-say = Why did it say that?

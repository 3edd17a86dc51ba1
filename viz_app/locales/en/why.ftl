## pages/why/areas.js

# Three verdicts, in the column “than chance”
why-better = better
why-no-better = no better
why-worse = worse
why-random-orders-drawn = random orders, { $count } draws
why-this-prediction = This prediction
why-column-this-prediction = this prediction
why-column-area = area
why-than-chance = than chance
why-agreement-every-two = Agreement of every two methods: Kendall’s tau, from −1 to 1
# $link: the next message
why-one-prediction-is-little = One prediction is little to go by. { $link }
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
why-possible-next-tokens = Possible next tokens after { $last }
why-all-other-tokens = All other tokens { $share }.
why-click-one-explain = Click one to explain it. Click “not” to compare with it.

## pages/why/captions.js

why-loading-answer-method = Loading the answer of this method …
why-method-has-no-number = This method has no number for any token here.
# A token of the list $parts or $tokens of the next messages
why-token-and-its-number = { $token } { $number }
# The last one of $parts
why-other-tokens =
    { $count ->
        [one] { $count } other { $number }
       *[other] { $count } others { $number }
    }
why-tokens-add-up =
    To { $quantity ->
        [lead] the lead of { $token } over { $other }
        [above-average] the score above average of { $token }
        [score] the score of { $token }
       *[log-p] log p of { $token }
    } add { $parts }: together { $sum }, { $method ->
        [pooling] from the bias
        [logit-flow] from biases and shifts
       *[other] from empty tokens only
    } { $empty } to { $value }.
why-largest-shares =
    { $method ->
        [value-zeroing] The output depends most on the values of { $tokens }.
        [flow] Most of the state behind this answer comes from { $tokens }.
       *[attention] Most attention goes to { $tokens }.
    }
why-effect-of-leaving-out =
    The effect of each token on { $quantity ->
        [lead] the lead of { $token } over { $other }
       *[log-p] log p of { $token }
    }, by leaving it out: { $tokens } nats.
why-effect-of-small-change =
    A small change of a token would change { $quantity ->
        [lead] the lead of { $token } over { $other }
       *[log-p] log p of { $token }
    } most at { $tokens } nats.
why-error-of-sum =
    Here the sum of the parts has an error of { $isSmall ->
        [yes] less than { $size }
       *[no] { $size }
    }{ $isShare ->
        [yes] { " " }({ $share } of the whole)
       *[no] { "" }
    }{ $steps ->
        [0] { "" }
        [one] , after { $steps } step
       *[other] , after { $steps } steps
    }.
why-error-of-each-number = Each number is right to about { $error }.
# The heading: $word is the whole word of $token
why-question =
    { $named ->
        [word] Why { $token } in { $word }?
        [word-and-other] Why { $token } in { $word } and not { $other }?
        [token-and-other] Why { $token } and not { $other }?
       *[token] Why { $token }?
    }
# $last: the token before
why-log-p-beside-other =
    log p { $value } { $isBelow ->
        [yes] below that of { $name }
       *[no] above that of { $name }
    }{ $isAfter ->
        [yes] { " " }after { $last }
       *[no] { "" }
    }
why-probability-and-log-p =
    { $probability }{ $isAfter ->
        [yes] { " " }after { $last }
       *[no] { "" }
    }, log p { $value }{ $isOwn ->
        [yes] { "" }
       *[no] , not the written token
    }

## pages/why/compared.js

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
why-insertion-test-put = Insertion test: put tokens back
# The area is the one under the curve.
why-removed-most =
    { $isSource ->
        [yes] Source tokens
       *[no] Tokens
    } are removed, the most important ones by each method first. A smaller area is better, because important tokens are found earlier.
why-removed-then-put-back =
    { $isSource ->
        [yes] Source tokens
       *[no] Tokens
    } are removed and then put back, the most important ones first. A larger area is better, because important tokens are found earlier.
why-piece-by-piece =
    { $isDeletion ->
        [yes] They are removed piece by piece, also with whole words on.
       *[no] They are put back piece by piece, also with whole words on.
    }
why-removing-tokens-one = Removing tokens, in one order after the other …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] Probability as tokens are removed. { $shownCurves } Click a curve to choose its method.
       *[no] Probability as tokens are put back. { $shownCurves } Click a curve to choose its method.
    }
# A curve for screen readers, and the note at one of its points
why-curve-in-words = { $method }: { $values }.
why-point-of-curve = { $method }, { $count } tokens: { $share }

## pages/why/faithfulness.js

why-method-and-its-area = { $method } ({ $area })
why-no-method-better-than-chance = Here no method is better than chance: random orders { $low } to { $high }.
# $best, $same and $worse are lists; $count is the length of $best
why-verdict =
    Here { $named ->
        [one] { $best } is the most faithful
        [all] { $best } are equally faithful
       *[none] { $count } methods are equally faithful
    }, area { $area }{ $isSame ->
        [yes] ; no better than chance: { $same }
       *[no] { "" }
    }{ $isWorse ->
        [yes] ; worse than chance: { $worse }
       *[no] { "" }
    }; random orders { $low } to { $high }.

## pages/why/rows.js

why-no-number = no number
# Three columns of the table: the scale of a method’s colours, its sum, and the source’s share of the sum
why-scale = scale
why-sum = sum
why-zero-to-one = 0 to 1
why-two-softmaxes = two softmaxes
why-from-the-source = from the source
why-share-from-the-source = { $share } from the source
why-share-unknown = unknown
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
# $field: a field to choose in
why-empty-is-field = empty is { $field }
why-baseline =
    { $name ->
        [zero] zero
       *[padding] padding
    }
why-steps-of-integrated-gradients = Steps of integrated gradients { $field }
why-steps-out-of-range = Integrated gradients need { $low } to { $high } steps, not { $value }.
why-what-each-method-can = What each method can say, and what it cannot
why-does-not-average = { $model } does not average its tokens before the classes, so there is no method “pooling”.
why-pooling = Pooling
why-csv = CSV
why-save-all-numbers-as = Save all numbers as a table
why-methods-of = { $count } methods of explanation

## pages/why/mount.js

why-methods-of-explanation = Methods of explanation
why-deletion-test = Deletion test
# The line below the table: $says is a sentence about the method, $error about its numbers here
why-method-says = { $method }: { $says } { $error }
why-keys-word = [←][→] word
why-keys-method = [↑][↓] method
why-title = Why did it say that?

# What each method can say, and what it cannot: core.METHODS.
why-what-method-can =
    { $method ->
        [attention] Where one head looked; not what it took from there, and nothing about the other heads.
        [mean-attention] Where the last layer looked on average; by then each column is a mixture of tokens.
        [rollout] Attention followed through all layers; it knows no signs, so nothing can speak against the token.
        [value-zeroing] How far each layer moves without a token's values; it knows no signs either.
        [flow] How much of each token is mixed into the state that writes; it knows no signs either.
        [logit-flow] Exact parts of the logit, sent down the flow; exact in their sum, but the split is an estimate.
        [gradient-x-input] What a very small change would do; where the model is sure, numbers are small and noisy.
        [integrated-gradients] Adds up to the log-probability; it depends on what counts as empty.
        [leave-one-out] Exactly what happens without this token; of two that say the same, neither seems to matter.
       *[pooling] Adds up to the score exactly; but each token has already read the others.
    }

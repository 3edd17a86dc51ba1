## pages/flow/captions.js

flow-added-directly = added directly
flow-mixed-in = mixed in (no sign)
flow-needed = needed (left out, log p)
# Parts of the model, for the sentences below.
flow-embedding-of = the embedding of { $token }
flow-the-embeddings = the embeddings
flow-feed-forwards-of =
    { $count ->
        [one] the feed-forward of layer { $which }
       *[other] the feed-forwards of layers { $which }
    }
flow-many-words = many words
flow-heads-which-read =
    { $map ->
        [encoder] encoder
        [decoder] decoder
       *[cross] cross
    } { $count ->
        [one] head { $which } (which reads { $words })
       *[other] heads { $which } (which read { $words })
    }
flow-no-part-has-a-number = No part has a number in this run.
flow-taking-apart = Taking the answer apart …
flow-most-is-added =
    Most is added to { $token } directly by { $parts }: { $isMany ->
        [yes] together { $made }
       *[no] { $made }
    } of the { $total } by which { $isAverage ->
        [yes] its score is above the average.
       *[no] it is ahead of { $rival }.
    }
flow-largest-parts =
    { $isMany ->
        [yes] The largest parts of { $token } are { $parts }: together { $made }
       *[no] The largest part of { $token } is { $parts }: { $made }
    } of the { $total } by which { $isAverage ->
        [yes] its score is above the average.
       *[no] it is ahead of { $rival }.
    }
flow-narrow-lead =
    { $token } is { $where ->
        [behind] behind
        [just-ahead] only just ahead of
       *[ahead] ahead of
    } { $isAverage ->
        [yes] the average
       *[no] { $rival }
    }, { $total }: parts for it make { $for }, parts against it { $against }.
flow-for-it-most = For it most: { $part } { $value }.
flow-against-it-most = Against: { $part } { $value }.
flow-leaving-words-out = leaving each word out …
flow-no-word-is-needed = left out one by one, no word is needed
# $side is a language: the word that is needed most, and the one of the source.
flow-needed-most = { $word }; of { $side } { $source }
flow-words-and-side = { $words }; { $share } from { $side }
flow-chance =
    { $isAfter ->
        [yes] { $share } after { $after }
       *[no] { $share }
    }{ $hasMore ->
        [yes] ;
       *[no] { "" }
    }
flow-what-is-mixed = What the last state of { $token } is mixed from
flow-why =
    { $isPiece ->
        [yes] { $isAverage ->
            [yes] Why { $token } in { $word }?
           *[no] Why { $token } in { $word } and not { $rival }?
        }
       *[no] { $isAverage ->
            [yes] Why { $token }?
           *[no] Why { $token } and not { $rival }?
        }
    }
flow-logits =
    { $isAverage ->
        [yes] logit { $logit }, the average { $other }
       *[no] logit { $logit }, { $rival } { $other }
    }
flow-no-line-has-a-share = No line has a share in this run.
flow-lines-carry =
    The lines of { $least } and more carry { $share } of what reached the last state of { $goal }{ $folded ->
        [0] .
        [one] ; { $folded } word with smaller shares not drawn.
       *[other] ; { $folded } words with smaller shares not drawn.
    }{ $isCut ->
        [yes] { " " }More words do not fit.
       *[no] { "" }
    }
flow-made-of =
    { $map ->
        [none] { $token } { $share }
        [encoder] { $token } { $share } (mostly encoder head { $head })
        [decoder] { $token } { $share } (mostly decoder head { $head })
       *[cross] { $token } { $share } (mostly cross head { $head })
    }
flow-answer-is-mean = The answer is the mean of all states: { $from }.
flow-state =
    { $share } of what reaches { $goal } passes through { $token } { $where ->
        [read] as it is read.
        [encoder] after layer { $depth } of the encoder.
       *[decoder] after layer { $depth } of the decoder.
    }{ $isMade ->
        [yes] { " " }It is made of { $from }.
       *[no] { "" }
    }

## pages/flow/nan.js

flow-run-has-nan = This run has NaN; take the edit back.

## pages/flow/text.js

flow-the-answer = the answer
flow-average = average
flow-as-tables = Parts and routes as tables
flow-all-as-text = All of this as text
flow-parts-of-the-logit = The parts of the logit
flow-part = part
flow-adds = adds
flow-reads-most = reads most
flow-lines-of-the-routes = The lines of the routes
flow-line = line
flow-from = from
flow-to = to
flow-share = share

## pages/flow/compared.js

flow-what-each-token-gives = What each word gives

## pages/flow/depth.js

flow-after-part =
    { $part ->
        [encoder] after the heads of layer { $layer }
        [decoder] after looking back of layer { $layer }
        [cross] after looking across of layer { $layer }
       *[ffn] after the feed-forward of layer { $layer }
    }
flow-after-embedding = after embedding and position
flow-after-norms = after the shifts of the norms
flow-layer = layer { $layer }
# $after is the next message, which explains the logit lens.
flow-sum-by-depth = The same sum by depth: the logit { $after }, all norms held as in the run
flow-after-each-part = after each part
flow-logit-by-depth = Logit by depth: { $numbers }

## pages/flow/grids.js

flow-relate = Relate
flow-look-back = Look back
flow-look-across = Look across
flow-feed-forwards = Feed-forwards
flow-part-adds =
    { $isHead ->
        [yes] { $title }, layer { $layer }, head { $head }: { $value }
       *[no] feed-forward { $layer }: { $value }
    }
flow-reads = reads { $words }
flow-what-each-adds =
    { $isAgainst ->
        [yes] All { $heads } heads and the feed-forwards: what each adds to { $token } against { $rival }
       *[no] All { $heads } heads and the feed-forwards: what each adds to { $token }
    }
flow-key-scale = { $ramp } one scale, logit { $low } to { $high }

## pages/flow/ledger.js

flow-largest = Largest
flow-by-layer = By layer
flow-by-word = By word
flow-about-feed-forward = A feed-forward rewrites one state by itself and reads no word. What it worked on came along the lines of the routes.
flow-about-embedding = The last token read, straight through to the output.
flow-about-positions = The place in the sentence, straight through to the output.
flow-about-norms = What the norms add themselves: the same in every sentence, but for the factors of later norms.
flow-about-biases = Learned constants, the same in every sentence, but for the factor of the last norm.
flow-about-output-bias = A learned constant of the label.
flow-about-steering = The vector that this run is steered by, straight through to the output.
flow-part-of-read =
    { $part ->
        [feed-forward] feed-forward { $number }
        [embedding] its own embedding
        [positions] its position
        [steering] steering
       *[biases] biases and shifts
    }
flow-one-level-deeper = One level deeper, exactly: the { $total } of { $word } is { $parts }, all else { $others }.
flow-switched-off = Switched off, the sum changes by { $change }.
flow-switching-off = Switching this head off …
flow-see-this-head = See this head
flow-what-head-took = What this head took from each word, exactly:
flow-compared-with = Compared with
# Before the choice of a rival; explains the parts of a logit.
flow-against = against
flow-how-often-largest =
    { $isText ->
        [yes] Over { $count } texts the head with the largest bar is, of all with a bar, the one whose loss costs most in { $costliest }, and among the three costliest in { $near } of the cases.
       *[no] Over { $count } sentences the head with the largest bar is, of all with a bar, the one whose loss costs most in { $costliest }, and among the three costliest in { $near } of the cases.
    }
flow-sort = Sort
flow-which-parts-wrote-it = Which parts wrote it
flow-above-average = { $token } above average

## pages/flow/parts.js

flow-its-position = its position
flow-biases-of-attention = biases of attention
flow-shifts-of-norms = shifts of norms
flow-bias-of-the-label = bias of the label
flow-what-run-is-steered-by = what the run is steered by
# The name of a head: what it does, and its number.
flow-head =
    { $map ->
        [encoder] relate { $head }
        [decoder] back { $head }
       *[cross] across { $head }
    }
flow-feed-forward = feed-forward { $layer }
flow-embedding =
    { $isOne ->
        [yes] embedding of { $token }
       *[no] embeddings
    }
flow-others = { $count } others
flow-looks = looks { $share }
flow-heads-of-layer =
    { $map ->
        [encoder] heads relate { $layer }
        [decoder] heads look back { $layer }
       *[cross] heads look across { $layer }
    }
flow-written = written
flow-other-words = { $count } other words
flow-biases-and-shifts = biases and shifts

## pages/flow/picture.js

flow-graph = Flow graph: what reached the answer, and by which way. Arrow keys move from state to state.
flow-point-at-a-dot = Point at a dot, or choose it, to see the ways through it. Its area is its share.
flow-decoder-looks =
    { $isAcross ->
        [yes] { $isShort ->
            [yes] Back, across
           *[no] Look back and across
        }
       *[no] Look back
    }
flow-written-so-far = written so far
flow-only-routes-to = Only the routes to { $token }
flow-back-to = Back to { $token }
flow-share-that-lines-carry = Share of the answer that the lines carry
flow-the-lines-carry = the lines carry
flow-how-it-got-there = How it got there

## pages/flow/mount.js

flow-cannot-count-later-layers = A part’s number is what it adds directly. What a head does by way of later layers counts there, so the largest bar need not be the head whose loss costs most: open a bar to see what the loss of its head changes.
flow-cannot-say-why-it-looks = All weights of attention and the factors of the norms are held as they were in the run: why a head looks there is not in it.
flow-cannot-part-neighbours = A word is a place. What a head reads there already holds its neighbours; “one level deeper” and the routes say which.
flow-cannot-know-signs = The routes know no signs and no rival: a word that speaks against the answer has its line too. Feed-forwards stay closed to both.
flow-three-answers = Which words made it: three answers
flow-answers-disagree = They do not name the same word first.
flow-head-rests = A head that finds no fitting word often rests on the first token, so its share says little.
# Two terms, and the sentence around them.
flow-logit-flow = logit flow
flow-information-flow = information flow
flow-how-far-to-trust = Parts sent down the routes are { $logit }; the routes alone are { $information }. How far to trust each: Model, Which explanation to trust.
flow-what-this-cannot-say = What this cannot say
flow-keys-word = [←][→] word
flow-keys-tab = [Tab] then arrows: from state to state
flow-keys-let-go = [Esc] let go
flow-title = Which parts wrote this word, and by which routes
flow-no-parts = A class of this model is read from one token by layers that are no sum, so it has routes and no exact parts.

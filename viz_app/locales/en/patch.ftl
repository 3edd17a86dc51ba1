# A and B are two runs; a part of one run, the donor, is put into the other, the base. $base, $donor and $run are “A” or “B”.
# $isClass: true for a classifier, which answers; other models write.

## pages/patch/state.js

# The share of a place without a partner in the other text
patch-no-share = no share
patch-so-much-of-the-way = { $share } of the way
patch-places-missing =
    { $count ->
        [one] { $count } of the places in this link is not in this pair and cannot be carried over.
       *[other] { $count } of the places in this link are not in this pair and cannot be carried over.
    }

## pages/patch/captions.js

# The line above the picture; $patching is the next message
patch-about =
    { $patching }{ $isExample ->
        [yes] { " " }of an example, A “{ $a }” and B “{ $b }”
       *[no] { "" }
    }: from { $donor } into { $base }; { $isClass ->
        [yes] the class in question is { $token }
       *[no] the token in question is { $token }, token { $number } that is written
    }.
patch-activation-patching = Activation patching
patch-put-a-part = Put a part of one run into another, and see what that run then writes.
patch-texts-differ-in = A says { $a }, B says { $b }.
patch-which-place =
    { $isClass ->
        [yes] Which place inside the model makes it answer { $a } or { $b }?
       *[no] Which place inside the model makes it write { $a } or { $b }?
    }
patch-click-a-cell = Click a cell: what { $donor } has there goes into the run of { $base }, and all that comes after is computed again. The dashed rings mark the largest share, and the largest at a word that both read.
# $act: one of the next messages up to patch-places-carried; $effect: patch-effect
patch-act-and-effect = { $act }: { $effect }
# $vector: patch-vector; $depth counts layers, 0 is the embedding
patch-vector-carried =
    { $isOfDecoder ->
        [yes] Put the decoder’s vector of { $token } { $depth ->
            [0] at the embedding
           *[other] after layer { $depth }
        } into the other run
       *[no] Put the { $vector } of { $token } { $depth ->
            [0] at the embedding
           *[other] after layer { $depth }
        } into the other run
    }
patch-vector = vector
patch-head-carried =
    Let head { $head } of { $map ->
        [encoder] encoder
        [decoder] decoder
       *[cross] cross
    } layer { $layer } of { $base } { $isOutput ->
        [yes] { $isOneRow ->
            [yes] pass on at one row what it found in { $donor }
           *[no] pass on what it found in { $donor }
        }
       *[no] { $isOneRow ->
            [yes] look at one row where it looks in { $donor }
           *[no] look where it looks in { $donor }
        }
    }
# Bold, in the sentences below
patch-vectors =
    { $count ->
        [one] { $count } vector
       *[other] { $count } vectors
    }
patch-heads =
    { $count ->
        [one] { $count } head
       *[other] { $count } heads
    }
patch-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
patch-vectors-carried = Put { $vectors } into the other run
patch-outputs-carried = Carry over what { $heads } pass on
patch-weights-carried = Carry over where { $heads } look
patch-places-carried = Carry over { $places } together
# $share: patch-so-much-of-the-way
patch-effect =
    { $first ->
        [token] { $isClass ->
            [yes] it answers { $token } instead of { $rival }, { $share }.
           *[no] it writes { $token } instead of { $rival }, { $share }.
        }
        [rival] { $isClass ->
            [yes] it still answers { $rival }, { $share } to { $token }.
           *[no] it still writes { $rival }, { $share } to { $token }.
        }
       *[other] { $isClass ->
            [yes] it answers { $other }, neither { $token } nor { $rival }, { $share }.
           *[no] it writes { $other }, neither { $token } nor { $rival }, { $share }.
        }
    }
patch-probability-before-and-now =
    { $isLog ->
        [yes] log p({ $token }) { $before } → { $now }, in { $donor } { $there }.
       *[no] p({ $token }) { $before } → { $now }, in { $donor } { $there }.
    }
patch-same-token-same-place = The same token at the same place: both vectors are equal.
patch-same-token-other-place = The same token at another place: only its position differs.
patch-as-typing-the-other-token = At the embedding this is the same as typing the other token there.
patch-token-in-both-texts =
    { $isPart ->
        [yes] { $token } is the same in both sentences; its vector has taken in part of what differs.
       *[no] { $token } is the same in both sentences; its vector has taken in next to nothing of what differs.
    }
patch-shares-do-not-add = One by one they add up to { $sum }: shares do not add.
patch-what-is-written-later = What is written after this token is { $base }’s own.

## pages/patch/bar.js: four finds, and what each carries

patch-largest-cell = Largest cell
patch-shared-word = Shared word
patch-strongest-head = Strongest head
patch-fewest-heads = Fewest heads
patch-find-of-several = { $share } by { $count }
patch-find-of-head =
    { $map ->
        [encoder] { $share }, encoder { $layer }.{ $head }
        [decoder] { $share }, decoder { $layer }.{ $head }
       *[cross] { $share }, cross { $layer }.{ $head }
    }
patch-find-of-token = { $share }, { $token }, layer { $layer }
patch-four-finds = Four finds in this pair
patch-example-pairs = Example pairs
patch-from-which-run = From which run into which
patch-token-in-question = Token in question
patch-undo = Undo
patch-clear = Clear

## pages/patch/carried_head.js

patch-weights-cannot-be-carried = Where it looks cannot be carried alone between texts of unequal length.
# $output and $weights are shares
patch-output-and-weights =
    What it passes on goes { $output }, where it looks alone { $weights }{ $matters ->
        [reading] : it is not where the head looks, but what it reads there.
        [looking] : where the head looks is enough.
        [both] : the rest is what it reads there.
       *[nothing] .
    }
patch-where-the-head-looks = Where the head looks.
patch-cell-of-head = { $query } looks at { $key }: { $share }
patch-cell-is-masked = { $query } looks at { $key }: masked
patch-head-now =
    { $isOneRow ->
        [yes] In { $run } now, carried at the marked row
       *[no] In { $run } now, carried at all rows
    }
patch-head-as-it-is = In { $run } as it is
patch-open-this-head = Open this head
patch-the-head-carried = The head that is carried

## pages/patch/grid.js

# In the place of a token that one text lacks
patch-no-token = none
patch-token-before = before: { $token }
patch-vectors-of-stack =
    { $stack ->
        [encoder] Vectors of the encoder
       *[decoder] Vectors of the decoder
    }
patch-depth =
    { $depth ->
        [0] embedding
       *[other] after layer { $depth }
    }
patch-depth-short =
    { $depth ->
        [0] emb.
       *[other] { $depth }
    }
patch-run-gives =
    { $isDonor ->
        [yes] { $run } gives
       *[no] { $run } takes
    }
patch-nothing-to-carry = No partner: nothing to carry
# Between the last token of a run and the next one that it writes
patch-writes = writes
patch-same-vector = the same vector in both runs
# $said: patch-same-vector or patch-so-much-of-the-way
patch-cell =
    { $stack ->
        [encoder] { $token }, encoder { $depth ->
            [0] embedding
           *[other] after layer { $depth }
        } of { $base }: { $said }
       *[decoder] { $token }, decoder { $depth ->
            [0] embedding
           *[other] after layer { $depth }
        } of { $base }: { $said }
    }
patch-key-share = { $share }: { $low }{ $ramp }{ $high }
patch-share-of-the-way = share of the way
patch-key-beyond = { $swatch }beyond the scale
patch-key-largest = { $swatch }the largest, and the largest at a word both share
patch-key-same = = the same vector in both
patch-key-no-partner = { $swatch }no partner
patch-several-at-once = Several at once
patch-vectors-of-both = Vectors of both runs
patch-every-click-adds = Every click adds a cell, or takes it out.
patch-tap-a-cell = Tap a cell.
patch-click-or-drag = Click a cell. Drag, or hold Shift, for several.
patch-the-text-by-depth = The text, by depth
patch-written-so-far = Written so far, and next

## pages/patch/heads.js

# Two choices: rows, and parts of heads
patch-at-all-rows = at all rows
patch-at-one-row = at one row
patch-what-they-pass-on = what they pass on
patch-where-they-look = where they look
patch-how-long-it-holds =
    { $stacks ->
        [classifier] What is carried holds at every row that it names.
        [both] What is carried into the encoder holds for the whole run. In the decoder and in cross-attention it holds for the rows up to the token in question; what is written later is the run’s own.
       *[decoder] What is carried holds for the rows up to the token in question; what is written later is the run’s own.
    }
patch-shift-adds = Shift adds a head to those that are carried.
# Links: $layers are the numbers of layers, $all is the next message
patch-all-of = all of { $layers } { $all }
patch-all-many = all { $count }
patch-all-heads-of-layer =
    { $map ->
        [encoder] All heads of encoder layer { $layer }
        [decoder] All heads of decoder layer { $layer }
       *[cross] All heads of cross layer { $layer }
    }
patch-all-heads-of-map =
    { $map ->
        [encoder] All { $count } heads of the map encoder
        [decoder] All { $count } heads of the map decoder
       *[cross] All { $count } heads of the map cross
    }
patch-layer = Layer { $layer }
patch-heads-of-map =
    { $map ->
        [encoder] Heads of the map encoder
        [decoder] Heads of the map decoder
       *[cross] Heads of the map cross
    }
patch-one-head-fewer = One head fewer
patch-one-head-more = One head more
# $field: how many of the strongest heads are carried
patch-strongest-together = strongest together { $field }
patch-at-which-rows = At which rows heads are carried
patch-the-row = The row of the text
patch-what-of-the-heads = What is carried of the heads
patch-head-and-share = { $head }: { $share }
patch-heads-of-both = Heads of both runs
# $heads: patch-heads-term
patch-all-heads = All { $count } { $heads }: one head’s output from { $donor } in { $base }
patch-heads-term = heads

## pages/patch/now.js

# The names of three texts
patch-run-writes =
    { $isClass ->
        [yes] { $run } answers
       *[no] { $run } writes
    }
patch-run-wrote =
    { $isClass ->
        [yes] { $run } answered
       *[no] { $run } wrote
    }
patch-run-now = { $run } now
patch-nothing-carried = nothing carried over
# All other tokens or classes
patch-all-others = all others
patch-measured-by = measured by
# The mark of the probability before
patch-orange-before = orange: before
patch-what-the-run-gives = What the run gives now
patch-what-a-run-writes =
    { $isClass ->
        [yes] { $isPatched ->
            [yes] What { $run } answers now
           *[no] What { $run } answers
        }
       *[no] { $isPatched ->
            [yes] What { $run } writes now
           *[no] What { $run } writes
        }
    }
patch-token-against-rival = { $token } against { $rival }
patch-log-p-of-token = log p of { $token }
patch-classes = Classes
patch-next-token-after = Next token after { $last }

## pages/patch/start.js

patch-an-example = An example, not your sentence.
patch-how-to-begin = Pin a run as A, change a word in the sentence, and run it again: that is B.
patch-same-run = A and B are the same run. Change a word in the sentence, and run it again: that is B.
patch-two-runs = Two runs to begin with
patch-or-open-a-pair = Or open a pair, A and B:
patch-lengths-differ = The lengths differ. Tokens are matched by the longest stretches that both texts have; what differs between these, from its end. After a gap a token stands at another place, and its vector carries this place too. Join two by hand:
patch-join-by-hand = Join two tokens by hand:
patch-token-of-run = Token of { $run }
# Two lists of tokens, to choose one of each
patch-two-tokens = A { $a } B { $b }
patch-join = Join
patch-undo-joins = Undo joins

## pages/patch/steer.js

patch-only-b-can-be-changed = Only B can be changed: choose A → B above.
patch-open-the-pair-first = This is an example: open the pair first.
# The choice of a vector
patch-what-texts-differ-by = what both texts differ by
patch-the-word = the word { $word }
patch-vector-of-file = the vector of a file
patch-file-of-numpy = a file of NumPy …
patch-what-is-added = What is added
patch-the-depth = The depth
patch-depth-of-stack =
    { $stack ->
        [encoder] encoder, { $depth ->
            [0] embedding
           *[other] after layer { $depth }
        }
       *[decoder] decoder, { $depth ->
            [0] embedding
           *[other] after layer { $depth }
        }
    }
patch-the-rows = The rows
patch-all-rows = all rows
patch-so-many-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
patch-keep-as-change = Keep it as a change
patch-how-much = How much of it
patch-steer = Steer: add more or less of a vector
# $vector: the next message
patch-not-a-swap = Not a swap: { $vector } is added to the states of one stack, as often as you say, and the whole answer is written again.
patch-a-vector = a vector
# Before the choice of a vector
patch-add = Add
patch-run-writes-so =
    { $isClass ->
        [yes] { $run } answers { $output }
       *[no] { $run } writes { $output }
    }
# $values: “amount: log p of the token, log p of its rival”, several
patch-curve-in-words = log p of { $token } and { $rival } by amount: { $values }
# One amount, such as 2 ×, and both log p there.
patch-at-amount = { $amount }: { $logs }

## pages/patch/tables.js

patch-no-partner = no partner
patch-table-of-vectors = { $stack }: vectors, share of the way
patch-table-of-heads = { $map }: heads, share of the way
patch-column-depth = depth
patch-column-head = head
patch-row-layer = layer { $layer }
patch-all-as-text = All of this as text; Save has it as CSV and JSON
patch-what-numbers-can-say = What such numbers can say, and what they cannot

## pages/patch/mount.js

patch-all-shares = All shares

# What such numbers can say, and what they cannot; $paper is who found it.
patch-caution-source =
    { $paper ->
        [enough] Meng et al. 2022
        [stand-in] Wang et al. 2022
       *[measure] Heimersheim and Nanda 2024
    }
patch-caution =
    { $paper ->
        [enough] A place that goes all the way is enough for this pair and this token; it does not say where a fact is kept, nor that nothing else would do.
        [stand-in] Heads stand in for each other: a small share does not mean an idle head, and shares do not add up.
       *[measure] The share depends on the measure and on the direction: log p flattens near certainty, so try the other measure and carry the other way too.
    }

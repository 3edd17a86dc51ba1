## pages/heads/mount.js

heads-headline = What each head is for, and what the answer loses without it
heads-running = Running the sentence with and without its silenced heads …
# Read aloud; $changed: “same words”, or the number of changed words
heads-ran-again = Ran again: { $changed }.

## pages/heads/board.js

heads-layer = Layer { $layer }
# A button for all heads of a layer, and its accessible name
heads-silence-or-restore =
    { $isOff ->
        [yes] Restore
       *[no] Silence
    }
heads-silence-or-restore-layer =
    { $isOff ->
        [yes] Restore layer { $layer }
       *[no] Silence layer { $layer }
    }
heads-on-or-off =
    { $isOff ->
        [yes] off
       *[no] on
    }
# The columns of the table of all heads
heads-column-head = layer.head
heads-column-role = role
heads-column-strength = strength
heads-column-effect = effect of silencing, nats
heads-column-entropy = entropy, bits
heads-column-likeness = like the chosen
heads-column-now = now
heads-all-heads = All heads: { $map }
heads-all-as-table = All heads as a table
heads-board = All heads: { $map }. Arrow keys choose, Space silences the chosen one.

## pages/heads/captions.js

# The sentence about the chosen head. $role: widgets-role-does; $token gets the largest weight, $share; $count tokens per row.
# Without the head the answer loses or gains $size nats, most at the token $most. $label: the answer of a classifier.
heads-what-a-head-does =
    { $known ->
        [role] This head { $role } in { $share } of the rows of the probe sentences
        [nothing] Here it has no numbers, because its rows are NaN
        [weight] { $count ->
            [one] Here it looks at one token per row, with the largest weight on { $token } { $share }
           *[other] Here it spreads over about { $count } tokens per row, with the largest weight on { $token } { $share }
        }
       *[width] { $count ->
            [one] Here it looks at one token per row
           *[other] Here it spreads over about { $count } tokens per row
        }
    }{ $effect ->
        [nothing] { $isClass ->
            [yes] ; without it the answer { $label } loses nothing
           *[no] ; without it this answer loses nothing
        }
        [loss] { $isClass ->
            [yes] ; without it the answer { $label } loses { $size } nats
           *[no] ; without it this answer loses { $size } nats{ $isAt ->
                [yes] , most at { $most }
               *[no] { "" }
            }
        }
        [gain] { $isClass ->
            [yes] ; without it the answer { $label } gains { $size } nats
           *[no] ; without it this answer gains { $size } nats{ $isAt ->
                [yes] , most at { $most }
               *[no] { "" }
            }
        }
       *[unknown] { "" }
    }.

## pages/heads/card.js: the lines of a note about a head

heads-place =
    { $isOff ->
        [yes] Layer { $layer }, head { $head }, silenced
       *[no] Layer { $layer }, head { $head }
    }
heads-role-and-strength =
    { $isMixed ->
        [yes] mixed, most { $role } { $share }
       *[no] { $role } { $share }
    }
heads-entropy-in-bits = entropy { $entropy } bits
heads-like-the-chosen = like the chosen head { $likeness }
heads-without-it = without it { $effect } nats
heads-head-is-on = Layer { $layer }, head { $head } is on

## pages/heads/compared.js

# $kind: one of the last three messages here
heads-measure-of-layer = { $kind }, layer { $layer }
heads-loading-effects = loading the effects
heads-measure-and-layer = measure, layer
heads-attention-changed = attention changed, %
heads-entropy-bit = entropy, bit
heads-without-it-nats = without it, nats

## pages/heads/panel.js

heads-change-by-token = Change of log p by token
heads-without-it-by-token = Without it: change of log p by token, and its probability
# A column of numbers
heads-nats = nats

## pages/heads/legend.js

heads-role-and-its-heads = { $role } { $count }
heads-loading-roles = Loading the roles of these heads …
heads-never-measured = The roles of these heads have not been measured. All numbers here are those of this run.
heads-roles-not-measured = The roles of these heads were not measured. { $command } measures them in a few minutes.
heads-key-effect = change of log p without the head: −{ $most } nats { $ramp } +{ $most }
heads-key-entropy =
    { $count ->
        [one] mean entropy of the rows: 0 bits, one token { $ramp } { $bits } bits, { $count } token alone
       *[other] mean entropy of the rows: 0 bits, one token { $ramp } { $bits } bits, all { $count } tokens equally
    }
heads-key-likeness = likeness to the chosen head, 1 − Jensen-Shannon distance of their rows: 0 { $ramp } 1
# The bars of each head
heads-upper-bar =
    { $by ->
        [like] grey bar: likeness
        [entropy] grey bar: entropy in bits
       *[role] blue bar: strength of the role
    }
heads-lower-bar = lower bar: change of log p without the head, ±{ $most } nats

## pages/heads/measures.js: what colours the heads; the short ones are for a phone

heads-by-role = Role
heads-by-effect = Effect here
heads-by-effect-short = Effect
heads-by-entropy = Entropy
heads-by-likeness = Like the chosen head
heads-by-likeness-short = Like chosen

## pages/heads/panel.js

# Two columns of numbers
heads-column-share = share
heads-column-chance = chance
heads-where-it-looks =
    { $count ->
        [0] Where it looks, over many probe sentences
        [one] Where it looks, over { $count } probe sentence
       *[other] Where it looks, over { $count } probe sentences
    }
heads-mean-weight = Mean weight; chance is the weight if attention were spread evenly. Below the line at { $threshold } a head is mixed.
heads-run-this-sentence = Run this sentence
heads-sentences-of-strongest-role = Probe sentences with its strongest role: { $role }
heads-sentences-of-this-role = Probe sentences with this role at its strongest: { $role }
heads-this-head-is-on = This head is on
heads-the-chosen-head = The chosen head

## pages/heads/progress.js

heads-silencing-so-far = Silencing each head in turn: { $done } of { $heads } …
heads-silencing-each = Silencing each head in turn …

## pages/heads/pruning_captions.js

# The size of a loss or a gain
heads-size-of-cost =
    { $metric ->
        [bleu] { $size } BLEU
       *[accuracy] { $size } points
    }
heads-claim =
    { $share ->
        [all] All heads
        [three-quarters] Three quarters of all heads
        [two-thirds] Two thirds of all heads
        [half] Half of all heads
        [two-fifths] Two fifths of all heads
        [third] A third of all heads
        [quarter] A quarter of all heads
        [fifth] A fifth of all heads
        [none] No head
       *[some] { $count } of { $heads } heads
    } can be removed for { $metric ->
        [bleu] 1 BLEU
       *[accuracy] 1 point of accuracy
    }
# $cost, $random and $most: heads-size-of-cost
heads-first-heads-cost =
    { $isGain ->
        [yes] Removing the first { $count } of { $heads } heads gains { $cost }.
       *[no] Removing the first { $count } of { $heads } heads costs { $cost }.
    }
heads-cost-of-heads =
    Removing the { $count } least important of { $heads } heads { $isGain ->
        [yes] gains
       *[no] costs
    } { $cost }. Removing { $count } at random { $isRandomGain ->
        [yes] gains
       *[no] costs
    } { $random }; removing the { $count } most important { $isMostGain ->
        [yes] gains
       *[no] costs
    } { $most }.
heads-order =
    { $order ->
        [least] least important first
        [at] at random
       *[most] most important first
    }
heads-at-random-seed = at random, seed { $seed }
heads-count-in-map =
    { $map ->
        [encoder] { $count } encoder
        [decoder] { $count } decoder
       *[cross] { $count } cross
    }

## pages/heads/pruning_chart.js

heads-curves = Score by heads removed, in three orders. Arrow keys go from point to point, Enter silences those heads.
heads-mark-off-now =
    { $count ->
        [0] none off
       *[other] { $isMeasured ->
            [yes] { $count } off: { $score }
           *[no] { $count } off: not measured
        }
    }
# A mark at a point of the curves, and the same read aloud; $maps: heads-count-in-map, several
heads-mark-of-point =
    { $order ->
        [least] { $count } off, least important first: { $score }
        [at] { $count } off, at random: { $score }
       *[most] { $count } off, most important first: { $score }
    }
heads-point-of-curve =
    { $order ->
        [least] { $count } heads off, least important first: { $score }, { $maps }
        [at] { $count } heads off, at random: { $score }, { $maps }
       *[most] { $count } heads off, most important first: { $score }, { $maps }
    }
heads-silence-these =
    { $order ->
        [least] { $score }; silence these { $count } heads, least important first
        [at] { $score }; silence these { $count } heads, at random
       *[most] { $score }; silence these { $count } heads, most important first
    }
heads-so-many-off =
    { $count ->
        [one] { $count } head off
       *[other] { $count } heads off
    }
heads-score-by-heads-removed = Score by heads removed
# Three columns of the table
heads-unit =
    { $metric ->
        [bleu] BLEU
       *[accuracy] accuracy, %
    }
heads-least-first = least first
heads-most-first = most first
heads-no-head-is-off = No head is off: { $score }.
# $count: the next message but one; $order: heads-order or heads-at-random-seed
heads-off-now = Off now: { $count }, { $score }, { $order }.
heads-off-now-own-choice = Off now: { $count }, your own choice. Its score was not measured.
heads-so-many-of = { $count } of { $heads }
heads-key-least = { $stroke }least important first
heads-key-most = { $stroke }most important first
heads-key-now = { $stroke }off now
heads-key-random =
    { $count ->
        [one] at random: seed { $seed }
       *[other] at random: mean of { $count } seeds, lowest to highest; a click takes seed { $seed }
    }
heads-score-as-heads-go = Score as heads are removed
heads-about-the-curves =
    { $metric ->
        [bleu] BLEU
       *[accuracy] Accuracy
    } on { $count ->
        [0] some probe sentences
        [one] { $count } probe sentence
       *[other] { $count } probe sentences
    } as heads are silenced one after another. Click a point to silence those heads.
heads-importance =
    Importance is measured once, one head at a time: the mean change of log p over { $count ->
        [0] some other sentences
        [one] { $count } other sentence
       *[other] { $count } other sentences
    }. If two heads can replace each other, both seem unimportant, so a better order may exist.

## pages/heads/tools.js

# $group: a layer, a role, or a map
heads-group =
    { $count ->
        [one] { $group }, { $count } head
       *[other] { $group }, { $count } heads
    }
heads-groups-by-layer =
    { $map ->
        [encoder] A layer: encoder
        [decoder] A layer: decoder
       *[cross] A layer: cross
    }
heads-groups-by-role = A role, in all maps
heads-groups-by-map = A map
heads-silence-a-group = Silence a group
heads-silence-a-group-of-heads = Silence a group of heads
heads-off-of-all = { $number } of { $heads } heads off
heads-colour-by = Colour by
heads-sort = Sort
heads-sort-by-colours = Sort the board by its colours
# A button: only the chosen head of its layer is on, and what a click does
heads-solo =
    { $isAlone ->
        [yes] End solo
       *[no] Solo
    }
heads-other-heads =
    { $isAlone ->
        [yes] Restore the other heads of this layer
       *[no] Silence the other heads of this layer
    }
heads-keys-head = [Tab] then arrows: head to head
heads-keys-silence = [Space] silence it
heads-keys-map = [1] [2] [3] encoder, decoder, cross
heads-keys-undo = [Ctrl] [Z] undo

## pages/heads/quick_roles.js

heads-sentences = Sentences
heads-sentences-in = 50 sentences: { $language }
heads-own-lines = Lines of your own
heads-one-a-line = One sentence a line, up to 50
heads-no-lines = Write one sentence a line.
heads-measure-here = What is each head for? Run some sentences, and see where each head looks in all of them.
heads-measure-roles = Measure roles
heads-measuring = Measuring …
heads-measured-so-far = { $done } of { $sentences } sentences …
heads-cancel = Cancel
heads-measured-quickly =
    { $hasPairs ->
        [yes] Roles of word pairs are measured over sentences whose words were linked by hand. Effects over many sentences are not measured here.
       *[no] Roles that need known word pairs, and effects over many sentences, are not measured here.
    }

# In the chart: the point that can go, its axes, and a point of a curve. $change is such as −0.8 BLEU.
heads-chart-can-go = { $count } of { $heads } heads: { $change }
heads-chart-removed = heads removed, of { $heads }
heads-chart-accuracy = accuracy
heads-chart-point =
    { $count } heads off, { $order ->
        [least] least important first
        [at] at random
       *[most] most important first
    }

# What all tabs share: changes of a run, its decoding, problems of a link.

## state/format.js

# A token in a sentence.
state-in-quotes = ‘{ $text }’

# What was and what is, or a token and the next: 12 % → 34 %.
state-from-to = { $from } → { $to }
# A list of parts that have commas inside.
state-parts = { $part }; { $next }

## state/link.js

# $names: up to three parameters in quotes, separated by commas
state-names-and-more = { $names } and { $more } more
state-link-unknown = This page does not know { $names } of the link.
state-link-unusable =
    { $count ->
        [one] The link's { $names } cannot be used and is ignored.
       *[other] The link's { $names } cannot be used and are ignored.
    }

## state/question.js: what a link asks for and a run lacks

state-no-such-step =
    { $task ->
        [translator] There is no step { $wanted } here: this translation has { $count }, counted from 0. Another one is explained instead.
        [generator] There is no step { $wanted } here: this text has { $count }, counted from 0. Another one is explained instead.
       *[classifier] There is no label { $wanted } here: this model has { $count }, counted from 0. Another one is explained instead.
    }

## state/change_chips.js: each change of a run, short

state-heads-off =
    { $count ->
        [one] head { $head } of layer { $layer } off
       *[other] { $count } heads off
    }
state-changes-of-masks =
    { $count ->
        [one] 1 change of a mask
       *[other] { $count } changes of masks
    }
state-pads-added =
    { $count ->
        [one] 1 pad added
       *[other] { $count } pads added
    }

## state/decoding.js: the button of the decoding, short, and its sentence

# The three ways to choose tokens, and the numbers of each
state-way =
    { $name ->
        [greedy] Greedy
        [beam] Beam
        [sample] Sample
       *[other] { $title }
    }
state-decoding-option =
    { $name ->
        [beam] Width
        [length_penalty] Length penalty
        [temperature] Temperature
        [top_k] Top k (0: all)
        [top_p] Top p
        [seed] Seed
       *[other] { $title }
    }
state-greedy = greedy
state-beam =
    { $isUsual ->
        [yes] beam { $beam }
       *[no] beam { $beam }, penalty { $penalty }
    }
# The next four stand in a list.
state-sample = sample, temperature { $temperature }
state-top-k = top { $count }
state-top-p = top p { $share }
state-seed = seed { $seed }
state-each-step-draws =
    { $limits ->
        [both] Each step draws a token from the { $count } likeliest and the likeliest that make up { $share }
        [count] Each step draws a token from the { $count } likeliest
        [share] Each step draws a token from the likeliest that make up { $share }
       *[none] Each step draws a token from all tokens
    }{ $favoured ->
        [likely] , and likely tokens are favoured
        [unlikely] , and unlikely tokens are favoured
       *[none] { "" }
    }. The same seed draws the same tokens again.

## state/change_chips.js

state-softmax-over-wrong-axis = softmax over the wrong axis
state-every-word-one-position = every word at one position
state-no-division-d = no division by √d
state-no-causal-mask = no causal mask
state-no-padding-mask = no padding mask
state-row-may-look-nowhere = a row that may look nowhere
state-row-looks-everywhere-alike = a row that looks everywhere alike
state-hidden-from-decoder = { $text } hidden from the decoder
state-no-positions = no positions
state-word-order-shuffled = word order shuffled
state-positions-shifted-by = positions shifted by { $number }
state-left-out = { $text } left out
state-steered-by = steered by { $one }
state-masked-cells-score = masked cells score { $score }

## state/decoding.js

state-each-step-writes-likeliest = Each step writes the likeliest token.
state-each-step-keeps-likeliest = Each step keeps the { $beam } likeliest beginnings. The finished translation with the best score is shown. The score is log p, divided by a length penalty.

## state/difference.js

state-b-different-tasks-so-they = A and B are different tasks, so they have no difference. Look at A or B alone.
state-models-b-have-different-numbers = The models of A and B have different numbers of layers or heads, so these numbers have no difference. Look at A or B alone.
state-b-come-from-two = A and B come from two models with different token ids. Choose a token that both write here, and compare it with no other token.
state-has-no-class-so = A has no class { $name }, so there is no difference.
state-only-b-reads-here = Only B reads { $step } here, so there is no difference.
state-weights-of-both-runs = The weights of all heads of both runs are on their way.

## state/pins.js

state-pinned-run-link-lacks-model = The pinned run of this link lacks its model or its text, so it is not pinned.
state-pinned-run-link-uses-model = The pinned run of this link uses the model “{ $model }”, which is not here, so it is not pinned.
state-link-pins-runs-only-last = This link pins { $count } runs. Only the last one is used.

## state/sides.js

# The captions of a model’s input and output
state-side =
    { $name ->
        [English] English
        [German] German
        [French] French
        [Spanish] Spanish
        [Question] Question
        [Type] Type
        [Source] Source
        [Target] Target
        [Beginning] Beginning
        [Text] Text
        [Sentence] Sentence
        [Label] Label
        [Mask] Mask
        [Review] Review
        [Verdict] Verdict
       *[other] { $name }
    }

## state/steering.js

state-token-one = token { $one }
state-a-vector = a vector
state-file-does-not-hold-one = This file does not hold one row of float32 numbers; save it with numpy.save.

## state/whole_words.js

state-weights-word-vectors-scores = weights by word; vectors and scores by piece
state-heads-word-masks-piece = heads by word; masks by piece
state-heads-word-positions-piece = heads by word; positions by piece
state-tab-shows-pieces-because-each = this tab shows pieces, because each has a vector

## state/class_names.js

# The short class names of questions, in words; any other label has none.
state-class =
    { $label ->
        [ABBR] abbreviation
        [DESC] description
        [ENTY] entity
        [HUM] person or group
        [LOC] location
        [NUM] number
       *[other] { "" }
    }

# $title is that of any model; a language has those of this project, by $name.
state-model-title =
    { $name ->
       *[other] { $title }
    }

## pages/anatomy/logit_lens.js

anatomy-adds-score = { $token }, { $depthName }
    adds { $tokenB } to the score of { $labels }
anatomy-class-lens-whole = All that reads a class, put on the states of every depth. The probability of { $label } by depth: { $path }. The model was trained for the last depth only.
anatomy-class-lens = The classification layer applied at every depth: the contribution of each token to the score of { $label }. Its probability by depth: { $path }. The model was trained for the last depth only.

## pages/anatomy/compared.js

anatomy-compared =
    { $show ->
        [norm] The norms at { $token }
        [relu] Share of hidden units that are zero
        [lens] { $isWords ->
            [yes] Probability of the written token
           *[no] What each token adds to the score, and the probability of each class
        }
       *[residual] Length of each token’s vector
    }
anatomy-plan-is-of-b = The plan above is that of B. A plan has no numbers of a run, so there is no difference; choose A to see that of A.

## pages/anatomy/component.js

anatomy-none-own = none of its own
anatomy-of-all =
    { $layers ->
        [one] { $parameters }, { $share } of all
       *[other] { $parameters } × { $layers } layers, { $share } of all
    }
anatomy-differs = differs
anatomy-not-design = not in this design
anatomy-choice-or-tensor = choice, or tensor and its shape
anatomy-layer = Layer
anatomy-every-choice-every = Every choice of every design
anatomy-every-choice-every-design = Every choice of every design, side by side
anatomy-five-designs-differ = ≠ the five designs differ; bold: differs from paper
anatomy-component-in-stack =
    { $side ->
        [encoder] Encoder: { $title }
       *[decoder] Decoder: { $title }
    }
anatomy-none = none
anatomy-parameters = parameters
anatomy-choice = choice

## pages/anatomy/current_run.js

anatomy-residual = Residual
anatomy-layernorm = LayerNorm
anatomy-rmsnorm = RMSNorm
anatomy-no-norms = This model keeps its norms to itself, so the lengths of its states are shown layer by layer.
anatomy-no-units = The hidden units of its feed-forwards are not seen, so none is counted at zero.
anatomy-relu = ReLU
anatomy-logit-lens = Logit lens
anatomy-encoder = Encoder
anatomy-decoder = Decoder
anatomy-which-stack = Which stack
anatomy-which-picture = Which picture
anatomy-picture-run-arrow = Picture of this run. Arrow keys choose a token; the sentence below reads it.
anatomy-numbers-as-table = The numbers as a table
anatomy-running-the-sentence = Running the sentence …
anatomy-in-this-run = In this run

## pages/anatomy/designs.js

anatomy-this-model = this model
anatomy-parameters-sizes = { $sizes }; { $parameters } parameters
anatomy-vocabulary = Vocabulary
anatomy-model-choose-design = This model; choose a design to see it beside
anatomy-designs = Designs
anatomy-only-start = 1: only ‹start›
anatomy-source-tokens-target = source { $count } tokens, target { $target }
anatomy-tokens-count = { $count } tokens
anatomy-chosen = chosen

## pages/anatomy/layer_norms.js

anatomy-gain = × gain
anatomy-bias = + bias
anatomy-mean-after = mean after
anatomy-spread-after = spread after
anatomy-gain-least = gain least
anatomy-bias-least = bias least
anatomy-layer-mean-spread =
    { $kind ->
        [rms] { $title }
            mean { $token } → { $tokenB }
            root mean square { $tokenC } → { $tokenD }
       *[layer] { $title }
            mean { $token } → { $tokenB }
            spread { $tokenC } → { $tokenD }
    }
# Above a small picture: the number of the layer, and the sub-layer of the LayerNorm.
anatomy-norm-short =
    { $sublayer ->
        [attention] { $layer } · attention
        [cross-attention] { $layer } · cross-attention
        [feed-forward] { $layer } · feed-forward
        [both] { $layer } · both
        [attention-update] { $layer } · added 1
        [feed-forward-update] { $layer } · added 2
        [first] first
       *[last] last
    }
anatomy-norm-title =
    { $isPre ->
        [yes] { $sublayer ->
            [attention] layer { $layer }, before attention
            [cross-attention] layer { $layer }, before cross-attention
            [feed-forward] layer { $layer }, before feed-forward
            [both] layer { $layer }, before attention and feed-forward
            [attention-update] layer { $layer }, of what attention adds
            [feed-forward-update] layer { $layer }, of what feed-forward adds
            [first] the norm after the embedding
           *[last] the last norm
        }
       *[no] { $sublayer ->
            [attention] layer { $layer }, after attention
            [cross-attention] layer { $layer }, after cross-attention
            [feed-forward] layer { $layer }, after feed-forward
            [first] the norm after the embedding
           *[last] the last norm
        }
    }
anatomy-spread = spread
anatomy-rms = root mean square
anatomy-rms-after = root mean square after
anatomy-most = most
anatomy-layer-norms =
    { $kind ->
        [rms] The { $width } numbers of { $token } before (grey) and after (line) each RMSNorm, from −{ $edge } to +{ $edge }, and their root mean square. Chosen: { $name }. The mean is not taken away: { $mean } → { $after }; learned gain { $leastGain } to { $mostGain }, no bias.
        [scaled] The { $width } numbers of { $token } before (grey) and after (line) each LayerNorm, from −{ $edge } to +{ $edge }, and their spread. Chosen: { $name }. Mean { $mean } → { $after }; learned gain { $leastGain } to { $mostGain }, no bias.
       *[layer] The { $width } numbers of { $token } before (grey) and after (line) each LayerNorm, from −{ $edge } to +{ $edge }, and their spread. Chosen: { $name }. Mean { $mean } → { $after }; learned gain { $leastGain } to { $mostGain }, bias { $leastBias } to { $mostBias }.
    }

## pages/anatomy/plan.js

anatomy-encoder-reads-source = Encoder, reads the source
anatomy-decoder-writes-target = Decoder, writes the target
anatomy-architecture-from-top = The architecture, from top to bottom
anatomy-open-a-component = Open a component
anatomy-shapes-of =
    { $count ->
        [one] shapes of { $picked }
       *[other] ≠ the designs differ here; shapes of { $picked }
    }
# Read aloud after the name of a component.
anatomy-designs-differ-here = , the two designs differ here
anatomy-layers =
    { $layers ->
        [0] no layers
        [one] { $layers } layer
       *[other] { $layers } layers
    }
anatomy-layers-of-two = ≠ { $one ->
        [0] no
       *[other] { $one }
    } or { $other ->
        [0] no
       *[other] { $other }
    } layers

## pages/anatomy/relu_zeros.js

anatomy-layer-units-zero = { $token }, layer { $value }
    { $tokenB } of { $hidden } units at zero
anatomy-in-layer = { $count } in layer { $layer }
anatomy-layer-number = Layer { $layer }
anatomy-mean = mean
anatomy-relu-zeros = Share of the { $hidden } hidden units that ReLU sets to zero, in per cent. For { $token } in layer { $layer } it is { $share }: { $active } units are not zero. Zero for every token of this sentence: { $silent }.

## pages/anatomy/residual.js

anatomy-length-token-points = { $token }, { $points }
    length { $tokenB }
# A place of the residual stream, such as "+ attention, layer 2".
anatomy-point =
    { $what ->
        [embedding] embedding
        [attention] + attention, layer { $layer }
        [cross-attention] + cross-attention, layer { $layer }
        [feed-forward] + feed-forward, layer { $layer }
        [layer] after layer { $layer }
        [last-norm] after the last norm
       *[norm] after the norm, layer { $layer }
    }
anatomy-lengths =
    { $order ->
        [pre] Length of each token’s vector. Every sub-layer adds to it. Only the last norm makes it shorter, to about { $about }. { $token } is longest at { $longest }: { $place }.
        [other] Length of each token’s vector, wherever it changes. { $token } is longest at { $longest }: { $place }.
       *[post] Length of each token’s vector. It rises when a sub-layer adds, and the norm brings it back to about { $about }. { $token } is longest at { $longest }: { $place }.
    }
anatomy-point-outside =
    { $what ->
        [embedding] embedding
       *[last-norm] last norm
    }

## pages/anatomy/mount.js

anatomy-shown-name-count =
    { $count ->
        [one] { $name } is shown.
       *[other] { $name } are shown.
    }
anatomy-there-no-design-here = There is no design “{ $unknown }” here; { $shown }
anatomy-visible-designs-do = The visible designs do not have the component of this link; self-attention is open.

## pages/anatomy/mount.js

anatomy-component-before = Component before
anatomy-component-after = Component after
anatomy-component-of = Component { $component } of { $count }: { $title }
anatomy-what-model-made-from = What the model is made of, from the words to the answer
anatomy-keys-component = [←] [→] component
anatomy-keys-design = [1] … [6] design
anatomy-keys-token = [Tab] to the picture, arrows choose a token

## pages/anatomy/logit_lens.js

anatomy-layer-value = Layer { $value }
anatomy-emb = Emb.
anatomy-embedding = Embedding
anatomy-after-token = after { $token }, { $depthName }
# Behind the sentence about the logit lens.
anatomy-lens-capped = The probabilities are those after the cap of ±{ $cap } that this model puts on its scores.
anatomy-depth-layer = layer { $layer }
anatomy-depth-embedding = embedding
anatomy-word-lens =
    { $when ->
        [never] The output layer applied at every depth: the likeliest token, in per cent. After { $token }, { $written } is not the likeliest at any depth. Bold: the written token. The model was trained for the last depth only.
        [always] The output layer applied at every depth: the likeliest token, in per cent. After { $token }, { $written } is the likeliest from the start. Bold: the written token. The model was trained for the last depth only.
       *[later] The output layer applied at every depth: the likeliest token, in per cent. After { $token }, { $written } is the likeliest from layer { $layer } on. Bold: the written token. The model was trained for the last depth only.
    }

## pages/anatomy/designs.js

anatomy-how-large-others-are = How large others are
anatomy-published-model = model
anatomy-published-times = times this model
anatomy-published-layers = layers
anatomy-published-heads = heads in each
anatomy-published-width = width
anatomy-published-vocabulary = vocabulary
anatomy-published-reads = reads at most

## The place of a chosen design, and the rows of a LayerNorm

anatomy-left = left
anatomy-right = right
anatomy-vector-before = before
anatomy-vector-normalised = normalised
anatomy-vector-after = after

## The designs: sentences that viz_app/view_models sends (anatomy.py, components.py, other_designs.py, sizes.py)
# The title of a component, alone; and inside the title of its stack, "Encoder: self-attention".
anatomy-title =
    { $of ->
        [embedding] Embedding
        [positions] Positions
        [self] Self-attention
        [masked] Masked attention
        [cross] Cross-attention
        [ffn] Feed-forward
        [ffn-and-norms] Feed-forward and norms
        [add-norm] Add and norm
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] First LayerNorm
        [last-LayerNorm] Last LayerNorm
        [first-RMSNorm] First RMSNorm
        [last-RMSNorm] Last RMSNorm
        [mean-pooling] Mean pooling
        [pooled] Pooling
        [classes] Classes
        [hidden-word] Hidden word
       *[next-token] Next token
    }
anatomy-title-inside =
    { $of ->
        [embedding] embedding
        [positions] positions
        [self] self-attention
        [masked] masked attention
        [cross] cross-attention
        [ffn] feed-forward
        [ffn-and-norms] feed-forward and norms
        [add-norm] add and norm
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] first LayerNorm
        [last-LayerNorm] last LayerNorm
        [first-RMSNorm] first RMSNorm
        [last-RMSNorm] last RMSNorm
        [mean-pooling] mean pooling
       *[pooled] pooling
    }
# What the component does, below its title.
anatomy-why =
    { $of ->
        [embedding] Each token id picks one row of the table: its meaning before it has seen any other token.
        [positions] Attention alone does not know order, so each position adds its own pattern.
        [self] Each token looks at the tokens of its own sentence and mixes what it reads.
        [masked] Each token looks back at what is written, never ahead.
        [cross] Queries come from the translation, keys and values from the source. This is the only bridge.
        [norm] Each token is brought to mean 0 and spread 1, then stretched by a gain and shifted by a bias.
        [add-norm] What the sub-layer says is added to the stream, then each token is brought to mean 0 and spread 1, then stretched by a gain and shifted by a bias.
        [norm-without-bias] Each token is brought to mean 0 and spread 1, then stretched by a gain.
        [rms-norm] Each token is divided by its root mean square, then stretched by a gain; its mean is not taken away.
        [ffn] Each token alone: wider, ReLU, narrow again. Most of the parameters of a layer are here.
        [ffn-and-norms] The library keeps what is inside to itself, so its norms are counted here too.
        [mean-pooling] The mean of all tokens: one vector for the whole sentence.
        [pooled] What reads a state for other layers; no answer is made here.
        [classes] One row of weights a class; the softmax of the scores is the answer.
        [hidden-word] Where a word is hidden, these layers make one score for every token of the vocabulary.
       *[next-token] Each row becomes one score for every token of the vocabulary.
    }
# $activation is a name such as gelu, or "an activation".
anatomy-why-feed-forward =
    { $isParallel ->
        [yes] Each token alone: wider, { $activation }, narrow again. It reads what attention reads, and both are added at once.
       *[no] Each token alone: wider, { $activation }, narrow again.
    }
anatomy-why-positions = Attention alone does not know order: { $work }.
# In the sentence before.
anatomy-positions-work =
    { $kind ->
        [rotary] each layer turns queries and keys
        [relative] each distance of two tokens adds a learned number to their scores, in every layer
        [sinusoidal] sinusoidal, added to each token
        [learned] a learned table, added to each token
       *[unknown] how this model knows it is not known here
    }
anatomy-and = { $first } and { $then }
# The name of a choice, in the first column; else it is the name of a tensor.
anatomy-row =
    { $name ->
        [table] table
        [padding-id] padding id
        [multiplied-by] multiplied by
        [kind] kind
        [longest-sentence] longest sentence
        [learned-numbers] learned numbers
        [qkv-weights] weights of Q, K, V
        [qkv-bias] their bias
        [heads] heads
        [scaling] scaling
        [mask] mask
        [closed-cells-become] closed cells become
        [output-weights] weights of the output
        [positions] positions
        [order] order
        [epsilon] ε
        [variance] variance
        [gain-and-bias] gain and bias
        [gain] gain
        [first-weight] first weight
        [between] between
        [second-weight] second weight
        [wider-by] wider by
        [mean-over] mean over
        [weight] weight
        [bias] bias
        [then] then
        [task] task
        [layers] layers
        [width] width
        [hidden-width] hidden width
        [qkv] Q, K, V
        [scale] scale
        [closed-cells] closed cells
        [padding-masks] padding masks
        [layernorm] LayerNorm
        [its-epsilon] its ε
        [embedding-times] embedding times
        [tables] tables
        [pooling] pooling
        [fresh-weights] fresh weights
        [parameters] parameters
       *[other] { $name }
    }
# The short ones of the choices, in the other columns.
anatomy-is =
    { $of ->
        [yes] yes
        [none] none
        [not-known] not known
        [not-seen] not seen
        [of-encoder] that of the encoder
        [post] after each sum
        [pre] before each sub-layer
        [post-norm] after each sum (post-norm)
        [pre-norm] before each sub-layer (pre-norm)
        [after-last-layer] once, after the last layer
        [after-embedding] once, after the embedding
        [after-sub-layer] after the sub-layer, before its sum
        [not-padding] all tokens but padding
        [softmax-classes] softmax over the classes
        [softmax-vocabulary] softmax over the vocabulary
        [xavier] Xavier-uniform
        [pytorch] as PyTorch draws them
        [one-table] one
        [one-of-two] one for both uses
        [two-tables] input and output apart
        [one-of-three] one for all three uses
        [three-tables] source, target and output apart
        [three-linears] three Linears
        [fused-linear] one fused Linear
        [translator] translator
        [classifier] classifier
        [generator] generator
        [encoder] encoder
        [sinusoidal] sinusoidal
        [learned] learned
        [rotary] rotary
        [relative] relative
        [mean] mean
       *[some-activation] an activation
    }
# $fewer is the number of heads of keys and values.
anatomy-heads =
    { $kind ->
        [full] { $heads } of { $width }, each as wide as the model
        [split] { $heads } of { $width }, the width is split
        [shared] { $heads } of { $width }, which share { $fewer } of keys and values
       *[own] { $heads } of { $width }
    }
anatomy-both = { $encoder } + { $decoder }
anatomy-scaling =
    { $how ->
        [scores] scores ÷ √{ $width }
        [inputs] q and k each ÷ ⁴√{ $width }
       *[times] scores × { $factor }
    }
anatomy-capped = { $scaling }, then capped at ±{ $cap }
anatomy-capped-softmax = a cap at ±{ $cap }, softmax over the vocabulary
anatomy-factor = { $factor }
anatomy-mask =
    { $of ->
        [keys] pads closed as keys
        [queries] pads closed as keys and as queries
        [causal-keys] causal, and pads closed as keys
        [causal-queries] causal, and pads closed as keys and as queries
        [causal] causal
        [window] in { $layers } layers only { $reach } tokens near
        [causal-window] causal, in { $layers } layers only { $reach } tokens near
       *[none] none
    }
anatomy-made-by =
    { $how ->
        [fused] one { $size }, cut by head
       *[separate] three { $size }
    }
anatomy-rotary =
    { $hasBase ->
        [yes] each layer turns queries and keys, base { $base }
       *[no] each layer turns queries and keys
    }
anatomy-variance =
    { $kind ->
        [biased] biased: mean square of { $width }
       *[none] none is taken; the mean square of { $width }
    }
anatomy-each = { $width } each
anatomy-times = { $factor } times
# An activation times the other half of what is between the two weights.
anatomy-gated = { $between }, times the other half
anatomy-table-of-three = { $table }, for all three uses
anatomy-tied = { $size }, the embedding again
# Two shapes, one after the other.
anatomy-then = { $first }, then { $then }
# On the card of a design; $layers is such as 6 + 6.
anatomy-card =
    { $design ->
        [paper] as published, base size
        [fused-qkv] one Linear gives q, k and v
        [dawn] closed cells filled with −1e9
        [pad-and-causal] pads closed on both axes
       *[wide-heads] classifier, every head full width
    }
anatomy-card-sizes = { $layers } layers, { $width } wide, { $heads }
anatomy-card-heads =
    { $kind ->
        [shared] { $heads } heads of { $width }, which share { $fewer } of keys and values
       *[own] { $heads } heads of { $width }
    }
# The sizes of published models. A number of three digits, such as 1.56 billion.
anatomy-rounded =
    { $unit ->
        [billion] { $number } billion
        [million] { $number } million
        [thousand] { $number } thousand
       *[one] { $number }
    }
anatomy-published-name =
    { $size ->
        [smallest] { $name }, smallest ({ $year })
        [largest] { $name }, largest ({ $year })
       *[only] { $name } ({ $year })
    }
anatomy-source =
    { $hasWeights ->
        [yes] { $model }: { $paper }, table { $table }, and its published weights.
       *[no] { $model }: { $paper }, table { $table }.
    }
anatomy-taking-apart = Taking the designs apart …

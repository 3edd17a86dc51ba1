## pages/anatomy/class_lens.js

anatomy-adds-score = { $token }, { $depthName }
    adds { $tokenB } to the score of { $labels }

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

## pages/anatomy/current_run.js

anatomy-residual = Residual
anatomy-layernorm = LayerNorm
anatomy-relu = ReLU
anatomy-logit-lens = Logit lens
anatomy-encoder = Encoder
anatomy-decoder = Decoder
anatomy-which-stack = Which stack
anatomy-which-picture = Which picture
anatomy-picture-run-arrow = Picture of this run. Arrow keys choose a token; the sentence below reads it.
anatomy-numbers-as-table = The numbers as a table
anatomy-running-the-sentence = Running the sentence …

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
anatomy-layer-mean-spread = layer { $title }
    mean { $token } → { $tokenB }
    spread { $tokenC } → { $tokenD }
anatomy-the-last-layernorm = the last LayerNorm
anatomy-layer-title = layer { $title }
anatomy-mean-after = mean after
anatomy-spread-after = spread after
anatomy-gain-least = gain least
anatomy-bias-least = bias least

## pages/anatomy/plan.js

anatomy-encoder-reads-source = Encoder, reads the source
anatomy-decoder-writes-target = Decoder, writes the target
anatomy-layers = { $layers } layers
anatomy-layers-2 = ≠ { $layers } layers
anatomy-architecture-from-top = The architecture, from top to bottom
anatomy-open-a-component = Open a component
anatomy-shapes-of =
    { $count ->
        [one] shapes of { $picked }
       *[other] ≠ the designs differ here; shapes of { $picked }
    }

## pages/anatomy/relu_zeros.js

anatomy-layer-units-zero = { $token }, layer { $value }
    { $tokenB } of { $hidden } units at zero
anatomy-in-layer = { $count } in layer { $layer }
anatomy-layer-2 = Layer { $layer }

## pages/anatomy/residual.js

anatomy-length-token-points = { $token }, { $points }
    length { $tokenB }

## pages/anatomy/selection.js

anatomy-shown-name-count =
    { $count ->
        [one] { $name } is shown.
       *[other] { $name } are shown.
    }
anatomy-there-no-design-here = There is no design “{ $unknown }” here; { $shown }
anatomy-visible-designs-do = The visible designs do not have the component of this link; self-attention is open.

## pages/anatomy/view.js

anatomy-component-before = Component before
anatomy-component-after = Component after
anatomy-component-of = Component { $component } of { $count }: { $title }
anatomy-what-model-made-from = What the model is made of, from the words to the answer

## pages/anatomy/word_lens.js

anatomy-layer-value = Layer { $value }
anatomy-emb = Emb.
anatomy-embedding = Embedding
anatomy-after-token = after { $token }, { $depthName }
anatomy-bold-written-token = { $when }. Bold: the written token. The model was trained for the last depth only.

## pages/anatomy/layer_norms.js

anatomy-norm-end = norm at the end

## pages/masks/bugs.js

masks-every-number-map-nan = Every number of this map is NaN: no query may look at a column of padding, and a softmax over no cell is 0 ÷ 0.
masks-softmax-over-wrong = Softmax over the wrong axis
masks-columns-add-up-rows = Columns add up to 1, rows do not. The weight of a key is divided among all queries.
masks-rows-map-add-up = The rows of this map add up to { $lowest } to { $highest }, not to 1.
masks-positions-indexed = Positions indexed by the batch
masks-diagonals-fade-heads = Diagonals fade. Heads that looked at the neighbouring token now look by content only, and word order is lost.
masks-encoder-token-gives = A token gives { $near } to itself and its neighbours, before { $nearB }.
masks-nearly-every-row-one = Nearly every row is one cell at 100 % and the rest 0.
masks-largest-share-row-on = The largest share of a row is { $peak } on average, before { $peakB }.
masks-no-causal-mask = No causal mask
masks-upper-triangle = The upper triangle of the decoder fills up. A token sees the answer that it should predict.
masks-model-trained-like = A model trained like this copies the next token, and its loss falls to almost zero. When it writes by itself, there is no next token to copy.
masks-no-padding-mask = No padding mask
masks-pad-columns-light-up = The ‹pad› columns light up, and the same sentence gets another answer in another batch.
masks-pads-have-vectors = Pads have vectors like other tokens. Without a mask they get weight in every row.
masks-run-has-no-pads = This run has no pads, so there is nothing to see. Add some above.
masks-row-with-no-open = A row with no open cell
masks-with-row-nan-nan = With −∞ the row is NaN, and NaN spreads to everything after it. With −1e9 the row gives the same weight to all tokens, pads included.
masks-softmax-over-no-cell = A softmax over no cell is 0 ÷ 0. This happens to padded queries if both rows and columns are masked.
masks-row-layer-gives-every = Row 1 of layer 1 gives every token the same weight, masked or not.
masks-rows-nan = { $name }: { $broken } of { $rows } rows are NaN.
masks-fill-with = fill with −∞
masks-fill-with-e = fill with −1e9
masks-fill = Fill
masks-what-you-see = What you see
masks-why = Why
masks-in-this-run = In this run
masks-common-mistakes = Common mistakes. Switch one on to learn its signs.
masks-classic-bugs = Classic bugs
masks-softmax-over-queries = { $code } normalises over the queries. The model runs and even trains, so only the sums show the bug.
masks-same-position = With { $axes } tensors, { $code } gives every token of a sentence the same position.
# $root is √dₖ as a formula.
masks-no-division-by = No division by { $root }
masks-scores-too-wide = Scores are { $root } times too wide. The softmax saturates, and its gradient is almost zero.
masks-attention-to-later-tokens = { $leak } of the decoder’s attention goes to later tokens. The new text gets log p { $whole } if it is read all at once, as in training, and { $alone } if it is written token by token. With the mask both are { $masked }; without it they differ by { $gap }. So the training loss no longer measures how well the model writes. This model was trained with the mask and never learned to copy.
# $leaks is a list of maps, each with its share.
masks-attention-on-pads =
    { $isClass ->
        [yes] { $changed ->
            [0] Attention on pads: { $leaks }; the class stays.
           *[other] Attention on pads: { $leaks }; the class changes.
        }
       *[no] { $changed ->
            [0] Attention on pads: { $leaks }; same words.
            [one] Attention on pads: { $leaks }; 1 word changed.
           *[other] Attention on pads: { $leaks }; { $changed } words changed.
        }
    }{ $isSameUnpadded ->
        [yes] { " " }With the mask, pads get 0 %, and the answer is the same as without pads.
       *[no] { "" }
    }

## pages/masks/editor.js

masks-has-no-open-cell = { $token } has no open cell. With the fill −1e9, its softmax gives the same weight to all tokens.
masks-has-no-open-cell-so = { $token } has no open cell, so its softmax is 0 ÷ 0. Open at least one cell, or choose the fill −1e9 to see the other bug.
masks-masks-run = The masks of this run
masks-which-mask = Which mask

## pages/masks/edits.js

masks-encoder-reads-left = Encoder reads left to right
masks-encoder-sees = Encoder sees neighbours only
masks-encoder-tokens-see = Encoder tokens see themselves only
masks-decoder-remembers-two = Decoder remembers two tokens
masks-decoder-sees-only-end = Decoder sees only ‹end› of the source

## pages/masks/panel.js

masks-source-padding = Source padding
masks-encoder-encoder = encoder → encoder
masks-target-padding = Target padding
masks-decoder-decoder = decoder → decoder
masks-causal = Causal
masks-decoder = Decoder
masks-cross = Cross
masks-decoder-encoder = decoder → encoder
masks-space-opens-or-closes = Space opens or closes a cell. Go left or up to a name to change its row or column.
masks-column-close-or-open = Column { $key }: close or open it
masks-row-close-or-open = Row { $query }: close or open it
masks-mask-title-keys = { $title } mask. { $keys }
masks-short-title =
    { $name ->
        [encoder] Source
        [padding] Target
        [causal] Causal
        [decoder] Decoder
       *[cross] Cross
    }
masks-may-look-at =
    { $isOpen ->
        [yes] { $query } may look at { $key }
       *[no] { $query } may not look at { $key }
    }

## pages/masks/tools.js

masks-masks-pads-bugs-fixed = Masks, pads and bugs are fixed in this model, because it shows its attention weights only. Choose one of this project’s own models.
masks-model-takes-no-pads = This model takes no pads.
masks-one-pad-fewer = One { $side } pad fewer
masks-one-pad-more = One { $side } pad more
masks-after-the-text = after the text
masks-before-the-text = before the text
masks-source-pads = Source pads
masks-preset-masks = Preset masks
masks-changed-by-hand = Changed by hand
masks-masks-as-run = Masks as in the run
masks-cell-changed =
    { $cells ->
        [one] { $cells } cell changed
       *[other] { $cells } cells changed
    }
masks-bug-switched-on =
    { $bugs ->
        [one] { $bugs } bug switched on
       *[other] { $bugs } bugs switched on
    }
masks-run-again = Run again
masks-working = Working
masks-click-cell-or-name = click a cell, or the name of a row or column
masks-draw-over-cells = draw over cells
masks-what-mask-does = What a mask does
masks-mask-says-for-each = A mask says for each pair of tokens whether the query may look at the key. If not, the score becomes −∞ before the softmax:
masks-so-weight-exactly = so its weight is exactly 0, and the other weights still add up to 1.
masks-decoder-has-two-masks = The decoder has two masks at once: against padding, and against later tokens.
masks-before-after-read = Before and After read the same target, the first answer, so that their cells can be compared. The answer After is written freely.
masks-pads = Pads:
masks-key-open = { $swatch }may look
masks-key-masked = { $swatch }may not look
masks-key-closed = { $swatch }closed by you
masks-key-opened = { $swatch }opened by you
masks-key-share = share 0 { $ramp }1
masks-key-change = change − { $ramp }+
masks-keys-tab = [Tab] then arrows and [Space]
masks-keys-undo = [Ctrl] [Z] undo

## pages/masks/mount.js

masks-running-sentence-with = Running the sentence with its masks …
masks-ran-again = Ran again: { $changed }.
masks-mask-says-which-words = A mask says which words may be looked at. Close some, and run again

## pages/masks/tools.js

masks-pads-of-side =
    { $side ->
        [source] source
       *[target] target
    }
masks-pads-after = after
masks-pads-before = before

## pages/break/mount.js

break-heads = Heads
break-who-may-speak = who may speak
break-all-heads = All heads
break-masks = Masks
break-what-may-be-looked = what may be looked at
break-all-masks-bugs = All masks and bugs
break-words = Words
break-what-is-read = what is read
break-all-words = All words
break-word-order = Word order
break-what-says-where-word = what says where a word stands
break-waves-and-shifts = Waves and shifts
break-swap-parts = Swap parts
break-from-another-sentence = from another sentence
break-two-sentences-side = Two sentences, side by side
break-head-layer-off = Head { $head } of layer { $layer } off
break-all-heads-look-off = All { $heads } heads that look at { $looked }, off
break-no-causal-mask = No causal mask
break-left-out = { $word } left out
break-word-order-shuffled = Word order shuffled
break-no-word-has-place = No word has a place
break-change-one-thing = Change one thing inside the model, and watch the answer.
break-changes-add-up =
    { $isFound ->
        [yes] Each line is a true run of this sentence. Changes add up and stay on every page until you take them back.
       *[no] The model is computing what each change does. Changes add up and stay on every page until you take them back.
    }
break-no-answer = This model gives no answer that a change could alter. Masks and Word order show what a change does to its heads.
break-nothing-changes = Nothing changes: that is a finding, too.
break-only-reading-fails = Writing: no change. Reading a finished answer: it sees later words, and its guesses fail.
break-hidden-from =
    { $isTranslator ->
        [yes] { $word } hidden from the decoder
       *[no] { $word } hidden from all later words
    }

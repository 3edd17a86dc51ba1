## pages/overview/book.js

overview-given-by-you = given by you
overview-words-models-own = the words { $sum } and the model’s own leaning { $leaning } make a lead of { $lead } for { $label } over { $against }
overview-from-on-says-label = from { $below } on it says a label
overview-written-in-pieces = { $word } is written in pieces; first: { $first }
overview-end-means-finished = { $end } means finished: it stops
overview-goes-back-in =
    { $isLong ->
        [yes] then { $word } goes back in, as the next word to read
       *[no] then { $word } is read next
    }

## pages/overview/captions.js

overview-head-of-layer = head { $head } of layer { $layer }
overview-nothing-row-nan = nothing: its row is NaN
overview-head-finds-no-fitting = A head that finds no fitting word often rests on such a mark.
overview-head-not-sure-here = This head is not sure here: no word gets half of what it has to give.
overview-it-is = It is { $head }.
overview-each-word-becomes = Each word becomes a list of numbers, and a wave is added that says where it stands.
overview-model-word-only-such = To the model, a word is only such a list.
overview-all-heads-do-side = This is { $head }; all heads do it side by side, layer after layer.
overview-may-not-look-later =
    { $count ->
        [one] Nothing is written yet, so there is only the start mark to look at.
       *[other] { $look } It may not look at later words: they do not exist yet.
    }
overview-each-layer-does-so =
    { $isLast ->
        [yes] { " " }Each layer does so in turn: look back, look across, then every place reworks its numbers by itself.
       *[no] { $look } Each layer does so in turn: look back, look across, then every place reworks its numbers by itself.
    }
overview-green-speaks-for = Green speaks for it, purple against it, that is for { $against }.
overview-so-stops-nothing-goes = So it stops, and nothing goes back in.
overview-transformer-reads = This Transformer reads a text and makes a list of numbers of each word.
overview-says-label-only-from = It says a label only from { $below } on; no label reaches that.
overview-what-words-say-for = What the words say for it and against it adds up to that.
overview-one-look =
    { $isCross ->
        [yes] It is { $head }, one of { $layers } that look across.
       *[no] It is { $head }, one of { $layers } that look back.
    }
overview-choose-another-one-or = { $which } Choose another one, or switch it on again.
overview-five-steps-lead-each = { $which } Five steps lead to each word: play them, or choose any word.
overview-has-one-text-only = { $which } It has one text only, so it looks back, never across.
overview-means-finished-stops = It means finished: it stops.
overview-word-of = Word { $step } of { $count }.
overview-now-break-each-three = Now break it: each of the three experiments below is a real run.
overview-shares-and-rest =
    { $others ->
        [one] { $items }; the other word { $rest }
       *[other] { $items }; the other { $others } words together { $rest }
    }
overview-word-takes-from = Each word gathers from the others. Here { $word } takes from { $shares }.
overview-new-place-looks-back =
    { $isFirst ->
        [yes] The new place looks back at { $shares }.
       *[no] To go on after { $word }, the new place looks back at { $shares }.
    }
# $side is a language.
overview-then-looks-at = Then it looks at the { $side }: { $shares }.
overview-speaks-for-or-against = Each word speaks for or against { $label }, and the numbers are added.
overview-end-gets = { $word } gets { $share }: it means finished.
overview-you-gave-it = You gave { $word }; by itself, the model gives it { $share }.
overview-word-gets =
    { $isWhole ->
        [yes] Of all pieces, { $word } gets { $share }.
       *[no] { $word } is written in pieces; its first, { $first }, gets { $share }.
    }
overview-then-is-read =
    { $isCross ->
        [yes] Then { $word } goes back in as the next word to read, and look back, look across and choose start again.
       *[no] Then { $word } goes back in as the next word to read.
    }
overview-is-unsure = This Transformer is { $word }: { $shares }.
overview-says-or-guesses =
    { $isGuess ->
        [yes] This Transformer guesses { $word } ({ $share }).
       *[no] This Transformer says { $word } ({ $share }).
    }
overview-next-is = Next is { $name }, { $share }.
# $word is written; $from is the word that it came from, with its share.
overview-word-from = { $word } ← { $from }
overview-head-gives-nothing =
    { $isGiven ->
        [yes] { $word } was given. At its place, this head gives nothing: it is off.
       *[no] To write { $word }, this head gives nothing: it is off.
    }
overview-one-head-looked-at =
    { $isGiven ->
        [yes] { $word } was given. At its place, one of its { $heads } heads looked at { $shares }.
       *[no] To write { $word }, one of its { $heads } heads looked at { $shares }.
    }
overview-you-gave-words =
    { $count ->
        [one] You gave 1 word; this Transformer wrote { $word } next.
       *[other] You gave { $count } words; this Transformer wrote { $word } next.
    }
overview-one-text-looks-back = It has one text only, so it looks back, never across: { $shares }.
overview-that-was-the-story = That was the whole story: { $outcome }

## pages/overview/experiments.js

overview-switch-off-head-layer = Switch off head { $head } of layer { $layer }
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] Hide { $looked } from the decoder
       *[no] Hide { $looked } from all later words
    }
overview-leave-out = Leave out { $word }
overview-shuffle-word-order = Shuffle the word order
overview-model-computing = The model is computing.
overview-try-it = Try it
overview-undo = Undo
overview-all-off = All { $others } off
overview-all-on-again = All on again
overview-three-real = Three real experiments. A change stays on every page until you take it back.
overview-now-break-it = Now break it
overview-it-looks-at = It looks at { $looked } { $share }.
overview-other-heads-look =
    { $others ->
        [one] 1 other head looks there too.
       *[other] { $others } other heads look there too.
    }
overview-matters-most = Of { $heads } heads, this one matters most here.
overview-no-head-changes =
    { $isVerdict ->
        [yes] No single head changes this verdict.
       *[no] No single head changes this word.
    }
overview-nothing-changes = Nothing changes: that is a finding, too.
overview-why-of-card =
    { $kind ->
        [hide] It writes what is left to see.
        [out] This word says most for the verdict.
       *[shuffle] The same words, their places mixed up.
    }

## pages/overview/grids.js

overview-each-square-one-head = Each square is one head: rows look, columns are looked at, dark is much. Framed: the head that is drawn.
overview-all-heads-of = All heads of { $title }
overview-layer-head =
    { $isOff ->
        [yes] Layer { $layer }, head { $head }: off
       *[no] Layer { $layer }, head { $head }
    }
overview-layer-head-of = layer { $layer }, head { $head } of { $heads }
overview-inside-this-head = Inside this head

## pages/overview/leaf.js

overview-other-words =
    { $isOff ->
        [yes] { $count } other words{ " " }
       *[no] { $count } other words { $sum }
    }
overview-other-words-counted = { $count } other words

## pages/overview/parts.js

overview-more-count = { $count } more
overview-wave-place = the wave of place { $index }

## pages/overview/picture.js

overview-parts-model-what = The parts of the model, and what flows between them
overview-each-word-becomes-list = each word becomes a list of numbers
overview-each-word-gathers = each word gathers from the others; now it has its context
overview-what-written = at what is written
overview-all-words-so-far = at all words so far
overview-at-the = at the { $sides }
overview-what-each-word-says = what each word says for and against
overview-next-piece-text = the next piece of text
overview-label-or-none = a label, or none
overview-the-likeliest = the likeliest
# Above the next message, where the other steps have a number.
overview-then = then
overview-break-it = Break it
overview-steps-story = Steps of the story
overview-the-picture = The picture

## pages/overview/state.js

overview-head-off-passes = This head is off: it passes nothing on.
overview-all-others = all others

## pages/overview/story.js

overview-read = Read
overview-all-about-word-order = All about word order
overview-relate = Relate
overview-look-back = Look back
overview-back = Back
overview-look-across = Look across
overview-across = Across
overview-add-up = Add up
overview-the-whole-sum = The whole sum
overview-choose = Choose
overview-choose-brief = Choose
overview-why-this-word = Why this word
overview-why-this-answer = Why this answer

## pages/overview/mount.js

overview-esc-shows-everything = Esc shows everything
overview-seconds-steps = { $seconds } seconds, { $count } steps
overview-stop = ❚❚ Stop
overview-play-again = ▶ Play again
overview-play-the-story = ▶ Play the story
overview-word-before = Word before
overview-next-word = Next word
overview-steps = Steps

## pages/overview/book.js

overview-given-by-you = given by you
overview-words-models-own = the words { $sum } and the model’s own leaning { $leaning } make a lead of { $lead } for { $label } over { $against }
overview-from-on-says-label = from { $below } on it says a label

## pages/overview/captions.js

overview-head-of-layer = head { $head } of layer { $layer }
overview-nothing-row-nan = nothing: its row is NaN
overview-other-words-together =
    { $others ->
        [one] the other word
       *[other] the other { $others } words together
    }
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
overview-head-gives-nothing = this head gives nothing: it is off.
overview-choose-another-one-or = { $which } Choose another one, or switch it on again.
overview-five-steps-lead-each = { $which } Five steps lead to each word: play them, or choose any word.
overview-has-one-text-only = { $which } It has one text only, so it looks back, never across.
overview-means-finished-stops = It means finished: it stops.
overview-word-of = Word { $step } of { $count }.
overview-now-break-each-three = Now break it: each of the three experiments below is a real run.

## pages/overview/experiments.js

overview-switch-off-head-layer = Switch off head { $head } of layer { $layer }
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] Hide { $looked } from the decoder
       *[no] Hide { $looked } from all later words
    }
overview-leave-out = Leave out { $word }
overview-shuffle-word-order = Shuffle the word order
overview-it-looks-at = It looks at { $looked } { $share }. { $without }
overview-model-computing = The model is computing.
overview-try-it = Try it
overview-undo = Undo
overview-all-off = All { $others } off
overview-all-on-again = All on again
overview-three-real = Three real experiments. A change stays on every page until you take it back.
overview-now-break-it = Now break it

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
overview-other-words-2 = { $count } other words

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
overview-why-this-word = Why this word
overview-why-this-answer = Why this answer

## pages/overview/view.js

overview-esc-shows-everything = Esc shows everything
overview-seconds-steps = { $seconds } seconds, { $count } steps
overview-play-again = ▶ Play again
overview-play-the-story = ▶ Play the story
overview-word-before = Word before
overview-next-word = Next word
overview-steps = Steps

# The strip: the sentence and its answer on every tab.

## spine/changes.js

# $changes: chips such as “no causal mask”, or spine-this-change. $reason is a sentence.
spine-refused = { $changes }: { $reason }

## pages/spine/changes.js

spine-how-changes-read = struck = before, underlined = after; every page shows the changed run
spine-undo-all = Undo all
spine-changed = Changed
spine-changes-of-run = Changes of this run
spine-undo = Undo: { $text }
spine-this-change = This change

## pages/spine/line.js

spine-typed = typed ‘{ $typed }’
spine-not-written-yet = not written yet

## pages/spine/play.js

spine-stop = Stop
spine-play-the-words = Play the words
spine-speed = Speed { $speed }

## pages/spine/state.js

spine-nan = NaN: this change leaves a row with nothing to look at
spine-adds-for-label = { $part } for { $label }
spine-head-off = this head is off
spine-share-of-head = { $share } of what head { $head } of layer { $layer } looks at
spine-no-label-reaches = no label reaches { $below }
spine-same-verdict = same verdict; { $label } { $was } → { $probability }
spine-same-words = same words; { $word } { $was } → { $now }
spine-text = Text
spine-given = Given
spine-written = Written

## pages/spine/verdict.js

spine-verdict = Verdict

## pages/spine/mount.js

spine-not-run-yet-enter = not run yet: Enter
spine-a-given-word = a given word
spine-word-of = word { $step } of { $count }
spine-word-before = Word before
spine-next-word = Next word
spine-pieces-key = Show the pieces that the model reads and writes. Without them, the weights of a word are summed over the pieces of a key and averaged over those of a query. Key: W
spine-pieces = Pieces
spine-close = Close
spine-sentence-answer = The sentence and its answer
spine-all = All
spine-changes =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
spine-show-whole-answer = { $text }: show the whole answer
spine-now-it-writes = Now it writes: { $output }
spine-as-it-was = As it was: { $output }

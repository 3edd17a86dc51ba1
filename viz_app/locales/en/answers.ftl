# How many answered such a question.

## The animal that stands for a pupil

# It is made of two numbers, so each language has its own 32 kinds and 32 animals, in the same order; the two stand in words that need no endings of each other.
answers-animal = { $kind ->
    [0] amber
    [1] azure
    [2] bright
    [3] brisk
    [4] calm
    [5] clever
    [6] copper
    [7] coral
    [8] cosy
    [9] crisp
    [10] daring
    [11] early
    [12] gentle
    [13] golden
    [14] grand
    [15] happy
    [16] hazel
    [17] indigo
    [18] ivory
    [19] jolly
    [20] keen
    [21] lilac
    [22] lively
    [23] lunar
    [24] merry
    [25] misty
    [26] noble
    [27] olive
    [28] quick
    [29] quiet
    [30] ruby
   *[31] silver
  } { $animal ->
    [0] badger
    [1] beaver
    [2] bison
    [3] crane
    [4] dolphin
    [5] falcon
    [6] finch
    [7] fox
    [8] gecko
    [9] hare
    [10] hedgehog
    [11] heron
    [12] ibex
    [13] koala
    [14] lynx
    [15] newt
    [16] orca
    [17] otter
    [18] owl
    [19] panda
    [20] penguin
    [21] puffin
    [22] quail
    [23] raven
    [24] robin
    [25] seal
    [26] stork
    [27] swift
    [28] tapir
    [29] tern
    [30] wombat
   *[31] zebra
  }

## The end of a lesson

answers-close = Close
# Words between ** are bold. $later counts those that were right at a later try.
answers-result = { $later ->
    [0] **You are the { $animal }.** { $right } of { $count } right at the first try.
   *[other] **You are the { $animal }.** { $right } of { $count } right at the first try, { $later } later.
  }
answers-yours = Your answers
answers-question = Question
answers-said = You said
answers-right = Right
answers-your-code = Your code
answers-your-code-note = Your code: show it, or copy it for your teacher. It holds your choices, the minutes and this animal, nothing else.
answers-qr = The code as a QR code
answers-copy = Copy
# A button: it prints the answers of a pupil and the code.
answers-print-card = Print
answers-copied = Copied: { $code }
answers-not-copied = This browser does not let a page copy. The code is { $code }
answers-finished-here = Lessons that you finished here
answers-lesson = Lesson

## What a class said

# How many answered a question without a right answer.
answers-voted = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
  }
answers-counts = { $first } of { $count } at once · { $later } later · { $hints } took the hint
# How many wrote a text, in place of bars.
answers-wrote = { $count ->
    [one] { $count } wrote a text. It stays on the phone.
   *[other] { $count } wrote a text. The texts stay on the phones.
  }
# Beside the bars of the choices.
answers-shown-them = asked to be shown
answers-none = no answer
answers-heat = What the class chose, and what the head looks at
# Rows of the same table.
answers-class = the class
answers-head = the head
# A first guess in a table: the visitor asked for the answer, or chose a token.
answers-shown = shown
answers-token = token { $number }
# The same for a task: a view that is not of one head, or a text.
answers-view = a view
answers-written = written

## Collect answers

answers-collect = Collect answers
answers-codes = Codes, one a line
answers-help = One code a line, in capital or small letters, with spaces or without. They are read in this page; none is sent. Anyone can make a code: they are for learning, not for marks.
answers-read = { $good } of { $count } codes read
answers-no-codes = No codes yet
answers-download = Download CSV
answers-print = Print the bars
# A table: the pupils, the minutes that each took, and what each said at each stop.
answers-pupils = Table of pupils
answers-minutes = min
answers-pupil = Pupil
answers-stop = Stop { $stop }
# Half of the class took $half minutes or less.
answers-summary = { $done } of { $count } finished, in { $least } to { $most } minutes (half in { $half } or less). Bars and counts are first guesses.
# All took $most minutes.
answers-summary-alike = { $done } of { $count } finished. Minutes: { $most }. Bars and counts are first guesses.
answers-more-lines = { $count ->
    [one] And { $count } more line.
   *[other] And { $count } more lines.
  }
answers-twice = Codes that came twice: { $count }. A pupil counts once.

## What is wrong in a line

answers-no-letter = Line { $line }: “{ $letter }” is in no code.
answers-short = Line { $line }: it is too short to be a code.
answers-unreadable = Line { $line }: a character is wrong or missing.
answers-newer = Line { $line }: a newer page made it: reload this one.
answers-other-lesson = Line { $line }: it is of another lesson: open that one first.
answers-contradicts = Line { $line }: it contradicts itself.
# After one of these, before the button that mends the line.
answers-one-change = One change makes it right.
answers-mend = Mend

builder-language = Language of the texts
# In the list of languages: the one that the lesson was written in first.
builder-first-language = { $language }, the first
builder-text = Text
builder-question = Question
builder-choice = Choice { $number }
# The text that is shown to who gives this answer.
builder-feedback = Why not “{ $choice }”
builder-hint = Hint
builder-after = After the answer

## The builder and its tools

builder-heading = Build a lesson
builder-label = Lesson builder
builder-title-field = Title of the lesson
# The title of a lesson that got none.
builder-untitled = A lesson
builder-close = Close
builder-undo = Undo
builder-redo = Redo
builder-add = Add this view as a stop
builder-try = Try it
builder-copy-link = Copy one link
builder-save = Save as a file
# Makes a package for Moodle and other learning platforms.
builder-moodle = For Moodle
builder-open-file = Open a file
builder-new = New
# A list of the drafts that New or a file took the place of.
builder-earlier = Earlier drafts
builder-comes-back = The lesson before it comes back with Undo.
# Titles of the three messages below: what an action did.
builder-link-copied = The link of this lesson is copied: { $count } characters.
builder-copy-this = Copy this link
builder-packing = Packing: file { $file } of { $count } …
# The command stays as it is.
builder-packed = The package is saved: { $size } MB, with all models of this page. A smaller one, of a saved file: glassformer scorm lesson.json
builder-files-lost = The files of the page cannot be fetched here. Save the lesson as a file, then: glassformer scorm lesson.json

## The stops

builder-no-text = No text yet
builder-up = Move stop { $stop } up
builder-down = Move stop { $stop } down
builder-twin = Copy stop { $stop }
builder-drop = Delete stop { $stop }
builder-added = Stop { $stop } added.
builder-deleted = Stop { $stop } deleted. Undo brings it back.
builder-moved = Stop { $from } is now stop { $to }.
builder-most = A lesson has at most { $most } stops.
builder-no-right = Stop { $stop } has no right choice: put a * before it.

## The fields of a stop

builder-replace-view = Replace its view by this one
# A list of places of the page, one of which gets a frame.
builder-frame = Frame
# A list of what the run puts into a text; the second is the entry at its top.
builder-insert = Insert
builder-from-run = from the run
# No frame, or no place that is covered.
builder-nothing = nothing
builder-covered = Covered until the answer
builder-tries = Tries
builder-any-tries = Any number
builder-ask-none = No question
builder-ask-choices = A question with choices
builder-ask-tokens = Answered on the source tokens
builder-ask-poll = A question without a right answer
builder-ask-find = A task: find a view
builder-ask-text = A task: write a text
builder-choices = Choices, one a line; * marks the right one, | why another is not
# What must be true of a view that is to be found.
builder-when = True of the view, one a line, such as { "{weight} > 60" }

## What the builder says of a text, and of the page

builder-typed = “{ $text }” is typed: it stays when the run changes. Insert it from the run.
builder-placed = “{ $text }” is not true on a phone, which has one column. Insert { "{where@heads}" } instead, with the name of the place.
# A button: it covers a place that shows what the answer says.
builder-cover = Cover “{ $place }”: it shows { $fact }
builder-cover-place = Cover “{ $place }”: it can show what the answer says
# A button: it covers all places that the buttons after it name.
builder-cover-all = Cover all of these places
# A button, while the texts of another language are edited.
builder-make-first = Make { $language } the first language
builder-is-first = { $language } is the first language now: what another one lacks is said in it. Undo takes it back.

# Where a place stands, inside a sentence: "The heads are {where} of it."
lessons-above = above
lessons-below = below
lessons-left = on the left
lessons-right = on the right
# In place of these, where a place is not in sight or on paper.
lessons-on-page = on the page

## Texts that are written

lessons-compare = Compare
lessons-compare-with = One way to say it:
lessons-written = You wrote:

## Questions without a right answer

lessons-skip = Skip

## Texts that a class hands in

lessons-send = Send

## The list of lessons, and what the menu has for teachers

# Beside the title of a lesson, in the menu. A way for beginners has a number, the others a level from 1 to 3.
lessons-note = { $minutes } min
lessons-note-level = level { $level }, { $minutes } min
lessons-note-way = { $at } of { $count }, { $minutes } min
lessons-for-beginners = A short way for beginners
lessons-more = More, by difficulty
lessons-go-on = Go on with “{ $title }”
lessons-go-on-at = stop { $stop }
lessons-class = Start a class
lessons-class-note = pupils answer on their phones
lessons-join = Join a class
lessons-join-note = with a code
lessons-worksheet = Worksheet and solution
lessons-worksheet-note = of this lesson, to print
lessons-yours = Your answers
lessons-yours-note = with their codes
lessons-collect = Collect answers
lessons-collect-note = the codes of a class
lessons-build = Build a lesson
lessons-build-note = from views like this one
lessons-open = Open a lesson
lessons-open-note = a file
# After the last stop. "Tour" is the button of the header with the list of lessons.
lessons-over = “{ $title }” is over. Next under Tour: “{ $next }”. Or type a sentence of your own, and break it.

## The sheet of a stop

lessons-stop-of = { $stop } of { $count }
lessons-leave = Leave
lessons-back = Back
lessons-next = Next
lessons-finish = Finish
lessons-finished = Finished
lessons-done = Done
lessons-show-me = Show me
# In place of "Next", once the key of a clicker was pressed at an open question.
lessons-press-again = Press again to show the answer
lessons-otherwise = This run says otherwise: the lesson was made with another model or another version of it.
lessons-not-shown = This stop cannot be shown: { $problem }
# Over a place of the page that would give the answer away.
lessons-covered = Covered until the answer

## Questions

lessons-answer = Answer
lessons-hint = Hint
# A question that a token of the source answers.
lessons-click = Click it in the sentence. The bars and numbers come after your answer.
lessons-chosen = You chose { $token }.
# What is said to an answer. Words between ** are bold.
lessons-is-right = **Right**: { $right }.
lessons-is-another = **You said**: { $said }. It is another.
lessons-answer-is = **Answer**: { $right }.
# After a try that missed, and then asking to be shown.
lessons-said-shown = **You said**: { $said }. Answer: { $right }.
lessons-said-right = **You said**: { $said }. Right: { $right }.
# A question without a right answer.
lessons-said = **You said**: { $said }.
lessons-said-nothing = **You said** nothing.
# In a table, in place of a first guess.
lessons-shown = shown
# A task to find a view of the page.
lessons-check = Check this view
lessons-found = Found
lessons-not-found = **Not this one**. Look further, then check again.
# After a view that misses, of a task with a number of tries.
lessons-tries-over =
    { $tries ->
        [one] **Not this one**, and there was one try.
       *[other] **Not this one**, and that was the last of { $tries } tries.
    }
# $head is a name such as “Cross, layer 2, head 4”.
lessons-one-that-fits = One that fits: **{ $head }**.

## Classes

lessons-sent = Sent

## Lessons of links and files

lessons-unreadable = This link holds no lesson that can be read. Ask for the lesson’s file instead.
lessons-too-long = This lesson has { $count } characters; { $most } fit.

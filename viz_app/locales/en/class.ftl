# On the board: the next text of such a question.
class-show-why = Show the text
# Stands after "12 of 25" on the board.
class-poll = have answered
# On a phone, under the field of a text.
class-write = Write, then send.
# The choice at the start of a class, and what it offers.
class-written-answers = Written answers
class-texts-stay = Stay on the phones
class-texts-stay-how = Each pupil compares the text with the answer of the lesson.
class-texts-come = Come to me
class-texts-come-how = At most 140 characters each. They are kept until the end, and the board shows one only when you click it.
# On the board: one of the texts, by its number. It is covered, or shown.
class-reveal = Show text { $number }
class-cover = Cover text { $number }
# In the teacher's table: the same for the text beside it.
class-reveal-it = Show on the board
class-cover-it = Cover on the board
# On the board, after "12 of 25", once no text is taken any more.
class-reveal-how = texts. Click one to show it.
# On the board: the next step shows the answer of the lesson to a question that was answered by texts.
class-show-example = Show one way to say it

## Start a class

class-start-heading = Start a class
class-start = Start the class
class-lesson = Lesson
class-pace = Pace
class-i-lead = I lead
class-i-lead-how = All phones stand at your stop. One key leads through: ask, close, show, next.
class-own-pace = Each at their own pace
class-own-pace-how = Pupils go on by themselves. You see how far the class is, and can hold it.
class-feedback = Feedback
class-when-shown = When I show it
class-when-shown-how = No phone gives the answer away. You can ask again after they have talked.
class-at-once = At once, with a second try
class-at-once-how = As at home: a hint, a second try, then why.
class-animals = Each pupil gets a random animal. Nobody types a name.
# What the server keeps. Words between ** are bold.
class-kept = **Kept until the end:** Room, lesson, stop, choice, a random number for each phone, the minute. No name, no address, no cookie. Deleted a minute after you press End, or 24 hours after the start. If you write down who the { $animal } is, that list is personal data, and yours.

## The board

class-board = The board of the class
# Before the class begins: where pupils go; the code stands below in large digits.
class-open-and-type = Open { $address } and type
class-here = { $count ->
    [one] **{ $count }** is here.
   *[other] **{ $count }** are here.
  }
class-copy-link = Copy my link
class-copy-link-note = It leads the class from anywhere, also after a reload. Keep it to yourself.
class-link-copied = Copied. Whoever has this link leads the class.
class-not-copied = This browser does not let a page copy. Copy the address of this page.
class-stop-of = { $stop } of { $count }
class-begin = Begin
class-next = Next
class-back = Back
class-finish = Finish
class-undo = Undo
# Ends the question, though not all have answered.
class-close-of = Close: { $done } of { $count }
class-show-answers = Show the answers
class-show-right = Show what is right
class-again = Vote again
# Shows the page behind the board.
class-picture = Picture
class-open-door = Open the door
class-close-door = Close the door
class-door-closed = The door is closed.
class-let-go = Let them go on
class-hold = Hold them here
class-table = Table
class-end = End
class-end-class = End the class
# The keys of a clicker and of the keyboard.
class-keys = PgDn on · PgUp back · P picture · B black
# How many of how many. The bold number is large; class-poll to class-right stand below it.
class-count = **{ $number }** of { $count }
class-second-vote-open = have answered. Second vote.
class-closed = answers. Convince your neighbour; then vote again, or see what is right.
class-closed-second = answers. The mark is the first vote.
class-right = right
# The same for a task to find a view.
class-found-it = found it
# Below the heads on the board: how many handed in a view that is none of them.
class-elsewhere = Other views: { $count }
class-right-before = right, { $before } before you talked
class-late = Late? Scan this, or type the code.
class-first-vote = first vote
class-second-vote = second vote
# Rows over the tokens of a sentence: what was said, and where the head looks.
class-says = **The class** says
class-guesses = **The class** is guessing
class-looks = **The head** looks
class-head-covered = **The head** is covered
# In place of the lines from the head to the tokens.
class-lines-covered = The lines are covered.
# Below the number of answers to a second vote.
class-closed-votes = answers. Second vote.
class-key-share = share: 0 { $ramp } 1

## The end

class-found-out = What you found out
class-right-answers = Right answers
class-question = Question
class-right-column = Right
class-right-of = { $right } of { $count }
class-not-asked = not asked
class-over = The class is over.
class-deleted-soon = What was kept of it is deleted in one minute.
class-gone = The class is over, and all that was kept of it is deleted.

## The teacher's table

class-who = Who said what
class-who-heading = Who said what: for your eyes
class-pupil = Pupil
class-stop = Stop { $stop }
class-phone = Phone
# Takes a phone out of the class.
class-drop = Drop
class-drop-one = Drop { $animal }
class-download = Download CSV

## A phone

class-join-heading = Join a class
class-type-code = Type the code on the board.
class-code = Code of the class
class-join = Join
class-to-page = Back to the page
class-six-digits = The code has six digits. Look at the board.
class-nobody-asks = You get a random animal. Nobody asks for your name.
class-you-are = You are the { $animal }
class-begins-soon = Your teacher begins soon. Keep this page open.
class-leave = Leave
class-choose = Choose, then send.
class-sending = Sending …
class-sent = Sent. You can change it until your teacher closes the question.
class-talk = Closed. Talk about it: what did your neighbour say?
class-teacher-goes-on = Your teacher goes on.
class-offline = No connection. What you answered is kept; the page tries again.
class-lost = No connection. What you answered is kept, and the page tries again by itself.
class-over-heading = The class is over
class-thanks = Thank you.
class-done = Done

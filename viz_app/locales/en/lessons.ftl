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

# After "You said", if no choice was taken.
lessons-nothing = nothing.
lessons-said = You said
lessons-skip = Skip
# On the board: the next text of such a question.
lessons-show-why = Show the text
# Stands after "12 of 25" on the board.
lessons-poll = have answered
# How many answered such a question.
lessons-voted = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
  }

## Texts that a class hands in

lessons-send = Send
# On a phone, under the field of a text.
lessons-write = Write, then send.
# The choice at the start of a class, and what it offers.
lessons-written-answers = Written answers
lessons-texts-stay = Stay on the phones
lessons-texts-stay-how = Each pupil compares the text with the answer of the lesson.
lessons-texts-come = Come to me
lessons-texts-come-how = At most 140 characters each. They are kept until the end, and the board shows one only when you click it.
# On the board: one of the texts, by its number. It is covered, or shown.
lessons-reveal = Show text { $number }
lessons-cover = Cover text { $number }
# In the teacher's table: the same for the text beside it.
lessons-reveal-it = Show on the board
lessons-cover-it = Cover on the board
# On the board, after "12 of 25", once no text is taken any more.
lessons-reveal-how = texts. Click one to show it.
# On the board: the next step shows the answer of the lesson to a question that was answered by texts.
lessons-show-example = Show one way to say it

## The builder's fields for a lesson in another language

lessons-language = Language of the texts
# In the list of languages: the one that the lesson was written in first.
lessons-first-language = { $language }, the first
lessons-text = Text
lessons-question = Question
lessons-choice = Choice { $number }
# The text that is shown to who gives this answer.
lessons-feedback = Why not “{ $choice }”
lessons-hint = Hint
lessons-after = After the answer

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

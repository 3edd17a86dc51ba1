# How many answered such a question.
answers-voted = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
  }

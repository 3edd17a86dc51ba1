answers-voted = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
  }

answers-voted = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
  }

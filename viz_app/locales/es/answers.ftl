answers-voted = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
  }

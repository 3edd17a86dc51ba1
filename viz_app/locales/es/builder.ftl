builder-language = Idioma de los textos
builder-first-language = { $language }, el primero
builder-text = Texto
builder-question = Pregunta
builder-choice = Opción { $number }
builder-feedback = Por qué no «{ $choice }»
builder-hint = Pista
builder-after = Después de la respuesta

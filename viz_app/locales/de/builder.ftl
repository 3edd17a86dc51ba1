builder-language = Sprache der Texte
builder-first-language = { $language }, die erste
builder-text = Text
builder-question = Frage
builder-choice = Antwort { $number }
builder-feedback = Warum nicht „{ $choice }“
builder-hint = Hinweis
builder-after = Nach der Antwort

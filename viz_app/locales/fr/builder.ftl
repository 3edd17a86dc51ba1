builder-language = Langue des textes
builder-first-language = { $language }, la première
builder-text = Texte
builder-question = Question
builder-choice = Choix { $number }
builder-feedback = Pourquoi pas « { $choice } »
builder-hint = Indice
builder-after = Après la réponse

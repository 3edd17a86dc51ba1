lessons-above = au-dessus
lessons-below = en dessous
lessons-left = à gauche
lessons-right = à droite
lessons-on-page = sur la page

## Texts that are written

lessons-compare = Comparer
lessons-compare-with = Une façon de le dire :
lessons-written = Vous avez écrit :

## Questions without a right answer

lessons-nothing = rien.
lessons-said = Votre réponse
lessons-skip = Passer
lessons-show-why = Montrer le texte
lessons-poll = ont répondu
lessons-voted = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
  }

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

lessons-nothing = (aucune).
lessons-said = Votre réponse
lessons-skip = Passer

## Texts that a class hands in

lessons-send = Envoyer

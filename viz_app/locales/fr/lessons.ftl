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
lessons-show-why = Montrer le texte
lessons-poll = ont répondu
lessons-voted = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
  }

## Texts that a class hands in

lessons-send = Envoyer
lessons-write = Écrivez, puis envoyez.
lessons-written-answers = Réponses écrites
lessons-texts-stay = Restent sur les téléphones
lessons-texts-stay-how = Chaque élève compare son texte à la réponse de la leçon.
lessons-texts-come = Me sont envoyées
lessons-texts-come-how = Au plus 140 caractères chacune. Elles sont gardées jusqu’à la fin, et le tableau n’en montre une que si vous cliquez dessus.
lessons-reveal = Montrer le texte { $number }
lessons-cover = Couvrir le texte { $number }
lessons-reveal-it = Montrer au tableau
lessons-cover-it = Couvrir au tableau
lessons-reveal-how = textes. Cliquez sur l’un d’eux pour le montrer.
lessons-show-example = Montrer une façon de le dire

## The builder's fields for a lesson in another language

lessons-language = Langue des textes
lessons-first-language = { $language }, la première
lessons-text = Texte
lessons-question = Question
lessons-choice = Choix { $number }
lessons-feedback = Pourquoi pas « { $choice } »
lessons-hint = Indice
lessons-after = Après la réponse

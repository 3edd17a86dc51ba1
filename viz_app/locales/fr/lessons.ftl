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

lessons-skip = Passer

## Texts that a class hands in

lessons-send = Envoyer

## The list of lessons, and what the menu has for teachers

lessons-note = { $minutes } min
lessons-note-level = niveau { $level }, { $minutes } min
lessons-note-way = { $at } sur { $count }, { $minutes } min
lessons-for-beginners = Un court chemin pour débuter
lessons-more = Plus de leçons, par difficulté
lessons-go-on = Continuer « { $title } »
lessons-go-on-at = étape { $stop }
lessons-class = Démarrer une classe
lessons-class-note = les élèves répondent sur leurs téléphones
lessons-join = Rejoindre une classe
lessons-join-note = avec un code
lessons-worksheet = Feuille de travail et corrigé
lessons-worksheet-note = de cette leçon, à imprimer
lessons-yours = Vos réponses
lessons-yours-note = avec leurs codes
lessons-collect = Recueillir les réponses
lessons-collect-note = les codes d’une classe
lessons-build = Créer une leçon
lessons-build-note = à partir de vues comme celle-ci
lessons-open = Ouvrir une leçon
lessons-open-note = un fichier
lessons-over = « { $title } » est terminée. Ensuite, sous Visite : « { $next } ». Ou tapez une phrase à vous, et mettez le modèle en panne.

## The sheet of a stop

lessons-stop-of = { $stop } sur { $count }
lessons-leave = Quitter
lessons-back = Retour
lessons-next = Suivant
lessons-finish = Terminer
lessons-finished = Terminée
lessons-done = Fermer
lessons-show-me = Montrer la réponse
lessons-press-again = Appuyez encore pour montrer la réponse
lessons-otherwise = Cette exécution dit autre chose : la leçon a été faite avec un autre modèle ou une autre version de celui-ci.
lessons-not-shown = Cette étape ne peut pas être montrée : { $problem }
lessons-covered = Caché jusqu’à la réponse

## Questions

lessons-answer = Répondre
lessons-hint = Indice
lessons-click = Cliquez sur votre réponse dans la phrase. Les barres et les nombres viennent après votre réponse.
lessons-chosen = Vous avez choisi { $token }.
lessons-is-right = **Juste** : { $right }.
lessons-is-another = **Votre réponse** : { $said }. C’est autre chose.
lessons-answer-is = **Réponse** : { $right }.
lessons-said-shown = **Votre réponse** : { $said }. Réponse : { $right }.
lessons-said-right = **Votre réponse** : { $said }. Juste : { $right }.
lessons-said = **Votre réponse** : { $said }.
lessons-said-nothing = **Votre réponse** manque.
lessons-shown = montrée
lessons-check = Vérifier cette vue
lessons-found = Trouvé
lessons-not-found = **Pas celle-ci**. Cherchez encore, puis vérifiez de nouveau.
lessons-tries-over =
    { $tries ->
        [one] **Pas celle-ci**, et il n’y avait qu’un essai.
       *[other] **Pas celle-ci**, et c’était le dernier de { $tries } essais.
    }
lessons-one-that-fits = Une qui convient : **{ $head }**.

## Classes

lessons-sent = Envoyé

## Lessons of links and files

lessons-unreadable = Ce lien ne contient pas de leçon lisible. Demandez plutôt le fichier de la leçon.
lessons-too-long = Cette leçon a { $count } caractères ; la limite est de { $most }.

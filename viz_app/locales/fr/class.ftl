class-show-why = Montrer le texte
class-poll = ont répondu
class-write = Écrivez, puis envoyez.
class-written-answers = Réponses écrites
class-texts-stay = Restent sur les téléphones
class-texts-stay-how = Chaque élève compare son texte à la réponse de la leçon.
class-texts-come = Me sont envoyées
class-texts-come-how = Au plus 140 caractères chacune. Elles sont gardées jusqu’à la fin, et le tableau n’en montre une que si vous cliquez dessus.
class-reveal = Montrer le texte { $number }
class-cover = Couvrir le texte { $number }
class-reveal-it = Montrer au tableau
class-cover-it = Couvrir au tableau
class-reveal-how = textes. Cliquez sur l’un d’eux pour le montrer.
class-show-example = Montrer une façon de le dire

## Start a class

class-start-heading = Démarrer une classe
class-start = Démarrer la classe
class-lesson = Leçon
class-pace = Rythme
class-i-lead = Je mène
class-i-lead-how = Tous les téléphones sont à votre étape. Une seule touche mène la leçon : demander, fermer, montrer, suivant.
class-own-pace = Chacun à son rythme
class-own-pace-how = Les élèves avancent seuls. Vous voyez où en est la classe, et pouvez la retenir.
class-feedback = Retour sur les réponses
class-when-shown = Quand je le montre
class-when-shown-how = Aucun téléphone ne trahit la réponse. Vous pouvez redemander après la discussion des élèves.
class-at-once = Tout de suite, avec un deuxième essai
class-at-once-how = Comme à la maison : un indice, un deuxième essai, puis l’explication.
class-animals = Chaque élève reçoit un animal au hasard. Personne ne tape de nom.
class-kept = **Gardé jusqu’à la fin :** salle, leçon, étape, choix, un nombre au hasard pour chaque téléphone, la minute. Pas de nom, pas d’adresse, pas de cookie. Effacé une minute après « Arrêter », ou 24 heures après le début. Si vous notez qui est « { $animal } », cette liste contient des données personnelles, et elle est à vous.

## The board

class-board = Le tableau de la classe
class-open-and-type = Ouvrez { $address } et tapez
class-here = { $count ->
    [one] **{ $count }** est là.
   *[other] **{ $count }** sont là.
  }
class-copy-link = Copier mon lien
class-copy-link-note = Il mène la classe de n’importe où, même après un rechargement. Gardez-le pour vous.
class-link-copied = Copié. Qui a ce lien mène la classe.
class-not-copied = Ce navigateur ne laisse pas la page copier. Copiez l’adresse de cette page.
class-stop-of = { $stop } sur { $count }
class-begin = Commencer
class-next = Suivant
class-back = Retour
class-finish = Terminer
class-undo = Annuler
class-close-of = Fermer : { $done } sur { $count }
class-show-answers = Montrer les réponses
class-show-right = Montrer ce qui est juste
class-again = Revoter
class-picture = Image
class-open-door = Ouvrir la porte
class-close-door = Fermer la porte
class-door-closed = La porte est fermée.
class-let-go = Les laisser avancer
class-hold = Les retenir ici
class-table = Tableau des réponses
class-end = Arrêter
class-end-class = Arrêter la classe
class-keys = PgDn suite · PgUp retour · P image · B noir
class-count = **{ $number }** sur { $count }
class-second-vote-open = ont répondu. Deuxième vote.
class-closed = réponses. Convainquez votre voisin ou voisine ; puis revotez, ou voyez ce qui est juste.
class-closed-second = réponses. Le trait est le premier vote.
class-right = justes
class-found-it = l’ont trouvée
class-elsewhere = Autres vues : { $count }
class-right-before = justes, { $before } avant la discussion
class-late = En retard ? Scannez ceci, ou tapez le code.
class-first-vote = premier vote
class-second-vote = deuxième vote
class-says = **La classe** dit
class-guesses = **La classe** devine
class-looks = **La tête** regarde
class-head-covered = **La tête** est cachée
class-lines-covered = Les lignes sont cachées.
class-closed-votes = réponses. Deuxième vote.
class-key-share = part : 0 { $ramp } 1

## The end

class-found-out = Ce que vous avez trouvé
class-right-answers = Bonnes réponses
class-question = Question
class-right-column = Juste
class-right-of = { $right } sur { $count }
class-not-asked = pas demandée
class-over = La classe est terminée.
class-deleted-soon = Ce qui en a été gardé sera effacé dans une minute.
class-gone = La classe est terminée, et tout ce qui en a été gardé est effacé.

## The teacher's table

class-who = Qui a dit quoi
class-who-heading = Qui a dit quoi : pour vous seulement
class-pupil = Élève
class-stop = Étape { $stop }
class-phone = Téléphone
class-drop = Retirer
class-drop-one = Retirer : { $animal }
class-download = Télécharger en CSV

## A phone

class-join-heading = Rejoindre une classe
class-type-code = Tapez le code affiché au tableau.
class-code = Code de la classe
class-join = Rejoindre
class-to-page = Retour à la page
class-six-digits = Le code a six chiffres. Regardez le tableau.
class-nobody-asks = Vous recevez un animal au hasard. Personne ne demande votre nom.
class-you-are = Votre animal : { $animal }
class-begins-soon = Cela commence bientôt. Laissez cette page ouverte.
class-leave = Quitter
class-choose = Choisissez, puis envoyez.
class-sending = Envoi …
class-sent = Envoyé. Vous pouvez changer tant que la question n’est pas fermée.
class-talk = Fermé. Parlez-en : qu’a dit votre voisin ou voisine ?
class-teacher-goes-on = La suite vient du tableau.
class-offline = Pas de connexion. Votre réponse est gardée ; la page réessaie.
class-lost = Pas de connexion. Votre réponse est gardée, et la page réessaie d’elle-même.
class-over-heading = La classe est terminée
class-thanks = Merci.
class-done = Fermer

## spine/changes.js

spine-refused = { $changes } : { $reason }

## pages/spine/changes.js

spine-how-changes-read = barré = avant, souligné = après ; chaque page montre l’exécution modifiée
spine-undo-all = Tout annuler
spine-changed = Modifié
spine-changes-of-run = Modifications de cette exécution
spine-undo = Annuler : { $text }
spine-this-change = Cette modification

## pages/spine/line.js

spine-typed = tapé « { $typed } »
spine-not-written-yet = pas encore écrit

## pages/spine/play.js

spine-stop = Arrêter
spine-play-the-words = Faire défiler les mots
spine-speed = Vitesse { $speed }

## pages/spine/state.js

spine-nan = NaN : avec cette modification, une ligne n’a plus rien à regarder
spine-adds-for-label = { $part } pour { $label }
spine-head-off = cette tête est désactivée
spine-share-of-head = { $share } de ce que regarde la tête { $head } de la couche { $layer }
spine-no-label-reaches = aucune étiquette n’atteint { $below }
spine-same-verdict = même verdict ; { $label } { $was } → { $probability }
spine-same-words = mêmes mots ; { $word } { $was } → { $now }
spine-text = Texte
spine-given = Donné
spine-written = Écrit

## pages/spine/verdict.js

spine-verdict = Verdict

## pages/spine/mount.js

spine-not-run-yet-enter = pas encore exécuté : Entrée
spine-a-given-word = un mot donné
spine-word-of = mot { $step } sur { $count }
spine-word-before = Mot précédent
spine-next-word = Mot suivant
spine-pieces-key = Montrer les morceaux que le modèle lit et écrit. Sans eux, les poids d’un mot sont additionnés sur les morceaux d’une clé, et leur moyenne est prise sur ceux d’une requête. Touche : W
spine-pieces = Morceaux
spine-close = Fermer
spine-sentence-answer = La phrase et sa réponse
spine-all = Tout
spine-changes =
    { $count ->
        [one] { $count } modification
       *[other] { $count } modifications
    }
spine-show-whole-answer = { $text } : montrer toute la réponse
spine-now-it-writes = Maintenant, il écrit : { $output }
spine-as-it-was = Comme avant : { $output }

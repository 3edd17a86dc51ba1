paper-heading = Feuille de travail : { $title }
paper-print = Imprimer
paper-worksheet = Feuille de travail
paper-solution = Corrigé
paper-waiting = Les étapes sont exécutées …
paper-stop-of = Étape { $stop } sur { $count } …

## On the paper

paper-solution-of = Corrigé : { $title }
paper-from-run = Tous les nombres viennent d’une exécution du modèle.
paper-lines = Plus une ligne est large, plus la tête regarde là.
paper-name = Nom
paper-class = Classe
paper-date = Date
paper-because = Parce que
paper-ring = { $question } Entourez la réponse.
paper-heads = Chaque carré est une tête : les lignes regardent, les colonnes sont regardées, foncé veut dire beaucoup. Entourez-en une qui convient.
paper-same-lesson = La même leçon avec le modèle lui-même. À la fin, elle vous donne un code.
paper-my-code = Mon code : { $places }

## Pictures of numbers

# Names of rows: the run before and after a change, or kinds of parts of a model.
paper-part =
    { $part ->
        [before] avant
        [after] après
        [attention] Attention
        [embedding] Plongement
        [feed-forward] Feed-forwards
       *[others] Tous les autres
    }
# A row: how far a training is.
paper-step = Étape { $step }
paper-closed = Les cases barrées sont fermées.
# Below a picture whose numbers are left out.
paper-draw = Dessinez ici ce que vous attendez.
paper-choose =
    { $unit ->
        [open] Barrez les cases que vous fermeriez.
       *[other] Entourez une réponse qui convient.
    }

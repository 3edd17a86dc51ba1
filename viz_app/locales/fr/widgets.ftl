## widgets/before_after.js

widgets-before = Avant
widgets-after = Après
widgets-change = Changement
widgets-rows-are-nan = des lignes sont NaN
widgets-most-queries-keys = le plus : { $queries } → { $keys } { $value }
widgets-enter-selects-row = { $name }. Entrée choisit la ligne.
widgets-before-after = { $sel }, avant → après
widgets-before-and-after = Avant et après
widgets-before-after-or = Avant, après ou changement

## widgets/change_captions.js

widgets-points-thousandths = { $thousandths } points
widgets-masked = masqué
widgets-cell-before-after =
    { $doesPredict ->
        [yes] { $query } (prédit { $predicts }) → { $key }
       *[no] { $query } → { $key }
    }
    avant { $before }
    après { $after }
    { $at }

## widgets/changed_heads.js

widgets-layer-head = Couche { $layer }, tête { $head }
widgets-no-change = { $name }
    pas de changement
widgets-attention-changed = { $name }
    { $share } de son attention a changé
    le plus : { $pair } { $change }
widgets-change-every-head = Le changement dans chaque tête
widgets-no-head-has-changed = { $name } : aucune tête n’a changé
widgets-layer-head-in-text = couche { $layer }, tête { $head }
widgets-change-every-head-label = Changement dans chaque tête
widgets-nan-first-in = { $name } : NaN, d’abord dans { $head }
widgets-most-changed-in = { $name }, échelle ±{ $scale } points ; le plus dans { $head }

## widgets/changes.js

widgets-same-words = mêmes mots
widgets-words-changed =
    { $words ->
        [one] { $words } mot changé
       *[other] { $words } mots changés
    }

## widgets/compare.js

widgets-running-a = A s’exécute …
widgets-b-numbers = B − A en nombres
widgets-difference-run-run-b = Différence entre l’exécution A et l’exécution B
widgets-difference-titled = Différence entre l’exécution A et l’exécution B : { $title }
widgets-b-numbers-titled = B − A en nombres : { $title }
widgets-key-difference = B moins − { $ramp } + plus, { $scale }
widgets-key-unmatched = { $swatch } pas de tel token dans l’autre exécution

## widgets/controls.js

widgets-undo = Annuler
widgets-redo = Rétablir
widgets-reset = Réinitialiser

## widgets/difference_captions.js

widgets-no-such-token-other = pas de tel token dans l’autre exécution
widgets-points = 0 point
widgets-nothing-to-compare = rien à comparer
widgets-no-change-in-text = pas de changement
widgets-attention-moved = { $moved } de son attention s’est déplacée
widgets-looks-at = { $queries } regarde { $keys }
widgets-masked-in-both = { $who }
    masqué dans les deux
widgets-runs-read-different-tokens = Ici, A lit { $a } et B lit { $b }. Des tokens différents n’ont pas de ligne commune, il n’y a donc pas de différence à montrer.
widgets-only-one-run-reads =
    { $isA ->
        [yes] Seul A lit { $token }. Des tokens différents n’ont pas de ligne commune, il n’y a donc pas de différence à montrer.
       *[no] Seul B lit { $token }. Des tokens différents n’ont pas de ligne commune, il n’y a donc pas de différence à montrer.
    }
widgets-row-has-no-numbers-in-one = { $at } la tête { $head } de la couche { $layer } n’a pas de nombres dans l’une des exécutions : sa ligne est NaN.
widgets-row-looks-as-in-a =
    { $isText ->
        [yes] { $at } la tête { $head } de la couche { $layer } regarde exactement comme dans A : les deux exécutions ont lu la même phrase.
       *[no] { $at } la tête { $head } de la couche { $layer } regarde exactement comme dans A : les deux exécutions ont lu jusqu’ici les mêmes tokens.
    }
widgets-row-changes-no-cell = { $at } la tête { $head } de la couche { $layer } ne change aucune case d’un demi-point ou plus.
widgets-row-looks-more-or-less =
    { $others ->
        [0] { $at } la tête { $head } de la couche { $layer } regarde ainsi : { $items }.
        [one] { $at } la tête { $head } de la couche { $layer } regarde ainsi : { $items } ; { $others } autre, { $rest } points en tout.
       *[other] { $at } la tête { $head } de la couche { $layer } regarde ainsi : { $items } ; { $others } autres, { $rest } points en tout.
    }

## widgets/difference_table.js

widgets-no-value = pas de nombre
widgets-scale = échelle
widgets-to = 0 à 100
widgets-no-match = sans pendant
widgets-two-runs-have-nothing = Les deux exécutions n’ont rien en commun ici, il n’y a donc pas de différence à montrer.
widgets-nothing-here-differs = Rien ne diffère ici entre les deux exécutions.
widgets-each-row-or-group = chaque ligne ou groupe de lignes a sa propre échelle
widgets-pair-and-points = { $a } → { $b }, { $change } points
widgets-pair-and-change = { $a } → { $b }, { $change }
widgets-most-has-changed-at = Ce qui a le plus changé : { $cells }.
widgets-column-of-head = tête { $head }
widgets-difference-in =
    B − A{ $isMore ->
        [yes] , { $more }
       *[no] { "" }
    }

## widgets/experiments.js

widgets-still-word = toujours { $word }
widgets-the-same-words = les mêmes mots
widgets-word-goes =
    { $isWithout ->
        [yes] Sans elle, { $word } passe de { $before } à { $after }.
       *[no] { $word } passe de { $before } à { $after }.
    }
widgets-goes-after-same-beginning = Après le même début, { $word } passe de { $before } à { $after }.
widgets-goes-as-first-word = Comme premier mot, { $word } passe de { $before } à { $after }.
widgets-still-gets = Si { $start } est déjà écrit, { $word } reçoit encore { $after } ; avant, { $before }.

## widgets/compare.js

widgets-in-points = en points, { $moved }
widgets-one-scale-for-all = une seule échelle pour toutes les têtes : ±{ $scale } points
widgets-selected-head-b-enter = La tête choisie, B − A. Entrée choisit la ligne.
widgets-head-difference =
    { $isWords ->
        [yes] { $head }, B − A, en mots entiers
       *[no] { $head }, B − A
    }
widgets-key-masked = { $swatch } ne peut pas regarder

## widgets/head_grid.js

widgets-head = Tête
widgets-layers-down-heads = { $label }, les couches de haut en bas et les têtes côte à côte. Les flèches choisissent une tête.
widgets-layer-number =
    { $isSpelled ->
        [yes] Couche { $layer }
       *[no] C{ $layer }
    }

## widgets/matrix.js

widgets-arrow-keys-move-from = { $label } Les flèches vont de case en case, chacune est lue à voix haute.

## widgets/method_tests.js

widgets-method-title =
    { $method ->
        [attention] Attention d’une tête
        [mean-attention] Attention moyenne, dernière couche
        [rollout] Rollout de l’attention
        [value-zeroing] Mise à zéro des valeurs
        [flow] Flux d’information
        [logit-flow] Flux du logit
        [gradient-x-input] Gradient × entrée
        [integrated-gradients] Gradients intégrés
        [leave-one-out] Omission d’un token
        [pooling] Parts de l’agrégation
        [word-alignment] apprise sur des paires
       *[diagonal] selon la seule place
    }
widgets-method-name =
    { $method ->
        [attention] l’attention de cette tête
        [mean-attention] l’attention moyenne
        [rollout] le rollout
        [value-zeroing] la mise à zéro des valeurs
        [flow] le flux d’information
        [logit-flow] le flux du logit
        [gradient-x-input] gradient × entrée
        [integrated-gradients] les gradients intégrés
        [leave-one-out] l’omission d’un token
       *[pooling] l’agrégation
    }
widgets-method = méthode
widgets-to-low-high = { $low } à { $high }
widgets-tests-over-sentences = { $count } tests sur { $sentences } phrases, avec intervalles à 95 %
widgets-measure-is-faithful =
    { $measure ->
        [deletion] suppression, petit = fidèle
        [insertion] insertion, grand = fidèle
        [comprehensiveness] exhaustivité, grand = fidèle
        [sufficiency] suffisance, petit = fidèle
        [rank] rang, grand = fidèle
       *[first] premier, grand = fidèle
    }
widgets-beats-chance = bat le hasard
widgets-with-leave-one-out = τ avec l’omission d’un token
widgets-random-orders = ordres aléatoires
widgets-alignment-error-rates = Taux d’erreur d’alignement sur { $sentences } phrases aux liens faits à la main, avec intervalles à 95 %
widgets-alignment-error = erreur d’alignement
widgets-row-predicts-word = ligne qui prédit le mot
widgets-row-reads = ligne qui le lit
widgets-links-sentences-were = Les liens de { $sentences } phrases ont été faits à la main. Une erreur de 0 est parfaite. Voici les { $heads } meilleures des { $count } têtes qui regardent le texte source.

## widgets/most_changed_heads.js

widgets-heads-changed-most = Têtes qui ont le plus changé
widgets-share-their-attention = part de leur attention qui a changé

## widgets/picker.js

widgets-encoder = Encodeur
widgets-decoder = Décodeur
widgets-cross = Croisée
widgets-map-layer-head = { $map }, couche { $layer }, tête { $head }
widgets-which-attention = Quelle attention
widgets-layer = Couche

## widgets/roles.js

widgets-role-title =
    { $role ->
        [previous] token précédent
        [same] même token
        [next] token suivant
        [first] premier token
        [end] fin
        [punctuation] ponctuation
        [separator] séparateurs
        [induction] induction
        [alignment] aligne les mots
        [read-alignment] aligne le mot lu
        [mixed] mixte
       *[other] { $role }
    }
widgets-role-short =
    { $role ->
        [previous] précédent
        [same] même
        [next] suivant
        [first] premier
        [end] fin
        [punctuation] ponctuation
        [separator] séparateurs
        [induction] induction
        [alignment] aligne
        [read-alignment] aligne mot lu
        [mixed] mixte
       *[other] { $role }
    }
widgets-role-does =
    { $role ->
        [previous] regarde le token précédent
        [same] regarde le token lui-même
        [next] regarde le token suivant
        [first] regarde le premier token
        [end] regarde ‹end›
        [punctuation] regarde la ponctuation
        [separator] regarde les virgules, tirets et parenthèses
        [induction] regarde ce qui suivait le même token auparavant
        [alignment] regarde les mots en cours de traduction
        [read-alignment] regarde les mots traduits en dernier
        [mixed] fait plusieurs choses
       *[other] { $role }
    }
widgets-encoder-aligns-no = L’encodeur n’aligne pas de mots, car il lit une seule phrase.
widgets-decoder-cannot-look = Le décodeur ne peut pas regarder en avant ; aucune tête ne regarde donc le token suivant ni ‹end›.
widgets-source-target-two = Source et cible sont deux phrases ; aucune tête ne regarde donc le token précédent, le même ou le suivant.

## widgets/row_sentence.js

widgets-other-read =
    { $others ->
        [one] { $others } autre { $read }
       *[other] { $others } autres { $read }
    }
widgets-row-at =
    { $kind ->
        [for] Pour { $reads },
        [predicts] Après avoir lu { $reads }, pour prédire { $writes },
        [reads] Pour lire { $reads },
        [writes] Pour écrire { $writes },
       *[after] Après { $reads }, pour écrire { $writes },
    }
widgets-row-is-closed = { $token } ne peut regarder aucun token, et une softmax sur aucun token est 0 ÷ 0.
widgets-row-looks-at =
    { $isThis ->
        [yes] { $at } cette tête regarde { $tokens }.
       *[no] { $at } la tête { $head } de la couche { $layer } regarde { $tokens }.
    }
widgets-row-has-no-numbers =
    { $isThis ->
        [yes] { $at } cette tête n’a pas de nombres : sa ligne est NaN.
       *[no] { $at } la tête { $head } de la couche { $layer } n’a pas de nombres : sa ligne est NaN.
    }
widgets-row-looks-as-before =
    { $isThis ->
        [yes] { $at } cette tête regarde où elle regardait avant.
       *[no] { $at } la tête { $head } de la couche { $layer } regarde où elle regardait avant.
    }
widgets-row-turns =
    { $isThis ->
        [yes] { $at } cette tête se tourne
       *[no] { $at } la tête { $head } de la couche { $layer } se tourne
    } { $turn ->
        [away] ailleurs ; elle quitte { $from }.
        [both] vers { $to } ; elle quitte { $from }.
       *[towards] vers { $to }.
    }

## widgets/shell.js

widgets-still-working-model = Le calcul continue : le modèle se charge, ou l’ordinateur est occupé.

## widgets/table.js

widgets-after-predicts = après → prédit
widgets-token = token
widgets-picture = Image
widgets-table = Tableau

## widgets/dom.js

widgets-part-page-could-not = Une partie de cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.

widgets-after-token = après
widgets-predicts = prédit

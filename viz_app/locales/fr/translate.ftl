## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = Recherche en faisceau : la meilleure des { $count } traductions finies est montrée
translate-search-tree = Arbre de recherche
translate-hide = Cacher
translate-hide-search-tree = Cacher l’arbre de recherche

## pages/translate/classes.js

translate-click-token-leave-out =
    { $hasShares ->
        [yes] Cliquez sur un token pour l’omettre : le modèle s’exécute de nouveau sans lui, et ce qu’ajoutent les autres change aussi.
       *[no] Cliquez sur un token pour l’omettre : le modèle s’exécute de nouveau sans lui.
    }
translate-show-contribution = Montrer la contribution de chaque token pour { $label }
translate-choose-label = Choisir { $label }
translate-bar-b-tick = Barre : B. Trait : A.
translate-unsure-most-likely = Incertain, le plus probable : { $label }
translate-most-likely = Le plus probable : { $label }
translate-below-result = Sous { $below }, le résultat est « { $unsure } ».

## pages/translate/compare_heads.js

translate-b-for-all-heads = B − A pour toutes les têtes
translate-layer-head = Couche { $layer }, tête { $head }
    { $moved }

## pages/translate/compared.js


## pages/translate/contributions.js

translate-model-does-not = Ce modèle ne fait pas la moyenne de ses tokens ; un score n’a donc pas de contribution exacte de chaque token.
translate-score = Score
translate-lead-over-runner-up = Avance sur la deuxième
translate-adds-to = { $piece } ajoute { $adds } à { $labels }
translate-tokens-text = Les tokens du texte
translate-bias = biais
translate-sum-to-show = Somme à montrer
translate-score-in-text = score
translate-lead = avance
translate-click-to-leave-out = cliquez pour l’omettre
translate-cannot-be-left-out = ne peut pas être omis
translate-contribution-of-each =
    { $isLead ->
        [yes] Contribution de chaque token pour { $label } contre { $other }
       *[no] Contribution de chaque token pour { $label }
    }

## pages/translate/heads.js

translate-looks-at = { $who }
    regarde { $keys } : { $cellText }
translate-layer-head-largest = Couche { $layer }, tête { $head }
    plus grand poids de cette ligne : { $best } { $weight }
translate-all-heads = Toutes les têtes
translate-selected-head-enter = La tête choisie. Entrée choisit la ligne.
translate-selected-head-numbers = La tête choisie en nombres
translate-head-table =
    { $isWords ->
        [yes] { $head }, en mots entiers
       *[no] { $head }
    }

## pages/translate/next.js

translate-continue-with-here = Continuer ici avec { $piece }
translate-choose-another-token = Choisissez un autre token pour continuer avec lui.
translate-written-in-pieces = { $token } s’écrit en morceaux : { $pieces }.
translate-next-tokens-after =
    { $runs ->
        [both] Tokens possibles après { $token }, A → B
        [b] Tokens possibles après { $token }, B seul
       *[one] Tokens possibles après { $token }
    }
translate-runs-of-bars =
    { $runs ->
        [both] Barre : B. Trait : A.
       *[b] A ne lit pas ce token ici.
    }
translate-token-is-forced =
    { $isGiven ->
        [yes] { $token } est donné.
       *[no] { $token } est imposé.
    }
translate-all-other-tokens = Tous les autres tokens { $share }. La phrase jusqu’ici : log p { $sum }

## pages/translate/heads.js

translate-source-looks-itself = le texte source se regarde lui-même
translate-translation-looks = la traduction se regarde en arrière
translate-translation-looks-source = la traduction regarde le texte source
translate-whole-words-summed = mots entiers : somme sur les morceaux d’une clé, moyenne sur ceux d’une requête
translate-all-heads-of = Toutes les têtes : { $names }
translate-text-looks-itself = le texte se regarde lui-même
translate-numbers = Nombres
translate-mean-entropy-bits = entropie moyenne { $entropy } bits
translate-key-adds = ajoute au score : − { $ramp } +
translate-key-masked = { $swatch } ne peut pas regarder
translate-key-weight = poids, une échelle pour toutes les têtes : 0 { $ramp } 1
translate-keys-leave-out = [Tab] vers un token, [Entrée] l’omet
translate-keys-put-back = [Échap] le remet
translate-keys-maps = [1] [2] [3] encodeur, décodeur, croisée
translate-keys-runs = [A] [B] [D] exécution A, exécution B, différence
translate-keys-word = [←] [→] mot
translate-keys-play = [Espace] défiler
translate-keys-class = [1] [2] … classe
translate-keys-tab = [Tab] puis flèches : têtes, cases

## pages/translate/search/captions.js

translate-log-p-divided = log p { $sum } ÷ { $step } = { $node }
translate-not-drawn = non tiré au sort
translate-ended-not-among-best = finie, pas parmi les { $count } meilleures : { $node }
translate-end = ‹end›
translate-visible-path-not-tree = Le chemin visible n’est pas dans l’arbre.
translate-beaten =
    { $kind ->
        [beam] écarté
       *[other] battu
    }
translate-beaten-by = battu par { $by }, { $share }
translate-pruned-beaten-by = écarté, battu par { $by } après { $winner } : log p { $sum } contre { $sumB }
translate-place-of-finished =
    { $isBest ->
        [yes] la meilleure des traductions finies : { $sum }
       *[no] { $place } des { $count } traductions finies : { $sum }
    }
translate-fate =
    { $kind ->
        [beam] gardé
        [sample] tiré au sort
       *[other] écrit
    }
translate-node =
    { $piece } { $share } après { $before }
    { $isBeam ->
        [yes] { $rank } sur { $count } à l’étape { $step }, { $fate }
       *[no] étape { $step }, { $fate }
    }
    log p { $sum } jusqu’ici
translate-was-forced = Il était imposé, pas tiré au sort.
translate-drawn-from = Tiré au sort avec { $share } parmi { $tokens } tokens, qui font ensemble { $mass }.
translate-path-is =
    { $isBeam ->
        [yes] { $path } est { $fate }
       *[no] { $path } a été { $fate }
    }{ $goes ->
        [0] .
        [one] ; { $goes } traduction finie passe par là.
       *[other] ; { $goes } traductions finies passent par là.
    }
translate-step-of-path = Étape { $step } : { $piece } { $share } après { $before }, log p { $sum } jusqu’ici.
translate-other-tabs-show = Les autres onglets montrent la traduction.
translate-keeps-no-tree = La recherche de ce modèle ne garde pas d’arbre ; seul le chemin de sa traduction est donc montré.

## pages/translate/search/finished.js

translate-finished-count =
    { $count ->
        [one] { $count } traduction finie
       *[other] { $count } traductions finies
    }
translate-log-p-tokens = log p { $sum } ÷ { $step }, { $stepB } tokens
translate-score-rule = note = log p ÷ ((5 + n) ÷ 6){ $penalty }, n tokens

## pages/translate/search/picture.js

translate-search-tree-left = Arbre de recherche. Gauche : parent ; droite : enfant ; haut et bas : rang.
translate-forced = imposé

## pages/translate/search/section.js

translate-search-tree-numbers = L’arbre de recherche en nombres
translate-log-p-so-far = log p jusqu’ici
translate-tree-shows-pieces = L’arbre montre les morceaux, car une recherche écrit un morceau à la fois.

## pages/translate/search/section.js

translate-beam-width = Largeur du faisceau
translate-length-penalty = Pénalité de longueur
translate-continue-from-here = Continuer d’ici
translate-width-each-step = largeur 1 : chaque étape écrit le token le plus probable
translate-sampling-each-step = échantillonnage : chaque étape tire un token au sort
translate-force-translation = Imposer à la traduction de commencer comme ce chemin jusqu’à l’étape { $step }

## pages/translate/searching.js

translate-search-tree-run-has = L’arbre de recherche de cette exécution n’a pas ce nœud ; sa traduction est donc montrée.

## pages/translate/view.js

translate-run-beside-run-b = Exécution A à côté de B : le vert a gagné du poids, le violet en a perdu.
translate-transformer = Transformer
translate-head = Tête
translate-token = token
translate-attention = attention
translate-about-answer =
    { $kind ->
        [class] { $transformer }, d’une phrase à l’une de ses classes : { $answer }
        [mask] { $transformer }, d’une phrase au token le plus probable pour son masque : { $answer }
       *[vectors] { $transformer }, d’une phrase à des vecteurs
    }
translate-about-token =
    { $isTranslation ->
        [yes] { $transformer }, { $from } → { $to } : { $token } { $step } sur { $count }
       *[no] { $transformer }, un texte qu’il continue : { $token } { $step } sur { $count }
    }
translate-head-one-of = { $head } { $number } de la couche { $layer }, l’une des { $all }, chacune avec sa propre { $attention }.

## pages/translate/waterfall.js

translate-contributions-tokens = Contributions des tokens, additionnées dans l’ordre

## pages/translate/heads.js

translate-may-not-look = ne peut pas regarder
translate-left-out = omis

## pages/translate/search/layout.js

translate-tree-row =
    { $row ->
        [mass] somme
        [ended] terminé
        [pruned] écarté
        [path] chemin
       *[instead] sinon
    }
translate-ordinal =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }

## Columns of the table of the search tree; “after” is the token before

translate-column-step = étape
translate-column-after = après
translate-column-outcome = résultat

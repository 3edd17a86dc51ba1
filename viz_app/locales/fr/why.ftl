## pages/why/areas.js

why-better = mieux
why-no-better = pas mieux
why-worse = moins bien
why-random-orders-drawn = ordres aléatoires, { $count } tirages
why-this-prediction = Cette prédiction
why-column-this-prediction = cette prédiction
why-column-area = aire
why-than-chance = que le hasard
why-agreement-every-two = Accord des méthodes deux à deux : tau de Kendall, de −1 à 1
why-one-prediction-is-little = Une seule prédiction dit peu. { $link }
why-which-explanation = À quelle explication se fier, sur beaucoup de phrases
why-areas-prediction = Aires de cette prédiction
why-kendalls-tau-every = Tau de Kendall des méthodes deux à deux
why-how-much-methods = À quel point les méthodes sont d’accord
why-kendalls-compares = Le τ de Kendall compare l’ordre des tokens selon deux méthodes : 1 est le même ordre, 0 sans rapport, −1 l’ordre renversé.

## pages/why/candidates.js

why-why-name = Pourquoi { $name } ?
why-not = et pas
why-end-the-comparison = Finir la comparaison
why-why-and-not = Pourquoi { $name } et pas { $nameB } ?
why-and-not = et pas { $name }
why-possible-classes = Classes possibles
why-possible-next-tokens = Tokens possibles après { $last }
why-all-other-tokens = Tous les autres tokens { $share }.
why-click-one-explain = Cliquez sur l’un d’eux pour l’expliquer. Cliquez sur « et pas » pour comparer avec lui.

## pages/why/captions.js

why-loading-answer-method = Chargement de la réponse de cette méthode …
why-method-has-no-number = Cette méthode n’a ici de nombre pour aucun token.
why-token-and-its-number = { $token } { $number }
why-other-tokens =
    { $count ->
        [one] { $count } autre { $number }
       *[other] { $count } autres { $number }
    }
why-tokens-add-up =
    Ce qui fait { $quantity ->
        [lead] l’avance de { $token } sur { $other }
        [above-average] le score de { $token } au-dessus de la moyenne
        [score] le score de { $token }
       *[log-p] log p de { $token }
    } : { $parts } ; ensemble { $sum }, de { $empty } { $method ->
        [pooling] (le biais)
        [logit-flow] (biais et décalages)
       *[other] (avec des tokens vides seulement)
    } à { $value }.
why-largest-shares =
    { $method ->
        [value-zeroing] La sortie dépend surtout des valeurs de ces tokens : { $tokens }.
        [flow] L’état derrière cette réponse vient surtout de ces tokens : { $tokens }.
       *[attention] Le plus d’attention va à ces tokens : { $tokens }.
    }
why-effect-of-leaving-out =
    L’effet de chaque token sur { $quantity ->
        [lead] l’avance de { $token } sur { $other }
       *[log-p] log p de { $token }
    }, quand on l’omet : { $tokens } nats.
why-effect-of-small-change =
    Tokens dont un petit changement modifierait le plus { $quantity ->
        [lead] l’avance de { $token } sur { $other }
       *[log-p] log p de { $token }
    } : { $tokens } nats.
why-error-of-sum =
    Ici, la somme des parts a une erreur de { $isSmall ->
        [yes] moins de { $size }
       *[no] { $size }
    }{ $isShare ->
        [yes] { " " }({ $share } du tout)
       *[no] { "" }
    }{ $steps ->
        [0] { "" }
        [one] , après { $steps } pas
       *[other] , après { $steps } pas
    }.
why-error-of-each-number = Chaque nombre est juste à { $error } près.
why-question =
    { $named ->
        [word] Pourquoi { $token } dans { $word } ?
        [word-and-other] Pourquoi { $token } dans { $word } et pas { $other } ?
        [token-and-other] Pourquoi { $token } et pas { $other } ?
       *[token] Pourquoi { $token } ?
    }
why-log-p-beside-other =
    log p { $value } { $isBelow ->
        [yes] en dessous de celui de { $name }
       *[no] au-dessus de celui de { $name }
    }{ $isAfter ->
        [yes] { " " }après { $last }
       *[no] { "" }
    }
why-probability-and-log-p =
    { $probability }{ $isAfter ->
        [yes] { " " }après { $last }
       *[no] { "" }
    }, log p { $value }{ $isOwn ->
        [yes] { "" }
       *[no] , pas le token écrit
    }

## pages/why/compared.js

why-why-attribution-each = Pourquoi { $name } : l’attribution de chaque token
why-shares-attention =
    { $isWhole ->
        [yes] parts d’attention en points
       *[no] parts d’attention en points ; une méthode absente se charge ou n’a pas de réponse
    }

## pages/why/deletion.js

why-tokens-removed = tokens retirés
why-tokens-put-back = tokens remis
why-remove = Retirer
why-put-back = Remettre
why-which-test = Quel test
why-deletion-test-remove = Test de suppression : retirer des tokens
why-insertion-test-put = Test d’insertion : remettre des tokens
why-removed-most =
    { $isSource ->
        [yes] Les tokens source
       *[no] Les tokens
    } sont retirés, les plus importants selon chaque méthode d’abord. Une aire plus petite est meilleure, car les tokens importants sont trouvés plus tôt.
why-removed-then-put-back =
    { $isSource ->
        [yes] Les tokens source
       *[no] Les tokens
    } sont retirés puis remis, les plus importants d’abord. Une aire plus grande est meilleure, car les tokens importants sont trouvés plus tôt.
why-piece-by-piece =
    { $isDeletion ->
        [yes] Ils sont retirés morceau par morceau, même avec les mots entiers.
       *[no] Ils sont remis morceau par morceau, même avec les mots entiers.
    }
why-removing-tokens-one = Des tokens sont retirés, un ordre après l’autre …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] Probabilité quand des tokens sont retirés. { $shownCurves } Cliquez sur une courbe pour choisir sa méthode.
       *[no] Probabilité quand des tokens sont remis. { $shownCurves } Cliquez sur une courbe pour choisir sa méthode.
    }
why-curve-in-words = { $method } : { $values }.
why-point-of-curve = { $method }, { $count } tokens : { $share }

## pages/why/faithfulness.js

why-method-and-its-area = { $method } ({ $area })
why-no-method-better-than-chance = Ici, aucune méthode ne fait mieux que le hasard : ordres aléatoires { $low } à { $high }.
why-verdict =
    Ici, { $named ->
        [one] la méthode la plus fidèle est : { $best }
        [all] ces méthodes sont également fidèles : { $best }
       *[none] { $count } méthodes sont également fidèles
    }, aire { $area }{ $isSame ->
        [yes] ; pas mieux que le hasard : { $same }
       *[no] { "" }
    }{ $isWorse ->
        [yes] ; moins bien que le hasard : { $worse }
       *[no] { "" }
    } ; ordres aléatoires { $low } à { $high }.

## pages/why/rows.js

why-no-number = pas de nombre
why-scale = échelle
why-sum = somme
why-zero-to-one = 0 à 1
why-two-softmaxes = deux softmax
why-from-the-source = du texte source
why-share-from-the-source = { $share } du texte source
why-share-unknown = inconnue
why-method = méthode
why-attribution-each = L’attribution de chaque token selon { $count } méthodes
why-already-written = déjà écrit
why-token = token
why-attribution-each-token = L’attribution de chaque token

## pages/why/tools.js

why-whole-words-numbers = Mots entiers : les nombres des morceaux d’un mot sont additionnés, et l’omission d’un token retire le mot entier. Le token expliqué est un seul morceau.
why-which-head = Quelle tête
why-enough = assez
why-empty-is = vide veut dire
why-empty-is-field = vide veut dire { $field }
why-baseline =
    { $name ->
        [zero] zéro
       *[padding] remplissage
    }
why-steps-of-integrated-gradients = Nombre de pas des gradients intégrés { $field }
why-steps-out-of-range = Les gradients intégrés ont besoin de { $low } à { $high } pas, et non { $value }.
why-what-each-method-can = Ce que chaque méthode peut dire, et ce qu’elle ne peut pas
why-does-not-average = { $model } ne fait pas la moyenne de ses tokens avant les classes, il n’y a donc pas de méthode « agrégation ».
why-pooling = Agrégation
why-csv = CSV
why-save-all-numbers-as = Enregistrer tous les nombres en tableau
why-methods-of = { $count } méthodes d’explication

## pages/why/mount.js

why-methods-of-explanation = Méthodes d’explication
why-deletion-test = Test de suppression
why-method-says = { $method } : { $says } { $error }
why-keys-word = [←][→] mot
why-keys-method = [↑][↓] méthode
why-title = Pourquoi a-t-il dit cela ?

why-what-method-can =
    { $method ->
        [attention] Où une tête a regardé ; pas ce qu’elle y a pris, et rien sur les autres têtes.
        [mean-attention] Où la dernière couche a regardé en moyenne ; à cet endroit, chaque colonne est déjà un mélange de tokens.
        [rollout] L’attention suivie à travers toutes les couches ; elle n’a pas de signe, donc rien ne peut parler contre le token.
        [value-zeroing] De combien chaque couche bouge sans les valeurs d’un token ; là non plus, pas de signe.
        [flow] Quelle part de chaque token est mêlée à l’état qui écrit ; là non plus, pas de signe.
        [logit-flow] Les parts exactes du logit, réparties le long du flux ; leur somme est exacte, mais la répartition est une estimation.
        [gradient-x-input] L’effet d’un très petit changement ; là où le modèle est sûr, les nombres sont petits et bruités.
        [integrated-gradients] Sa somme donne la log-probabilité ; cela dépend de ce qui compte comme vide.
        [leave-one-out] Exactement ce qui arrive sans ce token ; si deux tokens disent la même chose, aucun ne semble compter.
       *[pooling] Sa somme donne exactement le score de la classe ; mais chaque token a déjà lu les autres.
    }

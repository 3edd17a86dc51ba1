## pages/flow/captions.js

flow-added-directly = ajouté directement
flow-mixed-in = mélangé (sans signe)
flow-needed = nécessaire (omis, log p)
flow-embedding-of = le plongement du token { $token }
flow-the-embeddings = les plongements
flow-feed-forwards-of =
    { $count ->
        [one] le feed-forward de la couche { $which }
       *[other] les feed-forwards des couches { $which }
    }
flow-many-words = beaucoup de mots
flow-heads-which-read =
    { $count ->
        [one] { $map ->
            [encoder] la tête { $which } de l’encodeur (qui lit { $words })
            [decoder] la tête { $which } du décodeur (qui lit { $words })
           *[cross] la tête croisée { $which } (qui lit { $words })
        }
       *[other] { $map ->
            [encoder] les têtes { $which } de l’encodeur (qui lisent { $words })
            [decoder] les têtes { $which } du décodeur (qui lisent { $words })
           *[cross] les têtes croisées { $which } (qui lisent { $words })
        }
    }
flow-no-part-has-a-number = Aucune part n’a de nombre dans cette exécution.
flow-taking-apart = La réponse est décomposée …
flow-most-is-added =
    Ce qui ajoute le plus à { $token } directement : { $parts } ; { $isMany ->
        [yes] ensemble { $made }
       *[no] { $made }
    } des { $total } { $isAverage ->
        [yes] dont son score dépasse la moyenne.
       *[no] dont il devance { $rival }.
    }
flow-largest-parts =
    { $isMany ->
        [yes] Les plus grandes parts de { $token } : { $parts } ; ensemble { $made }
       *[no] La plus grande part de { $token } : { $parts } ; { $made }
    } des { $total } { $isAverage ->
        [yes] dont son score dépasse la moyenne.
       *[no] dont il devance { $rival }.
    }
flow-narrow-lead =
    { $token } { $where ->
        [behind] est en retard sur
        [just-ahead] devance de très peu
       *[ahead] devance
    } { $isAverage ->
        [yes] la moyenne
       *[no] { $rival }
    }, { $total } : les parts pour font { $for }, les parts contre { $against }.
flow-for-it-most = Pour, le plus : { $part } { $value }.
flow-against-it-most = Contre : { $part } { $value }.
flow-leaving-words-out = chaque mot est omis tour à tour …
flow-no-word-is-needed = si on les omet un par un, aucun mot n’est nécessaire
flow-needed-most = { $word } ; du texte source ({ $side }) { $source }
flow-words-and-side = { $words } ; { $share } du texte source ({ $side })
flow-chance =
    { $isAfter ->
        [yes] { $share } après { $after }
       *[no] { $share }
    }{ $hasMore ->
        [yes] { " ;" }
       *[no] { "" }
    }
flow-what-is-mixed = Ce qui est mélangé dans le dernier état du token { $token }
flow-why =
    { $isPiece ->
        [yes] { $isAverage ->
            [yes] Pourquoi { $token } dans { $word } ?
           *[no] Pourquoi { $token } dans { $word } et pas { $rival } ?
        }
       *[no] { $isAverage ->
            [yes] Pourquoi { $token } ?
           *[no] Pourquoi { $token } et pas { $rival } ?
        }
    }
flow-logits =
    { $isAverage ->
        [yes] logit { $logit }, la moyenne { $other }
       *[no] logit { $logit }, { $rival } { $other }
    }
flow-no-line-has-a-share = Aucune ligne n’a de part dans cette exécution.
flow-lines-carry =
    Les lignes de { $least } et plus portent { $share } de ce qui est parvenu au dernier état du token { $goal }{ $folded ->
        [0] .
        [one] ; { $folded } mot aux parts plus petites n’est pas dessiné.
       *[other] ; { $folded } mots aux parts plus petites ne sont pas dessinés.
    }{ $isCut ->
        [yes] { " " }Il n’y a pas de place pour plus de mots.
       *[no] { "" }
    }
flow-made-of =
    { $map ->
        [none] { $token } { $share }
        [encoder] { $token } { $share } (surtout la tête { $head } de l’encodeur)
        [decoder] { $token } { $share } (surtout la tête { $head } du décodeur)
       *[cross] { $token } { $share } (surtout la tête croisée { $head })
    }
flow-answer-is-mean = La réponse est la moyenne de tous les états : { $from }.
flow-state =
    { $share } de ce qui parvient à { $goal } passe par { $token } { $where ->
        [read] tel qu’il est lu.
        [encoder] après la couche { $depth } de l’encodeur.
       *[decoder] après la couche { $depth } du décodeur.
    }{ $isMade ->
        [yes] { " " }Cet état est fait de { $from }.
       *[no] { "" }
    }

## pages/flow/nan.js

flow-run-has-nan = Cette exécution contient NaN ; annulez la modification.

## pages/flow/text.js

flow-the-answer = la réponse
flow-average = moyenne
flow-as-tables = Parts et chemins en tableaux
flow-all-as-text = Tout cela en texte
flow-parts-of-the-logit = Les parts du logit
flow-part = part
flow-adds = ajoute
flow-reads-most = lit surtout
flow-lines-of-the-routes = Les lignes des chemins
flow-line = ligne
flow-from = de
flow-to = à
flow-share = part

## pages/flow/compared.js

flow-what-each-token-gives = Ce que chaque mot apporte

## pages/flow/depth.js

flow-after-part =
    { $part ->
        [encoder] après les têtes de la couche { $layer }
        [decoder] après le regard en arrière de la couche { $layer }
        [cross] après le regard en face de la couche { $layer }
       *[ffn] après le feed-forward de la couche { $layer }
    }
flow-after-embedding = après le plongement et la position
flow-after-norms = après les décalages des normes
flow-layer = couche { $layer }
flow-sum-by-depth = La même somme selon la profondeur : le logit { $after }, toutes les normes tenues comme dans l’exécution
flow-after-each-part = après chaque part
flow-logit-by-depth = Logit selon la profondeur : { $numbers }

## pages/flow/grids.js

flow-relate = Relier
flow-look-back = Regarder en arrière
flow-look-across = Regarder en face
flow-feed-forwards = Feed-forwards
flow-part-adds =
    { $isHead ->
        [yes] { $title }, couche { $layer }, tête { $head } : { $value }
       *[no] feed-forward { $layer } : { $value }
    }
flow-reads = lit { $words }
flow-what-each-adds =
    { $isAgainst ->
        [yes] Les { $heads } têtes et les feed-forwards : ce que chacun ajoute à { $token } contre { $rival }
       *[no] Les { $heads } têtes et les feed-forwards : ce que chacun ajoute à { $token }
    }
flow-key-scale = { $ramp } une seule échelle, logit { $low } à { $high }

## pages/flow/ledger.js

flow-largest = Les plus grandes
flow-by-layer = Par couche
flow-by-word = Par mot
flow-about-feed-forward = Un feed-forward récrit un état à lui seul et ne lit aucun mot. Ce sur quoi il a travaillé est arrivé par les lignes des chemins.
flow-about-embedding = Le dernier token lu, tout droit jusqu’à la sortie.
flow-about-positions = La place dans la phrase, tout droit jusqu’à la sortie.
flow-about-norms = Ce que les normes ajoutent elles-mêmes : la même chose dans chaque phrase, aux facteurs des normes suivantes près.
flow-about-biases = Des constantes apprises, les mêmes dans chaque phrase, au facteur de la dernière norme près.
flow-about-output-bias = Une constante apprise de l’étiquette.
flow-about-steering = Le vecteur qui pilote cette exécution, tout droit jusqu’à la sortie.
flow-part-of-read =
    { $part ->
        [feed-forward] feed-forward { $number }
        [embedding] son propre plongement
        [positions] sa position
        [steering] pilotage
       *[biases] biais et décalages
    }
flow-one-level-deeper = Un niveau plus bas, exactement : les { $total } du token { $word } sont { $parts }, tout le reste { $others }.
flow-switched-off = Si on la désactive, la somme change de { $change }.
flow-switching-off = Désactivation de cette tête …
flow-see-this-head = Voir cette tête
flow-what-head-took = Ce que cette tête a pris à chaque mot, exactement :
flow-compared-with = Comparé à
flow-against = contre
flow-how-often-largest =
    { $isText ->
        [yes] Sur { $count } textes, la tête à la plus grande barre est, parmi toutes celles qui ont une barre, celle dont la perte coûte le plus dans { $costliest } des cas, et parmi les trois plus coûteuses dans { $near }.
       *[no] Sur { $count } phrases, la tête à la plus grande barre est, parmi toutes celles qui ont une barre, celle dont la perte coûte le plus dans { $costliest } des cas, et parmi les trois plus coûteuses dans { $near }.
    }
flow-sort = Trier
flow-which-parts-wrote-it = Quelles parts l’ont écrit
flow-above-average = { $token } au-dessus de la moyenne

## pages/flow/parts.js

flow-its-position = sa position
flow-biases-of-attention = biais de l’attention
flow-shifts-of-norms = décalages des normes
flow-bias-of-the-label = biais de l’étiquette
flow-what-run-is-steered-by = ce qui pilote l’exécution
flow-head =
    { $map ->
        [encoder] relier { $head }
        [decoder] arrière { $head }
       *[cross] en face { $head }
    }
flow-feed-forward = feed-forward { $layer }
flow-embedding =
    { $isOne ->
        [yes] plongement du token { $token }
       *[no] plongements
    }
flow-others = { $count } autres
flow-looks = regardé à { $share }
flow-heads-of-layer =
    { $map ->
        [encoder] têtes « relier » { $layer }
        [decoder] têtes « regarder en arrière » { $layer }
       *[cross] têtes « regarder en face » { $layer }
    }
flow-written = écrit
flow-other-words = { $count } autres mots
flow-biases-and-shifts = biais et décalages

## pages/flow/picture.js

flow-graph = Graphe du flux : ce qui est parvenu à la réponse, et par quel chemin. Les flèches vont d’état en état.
flow-point-at-a-dot = Survolez un point, ou choisissez-le, pour voir les chemins qui passent par lui. Son aire est sa part.
flow-decoder-looks =
    { $isAcross ->
        [yes] { $isShort ->
            [yes] Arrière, en face
           *[no] Regarder en arrière et en face
        }
       *[no] Regarder en arrière
    }
flow-written-so-far = écrit jusqu’ici
flow-only-routes-to = Seulement les chemins vers { $token }
flow-back-to = Retour à { $token }
flow-share-that-lines-carry = Part de la réponse que portent les lignes
flow-the-lines-carry = les lignes portent
flow-how-it-got-there = Comment c’est arrivé là

## pages/flow/mount.js

flow-cannot-count-later-layers = Le nombre d’une part est ce qu’elle ajoute directement. Ce qu’une tête fait à travers des couches suivantes est compté dans ces couches ; la plus grande barre n’est donc pas forcément la tête dont la perte coûte le plus : ouvrez une barre pour voir ce que change la perte de sa tête.
flow-cannot-say-why-it-looks = Tous les poids d’attention et les facteurs des normes sont tenus comme dans l’exécution : rien ici ne dit pourquoi une tête regarde à un endroit.
flow-cannot-part-neighbours = Un mot est une place. Ce qu’une tête y lit contient déjà ses voisins ; « un niveau plus bas » et les chemins disent lesquels.
flow-cannot-know-signs = Les chemins ne connaissent ni signes ni autre candidat : un mot qui parle contre la réponse a aussi sa ligne. Ce qui se passe dans les feed-forwards, ni les parts ni les chemins ne le montrent.
flow-three-answers = Quels mots l’ont faite : trois réponses
flow-answers-disagree = Elles ne nomment pas le même mot en premier.
flow-head-rests = Une tête qui ne trouve aucun mot qui convient se pose souvent sur le premier token ; sa part dit donc peu.
flow-logit-flow = le flux du logit
flow-information-flow = le flux d’information
flow-how-far-to-trust = Les parts envoyées le long des chemins sont { $logit } ; les chemins seuls sont { $information }. Jusqu’où se fier à chacun : Modèle › À quelle explication se fier.
flow-what-this-cannot-say = Ce que cela ne peut pas dire
flow-keys-word = [←][→] mot
flow-keys-tab = [Tab] puis flèches : d’état en état
flow-keys-let-go = [Échap] lâcher
flow-title = Quelles parts ont écrit ce mot, et par quels chemins
flow-no-parts = Une classe de ce modèle est lue dans l’état d’un token, par des couches qui ne sont pas une somme ; elle a donc des chemins et pas de parts exactes.

## pages/patch/state.js

patch-no-share = pas de part
patch-so-much-of-the-way = { $share } du chemin
patch-places-missing =
    { $count ->
        [one] { $count } des places de ce lien n’est pas dans cette paire et ne peut pas être transportée.
       *[other] { $count } des places de ce lien ne sont pas dans cette paire et ne peuvent pas être transportées.
    }

## pages/patch/captions.js

patch-about =
    { $patching }{ $isExample ->
        [yes] { " " }d’un exemple, A « { $a } » et B « { $b } »
       *[no] { "" }
    } : de { $donor } vers { $base } ; { $isClass ->
        [yes] la classe en question est { $token }
       *[no] le token en question est { $token }, le token écrit n° { $number }
    }.
patch-activation-patching = Patching d’activations
patch-put-a-part = Mettez une partie d’une exécution dans une autre, et voyez ce que celle-ci écrit alors.
patch-texts-differ-in = A dit { $a }, B dit { $b }.
patch-which-place =
    { $isClass ->
        [yes] Quelle place dans le modèle lui fait répondre { $a } ou { $b } ?
       *[no] Quelle place dans le modèle lui fait écrire { $a } ou { $b } ?
    }
patch-click-a-cell = Cliquez sur une case : ce que { $donor } a là va dans l’exécution de { $base }, et tout ce qui suit est recalculé. Les anneaux en tirets marquent la plus grande part, et la plus grande à un mot que les deux ont lu.
patch-act-and-effect = { $act } : { $effect }
patch-vector-carried =
    { $isOfDecoder ->
        [yes] Mettre le vecteur du décodeur pour le token { $token } { $depth ->
            [0] au plongement
           *[other] après la couche { $depth }
        } dans l’autre exécution
       *[no] Mettre le { $vector } du token { $token } { $depth ->
            [0] au plongement
           *[other] après la couche { $depth }
        } dans l’autre exécution
    }
patch-vector = vecteur
patch-head-carried =
    Laisser la tête { $head } { $map ->
        [encoder] de l’encodeur
        [decoder] du décodeur
       *[cross] de l’attention croisée
    }, couche { $layer }, de { $base } { $isOutput ->
        [yes] { $isOneRow ->
            [yes] transmettre, pour une seule ligne, ce qu’elle a trouvé dans { $donor }
           *[no] transmettre ce qu’elle a trouvé dans { $donor }
        }
       *[no] { $isOneRow ->
            [yes] regarder, pour une seule ligne, là où elle regarde dans { $donor }
           *[no] regarder là où elle regarde dans { $donor }
        }
    }
patch-vectors =
    { $count ->
        [one] { $count } vecteur
       *[other] { $count } vecteurs
    }
patch-heads =
    { $count ->
        [one] { $count } tête
       *[other] { $count } têtes
    }
patch-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
patch-vectors-carried = Mettre { $vectors } dans l’autre exécution
patch-outputs-carried = Transporter ce que transmettent ces têtes ({ $heads })
patch-weights-carried = Transporter l’endroit où regardent ces têtes ({ $heads })
patch-places-carried = Transporter ensemble { $places }
patch-effect =
    { $first ->
        [token] { $isClass ->
            [yes] il répond { $token } au lieu de { $rival }, { $share }.
           *[no] il écrit { $token } au lieu de { $rival }, { $share }.
        }
        [rival] { $isClass ->
            [yes] il répond toujours { $rival }, { $share } vers { $token }.
           *[no] il écrit toujours { $rival }, { $share } vers { $token }.
        }
       *[other] { $isClass ->
            [yes] il répond { $other }, ni { $token } ni { $rival }, { $share }.
           *[no] il écrit { $other }, ni { $token } ni { $rival }, { $share }.
        }
    }
patch-probability-before-and-now =
    { $isLog ->
        [yes] log p({ $token }) { $before } → { $now }, dans { $donor } { $there }.
       *[no] p({ $token }) { $before } → { $now }, dans { $donor } { $there }.
    }
patch-same-token-same-place = Le même token à la même place : les deux vecteurs sont égaux.
patch-same-token-other-place = Le même token à une autre place : seule sa position diffère.
patch-as-typing-the-other-token = Au plongement, c’est comme taper là l’autre token.
patch-token-in-both-texts =
    { $isPart ->
        [yes] { $token } est le même dans les deux phrases ; son vecteur a pris une partie de ce qui diffère.
       *[no] { $token } est le même dans les deux phrases ; son vecteur n’a presque rien pris de ce qui diffère.
    }
patch-shares-do-not-add = Une à une, elles font { $sum } : les parts ne s’additionnent pas.
patch-what-is-written-later = Ce qui est écrit après ce token vient de { $base } seul.

## pages/patch/bar.js

patch-largest-cell = Case max.
patch-shared-word = Mot commun
patch-strongest-head = La plus forte
patch-fewest-heads = Minimum
patch-find-of-several = { $share } par { $count }
patch-find-of-head =
    { $map ->
        [encoder] { $share }, encodeur { $layer }.{ $head }
        [decoder] { $share }, décodeur { $layer }.{ $head }
       *[cross] { $share }, croisée { $layer }.{ $head }
    }
patch-find-of-token = { $share }, { $token }, couche { $layer }
patch-four-finds = Quatre trouvailles dans cette paire
patch-example-pairs = Paires d’exemple
patch-from-which-run = De quelle exécution vers laquelle
patch-token-in-question = Token en question
patch-undo = Annuler
patch-clear = Tout retirer

## pages/patch/carried_head.js

patch-weights-cannot-be-carried = L’endroit où elle regarde ne se transporte pas seul entre des textes de longueurs différentes.
patch-output-and-weights =
    Ce qu’elle transmet fait { $output }, l’endroit où elle regarde fait seul { $weights }{ $matters ->
        [reading] : ce n’est pas où la tête regarde, mais ce qu’elle y lit.
        [looking] : où la tête regarde suffit.
        [both] : le reste est ce qu’elle y lit.
       *[nothing] .
    }
patch-where-the-head-looks = Où la tête regarde.
patch-cell-of-head = { $query } regarde { $key } : { $share }
patch-cell-is-masked = { $query } regarde { $key } : masqué
patch-head-now =
    { $isOneRow ->
        [yes] Dans { $run } maintenant, transportée à la ligne marquée
       *[no] Dans { $run } maintenant, transportée à toutes les lignes
    }
patch-head-as-it-is = Dans { $run } tel quel
patch-open-this-head = Ouvrir cette tête
patch-the-head-carried = La tête transportée

## pages/patch/grid.js

patch-no-token = aucun
patch-token-before = avant : { $token }
patch-vectors-of-stack =
    { $stack ->
        [encoder] Vecteurs de l’encodeur
       *[decoder] Vecteurs du décodeur
    }
patch-depth =
    { $depth ->
        [0] plongement
       *[other] après la couche { $depth }
    }
patch-depth-short =
    { $depth ->
        [0] plong.
       *[other] { $depth }
    }
patch-run-gives =
    { $isDonor ->
        [yes] { $run } donne
       *[no] { $run } reçoit
    }
patch-nothing-to-carry = Pas de pendant : rien à transporter
patch-writes = écrit
patch-same-vector = le même vecteur dans les deux exécutions
patch-cell =
    { $stack ->
        [encoder] { $token }, encodeur { $depth ->
            [0] plongement
           *[other] après la couche { $depth }
        } de { $base } : { $said }
       *[decoder] { $token }, décodeur { $depth ->
            [0] plongement
           *[other] après la couche { $depth }
        } de { $base } : { $said }
    }
patch-key-share = { $share } : { $low }{ $ramp }{ $high }
patch-share-of-the-way = part du chemin
patch-key-beyond = { $swatch }hors de l’échelle
patch-key-largest = { $swatch }la plus grande, et la plus grande à un mot commun
patch-key-same = = le même vecteur dans les deux
patch-key-no-partner = { $swatch }pas de pendant
patch-several-at-once = Plusieurs à la fois
patch-vectors-of-both = Vecteurs des deux exécutions
patch-every-click-adds = Chaque clic ajoute une case, ou la retire.
patch-tap-a-cell = Touchez une case.
patch-click-or-drag = Cliquez sur une case. Glissez, ou tenez Maj, pour en prendre plusieurs.
patch-the-text-by-depth = Le texte, par profondeur
patch-written-so-far = Écrit jusqu’ici, et la suite

## pages/patch/heads.js

patch-at-all-rows = à toutes les lignes
patch-at-one-row = à une ligne
patch-what-they-pass-on = ce qu’elles transmettent
patch-where-they-look = où elles regardent
patch-how-long-it-holds =
    { $stacks ->
        [classifier] Ce qui est transporté vaut à chaque ligne nommée.
        [both] Ce qui est transporté dans l’encodeur vaut pour toute l’exécution. Dans le décodeur et l’attention croisée, cela vaut pour les lignes jusqu’au token en question ; ce qui est écrit ensuite vient de l’exécution elle-même.
       *[decoder] Ce qui est transporté vaut pour les lignes jusqu’au token en question ; ce qui est écrit ensuite vient de l’exécution elle-même.
    }
patch-shift-adds = Maj ajoute une tête à celles qui sont transportées.
patch-all-of = couche entière : { $layers } { $all }
patch-all-many = toutes ({ $count })
patch-all-heads-of-layer =
    { $map ->
        [encoder] Toutes les têtes de la couche { $layer } de l’encodeur
        [decoder] Toutes les têtes de la couche { $layer } du décodeur
       *[cross] Toutes les têtes croisées de la couche { $layer }
    }
patch-all-heads-of-map =
    { $map ->
        [encoder] Les { $count } têtes de l’encodeur
        [decoder] Les { $count } têtes du décodeur
       *[cross] Les { $count } têtes croisées
    }
patch-layer = Couche { $layer }
patch-heads-of-map =
    { $map ->
        [encoder] Têtes de l’encodeur
        [decoder] Têtes du décodeur
       *[cross] Têtes croisées
    }
patch-one-head-fewer = Une tête de moins
patch-one-head-more = Une tête de plus
patch-strongest-together = les plus fortes ensemble { $field }
patch-at-which-rows = À quelles lignes les têtes sont transportées
patch-the-row = La ligne du texte
patch-what-of-the-heads = Ce qui est transporté des têtes
patch-head-and-share = { $head } : { $share }
patch-heads-of-both = Têtes des deux exécutions
patch-all-heads = Les { $count } { $heads } : la sortie d’une tête de { $donor } dans { $base }
patch-heads-term = têtes

## pages/patch/now.js

patch-run-writes =
    { $isClass ->
        [yes] { $run } répond
       *[no] { $run } écrit
    }
patch-run-wrote =
    { $isClass ->
        [yes] { $run } a répondu
       *[no] { $run } a écrit
    }
patch-run-now = { $run } maintenant
patch-nothing-carried = rien n’est transporté
patch-all-others = tous les autres
patch-measured-by = mesuré par
patch-orange-before = orange : avant
patch-what-the-run-gives = Ce que donne l’exécution maintenant
patch-what-a-run-writes =
    { $isClass ->
        [yes] { $isPatched ->
            [yes] Ce que { $run } répond maintenant
           *[no] Ce que { $run } répond
        }
       *[no] { $isPatched ->
            [yes] Ce que { $run } écrit maintenant
           *[no] Ce que { $run } écrit
        }
    }
patch-token-against-rival = { $token } contre { $rival }
patch-log-p-of-token = log p de { $token }
patch-classes = Classes
patch-next-token-after = Token suivant après { $last }

## pages/patch/start.js

patch-an-example = Un exemple, pas votre phrase.
patch-how-to-begin = Épinglez une exécution comme A, changez un mot de la phrase, et exécutez-la de nouveau : c’est B.
patch-same-run = A et B sont la même exécution. Changez un mot de la phrase, et exécutez-la de nouveau : c’est B.
patch-two-runs = Deux exécutions pour commencer
patch-or-open-a-pair = Ou ouvrez une paire, A et B :
patch-lengths-differ = Les longueurs diffèrent. Les tokens sont associés par les plus longues suites que les deux textes ont en commun ; entre ces suites, les tokens qui diffèrent sont associés en partant de la fin. Après un trou, un token est à une autre place, et son vecteur porte aussi cette place. Associez-en deux à la main :
patch-join-by-hand = Associer deux tokens à la main :
patch-token-of-run = Token de { $run }
patch-two-tokens = A { $a } B { $b }
patch-join = Associer
patch-undo-joins = Dissocier

## pages/patch/steer.js

patch-only-b-can-be-changed = Seul B peut être changé : choisissez A → B ci-dessus.
patch-open-the-pair-first = C’est un exemple : ouvrez d’abord la paire.
patch-what-texts-differ-by = ce en quoi les deux textes diffèrent
patch-the-word = le mot { $word }
patch-vector-of-file = le vecteur d’un fichier
patch-file-of-numpy = un fichier de NumPy …
patch-what-is-added = Ce qui est ajouté
patch-the-depth = La profondeur
patch-depth-of-stack =
    { $stack ->
        [encoder] encodeur, { $depth ->
            [0] plongement
           *[other] après la couche { $depth }
        }
       *[decoder] décodeur, { $depth ->
            [0] plongement
           *[other] après la couche { $depth }
        }
    }
patch-the-rows = Les lignes
patch-all-rows = toutes les lignes
patch-so-many-rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
patch-keep-as-change = Garder comme modification
patch-how-much = Combien
patch-steer = Piloter : ajouter plus ou moins d’un vecteur
patch-not-a-swap = Ce n’est pas un échange : { $vector } est ajouté aux états d’une pile, autant de fois que vous le dites, et toute la réponse est récrite.
patch-a-vector = un vecteur
patch-add = Ajouter
patch-run-writes-so =
    { $isClass ->
        [yes] { $run } répond { $output }
       *[no] { $run } écrit { $output }
    }
patch-curve-in-words = log p de { $token } et { $rival } selon la quantité : { $values }
patch-at-amount = { $amount } : { $logs }

## pages/patch/tables.js

patch-no-partner = pas de pendant
patch-table-of-vectors = { $stack } : vecteurs, part du chemin
patch-table-of-heads = { $map } : têtes, part du chemin
patch-column-depth = profondeur
patch-column-head = tête
patch-row-layer = couche { $layer }
patch-all-as-text = Tout cela en texte ; « Enregistrer » le donne en CSV et JSON
patch-what-numbers-can-say = Ce que de tels nombres peuvent dire, et ce qu’ils ne peuvent pas

## pages/patch/mount.js

patch-all-shares = Toutes les parts

patch-caution-source =
    { $paper ->
        [enough] Meng et al. 2022
        [stand-in] Wang et al. 2022
       *[measure] Heimersheim et Nanda 2024
    }
patch-caution =
    { $paper ->
        [enough] Une place qui fait tout le chemin suffit pour cette paire et ce token ; cela ne dit ni où un fait est gardé, ni que rien d’autre ne suffirait.
        [stand-in] Les têtes se remplacent les unes les autres : une petite part ne veut pas dire que la tête ne fait rien, et les parts ne s’additionnent pas.
       *[measure] La part dépend de la mesure et de la direction : log p s’aplatit près de la certitude, donc essayez aussi l’autre mesure et l’autre direction.
    }

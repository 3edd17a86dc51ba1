## pages/masks/bugs.js

masks-every-number-map-nan = Chaque nombre de cette matrice est NaN : aucune requête ne peut regarder une colonne de remplissage, et une softmax sur aucune case est 0 ÷ 0.
masks-softmax-over-wrong = Softmax sur le mauvais axe
masks-columns-add-up-rows = Les colonnes ont pour somme 1, les lignes non. Le poids d’une clé est réparti entre toutes les requêtes.
masks-rows-map-add-up = Les lignes de cette matrice ont des sommes de { $lowest } à { $highest }, et non 1.
masks-positions-indexed = Positions indexées par le lot
masks-diagonals-fade-heads = Les diagonales s’effacent. Des têtes qui regardaient le token voisin ne regardent plus que par le contenu, et l’ordre des mots est perdu.
masks-encoder-token-gives = Un token donne { $near } à lui-même et à ses voisins, contre { $nearB } avant.
masks-nearly-every-row-one = Dans presque chaque ligne, une case est à 100 % et le reste à 0.
masks-largest-share-row-on = La plus grande part d’une ligne est { $peak } en moyenne, contre { $peakB } avant.
masks-no-causal-mask = Sans masque causal
masks-upper-triangle = Le triangle du haut du décodeur se remplit. Un token voit la réponse qu’il devrait prédire.
masks-model-trained-like = Un modèle entraîné ainsi copie le token suivant, et sa perte tombe presque à zéro. Quand il écrit seul, il n’y a pas de token suivant à copier.
masks-no-padding-mask = Sans masque de remplissage
masks-pad-columns-light-up = Les colonnes ‹pad› s’allument, et la même phrase reçoit une autre réponse dans un autre lot.
masks-pads-have-vectors = Les tokens de remplissage ont des vecteurs comme les autres. Sans masque, ils reçoivent du poids dans chaque ligne.
masks-run-has-no-pads = Cette exécution n’a pas de remplissage, il n’y a donc rien à voir. Ajoutez-en ci-dessus.
masks-row-with-no-open = Une ligne sans case ouverte
masks-with-row-nan-nan = Avec −∞, la ligne est NaN, et NaN se répand dans tout ce qui suit. Avec −1e9, la ligne donne le même poids à tous les tokens, remplissage compris.
masks-softmax-over-no-cell = Une softmax sur aucune case est 0 ÷ 0. Cela arrive aux requêtes de remplissage, si les lignes et les colonnes sont masquées.
masks-row-layer-gives-every = La ligne 1 de la couche 1 donne le même poids à chaque token, masqué ou non.
masks-rows-nan = { $name } : { $broken } lignes sur { $rows } sont NaN.
masks-fill-with = masquer avec −∞
masks-fill-with-e = masquer avec −1e9
masks-fill = Masquer avec
masks-what-you-see = Ce que vous voyez
masks-why = Pourquoi
masks-in-this-run = Dans cette exécution
masks-common-mistakes = Des erreurs courantes. Activez-en une pour apprendre à quoi on la reconnaît.
masks-classic-bugs = Bugs classiques
masks-softmax-over-queries = { $code } normalise sur les requêtes. Le modèle tourne et s’entraîne même ; seules les sommes montrent donc le bug.
masks-same-position = Avec des tenseurs { $axes }, { $code } donne la même position à tous les tokens d’une phrase.
masks-no-division-by = Sans division par { $root }
masks-scores-too-wide = Les scores sont { $root } fois trop dispersés. La softmax sature, et son gradient est presque nul.
masks-attention-to-later-tokens = { $leak } de l’attention du décodeur va à des tokens qui suivent. Le nouveau texte reçoit log p { $whole } s’il est lu d’un coup, comme à l’entraînement, et { $alone } s’il est écrit token par token. Avec le masque, les deux valent { $masked } ; sans lui, ils diffèrent de { $gap }. La perte d’entraînement ne mesure donc plus si le modèle écrit bien. Ce modèle a été entraîné avec le masque et n’a jamais appris à copier.
masks-attention-on-pads =
    { $isClass ->
        [yes] { $changed ->
            [0] Attention sur le remplissage : { $leaks } ; la classe reste.
           *[other] Attention sur le remplissage : { $leaks } ; la classe change.
        }
       *[no] { $changed ->
            [0] Attention sur le remplissage : { $leaks } ; mêmes mots.
            [one] Attention sur le remplissage : { $leaks } ; { $changed } mot changé.
           *[other] Attention sur le remplissage : { $leaks } ; { $changed } mots changés.
        }
    }{ $isSameUnpadded ->
        [yes] { " " }Avec le masque, le remplissage reçoit 0 %, et la réponse est la même que sans remplissage.
       *[no] { "" }
    }

## pages/masks/editor.js

masks-has-no-open-cell = { $token } n’a pas de case ouverte. Avec −1e9, sa softmax donne le même poids à tous les tokens.
masks-has-no-open-cell-so = { $token } n’a pas de case ouverte, sa softmax est donc 0 ÷ 0. Ouvrez au moins une case, ou choisissez −1e9 pour voir l’autre bug.
masks-masks-run = Les masques de cette exécution
masks-which-mask = Quel masque

## pages/masks/edits.js

masks-encoder-reads-left = L’encodeur lit de gauche à droite
masks-encoder-sees = L’encodeur ne voit que les voisins
masks-encoder-tokens-see = Les tokens de l’encodeur ne voient qu’eux-mêmes
masks-decoder-remembers-two = Le décodeur se souvient de deux tokens
masks-decoder-sees-only-end = Le décodeur ne voit du texte source que ‹end›

## pages/masks/panel.js

masks-source-padding = Remplissage source
masks-encoder-encoder = encodeur → encodeur
masks-target-padding = Remplissage cible
masks-decoder-decoder = décodeur → décodeur
masks-causal = Causal
masks-decoder = Décodeur
masks-cross = Croisé
masks-decoder-encoder = décodeur → encodeur
masks-space-opens-or-closes = Espace ouvre ou ferme une case. Allez à gauche ou en haut jusqu’à un nom pour changer sa ligne ou sa colonne.
masks-column-close-or-open = Colonne { $key } : fermer ou ouvrir
masks-row-close-or-open = Ligne { $query } : fermer ou ouvrir
masks-mask-title-keys = Masque : { $title }. { $keys }
masks-short-title =
    { $name ->
        [encoder] Source
        [padding] Cible
        [causal] Causal
        [decoder] Décodeur
       *[cross] Croisé
    }
masks-may-look-at =
    { $isOpen ->
        [yes] { $query } peut regarder { $key }
       *[no] { $query } ne peut pas regarder { $key }
    }

## pages/masks/tools.js

masks-masks-pads-bugs-fixed = Masques, remplissage et bugs ne se changent pas dans ce modèle, car il ne montre que ses poids d’attention. Choisissez l’un des modèles de ce projet.
masks-model-takes-no-pads = Ce modèle ne prend pas de remplissage.
masks-one-pad-fewer =
    { $side ->
        [source] Un token de remplissage de moins dans la source
       *[target] Un token de remplissage de moins dans la cible
    }
masks-one-pad-more =
    { $side ->
        [source] Un token de remplissage de plus dans la source
       *[target] Un token de remplissage de plus dans la cible
    }
masks-after-the-text = après le texte
masks-before-the-text = avant le texte
masks-source-pads = Remplissage source
masks-preset-masks = Masques tout prêts
masks-changed-by-hand = Changés à la main
masks-masks-as-run = Masques comme dans l’exécution
masks-cell-changed =
    { $cells ->
        [one] { $cells } case changée
       *[other] { $cells } cases changées
    }
masks-bug-switched-on =
    { $bugs ->
        [one] { $bugs } bug activé
       *[other] { $bugs } bugs activés
    }
masks-run-again = Exécuter de nouveau
masks-working = Calcul en cours
masks-click-cell-or-name = cliquez sur une case, ou sur le nom d’une ligne ou d’une colonne
masks-draw-over-cells = glissez sur des cases
masks-what-mask-does = Ce que fait un masque
masks-mask-says-for-each = Un masque dit pour chaque paire de tokens si la requête peut regarder la clé. Sinon, le score devient −∞ avant la softmax :
masks-so-weight-exactly = son poids est donc exactement 0, et la somme des autres poids reste 1.
masks-decoder-has-two-masks = Le décodeur a deux masques à la fois : contre le remplissage, et contre les tokens qui suivent.
masks-before-after-read = « Avant » et « Après » lisent la même cible, la première réponse, pour que leurs cases se comparent. La réponse de « Après » est écrite librement.
masks-pads = Remplissage :
masks-key-open = { $swatch }peut regarder
masks-key-masked = { $swatch }ne peut pas regarder
masks-key-closed = { $swatch }fermée par vous
masks-key-opened = { $swatch }ouverte par vous
masks-key-share = part 0 { $ramp }1
masks-key-change = changement − { $ramp }+
masks-keys-tab = [Tab] puis flèches et [Espace]
masks-keys-undo = [Ctrl] [Z] annuler

## pages/masks/mount.js

masks-running-sentence-with = La phrase est exécutée avec ses masques …
masks-ran-again = Nouvelle exécution : { $changed }.
masks-mask-says-which-words = Un masque dit quels mots peuvent être regardés. Fermez-en quelques-uns, et exécutez de nouveau

masks-pads-of-side =
    { $side ->
        [source] source
       *[target] cible
    }
masks-pads-after = après
masks-pads-before = avant

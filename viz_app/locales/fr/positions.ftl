## pages/positions/encoding_figures.js

positions-dim = dim { $dimension }
positions-dim-zero = dim 0
positions-to-a-line = { $together } par ligne
positions-dim-width = dim { $width }

## pages/positions/numbers.js

positions-dim-wavelength = dim { $dimension }, λ { $dimensionB }
positions-dot-product-with = produit scalaire avec la position { $at }
positions-encoding-numbers = L’encodage en nombres

## pages/positions/order.js

positions-as-trained = Comme à l’entraînement
positions-off = Désactivées
positions-shuffled = Mélangées
positions-shifted = Décalées
positions-positions-run = Positions de l’exécution
positions-again = Encore
positions-shift-one-position = Décaler d’une position de moins
positions-shift-one-position-more = Décaler d’une position de plus
positions-shuffle-again-with = Mélanger de nouveau, avec la graine suivante : maintenant { $seed }
positions-by = de { $by }
positions-same-head-with = La même tête avec d’autres positions

## pages/positions/page.js

positions-how-model-knows-where = Comment le modèle sait où est chaque mot

## pages/positions/rotation.js

positions-single-dimension = Une seule dimension ne forme pas de paire, il n’y a donc pas de rotation.
positions-step-too-long-for = Un pas de { $step } est trop long pour ces { $count } positions. Choisissez un pas plus petit ou plus de positions.
positions-learned-table-need = Une table apprise ne suit pas forcément une rotation. Ici, la plus grande erreur est { $error }.
positions-pair-turns-by = La paire { $pair } tourne de { $pairB }.
positions-by-pair-pair-b = { $pair } de { $pairB }
positions-step-turns-pairs = Un pas de { $step } fait tourner les paires { $list }. Les flèches choisissent une paire.
positions-step-rotation = Un pas est une rotation
positions-each-pair-dimensions = Chaque paire de dimensions est l’aiguille d’un cadran. Un pas de k positions la fait tourner de kω, quelle que soit la position de départ.
positions-dimensions-from = Dimensions { $pair } et { $pairB }, de la position { $from } à { $fromB }
positions-checked-on-all =
    { $isOdd ->
        [yes] Vérifié sur les { $count } nombres : plus grande erreur { $tiny }. Le dernier sinus n’a pas de cosinus et est laissé de côté.
       *[no] Vérifié sur les { $count } nombres : plus grande erreur { $tiny }.
    }

## pages/positions/settings.js

positions-the-length = La longueur
positions-the-base = La base
positions-the-step-k = Le pas k
positions-the-seed = La graine
positions-the-shift = Le décalage
positions-base-choose-number = La base est { $text } ; choisissez un nombre au-dessus de 0, au plus { $largestbase }.
positions-choose-whole-number = { $name } est { $text } ; choisissez un nombre entier de { $least } à { $most }.
positions-there-no-dimension = Il n’y a pas de dimension { $wrong }. Avec d_model { $width }, choisissez de 0 à { $widthB }.
positions-these-dimensions = Cela fait { $count } dimensions. Choisissez-en au moins une et au plus { $mostwaves }.
positions-until-then-models-own = { $problems } D’ici là, le nombre du modèle est utilisé.

## pages/positions/shown_encoding.js

positions-position-dot-product = Position { $at } : produit scalaire { $atB } avec elle-même ; les positions les plus semblables sont { $named }.

## pages/positions/similarity.js

positions-position-position = position { $value } · position { $valueB }
    { $number }
positions-near-positions = Des positions proches se ressemblent
positions-dot-product-every-two = Produit scalaire de deux positions, pour toutes les paires. Avec des ondes, il ne dépend que de leur distance.
positions-which-positions = Quelles positions se ressemblent
positions-dot-product-every-two-positions = Produit scalaire de deux positions, pour toutes les paires. Pour des positions apprises, il ne dépend pas forcément de leur distance.
positions-arrow-keys-choose = { $shown } Les flèches choisissent une position.

## pages/positions/split.js

positions-head-position = tête { $head } : position · position { $share }
positions-heads-first-layer = Têtes de la première couche, selon la part de position avec position
positions-query-key = Requête { $sides }, clé { $sidesB }.
positions-key-side = clé { $side }
positions-key-sides = clé { $sides }
positions-one-scale = une seule échelle, { $most }
positions-scores-head-four = Les scores de la tête { $head } en quatre parts. { $split }
positions-position-position-every = position · position, toutes les têtes
positions-parts-numbers = Les parts en nombres
positions-what-or-where-score = Quoi ou où ? Le score en quatre parts
positions-scores-chosen-row = Les scores de la ligne choisie, en parts
positions-splitting-the-scores = Les scores sont décomposés …
positions-content = contenu
positions-position = position
positions-query-side = requête { $side }

## pages/positions/split_sums.js

positions-head-looks-content = Cette tête regarde par le contenu, pas par la position.
positions-token-query-decides = Le token de la requête décide quelles positions cette tête regarde.
positions-position-query = La position de la requête décide quels tokens cette tête regarde.
positions-head-looks-position = Cette tête regarde par la position, pas par le contenu.
positions-head-looks-both = Cette tête regarde par le contenu et par la position.
positions-masked-score-never = masqué : ce score ne sert jamais
positions-sum-score = somme = score
positions-share-variance = Part de la variance
positions-point-cell-add-up = Pointez une case pour additionner ses parts.
positions-query-row = requête { $row }
positions-masked = masqué
positions-score = score
positions-run-sum-parts-differs =
    { $isPre ->
        [yes] La LayerNorm vient d’abord ici. Son facteur 1 ÷ √variance est tenu comme dans cette exécution ; le reste est linéaire.{ " " }
       *[no] { "" }
    }{ $hasBiases ->
        [yes] Les biais n’appartiennent ni au contenu ni à la position ; ils forment donc une part à eux.{ " " }
       *[no] { "" }
    }Dans cette exécution, la somme des parts diffère des scores d’au plus { $error }.
positions-first-layer-token =
    { $isElsewhere ->
        [yes] Dans la première couche, un token est contenu plus position (plus haut, un token contient aussi d’autres tokens) ; chaque score est donc une somme.
       *[no] Dans la première couche, un token est contenu plus position ; chaque score est donc une somme.
    } Ici : { $map ->
        [encoder] encodeur, couche 1, tête { $head }
       *[decoder] décodeur, couche 1, tête { $head }
    }{ $picked ->
        [off] , positions désactivées
        [shuffled] , positions mélangées
        [shifted] , positions décalées
       *[on] { "" }
    }.

## pages/positions/tools.js

positions-length = Longueur
positions-model = modèle
positions-base = Base
positions-step-k = pas k
positions-length-in-positions = Longueur, en positions
positions-d-model-number = d_model, le nombre de dimensions
positions-base-wavelengths = Base des longueurs d’onde
positions-step-k-positions = Pas k, en positions
positions-typed-label = { $label }, à taper
positions-dimensions-drawn-as = Dimensions dessinées comme ondes, séparées par des virgules
positions-dimensions = Dimensions
positions-has-no-learned = { $title } n’a pas de positions apprises. Il ajoute ces ondes, qui sont calculées et non entraînées. Une conception comme « wide-heads » apprend à leur place un vecteur par position. Chargez un tel modèle pour voir sa table ici.
positions-learned-table = La table apprise de { $title } : { $longest } positions en { $width } dimensions. En gris : les ondes sinusoïdales.
positions-sinusoidal = Sinusoïdal
positions-learned = Appris
positions-which-encoding = Quel encodage
positions-as-model = Comme dans le modèle

## pages/positions/turned_head.js

positions-layer-head-dimensions = Couche { $layer }, tête { $head } : dimensions { $pair } et { $pairB } de la requête du token { $row }, position { $rowB }
positions-layer-head-query = Couche { $layer }, tête { $head } : la requête du token { $row } à la position { $rowB } et la clé du token { $from } à la position { $fromB } sont tournées de { $rowB } et de { $fromB } places. Leur produit est { $live } ; si la requête est tournée de la seule distance { $rowC }, il est { $byDistance }. Sans rotation, il serait { $query }.
positions-checked-on-all-numbers = Vérifié sur les { $numbers } nombres des requêtes et clés de cette tête : plus grande erreur { $error }.

## pages/positions/waves.js

positions-left-right-choose = Gauche et droite choisissent une position, haut et bas une dimension ; chacune est lue à voix haute. Entrée ajoute l’onde de la dimension.
positions-every-dimension-wave = Chaque dimension est une onde sur les positions
positions-low-dimensions-change = Les dimensions basses changent vite, les hautes lentement. Cliquez sur une ligne de l’encodage pour dessiner son onde ici.
positions-every-dimension-over = Chaque dimension, sur les positions
positions-these-numbers-come = Ces nombres ne viennent que de l’entraînement. Cliquez sur une ligne de l’encodage pour dessiner sa dimension ici.
positions-position-dimension = position { $at }, dimension { $dimension }
positions-wavelength-positions = longueur d’onde { $dimension } positions
positions-token-here = token à cette place : { $token }
positions-positions-dimensions = { $count } positions en { $width } dimensions, position { $at } choisie.
positions-dimensions-of = Dimensions { $waves } de { $size } { $keys }
positions-the-encoding-of = L’encodage de { $size } { $keys }
positions-at = position { $at }

## pages/positions/tools.js

positions-this-model = Ce modèle

## pages/positions/mount.js

positions-key-signed = nombre avec son signe, chaque graphique a son échelle : − { $ramp } +
positions-key-share = part de l’attention : 0 { $ramp } 1
positions-key-masked = { $swatch } ne peut pas regarder
positions-keys-tab = [Tab] puis flèches : chaque nombre

positions-part =
    { $part ->
        [0] contenu · contenu
        [1] contenu · position
        [2] position · contenu
        [3] position · position
       *[4] biais
    }

## A column of the numbers

positions-token = token

## pages/positions/distances.js, and what a model of others adds

positions-its-table = Sa table
positions-computed-table = La table de { $title } : { $longest } positions en { $width } dimensions, calculée et non entraînée, avec les sinus dans la première moitié des dimensions et les cosinus dans la seconde. En gris : les ondes de « Attention Is All You Need », où sinus et cosinus alternent.
positions-numbers-computed = Ces nombres viennent d’une formule et non de l’entraînement. Cliquez sur une ligne de l’encodage pour dessiner sa dimension ici.
positions-two-halves = Ici, tous les sinus sont placés avant tous les cosinus ; deux dimensions voisines ne forment donc pas une paire. La plus grande erreur est { $error }.
positions-adds-by-distance = { $title } n’ajoute pas de vecteurs à ses tokens. Il ajoute à chaque score un nombre selon la distance, comme ci-dessus. Ces ondes sont calculées pour comparaison.
positions-not-known = On ne sait pas ici comment { $title } indique leurs positions à ses tokens. Ces ondes sont calculées pour comparaison.
positions-cannot-be-changed = On ne sait pas ici comment { $title } indique leurs positions à ses tokens ; on ne peut donc pas les changer.
positions-shift-changes-nothing = Ce modèle indique seulement à quelle distance deux tokens sont l’un de l’autre. Un décalage de tous les tokens ne change rien, sauf les derniers chiffres.
positions-distances = Des distances au lieu de positions
positions-every-head-adds = Chaque tête ajoute à chaque score un nombre appris, selon la distance de la requête à la clé, le même dans toutes les couches. Distance négative : la clé est placée avant la requête.
positions-distances-heads = Ce que chaque tête ajoute selon la distance
positions-head = tête { $head }
positions-head-adds = tête { $head }, distance { $distance } : { $number }

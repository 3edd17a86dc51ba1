## pages/head/eight.js

head-all-eight-steps-with = Les huit étapes, avec les formules et NumPy

## pages/head/formulas.js

head-layernorm = LayerNorm
head-sum-below = somme de la couche en dessous

## pages/head/pictures.js

head-look-for = Chercher
head-what-am-i-looking = Qu’est-ce que je cherche ?
head-the-query = la requête
head-offer = Offrir
head-what-does-each-word = Qu’offre chaque mot ?
head-the-keys = les clés
head-shares = Parts
head-how-much-from-each = Combien de chacun ?
head-the-shares = les parts
head-pass-on = Transmettre
head-what-do-i-pass = Qu’est-ce que je transmets ?
head-mix-values = le mélange des valeurs
head-times-heads-query = ↓ multiplié par la table de requêtes de cette tête (apprise)
head-query-before-turn = { $count } nombres, la requête avant que sa position ne la tourne
head-key-before-turn = La clé du token { $key }, avant que sa position, { $place }, ne la tourne de la même façon
head-position-turns =
    { $turns ->
        [pairs] ↓ tournée selon sa position, { $place } (la première est 0) : chaque nombre avec son voisin
       *[halves] ↓ tournée selon sa position, { $place } (la première est 0) : chaque nombre de la première moitié avec celui de la même place dans la seconde moitié
    }
head-numbers-all-knows-now = { $count } nombres : tout ce qu’il sait jusqu’ici
head-numbers-query-up-down = { $count } nombres, la requête : haut +, bas −
head-the-largest-of = Les { $count } plus grands sur { $countB }.
head-show-all = Tout montrer ({ $count })
head-show-the-largest = Montrer les plus grands
head-others-together = { $count } autres ensemble
head-the-sum = la somme
head-the-four-pictures = Les quatre images
head-each-pair = { $key } : requête × clé, chaque paire
head-sum-is =
    { $isOff ->
        [yes] { $sum } : rien
       *[no] { $sum } : ce que dit cette tête
    }
head-all-together =
    { $isWord ->
        [yes] { $count ->
            [one] { $count } mot en tout
           *[other] les { $count } mots ensemble
        }
       *[no] { $count ->
            [one] { $count } morceau en tout
           *[other] les { $count } morceaux ensemble
        }
    }

## pages/head/reasons.js

head-exactly-run-with-such = exactement : une exécution avec un tel mot à cet endroit a précisément cet accord.
head-approximation-each = approximation : chaque mot est lu seul, sans ce que les couches précédentes en font.
head-approximation-word = Approximation : le mot est lu seul, et seul compte ce qui va tout droit au choix.
head-what-reads-goes-on = Ce qu’elle lit va aux couches suivantes, et rien n’en va tout droit au choix.
head-fits-number = { $offered } : accord { $score }, rang { $rank }
head-place-fits-best = Là où est { $offered }, { $query } s’accorde le mieux avec
head-when-reads-speaks-for = Quand elle lit { $offered }, elle parle pour
head-when-it-reads = Quand elle lit { $offered }
head-what-head-prefers-all = Ce que cette tête préfère, parmi tous les mots

## pages/head/reasons.js

head-each-pair-one-part = Chaque paire est une part de l’état de la ligne multipliée par une part de l’état du mot, exactement ; elles sont additionnées de chaque côté. Les normes sont tenues comme dans l’exécution. La softmax compare les accords d’une même ligne, donc ce que tous les mots ont en commun ne change rien.
head-why-fits-parts-score = Pourquoi cela s’accorde : les parts de ce score
head-fits-sum-pairs-parts = { $query } s’accorde avec { $offered } : { $score }, la somme de { $pairs } paires de parts.
head-before-cap-or-distance =
    { $fit ->
        [capped] C’est l’accord avant que le modèle ne le limite.
       *[biased] C’est l’accord avant que le modèle n’ajoute un nombre pour la distance.
    }
head-of-what-asks = Dans { $query }, ce qui demande
head-what-offered = Dans { $offered }, ce qui est offert

## pages/head/recompute_card.js

head-from-file = Depuis un fichier
head-from-model = Depuis le modèle
head-needs-numpy-rows-file = Il faut NumPy et le fichier de cette ligne. Affiche la plus grande erreur de chaque vecteur, relative à son plus grand nombre : moins de 10⁻⁶.
head-run-projects-folder = À exécuter dans le dossier de ce projet. Affiche la plus grande erreur de chaque vecteur, relative à son plus grand nombre : moins de 10⁻⁶.
head-copy = Copier
head-copied = Copié
head-select-copy = Sélectionnez et copiez
head-python-lines = Lignes de Python
head-download-row-npz = Télécharger row.npz
head-start-from = Point de départ
head-reproduce-by-hand = Refaire à la main

## pages/head/scaling_experiment.js

head-row-with-scale = Cette ligne avec la mise à l’échelle et sans
head-row-run-softmax-s = cette ligne dans l’exécution, softmax(s ÷ { $dHead }), en pour cent
head-same-row-without = la même ligne sans la mise à l’échelle, softmax(s)
head-with-scale-without = Avec la mise à l’échelle : { $weights }. Sans : { $without }.
head-spread-q-k-over = Dispersion de q·k selon d_k
head-largest-share-softmax = Plus grande part d’une softmax sur dix tokens, selon d_k
head-without-the-scale = sans la mise à l’échelle
head-with-it = avec elle
head-heads-run-chosen-one = les têtes de cette exécution, la tête choisie en orange
head-dot-products-spread = Les produits scalaires se dispersent comme √d_k
head-dot-products-random = Produits scalaires de vecteurs aléatoires dont les composantes ont une moyenne de 0 et une variance de 1. Chaque point est l’écart type de milliers de produits.
head-without-scale-one = Sans la mise à l’échelle, un seul token prend tout
head-largest-share-softmax-over = La plus grande part d’une softmax sur dix scores aléatoires, en moyenne. Près de 100 %, le gradient de la softmax est presque nul ; le modèle ne peut donc guère apprendre.
head-heads-run-have-d = Les { $count } têtes de cette exécution ont d_k = { $width }. La dispersion de leur q·k est { $heads } en moyenne, et { $headsB } après la division. Pour la tête choisie, c’est { $spread } et { $scaled }. Des q et k appris n’ont pas forcément une variance de 1.
head-over-all-heads-rows = Sur toutes les têtes et lignes de cette exécution, la plus grande part est { $heads } en moyenne ; sans la mise à l’échelle, elle serait { $headsB }. Un modèle entraîné sans la mise à l’échelle apprendrait d’autres nombres.
head-draw-again = Tirer de nouveau

## pages/head/sentences.js

head-head-off-passes = Cette tête est désactivée : elle ne transmet rien.
head-model-shows-attention = Ce modèle ne montre que ses poids d’attention ; des quatre images, il a donc la troisième. Choisissez l’un des modèles de ce projet pour voir les quatre.
head-nan-change-leaves-row = NaN : avec cette modification, une ligne n’a plus rien à regarder.
head-nan-there-nothing = NaN : il n’y a rien à transmettre.
head-head-layer-adds-most = La tête { $head } de la couche { $layer } ajoute le plus à { $target }
head-sum-by-distance = somme { $scores }, selon la distance { $scaled }
head-sum-scaled-capped = somme { $scores }, mise à l’échelle et plafonnée : { $scaled }
head-sum-scores-d-head = somme { $scores } ÷ √{ $dHead } = { $scaled }
head-sum-scaled = somme = { $scaled }
head-one-of-same-words =
    { $place ->
        [1] { $word } (1er)
       *[other] { $word } ({ $place }e)
    }
head-word-asks = { $word } demande avec { $count } nombres : sa requête. L’entraînement les a trouvés ; personne n’a écrit ce qu’ils veulent dire.
head-place-asks = La place après { $read }, où sera { $word }, demande avec { $count } nombres : sa requête. L’entraînement les a trouvés ; personne n’a écrit ce qu’ils veulent dire.
head-each-word-answers = Chaque mot répond avec { $count } nombres à lui : sa clé. Multipliez paire par paire et additionnez : là où les signes sont les mêmes, la somme grandit.
head-word-fits-best = Chaque mot répond avec { $count } nombres à lui : sa clé. Multipliez paire par paire et additionnez : là où les signes sont les mêmes, la somme grandit. { $best } s’accorde le mieux, { $fit }.
head-shares-become =
    { $how ->
        [spoiled] Les parts font { $total } au total, et non 100 % : une modification de cette exécution fausse la softmax. { $best } reçoit { $share }
        [known] Les accords deviennent des parts de 100 %. Un point d’accord de plus rend une part 2,7 fois plus grande. { $best } reçoit { $share }
       *[unknown] { $best } reçoit { $share }
    }{ $others ->
        [0] .
        [one] { $isWord ->
            [yes] , l’autre mot { $rest }.
           *[no] , l’autre morceau { $rest }.
        }
       *[other] { $isWord ->
            [yes] , les { $others } autres mots ensemble { $rest }.
           *[no] , les { $others } autres morceaux ensemble { $rest }.
        }
    }
head-value = valeur
head-each-word-hands-over = Chaque mot transmet { $count } autres nombres, sa { $value }, à la mesure de sa part.
head-sum-is-added-to = Leur somme est ajoutée à { $word }.
head-sum-is-mostly = La somme vient surtout du mot { $best }. Elle est ajoutée à la place où sera { $word } ; les couches au-dessus continuent avec elle.
head-sum-raises-most =
    { $isNamed ->
        [yes] Seule, cette somme fait monter surtout ces mots : { $list }.
       *[no] Seule, cette somme fait monter surtout ces mots : { $list } ; { $word } { $own }.
    }
head-sum-adds-to-label =
    { $isPair ->
        [yes] La somme à ce mot ajoute directement au verdict { $added } pour { $label }, par rapport à { $other }.
       *[no] La somme à ce mot ajoute directement au verdict { $added } pour { $label }, par rapport à l’étiquette moyenne.
    }
head-how-one-head-gathers = Comment une tête laisse { $word } puiser chez les autres
head-how-one-head-looks-back = Comment une tête regarde en arrière depuis la place du mot { $word }, qui était donné
head-how-one-head-decides = Comment une tête décide où regarder, pour écrire { $word }
head-written-in-pieces = « { $word } » s’écrit en { $count } morceaux ; voici le morceau { $piece }.
head-over-sentences-it =
    { $isMixed ->
        [yes] Sur { $sentences } phrases, elle n’a pas d’habitude unique.
       *[no] Sur { $sentences } phrases, le plus souvent elle { $does } ({ $strength } de son poids).
    }
head-adds-most = Parmi { $count } têtes, c’est elle qui ajoute le plus à { $target }.
head-overview-opens-with = L’aperçu s’ouvre avec une autre, la tête { $head } de la couche { $layer }, dont le regard est plus facile à suivre.

## pages/head/stages.js

head-read = Lire
head-project = Projeter
head-compare = Comparer
head-scale = Échelle
head-mask = Masquer
head-softmax = Softmax
head-mix = Mélanger
head-join = Réunir
head-already-done-q-k = C’est déjà fait : q et k ont été divisés chacun par { $dHead }^¼, ce qui divise leur produit par √{ $dHead } = { $root }.
head-sum-products-spreads = Une somme de { $dHead } produits se disperse environ √{ $dHead } fois plus qu’un seul produit. La division par √{ $dHead } = { $root } annule cet effet. Sinon, la softmax donnerait presque tout le poids à un seul token.
head-tokens-not-written = Des tokens qui ne sont pas encore écrits recevraient { $fill }. Cette ligne est la dernière, elle peut donc regarder tous les tokens écrits.
head-tokens-may-not-be =
    { $isCross ->
        [yes] Des tokens qui ne peuvent pas être regardés recevraient { $fill }. Dans cette ligne, rien n’est masqué : une phrase seule n’a pas besoin de remplissage, et tout le texte source est connu.
       *[no] Des tokens qui ne peuvent pas être regardés recevraient { $fill }. Dans cette ligne, rien n’est masqué : une phrase seule n’a pas besoin de remplissage, et un token peut regarder des deux côtés.
    }
head-results-all-heads = Les résultats des { $heads } têtes sont mis bout à bout, { $heads } × { $dHead } = { $headsB } nombres. Une dernière matrice les mélange : c’est la mise à jour de la ligne, qui est ajoutée au flux résiduel.
head-each-key-compared = Chaque clé est comparée à la requête par un produit scalaire. Grand et positif : ce token offre ce que la ligne cherche. Choisissez un token ci-dessus pour voir ses { $dHead } produits.
head-softmax-divides = La softmax divise des exponentielles par leur somme. Les scores deviennent des poids dont la somme est 1. Un token masqué reçoit exactement 0.
head-every-value-vector = Chaque vecteur de valeur est multiplié par son poids, et tous sont additionnés. Le résultat vient surtout des tokens que cette tête a regardés.
head-post-norm-model-first = L’identifiant du token choisit une ligne de la table de plongements, { $dModel } nombres ; sa position est ajoutée. Dans ce modèle à norme après (post-norm), la première sous-couche lit directement cette somme : x.
head-layers-below-add = L’identifiant du token choisit une ligne de la table de plongements, { $dModel } nombres ; sa position est ajoutée. Les couches en dessous y ajoutent leurs résultats et normalisent chaque somme. x est le résultat de la LayerNorm après la sous-couche d’en dessous.
head-pre-norm-model-reads =
    { $isBottom ->
        [yes] L’identifiant du token choisit une ligne de la table de plongements, { $dModel } nombres ; sa position est ajoutée. La somme est le début du flux résiduel r. Ce modèle à norme avant (pre-norm) le lit à travers une LayerNorm : x.
       *[no] L’identifiant du token choisit une ligne de la table de plongements, { $dModel } nombres ; sa position est ajoutée. Les couches en dessous ont ajouté leurs résultats : c’est le flux résiduel r. Ce modèle à norme avant (pre-norm) le lit à travers une LayerNorm : x.
    }
head-three-learned =
    Trois matrices apprises transforment { $dModel } nombres en { $dHead } nombres : une requête pour cette ligne (ce qu’elle cherche), et pour chaque token une clé (ce qu’il offre) et une valeur (ce qu’il transmet).{ $isCross ->
        [yes] { " " }Les clés et les valeurs sont calculées à partir de la sortie y de l’encodeur, une par token source.
       *[no] { "" }
    }{ $isDivided ->
        [yes] { " " }Ce modèle divise ici q et k par { $dHead }^¼.
       *[no] { "" }
    }
head-tokens-may-not-be-looked =
    { $isDecoder ->
        [yes] { $closed ->
            [one] Les tokens qui ne peuvent pas être regardés reçoivent { $fill }. Ici : { $closed } token après cette ligne, parce qu’il n’est pas encore écrit.
           *[other] Les tokens qui ne peuvent pas être regardés reçoivent { $fill }. Ici : { $closed } tokens après cette ligne, parce qu’ils ne sont pas encore écrits.
        }
       *[no] { $closed ->
            [one] Les tokens qui ne peuvent pas être regardés reçoivent { $fill }. Ici : { $closed } token de remplissage.
           *[other] Les tokens qui ne peuvent pas être regardés reçoivent { $fill }. Ici : { $closed } tokens de remplissage.
        }
    }

## pages/head/tables.js

head-by-token = Par token
head-word-summed-over = Par mot : somme sur les morceaux d’une clé, moyenne sur les lignes du mot { $name }
head-by-dimension-for = Par dimension, pour { $key }
head-number-residual = Par nombre du flux résiduel
head-numbers-as-tables = Les nombres en tableaux
head-every-number-row = Tous les nombres de cette ligne

## pages/head/tools.js

head-relate = Relier
head-look-back = Regarder en arrière
head-look-across = Regarder en face
head-change = changer
head-layer-head = { $map }, couche { $layer }, tête { $head }

## pages/head/mount.js

head-step-next-next-b-row = Étape { $next }, { $nextB }. { $row }

## pages/head/scaling_experiment.js

head-heads-run = têtes de cette exécution
head-the-numbers = Les nombres
head-numbers-table-below = { $name }. Les nombres sont dans le tableau ci-dessous.
head-standard-deviation = écart type
head-largest-weight-of-row = plus grand poids d’une ligne
head-random-vectors = vecteurs aléatoires de { $width } nombres

head-hidden = caché

## Columns of tables, and a part that is off

head-column-token = token
head-column-mask = masque
head-column-share = part
head-column-word = mot
head-column-dimension = dimension
head-column-number = numéro
head-part-off = désactivé
head-key-masked = { $key } masqué

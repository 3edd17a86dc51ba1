## pages/model/faithfulness_view.js

model-loading-the-tests = Chargement des tests …
model-faithful-explanation = Une explication fidèle nomme les tokens sur lesquels repose la prédiction. Retirez-les, et la probabilité tombe : l’aire de suppression de l’explication est petite. Avec eux seuls, la probabilité est déjà là : l’aire d’insertion est grande.
model-model-was-not = Ce modèle n’a pas été mesuré. Pour un modèle de ce projet, la commande glassformer explain --bench NAME --data DIR le fait.
model-which-explanation = À quelle explication se fier
model-tests-explanations = Tests des explications
model-measured-over = Mesuré sur { $sentences } phrases de validation. { $small }

## pages/model/train_captions.js

model-before-starts-what = Avant de commencer : que se passera-t-il { $session } ?
model-guess-second = Devinez, et un deuxième Transformer s’entraîne à côté du premier : la même tâche, une seule différence.
model-loading-what-trains = Chargement du programme d’entraînement, une seule fois.
model-can-learn-press-start = Peut-il apprendre à { $says } ? Appuyez sur Démarrer et regardez.
model-begins-with-random = Il commence avec des nombres aléatoires. Rien n’est envoyé à un serveur : ce navigateur fait tout le travail.
model-step-knows-nothing = Étape 0 : il ne sait encore rien. Tous ses nombres sont aléatoires.
model-yes-as-fast = Oui, aussi vite
model-yes-but-later = Oui, mais plus tard
model-no = Non
model-training-may-now-look = À l’entraînement, il peut maintenant regarder les lettres à venir. Écrira-t-il mieux tout seul ?
model-better = Mieux
model-no-difference = Pas de différence
model-worse = Moins bien
model-other-random-numbers = D’autres nombres aléatoires au départ, rien de plus. La même courbe ?
model-the-same = La même
model-nearly-the-same = Presque la même
model-quite-another = Une tout autre
model-can-it-still = { $session } : peut-il encore { $says } ?
model-at-step-s = 99 % à l’étape { $step }, { $seconds } s
model-for-task-matters = Pour cette tâche, ce qui compte, ce sont les lettres, pas leur place.
model-knows-which-letters = Il sait quelles lettres il y a, pas où.
model-one-look-for-each = Un regard par caractère suffit ici, et une seule tête peut le faire.
model-head-here-only = Une tête n’a ici que { $dmodel } nombres de large ; plus une tête est large, plus ses scores sont grands.
model-differences-size = Des différences de cette taille sont dues au hasard ; cherchez-en de plus grandes.
model-neither-has-learned = Aucun des deux ne l’a appris en { $shown } étapes, cela ne montre donc rien. Prenez plus d’étapes.
model-learns-tab-tested-on =
    { $isDecoderOnly ->
        [yes] Un Transformer à décodeur seul
       *[no] Un Transformer
    }{ $isSized ->
        [yes] { " " }de { $size } paramètres
       *[no] { "" }
    } apprend à { $says }, dans cet onglet, et il est testé sur { $unseen } exemples jamais vus
model-head-on-place =
    { $hasNone ->
        [yes] Cette tête n’a pas encore de place à elle : { $share } de son attention est sur { $place }.
       *[no] Cette tête regarde { $place } : { $share } de son attention.
    }
model-heads-on-place = Cette tête est sur { $place } avec { $share } de son attention, dans la deuxième exécution avec { $second }.
model-fed-and-alone = Avec les bonnes lettres données, comme à l’entraînement, il a raison dans { $fed } des cas. Seul, il écrit sans elles.
model-whole-answers-right = Réponses entières justes : { $words }. Avec les bonnes lettres données, comme à l’entraînement, il a raison dans { $fed } des cas.
model-two-runs-right =
    { $isDone ->
        [yes] Après { $shown } étapes
       *[no] Étape { $shown }
    } : { $first } { $a }, { $second } { $b } { $unit ->
        [answers] des réponses
        [digits] des chiffres
       *[letters] des lettres
    } sont justes.
model-run-right =
    { $isDone ->
        [yes] Après { $shown } étapes
       *[no] Étape { $shown }
    } : { $a } { $unit ->
        [answers] des réponses
        [digits] des chiffres
       *[letters] des lettres
    } sont justes{ $isEnough ->
        [yes] , dans des exemples qu’il n’a jamais vus.
       *[no] .
    }
model-share-of-unit =
    { $unit ->
        [answers] { $share } des réponses
        [digits] { $share } des chiffres
       *[letters] { $share } des lettres
    }
model-peeking =
    { $isAhead ->
        [yes] Avec les bonnes lettres données, il a raison dans { $fed } des cas : il lit la réponse une place plus loin.
       *[no] Avec les bonnes lettres données, il a raison dans { $fed } des cas.
    } Seul, il n’a rien à lire plus loin : { $letters } { $unit ->
        [answers] des réponses
        [digits] des chiffres
       *[letters] des lettres
    }, { $words } des réponses entières. Une petite perte n’est pas une preuve.
model-you-guessed =
    { $isRight ->
        [yes] Vous avez dit : { $guess }. C’est juste.
       *[no] Vous avez dit : { $guess }. C’est : { $right }.
    }
model-learned-at-step =
    { $isTwo ->
        [yes] 99 % à l’étape { $step }, { $first } à l’étape { $firstStep }.
       *[no] 99 % à l’étape { $step }.
    }
model-ends-at =
    { $unit ->
        [answers] À la fin, { $share } des réponses sont justes.
        [digits] À la fin, { $share } des chiffres sont justes.
       *[letters] À la fin, { $share } des lettres sont justes.
    }

## pages/model/train_clock.js

model-start = Démarrer
model-loading = Chargement
model-pause = Pause
model-go-on = Continuer
model-train-again = Entraîner de nouveau
model-minutes-seconds = { $seconds } minutes
model-take-layer-heads-wide = Prendre 1 couche, 2 têtes, largeur 32
model-go-on-from-step = Continuer à l’étape { $live } avec la moitié du taux d’apprentissage
model-program-loading-mb = Le programme se charge, { $loaded } Mo sur { $total }. Il est gardé pour la prochaine fois.
model-starting-python-tab = Python démarre dans cet onglet.
model-paused-step-because = En pause à l’étape { $live }, car cet onglet était caché. Rien n’est perdu.
model-step-takes-s-on = 
    { $steps ->
        [one] Une étape prend { $ms } s sur cet appareil, plus de { $slow } s : la dernière étape prendra environ { $stepsB }.
       *[other] Une étape prend { $ms } s sur cet appareil, plus de { $slow } s : les { $steps } étapes qui restent prendront environ { $stepsB }.
    }
model-reset = Réinitialiser
model-settings = Réglages
model-back-to-now = Retour au présent
model-time-step-shown = Temps : l’étape montrée
model-clock-training = L’horloge de l’entraînement
model-step-of = étape { $shown } sur { $steps }
model-step-of-timed = Étape { $shown } sur { $steps }{ $isCount ->
        [yes] { " " }· { $time } s
       *[no] { "" }
    }{ $isAt ->
        [yes] { "" }
       *[no] , maintenant { $live }
    }
model-bug-leaves-rows = Ce bug laisse des lignes sans clé à regarder, et une softmax sur rien est 0 ÷ 0.
model-step-was-too-long = Une étape était trop grande.

## pages/model/train_curves.js

model-step = étape 0
model-at-step = { $title } : { $values } à l’étape { $shown }.
model-loss-on-training = Perte sur les exemples d’entraînement
model-this-head-on = Cette tête sur { $aim }
model-right-when-fed-answer = Juste quand la réponse est donnée
model-loss = Perte
model-right = Juste
model-attention = Attention
model-curves = Courbes
model-unseen-right-dashed =
    { $unit ->
        [answers] Réponses justes, exemples jamais vus (tirets : réponses entières)
        [digits] Chiffres justes, exemples jamais vus (tirets : réponses entières)
       *[letters] Lettres justes, exemples jamais vus (tirets : réponses entières)
    }

## pages/model/train_guess.js

model-start-without-guess = Démarrer sans deviner
model-never-mind = Laisser tomber
model-your-guess = Votre idée
model-both-begin-step = Les deux commencent à l’étape 0 ; le deuxième a d’autres paramètres et d’autres exemples.
model-both-begin-step-see = Les deux commencent à l’étape 0 et voient les mêmes exemples dans le même ordre.
model-what-happened = Ce qui s’est passé
model-can-without-them =
    { $name ->
        [sort] Trier sans positions ?
       *[count] Compter sans positions ?
    }
model-try-abcdefgh = Essayer abcdefgh
model-try-hgfedcba = Essayer hgfedcba
model-see-head-peeks = Voir la tête qui triche
model-example = Exemple
model-example-your-own = Un exemple à vous
model-try = Essayer
model-examples = Exemples

## pages/model/train_keep.js

model-which-run = Quelle exécution
model-keep-as-model = Garder comme modèle
model-step-title-live =
    { $isBeside ->
        [yes] { $title }, étape { $live }, { $session }
       *[no] { $title }, étape { $live }
    }
model-answer = Réponse
model-open-all-tabs = L’ouvrir dans tous les onglets
model-save-checkpoint = Enregistrer le checkpoint
model-keep-what-has-learned = Garder ce qu’il a appris
model-bug-is-no-part = Le bug ne fait pas partie du fichier : le modèle a appris avec lui, et les autres onglets l’exécutent sans ce bug.
model-browser-keeps-nothing = Ce navigateur ne garde rien pour cette page. Enregistrez plutôt le checkpoint dans un fichier.
model-zip-is-a-folder = { $name } est un dossier que lisent core.load et « glassformer app --model ».
model-kept-at-newest = Tel qu’il est à la dernière étape, même pendant l’entraînement.
model-kept-after-start = Après le démarrage.
model-kept-in-browser = Il est gardé dans ce navigateur. { $link }, dans une page à part qui n’a pas besoin de serveur (20 Mo, une seule fois).

## pages/model/train_recipe.js

model-encoder-decoder = Encodeur-décodeur
model-decoder-only = Décodeur seul
model-task = Tâche
model-layers = Couches
model-heads = Têtes
model-steps = Étapes
model-design = Conception
model-size = Taille
model-parameters-count = { $count } paramètres
model-where-change = Où mettre le changement
model-second-run = Dans une deuxième exécution
model-in-this-run = Dans cette exécution
model-classic-bug = Bug classique
model-second-transformer = Un deuxième Transformer s’entraîne à côté, avec cette seule différence.
model-one-transformer = Un seul Transformer s’entraîne, avec ces changements.
model-no-bug = pas de bug
model-change-one-thing = Changer une seule chose
model-task-and-settings = Tâche et réglages : { $title }, { $settings }
model-adam-learning-rate =
    { $isTimed ->
        [yes] { $size }, { $pace } ms par étape. Adam, taux d’apprentissage 0,003 après 100 étapes de mise en route, 64 exemples par étape, graine { $seed }.
       *[no] { $size }. Adam, taux d’apprentissage 0,003 après 100 étapes de mise en route, 64 exemples par étape, graine { $seed }.
    }

## pages/model/train_run.js

model-input-looks-input = l’entrée regarde l’entrée
model-looks-back = regarde en arrière
model-output-looks-input = la sortie regarde l’entrée
model-all-heads = { $name }, toutes les têtes
model-all-heads-title = Toutes les têtes
model-all-heads-counted = Les { $count } têtes
model-chosen-head-enter = La tête choisie. Entrée choisit la ligne.
model-looks-at = { $who }
    regarde { $keys } : { $map }
model-right-is = → { $want }
model-chosen-head-as-table = La tête choisie en tableau
model-the-chosen-head = La tête choisie
model-the-second-run = La deuxième exécution
model-the-run = L’exécution
model-right-one-heads-as = { $right } sur { $count } justes dans celle-ci. Têtes comme à l’entraînement : la bonne réponse est donnée au décodeur.
model-head-mean-of = { $head } : moyenne de { $count } exemples jamais vus

## pages/model/train_session.js

model-does-not-fit-type = « { $typed } » ne convient pas : tapez { $hint }.
model-run-number = Exécution { $run }.
model-task-title =
    { $task ->
        [reverse] Renverser
        [sort] Trier
        [count] Compter les a
        [copy] Copier
        [add] Additionner
        [german] En allemand
       *[french] En français
    }
model-task-says =
    { $task ->
        [reverse] renverser un mot
        [sort] trier des lettres
        [count] compter les a
        [copy] copier un mot
        [add] additionner deux nombres
        [german] écrire des nombres en allemand
       *[french] écrire des nombres en français
    }
model-task-hint =
    { $task ->
        [add] deux nombres à 2 chiffres : 47+85
        [german] un nombre de 0 à 999
        [french] un nombre de 0 à 999
       *[letters] 8 lettres de a à j
    }
model-task-aim =
    { $task ->
        [reverse] la place en miroir
        [sort] la lettre à écrire
        [count] les a
       *[copy] la même place
    }

## pages/model/train_settings.js

model-positions = Positions
model-where-each-character = où est chaque caractère
model-causal-mask = Masque causal
model-no-look-what-comes = pas de regard sur ce qui suit
model-d = ÷ √dₖ
model-with-positions =
    { $positions ->
        [yes] avec positions
       *[no] sans positions
    }
model-with-causal-mask =
    { $causal ->
        [yes] avec le masque causal
       *[no] sans le masque causal
    }
model-with-scale =
    { $scale ->
        [yes] avec ÷ √dₖ
       *[no] sans ÷ √dₖ
    }
model-keeps-scores-small = garde les scores petits
model-several-heads = Plusieurs têtes
model-instead-of-one = au lieu d’une seule
model-with-heads =
    { $heads ->
        [one] avec { $heads } tête
       *[other] avec { $heads } têtes
    }
model-this-seed = Cette graine
model-not-another-one = et pas une autre
model-with-seed = avec la graine { $seed }
model-softmax-over-wrong = softmax sur le mauvais axe
model-positions-batch-axis = positions selon l’axe du lot
model-nan-from-empty-rows = NaN des lignes vides
model-with-bug = avec le bug { $bug }
model-without-the-bug = sans le bug
model-layer-head-wide =
    { $layers ->
        [one] { $heads ->
            [one] { $layers } couche, { $heads } tête, largeur { $dmodel }
           *[other] { $layers } couche, { $heads } têtes, largeur { $dmodel }
        }
       *[other] { $heads ->
            [one] { $layers } couches, { $heads } tête, largeur { $dmodel }
           *[other] { $layers } couches, { $heads } têtes, largeur { $dmodel }
        }
    }

## pages/model/train_strips.js

model-input-and-answer = Entrée et réponse
model-place-in-answer =
    Place { $place } : { $isEmpty ->
        [yes] rien
       *[no] { $has }
    }{ $verdict ->
        [wrong] , faux, la bonne réponse est { $want }
        [right] , juste
       *[none] { "" }
    }

## pages/model/train_view.js

model-this-example = Cet exemple
model-mean-by-place = Moyenne par place
model-link-unreadable = L’entraînement de ce lien n’est pas lisible ; l’entraînement habituel est donc montré.

## pages/model/train_worker.js

model-browser-cannot-train = Ce navigateur ne peut pas entraîner : il lui manque WebAssembly ou les workers. Essayez-en un plus récent.
model-files-for-training = Les fichiers pour l’entraînement n’ont pas pu être chargés. Vérifiez la connexion, puis appuyez de nouveau sur Démarrer.

## pages/model/training_answers.js

model-finished-models = La traduction du modèle fini : { $label }
model-step-label = Étape { $step }
model-the-same-in-text = la même
model-answers-nothing = (rien)
model-probability-each = Probabilité de chaque réponse
model-likeliest-next-token = Le token suivant le plus probable à chaque place de la traduction finie, en gras s’il est juste. En dessous : la probabilité du bon token.
model-what-it-answers = Ce qu’il répond
model-own-answer-every =
    { $metric ->
        [none] Sa propre réponse à chaque moment
        [bleu] Sa propre réponse à chaque moment, BLEU de { $count } phrases de validation
       *[accuracy] Sa propre réponse à chaque moment, part d’étiquettes justes de { $count } phrases de validation
    }

## pages/model/training_curve.js

model-log-run-was-not = Le journal de cet entraînement n’a pas été gardé, il n’y a donc pas de courbe d’apprentissage.
model-last-measured-step = Dernière mesure jusqu’à l’étape { $step } : { $known }.
model-nothing-was-measured = Rien n’a été mesuré avant cette étape.
model-learning-curve-loss = Courbe d’apprentissage : perte et note selon l’étape. Un clic va au moment le plus proche.
model-learning-curve = Courbe d’apprentissage
model-word-of-curve =
    { $name ->
        [step] étape
        [nats] nats par token cible
        [training] entraînement
        [validation] validation
        [BLEU] BLEU
       *[accuracy] réponses justes
    }
model-last-of-curve =
    { $name ->
        [training] perte d’entraînement { $value } nats par token cible
        [validation] perte de validation { $value } nats
        [BLEU] BLEU { $value }
       *[accuracy] juste dans { $value }
    }

## pages/model/training_heads.js

model-layer-head-step = Couche { $layer }, tête { $head }, étape { $at }
    { $role }{ $map }
model-all-heads-moment = Toutes les têtes à ce moment
model-all-heads-step = { $name } : toutes les têtes à l’étape { $at }
model-roles-these-heads = Les rôles de ces têtes n’ont pas été mesurés à ces moments.
model-layer-head-step-role = Couche { $layer }, tête { $head }, étape { $step } : { $role } { $headB }
model-layer-head = { $layer }.{ $head }, couche { $layer }, tête { $head } : { $final }
model-layer-head-in-text = couche { $layer }, tête { $head }
model-step-in-text = étape { $step }
model-role-every-head-every = Le rôle de chaque tête à chaque moment, avec sa force
model-roles-as-table = Rôles en tableau
model-roles-over-training = Les rôles au fil de l’entraînement
model-roles-heads-learn = { $name } : les rôles qu’apprennent les têtes
model-measured-on = { $history } Mesuré sur { $probe } phrases de validation.
model-not-measured-these = Non mesuré à ces moments.
model-role-since = { $role }, depuis { $step }

## pages/model/training_history.js

model-most-row-column-all = le plus : { $row } → { $column } { $all }
model-layer-head-title = Couche { $layer }, tête { $head }
model-step-start = étape { $start }
model-mixed-moment-end = { $name } est mixte à ce moment, et à la fin.
model-still-mixed-here-from = { $name } est encore mixte ici ; elle { $final } à partir de l’{ $from }.
model-here-with-attention = { $name } { $now } ici, avec { $strength } de son attention
model-and-has-since = { $does }, et cela depuis l’{ $from }.
model-end-mixed = { $does } ; à la fin, elle est mixte.
model-end = { $does } ; à la fin, elle { $final }.
model-none-these-heads-has = Aucune de ces { $all } têtes n’a de rôle net à la fin.
model-these-heads-have =
    { $count ->
        [one] { $count } de ces { $all } têtes a un rôle net à la fin, depuis l’étape { $half }.
       *[other] { $count } de ces { $all } têtes ont un rôle net à la fin ; la moitié d’entre elles l’avaient dès l’étape { $half }.
    }

## pages/model/training_view.js

model-one-moment-back = Un moment en arrière
model-one-moment-on = Un moment en avant
model-play = Faire défiler
model-moment-training = Moment de l’entraînement
model-moments-training = Moments de l’entraînement
model-step-moment-of = étape { $at }, moment { $atB } sur { $count }
model-step-of-last = étape { $step } sur { $last }

## pages/model/training_view.js

model-loading-training = Chargement du déroulement de l’entraînement …
model-which-sentence = Quelle phrase
model-how-learned-from = Comment il a appris, de la première étape à la dernière
model-sentence = Phrase

## pages/model/vocabulary_map.js

model-of-the-sentence = de la phrase
model-chosen-token = Le token choisi, ses voisins et les tokens de la phrase
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] ACP (PCA) : les deux directions de plus grande variance ; elles en portent { $variance }.{ " " }
       *[no] t-SNE garde les voisins ensemble autant que deux dimensions le permettent. Les distances et la taille des groupes ne veulent rien dire.{ " " }
    }Parmi les { $of } vrais voisins d’un token, { $kept } sont parmi ses { $of } plus proches ici{ $isSample ->
        [yes] { " " }(mesuré sur { $sample } tokens)
       *[no] { "" }
    }. La liste des voisins est exacte.
model-map-all-tokens-arrow = Carte de tous les tokens. Les flèches choisissent le token le plus proche de ce côté.
model-map-as-table = La carte en tableau
model-map-all-tokens = Carte de tous les tokens
model-all-tokens-two = Les { $count } tokens en deux dimensions

## pages/model/vocabulary_panel.js

model-no-token-starts-with = Aucun token ne commence par ce texte. Le modèle coupe un tel mot en morceaux.
model-token-such-as-winter = un token, comme winter
model-find-a-token = Chercher un token
model-token-word = token { $word }
model-in-count-side = { $count } ({ $side })
model-length-training-texts =
    { $isCount ->
        [yes] token { $word } · longueur { $count } · dans les textes d’entraînement : { $times }
       *[no] token { $word } · longueur { $count }
    }
model-target-has-another = La cible a une autre table, qui n’est pas dessinée ici.
model-source-target-share = Source et cible partagent une table. Un mot n’est pas forcément près de sa traduction, car ce sont les têtes qui alignent les mots.
model-this-sentence = Cette phrase
model-the-chosen-token = Le token choisi
model-nearest-cosine = Ses { $count } plus proches sur { $countB }, par cosinus
model-cosine-over-all = Cosinus sur les { $width } dimensions, indépendant de la carte.

## pages/model/vocabulary_view.js

model-drawing-map-all = La carte de tous les tokens se dessine …
model-zoom-in = Agrandir
model-zoom-out = Réduire
model-all = Tout
model-the-sentence = La phrase
model-which-map = Quelle carte
model-drag-box-zoom-double = glissez un cadre pour agrandir, double clic pour tout
model-which-words-model = Quels mots le modèle trouve semblables
model-is-chosen = { $word } est choisi.
model-key-of-sentence = { $swatch }de cette phrase
model-key-chosen = { $swatch }choisi
model-key-neighbours = { $swatch }vers ses voisins
model-keys-find = [/] chercher
model-keys-token-to-token = [←][→][↑][↓] sur la carte : de token en token
model-keys-zoom = [+][−][0] sur la carte : zoom

## pages/model/train_curves.js

model-no-number-yet = pas encore de nombre

## Columns of the table of the map of the vocabulary, and why a token is in it

model-column-token = token
model-column-why = pourquoi
model-column-cosine = cosinus
model-column-across = en largeur
model-column-up = en hauteur
model-near = proche
model-chosen = choisi
model-train-diverged = Étape { $step } : la perte est devenue NaN, pas un nombre. L’étape { $kept } est gardée.

## state/link.js

state-names-and-more = { $names } et { $more } autres
state-link-unknown = Cette page ne connaît pas ceci dans le lien : { $names }.
state-link-unusable =
    { $count ->
        [one] Dans le lien, { $names } n’est pas utilisable et sera ignoré.
       *[other] Dans le lien, { $names } ne sont pas utilisables et seront ignorés.
    }

## state/question.js

state-no-such-step =
    { $task ->
        [translator] Il n’y a pas d’étape { $wanted } ici : cette traduction en a { $count }, comptées à partir de 0. Une autre est expliquée à sa place.
        [generator] Il n’y a pas d’étape { $wanted } ici : ce texte en a { $count }, comptées à partir de 0. Une autre est expliquée à sa place.
       *[classifier] Il n’y a pas d’étiquette { $wanted } ici : ce modèle en a { $count }, comptées à partir de 0. Une autre est expliquée à sa place.
    }

## state/change_chips.js

state-heads-off =
    { $count ->
        [one] tête { $head } de la couche { $layer } désactivée
       *[other] { $count } têtes désactivées
    }
state-changes-of-masks =
    { $count ->
        [one] { $count } modification d’un masque
       *[other] { $count } modifications de masques
    }
state-pads-added =
    { $count ->
        [one] { $count } token de remplissage ajouté
       *[other] { $count } tokens de remplissage ajoutés
    }

## state/decoding.js

state-greedy = glouton
state-beam =
    { $isUsual ->
        [yes] faisceau de { $beam }
       *[no] faisceau de { $beam }, pénalité { $penalty }
    }
state-sample = échantillonnage, température { $temperature }
state-top-k = top-k { $count }
state-top-p = top-p { $share }
state-seed = graine { $seed }
state-each-step-draws =
    { $limits ->
        [both] À chaque étape, un token est tiré au sort parmi les { $count } plus probables, et seulement parmi les plus probables qui font ensemble { $share }
        [count] À chaque étape, un token est tiré au sort parmi les { $count } plus probables
        [share] À chaque étape, un token est tiré au sort parmi les plus probables qui font ensemble { $share }
       *[none] À chaque étape, un token est tiré au sort parmi tous les tokens
    }{ $favoured ->
        [likely] , et les tokens probables sont favorisés
        [unlikely] , et les tokens peu probables sont favorisés
       *[none] { "" }
    }. La même graine tire de nouveau les mêmes tokens.

## state/change_chips.js

state-softmax-over-wrong-axis = softmax sur le mauvais axe
state-every-word-one-position = tous les mots à la même position
state-no-division-d = sans division par √d
state-no-causal-mask = sans masque causal
state-no-padding-mask = sans masque de remplissage
state-row-may-look-nowhere = une ligne qui ne peut rien regarder
state-row-looks-everywhere-alike = une ligne qui regarde partout également
state-hidden-from-decoder = { $text } caché au décodeur
state-no-positions = sans positions
state-word-order-shuffled = ordre des mots mélangé
state-positions-shifted-by = positions décalées de { $number }
state-left-out = sans { $text }
state-steered-by = piloté par { $one }
state-masked-cells-score = cases masquées : score { $score }

## state/decoding.js

state-each-step-writes-likeliest = Chaque étape écrit le token le plus probable.
state-each-step-keeps-likeliest = Chaque étape garde les { $beam } débuts les plus probables. La traduction finie qui a la meilleure note est montrée. La note est log p, divisé par une pénalité de longueur.

## state/difference.js

state-b-different-tasks-so-they = A et B ont des tâches différentes, il n’y a donc pas de différence à montrer. Regardez A ou B seul.
state-models-b-have-different-numbers = Les modèles de A et B n’ont pas le même nombre de couches ou de têtes, il n’y a donc pas de différence à montrer entre ces nombres. Regardez A ou B seul.
state-b-come-from-two = A et B viennent de deux modèles aux identifiants de tokens différents. Choisissez un token que les deux écrivent ici, et ne le comparez à aucun autre token.
state-has-no-class-so = A n’a pas de classe { $name }, il n’y a donc pas de différence à montrer.
state-only-b-reads-here = Seul B lit { $step } ici, il n’y a donc pas de différence à montrer.
state-weights-of-both-runs = Les poids de toutes les têtes des deux exécutions arrivent.

## state/pins.js

state-pinned-run-link-lacks-model = Il manque le modèle ou le texte de l’exécution épinglée par ce lien, donc elle n’est pas épinglée.
state-pinned-run-link-uses-model = L’exécution épinglée par ce lien utilise le modèle « { $model } », qui n’est pas ici, donc elle n’est pas épinglée.
state-link-pins-runs-only-last = Ce lien épingle { $count } exécutions. Seule la dernière est utilisée.

## state/sides.js

# Comment s’appellent l’entrée et la sortie d’un modèle
state-side =
    { $name ->
        [English] Anglais
        [German] Allemand
        [French] Français
        [Spanish] Espagnol
        [Question] Question
        [Type] Type
        [Source] Source
        [Target] Cible
        [Beginning] Début
        [Text] Texte
        [Sentence] Phrase
        [Label] Étiquette
        [Mask] Masque
        [Review] Critique
        [Verdict] Verdict
       *[other] { $name }
    }

## state/steering.js

state-token-one = token { $one }
state-a-vector = un vecteur
state-file-does-not-hold-one = Ce fichier ne contient pas exactement une ligne de nombres float32. Enregistrez-le avec numpy.save.

## state/whole_words.js

state-weights-word-vectors-scores = poids par mot ; vecteurs et scores par morceau
state-heads-word-masks-piece = têtes par mot ; masques par morceau
state-heads-word-positions-piece = têtes par mot ; positions par morceau
state-tab-shows-pieces-because-each = cet onglet montre les morceaux, car chacun a un vecteur

## state/class_names.js

state-class =
    { $label ->
        [ABBR] abréviation
        [DESC] description
        [ENTY] chose
        [HUM] personne ou groupe
        [LOC] lieu
        [NUM] nombre
       *[other] { "" }
    }

state-in-quotes = « { $text } »
state-from-to = { $from } → { $to }
state-parts = { $part } ; { $next }
state-way =
    { $name ->
        [greedy] Glouton
        [beam] Faisceau
        [sample] Échantillonnage
       *[other] { $title }
    }
state-decoding-option =
    { $name ->
        [beam] Largeur
        [length_penalty] Pénalité de longueur
        [temperature] Température
        [top_k] Top-k (0 : tous)
        [top_p] Top-p
        [seed] Graine
       *[other] { $title }
    }

state-model-title =
    { $name ->
        [en-de] Anglais vers allemand
        [en-fr] Anglais vers français
        [de-en] Allemand vers anglais
        [fr-en] Français vers anglais
        [sentiment] Sentiment
        [question-type] Type de question
        [next-word] Mot suivant
       *[other] { $title }
    }

## header/decoding.js

header-forced = imposé :

## header/pins.js

header-heads-silenced =
    { $count ->
        [one] { $count } tête désactivée
       *[other] { $count } têtes désactivées
    }
header-changes-of-masks =
    { $count ->
        [one] { $count } modification de ses masques
       *[other] { $count } modifications de ses masques
    }
header-bugs =
    { $count ->
        [one] bug { $names }
       *[other] bugs { $names }
    }
header-masked-cells = cases masquées : score { $score }
header-pads =
    { $isLeft ->
        [yes] remplissage { $count } à gauche
       *[no] remplissage { $count }
    }
header-positions = positions { $order }
header-tokens-left-out =
    { $count ->
        [one] { $count } token omis
       *[other] { $count } tokens omis
    }
header-steered = pilotée
header-with-forced-beginning = début imposé
header-run-as-a-chat = en conversation
header-which-sentence = phrase { $number }

header-run-pinned = épinglée
header-run-now = maintenant
header-run-next = la suivante

## pages/header/address.js

header-link-from-another-version = Ce lien vient d’une autre version. Sa phrase est gardée, sa sélection ne l’est pas.

## pages/header/buttons.js

header-link-copied = Lien copié. Il ouvre cette phrase, ce modèle, cette tête et cette étape.
header-copy-this-link = Copiez ce lien : { $address }
header-whole-words = Mots entiers
header-pieces-of-words = Morceaux de mots

## pages/header/decoding.js

header-as-a-chat = En conversation
header-as-a-chat-key = Ce que vous tapez est le message d’une personne, placé dans le gabarit de conversation (chat template) qui va avec ce Transformer.
header-system-message = Message système
header-no-system-message = aucun

## pages/header/decoding.js

header-forced-name = imposé : { $words }. Retirer le début imposé
header-forced-click-removes = Commence par « { $words } ». Cliquez pour retirer ce début.

## pages/header/decoding.js

header-nothing-is-forced = rien n’est imposé
header-starts-with = Commence par
header-how-next-token-chosen = Comment le token suivant est choisi
header-reset = Réinitialiser
header-greedy-nothing-forced = Glouton, rien d’imposé

## pages/header/runs.js

header-compute-here = Calculer ici (20 Mo)

## pages/header/pins.js

header-next-run-is-b = Changez la phrase, le modèle, le décodage ou une tête : votre prochaine exécution est B.
header-no-difference-on-model = Cette vue montre le modèle de B, pas une exécution ; il n’y a donc pas de différence à montrer.
header-one-run-on-this-tab = Cette vue montre une seule exécution, B. Elle n’a pas de différence à montrer ; les autres vues montrent A, B et B − A.
header-difference = Différence
header-which-run = Quelle exécution
header-swap = Échanger
header-unpin = Détacher
header-two-runs = Deux exécutions
header-pin = Épingler
header-pinned-as-a = Épinglée comme A. Changez la phrase, le modèle, le décodage ou une tête : votre prochaine exécution est B.
header-pinned-run-was = { $error } L’exécution épinglée a été retirée.
header-nothing-is-pinned = Rien n’est épinglé.
header-pinned = Épinglée
header-unpin-key = Détacher l’exécution A. Touche : P
header-pin-key = Garder cette exécution comme A et comparer la suivante avec elle. Touche : P

## pages/header/runs.js

header-model-needs-server-models = Ce modèle a besoin du serveur ; les modèles de ce projet peuvent être calculés dans le navigateur.

## pages/header/sentences.js

header-not-all-sentences-translated = { $error } Certaines phrases ne sont pas traduites.
header-sentences = Phrases
header-the-whole-translation = Toute la traduction
header-the-sentence-before = La phrase précédente
header-the-next-sentence = La phrase suivante
header-sentence-of-count = Phrase { $chosen } sur { $count }
header-sentences-translated = { $done } sur { $count } traduites

## pages/header/view.js

header-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
header-working = Calcul en cours
header-weights = Ses paramètres prennent { $megabytes } Mo de mémoire en { $kind }.

## pages/header/header.html

header-start-again = Recommencer sans aucun réglage
header-model = Modèle
header-sentence = Phrase
header-examples = Exemples
header-options = Options
header-live = En direct
header-run-while-you-type = Exécuter pendant que vous tapez
header-tour-and-lessons = Visite guidée et leçons
header-tour = Visite
header-save-what-you-see = Enregistrer ce que vous voyez
header-save = Enregistrer
header-share-copy-a-link = Partager : copier un lien vers cette vue
header-share = Partager
header-light-or-dark = Clair ou sombre
header-open-in-glassformer = Ouvrir dans Glassformer

## pages/header/options.js

header-language = Langue
header-nobody-has-read-it = Personne dont c’est la langue maternelle n’a encore relu cette traduction. Si vous trouvez une erreur, signalez-la à l’équipe : le fichier CONTRIBUTING.md du projet dit comment.

## pages/header/view.js

header-translate = Traduire
header-write = Écrire
header-classify = Classer
header-encode = Encoder

header-still-that-of = { $reason } L’image ci-dessous est encore celle de « { $text } »
header-awaited = « { $text } »
header-plain-page = Page simple
header-plain-page-is = Les mêmes exécutions dans les composants de Gradio

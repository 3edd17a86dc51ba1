## pages/sentences/mount.js

sentences-no-example = Ce modèle n’a pas de textes d’exemple. Collez quelques lignes, ou choisissez un fichier.
sentences-example = Exemple
sentences-held-out = Textes mis de côté, dont { $model } n’a rien appris : { $terms }.
sentences-as-a-chat = Chaque ligne est lue comme une conversation, comme message de l’utilisateur ; les nombres sont ceux de ses propres tokens.
sentences-key-rows = [↑][↓] de ligne en ligne
sentences-key-enter = [Entrée] l’ouvrir
sentences-key-escape = [Échap] sans filtres

## pages/sentences/input.js

sentences-pasted-text = Le texte collé
sentences-nothing-to-run = Collez quelques lignes, déposez un fichier, ou choisissez-en un.
sentences-how-it-is-read = Des lignes, .tsv, .csv ou .jsonl. La page lit le fichier elle-même : rien n’en est gardé, ni sur le serveur, ni dans l’adresse.
sentences-what-a-line-is = Un texte par ligne ; ou des colonnes : un texte, puis sa référence ou son étiquette.
sentences-texts = Textes
sentences-references-or-labels = Références ou étiquettes
sentences-a-file = Un fichier
sentences-no-column = aucune
sentences-ready =
    { $hasReferences ->
        [yes] { $name } : { $count ->
            [one] { $count } texte
           *[other] { $count } textes
        } avec références.
       *[no] { $name } : { $count ->
            [one] { $count } texte
           *[other] { $count } textes
        }.
    }
sentences-run = Exécuter
sentences-choose-a-file = Choisir un fichier
sentences-try-an-example = Essayer un exemple
sentences-your-texts = Vos textes

## pages/sentences/read_file.js

sentences-half-utf-16 = Ce texte UTF-16 n’est pas entier. Enregistrez le fichier en UTF-8.
sentences-binary-file = C’est un fichier binaire. Donnez des lignes de texte, du TSV, du CSV ou des lignes JSON.
sentences-not-utf-8 = La ligne { $line } n’est pas en UTF-8 ; enregistrez le fichier en UTF-8.
sentences-open-quote = À la ligne { $line } commence une rangée dont un guillemet n’est jamais fermé. Vérifiez ses guillemets.
sentences-behind-a-quote = À la ligne { $line } commence une rangée qui n’est pas du CSV (du texte suit un guillemet). Vérifiez ses guillemets.
sentences-no-json = La ligne { $line } n’est pas du JSON. Donnez un objet ou un texte par ligne.
sentences-half-a-character = La ligne { $line } contient une moitié de caractère ; récrivez-la.
sentences-no-object = La ligne { $line } ne contient pas d’objet. Donnez un objet ou un texte par ligne.
sentences-missing-name = La ligne { $line } n’a pas de « { $name } » avec un texte. Donnez les mêmes noms à chaque objet.
sentences-only-bytes = Seuls les { $count } premiers Mo sont lus.
sentences-no-text = { $name } ne contient pas de texte. Donnez des lignes de texte, du TSV, du CSV ou des lignes JSON.
sentences-heading-is = La première ligne est prise pour un en-tête : { $heading }.
sentences-only-texts = Seuls les { $count } premiers textes sont lus.
sentences-only-the-first = Seuls les { $count } premiers textes sont exécutés.
sentences-ragged-line = La ligne { $line } n’a pas de colonne { $wanted }. Donnez les mêmes colonnes à chaque ligne.
sentences-rows-left-out = Lignes sans texte, laissées de côté : { $count }.
sentences-only-a-heading = { $name } n’a pas de texte sous son en-tête. Donnez des lignes de texte, du TSV, du CSV ou des lignes JSON.

## pages/sentences/session.js

sentences-other-model = Le modèle a changé entre-temps, ces lignes viennent donc de deux modèles. Exécutez la liste de nouveau.
sentences-text-too-long = Ce texte a { $count } caractères ; la limite est { $longest }. Raccourcissez-le de { $extra }.
sentences-text = Texte
sentences-answer = Réponse

## pages/sentences/tools.js

sentences-csv = CSV
sentences-jsonl = JSONL
sentences-guarded-cells = Dans le CSV, une case qu’un tableur calculerait comme une formule commence par une apostrophe.
sentences-compared-with-nothing = rien
sentences-compared-with-itself = lui-même sans les modifications
sentences-compared-with = Comparé à
sentences-comparison = comparé à
sentences-new-list = Nouvelle liste
sentences-cancel = Annuler
sentences-run-again = Exécuter de nouveau
sentences-how-far =
    { $isRunning ->
        [yes] { $done } sur { $all } faits
       *[no] { $done } sur { $all } faits ; { $button } continue
    }
sentences-next-takes = { $done } sur { $all } faits ; les suivants sont en cours depuis { $seconds } s

## pages/sentences/spread.js

sentences-spread-keys = { $title }, { $what } : les flèches déplacent le bas de l’intervalle, avec Maj le haut
sentences-range = { $low } à { $high }

## pages/sentences/flags.js

sentences-confusions = Étiquette attendue (lignes) selon la réponse (colonnes)
sentences-label-by-answer = étiquette ↓ réponse →
sentences-labelled-and-called = { $count } sur { $total } à l’étiquette { $label } sont classés { $answer }
sentences-kinds-of-faults = Genres de fautes
sentences-flags-note = parmi ces textes, combien sont dans le cinquième le plus mauvais ; gris si le hasard l’explique
sentences-flag-among-worst = { $bad } sur { $count }, hasard { $chance }
sentences-flag =
    { $flag ->
        [number] nombre perdu
        [missed] mot manqué
        [short] trop court
        [long] trop long
        [loop] répétition
        [guess] deviné
        [unfinished] inachevé
        [copied] recopié
        [unsure] incertain
       *[other] { $flag }
    }

## pages/sentences/list.js

sentences-no-row-fits = Aucune ligne ne passe ces filtres. Échap les retire.
sentences-all-texts = Tous les textes
sentences-row-of = { $row } sur { $count } : { $text }

## pages/sentences/detail.js

sentences-open-in =
    { $view ->
        [overview] Aperçu
        [translate] Mot à mot
        [head] Une tête
        [why] Pourquoi
       *[patch] Échanger des parties
    }
sentences-flag-says =
    { $flag ->
        [loop] Répète : { $words }.
        [guess] Moins probable que 10 % : { $words }.
        [unfinished] Arrêté avant sa fin.
        [number] Non repris en chiffres : { $words }.
        [copied] Resté en anglais : { $words }.
        [missed] Un indice : aucune tête d’alignement ne regarde { $words } à 30 %.
        [short] { $words } fois la longueur habituelle.
        [long] Un indice : { $words } fois la longueur habituelle.
        [unsure] Aucune étiquette n’atteint le seuil ; la plus probable est { $words }.
       *[other] { $words }
    }
sentences-how-much-seen = À quel point les têtes d’alignement regardent chaque mot
sentences-how-sure-tokens = À quel point chaque token est sûr
sentences-least-sure-token = Le moins sûr : « { $token } » { $share }. log p { $logP } par token, { $entropy } bit.
sentences-least-sure-or = Le moins sûr : « { $token } » { $share }, ou « { $second } » { $secondShare }. log p { $logP } par token, { $entropy } bit.
sentences-answer-is = Réponse : { $answer }
sentences-flags = Signalements
sentences-label-title = Étiquette
sentences-reference = Référence
sentences-reference-chrf = Référence · chrF { $chrf }
sentences-then-this = { $before }, puis ceci
sentences-chosen-text = Le texte choisi
sentences-open-text-in = Texte { $number } : l’ouvrir dans

## pages/sentences/measures.js

sentences-column =
    { $name ->
        [index] #
        [text] Texte
        [label] étiquette
        [answer] réponse
        [sure] sûr
        [entropy] incertain
        [least] le moins sûr
        [chrf] chrF
        [right] juste
        [log_p] log p
        [perplexity] perplexité
        [ratio] longueur
        [seen] vu
        [letters] lettres
       *[flags] signalements
    }
sentences-change-of = Δ { $measure }
sentences-unit =
    { $unit ->
        [answer] de la réponse
        [labels] bit, sur les étiquettes
        [token] par token
        [bit] bit par token
        [word] mot le moins vu
        [reference] par rapport à la référence
       *[text] du texte
    }
sentences-unit-of-length = de { $target } ÷ { $source }
sentences-no-token = Aucun token n’a été lu.
sentences-perplexity =
    { $count ->
        [one] Perplexité { $perplexity } par token sur { $count } texte.
       *[other] Perplexité { $perplexity } par token sur { $count } textes.
    }
sentences-perplexity-note = La fin d’un texte compte comme un token. Les textes les plus surprenants viennent d’abord.
sentences-nothing-claimed =
    { $task ->
        [classifier] Les moins sûrs viennent d’abord ; rien ici ne dit combien de fois c’est juste.
       *[other] Regardez d’abord les moins sûrs ; rien ici ne dit combien de fois c’est juste.
    }
sentences-references-needed = Il faut les références de { $count } textes pour se prononcer.
sentences-right = { $right } sur { $known } sont justes ({ $low } à { $high })
sentences-claim-labels =
    { $found } ; parmi les { $count } moins sûrs, { $hits } { $hits ->
        [one] est faux
       *[other] sont faux
    }.
sentences-claim-labels-note = Le hasard en trouverait { $chance } de faux parmi eux. Juste veut dire l’étiquette la plus probable, même là où elle est trop incertaine pour être la réponse.
sentences-found =
    parmi les { $count } premiers, { $hits } ({ $low } à { $high }) { $hits ->
        [one] est
       *[other] sont
    } parmi les { $worst } plus mauvais
sentences-claim = Regardez d’abord les moins sûrs : { $found } ; le hasard en trouverait { $chance }.
sentences-like-chance = L’intervalle contient ce que le hasard trouverait : ces textes ne permettent pas de distinguer les deux.
sentences-rank = Corrélation de rang entre l’incertitude et un chrF bas : { $rho } (intervalle à 95 % de { $low } à { $high }).
sentences-claim-note = « Incertain » est l’entropie moyenne du choix de chaque token, ‹end› compris ; aucun signal essayé n’a nettement mieux classé. Les plus mauvais sont le cinquième au chrF le plus bas ; un texte sûr parmi eux est souvent une paraphrase libre de son unique référence.

## pages/sentences/state.js

sentences-unchanged-model = { $model }, sans modification
sentences-changed-model = { $model }, modifié
sentences-differ = { $changed } réponses sur { $count } diffèrent de celles de { $other }
sentences-answers-differ = { $found }.
sentences-nothing-says-better = Sans références, rien ici ne dit laquelle est meilleure.
sentences-better-and-worse = { $found } : parmi celles montrées, { $better } meilleures maintenant, { $worse } moins bonnes.
sentences-mean-change = Δ { $measure } des lignes montrées : { $mean } en moyenne (intervalle à 95 % de { $low } à { $high }). « Meilleures » et « moins bonnes » veulent dire de plus de { $least }.
sentences-which-are-worst = Parmi beaucoup de textes, lesquels sont les plus mauvais ?
sentences-run-your-own = Exécutez votre propre liste : les plus douteux viennent d’abord.
sentences-about-a-list =
    { $count ->
        [one] { $name } · { $model } · { $count } texte
       *[other] { $name } · { $model } · { $count } textes
    }
sentences-part-shown = { $shown } sur { $count } montrés.
sentences-none-of-the-labels = Aucune des étiquettes n’est une étiquette de ce modèle : { $labels }.
sentences-of-one-sentence = Masques et mots omis appartiennent à une seule phrase ; ils ne servent pas ici.

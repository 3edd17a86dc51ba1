# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = Il n’y a pas de texte. Donnez-le comme argument ou comme lignes de l’entrée standard.
commands-blank-line = Cette ligne est vide.
commands-line-not-utf-8 = Ce n’est pas du texte UTF-8. Convertissez-le d’abord.
commands-file-not-utf-8 = { $file } n’est pas du texte UTF-8 (octet { $byte }). Convertissez le fichier d’abord.
commands-file-empty = { $file } est vide. Donnez un fichier avec un texte par ligne.
commands-type-a-sentence = Tapez une phrase et appuyez sur Entrée ; Ctrl+D termine.
commands-of-text = texte { $number } : { $said }
commands-of-line = ligne { $number } : { $said }

## options.py

commands-system-needs-chat = --system et --date vont avec une conversation ; ajoutez --chat.
commands-no-chat-template = Le modèle { $model } n’a pas de gabarit de conversation (chat template) ; retirez --chat.

## patch.py

commands-no-measure = Il n’y a pas de mesure { $measure } ; choisissez parmi { $measures }.

## largest_parts.py

commands-no-bench-yet = { $model } n’a pas encore de tests de suppression : { $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = { $model } a besoin d’un serveur. Nommez des checkpoints de ce projet.
commands-is-a-folder = { $path } est un dossier ; nommez un fichier.
commands-is-a-file = { $path } est un fichier ; nommez un nouveau dossier.
commands-folder-in-use = { $path } contient d’autres fichiers ; nommez un nouveau dossier.
commands-no-lesson = Il n’y a pas de leçon { $lesson }. Nommez un fichier, ou l’une de celles-ci : { $lessons }.
commands-lesson-too-long = { $file } a { $count } caractères ; un paquet en contient au plus { $most }.
commands-one-file-written = { $file } fait { $megabytes } Mo. Ouvrez ce fichier dans un navigateur.
commands-site-written = Pour voir le site : { $command }
commands-package-written = { $file } fait { $megabytes } Mo. Ajoutez ce fichier à un cours comme paquet SCORM.

## convert.py

commands-converted = { $folder } : { $encoder } + { $decoder } couches, { $heads } têtes, d_model { $width }. Essayez glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = Aucun corpus de ce modèle n’a de phrases que l’on puisse transmettre. Nommez-en un : --corpus NAME
commands-few-sentences = Ces corpus ont trop peu de phrases pour ce modèle. Nommez-en un autre : --corpus NAME

## explain.py

commands-text-or-bench = Donnez un texte à expliquer, ou un modèle à tester avec --bench. Avec --bench, toutes les têtes sont actives et rien n’est piloté.
commands-steering-unread = Le texte de --steer { $why }. Il s’écrit comme dans un lien.

## evaluate.py

commands-evaluate-what = Donnez --source et --reference pour un traducteur, --examples pour un classifieur, ou --texts pour un modèle qui continue des textes.
commands-unequal-files = { $source } a { $sources } lignes et { $reference } en a { $references }. Donnez des fichiers qui ont autant de lignes l’un que l’autre.
commands-source-blank = { $file }:{ $line } est vide. Supprimez cette ligne des deux fichiers.
commands-strange-label-at = L’étiquette { $label } ({ $place }) n’est pas une étiquette de { $model }. Les siennes sont { $labels }.

## learning.py

commands-no-snapshots = { $folder } ne contient pas d’instantanés. Entraînez avec --snapshots 12, et il y en aura.

## survey.py

commands-standard-input = L’entrée standard
commands-two-comparisons = Donnez --against, ou des changements de l’exécution avec --heads-off et --steer, mais pas les deux.
commands-resume-what = --resume continue un fichier. Nommez-le avec --output.
commands-texts-alone = { $model } n’a besoin que de textes, et il y a deux colonnes. Nommez-en une : --columns 0
commands-strange-label = L’étiquette { $label } n’est pas une étiquette de { $model }. Les siennes sont { $labels }.
commands-no-limit = --fail-below est { $value }. Donnez l’un de ces noms, { $names }, et un nombre, comme dans chrf=60.
commands-no-such-mean = Il n’y a pas de { $name } à comparer avec { $limit }. Donnez au fichier des références dans une deuxième colonne.
commands-below-limit = { $name } vaut { $mean }, moins que { $limit }.

## heads.py

commands-not-ours = { $model } est un modèle de Hugging Face. Nommez un checkpoint de ce projet.
commands-learned-from-what = { $model } ne dit pas avec quel corpus il a été entraîné. Indiquez-le : --corpus tatoeba-en-de
commands-no-text-left = Il ne reste aucun texte pour mesurer ce que valent les têtes. Donnez un --probe plus petit.
commands-no-validation = Les corpus n’ont pas de textes de validation pour ce modèle. Nommez-en d’autres avec --corpus.

## text_file.py

commands-many-columns = --columns nomme { $count } colonnes. Nommez celle des textes et celle des références.
commands-no-column = Il n’y a pas de colonne { $name } parmi { $columns }. Nommez-en d’autres avec --columns.
commands-which-columns = Il y a { $count } colonnes. Indiquez lesquelles : --columns 0,1 (comptées à partir de 0), ou leurs noms.

## serve.py

commands-database-of-class = --class-database va avec les classes ; ajoutez --class.
commands-starting = Démarrage : le chargement des bibliothèques prend quelques secondes.
commands-classes-kept = Les classes sont conservées dans { $path } ; une autre machine a ses propres classes.
commands-slow-translations = Sans la bibliothèque ctranslate2, les traductions durent environ deux fois plus longtemps : pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = Il n’y a pas de modèle à montrer ; entraînez-en un avec glassformer train, nommez un dossier avec --model, ou indiquez avec GLASSFORMER_CHECKPOINTS dans quel dossier ils sont.
commands-each-model-once = Donnez au moins un modèle, et chaque nom une seule fois, et non { $names }.
commands-class-libraries = Les classes ont besoin de deux bibliothèques de plus : pip install 'glassformer[class]'.
commands-lesson-asks =
    { $what ->
        [tab] La leçon { $title } demande l’onglet « { $name } ». Il y a : { $names }.
       *[model] La leçon { $title } demande le modèle « { $name } ». Il y a : { $names }.
    }
commands-no-port = Le port { $port } n’existe pas ; choisissez-en un de 1 à 65535.
commands-port-in-use = Le port { $port } est occupé ; choisissez-en un autre avec --port, ou arrêtez le programme qui l’utilise.
commands-cannot-listen = L’application ne peut pas écouter sur { $host }, port { $port } : { $why }.
commands-no-root-path = Le chemin racine { $path } n’est pas un chemin. Donnez ce qui suit l’hôte, par exemple /glassformer.
commands-no-origin = { $origin } n’est pas une origine. Donnez le schéma et l’hôte, par exemple https://course.example.org.
commands-runs-at = Glassformer est ouvert à l’adresse { $address } (Ctrl+C l’arrête)
commands-public-link = Tout le monde peut l’ouvrir à l’adresse { $address } tant qu’il est en marche
commands-no-public-link = Aucun lien public n’a pu être créé : le service de liens est injoignable. L’application n’est ouverte qu’ici.
commands-stopping = Glassformer est en cours d’arrêt.
commands-waiting-for-runs =
    { $count ->
        [one] Attente de la fin de { $count } exécution, { $seconds } s au plus.
       *[other] Attente de la fin de { $count } exécutions, { $seconds } s au plus.
    }
commands-waiting-for-connections =
    { $count ->
        [one] Attente de la fin de { $count } connexion, { $seconds } s au plus.
       *[other] Attente de la fin de { $count } connexions, { $seconds } s au plus.
    }
-commands-database = Donnez un fichier, ou postgresql+psycopg://USER@HOST/NAME avec le mot de passe dans GLASSFORMER_CLASS_DATABASE.
commands-database-closed = La base de données des classes ne peut pas être ouverte : { $why } { -commands-database }
commands-database-newer = Une version plus récente de Glassformer a créé la base de données des classes. Donnez une autre base.
commands-database-folder = Le dossier de « { $path } » n’existe pas. { -commands-database }
commands-database-kind = La base de données des classes n’est ni un fichier ni PostgreSQL. { -commands-database }
commands-database-address = L’adresse de la base de données des classes est illisible. { -commands-database }

## Results for people; those for scripts, JSON and lines with tabs, are the same in every language.

commands-reading = Lecture
commands-translating = Traduction
commands-classifying = Classification
commands-trace-written = { $file } : { $output } (couche × tête × requête × clé : { $maps })
commands-why =
    Pourquoi { $token }{ $isLead ->
        [yes] { " " }et pas { $against }
       *[no] { "" }
    }{ $isStep ->
        [yes] { " " }à l’étape { $step }
       *[no] { "" }
    } ?
commands-without-heads = Sans { $heads }.
commands-head-off = { $map } couche { $layer } tête { $head }
commands-steered = Avec pilotage.
# Rows of the table of explain: the value without any token, what the numbers miss of the whole, and the whole.
commands-row-without-any = sans aucun
commands-row-missed = manque
commands-row-value = valeur
commands-row-already-written = déjà écrit
commands-area = { $method } : aire { $mean } ± { $std }, mieux que le hasard dans { $share }
commands-area-of-chance = ordre aléatoire : aire { $mean } ± { $std }
commands-faithful =
    { $count ->
        [one] { $count } phrase ; plus l’aire est petite, plus la méthode est fidèle
       *[other] { $count } phrases ; plus l’aire est petite, plus la méthode est fidèle
    }
commands-aligned =
    { $row ->
        [same] { $name }, même ligne : erreur d’alignement { $error }
       *[next] { $name }, ligne suivante : erreur d’alignement { $error }
    }
commands-heads-removed = { $metric } selon les têtes retirées, la moins importante d’abord (la plus importante) : { $points }
commands-scores-by-step = { $metric } par étape : { $scores } ({ $kilobytes } ko)
commands-near-on-map = Des { $count } tokens les plus proches par cosinus, voici combien le sont sur la carte : { $pca } par PCA, { $tsne } par t-SNE.

# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = L’entraînement et les mesures ont besoin de quelques bibliothèques de plus ; installez-les avec { $how }.
training-no-data = Indiquez où sont les corpus : --data DIR.
training-no-preset = Il n’y a pas de préréglage { $name } ; on peut entraîner { $names }.
training-no-corpora = Le préréglage { $name } n’a pas de corpus d’entraînement ; on peut entraîner { $names }.
training-no-further-run = Le préréglage { $name } n’a pas d’exécution suivante ; { $names } en ont une.
training-no-teacher = Le préréglage { $name } n’accepte pas de modèle enseignant ; { $names } en acceptent un.
training-needs-teacher = { $options } demandent un modèle enseignant ; indiquez-le avec --teacher.
training-two-starts = Le modèle part de son modèle enseignant et ne peut pas partir aussi de { $start } ; retirez l’un des deux.
training-run-is-there = { $folder } contient déjà une exécution ; continuez-la avec --resume ou choisissez un autre dossier.
training-run-of-other = { $folder } contient une exécution de { $found }, pas de { $name } ; choisissez un autre dossier.
training-run-has-others = L’exécution dans { $folder } a d’autres textes que { $name } ; choisissez un autre dossier.
training-other-setting = Cette exécution ne peut pas continuer avec d’autres réglages : { $key } valait { $before } et vaudrait { $after } ; choisissez un autre dossier.
training-began-without-teacher = Cette exécution a commencé sans modèle enseignant et ne peut pas continuer avec un ; choisissez un autre dossier.
training-no-own-texts = Le préréglage { $preset } n’accepte pas { $option } ; classifier et translator acceptent vos propres textes.
training-wrong-option = { $preset } n’accepte pas { $wrong } ; indiquez { $wanted } FICHIER.
training-valid-alone = --valid va avec { $wanted } FICHIER ; indiquez les deux.
training-which-languages = Indiquez de quelles langues il s’agit, par exemple --from fr --to en.
training-one-language = Les deux langues sont { $code } ; indiquez-en deux différentes.
training-no-language = La langue { $code } n’est pas un code ; indiquez-en un comme fr, en ou pt-BR.
training-no-texts = { $folder } ne contient pas de textes d’une exécution ; indiquez --examples ou --pairs.
training-one-label = Tous les textes de { $name } ont l’étiquette { $label } ; un classifieur demande au moins deux étiquettes.
training-markup-in-label = L’étiquette { $label } ({ $place }) contient des balises ou des caractères de contrôle ; utilisez des mots simples.
training-bad-label = { $place } : { $why }. Les colonnes sont-elles inversées ? Nommez-les avec --columns.
training-strange-label = L’étiquette { $label } ({ $place }) n’est celle d’aucun texte de { $name }.
training-few-pairs = { $name } a { $found } paires différentes ; il en faut au moins { $least }.
training-line-of = ligne { $line } de { $name }
training-given-row = ligne { $index } des données
training-row-no-pair = La ligne { $index } est { $row } ; donnez des paires de textes { $form } ou un fichier.
training-not-two-columns = Les colonnes sont { $columns } ; donnez deux noms ou numéros, comme { $example } ou 2,0.
training-no-file = Il n’y a pas de fichier { $path } ; donnez un fichier TSV, CSV ou de lignes JSON.
training-fetch-again = supprimez-le et téléchargez-le à nouveau
training-give-lines = donnez des lignes { $form }, ou un fichier CSV ou de lignes JSON
training-damaged = { $path } est endommagé et n’est pas un fichier { $kind } entier ({ $why }) ; { $remedy }.
training-binary = { $path } est un fichier binaire ; { $remedy }.
training-empty = { $path } est vide ; { $remedy }.
training-utf-16 = { $path } est du texte UTF-16 ; enregistrez-le en UTF-8.
training-not-utf-8 = { $path }, ligne { $line } : ce n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8.
training-must-be = { $path }, ligne { $line } : { $text } doit avoir la forme { $form }.
training-no-tab = { $path }, ligne { $line } : { $text } n’a pas de tabulation ; chaque ligne doit avoir anglais, TAB, traduction.
training-needs-columns = { $path }, ligne { $line } : { $text } a trop peu de colonnes ; il en faut { $columns }.
training-no-csv = { $path }, ligne { $line } : ce n’est pas du CSV ({ $why }) ; vérifiez les guillemets.
training-begins-array = { $path }, ligne { $line } : { $text } commence un tableau JSON ; donnez un objet par ligne.
training-no-json = { $path }, ligne { $line } : { $text } { $why } ; donnez un objet par ligne.
training-one-array = { $path }, ligne { $line } : c’est un tableau JSON ; donnez un objet par ligne.
training-no-object = { $path }, ligne { $line } : { $text } n’est pas un objet ; donnez un objet par ligne.
training-no-column = { $path }, ligne { $line } : il n’y a pas de colonne { $column } parmi { $columns } ; nommez les deux, comme --columns { $example }.
training-many-columns = { $path }, ligne { $line } : { $columns } colonnes sans noms ; indiquez lesquelles, comme --columns 2,0 (à partir de 0).
training-first-two = { $path }, ligne { $line } : { $columns } colonnes sans noms ; les deux premières sont lues, voir --columns.
training-no-such-columns = { $path }, ligne { $line } : { $text } a trop peu de colonnes ; il faut les colonnes { $first } et { $second }.
training-too-few-columns = { $path }, ligne { $line } : { $text } a trop peu de colonnes ; donnez { $form }.
training-no-text = { $path }, ligne { $line } : { $column } est { $value } ; donnez un texte.
training-other-texts =
    { $takes ->
        [none] Le préréglage { $preset } n’accepte pas ces textes ; il a ses propres corpus.
       *[other] Le préréglage { $preset } n’accepte pas ces textes ; il accepte { $takes }.
    }
training-rare-label =
    { $found ->
        [one] L’étiquette { $label } (première apparition : { $place }) n’a que { $found } texte ; il en faut au moins { $least } différents par étiquette. Si la ligne 1 nomme les colonnes, dites-le avec --columns.
       *[other] L’étiquette { $label } (première apparition : { $place }) n’a que { $found } textes différents ; il en faut au moins { $least } par étiquette. Si la ligne 1 nomme les colonnes, dites-le avec --columns.
    }
training-class-without-texts = Aucun texte d’entraînement de { $corpora } n’a l’étiquette { $label } ; chaque classe demande des exemples.
training-teacher-no-bert = Le modèle enseignant n’est pas un encodeur du genre de BERT ; nommez-en un, comme un dossier de MiniLM ou de BERT.
training-teacher-layers = { $layers } couches du modèle enseignant ne peuvent pas rester gelées ; il en a { $count }.
training-teacher-unread = Le modèle enseignant { $teacher } ne se lit pas comme un encodeur ; nommez un dossier avec config.json, model.safetensors et un tokeniseur.
training-teacher-lacks = Il manque { $weight } aux poids du modèle enseignant { $teacher } ; téléchargez-le à nouveau.
training-teacher-tokens = Le modèle enseignant { $teacher } n’a pas les tokens CLS, SEP, PAD et UNK ; nommez un encodeur comme BERT.
training-no-such-teacher = Il n’y a pas de modèle enseignant { $teacher } ; nommez un dossier d’un encodeur préentraîné, ou hf:OWNER/NAME.
training-no-variants = Aucun texte étiqueté n’a de mot qu’un autre pourrait remplacer ; mettez variants à 0.
training-no-pool = Il n’y a pas de réserve de textes { $name } ; on connaît { $names }.
training-pool-empty = La réserve { $name } n’a aucun texte nouveau ; vérifiez les fichiers dans { $folder }.
training-labels-of-shape = Les étiquettes souples dans { $folder } portent sur { $rows } textes et { $columns } étiquettes, et non sur { $texts } et { $labels } ; supprimez ce dossier et étiquetez à nouveau.
training-labels-of-others = Les étiquettes souples dans { $folder } ont été faites pour d’autres textes ou d’autres classes ; supprimez ce dossier.
training-labels-damaged = Les étiquettes souples dans { $path } sont endommagées ; supprimez ce fichier et continuez avec --resume.
training-references = { $sources } textes source ne vont pas avec { $references } références ; donnez-en une pour chacun.
training-no-labelled-texts = Il n’y a pas d’exemples ; donnez au moins une étiquette avec un texte.
training-nothing-to-read = Il n’y a pas de textes ; donnez-en au moins un.
training-cannot-translate = { $model } classe ; seul un traducteur peut traduire.
training-no-run = { $folder } ne contient pas d’exécution ; entraînez d’abord un modèle.
training-run-of-stages = { $folder } contient une exécution en plusieurs phases, qui crée elle-même son checkpoint ; relancez-la pour continuer.
training-nothing-saved = L’exécution dans { $folder } n’a encore rien enregistré ; attendez sa première sauvegarde.
training-not-calibrated = { $model } traduit ; on ne calibre que les probabilités d’un classifieur.
training-in-line = { $path }, ligne { $line } : { $why }.
training-no-tree = { $text } n’est pas un arbre étiqueté comme { $example }
training-too-few-texts = Il y a trop peu de textes pour entraîner et pour valider ({ $sizes }) ; donnez un corpus d’au moins 20 textes.
training-no-corpus = Il n’y a pas de corpus { $name } ; on connaît { $names }.
training-no-partner = { $path } a { $lines } lignes et { $other } en a { $others } : la ligne { $line } n’a pas de pendant ; des fichiers alignés doivent être de même longueur.
training-no-corpus-file = Il manque { $names } dans { $folder } ; lancez `glassformer train PRESET --data DIR --download`, ou mettez-y le fichier vous-même.
training-no-training-texts = Il n’y a pas d’exemples d’entraînement ; vérifiez les corpus et max_tokens.
training-no-download = Il n’y a pas de téléchargement pour { $name } ; on connaît { $names }.
training-file-changed = { $path } a changé depuis son premier téléchargement : son SHA-256 est { $digest }, { $lock } dit { $known } ; supprimez le fichier pour le télécharger à nouveau, et sa ligne dans { $lock } si l’éditeur a une nouvelle version.
training-file-of-debian = Il manque { $path }, et { $name } ne se télécharge pas ; extrayez le fichier du paquet Debian { $package } ({ $form }, UTF-8, gzip) et mettez-le là.
training-not-fetched = Impossible de télécharger { $url } ({ $why }) ; téléchargez-le vous-même et enregistrez-le sous { $path }.
training-cut-off = { $done } octets sur { $length } sont arrivés
training-label-of-no-class = Un texte a l’étiquette { $label } ; les étiquettes du modèle sont { $labels }.
training-teacher-of-other-texts = Les étiquettes d’un modèle enseignant valent pour les textes tels quels ; mettez renamed, renumbered et joined à 0.
training-no-start = Il n’y a pas de checkpoint { $name } d’où partir ; nommez un modèle entraîné ou son dossier.
training-cannot-start = L’exécution ne peut pas partir de { $name } : { $why }.
training-start-of-other-shape = L’exécution ne peut pas partir de { $name } : { $setting } vaut { $here } ici et { $there } là-bas ; rendez-les égaux.
training-start-untied = Seule une table de vecteurs commune peut recevoir ses propres morceaux ; activez tie_embeddings.
training-other-numbers = son fichier { $file } est endommagé : il contient d’autres nombres que ceux qui ont été écrits
training-other-words = son fichier { $file } est endommagé : il dit autre chose que ce qui a été écrit
training-no-save-named = { $path } ne nomme aucune sauvegarde ; écrivez-y le nom du dossier voisin le plus récent
training-save-unusable = On ne peut pas continuer avec la sauvegarde { $save } : { $why } ; commencez une autre exécution.
training-not-written = Impossible d’écrire { $file } ({ $why }) ; faites de la place et continuez avec --resume.
training-diverged =
    { $saved ->
        [none] La perte valait { $loss } à l’étape { $step }, l’entraînement s’est donc arrêté ; rien n’est sauvegardé. Réessayez avec un --learning-rate plus bas.
       *[other] La perte valait { $loss } à l’étape { $step }, l’entraînement s’est donc arrêté ; la sauvegarde de l’étape { $saved } reste. Réessayez avec un --learning-rate plus bas.
    }

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
training-one-label = Tous les textes de { $name } ont l’étiquette { $label } ; un classifieur en demande au moins deux.
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
        [one] L’étiquette { $label } (vue d’abord : { $place }) n’a que { $found } texte ; il en faut au moins { $least } différents par étiquette. Si la ligne 1 nomme les colonnes, dites-le avec --columns.
       *[other] L’étiquette { $label } (vue d’abord : { $place }) n’a que { $found } textes différents ; il en faut au moins { $least } par étiquette. Si la ligne 1 nomme les colonnes, dites-le avec --columns.
    }

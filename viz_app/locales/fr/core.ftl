## core/errors.py

core-not-whole-from-to = { $name } vaut { $value } ; il faut un nombre entier de { $first } à { $last }.
core-not-whole-at-least = { $name } vaut { $value } ; il faut un nombre entier, au moins { $first }.
core-not-a-list = { $name } vaut { $value } ; donnez une liste, par exemple { $example }.
core-options-not-of-kind = { $name } vaut { $value } ; donnez { $kind }(...) ou un dictionnaire comme { $example }.
core-options-no-field = { $kind } n’a pas de champ { $field } ; il a { $fields }.
core-option-twice = { $function } reçoit deux fois { $option } ; nommez chaque option, par exemple { $example }=...
core-too-many-options = { $function } prend { $most } options, et non { $given } ; nommez chacune, par exemple { $example }=...
core-no-map = Il n’y a pas de matrice { $name } ; choisissez parmi { $maps }.
core-no-head = Il n’y a pas de tête { $head } de la matrice { $map } dans la couche { $layer } (comptées à partir de 0) ; ce modèle a { $layers } couches de { $heads } têtes.

## Texts, tokens and targets

core-blank = Ce texte est vide ; écrivez une phrase.
core-no-text = Ce n’est pas un texte, mais { $given } ; donnez un str.
core-text-too-long = Ce texte a { $count } caractères ; la limite est de { $most }. Raccourcissez-le de { $over }.
core-half-character =
    { $name ->
        [text] Le caractère { $place } du texte n’est que la moitié d’un caractère ; tapez-le à nouveau.
       *[other] Le caractère { $place } de « { $name } » n’est que la moitié d’un caractère ; tapez-le à nouveau.
    }
core-too-long =
    { $what ->
        [sentence] Cette phrase a { $count } tokens ; la limite est de { $longest }. Raccourcissez-la de { $over }.
        [target] Le texte cible a { $count } tokens ; la limite est de { $longest }. Raccourcissez-le de { $over }.
       *[beginning] Le début imposé a { $count } tokens ; la limite est de { $longest }. Raccourcissez-le de { $over }.
    }
core-too-many-pads =
    { $what ->
        [sentence] La phrase a { $count } tokens avec son remplissage ; la limite est de { $longest }.
       *[target] Le texte cible a { $count } tokens avec son remplissage ; la limite est de { $longest }.
    }
core-text-of-several = Texte { $index }, compté à partir de 0 : { $why }
core-no-ids = Ce ne sont pas des identifiants de tokens, mais { $given } ; donnez un texte ou une liste de nombres entiers.
core-no-token = Il n’y a pas de token { $token } ; les identifiants de ce modèle vont jusqu’à { $last }.
core-empty-target = Un texte cible a besoin d’au moins un token.
core-no-token-to-leave-out = Il n’y a pas de token { $index } à retirer, compté à partir de 0 ; la phrase en a { $count }.
core-nothing-left = Laissez au moins un token dans la phrase.
core-token-not-forced = Aucun texte cible ne contient le token { $token } ; imposez-en un autre.
core-two-decodings = Il y a deux décodages ; donnez-en un seul, sous la forme decoding=Decoding(...).
core-no-targets =
    { $task ->
        [generator] Le modèle { $model } continue des textes et n’a pas de textes cibles ; retirez-les.
        [classifier] Le modèle { $model } classe des textes et n’a pas de textes cibles ; retirez-les.
       *[encoder] Le modèle { $model } n’écrit rien et n’a pas de textes cibles ; retirez-les.
    }
core-score-targets =
    { $targets ->
        [0] Les { $texts } textes n’ont pas de textes cibles ; donnez-en une liste, un pour chacun.
       *[other] Nombre de textes : { $texts }, de textes cibles : { $targets } ; donnez une liste, un texte cible pour chacun.
    }
core-other-task =
    Le modèle { $model } { $task ->
        [translator] traduit
        [generator] continue des textes
        [classifier] classe des textes
       *[encoder] n’a pas de classes et n’écrit rien
    } ; choisissez { $wanted ->
        [translator] un modèle qui traduit
        [generator] un modèle qui continue des textes
        [classifier] un modèle qui classe
       *[encoder] un encodeur
    }.
core-too-costly =
    Cette exécution coûterait { $times } fois ce qu’une exécution peut coûter ; { $remedy ->
        [beam] raccourcissez la phrase ou prenez un faisceau moins large que { $beam }
        [looks] raccourcissez la phrase ou annulez les modifications qui laissent un token regarder en avant ou le long du mauvais axe
        [both] raccourcissez la phrase, prenez un faisceau moins large que { $beam } ou annulez les modifications qui laissent un token regarder en avant ou le long du mauvais axe
       *[none] raccourcissez la phrase
    }.
core-cost-spent = Cette exécution a coûté plus que permis ; raccourcissez la phrase.
core-too-late = Cette exécution a duré trop longtemps et a été arrêtée ; raccourcissez la phrase ou réessayez plus tard.
core-memory = L’attention de { $count } tokens prendrait { $size } de mémoire, et { $free } sont libres ; raccourcissez le texte.

## Values that a caller gives

core-choice = { $name } vaut { $given } ; choisissez parmi { $choices }.
core-not-whole = { $name } vaut { $given } ; il faut un nombre entier.
core-not-above-0 = { $name } vaut { $given } ; il faut un nombre supérieur à 0.
core-no-share = { $name } vaut { $given } ; il faut une part de 0 à 1.
core-no-number = { $name } vaut { $given } ; il faut un nombre.
core-not-between = { $name } vaut { $value } ; il faut un nombre entre { $lowest } et { $highest }.
core-prefix = prefix vaut { $value } ; il faut un texte ou un tuple d’identifiants de tokens.
core-beam-or-temperature = Choisissez beam au-dessus de 1 ou temperature au-dessus de 0, pas les deux.
core-no-figures = Aucune figure n’est installée ; pip install glassformer les apporte.
core-no-trace-json = Ce n’est pas une trace en JSON, mais { $given } ; écrivez-en une avec trace.to_json().
core-no-saved-trace = { $file } n’est pas une trace enregistrée ; enregistrez-en une avec trace.save(...).
core-trace-format = { $file } a le format de trace { $given }, pas { $known } ; faites une nouvelle trace du texte.
core-no-tokenizer = Il n’y a pas de tokeniseur à { $path } ; donnez le chemin d’un fichier tokenizer.model.
core-no-texts = { $name } vaut { $given } ; donnez une liste de textes.
core-item = { $item } vaut { $given } ; chaque élément est de la forme { $example }.
core-no-should-stop = should_stop vaut { $given } ; donnez une fonction qui dit pourquoi s’arrêter, ou rien.
core-toy-width = { $width } ne se partage pas entre { $heads } têtes ; prenez 48 pour trois têtes.
core-toy-text =
    { $task ->
        [add] « { $text } » ne convient pas : écrivez deux nombres de deux chiffres, comme 47+85.
        [german] « { $text } » ne convient pas : écrivez un nombre de 0 à 999.
        [french] « { $text } » ne convient pas : écrivez un nombre de 0 à 999.
       *[letters] « { $text } » ne convient pas : écrivez 8 lettres de a à j, comme headache.
    }

## Maps, heads, layers, tensors

core-no-attention = Ce modèle n’a pas d’attention nommée { $map } ; il a { $choices }.
core-no-layer =
    Il n’y a pas de couche { $layer }, comptée à partir de 0 ; { $map } a { $count ->
        [one] { $count } couche
       *[other] { $count } couches
    }.
core-no-positions = Ce modèle n’a pas de positions d’une pile nommée { $stack }.
core-no-tensor = Il n’y a pas de tenseur { $name } dans cette exécution ; nommez-en un comme { $example }.
core-map-predicts-nothing = Aucune tête de { $map } ne prédit ici ; choisissez parmi { $choices }.
core-values-hidden = { $model } ne montre pas ses valeurs ; choisissez un autre modèle.
core-nan = NaN : une modification ne laisse rien à regarder à une ligne, il n’y a donc pas de nombre ici. Annulez-la.

## Which prediction is explained

core-no-loaded-model = Donnez un modèle chargé, par exemple core.load('en-de'), et non { $given }.
core-nothing-to-explain = { $model } n’a ni classe ni mot à expliquer ; choisissez un modèle qui traduit, continue des textes ou classe.
core-writes-no-label = { $model } écrit des tokens et n’a pas d’étiquette { $label } ; nommez une étape et un token.
core-classifies-no-step = { $model } classe des textes et n’a pas d’étape { $step } ; retirez-la.
core-which-step = Dites quelle étape expliquer ; la première est 0.
core-no-step =
    { $task ->
        [translator] Il n’y a pas d’étape { $step } ; cette traduction en a { $count }, comptées à partir de 0.
       *[generator] Il n’y a pas d’étape { $step } ; ce texte en a { $count }, comptées à partir de 0.
    }
core-same-candidates = Choisissez deux candidats différents à comparer, et non { $token } avec lui-même.
core-no-label = Ce modèle n’a pas d’étiquette { $label } ; il donne { $labels }.
core-no-piece = Aucun morceau de ce modèle ne s’écrit { $piece } ; nommez un candidat de l’étape, ou un identifiant.

## Explanations

core-no-method = Il n’y a pas de méthode { $given } ; choisissez parmi { $choices }.
core-other-method =
    { $method ->
        [pooling] { $model } ne fait pas la moyenne de ses tokens ; choisissez parmi { $choices }.
       *[other] { $model } ne montre pas ses valeurs ; choisissez parmi { $choices }.
    }
core-no-setting = Aucun réglage { $setting } n’appartient aux méthodes { $methods }.
core-pooling-without-mean = L’agrégation (pooling) n’a de parts exactes que si la classe est lue dans la moyenne de tous les tokens.
core-no-attribution = Donnez comme attribution= ce que core.attribute a renvoyé, et non { $given }.
core-attribution-of-other = Cette attribution explique une autre prédiction ; faites-en une de ce modèle, de ce texte et de cette étape.
core-no-attributions = Donnez ce que core.attributions a renvoyé, et non { $given }.
core-attributions-differ = Donnez des attributions d’une seule et même prédiction de ce modèle.
core-attribution-without-source = Cette attribution ne dit rien du texte source ; choisissez une méthode qui en parle.
core-no-curve = Il n’y a pas de courbe { $given } ; choisissez parmi { $choices }.
core-groups = Les groupes d’un texte de { $size } tokens commencent à 0 et à des places croissantes inférieures à { $size }, et non à { $given }.
core-gradient-steps = Les gradients intégrés prennent de 1 à { $most } pas, et non { $given }.
core-no-baseline = Il n’y a pas de point de départ { $given } ; choisissez parmi { $choices }.
core-no-text-read = Ce modèle ne peut lire aucun des textes ; donnez-lui des textes de son genre.
core-flow-looks-ahead = Ici une ligne voit ce qui est écrit après elle, chaque étape est donc une autre exécution. Annulez cette modification.
core-flow-step-or-token = Suivez l’étape { $step } ou le token { $token }, pas les deux.
core-flow-no-encoder = { $model } n’a pas d’encodeur ; suivez une étape.
core-flow-no-answer = { $model } ne répond rien ; suivez un token du texte, par exemple token=0.
core-flow-no-step = Il n’y a pas d’étape { $step } ; les étapes de cette exécution vont de 0 à { $last }.
core-no-words =
    { $task ->
        [classifier] Le modèle { $model } n’écrit pas de mots ; regardez ses classes par profondeur.
       *[encoder] Le modèle { $model } n’écrit pas de mots, il n’a donc pas de logit lens.
    }
core-no-classes = Le modèle { $model } n’a pas de classes ; regardez ses mots par profondeur.
core-no-cross-attention = { $model } n’a pas d’attention croisée, rien de ce qu’il lit ne mène donc à un encodeur.
core-heads-add-nothing = Les têtes de cet encodeur n’ajoutent rien directement aux logits : seul le décodeur les lit.
core-split-first-layer = Seule l’auto-attention d’une pile lit le contenu plus la position dans sa première couche ; choisissez l’une d’elles.
core-split-no-vectors = Ce modèle n’ajoute pas de vecteurs de position à ce que lit sa première couche, ses scores n’ont donc pas de telles parts.
core-no-portraits = Les têtes de { $model } n’ont pas de portraits ; donnez des textes à regarder.
core-portrait-targets = Donnez une liste de textes, et autant de textes cibles, ou aucun.

## Changes

core-no-bug = Il n’y a pas de bug nommé { $given } ; choisissez parmi { $choices }.
core-pads =
    { $side ->
        [source] Le texte source peut recevoir de 0 à { $most } tokens de remplissage, et non { $count }.
       *[target] Le texte cible peut recevoir de 0 à { $most } tokens de remplissage, et non { $count }.
    }
core-shuffle-seed = La graine du mélange va de 0 à { $most } ; { $given } ne convient pas.
core-shift = Les positions peuvent être décalées de 0 à { $most }, et non de { $given }.
core-shifted-too-far = { $count } tokens décalés de { $shift } auraient besoin de { $needed } positions ; ce modèle en a { $longest }. Décalez de { $most } au plus.
core-encoder-alone =
    { $task ->
        [classifier] Un classifieur n’a que des têtes et des masques d’encodeur ; modifiez ceux-là.
       *[encoder] Un encodeur n’a que des têtes et des masques d’encodeur ; modifiez ceux-là.
    }
core-decoder-alone = Un modèle sans encodeur n’a que des têtes et des masques de décodeur ; modifiez ceux-là.
core-pads-before-text = Un modèle sans encodeur n’a de remplissage qu’avant son texte ; choisissez padding_side='left'.
core-many-mask-edits = Cela fait { $count } modifications de masques ; la limite est de { $most }. Utilisez des lignes et des colonnes.
core-no-mask = Il n’y a pas de masque { $given } ; choisissez parmi { $choices }.
core-mask-negative = Les lignes et les colonnes d’un masque se comptent à partir de 0 ; il n’y en a pas de négatives.
core-mask-far = Une modification de masque nomme une place au-delà de { $most } ; aucune phrase n’est aussi longue.
core-many-steers = Cela fait { $count } vecteurs de pilotage ; la limite est de { $most }.
core-steer-stack = Le pilotage se fait dans l’encodeur ou dans le décodeur, et non dans { $given }.
core-steer-amount = La force d’un pilotage va de { $least } à { $most } ; { $given } ne convient pas.
core-steer-rows = Un pilotage nomme de 1 à { $most } lignes, ou None pour toutes, et non { $count }.
core-steer-empty = Un texte de pilotage est vide ; donnez deux textes différents.
core-steer-same = Les deux textes de pilotage sont les mêmes ; donnez-en deux différents.
core-steer-alike =
    { $how ->
        [written] Les deux textes de pilotage donnent le même texte écrit, il n’y a donc pas de différence ; choisissez-en d’autres.
       *[read] Les deux textes de pilotage sont lus de la même façon, il n’y a donc pas de différence ; choisissez-en d’autres.
    }
core-steer-text = Un texte de pilotage, { $text } : { $why }
core-steer-source = Un pilotage vient de { $sources }, et non de { $given }.
core-steer-vector-size = Un vecteur de pilotage a de 1 à { $most } nombres float32, et non { $size } octets.
core-steer-not-finite = Un vecteur de pilotage contient un nombre qui n’est pas fini ; retirez NaN et l’infini.
core-steer-base64 = Le vecteur de pilotage n’est pas écrit en base64.
core-steer-no-stack =
    { $stack ->
        [encoder] Ce modèle n’a pas d’encodeur à piloter ; pilotez son décodeur.
       *[decoder] Ce modèle n’a pas de décodeur à piloter ; pilotez son encodeur.
    }
core-steer-depth =
    { $stack ->
        [encoder] Il n’y a pas de profondeur { $depth } ; l’encodeur va de 0, son plongement, à { $layers }.
       *[decoder] Il n’y a pas de profondeur { $depth } ; le décodeur va de 0, son plongement, à { $layers }.
    }
core-steer-row-of-model = La ligne { $row } est pilotée ; ce modèle lit { $count } lignes, numérotées à partir de 0.
core-steer-row-of-text = La ligne { $row } est pilotée ; ce texte a { $count } lignes, numérotées à partir de 0.
core-steer-width = Ce vecteur a { $count } nombres ; les états de ce modèle en ont { $width }.
core-vector-not-read = Impossible de lire { $file } : { $why }.
core-vector-too-large = { $file } dépasse { $most } octets ; un vecteur de float32 ne les dépasse pas.
core-vector-file = { $file } ne contient pas exactement une ligne de nombres float32 ; enregistrez-la avec numpy.save.
core-curve-amounts = Une courbe a de 1 à { $most } forces, et non { $count }.

## From one run into another

core-no-place = Il n’y a pas de place { $place }. Une place s’écrit r.stack.depth.token, o.map.layer.head ou w.map.layer.head, par exemple r.e.1.2 ou o.c.2.7.
core-no-depth-place = { $place } n’est pas un vecteur de ce modèle ; profondeurs de { $stack } : de 0 à { $layers }.
core-no-row-place = { $place } a besoin de la ligne { $row } ; lignes de { $stack } : { $count }, numérotées à partir de 0.
core-row-without-partner = La ligne { $row } ({ $stack }) n’a pas de pendant dans l’autre exécution ; associez les deux à la main.
core-weights-of-other-length = Les poids d’attention seuls ne se transportent qu’entre des textes de même nombre de tokens.
core-nothing-to-carry = { $model } ne montre que ses poids d’attention, aucun de ses tenseurs ne peut donc être transporté.
core-no-pair = joined contient { $given } ; donnez des paires comme (1, 2) : ligne de la base, ligne de la donneuse.
core-few-matched = Seuls { $matched } des { $count } tokens trouvent un pendant. Donnez deux textes qui diffèrent en quelques mots, ou associez des lignes à la main.
core-trace-of-other-model = Cette trace est du modèle { $other }, et non de { $model } ; prenez deux exécutions d’un même modèle.
core-same-answers = Les deux exécutions écrivent { $answer } ; donnez deux textes aux réponses différentes.
core-same-token = Les deux exécutions écrivent { $token } à l’étape { $step } ; donnez des textes différents.
core-other-step = Les deux exécutions écrivent { $token } à l’étape { $step } ; choisissez l’étape { $other }, où elles diffèrent.
core-same-rival = Le token et l’autre candidat sont tous deux { $token } ; nommez-en deux différents.
core-trace-of-other-edits = Cette trace a lu { $read } tokens, et non { $count } ; donnez aussi ses modifications.

## Models and devices

core-no-model = Il n’y a pas de modèle { $given }. Choisissez-en un : { $choices } ; ou nommez un dossier qui contient un checkpoint.
core-no-models = Il n’y a pas de modèle { $given }, et aucun n’est encore là ; pip install glassformer-checkpoints, entraînez-en un avec glassformer train, ou indiquez leur dossier avec GLASSFORMER_CHECKPOINTS.
core-no-model-name = Un modèle se désigne par un nom ou un dossier, et non par { $given } ; voyez core.catalogue().
core-no-device = Il n’y a pas de périphérique { $given } sur cette machine ; elle a : { $choices }.
core-device-and-map = Il y a un device, { $device }, et une device_map ; donnez l’un des deux.
core-float32-alone = { $model } est en float32 et ne peut pas être chargé en { $dtype } ; retirez dtype.
core-one-device = { $model } tient sur un seul périphérique ; retirez device_map.
core-no-languages = Ce modèle n’a pas de langues à choisir ; retirez source_lang et target_lang.
core-no-language = Ce modèle n’a pas de langue { $given } ; il a { $choices }.
core-no-language-of-many = Ce modèle n’a pas de langue { $given } ; il en a { $count }, dont { $choices }.
core-no-design = Il n’y a pas de conception { $given }. Choisissez-en une : { $choices }.
core-not-converted = Impossible de convertir { $file } : { $why }.
core-vectors-not-finite = Les vecteurs de tokens de ce modèle contiennent des nombres qui ne sont pas finis, aucune carte ne peut donc être dessinée.
core-no-snapshot = Il n’y a pas d’instantané dans cette exécution. Entraînez avec --snapshots 12, et elle en gardera.
core-snapshot-of-two-kinds = L’instantané de l’étape { $step } est du genre { $kind }, et { $model } du genre { $other }.
core-snapshot-of-other-run = L’instantané de l’étape { $step } découpe les textes autrement que { $model } : il est d’une autre exécution.

## Surveys

core-nothing-to-survey = Le modèle { $model } n’a pas de classes et n’écrit rien ; choisissez-en un autre.
core-references-or-labels = Donnez des traductions de référence pour un traducteur ou des étiquettes pour un classifieur, pas les deux.
core-text-missing =
    { $what ->
        [text] Il n’y a pas de texte { $index } ; donnez-en un pour chaque référence.
       *[reference] Il n’y a pas de référence { $index } ; donnez-en une pour chaque texte.
    }
core-resume-other-texts = { $file } a été fait à partir d’autres textes : son texte { $index } est { $text }.
core-model-changed = Le modèle a changé après le texte { $index } ; recommencez le relevé.
core-no-survey = { $given } n’est pas un relevé ; donnez-en deux de core.survey(...).
core-surveys-of-other-length = Les relevés ont { $before } et { $after } textes ; comparez des relevés des mêmes textes.
core-surveys-of-other-texts = Le texte { $index }, compté à partir de 0, est { $before } dans l’un et { $after } dans l’autre ; comparez des relevés des mêmes textes.
core-surveys-empty = Les relevés n’ont aucun texte ; donnez-en.
core-surveys-of-two-kinds = Les relevés sont de deux genres : { $kinds } ; comparez-en deux du même genre.
core-survey-ending = { $file } n’est pas un .jsonl, .csv ou .parquet ; donnez au fichier une de ces extensions.
core-no-pyarrow = Parquet a besoin de pyarrow : pip install 'glassformer[parquet]' ; ou choisissez .jsonl ou .csv.
core-survey-not-utf8 = { $file } n’est pas un relevé : ce n’est pas du texte UTF-8.
core-file-no-survey = { $file } n’est pas un relevé ; glassformer survey FILE -o { $name } en fait un.
core-file-format = { $file } a le format { $given }, et ce programme lit le format { $known }.
core-survey-line = { $file }, ligne { $line } : ce n’est pas une ligne d’un relevé ; refaites le fichier.
core-survey-columns = { $file } n’est pas un relevé : ses colonnes sont { $columns }.
core-no-parquet = { $file } n’est pas un fichier Parquet entier ; refaites-le.
core-survey-of-other = { $file } vient d’un relevé différent ({ $what } : { $before }, maintenant { $now }) ; nommez un autre fichier, ou supprimez celui-ci pour recommencer.

## Models of Hugging Face

core-hub-not-installed = Les modèles de Hugging Face ont besoin d’autres bibliothèques ; installez-les avec pip install -e '.[hub]' dans le dossier de ce projet.
core-hub-no-name = Nommez un modèle du Hub, par exemple hf:Helsinki-NLP/opus-mt-en-de, ou un dossier.
core-hub-no-model = Il n’y a pas de modèle ouvert { $model } sur le Hub ; vérifiez son nom, de la forme OWNER/NAME.
core-hub-no-revision = Le modèle { $model } n’a pas de révision { $revision } ; vérifiez-la sur le Hub.
core-hub-no-config = { $model } n’a pas de { $file } sur le Hub : un adaptateur ou un GGUF n’est pas un modèle entier ; nommez-en un autre.
core-hub-silent = Le modèle { $model } n’est pas sur cette machine et le Hub ne répond pas ; vérifiez le réseau, ou nommez un dossier.
core-hub-no-safetensors = Le modèle { $model } n’a pas de poids au format safetensors, et les fichiers pickle ne sont jamais lus ; enregistrez-le avec safe_serialization=True, ou nommez une révision qui les a, sous la forme NAME@REVISION.
core-hub-not-shown = Le modèle { $model } ({ $made }) ne peut pas être montré ; choisissez-en un qui traduit, continue, classe ou encode des textes, comme Marian, GPT-2 ou BERT.
core-hub-encoder-not-shown = Le modèle { $model } ({ $made }) ne peut pas être montré ; choisissez un encodeur de textes, comme BERT.
core-hub-size = Le modèle { $model } dit que { $name } vaut { $given } ; aucun modèle ne peut être construit ainsi.
core-hub-no-choice-of-label = Le modèle { $model } ne choisit pas entre des étiquettes ; nommez-en un qui en donne une parmi plusieurs.
core-hub-too-large = Le modèle { $model } prend { $size }, plus que la mémoire libre de { $device } ; chargez-le avec dtype='bfloat16', avec device_map='auto', ou sur le cpu.
core-hub-weights-alone = Ce modèle ne montre que ses poids d’attention. Choisissez l’un des modèles de ce projet.
core-own-models-alone = Ceci se montre pour les modèles de ce projet. Choisissez l’un d’eux.
core-hub-few-changes = Dans ce modèle on peut seulement retirer des tokens et désactiver des têtes ; choisissez l’un des modèles de ce projet.
core-hub-fixed = Le remplissage de ce modèle est fixe, de même que ses positions, qui ne sont pas connues ici : modifiez ses têtes, ses masques ou des mots.
core-hub-unadded = Ce modèle n’ajoute pas de positions à ses tokens, aucune ne peut donc être prise sur le mauvais axe ; choisissez un autre bug.
core-hub-no-table =
    Ce modèle n’ajoute pas de vecteurs de position aux tokens de son { $stack ->
        [encoder] encodeur
       *[decoder] décodeur
    } ; choisissez-en un qui le fait, comme BERT.
core-hub-no-distances =
    Ce modèle n’ajoute rien selon la distance entre deux tokens dans son { $stack ->
        [encoder] encodeur
       *[decoder] décodeur
    } ; choisissez-en un qui le fait, comme T5.
core-hub-unscaled = Les scores de ce modèle ne sont divisés par rien, il ne peut donc pas montrer ce qui se passe sans la division.
core-hub-scaled-before = Les requêtes de ce modèle sont divisées avant d’être comparées, et ses scores ne le sont plus ; il ne peut donc pas montrer ce qui se passe sans la division.
core-hub-heads-stay = Les têtes d’un modèle { $kind } ne peuvent pas être désactivées ici ; choisissez un autre modèle.
core-hub-layers-unknown = Les noms des couches de ce modèle ne sont pas connus ici, ses parties ne peuvent donc pas être distinguées.
core-hub-no-embedding = Ce modèle ajoute, hors de vue, des positions à ses tokens ; pilotez-le donc par deux textes et non par un token.
core-hub-no-lens = Ce modèle lit sa classe dans quelque chose qui n’est aucun des états visibles ici, ses profondeurs ne nomment donc pas de classe.
core-hub-no-parts = Une classe de ce modèle est lue dans l’état d’un token, par des couches qui ne sont pas une somme ; elle a donc des chemins et pas de parts exactes.
core-hub-no-projections = On ne sait pas comment sont faites les requêtes et les clés de ce modèle, ses scores ne peuvent donc pas être décomposés.
core-hub-no-weights = Ce modèle n’a pas donné de poids d’attention ; chargez-le avec attn_implementation='eager'.
core-hub-no-gradients = Les gradients de { $model } ne peuvent pas être obtenus ; choisissez attention ou leave-one-out.
core-hub-no-copy = Un modèle réparti sur plusieurs périphériques ne se copie pas ; chargez-le à nouveau.
core-hub-no-token = Ce modèle ne trouve aucun token dans ce texte ; écrivez un mot.
core-hub-token-beyond = Ce modèle n’a pas de token { $piece }, que son tokeniseur trouve dans le texte : ses identifiants vont jusqu’à { $last }, et celui-ci est { $token }. Retirez-le, ou prenez le tokeniseur avec lequel le modèle a été entraîné.
core-token-stays = Le token { $token } reste, car le modèle s’appuie sur lui ; retirez des mots.
core-fills-no-mask = Le modèle { $model } ne remplit pas de masques ; choisissez un modèle de type ForMaskedLM.
core-no-mask-in-text = Ce texte n’a pas de { $mask } ; écrivez-le là où un mot manque.
core-no-rotation = Aucune rotation ne peut être montrée pour ce modèle ; choisissez-en un à positions rotatives, comme Llama.
core-first-not-turned = La première position n’est pas tournée ; écrivez au moins deux tokens.
core-no-device-map = device_map vaut { $given } ; donnez { $choices }, ou le périphérique de chaque partie, par exemple { $example }.
core-no-accelerate = Une device_map a besoin de la bibliothèque accelerate ; installez-la avec pip install -e '.[hub]' dans le dossier de ce projet.

## Chats

core-no-chat = chat vaut { $given } ; donnez une liste comme { $example }.
core-no-chat-message = { $given } n’est pas un message de conversation ; donnez une liste comme { $example }.
core-no-date = date vaut { $given } ; écrivez-la comme 2026-11-28.
core-no-chat-template = Le modèle { $model } n’a pas de gabarit de conversation (chat template) ; retirez la conversation et donnez un texte.
core-text-or-chat = Donnez un texte ou une conversation, et un seul des deux.
core-chat-template =
    { $fault ->
        [memory] Le gabarit de conversation (chat template) prend plus de { $detail } Mo. Retirez la conversation, ou corrigez ce gabarit de conversation.
        [endless] Le gabarit de conversation (chat template) s’appelle lui-même sans fin. Retirez la conversation, ou corrigez ce gabarit de conversation.
        [size] Le gabarit de conversation (chat template) produit plus de { $detail } ko de texte. Retirez la conversation, ou corrigez ce gabarit de conversation.
        [seconds] Le gabarit de conversation (chat template) prend plus de { $detail } s. Retirez la conversation, ou corrigez ce gabarit de conversation.
        [jinja2] Le gabarit de conversation (chat template) a besoin de jinja2, qui vient avec pip install -e '.[hub]'. Retirez la conversation, ou corrigez ce gabarit de conversation.
       *[says] Le gabarit de conversation (chat template) dit : { $detail }. Retirez la conversation, ou corrigez ce gabarit de conversation.
    }

## Models that cannot be loaded: a sentence with its reason, which follows a colon and has no full stop

core-not-loaded = Impossible de charger le modèle { $model } : { $why }.
core-nameless-not-loaded = Impossible de charger le modèle : { $why }.
core-no-folder = il n’y a pas de dossier { $folder }
core-folder-without = son dossier n’a pas de { $file }
core-config-of-no-model = son fichier { $file } n’est pas celui d’un modèle : { $why }
core-config-without = son fichier { $file } n’est pas celui d’un modèle : il n’a pas de { $key }
core-config-of-other-format = il a le format { $given }, et ce programme lit le format { $known }
core-config-not-described = son fichier { $file } ne décrit pas un modèle : { $why }
core-file-too-large = son fichier { $file } a plus de { $most } octets
core-file-damaged = son fichier { $file } est endommagé ou tronqué
core-file-missing-or-damaged = son fichier { $file } manque ou est endommagé
core-tokenizer-of-other-size = son tokeniseur a { $count } morceaux, mais son modèle en connaît { $known }
core-tokenizer-of-other-id = { $key } vaut { $ours } pour son tokeniseur, mais { $theirs } pour son modèle
core-tokenizer-damaged = les fichiers de son tokeniseur manquent ou sont endommagés
core-adapter-beside-weights = { $file } à côté de ses poids dit qu’un adaptateur va avec eux ; chargez les deux avec peft, et enregistrez ce que renvoie merge_and_unload
core-adapter-of-base = c’est un adaptateur de { $base }, pas un modèle entier ; chargez les deux avec peft, et enregistrez ce que renvoie merge_and_unload
core-weights-gguf = ses poids sont en GGUF ; nommez le modèle au format safetensors dont ils sont tirés
core-shard-missing = son fichier { $file } manque ; copiez tous ceux que nomme { $index }
core-weights-quantised = ses poids sont quantifiés ({ $how }) ; nommez le modèle dont ils sont tirés
core-config-lacks = son config.json n’a pas de { $key }, par exemple { $example } ; enregistrez-le avec save_pretrained
core-needs-own-code = il a besoin du code Python de son propre dossier, qui n’est jamais exécuté ici ; nommez un autre modèle
core-unknown-model-type = transformers { $version } ne connaît pas de model_type { $kind } ; une version plus récente le connaît peut-être : pip install -U transformers
core-weights-unfit = ses poids sont endommagés ou ne vont pas avec son config.json
core-weights-unfit-or-spread = ses poids sont endommagés ou ne vont pas avec son config.json, ou la device_map est fausse : { $why }
core-weight-of-other-shape = { $weight } vaut { $saved } dans ses poids et { $built } selon son config.json
core-weight-of-other-vocabulary = { $weight } vaut { $saved } dans ses poids et { $built } selon son config.json ; son vocab_size vaut { $size }
core-weight-missing = il manque { $weight } à ses poids
core-weight-not-finite = { $weight } dans ses poids contient NaN ou l’infini ; prenez une autre sauvegarde
core-no-part-of-map = la device_map nomme { $part }, que le modèle n’a pas ; ses parties sont { $parts }
core-weight-in-no-file = { $weight } n’est dans aucun fichier de ses poids et ne peut donc pas être sur le disque ; placez-le ailleurs avec device_map
core-setting-above-0 = { $name } vaut { $value } ; il faut plus de 0
core-setting-above-0-to-1 = { $name } vaut { $value } ; il faut plus de 0 et au plus 1
core-setting-share = { $name } vaut { $value } ; il faut un nombre entre 0 et 1
core-setting-at-least = { $name } vaut { $value } ; il faut au moins { $least }
core-setting-at-most = { $name } vaut { $value } ; le maximum est { $most }
core-setting-from-below = { $name } vaut { $value } ; il faut au moins { $least } et moins de { $below }
core-setting-one-of = { $name } vaut { $value } ; il faut l’une de ces valeurs : { $choices }
core-setting-type = { $name } vaut { $value } ; il faut le type { $kind }
core-setting-positions = max_length { $length } fois d_model { $width } dépasse { $most } ; réduisez l’un des deux
core-setting-heads = d_model { $width } ne se divise pas sans reste entre { $heads } têtes
core-setting-mask-fill = mask_fill vaut { $value } ; il faut un nombre bien au-dessous de 0, comme -inf ou -1e9
core-setting-mask-queries = mask_queries masque des lignes entières, que mask_fill -inf change en NaN ; choisissez -1e9
core-setting-generator = un générateur demande 0 couche d’encodeur et au moins 1 couche de décodeur, pas { $encoder } et { $decoder }
core-setting-translator = un traducteur demande au moins 1 couche de décodeur
core-setting-classifier = un classifieur demande 0 couche de décodeur et au moins 2 étiquettes différentes, pas { $layers } et { $labels }
core-setting-ids = pad, unknown, start et end ont les identifiants { $ids } ; ils doivent différer et rester sous vocabulary_size { $size }
core-setting-labels = labels vaut { $value }, ce qui n’est pas du bon genre ; il faut une liste de textes
core-setting-many-labels = il y a { $count } étiquettes ; on peut en montrer au plus { $most }
core-setting-no-label = { $label } n’est pas une étiquette ; il faut un texte d’au plus { $most } caractères
core-setting-shares = shares vaut { $shares } ; donnez pour chaque corpus une part au-dessus de 0 et retirez copies
core-settings-no-mapping = { $kind } a des noms et des valeurs et ne peut pas être { $value }
core-settings-unknown = réglages inconnus pour { $kind } : { $names }
core-config-incomplete = { $kind } est incomplet ou n’est pas du bon genre : { $why }
core-json-none = n’est pas un texte JSON
core-json-too-deep = n’est pas un texte JSON lisible : il est trop imbriqué
core-json-half = contient la moitié d’un caractère, { $character } ; écrivez-le à nouveau
core-json-of-file = { $file } { $why }
core-json-too-large = { $file } a plus de { $most } octets
core-json-no-object = { $file } ne contient pas d’objet JSON
core-weights-too-few = son fichier { $file } demande { $asked } poids et plus, et il y en a { $found }
core-weight-unknown = ses poids contiennent { $weight }, qui est inconnu
core-weight-of-type = son { $weight } est du type { $given } et d’aucun de ceux-ci : { $choices }
core-weight-of-shape = son { $weight } a la forme { $saved }, et non { $built } comme le dit sa configuration
core-weight-infinite = son { $weight } contient un nombre qui n’est pas fini
core-convert-lacks = il n’a pas de { $weight }
core-file-changed = son fichier { $file } est endommagé ou a été modifié : ce n’est pas celui de { $list } ; si vous l’avez modifié vous-même, lancez { $command }
core-list-no-file = { $list } n’est pas un fichier ordinaire ; si vous l’avez modifié vous-même, lancez { $command }
core-list-line = la ligne { $number } de { $list } est { $line } et n’est pas le SHA-256 d’un fichier ; si vous l’avez modifiée vous-même, lancez { $command }
core-list-lacks = il manque { $file } dans { $list } ; si vous avez modifié cette liste vous-même, lancez { $command }
core-no-fingerprint = { $config } n’a pas de { $key } pour { $file }
core-file-of-other-model = son fichier { $file } est endommagé ou d’un autre modèle : ce n’est pas celui que { $config } attend
core-tokenizer-of-file = { $path } : { $why }
core-tokenizer-not-whole = ce n’est pas un modèle SentencePiece entier ; entraînez le tokeniseur à nouveau ou téléchargez le fichier à nouveau
core-tokenizer-no-texts = il n’y a pas de texte pour apprendre un vocabulaire ; donnez au moins une phrase
core-tokenizer-too-small = vocabulary_size vaut { $size }, trop peu pour les caractères du texte ; demandez davantage
core-tokenizer-not-learned = SentencePiece n’a pas pu apprendre un vocabulaire de { $size } : { $why }

core-notice-unfinished = La traduction a été arrêtée après { $tokens } tokens, avant que le modèle l’ait terminée.
core-notice-loop = Le modèle tourne en boucle : « { $phrase } » apparaît { $times } fois de suite.
core-notice-lost-numbers =
    { $count ->
        [one] Vérifiez le nombre { $numbers } : ses chiffres n’ont pas été copiés dans la traduction.
       *[other] Vérifiez les nombres { $numbers } : leurs chiffres n’ont pas été copiés dans la traduction.
    }
core-notice-invisible =
    { $more ->
        [0] Omis du texte, car personne ne les voit et ils ne portent rien : { $characters }.
       *[other] Omis du texte, car personne ne les voit et ils ne portent rien : { $characters } et { $more } autres.
    }
core-notice-controls =
    { $more ->
        [0] Lus comme des espaces, car ce ne sont pas des caractères d’un texte : { $characters }.
       *[other] Lus comme des espaces, car ce ne sont pas des caractères d’un texte : { $characters } et { $more } autres.
    }
core-notice-never-learned =
    { $more ->
        [0] Le modèle n’a jamais appris { $characters } : il lit des octets à la place, et ce qu’il en dit n’a pas de sens.
       *[other] Le modèle n’a jamais appris { $characters } et { $more } autres : il lit des octets à la place, et ce qu’il en dit n’a pas de sens.
    }
core-notice-unknown =
    { $more ->
        [0] Il manque au vocabulaire de ce modèle { $words } : il lit { $piece } à la place.
       *[other] Il manque au vocabulaire de ce modèle { $words } et { $more } autres : il lit { $piece } à la place.
    }
core-notice-read-as =
    { $more ->
        [0] Ce modèle lit { $pairs }.
       *[other] Ce modèle lit { $pairs } ; il en lit encore { $more } autrement.
    }
core-notice-pair = { $typed } comme { $read }
core-notice-other-language =
    Ce texte semble être en { $seems ->
        [de] allemand
        [fr] français
       *[en] anglais
    }, et le modèle lit { $reads ->
        [de] l’allemand
        [fr] le français
       *[en] l’anglais
    }. Ce qu’il en dit veut donc dire peu de chose.
core-notice-no-question = Ce modèle classe des questions. Ce texte n’en est pas une, donc sa classe veut dire peu de chose.
core-notice-shared-keys = { $heads } têtes se partagent { $groups } groupes de clés et valeurs, { $each } têtes par groupe ; chacune a ses propres requêtes.
core-notice-read-again = Avec ce changement, tout le texte est relu pour chaque nouveau token. Le texte est long, donc le modèle n’écrit que { $tokens } tokens sur { $usual }.
core-notice-task = Il faut dire à ce modèle sa tâche : commencez le texte par « { $beginning } ».
core-notice-chat =
    { $count ->
        [0] En conversation, le modèle lit { $tokens } tokens ; aucun n’est spécial.
       *[other] { $more ->
            [0] En conversation, le modèle lit { $tokens } tokens ; les tokens spéciaux sont { $special }.
           *[other] En conversation, le modèle lit { $tokens } tokens ; les tokens spéciaux sont { $special } et { $more } autres.
        }
    }
core-notice-no-head = Ce modèle ({ $made }) est montré sans sa partie pour les classes : ses états, et aucune classe.
core-notice-no-mask = Ce modèle n’a pas de classes ; écrivez { $mask } à la place d’un mot, et les tokens les plus probables à cette place sont montrés.
core-notice-many-masks = Le texte a { $masks } masques ; les tokens les plus probables du premier sont montrés.

## Notes about the moments of a training (core/results/training_history.py)

core-history-began = L’entraînement est parti des poids de { $model } ; certaines têtes avaient donc leur rôle avant la première étape.
core-history-ends = Il dure { $steps } étapes ; ses moments vont ici jusqu’à l’étape { $last }.
core-history-of-other-run = Ces { $moments } moments ne sont pas de l’exécution qui a produit ce modèle. Ils viennent d’une autre, de { $steps } étapes avec les mêmes tokens, dont peu de choses sont restées : une phrase, pas de notes, pas de rôles, pas de courbe d’apprentissage.
core-history-of-first-run = Ces moments sont de la première de deux exécutions, { $steps } étapes sur Tatoeba et des légendes d’images. Elle est partie des poids de { $model } ; certaines têtes avaient donc leur rôle avant la première étape. La seconde exécution, sur des nombres, des noms, des modes d’emploi et un dictionnaire, a donné les poids actuels ; ils diffèrent du dernier moment.

## core/errors.py

core-not-whole-from-to = { $name } es { $value }; debe ser un número entero de { $first } a { $last }.
core-not-whole-at-least = { $name } es { $value }; debe ser un número entero, { $first } como mínimo.
core-not-a-list = { $name } es { $value }; da una lista, por ejemplo { $example }.
core-options-not-of-kind = { $name } es { $value }; da { $kind }(...) o un diccionario como { $example }.
core-options-no-field = { $kind } no tiene el campo { $field }; tiene { $fields }.
core-option-twice = { $function } recibe { $option } dos veces; nombra cada opción, por ejemplo { $example }=...
core-too-many-options = { $function } admite { $most } opciones, no { $given }; nombra cada una, por ejemplo { $example }=...
core-no-map = No hay ninguna matriz { $name }; elige entre { $maps }.
core-no-head = No hay ninguna cabeza { $head } de la matriz { $map } en la capa { $layer } (contadas desde 0); este modelo tiene { $layers } capas de { $heads } cabezas.

## Texts, tokens and targets

core-blank = Este texto está vacío; escribe una oración.
core-no-text = Esto no es un texto, sino { $given }; da un str.
core-text-too-long = Este texto tiene { $count } caracteres; caben { $most }. Acórtalo en { $over }.
core-half-character =
    { $name ->
        [text] El carácter { $place } del texto es solo medio carácter; escríbelo de nuevo.
       *[other] El carácter { $place } de { $name } es solo medio carácter; escríbelo de nuevo.
    }
core-too-long =
    { $what ->
        [sentence] Esta oración tiene { $count } tokens; caben { $longest }. Acórtala en { $over }.
        [target] El texto de destino tiene { $count } tokens; caben { $longest }. Acórtalo en { $over }.
       *[beginning] El comienzo impuesto tiene { $count } tokens; caben { $longest }. Acórtalo en { $over }.
    }
core-too-many-pads =
    { $what ->
        [sentence] La oración tiene { $count } tokens con su relleno; caben { $longest }.
       *[target] El texto de destino tiene { $count } tokens con su relleno; caben { $longest }.
    }
core-text-of-several = Texto { $index }, contado desde 0: { $why }
core-no-ids = Esto no son ID de tokens, sino { $given }; da un texto o una lista de números enteros.
core-no-token = No hay ningún token { $token }; los ID de este modelo llegan hasta { $last }.
core-empty-target = Un texto de destino necesita al menos un token.
core-no-token-to-leave-out = No hay ningún token { $index } que quitar, contado desde 0; la oración tiene { $count }.
core-nothing-left = Deja al menos un token en la oración.
core-token-not-forced = Ningún texto de destino contiene el token { $token }; impón otro.
core-two-decodings = Hay dos decodificaciones; da una, como decoding=Decoding(...).
core-no-targets =
    { $task ->
        [generator] El modelo { $model } continúa textos y no admite textos de destino; quítalos.
        [classifier] El modelo { $model } clasifica y no admite textos de destino; quítalos.
       *[encoder] El modelo { $model } no tiene clases, no escribe nada y no admite textos de destino; quítalos.
    }
core-score-targets =
    { $targets ->
        [0] { $texts } textos no tienen textos de destino; da una lista, uno para cada uno.
       *[other] Número de textos: { $texts }, de textos de destino: { $targets }; da una lista, uno para cada uno.
    }
core-other-task =
    El modelo { $model } { $task ->
        [translator] traduce
        [generator] continúa textos
        [classifier] clasifica
       *[encoder] no tiene clases y no escribe nada
    }; elige { $wanted ->
        [translator] un modelo que traduzca
        [generator] un modelo que continúe textos
        [classifier] un modelo que clasifique
       *[encoder] un codificador
    }.
core-too-costly =
    Esta ejecución costaría { $times } veces lo que puede costar una; { $remedy ->
        [beam] acorta la oración o toma un haz más estrecho que { $beam }
        [looks] acorta la oración o deshaz los cambios que dejan que un token mire hacia delante o por el eje equivocado
        [both] acorta la oración, toma un haz más estrecho que { $beam } o deshaz los cambios que dejan que un token mire hacia delante o por el eje equivocado
       *[none] acorta la oración
    }.
core-cost-spent = Esta ejecución ha costado más de lo permitido; acorta la oración.
core-too-late = Esta ejecución ha tardado demasiado y se ha detenido; acorta la oración o inténtalo más tarde.
core-memory = La atención de { $count } tokens ocuparía { $size } de memoria, y hay { $free } libres; acorta el texto.

## Values that a caller gives

core-choice = { $name } es { $given }; elige entre { $choices }.
core-not-whole = { $name } es { $given }; debe ser un número entero.
core-not-above-0 = { $name } es { $given }; debe ser un número mayor que 0.
core-no-share = { $name } es { $given }; debe ser una parte de 0 a 1.
core-no-number = { $name } es { $given }; debe ser un número.
core-not-between = { $name } es { $value }; debe estar entre { $lowest } y { $highest }.
core-prefix = prefix es { $value }; debe ser un texto o una tupla de ID de tokens.
core-beam-or-temperature = Elige beam mayor que 1 o temperature mayor que 0, no ambos.
core-no-figures = No hay figuras instaladas; vienen con pip install glassformer.
core-no-trace-json = Esto no es una traza en JSON, sino { $given }; escribe una con trace.to_json().
core-no-saved-trace = { $file } no es una traza guardada; guarda una con trace.save(...).
core-trace-format = { $file } tiene el formato de traza { $given }, no { $known }; vuelve a trazar el texto.
core-no-tokenizer = No hay ningún tokenizador en { $path }; da la ruta de un archivo tokenizer.model.
core-no-texts = { $name } es { $given }; da una lista de textos.
core-item = { $item } es { $given }; cada uno es como { $example }.
core-no-should-stop = should_stop es { $given }; da una función que devuelva por qué hay que parar o, si no, nada.
core-toy-width = { $width } no se puede repartir entre { $heads } cabezas; toma 48 para tres cabezas.
core-toy-text =
    { $task ->
        [add] «{ $text }» no sirve: escribe dos números de dos cifras, como 47+85.
        [german] «{ $text }» no sirve: escribe un número de 0 a 999.
        [french] «{ $text }» no sirve: escribe un número de 0 a 999.
       *[letters] «{ $text }» no sirve: escribe 8 letras de la a a la j, como headache.
    }

## Maps, heads, layers, tensors

core-no-attention = Este modelo no tiene ninguna atención llamada { $map }; tiene { $choices }.
core-no-layer =
    No hay ninguna capa { $layer }, contada desde 0; { $map } tiene { $count ->
        [one] 1 capa
       *[other] { $count } capas
    }.
core-no-positions = Este modelo no tiene posiciones de una pila llamada { $stack }.
core-no-tensor = No hay ningún tensor { $name } en esta ejecución; indica uno como { $example }.
core-map-predicts-nothing = Aquí no predice ninguna cabeza de { $map }; elige entre { $choices }.
core-values-hidden = { $model } no muestra sus valores; elige otro modelo.
core-nan = NaN: un cambio deja a una fila sin nada que mirar, así que aquí no hay ningún número. Deshazlo.

## Which prediction is explained

core-no-loaded-model = Da un modelo cargado, por ejemplo core.load('en-de'), no { $given }.
core-nothing-to-explain = { $model } no tiene ninguna clase ni palabra que explicar; elige un modelo que traduzca, continúe textos o clasifique.
core-writes-no-label = { $model } escribe tokens y no tiene ninguna etiqueta { $label }; indica un paso y un token.
core-classifies-no-step = { $model } clasifica y no tiene ningún paso { $step }; quítalo.
core-which-step = Di qué paso hay que explicar; el primero es 0.
core-no-step =
    { $task ->
        [translator] No hay ningún paso { $step }; esta traducción tiene { $count }, contados desde 0.
       *[generator] No hay ningún paso { $step }; este texto tiene { $count }, contados desde 0.
    }
core-same-candidates = Elige dos candidatos distintos para comparar, no { $token } consigo mismo.
core-no-label = Este modelo no tiene ninguna etiqueta { $label }; las suyas son { $labels }.
core-no-piece = Ningún fragmento de este modelo se escribe { $piece }; indica un candidato del paso o un ID.

## Explanations

core-no-method = No hay ningún método { $given }; elige entre { $choices }.
core-other-method =
    { $method ->
        [pooling] { $model } no promedia sus tokens; elige entre { $choices }.
       *[other] { $model } no muestra sus valores; elige entre { $choices }.
    }
core-no-setting = Ningún ajuste { $setting } pertenece a los métodos { $methods }.
core-pooling-without-mean = El promedio de tokens (pooling) solo tiene partes exactas si las clases se leen de la media de todos los tokens.
core-no-attribution = Da como attribution= lo que devolvió core.attribute, no { $given }.
core-attribution-of-other = Esta atribución explica otra predicción; haz una de este modelo, texto y paso.
core-no-attributions = Da lo que devolvió core.attributions, no { $given }.
core-attributions-differ = Da atribuciones de una misma predicción de este modelo.
core-attribution-without-source = Esta atribución no dice nada del texto de origen; elige un método que sí lo haga.
core-no-curve = No hay ninguna curva { $given }; elige entre { $choices }.
core-groups = Los grupos de { $size } tokens empiezan en 0 y en lugares crecientes por debajo de { $size }, no en { $given }.
core-gradient-steps = Los gradientes integrados toman de 1 a { $most } pasos, no { $given }.
core-no-baseline = No hay ningún punto de partida { $given }; elige entre { $choices }.
core-no-text-read = Este modelo no puede leer ninguno de los textos; dale textos de su tipo.
core-flow-looks-ahead = Aquí una fila ve lo que se escribe después de ella, así que cada paso es otra ejecución. Deshaz ese cambio.
core-flow-step-or-token = Sigue el paso { $step } o el token { $token }, no ambos.
core-flow-no-encoder = { $model } no tiene codificador; sigue un paso.
core-flow-no-answer = { $model } no responde nada; sigue un token del texto, por ejemplo token=0.
core-flow-no-step = No hay ningún paso { $step }; los pasos de esta ejecución van de 0 a { $last }.
core-no-words =
    { $task ->
        [classifier] El modelo { $model } no escribe palabras; mira sus clases por profundidad.
       *[encoder] El modelo { $model } no escribe palabras, así que no tiene lente logit.
    }
core-no-classes = El modelo { $model } no tiene clases; mira sus palabras por profundidad.
core-no-cross-attention = { $model } no tiene atención cruzada, así que nada de lo que lee lleva a un codificador.
core-heads-add-nothing = Las cabezas de este codificador no añaden nada directamente a los logits: solo el decodificador las lee.
core-split-first-layer = Solo la autoatención de una pila lee contenido más posición en su primera capa; elige una autoatención.
core-split-no-vectors = Este modelo no suma vectores de posición a lo que lee su primera capa, así que sus puntuaciones no tienen esas partes.
core-no-portraits = Las cabezas de { $model } no tienen retratos; da textos para examinar.
core-portrait-targets = Da una lista de textos, y otros tantos textos de destino, o ninguno.

## Changes

core-no-bug = No hay ningún error llamado { $given }; elige entre { $choices }.
core-pads =
    { $side ->
        [source] El texto de origen puede llevar de 0 a { $most } tokens de relleno, no { $count }.
       *[target] El texto de destino puede llevar de 0 a { $most } tokens de relleno, no { $count }.
    }
core-shuffle-seed = La semilla con que se mezclan las posiciones puede ir de 0 a { $most }, no { $given }.
core-shift = El desplazamiento de las posiciones puede ir de 0 a { $most }, no { $given }.
core-shifted-too-far = { $count } tokens desplazados { $shift } necesitarían { $needed } posiciones; este modelo tiene { $longest }. Desplázalos { $most } como máximo.
core-encoder-alone =
    { $task ->
        [classifier] Un clasificador solo tiene cabezas y máscaras de codificador; cambia esas.
       *[encoder] Un codificador solo tiene cabezas y máscaras de codificador; cambia esas.
    }
core-decoder-alone = Un modelo sin codificador solo tiene cabezas y máscaras de decodificador; cambia esas.
core-pads-before-text = Un modelo sin codificador solo lleva relleno antes de su texto; elige padding_side='left'.
core-many-mask-edits = Son { $count } cambios de máscaras; caben { $most }. Usa filas y columnas.
core-no-mask = No hay ninguna máscara { $given }; elige entre { $choices }.
core-mask-negative = Las filas y columnas de una máscara se cuentan desde 0; no hay negativas.
core-mask-far = Un cambio de máscara nombra un lugar más allá de { $most }; ninguna oración es tan larga.
core-many-steers = Son { $count } vectores de guiado; caben { $most }.
core-steer-stack = El guiado está en el codificador o en el decodificador, no en { $given }.
core-steer-amount = La fuerza de un guiado puede ir de { $least } a { $most }, no { $given }.
core-steer-rows = Un guiado nombra de 1 a { $most } filas, o None para todas, no { $count }.
core-steer-empty = Un texto de guiado está vacío; da dos textos distintos.
core-steer-same = Los dos textos de guiado son iguales; da dos distintos.
core-steer-alike =
    { $how ->
        [written] Los dos textos de guiado dan el mismo texto escrito, así que no hay diferencia; elige otros.
       *[read] Los dos textos de guiado se leen igual, así que no hay diferencia; elige otros.
    }
core-steer-text = Un texto de guiado, { $text }: { $why }
core-steer-source = Un guiado viene de { $sources }, no de { $given }.
core-steer-vector-size = Un vector de guiado tiene de 1 a { $most } números float32, no { $size } bytes.
core-steer-not-finite = Un vector de guiado contiene un número que no es finito; quita NaN e infinito.
core-steer-base64 = El vector de guiado no está escrito en base64.
core-steer-no-stack =
    { $stack ->
        [encoder] Este modelo no tiene codificador que guiar; guía su decodificador.
       *[decoder] Este modelo no tiene decodificador que guiar; guía su codificador.
    }
core-steer-depth =
    { $stack ->
        [encoder] No hay profundidad { $depth }; el codificador va de 0, su embedding, a { $layers }.
       *[decoder] No hay profundidad { $depth }; el decodificador va de 0, su embedding, a { $layers }.
    }
core-steer-row-of-model = Se guía la fila { $row }; este modelo lee { $count } filas, desde 0.
core-steer-row-of-text = Se guía la fila { $row }; este texto tiene { $count } filas, desde 0.
core-steer-width = Este vector tiene { $count } números; los estados de este modelo tienen { $width }.
core-vector-not-read = { $file } no se puede leer: { $why }.
core-vector-too-large = { $file } ocupa más de { $most } bytes; un vector de float32 no.
core-vector-file = { $file } debe contener exactamente una fila de números float32; guarda el vector con numpy.save.
core-curve-amounts = Una curva tiene de 1 a { $most } fuerzas, no { $count }.

## From one run into another

core-no-place = No hay ningún lugar { $place }. Un lugar tiene una de estas formas: r.stack.depth.token, o.map.layer.head, w.map.layer.head. Ejemplos: r.e.1.2, o.c.2.7.
core-no-depth-place = { $place } no es un vector de este modelo; profundidades de { $stack }: de 0 a { $layers }.
core-no-row-place = { $place } necesita la fila { $row }; filas de { $stack }: { $count }, desde 0.
core-row-without-partner = La fila { $row } ({ $stack }) no tiene pareja en la otra ejecución; une las dos a mano.
core-weights-of-other-length = Por sí solos, los pesos de atención se pueden llevar únicamente entre textos con igual número de tokens.
core-nothing-to-carry = { $model } solo muestra sus pesos de atención, así que ninguno de sus tensores se puede llevar.
core-no-pair = joined contiene { $given }; da pares como (1, 2): fila de la base, fila de la donante.
core-few-matched = Solo { $matched } de los { $count } tokens encuentran pareja. Da dos textos que se diferencien en pocas palabras, o une filas a mano.
core-trace-of-other-model = Esta traza es del modelo { $other }, no de { $model }; toma dos ejecuciones de un mismo modelo.
core-same-answers = Las dos ejecuciones escriben { $answer }; da dos textos con respuestas distintas.
core-same-token = Las dos ejecuciones escriben { $token } en el paso { $step }; da textos distintos.
core-other-step = Las dos ejecuciones escriben { $token } en el paso { $step }; elige el paso { $other }, en el que se diferencian.
core-same-rival = El token y el otro candidato son ambos { $token }; indica dos distintos.
core-trace-of-other-edits = Esta traza leyó { $read } tokens, no { $count }; da también sus cambios.

## Models and devices

core-no-model = No hay ningún modelo { $given }. Elige uno de estos: { $choices }; o indica una carpeta con un punto de control.
core-no-models = No hay ningún modelo { $given }, y todavía no hay ninguno aquí; pip install glassformer-checkpoints, entrena uno con glassformer train o di con GLASSFORMER_CHECKPOINTS en qué carpeta están.
core-no-model-name = Un modelo se llama con un nombre o una carpeta, no con { $given }; mira core.catalogue().
core-no-device = No hay ningún dispositivo { $given } en esta máquina; tiene: { $choices }.
core-device-and-map = Hay un device, { $device }, y un device_map; da uno de los dos.
core-float32-alone = { $model } es float32 y no se puede cargar como { $dtype }; quita dtype.
core-one-device = { $model } cabe en un dispositivo; quita device_map.
core-no-languages = Este modelo no tiene idiomas que elegir; quita source_lang y target_lang.
core-no-language = Este modelo no tiene el idioma { $given }; tiene { $choices }.
core-no-language-of-many = Este modelo no tiene el idioma { $given }; tiene { $count }, entre ellos { $choices }.
core-no-design = No hay ningún diseño { $given }. Elige uno de estos: { $choices }.
core-not-converted = { $file } no se puede convertir: { $why }.
core-vectors-not-finite = Los vectores de tokens de este modelo contienen números que no son finitos, así que no se puede dibujar ningún mapa.
core-no-snapshot = No hay ninguna instantánea en esta ejecución. Entrena con --snapshots 12 y se guardarán algunas.
core-snapshot-of-two-kinds = La instantánea del paso { $step } es del tipo { $kind }, y { $model } del tipo { $other }.
core-snapshot-of-other-run = La instantánea del paso { $step } corta los textos de otro modo que { $model }: es de otra ejecución.

## Surveys

core-nothing-to-survey = El modelo { $model } no tiene clases y no escribe nada; elige otro.
core-references-or-labels = Da traducciones de referencia para un traductor o etiquetas para un clasificador, no ambas.
core-text-missing =
    { $what ->
        [text] No hay ningún texto { $index }; da uno para cada referencia.
       *[reference] No hay ninguna referencia { $index }; da una para cada texto.
    }
core-resume-other-texts = { $file } se hizo con otros textos: su texto { $index } es { $text }.
core-model-changed = El modelo cambió después del texto { $index }; empieza el sondeo de nuevo.
core-no-survey = { $given } no es un sondeo; da dos de core.survey(...).
core-surveys-of-other-length = Los sondeos tienen { $before } y { $after } textos; compara sondeos de los mismos textos.
core-surveys-of-other-texts = El texto { $index }, contado desde 0, es { $before } y { $after }; compara sondeos de los mismos textos.
core-surveys-empty = Los sondeos no tienen ningún texto; da algunos.
core-surveys-of-two-kinds = Los sondeos son de dos tipos: { $kinds }; compara dos del mismo tipo.
core-survey-ending = { $file } no es .jsonl, .csv ni .parquet; pon al archivo una de estas extensiones.
core-no-pyarrow = Parquet necesita pyarrow: pip install 'glassformer[parquet]'; o elige .jsonl o .csv.
core-survey-not-utf8 = { $file } no es un sondeo: no es texto UTF-8.
core-file-no-survey = { $file } no es un sondeo; glassformer survey ARCHIVO -o { $name } hace uno.
core-file-format = { $file } tiene el formato { $given }, y este programa lee el formato { $known }.
core-survey-line = { $file }, línea { $line }: esto no es una fila de un sondeo; vuelve a hacer el archivo.
core-survey-columns = { $file } no es un sondeo: sus columnas son { $columns }.
core-no-parquet = { $file } no es un archivo Parquet completo; vuelve a hacerlo.
core-survey-of-other = { $file } es un sondeo con otro { $what } ({ $before }, ahora { $now }); indica otro archivo o bórralo para empezar de nuevo.

## Models of Hugging Face

core-hub-not-installed = Los modelos de Hugging Face necesitan más bibliotecas; instálalas con pip install -e '.[hub]' en la carpeta de este proyecto.
core-hub-no-name = Indica un modelo del Hub, por ejemplo hf:Helsinki-NLP/opus-mt-en-de, o una carpeta.
core-hub-no-model = No hay ningún modelo abierto { $model } en el Hub; comprueba su nombre, de la forma PROPIETARIO/NOMBRE.
core-hub-no-revision = El modelo { $model } no tiene la revisión { $revision }; compruébala en el Hub.
core-hub-no-config = { $model } no tiene { $file } en el Hub: un adaptador o GGUF no es un modelo entero; indica otro.
core-hub-silent = El modelo { $model } no está en esta máquina y el Hub no responde; comprueba la red o indica una carpeta.
core-hub-no-safetensors = El modelo { $model } no tiene pesos en el formato safetensors, y los archivos pickle no se leen nunca; guárdalo con safe_serialization=True o indica una revisión que los tenga, como NOMBRE@REVISIÓN.
core-hub-not-shown = El modelo { $model } ({ $made }) no se puede mostrar; elige uno que traduzca, continúe, clasifique o codifique textos, como Marian, GPT-2 o BERT.
core-hub-encoder-not-shown = El modelo { $model } ({ $made }) no se puede mostrar; elige un codificador de textos, como BERT.
core-hub-size = El modelo { $model } dice que { $name } es { $given }; así no se puede construir ninguno.
core-hub-no-choice-of-label = El modelo { $model } no elige entre etiquetas; indica uno que dé una de varias.
core-hub-too-large = El modelo { $model } ocupa { $size }, y { $device } no tiene tanto libre; cárgalo con dtype='bfloat16', con device_map='auto' o en la cpu.
core-hub-weights-alone = Este modelo solo muestra sus pesos de atención. Elige uno de los modelos de este proyecto.
core-own-models-alone = Esto se muestra para los modelos de este proyecto. Elige uno de ellos.
core-hub-few-changes = En este modelo solo se pueden quitar tokens y desactivar cabezas; elige uno de los modelos de este proyecto.
core-hub-fixed = El relleno de este modelo es fijo, y las posiciones que aquí no se conocen también: cambia sus cabezas, sus máscaras o palabras.
core-hub-unadded = Este modelo no suma posiciones a sus tokens, así que ninguna se puede tomar del eje equivocado; elige otro error.
core-hub-no-table =
    Este modelo no suma vectores de posición a los tokens de su { $stack ->
        [encoder] codificador
       *[decoder] decodificador
    }; elige uno que lo haga, como BERT.
core-hub-no-distances =
    Este modelo no suma nada según la distancia entre dos tokens en su { $stack ->
        [encoder] codificador
       *[decoder] decodificador
    }; elige uno que lo haga, como T5.
core-hub-unscaled = Las puntuaciones de este modelo no se dividen por nada, así que no puede mostrar qué pasa sin la división.
core-hub-scaled-before = Las consultas de este modelo se dividen antes de compararlas y sus puntuaciones ya no, así que no puede mostrar qué pasa sin la división.
core-hub-heads-stay = Las cabezas de un modelo { $kind } no se pueden desactivar aquí; elige otro modelo.
core-hub-layers-unknown = Aquí no se sabe cómo se llaman las capas de este modelo, así que no se pueden distinguir sus partes.
core-hub-no-embedding = Este modelo suma posiciones a sus tokens fuera de la vista, así que guíalo con dos textos en lugar de un token.
core-hub-no-lens = Aquello de lo que este modelo lee su clase no es ninguno de los estados que se ven aquí, así que sus profundidades no nombran ninguna clase.
core-hub-no-parts = Una clase de este modelo se lee de un token mediante capas que no son una suma, así que tiene caminos y no partes exactas.
core-hub-no-projections = No se sabe cómo se hacen las consultas y las claves de este modelo, así que sus puntuaciones no se pueden descomponer.
core-hub-no-weights = Este modelo no dio pesos de atención; cárgalo con attn_implementation='eager'.
core-hub-no-gradients = No se pueden obtener los gradientes de { $model }; elige attention o leave-one-out.
core-hub-no-copy = Un modelo repartido entre dispositivos no se puede copiar; cárgalo de nuevo.
core-hub-no-token = Este modelo no encuentra ningún token en este texto; escribe una palabra.
core-hub-token-beyond = Este modelo no tiene el token { $piece }, que su tokenizador encuentra en el texto: sus ID llegan hasta { $last }, y este es { $token }. Quítalo o usa el tokenizador con el que se entrenó el modelo.
core-token-stays = El token { $token } se queda, porque el modelo depende de él; quita palabras.
core-fills-no-mask = El modelo { $model } no rellena máscaras; elige uno de una clase ForMaskedLM.
core-no-mask-in-text = En este texto falta { $mask }; escríbelo donde falta una palabra.
core-no-rotation = No se puede mostrar ninguna rotación de este modelo; elige uno con posiciones rotatorias, como Llama.
core-first-not-turned = La primera posición no se gira; escribe al menos dos tokens.
core-no-device-map = device_map es { $given }; da { $choices }, o el dispositivo de cada parte, por ejemplo { $example }.
core-no-accelerate = Un device_map necesita la biblioteca accelerate; instálala con pip install -e '.[hub]' en la carpeta de este proyecto.

## Chats

core-no-chat = chat es { $given }; da una lista como { $example }.
core-no-chat-message = { $given } no es un mensaje de chat; da una lista como { $example }.
core-no-date = date es { $given }; escríbela como 2026-11-28.
core-no-chat-template = El modelo { $model } no tiene plantilla de chat; quita el chat y da un texto.
core-text-or-chat = Da un texto o un chat, y solo uno de los dos.
core-chat-template =
    { $fault ->
        [memory] La plantilla de chat de este modelo ocupa más de { $detail } MB. Quita el chat o arregla la plantilla.
        [endless] La plantilla de chat de este modelo se llama a sí misma sin fin. Quita el chat o arregla la plantilla.
        [size] La plantilla de chat de este modelo produce más de { $detail } kB de texto. Quita el chat o arregla la plantilla.
        [seconds] La plantilla de chat de este modelo tarda más de { $detail } s. Quita el chat o arregla la plantilla.
        [jinja2] La plantilla de chat de este modelo necesita jinja2, que viene con pip install -e '.[hub]'. Quita el chat o arregla la plantilla.
       *[says] La plantilla de chat de este modelo dice: { $detail }. Quita el chat o arregla la plantilla.
    }

## Models that cannot be loaded: a sentence with its reason, which follows a colon and has no full stop

core-not-loaded = No se pudo cargar el modelo { $model }: { $why }.
core-nameless-not-loaded = No se pudo cargar el modelo: { $why }.
core-no-folder = no hay ninguna carpeta { $folder }
core-folder-without = en su carpeta falta { $file }
core-config-of-no-model = su archivo { $file } no es el de un modelo: { $why }
core-config-without = su archivo { $file } no es el de un modelo: le falta { $key }
core-config-of-other-format = tiene el formato { $given }, y este programa lee el formato { $known }
core-config-not-described = su archivo { $file } no describe un modelo: { $why }
core-file-too-large = su archivo { $file } tiene más de { $most } bytes
core-file-damaged = su archivo { $file } está dañado o cortado
core-file-missing-or-damaged = su archivo { $file } falta o está dañado
core-tokenizer-of-other-size = su tokenizador tiene { $count } fragmentos, pero su modelo conoce { $known }
core-tokenizer-of-other-id = { $key } es { $ours } en su tokenizador, pero { $theirs } en su modelo
core-tokenizer-damaged = los archivos de su tokenizador faltan o están dañados
core-adapter-beside-weights = { $file } junto a sus pesos dice que les corresponde un adaptador; carga ambos con peft y guarda lo que devuelve merge_and_unload
core-adapter-of-base = es un adaptador de { $base }, no un modelo entero; carga ambos con peft y guarda lo que devuelve merge_and_unload
core-weights-gguf = sus pesos son GGUF; indica el modelo en el formato safetensors del que se hicieron
core-shard-missing = falta su archivo { $file }; copia todos los que nombra { $index }
core-weights-quantised = sus pesos están cuantizados ({ $how }); indica el modelo del que se hicieron
core-config-lacks = a su config.json le falta { $key }, por ejemplo { $example }; guárdalo con save_pretrained
core-needs-own-code = necesita código Python de su propia carpeta, que aquí nunca se ejecuta; indica otro modelo
core-unknown-model-type = transformers { $version } no conoce el model_type { $kind }; una versión más nueva quizá sí: pip install -U transformers
core-weights-unfit = sus pesos están dañados o no encajan con su config.json
core-weights-unfit-or-spread = sus pesos están dañados o no encajan con su config.json, o el device_map es incorrecto: { $why }
core-weight-of-other-shape = { $weight } es { $saved } en sus pesos y { $built } según su config.json
core-weight-of-other-vocabulary = { $weight } es { $saved } en sus pesos y { $built } según su config.json; su vocab_size es { $size }
core-weight-missing = a sus pesos les falta { $weight }
core-weight-not-finite = { $weight } en sus pesos contiene NaN o infinito; toma otra copia guardada
core-no-part-of-map = el device_map nombra { $part }, que el modelo no tiene; las partes del modelo son { $parts }
core-weight-in-no-file = { $weight } no está en ningún archivo de sus pesos, así que no puede quedar en el disco; ponlo en otro sitio con device_map
core-setting-above-0 = { $name } es { $value }; debe ser mayor que 0
core-setting-above-0-to-1 = { $name } es { $value }; debe ser mayor que 0 y como máximo 1
core-setting-share = { $name } es { $value }; debe estar entre 0 y 1
core-setting-at-least = { $name } es { $value }; debe ser { $least } como mínimo
core-setting-at-most = { $name } es { $value }; debe ser { $most } como máximo
core-setting-from-below = { $name } es { $value }; debe ser { $least } como mínimo y menor que { $below }
core-setting-one-of = { $name } es { $value }; debe ser uno de estos: { $choices }
core-setting-type = { $name } es { $value }; debe ser del tipo { $kind }
core-setting-positions = max_length { $length } por d_model { $width } es más que { $most }; reduce max_length
core-setting-heads = d_model { $width } no se reparte sin resto entre { $heads } cabezas
core-setting-mask-fill = mask_fill es { $value }; debe estar muy por debajo de 0, como -inf o -1e9
core-setting-mask-queries = mask_queries enmascara filas enteras, que mask_fill -inf convierte en NaN; elige -1e9
core-setting-generator = un generador necesita 0 capas de codificador y al menos 1 capa de decodificador, no { $encoder } y { $decoder }
core-setting-translator = un traductor necesita al menos 1 capa de decodificador
core-setting-classifier = un clasificador necesita 0 capas de decodificador y al menos 2 etiquetas distintas, no { $layers } y { $labels }
core-setting-ids = pad, unknown, start y end tienen los ID { $ids }; deben ser distintos y menores que vocabulary_size { $size }
core-setting-labels = labels es { $value }, del tipo equivocado; debe ser una lista de textos
core-setting-many-labels = hay { $count } etiquetas; se pueden mostrar { $most } como máximo
core-setting-no-label = { $label } no es una etiqueta; debe ser un texto de { $most } caracteres como máximo
core-setting-shares = shares es { $shares }; da una parte mayor que 0 para cada corpus y quita copies
core-settings-no-mapping = { $kind } tiene nombres y valores y no puede ser { $value }
core-settings-unknown = ajustes desconocidos para { $kind }: { $names }
core-config-incomplete = { $kind } está incompleto o es del tipo equivocado: { $why }
core-json-none = no es texto JSON
core-json-too-deep = no es un texto JSON legible: está anidado con demasiados niveles
core-json-half = contiene medio carácter, { $character }; escríbelo de nuevo
core-json-of-file = { $file } { $why }
core-json-too-large = { $file } tiene más de { $most } bytes
core-json-no-object = { $file } no contiene un objeto JSON
core-weights-too-few = su archivo { $file } pide { $asked } pesos o más, y hay { $found }
core-weight-unknown = sus pesos tienen { $weight }, que es desconocido
core-weight-of-type = su { $weight } es del tipo { $given } y no de uno de estos: { $choices }
core-weight-of-shape = su { $weight } tiene la forma { $saved }, pero su configuración dice { $built }
core-weight-infinite = su { $weight } contiene un número que no es finito
core-convert-lacks = no tiene { $weight }
core-file-changed = su archivo { $file } está dañado o se cambió: no es el que figura en { $list }; si lo cambiaste tú, ejecuta { $command }
core-list-no-file = { $list } no es un archivo normal; si lo cambiaste tú, ejecuta { $command }
core-list-line = la línea { $number } de { $list } es { $line } y no el SHA-256 de un archivo; si la cambiaste tú, ejecuta { $command }
core-list-lacks = en { $list } falta { $file }; si lo cambiaste tú, ejecuta { $command }
core-no-fingerprint = { $config } no tiene { $key } de { $file }
core-file-of-other-model = su archivo { $file } está dañado o es de otro modelo: no es el que { $config } espera
core-tokenizer-of-file = { $path }: { $why }
core-tokenizer-not-whole = esto no es un modelo SentencePiece entero; vuelve a entrenar el tokenizador o a descargar el archivo
core-tokenizer-no-texts = no hay texto del que aprender un vocabulario; da al menos una oración
core-tokenizer-too-small = vocabulary_size es { $size }, demasiado pequeño para los caracteres del texto; pide más
core-tokenizer-not-learned = SentencePiece no pudo aprender un vocabulario de { $size }: { $why }

core-notice-unfinished = La traducción se detuvo tras { $tokens } tokens, antes de que el modelo la terminara.
core-notice-loop = El modelo está en un bucle: «{ $phrase }» aparece { $times } veces seguidas.
core-notice-lost-numbers =
    { $count ->
        [one] Comprueba el número { $numbers }: sus cifras no se copiaron en la traducción.
       *[other] Comprueba los números { $numbers }: sus cifras no se copiaron en la traducción.
    }
core-notice-invisible =
    { $more ->
        [0] Omitidos del texto, porque nadie los ve y no aportan nada: { $characters }.
       *[other] Omitidos del texto, porque nadie los ve y no aportan nada: { $characters } y { $more } más.
    }
core-notice-controls =
    { $more ->
        [0] Leídos como espacios, porque no son caracteres de un texto: { $characters }.
       *[other] Leídos como espacios, porque no son caracteres de un texto: { $characters } y { $more } más.
    }
core-notice-never-learned =
    { $more ->
        [0] El modelo nunca aprendió { $characters }: lee bytes en su lugar, y su respuesta a eso no significa nada.
       *[other] El modelo nunca aprendió { $characters } y { $more } más: lee bytes en su lugar, y su respuesta a eso no significa nada.
    }
core-notice-unknown =
    { $more ->
        [0] Al vocabulario de este modelo le falta { $words }: lee { $piece } en su lugar.
       *[other] Al vocabulario de este modelo le faltan { $words } y { $more } más: lee { $piece } en su lugar.
    }
core-notice-read-as =
    { $more ->
        [0] Este modelo lee { $pairs }.
       *[other] Este modelo lee { $pairs } y { $more } más de otra manera.
    }
core-notice-pair = { $typed } como { $read }
core-notice-other-language =
    Este texto parece estar en { $seems ->
        [de] alemán
        [fr] francés
       *[en] inglés
    }, y el modelo lee { $reads ->
        [de] alemán
        [fr] francés
       *[en] inglés
    }. Por eso, lo que dice de él significa poco.
core-notice-no-question = Este modelo clasifica preguntas. Este texto no es una pregunta, así que su clase significa poco.
core-notice-shared-keys = { $heads } cabezas comparten { $groups } grupos de claves y valores, { $each } cabezas por grupo; sus consultas son propias.
core-notice-read-again = Con este cambio se vuelve a leer todo el texto para cada token nuevo. El texto es largo, así que el modelo solo escribe { $tokens } tokens, y no los { $usual } habituales.
core-notice-task = A este modelo hay que decirle su tarea: empieza el texto con «{ $beginning }».
core-notice-chat =
    { $count ->
        [0] Como chat, el modelo lee { $tokens } tokens; ninguno es especial.
       *[other] { $more ->
            [0] Como chat, el modelo lee { $tokens } tokens; los especiales son { $special }.
           *[other] Como chat, el modelo lee { $tokens } tokens; los especiales son { $special } y { $more } más.
        }
    }
core-notice-no-head = Este modelo ({ $made }) se muestra sin su parte para clases: sus estados y ninguna clase.
core-notice-no-mask = Este modelo no tiene clases; escribe { $mask } en lugar de una palabra, y se muestran sus tokens más probables.
core-notice-many-masks = El texto tiene { $masks } máscaras; se muestran los tokens más probables de la primera.

## Notes about the moments of a training (core/results/training_history.py)

core-history-began = El entrenamiento empezó con pesos de { $model }, así que algunas cabezas ya tenían su papel antes del primer paso.
core-history-ends = Dura { $steps } pasos; sus momentos llegan aquí hasta el paso { $last }.
core-history-of-other-run = Estos { $moments } momentos no son de la ejecución que produjo este modelo. Son de otra, de { $steps } pasos con los mismos tokens, de la que se conservó poco: una oración, sin puntuaciones, sin papeles, sin curva de aprendizaje.
core-history-of-first-run = Estos momentos son de la primera de dos ejecuciones, { $steps } pasos con Tatoeba y pies de foto. Empezó con pesos de { $model }, así que algunas cabezas ya tenían su papel antes del primer paso. La segunda ejecución, con números, nombres, manuales y un diccionario, dio los pesos actuales, que difieren del último momento.

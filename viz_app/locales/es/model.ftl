## pages/model/faithfulness_view.js

model-loading-the-tests = Cargando las pruebas …
model-faithful-explanation = Una explicación fiel nombra los tokens en los que se apoya la predicción. Quítalos y la probabilidad cae: el área de borrado de la explicación es pequeña. Solo con ellos la probabilidad sigue ahí: el área de inserción de la explicación es grande.
model-model-was-not = Este modelo no se ha medido. Para un modelo de este proyecto lo hace la orden glassformer explain --bench NOMBRE --data CARPETA.
model-which-explanation = De qué explicación fiarse
model-tests-explanations = Pruebas de las explicaciones
model-measured-over = Medido en { $sentences } oraciones de validación. { $small }

## pages/model/train_captions.js

model-before-starts-what = Antes de empezar: ¿qué pasará { $session }?
model-guess-second = Adivina, y un segundo Transformer se entrena al lado del primero: la misma tarea, una sola diferencia.
model-loading-what-trains = Cargando lo que entrena, una sola vez.
model-can-learn-press-start = ¿Puede aprender a { $says }? Pulsa Empezar y mira.
model-begins-with-random = El modelo empieza con números aleatorios. No se envía nada a un servidor: este navegador hace todo el trabajo.
model-step-knows-nothing = Paso 0: aún no sabe nada. Todos sus números son aleatorios.
model-yes-as-fast = Sí, igual de rápido
model-yes-but-later = Sí, pero más tarde
model-no = No
model-training-may-now-look = En el entrenamiento ahora puede mirar las letras que vienen. ¿Escribirá mejor por sí solo?
model-better = Mejor
model-no-difference = Sin diferencia
model-worse = Peor
model-other-random-numbers = Otros números aleatorios al empezar, nada más. ¿La misma curva?
model-the-same = La misma
model-nearly-the-same = Casi la misma
model-quite-another = Otra muy distinta
model-can-it-still = { $session }: ¿aún puede { $says }?
model-at-step-s = 99 % en el paso { $step }, { $seconds } s
model-for-task-matters = En esta tarea importa qué letras hay, no dónde.
model-knows-which-letters = Sabe qué letras hay, no dónde.
model-one-look-for-each = Aquí basta una mirada por carácter, y una sola cabeza puede hacerlo.
model-head-here-only = Una cabeza tiene aquí solo { $dmodel } números de ancho; cuanto más ancha, mayores son sus puntuaciones.
model-differences-size = Diferencias de este tamaño son azar; busca otras mayores.
model-neither-has-learned = Ninguno lo ha aprendido en { $shown } pasos, así que esto no demuestra nada. Toma más pasos.
model-learns-tab-tested-on =
    { $isDecoderOnly ->
        [yes] Un Transformer de solo decodificador
       *[no] Un Transformer
    }{ $isSized ->
        [yes] { " " }de { $size } parámetros
       *[no] { "" }
    } aprende a { $says }, en esta pestaña, y se prueba con { $unseen } ejemplos no vistos
model-head-on-place =
    { $hasNone ->
        [yes] Esta cabeza aún no tiene un lugar propio: el { $share } de su atención está en { $place }.
       *[no] Esta cabeza mira { $place }: el { $share } de su atención.
    }
model-heads-on-place = Esta cabeza está en { $place } con el { $share } de su atención; en la segunda ejecución, con el { $second }.
model-fed-and-alone = Con las letras correctas dadas, como en el entrenamiento, acierta el { $fed } de las veces. Por sí solo escribe sin ellas.
model-whole-answers-right = Respuestas enteras correctas: { $words }. Con las letras correctas dadas, como en el entrenamiento, acierta el { $fed } de las veces.
model-two-runs-right =
    { $isDone ->
        [yes] Después de { $shown } pasos
       *[no] Paso { $shown }
    }, { $unit ->
        [answers] respuestas correctas
        [digits] cifras correctas
       *[letters] letras correctas
    }: { $first } el { $a }, { $second } el { $b }.
model-run-right =
    { $isDone ->
        [yes] Después de { $shown } pasos
       *[no] Paso { $shown }
    }: acierta el { $a } { $unit ->
        [answers] de las respuestas
        [digits] de las cifras
       *[letters] de las letras
    }{ $isEnough ->
        [yes] , en ejemplos que nunca ha visto.
       *[no] .
    }
model-share-of-unit =
    { $unit ->
        [answers] { $share } de las respuestas
        [digits] { $share } de las cifras
       *[letters] { $share } de las letras
    }
model-peeking =
    { $isAhead ->
        [yes] Con las letras correctas dadas acierta el { $fed } de las veces: lee la respuesta un lugar más adelante.
       *[no] Con las letras correctas dadas acierta el { $fed } de las veces.
    } Cuando escribe por sí solo no hay nada delante que leer: acierta el { $letters } { $unit ->
        [answers] de las respuestas
        [digits] de las cifras
       *[letters] de las letras
    } y el { $words } de las respuestas enteras. Una pérdida pequeña no es una prueba.
model-you-guessed =
    { $isRight ->
        [yes] Dijiste: { $guess }. Correcto.
       *[no] Dijiste: { $guess }. Es: { $right }.
    }
model-learned-at-step =
    { $isTwo ->
        [yes] 99 % en el paso { $step }, { $first } en el paso { $firstStep }.
       *[no] 99 % en el paso { $step }.
    }
model-ends-at =
    { $unit ->
        [answers] Al final acierta el { $share } de las respuestas.
        [digits] Al final acierta el { $share } de las cifras.
       *[letters] Al final acierta el { $share } de las letras.
    }

## pages/model/train_clock.js

model-start = Empezar
model-loading = Cargando
model-pause = Pausa
model-go-on = Seguir
model-train-again = Entrenar de nuevo
model-minutes-seconds = { $seconds } minutos
model-take-layer-heads-wide = Tomar 1 capa, 2 cabezas, anchura 32
model-go-on-from-step = Seguir desde el paso { $live } con la mitad de la tasa de aprendizaje
model-program-loading-mb = Se carga el programa, { $loaded } de { $total } MB. Se guarda para la próxima vez.
model-starting-python-tab = Iniciando Python en esta pestaña.
model-paused-step-because = En pausa en el paso { $live }, porque esta pestaña estaba oculta. No se pierde nada.
model-step-takes-s-on = Un paso tarda { $ms } s en este dispositivo, más de { $slow } s: los { $steps } pasos que quedan tardarán unos { $stepsB }.
model-reset = Restablecer
model-settings = Ajustes
model-back-to-now = Volver a ahora
model-time-step-shown = Tiempo: el paso mostrado
model-clock-training = El reloj del entrenamiento
model-step-of = paso { $shown } de { $steps }
model-step-of-timed = Paso { $shown } de { $steps }{ $isCount ->
        [yes] { " " }· { $time } s
       *[no] { "" }
    }{ $isAt ->
        [yes] { "" }
       *[no] , ahora { $live }
    }
model-bug-leaves-rows = Este error deja filas sin una clave que mirar, y una softmax sobre nada es 0 ÷ 0.
model-step-was-too-long = Un paso fue demasiado grande.

## pages/model/train_curves.js

model-step = paso 0
model-at-step = { $title }: { $values } en el paso { $shown }.
model-loss-on-training = Pérdida en los ejemplos de entrenamiento
model-this-head-on = Esta cabeza en { $aim }
model-right-when-fed-answer = Aciertos con la respuesta dada
model-loss = Pérdida
model-right = Aciertos
model-attention = Atención
model-curves = Curvas
model-unseen-right-dashed =
    { $unit ->
        [answers] Respuestas no vistas correctas (a trazos: enteras)
        [digits] Cifras no vistas correctas (a trazos: respuestas enteras)
       *[letters] Letras no vistas correctas (a trazos: palabras enteras)
    }

## pages/model/train_guess.js

model-start-without-guess = Empezar sin adivinar
model-never-mind = Dejarlo
model-your-guess = Tu apuesta
model-both-begin-step = Ambos empiezan en el paso 0; el segundo tiene otros pesos y otros ejemplos.
model-both-begin-step-see = Ambos empiezan en el paso 0 y ven los mismos ejemplos en el mismo orden.
model-what-happened = Qué pasó
model-can-without-them =
    { $name ->
        [sort] ¿Puede ordenar sin ellas?
       *[count] ¿Puede contar sin ellas?
    }
model-try-abcdefgh = Probar abcdefgh
model-try-hgfedcba = Probar hgfedcba
model-see-head-peeks = Ver la cabeza que hace trampa
model-example = Ejemplo
model-example-your-own = Un ejemplo tuyo
model-try = Probar
model-examples = Ejemplos

## pages/model/train_keep.js

model-which-run = Qué ejecución
model-keep-as-model = Guardar como modelo
model-step-title-live =
    { $isBeside ->
        [yes] { $title }, paso { $live }, { $session }
       *[no] { $title }, paso { $live }
    }
model-answer = Respuesta
model-open-all-tabs = Abrirlo en todas las pestañas
model-save-checkpoint = Guardar punto de control
model-keep-what-has-learned = Guardar lo que ha aprendido
model-bug-is-no-part = El error no forma parte del archivo: los pesos han aprendido con él, y otras pestañas los ejecutan sin él.
model-browser-keeps-nothing = Este navegador no guarda nada para esta página. Guarda el punto de control en un archivo.
model-zip-is-a-folder = { $name } es una carpeta que leen core.load y «glassformer app --model».
model-kept-at-newest = Tal como está en el paso más reciente, también mientras se entrena.
model-kept-after-start = Después de empezar.
model-kept-in-browser = Se guarda en este navegador. { $link }, en una página propia que no necesita servidor (20 MB, una sola vez).

## pages/model/train_recipe.js

model-encoder-decoder = Codificador-decodificador
model-decoder-only = Solo decodificador
model-task = Tarea
model-layers = Capas
model-heads = Cabezas
model-steps = Pasos
model-design = Diseño
model-size = Tamaño
model-parameters-count = { $count } parámetros
model-where-change = Dónde poner el cambio
model-second-run = En una segunda ejecución
model-in-this-run = En esta ejecución
model-classic-bug = Error clásico
model-second-transformer = Un segundo Transformer se entrena al lado, con esta única diferencia.
model-one-transformer = El único Transformer se entrena con estos cambios.
model-no-bug = ningún error
model-change-one-thing = Cambiar una sola cosa
model-task-and-settings = Tarea y ajustes: { $title }, { $settings }
model-adam-learning-rate =
    { $isTimed ->
        [yes] { $size }, { $pace } ms por paso. Adam, tasa de aprendizaje 0,003 después de 100 pasos de calentamiento, 64 ejemplos por paso, semilla { $seed }.
       *[no] { $size }. Adam, tasa de aprendizaje 0,003 después de 100 pasos de calentamiento, 64 ejemplos por paso, semilla { $seed }.
    }

## pages/model/train_run.js

model-input-looks-input = la entrada mira la entrada
model-looks-back = mira atrás
model-output-looks-input = la salida mira la entrada
model-all-heads = { $name }, todas las cabezas
model-all-heads-title = Todas las cabezas
model-all-heads-counted = Las { $count } cabezas
model-chosen-head-enter = La cabeza elegida. Intro elige la fila.
model-looks-at = { $who }
    mira { $keys }: { $map }
model-right-is = → { $want }
model-chosen-head-as-table = La cabeza elegida en una tabla
model-the-chosen-head = La cabeza elegida
model-the-second-run = La segunda ejecución
model-the-run = La ejecución
model-right-one-heads-as = { $right } de { $count } correctas en este ejemplo. Cabezas como en el entrenamiento: al decodificador se le da la respuesta correcta.
model-head-mean-of = { $head }: media de { $count } ejemplos no vistos

## pages/model/train_session.js

model-does-not-fit-type = «{ $typed }» no sirve: escribe { $hint }.
model-run-number = Ejecución { $run }.
model-task-title =
    { $task ->
        [reverse] Invertir
        [sort] Ordenar
        [count] Contar las a
        [copy] Copiar
        [add] Sumar
        [german] En alemán
       *[french] En francés
    }
model-task-says =
    { $task ->
        [reverse] invertir una palabra
        [sort] ordenar letras
        [count] contar las a
        [copy] copiar una palabra
        [add] sumar dos números
        [german] escribir números en alemán
       *[french] escribir números en francés
    }
model-task-hint =
    { $task ->
        [add] dos números de 2 cifras: 47+85
        [german] un número de 0 a 999
        [french] un número de 0 a 999
       *[letters] 8 letras de la a a la j
    }
model-task-aim =
    { $task ->
        [reverse] el lugar simétrico
        [sort] la letra que escribir
        [count] las a
       *[copy] el mismo lugar
    }

## pages/model/train_settings.js

model-positions = Posiciones
model-where-each-character = dónde está cada carácter
model-causal-mask = Máscara causal
model-no-look-what-comes = sin mirar lo que viene después
model-d = ÷ √dₖ
model-with-positions =
    { $positions ->
        [yes] con posiciones
       *[no] sin posiciones
    }
model-with-causal-mask =
    { $causal ->
        [yes] con la máscara causal
       *[no] sin la máscara causal
    }
model-with-scale =
    { $scale ->
        [yes] con ÷ √dₖ
       *[no] sin ÷ √dₖ
    }
model-keeps-scores-small = mantiene pequeñas las puntuaciones
model-several-heads = Varias cabezas
model-instead-of-one = en lugar de una
model-with-heads =
    { $heads ->
        [one] con { $heads } cabeza
       *[other] con { $heads } cabezas
    }
model-this-seed = Esta semilla
model-not-another-one = y no otra
model-with-seed = con la semilla { $seed }
model-softmax-over-wrong = softmax sobre el eje equivocado
model-positions-batch-axis = posiciones según el eje del lote
model-nan-from-empty-rows = NaN de filas vacías
model-with-bug = con el error { $bug }
model-without-the-bug = sin el error
model-layer-head-wide = { $layers } capa{ $layers ->
        [one] { "" }
       *[other] s
    }, { $heads } cabeza{ $heads ->
        [one] { "" }
       *[other] s
    }, anchura { $dmodel }

## pages/model/train_strips.js

model-input-and-answer = Entrada y respuesta
model-place-in-answer =
    Lugar { $place }: { $isEmpty ->
        [yes] nada
       *[no] { $has }
    }{ $verdict ->
        [wrong] , incorrecto, lo correcto es { $want }
        [right] , correcto
       *[none] { "" }
    }

## pages/model/train_view.js

model-this-example = Este ejemplo
model-mean-by-place = Media por lugar
model-link-unreadable = El entrenamiento de este enlace no se puede leer, así que se muestra el habitual.

## pages/model/train_worker.js

model-browser-cannot-train = Este navegador no puede entrenar: le faltan WebAssembly o los workers. Prueba con uno más nuevo.
model-files-for-training = No se pudieron cargar los archivos para entrenar. Comprueba la conexión y vuelve a pulsar «Empezar».

## pages/model/training_answers.js

model-finished-models = La traducción del modelo terminado: { $label }
model-step-label = Paso { $step }
model-the-same-in-text = la misma
model-answers-nothing = (nada)
model-probability-each = Probabilidad de cada respuesta
model-likeliest-next-token = El token siguiente más probable en cada lugar de la traducción terminada, en negrita si es correcto. Debajo: la probabilidad del token correcto.
model-what-it-answers = Qué responde
model-own-answer-every =
    { $metric ->
        [none] Su propia respuesta en cada momento
        [bleu] Su propia respuesta en cada momento, BLEU de { $count } oraciones de validación
       *[accuracy] Su propia respuesta en cada momento, parte de etiquetas correctas de { $count } oraciones de validación
    }

## pages/model/training_curve.js

model-log-run-was-not = No se conservó el registro de este entrenamiento, así que no hay curva de aprendizaje.
model-last-measured-step = Última medida hasta el paso { $step }: { $known }.
model-nothing-was-measured = No se midió nada antes de este paso.
model-learning-curve-loss = Curva de aprendizaje: pérdida y nota según el paso. Un clic va al momento más cercano.
model-learning-curve = Curva de aprendizaje
model-word-of-curve =
    { $name ->
        [step] paso
        [nats] nats por token
        [training] entrenamiento
        [validation] validación
        [BLEU] BLEU
       *[accuracy] aciertos
    }
model-last-of-curve =
    { $name ->
        [training] pérdida de entrenamiento { $value } nats por token
        [validation] pérdida de validación { $value } nats
        [BLEU] BLEU { $value }
       *[accuracy] aciertos { $value }
    }

## pages/model/training_heads.js

model-layer-head-step = Capa { $layer }, cabeza { $head }, paso { $at }
    { $role }{ $map }
model-all-heads-moment = Todas las cabezas en este momento
model-all-heads-step = { $name }: todas las cabezas en el paso { $at }
model-roles-these-heads = Los papeles de estas cabezas no se midieron en estos momentos.
model-layer-head-step-role = Capa { $layer }, cabeza { $head }, paso { $step }: { $role } { $headB }
model-layer-head = { $layer }.{ $head }, capa { $layer }, cabeza { $head }: { $final }
model-layer-head-in-text = capa { $layer }, cabeza { $head }
model-step-in-text = paso { $step }
model-role-every-head-every = El papel de cada cabeza en cada momento, con su fuerza
model-roles-as-table = Papeles en una tabla
model-roles-over-training = Papeles a lo largo del entrenamiento
model-roles-heads-learn = { $name }: los papeles que aprenden las cabezas
model-measured-on = { $history } Medido en { $probe } oraciones de validación.
model-not-measured-these = Sin medir en estos momentos.
model-role-since = { $role }, desde { $step }

## pages/model/training_history.js

model-most-row-column-all = mayor peso: { $row } → { $column } { $all }
model-layer-head-title = Capa { $layer }, cabeza { $head }
model-step-start = paso { $start }
model-mixed-moment-end = { $name } es mixta en este momento, y al final.
model-still-mixed-here-from = { $name } aún es mixta aquí; { $final } a partir del { $from }.
model-here-with-attention = { $name } { $now } aquí, con el { $strength } de su atención
model-and-has-since = { $does }, y así desde el { $from }.
model-end-mixed = { $does }; al final es mixta.
model-end = { $does }; al final { $final }.
model-none-these-heads-has = Ninguna de estas { $all } cabezas tiene un papel claro al final.
model-these-heads-have =
    { $count ->
        [one] { $count } de estas { $all } cabezas tiene un papel claro al final, desde el paso { $half }.
       *[other] { $count } de estas { $all } cabezas tienen un papel claro al final; la mitad ya lo tenía en el paso { $half }.
    }

## pages/model/training_view.js

model-one-moment-back = Un momento atrás
model-one-moment-on = Un momento adelante
model-play = Reproducir
model-moment-training = Momento del entrenamiento
model-moments-training = Momentos del entrenamiento
model-step-moment-of = paso { $at }, momento { $atB } de { $count }
model-step-of-last = paso { $step } de { $last }

## pages/model/training_view.js

model-loading-training = Cargando la evolución del entrenamiento …
model-which-sentence = Qué oración
model-how-learned-from = Cómo aprendió, del primer paso al último
model-sentence = Oración

## pages/model/vocabulary_map.js

model-of-the-sentence = de la oración
model-chosen-token = El token elegido, sus vecinos y los tokens de la oración
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] PCA: las dos direcciones con más varianza; contienen el { $variance } de ella.{ " " }
       *[no] t-SNE mantiene juntos a los vecinos tanto como lo permiten dos dimensiones. Las distancias y el tamaño de los grupos no significan nada.{ " " }
    }De los { $of } vecinos verdaderos de un token, { $kept } están aquí entre sus { $of } más cercanos{ $isSample ->
        [yes] { " " }(medido en { $sample } tokens)
       *[no] { "" }
    }. La lista de vecinos es exacta.
model-map-all-tokens-arrow = Mapa de todos los tokens. Las flechas eligen el token más cercano de ese lado.
model-map-as-table = El mapa en una tabla
model-map-all-tokens = Mapa de todos los tokens
model-all-tokens-two = Los { $count } tokens en dos dimensiones

## pages/model/vocabulary_panel.js

model-no-token-starts-with = Ningún token empieza con este texto. El modelo corta una palabra así en fragmentos.
model-token-such-as-winter = un token, como winter
model-find-a-token = Buscar un token
model-token-word = token { $word }
model-in-count-side = { $count } ({ $side })
model-length-training-texts =
    { $isCount ->
        [yes] token { $word } · longitud del vector { $count } · en los textos de entrenamiento: { $times }
       *[no] token { $word } · longitud del vector { $count }
    }
model-target-has-another = El destino tiene otra tabla, que no se dibuja aquí.
model-source-target-share = Origen y destino comparten una tabla. Una palabra no tiene por qué estar cerca de su traducción, porque son las cabezas las que alinean las palabras.
model-this-sentence = Esta oración
model-the-chosen-token = El token elegido
model-nearest-cosine = Sus { $count } más cercanos de { $countB }, por coseno
model-cosine-over-all = Coseno sobre las { $width } dimensiones, independiente del mapa.

## pages/model/vocabulary_view.js

model-drawing-map-all = Dibujando el mapa de todos los tokens …
model-zoom-in = Acercar
model-zoom-out = Alejar
model-all = Todo
model-the-sentence = La oración
model-which-map = Qué mapa
model-drag-box-zoom-double = marca un recuadro para acercar, doble clic para ver todo
model-which-words-model = Qué palabras encuentra parecidas el modelo
model-is-chosen = { $word } está elegido.
model-key-of-sentence = { $swatch }de esta oración
model-key-chosen = { $swatch }elegido
model-key-neighbours = { $swatch }a sus vecinos
model-keys-find = [/] buscar
model-keys-token-to-token = [←][→][↑][↓] en el mapa: de token en token
model-keys-zoom = [+][−][0] en el mapa: zoom

## pages/model/train_curves.js

model-no-number-yet = aún sin número

## Columns of the table of the map of the vocabulary, and why a token is in it

model-column-token = token
model-column-why = por qué
model-column-cosine = coseno
model-column-across = horizontal
model-column-up = vertical
model-near = cercano
model-chosen = elegido
model-train-diverged = Paso { $step }: la pérdida pasó a ser NaN, no un número. Se conserva el paso { $kept }.

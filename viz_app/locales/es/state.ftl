## state/link.js

state-names-and-more = { $names } y { $more } más
state-link-unknown = Esta página no conoce esto del enlace: { $names }.
state-link-unusable =
    { $count ->
        [one] { $names } del enlace no se puede usar y se ignora.
       *[other] { $names } del enlace no se pueden usar y se ignoran.
    }

## state/question.js

state-no-such-step =
    { $task ->
        [translator] Aquí no hay paso { $wanted }: esta traducción tiene { $count }, contados desde 0. En su lugar se explica otro.
        [generator] Aquí no hay paso { $wanted }: este texto tiene { $count }, contados desde 0. En su lugar se explica otro.
       *[classifier] Aquí no hay etiqueta { $wanted }: este modelo tiene { $count }, contadas desde 0. En su lugar se explica otra.
    }

## state/change_chips.js

state-heads-off =
    { $count ->
        [one] cabeza { $head } de la capa { $layer } desactivada
       *[other] { $count } cabezas desactivadas
    }
state-changes-of-masks =
    { $count ->
        [one] { $count } cambio de una máscara
       *[other] { $count } cambios de máscaras
    }
state-pads-added =
    { $count ->
        [one] { $count } relleno añadido
       *[other] { $count } rellenos añadidos
    }

## state/decoding.js

state-greedy = voraz
state-beam =
    { $isUsual ->
        [yes] haz de { $beam }
       *[no] haz de { $beam }, penalización { $penalty }
    }
state-sample = muestreo, temperatura { $temperature }
state-top-k = top-k { $count }
state-top-p = top-p { $share }
state-seed = semilla { $seed }
state-each-step-draws =
    { $limits ->
        [both] Cada paso sortea un token entre los { $count } más probables, si están también entre los más probables que suman { $share }
        [count] Cada paso sortea un token entre los { $count } más probables
        [share] Cada paso sortea un token entre los más probables que suman { $share }
       *[none] Cada paso sortea un token entre todos los tokens
    }{ $favoured ->
        [likely] , y los tokens probables se favorecen
        [unlikely] , y los tokens improbables se favorecen
       *[none] { "" }
    }. La misma semilla vuelve a sacar los mismos tokens.

## state/change_chips.js

state-softmax-over-wrong-axis = softmax sobre el eje equivocado
state-every-word-one-position = todas las palabras en la misma posición
state-no-division-d = sin división por √d
state-no-causal-mask = sin máscara causal
state-no-padding-mask = sin máscara de relleno
state-row-may-look-nowhere = una fila que no puede mirar nada
state-row-looks-everywhere-alike = una fila que mira a todo por igual
state-hidden-from-decoder = { $text } oculto al decodificador
state-no-positions = sin posiciones
state-word-order-shuffled = orden de las palabras mezclado
state-positions-shifted-by = posiciones desplazadas en { $number }
state-left-out = sin { $text }
state-steered-by = guiado con { $one }
state-masked-cells-score = casillas enmascaradas: puntuación { $score }

## state/decoding.js

state-each-step-writes-likeliest = Cada paso escribe el token más probable.
state-each-step-keeps-likeliest = Cada paso guarda los { $beam } comienzos más probables. Se muestra la traducción terminada con la mejor nota. La nota es log p, dividido por una penalización por longitud.

## state/difference.js

state-b-different-tasks-so-they = A y B tienen tareas distintas, así que no hay diferencia. Mira A o B por separado.
state-models-b-have-different-numbers = Los modelos de A y B no tienen el mismo número de capas o cabezas, así que estos números no tienen diferencia. Mira A o B por separado.
state-b-come-from-two = A y B vienen de dos modelos con distintos ID de tokens. Elige un token que ambos escriban aquí, y no lo compares con otro token.
state-has-no-class-so = A no tiene la clase { $name }, así que no hay diferencia.
state-only-b-reads-here = Solo B lee { $step } aquí, así que no hay diferencia.
state-weights-of-both-runs = Los pesos de todas las cabezas de ambas ejecuciones están en camino.

## state/pins.js

state-pinned-run-link-lacks-model = A la ejecución fijada de este enlace le falta el modelo o el texto, así que no se fija.
state-pinned-run-link-uses-model = La ejecución fijada de este enlace usa el modelo «{ $model }», que no está aquí, así que no se fija.
state-link-pins-runs-only-last = Este enlace fija { $count } ejecuciones. Solo se usa la última.

## state/sides.js

# Cómo se llaman la entrada y la salida de un modelo
state-side =
    { $name ->
        [English] Inglés
        [German] Alemán
        [French] Francés
        [Spanish] Español
        [Question] Pregunta
        [Type] Tipo
        [Source] Origen
        [Target] Destino
        [Beginning] Comienzo
        [Text] Texto
        [Sentence] Oración
        [Label] Etiqueta
        [Mask] Máscara
        [Review] Crítica
        [Verdict] Veredicto
       *[other] { $name }
    }

## state/steering.js

state-token-one = token { $one }
state-a-vector = un vector
state-file-does-not-hold-one = Este archivo debe contener exactamente una fila de números float32. Guarda el vector con numpy.save.

## state/whole_words.js

state-weights-word-vectors-scores = pesos por palabra; vectores y puntuaciones por fragmento
state-heads-word-masks-piece = cabezas por palabra; máscaras por fragmento
state-heads-word-positions-piece = cabezas por palabra; posiciones por fragmento
state-tab-shows-pieces-because-each = esta pestaña muestra fragmentos, porque cada uno tiene un vector

## state/class_names.js

state-class =
    { $label ->
        [ABBR] abreviatura
        [DESC] descripción
        [ENTY] cosa
        [HUM] persona o grupo
        [LOC] lugar
        [NUM] número
       *[other] { "" }
    }

state-in-quotes = «{ $text }»
state-from-to = { $from } → { $to }
state-parts = { $part }; { $next }
state-way =
    { $name ->
        [greedy] Voraz
        [beam] Haz
        [sample] Muestreo
       *[other] { $title }
    }
state-decoding-option =
    { $name ->
        [beam] Ancho
        [length_penalty] Penalización por longitud
        [temperature] Temperatura
        [top_k] Top-k (0: todos)
        [top_p] Top-p
        [seed] Semilla
       *[other] { $title }
    }

state-model-title =
    { $name ->
        [en-de] Inglés a alemán
        [en-fr] Inglés a francés
        [de-en] Alemán a inglés
        [fr-en] Francés a inglés
        [sentiment] Sentimiento
        [question-type] Tipo de pregunta
        [next-word] Palabra siguiente
       *[other] { $title }
    }

## pages/positions/encoding_figures.js

positions-dim = dim { $dimension }
positions-dim-zero = dim 0
positions-to-a-line = { $together } por línea
positions-dim-width = dim { $width }

## pages/positions/numbers.js

positions-dim-wavelength = dim { $dimension }, λ { $dimensionB }
positions-dot-product-with = producto escalar con la posición { $at }
positions-encoding-numbers = La codificación en números

## pages/positions/order.js

positions-as-trained = Como en el entrenamiento
positions-off = Desactivadas
positions-shuffled = Mezcladas
positions-shifted = Desplazadas
positions-positions-run = Posiciones de la ejecución
positions-again = Otra vez
positions-shift-one-position = Desplazar una posición menos
positions-shift-one-position-more = Desplazar una posición más
positions-shuffle-again-with = Mezclar otra vez, con la semilla siguiente: ahora { $seed }
positions-by = en { $by }
positions-same-head-with = La misma cabeza con las posiciones cambiadas

## pages/positions/page.js

positions-how-model-knows-where = Cómo sabe el modelo en qué lugar está cada palabra

## pages/positions/rotation.js

positions-single-dimension = Una sola dimensión no forma un par, así que no hay rotación.
positions-step-too-long-for = Un paso de { $step } es demasiado largo para estas { $count } posiciones. Elige un paso menor o más posiciones.
positions-learned-table-need = Una tabla aprendida no tiene por qué seguir una rotación. Aquí el mayor error es { $error }.
positions-pair-turns-by = El par { $pair } gira { $pairB }.
positions-by-pair-pair-b = { $pair } en { $pairB }
positions-step-turns-pairs = Un paso de { $step } gira los pares { $list }. Las flechas eligen un par.
positions-step-rotation = Un paso es una rotación
positions-each-pair-dimensions = Cada par de dimensiones es la aguja de un reloj. Un paso de k posiciones la gira kω, desde cualquier posición.
positions-dimensions-from = Dimensiones { $pair } y { $pairB }, de la posición { $from } a la { $fromB }
positions-checked-on-all =
    { $isOdd ->
        [yes] Comprobado en los { $count } números: mayor error { $tiny }. El último seno no tiene coseno y queda fuera.
       *[no] Comprobado en los { $count } números: mayor error { $tiny }.
    }

## pages/positions/settings.js

positions-the-length = La longitud
positions-the-base = La base
positions-the-step-k = El paso k
positions-the-seed = La semilla
positions-the-shift = El desplazamiento
positions-base-choose-number = La base es { $text }; elige un número mayor que 0, como mucho { $largestbase }.
positions-choose-whole-number = { $name } es { $text }; elige un número entero de { $least } a { $most }.
positions-there-no-dimension = No hay dimensión { $wrong }. Con d_model { $width }, elige de 0 a { $widthB }.
positions-these-dimensions = Son { $count } dimensiones. Elige de 1 a { $mostwaves }.
positions-until-then-models-own = { $problems } Hasta entonces se usa el número del modelo.

## pages/positions/shown_encoding.js

positions-position-dot-product = Posición { $at }: producto escalar { $atB } consigo misma; las posiciones más parecidas son { $named }.

## pages/positions/similarity.js

positions-position-position = posición { $value } · posición { $valueB }
    { $number }
positions-near-positions = Las posiciones cercanas se parecen
positions-dot-product-every-two = Producto escalar de cada par de posiciones. Con ondas, solo depende de su distancia.
positions-which-positions = Qué posiciones se parecen
positions-dot-product-every-two-positions = Producto escalar de cada par de posiciones. Para posiciones aprendidas no tiene por qué depender de su distancia.
positions-arrow-keys-choose = { $shown } Las flechas eligen una posición.

## pages/positions/split.js

positions-head-position = cabeza { $head }: posición · posición { $share }
positions-heads-first-layer = Cabezas de la primera capa, según la parte de posición con posición
positions-query-key = Consulta { $sides }, clave { $sidesB }.
positions-key-side = clave { $side }
positions-key-sides = clave { $sides }
positions-one-scale = una sola escala, { $most }
positions-scores-head-four = Las puntuaciones de la cabeza { $head } en cuatro partes. { $split }
positions-position-position-every = posición · posición, todas las cabezas
positions-parts-numbers = Las partes en números
positions-what-or-where-score = ¿Qué o dónde? La puntuación en cuatro partes
positions-scores-chosen-row = Las puntuaciones de la fila elegida, en partes
positions-splitting-the-scores = Separando las puntuaciones …
positions-content = contenido
positions-position = posición
positions-query-side = consulta { $side }

## pages/positions/split_sums.js

positions-head-looks-content = Esta cabeza mira por el contenido, no por la posición.
positions-token-query-decides = El token de la consulta decide a qué posiciones mira esta cabeza.
positions-position-query = La posición de la consulta decide a qué tokens mira esta cabeza.
positions-head-looks-position = Esta cabeza mira por la posición, no por el contenido.
positions-head-looks-both = Esta cabeza mira tanto por el contenido como por la posición.
positions-masked-score-never = enmascarada: esta puntuación no se usa nunca
positions-sum-score = suma = puntuación
positions-share-variance = Parte de la varianza
positions-point-cell-add-up = Señala una casilla para sumar sus partes.
positions-query-row = consulta { $row }
positions-masked = enmascarada
positions-score = puntuación
positions-run-sum-parts-differs =
    { $isPre ->
        [yes] La LayerNorm va primero aquí. Su factor 1 ÷ √varianza se fija en el de esta ejecución; lo demás es lineal.{ " " }
       *[no] { "" }
    }{ $hasBiases ->
        [yes] Los sesgos no pertenecen ni al contenido ni a la posición, así que son una parte aparte.{ " " }
       *[no] { "" }
    }En esta ejecución la suma de las partes difiere de las puntuaciones como mucho en { $error }.
positions-first-layer-token =
    { $isElsewhere ->
        [yes] En la primera capa un token es contenido más posición (en capas más altas contiene también otros tokens), así que cada puntuación es una suma.
       *[no] En la primera capa un token es contenido más posición, así que cada puntuación es una suma.
    } Aquí: { $map ->
        [encoder] codificador, capa 1, cabeza { $head }
       *[decoder] decodificador, capa 1, cabeza { $head }
    }{ $picked ->
        [off] , con las posiciones desactivadas
        [shuffled] , con las posiciones mezcladas
        [shifted] , con las posiciones desplazadas
       *[on] { "" }
    }.

## pages/positions/tools.js

positions-length = Longitud
positions-model = modelo
positions-base = Base
positions-step-k = paso k
positions-length-in-positions = Longitud, en posiciones
positions-d-model-number = d_model, el número de dimensiones
positions-base-wavelengths = Base de las longitudes de onda
positions-step-k-positions = Paso k, en posiciones
positions-typed-label = { $label }, para escribir
positions-dimensions-drawn-as = Dimensiones dibujadas como ondas, separadas por comas
positions-dimensions = Dimensiones
positions-has-no-learned = { $title } no tiene posiciones aprendidas. El modelo suma estas ondas, que se calculan y no se entrenan. Un diseño como «wide-heads» aprende en su lugar un vector por posición. Carga un modelo así para ver aquí su tabla.
positions-learned-table = La tabla aprendida de { $title }: { $longest } posiciones en { $width } dimensiones. En gris: las ondas sinusoidales.
positions-sinusoidal = Sinusoidal
positions-learned = Aprendida
positions-which-encoding = Qué codificación
positions-as-model = Como en el modelo

## pages/positions/turned_head.js

positions-layer-head-dimensions = Capa { $layer }, cabeza { $head }: dimensiones { $pair } y { $pairB } de la consulta de { $row }, posición { $rowB }
positions-layer-head-query = Capa { $layer }, cabeza { $head }: la consulta de { $row } en la posición { $rowB } y la clave de { $from } en { $fromB } se giran { $rowB } y { $fromB } lugares. Su producto es { $live }; si solo se gira la consulta, y solo la distancia { $rowC }, es { $byDistance }. Sin giro sería { $query }.
positions-checked-on-all-numbers = Comprobado en los { $numbers } números de las consultas y claves de esta cabeza: mayor error { $error }.

## pages/positions/waves.js

positions-left-right-choose = Izquierda y derecha eligen una posición, arriba y abajo una dimensión; cada una se lee en voz alta. Intro añade la onda de la dimensión.
positions-every-dimension-wave = Cada dimensión es una onda sobre las posiciones
positions-low-dimensions-change = Las dimensiones bajas cambian rápido, las altas despacio. Haz clic en una línea de la codificación para dibujar aquí su onda.
positions-every-dimension-over = Cada dimensión sobre las posiciones
positions-these-numbers-come = Estos números vienen solo del entrenamiento. Haz clic en una línea de la codificación para dibujar aquí su dimensión.
positions-position-dimension = posición { $at }, dimensión { $dimension }
positions-wavelength-positions = longitud de onda { $dimension } posiciones
positions-token-here = token aquí: { $token }
positions-positions-dimensions = { $count } posiciones en { $width } dimensiones, posición { $at } elegida.
positions-dimensions-of = Dimensiones { $waves } de { $size } { $keys }
positions-the-encoding-of = La codificación de { $size } { $keys }
positions-at = posición { $at }

## pages/positions/tools.js

positions-this-model = Este modelo

## pages/positions/mount.js

positions-key-signed = número con signo, cada gráfico tiene su escala: − { $ramp } +
positions-key-share = parte de la atención: 0 { $ramp } 1
positions-key-masked = { $swatch } no puede mirar
positions-keys-tab = [Tab] y luego flechas: cada número

positions-part =
    { $part ->
        [0] contenido · contenido
        [1] contenido · posición
        [2] posición · contenido
        [3] posición · posición
       *[4] sesgos
    }

## A column of the numbers

positions-token = token

## pages/positions/distances.js, and what a model of others adds

positions-its-table = Su tabla
positions-computed-table = La tabla de { $title }: { $longest } posiciones en { $width } dimensiones, calculada y no entrenada, con los senos en la primera mitad de las dimensiones y los cosenos en la segunda. En gris: las ondas de «Attention Is All You Need», donde se alternan.
positions-numbers-computed = Estos números vienen de una fórmula y no del entrenamiento. Haz clic en una línea de la codificación para dibujar aquí su dimensión.
positions-two-halves = Aquí todos los senos están antes que todos los cosenos, así que dos dimensiones vecinas no forman un par. El mayor error es { $error }.
positions-adds-by-distance = { $title } no suma vectores a sus tokens. En cambio, suma a cada puntuación un número según la distancia, como se muestra arriba. Estas ondas se calculan para comparar.
positions-not-known = Aquí no se sabe cómo { $title } indica a sus tokens sus posiciones. Estas ondas se calculan para comparar.
positions-cannot-be-changed = Aquí no se sabe cómo { $title } indica a sus tokens sus posiciones, así que no se pueden cambiar.
positions-shift-changes-nothing = Este modelo solo indica a qué distancia están dos tokens. Un desplazamiento de todos los tokens no cambia nada, salvo las últimas cifras.
positions-distances = Distancias en lugar de posiciones
positions-every-head-adds = Cada cabeza suma a cada puntuación un número aprendido según la distancia de la consulta a la clave, el mismo en todas las capas. Distancia negativa: la clave está antes que la consulta.
positions-distances-heads = Lo que suma cada cabeza según la distancia
positions-head = cabeza { $head }
positions-head-adds = cabeza { $head }, distancia { $distance }: { $number }

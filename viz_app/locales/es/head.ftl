## pages/head/eight.js

head-all-eight-steps-with = Los ocho pasos, con fórmulas y NumPy

## pages/head/formulas.js

head-layernorm = LayerNorm
head-sum-below = suma, abajo

## pages/head/pictures.js

head-look-for = Buscar
head-what-am-i-looking = ¿Qué busco?
head-the-query = la consulta
head-offer = Ofrecer
head-what-does-each-word = ¿Qué ofrece cada palabra?
head-the-keys = las claves
head-shares = Partes
head-how-much-from-each = ¿Cuánto de cada una?
head-the-shares = las partes
head-pass-on = Transmitir
head-what-do-i-pass = ¿Qué transmito?
head-mix-values = la mezcla de valores
head-times-heads-query = ↓ multiplicados por la tabla de consultas de esta cabeza (aprendida)
head-query-before-turn = { $count } números, la consulta antes de que su posición la gire
head-key-before-turn = La clave de { $key }, antes de que su posición, { $place }, la gire de la misma manera
head-position-turns =
    { $turns ->
        [pairs] ↓ girada según su posición, { $place } (la primera es 0): cada número junto con su vecino
       *[halves] ↓ girada según su posición, { $place } (la primera es 0): cada número de la primera mitad junto con el del mismo lugar de la segunda mitad
    }
head-numbers-all-knows-now = { $count } números: todo lo que sabe hasta ahora
head-numbers-query-up-down = { $count } números, la consulta: arriba +, abajo −
head-the-largest-of = Los { $count } mayores de { $countB }.
head-show-all = Mostrar los { $count }
head-show-the-largest = Mostrar los mayores
head-others-together = { $count } más, en total
head-the-sum = la suma
head-the-four-pictures = Las cuatro imágenes
head-each-pair = { $key }: consulta × clave, cada par
head-sum-is =
    { $isOff ->
        [yes] { $sum }: nada
       *[no] { $sum }: lo que dice esta cabeza
    }
head-all-together =
    { $isWord ->
        [yes] { $count ->
            [one] { $count } palabra en total
           *[other] las { $count } palabras juntas
        }
       *[no] { $count ->
            [one] { $count } fragmento en total
           *[other] los { $count } fragmentos juntos
        }
    }

## pages/head/reasons.js

head-exactly-run-with-such = exacto: una ejecución con esa palabra ahí tiene justo este encaje.
head-approximation-each = una aproximación: cada palabra se lee sola, sin lo que las capas anteriores hacen de ella.
head-approximation-word = Una aproximación: la palabra se lee sola, y solo cuenta lo que va directo a la elección.
head-what-reads-goes-on = Lo que lee pasa a las capas posteriores, y nada de ello va directo a la elección.
head-fits-number = El encaje de { $offered } es { $score }, puesto { $rank }
head-place-fits-best = En el lugar de { $offered }, lo que mejor encaja con { $query }
head-when-reads-speaks-for = Cuando lee { $offered }, habla a favor de
head-when-it-reads = Cuando lee { $offered }
head-what-head-prefers-all = Qué prefiere esta cabeza, de todas las palabras

## pages/head/reasons.js

head-each-pair-one-part = Cada par es una parte del estado de la fila multiplicada por una parte del estado de la palabra, exactamente; los pares se suman por cada lado. Las normas se mantienen como en la ejecución. La softmax compara los encajes de una fila, así que lo que todas las palabras tienen en común no cambia nada.
head-why-fits-parts-score = Por qué encaja: las partes de esta puntuación
head-fits-sum-pairs-parts = { $query } encaja con { $offered }: { $score }, la suma de { $pairs } pares de partes.
head-before-cap-or-distance =
    { $fit ->
        [capped] Así encaja antes de que el modelo lo limite.
       *[biased] Así encaja antes de que el modelo sume un número por la distancia.
    }
head-of-what-asks = De { $query }, lo que pregunta
head-what-offered = De { $offered }, lo que se ofrece

## pages/head/recompute_card.js

head-from-file = Desde un archivo
head-from-model = Desde el modelo
head-needs-numpy-rows-file = El programa necesita NumPy y el archivo de esta fila, e imprime el mayor error de cada vector, respecto a su mayor número: menos de 10⁻⁶.
head-run-projects-folder = Ejecútalo en la carpeta de este proyecto. El programa imprime el mayor error de cada vector, respecto a su mayor número: menos de 10⁻⁶.
head-copy = Copiar
head-copied = Copiado
head-select-copy = Selecciónalo y copia
head-python-lines = Líneas de Python
head-download-row-npz = Descargar row.npz
head-start-from = Empezar desde
head-reproduce-by-hand = Reproducir a mano

## pages/head/scaling_experiment.js

head-row-with-scale = Esta fila con el escalado y sin él
head-row-run-softmax-s = esta fila en la ejecución, softmax(s ÷ { $dHead }), en porcentaje
head-same-row-without = la misma fila sin el escalado, softmax(s)
head-with-scale-without = Con el escalado: { $weights }. Sin él: { $without }.
head-spread-q-k-over = Dispersión de q·k según d_k
head-largest-share-softmax = Parte más grande de una softmax sobre diez tokens, según d_k
head-without-the-scale = sin el escalado
head-with-it = con él
head-heads-run-chosen-one = las cabezas de esta ejecución, la elegida en naranja
head-dot-products-spread = Los productos escalares se dispersan como √d_k
head-dot-products-random = Productos escalares de vectores aleatorios cuyas componentes tienen media 0 y varianza 1. Cada punto es la desviación típica de miles de productos.
head-without-scale-one = Sin el escalado, un token se lleva todo
head-largest-share-softmax-over = La parte más grande de una softmax sobre diez puntuaciones aleatorias, de media. Cerca del 100 % el gradiente de la softmax es casi cero, así que el modelo apenas puede aprender.
head-heads-run-have-d = Las { $count } cabezas de esta ejecución tienen d_k = { $width }. La dispersión de su q·k es { $heads } de media, y { $headsB } después de la división. Para la cabeza elegida es { $spread } y { $scaled }. Las q y k aprendidas no tienen por qué tener varianza 1.
head-over-all-heads-rows = Sobre todas las cabezas y filas de esta ejecución, la parte más grande de una fila es el { $heads } de media; sin el escalado sería el { $headsB }. Un modelo entrenado sin el escalado aprendería otros números.
head-draw-again = Sortear de nuevo

## pages/head/sentences.js

head-head-off-passes = Esta cabeza está desactivada: no transmite nada.
head-model-shows-attention = Este modelo solo muestra sus pesos de atención, así que de las cuatro imágenes tiene la tercera. Elige uno de los modelos de este proyecto para ver las cuatro.
head-nan-change-leaves-row = NaN: este cambio deja una fila sin nada que mirar.
head-nan-there-nothing = NaN: no hay nada que transmitir.
head-head-layer-adds-most = La cabeza { $head } de la capa { $layer } es la que más suma a { $target }
head-sum-by-distance = suma { $scores }, según la distancia { $scaled }
head-sum-scaled-capped = suma { $scores }, escalada y limitada: { $scaled }
head-sum-scores-d-head = suma { $scores } ÷ √{ $dHead } = { $scaled }
head-sum-scaled = suma = { $scaled }
head-one-of-same-words = { $word } n.º { $place }
head-word-asks = { $word } pregunta con { $count } números: su consulta. Los encontró el entrenamiento; nadie anotó qué significan.
head-place-asks = El lugar después de { $read }, donde estará { $word }, pregunta con { $count } números: su consulta. Los encontró el entrenamiento; nadie anotó qué significan.
head-each-word-answers = Cada palabra responde con { $count } números propios: su clave. Multiplica par a par y suma: donde los signos coinciden, la suma crece.
head-word-fits-best = Cada palabra responde con { $count } números propios: su clave. Multiplica par a par y suma: donde los signos coinciden, la suma crece. La que mejor encaja es { $best }: { $fit }.
head-shares-become =
    { $how ->
        [spoiled] Las partes suman { $total }, no 100 %: un cambio de esta ejecución estropea la softmax. { $best } recibe el { $share }
        [known] Los encajes se convierten en partes del 100 %. Un punto más de encaje hace una parte 2,7 veces mayor. { $best } recibe el { $share }
       *[unknown] { $best } recibe el { $share }
    }{ $others ->
        [0] .
        [one] { $isWord ->
            [yes] , la otra palabra el { $rest }.
           *[no] , el otro fragmento el { $rest }.
        }
       *[other] { $isWord ->
            [yes] , las otras { $others } palabras juntas el { $rest }.
           *[no] , los otros { $others } fragmentos juntos el { $rest }.
        }
    }
head-value = valor
head-each-word-hands-over = Cada palabra entrega otros { $count } números, su { $value }, en la medida de su parte.
head-sum-is-added-to = Su suma se añade a { $word }.
head-sum-is-mostly = La suma viene sobre todo de { $best }. Se añade en el lugar donde estará { $word }; las capas de arriba siguen trabajando con ella.
head-sum-raises-most =
    { $isNamed ->
        [yes] Por sí sola, esta suma hace subir sobre todo estas palabras: { $list }.
       *[no] Por sí sola, esta suma hace subir sobre todo estas palabras: { $list }; { $word } { $own }.
    }
head-sum-adds-to-label =
    { $isPair ->
        [yes] Directo al veredicto, la suma en esta palabra añade { $added } a { $label } frente a { $other }.
       *[no] Directo al veredicto, la suma en esta palabra añade { $added } a { $label }, frente a la etiqueta media.
    }
head-how-one-head-gathers = Cómo una cabeza deja que { $word } recoja de las demás
head-how-one-head-looks-back = Cómo una cabeza mira atrás desde el lugar de { $word }, que estaba dada
head-how-one-head-decides = Cómo decide una cabeza adónde mirar, para escribir { $word }
head-written-in-pieces = «{ $word }» se escribe en { $count } fragmentos; este es el fragmento { $piece }.
head-over-sentences-it =
    { $isMixed ->
        [yes] En { $sentences } oraciones no tiene un hábito único.
       *[no] En { $sentences } oraciones, sobre todo { $does } (el { $strength } de su peso).
    }
head-adds-most = De { $count } cabezas, esta es la que más suma a { $target }.
head-overview-opens-with = La visión general se abre con otra, la cabeza { $head } de la capa { $layer }, cuya mirada es más fácil de seguir.

## pages/head/stages.js

head-read = Leer
head-project = Proyectar
head-compare = Comparar
head-scale = Escalar
head-mask = Enmascarar
head-softmax = Softmax
head-mix = Mezclar
head-join = Unir
head-already-done-q-k = Ya está hecho: q y k se dividieron cada una por { $dHead }^¼, lo que divide su producto por √{ $dHead } = { $root }.
head-sum-products-spreads = Una suma de { $dHead } productos se dispersa unas √{ $dHead } veces más que un solo producto. La división por √{ $dHead } = { $root } lo deshace. De otro modo la softmax daría casi todo el peso a un token.
head-tokens-not-written = Los tokens que aún no están escritos recibirían { $fill }. Esta es la última fila, así que puede mirar todos los tokens escritos.
head-tokens-may-not-be =
    { $isCross ->
        [yes] Los tokens que no se pueden mirar recibirían { $fill }. En esta fila no hay nada enmascarado: una oración sola no necesita relleno, y todo el texto de origen se conoce.
       *[no] Los tokens que no se pueden mirar recibirían { $fill }. En esta fila no hay nada enmascarado: una oración sola no necesita relleno, y un token puede mirar en ambas direcciones.
    }
head-results-all-heads = Los resultados de las { $heads } cabezas se unen uno al lado de otro, { $heads } × { $dHead } = { $headsB } números. Una última matriz los mezcla en la actualización de la fila, que se suma al flujo residual.
head-each-key-compared = Cada clave se compara con la consulta mediante un producto escalar. Grande y positivo: este token ofrece lo que la fila busca. Elige un token arriba para ver sus { $dHead } productos.
head-softmax-divides = La softmax divide exponenciales por su suma. Las puntuaciones se convierten en pesos que suman 1. Un token enmascarado recibe exactamente 0.
head-every-value-vector = Cada vector de valor se multiplica por su peso, y todos se suman. El resultado viene sobre todo de los tokens que miró esta cabeza.
head-post-norm-model-first = El ID del token elige una fila de la tabla de embeddings, { $dModel } números; se le suma su posición. En este modelo con norma después (post-norm), la primera subcapa lee esta suma directamente como x.
head-layers-below-add = El ID del token elige una fila de la tabla de embeddings, { $dModel } números; se le suma su posición. Las capas de abajo le suman lo suyo y normalizan cada suma. x es el resultado de la LayerNorm después de la subcapa de abajo.
head-pre-norm-model-reads =
    { $isBottom ->
        [yes] El ID del token elige una fila de la tabla de embeddings, { $dModel } números; se le suma su posición. La suma es el comienzo del flujo residual r. Este modelo con norma antes (pre-norm) lo lee a través de una LayerNorm: x.
       *[no] El ID del token elige una fila de la tabla de embeddings, { $dModel } números; se le suma su posición. Las capas de abajo han sumado sus resultados: este es el flujo residual r. Este modelo con norma antes (pre-norm) lo lee a través de una LayerNorm: x.
    }
head-three-learned =
    Tres matrices aprendidas convierten { $dModel } números en { $dHead }: una consulta para esta fila (lo que busca), y para cada token una clave (lo que ofrece) y un valor (lo que transmite).{ $isCross ->
        [yes] { " " }Las claves y los valores se calculan a partir de la salida del codificador (y): una clave y un valor por cada token de origen.
       *[no] { "" }
    }{ $isDivided ->
        [yes] { " " }Este modelo divide aquí q y k por { $dHead }^¼.
       *[no] { "" }
    }
head-tokens-may-not-be-looked =
    { $isDecoder ->
        [yes] { $closed ->
            [one] Los tokens que no se pueden mirar reciben { $fill }. Aquí: { $closed } token después de esta fila, porque aún no está escrito.
           *[other] Los tokens que no se pueden mirar reciben { $fill }. Aquí: { $closed } tokens después de esta fila, porque aún no están escritos.
        }
       *[no] { $closed ->
            [one] Los tokens que no se pueden mirar reciben { $fill }. Aquí: { $closed } token de relleno.
           *[other] Los tokens que no se pueden mirar reciben { $fill }. Aquí: { $closed } tokens de relleno.
        }
    }

## pages/head/tables.js

head-by-token = Por token
head-word-summed-over = Por palabra: suma sobre los fragmentos de una clave, promedio sobre las filas de { $name }
head-by-dimension-for = Por dimensión, para { $key }
head-number-residual = Por número del flujo residual
head-numbers-as-tables = Los números en tablas
head-every-number-row = Todos los números de esta fila

## pages/head/tools.js

head-relate = Relacionar
head-look-back = Mirar atrás
head-look-across = Mirar enfrente
head-change = cambiar
head-layer-head = { $map }, capa { $layer }, cabeza { $head }

## pages/head/mount.js

head-step-next-next-b-row = Paso { $next }, { $nextB }. { $row }

## pages/head/scaling_experiment.js

head-heads-run = cabezas de esta ejecución
head-the-numbers = Los números
head-numbers-table-below = { $name }. Los números están en la tabla de abajo.
head-standard-deviation = desviación típica
head-largest-weight-of-row = peso más grande de una fila
head-random-vectors = vectores aleatorios de { $width } números

head-hidden = oculta

## Columns of tables, and a part that is off

head-column-token = token
head-column-mask = máscara
head-column-share = parte
head-column-word = palabra
head-column-dimension = dimensión
head-column-number = número
head-part-off = desactivada
head-key-masked = { $key } enmascarado

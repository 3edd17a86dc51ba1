## widgets/before_after.js

widgets-before = Antes
widgets-after = Después
widgets-change = Cambio
widgets-rows-are-nan = hay filas NaN
widgets-most-queries-keys = el mayor: { $queries } → { $keys } { $value }
widgets-enter-selects-row = { $name }. Intro elige la fila.
widgets-before-after = { $sel }, antes → después
widgets-before-and-after = Antes y después
widgets-before-after-or = Antes, después o cambio

## widgets/change_captions.js

widgets-points-thousandths = { $thousandths } puntos
widgets-masked = enmascarada
widgets-cell-before-after =
    { $doesPredict ->
        [yes] { $query } (predice { $predicts }) → { $key }
       *[no] { $query } → { $key }
    }
    antes { $before }
    después { $after }
    { $at }

## widgets/changed_heads.js

widgets-layer-head = Capa { $layer }, cabeza { $head }
widgets-no-change = { $name }
    sin cambio
widgets-attention-changed = { $name }
    { $share } de su atención cambió
    mayor cambio: { $pair } { $change }
widgets-change-every-head = El cambio en cada cabeza
widgets-no-head-has-changed = { $name }: ninguna cabeza ha cambiado
widgets-layer-head-in-text = capa { $layer }, cabeza { $head }
widgets-change-every-head-label = Cambio en cada cabeza
widgets-nan-first-in = { $name }: NaN, primero en { $head }
widgets-most-changed-in = { $name }, escala ±{ $scale } puntos; el mayor cambio, en { $head }

## widgets/changes.js

widgets-same-words = mismas palabras
widgets-words-changed =
    { $words ->
        [one] { $words } palabra cambiada
       *[other] { $words } palabras cambiadas
    }

## widgets/compare.js

widgets-running-a = Ejecutando A …
widgets-b-numbers = B − A en números
widgets-difference-run-run-b = Diferencia entre la ejecución A y la B
widgets-difference-titled = Diferencia entre la ejecución A y la B: { $title }
widgets-b-numbers-titled = B − A en números: { $title }
widgets-key-difference = B menos − { $ramp } + más, { $scale }
widgets-key-unmatched = { $swatch } este token no está en la otra ejecución

## widgets/controls.js

widgets-undo = Deshacer
widgets-redo = Rehacer
widgets-reset = Restablecer

## widgets/difference_captions.js

widgets-no-such-token-other = este token no está en la otra ejecución
widgets-points = 0 puntos
widgets-nothing-to-compare = nada que comparar
widgets-no-change-in-text = sin cambio
widgets-attention-moved = { $moved } de su atención se movió
widgets-looks-at = { $queries } mira { $keys }
widgets-masked-in-both = { $who }
    enmascarada en ambas
widgets-runs-read-different-tokens = Aquí A lee { $a } y B lee { $b }. Tokens distintos no tienen fila común, así que no hay diferencia.
widgets-only-one-run-reads =
    { $isA ->
        [yes] Solo A lee { $token }. Tokens distintos no tienen fila común, así que no hay diferencia.
       *[no] Solo B lee { $token }. Tokens distintos no tienen fila común, así que no hay diferencia.
    }
widgets-row-has-no-numbers-in-one = { $at } la cabeza { $head } de la capa { $layer } no tiene números en una de las ejecuciones: su fila es NaN.
widgets-row-looks-as-in-a =
    { $isText ->
        [yes] { $at } la cabeza { $head } de la capa { $layer } mira exactamente como en A: ambas ejecuciones han leído la misma oración.
       *[no] { $at } la cabeza { $head } de la capa { $layer } mira exactamente como en A: ambas ejecuciones han leído hasta aquí los mismos tokens.
    }
widgets-row-changes-no-cell = { $at } la cabeza { $head } de la capa { $layer } no cambia ninguna casilla en medio punto o más.
widgets-row-looks-more-or-less =
    { $others ->
        [0] { $at } la cabeza { $head } de la capa { $layer } mira así: { $items }.
        [one] { $at } la cabeza { $head } de la capa { $layer } mira así: { $items }; { $others } más, { $rest } puntos en total.
       *[other] { $at } la cabeza { $head } de la capa { $layer } mira así: { $items }; { $others } más, { $rest } puntos en total.
    }

## widgets/difference_table.js

widgets-no-value = sin número
widgets-scale = escala
widgets-to = 0 a 100
widgets-no-match = sin pareja
widgets-two-runs-have-nothing = Las dos ejecuciones no tienen nada en común aquí, así que no hay diferencia.
widgets-nothing-here-differs = Nada difiere aquí entre las dos ejecuciones.
widgets-each-row-or-group = cada fila o grupo de filas tiene su propia escala
widgets-pair-and-points = { $a } → { $b }, { $change } puntos
widgets-pair-and-change = { $a } → { $b }, { $change }
widgets-most-has-changed-at = Lo que más ha cambiado: { $cells }.
widgets-column-of-head = cabeza { $head }
widgets-difference-in =
    B − A{ $isMore ->
        [yes] , { $more }
       *[no] { "" }
    }

## widgets/experiments.js

widgets-still-word = aún { $word }
widgets-the-same-words = las mismas palabras
widgets-word-goes =
    { $isWithout ->
        [yes] Sin ella, { $word } pasa del { $before } al { $after }.
       *[no] { $word } pasa del { $before } al { $after }.
    }
widgets-goes-after-same-beginning = Después del mismo comienzo, { $word } pasa del { $before } al { $after }.
widgets-goes-as-first-word = Como primera palabra, { $word } pasa del { $before } al { $after }.
widgets-still-gets = Si { $start } ya está escrito, { $word } aún recibe el { $after }; antes, el { $before }.

## widgets/compare.js

widgets-in-points = en puntos, { $moved }
widgets-one-scale-for-all = una escala para todas las cabezas: ±{ $scale } puntos
widgets-selected-head-b-enter = La cabeza elegida, B − A. Intro elige la fila.
widgets-head-difference =
    { $isWords ->
        [yes] { $head }, B − A, en palabras enteras
       *[no] { $head }, B − A
    }
widgets-key-masked = { $swatch } no puede mirar

## widgets/head_grid.js

widgets-head = Cabeza
widgets-layers-down-heads = { $label }, las capas de arriba abajo y las cabezas de lado a lado. Las flechas eligen una cabeza.
widgets-layer-number =
    { $isSpelled ->
        [yes] Capa { $layer }
       *[no] C{ $layer }
    }

## widgets/matrix.js

widgets-arrow-keys-move-from = { $label } Las flechas van de casilla en casilla, cada una se lee en voz alta.

## widgets/method_tests.js

widgets-method-title =
    { $method ->
        [attention] Atención de una cabeza
        [mean-attention] Atención media, última capa
        [rollout] Rollout de la atención
        [value-zeroing] Puesta a cero de los valores
        [flow] Flujo de información
        [logit-flow] Flujo del logit
        [gradient-x-input] Gradiente × entrada
        [integrated-gradients] Gradientes integrados
        [leave-one-out] Quitar uno
        [pooling] Partes del promedio
        [word-alignment] aprendida de pares
       *[diagonal] solo por el lugar
    }
widgets-method-name =
    { $method ->
        [attention] la atención de esta cabeza
        [mean-attention] la atención media
        [rollout] el rollout
        [value-zeroing] la puesta a cero de los valores
        [flow] el flujo de información
        [logit-flow] el flujo del logit
        [gradient-x-input] gradiente × entrada
        [integrated-gradients] los gradientes integrados
        [leave-one-out] quitar uno
       *[pooling] el promedio de tokens
    }
widgets-method = método
widgets-to-low-high = { $low } a { $high }
widgets-tests-over-sentences = { $count } pruebas en { $sentences } oraciones, con intervalos del 95 %
widgets-measure-is-faithful =
    { $measure ->
        [deletion] borrado, pequeño es fiel
        [insertion] inserción, grande es fiel
        [comprehensiveness] exhaustividad, grande es fiel
        [sufficiency] suficiencia, pequeño es fiel
        [rank] orden, grande es fiel
       *[first] primero, grande es fiel
    }
widgets-beats-chance = supera el azar
widgets-with-leave-one-out = τ con quitar uno
widgets-random-orders = órdenes aleatorios
widgets-alignment-error-rates = Tasas de error de alineación en { $sentences } oraciones con vínculos hechos a mano, con intervalos del 95 %
widgets-alignment-error = error de alineación
widgets-row-predicts-word = fila que predice la palabra
widgets-row-reads = fila que la lee
widgets-links-sentences-were = Los vínculos de { $sentences } oraciones se hicieron a mano. Un error de 0 es perfecto. Se muestran las { $heads } mejores de { $count } cabezas que miran el texto de origen.

## widgets/most_changed_heads.js

widgets-heads-changed-most = Cabezas que más cambiaron
widgets-share-their-attention = parte de su atención que cambió

## widgets/picker.js

widgets-encoder = Codificador
widgets-decoder = Decodificador
widgets-cross = Cruzada
widgets-map-layer-head = { $map }, capa { $layer }, cabeza { $head }
widgets-which-attention = Qué atención
widgets-layer = Capa

## widgets/roles.js

widgets-role-title =
    { $role ->
        [previous] token anterior
        [same] mismo token
        [next] token siguiente
        [first] primer token
        [end] fin
        [punctuation] signos de puntuación
        [separator] separadores
        [induction] inducción
        [alignment] alinea palabras
        [read-alignment] alinea la palabra leída
        [mixed] mixta
       *[other] { $role }
    }
widgets-role-short =
    { $role ->
        [previous] anterior
        [same] mismo
        [next] siguiente
        [first] primero
        [end] fin
        [punctuation] signos
        [separator] separadores
        [induction] inducción
        [alignment] alinea
        [read-alignment] alinea lo leído
        [mixed] mixta
       *[other] { $role }
    }
widgets-role-does =
    { $role ->
        [previous] mira el token anterior
        [same] mira el propio token
        [next] mira el token siguiente
        [first] mira el primer token
        [end] mira ‹end›
        [punctuation] mira los signos de puntuación
        [separator] mira comas, rayas y paréntesis
        [induction] mira lo que antes siguió al mismo token
        [alignment] mira las palabras que se están traduciendo
        [read-alignment] mira las palabras traducidas en último lugar
        [mixed] hace varias cosas
       *[other] { $role }
    }
widgets-encoder-aligns-no = El codificador no alinea palabras, porque lee una sola oración.
widgets-decoder-cannot-look = El decodificador no puede mirar adelante, así que ninguna cabeza mira el token siguiente ni ‹end›.
widgets-source-target-two = Origen y destino son dos oraciones, así que ninguna cabeza mira el token anterior, el mismo o el siguiente.

## widgets/row_sentence.js

widgets-other-read =
    { $others ->
        [one] { $others } más { $read }
       *[other] { $others } más { $read }
    }
widgets-row-at =
    { $kind ->
        [for] Para { $reads },
        [predicts] Después de leer { $reads }, para predecir { $writes },
        [reads] Para leer { $reads },
        [writes] Para escribir { $writes },
       *[after] Después de { $reads }, para escribir { $writes },
    }
widgets-row-is-closed = { $token } no puede mirar ningún token, y una softmax sobre ningún token es 0 ÷ 0.
widgets-row-looks-at =
    { $isThis ->
        [yes] { $at } esta cabeza mira { $tokens }.
       *[no] { $at } la cabeza { $head } de la capa { $layer } mira { $tokens }.
    }
widgets-row-has-no-numbers =
    { $isThis ->
        [yes] { $at } esta cabeza no tiene números: su fila es NaN.
       *[no] { $at } la cabeza { $head } de la capa { $layer } no tiene números: su fila es NaN.
    }
widgets-row-looks-as-before =
    { $isThis ->
        [yes] { $at } esta cabeza mira adonde miraba antes.
       *[no] { $at } la cabeza { $head } de la capa { $layer } mira adonde miraba antes.
    }
widgets-row-turns =
    { $isThis ->
        [yes] { $at } esta cabeza
       *[no] { $at } la cabeza { $head } de la capa { $layer }
    } { $turn ->
        [away] se aparta de { $from }.
        [both] se aparta de { $from } y se vuelve hacia { $to }.
       *[towards] se vuelve hacia { $to }.
    }

## widgets/shell.js

widgets-still-working-model = El cálculo continúa: el modelo se está cargando, o el dispositivo está ocupado.

## widgets/table.js

widgets-after-predicts = después de → predice
widgets-token = token
widgets-picture = Imagen
widgets-table = Tabla

## widgets/dom.js

widgets-part-page-could-not = No se pudo cargar una parte de esta página. Comprueba la conexión y vuelve a cargar la página.

widgets-after-token = después de
widgets-predicts = predice

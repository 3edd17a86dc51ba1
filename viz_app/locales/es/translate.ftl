## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = Búsqueda por haz: se muestra la mejor de { $count } traducciones terminadas
translate-search-tree = Árbol de búsqueda
translate-hide = Ocultar
translate-hide-search-tree = Ocultar el árbol de búsqueda

## pages/translate/classes.js

translate-click-token-leave-out =
    { $hasShares ->
        [yes] Haz clic en un token para quitarlo: el modelo se ejecuta de nuevo sin él, y también cambia lo que suman los demás.
       *[no] Haz clic en un token para quitarlo: el modelo se ejecuta de nuevo sin él.
    }
translate-show-contribution = Mostrar la contribución de cada token a { $label }
translate-choose-label = Elegir { $label }
translate-bar-b-tick = Barra: B. Marca: A.
translate-unsure-most-likely = Inseguro, lo más probable: { $label }
translate-most-likely = Lo más probable: { $label }
translate-below-result = Por debajo de { $below } el resultado es «{ $unsure }».

## pages/translate/compare_heads.js

translate-b-for-all-heads = B − A para todas las cabezas
translate-layer-head = Capa { $layer }, cabeza { $head }
    { $moved }

## pages/translate/compared.js


## pages/translate/contributions.js

translate-model-does-not = Este modelo no promedia sus tokens, así que una puntuación no tiene una contribución exacta de cada token.
translate-score = Puntuación
translate-lead-over-runner-up = Ventaja sobre la segunda
translate-adds-to = { $piece } suma { $adds } a { $labels }
translate-tokens-text = Los tokens del texto
translate-bias = sesgo
translate-sum-to-show = Suma que mostrar
translate-score-in-text = puntuación
translate-lead = ventaja
translate-click-to-leave-out = haz clic para quitarlo
translate-cannot-be-left-out = no se puede quitar
translate-contribution-of-each =
    { $isLead ->
        [yes] Contribución de cada token a { $label } sobre { $other }
       *[no] Contribución de cada token a { $label }
    }

## pages/translate/heads.js

translate-looks-at = { $who }
    mira { $keys }: { $cellText }
translate-layer-head-largest = Capa { $layer }, cabeza { $head }
    mayor peso de esta fila: { $best } { $weight }
translate-all-heads = Todas las cabezas
translate-selected-head-enter = La cabeza elegida. Intro elige la fila.
translate-selected-head-numbers = La cabeza elegida en números
translate-head-table =
    { $isWords ->
        [yes] { $head }, en palabras enteras
       *[no] { $head }
    }

## pages/translate/next.js

translate-continue-with-here = Seguir aquí con { $piece }
translate-choose-another-token = Elige otro token para seguir con él.
translate-written-in-pieces = { $token } se escribe en fragmentos: { $pieces }.
translate-next-tokens-after =
    { $runs ->
        [both] Tokens posibles después de { $token }, A → B
        [b] Tokens posibles después de { $token }, solo B
       *[one] Tokens posibles después de { $token }
    }
translate-runs-of-bars =
    { $runs ->
        [both] Barra: B. Marca: A.
       *[b] A no lee este token aquí.
    }
translate-token-is-forced =
    { $isGiven ->
        [yes] { $token } está dado.
       *[no] { $token } está impuesto.
    }
translate-all-other-tokens = Todos los demás tokens { $share }. La oración hasta aquí: log p { $sum }

## pages/translate/heads.js

translate-source-looks-itself = el texto de origen se mira a sí mismo
translate-translation-looks = la traducción se mira hacia atrás
translate-translation-looks-source = la traducción mira el texto de origen
translate-whole-words-summed = palabras enteras: suma sobre los fragmentos de una clave, promedio sobre los de una consulta
translate-all-heads-of = Todas las cabezas: { $names }
translate-text-looks-itself = el texto se mira a sí mismo
translate-numbers = Números
translate-mean-entropy-bits = entropía media { $entropy } bits
translate-key-adds = suma a la puntuación: − { $ramp } +
translate-key-masked = { $swatch } no puede mirar
translate-key-weight = peso, una escala para todas las cabezas: 0 { $ramp } 1
translate-keys-leave-out = [Tab] hasta un token, [Intro] lo quita
translate-keys-put-back = [Esc] lo devuelve
translate-keys-maps = [1] [2] [3] codificador, decodificador, cruzada
translate-keys-runs = [A] [B] [D] ejecución A, ejecución B, diferencia
translate-keys-word = [←] [→] palabra
translate-keys-play = [Espacio] recorrer
translate-keys-class = [1] [2] … clase
translate-keys-tab = [Tab] y luego flechas: cabezas, casillas

## pages/translate/search/captions.js

translate-log-p-divided = log p { $sum } ÷ { $step } = { $node }
translate-not-drawn = no sorteado
translate-ended-not-among-best = terminada, no está entre las { $count } mejores: { $node }
translate-end = ‹end›
translate-visible-path-not-tree = El camino visible no está en el árbol.
translate-beaten =
    { $kind ->
        [beam] descartado
       *[other] superado
    }
translate-beaten-by = superado por { $by }, { $share }
translate-pruned-beaten-by = descartado, superado por { $by } después de { $winner }: log p { $sum } frente a { $sumB }
translate-place-of-finished =
    { $isBest ->
        [yes] la mejor de las terminadas: { $sum }
       *[no] puesto { $place } de { $count } terminadas: { $sum }
    }
translate-fate =
    { $kind ->
        [beam] conservado
        [sample] sorteado
       *[other] escrito
    }
translate-node =
    { $piece } { $share } después de { $before }
    { $isBeam ->
        [yes] puesto { $rank } de { $count } en el paso { $step }, { $fate }
       *[no] paso { $step }, { $fate }
    }
    log p { $sum } hasta aquí
translate-was-forced = Estaba impuesto, no sorteado.
translate-drawn-from = Sorteado con { $share } entre { $tokens } tokens, que suman { $mass }.
translate-path-is =
    { $isBeam ->
        [yes] { $path } queda { $fate }
       *[no] { $path } fue { $fate }
    }{ $goes ->
        [0] .
        [one] ; { $goes } traducción terminada pasa por él.
       *[other] ; { $goes } traducciones terminadas pasan por él.
    }
translate-step-of-path = Paso { $step }: { $piece } { $share } después de { $before }, log p { $sum } hasta aquí.
translate-other-tabs-show = Las otras pestañas muestran la traducción.
translate-keeps-no-tree = La búsqueda de este modelo no guarda ningún árbol, así que solo se muestra el camino de su traducción.

## pages/translate/search/finished.js

translate-finished-count =
    { $count ->
        [one] { $count } traducción terminada
       *[other] { $count } traducciones terminadas
    }
translate-log-p-tokens = log p { $sum } ÷ { $step }, { $stepB } tokens
translate-score-rule = nota = log p ÷ ((5 + n) ÷ 6){ $penalty }, n tokens

## pages/translate/search/picture.js

translate-search-tree-left = Árbol de búsqueda. Izquierda: padre; derecha: hijo; arriba y abajo: puesto.
translate-forced = impuesto

## pages/translate/search/section.js

translate-search-tree-numbers = El árbol de búsqueda en números
translate-log-p-so-far = log p hasta aquí
translate-tree-shows-pieces = El árbol muestra fragmentos, porque una búsqueda escribe un fragmento cada vez.

## pages/translate/search/section.js

translate-beam-width = Ancho del haz
translate-length-penalty = Penalización por longitud
translate-continue-from-here = Seguir desde aquí
translate-width-each-step = ancho 1: cada paso escribe el token más probable
translate-sampling-each-step = muestreo: cada paso sortea un token
translate-force-translation = Hacer que la traducción empiece como este camino hasta el paso { $step }

## pages/translate/searching.js

translate-search-tree-run-has = El árbol de búsqueda de esta ejecución no tiene ese nodo, así que se muestra su traducción.

## pages/translate/view.js

translate-run-beside-run-b = La ejecución A al lado de la B: en verde, lo que ganó peso; en morado, lo que lo perdió.
translate-transformer = Transformer
translate-head = Cabeza
translate-token = token
translate-attention = atención
translate-about-answer =
    { $kind ->
        [class] { $transformer }, de una oración a una de sus clases: { $answer }
        [mask] { $transformer }, de una oración al token más probable para su máscara: { $answer }
       *[vectors] { $transformer }, de una oración a vectores
    }
translate-about-token =
    { $isTranslation ->
        [yes] { $transformer }, { $from } → { $to }: { $token } { $step } de { $count }
       *[no] { $transformer }, un texto y su continuación: { $token } { $step } de { $count }
    }
translate-head-one-of = { $head } { $number } de la capa { $layer }, una de { $all }, cada una con su propia { $attention }.

## pages/translate/waterfall.js

translate-contributions-tokens = Contribuciones de los tokens, sumadas en orden

## pages/translate/heads.js

translate-may-not-look = no puede mirar
translate-left-out = quitado

## pages/translate/search/layout.js

translate-tree-row =
    { $row ->
        [mass] suma
        [ended] terminado
        [pruned] descartado
        [path] camino
       *[instead] en su lugar
    }
translate-ordinal = { $place }.º

## Columns of the table of the search tree; “after” is the token before

translate-column-step = paso
translate-column-after = después de
translate-column-outcome = resultado

## pages/masks/bugs.js

masks-every-number-map-nan = Todos los números de esta matriz son NaN: ninguna consulta puede mirar una columna de relleno, y una softmax sobre ninguna casilla es 0 ÷ 0.
masks-softmax-over-wrong = Softmax sobre el eje equivocado
masks-columns-add-up-rows = Las columnas suman 1, las filas no. El peso de una clave se reparte entre todas las consultas.
masks-rows-map-add-up = Las filas de esta matriz suman entre { $lowest } y { $highest }, no 1.
masks-positions-indexed = Posiciones indexadas por el lote
masks-diagonals-fade-heads = Las diagonales se apagan. Las cabezas que miraban al token vecino miran ahora solo por el contenido, y el orden de las palabras se pierde.
masks-encoder-token-gives = Un token da el { $near } a sí mismo y a sus vecinos; antes, el { $nearB }.
masks-nearly-every-row-one = Casi todas las filas son una casilla al 100 % y el resto 0.
masks-largest-share-row-on = La parte más grande de una fila es el { $peak } de media; antes, el { $peakB }.
masks-no-causal-mask = Sin máscara causal
masks-upper-triangle = El triángulo superior del decodificador se llena. Un token ve la respuesta que debería predecir.
masks-model-trained-like = Un modelo entrenado así copia el token siguiente, y su pérdida cae casi a cero. Cuando escribe por sí solo, no hay token siguiente que copiar.
masks-no-padding-mask = Sin máscara de relleno
masks-pad-columns-light-up = Las columnas ‹pad› se encienden, y la misma oración recibe otra respuesta en otro lote.
masks-pads-have-vectors = Los tokens de relleno tienen vectores como los demás. Sin una máscara reciben peso en cada fila.
masks-run-has-no-pads = Esta ejecución no tiene relleno, así que no hay nada que ver. Añade un poco arriba.
masks-row-with-no-open = Una fila sin casilla abierta
masks-with-row-nan-nan = Con −∞ la fila es NaN, y NaN se extiende a todo lo que sigue. Con −1e9 la fila da el mismo peso a todos los tokens, relleno incluido.
masks-softmax-over-no-cell = Una softmax sobre ninguna casilla es 0 ÷ 0. Les pasa a las consultas de relleno si se enmascaran tanto las filas como las columnas.
masks-row-layer-gives-every = La fila 1 de la capa 1 da a cada token el mismo peso, enmascarado o no.
masks-rows-nan = { $name }: { $broken } de { $rows } filas son NaN.
masks-fill-with = poner −∞
masks-fill-with-e = poner −1e9
masks-fill = Puntuación puesta
masks-what-you-see = Qué ves
masks-why = Por qué
masks-in-this-run = En esta ejecución
masks-common-mistakes = Errores comunes. Activa uno para aprender a reconocerlo.
masks-classic-bugs = Errores clásicos
masks-softmax-over-queries = { $code } normaliza sobre las consultas. El modelo funciona e incluso se entrena, así que solo las sumas muestran el error.
masks-same-position = Con tensores { $axes }, { $code } da a todos los tokens de una oración la misma posición.
masks-no-division-by = Sin división por { $root }
masks-scores-too-wide = La dispersión de las puntuaciones es { $root } veces la debida. La softmax se satura, y su gradiente es casi cero.
masks-attention-to-later-tokens = El { $leak } de la atención del decodificador va a tokens posteriores. El nuevo texto recibe log p { $whole } si se lee de una vez, como en el entrenamiento, y { $alone } si se escribe token a token. Con la máscara ambos son { $masked }; sin ella difieren en { $gap }. Así la pérdida del entrenamiento ya no mide lo bien que escribe el modelo. Este modelo se entrenó con la máscara y nunca aprendió a copiar.
masks-attention-on-pads =
    { $isClass ->
        [yes] { $changed ->
            [0] Atención sobre el relleno: { $leaks }; la clase se mantiene.
           *[other] Atención sobre el relleno: { $leaks }; la clase cambia.
        }
       *[no] { $changed ->
            [0] Atención sobre el relleno: { $leaks }; mismas palabras.
            [one] Atención sobre el relleno: { $leaks }; { $changed } palabra cambiada.
           *[other] Atención sobre el relleno: { $leaks }; { $changed } palabras cambiadas.
        }
    }{ $isSameUnpadded ->
        [yes] { " " }Con la máscara, el relleno recibe el 0 %, y la respuesta es la misma que sin relleno.
       *[no] { "" }
    }

## pages/masks/editor.js

masks-has-no-open-cell = { $token } no tiene ninguna casilla abierta. Con la puntuación −1e9, su softmax da el mismo peso a todos los tokens.
masks-has-no-open-cell-so = { $token } no tiene ninguna casilla abierta, así que su softmax es 0 ÷ 0. Abre al menos una casilla, o elige la puntuación −1e9 para ver el otro error.
masks-masks-run = Las máscaras de esta ejecución
masks-which-mask = Qué máscara

## pages/masks/edits.js

masks-encoder-reads-left = El codificador lee de izquierda a derecha
masks-encoder-sees = El codificador solo ve a los vecinos
masks-encoder-tokens-see = Los tokens del codificador solo se ven a sí mismos
masks-decoder-remembers-two = El decodificador recuerda dos tokens
masks-decoder-sees-only-end = El decodificador solo ve ‹end› del texto de origen

## pages/masks/panel.js

masks-source-padding = Relleno de origen
masks-encoder-encoder = codificador → codificador
masks-target-padding = Relleno de destino
masks-decoder-decoder = decodificador → decodificador
masks-causal = Causal
masks-decoder = Decodificador
masks-cross = Cruzada
masks-decoder-encoder = decodificador → codificador
masks-space-opens-or-closes = Espacio abre o cierra una casilla. Ve a la izquierda o arriba hasta un nombre para cambiar su fila o columna.
masks-column-close-or-open = Columna { $key }: cerrar o abrir
masks-row-close-or-open = Fila { $query }: cerrar o abrir
masks-mask-title-keys = Máscara: { $title }. { $keys }
masks-short-title =
    { $name ->
        [encoder] Origen
        [padding] Destino
        [causal] Causal
        [decoder] Decodificador
       *[cross] Cruzada
    }
masks-may-look-at =
    { $isOpen ->
        [yes] { $query } puede mirar { $key }
       *[no] { $query } no puede mirar { $key }
    }

## pages/masks/tools.js

masks-masks-pads-bugs-fixed = En este modelo no se pueden cambiar máscaras, relleno ni errores, porque solo muestra sus pesos de atención. Elige uno de los modelos de este proyecto.
masks-model-takes-no-pads = Este modelo no admite relleno.
masks-one-pad-fewer =
    { $side ->
        [source] Un relleno menos en el origen
       *[target] Un relleno menos en el destino
    }
masks-one-pad-more =
    { $side ->
        [source] Un relleno más en el origen
       *[target] Un relleno más en el destino
    }
masks-after-the-text = después del texto
masks-before-the-text = antes del texto
masks-source-pads = Relleno de origen
masks-preset-masks = Máscaras predefinidas
masks-changed-by-hand = Cambiadas a mano
masks-masks-as-run = Máscaras como en la ejecución
masks-cell-changed =
    { $cells ->
        [one] { $cells } casilla cambiada
       *[other] { $cells } casillas cambiadas
    }
masks-bug-switched-on =
    { $bugs ->
        [one] { $bugs } error activado
       *[other] { $bugs } errores activados
    }
masks-run-again = Ejecutar de nuevo
masks-working = Calculando
masks-click-cell-or-name = haz clic en una casilla, o en el nombre de una fila o columna
masks-draw-over-cells = arrastra sobre casillas
masks-what-mask-does = Qué hace una máscara
masks-mask-says-for-each = Una máscara dice para cada par de tokens si la consulta puede mirar la clave. Si no, la puntuación se convierte en −∞ antes de la softmax:
masks-so-weight-exactly = así su peso es exactamente 0, y los demás pesos siguen sumando 1.
masks-decoder-has-two-masks = El decodificador tiene dos máscaras a la vez: contra el relleno y contra los tokens posteriores.
masks-before-after-read = Antes y Después leen el mismo destino, la primera respuesta, para que sus casillas se puedan comparar. La respuesta de Después se escribe libremente.
masks-pads = Relleno:
masks-key-open = { $swatch }puede mirar
masks-key-masked = { $swatch }no puede mirar
masks-key-closed = { $swatch }cerrada por ti
masks-key-opened = { $swatch }abierta por ti
masks-key-share = parte 0 { $ramp }1
masks-key-change = cambio − { $ramp }+
masks-keys-tab = [Tab] y luego flechas y [Espacio]
masks-keys-undo = [Ctrl] [Z] deshacer

## pages/masks/mount.js

masks-running-sentence-with = Ejecutando la oración con sus máscaras …
masks-ran-again = Ejecutada de nuevo: { $changed }.
masks-mask-says-which-words = Una máscara dice qué palabras se pueden mirar. Cierra algunas y ejecuta de nuevo

masks-pads-of-side =
    { $side ->
        [source] origen
       *[target] destino
    }
masks-pads-after = después
masks-pads-before = antes

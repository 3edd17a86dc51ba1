## pages/break/mount.js

break-heads = Cabezas
break-who-may-speak = quién puede hablar
break-all-heads = Todas las cabezas
break-masks = Máscaras
break-what-may-be-looked = qué se puede mirar
break-all-masks-bugs = Todas las máscaras y todos los errores
break-words = Palabras
break-what-is-read = qué se lee
break-all-words = Todas las palabras
break-word-order = Orden de las palabras
break-what-says-where-word = qué dice en qué lugar está una palabra
break-waves-and-shifts = Ondas y desplazamientos
break-swap-parts = Intercambiar partes
break-from-another-sentence = con las de otra oración
break-two-sentences-side = Dos oraciones, una al lado de otra
break-head-layer-off = Cabeza { $head } de la capa { $layer } desactivada
break-all-heads-look-off = Las { $heads } cabezas que miran { $looked }, desactivadas
break-no-causal-mask = Sin máscara causal
break-left-out = Sin { $word }
break-word-order-shuffled = Orden de las palabras mezclado
break-no-word-has-place = Ninguna palabra tiene un lugar
break-change-one-thing = Cambia una sola cosa dentro del modelo y observa la respuesta.
break-changes-add-up =
    { $isFound ->
        [yes] Cada línea es una ejecución real de esta oración. Los cambios se suman y quedan en todas las páginas hasta que los deshagas.
       *[no] El modelo está calculando qué hace cada cambio. Los cambios se suman y quedan en todas las páginas hasta que los deshagas.
    }
break-no-answer = Este modelo no da una respuesta que un cambio pueda alterar. Máscaras y Orden de las palabras muestran qué hace un cambio en sus cabezas.
break-nothing-changes = Nada cambia: eso también es un resultado.
break-only-reading-fails = Al escribir: ningún cambio. Al leer una respuesta terminada: el modelo ve palabras posteriores, y sus predicciones fallan.
break-hidden-from =
    { $isTranslator ->
        [yes] { $word } oculto al decodificador
       *[no] { $word } oculto a todas las palabras posteriores
    }

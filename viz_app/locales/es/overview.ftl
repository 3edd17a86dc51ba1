## pages/overview/book.js

overview-given-by-you = dada por ti
overview-words-models-own = las palabras { $sum } y la inclinación propia del modelo { $leaning } dan una ventaja de { $lead } a { $label } sobre { $against }
overview-from-on-says-label = a partir de { $below } dice una etiqueta
overview-written-in-pieces = { $word } se escribe en fragmentos; el primero: { $first }
overview-end-means-finished = { $end } significa terminado: se detiene
overview-goes-back-in =
    { $isLong ->
        [yes] luego { $word } vuelve a entrar, como siguiente palabra que leer
       *[no] luego se lee { $word }
    }

## pages/overview/captions.js

overview-head-of-layer = cabeza { $head } de la capa { $layer }
overview-nothing-row-nan = nada: su fila es NaN
overview-head-finds-no-fitting = Una cabeza que no encuentra ninguna palabra que encaje suele posarse en una marca así.
overview-head-not-sure-here = Esta cabeza no está segura aquí: ninguna palabra recibe la mitad de lo que tiene para dar.
overview-it-is = Es la { $head }.
overview-each-word-becomes = Cada palabra se convierte en una lista de números, y se suma una onda que dice en qué lugar está la palabra.
overview-model-word-only-such = Para el modelo, una palabra es solo una lista así.
overview-all-heads-do-side = Es la { $head }; todas las cabezas lo hacen una al lado de otra, capa tras capa.
overview-may-not-look-later =
    { $count ->
        [one] Aún no hay nada escrito, así que solo puede mirar la marca de inicio.
       *[other] { $look } No puede mirar palabras posteriores: aún no existen.
    }
overview-each-layer-does-so =
    { $isLast ->
        [yes] { " " }Cada capa lo hace, una tras otra: mirar atrás, mirar enfrente, y luego cada lugar reelabora sus números por sí solo.
       *[no] { $look } Cada capa lo hace, una tras otra: mirar atrás, mirar enfrente, y luego cada lugar reelabora sus números por sí solo.
    }
overview-green-speaks-for = El verde habla a favor, el morado en contra, es decir, a favor de { $against }.
overview-so-stops-nothing-goes = Así que se detiene, y no vuelve a entrar nada.
overview-transformer-reads = Este Transformer lee un texto y hace de cada palabra una lista de números.
overview-says-label-only-from = Solo dice una etiqueta a partir de { $below }; ninguna llega ahí.
overview-what-words-say-for = Lo que las palabras dicen a favor y en contra da, sumado, ese resultado.
overview-one-look =
    { $isCross ->
        [yes] Es la { $head }, una de las { $layers } que miran enfrente.
       *[no] Es la { $head }, una de las { $layers } que miran atrás.
    }
overview-choose-another-one-or = { $which } Elige otra, o vuelve a activarla.
overview-five-steps-lead-each = { $which } Cinco pasos llevan a cada palabra: recórrelos, o elige una palabra.
overview-has-one-text-only = { $which } El modelo solo tiene un texto, así que mira atrás, nunca enfrente.
overview-means-finished-stops = Eso significa terminado: el modelo se detiene.
overview-word-of = Palabra { $step } de { $count }.
overview-now-break-each-three = Ahora rómpelo: cada uno de los tres experimentos de abajo es una ejecución real.
overview-shares-and-rest =
    { $others ->
        [one] { $items }; la otra palabra, el { $rest }
       *[other] { $items }; las otras { $others } palabras juntas, el { $rest }
    }
overview-word-takes-from = Cada palabra recoge de las demás. Aquí { $word } toma de { $shares }.
overview-new-place-looks-back =
    { $isFirst ->
        [yes] El nuevo lugar mira atrás: { $shares }.
       *[no] Para seguir después de { $word }, el nuevo lugar mira atrás: { $shares }.
    }
overview-then-looks-at = Luego mira el texto de origen ({ $side }): { $shares }.
overview-speaks-for-or-against = Cada palabra habla a favor o en contra de { $label }, y los números se suman.
overview-end-gets = { $word } recibe el { $share }: significa terminado.
overview-you-gave-it = Tú diste { $word }; por sí solo, el modelo le da el { $share }.
overview-word-gets =
    { $isWhole ->
        [yes] De todos los fragmentos, { $word } recibe el { $share }.
       *[no] { $word } se escribe en fragmentos; el primero, { $first }, recibe el { $share }.
    }
overview-then-is-read =
    { $isCross ->
        [yes] Luego { $word } vuelve a entrar como siguiente palabra que leer, y se empieza otra vez: mirar atrás, mirar enfrente, elegir.
       *[no] Luego { $word } vuelve a entrar como siguiente palabra que leer.
    }
overview-is-unsure = Este Transformer no se decide ({ $word }): { $shares }.
overview-says-or-guesses =
    { $isGuess ->
        [yes] Este Transformer adivina { $word } ({ $share }).
       *[no] Este Transformer dice { $word } ({ $share }).
    }
overview-next-is = Después viene { $name }, { $share }.
overview-word-from = { $word } ← { $from }
overview-head-gives-nothing =
    { $isGiven ->
        [yes] { $word } estaba dada. En el lugar de esa palabra, esta cabeza no da nada: está desactivada.
       *[no] Para escribir { $word }, esta cabeza no da nada: está desactivada.
    }
overview-one-head-looked-at =
    { $isGiven ->
        [yes] { $word } estaba dada. En el lugar de esa palabra, una de las { $heads } cabezas del modelo miró { $shares }.
       *[no] Para escribir { $word }, una de las { $heads } cabezas del modelo miró { $shares }.
    }
overview-you-gave-words =
    { $count ->
        [one] Diste { $count } palabra; este Transformer escribió después { $word }.
       *[other] Diste { $count } palabras; este Transformer escribió después { $word }.
    }
overview-one-text-looks-back = El modelo solo tiene un texto, así que mira atrás, nunca enfrente: { $shares }.
overview-that-was-the-story = Ese fue todo el relato: { $outcome }

## pages/overview/experiments.js

overview-switch-off-head-layer = Desactivar la cabeza { $head } de la capa { $layer }
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] Ocultar { $looked } al decodificador
       *[no] Ocultar { $looked } a todas las palabras posteriores
    }
overview-leave-out = Quitar { $word }
overview-shuffle-word-order = Mezclar el orden de las palabras
overview-model-computing = El modelo está calculando.
overview-try-it = Probar
overview-undo = Deshacer
overview-all-off = Desactivar las { $others }
overview-all-on-again = Todas activas otra vez
overview-three-real = Tres experimentos reales. Un cambio queda en todas las páginas hasta que lo deshagas.
overview-now-break-it = Ahora rómpelo
overview-it-looks-at = Esta cabeza mira { $looked } con el { $share }.
overview-other-heads-look =
    { $others ->
        [one] { $others } cabeza más mira ahí también.
       *[other] { $others } cabezas más miran ahí también.
    }
overview-matters-most = De { $heads } cabezas, esta es la que más importa aquí.
overview-no-head-changes =
    { $isVerdict ->
        [yes] Ninguna cabeza cambia por sí sola este veredicto.
       *[no] Ninguna cabeza cambia por sí sola esta palabra.
    }
overview-nothing-changes = Nada cambia: eso también es un resultado.
overview-why-of-card =
    { $kind ->
        [hide] El modelo escribe con lo que queda a la vista.
        [out] Esta palabra es la que más habla a favor del veredicto.
       *[shuffle] Las mismas palabras, con los lugares mezclados.
    }

## pages/overview/grids.js

overview-each-square-one-head = Cada cuadrado es una cabeza: las filas miran, las columnas son miradas, oscuro es mucho. Enmarcada: la cabeza que está dibujada.
overview-all-heads-of = Todas las cabezas: { $title }
overview-layer-head =
    { $isOff ->
        [yes] Capa { $layer }, cabeza { $head }: desactivada
       *[no] Capa { $layer }, cabeza { $head }
    }
overview-layer-head-of = capa { $layer }, cabeza { $head } de { $heads }
overview-inside-this-head = Dentro de esta cabeza

## pages/overview/leaf.js

overview-other-words =
    { $isOff ->
        [yes] { $count } palabras más{ " " }
       *[no] { $count } palabras más { $sum }
    }
overview-other-words-counted = { $count } palabras más

## pages/overview/parts.js

overview-more-count = { $count } más
overview-wave-place = la onda del lugar { $index }

## pages/overview/picture.js

overview-parts-model-what = Las partes del modelo, y lo que fluye entre ellas
overview-each-word-becomes-list = cada palabra se convierte en una lista de números
overview-each-word-gathers = cada palabra recoge de las demás; ahora tiene su contexto
overview-what-written = a lo que está escrito
overview-all-words-so-far = a todas las palabras hasta aquí
overview-at-the = al texto de origen ({ $sides })
overview-what-each-word-says = qué dice cada palabra a favor y en contra
overview-next-piece-text = el siguiente fragmento de texto
overview-label-or-none = una etiqueta, o ninguna
overview-the-likeliest = el más probable
overview-break-it = Romperlo
overview-steps-story = Pasos del relato
overview-the-picture = La imagen

## pages/overview/state.js

overview-head-off-passes = Esta cabeza está desactivada: no transmite nada.
overview-all-others = todas las demás

## pages/overview/story.js

overview-read = Leer
overview-all-about-word-order = Todo sobre el orden de las palabras
overview-relate = Relacionar
overview-look-back = Mirar atrás
overview-back = Atrás
overview-look-across = Mirar enfrente
overview-across = Enfrente
overview-add-up = Sumar
overview-the-whole-sum = Toda la suma
overview-choose = Elegir
overview-why-this-word = Por qué esta palabra
overview-why-this-answer = Por qué esta respuesta

## pages/overview/mount.js

overview-esc-shows-everything = Esc muestra todo
overview-seconds-steps = { $seconds } segundos, { $count } pasos
overview-stop = ❚❚ Parar
overview-play-again = ▶ Repetir
overview-play-the-story = ▶ Ver el relato
overview-word-before = Palabra anterior
overview-next-word = Palabra siguiente
overview-steps = Pasos

overview-then = luego
overview-choose-brief = Elegir

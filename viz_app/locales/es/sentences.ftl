## pages/sentences/mount.js

sentences-no-example = Este modelo no tiene textos de ejemplo. Pega algunas líneas, o elige un archivo.
sentences-example = Ejemplo
sentences-held-out = Textos apartados, de los que { $model } no ha aprendido: { $terms }.
sentences-as-a-chat = Cada línea se lee como un chat, como mensaje del usuario; los números son los de sus propios tokens.
sentences-key-rows = [↑][↓] de fila en fila
sentences-key-enter = [Intro] abrirla
sentences-key-escape = [Esc] sin filtros

## pages/sentences/input.js

sentences-pasted-text = El texto pegado
sentences-nothing-to-run = Pega algunas líneas, suelta un archivo o elige uno.
sentences-how-it-is-read = Líneas, .tsv, .csv o .jsonl. La página lee el archivo ella misma: no se guarda nada de él, ni en el servidor ni en la dirección.
sentences-what-a-line-is = Un texto por línea; o columnas: un texto, y su referencia o su etiqueta.
sentences-texts = Textos
sentences-references-or-labels = Referencias o etiquetas
sentences-a-file = Un archivo
sentences-no-column = ninguna
sentences-ready =
    { $hasReferences ->
        [yes] { $name }: { $count ->
            [one] { $count } texto
           *[other] { $count } textos
        } con referencias.
       *[no] { $name }: { $count ->
            [one] { $count } texto
           *[other] { $count } textos
        }.
    }
sentences-run = Ejecutar
sentences-choose-a-file = Elegir un archivo
sentences-try-an-example = Probar un ejemplo
sentences-your-texts = Tus textos

## pages/sentences/read_file.js

sentences-half-utf-16 = Este texto UTF-16 no está entero. Guarda el archivo como UTF-8.
sentences-binary-file = Este es un archivo binario. Da líneas de texto, TSV, CSV o líneas JSON.
sentences-not-utf-8 = La línea { $line } no es UTF-8; guarda el archivo como UTF-8.
sentences-open-quote = En la línea { $line } empieza una fila con una comilla que nunca se cierra. Revisa sus comillas.
sentences-behind-a-quote = En la línea { $line } empieza una fila que no es CSV (hay texto tras una comilla). Revisa sus comillas.
sentences-no-json = La línea { $line } no es JSON. Da un objeto o un texto por línea.
sentences-half-a-character = La línea { $line } contiene medio carácter; escríbela de nuevo.
sentences-no-object = La línea { $line } no contiene ningún objeto. Da un objeto o un texto por línea.
sentences-missing-name = La línea { $line } no tiene «{ $name }» con un texto. Da a cada objeto los mismos nombres.
sentences-only-bytes = Solo se leen los primeros { $count } MB.
sentences-no-text = { $name } no contiene texto. Da líneas de texto, TSV, CSV o líneas JSON.
sentences-heading-is = La primera línea se toma como encabezado: { $heading }.
sentences-only-texts = Solo se leen los primeros { $count } textos.
sentences-only-the-first = Solo se ejecutan los primeros { $count } textos.
sentences-ragged-line = La línea { $line } no tiene columna { $wanted }. Da a cada línea las mismas columnas.
sentences-rows-left-out = Filas sin texto, omitidas: { $count }.
sentences-only-a-heading = { $name } no tiene texto debajo de su encabezado. Da líneas de texto, TSV, CSV o líneas JSON.

## pages/sentences/session.js

sentences-other-model = El modelo cambió entretanto, así que estas filas son de dos modelos. Ejecuta la lista de nuevo.
sentences-text-too-long = Este texto tiene { $count } caracteres; caben { $longest }. Acórtalo en { $extra }.
sentences-text = Texto
sentences-answer = Respuesta

## pages/sentences/tools.js

sentences-csv = CSV
sentences-jsonl = JSONL
sentences-guarded-cells = En el CSV, una casilla que una hoja de cálculo tomaría por fórmula empieza con un apóstrofo.
sentences-compared-with-nothing = nada
sentences-compared-with-itself = él mismo sin los cambios
sentences-compared-with = Comparado con
sentences-comparison = comparado con
sentences-new-list = Lista nueva
sentences-cancel = Cancelar
sentences-run-again = Ejecutar de nuevo
sentences-how-far =
    { $isRunning ->
        [yes] { $done } de { $all } hechos
       *[no] { $done } de { $all } hechos; { $button } sigue
    }
sentences-next-takes = { $done } de { $all } hechos; los siguientes llevan { $seconds } s

## pages/sentences/spread.js

sentences-spread-keys = { $title }, { $what }: las flechas mueven el extremo inferior del intervalo, con Mayús el superior
sentences-range = { $low } a { $high }

## pages/sentences/flags.js

sentences-confusions = Etiqueta esperada (filas) según la respuesta (columnas)
sentences-label-by-answer = etiqueta ↓ respuesta →
sentences-labelled-and-called = { $count } de { $total } con etiqueta { $label } reciben la respuesta { $answer }
sentences-kinds-of-faults = Tipos de fallos
sentences-flags-note = de estos, cuántos están en la peor quinta parte; en gris si lo explica el azar
sentences-flag-among-worst = { $bad } de { $count }, azar { $chance }
sentences-flag =
    { $flag ->
        [number] número perdido
        [missed] palabra omitida
        [short] demasiado corto
        [long] demasiado largo
        [loop] repetición
        [guess] adivinado
        [unfinished] sin terminar
        [copied] copiado
        [unsure] inseguro
       *[other] { $flag }
    }

## pages/sentences/list.js

sentences-no-row-fits = Ninguna fila cumple estos filtros. Escape los quita.
sentences-all-texts = Todos los textos
sentences-row-of = { $row } de { $count }: { $text }

## pages/sentences/detail.js

sentences-open-in =
    { $view ->
        [overview] Visión general
        [translate] Palabra por palabra
        [head] Una cabeza
        [why] Por qué
       *[patch] Intercambiar partes
    }
sentences-flag-says =
    { $flag ->
        [loop] Repetido: { $words }.
        [guess] Con menos del 10 %: { $words }.
        [unfinished] Se detuvo antes de su final.
        [number] No conservado como número: { $words }.
        [copied] Quedó en inglés: { $words }.
        [missed] Un indicio: ninguna cabeza de alineación dedica a { $words } un 30 %.
        [short] { $words } veces la longitud habitual.
        [long] Un indicio: { $words } veces la longitud habitual.
        [unsure] Ninguna etiqueta llega al límite; la más probable es { $words }.
       *[other] { $words }
    }
sentences-how-much-seen = Cuánto miran las cabezas de alineación cada palabra
sentences-how-sure-tokens = Seguridad de cada token
sentences-least-sure-token = El menos seguro: «{ $token }» { $share }. log p { $logP } por token, { $entropy } bits.
sentences-least-sure-or = El menos seguro: «{ $token }» { $share }, o «{ $second }» { $secondShare }. log p { $logP } por token, { $entropy } bits.
sentences-answer-is = Respuesta: { $answer }
sentences-flags = Avisos
sentences-label-title = Etiqueta
sentences-reference = Referencia
sentences-reference-chrf = Referencia · chrF { $chrf }
sentences-then-this = { $before }, luego esto
sentences-chosen-text = El texto elegido
sentences-open-text-in = Texto { $number }: abrirlo en

## pages/sentences/measures.js

sentences-column =
    { $name ->
        [index] #
        [text] Texto
        [label] etiqueta
        [answer] respuesta
        [sure] seguro
        [entropy] inseguro
        [least] menos seguro
        [chrf] chrF
        [right] correcto
        [log_p] log p
        [perplexity] perplejidad
        [ratio] longitud
        [seen] visto
        [letters] letras
       *[flags] avisos
    }
sentences-change-of = Δ { $measure }
sentences-unit =
    { $unit ->
        [answer] de la respuesta
        [labels] bits, sobre las etiquetas
        [token] por token
        [bit] bits por token
        [word] palabra menos vista
        [reference] frente a la referencia
       *[text] del texto
    }
sentences-unit-of-length = de { $target } ÷ { $source }
sentences-no-token = No se leyó ningún token.
sentences-perplexity =
    { $count ->
        [one] Perplejidad { $perplexity } por token en { $count } texto.
       *[other] Perplejidad { $perplexity } por token en { $count } textos.
    }
sentences-perplexity-note = El final de un texto cuenta como un token. Los textos más sorprendentes van primero.
sentences-nothing-claimed =
    { $task ->
        [classifier] Los menos seguros van primero; aquí nada dice con qué frecuencia acierta ese orden.
       *[other] Mira primero los menos seguros; aquí nada dice con qué frecuencia acierta ese orden.
    }
sentences-references-needed = Para afirmar algo hacen falta referencias de { $count } textos.
sentences-right = { $right } de { $known } son correctos ({ $low } a { $high })
sentences-claim-labels =
    { $found }; de los { $count } menos seguros, { $hits } { $hits ->
        [one] es incorrecto
       *[other] son incorrectos
    }.
sentences-claim-labels-note = El azar encontraría { $chance } incorrectos entre ellos. Se cuenta como correcto que lo sea la etiqueta más probable, también donde es demasiado insegura para ser la respuesta.
sentences-found =
    de los primeros { $count }, { $hits } ({ $low } a { $high }) { $hits ->
        [one] está
       *[other] están
    } entre los { $worst } peores
sentences-claim = Mira primero los menos seguros: { $found }; el azar encontraría { $chance }.
sentences-like-chance = El intervalo incluye lo que el azar encontraría: estos textos no permiten distinguir ambas cosas.
sentences-rank = Correlación de rangos entre la inseguridad y un chrF bajo: { $rho } (intervalo del 95 %, { $low } a { $high }).
sentences-claim-note = «Inseguro» es la entropía media de la elección de cada token, ‹end› incluido; ninguna otra señal probada ordenó claramente mejor. Los peores son la quinta parte con el chrF más bajo; si uno de ellos es seguro, su única referencia suele ser una paráfrasis libre.

## pages/sentences/state.js

sentences-unchanged-model = { $model }, sin cambios
sentences-changed-model = { $model }, cambiado
sentences-differ = { $changed } de { $count } respuestas difieren de las de { $other }
sentences-answers-differ = { $found }.
sentences-nothing-says-better = Sin referencias, aquí nada dice cuál es mejor.
sentences-better-and-worse = { $found }: de las mostradas, { $better } mejores ahora, { $worse } peores.
sentences-mean-change = Δ { $measure } de las mostradas: { $mean } de media (intervalo del 95 %, { $low } a { $high }). Se cuenta como mejor o peor un cambio de más de { $least }.
sentences-which-are-worst = ¿Cuáles de muchos textos son los peores?
sentences-run-your-own = Ejecuta una lista propia: los más dudosos van primero.
sentences-about-a-list =
    { $count ->
        [one] { $name } · { $model } · { $count } texto
       *[other] { $name } · { $model } · { $count } textos
    }
sentences-part-shown = { $shown } de { $count } mostrados.
sentences-none-of-the-labels = Ninguna de las etiquetas es de este modelo: { $labels }.
sentences-of-one-sentence = Las máscaras y las palabras quitadas pertenecen a una sola oración; aquí no se usan.

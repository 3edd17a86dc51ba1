## pages/heads/mount.js

heads-headline = Para qué sirve cada cabeza, y qué pierde la respuesta sin ella
heads-running = Ejecutando la oración con y sin sus cabezas desactivadas …
heads-ran-again = Ejecutada de nuevo: { $changed }.

## pages/heads/board.js

heads-layer = Capa { $layer }
heads-silence-or-restore =
    { $isOff ->
        [yes] Reactivar
       *[no] Desactivar
    }
heads-silence-or-restore-layer =
    { $isOff ->
        [yes] Reactivar la capa { $layer }
       *[no] Desactivar la capa { $layer }
    }
heads-on-or-off =
    { $isOff ->
        [yes] desactivada
       *[no] activa
    }
heads-column-head = capa.cabeza
heads-column-role = papel
heads-column-strength = fuerza
heads-column-effect = efecto sin ella, nats
heads-column-entropy = entropía, bits
heads-column-likeness = como la elegida
heads-column-now = ahora
heads-all-heads = Todas las cabezas: { $map }
heads-all-as-table = Todas las cabezas en una tabla
heads-board = Todas las cabezas: { $map }. Las flechas eligen, Espacio desactiva la elegida.

## pages/heads/captions.js

heads-what-a-head-does =
    { $known ->
        [role] Esta cabeza { $role } en el { $share } de las filas de las oraciones de prueba
        [nothing] Aquí no tiene números, porque sus filas son NaN
        [weight] { $count ->
            [one] Aquí mira un token por fila, con el mayor peso en { $token } { $share }
           *[other] Aquí se reparte entre unos { $count } tokens por fila, con el mayor peso en { $token } { $share }
        }
       *[width] { $count ->
            [one] Aquí mira un token por fila
           *[other] Aquí se reparte entre unos { $count } tokens por fila
        }
    }{ $effect ->
        [nothing] { $isClass ->
            [yes] ; sin ella la respuesta { $label } no pierde nada
           *[no] ; sin ella esta respuesta no pierde nada
        }
        [loss] { $isClass ->
            [yes] ; sin ella la respuesta { $label } pierde { $size } nats
           *[no] ; sin ella esta respuesta pierde { $size } nats{ $isAt ->
                [yes] , sobre todo en { $most }
               *[no] { "" }
            }
        }
        [gain] { $isClass ->
            [yes] ; sin ella la respuesta { $label } gana { $size } nats
           *[no] ; sin ella esta respuesta gana { $size } nats{ $isAt ->
                [yes] , sobre todo en { $most }
               *[no] { "" }
            }
        }
       *[unknown] { "" }
    }.

## pages/heads/card.js

heads-place =
    { $isOff ->
        [yes] Capa { $layer }, cabeza { $head }, desactivada
       *[no] Capa { $layer }, cabeza { $head }
    }
heads-role-and-strength =
    { $isMixed ->
        [yes] mixta, sobre todo { $role } { $share }
       *[no] { $role } { $share }
    }
heads-entropy-in-bits = entropía { $entropy } bits
heads-like-the-chosen = como la cabeza elegida { $likeness }
heads-without-it = sin ella { $effect } nats
heads-head-is-on = La cabeza { $head } de la capa { $layer } está activa

## pages/heads/compared.js

heads-measure-of-layer = { $kind }, capa { $layer }
heads-loading-effects = cargando los efectos
heads-measure-and-layer = medida, capa
heads-attention-changed = atención cambiada, %
heads-entropy-bit = entropía, bits
heads-without-it-nats = sin ella, nats

## pages/heads/panel.js

heads-change-by-token = Cambio de log p por token
heads-without-it-by-token = Sin ella: cambio de log p por token, y la probabilidad del token
heads-nats = nats

## pages/heads/legend.js

heads-role-and-its-heads = { $role } { $count }
heads-loading-roles = Cargando los papeles de estas cabezas …
heads-never-measured = No se han medido los papeles de estas cabezas. Todos los números de aquí son los de esta ejecución.
heads-roles-not-measured = Los papeles de estas cabezas no se midieron. { $command } los mide en unos minutos.
heads-key-effect = cambio de log p sin la cabeza: −{ $most } nats { $ramp } +{ $most }
heads-key-entropy =
    { $count ->
        [one] entropía media de las filas: 0 bits, un token { $ramp } { $bits } bits, solo { $count } token
       *[other] entropía media de las filas: 0 bits, un token { $ramp } { $bits } bits, los { $count } tokens por igual
    }
heads-key-likeness = parecido con la cabeza elegida, 1 − distancia de Jensen-Shannon de sus filas: 0 { $ramp } 1
heads-upper-bar =
    { $by ->
        [like] barra gris: parecido
        [entropy] barra gris: entropía en bits
       *[role] barra azul: fuerza del papel
    }
heads-lower-bar = barra inferior: cambio de log p sin la cabeza, ±{ $most } nats

## pages/heads/measures.js

heads-by-role = Papel
heads-by-effect = Efecto aquí
heads-by-effect-short = Efecto
heads-by-entropy = Entropía
heads-by-likeness = Como la cabeza elegida
heads-by-likeness-short = Como la elegida

## pages/heads/panel.js

heads-column-share = parte
heads-column-chance = azar
heads-where-it-looks =
    { $count ->
        [0] Adónde mira, en muchas oraciones de prueba
        [one] Adónde mira, en { $count } oración de prueba
       *[other] Adónde mira, en { $count } oraciones de prueba
    }
heads-mean-weight = Peso medio; el azar es el peso si la atención se repartiera por igual. Por debajo de la línea en { $threshold } una cabeza es mixta.
heads-run-this-sentence = Ejecutar esta oración
heads-sentences-of-strongest-role = Oraciones de prueba con su papel más fuerte: { $role }
heads-sentences-of-this-role = Oraciones de prueba en las que más fuerte es este papel: { $role }
heads-this-head-is-on = Esta cabeza está activa
heads-the-chosen-head = La cabeza elegida

## pages/heads/progress.js

heads-silencing-so-far = Se desactivan las cabezas una a una: { $done } de { $heads } …
heads-silencing-each = Se desactivan las cabezas una a una …

## pages/heads/pruning_captions.js

heads-size-of-cost =
    { $metric ->
        [bleu] { $size } BLEU
       *[accuracy] { $size } puntos
    }
heads-claim =
    { $share ->
        [all] Se pueden quitar todas las cabezas
        [three-quarters] Se pueden quitar tres cuartos de las cabezas
        [two-thirds] Se pueden quitar dos tercios de las cabezas
        [half] Se puede quitar la mitad de las cabezas
        [two-fifths] Se pueden quitar dos quintos de las cabezas
        [third] Se puede quitar un tercio de las cabezas
        [quarter] Se puede quitar un cuarto de las cabezas
        [fifth] Se puede quitar un quinto de las cabezas
        [none] No se puede quitar ninguna cabeza
       *[some] Se pueden quitar { $count } de { $heads } cabezas
    } a costa de { $metric ->
        [bleu] 1 BLEU
       *[accuracy] 1 punto de aciertos
    }
heads-first-heads-cost =
    { $isGain ->
        [yes] Quitar las primeras { $count } de { $heads } cabezas hace ganar { $cost }.
       *[no] Quitar las primeras { $count } de { $heads } cabezas cuesta { $cost }.
    }
heads-cost-of-heads =
    Quitar las { $count } menos importantes de { $heads } cabezas { $isGain ->
        [yes] hace ganar
       *[no] cuesta
    } { $cost }. Quitar { $count } al azar { $isRandomGain ->
        [yes] hace ganar
       *[no] cuesta
    } { $random }; quitar las { $count } más importantes { $isMostGain ->
        [yes] hace ganar
       *[no] cuesta
    } { $most }.
heads-order =
    { $order ->
        [least] primero las menos importantes
        [at] al azar
       *[most] primero las más importantes
    }
heads-at-random-seed = al azar, semilla { $seed }
heads-count-in-map =
    { $map ->
        [encoder] { $count } del codificador
        [decoder] { $count } del decodificador
       *[cross] { $count } cruzadas
    }

## pages/heads/pruning_chart.js

heads-curves = Nota según las cabezas quitadas, en tres órdenes. Las flechas van de punto en punto, Intro desactiva esas cabezas.
heads-mark-off-now =
    { $count ->
        [0] ninguna desactivada
       *[other] { $isMeasured ->
            [yes] { $count } desactivadas: { $score }
           *[no] { $count } desactivadas: sin medir
        }
    }
heads-mark-of-point =
    { $order ->
        [least] { $count } desactivadas, primero las menos importantes: { $score }
        [at] { $count } desactivadas, al azar: { $score }
       *[most] { $count } desactivadas, primero las más importantes: { $score }
    }
heads-point-of-curve =
    { $order ->
        [least] { $count } cabezas desactivadas, primero las menos importantes: { $score }, { $maps }
        [at] { $count } cabezas desactivadas, al azar: { $score }, { $maps }
       *[most] { $count } cabezas desactivadas, primero las más importantes: { $score }, { $maps }
    }
heads-silence-these =
    { $order ->
        [least] { $score }; desactivar estas { $count } cabezas, primero las menos importantes
        [at] { $score }; desactivar estas { $count } cabezas, al azar
       *[most] { $score }; desactivar estas { $count } cabezas, primero las más importantes
    }
heads-so-many-off =
    { $count ->
        [one] { $count } cabeza desactivada
       *[other] { $count } cabezas desactivadas
    }
heads-score-by-heads-removed = Nota según las cabezas quitadas
heads-unit =
    { $metric ->
        [bleu] BLEU
       *[accuracy] aciertos, %
    }
heads-least-first = de menos a más
heads-most-first = de más a menos
heads-no-head-is-off = Ninguna cabeza está desactivada: { $score }.
heads-off-now = Desactivadas ahora: { $count }, { $score }, { $order }.
heads-off-now-own-choice = Desactivadas ahora: { $count }, tu propia elección. Su nota no se midió.
heads-so-many-of = { $count } de { $heads }
heads-key-least = { $stroke }primero las menos importantes
heads-key-most = { $stroke }primero las más importantes
heads-key-now = { $stroke }desactivadas ahora
heads-key-random =
    { $count ->
        [one] al azar: semilla { $seed }
       *[other] al azar: media de { $count } semillas, de la más baja a la más alta; un clic toma la semilla { $seed }
    }
heads-score-as-heads-go = Nota a medida que se quitan cabezas
heads-about-the-curves =
    { $metric ->
        [bleu] BLEU
       *[accuracy] Aciertos
    } en { $count ->
        [0] unas oraciones de prueba
        [one] { $count } oración de prueba
       *[other] { $count } oraciones de prueba
    } a medida que se desactivan cabezas una tras otra. Haz clic en un punto para desactivar esas cabezas.
heads-importance =
    La importancia se mide una vez, cabeza por cabeza: el cambio medio de log p en { $count ->
        [0] otras oraciones
        [one] { $count } oración aparte
       *[other] { $count } oraciones aparte
    }. Si dos cabezas pueden sustituirse entre sí, ambas parecen poco importantes, así que puede haber un orden mejor.

## pages/heads/tools.js

heads-group =
    { $count ->
        [one] { $group }, { $count } cabeza
       *[other] { $group }, { $count } cabezas
    }
heads-groups-by-layer =
    { $map ->
        [encoder] Una capa: codificador
        [decoder] Una capa: decodificador
       *[cross] Una capa: cruzada
    }
heads-groups-by-role = Un papel, en todas las matrices
heads-groups-by-map = Un tipo de atención
heads-silence-a-group = Desactivar un grupo
heads-silence-a-group-of-heads = Desactivar un grupo de cabezas
heads-off-of-all = { $number } de { $heads } cabezas desactivadas
heads-colour-by = Colores según
heads-sort = Ordenar
heads-sort-by-colours = Ordenar el tablero según sus colores
heads-solo =
    { $isAlone ->
        [yes] Terminar «solo esta»
       *[no] Solo esta
    }
heads-other-heads =
    { $isAlone ->
        [yes] Reactivar las otras cabezas de esta capa
       *[no] Desactivar las otras cabezas de esta capa
    }
heads-keys-head = [Tab] y luego flechas: de cabeza en cabeza
heads-keys-silence = [Espacio] desactivarla
heads-keys-map = [1] [2] [3] codificador, decodificador, cruzada
heads-keys-undo = [Ctrl] [Z] deshacer

## pages/heads/quick_roles.js

heads-sentences = Oraciones
heads-sentences-in = 50 oraciones: { $language }
heads-own-lines = Líneas propias
heads-one-a-line = Una oración por línea, hasta 50
heads-no-lines = Escribe una oración por línea.
heads-measure-here = ¿Para qué sirve cada cabeza? Ejecuta algunas oraciones y observa adónde mira cada cabeza en todas ellas.
heads-measure-roles = Medir los papeles
heads-measuring = Midiendo …
heads-measured-so-far = { $done } de { $sentences } oraciones …
heads-cancel = Cancelar
heads-measured-quickly =
    { $hasPairs ->
        [yes] Los papeles de pares de palabras se miden en oraciones cuyas palabras se enlazaron a mano. Los efectos en muchas oraciones no se miden aquí.
       *[no] Aquí no se miden los papeles que necesitan pares de palabras conocidos ni los efectos en muchas oraciones.
    }

heads-chart-can-go = { $count } de { $heads } cabezas: { $change }
heads-chart-removed = cabezas quitadas, de { $heads }
heads-chart-accuracy = aciertos
heads-chart-point =
    { $count } cabezas desactivadas, { $order ->
        [least] primero las menos importantes
        [at] al azar
       *[most] primero las más importantes
    }

## pages/corpus/mount.js

corpus-title = Qué hace cada cabeza en general
corpus-only-own-models = Los retratos de cabezas se miden solo para los modelos de este proyecto. Elige uno arriba; Una cabeza y Todas las cabezas muestran las cabezas de este modelo en tu oración.
corpus-no-portraits-yet = Las cabezas de este modelo aún no tienen retratos. «glassformer portraits { $name } --data CARPETA» los mide en unos minutos.
corpus-no-such-head = Este modelo no tiene esa cabeza: { $place }; aquí están todas.
corpus-other-role-elsewhere = En las otras { $count } oraciones de Todas las cabezas su papel es «{ $role }».
corpus-heads-with-a-role = { $kept } de { $count } cabezas se atienen a un papel medido
corpus-heads-caption =
    { $named ->
        [one] { $kept }; de las { $mixed } llamadas mixtas, { $named } sigue una regla que dice en qué filas.
       *[other] { $kept }; de las { $mixed } llamadas mixtas, { $named } siguen una regla que dice en qué filas.
    }
corpus-what-cards-show = Cada imagen es la oración mediana de una cabeza; cada fila de barras, las { $count } oraciones ({ $corpora }).
corpus-key-find = [/] buscar una cabeza
corpus-key-arrows = flechas: de cabeza en cabeza
corpus-key-escape = [Esc] todas las cabezas

## pages/corpus/sheet.js

corpus-order =
    { $by ->
        [layer] capa
        [effect] lo que se pierde sin ellas
       *[role] lo que hacen
    }
corpus-key-of-cards = Barras pequeñas: a qué distancia mira, de −8 a +8 lugares, cada una según su propio máximo; la barra del color del texto es la distancia cero. nats: cuánto cambia log p de la respuesta sin la cabeza, en gris si no se distingue de cero. Por ciento: la atención que va adonde dice el nombre.
corpus-map-and-layer =
    { $map ->
        [encoder] codificador, capa { $layer }
        [decoder] decodificador, capa { $layer }
       *[cross] cruzada, capa { $layer }
    }
corpus-place =
    { $map ->
        [encoder] codificador { $place }
        [decoder] decodificador { $place }
       *[cross] cruzada { $place }
    }
corpus-costly-to-lose = Pérdida costosa
corpus-costly-note = la pérdida se distingue de cero
corpus-no-loss-alone = Sin pérdida medible por sí sola
corpus-loss-in-nats = { $loss } nats
corpus-chance-beside-share = (azar { $chance })
corpus-best-share = como mucho
corpus-group-by = Agrupar por
corpus-find-a-head = Buscar una cabeza
corpus-find-hint = un nombre, un papel, una palabra
corpus-print = Imprimir como póster (A2)
corpus-heads-found =
    { $count ->
        [one] { $count } cabeza
       *[other] { $count } cabezas
    }

## pages/corpus/words.js

corpus-group =
    { $group ->
        [step] A un paso
        [word] Encontrar la palabra
        [landmark] Posarse en un hito
        [rule] Mixtas, pero una regla dice cuándo
       *[mixed] Mixtas, aún sin nombre
    }
corpus-group-note =
    { $group ->
        [step] un paso fijo en su propia oración
        [word] miran la palabra que se escribe, o la que se acaba de escribir
        [landmark] ‹start›, ‹end› o un signo de puntuación
        [rule] ningún papel vale en todas las filas; una regla vale en algunas, y se comprobó
       *[mixed] varias cosas a la vez; en su lugar se nombra su par más claro
    }
corpus-no-name-yet = aún sin nombre
corpus-no-measurable-loss = Desactivar solo esta cabeza no causa una pérdida medible: { $mean } ± { $half } nats por oración (intervalo del 95 %, { $count } oraciones).
corpus-loss =
    { $isLoss ->
        [yes] Sin ella el modelo pierde { $mean } ± { $half } nats por oración (intervalo del 95 %, { $count } oraciones).
       *[no] Sin ella el modelo gana { $mean } ± { $half } nats por oración (intervalo del 95 %, { $count } oraciones).
    }
corpus-where-a-rule-says = En las filas de «{ $title }» ({ $rows } en total), el { $share } de su atención va ahí; repartida por igual sería el { $chance }, y solo por sus distancias, el { $alone }.
corpus-where-a-role-says = El { $share } de su atención va adonde dice «{ $title }»; repartida por igual sería el { $chance }.
corpus-no-role-holds = No vale ningún papel ni ninguna regla, así que no tiene nombre. Del mejor papel: { $ground }

## pages/corpus/head.js

corpus-level =
    { $level ->
        [strongest] De la centésima parte más fuerte, sorteadas
        [quarter] Más fuertes que tres cuartos
        [half] En el medio
       *[any] Sorteadas entre todas
    }
corpus-writes = escribe
corpus-looks-at = mira
corpus-token = token
corpus-open-this-sentence = Abrir esta oración en Una cabeza
corpus-shares-title = Parte por papel, luego por regla
corpus-shares-caption = Parte de la atención por papel, luego por regla
corpus-goes-to = va a
corpus-share = parte
corpus-chance = azar
corpus-by-distances = por distancias
corpus-times = veces
corpus-shares-note = La línea en una barra es el nivel de azar: la atención repartida por igual.
corpus-frequent-pairs = Pares con más atención por encima del azar
corpus-frequent-pairs-note = Sumada sobre todas las veces que ambos están en una oración: lo que mira a menudo.
corpus-sharpest-pairs = Pares más nítidos
corpus-sharpest-pairs-note = Cada vez que ambos están en una oración, según el extremo inferior de un intervalo: dónde mira con firmeza. Ambas listas: 20 veces como mínimo; ‹end› está una sola vez.
corpus-see-in-one-head = Verla en Una cabeza
corpus-median-sentence = Su oración mediana
corpus-median-sentence-note = más clara que la mitad de las oraciones; no la mejor
corpus-how-far = A qué distancia mira, en { $count } oraciones
corpus-how-far-cross = Lugar de la palabra mirada, menos el de la palabra escrita. En naranja: lo que daría la atención uniforme.
corpus-how-far-own = Lugares desde el propio token; a la izquierda, antes. En naranja: lo que daría la atención uniforme.
corpus-how-sharp = Nitidez de sus filas
corpus-one-place = un lugar
corpus-spread-evenly = uniforme
corpus-true-rows = Filas reales, también débiles
corpus-true-rows-note = Un clic abre la oración en Una cabeza.
corpus-all-heads = Todas las cabezas
corpus-head-before = La cabeza anterior
corpus-next-head = La cabeza siguiente

## pages/corpus/portrait.js

corpus-share-by-distance = Parte de la atención según la distancia: { $shares }
corpus-share-by-evenness = Filas, de un solo lugar a uniforme: { $shares }

corpus-rule =
    { $key ->
        [article-preposition] artículo: su preposición
        [rest-of-word] fragmento: el resto de su palabra
        [first-words] las dos primeras palabras: ‹end›
        [last-mark] ‹end›: el último signo
        [inside-word] { $map ->
            [cross] dentro de una palabra: ‹end›
           *[decoder] dentro de una palabra: su comienzo
        }
        [article-noun] artículo: su sustantivo
       *[other] { $title }
    }
corpus-name-by-rules = { $rules }
corpus-pair = «{ $query }» → «{ $key }»

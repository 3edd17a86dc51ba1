## pages/flow/captions.js

flow-added-directly = sumado directamente
flow-mixed-in = mezclado (sin signo)
flow-needed = necesario (quitado, log p)
flow-embedding-of = el embedding de { $token }
flow-the-embeddings = los embeddings
flow-feed-forwards-of =
    { $count ->
        [one] el feed-forward de la capa { $which }
       *[other] los feed-forwards de las capas { $which }
    }
flow-many-words = muchas palabras
flow-heads-which-read =
    { $count ->
        [one] { $map ->
            [encoder] la cabeza { $which } del codificador (que lee { $words })
            [decoder] la cabeza { $which } del decodificador (que lee { $words })
           *[cross] la cabeza cruzada { $which } (que lee { $words })
        }
       *[other] { $map ->
            [encoder] las cabezas { $which } del codificador (que leen { $words })
            [decoder] las cabezas { $which } del decodificador (que leen { $words })
           *[cross] las cabezas cruzadas { $which } (que leen { $words })
        }
    }
flow-no-part-has-a-number = Ninguna parte tiene un número en esta ejecución.
flow-taking-apart = Descomponiendo la respuesta …
flow-most-is-added =
    Lo que más suma directamente a { $token }: { $parts }; { $isMany ->
        [yes] en total { $made }
       *[no] { $made }
    } de los { $total } { $isAverage ->
        [yes] en que su puntuación supera la media.
       *[no] que lleva de ventaja a { $rival }.
    }
flow-largest-parts =
    { $isMany ->
        [yes] Las partes más grandes de { $token }: { $parts }; en total { $made }
       *[no] La parte más grande de { $token }: { $parts }; { $made }
    } de los { $total } { $isAverage ->
        [yes] en que su puntuación supera la media.
       *[no] que lleva de ventaja a { $rival }.
    }
flow-narrow-lead =
    { $token } { $where ->
        [behind] está por detrás de
        [just-ahead] está apenas por delante de
       *[ahead] está por delante de
    } { $isAverage ->
        [yes] la media
       *[no] { $rival }
    } (diferencia: { $total }): las partes a favor suman { $for }, las partes en contra { $against }.
flow-for-it-most = A favor, la mayor: { $part } { $value }.
flow-against-it-most = En contra: { $part } { $value }.
flow-leaving-words-out = quitando cada palabra …
flow-no-word-is-needed = quitadas una a una, ninguna palabra es necesaria
flow-needed-most = { $word }; del texto de origen ({ $side }) { $source }
flow-words-and-side = { $words }; el { $share } viene del texto de origen ({ $side })
flow-chance =
    { $isAfter ->
        [yes] { $share } después de { $after }
       *[no] { $share }
    }{ $hasMore ->
        [yes] ;
       *[no] { "" }
    }
flow-what-is-mixed = De qué está mezclado el último estado de { $token }
flow-why =
    { $isPiece ->
        [yes] { $isAverage ->
            [yes] ¿Por qué { $token } en { $word }?
           *[no] ¿Por qué { $token } en { $word } y no { $rival }?
        }
       *[no] { $isAverage ->
            [yes] ¿Por qué { $token }?
           *[no] ¿Por qué { $token } y no { $rival }?
        }
    }
flow-logits =
    { $isAverage ->
        [yes] logit { $logit }, la media { $other }
       *[no] logit { $logit }, { $rival } { $other }
    }
flow-no-line-has-a-share = Ninguna línea tiene una parte en esta ejecución.
flow-lines-carry =
    Las líneas del { $least } o más llevan el { $share } de lo que llegó al último estado de { $goal }{ $folded ->
        [0] .
        [one] ; { $folded } palabra con partes menores no está dibujada.
       *[other] ; { $folded } palabras con partes menores no están dibujadas.
    }{ $isCut ->
        [yes] { " " }No caben más palabras.
       *[no] { "" }
    }
flow-made-of =
    { $map ->
        [none] { $token } { $share }
        [encoder] { $token } { $share } (sobre todo la cabeza { $head } del codificador)
        [decoder] { $token } { $share } (sobre todo la cabeza { $head } del decodificador)
       *[cross] { $token } { $share } (sobre todo la cabeza cruzada { $head })
    }
flow-answer-is-mean = La respuesta es la media de todos los estados: { $from }.
flow-state =
    El { $share } de lo que llega a { $goal } pasa por { $token } { $where ->
        [read] tal como se lee.
        [encoder] después de la capa { $depth } del codificador.
       *[decoder] después de la capa { $depth } del decodificador.
    }{ $isMade ->
        [yes] { " " }Está hecho de { $from }.
       *[no] { "" }
    }

## pages/flow/nan.js

flow-run-has-nan = Esta ejecución tiene NaN; deshaz el cambio.

## pages/flow/text.js

flow-the-answer = la respuesta
flow-average = media
flow-as-tables = Partes y caminos en tablas
flow-all-as-text = Todo esto como texto
flow-parts-of-the-logit = Las partes del logit
flow-part = parte
flow-adds = aporta
flow-reads-most = lee sobre todo
flow-lines-of-the-routes = Las líneas de los caminos
flow-line = línea
flow-from = de
flow-to = a
flow-share = parte

## pages/flow/compared.js

flow-what-each-token-gives = Lo que aporta cada palabra

## pages/flow/depth.js

flow-after-part =
    { $part ->
        [encoder] después de las cabezas de la capa { $layer }
        [decoder] después de mirar atrás en la capa { $layer }
        [cross] después de mirar enfrente en la capa { $layer }
       *[ffn] después del feed-forward de la capa { $layer }
    }
flow-after-embedding = después del embedding y la posición
flow-after-norms = después de los desplazamientos de las normas
flow-layer = capa { $layer }
flow-sum-by-depth = La misma suma según la profundidad: el logit { $after }, todas las normas mantenidas como en la ejecución
flow-after-each-part = después de cada parte
flow-logit-by-depth = Logit según la profundidad: { $numbers }

## pages/flow/grids.js

flow-relate = Relacionar
flow-look-back = Mirar atrás
flow-look-across = Mirar enfrente
flow-feed-forwards = Feed-forwards
flow-part-adds =
    { $isHead ->
        [yes] { $title }, capa { $layer }, cabeza { $head }: { $value }
       *[no] feed-forward { $layer }: { $value }
    }
flow-reads = lee { $words }
flow-what-each-adds =
    { $isAgainst ->
        [yes] Las { $heads } cabezas y los feed-forwards: qué suma cada uno a { $token } frente a { $rival }
       *[no] Las { $heads } cabezas y los feed-forwards: qué suma cada uno a { $token }
    }
flow-key-scale = { $ramp } una sola escala, logit { $low } a { $high }

## pages/flow/ledger.js

flow-largest = Mayores
flow-by-layer = Por capa
flow-by-word = Por palabra
flow-about-feed-forward = Un feed-forward reescribe cada estado por separado y no lee ninguna palabra. Aquello sobre lo que trabajó llegó por las líneas de los caminos.
flow-about-embedding = El último token leído, directo hasta la salida.
flow-about-positions = El lugar en la oración, directo hasta la salida.
flow-about-norms = Lo que añaden las normas por sí mismas: lo mismo en cada oración, salvo los factores de normas posteriores.
flow-about-biases = Constantes aprendidas, las mismas en cada oración, salvo el factor de la última norma.
flow-about-output-bias = Una constante aprendida de la etiqueta.
flow-about-steering = El vector que guía esta ejecución, directo hasta la salida.
flow-part-of-read =
    { $part ->
        [feed-forward] feed-forward { $number }
        [embedding] su propio embedding
        [positions] su posición
        [steering] guiado
       *[biases] sesgos y desplazamientos
    }
flow-one-level-deeper = Un nivel más abajo, exactamente: los { $total } de { $word } son { $parts }, todo lo demás { $others }.
flow-switched-off = Si se desactiva, la suma cambia en { $change }.
flow-switching-off = Desactivando esta cabeza …
flow-see-this-head = Ver esta cabeza
flow-what-head-took = Lo que esta cabeza tomó de cada palabra, exactamente:
flow-compared-with = Comparado con
flow-against = frente a
flow-how-often-largest =
    { $isText ->
        [yes] En { $count } textos, la cabeza con la barra mayor es, de todas las que tienen barra, aquella cuya pérdida más cuesta en { $costliest } de los casos, y está entre las tres más costosas en { $near }.
       *[no] En { $count } oraciones, la cabeza con la barra mayor es, de todas las que tienen barra, aquella cuya pérdida más cuesta en { $costliest } de los casos, y está entre las tres más costosas en { $near }.
    }
flow-sort = Ordenar
flow-which-parts-wrote-it = Qué partes escribieron esto
flow-above-average = { $token } por encima de la media

## pages/flow/parts.js

flow-its-position = su posición
flow-biases-of-attention = sesgos de la atención
flow-shifts-of-norms = desplazamientos de las normas
flow-bias-of-the-label = sesgo de la etiqueta
flow-what-run-is-steered-by = lo que guía la ejecución
flow-head =
    { $map ->
        [encoder] relacionar { $head }
        [decoder] atrás { $head }
       *[cross] enfrente { $head }
    }
flow-feed-forward = feed-forward { $layer }
flow-embedding =
    { $isOne ->
        [yes] embedding de { $token }
       *[no] embeddings
    }
flow-others = { $count } más
flow-looks = mira { $share }
flow-heads-of-layer =
    { $map ->
        [encoder] cabezas «relacionar» { $layer }
        [decoder] cabezas «mirar atrás» { $layer }
       *[cross] cabezas «mirar enfrente» { $layer }
    }
flow-written = escrito
flow-other-words = { $count } palabras más
flow-biases-and-shifts = sesgos y desplazamientos

## pages/flow/picture.js

flow-graph = Gráfico del flujo: qué llegó a la respuesta, y por qué camino. Las teclas de flecha van de estado en estado.
flow-point-at-a-dot = Señala un punto, o elígelo, para ver los caminos que pasan por él. Su área es su parte.
flow-decoder-looks =
    { $isAcross ->
        [yes] { $isShort ->
            [yes] Atrás, enfrente
           *[no] Mirar atrás y enfrente
        }
       *[no] Mirar atrás
    }
flow-written-so-far = escrito hasta aquí
flow-only-routes-to = Solo los caminos hasta { $token }
flow-back-to = Volver a { $token }
flow-share-that-lines-carry = Parte de la respuesta que llevan las líneas
flow-the-lines-carry = las líneas llevan
flow-how-it-got-there = Cómo llegó ahí

## pages/flow/mount.js

flow-cannot-count-later-layers = El número de una parte es lo que suma directamente. Lo que una cabeza hace a través de capas posteriores cuenta allí, así que la barra mayor no tiene por qué ser la cabeza cuya pérdida más cuesta: abre una barra para ver qué cambia al perder su cabeza.
flow-cannot-say-why-it-looks = Todos los pesos de atención y los factores de las normas se mantienen como en la ejecución: esto no dice por qué una cabeza mira ahí.
flow-cannot-part-neighbours = Una palabra es un lugar. Lo que una cabeza lee ahí ya contiene a las palabras vecinas; «un nivel más abajo» y los caminos dicen cuáles.
flow-cannot-know-signs = Los caminos no conocen signos ni otro candidato: una palabra que habla en contra de la respuesta también tiene su línea. Lo que pasa dentro de los feed-forwards no lo muestran ni las partes ni los caminos.
flow-three-answers = De qué palabras salió: tres respuestas
flow-answers-disagree = No nombran primero la misma palabra.
flow-head-rests = Una cabeza que no encuentra ninguna palabra que encaje suele posarse en el primer token, así que la parte de ese token dice poco.
flow-logit-flow = el flujo del logit
flow-information-flow = el flujo de información
flow-how-far-to-trust = Las partes enviadas por los caminos son { $logit }; los caminos solos son { $information }. Hasta dónde fiarse de cada uno: Modelo, De qué explicación fiarse.
flow-what-this-cannot-say = Lo que esto no puede decir
flow-keys-word = [←][→] palabra
flow-keys-tab = [Tab] y luego flechas: de estado en estado
flow-keys-let-go = [Esc] soltar
flow-title = Qué partes escribieron esta palabra, y por qué caminos
flow-no-parts = Una clase de este modelo se lee de un token mediante capas que no son una suma, así que tiene caminos y no partes exactas.

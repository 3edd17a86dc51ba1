## pages/patch/state.js

patch-no-share = sin parte
patch-so-much-of-the-way = { $share } del camino
patch-places-missing =
    { $count ->
        [one] { $count } de los lugares de este enlace no está en este par y no se puede llevar.
       *[other] { $count } de los lugares de este enlace no están en este par y no se pueden llevar.
    }

## pages/patch/captions.js

patch-about =
    { $patching }{ $isExample ->
        [yes] { " " }de un ejemplo, A «{ $a }» y B «{ $b }»
       *[no] { "" }
    }: de { $donor } a { $base }; { $isClass ->
        [yes] la clase en cuestión es { $token }
       *[no] el token en cuestión es { $token }, el token escrito n.º { $number }
    }.
patch-activation-patching = Parcheo de activaciones
patch-put-a-part = Pon una parte de una ejecución en otra y mira qué escribe entonces esa otra.
patch-texts-differ-in = A dice { $a }, B dice { $b }.
patch-which-place =
    { $isClass ->
        [yes] ¿Qué lugar dentro del modelo hace que responda { $a } o { $b }?
       *[no] ¿Qué lugar dentro del modelo hace que escriba { $a } o { $b }?
    }
patch-click-a-cell = Haz clic en una casilla: lo que { $donor } tiene ahí va a la ejecución { $base }, y todo lo que viene después se calcula de nuevo. Los anillos discontinuos marcan la parte más grande, y la más grande en una palabra que ambas leyeron.
patch-act-and-effect = { $act }: { $effect }
patch-vector-carried =
    { $isOfDecoder ->
        [yes] Poner el vector de { $token } en el decodificador, { $depth ->
            [0] en el embedding
           *[other] después de la capa { $depth }
        } en la otra ejecución
       *[no] Poner el { $vector } de { $token } { $depth ->
            [0] en el embedding
           *[other] después de la capa { $depth }
        } en la otra ejecución
    }
patch-vector = vector
patch-head-carried =
    Dejar que la cabeza { $head } { $map ->
        [encoder] del codificador
        [decoder] del decodificador
       *[cross] cruzada
    }, capa { $layer }, de { $base } { $isOutput ->
        [yes] { $isOneRow ->
            [yes] transmita en una fila lo que encontró en { $donor }
           *[no] transmita lo que encontró en { $donor }
        }
       *[no] { $isOneRow ->
            [yes] mire en una fila adonde mira en { $donor }
           *[no] mire adonde mira en { $donor }
        }
    }
patch-vectors =
    { $count ->
        [one] { $count } vector
       *[other] { $count } vectores
    }
patch-heads =
    { $count ->
        [one] { $count } cabeza
       *[other] { $count } cabezas
    }
patch-places =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
patch-vectors-carried = Poner { $vectors } en la otra ejecución
patch-outputs-carried = Llevar lo que transmiten estas cabezas ({ $heads })
patch-weights-carried = Llevar la mirada de estas cabezas ({ $heads })
patch-places-carried = Llevar juntos { $places }
patch-effect =
    { $first ->
        [token] { $isClass ->
            [yes] responde { $token } en lugar de { $rival }, { $share }.
           *[no] escribe { $token } en lugar de { $rival }, { $share }.
        }
        [rival] { $isClass ->
            [yes] aún responde { $rival }, { $share } hacia { $token }.
           *[no] aún escribe { $rival }, { $share } hacia { $token }.
        }
       *[other] { $isClass ->
            [yes] responde { $other }, ni { $token } ni { $rival }, { $share }.
           *[no] escribe { $other }, ni { $token } ni { $rival }, { $share }.
        }
    }
patch-probability-before-and-now =
    { $isLog ->
        [yes] log p({ $token }) { $before } → { $now }, en { $donor } { $there }.
       *[no] p({ $token }) { $before } → { $now }, en { $donor } { $there }.
    }
patch-same-token-same-place = El mismo token en el mismo lugar: ambos vectores son iguales.
patch-same-token-other-place = El mismo token en otro lugar: solo difiere su posición.
patch-as-typing-the-other-token = En el embedding esto es lo mismo que escribir ahí el otro token.
patch-token-in-both-texts =
    { $isPart ->
        [yes] { $token } es el mismo en ambas oraciones; su vector ha tomado parte de lo que difiere.
       *[no] { $token } es el mismo en ambas oraciones; su vector no ha tomado casi nada de lo que difiere.
    }
patch-shares-do-not-add = Una a una dan { $sum }: las partes no se suman.
patch-what-is-written-later = Lo que se escribe después de este token es solo de { $base }.

## pages/patch/bar.js

patch-largest-cell = Casilla mayor
patch-shared-word = Palabra común
patch-strongest-head = Más fuerte
patch-fewest-heads = Menos cabezas
patch-find-of-several = { $share } con { $count }
patch-find-of-head =
    { $map ->
        [encoder] { $share }, codificador { $layer }.{ $head }
        [decoder] { $share }, decodificador { $layer }.{ $head }
       *[cross] { $share }, cruzada { $layer }.{ $head }
    }
patch-find-of-token = { $share }, { $token }, capa { $layer }
patch-four-finds = Cuatro hallazgos en este par
patch-example-pairs = Pares de ejemplo
patch-from-which-run = De qué ejecución a cuál
patch-token-in-question = Token en cuestión
patch-undo = Deshacer
patch-clear = Quitar todo

## pages/patch/carried_head.js

patch-weights-cannot-be-carried = Adónde mira no se puede llevar por separado entre textos de distinta longitud.
patch-output-and-weights =
    Lo que transmite llega al { $output }; adónde mira, por sí solo, al { $weights }{ $matters ->
        [reading] : no es adónde mira la cabeza, sino lo que lee ahí.
        [looking] : basta con adónde mira la cabeza.
        [both] : lo demás es lo que lee ahí.
       *[nothing] .
    }
patch-where-the-head-looks = Adónde mira la cabeza.
patch-cell-of-head = { $query } mira { $key }: { $share }
patch-cell-is-masked = { $query } no puede mirar { $key } (enmascarada)
patch-head-now =
    { $isOneRow ->
        [yes] En { $run } ahora, llevado en la fila marcada
       *[no] En { $run } ahora, llevado en todas las filas
    }
patch-head-as-it-is = En { $run } tal como es
patch-open-this-head = Abrir esta cabeza
patch-the-head-carried = La cabeza que se lleva

## pages/patch/grid.js

patch-no-token = ninguno
patch-token-before = antes: { $token }
patch-vectors-of-stack =
    { $stack ->
        [encoder] Vectores del codificador
       *[decoder] Vectores del decodificador
    }
patch-depth =
    { $depth ->
        [0] embedding
       *[other] tras la capa { $depth }
    }
patch-depth-short =
    { $depth ->
        [0] emb.
       *[other] { $depth }
    }
patch-run-gives =
    { $isDonor ->
        [yes] { $run } da
       *[no] { $run } toma
    }
patch-nothing-to-carry = Sin pareja: nada que llevar
patch-writes = escribe
patch-same-vector = el mismo vector en ambas ejecuciones
patch-cell =
    { $stack ->
        [encoder] { $token }, codificador { $depth ->
            [0] embedding
           *[other] después de la capa { $depth }
        } de { $base }: { $said }
       *[decoder] { $token }, decodificador { $depth ->
            [0] embedding
           *[other] después de la capa { $depth }
        } de { $base }: { $said }
    }
patch-key-share = { $share }: { $low }{ $ramp }{ $high }
patch-share-of-the-way = parte del camino
patch-key-beyond = { $swatch }fuera de la escala
patch-key-largest = { $swatch }la mayor, y la mayor en una palabra común
patch-key-same = = el mismo vector en ambas
patch-key-no-partner = { $swatch }sin pareja
patch-several-at-once = Varias a la vez
patch-vectors-of-both = Vectores de ambas ejecuciones
patch-every-click-adds = Cada clic añade una casilla, o la quita.
patch-tap-a-cell = Toca una casilla.
patch-click-or-drag = Haz clic en una casilla. Arrastra, o mantén Mayús, para varias.
patch-the-text-by-depth = El texto, por profundidad
patch-written-so-far = Escrito hasta aquí, y lo siguiente

## pages/patch/heads.js

patch-at-all-rows = en todas las filas
patch-at-one-row = en una fila
patch-what-they-pass-on = lo que transmiten
patch-where-they-look = adónde miran
patch-how-long-it-holds =
    { $stacks ->
        [classifier] Lo que se lleva vale en cada fila elegida.
        [both] Lo que se lleva al codificador vale para toda la ejecución. En el decodificador y en la atención cruzada vale para las filas hasta el token en cuestión; lo que se escribe después es de la propia ejecución.
       *[decoder] Lo que se lleva vale para las filas hasta el token en cuestión; lo que se escribe después es de la propia ejecución.
    }
patch-shift-adds = Mayús añade una cabeza a las que se llevan.
patch-all-of = todas las de la capa { $layers } { $all }
patch-all-many = las { $count }
patch-all-heads-of-layer =
    { $map ->
        [encoder] Todas las cabezas de la capa { $layer } del codificador
        [decoder] Todas las cabezas de la capa { $layer } del decodificador
       *[cross] Todas las cabezas cruzadas de la capa { $layer }
    }
patch-all-heads-of-map =
    { $map ->
        [encoder] Las { $count } cabezas del codificador
        [decoder] Las { $count } cabezas del decodificador
       *[cross] Las { $count } cabezas cruzadas
    }
patch-layer = Capa { $layer }
patch-heads-of-map =
    { $map ->
        [encoder] Cabezas del codificador
        [decoder] Cabezas del decodificador
       *[cross] Cabezas cruzadas
    }
patch-one-head-fewer = Una cabeza menos
patch-one-head-more = Una cabeza más
patch-strongest-together = las más fuertes juntas { $field }
patch-at-which-rows = En qué filas se llevan las cabezas
patch-the-row = La fila del texto
patch-what-of-the-heads = Qué se lleva de las cabezas
patch-head-and-share = { $head }: { $share }
patch-heads-of-both = Cabezas de ambas ejecuciones
patch-all-heads = Las { $count } { $heads }: la salida de una sola cabeza de { $donor } en { $base }
patch-heads-term = cabezas

## pages/patch/now.js

patch-run-writes =
    { $isClass ->
        [yes] { $run } responde
       *[no] { $run } escribe
    }
patch-run-wrote =
    { $isClass ->
        [yes] { $run } respondió
       *[no] { $run } escribió
    }
patch-run-now = { $run } ahora
patch-nothing-carried = no se lleva nada
patch-all-others = el resto
patch-measured-by = medido por
patch-orange-before = naranja: antes
patch-what-the-run-gives = Qué da la ejecución ahora
patch-what-a-run-writes =
    { $isClass ->
        [yes] { $isPatched ->
            [yes] Qué responde { $run } ahora
           *[no] Qué responde { $run }
        }
       *[no] { $isPatched ->
            [yes] Qué escribe { $run } ahora
           *[no] Qué escribe { $run }
        }
    }
patch-token-against-rival = { $token } frente a { $rival }
patch-log-p-of-token = log p de { $token }
patch-classes = Clases
patch-next-token-after = Token siguiente después de { $last }

## pages/patch/start.js

patch-an-example = Un ejemplo, no tu oración.
patch-how-to-begin = Fija una ejecución como A, cambia una palabra de la oración y ejecútala de nuevo: esa es B.
patch-same-run = A y B son la misma ejecución. Cambia una palabra de la oración y ejecútala de nuevo: esa es B.
patch-two-runs = Dos ejecuciones para empezar
patch-or-open-a-pair = O abre un par, A y B:
patch-lengths-differ = Las longitudes difieren. Los tokens se emparejan por los tramos más largos que ambos textos tienen en común; lo que queda entre esos tramos, de atrás hacia delante. Después de un hueco un token está en otro lugar, y su vector lleva también ese lugar. Une dos a mano:
patch-join-by-hand = Unir dos tokens a mano:
patch-token-of-run = Token de { $run }
patch-two-tokens = A { $a } B { $b }
patch-join = Unir
patch-undo-joins = Deshacer uniones

## pages/patch/steer.js

patch-only-b-can-be-changed = Solo se puede cambiar B: elige A → B arriba.
patch-open-the-pair-first = Esto es un ejemplo: abre primero el par.
patch-what-texts-differ-by = aquello en que difieren ambos textos
patch-the-word = la palabra { $word }
patch-vector-of-file = el vector de un archivo
patch-file-of-numpy = un archivo de NumPy …
patch-what-is-added = Qué se suma
patch-the-depth = La profundidad
patch-depth-of-stack =
    { $stack ->
        [encoder] codificador, { $depth ->
            [0] embedding
           *[other] después de la capa { $depth }
        }
       *[decoder] decodificador, { $depth ->
            [0] embedding
           *[other] después de la capa { $depth }
        }
    }
patch-the-rows = Las filas
patch-all-rows = todas las filas
patch-so-many-rows =
    { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }
patch-keep-as-change = Conservarlo como cambio
patch-how-much = Cuánto
patch-steer = Guiar: sumar un vector, en mayor o menor cantidad
patch-not-a-swap = No es un intercambio: { $vector } se suma a los estados de una pila, tantas veces como digas, y toda la respuesta se escribe de nuevo.
patch-a-vector = un vector
patch-add = Sumar
patch-run-writes-so =
    { $isClass ->
        [yes] { $run } responde { $output }
       *[no] { $run } escribe { $output }
    }
patch-curve-in-words = log p de { $token } y { $rival } según la cantidad: { $values }
patch-at-amount = { $amount }: { $logs }

## pages/patch/tables.js

patch-no-partner = sin pareja
patch-table-of-vectors = { $stack }: vectores, parte del camino
patch-table-of-heads = { $map }: cabezas, parte del camino
patch-column-depth = profundidad
patch-column-head = cabeza
patch-row-layer = capa { $layer }
patch-all-as-text = Todo esto como texto; con Guardar, en CSV y JSON
patch-what-numbers-can-say = Qué pueden decir estos números, y qué no

## pages/patch/mount.js

patch-all-shares = Todas las partes

patch-caution-source =
    { $paper ->
        [enough] Meng et al. 2022
        [stand-in] Wang et al. 2022
       *[measure] Heimersheim y Nanda 2024
    }
patch-caution =
    { $paper ->
        [enough] Un lugar que recorre todo el camino basta para este par y este token; no dice dónde se guarda un hecho, ni que nada más bastaría.
        [stand-in] Las cabezas se sustituyen unas a otras: una parte pequeña no significa que una cabeza no haga nada, y las partes no se suman.
       *[measure] La parte depende de la medida y de la dirección: log p se aplana cerca de la certeza, así que prueba también la otra medida y la otra dirección.
    }

reply-too-many-characters =
    { $what ->
        [forced] Este comienzo impuesto tiene { $count } caracteres; caben { $most }. Acórtalo en { $over }.
        [system] Este mensaje de sistema tiene { $count } caracteres; caben { $most }. Acórtalo en { $over }.
        [lesson] Esta lección tiene { $count } caracteres; caben { $most }. Acórtala en { $over }.
       *[text] Este texto tiene { $count } caracteres; caben { $most }. Acórtalo en { $over }.
    }
reply-ignored = { $problem } Se ignora «{ $name }» del enlace.
reply-unusable = No se puede usar «{ $name }» del enlace y se ignora.
reply-unreadable = No se puede leer «{ $name }» del enlace y se ignora.
reply-not-sent = La página no envió «{ $name }». Vuelve a cargar la página.
reply-beam-too-wide = El enlace pide un haz de { $beam }; aquí el más ancho es { $most }.
reply-other-decoding =
    { $way ->
        [beam] «{ $name }» del enlace es de la búsqueda por haz y se ignora.
       *[sample] «{ $name }» del enlace es del muestreo y se ignora.
    }
reply-left-out =
    { $what ->
        [masks] { $count ->
            [one] { $count } cambio de máscara del enlace no se puede leer y se omite.
           *[other] { $count } cambios de máscara del enlace no se pueden leer y se omiten.
        }
        [heads] { $count ->
            [one] { $count } cabeza desactivada del enlace no se puede leer y se omite.
           *[other] { $count } cabezas desactivadas del enlace no se pueden leer y se omiten.
        }
        [places] { $count ->
            [one] { $count } lugar trasladado del enlace no se puede usar y se omite.
           *[other] { $count } lugares trasladados del enlace no se pueden usar y se omiten.
        }
       *[tokens] { $count ->
            [one] { $count } token unido del enlace no se puede usar y se omite.
           *[other] { $count } tokens unidos del enlace no se pueden usar y se omiten.
        }
    }
reply-no-such-bug = El enlace pide un error que esta versión no tiene; se omite.
reply-fills = Las casillas con máscara se pueden rellenar con uno de estos: { $fills }.
reply-quoted = «{ $text }»
reply-unknown-names =
    { $more ->
        [0] Esta página no conoce esto del enlace: { $names }.
       *[other] Esta página no conoce esto del enlace: { $names } y { $more } más.
    }
reply-no-template = El modelo { $title } no tiene plantilla de chat; elige uno que la tenga.
reply-turn-chat-off = El modelo { $title } no tiene plantilla de chat. Desactiva «como chat».
reply-read-as-it-is = El modelo { $title } no tiene plantilla de chat; su texto se lee tal cual.
reply-no-model = La página no envió ningún modelo. Vuelve a cargar la página.
reply-no-run = La página envió una petición sin modelo ni texto. Vuelve a cargar la página.
reply-texts-at-once = La página envía de 1 a 64 textos a la vez. Vuelve a cargar la página.
reply-no-path = La página no envió ningún camino por la búsqueda. Vuelve a cargar la página.
reply-no-pinned-run = La página no envió ninguna ejecución fijada. Fija una, o vuelve a cargar la página.
reply-positions = Las posiciones pueden estar desactivadas, mezcladas con una semilla o desplazadas por un número entero. Elige otra vez.
reply-vocabulary-is-number = El vocabulario es un número de tokens; elige uno en la página.
reply-vocabularies = El vocabulario puede tener uno de estos números de tokens: { $sizes }.
reply-no-such-file = No hay ningún archivo de este tipo. Vuelve a cargar la página.
reply-model-is-text = El nombre del modelo tiene que ser un texto.
reply-run-is-text = Lo que se ejecuta tiene que ser un texto.
reply-no-memory = No hay memoria suficiente. Cierra otras pestañas y programas, o toma una oración más corta.
reply-defect = Esta ejecución falló. Inténtalo de nuevo, o prueba otra oración.
reply-busy = El servidor está ocupado. Pregunta de nuevo en un momento.
reply-writes-nothing =
    { $task ->
        [classifier] Un clasificador no escribe nada, así que se ignora lo que el enlace dice de la decodificación.
       *[encoder] Un codificador no escribe nada, así que se ignora lo que el enlace dice de la decodificación.
    }
reply-too-many-sentences = Este texto tiene { $count } oraciones; caben { $most }. Acórtalo en { $over }.
reply-another-model = Este enlace pide el modelo «{ $name }», que no está aquí; está { $title }.
reply-no-sentence = Este enlace no tiene ninguna oración; aquí hay un ejemplo.
reply-followed-without =
    { $more ->
        [0] { $problem } El enlace se sigue sin eso.
       *[other] { $problem } Lo mismo vale para { $more } más. El enlace se sigue sin eso.
    }
reply-no-such-sentence = El enlace pide la oración { $place }; el texto tiene { $count }.
reply-nobody-waits = Ya nadie espera esta ejecución. Ejecútala de nuevo si todavía la quieres.
reply-no-such-model = Aquí no hay ningún modelo «{ $name }». Elige uno de estos: { $models }.
reply-too-many-tokens = Este texto tiene { $count } tokens; en la página caben { $most }. Acórtalo en { $over }.
reply-compared-with = { $problem } Se ignora con qué compara el enlace.
reply-no-label = No hay ninguna etiqueta { $place }; este modelo tiene { $count }, contadas desde el 0.
reply-another-map =
    { $wish ->
        [cross] { $there ->
            [decoder] Este modelo no tiene atención cruzada; se muestra su decodificador.
           *[encoder] Este modelo no tiene atención cruzada; se muestra su codificador.
        }
        [decoder] Este modelo no tiene decodificador; se muestra su codificador.
       *[encoder] Este modelo no tiene codificador; se muestra su decodificador.
    }
reply-last-layer = No hay ninguna capa { $layer }; la capa { $last } es la última.
reply-no-head-with-row = No hay ninguna cabeza { $head } con una fila { $row }; elígelas en la página.
reply-own-models-only = Esto se muestra para los modelos de este proyecto. Elige uno de ellos.
reply-two-models = A es una ejecución de { $a }, B una de { $b }; los tensores solo se trasladan dentro de un modelo.
reply-both-greedy = Aquí las dos ejecuciones son voraces, sin comienzo impuesto.
reply-no-row = No hay ninguna fila { $row } en este texto; las cabezas se trasladan en todas las filas.
reply-same-token = Ambas escriben lo mismo como token { $place }; se muestra el primero que difiere.
reply-pinned-unchanged = { $problem } La ejecución fijada se muestra sin sus cambios.
reply-no-such-head = Esta ejecución no tiene ninguna cabeza { $head } en la capa { $layer }; elige una en la página.
reply-no-norm = No hay ninguna norma «{ $name }» en este modelo; elige una en la página.
reply-positions-added = Este modelo suma sus posiciones a sus tokens; elige uno con posiciones rotatorias.
reply-no-rotation = No se puede mostrar ninguna rotación de este modelo; elige uno con posiciones rotatorias, como Llama.
reply-no-sentences = Aquí no hay oraciones en { $language }. Da tus propias líneas.
reply-no-lines = Aquí no hay oraciones en este idioma. Da tus propias líneas.
reply-stop-unreadable = La página envió una parada que no se puede leer. Vuelve a cargar la página.
reply-lesson-needs-model = Esta lección necesita el modelo «{ $name }», que no está aquí. Aquí están { $models }.
reply-file-too-large = Este archivo tendría más de { $megabytes } MB. Guarda la traza como .npz, o una cabeza o una fila.
reply-answer-too-large = Esta respuesta tendría más de { $megabytes } MB. Acorta la oración.
reply-needs-a-server = El modelo «{ $name }» necesita un servidor; abre este enlace en la aplicación.
reply-loading = Cargando el modelo { $title }.
reply-still-working = Sigue en marcha: el equipo está ocupado con otras ejecuciones, o la oración es larga.
reply-waiting =
    { $before ->
        [0] En espera: es tu turno después.
       *[other] En espera: { $before } antes que tú.
    }
reply-server-full = Demasiadas personas preguntan en este momento. Inténtalo de nuevo en un minuto.
reply-server-stops = El servidor se está deteniendo. Inténtalo de nuevo en un minuto.
reply-too-eager = Hay { $most } preguntas tuyas en espera. Espera sus respuestas antes de preguntar más.
reply-too-many-questions = Son más de { $most } preguntas en un minuto. Espera un poco y sigue.
reply-live-off-for-model = El modo en directo está desactivado para este modelo: sus ejecuciones tardan. Pulsa Intro para ejecutar.
reply-live-off-for-text = El modo en directo está desactivado para este texto: tiene { $count } tokens, y mientras escribes se ejecutan hasta { $most }. Pulsa Intro para ejecutar.

reply-too-many-characters =
    { $what ->
        [forced] Este comienzo impuesto tiene { $count } caracteres; caben { $most }. Acórtalo en { $over }.
        [system] Este mensaje del sistema tiene { $count } caracteres; caben { $most }. Acórtalo en { $over }.
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
            [one] { $count } lugar que lleva el enlace no se puede usar y se omite.
           *[other] { $count } lugares que lleva el enlace no se pueden usar y se omiten.
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
reply-heads-are-written = Las cabezas que se desactivan se escriben matriz.capa.cabeza, por ejemplo c.1.6_e.0.2, contadas desde 0.
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
reply-no-label = No hay ninguna etiqueta { $place }; este modelo tiene { $count }, contadas desde 0.
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
reply-two-models = A es una ejecución de { $a }, B una de { $b }; los tensores solo se llevan dentro de un modelo.
reply-both-greedy = Aquí las dos ejecuciones son voraces, sin comienzo impuesto.
reply-no-row = No hay ninguna fila { $row } en este texto; las cabezas se llevan en todas las filas.
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
reply-still-working = El cálculo continúa: el dispositivo está ocupado con otras ejecuciones, o la oración es larga.
reply-waiting =
    { $before ->
        [0] En espera: después vas tú.
       *[other] En espera: { $before } antes que tú.
    }
reply-server-full = Demasiadas personas preguntan en este momento. Inténtalo de nuevo en un minuto.
reply-server-stops = El servidor se está deteniendo. Inténtalo de nuevo en un minuto.
reply-too-eager = Hay { $most } preguntas tuyas en espera. Espera sus respuestas antes de preguntar más.
reply-too-many-questions = Son más de { $most } preguntas en un minuto. Espera un poco y sigue.
reply-live-off-for-model = El modo en vivo está desactivado para este modelo: sus ejecuciones tardan. Pulsa Intro para ejecutar.
reply-live-off-for-text = El modo en vivo está desactivado para este texto: tiene { $count } tokens, y mientras escribes se ejecutan hasta { $most }. Pulsa Intro para ejecutar.

reply-no-lesson = Esto no es una lección: { $why }. Dale la forma { $form }.
reply-file-no-lesson = { $file } no es una lección: { $why }. Dale la forma { $form }.
reply-lesson-at-stop = parada { $stop }: { $why }
reply-lesson-in-language = en «{ $language }», { $why }
reply-lesson-too-large = tiene más de { $most } bytes
reply-lesson-no-json = no es un texto JSON
reply-lesson-half-character = contiene medio carácter
reply-lesson-no-object = no es un objeto JSON
reply-lesson-part-no-object = «{ $name }» no es un objeto JSON
reply-lesson-stops = «stops» debe ser una lista de 1 a { $most } paradas
reply-lesson-version = «version» debe ser de 1 a { $most }; un archivo más nuevo necesita una página más nueva
reply-lesson-code = «language» debe ser un código como «en»
reply-lesson-flag = «{ $name }» debe ser true o false
reply-lesson-number = «{ $name }» debe ser de { $least } a { $most }
reply-lesson-text = «{ $name }» debe ser un texto de 1 a { $most } caracteres
reply-lesson-title = «title» debe ser un texto de { $most } caracteres como máximo
reply-lesson-texts = «{ $name }» debe ser una lista de textos de { $most } caracteres como máximo
reply-lesson-no-place = «{ $name }» es { $given }, que no es ninguno de estos: { $places }
reply-lesson-two-in-one = tiene una pregunta y una tarea; dale a la tarea una parada propia
reply-lesson-kind = «task.kind» debe ser uno de estos: { $kinds }
reply-lesson-claims = «task.when» necesita una afirmación, como «{ $example }»
reply-lesson-choices = «ask.choices» tiene { $count } textos; caben de { $least } a { $most }
reply-lesson-poll = una encuesta necesita «ask.choices»
reply-lesson-unmarked = «ask.right» debe decir qué opción es correcta
reply-lesson-right = «ask.right» debe ser el número de una opción, contado desde 0
reply-lesson-feedback =
    { $of ->
        [choices] «ask.feedback» debe tener textos para las opciones, en su orden
       *[tokens] «ask.feedback» debe tener textos para { $most } tokens como máximo, con sus nombres
    }
reply-lesson-state = «state» no es un objeto de parámetros ni un enlace
reply-lesson-parameter = «state» tiene el parámetro «{ $name }», que no se puede leer
reply-lesson-languages = «languages» debe ser un objeto con { $most } códigos como máximo, como «de»
reply-lesson-language-stops = «stops» debe ser una lista de { $most } objetos como máximo
reply-lesson-other-choices = una pregunta tiene más o menos opciones que en la propia lección
reply-class-unknown = No hay ninguna clase con este código. Mira otra vez el tablero.
reply-class-over = Esta clase ha terminado.
reply-class-no-answer = Esto no responde a una pregunta de la lección.
reply-class-text = Escribe de 1 a { $most } caracteres.
reply-class-no-key = Este enlace no guía la clase. Abre el que se creó al empezarla.
reply-class-no-member = Este teléfono ya no está en la clase. Únete otra vez con el código de la clase.
reply-class-door-closed = La puerta de esta clase está cerrada. Pide que la abran.
reply-class-full = Esta clase está llena: hay { $most } dentro.
reply-class-many-rooms = Hay { $most } clases abiertas en este servidor. Inténtalo más tarde.
reply-class-many-starts = Desde una red se pueden empezar { $most } clases por hora. Inténtalo más tarde.
reply-class-many-answers = Son muchas respuestas a la vez. Espera dos segundos y envía otra vez la última.
reply-class-wrong-codes = De esta red llegaron muchos códigos equivocados, así que durante un minuto se entra despacio. Inténtalo otra vez en diez segundos.
reply-class-gone-on = Mientras tanto, la clase ha avanzado.
reply-class-away = Ahora no se puede llegar a las clases. No se pierde nada: la página lo intenta otra vez por sí sola.
reply-class-unreadable = La página envió una petición que no se puede leer. Vuelve a cargar la página.
reply-earlier-version = Esta página es de una versión anterior del servidor. Vuelve a cargar la página.
reply-half-character = La petición contiene medio carácter; escribe el texto otra vez.
reply-request-too-large = La petición tiene más de { $most } bytes. Acórtala.
reply-request-cut-off = La petición se cortó. Envíala otra vez.
reply-request-too-slow = La petición no llegó en { $most } segundos. Envíala otra vez.

reply-no-tsne = No hay un mapa t-SNE de este modelo: glassformer words MODELO --data CARPETA crea uno, para un modelo de este proyecto.
reply-no-moments =
    { $kind ->
        [own] No se guardó ningún momento del entrenamiento de este modelo. Entrena con glassformer train … --snapshots 12; después, glassformer learning MODELO --run CARPETA --data CARPETA guarda lo que hace cada uno.
       *[hub] Aquí no se sabe cómo un modelo de Hugging Face llegó a lo que hace: su entrenamiento no guardó ningún momento.
    }

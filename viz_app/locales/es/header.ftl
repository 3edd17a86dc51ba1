## header/decoding.js

header-forced = impuesto:

## header/pins.js

header-heads-silenced =
    { $count ->
        [one] { $count } cabeza desactivada
       *[other] { $count } cabezas desactivadas
    }
header-changes-of-masks =
    { $count ->
        [one] { $count } cambio de máscaras
       *[other] { $count } cambios de máscaras
    }
header-bugs =
    { $count ->
        [one] error { $names }
       *[other] errores { $names }
    }
header-masked-cells = casillas enmascaradas: puntuación { $score }
header-pads =
    { $isLeft ->
        [yes] rellenos { $count } a la izquierda
       *[no] rellenos { $count }
    }
header-positions = posiciones { $order }
header-tokens-left-out =
    { $count ->
        [one] { $count } token quitado
       *[other] { $count } tokens quitados
    }
header-steered = guiada
header-with-forced-beginning = comienzo impuesto
header-run-as-a-chat = como chat
header-which-sentence = oración { $number }

header-run-pinned = fijada
header-run-now = ahora
header-run-next = la siguiente

## pages/header/address.js

header-link-from-another-version = Este enlace es de otra versión. Su oración se conserva, su selección no.

## pages/header/buttons.js

header-link-copied = Enlace copiado: lleva a esta oración, este modelo, esta cabeza y este paso.
header-copy-this-link = Copia este enlace: { $address }
header-whole-words = Palabras enteras
header-pieces-of-words = Fragmentos de palabras

## pages/header/decoding.js

header-as-a-chat = Como chat
header-as-a-chat-key = Lo que escribes es el mensaje de un usuario, rodeado por la plantilla de chat del modelo.
header-system-message = Mensaje del sistema
header-no-system-message = ninguno

## pages/header/decoding.js

header-forced-name = impuesto: { $words }. Quitar el comienzo impuesto
header-forced-click-removes = La respuesta empieza con «{ $words }». Haz clic para quitarlo.

## pages/header/decoding.js

header-nothing-is-forced = nada impuesto
header-starts-with = Empieza con
header-how-next-token-chosen = Cómo se elige el token siguiente
header-reset = Restablecer
header-greedy-nothing-forced = Voraz, nada impuesto

## pages/header/runs.js

header-compute-here = Calcular aquí (20 MB)

## pages/header/pins.js

header-next-run-is-b = Cambia la oración, el modelo, la decodificación o una cabeza: tu próxima ejecución es B.
header-no-difference-on-model = Esta vista muestra el modelo de B, no una ejecución, así que no hay diferencia.
header-one-run-on-this-tab = Esta vista muestra una sola ejecución, B. No tiene diferencia; las otras vistas muestran A, B y B − A.
header-difference = Diferencia
header-which-run = Qué ejecución
header-swap = Intercambiar
header-unpin = Soltar
header-two-runs = Dos ejecuciones
header-pin = Fijar
header-pinned-as-a = Fijada como A. Cambia la oración, el modelo, la decodificación o una cabeza: tu próxima ejecución es B.
header-pinned-run-was = { $error } Se quitó la ejecución fijada.
header-nothing-is-pinned = No hay nada fijado.
header-pinned = Fijada
header-unpin-key = Soltar la ejecución A. Tecla: P
header-pin-key = Fijar esta ejecución como A y comparar con ella la siguiente. Tecla: P

## pages/header/runs.js

header-model-needs-server-models = Este modelo necesita el servidor; los modelos de este proyecto se pueden calcular en el navegador.

## pages/header/sentences.js

header-not-all-sentences-translated = { $error } No todas las oraciones están traducidas.
header-sentences = Oraciones
header-the-whole-translation = Toda la traducción
header-the-sentence-before = La oración anterior
header-the-next-sentence = La oración siguiente
header-sentence-of-count = Oración { $chosen } de { $count }
header-sentences-translated = { $done } de { $count } traducidas

## pages/header/view.js

header-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
header-working = Calculando
header-weights = Sus pesos ocupan { $megabytes } MB de memoria como { $kind }.

## pages/header/header.html

header-start-again = Empezar de nuevo sin ningún ajuste
header-model = Modelo
header-sentence = Oración
header-examples = Ejemplos
header-options = Opciones
header-live = En vivo
header-run-while-you-type = Ejecutar mientras escribes
header-tour-and-lessons = Recorrido y lecciones
header-tour = Recorrido
header-save-what-you-see = Guardar lo que ves
header-save = Guardar
header-share-copy-a-link = Compartir: copiar un enlace a esta vista
header-share = Compartir
header-light-or-dark = Claro u oscuro
header-open-in-glassformer = Abrir en Glassformer

## pages/header/options.js

header-language = Idioma
header-nobody-has-read-it = Nadie cuya lengua materna sea el español ha leído aún esta traducción. Si encuentras un error, avisa a quienes mantienen el proyecto: su archivo CONTRIBUTING.md dice cómo.

## pages/header/view.js

header-translate = Traducir
header-write = Escribir
header-classify = Clasificar
header-encode = Codificar

header-still-that-of = { $reason } La imagen de abajo aún es la de «{ $text }»
header-awaited = «{ $text }»
header-plain-page = Página sencilla
header-plain-page-is = Las mismas ejecuciones en los componentes de Gradio

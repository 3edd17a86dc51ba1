builder-language = Idioma de los textos
builder-first-language = { $language }, el primero
builder-text = Texto
builder-question = Pregunta
builder-choice = Opción { $number }
builder-feedback = Por qué no «{ $choice }»
builder-hint = Pista
builder-after = Después de la respuesta

## The builder and its tools

builder-heading = Crear una lección
builder-label = Taller de lecciones
builder-title-field = Título de la lección
builder-untitled = Una lección
builder-close = Cerrar
builder-undo = Deshacer
builder-redo = Rehacer
builder-add = Añadir esta vista como parada
builder-try = Probar
builder-copy-link = Copiar como enlace
builder-save = Guardar como archivo
builder-moodle = Para Moodle
builder-open-file = Abrir un archivo
builder-new = Nueva
builder-earlier = Borradores anteriores
builder-comes-back = La lección anterior vuelve con «Deshacer».
builder-link-copied = El enlace de esta lección está copiado: { $count } caracteres.
builder-copy-this = Copia este enlace
builder-packing = Empaquetando: archivo { $file } de { $count } …
builder-packed = El paquete está guardado: { $size } MB, con todos los modelos de esta página. Uno más pequeño, de un archivo guardado: glassformer scorm lesson.json
builder-files-lost = Los archivos de la página no se pueden cargar aquí. Guarda la lección como archivo y luego: glassformer scorm lesson.json

## The stops

builder-no-text = Aún sin texto
builder-up = Subir la parada { $stop }
builder-down = Bajar la parada { $stop }
builder-twin = Copiar la parada { $stop }
builder-drop = Borrar la parada { $stop }
builder-added = Parada { $stop } añadida.
builder-deleted = Parada { $stop } borrada. «Deshacer» la recupera.
builder-moved = La parada { $from } es ahora la parada { $to }.
builder-most = Una lección tiene como mucho { $most } paradas.
builder-no-right = La parada { $stop } no tiene respuesta correcta: pon un * delante.

## The fields of a stop

builder-replace-view = Cambiar su vista por esta
builder-frame = Marco en
builder-insert = Insertar
builder-from-run = de la ejecución
builder-nothing = nada
builder-covered = Tapado hasta la respuesta
builder-tries = Intentos
builder-any-tries = Sin límite
builder-ask-none = Sin pregunta
builder-ask-choices = Una pregunta con opciones
builder-ask-tokens = Se responde en los tokens del texto de origen
builder-ask-poll = Una pregunta sin respuesta correcta
builder-ask-find = Una tarea: encontrar una vista
builder-ask-text = Una tarea: escribir un texto
builder-choices = Opciones, una por línea; * marca la correcta; tras | se dice por qué otra no lo es
builder-when = Condiciones de la vista, una por línea, como { "{weight} > 60" }

## What the builder says of a text, and of the page

builder-typed = «{ $text }» está escrito a mano: se queda igual cuando cambia la ejecución. Insértalo desde la ejecución.
builder-placed = «{ $text }» no es cierto en un teléfono, que tiene una sola columna. Inserta { "{where@heads}" } en su lugar, con el nombre del sitio.
builder-cover = Tapar «{ $place }»: ahí se ve { $fact }
builder-cover-place = Tapar «{ $place }»: ahí puede verse la respuesta
builder-cover-all = Tapar todos estos lugares
builder-make-first = Como primer idioma: { $language }
builder-is-first = El primer idioma es ahora: { $language }. Lo que falta en otro se dice en este. «Deshacer» lo revierte.

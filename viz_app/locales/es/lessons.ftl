lessons-above = encima
lessons-below = debajo
lessons-left = a la izquierda
lessons-right = a la derecha
lessons-on-page = en la página

## Texts that are written

lessons-compare = Comparar
lessons-compare-with = Una forma de decirlo:
lessons-written = Escribiste:

## Questions without a right answer

lessons-skip = Saltar

## Texts that a class hands in

lessons-send = Enviar

## The list of lessons, and what the menu has for teachers

lessons-note = { $minutes } min
lessons-note-level = nivel { $level }, { $minutes } min
lessons-note-way = { $at } de { $count }, { $minutes } min
lessons-for-beginners = Un camino corto para empezar
lessons-more = Más, por dificultad
lessons-go-on = Seguir con «{ $title }»
lessons-go-on-at = parada { $stop }
lessons-class = Empezar una clase
lessons-class-note = el alumnado responde desde su teléfono
lessons-join = Unirse a una clase
lessons-join-note = con un código
lessons-worksheet = Hoja de trabajo y solución
lessons-worksheet-note = de esta lección, para imprimir
lessons-yours = Tus respuestas
lessons-yours-note = con sus códigos
lessons-collect = Reunir respuestas
lessons-collect-note = los códigos de una clase
lessons-build = Crear una lección
lessons-build-note = con vistas como esta
lessons-open = Abrir una lección
lessons-open-note = un archivo
lessons-over = «{ $title }» ha terminado. Lo siguiente, en Recorrido: «{ $next }». O escribe una oración tuya y rómpela.

## The sheet of a stop

lessons-stop-of = { $stop } de { $count }
lessons-leave = Salir
lessons-back = Atrás
lessons-next = Siguiente
lessons-finish = Terminar
lessons-finished = Terminada
lessons-done = Listo
lessons-show-me = Mostrar la respuesta
lessons-press-again = Pulsa otra vez para mostrar la respuesta
lessons-otherwise = Esta ejecución dice otra cosa: la lección se hizo con otro modelo o con otra versión de este.
lessons-not-shown = Esta parada no se puede mostrar: { $problem }
lessons-covered = Tapado hasta la respuesta

## Questions

lessons-answer = Responder
lessons-hint = Pista
lessons-click = Haz clic en el token, en la oración. Las barras y los números vienen después de tu respuesta.
lessons-chosen = Elegiste { $token }.
lessons-is-right = **Correcto**: { $right }.
lessons-is-another = **Tu respuesta**: { $said }. Es otra.
lessons-answer-is = **Respuesta**: { $right }.
lessons-said-shown = **Tu respuesta**: { $said }. Respuesta: { $right }.
lessons-said-right = **Tu respuesta**: { $said }. Correcto: { $right }.
lessons-said = **Tu respuesta**: { $said }.
lessons-said-nothing = Falta **tu respuesta**.
lessons-shown = mostrada
lessons-check = Comprobar esta vista
lessons-found = Encontrada
lessons-not-found = **Esta no es**. Sigue buscando y comprueba otra vez.
lessons-tries-over =
    { $tries ->
        [one] **Esta no es**, y solo había un intento.
       *[other] **Esta no es**, y era el último de { $tries } intentos.
    }
lessons-one-that-fits = Una que sirve: **{ $head }**.

## Classes

lessons-sent = Enviado

## Lessons of links and files

lessons-unreadable = Este enlace no contiene ninguna lección legible. Pide el archivo de la lección.
lessons-too-long = Esta lección tiene { $count } caracteres; caben { $most }.

class-show-why = Mostrar el texto
class-poll = han respondido
class-write = Escribe y luego envía.
class-written-answers = Respuestas escritas
class-texts-stay = Se quedan en los teléfonos
class-texts-stay-how = Cada estudiante compara su texto con la respuesta de la lección.
class-texts-come = Llegan a mí
class-texts-come-how = Como mucho 140 caracteres cada una. Se guardan hasta el final, y el tablero solo muestra una cuando haces clic en ella.
class-reveal = Mostrar el texto { $number }
class-cover = Tapar el texto { $number }
class-reveal-it = Mostrar en el tablero
class-cover-it = Tapar en el tablero
class-reveal-how = textos. Haz clic en uno para mostrarlo.
class-show-example = Mostrar una forma de decirlo

## Start a class

class-start-heading = Empezar una clase
class-start = Empezar la clase
class-lesson = Lección
class-pace = Ritmo
class-i-lead = Yo guío
class-i-lead-how = Todos los teléfonos están en tu parada. Una tecla guía: preguntar, cerrar, mostrar, seguir.
class-own-pace = A su propio ritmo
class-own-pace-how = Cada persona avanza por su cuenta. Ves por dónde va la clase y puedes detenerla.
class-feedback = Corrección
class-when-shown = Cuando yo lo muestro
class-when-shown-how = Ningún teléfono delata la respuesta. Puedes volver a preguntar después de que hablen.
class-at-once = Enseguida, con un segundo intento
class-at-once-how = Como en casa: una pista, un segundo intento y luego el porqué.
class-animals = A cada estudiante le toca un animal al azar. Nadie escribe un nombre.
class-kept = **Se guarda hasta el final:** sala, lección, parada, opción, un número al azar por teléfono, el minuto. Ni nombre, ni dirección, ni cookies. Se borra un minuto después de pulsar «Acabar», o 24 horas después del comienzo. Si apuntas quién es «{ $animal }», esa lista contiene datos personales, y es tuya.

## The board

class-board = El tablero de la clase
class-open-and-type = Abre { $address } y escribe
class-here = { $count ->
    [one] **{ $count }** está aquí.
   *[other] **{ $count }** están aquí.
  }
class-copy-link = Copiar mi enlace
class-copy-link-note = Con este enlace se guía la clase desde cualquier sitio, también al recargar. Guárdalo para ti.
class-link-copied = Copiado. Quien tenga este enlace guía la clase.
class-not-copied = Este navegador no deja copiar a la página. Copia la dirección de esta página.
class-stop-of = { $stop } de { $count }
class-begin = Comenzar
class-next = Siguiente
class-back = Atrás
class-finish = Terminar
class-undo = Deshacer
class-close-of = Cerrar: { $done } de { $count }
class-show-answers = Mostrar las respuestas
class-show-right = Mostrar lo correcto
class-again = Votar otra vez
class-picture = Imagen
class-open-door = Abrir la puerta
class-close-door = Cerrar la puerta
class-door-closed = La puerta está cerrada.
class-let-go = Dejar seguir
class-hold = Detener aquí
class-table = Tabla
class-end = Acabar
class-end-class = Acabar la clase
class-keys = AvPág seguir · RePág atrás · P imagen · B negro
class-count = **{ $number }** de { $count }
class-second-vote-open = han respondido. Segunda votación.
class-closed = respuestas. Convence a quien tienes al lado; luego se vota otra vez o se ve qué es correcto.
class-closed-second = respuestas. La marca es la primera votación.
class-right = correctas
class-found-it = la han encontrado
class-elsewhere = Otras vistas: { $count }
class-right-before = correctas, { $before } antes de hablar
class-late = ¿Llegas tarde? Escanea esto o escribe el código.
class-first-vote = primera votación
class-second-vote = segunda votación
class-says = **La clase** dice
class-guesses = **La clase** adivina
class-looks = **La cabeza** mira
class-head-covered = **La cabeza** está tapada
class-lines-covered = Las líneas están tapadas.
class-closed-votes = respuestas. Segunda votación.
class-key-share = parte: 0 { $ramp } 1

## The end

class-found-out = Lo que descubrió la clase
class-right-answers = Respuestas correctas
class-question = Pregunta
class-right-column = Correctas
class-right-of = { $right } de { $count }
class-not-asked = sin preguntar
class-over = La clase ha terminado.
class-deleted-soon = Lo que se guardó de ella se borra en un minuto.
class-gone = La clase ha terminado, y todo lo que se guardó de ella está borrado.

## The teacher's table

class-who = Quién dijo qué
class-who-heading = Quién dijo qué: solo para ti
class-pupil = Estudiante
class-stop = Parada { $stop }
class-phone = Teléfono
class-drop = Quitar
class-drop-one = Quitar: { $animal }
class-download = Descargar CSV

## A phone

class-join-heading = Unirse a una clase
class-type-code = Escribe el código que ves en el tablero.
class-code = Código de la clase
class-join = Unirse
class-to-page = Volver a la página
class-six-digits = El código tiene seis cifras. Mira el tablero.
class-nobody-asks = Te toca un animal al azar. Nadie pregunta tu nombre.
class-you-are = Tu animal: { $animal }
class-begins-soon = Pronto empieza la clase. Deja esta página abierta.
class-leave = Salir
class-choose = Elige y luego envía.
class-sending = Enviando …
class-sent = Enviado. Puedes cambiarlo hasta que se cierre la pregunta.
class-talk = Cerrada. Habla con quien tienes al lado: ¿qué dijo?
class-teacher-goes-on = La clase sigue desde el tablero.
class-offline = Sin conexión. Tu respuesta se guarda; la página lo intenta otra vez.
class-lost = Sin conexión. Tu respuesta se guarda, y la página lo intenta otra vez por sí sola.
class-over-heading = La clase ha terminado
class-thanks = Gracias.
class-done = Listo

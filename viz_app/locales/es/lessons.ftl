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

lessons-nothing = falta.
lessons-said = Tu respuesta
lessons-skip = Saltar
lessons-show-why = Mostrar el texto
lessons-poll = han respondido
lessons-voted = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
  }

## Texts that a class hands in

lessons-send = Enviar
lessons-write = Escribe y luego envía.
lessons-written-answers = Respuestas escritas
lessons-texts-stay = Quedan en los teléfonos
lessons-texts-stay-how = Cada estudiante compara su texto con la respuesta de la lección.
lessons-texts-come = Llegan a mí
lessons-texts-come-how = Como mucho 140 caracteres cada una. Se guardan hasta el final, y el tablero solo muestra una cuando haces clic en ella.
lessons-reveal = Mostrar el texto { $number }
lessons-cover = Tapar el texto { $number }
lessons-reveal-it = Mostrar en el tablero
lessons-cover-it = Tapar en el tablero
lessons-reveal-how = textos. Haz clic en uno para mostrarlo.
lessons-show-example = Mostrar una forma de decirlo

## The builder's fields for a lesson in another language

lessons-language = Idioma de los textos
lessons-first-language = { $language }, el primero
lessons-text = Texto
lessons-question = Pregunta
lessons-choice = Opción { $number }
lessons-feedback = Por qué no «{ $choice }»
lessons-hint = Pista
lessons-after = Después de la respuesta

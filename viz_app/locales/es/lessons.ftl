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

## Texts that a class hands in

lessons-send = Enviar

## spine/changes.js

spine-refused = { $changes }: { $reason }

## pages/spine/changes.js

spine-how-changes-read = tachado = antes, subrayado = después; todas las páginas muestran la ejecución cambiada
spine-undo-all = Deshacer todo
spine-changed = Cambiado
spine-changes-of-run = Cambios de esta ejecución
spine-undo = Deshacer: { $text }
spine-this-change = Este cambio

## pages/spine/line.js

spine-typed = escrito «{ $typed }»
spine-not-written-yet = aún sin escribir

## pages/spine/play.js

spine-stop = Parar
spine-play-the-words = Recorrer las palabras
spine-speed = Velocidad { $speed }

## pages/spine/state.js

spine-nan = NaN: este cambio deja una fila sin nada que mirar
spine-adds-for-label = { $part } para { $label }
spine-head-off = esta cabeza está desactivada
spine-share-of-head = el { $share } de lo que mira la cabeza { $head } de la capa { $layer }
spine-no-label-reaches = ninguna etiqueta llega a { $below }
spine-same-verdict = mismo veredicto; { $label } { $was } → { $probability }
spine-same-words = mismas palabras; { $word } { $was } → { $now }
spine-text = Texto
spine-given = Dado
spine-written = Escrito

## pages/spine/verdict.js

spine-verdict = Veredicto

## pages/spine/mount.js

spine-not-run-yet-enter = aún sin ejecutar: Intro
spine-a-given-word = una palabra dada
spine-word-of = palabra { $step } de { $count }
spine-word-before = Palabra anterior
spine-next-word = Palabra siguiente
spine-pieces-key = Mostrar los fragmentos que el modelo lee y escribe. Sin ellos, los pesos de una palabra se suman sobre los fragmentos de una clave y se promedian sobre los de una consulta. Tecla: W
spine-pieces = Fragmentos
spine-close = Cerrar
spine-sentence-answer = La oración y su respuesta
spine-all = Todo
spine-changes =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambios
    }
spine-show-whole-answer = { $text }: mostrar toda la respuesta
spine-now-it-writes = Ahora escribe: { $output }
spine-as-it-was = Como antes: { $output }

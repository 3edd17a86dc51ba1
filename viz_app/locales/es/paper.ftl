paper-heading = Hoja de trabajo: { $title }
paper-print = Imprimir
paper-worksheet = Hoja de trabajo
paper-solution = Solución
paper-waiting = Se ejecutan las paradas …
paper-stop-of = Parada { $stop } de { $count } …

## On the paper

paper-solution-of = Solución: { $title }
paper-from-run = Todos los números vienen de una ejecución del modelo.
paper-lines = Cuanto más ancha es una línea, más mira la cabeza ahí.
paper-name = Nombre
paper-class = Clase
paper-date = Fecha
paper-because = Porque
paper-ring = { $question } Rodéala.
paper-heads = Cada cuadrado es una cabeza: las filas miran, las columnas son miradas, oscuro es mucho. Rodea una que sirva.
paper-same-lesson = La misma lección con el propio modelo. Al final te da un código.
paper-my-code = Mi código: { $places }

## Pictures of numbers

# Names of rows: the run before and after a change, or kinds of parts of a model.
paper-part =
    { $part ->
        [before] antes
        [after] después
        [attention] Atención
        [embedding] Embedding
        [feed-forward] Feed-forwards
       *[others] Todos los demás
    }
# A row: how far a training is.
paper-step = Paso { $step }
paper-closed = Las casillas tachadas están cerradas.
# Below a picture whose numbers are left out.
paper-draw = Dibuja aquí lo que esperas.
paper-choose =
    { $unit ->
        [open] Tacha las casillas que cerrarías.
       *[other] Rodea una respuesta que sirva.
    }

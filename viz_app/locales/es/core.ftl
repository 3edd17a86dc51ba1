## core/errors.py

core-not-whole-from-to = { $name } es { $value }; debe ser un número entero de { $first } a { $last }.
core-not-whole-at-least = { $name } es { $value }; debe ser un número entero, { $first } como mínimo.
core-not-a-list = { $name } es { $value }; dé una lista, por ejemplo { $example }.
core-options-not-of-kind = { $name } es { $value }; dé { $kind }(...) o un diccionario como { $example }.
core-options-no-field = { $kind } no tiene el campo { $field }; tiene { $fields }.
core-option-twice = { $function } recibe { $option } dos veces; nombre cada opción, por ejemplo { $example }=...
core-too-many-options = { $function } admite { $most } opciones, no { $given }; nombre cada una, por ejemplo { $example }=...
core-no-map = No hay ninguna matriz { $name }; elija entre { $maps }.
core-no-head = No hay ninguna cabeza { $head } de la matriz { $map } en la capa { $layer } (contadas desde 0); este modelo tiene { $layers } capas de { $heads } cabezas.

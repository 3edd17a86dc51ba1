## core/errors.py

core-not-whole-from-to = { $name } vaut { $value } ; il faut un nombre entier de { $first } à { $last }.
core-not-whole-at-least = { $name } vaut { $value } ; il faut un nombre entier, au moins { $first }.
core-not-a-list = { $name } vaut { $value } ; donnez une liste, par exemple { $example }.
core-options-not-of-kind = { $name } vaut { $value } ; donnez { $kind }(...) ou un dictionnaire comme { $example }.
core-options-no-field = { $kind } n’a pas de champ { $field } ; il a { $fields }.
core-option-twice = { $function } reçoit deux fois { $option } ; nommez chaque option, par exemple { $example }=...
core-too-many-options = { $function } prend { $most } options, et non { $given } ; nommez chacune, par exemple { $example }=...
core-no-map = Il n’y a pas de matrice { $name } ; choisissez parmi { $maps }.
core-no-head = Il n’y a pas de tête { $head } de la matrice { $map } dans la couche { $layer } (comptées à partir de 0) ; ce modèle a { $layers } couches de { $heads } têtes.

# The sentences of core's errors, in English. See docs/languages.md.

## core/errors.py

core-not-whole-from-to = { $name } is { $value }; it must be a whole number from { $first } to { $last }.
core-not-whole-at-least = { $name } is { $value }; it must be a whole number of at least { $first }.
core-not-a-list = { $name } is { $value }; give a list, such as { $example }.
core-options-not-of-kind = { $name } is { $value }; give { $kind }(...) or a mapping such as { $example }.
core-options-no-field = { $kind } has no field { $field }; it has { $fields }.
core-option-twice = { $function } takes { $option } twice; name each, such as { $example }=...
core-too-many-options = { $function } takes { $most } options, not { $given }; name each, such as { $example }=...
core-no-map = There is no map { $name }; choose from { $maps }.
core-no-head = There is no { $map } head { $head } in layer { $layer }, counted from 0; this model has { $layers } layers of { $heads } heads.

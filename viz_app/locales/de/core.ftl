## core/errors.py

core-not-whole-from-to = { $name } ist { $value }; es muss eine ganze Zahl von { $first } bis { $last } sein.
core-not-whole-at-least = { $name } ist { $value }; es muss eine ganze Zahl sein, mindestens { $first }.
core-not-a-list = { $name } ist { $value }; geben Sie eine Liste an, etwa { $example }.
core-options-not-of-kind = { $name } ist { $value }; geben Sie { $kind }(...) oder eine Zuordnung wie { $example } an.
core-options-no-field = { $kind } hat kein Feld { $field }; es hat { $fields }.
core-option-twice = { $function } bekommt { $option } zweimal; nennen Sie jede Option mit Namen, etwa { $example }=...
core-too-many-options = { $function } nimmt { $most } Optionen, nicht { $given }; nennen Sie jede mit Namen, etwa { $example }=...
core-no-map = Es gibt keine Matrix { $name }; wählen Sie aus: { $maps }.
core-no-head = In Schicht { $layer } gibt es keinen Kopf { $head } der Matrix { $map } (gezählt ab 0); dieses Modell hat { $layers } Schichten mit { $heads } Köpfen.

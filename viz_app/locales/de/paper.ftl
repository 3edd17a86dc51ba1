paper-heading = Arbeitsblatt: { $title }
paper-print = Drucken
paper-worksheet = Arbeitsblatt
paper-solution = Lösung
paper-waiting = Die Stationen werden durchlaufen …
paper-stop-of = Station { $stop } von { $count } …

## On the paper

paper-solution-of = Lösung: { $title }
paper-from-run = Alle Zahlen stammen aus einem Lauf des Modells.
paper-lines = Je breiter eine Linie, desto mehr schaut der Kopf dorthin.
paper-name = Name
paper-class = Klasse
paper-date = Datum
paper-because = Weil
paper-ring = { $question } Kreise es ein.
paper-heads = Jedes Quadrat ist ein Kopf: Zeilen schauen, auf Spalten wird geschaut, dunkel ist viel. Kreise einen ein, der passt.
paper-same-lesson = Dieselbe Lektion mit dem Modell selbst. An ihrem Ende bekommst du einen Code.
paper-my-code = Mein Code: { $places }

## Pictures of numbers

# Names of rows: the run before and after a change, or kinds of parts of a model.
paper-part =
    { $part ->
        [before] vorher
        [after] nachher
        [attention] Attention
        [embedding] Embedding
        [feed-forward] Feed-Forward-Netze
       *[others] Alle anderen
    }
# A row: how far a training is.
paper-step = Schritt { $step }
paper-closed = Durchgestrichene Felder sind zu.
# Below a picture whose numbers are left out.
paper-draw = Zeichne hier, was du erwartest.
paper-choose =
    { $unit ->
        [open] Streiche die Felder durch, die du schließen würdest.
       *[other] Kreise eines ein, das passt.
    }

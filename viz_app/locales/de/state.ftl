## state/format.js

# Ein Token in einem Satz.
state-in-quotes = „{ $text }“
state-from-to = { $from } → { $to }
state-parts = { $part }; { $next }

## state/link.js

state-names-and-more = { $names } und { $more } weitere
state-link-unknown = Diese Seite kennt { $names } aus dem Link nicht.
state-link-unusable =
    { $count ->
        [one] { $names } aus dem Link ist nicht verwendbar und wird ignoriert.
       *[other] { $names } aus dem Link sind nicht verwendbar und werden ignoriert.
    }

## state/question.js

state-no-such-step =
    { $task ->
        [translator] Den Schritt { $wanted } gibt es hier nicht: Diese Übersetzung hat { $count }, gezählt ab 0. Stattdessen wird ein anderer erklärt.
        [generator] Den Schritt { $wanted } gibt es hier nicht: Dieser Text hat { $count }, gezählt ab 0. Stattdessen wird ein anderer erklärt.
       *[classifier] Das Label { $wanted } gibt es hier nicht: Dieses Modell hat { $count }, gezählt ab 0. Stattdessen wird ein anderes erklärt.
    }

## state/change_chips.js

state-heads-off =
    { $count ->
        [one] Kopf { $head } der Schicht { $layer } aus
       *[other] { $count } Köpfe aus
    }
state-changes-of-masks =
    { $count ->
        [one] 1 Änderung einer Maske
       *[other] { $count } Änderungen von Masken
    }
state-pads-added =
    { $count ->
        [one] 1 Pad hinzugefügt
       *[other] { $count } Pads hinzugefügt
    }

## state/decoding.js

# Die drei Arten, Tokens zu wählen, und die Zahlen jeder Art
state-way =
    { $name ->
        [greedy] Gierig
        [beam] Beam
        [sample] Sampling
       *[other] { $title }
    }
state-decoding-option =
    { $name ->
        [beam] Breite
        [length_penalty] Längenstrafe
        [temperature] Temperatur
        [top_k] Top-k (0: alle)
        [top_p] Top-p
        [seed] Startwert
       *[other] { $title }
    }
state-greedy = gierig
state-beam =
    { $isUsual ->
        [yes] Beam { $beam }
       *[no] Beam { $beam }, Strafe { $penalty }
    }
state-sample = Sampling, Temperatur { $temperature }
state-top-k = Top-k { $count }
state-top-p = Top-p { $share }
state-seed = Startwert { $seed }
state-each-step-draws =
    { $limits ->
        [both] In jedem Schritt wird ein Token gezogen, das zu den { $count } wahrscheinlichsten gehört und zugleich zu den wahrscheinlichsten, die zusammen { $share } ausmachen
        [count] In jedem Schritt wird ein Token aus den { $count } wahrscheinlichsten gezogen
        [share] In jedem Schritt wird ein Token aus den wahrscheinlichsten gezogen, die zusammen { $share } ausmachen
       *[none] In jedem Schritt wird ein Token aus allen Tokens gezogen
    }{ $favoured ->
        [likely] ; wahrscheinliche Tokens werden bevorzugt
        [unlikely] ; unwahrscheinliche Tokens werden bevorzugt
       *[none] { "" }
    }. Derselbe Startwert zieht wieder dieselben Tokens.

## state/change_chips.js

state-softmax-over-wrong-axis = Softmax über die falsche Achse
state-every-word-one-position = jedes Wort an derselben Position
state-no-division-d = keine Division durch √d
state-no-causal-mask = keine kausale Maske
state-no-padding-mask = keine Padding-Maske
state-row-may-look-nowhere = eine Zeile ohne offenes Feld
state-row-looks-everywhere-alike = eine Zeile, die überallhin gleich schaut
state-hidden-from-decoder = { $text } vor dem Decoder verborgen
state-no-positions = keine Positionen
state-word-order-shuffled = Wortfolge gemischt
state-positions-shifted-by = Positionen um { $number } verschoben
state-left-out = { $text } weggelassen
state-steered-by = gesteuert mit { $one }
state-masked-cells-score = maskierte Felder: Score { $score }

## state/decoding.js

state-each-step-writes-likeliest = In jedem Schritt wird das wahrscheinlichste Token geschrieben.
state-each-step-keeps-likeliest = In jedem Schritt bleiben die { $beam } wahrscheinlichsten Anfänge. Gezeigt wird die fertige Übersetzung mit der besten Note. Die Note ist log p, geteilt durch eine Längenstrafe.

## state/difference.js

state-b-different-tasks-so-they = A und B haben verschiedene Aufgaben, also lässt sich keine Differenz bilden. Sieh dir A oder B allein an.
state-models-b-have-different-numbers = Die Modelle von A und B haben verschieden viele Schichten oder Köpfe, also lässt sich keine Differenz dieser Zahlen bilden. Sieh dir A oder B allein an.
state-b-come-from-two = A und B stammen aus zwei Modellen mit verschiedenen Token-IDs. Wähle ein Token, das hier beide schreiben, und vergleiche es mit keinem anderen Token.
state-has-no-class-so = A hat keine Klasse { $name }, also lässt sich keine Differenz bilden.
state-only-b-reads-here = Nur B liest hier { $step }, also lässt sich keine Differenz bilden.
state-weights-of-both-runs = Die Gewichte aller Köpfe beider Läufe sind unterwegs.

## state/pins.js

state-pinned-run-link-lacks-model = Dem angehefteten Lauf dieses Links fehlt das Modell oder der Text, also wird er nicht angeheftet.
state-pinned-run-link-uses-model = Der angeheftete Lauf dieses Links verwendet das Modell „{ $model }“. Es ist hier nicht vorhanden, also wird der Lauf nicht angeheftet.
state-link-pins-runs-only-last = Dieser Link heftet { $count } Läufe an. Nur der letzte wird verwendet.

## state/sides.js

# Wie Eingabe und Ausgabe eines Modells heißen
state-side =
    { $name ->
        [English] Englisch
        [German] Deutsch
        [French] Französisch
        [Spanish] Spanisch
        [Question] Frage
        [Type] Art
        [Source] Ausgangstext
        [Target] Zieltext
        [Beginning] Anfang
        [Text] Text
        [Sentence] Satz
        [Label] Label
        [Mask] Maske
        [Review] Rezension
        [Verdict] Urteil
       *[other] { $name }
    }

## state/steering.js

state-token-one = Token { $one }
state-a-vector = ein Vektor
state-file-does-not-hold-one = Diese Datei enthält nicht genau eine Zeile von float32-Zahlen. Speichere den Vektor mit numpy.save.

## state/whole_words.js

state-weights-word-vectors-scores = Gewichte nach Wort; Vektoren und Scores nach Stück
state-heads-word-masks-piece = Köpfe nach Wort; Masken nach Stück
state-heads-word-positions-piece = Köpfe nach Wort; Positionen nach Stück
state-tab-shows-pieces-because-each = dieser Tab zeigt Stücke, weil jedes einen Vektor hat

## state/class_names.js

state-class =
    { $label ->
        [ABBR] Abkürzung
        [DESC] Beschreibung
        [ENTY] Sache
        [HUM] Person oder Gruppe
        [LOC] Ort
        [NUM] Zahl
       *[other] { "" }
    }

state-model-title =
    { $name ->
        [en-de] Englisch nach Deutsch
        [en-fr] Englisch nach Französisch
        [de-en] Deutsch nach Englisch
        [fr-en] Französisch nach Englisch
        [sentiment] Stimmung
        [question-type] Art der Frage
        [next-word] Nächstes Wort
       *[other] { $title }
    }

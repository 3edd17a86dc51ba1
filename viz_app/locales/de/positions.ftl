## pages/positions/encoding_figures.js

positions-dim = Dim. { $dimension }
positions-dim-zero = Dim. 0
positions-to-a-line = { $together } pro Linie
positions-dim-width = Dim. { $width }

## pages/positions/numbers.js

positions-dim-wavelength = Dim. { $dimension }, λ { $dimensionB }
positions-dot-product-with = Skalarprodukt mit Position { $at }
positions-encoding-numbers = Die Kodierung in Zahlen

## pages/positions/order.js

positions-as-trained = Wie trainiert
positions-off = Aus
positions-shuffled = Gemischt
positions-shifted = Verschoben
positions-positions-run = Positionen des Laufs
positions-again = Neu
positions-shift-one-position = Um eine Position weniger verschieben
positions-shift-one-position-more = Um eine Position mehr verschieben
positions-shuffle-again-with = Neu mischen, mit dem nächsten Startwert: jetzt { $seed }
positions-by = um { $by }
positions-same-head-with = Derselbe Kopf mit geänderten Positionen

## pages/positions/page.js

positions-how-model-knows-where = Woher das Modell weiß, wo jedes Wort steht

## pages/positions/rotation.js

positions-single-dimension = Eine einzelne Dimension bildet kein Paar, deshalb gibt es keine Drehung.
positions-step-too-long-for = Ein Schritt von { $step } ist zu lang für diese { $count } Positionen. Wähle einen kleineren Schritt oder mehr Positionen.
positions-learned-table-need = Eine gelernte Tabelle muss keiner Drehung folgen. Hier ist der größte Fehler { $error }.
positions-pair-turns-by = Paar { $pair } dreht sich um { $pairB }.
positions-by-pair-pair-b = { $pair } um { $pairB }
positions-step-turns-pairs = Ein Schritt von { $step } dreht die Paare { $list }. Pfeiltasten wählen ein Paar.
positions-step-rotation = Ein Schritt dreht
positions-each-pair-dimensions = Jedes Paar von Dimensionen ist der Zeiger einer Uhr. Ein Schritt von k Positionen dreht ihn um kω, egal von welcher Position aus.
positions-dimensions-from = Dimensionen { $pair } und { $pairB }, von Position { $from } zu { $fromB }
positions-checked-on-all =
    { $isOdd ->
        [yes] An allen { $count } Zahlen geprüft: größter Fehler { $tiny }. Der letzte Sinus hat keinen Kosinus und wird weggelassen.
       *[no] An allen { $count } Zahlen geprüft: größter Fehler { $tiny }.
    }

## pages/positions/settings.js

positions-the-length = Die Länge
positions-the-base = Die Basis
positions-the-step-k = Der Schritt k
positions-the-seed = Der Startwert
positions-the-shift = Die Verschiebung
positions-base-choose-number = Die Basis ist { $text }; wähle eine Zahl über 0, höchstens { $largestbase }.
positions-choose-whole-number = { $name } ist { $text }; wähle eine ganze Zahl von { $least } bis { $most }.
positions-there-no-dimension = Es gibt keine Dimension { $wrong }. Bei d_model { $width } wähle von 0 bis { $widthB }.
positions-these-dimensions = Das sind { $count } Dimensionen. Wähle 1 bis { $mostwaves }.
positions-until-then-models-own = { $problems } Bis dahin gilt der eigene Wert des Modells.

## pages/positions/shown_encoding.js

positions-position-dot-product = Position { $at }: Skalarprodukt { $atB } mit sich selbst; am ähnlichsten sind die Positionen { $named }.

## pages/positions/similarity.js

positions-position-position = Position { $value } · Position { $valueB }
    { $number }
positions-near-positions = Nahe Positionen sind ähnlich
positions-dot-product-every-two = Skalarprodukt von je zwei Positionen. Bei Wellen hängt es nur von ihrem Abstand ab.
positions-which-positions = Welche Positionen ähnlich sind
positions-dot-product-every-two-positions = Skalarprodukt von je zwei Positionen. Bei gelernten Positionen muss es nicht von ihrem Abstand abhängen.
positions-arrow-keys-choose = { $shown } Pfeiltasten wählen eine Position.

## pages/positions/split.js

positions-head-position = Kopf { $head }: Position · Position { $share }
positions-heads-first-layer = Köpfe der ersten Schicht, nach dem Anteil von Position mit Position
positions-query-key = Query { $sides }, Key { $sidesB }.
positions-key-side = Key { $side }
positions-key-sides = Key { $sides }
positions-one-scale = eine Skala, { $most }
positions-scores-head-four = Die Scores von Kopf { $head } in vier Teilen. { $split }
positions-position-position-every = Position · Position, jeder Kopf
positions-parts-numbers = Die Teile in Zahlen
positions-what-or-where-score = Was oder wo? Der Score in vier Teilen
positions-scores-chosen-row = Die Scores der gewählten Zeile in Teilen
positions-splitting-the-scores = Die Scores werden zerlegt …
positions-content = Inhalt
positions-position = Position
positions-query-side = Query { $side }

## pages/positions/split_sums.js

positions-head-looks-content = Dieser Kopf richtet sich nach dem Inhalt, nicht nach der Position.
positions-token-query-decides = Das Token der Query bestimmt, auf welche Positionen dieser Kopf schaut.
positions-position-query = Die Position der Query bestimmt, auf welche Tokens dieser Kopf schaut.
positions-head-looks-position = Dieser Kopf richtet sich nach der Position, nicht nach dem Inhalt.
positions-head-looks-both = Dieser Kopf richtet sich nach Inhalt und Position.
positions-masked-score-never = maskiert: Dieser Score wird nie benutzt
positions-sum-score = Summe = Score
positions-share-variance = Anteil an der Varianz
positions-point-cell-add-up = Zeige auf ein Feld, um seine Teile zu addieren.
positions-query-row = Query { $row }
positions-masked = maskiert
positions-score = Score
positions-run-sum-parts-differs =
    { $isPre ->
        [yes] Die LayerNorm kommt hier zuerst. Ihr Faktor 1 ÷ √Varianz bleibt fest auf dem Wert dieses Laufs; ihr Rest ist linear.{ " " }
       *[no] { "" }
    }{ $hasBiases ->
        [yes] Bias-Werte gehören weder zum Inhalt noch zur Position, deshalb sind sie ein eigener Teil.{ " " }
       *[no] { "" }
    }In diesem Lauf weicht die Summe der Teile höchstens um { $error } von den Scores ab.
positions-first-layer-token =
    { $isElsewhere ->
        [yes] In der ersten Schicht ist ein Token Inhalt plus Position (in höheren Schichten enthält es auch andere Tokens). Deshalb ist jeder Score eine Summe.
       *[no] In der ersten Schicht ist ein Token Inhalt plus Position. Deshalb ist jeder Score eine Summe.
    } Hier: { $map ->
        [encoder] Encoder, Schicht 1, Kopf { $head }
       *[decoder] Decoder, Schicht 1, Kopf { $head }
    }{ $picked ->
        [off] { " " }ohne Positionen
        [shuffled] { " " }mit gemischten Positionen
        [shifted] { " " }mit verschobenen Positionen
       *[on] { "" }
    }.

## pages/positions/tools.js

positions-length = Länge
positions-model = model
positions-base = Basis
positions-step-k = Schritt k
positions-length-in-positions = Länge, in Positionen
positions-d-model-number = d_model, die Zahl der Dimensionen
positions-base-wavelengths = Basis der Wellenlängen
positions-step-k-positions = Schritt k, in Positionen
positions-typed-label = { $label }, getippt
positions-dimensions-drawn-as = Als Wellen gezeichnete Dimensionen, durch Kommas getrennt
positions-dimensions = Dimensionen
positions-has-no-learned = { $title } hat keine gelernten Positionen. Das Modell addiert diese Wellen; sie sind berechnet und nicht trainiert. Ein Entwurf wie „wide-heads“ lernt stattdessen für jede Position einen Vektor. Lade ein solches Modell, um seine Tabelle hier zu sehen.
positions-learned-table = Die gelernte Tabelle von { $title }: { $longest } Positionen in { $width } Dimensionen. Grau: die Sinuswellen.
positions-sinusoidal = Sinuswellen
positions-learned = Gelernt
positions-which-encoding = Welche Kodierung
positions-as-model = Wie im Modell

## pages/positions/turned_head.js

positions-layer-head-dimensions = Schicht { $layer }, Kopf { $head }: Dimensionen { $pair } und { $pairB } der Query von { $row }, Position { $rowB }
positions-layer-head-query = Schicht { $layer }, Kopf { $head }: Die Query von { $row } an Position { $rowB } und der Key von { $from } an { $fromB } werden um { $rowB } und um { $fromB } Stellen gedreht. Ihr Produkt ist { $live }. Wird nur die Query um den Abstand { $rowC } gedreht, ist es { $byDistance }. Ohne Drehung wäre es { $query }.
positions-checked-on-all-numbers = An allen { $numbers } Zahlen der Queries und Keys dieses Kopfes geprüft: größter Fehler { $error }.

## pages/positions/waves.js

positions-left-right-choose = Links und rechts wählen eine Position, auf und ab eine Dimension; jede wird vorgelesen. Enter fügt die Welle der Dimension hinzu.
positions-every-dimension-wave = Jede Dimension ist eine Welle über die Positionen
positions-low-dimensions-change = Niedrige Dimensionen ändern sich schnell, hohe langsam. Klick auf eine Linie der Kodierung, um ihre Welle hier zu zeichnen.
positions-every-dimension-over = Jede Dimension über die Positionen
positions-these-numbers-come = Diese Zahlen stammen nur aus dem Training. Klick auf eine Linie der Kodierung, um ihre Dimension hier zu zeichnen.
positions-position-dimension = Position { $at }, Dimension { $dimension }
positions-wavelength-positions = Wellenlänge { $dimension } Positionen
positions-token-here = Token hier: { $token }
positions-positions-dimensions = { $count } Positionen in { $width } Dimensionen, Position { $at } gewählt.
positions-dimensions-of = Dimensionen { $waves } von { $size } { $keys }
positions-the-encoding-of = Die Kodierung von { $size } { $keys }
positions-at = Position { $at }

## pages/positions/tools.js

positions-this-model = Dieses Modell

## pages/positions/mount.js

positions-key-signed = Wert mit Vorzeichen, jedes Diagramm hat seine eigene Skala: − { $ramp } +
positions-key-share = Anteil der Attention: 0 { $ramp } 1
positions-key-masked = { $swatch } darf nicht schauen
positions-keys-tab = [Tab], dann Pfeile: jede Zahl

## pages/positions/split_sums.js

positions-part =
    { $part ->
        [0] Inhalt · Inhalt
        [1] Inhalt · Position
        [2] Position · Inhalt
        [3] Position · Position
       *[4] Bias-Werte
    }

## A column of the numbers

positions-token = Token

## pages/positions/distances.js, and what a model of others adds

positions-its-table = Seine Tabelle
positions-computed-table = Die Tabelle von { $title }: { $longest } Positionen in { $width } Dimensionen, berechnet und nicht trainiert, mit Sinus in der ersten Hälfte der Dimensionen und Kosinus in der zweiten. Grau: die Wellen aus „Attention Is All You Need“, wo sie sich abwechseln.
positions-numbers-computed = Diese Zahlen stammen aus einer Formel und nicht aus dem Training. Klick auf eine Linie der Kodierung, um ihre Dimension hier zu zeichnen.
positions-two-halves = Hier stehen alle Sinus vor allen Kosinus, deshalb sind benachbarte Dimensionen kein Paar. Der größte Fehler ist { $error }.
positions-adds-by-distance = { $title } addiert keine Vektoren zu den Tokens. Das Modell addiert zu jedem Score eine Zahl nach dem Abstand, wie oben gezeigt. Diese Wellen sind zum Vergleich berechnet.
positions-not-known = Es ist hier nicht bekannt, wie { $title } den Tokens ihre Positionen mitteilt. Diese Wellen sind zum Vergleich berechnet.
positions-cannot-be-changed = Es ist hier nicht bekannt, wie { $title } den Tokens ihre Positionen mitteilt; deshalb lassen sie sich nicht ändern.
positions-shift-changes-nothing = Dieses Modell kennt nur den Abstand zweier Tokens. Eine Verschiebung aller Tokens ändert nichts außer den letzten Dezimalstellen.
positions-distances = Abstände statt Positionen
positions-every-head-adds = Jeder Kopf addiert zu jedem Score eine gelernte Zahl nach dem Abstand von der Query zum Key, in allen Schichten dieselbe. Negativer Abstand: Der Key steht vor der Query.
positions-distances-heads = Was jeder Kopf nach dem Abstand addiert
positions-head = Kopf { $head }
positions-head-adds = Kopf { $head }, Abstand { $distance }: { $number }

## pages/head/eight.js

head-all-eight-steps-with = Alle acht Schritte, mit Formeln und NumPy

## pages/head/formulas.js

head-layernorm = LayerNorm
head-sum-below = Summe darunter

## pages/head/pictures.js

head-look-for = Suchen
head-what-am-i-looking = Was suche ich?
head-the-query = die Query
head-offer = Anbieten
head-what-does-each-word = Was bietet jedes Wort an?
head-the-keys = die Keys
head-shares = Anteile
head-how-much-from-each = Wie viel von jedem Wort?
head-the-shares = die Anteile
head-pass-on = Weitergeben
head-what-do-i-pass = Was gebe ich weiter?
head-mix-values = die Mischung der Values
head-times-heads-query = ↓ mal die Query-Matrix dieses Kopfes (gelernt)
head-query-before-turn = { $count } Zahlen, die Query, bevor ihre Position sie dreht
head-key-before-turn = Der Key von { $key }, bevor seine Position, { $place }, ihn genauso dreht
head-position-turns =
    { $turns ->
        [pairs] ↓ gedreht nach der Position, { $place } (die erste ist 0): jede Zahl zusammen mit ihrer Nachbarin
       *[halves] ↓ gedreht nach der Position, { $place } (die erste ist 0): jede Zahl der ersten Hälfte zusammen mit der an derselben Stelle der zweiten Hälfte
    }
head-numbers-all-knows-now = { $count } Zahlen: alles, was es bis hier weiß
head-numbers-query-up-down = { $count } Zahlen, die Query: oben +, unten −
head-the-largest-of = Die { $count } größten von { $countB }.
head-show-all = Alle { $count } zeigen
head-show-the-largest = Die größten zeigen
head-others-together = { $count } andere zusammen
head-the-sum = die Summe
head-the-four-pictures = Die vier Bilder
head-each-pair = { $key }: Query × Key, jedes Paar
head-sum-is =
    { $isOff ->
        [yes] { $sum }: nichts
       *[no] { $sum }: was dieser Kopf sagt
    }
head-all-together =
    { $isWord ->
        [yes] { $count ->
            [one] das eine Wort
           *[other] alle { $count } Wörter zusammen
        }
       *[no] { $count ->
            [one] das eine Stück
           *[other] alle { $count } Stücke zusammen
        }
    }

## pages/head/reasons.js

head-exactly-run-with-such = genau: Steht ein solches Wort dort, ergibt der Lauf genau diesen Score.
head-approximation-each = eine Näherung: Jedes Wort wird allein gelesen, ohne das, was frühere Schichten daraus machen.
head-approximation-word = Eine Näherung: Das Wort wird allein gelesen. Es zählt nur, was direkt in die Auswahl eingeht.
head-what-reads-goes-on = Was der Kopf liest, geht an spätere Schichten weiter. Nichts davon geht direkt in die Auswahl ein.
head-fits-number = { $offered } passt mit { $score } und steht auf Rang { $rank }
head-place-fits-best = An der Stelle von { $offered } passt am besten zu { $query }:
head-when-reads-speaks-for = Wenn der Kopf { $offered } liest, spricht er für
head-when-it-reads = Wenn der Kopf { $offered } liest
head-what-head-prefers-all = Was dieser Kopf von allen Wörtern bevorzugt

## pages/head/reasons.js

head-each-pair-one-part = Jedes Paar ist, exakt gerechnet, ein Teil vom Zustand der Zeile mal ein Teil vom Zustand des Wortes. Die Paare werden für jede Seite addiert. Die Normen bleiben wie im Lauf. Der Softmax vergleicht die Scores einer Zeile: Was alle Wörter gemeinsam haben, ändert deshalb nichts.
head-why-fits-parts-score = Warum es passt: die Teile dieses Scores
head-fits-sum-pairs-parts = { $query } passt zu { $offered } mit { $score }: die Summe von { $pairs } Paaren von Teilen.
head-before-cap-or-distance =
    { $fit ->
        [capped] So gut passt es, bevor das Modell die Zahl begrenzt.
       *[biased] So gut passt es, bevor das Modell eine Zahl für den Abstand addiert.
    }
head-of-what-asks = Welcher Teil von { $query } sucht
head-what-offered = Welcher Teil von { $offered } angeboten wird

## pages/head/recompute_card.js

head-from-file = Aus der Datei
head-from-model = Aus dem Modell
head-needs-numpy-rows-file = Braucht NumPy und die Datei dieser Zeile. Gibt für jeden Vektor den größten Fehler aus, im Verhältnis zu seiner größten Zahl: unter 10⁻⁶.
head-run-projects-folder = Starte es im Ordner dieses Projekts. Es gibt für jeden Vektor den größten Fehler aus, im Verhältnis zu seiner größten Zahl: unter 10⁻⁶.
head-copy = Kopieren
head-copied = Kopiert
head-select-copy = Markieren und kopieren
head-python-lines = Python-Zeilen
head-download-row-npz = row.npz herunterladen
head-start-from = Ausgangspunkt
head-reproduce-by-hand = Selbst nachrechnen

## pages/head/scaling_experiment.js

head-row-with-scale = Diese Zeile mit und ohne Skalierung
head-row-run-softmax-s = diese Zeile im Lauf, softmax(s ÷ { $dHead }), in Prozent
head-same-row-without = dieselbe Zeile ohne Skalierung, softmax(s)
head-with-scale-without = Mit Skalierung: { $weights }. Ohne: { $without }.
head-spread-q-k-over = Streuung von q·k über d_k
head-largest-share-softmax = Größter Anteil eines Softmax über zehn Tokens, über d_k
head-without-the-scale = ohne Skalierung
head-with-it = mit Skalierung
head-heads-run-chosen-one = die Köpfe dieses Laufs, der gewählte in Orange
head-dot-products-spread = Skalarprodukte streuen wie √d_k
head-dot-products-random = Skalarprodukte zufälliger Vektoren, deren Zahlen den Mittelwert 0 und die Varianz 1 haben. Jeder Punkt ist die Standardabweichung von Tausenden Produkten.
head-without-scale-one = Ohne Skalierung bekommt ein Token alles
head-largest-share-softmax-over = Der größte Anteil eines Softmax über zehn zufällige Scores, im Durchschnitt. Nahe 100 % ist der Gradient des Softmax fast null. Dann kann das Modell kaum lernen.
head-heads-run-have-d = Die { $count } Köpfe dieses Laufs haben d_k = { $width }. Ihr q·k streut im Durchschnitt um { $heads }; nach der Division sind es { $headsB }. Beim gewählten Kopf sind es { $spread } und { $scaled }. Gelernte q und k müssen nicht die Varianz 1 haben.
head-over-all-heads-rows = Über alle Köpfe und Zeilen dieses Laufs ist der größte Anteil im Durchschnitt { $heads }; ohne Skalierung wäre er { $headsB }. Ein Modell, das ohne Skalierung trainiert wird, würde andere Zahlen lernen.
head-draw-again = Neu ziehen

## pages/head/sentences.js

head-head-off-passes = Dieser Kopf ist aus: Er gibt nichts weiter.
head-model-shows-attention = Dieses Modell zeigt nur seine Attention-Gewichte, also von den vier Bildern nur das dritte. Wähle ein eigenes Modell dieses Projekts, um alle vier zu sehen.
head-nan-change-leaves-row = NaN: Wegen dieser Änderung kann eine Zeile auf nichts mehr schauen.
head-nan-there-nothing = NaN: Es gibt nichts weiterzugeben.
head-head-layer-adds-most = Kopf { $head } der Schicht { $layer } trägt am meisten zu { $target } bei
head-sum-by-distance = Summe { $scores }, mit der Zahl für den Abstand { $scaled }
head-sum-scaled-capped = Summe { $scores }, skaliert und begrenzt: { $scaled }
head-sum-scores-d-head = Summe { $scores } ÷ √{ $dHead } = { $scaled }
head-sum-scaled = Summe = { $scaled }
head-one-of-same-words =
    { $place ->
        [1] das erste { $word }
        [2] das zweite { $word }
        [3] das dritte { $word }
        [4] das vierte { $word }
        [5] das fünfte { $word }
        [6] das sechste { $word }
        [7] das siebte { $word }
        [8] das achte { $word }
        [9] das neunte { $word }
       *[other] das { $place }. { $word }
    }
head-word-asks = { $word } fragt mit { $count } Zahlen, seiner Query. Das Training hat sie gefunden; niemand hat festgelegt, was sie bedeuten.
head-place-asks = Die Stelle nach { $read }, an der { $word } stehen wird, fragt mit { $count } Zahlen, ihrer Query. Das Training hat sie gefunden; niemand hat festgelegt, was sie bedeuten.
head-each-word-answers = Jedes Wort antwortet mit { $count } eigenen Zahlen, seinem Key. Multipliziere Paar für Paar und addiere: Bei gleichen Vorzeichen wächst die Summe.
head-word-fits-best = Jedes Wort antwortet mit { $count } eigenen Zahlen, seinem Key. Multipliziere Paar für Paar und addiere: Bei gleichen Vorzeichen wächst die Summe. Am besten passt { $best }, mit { $fit }.
head-shares-become =
    { $how ->
        [spoiled] Die Anteile ergeben zusammen { $total } und nicht 100 %: Eine Änderung dieses Laufs verfälscht den Softmax. { $best } bekommt { $share }
        [known] Aus den Scores werden Anteile von 100 %. Ist ein Score um 1 höher, wird der Anteil 2,7-mal so groß. { $best } bekommt { $share }
       *[unknown] { $best } bekommt { $share }
    }{ $others ->
        [0] .
        [one] { $isWord ->
            [yes] , das andere Wort { $rest }.
           *[no] , das andere Stück { $rest }.
        }
       *[other] { $isWord ->
            [yes] , die anderen { $others } Wörter zusammen { $rest }.
           *[no] , die anderen { $others } Stücke zusammen { $rest }.
        }
    }
head-value = Value
head-each-word-hands-over = Jedes Wort gibt { $count } andere Zahlen weiter, seinen { $value }, und zwar so viel davon, wie sein Anteil beträgt.
head-sum-is-added-to = Die Summe von allen wird zu { $word } addiert.
head-sum-is-mostly = Zur Summe trägt { $best } am meisten bei. Die Summe wird an der Stelle addiert, an der { $word } stehen wird. Die Schichten darüber arbeiten damit weiter.
head-sum-raises-most =
    { $isNamed ->
        [yes] Für sich allein hebt diese Summe diese Wörter am stärksten: { $list }.
       *[no] Für sich allein hebt diese Summe diese Wörter am stärksten: { $list }; { $word } { $own }.
    }
head-sum-adds-to-label =
    { $isPair ->
        [yes] Direkt zum Logit von { $label } trägt die Summe bei diesem Wort { $added } bei, verglichen mit { $other }.
       *[no] Direkt zum Logit von { $label } trägt die Summe bei diesem Wort { $added } bei, verglichen mit dem Durchschnitt der Labels.
    }
head-how-one-head-gathers = Wie ein Kopf für { $word } bei den anderen sammelt
head-how-one-head-looks-back = Wie ein Kopf von der Stelle zurückschaut, an der { $word } vorgegeben ist
head-how-one-head-decides = Wie ein Kopf entscheidet, wohin er schaut, um { $word } zu schreiben
head-written-in-pieces = „{ $word }“ wird in { $count } Stücken geschrieben; das ist Stück { $piece }.
head-over-sentences-it =
    { $isMixed ->
        [yes] Über { $sentences } Sätze hat dieser Kopf keine feste Gewohnheit.
       *[no] Über { $sentences } Sätze gilt meist: Dieser Kopf { $does } ({ $strength } seiner Attention).
    }
head-adds-most = Von { $count } Köpfen trägt dieser am meisten zu { $target } bei.
head-overview-opens-with = Der Überblick beginnt mit einem anderen, Kopf { $head } der Schicht { $layer }, weil sein Blick leichter zu verstehen ist.

## pages/head/stages.js

head-read = Lesen
head-project = Projizieren
head-compare = Vergleichen
head-scale = Skalieren
head-mask = Maskieren
head-softmax = Softmax
head-mix = Mischen
head-join = Verbinden
head-already-done-q-k = Schon erledigt: q und k wurden je durch { $dHead }^¼ geteilt. Das teilt ihr Produkt durch √{ $dHead } = { $root }.
head-sum-products-spreads = Eine Summe von { $dHead } Produkten streut etwa √{ $dHead }-mal so weit wie ein Produkt. Die Division durch √{ $dHead } = { $root } gleicht das aus. Sonst gäbe der Softmax fast das ganze Gewicht einem einzigen Token.
head-tokens-not-written = Tokens, die noch nicht geschrieben sind, bekämen { $fill }. Dies ist die letzte Zeile; deshalb darf sie auf jedes geschriebene Token schauen.
head-tokens-may-not-be =
    { $isCross ->
        [yes] Tokens, auf die nicht geschaut werden darf, bekämen { $fill }. In dieser Zeile ist nichts maskiert: Ein einzelner Satz braucht kein Padding, und der ganze Ausgangstext ist bekannt.
       *[no] Tokens, auf die nicht geschaut werden darf, bekämen { $fill }. In dieser Zeile ist nichts maskiert: Ein einzelner Satz braucht kein Padding, und ein Token darf in beide Richtungen schauen.
    }
head-results-all-heads = Die Ergebnisse aller { $heads } Köpfe werden aneinandergehängt: { $heads } × { $dHead } = { $headsB } Zahlen. Eine letzte Matrix mischt sie zur Änderung der Zeile. Diese wird zum Residualstrom addiert.
head-each-key-compared = Jeder Key wird durch ein Skalarprodukt mit der Query verglichen. Ist es groß und positiv, bietet dieses Token, was die Zeile sucht. Wähle oben ein Token, um seine { $dHead } Produkte zu sehen.
head-softmax-divides = Der Softmax teilt Exponentialwerte durch ihre Summe. Aus den Scores werden Gewichte, die zusammen 1 ergeben. Ein maskiertes Token bekommt genau 0.
head-every-value-vector = Jeder Value-Vektor wird mit seinem Gewicht multipliziert, dann werden alle addiert. Das Ergebnis kommt vor allem von den Tokens, auf die dieser Kopf geschaut hat.
head-post-norm-model-first = Die ID des Tokens wählt eine Zeile der Embedding-Tabelle, { $dModel } Zahlen; seine Position wird addiert. In diesem Post-Norm-Modell liest die erste Teilschicht diese Summe direkt als x.
head-layers-below-add = Die ID des Tokens wählt eine Zeile der Embedding-Tabelle, { $dModel } Zahlen; seine Position wird addiert. Die Schichten darunter addieren etwas dazu und normalisieren jede Summe. x ist das Ergebnis der LayerNorm nach der Teilschicht darunter.
head-pre-norm-model-reads =
    { $isBottom ->
        [yes] Die ID des Tokens wählt eine Zeile der Embedding-Tabelle, { $dModel } Zahlen; seine Position wird addiert. Mit dieser Summe beginnt der Residualstrom r. Dieses Pre-Norm-Modell liest ihn durch eine LayerNorm: x.
       *[no] Die ID des Tokens wählt eine Zeile der Embedding-Tabelle, { $dModel } Zahlen; seine Position wird addiert. Die Schichten darunter haben ihre Ergebnisse addiert: Das ist der Residualstrom r. Dieses Pre-Norm-Modell liest ihn durch eine LayerNorm: x.
    }
head-three-learned =
    Drei gelernte Matrizen machen aus { $dModel } Zahlen { $dHead }: eine Query für diese Zeile (was sie sucht) und für jedes Token einen Key (was es anbietet) und einen Value (was es weitergibt).{ $isCross ->
        [yes] { " " }Keys und Values werden aus der Ausgabe y des Encoders berechnet, je einer für jedes Token des Ausgangstexts.
       *[no] { "" }
    }{ $isDivided ->
        [yes] { " " }Dieses Modell teilt q und k schon hier durch { $dHead }^¼.
       *[no] { "" }
    }
head-tokens-may-not-be-looked =
    { $isDecoder ->
        [yes] { $closed ->
            [one] Tokens, auf die nicht geschaut werden darf, bekommen { $fill }. Hier: { $closed } Token nach dieser Zeile, weil es noch nicht geschrieben ist.
           *[other] Tokens, auf die nicht geschaut werden darf, bekommen { $fill }. Hier: { $closed } Tokens nach dieser Zeile, weil sie noch nicht geschrieben sind.
        }
       *[no] { $closed ->
            [one] Tokens, auf die nicht geschaut werden darf, bekommen { $fill }. Hier: { $closed } Padding-Token.
           *[other] Tokens, auf die nicht geschaut werden darf, bekommen { $fill }. Hier: { $closed } Padding-Tokens.
        }
    }

## pages/head/tables.js

head-by-token = Nach Token
head-word-summed-over = Nach Wort: Summe über die Stücke eines Keys, Durchschnitt über die Zeilen von { $name }
head-by-dimension-for = Nach Dimension, für { $key }
head-number-residual = Nach Zahl des Residualstroms
head-numbers-as-tables = Die Zahlen als Tabellen
head-every-number-row = Jede Zahl dieser Zeile

## pages/head/tools.js

head-relate = Verknüpfen
head-look-back = Zurückschauen
head-look-across = Hinüberschauen
head-change = ändern
head-layer-head = { $map }, Schicht { $layer }, Kopf { $head }

## pages/head/mount.js

head-step-next-next-b-row = Schritt { $next }, { $nextB }. { $row }

## pages/head/scaling_experiment.js

head-heads-run = Köpfe dieses Laufs
head-the-numbers = Die Zahlen
head-numbers-table-below = { $name }. Die Zahlen stehen in der Tabelle darunter.
head-standard-deviation = Standardabweichung
head-largest-weight-of-row = größtes Gewicht einer Zeile
head-random-vectors = zufällige Vektoren mit { $width } Zahlen

## pages/head/rows.js

# Ein maskiertes Wort.
head-hidden = verdeckt

## Columns of tables, and a part that is off

head-column-token = Token
head-column-mask = Maske
head-column-share = Anteil
head-column-word = Wort
head-column-dimension = Dimension
head-column-number = Nummer
head-part-off = aus
head-key-masked = { $key } maskiert

## pages/heads/mount.js

heads-headline = Wofür jeder Kopf da ist und was die Antwort ohne ihn verliert
heads-running = Der Satz läuft mit und ohne die abgeschalteten Köpfe …
# Vorgelesen; $changed: „dieselben Wörter“ oder die Zahl der geänderten
heads-ran-again = Neu gelaufen: { $changed }.

## pages/heads/board.js

heads-layer = Schicht { $layer }
# Ein Knopf für alle Köpfe einer Schicht, und sein Name für Vorleseprogramme
heads-silence-or-restore =
    { $isOff ->
        [yes] An
       *[no] Aus
    }
heads-silence-or-restore-layer =
    { $isOff ->
        [yes] Schicht { $layer } anschalten
       *[no] Schicht { $layer } abschalten
    }
heads-on-or-off =
    { $isOff ->
        [yes] aus
       *[no] an
    }
# Die Spalten der Tabelle aller Köpfe
heads-column-head = Schicht.Kopf
heads-column-role = Rolle
heads-column-strength = Stärke
heads-column-effect = Wirkung des Abschaltens, Nat
heads-column-entropy = Entropie, Bit
heads-column-likeness = ähnlich dem gewählten
heads-column-now = jetzt
heads-all-heads = Alle Köpfe: { $map }
heads-all-as-table = Alle Köpfe als Tabelle
heads-board = Alle Köpfe: { $map }. Pfeiltasten wählen, die Leertaste schaltet den gewählten ab.

## pages/heads/captions.js

# Der Satz über den gewählten Kopf. $role: widgets-role-does; $token hat das größte Gewicht, $share; $count Tokens pro Zeile.
# Ohne den Kopf verliert oder gewinnt die Antwort $size Nat, am meisten beim Token $most. $label: die Antwort eines Klassifikators.
heads-what-a-head-does =
    { $known ->
        [role] In { $share } der Zeilen der Testsätze gilt: Dieser Kopf { $role }
        [nothing] Hier hat er keine Zahlen, weil seine Zeilen NaN sind
        [weight] { $count ->
            [one] Hier schaut er pro Zeile auf ein Token, mit dem größten Gewicht, { $share }, auf { $token }
           *[other] Hier verteilt er sich pro Zeile auf etwa { $count } Tokens, mit dem größten Gewicht, { $share }, auf { $token }
        }
       *[width] { $count ->
            [one] Hier schaut er pro Zeile auf ein Token
           *[other] Hier verteilt er sich pro Zeile auf etwa { $count } Tokens
        }
    }{ $effect ->
        [nothing] { $isClass ->
            [yes] ; ohne ihn verliert die Antwort { $label } nichts
           *[no] ; ohne ihn verliert diese Antwort nichts
        }
        [loss] { $isClass ->
            [yes] ; ohne ihn verliert die Antwort { $label } { $size } Nat
           *[no] ; ohne ihn verliert diese Antwort { $size } Nat{ $isAt ->
                [yes] , am meisten bei { $most }
               *[no] { "" }
            }
        }
        [gain] { $isClass ->
            [yes] ; ohne ihn gewinnt die Antwort { $label } { $size } Nat
           *[no] ; ohne ihn gewinnt diese Antwort { $size } Nat{ $isAt ->
                [yes] , am meisten bei { $most }
               *[no] { "" }
            }
        }
       *[unknown] { "" }
    }.

## pages/heads/card.js

heads-place =
    { $isOff ->
        [yes] Schicht { $layer }, Kopf { $head }, abgeschaltet
       *[no] Schicht { $layer }, Kopf { $head }
    }
heads-role-and-strength =
    { $isMixed ->
        [yes] gemischt, am meisten { $role } { $share }
       *[no] { $role } { $share }
    }
heads-entropy-in-bits = Entropie { $entropy } Bit
heads-like-the-chosen = Ähnlichkeit mit dem gewählten Kopf { $likeness }
heads-without-it = ohne ihn { $effect } Nat
heads-head-is-on = Schicht { $layer }, Kopf { $head }, ist an

## pages/heads/compared.js

# $kind: eine der letzten drei Nachrichten hier
heads-measure-of-layer = { $kind }, Schicht { $layer }
heads-loading-effects = die Wirkungen werden geladen
heads-measure-and-layer = Maß, Schicht
heads-attention-changed = geänderte Attention, %
heads-entropy-bit = Entropie, Bit
heads-without-it-nats = ohne ihn, Nat

## pages/heads/panel.js

heads-change-by-token = Änderung von log p nach Token
heads-without-it-by-token = Ohne ihn: Änderung von log p nach Token, und Wahrscheinlichkeit des Tokens
# Eine Spalte von Zahlen
heads-nats = Nat

## pages/heads/legend.js

heads-role-and-its-heads = { $role } { $count }
heads-loading-roles = Die Rollen dieser Köpfe werden geladen …
heads-never-measured = Die Rollen dieser Köpfe wurden nicht gemessen. Alle Zahlen hier sind die dieses Laufs.
heads-roles-not-measured = Die Rollen dieser Köpfe wurden nicht gemessen. { $command } misst sie in wenigen Minuten.
heads-key-effect = Änderung von log p ohne den Kopf: −{ $most } Nat { $ramp } +{ $most }
heads-key-entropy =
    { $count ->
        [one] mittlere Entropie der Zeilen: 0 Bit, ein Token { $ramp } { $bits } Bit, nur { $count } Token
       *[other] mittlere Entropie der Zeilen: 0 Bit, ein Token { $ramp } { $bits } Bit, alle { $count } Tokens gleich
    }
heads-key-likeness = Ähnlichkeit mit dem gewählten Kopf, 1 − Jensen-Shannon-Abstand ihrer Zeilen: 0 { $ramp } 1
# Die Balken jedes Kopfes
heads-upper-bar =
    { $by ->
        [like] grauer Balken: Ähnlichkeit
        [entropy] grauer Balken: Entropie in Bit
       *[role] blauer Balken: Stärke der Rolle
    }
heads-lower-bar = unterer Balken: Änderung von log p ohne den Kopf, ±{ $most } Nat

## pages/heads/measures.js: wonach die Köpfe gefärbt sind; die kurzen sind für ein Handy

heads-by-role = Rolle
heads-by-effect = Wirkung hier
heads-by-effect-short = Wirkung
heads-by-entropy = Entropie
heads-by-likeness = Wie der gewählte
heads-by-likeness-short = Ähnlich

## pages/heads/panel.js

# Zwei Spalten von Zahlen
heads-column-share = Anteil
heads-column-chance = Zufallswert
heads-where-it-looks =
    { $count ->
        [0] Wohin er schaut, in vielen Testsätzen
        [one] Wohin er schaut, in { $count } Testsatz
       *[other] Wohin er schaut, in { $count } Testsätzen
    }
heads-mean-weight = Mittleres Gewicht; „Zufallswert“ ist das Gewicht bei gleichmäßiger Attention. Unter der Linie bei { $threshold } ist ein Kopf gemischt.
heads-run-this-sentence = Diesen Satz laufen lassen
heads-sentences-of-strongest-role = Testsätze mit seiner stärksten Rolle: { $role }
heads-sentences-of-this-role = Testsätze, in denen diese Rolle am stärksten ist: { $role }
heads-this-head-is-on = Dieser Kopf ist an
heads-the-chosen-head = Der gewählte Kopf

## pages/heads/progress.js

heads-silencing-so-far = Die Köpfe werden nacheinander abgeschaltet: { $done } von { $heads } …
heads-silencing-each = Die Köpfe werden nacheinander abgeschaltet …

## pages/heads/pruning_captions.js

# Wie groß ein Verlust oder ein Gewinn ist
heads-size-of-cost =
    { $metric ->
        [bleu] { $size } BLEU
       *[accuracy] { $size } Prozentpunkte
    }
heads-claim =
    { $metric ->
        [bleu] Bei 1 BLEU weniger
       *[accuracy] Bei 1 Prozentpunkt Genauigkeit weniger
    } { $share ->
        [all] können alle Köpfe weg
        [three-quarters] können drei Viertel aller Köpfe weg
        [two-thirds] können zwei Drittel aller Köpfe weg
        [half] kann die Hälfte aller Köpfe weg
        [two-fifths] können zwei Fünftel aller Köpfe weg
        [third] kann ein Drittel aller Köpfe weg
        [quarter] kann ein Viertel aller Köpfe weg
        [fifth] kann ein Fünftel aller Köpfe weg
        [none] kann kein Kopf weg
       *[some] { $count ->
            [one] kann { $count } von { $heads } Köpfen weg
           *[other] können { $count } von { $heads } Köpfen weg
        }
    }
# $cost, $random und $most: heads-size-of-cost
heads-first-heads-cost =
    { $isGain ->
        [yes] Ohne die ersten { $count } von { $heads } Köpfen sind es { $cost } mehr.
       *[no] Ohne die ersten { $count } von { $heads } Köpfen sind es { $cost } weniger.
    }
heads-cost-of-heads =
    Ohne die { $count } unwichtigsten von { $heads } Köpfen sind es { $cost } { $isGain ->
        [yes] mehr
       *[no] weniger
    }. Ohne { $count } zufällige sind es { $random } { $isRandomGain ->
        [yes] mehr
       *[no] weniger
    }, ohne die { $count } wichtigsten { $most } { $isMostGain ->
        [yes] mehr
       *[no] weniger
    }.
heads-order =
    { $order ->
        [least] die unwichtigsten zuerst
        [at] zufällig
       *[most] die wichtigsten zuerst
    }
heads-at-random-seed = zufällig, Startwert { $seed }
heads-count-in-map =
    { $map ->
        [encoder] { $count } Encoder
        [decoder] { $count } Decoder
       *[cross] { $count } Cross
    }

## pages/heads/pruning_chart.js

heads-curves = Note nach Zahl der entfernten Köpfe, in drei Reihenfolgen. Pfeiltasten gehen von Punkt zu Punkt, Enter schaltet diese Köpfe ab.
heads-mark-off-now =
    { $count ->
        [0] keiner aus
       *[other] { $isMeasured ->
            [yes] { $count } aus: { $score }
           *[no] { $count } aus: nicht gemessen
        }
    }
# Ein Zeichen an einem Punkt der Kurven, und dasselbe vorgelesen; $maps: heads-count-in-map, mehrere
heads-mark-of-point =
    { $order ->
        [least] { $count } aus, die unwichtigsten zuerst: { $score }
        [at] { $count } aus, zufällig: { $score }
       *[most] { $count } aus, die wichtigsten zuerst: { $score }
    }
heads-point-of-curve =
    { $order ->
        [least] { $count } Köpfe aus, die unwichtigsten zuerst: { $score }, { $maps }
        [at] { $count } Köpfe aus, zufällig: { $score }, { $maps }
       *[most] { $count } Köpfe aus, die wichtigsten zuerst: { $score }, { $maps }
    }
heads-silence-these =
    { $order ->
        [least] { $score }; diese { $count } Köpfe abschalten, die unwichtigsten zuerst
        [at] { $score }; diese { $count } Köpfe abschalten, zufällig
       *[most] { $score }; diese { $count } Köpfe abschalten, die wichtigsten zuerst
    }
heads-so-many-off =
    { $count ->
        [one] { $count } Kopf aus
       *[other] { $count } Köpfe aus
    }
heads-score-by-heads-removed = Note nach Zahl der entfernten Köpfe
# Drei Spalten der Tabelle
heads-unit =
    { $metric ->
        [bleu] BLEU
       *[accuracy] Genauigkeit, %
    }
heads-least-first = unwichtigste zuerst
heads-most-first = wichtigste zuerst
heads-no-head-is-off = Kein Kopf ist aus: { $score }.
# $count: die übernächste Nachricht; $order: heads-order oder heads-at-random-seed
heads-off-now = Jetzt aus: { $count }, { $score }, { $order }.
heads-off-now-own-choice = Jetzt aus: { $count }, deine eigene Auswahl. Die Note dieser Auswahl wurde nicht gemessen.
heads-so-many-of = { $count } von { $heads }
heads-key-least = { $stroke }die unwichtigsten zuerst
heads-key-most = { $stroke }die wichtigsten zuerst
heads-key-now = { $stroke }jetzt aus
heads-key-random =
    { $count ->
        [one] zufällig: Startwert { $seed }
       *[other] zufällig: Mittelwert von { $count } Startwerten, niedrigster bis höchster; ein Klick nimmt Startwert { $seed }
    }
heads-score-as-heads-go = Note, während Köpfe entfernt werden
heads-about-the-curves =
    { $metric ->
        [bleu] BLEU
       *[accuracy] Genauigkeit
    } an { $count ->
        [0] einigen Testsätzen
        [one] { $count } Testsatz
       *[other] { $count } Testsätzen
    }, während die Köpfe nacheinander abgeschaltet werden. Klick auf einen Punkt, um diese Köpfe abzuschalten.
heads-importance =
    Wie wichtig ein Kopf ist, wurde einmal für jeden einzeln gemessen: als mittlere Änderung von log p an { $count ->
        [0] einigen anderen Sätzen
        [one] { $count } anderen Satz
       *[other] { $count } anderen Sätzen
    }. Können zwei Köpfe einander ersetzen, scheinen beide unwichtig; es kann also eine bessere Reihenfolge geben.

## pages/heads/tools.js

# $group: eine Schicht, eine Rolle oder eine Matrix
heads-group =
    { $count ->
        [one] { $group }, { $count } Kopf
       *[other] { $group }, { $count } Köpfe
    }
heads-groups-by-layer =
    { $map ->
        [encoder] Eine Schicht: Encoder
        [decoder] Eine Schicht: Decoder
       *[cross] Eine Schicht: Cross
    }
heads-groups-by-role = Eine Rolle, in allen Matrizen
heads-groups-by-map = Eine Matrix
heads-silence-a-group = Gruppe aus
heads-silence-a-group-of-heads = Eine Gruppe von Köpfen abschalten
heads-off-of-all = { $number } von { $heads } Köpfen aus
heads-colour-by = Farbe nach
heads-sort = Sortieren
heads-sort-by-colours = Die Köpfe nach ihren Farben sortieren
# Ein Knopf: Nur der gewählte Kopf seiner Schicht ist an, und was ein Klick tut
heads-solo =
    { $isAlone ->
        [yes] Solo aus
       *[no] Solo
    }
heads-other-heads =
    { $isAlone ->
        [yes] Die anderen Köpfe dieser Schicht anschalten
       *[no] Die anderen Köpfe dieser Schicht abschalten
    }
heads-keys-head = [Tab], dann Pfeile: von Kopf zu Kopf
heads-keys-silence = [Leertaste] abschalten
heads-keys-map = [1] [2] [3] Encoder, Decoder, Cross
heads-keys-undo = [Strg] [Z] rückgängig

## pages/heads/quick_roles.js

heads-sentences = Sätze
heads-sentences-in = 50 Sätze: { $language }
heads-own-lines = Eigene Zeilen
heads-one-a-line = Ein Satz je Zeile, bis zu 50
heads-no-lines = Schreibe einen Satz je Zeile.
heads-measure-here = Wofür ist jeder Kopf da? Lass einige Sätze laufen und sieh, wohin jeder Kopf in allen schaut.
heads-measure-roles = Rollen messen
heads-measuring = Es wird gemessen …
heads-measured-so-far = { $done } von { $sentences } Sätzen …
heads-cancel = Abbrechen
heads-measured-quickly =
    { $hasPairs ->
        [yes] Rollen, für die man Wortpaare kennen muss, werden an Sätzen gemessen, deren Wörter von Hand verknüpft sind. Wirkungen über viele Sätze werden hier nicht gemessen.
       *[no] Rollen, für die man Wortpaare kennen muss, und Wirkungen über viele Sätze werden hier nicht gemessen.
    }

heads-chart-can-go = { $count } von { $heads } Köpfen: { $change }
heads-chart-removed = entfernte Köpfe, von { $heads }
heads-chart-accuracy = Genauigkeit
heads-chart-point =
    { $count } Köpfe aus, { $order ->
        [least] die unwichtigsten zuerst
        [at] zufällig
       *[most] die wichtigsten zuerst
    }

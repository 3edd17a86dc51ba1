## widgets/before_after.js

widgets-before = Vorher
widgets-after = Nachher
widgets-change = Änderung
widgets-rows-are-nan = Zeilen sind NaN
widgets-most-queries-keys = am meisten: { $queries } → { $keys } { $value }
widgets-enter-selects-row = { $name }. Enter wählt die Zeile.
widgets-before-after = { $sel }, vorher → nachher
widgets-before-and-after = Vorher und nachher
widgets-before-after-or = Vorher, nachher oder Änderung

## widgets/change_captions.js

widgets-points-thousandths = { $thousandths } Prozentpunkte
widgets-masked = maskiert
widgets-cell-before-after =
    { $doesPredict ->
        [yes] { $query } (sagt { $predicts } vorher) → { $key }
       *[no] { $query } → { $key }
    }
    vorher { $before }
    nachher { $after }
    { $at }

## widgets/changed_heads.js

widgets-layer-head = Schicht { $layer }, Kopf { $head }
widgets-no-change = { $name }
    keine Änderung
widgets-attention-changed = { $name }
    { $share } seiner Attention geändert
    am meisten: { $pair } { $change }
widgets-change-every-head = Die Änderung jedes Kopfes
widgets-no-head-has-changed = { $name }: kein Kopf hat sich geändert
widgets-layer-head-in-text = Schicht { $layer }, Kopf { $head }
widgets-change-every-head-label = Änderung jedes Kopfes
widgets-nan-first-in = { $name }: NaN, zuerst in { $head }
widgets-most-changed-in = { $name }, Skala ±{ $scale } Prozentpunkte; am meisten in { $head }

## widgets/changes.js

widgets-same-words = dieselben Wörter
widgets-words-changed =
    { $words ->
        [one] 1 Wort geändert
       *[other] { $words } Wörter geändert
    }

## widgets/compare.js

widgets-running-a = A läuft …
widgets-b-numbers = B − A in Zahlen
widgets-difference-run-run-b = Differenz von Lauf A und Lauf B
widgets-difference-titled = Differenz von Lauf A und Lauf B: { $title }
widgets-b-numbers-titled = B − A in Zahlen: { $title }
widgets-key-difference = B weniger − { $ramp } + mehr, { $scale }
widgets-key-unmatched = { $swatch } dieses Token fehlt im anderen Lauf

## widgets/controls.js

widgets-undo = Rückgängig
widgets-redo = Wiederholen
widgets-reset = Zurücksetzen

## widgets/difference_captions.js

widgets-no-such-token-other = dieses Token fehlt im anderen Lauf
widgets-points = 0 Prozentpunkte
widgets-nothing-to-compare = nichts zu vergleichen
widgets-no-change-in-text = keine Änderung
widgets-attention-moved = { $moved } seiner Attention verschoben
widgets-looks-at = { $queries } schaut auf { $keys }
widgets-masked-in-both = { $who }
    in beiden maskiert
widgets-runs-read-different-tokens = Hier liest A { $a } und B { $b }. Verschiedene Tokens haben keine gemeinsame Zeile, also lässt sich keine Differenz bilden.
widgets-only-one-run-reads =
    { $isA ->
        [yes] Nur A liest { $token }. Verschiedene Tokens haben keine gemeinsame Zeile, also lässt sich keine Differenz bilden.
       *[no] Nur B liest { $token }. Verschiedene Tokens haben keine gemeinsame Zeile, also lässt sich keine Differenz bilden.
    }
widgets-row-has-no-numbers-in-one = { $at } hat Kopf { $head } der Schicht { $layer } in einem der Läufe keine Zahlen: Seine Zeile ist NaN.
widgets-row-looks-as-in-a =
    { $isText ->
        [yes] { $at } schaut Kopf { $head } der Schicht { $layer } genau wie in A: Beide Läufe haben denselben Satz gelesen.
       *[no] { $at } schaut Kopf { $head } der Schicht { $layer } genau wie in A: Beide Läufe haben bis hier dieselben Tokens gelesen.
    }
widgets-row-changes-no-cell = { $at } ändert Kopf { $head } der Schicht { $layer } kein Feld um einen halben Prozentpunkt oder mehr.
widgets-row-looks-more-or-less =
    { $others ->
        [0] { $at } schaut Kopf { $head } der Schicht { $layer } anders: auf { $items }.
        [one] { $at } schaut Kopf { $head } der Schicht { $layer } anders: auf { $items }; auf { $others } anderes insgesamt { $rest } Prozentpunkte.
       *[other] { $at } schaut Kopf { $head } der Schicht { $layer } anders: auf { $items }; auf { $others } andere insgesamt { $rest } Prozentpunkte.
    }

## widgets/difference_table.js

widgets-no-value = kein Wert
widgets-scale = Skala
widgets-to = 0 bis 100
widgets-no-match = keine Entsprechung
widgets-two-runs-have-nothing = Die beiden Läufe haben hier nichts gemeinsam, also lässt sich keine Differenz bilden.
widgets-nothing-here-differs = Hier unterscheidet sich zwischen den beiden Läufen nichts.
widgets-each-row-or-group = jede Zeile oder Gruppe von Zeilen hat ihre eigene Skala
widgets-pair-and-points = { $a } → { $b }, { $change } Prozentpunkte
widgets-pair-and-change = { $a } → { $b }, { $change }
widgets-most-has-changed-at = Am meisten hat sich geändert: { $cells }.
widgets-column-of-head = Kopf { $head }
widgets-difference-in =
    B − A{ $isMore ->
        [yes] , { $more }
       *[no] { "" }
    }

## widgets/experiments.js

widgets-still-word = weiterhin { $word }
widgets-the-same-words = dieselben Wörter
widgets-word-goes =
    { $isWithout ->
        [yes] Ohne ihn ändert sich { $word }: { $before } → { $after }.
       *[no] { $word } ändert sich: { $before } → { $after }.
    }
widgets-goes-after-same-beginning = Nach demselben Anfang ändert sich { $word }: { $before } → { $after }.
widgets-goes-as-first-word = Als erstes Wort ändert sich { $word }: { $before } → { $after }.
widgets-still-gets = Wenn { $start } schon dasteht, bekommt { $word } immer noch { $after }; vorher { $before }.

## widgets/compare.js

widgets-in-points = in Prozentpunkten, { $moved }
widgets-one-scale-for-all = eine Skala für alle Köpfe: ±{ $scale } Prozentpunkte
widgets-selected-head-b-enter = Der gewählte Kopf, B − A. Enter wählt die Zeile.
widgets-head-difference =
    { $isWords ->
        [yes] { $head }, B − A, in ganzen Wörtern
       *[no] { $head }, B − A
    }
widgets-key-masked = { $swatch } darf nicht schauen

## widgets/head_grid.js

widgets-head = Kopf
widgets-layers-down-heads = { $label }, Schichten untereinander und Köpfe nebeneinander. Pfeiltasten wählen einen Kopf.
widgets-layer-number =
    { $isSpelled ->
        [yes] Schicht { $layer }
       *[no] S{ $layer }
    }

## widgets/matrix_labels.js

# Über zwei Spalten: „nach dog → Vorhersage runs“.
widgets-after-token = nach
widgets-predicts = Vorhersage

## widgets/matrix.js

widgets-arrow-keys-move-from = { $label } Pfeiltasten gehen von Feld zu Feld, jedes wird vorgelesen.

## widgets/method_tests.js

widgets-method-title =
    { $method ->
        [attention] Attention eines Kopfes
        [mean-attention] Mittlere Attention, letzte Schicht
        [rollout] Attention-Rollout
        [value-zeroing] Value Zeroing
        [flow] Informationsfluss
        [logit-flow] Logit-Fluss
        [gradient-x-input] Gradient × Eingabe
        [integrated-gradients] Integrierte Gradienten
        [leave-one-out] Weglassen
        [pooling] Anteile beim Pooling
        [word-alignment] aus Satzpaaren gelernt
       *[diagonal] nur nach der Stelle
    }
widgets-method-name =
    { $method ->
        [attention] Attention dieses Kopfes
        [mean-attention] mittlere Attention
        [rollout] Rollout
        [value-zeroing] Value Zeroing
        [flow] Informationsfluss
        [logit-flow] Logit-Fluss
        [gradient-x-input] Gradient × Eingabe
        [integrated-gradients] integrierte Gradienten
        [leave-one-out] Weglassen
       *[pooling] Pooling
    }
widgets-method = Methode
widgets-to-low-high = { $low } bis { $high }
widgets-tests-over-sentences = { $count } Tests an { $sentences } Sätzen, mit 95-%-Intervallen
widgets-measure-is-faithful =
    { $measure ->
        [deletion] Löschen, klein ist treu
        [insertion] Einsetzen, groß ist treu
        [comprehensiveness] Comprehensiveness, groß ist treu
        [sufficiency] Sufficiency, klein ist treu
        [rank] Rang, groß ist treu
       *[first] gleiches erstes Token, groß ist treu
    }
widgets-beats-chance = besser als der Zufall
widgets-with-leave-one-out = τ mit „Weglassen“
widgets-random-orders = zufällige Reihenfolgen
widgets-alignment-error-rates = Fehlerraten der Wortzuordnung in { $sentences } Sätzen, deren Verbindungen Menschen gezogen haben, mit 95-%-Intervallen
widgets-alignment-error = Fehlerrate der Wortzuordnung
widgets-row-predicts-word = Zeile, die das Wort vorhersagt
widgets-row-reads = Zeile, die es liest
widgets-links-sentences-were = Die Verbindungen in { $sentences } Sätzen wurden von Menschen gezogen. Eine Fehlerrate von 0 ist perfekt. Zu sehen sind die { $heads } besten der { $count } Köpfe, die auf den Ausgangstext schauen.

## widgets/most_changed_heads.js

widgets-heads-changed-most = Am stärksten geänderte Köpfe
widgets-share-their-attention = geänderter Anteil ihrer Attention

## widgets/picker.js

widgets-encoder = Encoder
widgets-decoder = Decoder
widgets-cross = Cross
widgets-map-layer-head = { $map }, Schicht { $layer }, Kopf { $head }
widgets-which-attention = Welche Attention
widgets-layer = Schicht

## widgets/roles.js

widgets-role-title =
    { $role ->
        [previous] voriges Token
        [same] dasselbe Token
        [next] nächstes Token
        [first] erstes Token
        [end] Ende
        [punctuation] Satzzeichen
        [separator] Trennzeichen
        [induction] Induktion
        [alignment] Wortzuordnung
        [read-alignment] gelesenes Wort
        [mixed] gemischt
       *[other] { $role }
    }
widgets-role-short =
    { $role ->
        [previous] voriges
        [same] dasselbe
        [next] nächstes
        [first] erstes
        [end] Ende
        [punctuation] Satzzeichen
        [separator] Trennz.
        [induction] Induktion
        [alignment] Zuordnung
        [read-alignment] gelesen
        [mixed] gemischt
       *[other] { $role }
    }
widgets-role-does =
    { $role ->
        [previous] schaut auf das Token davor
        [same] schaut auf dasselbe Token
        [next] schaut auf das Token danach
        [first] schaut auf das erste Token
        [end] schaut auf ‹end›
        [punctuation] schaut auf Satzzeichen
        [separator] schaut auf Kommas, Striche und Klammern
        [induction] schaut auf das, was früher auf dasselbe Token folgte
        [alignment] schaut auf die Wörter, die gerade übersetzt werden
        [read-alignment] schaut auf die Wörter, die zuletzt übersetzt wurden
        [mixed] tut mehrere Dinge
       *[other] { $role }
    }
widgets-encoder-aligns-no = Der Encoder ordnet keine Wörter zu, weil er nur einen Satz liest.
widgets-decoder-cannot-look = Der Decoder kann nicht nach vorn schauen, also schaut kein Kopf auf das nächste Token oder auf ‹end›.
widgets-source-target-two = Ausgangstext und Zieltext sind zwei Sätze, also schaut kein Kopf auf das vorige, dasselbe oder das nächste Token.

## widgets/row_sentence.js

widgets-other-read =
    { $others ->
        [one] { $others } anderes { $read }
       *[other] { $others } andere { $read }
    }
# Danach folgt das Verb: „Um … zu schreiben, schaut …“.
widgets-row-at =
    { $kind ->
        [for] Für { $reads }
        [predicts] Um { $writes } nach { $reads } vorherzusagen,
        [reads] Um { $reads } zu lesen,
        [writes] Um { $writes } zu schreiben,
       *[after] Um { $writes } nach { $reads } zu schreiben,
    }
widgets-row-is-closed = { $token } darf auf kein Token schauen, und ein Softmax über kein Token ist 0 ÷ 0.
widgets-row-looks-at =
    { $isThis ->
        [yes] { $at } schaut dieser Kopf auf { $tokens }.
       *[no] { $at } schaut Kopf { $head } der Schicht { $layer } auf { $tokens }.
    }
widgets-row-has-no-numbers =
    { $isThis ->
        [yes] { $at } hat dieser Kopf keine Zahlen: Seine Zeile ist NaN.
       *[no] { $at } hat Kopf { $head } der Schicht { $layer } keine Zahlen: Seine Zeile ist NaN.
    }
widgets-row-looks-as-before =
    { $isThis ->
        [yes] { $at } schaut dieser Kopf dorthin, wohin er auch vorher schaute.
       *[no] { $at } schaut Kopf { $head } der Schicht { $layer } dorthin, wohin er auch vorher schaute.
    }
widgets-row-turns =
    { $isThis ->
        [yes] { $at } wendet sich dieser Kopf
       *[no] { $at } wendet sich Kopf { $head } der Schicht { $layer }
    } { $turn ->
        [away] von { $from } ab.
        [both] von { $from } ab und { $to } zu.
       *[towards] { $to } zu.
    }

## widgets/shell.js

widgets-still-working-model = Die Berechnung läuft noch: Das Modell wird geladen, oder der Computer ist beschäftigt.

## widgets/table.js

widgets-after-predicts = nach → Vorhersage
widgets-token = Token
widgets-picture = Bild
widgets-table = Tabelle

## widgets/dom.js

widgets-part-page-could-not = Ein Teil dieser Seite konnte nicht geladen werden. Prüfe die Verbindung und lade dann die Seite neu.

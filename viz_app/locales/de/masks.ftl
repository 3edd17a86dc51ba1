masks-every-number-map-nan = Jede Zahl dieser Matrix ist NaN: Keine Query darf auf eine Spalte mit Padding schauen, und ein Softmax über null Felder ist 0 ÷ 0.
masks-softmax-over-wrong = Softmax über die falsche Achse
masks-columns-add-up-rows = Die Spalten haben die Summe 1, die Zeilen nicht. Das Gewicht eines Keys wird auf alle Queries verteilt.
masks-rows-map-add-up = Die Summen der Zeilen dieser Matrix liegen zwischen { $lowest } und { $highest }, nicht bei 1.
masks-positions-indexed = Positionen nach dem Batch-Index
masks-diagonals-fade-heads = Diagonalen verblassen. Köpfe, die auf das Nachbartoken schauten, richten sich jetzt nur noch nach dem Inhalt, und die Wortfolge geht verloren.
masks-encoder-token-gives = Ein Token gibt sich selbst und seinen Nachbarn { $near }, vorher { $nearB }.
masks-nearly-every-row-one = In fast jeder Zeile hat ein Feld 100 %, und alle anderen haben 0.
masks-largest-share-row-on = Der größte Anteil einer Zeile ist im Durchschnitt { $peak }, vorher { $peakB }.
masks-no-causal-mask = Keine kausale Maske
masks-upper-triangle = Das obere Dreieck des Decoders füllt sich. Ein Token sieht die Antwort, die es vorhersagen soll.
masks-model-trained-like = Ein so trainiertes Modell schreibt das nächste Token ab, und sein Verlust sinkt fast auf null. Wenn es selbst schreibt, gibt es kein nächstes Token zum Abschreiben.
masks-no-padding-mask = Keine Padding-Maske
masks-pad-columns-light-up = Die Spalten mit ‹pad› leuchten auf, und derselbe Satz bekommt in einem anderen Batch eine andere Antwort.
masks-pads-have-vectors = Pads haben Vektoren wie andere Tokens. Ohne Maske bekommen sie in jeder Zeile Gewicht.
masks-run-has-no-pads = Dieser Lauf hat keine Pads, also gibt es nichts zu sehen. Füge oben welche hinzu.
masks-row-with-no-open = Eine Zeile ohne offenes Feld
masks-with-row-nan-nan = Mit −∞ wird die Zeile NaN, und NaN breitet sich auf alles Folgende aus. Mit −1e9 gibt die Zeile allen Tokens das gleiche Gewicht, auch den Pads.
masks-softmax-over-no-cell = Ein Softmax über null Felder ist 0 ÷ 0. Das geschieht bei den Queries von Pads, wenn Zeilen und Spalten maskiert sind.
masks-row-layer-gives-every = Zeile 1 der Schicht 1 gibt jedem Token das gleiche Gewicht, ob maskiert oder nicht.
masks-rows-nan = { $name }: { $broken } von { $rows } Zeilen sind NaN.
masks-fill-with = mit −∞ füllen
masks-fill-with-e = mit −1e9 füllen
masks-fill = Füllung
masks-what-you-see = Was du siehst
masks-why = Warum
masks-in-this-run = In diesem Lauf
masks-common-mistakes = Häufige Fehler. Schalte einen ein, um seine Anzeichen kennenzulernen.
masks-classic-bugs = Klassische Fehler
masks-softmax-over-queries = { $code } normiert über die Queries. Das Modell läuft und lernt sogar, deshalb verraten nur die Summen den Fehler.
masks-same-position = Bei Tensoren der Form { $axes } gibt { $code } jedem Token eines Satzes dieselbe Position.
masks-no-division-by = Keine Division durch { $root }
masks-scores-too-wide = Die Scores streuen { $root }-mal zu weit. Der Softmax ist gesättigt, und sein Gradient ist fast null.
masks-attention-to-later-tokens = { $leak } der Attention des Decoders gehen an spätere Tokens. Der neue Text bekommt log p { $whole }, wenn er wie im Training auf einmal gelesen wird, und { $alone }, wenn er Token für Token geschrieben wird. Mit der Maske sind beide Werte { $masked }; ohne sie unterscheiden sich die Werte um { $gap }. Der Verlust im Training misst dann nicht mehr, wie gut das Modell schreibt. Dieses Modell wurde mit der Maske trainiert und hat das Abschreiben nie gelernt.
masks-attention-on-pads =
    { $isClass ->
        [yes] { $changed ->
            [0] Attention auf Pads: { $leaks }; die Klasse bleibt.
           *[other] Attention auf Pads: { $leaks }; die Klasse ändert sich.
        }
       *[no] { $changed ->
            [0] Attention auf Pads: { $leaks }; dieselben Wörter.
            [one] Attention auf Pads: { $leaks }; 1 Wort ist anders.
           *[other] Attention auf Pads: { $leaks }; { $changed } Wörter sind anders.
        }
    }{ $isSameUnpadded ->
        [yes] { " " }Mit der Maske bekommen Pads 0 %, und die Antwort ist dieselbe wie ohne Pads.
       *[no] { "" }
    }
masks-has-no-open-cell = { $token } hat kein offenes Feld. Mit der Füllung −1e9 gibt der Softmax allen Tokens das gleiche Gewicht.
masks-has-no-open-cell-so = { $token } hat kein offenes Feld, also ist der Softmax 0 ÷ 0. Öffne mindestens ein Feld oder wähle die Füllung −1e9, um den anderen Fehler zu sehen.
masks-masks-run = Die Masken dieses Laufs
masks-which-mask = Welche Maske
masks-encoder-reads-left = Encoder liest von links nach rechts
masks-encoder-sees = Encoder sieht nur Nachbarn
masks-encoder-tokens-see = Encoder-Tokens sehen nur sich selbst
masks-decoder-remembers-two = Decoder merkt sich zwei Tokens
masks-decoder-sees-only-end = Decoder sieht vom Ausgangstext nur ‹end›
masks-source-padding = Padding im Ausgangstext
masks-encoder-encoder = Encoder → Encoder
masks-target-padding = Padding im Zieltext
masks-decoder-decoder = Decoder → Decoder
masks-causal = Kausal
masks-decoder = Decoder
masks-cross = Cross-Attention
masks-decoder-encoder = Decoder → Encoder
masks-space-opens-or-closes = Die Leertaste öffnet oder schließt ein Feld. Gehe nach links oder oben zu einem Namen, um seine Zeile oder Spalte zu ändern.
masks-column-close-or-open = Spalte { $key }: schließen oder öffnen
masks-row-close-or-open = Zeile { $query }: schließen oder öffnen
masks-mask-title-keys = Maske: { $title }. { $keys }
masks-short-title =
    { $name ->
        [encoder] Ausgangstext
        [padding] Zieltext
        [causal] Kausal
        [decoder] Decoder
       *[cross] Cross
    }
masks-may-look-at =
    { $isOpen ->
        [yes] { $query } darf auf { $key } schauen
       *[no] { $query } darf nicht auf { $key } schauen
    }
masks-masks-pads-bugs-fixed = Masken, Pads und Fehler lassen sich bei diesem Modell nicht ändern, weil es nur seine Attention-Gewichte zeigt. Wähle eines der eigenen Modelle dieses Projekts.
masks-model-takes-no-pads = Dieses Modell nimmt keine Pads an.
masks-one-pad-fewer =
    { $side ->
        [source] Ein Pad weniger im Ausgangstext
       *[target] Ein Pad weniger im Zieltext
    }
masks-one-pad-more =
    { $side ->
        [source] Ein Pad mehr im Ausgangstext
       *[target] Ein Pad mehr im Zieltext
    }
masks-after-the-text = nach dem Text
masks-before-the-text = vor dem Text
masks-source-pads = Pads im Ausgangstext
masks-preset-masks = Fertige Masken
masks-changed-by-hand = Von Hand geändert
masks-masks-as-run = Masken wie im Lauf
masks-cell-changed =
    { $cells ->
        [one] { $cells } Feld geändert
       *[other] { $cells } Felder geändert
    }
masks-bug-switched-on =
    { $bugs ->
        [one] { $bugs } Fehler eingeschaltet
       *[other] { $bugs } Fehler eingeschaltet
    }
masks-run-again = Neu starten
masks-working = Läuft
masks-click-cell-or-name = ein Feld oder den Namen einer Zeile oder Spalte anklicken
masks-draw-over-cells = über Felder ziehen
masks-what-mask-does = Was eine Maske tut
masks-mask-says-for-each = Eine Maske sagt für jedes Paar von Tokens, ob die Query auf den Key schauen darf. Wenn nicht, wird der Score vor dem Softmax zu −∞:
masks-so-weight-exactly = Dann ist das Gewicht genau 0, und die anderen Gewichte haben weiterhin die Summe 1.
masks-decoder-has-two-masks = Der Decoder hat zwei Masken zugleich: gegen Padding und gegen spätere Tokens.
masks-before-after-read = „Vorher“ und „Nachher“ lesen denselben Zieltext, die erste Antwort. So lassen sich die Felder beider vergleichen. Die Antwort unter „Nachher“ wird frei geschrieben.
masks-pads = Pads:
masks-key-open = { $swatch }darf schauen
masks-key-masked = { $swatch }darf nicht schauen
masks-key-closed = { $swatch }von dir geschlossen
masks-key-opened = { $swatch }von dir geöffnet
masks-key-share = Anteil 0 { $ramp }1
masks-key-change = Änderung − { $ramp }+
masks-keys-tab = [Tab], dann Pfeile und [Leertaste]
masks-keys-undo = [Strg] [Z] rückgängig
masks-running-sentence-with = Der Satz läuft mit seinen Masken durch das Modell …
masks-ran-again = Neu gelaufen: { $changed }.
masks-mask-says-which-words = Eine Maske sagt, auf welche Wörter geschaut werden darf. Schließe einige Felder und starte den Lauf neu

## pages/masks/tools.js

masks-pads-of-side =
    { $side ->
        [source] Ausgangstext
       *[target] Zieltext
    }
masks-pads-after = danach
masks-pads-before = davor

## pages/break/mount.js

break-heads = Köpfe
break-who-may-speak = wer sprechen darf
break-all-heads = Alle Köpfe
break-masks = Masken
break-what-may-be-looked = worauf geschaut werden darf
break-all-masks-bugs = Alle Masken und Fehler
break-words = Wörter
break-what-is-read = was gelesen wird
break-all-words = Alle Wörter
break-word-order = Wortfolge
break-what-says-where-word = was sagt, an welcher Stelle ein Wort steht
break-waves-and-shifts = Wellen, Verschiebungen
break-swap-parts = Teile tauschen
break-from-another-sentence = aus einem anderen Satz
break-two-sentences-side = Zwei Sätze nebeneinander
break-head-layer-off = Kopf { $head } der Schicht { $layer } aus
break-all-heads-look-off = Alle { $heads } Köpfe, die auf { $looked } schauen, aus
break-no-causal-mask = Keine kausale Maske
break-left-out = { $word } weggelassen
break-word-order-shuffled = Wortfolge gemischt
break-no-word-has-place = Kein Wort hat eine Stelle
break-change-one-thing = Ändere etwas im Inneren des Modells und beobachte die Antwort.
break-changes-add-up =
    { $isFound ->
        [yes] Jede Zeile ist ein echter Lauf dieses Satzes. Änderungen sammeln sich an und gelten auf jeder Seite, bis du sie zurücknimmst.
       *[no] Das Modell berechnet, was jede Änderung bewirkt. Änderungen sammeln sich an und gelten auf jeder Seite, bis du sie zurücknimmst.
    }
break-no-answer = Dieses Modell gibt keine Antwort, die eine Änderung treffen könnte. „Masken“ und „Wortfolge“ zeigen, was eine Änderung an seinen Köpfen bewirkt.
break-nothing-changes = Nichts ändert sich: Auch das ist ein Ergebnis.
break-only-reading-fails = Beim Schreiben ändert sich nichts. Liest das Modell eine fertige Antwort, sieht es spätere Wörter, und seine Vorhersagen werden falsch.
break-hidden-from =
    { $isTranslator ->
        [yes] { $word } vor dem Decoder verborgen
       *[no] { $word } vor allen späteren Wörtern verborgen
    }

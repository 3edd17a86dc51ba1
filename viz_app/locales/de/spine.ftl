## spine/changes.js

spine-refused = { $changes }: { $reason }

## pages/spine/changes.js

spine-how-changes-read = durchgestrichen = vorher, unterstrichen = nachher; jede Seite zeigt den geänderten Lauf
spine-undo-all = Alles zurück
spine-changed = Geändert
spine-changes-of-run = Änderungen dieses Laufs
spine-undo = Rückgängig: { $text }
spine-this-change = Diese Änderung

## pages/spine/line.js

spine-typed = getippt: „{ $typed }“
spine-not-written-yet = noch nicht geschrieben

## pages/spine/play.js

spine-stop = Anhalten
spine-play-the-words = Wörter abspielen
spine-speed = Tempo { $speed }

## pages/spine/state.js

spine-nan = NaN: Wegen dieser Änderung kann eine Zeile auf nichts mehr schauen
spine-adds-for-label = { $part } für { $label }
spine-head-off = dieser Kopf ist aus
spine-share-of-head = { $share } der Attention von Kopf { $head } der Schicht { $layer }
spine-no-label-reaches = kein Label erreicht { $below }
spine-same-verdict = dasselbe Urteil; { $label } { $was } → { $probability }
spine-same-words = dieselben Wörter; { $word } { $was } → { $now }
spine-text = Text
spine-given = Vorgegeben
spine-written = Geschrieben

## pages/spine/verdict.js

spine-verdict = Urteil

## pages/spine/mount.js

spine-not-run-yet-enter = noch kein Lauf: Enter
spine-a-given-word = vorgegebenes Wort
spine-word-of = Wort { $step } von { $count }
spine-word-before = Voriges Wort
spine-next-word = Nächstes Wort
spine-pieces-key = Zeigt die Stücke, die das Modell liest und schreibt. Sonst werden die Gewichte eines Wortes über die Stücke eines Keys addiert und über die Stücke einer Query gemittelt. Taste: W
spine-pieces = Stücke
spine-close = Schließen
spine-sentence-answer = Der Satz und seine Antwort
spine-all = Alles
spine-changes =
    { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
spine-show-whole-answer = { $text }: die ganze Antwort zeigen
spine-now-it-writes = Jetzt schreibt es: { $output }
spine-as-it-was = So war es: { $output }

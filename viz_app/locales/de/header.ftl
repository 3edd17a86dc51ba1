## header/decoding.js

header-forced = vorgegeben:

## header/pins.js

header-heads-silenced =
    { $count ->
        [one] 1 Kopf abgeschaltet
       *[other] { $count } Köpfe abgeschaltet
    }
header-changes-of-masks =
    { $count ->
        [one] 1 Änderung der Masken
       *[other] { $count } Änderungen der Masken
    }
header-bugs =
    { $count ->
        [one] Fehler { $names }
       *[other] Fehler { $names }
    }
header-masked-cells = maskierte Felder mit { $score } gefüllt
header-pads =
    { $isLeft ->
        [yes] Pads links: { $count }
       *[no] Pads: { $count }
    }
header-positions = Positionen { $order }
header-tokens-left-out =
    { $count ->
        [one] 1 Token weggelassen
       *[other] { $count } Tokens weggelassen
    }
header-steered = gesteuert
header-with-forced-beginning = vorgegeben
header-run-as-a-chat = als Chat
header-which-sentence = Satz { $number }

header-run-pinned = angeheftet
header-run-now = jetzt
header-run-next = danach

## pages/header/address.js

header-link-from-another-version = Dieser Link stammt aus einer anderen Version. Sein Satz bleibt, seine Auswahl nicht.

## pages/header/buttons.js

header-link-copied = Der Link ist kopiert. Er öffnet diesen Satz mit Modell, Kopf und Schritt.
header-copy-this-link = Kopiere diesen Link: { $address }
header-whole-words = Ganze Wörter
header-pieces-of-words = Stücke von Wörtern

## pages/header/decoding.js

header-as-a-chat = Als Chat
header-as-a-chat-key = Dein Text ist die Nachricht einer Person. Um ihn herum steht die Chat-Vorlage des Modells.
header-system-message = Systemnachricht
header-no-system-message = keine

## pages/header/decoding.js

header-forced-name = vorgegeben: { $words }. Vorgegebenen Anfang entfernen
header-forced-click-removes = Beginnt mit „{ $words }“. Ein Klick entfernt diesen Anfang.

## pages/header/decoding.js

header-nothing-is-forced = nichts vorgegeben
header-starts-with = Beginnt mit
header-how-next-token-chosen = Wie das nächste Token gewählt wird
header-reset = Zurücksetzen
header-greedy-nothing-forced = Gierig, nichts vorgegeben

## pages/header/runs.js

header-compute-here = Hier rechnen (20 MB)

## pages/header/pins.js

header-next-run-is-b = Ändere den Satz, das Modell, das Dekodieren oder einen Kopf: Dein nächster Lauf ist B.
header-no-difference-on-model = Diese Ansicht zeigt das Modell von B und keinen Lauf, also lässt sich keine Differenz bilden.
header-one-run-on-this-tab = Diese Ansicht zeigt einen einzigen Lauf, B. Sie hat keine Differenz; die anderen Ansichten zeigen A, B und B − A.
header-difference = Differenz
header-which-run = Welcher Lauf
header-swap = Tauschen
header-unpin = Ablösen
header-two-runs = Zwei Läufe
header-pin = Anheften
header-pinned-as-a = Als A angeheftet. Ändere den Satz, das Modell, das Dekodieren oder einen Kopf: Dein nächster Lauf ist B.
header-pinned-run-was = { $error } Der angeheftete Lauf wurde entfernt.
header-nothing-is-pinned = Nichts ist angeheftet.
header-pinned = Angeheftet
header-unpin-key = Lauf A ablösen. Taste: P
header-pin-key = Diesen Lauf als A behalten und den nächsten mit ihm vergleichen. Taste: P

## pages/header/runs.js

# $reason is a sentence.
header-still-that-of = { $reason } Das Bild darunter ist noch das von „{ $text }“
header-model-needs-server-models = Dieses Modell braucht den Server. Die Modelle dieses Projekts können im Browser gerechnet werden.

## pages/header/sentences.js

header-not-all-sentences-translated = { $error } Nicht alle Sätze sind übersetzt.
header-sentences = Sätze
header-the-whole-translation = Die ganze Übersetzung
header-the-sentence-before = Der vorige Satz
header-the-next-sentence = Der nächste Satz
header-sentence-of-count = Satz { $chosen } von { $count }
header-sentences-translated = { $done } von { $count } übersetzt

## pages/header/view.js

header-tokens =
    { $tokens ->
        [one] 1 Token
       *[other] { $tokens } Tokens
    }
# Der Satz eines Links, bis sein Bild da ist.
header-awaited = „{ $text }“
header-working = Rechnet
header-weights = Seine Parameter belegen als { $kind } { $megabytes } MB Speicher.

## pages/header/header.html

header-start-again = Ohne Einstellungen neu anfangen
header-model = Modell
header-sentence = Satz
header-examples = Beispiele
header-options = Optionen
header-live = Live
header-run-while-you-type = Beim Tippen rechnen
header-tour-and-lessons = Rundgang und Lektionen
header-tour = Rundgang
header-save-what-you-see = Ansicht speichern
header-save = Speichern
header-share-copy-a-link = Teilen: Link zu dieser Ansicht kopieren
header-share = Teilen
header-light-or-dark = Hell oder dunkel
# Die Seite mit den Bausteinen von Gradio
header-plain-page = Schlichte Seite
header-plain-page-is = Dieselben Läufe in den Bausteinen von Gradio
header-open-in-glassformer = In Glassformer öffnen

## pages/header/options.js

header-language = Sprache
header-nobody-has-read-it = Diese Übersetzung hat noch niemand gelesen, dessen Muttersprache Deutsch ist. Wenn du einen Fehler findest, melde ihn bitte dem Projekt: Wie das geht, steht dort in CONTRIBUTING.md.

## pages/header/view.js

header-translate = Übersetzen
header-write = Schreiben
header-classify = Klassifizieren
header-encode = Kodieren

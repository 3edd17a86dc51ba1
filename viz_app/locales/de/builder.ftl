builder-language = Sprache der Texte
builder-first-language = { $language }, die erste
builder-text = Text
builder-question = Frage
builder-choice = Antwort { $number }
builder-feedback = Warum nicht „{ $choice }“
builder-hint = Hinweis
builder-after = Nach der Antwort

## The builder and its tools

builder-heading = Eine Lektion bauen
builder-label = Werkzeug für Lektionen
builder-title-field = Titel der Lektion
builder-untitled = Eine Lektion
builder-close = Schließen
builder-undo = Rückgängig
builder-redo = Wiederholen
builder-add = Diese Ansicht als Station
builder-try = Ausprobieren
builder-copy-link = Als Link kopieren
builder-save = Als Datei speichern
builder-moodle = Für Moodle
builder-open-file = Datei öffnen
builder-new = Neu
builder-earlier = Frühere Fassungen
builder-comes-back = Die Lektion davor kommt mit „Rückgängig“ zurück.
builder-link-copied = Der Link dieser Lektion ist kopiert: { $count } Zeichen.
builder-copy-this = Diesen Link kopieren
builder-packing = Wird gepackt: Datei { $file } von { $count } …
builder-packed = Das Paket ist gespeichert: { $size } MB, mit allen Modellen dieser Seite. Ein kleineres, aus einer gespeicherten Datei: glassformer scorm lesson.json
builder-files-lost = Die Dateien der Seite lassen sich hier nicht holen. Speichere die Lektion als Datei, dann: glassformer scorm lesson.json

## The stops

builder-no-text = Noch kein Text
builder-up = Station { $stop } nach oben
builder-down = Station { $stop } nach unten
builder-twin = Station { $stop } kopieren
builder-drop = Station { $stop } löschen
builder-added = Station { $stop } hinzugefügt.
builder-deleted = Station { $stop } gelöscht. „Rückgängig“ holt sie zurück.
builder-moved = Station { $from } ist jetzt Station { $to }.
builder-most = Eine Lektion hat höchstens { $most } Stationen.
builder-no-right = Station { $stop } hat keine richtige Antwort: Setze ein * vor die richtige.

## The fields of a stop

builder-replace-view = Durch diese Ansicht ersetzen
builder-frame = Rahmen
builder-insert = Einfügen
builder-from-run = aus dem Lauf
builder-nothing = nichts
builder-covered = Bis zur Antwort verdeckt
builder-tries = Versuche
builder-any-tries = Beliebig viele
builder-ask-none = Keine Frage
builder-ask-choices = Eine Frage mit Antworten zur Wahl
builder-ask-tokens = Antwort: Tokens des Ausgangstexts
builder-ask-poll = Eine Frage ohne richtige Antwort
builder-ask-find = Eine Aufgabe: eine Ansicht finden
builder-ask-text = Eine Aufgabe: einen Text schreiben
builder-choices = Antworten, eine je Zeile; * steht vor der richtigen, | vor dem Grund, warum eine andere es nicht ist
builder-when = Gilt für die Ansicht, eins je Zeile, etwa { "{weight} > 60" }

## What the builder says of a text, and of the page

builder-typed = „{ $text }“ ist getippt: Es bleibt stehen, wenn sich der Lauf ändert. Füge es aus dem Lauf ein.
builder-placed = „{ $text }“ stimmt auf einem Handy nicht, denn es hat nur eine Spalte. Füge stattdessen { "{where@heads}" } ein, mit dem Namen der Stelle.
builder-cover = „{ $place }“ verdecken: Dort steht { $fact }
builder-cover-place = „{ $place }“ verdecken: Dort kann die Antwort stehen
builder-cover-all = Alle diese Stellen verdecken
builder-make-first = Als erste Sprache: { $language }
builder-is-first = Erste Sprache ist jetzt { $language }: Was einer anderen fehlt, steht in ihr. „Rückgängig“ nimmt es zurück.

lessons-above = oberhalb
lessons-below = unterhalb
lessons-left = links
lessons-right = rechts
lessons-on-page = auf der Seite

## Texts that are written

lessons-compare = Vergleichen
lessons-compare-with = So lässt es sich sagen:
lessons-written = Du hast geschrieben:

## Questions without a right answer

lessons-skip = Überspringen

## Texts that a class hands in

lessons-send = Senden

## The list of lessons, and what the menu has for teachers

lessons-note = { $minutes } min
lessons-note-level = Stufe { $level }, { $minutes } min
lessons-note-way = { $at } von { $count }, { $minutes } min
lessons-for-beginners = Ein kurzer Weg für den Anfang
lessons-more = Mehr, nach Schwierigkeit
lessons-go-on = Weiter mit „{ $title }“
lessons-go-on-at = Station { $stop }
lessons-class = Unterricht starten
lessons-class-note = alle antworten auf ihren Handys
lessons-join = Einer Klasse beitreten
lessons-join-note = mit einem Code
lessons-worksheet = Arbeitsblatt und Lösung
lessons-worksheet-note = zu dieser Lektion, zum Drucken
lessons-yours = Deine Antworten
lessons-yours-note = mit ihren Codes
lessons-collect = Antworten einsammeln
lessons-collect-note = die Codes einer Klasse
lessons-build = Eine Lektion bauen
lessons-build-note = aus Ansichten wie dieser
lessons-open = Eine Lektion öffnen
lessons-open-note = eine Datei
lessons-over = „{ $title }“ ist zu Ende. Als Nächstes unter Rundgang: „{ $next }“. Oder tippe einen eigenen Satz und mach ihn kaputt.

## The sheet of a stop

lessons-stop-of = { $stop } von { $count }
lessons-leave = Verlassen
lessons-back = Zurück
lessons-next = Weiter
lessons-finish = Abschließen
lessons-finished = Fertig
lessons-done = Schließen
lessons-show-me = Auflösen
lessons-press-again = Noch einmal drücken, dann kommt die Antwort
lessons-otherwise = Dieser Lauf sagt etwas anderes: Die Lektion entstand mit einem anderen Modell oder einer anderen Version davon.
lessons-not-shown = Diese Station lässt sich nicht zeigen: { $problem }
lessons-covered = Bis zur Antwort verdeckt

## Questions

lessons-answer = Antworten
lessons-hint = Hinweis
lessons-click = Klick es im Satz an. Die Balken und Zahlen kommen nach deiner Antwort.
lessons-chosen = Gewählt: { $token }.
lessons-is-right = **Richtig**: { $right }.
lessons-is-another = **Deine Antwort**: { $said }. Es ist etwas anderes.
lessons-answer-is = **Antwort**: { $right }.
lessons-said-shown = **Deine Antwort**: { $said }. Antwort: { $right }.
lessons-said-right = **Deine Antwort**: { $said }. Richtig: { $right }.
lessons-said = **Deine Antwort**: { $said }.
lessons-said-nothing = **Deine Antwort** fehlt.
lessons-shown = aufgelöst
lessons-check = Diese Ansicht prüfen
lessons-found = Gefunden
lessons-not-found = **Diese ist es nicht**. Suche weiter, dann prüfe noch einmal.
lessons-tries-over =
    { $tries ->
        [one] **Diese ist es nicht**, und es gab nur einen Versuch.
       *[other] **Diese ist es nicht**, und das war der letzte von { $tries } Versuchen.
    }
lessons-one-that-fits = Einer, der passt: **{ $head }**.

## Classes

lessons-sent = Gesendet

## Lessons of links and files

lessons-unreadable = Dieser Link enthält keine lesbare Lektion. Lass dir stattdessen die Datei der Lektion geben.
lessons-too-long = Diese Lektion hat { $count } Zeichen; höchstens { $most } passen.

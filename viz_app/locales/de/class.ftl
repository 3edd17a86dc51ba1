class-show-why = Text zeigen
class-poll = haben geantwortet
class-write = Schreibe, dann sende.
class-written-answers = Geschriebene Antworten
class-texts-stay = Bleiben auf den Handys
class-texts-stay-how = Alle vergleichen ihren Text selbst mit der Antwort der Lektion.
class-texts-come = Kommen zu mir
class-texts-come-how = Höchstens 140 Zeichen je Text. Die Texte werden bis zum Ende aufbewahrt, und die Tafel zeigt einen erst, wenn du ihn anklickst.
class-reveal = Text { $number } zeigen
class-cover = Text { $number } verdecken
class-reveal-it = An der Tafel zeigen
class-cover-it = An der Tafel verdecken
class-reveal-how = Texte. Ein Klick zeigt einen.
class-show-example = Eine mögliche Antwort zeigen

## Start a class

class-start-heading = Unterricht starten
class-start = Unterricht starten
class-lesson = Lektion
class-pace = Tempo
class-i-lead = Ich führe
class-i-lead-how = Alle Handys stehen an deiner Station. Eine Taste führt durch: fragen, schließen, zeigen, weiter.
class-own-pace = Alle im eigenen Tempo
class-own-pace-how = Alle gehen selbst weiter. Du siehst, wie weit die Klasse gekommen ist, und kannst sie anhalten.
class-feedback = Rückmeldung
class-when-shown = Wenn ich sie zeige
class-when-shown-how = Kein Handy verrät die Antwort. Nach dem Gespräch kannst du noch einmal fragen.
class-at-once = Sofort, mit einem zweiten Versuch
class-at-once-how = Wie zu Hause: ein Hinweis, ein zweiter Versuch, dann die Erklärung.
class-animals = Alle bekommen ein zufälliges Tier. Niemand tippt einen Namen.
class-kept = **Bis zum Ende aufbewahrt:** Raum, Lektion, Station, Wahl, eine Zufallszahl für jedes Handy, die Minute. Kein Name, keine Adresse, kein Cookie. Gelöscht eine Minute, nachdem du auf „Beenden“ drückst, oder 24 Stunden nach dem Start. Wenn du aufschreibst, zu wem das Tier „{ $animal }“ gehört, enthält diese Liste personenbezogene Daten, und sie ist deine.

## The board

class-board = Die Tafel der Klasse
class-open-and-type = Öffne { $address } und tippe
class-here = { $count ->
    [one] **{ $count }** ist da.
   *[other] **{ $count }** sind da.
  }
class-copy-link = Meinen Link kopieren
class-copy-link-note = Mit ihm führst du die Klasse von überall, auch nach dem Neuladen. Behalte ihn für dich.
class-link-copied = Kopiert. Wer diesen Link hat, führt die Klasse.
class-not-copied = Dieser Browser lässt die Seite nicht kopieren. Kopiere die Adresse dieser Seite.
class-stop-of = { $stop } von { $count }
class-begin = Beginnen
class-next = Weiter
class-back = Zurück
class-finish = Abschließen
class-undo = Rückgängig
class-close-of = Schließen: { $done } von { $count }
class-show-answers = Antworten zeigen
class-show-right = Zeigen, was richtig ist
class-again = Noch einmal abstimmen
class-picture = Bild
class-open-door = Tür öffnen
class-close-door = Tür schließen
class-door-closed = Die Tür ist zu.
class-let-go = Alle weitergehen lassen
class-hold = Alle hier anhalten
class-table = Tabelle
class-end = Beenden
class-end-class = Unterricht beenden
class-keys = Bild ab weiter · Bild auf zurück · P Bild · B schwarz
class-count = **{ $number }** von { $count }
class-second-vote-open = haben geantwortet. Zweite Abstimmung.
class-closed = Antworten. Überzeugt die Person neben euch; dann stimmt noch einmal ab oder seht, was richtig ist.
class-closed-second = Antworten. Der Strich ist die erste Abstimmung.
class-right = richtig
class-found-it = haben es gefunden
class-elsewhere = Andere Ansichten: { $count }
class-right-before = richtig, { $before } vor dem Gespräch
class-late = Zu spät gekommen? Scanne das hier oder tippe den Code.
class-first-vote = erste Abstimmung
class-second-vote = zweite Abstimmung
class-says = **Die Klasse** sagt
class-guesses = **Die Klasse** rät
class-looks = **Der Kopf** schaut
class-head-covered = **Der Kopf** ist verdeckt
class-lines-covered = Die Linien sind verdeckt.
class-closed-votes = Antworten. Zweite Abstimmung.
class-key-share = Anteil: 0 { $ramp } 1

## The end

class-found-out = Was ihr herausgefunden habt
class-right-answers = Richtige Antworten
class-question = Frage
class-right-column = Richtig
class-right-of = { $right } von { $count }
class-not-asked = nicht gefragt
class-over = Der Unterricht ist zu Ende.
class-deleted-soon = Was davon aufbewahrt wurde, wird in einer Minute gelöscht.
class-gone = Der Unterricht ist zu Ende, und alles, was davon aufbewahrt wurde, ist gelöscht.

## The teacher's table

class-who = Wer was gesagt hat
class-who-heading = Wer was gesagt hat: nur für dich
class-pupil = Tier
class-stop = Station { $stop }
class-phone = Handy
class-drop = Entfernen
class-drop-one = Entfernen: { $animal }
class-download = CSV herunterladen

## A phone

class-join-heading = Einer Klasse beitreten
class-type-code = Tippe den Code von der Tafel.
class-code = Code der Klasse
class-join = Beitreten
class-to-page = Zurück zur Seite
class-six-digits = Der Code hat sechs Ziffern. Schau auf die Tafel.
class-nobody-asks = Du bekommst ein zufälliges Tier. Niemand fragt nach deinem Namen.
class-you-are = Dein Tier: { $animal }
class-begins-soon = Es geht gleich los. Lass diese Seite offen.
class-leave = Verlassen
class-choose = Wähle, dann sende.
class-sending = Wird gesendet …
class-sent = Gesendet. Du kannst es ändern, bis die Frage geschlossen wird.
class-talk = Geschlossen. Sprecht darüber: Was sagt die Person neben dir?
class-teacher-goes-on = Deine Lehrkraft macht weiter.
class-offline = Keine Verbindung. Deine Antwort bleibt erhalten; die Seite versucht es wieder.
class-lost = Keine Verbindung. Deine Antwort bleibt erhalten, und die Seite versucht es von selbst wieder.
class-over-heading = Der Unterricht ist zu Ende
class-thanks = Danke.
class-done = Schließen

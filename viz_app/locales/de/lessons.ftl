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

lessons-nothing = fehlt.
lessons-said = Deine Antwort
lessons-skip = Überspringen
lessons-show-why = Text zeigen
lessons-poll = haben geantwortet
lessons-voted = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
  }

## Texts that a class hands in

lessons-send = Senden
lessons-write = Schreibe, dann sende.
lessons-written-answers = Geschriebene Antworten
lessons-texts-stay = Bleiben auf den Telefonen
lessons-texts-stay-how = Alle vergleichen ihren Text selbst mit der Antwort der Lektion.
lessons-texts-come = Kommen zu mir
lessons-texts-come-how = Höchstens 140 Zeichen. Sie werden bis zum Ende aufbewahrt, und die Tafel zeigt einen erst, wenn du ihn anklickst.
lessons-reveal = Text { $number } zeigen
lessons-cover = Text { $number } verdecken
lessons-reveal-it = An der Tafel zeigen
lessons-cover-it = An der Tafel verdecken
lessons-reveal-how = Texte. Ein Klick zeigt einen.
lessons-show-example = Eine mögliche Antwort zeigen

## The builder's fields for a lesson in another language

lessons-language = Sprache der Texte
lessons-first-language = { $language }, die erste
lessons-text = Text
lessons-question = Frage
lessons-choice = Antwort { $number }
lessons-feedback = Warum nicht „{ $choice }“
lessons-hint = Hinweis
lessons-after = Nach der Antwort

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

## Texts that a class hands in

lessons-send = Senden

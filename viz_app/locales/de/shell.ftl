## shell/shell.js

shell-reload = Neu laden

## handlers/tabs.py

shell-view-overview = Überblick
shell-view-translate = Wort für Wort
shell-about-translate = Dekodieren: was geschrieben wurde und was möglich gewesen wäre
shell-view-sentences = Viele Sätze
shell-about-sentences = Auswertung eines Korpus: ein Modell und eine Liste von Texten
shell-tab-heads = Köpfe
shell-view-head = Ein Kopf
shell-about-head = Query, Key, Value: wie ein Attention-Kopf entscheidet, wohin er schaut
shell-view-heads = Alle Köpfe
shell-about-heads = Attention-Köpfe: wofür jeder von ihnen da ist
shell-view-corpus = In vielen Sätzen
shell-about-corpus = Porträts der Köpfe: was jeder Kopf in einem Korpus tut
shell-tab-why = Warum
shell-view-why = Wörter
shell-about-why = Attribution: auf welchen Wörtern eine Antwort beruht, nach mehreren Methoden
shell-view-flow = Teile und Wege
shell-about-flow = Teile der Logits und Informationsfluss: wodurch ein Wort geschrieben wurde und auf welchem Weg
shell-tab-break = Kaputt machen
shell-view-break = Hier anfangen
shell-about-break = Eingriffe: etwas im Inneren ändern
shell-view-masks = Masken
shell-about-masks = Attention-Masken: worauf geschaut werden darf
shell-view-positions = Wortfolge
shell-about-positions = Positionskodierung: was sagt, an welcher Stelle ein Wort steht
shell-view-patch = Teile tauschen
shell-about-patch = Aktivierungs-Patching: Teile eines anderen Laufs in diesem
shell-tab-model = Modell
shell-view-anatomy = Bauplan
shell-about-anatomy = Architektur: woraus das Modell besteht
shell-view-model-words = Wortkarte
shell-about-model-words = Token-Embeddings: welche Wörter das Modell ähnlich findet
shell-view-model-learning = Lernen
shell-about-model-learning = Trainingsverlauf: das Modell zu mehreren Zeitpunkten seines Trainings
shell-view-model-faithfulness = Welcher Erklärung trauen
shell-about-model-faithfulness = Treue: Erklärungen werden getestet
shell-view-model-here = Hier trainieren
shell-about-model-here = Training: Ein winziges Modell lernt in diesem Tab

## shell/index.html, pages/first.html

shell-skip = Zum Bild springen
shell-pages = Seiten
shell-sentence-and-answer = Der Satz und seine Antwort
shell-loading = Wird geladen
shell-try-again = Noch einmal

## pages/model/faithfulness_view.js

model-loading-the-tests = Die Tests werden geladen …
model-faithful-explanation = Eine treue Erklärung nennt die Tokens, auf denen die Vorhersage beruht. Ohne sie fällt die Wahrscheinlichkeit: Die Fläche beim Löschen ist klein. Mit ihnen allein ist die Wahrscheinlichkeit da: Die Fläche beim Einsetzen ist groß.
model-model-was-not = Dieses Modell wurde nicht gemessen. Für ein Modell dieses Projekts tut das der Befehl glassformer explain --bench NAME --data DIR.
model-which-explanation = Welcher Erklärung trauen
model-tests-explanations = Tests der Erklärungen
model-measured-over = Gemessen an { $sentences } Validierungssätzen. { $small }

## pages/model/vocabulary_map.js

model-of-the-sentence = aus dem Satz
model-chosen-token = Das gewählte Token, seine Nachbarn und die Tokens des Satzes
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] PCA: die beiden Richtungen mit der größten Varianz; sie enthalten { $variance } davon.{ " " }
       *[no] t-SNE hält Nachbarn zusammen, soweit zwei Dimensionen das erlauben. Abstände und die Größe von Gruppen bedeuten nichts.{ " " }
    }Von den { $of } wahren Nachbarn eines Tokens gehören { $kept } auch hier zu seinen { $of } nächsten{ $isSample ->
        [yes] { " " }(gemessen an { $sample } Tokens)
       *[no] { "" }
    }. Die Liste der Nachbarn ist exakt.
model-map-all-tokens-arrow = Karte aller Tokens. Pfeiltasten wählen das nächste Token in dieser Richtung.
model-map-as-table = Die Karte als Tabelle
model-map-all-tokens = Karte aller Tokens
model-all-tokens-two = Alle { $count } Tokens in zwei Dimensionen

## pages/model/vocabulary_panel.js

model-no-token-starts-with = Kein Token beginnt mit diesem Text. Das Modell zerlegt ein solches Wort in Stücke.
model-token-such-as-winter = ein Token, etwa winter
model-find-a-token = Token suchen
model-token-word = Token { $word }
model-in-count-side = { $side }: { $count }
model-length-training-texts =
    { $isCount ->
        [yes] Token { $word } · Länge { $count } · in den Trainingstexten: { $times }
       *[no] Token { $word } · Länge { $count }
    }
model-target-has-another = Der Zieltext hat eine andere Tabelle, die hier nicht gezeichnet ist.
model-source-target-share = Ausgangstext und Zieltext teilen sich eine Tabelle. Ein Wort muss nicht nahe bei seiner Übersetzung liegen, weil die Köpfe die Wörter zuordnen.
model-this-sentence = Dieser Satz
model-the-chosen-token = Das gewählte Token
model-nearest-cosine = Seine { $count } nächsten von { $countB }, nach dem Kosinus
model-cosine-over-all = Kosinus über alle { $width } Dimensionen, unabhängig von der Karte.

## pages/model/vocabulary_view.js

model-drawing-map-all = Die Karte aller Tokens wird gezeichnet …
model-zoom-in = Vergrößern
model-zoom-out = Verkleinern
model-all = Alle
model-the-sentence = Der Satz
model-which-map = Welche Karte
model-drag-box-zoom-double = Rahmen ziehen vergrößert, Doppelklick zeigt alles
model-which-words-model = Welche Wörter das Modell ähnlich findet
model-is-chosen = { $word } ist gewählt.
model-key-of-sentence = { $swatch }aus diesem Satz
model-key-chosen = { $swatch }gewählt
model-key-neighbours = { $swatch }zu den Nachbarn
model-keys-find = [/] suchen
model-keys-token-to-token = [←][→][↑][↓] auf der Karte: von Token zu Token
model-keys-zoom = [+][−][0] auf der Karte: Zoom

## pages/model/train_captions.js

model-before-starts-what = Vor dem Start: Was passiert { $session }?
model-guess-second = Gib einen Tipp ab. Dann trainiert ein zweiter Transformer neben dem ersten: dieselbe Aufgabe, ein Unterschied.
model-loading-what-trains = Das Programm für das Training wird geladen, nur dieses eine Mal.
model-can-learn-press-start = Wird er { $says } können? Drücke auf Start und sieh zu.
model-begins-with-random = Er beginnt mit Zufallszahlen. Nichts wird an einen Server geschickt: Dieser Browser macht die ganze Arbeit.
model-step-knows-nothing = Schritt 0: Er weiß noch nichts. Alle seine Zahlen sind zufällig.
model-yes-as-fast = Ja, genauso schnell
model-yes-but-later = Ja, aber später
model-no = Nein
model-training-may-now-look = Im Training darf er jetzt auf die Buchstaben schauen, die erst noch kommen. Schreibt er dann allein besser?
model-better = Besser
model-no-difference = Kein Unterschied
model-worse = Schlechter
model-other-random-numbers = Andere Zufallszahlen am Anfang, sonst nichts. Dieselbe Kurve?
model-the-same = Dieselbe
model-nearly-the-same = Fast dieselbe
model-quite-another = Eine ganz andere
model-can-it-still = { $session }: Kann er trotzdem { $says }?
model-at-step-s = 99 % bei Schritt { $step }, { $seconds } s
model-for-task-matters = Bei dieser Aufgabe kommt es darauf an, welche Buchstaben da sind, nicht wo.
model-knows-which-letters = Er weiß, welche Buchstaben da sind, aber nicht wo.
model-one-look-for-each = Hier genügt für jedes Zeichen ein Blick, und das schafft ein einzelner Kopf.
model-head-here-only = Ein Kopf ist hier nur { $dmodel } Zahlen breit; je breiter ein Kopf, desto größer seine Scores.
model-differences-size = Unterschiede dieser Größe sind Zufall; achte auf größere.
model-neither-has-learned = Keiner hat es in { $shown } Schritten gelernt, also zeigt der Vergleich nichts. Nimm mehr Schritte.
# $says ist ein Infinitiv: „ein Wort umkehren“.
model-learns-tab-tested-on =
    { $isDecoderOnly ->
        [yes] Ein Transformer ohne Encoder
       *[no] Ein Transformer
    }{ $isSized ->
        [yes] { " " }mit { $size } Parametern
       *[no] { "" }
    } lernt in diesem Tab: Er soll { $says } und wird an { $unseen } ungesehenen Beispielen getestet
# $place steht im Akkusativ: „die gespiegelte Stelle“.
model-head-on-place =
    { $hasNone ->
        [yes] Dieser Kopf hat noch keine eigene Stelle: Auf { $place } gehen { $share } seiner Attention.
       *[no] Dieser Kopf schaut auf { $place }: Dorthin gehen { $share } seiner Attention.
    }
model-heads-on-place = Dieser Kopf schaut auf { $place } mit { $share } seiner Attention, im zweiten Lauf mit { $second }.
model-fed-and-alone = Bekommt er wie im Training die richtigen Buchstaben, liegt er in { $fed } der Fälle richtig. Allein schreibt er ohne sie.
model-whole-answers-right = Ganze Antworten richtig: { $words }. Bekommt er wie im Training die richtigen Buchstaben, liegt er in { $fed } der Fälle richtig.
# $first und $second: „mit Positionen“, „ohne Positionen“.
model-two-runs-right =
    { $isDone ->
        [yes] Nach { $shown ->
            [one] 1 Schritt
           *[other] { $shown } Schritten
        }
       *[no] Schritt { $shown }
    }: { $first } sind { $a }, { $second } { $b } der { $unit ->
        [answers] Antworten
        [digits] Ziffern
       *[letters] Buchstaben
    } richtig.
model-run-right =
    { $isDone ->
        [yes] Nach { $shown ->
            [one] 1 Schritt
           *[other] { $shown } Schritten
        }
       *[no] Schritt { $shown }
    }: { $a } der { $unit ->
        [answers] Antworten
        [digits] Ziffern
       *[letters] Buchstaben
    } sind richtig{ $isEnough ->
        [yes] , bei Beispielen, die er nie gesehen hat.
       *[no] .
    }
model-share-of-unit =
    { $unit ->
        [answers] { $share } der Antworten
        [digits] { $share } der Ziffern
       *[letters] { $share } der Buchstaben
    }
model-peeking =
    { $isAhead ->
        [yes] Bekommt er die richtigen Buchstaben, liegt er in { $fed } der Fälle richtig: Er liest die Antwort eine Stelle im Voraus.
       *[no] Bekommt er die richtigen Buchstaben, liegt er in { $fed } der Fälle richtig.
    } Allein kann er nichts im Voraus lesen: Richtig sind { $letters } der { $unit ->
        [answers] Antworten
        [digits] Ziffern
       *[letters] Buchstaben
    } und { $words } der ganzen Antworten. Ein kleiner Verlust ist kein Beweis.
model-you-guessed =
    { $isRight ->
        [yes] Dein Tipp war: { $guess }. Richtig.
       *[no] Dein Tipp war: { $guess }. Richtig ist: { $right }.
    }
model-learned-at-step =
    { $isTwo ->
        [yes] 99 % bei Schritt { $step }, { $first } bei Schritt { $firstStep }.
       *[no] 99 % bei Schritt { $step }.
    }
model-ends-at =
    { $unit ->
        [answers] Am Ende sind { $share } der Antworten richtig.
        [digits] Am Ende sind { $share } der Ziffern richtig.
       *[letters] Am Ende sind { $share } der Buchstaben richtig.
    }

## pages/model/train_clock.js

model-start = Start
model-loading = Lädt
model-pause = Pause
model-go-on = Weiter
model-train-again = Neu trainieren
model-minutes-seconds = { $seconds } min
model-take-layer-heads-wide = 1 Schicht, 2 Köpfe, Breite 32 nehmen
model-go-on-from-step = Ab Schritt { $live } mit halber Lernrate weiter
model-program-loading-mb = Das Programm wird geladen, { $loaded } von { $total } MB. Es bleibt für das nächste Mal gespeichert.
model-starting-python-tab = Python startet in diesem Tab.
model-paused-step-because = Angehalten bei Schritt { $live }, weil dieser Tab verdeckt war. Nichts ist verloren.
model-step-takes-s-on =
    { $steps ->
        [one] Ein Schritt dauert auf diesem Gerät { $ms } s, mehr als { $slow } s: Der letzte Schritt braucht etwa { $stepsB }.
       *[other] Ein Schritt dauert auf diesem Gerät { $ms } s, mehr als { $slow } s: Die übrigen { $steps } Schritte brauchen etwa { $stepsB }.
    }
model-reset = Zurücksetzen
model-settings = Einstellungen
model-back-to-now = Zum neuesten Schritt
model-time-step-shown = Zeit: der sichtbare Schritt
model-clock-training = Die Uhr des Trainings
model-step-of = Schritt { $shown } von { $steps }
model-step-of-timed = Schritt { $shown } von { $steps }{ $isCount ->
        [yes] { " " }· { $time } s
       *[no] { "" }
    }{ $isAt ->
        [yes] { "" }
       *[no] , jetzt { $live }
    }
model-bug-leaves-rows = Durch diesen Fehler können manche Zeilen auf keinen Key schauen, und ein Softmax über nichts ist 0 ÷ 0.
model-step-was-too-long = Ein Schritt war zu groß.

## pages/model/train_curves.js

model-step = Schritt 0
model-at-step = { $title }: { $values } bei Schritt { $shown }.
model-loss-on-training = Verlust auf den Trainingsbeispielen
model-this-head-on = Blick dieses Kopfes auf { $aim }
model-right-when-fed-answer = Richtig bei vorgegebener Antwort
model-loss = Verlust
model-right = Richtig
model-attention = Attention
model-curves = Kurven
model-unseen-right-dashed =
    { $unit ->
        [answers] Ungesehene Antworten richtig (gestrichelt: ganze)
        [digits] Ungesehene Ziffern richtig (gestrichelt: ganze Antworten)
       *[letters] Ungesehene Buchstaben richtig (gestrichelt: ganze Antworten)
    }
model-no-number-yet = noch keine Zahl

## pages/model/train_guess.js

model-start-without-guess = Ohne Tipp starten
model-never-mind = Doch nicht
model-your-guess = Dein Tipp
model-both-begin-step = Beide beginnen bei Schritt 0; der zweite hat andere Parameter und andere Beispiele.
model-both-begin-step-see = Beide beginnen bei Schritt 0 und sehen dieselben Beispiele in derselben Reihenfolge.
model-what-happened = Was passiert ist
# Ohne Positionen. $name ist die Aufgabe.
model-can-without-them =
    { $name ->
        [sort] Kann er ohne sie sortieren?
       *[count] Kann er ohne sie zählen?
    }
model-try-abcdefgh = abcdefgh testen
model-try-hgfedcba = hgfedcba testen
model-see-head-peeks = Den Kopf zeigen, der vorausschaut
model-example = Beispiel
model-example-your-own = Ein eigenes Beispiel
model-try = Testen
model-examples = Beispiele

## pages/model/train_keep.js

model-which-run = Welcher Lauf
model-keep-as-model = Als Modell behalten
model-step-title-live =
    { $isBeside ->
        [yes] { $title }, Schritt { $live }, { $session }
       *[no] { $title }, Schritt { $live }
    }
model-answer = Antwort
model-open-all-tabs = In allen Tabs öffnen
model-save-checkpoint = Checkpoint speichern
model-keep-what-has-learned = Gelerntes behalten
model-bug-is-no-part = Der Fehler ist kein Teil der Datei: Die Parameter haben mit ihm gelernt, und andere Tabs rechnen ohne ihn.
model-browser-keeps-nothing = Dieser Browser behält nichts für diese Seite. Speichere den Checkpoint stattdessen als Datei.
model-zip-is-a-folder = { $name } ist ein Ordner, den core.load und „glassformer app --model“ lesen.
model-kept-at-newest = So, wie es beim neuesten Schritt ist, auch während des Trainings.
model-kept-after-start = Nach dem Start.
# $link ist „In allen Tabs öffnen“.
model-kept-in-browser = Es bleibt in diesem Browser. { $link }, auf einer eigenen Seite, die keinen Server braucht (20 MB, einmal).

## pages/model/train_recipe.js

model-encoder-decoder = Encoder-Decoder
model-decoder-only = Nur Decoder
model-task = Aufgabe
model-layers = Schichten
model-heads = Köpfe
model-steps = Schritte
model-design = Entwurf
model-size = Größe
model-parameters-count = { $count } Parameter
model-where-change = Wo sich etwas ändert
model-second-run = Im zweiten Lauf
model-in-this-run = In diesem Lauf
model-classic-bug = Klassischer Fehler
model-second-transformer = Daneben trainiert ein zweiter Transformer, mit diesem einen Unterschied.
model-one-transformer = Der Transformer trainiert mit diesen Änderungen.
model-no-bug = kein Fehler
model-change-one-thing = Eine Sache ändern
model-task-and-settings = Aufgabe und Einstellungen: { $title }, { $settings }
model-adam-learning-rate =
    { $isTimed ->
        [yes] { $size }, { $pace } ms pro Schritt. Adam, Lernrate 0,003 nach 100 Schritten Aufwärmen, 64 Beispiele pro Schritt, Startwert { $seed }.
       *[no] { $size }. Adam, Lernrate 0,003 nach 100 Schritten Aufwärmen, 64 Beispiele pro Schritt, Startwert { $seed }.
    }

## pages/model/train_run.js

model-input-looks-input = die Eingabe schaut auf die Eingabe
model-looks-back = schaut zurück
model-output-looks-input = die Ausgabe schaut auf die Eingabe
model-all-heads = { $name }, alle Köpfe
model-all-heads-title = Alle Köpfe
model-all-heads-counted = Alle { $count } Köpfe
model-chosen-head-enter = Der gewählte Kopf. Enter wählt die Zeile.
model-looks-at = { $who }
    schaut auf { $keys }: { $map }
model-right-is = → { $want }
model-chosen-head-as-table = Der gewählte Kopf als Tabelle
model-the-chosen-head = Der gewählte Kopf
model-the-second-run = Der zweite Lauf
model-the-run = Der Lauf
model-right-one-heads-as = Hier { $right } von { $count } richtig. Köpfe wie im Training: Der Decoder bekommt die richtige Antwort.
model-head-mean-of = { $head }: Mittelwert von { $count } ungesehenen Beispielen

## pages/model/train_session.js

model-does-not-fit-type = „{ $typed }“ passt nicht. Gib ein: { $hint }.
model-run-number = Lauf { $run }.
# Die Aufgaben: ein Titel, und ein Infinitiv nach „er kann …“.
model-task-title =
    { $task ->
        [reverse] Umkehren
        [sort] Sortieren
        [count] Die a zählen
        [copy] Abschreiben
        [add] Addieren
        [german] Deutsch
       *[french] Französisch
    }
model-task-says =
    { $task ->
        [reverse] ein Wort umkehren
        [sort] Buchstaben sortieren
        [count] die a zählen
        [copy] ein Wort abschreiben
        [add] zwei Zahlen addieren
        [german] Zahlen auf Deutsch schreiben
       *[french] Zahlen auf Französisch schreiben
    }
# Was eingegeben werden darf.
model-task-hint =
    { $task ->
        [add] zweistellige Zahlen: 47+85
        [german] eine Zahl von 0 bis 999
        [french] eine Zahl von 0 bis 999
       *[letters] 8 Buchstaben von a bis j
    }
# Die Stelle der Eingabe, die den nächsten Buchstaben bestimmt; im Akkusativ.
model-task-aim =
    { $task ->
        [reverse] die gespiegelte Stelle
        [sort] den gesuchten Buchstaben
        [count] die a
       *[copy] dieselbe Stelle
    }

## pages/model/train_settings.js

model-positions = Positionen
model-where-each-character = wo jedes Zeichen steht
model-causal-mask = Kausale Maske
model-no-look-what-comes = kein Blick auf das, was später kommt
model-d = ÷ √dₖ
# Wodurch sich ein Lauf vom anderen unterscheidet; allein und mit großem Anfang ein Titel.
model-with-positions =
    { $positions ->
        [yes] mit Positionen
       *[no] ohne Positionen
    }
model-with-causal-mask =
    { $causal ->
        [yes] mit kausaler Maske
       *[no] ohne kausale Maske
    }
model-with-scale =
    { $scale ->
        [yes] mit ÷ √dₖ
       *[no] ohne ÷ √dₖ
    }
model-keeps-scores-small = hält die Scores klein
model-several-heads = Mehrere Köpfe
model-instead-of-one = statt eines einzigen
model-with-heads =
    { $heads ->
        [one] mit einem Kopf
       *[other] mit { $heads } Köpfen
    }
model-this-seed = Dieser Startwert
model-not-another-one = und kein anderer
model-with-seed = mit Startwert { $seed }
model-softmax-over-wrong = Softmax über die falsche Achse
model-positions-batch-axis = Positionen nach der Batch-Achse
model-nan-from-empty-rows = NaN aus leeren Zeilen
model-with-bug = mit dem Fehler „{ $bug }“
model-without-the-bug = ohne den Fehler
model-layer-head-wide = { $layers ->
        [one] { $layers } Schicht
       *[other] { $layers } Schichten
    }, { $heads ->
        [one] { $heads } Kopf
       *[other] { $heads } Köpfe
    }, Breite { $dmodel }

## pages/model/train_strips.js

model-input-and-answer = Eingabe und Antwort
# Eine Stelle der Antwort: der Buchstabe, der dort steht.
model-place-in-answer =
    Stelle { $place }: { $isEmpty ->
        [yes] nichts
       *[no] { $has }
    }{ $verdict ->
        [wrong] , falsch, richtig ist { $want }
        [right] , richtig
       *[none] { "" }
    }

## pages/model/train_view.js

model-this-example = Dieses Beispiel
model-mean-by-place = Mittelwert je Stelle
model-link-unreadable = Das Training dieses Links ist nicht lesbar, deshalb ist das übliche zu sehen.

## pages/model/train_worker.js

model-browser-cannot-train = Dieser Browser kann nicht trainieren: Ihm fehlt WebAssembly, oder er kennt keine Worker. Versuche es mit einem neueren.
model-files-for-training = Die Dateien für das Training konnten nicht geladen werden. Prüfe die Verbindung und drücke dann noch einmal auf Start.

## pages/model/training_answers.js

model-finished-models = Die Übersetzung des fertigen Modells: { $label }
model-step-label = Schritt { $step }
model-the-same-in-text = dasselbe
model-answers-nothing = (nichts)
model-probability-each = Wahrscheinlichkeit jeder Antwort
model-likeliest-next-token = Das wahrscheinlichste nächste Token an jeder Stelle der fertigen Übersetzung, fett, wenn es richtig ist. Darunter: die Wahrscheinlichkeit des richtigen Tokens.
model-what-it-answers = Was es antwortet
model-own-answer-every =
    { $metric ->
        [none] Seine eigene Antwort zu jedem Zeitpunkt
        [bleu] Seine eigene Antwort zu jedem Zeitpunkt, BLEU von { $count } Validierungssätzen
       *[accuracy] Seine eigene Antwort zu jedem Zeitpunkt, Anteil richtiger Labels von { $count } Validierungssätzen
    }

## pages/model/training_curve.js

model-log-run-was-not = Das Protokoll dieses Laufs wurde nicht aufbewahrt, deshalb gibt es keine Lernkurve.
model-last-measured-step = Zuletzt gemessen bis Schritt { $step }: { $known }.
model-nothing-was-measured = Vor diesem Schritt wurde nichts gemessen.
model-learning-curve-loss = Lernkurve: Verlust und Note nach Schritt. Ein Klick führt zum nächstgelegenen Zeitpunkt.
model-learning-curve = Lernkurve
model-word-of-curve =
    { $name ->
        [step] Schritt
        [nats] Nat pro Zieltoken
        [training] Training
        [validation] Validierung
        [BLEU] BLEU
       *[accuracy] richtig geraten
    }
model-last-of-curve =
    { $name ->
        [training] Trainingsverlust { $value } Nat pro Zieltoken
        [validation] Validierungsverlust { $value } Nat
        [BLEU] BLEU { $value }
       *[accuracy] richtig geraten { $value }
    }

## pages/model/training_heads.js

model-layer-head-step = Schicht { $layer }, Kopf { $head }, Schritt { $at }
    { $role }{ $map }
model-all-heads-moment = Alle Köpfe zu diesem Zeitpunkt
model-all-heads-step = { $name }: alle Köpfe bei Schritt { $at }
model-roles-these-heads = Die Rollen dieser Köpfe wurden zu diesen Zeitpunkten nicht gemessen.
model-layer-head-step-role = Schicht { $layer }, Kopf { $head }, Schritt { $step }: { $role } { $headB }
model-layer-head = { $layer }.{ $head }, Schicht { $layer }, Kopf { $head }: { $final }
model-layer-head-in-text = Schicht { $layer }, Kopf { $head }
model-step-in-text = Schritt { $step }
model-role-every-head-every = Die Rolle jedes Kopfes zu jedem Zeitpunkt, mit ihrer Stärke
model-roles-as-table = Rollen als Tabelle
model-roles-over-training = Rollen im Lauf des Trainings
model-roles-heads-learn = { $name }: die Rollen, die die Köpfe lernen
model-measured-on = { $history } Gemessen an { $probe } Validierungssätzen.
model-not-measured-these = Zu diesen Zeitpunkten nicht gemessen.
model-role-since = { $role }, seit { $step }

## pages/model/training_history.js

model-most-row-column-all = am meisten: { $row } → { $column } { $all }
model-layer-head-title = Kopf { $head } der Schicht { $layer }
model-step-start = Schritt { $start }
model-mixed-moment-end = { $name } ist zu diesem Zeitpunkt gemischt, und auch am Ende.
model-still-mixed-here-from = { $name } ist hier noch gemischt; ab { $from } gilt: Er { $final }.
model-here-with-attention = Zu diesem Zeitpunkt gilt für { $strength } der Attention: { $name } { $now }
model-and-has-since = { $does }, und zwar seit { $from }.
model-end-mixed = { $does }; am Ende ist er gemischt.
model-end = { $does }; am Ende gilt: Er { $final }.
model-none-these-heads-has = Keiner dieser { $all } Köpfe hat am Ende eine klare Rolle.
model-these-heads-have =
    { $count ->
        [one] 1 dieser { $all } Köpfe hat am Ende eine klare Rolle, seit Schritt { $half }.
       *[other] { $count } dieser { $all } Köpfe haben am Ende eine klare Rolle; die Hälfte von ihnen hatte sie bis Schritt { $half }.
    }

## pages/model/training_view.js

model-one-moment-back = Einen Zeitpunkt zurück
model-one-moment-on = Einen Zeitpunkt weiter
model-play = Abspielen
model-moment-training = Zeitpunkt des Trainings
model-moments-training = Zeitpunkte des Trainings
model-step-moment-of = Schritt { $at }, Zeitpunkt { $atB } von { $count }
model-step-of-last = Schritt { $step } von { $last }

## pages/model/training_view.js

model-loading-training = Der Trainingsverlauf wird geladen …
model-which-sentence = Welcher Satz
model-how-learned-from = Wie es gelernt hat, vom ersten bis zum letzten Schritt
model-sentence = Satz

## Columns of the table of the map of the vocabulary, and why a token is in it

model-column-token = Token
model-column-why = warum
model-column-cosine = Kosinus
model-column-across = quer
model-column-up = hoch
model-near = nah
model-chosen = gewählt
model-train-diverged = Schritt { $step }: Der Verlust wurde NaN, keine Zahl. Schritt { $kept } bleibt erhalten.

## pages/sentences/mount.js

sentences-no-example = Dieses Modell hat keine Beispieltexte. Füge einige Zeilen ein oder wähle eine Datei.
sentences-example = Beispiel
sentences-held-out = Zurückgehaltene Texte, aus denen { $model } nicht gelernt hat: { $terms }.
sentences-as-a-chat = Jede Zeile wird als Chat gelesen, als Nachricht einer Person; die Zahlen sind die ihrer eigenen Tokens.
sentences-key-rows = [↑][↓] von Zeile zu Zeile
sentences-key-enter = [Enter] öffnen
sentences-key-escape = [Esc] keine Filter

## pages/sentences/input.js

sentences-pasted-text = Der eingefügte Text
sentences-nothing-to-run = Füge einige Zeilen ein, zieh eine Datei hierher oder wähle eine.
sentences-how-it-is-read = Zeilen, .tsv, .csv oder .jsonl. Die Seite liest die Datei selbst: Nichts davon wird behalten, weder auf dem Server noch in der Adresse.
sentences-what-a-line-is = Ein Text pro Zeile, oder Spalten: ein Text, dann seine Referenzübersetzung oder sein Label.
sentences-texts = Texte
sentences-references-or-labels = Referenzen oder Labels
sentences-a-file = Eine Datei
sentences-no-column = keine
sentences-ready =
    { $hasReferences ->
        [yes] { $name }: { $count ->
            [one] { $count } Text
           *[other] { $count } Texte
        } mit Referenzübersetzungen.
       *[no] { $name }: { $count ->
            [one] { $count } Text
           *[other] { $count } Texte
        }.
    }
sentences-run = Starten
sentences-choose-a-file = Datei wählen
sentences-try-an-example = Beispiel ausprobieren
sentences-your-texts = Deine Texte

## pages/sentences/read_file.js

sentences-half-utf-16 = Dieser UTF-16-Text ist unvollständig. Speichere die Datei als UTF-8.
sentences-binary-file = Dies ist eine Binärdatei. Nimm Textzeilen, TSV, CSV oder JSON-Zeilen.
sentences-not-utf-8 = Zeile { $line } ist kein UTF-8. Speichere die Datei als UTF-8.
sentences-open-quote = In Zeile { $line } beginnt ein Anführungszeichen, das nie geschlossen wird. Prüfe die Anführungszeichen.
sentences-behind-a-quote = Was in Zeile { $line } beginnt, ist kein CSV: Hinter einem Anführungszeichen steht Text. Prüfe die Anführungszeichen.
sentences-no-json = Zeile { $line } ist kein JSON. Schreibe ein Objekt oder einen Text pro Zeile.
sentences-half-a-character = Zeile { $line } enthält ein halbes Zeichen. Schreibe es neu.
sentences-no-object = Zeile { $line } enthält kein Objekt. Schreibe ein Objekt oder einen Text pro Zeile.
sentences-missing-name = In Zeile { $line } fehlt „{ $name }“ mit einem Text. Gib jedem Objekt dieselben Namen.
sentences-only-bytes = Nur die ersten { $count } MB werden gelesen.
sentences-no-text = { $name } enthält keinen Text. Nimm Textzeilen, TSV, CSV oder JSON-Zeilen.
sentences-heading-is = Die erste Zeile gilt als Überschrift: { $heading }.
sentences-only-texts = Nur die ersten { $count } Texte werden gelesen.
sentences-only-the-first = Nur die ersten { $count } Texte werden gerechnet.
sentences-ragged-line = Zeile { $line } hat keine Spalte { $wanted }. Gib jeder Zeile die gleichen Spalten.
sentences-rows-left-out =
    { $count ->
        [one] { $count } Zeile ohne Text wird weggelassen.
       *[other] { $count } Zeilen ohne Text werden weggelassen.
    }
sentences-only-a-heading = { $name } enthält unter der Überschrift keinen Text. Nimm Textzeilen, TSV, CSV oder JSON-Zeilen.

## pages/sentences/session.js

sentences-other-model = Das Modell wurde inzwischen gewechselt, deshalb stammen diese Zeilen aus zwei Modellen. Starte die Liste neu.
sentences-text-too-long = Dieser Text hat { $count } Zeichen; höchstens { $longest } passen. Kürze ihn um { $extra }.
sentences-text = Text
sentences-answer = Antwort

## pages/sentences/tools.js

sentences-csv = CSV
sentences-jsonl = JSONL
sentences-guarded-cells = In der CSV beginnt ein Feld, das ein Tabellenprogramm als Formel berechnen würde, mit einem Apostroph.
sentences-compared-with-nothing = nichts
sentences-compared-with-itself = sich selbst ohne die Änderungen
sentences-compared-with = Verglichen mit
sentences-comparison = verglichen mit
sentences-new-list = Neue Liste
sentences-cancel = Abbrechen
sentences-run-again = Neu starten
sentences-how-far =
    { $isRunning ->
        [yes] { $done } von { $all } fertig
       *[no] { $done } von { $all } fertig; weiter mit { $button }
    }
sentences-next-takes = { $done } von { $all } fertig; die nächsten laufen seit { $seconds } s

## pages/sentences/spread.js

sentences-spread-keys = { $title }, { $what }: Pfeiltasten verschieben das untere Ende des Bereichs, mit Umschalt das obere
sentences-range = { $low } bis { $high }

## pages/sentences/flags.js

sentences-confusions = Erwartetes Label (Zeilen) und Antwort (Spalten)
sentences-label-by-answer = Label ↓ Antwort →
sentences-labelled-and-called = { $count } von { $total } mit dem Label { $label } bekommen die Antwort { $answer }
sentences-kinds-of-faults = Arten von Fehlern
sentences-flags-note = wie viele davon zum schlechtesten Fünftel gehören; grau, wenn der Zufall das erklärt
sentences-flag-among-worst = { $bad } von { $count }, Zufallswert { $chance }
sentences-flag =
    { $flag ->
        [number] Zahl verloren
        [missed] Wort übersehen
        [short] zu kurz
        [long] zu lang
       *[other] { $flag }
    }

## pages/sentences/list.js

sentences-no-row-fits = Keine Zeile passt zu diesen Filtern. Esc entfernt sie.
sentences-all-texts = Alle Texte
sentences-row-of = { $row } von { $count }: { $text }

## pages/sentences/detail.js

sentences-open-in =
    { $view ->
        [overview] Überblick
        [translate] Wort für Wort
        [head] Ein Kopf
        [why] Warum
       *[patch] Teile tauschen
    }
sentences-flag-says =
    { $flag ->
        [loop] Sagt noch einmal: { $words }.
        [guess] Weniger wahrscheinlich als 10 %: { $words }.
        [unfinished] Die Antwort wurde vor ihrem Ende abgebrochen.
        [number] Nicht als Zahl erhalten: { $words }.
        [copied] Steht auf Englisch da: { $words }.
        [missed] Ein Hinweis: Kein zuordnender Kopf schaut mit mindestens 30 % auf { $words }.
        [short] { $words }-mal die übliche Länge.
        [long] Ein Hinweis: { $words }-mal die übliche Länge.
        [unsure] Kein Label erreicht die Grenze; am wahrscheinlichsten ist { $words }.
       *[other] { $words }
    }
sentences-how-much-seen = Wie stark die zuordnenden Köpfe auf jedes Wort schauen
sentences-how-sure-tokens = Wie sicher jedes Token ist
sentences-least-sure-token = Am unsichersten: „{ $token }“ { $share }. log p { $logP } pro Token, { $entropy } Bit.
sentences-least-sure-or = Am unsichersten: „{ $token }“ { $share }, oder „{ $second }“ { $secondShare }. log p { $logP } pro Token, { $entropy } Bit.
sentences-answer-is = Antwort: { $answer }
sentences-flags = Auffällig
sentences-label-title = Label
sentences-reference = Referenzübersetzung
sentences-reference-chrf = Referenzübersetzung · chrF { $chrf }
sentences-then-this = { $before }, dann dies
sentences-chosen-text = Der gewählte Text
sentences-open-text-in = Text { $number }: öffnen in

## pages/sentences/measures.js

sentences-column =
    { $name ->
        [index] Nr.
        [text] Text
        [label] Label
        [answer] Antwort
        [sure] sicher
        [entropy] unsicher
        [least] unsicherstes
        [chrf] chrF
        [right] richtig
        [log_p] log p
        [perplexity] Perplexität
        [ratio] Länge
        [seen] gesehen
        [letters] Zeichen
       *[flags] auffällig
    }
sentences-change-of = Δ { $measure }
sentences-unit =
    { $unit ->
        [answer] der Antwort
        [labels] Bit, über die Labels
        [token] pro Token
        [bit] Bit pro Token
        [word] am wenigsten gesehenes Wort
        [reference] gegen die Referenz
       *[text] des Textes
    }
sentences-unit-of-length = von { $target } ÷ { $source }
sentences-no-token = Kein Token wurde gelesen.
sentences-perplexity =
    { $count ->
        [one] Perplexität { $perplexity } pro Token über { $count } Text.
       *[other] Perplexität { $perplexity } pro Token über { $count } Texte.
    }
sentences-perplexity-note = Das Ende eines Textes zählt als Token. Die überraschendsten Texte stehen vorn.
sentences-nothing-claimed =
    { $task ->
        [classifier] Die unsichersten stehen vorn; nichts hier sagt, wie oft diese Reihenfolge stimmt.
       *[other] Sieh dir die unsichersten zuerst an; nichts hier sagt, wie oft diese Reihenfolge stimmt.
    }
sentences-references-needed = Für eine Aussage werden Referenzübersetzungen von { $count } Texten gebraucht.
sentences-right = { $right } von { $known } sind richtig ({ $low } bis { $high })
sentences-claim-labels =
    { $found }; von den { $count } unsichersten { $hits ->
        [one] ist
       *[other] sind
    } { $hits } falsch.
sentences-claim-labels-note = Der Zufall würde unter ihnen { $chance } falsche finden. Als richtig zählt das wahrscheinlichste Label, auch wenn es zu unsicher für eine Antwort ist.
sentences-found =
    Von den ersten { $count } { $hits ->
        [one] gehört
       *[other] gehören
    } { $hits } ({ $low } bis { $high }) zu den { $worst } schlechtesten
sentences-claim = Sieh dir die unsichersten zuerst an: { $found }; der Zufall würde { $chance } finden.
sentences-like-chance = Das Intervall enthält, was der Zufall finden würde: Diese Texte können beides nicht unterscheiden.
sentences-rank = Rangkorrelation von „unsicher“ mit einem niedrigen chrF: { $rho } (95-%-Intervall { $low } bis { $high }).
sentences-claim-note = „Unsicher“ meint die mittlere Entropie der Auswahl jedes Tokens, einschließlich ‹end›. Kein anderes geprüftes Signal ordnete die Texte klar besser. Am schlechtesten ist das Fünftel mit dem niedrigsten chrF. Ein sicherer Text darunter ist oft nur freier übersetzt als seine einzige Referenzübersetzung.

## pages/sentences/state.js

sentences-unchanged-model = { $model }, unverändert
sentences-changed-model = { $model }, verändert
sentences-differ = { $changed } von { $count } Antworten unterscheiden sich von denen von { $other }
sentences-answers-differ = { $found }.
sentences-nothing-says-better = Ohne Referenzübersetzungen sagt hier nichts, was besser ist.
sentences-better-and-worse = { $found }. Von den gezeigten sind { $better } jetzt besser, { $worse } schlechter.
sentences-mean-change = Δ { $measure } der gezeigten: { $mean } im Durchschnitt (95-%-Intervall { $low } bis { $high }). Besser und schlechter heißt: um mehr als { $least }.
sentences-which-are-worst = Welche von vielen Texten sind am schlechtesten?
sentences-run-your-own = Starte eine eigene Liste: Die zweifelhaftesten Texte stehen vorn.
sentences-about-a-list =
    { $count ->
        [one] { $name } · { $model } · { $count } Text
       *[other] { $name } · { $model } · { $count } Texte
    }
sentences-part-shown = { $shown } von { $count } gezeigt.
sentences-none-of-the-labels = Keines der Labels gehört zu diesem Modell: { $labels }.
sentences-of-one-sentence = Masken und weggelassene Wörter gehören zu einem Satz; hier werden sie nicht verwendet.

## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = Beam-Suche: Zu sehen ist die beste von { $count } fertigen Übersetzungen
translate-search-tree = Suchbaum
translate-hide = Ausblenden
translate-hide-search-tree = Suchbaum ausblenden

## pages/translate/classes.js

translate-click-token-leave-out =
    { $hasShares ->
        [yes] Klick auf ein Token, um es wegzulassen: Das Modell läuft noch einmal ohne es, und auch die Beiträge der anderen ändern sich.
       *[no] Klick auf ein Token, um es wegzulassen: Das Modell läuft noch einmal ohne es.
    }
translate-show-contribution = Den Beitrag jedes Tokens zu { $label } zeigen
translate-choose-label = { $label } wählen
translate-bar-b-tick = Balken: B. Strich: A.
translate-unsure-most-likely = Unsicher, am wahrscheinlichsten: { $label }
translate-most-likely = Am wahrscheinlichsten: { $label }
translate-below-result = Unter { $below } ist das Ergebnis „{ $unsure }“.

## pages/translate/compare_heads.js

translate-b-for-all-heads = B − A für alle Köpfe
translate-layer-head = Schicht { $layer }, Kopf { $head }
    { $moved }

## pages/translate/compared.js


## pages/translate/contributions.js

translate-model-does-not = Dieses Modell bildet keinen Mittelwert seiner Tokens. Deshalb gibt es zu einem Logit keinen genauen Beitrag jedes Tokens.
translate-score = Logit
translate-lead-over-runner-up = Vorsprung vor Platz 2
translate-adds-to = { $piece } trägt { $adds } zu { $labels } bei
translate-tokens-text = Die Tokens des Textes
translate-bias = Bias
translate-sum-to-show = Welche Summe
translate-score-in-text = Logit
translate-lead = Vorsprung
translate-click-to-leave-out = Klick lässt es weg
translate-cannot-be-left-out = nicht weglassbar
translate-contribution-of-each =
    { $isLead ->
        [yes] Beitrag jedes Tokens zu { $label } gegenüber { $other }
       *[no] Beitrag jedes Tokens zu { $label }
    }

## pages/translate/heads.js

translate-looks-at = { $who }
    schaut auf { $keys }: { $cellText }
translate-layer-head-largest = Schicht { $layer }, Kopf { $head }
    größtes Gewicht dieser Zeile: { $best } { $weight }
translate-all-heads = Alle Köpfe
translate-selected-head-enter = Der gewählte Kopf. Enter wählt die Zeile.
translate-selected-head-numbers = Der gewählte Kopf in Zahlen
translate-head-table =
    { $isWords ->
        [yes] { $head }, in ganzen Wörtern
       *[no] { $head }
    }

## pages/translate/next.js

translate-continue-with-here = Hier mit { $piece } weiterschreiben
translate-choose-another-token = Wähle ein anderes Token, um damit weiterzuschreiben.
translate-written-in-pieces = { $token } entsteht in Stücken: { $pieces }.
translate-next-tokens-after =
    { $runs ->
        [both] Mögliche nächste Tokens nach { $token }, A → B
        [b] Mögliche nächste Tokens nach { $token }, nur B
       *[one] Mögliche nächste Tokens nach { $token }
    }
translate-runs-of-bars =
    { $runs ->
        [both] Balken: B. Strich: A.
       *[b] A liest dieses Token hier nicht.
    }
translate-token-is-forced =
    { $isGiven ->
        [yes] { $token } ist vorgegeben.
       *[no] { $token } ist vorgegeben.
    }
translate-all-other-tokens = Alle anderen Tokens { $share }. Satz bis hier: log p { $sum }

## pages/translate/heads.js

translate-source-looks-itself = der Ausgangstext schaut auf sich selbst
translate-translation-looks = die Übersetzung schaut zurück auf sich selbst
translate-translation-looks-source = die Übersetzung schaut auf den Ausgangstext
translate-whole-words-summed = ganze Wörter: Summe über die Stücke eines Keys, Mittelwert über die einer Query
translate-all-heads-of = Alle Köpfe: { $names }
translate-text-looks-itself = der Text schaut auf sich selbst
translate-numbers = Zahlen
translate-mean-entropy-bits = mittlere Entropie { $entropy } Bit
translate-key-adds = trägt zum Logit bei: − { $ramp } +
translate-key-masked = { $swatch } darf nicht schauen
translate-key-weight = Gewicht, eine Skala für alle Köpfe: 0 { $ramp } 1
translate-keys-leave-out = [Tab] zu einem Token, [Enter] lässt es weg
translate-keys-put-back = [Esc] zurücknehmen
translate-keys-maps = [1] [2] [3] Encoder, Decoder, Cross
translate-keys-runs = [A] [B] [D] Lauf A, Lauf B, Differenz
translate-keys-word = [←] [→] Wort
translate-keys-play = [Leertaste] abspielen
translate-keys-class = [1] [2] … Klasse
translate-keys-tab = [Tab], dann Pfeile: Köpfe, Felder

## pages/translate/search/captions.js

translate-log-p-divided = log p { $sum } ÷ { $step } = { $node }
translate-not-drawn = nicht gezogen
translate-ended-not-among-best = zu Ende, nicht unter den besten { $count }: { $node }
translate-end = ‹end›
translate-visible-path-not-tree = Der sichtbare Pfad steht nicht im Baum.
translate-beaten =
    { $kind ->
        [beam] verworfen
       *[other] übertroffen
    }
translate-beaten-by = übertroffen von { $by }, { $share }
translate-pruned-beaten-by = verworfen, übertroffen von { $by } nach { $winner }: log p { $sum } gegen { $sumB }
translate-place-of-finished =
    { $isBest ->
        [yes] die beste der fertigen Übersetzungen: { $sum }
       *[no] die { $place } von { $count } fertigen Übersetzungen: { $sum }
    }
translate-fate =
    { $kind ->
        [beam] behalten
        [sample] gezogen
       *[other] geschrieben
    }
translate-node =
    { $piece } { $share } nach { $before }
    { $isBeam ->
        [yes] { $rank } von { $count } in Schritt { $step }, { $fate }
       *[no] Schritt { $step }, { $fate }
    }
    log p { $sum } bis hier
translate-was-forced = Das Token war vorgegeben und wurde nicht gezogen.
translate-drawn-from = Gezogen mit { $share } aus { $tokens } Tokens, die zusammen { $mass } haben.
translate-path-is =
    { $isBeam ->
        [yes] { $path } ist { $fate }
       *[no] { $path } wurde { $fate }
    }{ $goes ->
        [0] .
        [one] ; { $goes } fertige Übersetzung geht hindurch.
       *[other] ; { $goes } fertige Übersetzungen gehen hindurch.
    }
translate-step-of-path = Schritt { $step }: { $piece } { $share } nach { $before }, log p { $sum } bis hier.
translate-other-tabs-show = Die anderen Tabs zeigen die Übersetzung.
translate-keeps-no-tree = Die Suche dieses Modells behält keinen Baum. Deshalb ist nur der Pfad seiner Übersetzung zu sehen.

## pages/translate/search/finished.js

translate-finished-count =
    { $count ->
        [one] { $count } fertige Übersetzung
       *[other] { $count } fertige Übersetzungen
    }
translate-log-p-tokens = log p { $sum } ÷ { $step }, { $stepB } Tokens
translate-score-rule = Note = log p ÷ ((5 + n) ÷ 6){ $penalty }, n Tokens

## pages/translate/search/picture.js

translate-search-tree-left = Suchbaum. Links: Elternknoten; rechts: Kindknoten; auf und ab: Rang.
translate-forced = vorgegeben

## pages/translate/search/section.js

translate-search-tree-numbers = Der Suchbaum in Zahlen
translate-log-p-so-far = log p bis hier
translate-tree-shows-pieces = Der Baum zeigt Stücke, denn eine Suche schreibt ein Stück nach dem anderen.

## pages/translate/search/section.js

translate-beam-width = Breite der Suche
translate-length-penalty = Längenstrafe
translate-continue-from-here = Ab hier weiterschreiben
translate-width-each-step = Breite 1: Jeder Schritt schreibt das wahrscheinlichste Token
translate-sampling-each-step = Sampling: Jeder Schritt zieht ein Token
translate-force-translation = Die Übersetzung muss dann so beginnen wie der Pfad bis Schritt { $step }

## pages/translate/searching.js

translate-search-tree-run-has = Der Suchbaum dieses Laufs hat keinen solchen Knoten. Deshalb ist seine Übersetzung zu sehen.

## pages/translate/view.js

translate-run-beside-run-b = Lauf A neben Lauf B: Grün heißt mehr Gewicht in B, Violett weniger.
translate-transformer = Transformer
translate-head = Kopf
translate-token = Token
translate-attention = Attention
translate-about-answer =
    { $kind ->
        [class] { $transformer }, vom Satz zu einer der Klassen: { $answer }
        [mask] { $transformer }, vom Satz zum wahrscheinlichsten Token für seine Maske: { $answer }
       *[vectors] { $transformer }, vom Satz zu Vektoren
    }
translate-about-token =
    { $isTranslation ->
        [yes] { $transformer }, { $from } → { $to }: { $token } { $step } von { $count }
       *[no] { $transformer }, ein Text, den er fortsetzt: { $token } { $step } von { $count }
    }
translate-head-one-of = { $head } { $number } in Schicht { $layer }, einer von { $all }, jeder mit eigener { $attention }.

## pages/translate/waterfall.js

translate-contributions-tokens = Beiträge der Tokens, der Reihe nach addiert

## pages/translate/heads.js

translate-may-not-look = darf nicht schauen
translate-left-out = weggelassen

## pages/translate/search/layout.js

translate-tree-row =
    { $row ->
        [mass] Summe
        [ended] beendet
        [pruned] verworfen
        [path] Pfad
       *[instead] stattdessen
    }
translate-ordinal = { $place }.

## Columns of the table of the search tree; “after” is the token before

translate-column-step = Schritt
translate-column-after = nach
translate-column-outcome = Ergebnis

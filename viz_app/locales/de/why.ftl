## pages/why/areas.js

# Drei Urteile in der Spalte „als der Zufall“
why-better = besser
why-no-better = nicht besser
why-worse = schlechter
why-random-orders-drawn = zufällige Reihenfolgen, { $count } Ziehungen
why-this-prediction = Diese Vorhersage
why-column-this-prediction = diese Vorhersage
why-column-area = Fläche
why-than-chance = als der Zufall
why-agreement-every-two = Übereinstimmung von je zwei Methoden: Kendalls Tau, von −1 bis 1
# $link: die nächste Nachricht
why-one-prediction-is-little = Eine einzelne Vorhersage sagt wenig. { $link }
why-which-explanation = Welcher Erklärung trauen, über viele Sätze
why-areas-prediction = Flächen dieser Vorhersage
why-kendalls-tau-every = Kendalls Tau von je zwei Methoden
why-how-much-methods = Wie sehr die Methoden übereinstimmen
why-kendalls-compares = Kendalls τ vergleicht die Reihenfolge der Tokens nach zwei Methoden: 1 heißt gleich, 0 ohne Zusammenhang, −1 umgekehrt.

## pages/why/candidates.js

why-why-name = Warum { $name }?
why-not = nicht
why-end-the-comparison = Vergleich beenden
why-why-and-not = Warum { $name } und nicht { $nameB }?
why-and-not = und nicht { $name }
why-possible-classes = Mögliche Klassen
why-possible-next-tokens = Mögliche nächste Tokens nach { $last }
why-all-other-tokens = Alle anderen Tokens { $share }.
why-click-one-explain = Klick eine Möglichkeit an, dann wird sie erklärt. Mit „nicht“ vergleichst du die Antwort mit ihr.

## pages/why/captions.js

why-loading-answer-method = Die Antwort dieser Methode wird geladen …
why-method-has-no-number = Diese Methode hat hier für kein Token eine Zahl.
# Ein Token in der Liste $parts oder $tokens der nächsten Nachrichten
why-token-and-its-number = { $token } { $number }
# Das letzte in $parts
why-other-tokens =
    { $count ->
        [one] { $count } anderes { $number }
       *[other] { $count } andere { $number }
    }
why-tokens-add-up =
    Zu { $quantity ->
        [lead] dem Vorsprung von { $token } vor { $other }
        [above-average] dem Logit von { $token } über dem Durchschnitt
        [score] dem Logit von { $token }
       *[log-p] log p von { $token }
    } tragen bei: { $parts }. Das sind zusammen { $sum }: { $method ->
        [pooling] vom Bias
        [logit-flow] von Bias-Werten und Verschiebungen
       *[other] von lauter leeren Tokens
    } ({ $empty }) bis { $value }.
why-largest-shares =
    { $method ->
        [value-zeroing] Die Ausgabe hängt am stärksten von den Values dieser Tokens ab: { $tokens }.
        [flow] Das meiste im Zustand hinter dieser Antwort kommt von { $tokens }.
       *[attention] Die meiste Attention geht an { $tokens }.
    }
why-effect-of-leaving-out =
    Wie das Weglassen jedes Tokens auf { $quantity ->
        [lead] den Vorsprung von { $token } vor { $other }
       *[log-p] log p von { $token }
    } wirkt: { $tokens } Nat.
why-effect-of-small-change =
    Eine kleine Änderung eines Tokens würde { $quantity ->
        [lead] den Vorsprung von { $token } vor { $other }
       *[log-p] log p von { $token }
    } am stärksten bei diesen Tokens ändern: { $tokens } Nat.
why-error-of-sum =
    Hier hat die Summe der Teile einen Fehler von { $isSmall ->
        [yes] weniger als { $size }
       *[no] { $size }
    }{ $isShare ->
        [yes] { " " }({ $share } des Ganzen)
       *[no] { "" }
    }{ $steps ->
        [0] { "" }
        [one] , nach { $steps } Schritt
       *[other] , nach { $steps } Schritten
    }.
why-error-of-each-number = Jede Zahl stimmt bis auf etwa { $error }.
# Die Überschrift: $word ist das ganze Wort von $token
why-question =
    { $named ->
        [word] Warum { $token } in { $word }?
        [word-and-other] Warum { $token } in { $word } und nicht { $other }?
        [token-and-other] Warum { $token } und nicht { $other }?
       *[token] Warum { $token }?
    }
# $last: das Token davor
why-log-p-beside-other =
    log p liegt { $isAfter ->
        [yes] nach { $last }{ " " }
       *[no] { "" }
    }um { $value } { $isBelow ->
        [yes] unter dem von { $name }
       *[no] über dem von { $name }
    }
why-probability-and-log-p =
    { $probability }{ $isAfter ->
        [yes] { " " }nach { $last }
       *[no] { "" }
    }, log p { $value }{ $isOwn ->
        [yes] { "" }
       *[no] , nicht das geschriebene Token
    }

## pages/why/compared.js

why-why-attribution-each = Warum { $name }: die Attribution jedes Tokens
why-shares-attention =
    { $isWhole ->
        [yes] Attention-Anteile in Prozentpunkten
       *[no] Attention-Anteile in Prozentpunkten; eine fehlende Methode lädt noch oder hat keine Antwort
    }

## pages/why/deletion.js

why-tokens-removed = entfernte Tokens
why-tokens-put-back = wieder eingesetzte Tokens
why-remove = Entfernen
why-put-back = Einsetzen
why-which-test = Welcher Test
why-deletion-test-remove = Löschtest: Tokens entfernen
why-insertion-test-put = Einsetztest: Tokens wieder einsetzen
# Gemeint ist die Fläche unter der Kurve.
why-removed-most =
    { $isSource ->
        [yes] Tokens des Ausgangstexts
       *[no] Tokens
    } werden entfernt, zuerst die nach der jeweiligen Methode wichtigsten. Eine kleinere Fläche ist besser, denn dann werden wichtige Tokens früher gefunden.
why-removed-then-put-back =
    { $isSource ->
        [yes] Tokens des Ausgangstexts
       *[no] Tokens
    } werden entfernt und dann wieder eingesetzt, die wichtigsten zuerst. Eine größere Fläche ist besser, denn dann werden wichtige Tokens früher gefunden.
why-piece-by-piece =
    { $isDeletion ->
        [yes] Entfernt wird Stück für Stück, auch wenn ganze Wörter gezeigt werden.
       *[no] Eingesetzt wird Stück für Stück, auch wenn ganze Wörter gezeigt werden.
    }
why-removing-tokens-one = Tokens werden entfernt, eine Reihenfolge nach der anderen …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] Wahrscheinlichkeit beim Entfernen der Tokens. { $shownCurves } Klick auf eine Kurve, um ihre Methode zu wählen.
       *[no] Wahrscheinlichkeit beim Einsetzen der Tokens. { $shownCurves } Klick auf eine Kurve, um ihre Methode zu wählen.
    }
# Eine Kurve für Vorleseprogramme, und die Notiz an einem ihrer Punkte
why-curve-in-words = { $method }: { $values }.
why-point-of-curve = { $method }, Tokens: { $count }, { $share }

## pages/why/faithfulness.js

why-method-and-its-area = { $method } ({ $area })
why-no-method-better-than-chance = Hier ist keine Methode besser als der Zufall: zufällige Reihenfolgen { $low } bis { $high }.
# $best, $same und $worse sind Listen; $count ist die Länge von $best
why-verdict =
    { $named ->
        [one] Hier am treuesten: { $best }
        [all] Hier gleich treu: { $best }
       *[none] Hier sind { $count } Methoden gleich treu
    }, Fläche { $area }{ $isSame ->
        [yes] ; nicht besser als der Zufall: { $same }
       *[no] { "" }
    }{ $isWorse ->
        [yes] ; schlechter als der Zufall: { $worse }
       *[no] { "" }
    }; zufällige Reihenfolgen { $low } bis { $high }.

## pages/why/rows.js

why-no-number = keine Zahl
# Drei Spalten der Tabelle: die Skala der Farben, die Summe, und der Anteil des Ausgangstexts an ihr
why-scale = Skala
why-sum = Summe
why-zero-to-one = 0 bis 1
why-two-softmaxes = zweimal Softmax
why-from-the-source = aus dem Ausgangstext
why-share-from-the-source = { $share } aus dem Ausgangstext
why-share-unknown = unbekannt
why-method = Methode
why-attribution-each = Die Attribution jedes Tokens nach { $count } Methoden
why-already-written = schon geschrieben
why-token = Token
why-attribution-each-token = Die Attribution jedes Tokens

## pages/why/tools.js

why-whole-words-numbers = Ganze Wörter: Die Zahlen der Stücke eines Wortes werden addiert, und „Weglassen“ entfernt das ganze Wort. Das erklärte Token ist ein Stück.
why-which-head = Welcher Kopf
why-enough = genug
why-empty-is = leer heißt
# $field: ein Feld zum Wählen
why-empty-is-field = leer heißt { $field }
why-baseline =
    { $name ->
        [zero] null
       *[padding] Padding
    }
why-steps-of-integrated-gradients = Schritte der integrierten Gradienten { $field }
why-steps-out-of-range = Integrierte Gradienten brauchen { $low } bis { $high } Schritte, nicht { $value }.
why-what-each-method-can = Was jede Methode sagen kann und was nicht
why-does-not-average = { $model } bildet vor den Klassen keinen Mittelwert seiner Tokens, also gibt es keine Methode „Pooling“.
why-pooling = Pooling
why-csv = CSV
why-save-all-numbers-as = Alle Zahlen als Tabelle speichern
why-methods-of = { $count } Methoden der Erklärung

## pages/why/mount.js

why-methods-of-explanation = Methoden der Erklärung
why-deletion-test = Löschtest
# Die Zeile unter der Tabelle: $says ist ein Satz über die Methode, $error einer über ihre Zahlen hier
why-method-says = { $method }: { $says } { $error }
why-keys-word = [←][→] Wort
why-keys-method = [↑][↓] Methode
why-title = Warum hat das Modell das gesagt?

why-what-method-can =
    { $method ->
        [attention] Wohin ein Kopf geschaut hat; nicht, was er dort geholt hat, und nichts über die anderen Köpfe.
        [mean-attention] Wohin die letzte Schicht im Mittel geschaut hat; dort ist jede Spalte schon eine Mischung von Tokens.
        [rollout] Die Attention, durch alle Schichten verfolgt; sie kennt kein Vorzeichen, also spricht nichts gegen das Token.
        [value-zeroing] Wie weit sich jede Schicht ohne die Values eines Tokens bewegt; auch das kennt kein Vorzeichen.
        [flow] Wie viel von jedem Token in den Zustand gemischt ist, der schreibt; auch das kennt kein Vorzeichen.
        [logit-flow] Exakte Teile des Logits, den Fluss hinab verteilt; ihre Summe ist exakt, die Verteilung ist geschätzt.
        [gradient-x-input] Was eine sehr kleine Änderung bewirken würde; wo das Modell sicher ist, sind die Zahlen klein und verrauscht.
        [integrated-gradients] Ergibt in der Summe die Log-Wahrscheinlichkeit; es hängt davon ab, was als leer gilt.
        [leave-one-out] Genau das, was ohne dieses Token geschieht; sagen zwei dasselbe, scheint keins von beiden wichtig.
       *[pooling] Ergibt in der Summe exakt das Logit; aber jedes Token hat die anderen schon gelesen.
    }

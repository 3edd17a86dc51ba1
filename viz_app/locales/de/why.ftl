## pages/why/areas.js

why-no-better = nicht besser
why-this-prediction = Diese Vorhersage
why-column-this-prediction = diese Vorhersage
why-than-chance = als der Zufall
why-agreement-every-two = Übereinstimmung von je zwei Methoden: Kendalls Tau, von −1 bis 1
why-which-explanation = Welcher Erklärung du trauen kannst, über viele Sätze
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

## pages/why/captions.js

why-loading-answer-method = Die Antwort dieser Methode wird geladen …
why-method-has-no-number = Diese Methode hat hier für kein Token eine Zahl.

## pages/why/compared.js

why-b-come-from-two = A und B stammen aus zwei Modellen mit verschiedenen Token-IDs. Wähle ohne Vergleich ein Token, das hier beide schreiben.
why-has-no-class-so = A hat keine Klasse { $name }, also gibt es keine Differenz.
why-only-b-reads-here = Nur B liest hier { $step }, also gibt es keine Differenz.
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
why-removing-tokens-one = Tokens werden entfernt, eine Reihenfolge nach der anderen …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] Wahrscheinlichkeit beim Entfernen der Tokens. { $shownCurves }. Klick auf eine Kurve, um ihre Methode zu wählen.
       *[no] Wahrscheinlichkeit beim Einsetzen der Tokens. { $shownCurves }. Klick auf eine Kurve, um ihre Methode zu wählen.
    }

## pages/why/faithfulness.js


## pages/why/rows.js

why-no-number = keine Zahl
why-zero-to-one = 0 bis 1
why-two-softmaxes = zwei Softmaxe
why-from-the-source = aus dem Ausgangstext
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
why-what-each-method-can = Was jede Methode sagen kann und was nicht
why-does-not-average = { $model } bildet vor den Klassen keinen Mittelwert seiner Tokens, also gibt es keine Methode „Pooling“.
why-pooling = Pooling
why-csv = CSV
why-save-all-numbers-as = Alle Zahlen als Tabelle speichern
why-methods-of = { $count } Methoden der Erklärung

## pages/why/view.js

why-methods-of-explanation = Methoden der Erklärung
why-deletion-test = Löschtest
why-title = Warum hat das Modell das gesagt?

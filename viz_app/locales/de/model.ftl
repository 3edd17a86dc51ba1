## pages/model/faithfulness_view.js

model-loading-the-tests = Die Tests werden geladen …
model-faithful-explanation = Eine treue Erklärung nennt die Tokens, auf denen die Vorhersage beruht. Ohne sie fällt die Wahrscheinlichkeit: Die Fläche beim Löschen ist klein. Mit ihnen allein ist die Wahrscheinlichkeit da: Die Fläche beim Einfügen ist groß.
model-model-was-not = Dieses Modell wurde nicht gemessen. Für ein Modell dieses Projekts tut das der Befehl glassformer explain --bench NAME --data DIR.
model-which-explanation = Welcher Erklärung du trauen kannst
model-tests-explanations = Tests der Erklärungen
model-measured-over = Gemessen an { $sentences } Validierungssätzen. { $small }

## pages/model/vocabulary_map.js

model-of-the-sentence = aus dem Satz
model-chosen-token = Das gewählte Token, seine Nachbarn und die Tokens des Satzes
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] PCA: die beiden Richtungen mit der größten Varianz; sie enthalten { $variance } davon.{ " " }
       *[no] t-SNE hält Nachbarn zusammen, so weit zwei Dimensionen das erlauben. Abstände und die Größe von Gruppen bedeuten nichts.{ " " }
    }Von den { $of } wahren Nachbarn eines Tokens gehören { $kept } auch hier zu seinen { $of } nächsten{ $isSample ->
        [yes] { " " }(gemessen an { $sample } Tokens)
       *[no] { "" }
    }. Die Liste der Nachbarn ist exakt.
model-map-all-tokens-arrow = Karte aller Tokens. Pfeiltasten wählen das nächste Token auf dieser Seite.
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

## core/errors.py

core-not-whole-from-to = { $name } ist { $value }; es muss eine ganze Zahl von { $first } bis { $last } sein.
core-not-whole-at-least = { $name } ist { $value }; es muss eine ganze Zahl sein, mindestens { $first }.
core-not-a-list = { $name } ist { $value }; gib eine Liste an, etwa { $example }.
core-options-not-of-kind = { $name } ist { $value }; gib { $kind }(...) oder eine Zuordnung wie { $example } an.
core-options-no-field = { $kind } hat kein Feld { $field }; es hat { $fields }.
core-option-twice = { $function } bekommt { $option } zweimal; nenne jede Option mit Namen, etwa { $example }=...
core-too-many-options = { $function } nimmt { $most } Optionen, nicht { $given }; nenne jede mit Namen, etwa { $example }=...
core-no-map = Es gibt keine Matrix { $name }; wähle aus: { $maps }.
core-no-head = In Schicht { $layer } gibt es keinen Kopf { $head } der Matrix { $map } (gezählt ab 0); dieses Modell hat { $layers } Schichten mit { $heads } Köpfen.

## Texts, tokens and targets

core-blank = Dieser Text ist leer; tippe einen Satz.
core-no-text = Das ist kein Text, sondern { $given }; gib einen str an.
core-text-too-long = Dieser Text hat { $count } Zeichen; { $most } passen. Kürze ihn um { $over }.
core-half-character =
    { $name ->
        [text] Zeichen { $place } des Textes ist nur ein halbes; tippe es noch einmal.
       *[other] Zeichen { $place } von { $name } ist nur ein halbes; tippe es noch einmal.
    }
core-too-long =
    { $what ->
        [sentence] Dieser Satz hat { $count } Tokens; { $longest } passen. Kürze ihn um { $over }.
        [target] Der Zieltext hat { $count } Tokens; { $longest } passen. Kürze ihn um { $over }.
       *[beginning] Der vorgegebene Anfang hat { $count } Tokens; { $longest } passen. Kürze ihn um { $over }.
    }
core-too-many-pads =
    { $what ->
        [sentence] Der Satz hat mit seinem Padding { $count } Tokens; { $longest } passen.
       *[target] Der Zieltext hat mit seinem Padding { $count } Tokens; { $longest } passen.
    }
core-text-of-several = Text { $index }, von 0 an gezählt: { $why }
core-no-ids = Das sind keine IDs von Tokens, sondern { $given }; gib einen Text oder eine Liste ganzer Zahlen an.
core-no-token = Es gibt kein Token { $token }; die IDs dieses Modells gehen bis { $last }.
core-empty-target = Ein Zieltext braucht mindestens ein Token.
core-no-token-to-leave-out = Es gibt kein Token { $index } zum Weglassen, von 0 an gezählt; der Satz hat { $count }.
core-nothing-left = Lass mindestens ein Token im Satz.
core-token-not-forced = Kein Zieltext enthält das Token { $token }; gib ein anderes vor.
core-two-decodings = Das Dekodieren ist zweimal angegeben; gib es einmal an, als decoding=Decoding(...).
core-no-targets =
    { $task ->
        [generator] Das Modell { $model } setzt Texte fort und hat keine Zieltexte; lass sie weg.
        [classifier] Das Modell { $model } klassifiziert und hat keine Zieltexte; lass sie weg.
       *[encoder] Das Modell { $model } schreibt nichts und hat keine Zieltexte; lass sie weg.
    }
core-score-targets =
    { $targets ->
        [0] { $texts } Texte haben keine Zieltexte; gib eine Liste mit einem Zieltext für jeden Text an.
       *[other] Anzahl der Texte: { $texts }, der Zieltexte: { $targets }; gib eine Liste mit einem Zieltext für jeden Text an.
    }
core-other-task =
    Das Modell { $model } { $task ->
        [translator] übersetzt
        [generator] setzt Texte fort
        [classifier] klassifiziert
       *[encoder] hat keine Klassen und schreibt nichts
    }; wähle { $wanted ->
        [translator] eines, das übersetzt
        [generator] eines, das Texte fortsetzt
        [classifier] eines, das klassifiziert
       *[encoder] einen Encoder
    }.
core-too-costly =
    Dieser Lauf würde das { $times }-Fache dessen kosten, was ein Lauf kosten darf; { $remedy ->
        [beam] kürze den Satz oder nimm eine Suche, die schmaler ist als { $beam }
        [looks] kürze den Satz oder nimm die Änderungen zurück, durch die ein Token nach vorn oder über die falsche Achse schaut
        [both] kürze den Satz, nimm eine Suche, die schmaler ist als { $beam }, oder nimm die Änderungen zurück, durch die ein Token nach vorn oder über die falsche Achse schaut
       *[none] kürze den Satz
    }.
core-cost-spent = Dieser Lauf hat mehr gekostet, als ein Lauf darf; kürze den Satz.
core-too-late = Dieser Lauf hat zu lange gedauert und wurde beendet; kürze den Satz oder versuche es später noch einmal.
core-memory = Die Attention von { $count } Tokens würde { $size } Speicher brauchen, aber nur { $free } sind frei; kürze den Text.

## Values that a caller gives

core-choice = { $name } ist { $given }; wähle aus { $choices }.
core-not-whole = { $name } ist { $given }; es muss eine ganze Zahl sein.
core-not-above-0 = { $name } ist { $given }; es muss eine Zahl über 0 sein.
core-no-share = { $name } ist { $given }; es muss ein Anteil von 0 bis 1 sein.
core-no-number = { $name } ist { $given }; es muss eine Zahl sein.
core-not-between = { $name } ist { $value }; der Wert muss zwischen { $lowest } und { $highest } liegen.
core-prefix = prefix ist { $value }; es muss ein Text oder ein Tupel von Token-IDs sein.
core-beam-or-temperature = Wähle beam über 1 oder temperature über 0, nicht beides.
core-no-figures = Die Grafiken sind nicht installiert; sie kommen mit pip install glassformer.
core-no-trace-json = Das ist keine Aufzeichnung als JSON, sondern { $given }; schreibe eine mit trace.to_json().
core-no-saved-trace = { $file } ist keine gespeicherte Aufzeichnung; speichere eine mit trace.save(...).
core-trace-format = { $file } ist eine Aufzeichnung im Format { $given }, nicht { $known }; zeichne den Text neu auf.
core-no-tokenizer = Es gibt keinen Tokenizer unter { $path }; gib den Pfad einer Datei tokenizer.model an.
core-no-texts = { $name } ist { $given }; gib eine Liste von Texten an.
core-item = { $item } ist { $given }; jedes sieht aus wie { $example }.
core-no-should-stop = should_stop ist { $given }; gib eine Funktion an, die sagt, warum aufzuhören ist, oder nichts.
core-toy-width = { $width } lässt sich nicht auf { $heads } Köpfe verteilen; nimm 48 für drei Köpfe.
core-toy-text =
    { $task ->
        [add] „{ $text }“ passt nicht: Tippe zwei Zahlen mit zwei Ziffern, wie in 47+85.
        [german] „{ $text }“ passt nicht: Tippe eine Zahl von 0 bis 999.
        [french] „{ $text }“ passt nicht: Tippe eine Zahl von 0 bis 999.
       *[letters] „{ $text }“ passt nicht: Tippe 8 Buchstaben von a bis j, wie in headache.
    }

## Maps, heads, layers, tensors

core-no-attention = Dieses Modell hat keine Attention namens { $map }; es hat { $choices }.
core-no-layer =
    Es gibt keine Schicht { $layer }, von 0 an gezählt; { $map } hat { $count ->
        [one] 1 Schicht
       *[other] { $count } Schichten
    }.
core-no-positions = Dieses Modell hat keine Positionen eines Stapels namens { $stack }.
core-no-tensor = In diesem Lauf gibt es keinen Tensor { $name }; nenne einen wie { $example }.
core-map-predicts-nothing = Hier sagt kein Kopf der Matrix { $map } etwas vorher; wähle aus { $choices }.
core-values-hidden = { $model } zeigt seine Values nicht; wähle ein anderes Modell.
core-nan = NaN: Eine Änderung lässt einer Zeile nichts, worauf sie schauen kann, also gibt es hier keine Zahl. Nimm diese Änderung zurück.

## Which prediction is explained

core-no-loaded-model = Gib ein geladenes Modell an, etwa core.load('en-de'), nicht { $given }.
core-nothing-to-explain = { $model } hat keine Klasse und kein Wort, die zu erklären wären; wähle ein Modell, das übersetzt, Texte fortsetzt oder klassifiziert.
core-writes-no-label = { $model } schreibt Tokens und hat kein Label { $label }; nenne einen Schritt und ein Token.
core-classifies-no-step = { $model } klassifiziert und hat keinen Schritt { $step }; lass ihn weg.
core-which-step = Sag, welcher Schritt zu erklären ist; der erste ist 0.
core-no-step =
    { $task ->
        [translator] Es gibt keinen Schritt { $step }; diese Übersetzung hat { $count }, von 0 an gezählt.
       *[generator] Es gibt keinen Schritt { $step }; dieser Text hat { $count }, von 0 an gezählt.
    }
core-same-candidates = Wähle zwei verschiedene Tokens zum Vergleich, nicht { $token } mit sich selbst.
core-no-label = Dieses Modell hat kein Label { $label }; es vergibt { $labels }.
core-no-piece = Kein Stück dieses Modells schreibt sich { $piece }; nenne eines, das bei diesem Schritt zur Wahl steht, oder eine ID.

## Explanations

core-no-method = Es gibt keine Methode { $given }; wähle aus { $choices }.
core-other-method =
    { $method ->
        [pooling] { $model } mittelt seine Tokens nicht; wähle aus { $choices }.
       *[other] { $model } zeigt seine Values nicht; wähle aus { $choices }.
    }
core-no-setting = Die Methoden { $methods } haben keine Einstellung { $setting }.
core-pooling-without-mean = Genaue Anteile hat das Pooling nur dort, wo die Klasse aus dem Mittelwert aller Tokens gelesen wird.
core-no-attribution = Gib als attribution= an, was core.attribute geliefert hat, nicht { $given }.
core-attribution-of-other = Diese Attribution erklärt eine andere Vorhersage; mach eine von diesem Modell, Text und Schritt.
core-no-attributions = Gib an, was core.attributions geliefert hat, nicht { $given }.
core-attributions-differ = Gib Attributionen ein und derselben Vorhersage dieses Modells an.
core-attribution-without-source = Diese Attribution sagt nichts über den Ausgangstext; wähle eine Methode, die es tut.
core-no-curve = Es gibt keine Kurve { $given }; wähle aus { $choices }.
core-groups = Gruppen für { $size } Tokens beginnen bei 0 und an steigenden Stellen unter { $size }, nicht bei { $given }.
core-gradient-steps = Integrierte Gradienten brauchen 1 bis { $most } Schritte, nicht { $given }.
core-no-baseline = Es gibt keinen Ausgangspunkt { $given }; wähle aus { $choices }.
core-no-text-read = Dieses Modell kann keinen der Texte lesen; gib ihm Texte seiner Art.
core-flow-looks-ahead = Hier sieht eine Zeile, was nach ihr geschrieben wird, also ist jeder Schritt ein anderer Lauf. Nimm diese Änderung zurück.
core-flow-step-or-token = Verfolge den Schritt { $step } oder das Token { $token }, nicht beide.
core-flow-no-encoder = { $model } hat keinen Encoder; verfolge einen Schritt.
core-flow-no-answer = { $model } gibt keine Antwort; verfolge ein Token des Textes, etwa token=0.
core-flow-no-step = Es gibt keinen Schritt { $step }; die Schritte dieses Laufs sind 0 bis { $last }.
core-no-words =
    { $task ->
        [classifier] Das Modell { $model } schreibt keine Wörter; schau dir seine Klassen nach Tiefe an.
       *[encoder] Das Modell { $model } schreibt keine Wörter, also hat es keine Logit-Linse.
    }
core-no-classes = Das Modell { $model } hat keine Klassen; schau dir seine Wörter nach Tiefe an.
core-no-cross-attention = { $model } hat keine Cross-Attention, also führt nichts, was es liest, zu einem Encoder.
core-heads-add-nothing = Köpfe dieses Encoders tragen nichts unmittelbar zu den Logits bei: Nur der Decoder liest, was sie ausgeben.
core-split-first-layer = Nur die Self-Attention eines Stapels liest in ihrer ersten Schicht Inhalt plus Position; wähle eine davon.
core-split-no-vectors = Dieses Modell addiert keine Positionsvektoren zu dem, was seine erste Schicht liest, also haben seine Scores keine solchen Teile.
core-no-portraits = Die Köpfe von { $model } haben keine Porträts; gib Texte an, an denen sie zu sehen sind.
core-portrait-targets = Gib eine Liste von Texten an, und ebenso viele Zieltexte oder keine.

## Changes

core-no-bug = Es gibt keinen Fehler namens { $given }; wähle aus { $choices }.
core-pads =
    { $side ->
        [source] Der Ausgangstext kann 0 bis { $most } Padding-Tokens bekommen, nicht { $count }.
       *[target] Der Zieltext kann 0 bis { $most } Padding-Tokens bekommen, nicht { $count }.
    }
core-shuffle-seed = Der Startwert des Mischens kann 0 bis { $most } sein, nicht { $given }.
core-shift = Positionen lassen sich um 0 bis { $most } verschieben, nicht um { $given }.
core-shifted-too-far = { $count } Tokens, um { $shift } verschoben, bräuchten { $needed } Positionen; dieses Modell hat { $longest }. Verschiebe höchstens um { $most }.
core-encoder-alone =
    { $task ->
        [classifier] Ein Klassifikator hat nur Köpfe und Masken des Encoders; ändere diese.
       *[encoder] Ein Encoder hat nur Köpfe und Masken des Encoders; ändere diese.
    }
core-decoder-alone = Ein Modell ohne Encoder hat nur Köpfe und Masken des Decoders; ändere diese.
core-pads-before-text = Ein Modell ohne Encoder hat Padding nur vor seinem Text; wähle padding_side='left'.
core-many-mask-edits = Das sind { $count } Änderungen von Masken; { $most } passen. Nimm Zeilen und Spalten.
core-no-mask = Es gibt keine Maske { $given }; wähle aus { $choices }.
core-mask-negative = Zeilen und Spalten einer Maske zählen von 0 an; negative gibt es nicht.
core-mask-far = Eine Änderung einer Maske nennt eine Stelle jenseits von { $most }; so lang ist kein Satz.
core-many-steers = Das sind { $count } Vektoren zum Steuern; { $most } passen.
core-steer-stack = Gesteuert wird im Encoder oder im Decoder, nicht in { $given }.
core-steer-amount = Die Stärke beim Steuern kann { $least } bis { $most } sein, nicht { $given }.
core-steer-rows = Beim Steuern werden 1 bis { $most } Zeilen genannt, oder None für alle, nicht { $count }.
core-steer-empty = Ein Text zum Steuern ist leer; gib zwei verschiedene Texte an.
core-steer-same = Beide Texte zum Steuern sind gleich; gib zwei verschiedene an.
core-steer-alike =
    { $how ->
        [written] Zu beiden Texten, mit denen gesteuert wird, schreibt das Modell dasselbe, also gibt es keinen Unterschied; wähle andere.
       *[read] Beide Texte, mit denen gesteuert wird, liest das Modell gleich, also gibt es keinen Unterschied; wähle andere.
    }
core-steer-text = Ein Text zum Steuern, { $text }: { $why }
core-steer-source = Gesteuert wird mit { $sources }, nicht mit { $given }.
core-steer-vector-size = Ein Vektor zum Steuern hat 1 bis { $most } float32-Zahlen, nicht { $size } Bytes.
core-steer-not-finite = Ein Vektor zum Steuern enthält eine Zahl, die nicht endlich ist; lass NaN und unendlich weg.
core-steer-base64 = Der Vektor zum Steuern ist nicht in base64 geschrieben.
core-steer-no-stack =
    { $stack ->
        [encoder] Dieses Modell hat keinen Encoder zum Steuern; steuere seinen Decoder.
       *[decoder] Dieses Modell hat keinen Decoder zum Steuern; steuere seinen Encoder.
    }
core-steer-depth =
    { $stack ->
        [encoder] Es gibt keine Tiefe { $depth }; der Encoder hat 0, sein Embedding, bis { $layers }.
       *[decoder] Es gibt keine Tiefe { $depth }; der Decoder hat 0, sein Embedding, bis { $layers }.
    }
core-steer-row-of-model = Zeile { $row } soll gesteuert werden; dieses Modell liest { $count } Zeilen, von 0 an.
core-steer-row-of-text = Zeile { $row } soll gesteuert werden; dieser Text hat { $count } Zeilen, von 0 an.
core-steer-width = Dieser Vektor hat { $count } Zahlen; Zustände dieses Modells haben { $width }.
core-vector-not-read = { $file } lässt sich nicht lesen: { $why }.
core-vector-too-large = { $file } ist größer als { $most } Bytes; so groß ist kein Vektor aus float32-Zahlen.
core-vector-file = { $file } enthält nicht genau eine Zeile von float32-Zahlen; speichere den Vektor mit numpy.save.
core-curve-amounts = Eine Kurve hat 1 bis { $most } Stärken, nicht { $count }.

## From one run into another

core-no-place = Es gibt keine Stelle { $place }. Eine Stelle schreibt man r.stack.depth.token, o.map.layer.head oder w.map.layer.head, etwa r.e.1.2 oder o.c.2.7.
core-no-depth-place = { $place } ist kein Vektor dieses Modells; Tiefen von { $stack }: 0 bis { $layers }.
core-no-row-place = { $place } braucht Zeile { $row }; Zeilen von { $stack }: { $count }, von 0 an.
core-row-without-partner = Zeile { $row } ({ $stack }) hat kein Gegenstück im anderen Lauf; verbinde sie von Hand mit einer Zeile dort.
core-weights-of-other-length = Attention-Gewichte allein lassen sich nur zwischen Texten mit gleich vielen Tokens übertragen.
core-nothing-to-carry = { $model } zeigt nur seine Attention-Gewichte, also lässt sich kein Tensor daraus übertragen.
core-no-pair = joined enthält { $given }; gib Paare wie (1, 2) an: Zeile des Basis-Laufs, Zeile des Spender-Laufs.
core-few-matched = Nur { $matched } der { $count } Tokens lassen sich zuordnen. Gib zwei Texte an, die sich in wenigen Wörtern unterscheiden, oder verbinde Zeilen von Hand.
core-trace-of-other-model = Diese Aufzeichnung ist vom Modell { $other }, nicht von { $model }; nimm zwei Läufe eines Modells.
core-same-answers = Beide Läufe schreiben { $answer }; gib zwei Texte mit verschiedenen Antworten an.
core-same-token = Beide Läufe schreiben { $token } bei Schritt { $step }; gib verschiedene Texte an.
core-other-step = Beide Läufe schreiben { $token } bei Schritt { $step }; wähle Schritt { $other }, wo sie sich unterscheiden.
core-same-rival = Token und Alternative sind beide { $token }; nenne zwei verschiedene.
core-trace-of-other-edits = Diese Aufzeichnung hat { $read } Tokens gelesen, nicht { $count }; gib auch ihre Änderungen an.

## Models and devices

core-no-model = Es gibt kein Modell { $given }. Wähle eines von diesen: { $choices }; oder nenne einen Ordner mit einem Checkpoint.
core-no-models = Es gibt kein Modell { $given }, und noch ist keines hier; pip install glassformer-checkpoints, trainiere eines mit glassformer train, oder sag mit GLASSFORMER_CHECKPOINTS, in welchem Ordner die Modelle liegen.
core-no-model-name = Ein Modell nennt man mit einem Namen oder einem Ordner, nicht mit { $given }; siehe core.catalogue().
core-no-device = Auf diesem Rechner gibt es kein Gerät { $given }; er hat: { $choices }.
core-device-and-map = Es gibt ein device, { $device }, und eine device_map; gib eines von beiden an.
core-float32-alone = { $model } ist float32 und lässt sich nicht als { $dtype } laden; lass dtype weg.
core-one-device = { $model } passt auf ein Gerät; lass device_map weg.
core-no-languages = Dieses Modell hat keine Sprachen zur Wahl; lass source_lang und target_lang weg.
core-no-language = Dieses Modell hat keine Sprache { $given }; es hat { $choices }.
core-no-language-of-many = Dieses Modell hat keine Sprache { $given }; es hat { $count }, darunter { $choices }.
core-no-design = Es gibt keinen Entwurf { $given }. Wähle einen von diesen: { $choices }.
core-not-converted = { $file } lässt sich nicht umwandeln: { $why }.
core-vectors-not-finite = Die Token-Vektoren dieses Modells enthalten Zahlen, die nicht endlich sind, also lässt sich keine Karte zeichnen.
core-no-snapshot = In diesem Lauf gibt es keine Momentaufnahme. Trainiere mit --snapshots 12, dann speichert er welche.
core-snapshot-of-two-kinds = Die Momentaufnahme von Schritt { $step } ist von der Art { $kind }, und { $model } von der Art { $other }.
core-snapshot-of-other-run = Die Momentaufnahme von Schritt { $step } zerlegt Texte anders als { $model }: Sie gehört zu einem anderen Lauf.

## Surveys

core-nothing-to-survey = Das Modell { $model } hat keine Klassen und schreibt nichts; wähle ein anderes.
core-references-or-labels = Gib Referenzübersetzungen für ein übersetzendes Modell an oder Labels für einen Klassifikator, nicht beides.
core-text-missing =
    { $what ->
        [text] Es gibt keinen Text { $index }; gib für jede Referenz einen an.
       *[reference] Es gibt keine Referenz { $index }; gib für jeden Text eine an.
    }
core-resume-other-texts = { $file } entstand aus anderen Texten: Sein Text { $index } ist { $text }.
core-model-changed = Das Modell hat sich nach Text { $index } geändert; beginne die Erhebung neu.
core-no-survey = { $given } ist keine Erhebung; gib zwei aus core.survey(...) an.
core-surveys-of-other-length = Die Erhebungen haben { $before } und { $after } Texte; vergleiche Erhebungen derselben Texte.
core-surveys-of-other-texts = Text { $index }, von 0 an gezählt, ist { $before } und { $after }; vergleiche Erhebungen derselben Texte.
core-surveys-empty = Die Erhebungen haben keinen Text; gib welche an.
core-surveys-of-two-kinds = Die Erhebungen sind von zweierlei Art: { $kinds }; vergleiche zwei einer Art.
core-survey-ending = { $file } ist keine .jsonl, .csv oder .parquet; gib der Datei eine dieser Endungen.
core-no-pyarrow = Parquet braucht pyarrow: pip install 'glassformer[parquet]'; oder wähle .jsonl oder .csv.
core-survey-not-utf8 = { $file } ist keine Erhebung: Es ist kein UTF-8-Text.
core-file-no-survey = { $file } ist keine Erhebung; glassformer survey FILE -o { $name } macht eine.
core-file-format = { $file } hat das Format { $given }, und dieses Programm liest das Format { $known }.
core-survey-line = { $file }, Zeile { $line }: Das ist keine Zeile einer Erhebung; erzeuge die Datei neu.
core-survey-columns = { $file } ist keine Erhebung: Die Spalten sind { $columns }.
core-no-parquet = { $file } ist keine vollständige Parquet-Datei; erzeuge sie neu.
core-survey-of-other = { $file } ist eine Erhebung mit einem anderen Wert für { $what } ({ $before }, jetzt { $now }); nenne eine andere Datei, oder lösche diese, um neu zu beginnen.

## Models of Hugging Face

core-hub-not-installed = Modelle von Hugging Face brauchen weitere Bibliotheken; installiere sie mit pip install -e '.[hub]' im Ordner dieses Projekts.
core-hub-no-name = Nenne ein Modell des Hubs, etwa hf:Helsinki-NLP/opus-mt-en-de, oder einen Ordner.
core-hub-no-model = Auf dem Hub gibt es kein offenes Modell { $model }; prüfe seinen Namen, in der Form OWNER/NAME.
core-hub-no-revision = Das Modell { $model } hat keine Revision { $revision }; prüfe sie auf dem Hub.
core-hub-no-config = { $model } hat auf dem Hub keine { $file }: Ein Adapter oder GGUF ist kein ganzes Modell; nenne ein anderes.
core-hub-silent = Das Modell { $model } ist nicht auf diesem Rechner, und der Hub antwortet nicht; prüfe das Netz, oder nenne einen Ordner.
core-hub-no-safetensors = Das Modell { $model } hat keine Gewichte im Format safetensors, und Pickle-Dateien werden nie gelesen; speichere es mit safe_serialization=True, oder nenne als NAME@REVISION eine Revision, die sie hat.
core-hub-not-shown = Das Modell { $model } ({ $made }) lässt sich nicht zeigen; wähle eines, das Texte übersetzt, fortsetzt, klassifiziert oder als Encoder liest, etwa Marian, GPT-2 oder BERT.
core-hub-encoder-not-shown = Das Modell { $model } ({ $made }) lässt sich nicht zeigen; wähle einen Encoder für Texte, etwa BERT.
core-hub-size = Das Modell { $model } sagt, { $name } sei { $given }; so lässt sich keines bauen.
core-hub-no-choice-of-label = Das Modell { $model } wählt nicht zwischen Labels; nenne eines, das eines von mehreren vergibt.
core-hub-too-large = Das Modell { $model } braucht { $size }, und so viel hat { $device } nicht frei; lade es mit dtype='bfloat16', mit device_map='auto' oder auf die cpu.
core-hub-weights-alone = Dieses Modell zeigt nur seine Attention-Gewichte. Wähle eines der eigenen Modelle dieses Projekts.
core-own-models-alone = Das gibt es nur für die eigenen Modelle dieses Projekts. Wähle eines davon.
core-hub-few-changes = Bei diesem Modell lassen sich nur Tokens weglassen und Köpfe abschalten; wähle eines der eigenen Modelle dieses Projekts.
core-hub-fixed = Das Padding dieses Modells steht fest, ebenso Positionen, die hier nicht bekannt sind: Ändere seine Köpfe, seine Masken oder Wörter.
core-hub-unadded = Dieses Modell addiert keine Positionen zu seinen Tokens, also lässt sich keine von der falschen Achse nehmen; wähle einen anderen Fehler.
core-hub-no-table =
    Dieses Modell addiert zu den Tokens seines { $stack ->
        [encoder] Encoders
       *[decoder] Decoders
    } keine Positionsvektoren; wähle eines, das es tut, etwa BERT.
core-hub-no-distances =
    Dieses Modell addiert in seinem { $stack ->
        [encoder] Encoder
       *[decoder] Decoder
    } nichts, was vom Abstand zweier Tokens abhängt; wähle eines, das es tut, etwa T5.
core-hub-unscaled = Die Scores dieses Modells werden durch nichts geteilt, also kann es nicht zeigen, was ohne die Teilung geschieht.
core-hub-scaled-before = Die Queries dieses Modells werden geteilt, bevor sie verglichen werden, und seine Scores nicht mehr, also kann es nicht zeigen, was ohne die Teilung geschieht.
core-hub-heads-stay = Köpfe eines { $kind } lassen sich hier nicht abschalten; wähle ein anderes Modell.
core-hub-layers-unknown = Wie die Schichten dieses Modells heißen, ist hier nicht bekannt, also lassen sich seine Teile nicht unterscheiden.
core-hub-no-embedding = Dieses Modell addiert Positionen unsichtbar zu seinen Tokens, also steuere es mit zwei Texten statt mit einem Token.
core-hub-no-lens = Woraus dieses Modell seine Klasse liest, ist keiner der Zustände, die hier zu sehen sind, also nennen seine Tiefen keine Klasse.
core-hub-no-parts = Eine Klasse dieses Modells wird aus einem Token durch Schichten gelesen, die keine Summe sind, also hat sie Wege und keine genauen Teile.
core-hub-no-projections = Wie die Queries und Keys dieses Modells entstehen, ist nicht bekannt, also lassen sich seine Scores nicht zerlegen.
core-hub-no-weights = Dieses Modell hat keine Attention-Gewichte geliefert; lade es mit attn_implementation='eager'.
core-hub-no-gradients = Gradienten von { $model } sind nicht zu haben; wähle attention oder leave-one-out.
core-hub-no-copy = Ein Modell, das über Geräte verteilt ist, lässt sich nicht kopieren; lade es noch einmal.
core-hub-no-token = Dieses Modell findet in diesem Text kein Token; tippe ein Wort.
core-hub-token-beyond = Der Tokenizer findet im Text das Token { $piece }, das dieses Modell nicht hat: Die IDs des Modells gehen bis { $last }, und dieses ist { $token }. Lass es weg, oder nimm den Tokenizer, mit dem das Modell trainiert wurde.
core-token-stays = Das Token { $token } bleibt, denn das Modell verlässt sich darauf; lass Wörter weg.
core-fills-no-mask = Das Modell { $model } füllt keine Masken; wähle eines der Art ForMaskedLM.
core-no-mask-in-text = In diesem Text fehlt { $mask }; schreibe es dorthin, wo ein Wort fehlt.
core-no-rotation = Für dieses Modell lässt sich keine Drehung zeigen; wähle eines mit rotierenden Positionen, etwa Llama.
core-first-not-turned = Die erste Position wird nicht gedreht; tippe mindestens zwei Tokens.
core-no-device-map = device_map ist { $given }; gib { $choices } an, oder das Gerät jedes Teils, etwa { $example }.
core-no-accelerate = Eine device_map braucht die Bibliothek accelerate; installiere sie mit pip install -e '.[hub]' im Ordner dieses Projekts.

## Chats

core-no-chat = chat ist { $given }; gib eine Liste an, etwa { $example }.
core-no-chat-message = { $given } ist keine Nachricht eines Chats; gib eine Liste an, etwa { $example }.
core-no-date = date ist { $given }; schreibe es wie 2026-11-28.
core-no-chat-template = Das Modell { $model } hat keine Chat-Vorlage; lass den Chat weg und gib einen Text an.
core-text-or-chat = Gib einen Text oder einen Chat an, und nur eines davon.
core-chat-template =
    { $fault ->
        [memory] Die Chat-Vorlage dieses Modells braucht mehr als { $detail } MB. Lass den Chat weg, oder berichtige die Vorlage.
        [endless] Die Chat-Vorlage dieses Modells ruft sich endlos selbst auf. Lass den Chat weg, oder berichtige die Vorlage.
        [size] Die Chat-Vorlage dieses Modells erzeugt mehr als { $detail } kB Text. Lass den Chat weg, oder berichtige die Vorlage.
        [seconds] Die Chat-Vorlage dieses Modells braucht mehr als { $detail } s. Lass den Chat weg, oder berichtige die Vorlage.
        [jinja2] Die Chat-Vorlage dieses Modells braucht jinja2, das mit pip install -e '.[hub]' kommt. Lass den Chat weg, oder berichtige die Vorlage.
       *[says] Die Chat-Vorlage dieses Modells sagt: { $detail }. Lass den Chat weg, oder berichtige die Vorlage.
    }

## Models that cannot be loaded: a sentence with its reason, which follows a colon and has no full stop

core-not-loaded = Das Modell { $model } ließ sich nicht laden: { $why }.
core-nameless-not-loaded = Das Modell ließ sich nicht laden: { $why }.
core-no-folder = es gibt keinen Ordner { $folder }
core-folder-without = in seinem Ordner fehlt { $file }
core-config-of-no-model = seine Datei { $file } ist nicht die eines Modells: { $why }
core-config-without = seine Datei { $file } ist nicht die eines Modells: Es fehlt { $key }
core-config-of-other-format = es hat das Format { $given }, und dieses Programm liest das Format { $known }
core-config-not-described = seine Datei { $file } beschreibt kein Modell: { $why }
core-file-too-large = seine Datei { $file } hat mehr als { $most } Bytes
core-file-damaged = seine Datei { $file } ist beschädigt oder abgeschnitten
core-file-missing-or-damaged = seine Datei { $file } fehlt oder ist beschädigt
core-tokenizer-of-other-size = sein Tokenizer hat { $count } Stücke, aber sein Modell kennt { $known }
core-tokenizer-of-other-id = { $key } ist bei seinem Tokenizer { $ours }, aber bei seinem Modell { $theirs }
core-tokenizer-damaged = die Dateien seines Tokenizers fehlen oder sind beschädigt
core-adapter-beside-weights = { $file } neben seinen Gewichten sagt, dass ein Adapter dazugehört; lade beide mit peft, und speichere, was merge_and_unload liefert
core-adapter-of-base = es ist ein Adapter zu { $base }, kein ganzes Modell; lade beide mit peft, und speichere, was merge_and_unload liefert
core-weights-gguf = seine Gewichte sind GGUF; nenne das Modell im Format safetensors, aus dem sie gemacht wurden
core-shard-missing = seine Datei { $file } fehlt; kopiere alle, die { $index } nennt
core-weights-quantised = seine Gewichte sind quantisiert ({ $how }); nenne das Modell, aus dem sie gemacht wurden
core-config-lacks = seiner config.json fehlt { $key }, etwa { $example }; speichere das Modell mit save_pretrained
core-needs-own-code = es braucht Python-Code aus seinem eigenen Ordner, der hier nie ausgeführt wird; nenne ein anderes Modell
core-unknown-model-type = transformers { $version } kennt kein model_type { $kind }; eine neuere Version vielleicht: pip install -U transformers
core-weights-unfit = seine Gewichte sind beschädigt oder passen nicht zu seiner config.json
core-weights-unfit-or-spread = seine Gewichte sind beschädigt oder passen nicht zu seiner config.json, oder die device_map ist falsch: { $why }
core-weight-of-other-shape = { $weight } ist { $saved } in seinen Gewichten und { $built } laut seiner config.json
core-weight-of-other-vocabulary = { $weight } ist { $saved } in seinen Gewichten und { $built } laut seiner config.json; seine vocab_size ist { $size }
core-weight-missing = seinen Gewichten fehlt { $weight }
core-weight-not-finite = { $weight } in seinen Gewichten enthält NaN oder unendlich; nimm eine andere Sicherung davon
core-no-part-of-map = die device_map nennt { $part }, aber das Modell hat diesen Teil nicht; seine Teile sind { $parts }
core-weight-in-no-file = { $weight } steht in keiner Datei seiner Gewichte, kann also nicht auf der Festplatte liegen; lege es mit device_map woanders hin
core-setting-above-0 = { $name } ist { $value }; der Wert muss über 0 liegen
core-setting-above-0-to-1 = { $name } ist { $value }; der Wert muss über 0 und höchstens bei 1 liegen
core-setting-share = { $name } ist { $value }; der Wert muss zwischen 0 und 1 liegen
core-setting-at-least = { $name } ist { $value }; es muss mindestens { $least } sein
core-setting-at-most = { $name } ist { $value }; es darf höchstens { $most } sein
core-setting-from-below = { $name } ist { $value }; es muss mindestens { $least } und kleiner als { $below } sein
core-setting-one-of = { $name } ist { $value }; möglich sind { $choices }
core-setting-type = { $name } ist { $value }; der Typ muss { $kind } sein
core-setting-positions = max_length { $length } mal d_model { $width } ist mehr als { $most }; verkleinere eines von beiden
core-setting-heads = d_model { $width } lässt sich nicht ohne Rest auf { $heads } Köpfe verteilen
core-setting-mask-fill = mask_fill ist { $value }; der Wert muss weit unter 0 liegen, etwa -inf oder -1e9
core-setting-mask-queries = mask_queries maskiert ganze Zeilen, aus denen mask_fill -inf NaN macht; nimm -1e9
core-setting-generator = ein Generator braucht 0 Encoder-Schichten und mindestens 1 Decoder-Schicht, nicht { $encoder } und { $decoder }
core-setting-translator = ein Übersetzer braucht mindestens 1 Decoder-Schicht
core-setting-classifier = ein Klassifikator braucht 0 Decoder-Schichten und mindestens 2 verschiedene Labels, nicht { $layers } und { $labels }
core-setting-ids = pad, unknown, start und end haben die IDs { $ids }; sie müssen verschieden sein und unter vocabulary_size { $size } liegen
core-setting-labels = labels ist { $value } und damit von der falschen Art; es muss eine Liste von Texten sein
core-setting-many-labels = es gibt { $count } Labels; höchstens { $most } lassen sich zeigen
core-setting-no-label = { $label } ist kein Label; es muss ein Text von höchstens { $most } Zeichen sein
core-setting-shares = shares ist { $shares }; gib für jedes Korpus einen Anteil über 0 an und lass copies weg
core-settings-no-mapping = { $kind } hat Namen und Werte und kann nicht { $value } sein
core-settings-unknown = unbekannte Einstellungen für { $kind }: { $names }
core-config-incomplete = { $kind } ist unvollständig oder von der falschen Art: { $why }
core-json-none = ist kein JSON-Text
core-json-too-deep = ist kein lesbarer JSON-Text: Er ist zu tief verschachtelt
core-json-half = enthält ein halbes Zeichen, { $character }; schreibe es neu
core-json-of-file = { $file } { $why }
core-json-too-large = { $file } hat mehr als { $most } Bytes
core-json-no-object = { $file } enthält kein JSON-Objekt
core-weights-too-few = seine Datei { $file } verlangt { $asked } Gewichte und mehr, und es gibt { $found }
core-weight-unknown = seine Gewichte haben ein unbekanntes { $weight }
core-weight-of-type = sein { $weight } hat den Typ { $given } und keinen von { $choices }
core-weight-of-shape = sein { $weight } hat die Form { $saved } und nicht { $built } wie in seiner Konfiguration
core-weight-infinite = sein { $weight } enthält eine Zahl, die nicht endlich ist
core-convert-lacks = es hat kein { $weight }
core-file-changed = seine Datei { $file } ist beschädigt oder wurde geändert: Sie ist nicht die aus { $list }; wenn du sie selbst geändert hast, führe { $command } aus
core-list-no-file = { $list } ist keine gewöhnliche Datei; wenn du sie selbst geändert hast, führe { $command } aus
core-list-line = Zeile { $number } von { $list } ist { $line } und kein SHA-256 einer Datei; wenn du sie selbst geändert hast, führe { $command } aus
core-list-lacks = in { $list } fehlt { $file }; wenn du das selbst geändert hast, führe { $command } aus
core-no-fingerprint = { $config } hat kein { $key } zu { $file }
core-file-of-other-model = seine Datei { $file } ist beschädigt oder die eines anderen Modells: Sie ist nicht die, die { $config } erwartet
core-tokenizer-of-file = { $path }: { $why }
core-tokenizer-not-whole = das ist kein ganzes SentencePiece-Modell; trainiere den Tokenizer neu oder lade die Datei noch einmal
core-tokenizer-no-texts = es gibt keinen Text, aus dem sich ein Vokabular lernen lässt; gib mindestens einen Satz an
core-tokenizer-too-small = vocabulary_size ist { $size }, zu klein für die Zeichen des Textes; verlange mehr
core-tokenizer-not-learned = SentencePiece konnte kein Vokabular von { $size } Einträgen lernen: { $why }

core-notice-unfinished = Die Übersetzung wurde nach { $tokens } Tokens abgebrochen, bevor das Modell sie beendet hatte.
core-notice-loop = Das Modell dreht sich im Kreis: „{ $phrase }“ steht { $times }-mal hintereinander.
core-notice-lost-numbers =
    { $count ->
        [one] Prüfe die Zahl { $numbers }: Ihre Ziffern kamen nicht in die Übersetzung.
       *[other] Prüfe die Zahlen { $numbers }: Ihre Ziffern kamen nicht in die Übersetzung.
    }
core-notice-invisible =
    { $more ->
        [0] Aus dem Text weggelassen, weil niemand sie sieht und sie nichts bedeuten: { $characters }.
       *[other] Aus dem Text weggelassen, weil niemand sie sieht und sie nichts bedeuten: { $characters } und { $more } weitere.
    }
core-notice-controls =
    { $more ->
        [0] Als Leerzeichen gelesen, weil sie keine Zeichen eines Textes sind: { $characters }.
       *[other] Als Leerzeichen gelesen, weil sie keine Zeichen eines Textes sind: { $characters } und { $more } weitere.
    }
core-notice-never-learned =
    { $more ->
        [0] Das Modell hat { $characters } nie gelernt: Es liest stattdessen Bytes, und seine Antwort darauf bedeutet nichts.
       *[other] Das Modell hat { $characters } und { $more } weitere nie gelernt: Es liest stattdessen Bytes, und seine Antwort darauf bedeutet nichts.
    }
core-notice-unknown =
    { $more ->
        [0] Das Vokabular dieses Modells enthält { $words } nicht: Das Modell liest stattdessen { $piece }.
       *[other] Das Vokabular dieses Modells enthält { $words } und { $more } weitere nicht: Das Modell liest stattdessen { $piece }.
    }
core-notice-read-as =
    { $more ->
        [0] Dieses Modell liest { $pairs }.
       *[other] Dieses Modell liest { $pairs } und { $more } weitere anders.
    }
core-notice-pair = { $typed } als { $read }
core-notice-other-language =
    Dieser Text scheint { $seems ->
        [de] Deutsch
        [fr] Französisch
       *[en] Englisch
    } zu sein, und das Modell liest { $reads ->
        [de] Deutsch
        [fr] Französisch
       *[en] Englisch
    }. Was es dazu sagt, bedeutet deshalb wenig.
core-notice-no-question = Dieses Modell sortiert Fragen. Dieser Text ist keine Frage, deshalb bedeutet seine Klasse wenig.
core-notice-shared-keys = { $heads } Köpfe teilen sich { $groups } Gruppen von Keys und Values, { $each } Köpfe je Gruppe; ihre Queries sind ihre eigenen.
core-notice-read-again = Bei dieser Änderung wird für jedes neue Token der ganze Text noch einmal gelesen. Der Text ist lang, deshalb schreibt das Modell nur { $tokens } von { $usual } Tokens.
core-notice-task = Diesem Modell muss man seine Aufgabe sagen: Beginne den Text mit „{ $beginning }“.
core-notice-chat =
    { $count ->
        [0] Als Chat liest das Modell { $tokens } Tokens; kein besonderes ist dabei.
       *[other] { $more ->
            [0] Als Chat liest das Modell { $tokens } Tokens; die besonderen sind { $special }.
           *[other] Als Chat liest das Modell { $tokens } Tokens; die besonderen sind { $special } und { $more } weitere.
        }
    }
core-notice-no-head = Dieses Modell ({ $made }) wird ohne seinen Teil für Klassen gezeigt: seine Zustände und keine Klassen.
core-notice-no-mask = Dieses Modell hat keine Klassen; schreibe { $mask } für ein Wort, dann stehen hier die wahrscheinlichsten Tokens dafür.
core-notice-many-masks = Der Text hat { $masks } Masken; gezeigt werden die wahrscheinlichsten Tokens der ersten.

## Notes about the moments of a training (core/results/training_history.py)

core-history-began = Das Training begann mit Gewichten von { $model }; deshalb hatten einige Köpfe ihre Rollen schon vor dem ersten Schritt.
core-history-ends = Es dauert { $steps } Schritte; seine Zeitpunkte reichen hier bis Schritt { $last }.
core-history-of-other-run = Diese { $moments } Zeitpunkte stammen nicht aus dem Lauf, der dieses Modell hervorgebracht hat. Sie stammen aus einem anderen von { $steps } Schritten mit denselben Tokens, von dem wenig erhalten ist: ein Satz, keine Noten, keine Rollen, keine Lernkurve.
core-history-of-first-run = Diese Zeitpunkte stammen aus dem ersten von zwei Läufen, { $steps } Schritten auf Tatoeba und Bildunterschriften. Er begann mit Gewichten von { $model }; deshalb hatten einige Köpfe ihre Rollen schon vor dem ersten Schritt. Der zweite Lauf, auf Zahlen, Namen, Anleitungen und einem Wörterbuch, ergab die heutigen Gewichte; sie unterscheiden sich von denen des letzten Zeitpunkts.

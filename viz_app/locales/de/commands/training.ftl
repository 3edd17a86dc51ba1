# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = Training und Messen brauchen einige weitere Bibliotheken; installiere sie mit { $how }.
training-no-data = Sag, wo die Korpora sind: --data DIR.
training-no-preset = Es gibt keine Vorlage { $name }; trainieren lassen sich { $names }.
training-no-corpora = Die Vorlage { $name } hat keine Korpora zum Trainieren; trainieren lassen sich { $names }.
training-no-further-run = Die Vorlage { $name } hat keinen weiteren Lauf; einen haben { $names }.
training-no-teacher = Die Vorlage { $name } nimmt kein Lehrermodell; eines nehmen { $names }.
training-needs-teacher = { $options } brauchen ein Lehrermodell; gib es mit --teacher an.
training-two-starts = Das Modell beginnt als sein Lehrermodell und kann nicht auch von { $start } ausgehen; lass eines von beiden weg.
training-run-is-there = In { $folder } liegt schon ein Lauf; setze ihn mit --resume fort oder nimm einen anderen Ordner.
training-run-of-other = In { $folder } liegt ein Lauf von { $found }, nicht von { $name }; nimm einen anderen Ordner.
training-run-has-others = Der Lauf in { $folder } hat andere Texte als { $name }; nimm einen anderen Ordner.
training-other-setting = Dieser Lauf kann nicht mit anderen Einstellungen weitergehen: { $key } war { $before } und wäre { $after }; nimm einen anderen Ordner.
training-began-without-teacher = Dieser Lauf kann nicht mit einem Lehrermodell weitergehen, weil er ohne eines begann; nimm einen anderen Ordner.
training-no-own-texts = Die Vorlage { $preset } nimmt kein { $option }; classifier und translator nehmen eigene Texte.
training-wrong-option = { $preset } nimmt kein { $wrong }; gib { $wanted } DATEI an.
training-valid-alone = --valid gehört zu { $wanted } DATEI; gib beide an.
training-which-languages = Sag, welche Sprachen das sind, etwa --from fr --to en.
training-one-language = Beide Sprachen sind { $code }; gib zwei verschiedene an.
training-no-language = { $code } ist kein Sprachkürzel; gib eines an wie fr, en oder pt-BR.
training-no-texts = In { $folder } liegen keine Texte eines Laufs; gib --examples oder --pairs an.
training-one-label = Jeder Text von { $name } hat das Label { $label }; ein Klassifikator braucht zwei oder mehr Labels.
training-markup-in-label = Das Label { $label } ({ $place }) enthält Markup oder Steuerzeichen; nimm einfache Wörter.
training-bad-label = { $place }: { $why }. Sind die Spalten vertauscht? Benenne sie mit --columns.
training-strange-label = Kein Text von { $name } hat das Label { $label } ({ $place }).
training-few-pairs = { $name } hat { $found } verschiedene Paare; gib { $least } oder mehr an.
training-line-of = Zeile { $line } von { $name }
training-given-row = Zeile { $index } der Eingabe
training-row-no-pair = Zeile { $index } ist { $row }; gib Textpaare { $form } oder eine Datei an.
training-not-two-columns = Die Spalten sind { $columns }; gib zwei Namen oder Nummern an, etwa { $example } oder 2,0.
training-no-file = Es gibt keine Datei { $path }; gib eine Datei mit TSV, CSV oder JSON-Zeilen an.
training-fetch-again = lösche sie und lade sie noch einmal
training-give-lines = gib Zeilen der Form { $form } an oder eine Datei mit CSV oder JSON-Zeilen
training-damaged = { $path } ist beschädigt und keine ganze { $kind }-Datei ({ $why }); { $remedy }.
training-binary = { $path } ist eine Binärdatei; { $remedy }.
training-empty = { $path } ist leer; { $remedy }.
training-utf-16 = { $path } ist UTF-16-Text; speichere ihn als UTF-8.
training-not-utf-8 = { $path }, Zeile { $line }: Das ist kein UTF-8-Text; speichere die Datei als UTF-8.
training-must-be = { $path }, Zeile { $line }: { $text } muss die Form { $form } haben.
training-no-tab = { $path }, Zeile { $line }: { $text } hat kein Tabzeichen; jede Zeile braucht Englisch, TAB, Übersetzung.
training-needs-columns = { $path }, Zeile { $line }: { $text } hat zu wenige Spalten; nötig sind { $columns }.
training-no-csv = { $path }, Zeile { $line }: Das ist kein CSV ({ $why }); prüfe die Anführungszeichen.
training-begins-array = { $path }, Zeile { $line }: { $text } beginnt ein JSON-Array; gib ein Objekt je Zeile an.
training-no-json = { $path }, Zeile { $line }: { $text } { $why }; gib ein Objekt je Zeile an.
training-one-array = { $path }, Zeile { $line }: Das ist ein JSON-Array; gib ein Objekt je Zeile an.
training-no-object = { $path }, Zeile { $line }: { $text } ist kein Objekt; gib ein Objekt je Zeile an.
training-no-column = { $path }, Zeile { $line }: Es gibt keine Spalte { $column } unter { $columns }; benenne beide, etwa --columns { $example }.
training-many-columns = { $path }, Zeile { $line }: { $columns } Spalten ohne Namen; sag, welche gemeint sind, etwa --columns 2,0 (ab 0).
training-first-two = { $path }, Zeile { $line }: { $columns } Spalten ohne Namen; gelesen werden die ersten beiden, siehe --columns.
training-no-such-columns = { $path }, Zeile { $line }: { $text } hat zu wenige Spalten; nötig sind die Spalten { $first } und { $second }.
training-too-few-columns = { $path }, Zeile { $line }: { $text } hat zu wenige Spalten; gib { $form } an.
training-no-text = { $path }, Zeile { $line }: { $column } ist { $value }; gib einen Text an.
training-other-texts =
    { $takes ->
        [none] Die Vorlage { $preset } nimmt diese Texte nicht; sie hat eigene Korpora.
       *[other] Die Vorlage { $preset } nimmt diese Texte nicht; sie nimmt { $takes }.
    }
training-rare-label =
    { $found ->
        [one] Das Label { $label }, zuerst in { $place }, hat nur { $found } Text; gib je Label { $least } oder mehr verschiedene an. Wenn Zeile 1 die Spalten benennt, sag es mit --columns.
       *[other] Das Label { $label }, zuerst in { $place }, hat nur { $found } verschiedene Texte; gib je Label { $least } oder mehr an. Wenn Zeile 1 die Spalten benennt, sag es mit --columns.
    }
training-class-without-texts = Kein Trainingstext aus { $corpora } hat das Label { $label }; jede Klasse braucht Beispiele.
training-teacher-no-bert = Das Lehrermodell ist kein Encoder der Art von BERT; nenne einen, etwa einen Ordner von MiniLM oder BERT.
training-teacher-layers = { $layers } Schichten des Lehrermodells können nicht eingefroren bleiben; es hat { $count }.
training-teacher-unread = Das Lehrermodell { $teacher } lässt sich nicht als Encoder lesen; nenne einen Ordner mit config.json, model.safetensors und einem Tokenizer.
training-teacher-lacks = Den Gewichten des Lehrermodells { $teacher } fehlt { $weight }; lade das Modell noch einmal.
training-teacher-tokens = Das Lehrermodell { $teacher } hat keine Tokens CLS, SEP, PAD und UNK; nenne einen Encoder wie BERT.
training-no-such-teacher = Es gibt kein Lehrermodell { $teacher }; nenne einen Ordner eines vortrainierten Encoders oder hf:OWNER/NAME.
training-no-variants = Kein Text mit Label hat ein Wort, das sich durch ein anderes ersetzen ließe; setze variants auf 0.
training-no-pool = Es gibt keinen Textvorrat { $name }; bekannt sind { $names }.
training-pool-empty = Der Textvorrat { $name } hat keinen neuen Text; prüfe die Dateien in { $folder }.
training-labels-of-shape = Die weichen Labels in { $folder } gehören zu { $rows } Texten und { $columns } Labels, nicht zu { $texts } und { $labels }; lösche den Ordner und erzeuge sie neu.
training-labels-of-others = Die weichen Labels in { $folder } gehören zu anderen Texten oder Klassen; lösche den Ordner.
training-labels-damaged = Die weichen Labels in { $path } sind beschädigt; lösche die Datei und mach mit --resume weiter.
training-references = { $sources } Ausgangstexte passen nicht zu { $references } Referenzübersetzungen; gib zu jedem eine an.
training-no-labelled-texts = Es gibt keine Beispiele; gib mindestens ein Label mit einem Text an.
training-nothing-to-read = Es gibt keine Texte; gib mindestens einen an.
training-cannot-translate = { $model } klassifiziert; nur ein Übersetzer kann übersetzen.
training-no-run = In { $folder } liegt kein Lauf; trainiere zuerst einen.
training-run-of-stages = In { $folder } liegt ein Lauf in Stufen, der seinen Checkpoint selbst anlegt; starte ihn erneut, um weiterzumachen.
training-nothing-saved = Der Lauf in { $folder } hat noch nichts gespeichert; warte auf die erste Sicherung.
training-not-calibrated = { $model } übersetzt; nur die Wahrscheinlichkeiten eines Klassifikators werden kalibriert.
training-in-line = { $path }, Zeile { $line }: { $why }.
training-no-tree = { $text } ist kein Baum mit Labels wie { $example }
training-too-few-texts = Es gibt zu wenige Texte zum Trainieren und Validieren ({ $sizes }); gib ein Korpus von 20 Texten oder mehr an.
training-no-corpus = Es gibt kein Korpus { $name }; bekannt sind { $names }.
training-no-partner = { $path } hat { $lines } Zeilen und { $other } hat { $others }: Zeile { $line } hat kein Gegenstück; parallele Dateien müssen gleich lang sein.
training-no-corpus-file = In { $folder } ist keine dieser Dateien: { $names }; führe `glassformer train PRESET --data DIR --download` aus oder lege eine davon selbst dorthin.
training-no-training-texts = Es gibt keine Trainingsbeispiele; prüfe die Korpora und max_tokens.
training-no-download = Für { $name } gibt es keinen Download; bekannt sind { $names }.
training-file-changed = { $path } hat sich seit dem ersten Laden geändert: Sein SHA-256 ist { $digest }, in { $lock } steht { $known }; lösche die Datei, um sie neu zu laden, und ihre Zeile dort, wenn der Herausgeber eine neue Fassung hat.
training-file-of-debian = { $path } fehlt, und { $name } lässt sich nicht herunterladen; hole die Datei aus dem Debian-Paket { $package } ({ $form }, UTF-8, gzip) und lege sie dorthin.
training-not-fetched = { $url } ließ sich nicht laden ({ $why }); lade die Datei selbst und speichere sie als { $path }.
training-cut-off = { $done } von { $length } Bytes kamen an
training-label-of-no-class = Ein Text hat das Label { $label }; die Labels des Modells sind { $labels }.
training-teacher-of-other-texts = Die Labels eines Lehrermodells gelten für unveränderte Texte; setze renamed, renumbered und joined auf 0.
training-no-start = Es gibt keinen Checkpoint { $name }, von dem sich ausgehen lässt; nenne ein trainiertes Modell oder seinen Ordner.
training-cannot-start = Der Lauf kann nicht von { $name } ausgehen: { $why }.
training-start-of-other-shape = Der Lauf kann nicht von { $name } ausgehen: { $setting } ist hier { $here } und dort { $there }; gleiche beide an.
training-start-untied = Nur eine gemeinsame Tabelle von Vektoren kann eigene Wortstücke bekommen; setze tie_embeddings.
training-other-numbers = seine Datei { $file } ist beschädigt: Sie enthält andere Zahlen, als geschrieben wurden
training-other-words = seine Datei { $file } ist beschädigt: Darin steht etwas anderes, als geschrieben wurde
training-no-save-named = { $path } nennt keine Sicherung; schreibe den Namen des neuesten Ordners, der danebenliegt, in diese Datei
training-save-unusable = Mit der Sicherung { $save } lässt sich nicht weitermachen: { $why }; beginne einen anderen Lauf.
training-not-written = { $file } ließ sich nicht schreiben ({ $why }); schaffe Platz und mach mit --resume weiter.
training-diverged =
    { $saved ->
        [none] Bei Schritt { $step } war der Verlust { $loss }, deshalb hielt das Training an; nichts ist gesichert. Versuche es mit einer kleineren --learning-rate.
       *[other] Bei Schritt { $step } war der Verlust { $loss }, deshalb hielt das Training an; die Sicherung von Schritt { $saved } bleibt. Versuche es mit einer kleineren --learning-rate.
    }

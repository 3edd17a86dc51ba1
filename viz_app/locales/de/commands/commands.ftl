# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = Es gibt keinen Text. Gib ihn als Argument an oder als Zeilen der Standardeingabe.
commands-blank-line = Diese Zeile ist leer.
commands-line-not-utf-8 = Das ist kein UTF-8-Text. Wandle ihn zuerst um.
commands-file-not-utf-8 = { $file } ist kein UTF-8-Text (Byte { $byte }). Wandle die Datei zuerst um.
commands-file-empty = { $file } ist leer. Gib eine Datei mit einem Text pro Zeile an.
commands-type-a-sentence = Tippe einen Satz und drücke die Eingabetaste; Strg+D beendet.
commands-of-text = Text { $number }: { $said }
commands-of-line = Zeile { $number }: { $said }

## options.py

commands-system-needs-chat = --system und --date gehören zu einem Chat; gib auch --chat an.
commands-no-chat-template = Das Modell { $model } hat keine Chat-Vorlage; lass --chat weg.

## patch.py

commands-no-measure = Es gibt kein Maß { $measure }; wähle eines von diesen: { $measures }.

## largest_parts.py

commands-no-bench-yet = Für { $model } gibt es noch keine Löschtests: { $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = { $model } braucht einen Server. Nenne Checkpoints dieses Projekts.
commands-is-a-folder = { $path } ist ein Ordner; nenne eine Datei.
commands-is-a-file = { $path } ist eine Datei; nenne einen neuen Ordner.
commands-folder-in-use = { $path } enthält andere Dateien; nenne einen neuen Ordner.
commands-no-lesson = Es gibt keine Lektion { $lesson }. Nenne eine Datei oder eine von diesen: { $lessons }.
commands-lesson-too-long = { $file } hat { $count } Zeichen; in ein Paket passen { $most }.
commands-one-file-written = { $file } hat { $megabytes } MB. Öffne die Datei in einem Browser.
commands-site-written = Zum Ansehen: { $command }
commands-package-written = { $file } hat { $megabytes } MB. Füge die Datei in einem Kurs als SCORM-Paket hinzu.

## convert.py

commands-converted = { $folder }: { $encoder } + { $decoder } Schichten, { $heads } Köpfe, d_model { $width }. Zum Ausprobieren: glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = Kein Korpus dieses Modells hat Sätze, die weitergegeben werden dürfen. Nenne eines: --corpus NAME
commands-few-sentences = Diese Korpora haben zu wenige Sätze für dieses Modell. Nenne ein anderes: --corpus NAME

## explain.py

commands-text-or-bench = Nenne einen Text, der erklärt werden soll, oder ein Modell, das mit --bench getestet werden soll. Mit --bench sind alle Köpfe an, und gesteuert wird nicht.
commands-steering-unread = Der Text von --steer { $why }. Er wird wie in einem Link geschrieben.

## evaluate.py

commands-evaluate-what = Gib --source und --reference für ein Übersetzungsmodell an, --examples für einen Klassifikator oder --texts für ein Modell, das Texte fortsetzt.
commands-unequal-files = { $source } hat { $sources } Zeilen und { $reference } hat { $references }. Gib Dateien mit gleich vielen Zeilen an.
commands-source-blank = { $file }:{ $line } ist leer. Entferne die Zeile aus beiden Dateien.
commands-strange-label-at = Das Label { $label } ({ $place }) gibt es bei { $model } nicht. Dessen Labels sind { $labels }.

## learning.py

commands-no-snapshots = { $folder } enthält keine Momentaufnahmen. Trainiere mit --snapshots 12, dann werden welche gespeichert.

## survey.py

commands-standard-input = Die Standardeingabe
commands-two-comparisons = Gib entweder --against an oder Änderungen am Lauf mit --heads-off und --steer, nicht beides.
commands-resume-what = --resume setzt eine Datei fort. Nenne sie mit --output.
commands-texts-alone = { $model } braucht nur Texte, aber es gibt zwei Spalten. Nenne eine: --columns 0
commands-strange-label = Das Label { $label } gibt es bei { $model } nicht. Dessen Labels sind { $labels }.
commands-no-limit = --fail-below ist { $value }. Gib einen dieser Namen an: { $names }; und dazu eine Zahl, wie in chrf=60.
commands-no-such-mean = Es gibt kein { $name }, das sich mit { $limit } vergleichen ließe. Gib der Datei Referenzübersetzungen in einer zweiten Spalte.
commands-below-limit = { $name } ist { $mean }, weniger als { $limit }.

## heads.py

commands-not-ours = { $model } ist ein Modell von Hugging Face. Nenne einen Checkpoint dieses Projekts.
commands-learned-from-what = { $model } sagt nicht, woraus es gelernt hat. Nenne das Korpus: --corpus tatoeba-en-de
commands-no-text-left = Es bleibt kein Text übrig, um zu messen, was Köpfe wert sind. Gib ein kleineres --probe an.
commands-no-validation = Die Korpora haben keine Validierungstexte für dieses Modell. Nenne andere mit --corpus.

## text_file.py

commands-many-columns = --columns nennt { $count } Spalten. Nenne die der Texte und die der Referenzübersetzungen.
commands-no-column = Unter { $columns } gibt es keine Spalte { $name }. Nenne andere mit --columns.
commands-which-columns = Es gibt { $count } Spalten. Sag, welche gemeint sind: --columns 0,1 (gezählt ab 0) oder ihre Namen.

## serve.py

commands-database-of-class = --class-database gehört zu Klassen; gib auch --class an.
commands-starting = Der Start dauert einige Sekunden, weil die Bibliotheken geladen werden.
commands-classes-kept = Klassen werden in { $path } gespeichert; ein anderer Rechner hat eigene Klassen.
commands-slow-translations = Ohne die Bibliothek ctranslate2 dauern Übersetzungen etwa doppelt so lange: pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = Es gibt kein Modell zum Zeigen; trainiere eines mit glassformer train, nenne einen Ordner mit --model oder sag mit GLASSFORMER_CHECKPOINTS, in welchem Ordner die Modelle liegen.
commands-each-model-once = Gib mindestens ein Modell an und jeden Namen nur einmal, nicht { $names }.
commands-class-libraries = Klassen brauchen zwei weitere Bibliotheken: pip install 'glassformer[class]'.
commands-lesson-asks =
    { $what ->
        [tab] Die Lektion { $title } verlangt den Tab „{ $name }“. Es gibt: { $names }.
       *[model] Die Lektion { $title } verlangt das Modell „{ $name }“. Es gibt: { $names }.
    }
commands-no-port = Den Port { $port } gibt es nicht; wähle einen von 1 bis 65535.
commands-port-in-use = Der Port { $port } ist belegt; wähle mit --port einen anderen oder beende das Programm, das ihn benutzt.
commands-cannot-listen = Die App kann unter { $host }, Port { $port }, keine Anfragen annehmen: { $why }.
commands-no-root-path = { $path } ist kein Pfad. Gib bei --root-path an, was hinter dem Host steht, etwa /glassformer.
commands-no-origin = { $origin } ist keine Herkunft einer Seite. Gib Schema und Host an, etwa https://course.example.org.
commands-runs-at = Glassformer läuft unter { $address } (beenden mit Strg+C)
commands-public-link = Solange Glassformer läuft, kann jede Person es öffnen: { $address }
commands-no-public-link = Es gibt keinen öffentlichen Link: Der Link-Dienst ist nicht zu erreichen. Die App läuft nur hier.
commands-stopping = Glassformer wird beendet.
commands-waiting-for-runs =
    { $count ->
        [one] Höchstens { $seconds } s wird gewartet, bis { $count } Lauf endet.
       *[other] Höchstens { $seconds } s wird gewartet, bis { $count } Läufe enden.
    }
commands-waiting-for-connections =
    { $count ->
        [one] Höchstens { $seconds } s wird gewartet, bis { $count } Verbindung endet.
       *[other] Höchstens { $seconds } s wird gewartet, bis { $count } Verbindungen enden.
    }
-commands-database = Gib eine Datei an oder postgresql+psycopg://USER@HOST/NAME und das Passwort in GLASSFORMER_CLASS_DATABASE.
commands-database-closed = Die Datenbank der Klassen lässt sich nicht öffnen: { $why } { -commands-database }
commands-database-newer = Eine neuere Version von Glassformer hat die Datenbank der Klassen angelegt. Gib eine andere an.
commands-database-folder = Den Ordner von „{ $path }“ gibt es nicht. { -commands-database }
commands-database-kind = Die Datenbank der Klassen ist weder eine Datei noch PostgreSQL. { -commands-database }
commands-database-address = Die Adresse der Datenbank der Klassen ist nicht lesbar. { -commands-database }

## Results for people; those for scripts, JSON and lines with tabs, are the same in every language.

commands-reading = Liest
commands-translating = Übersetzt
commands-classifying = Ordnet ein
commands-trace-written = { $file }: { $output } (Schicht × Kopf × Query × Key: { $maps })
commands-why =
    Warum { $token }{ $isLead ->
        [yes] { " " }und nicht { $against }
       *[no] { "" }
    }{ $isStep ->
        [yes] { " " }bei Schritt { $step }
       *[no] { "" }
    }?
commands-without-heads = Ohne { $heads }.
commands-head-off = { $map } Schicht { $layer } Kopf { $head }
commands-steered = Gelenkt.
# Rows of the table of explain: the value without any token, what the numbers miss of the whole, and the whole.
commands-row-without-any = ganz ohne
commands-row-missed = fehlt
commands-row-value = Wert
commands-row-already-written = schon geschrieben
commands-area = { $method }: Fläche { $mean } ± { $std }, besser als der Zufall bei { $share }
commands-area-of-chance = zufällige Reihenfolge: Fläche { $mean } ± { $std }
commands-faithful =
    { $count ->
        [one] { $count } Satz; je kleiner die Fläche, desto treuer
       *[other] { $count } Sätze; je kleiner die Fläche, desto treuer
    }
commands-aligned =
    { $row ->
        [same] { $name }, dieselbe Zeile: Zuordnungsfehler { $error }
       *[next] { $name }, nächste Zeile: Zuordnungsfehler { $error }
    }
commands-heads-removed = { $metric } nach entfernten Köpfen, der unwichtigste zuerst (der wichtigste): { $points }
commands-scores-by-step = { $metric } nach Schritten: { $scores } ({ $kilobytes } kB)
commands-near-on-map = Von den { $count } nach dem Kosinus nächsten Tokens sind auf der Karte so viele nahe: { $pca } mit PCA, { $tsne } mit t-SNE.

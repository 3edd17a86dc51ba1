reply-too-many-characters =
    { $what ->
        [forced] Dieser vorgegebene Anfang hat { $count } Zeichen; { $most } passen. Kürze ihn um { $over }.
        [system] Diese Systemnachricht hat { $count } Zeichen; { $most } passen. Kürze sie um { $over }.
        [lesson] Diese Lektion hat { $count } Zeichen; { $most } passen. Kürze sie um { $over }.
       *[text] Dieser Text hat { $count } Zeichen; { $most } passen. Kürze ihn um { $over }.
    }
reply-ignored = { $problem } „{ $name }“ aus dem Link wird ignoriert.
reply-unusable = „{ $name }“ aus dem Link ist nicht verwendbar und wird ignoriert.
reply-unreadable = „{ $name }“ aus dem Link ist nicht lesbar und wird ignoriert.
reply-not-sent = Die Seite hat kein „{ $name }“ gesendet. Lade die Seite neu.
reply-beam-too-wide = Der Link verlangt eine Beam-Suche der Breite { $beam }; { $most } ist hier die größte.
reply-other-decoding =
    { $way ->
        [beam] „{ $name }“ aus dem Link gehört zur Beam-Suche und wird ignoriert.
       *[sample] „{ $name }“ aus dem Link gehört zum Sampling und wird ignoriert.
    }
reply-left-out =
    { $what ->
        [masks] { $count ->
            [one] { $count } Änderung der Masken aus dem Link ist nicht lesbar und entfällt.
           *[other] { $count } Änderungen der Masken aus dem Link sind nicht lesbar und entfallen.
        }
        [heads] { $count ->
            [one] { $count } abgeschalteter Kopf aus dem Link ist nicht lesbar und entfällt.
           *[other] { $count } abgeschaltete Köpfe aus dem Link sind nicht lesbar und entfallen.
        }
        [places] { $count ->
            [one] { $count } übertragene Stelle aus dem Link ist nicht verwendbar und entfällt.
           *[other] { $count } übertragene Stellen aus dem Link sind nicht verwendbar und entfallen.
        }
       *[tokens] { $count ->
            [one] { $count } verbundenes Token aus dem Link ist nicht verwendbar und entfällt.
           *[other] { $count } verbundene Tokens aus dem Link sind nicht verwendbar und entfallen.
        }
    }
reply-no-such-bug = Der Link verlangt einen Fehler, den es in dieser Version nicht gibt; er entfällt.
reply-fills = Maskierte Felder lassen sich mit einem von diesen füllen: { $fills }.
reply-quoted = „{ $text }“
reply-unknown-names =
    { $more ->
        [0] Diese Seite kennt aus dem Link nicht: { $names }.
       *[other] Diese Seite kennt aus dem Link nicht: { $names }, dazu { $more } weitere.
    }
reply-no-template = Das Modell { $title } hat keine Chat-Vorlage; wähle eines, das eine hat.
reply-turn-chat-off = Das Modell { $title } hat keine Chat-Vorlage. Schalte „Als Chat“ ab.
reply-read-as-it-is = Das Modell { $title } hat keine Chat-Vorlage; sein Text wird gelesen, wie er ist.
reply-no-model = Die Seite hat kein Modell gesendet. Lade die Seite neu.
reply-no-run = Die Seite hat eine Anfrage ohne Modell und Text gesendet. Lade die Seite neu.
reply-texts-at-once = Die Seite sendet 1 bis 64 Texte auf einmal. Lade die Seite neu.
reply-no-path = Die Seite hat keinen Weg durch die Suche gesendet. Lade die Seite neu.
reply-no-pinned-run = Die Seite hat keinen angehefteten Lauf gesendet. Hefte einen an, oder lade die Seite neu.
reply-positions = Positionen können aus, mit einem Startwert gemischt oder um eine ganze Zahl verschoben sein. Wähle noch einmal.
reply-vocabulary-is-number = Die Größe des Vokabulars ist eine Anzahl von Tokens; wähle eine auf der Seite.
reply-vocabularies = Das Vokabular kann so viele Tokens haben: { $sizes }.
reply-no-such-file = Es gibt keine Datei dieser Art. Lade die Seite neu.
reply-model-is-text = Der Name des Modells muss ein Text sein.
reply-run-is-text = Was laufen soll, muss ein Text sein.
reply-heads-are-written = Köpfe, die aus sein sollen, schreibt man als Matrix.Schicht.Kopf, etwa c.1.6_e.0.2, ab 0 gezählt.
reply-no-memory = Dafür ist zu wenig Speicher frei. Schließe andere Tabs und Programme, oder nimm einen kürzeren Satz.
reply-defect = Dieser Lauf ist fehlgeschlagen. Versuche es noch einmal, oder mit einem anderen Satz.
reply-busy = Der Server ist beschäftigt. Versuche es gleich noch einmal.
reply-writes-nothing =
    { $task ->
        [classifier] Ein Klassifikator schreibt nichts; was der Link zum Dekodieren sagt, wird ignoriert.
       *[encoder] Ein Encoder schreibt nichts; was der Link zum Dekodieren sagt, wird ignoriert.
    }
reply-too-many-sentences = Dieser Text hat { $count } Sätze; { $most } passen. Kürze ihn um { $over }.
reply-another-model = Dieser Link verlangt das Modell „{ $name }“, das es hier nicht gibt; hier ist { $title }.
reply-no-sentence = Dieser Link enthält keinen Satz; hier ist ein Beispiel.
reply-followed-without =
    { $more ->
        [0] { $problem } Dieser Teil des Links wird ignoriert.
       *[other] { $problem } Das gilt auch für { $more } weitere. Diese Teile des Links werden ignoriert.
    }
reply-no-such-sentence = Der Link verlangt Satz { $place }; der Text hat { $count }.
reply-nobody-waits = Niemand wartet mehr auf diesen Lauf. Starte ihn noch einmal, wenn du ihn noch willst.
reply-no-such-model = Es gibt hier kein Modell „{ $name }“. Wähle eines von diesen: { $models }.
reply-too-many-tokens = Dieser Text hat { $count } Tokens; { $most } passen auf die Seite. Kürze ihn um { $over }.
reply-compared-with = { $problem } Womit der Link vergleicht, wird ignoriert.
reply-no-label = Es gibt kein Label { $place }; dieses Modell hat { $count }, gezählt ab 0.
reply-another-map =
    { $wish ->
        [cross] { $there ->
            [decoder] Dieses Modell hat keine Cross-Attention; sein Decoder wird gezeigt.
           *[encoder] Dieses Modell hat keine Cross-Attention; sein Encoder wird gezeigt.
        }
        [decoder] Dieses Modell hat keinen Decoder; sein Encoder wird gezeigt.
       *[encoder] Dieses Modell hat keinen Encoder; sein Decoder wird gezeigt.
    }
reply-last-layer = Es gibt keine Schicht { $layer }; Schicht { $last } ist die letzte.
reply-no-head-with-row = Es gibt keinen Kopf { $head } mit einer Zeile { $row }; wähle beide auf der Seite.
reply-own-models-only = Das ist nur für die eigenen Modelle dieses Projekts zu sehen. Wähle eines von ihnen.
reply-two-models = A ist ein Lauf von { $a }, B einer von { $b }; Tensoren lassen sich nur innerhalb eines Modells übertragen.
reply-both-greedy = Beide Läufe sind hier gierig, ohne vorgegebenen Anfang.
reply-no-row = Es gibt keine Zeile { $row } in diesem Text; Köpfe werden in allen Zeilen übertragen.
reply-same-token = Beide schreiben dasselbe als Token { $place }; das erste, das anders ist, wird gezeigt.
reply-pinned-unchanged = { $problem } Der angeheftete Lauf wird ohne seine Änderungen gezeigt.
reply-no-such-head = Dieser Lauf hat keinen Kopf { $head } in Schicht { $layer }; wähle einen auf der Seite.
reply-no-norm = Es gibt keine Norm „{ $name }“ in diesem Modell; wähle eine auf der Seite.
reply-positions-added = Dieses Modell addiert seine Positionen zu seinen Tokens; wähle eines mit rotierenden Positionen.
reply-no-rotation = Für dieses Modell lässt sich keine Drehung zeigen; wähle eines mit rotierenden Positionen, etwa Llama.
reply-no-sentences = Für { $language } gibt es hier keine Sätze. Gib eigene Zeilen ein.
reply-no-lines = Für diese Sprache gibt es hier keine Sätze. Gib eigene Zeilen ein.
reply-stop-unreadable = Die Seite hat eine Station gesendet, die nicht lesbar ist. Lade die Seite neu.
reply-lesson-needs-model = Diese Lektion braucht das Modell „{ $name }“, das es hier nicht gibt. Hier gibt es: { $models }.
reply-file-too-large = Diese Datei hätte mehr als { $megabytes } MB. Speichere die Aufzeichnung als .npz, oder einen Kopf oder eine Zeile.
reply-answer-too-large = Diese Antwort hätte mehr als { $megabytes } MB. Kürze den Satz.
reply-needs-a-server = Das Modell „{ $name }“ braucht einen Server; öffne diesen Link in der App.
reply-loading = Das Modell { $title } wird geladen.
reply-still-working = Es dauert noch: Der Rechner hat andere Läufe zu tun, oder der Satz ist lang.
reply-waiting =
    { $before ->
        [0] Warten: Du bist als Nächstes dran.
       *[other] Warten: { $before } vor dir.
    }
reply-server-full = Gerade fragen zu viele Leute. Versuche es in einer Minute noch einmal.
reply-server-stops = Der Server wird gerade beendet. Versuche es in einer Minute noch einmal.
reply-too-eager = { $most } deiner Fragen warten. Warte ihre Antworten ab, bevor du mehr fragst.
reply-too-many-questions = Das sind mehr als { $most } Fragen in einer Minute. Warte ein wenig, dann geht es weiter.
reply-live-off-for-model = „Live“ ist für dieses Modell aus: Seine Läufe dauern lange. Starte mit Enter.
reply-live-off-for-text = „Live“ ist für diesen Text aus: Er hat { $count } Tokens, und beim Tippen laufen bis zu { $most }. Starte mit Enter.

reply-no-lesson = Das ist keine Lektion: { $why }. Gib ihr die Form { $form }.
reply-file-no-lesson = { $file } ist keine Lektion: { $why }. Gib ihr die Form { $form }.
reply-lesson-at-stop = Station { $stop }: { $why }
reply-lesson-in-language = in „{ $language }“, { $why }
reply-lesson-too-large = sie hat mehr als { $most } Bytes
reply-lesson-no-json = sie ist kein JSON-Text
reply-lesson-half-character = sie enthält ein halbes Zeichen
reply-lesson-no-object = sie ist kein JSON-Objekt
reply-lesson-part-no-object = „{ $name }“ ist kein JSON-Objekt
reply-lesson-stops = „stops“ muss eine Liste von 1 bis { $most } Stationen sein
reply-lesson-version = „version“ muss 1 bis { $most } sein; eine neuere Datei braucht eine neuere Seite
reply-lesson-code = „language“ muss ein Kürzel wie „en“ sein
reply-lesson-flag = „{ $name }“ muss true oder false sein
reply-lesson-number = „{ $name }“ muss { $least } bis { $most } sein
reply-lesson-text = „{ $name }“ muss ein Text von 1 bis { $most } Zeichen sein
reply-lesson-title = „title“ muss ein Text von höchstens { $most } Zeichen sein
reply-lesson-texts = „{ $name }“ muss eine Liste von Texten mit höchstens { $most } Zeichen sein
reply-lesson-no-place = „{ $name }“ ist { $given } und keins von diesen: { $places }
reply-lesson-two-in-one = sie hat eine Frage und eine Aufgabe; gib der Aufgabe eine eigene Station
reply-lesson-kind = „task.kind“ muss eins von diesen sein: { $kinds }
reply-lesson-claims = „task.when“ braucht eine Behauptung, etwa „{ $example }“
reply-lesson-choices = „ask.choices“ hat { $count } Texte; { $least } bis { $most } passen
reply-lesson-poll = eine Umfrage braucht „ask.choices“
reply-lesson-unmarked = „ask.right“ muss sagen, welche Antwort richtig ist
reply-lesson-right = „ask.right“ muss die Nummer einer Antwort sein, von 0 an gezählt
reply-lesson-feedback =
    { $of ->
        [choices] „ask.feedback“ muss Texte für die Antworten haben, in deren Reihenfolge
       *[tokens] „ask.feedback“ muss Texte für höchstens { $most } Tokens haben, unter deren Namen
    }
reply-lesson-state = „state“ ist weder ein Objekt aus Parametern noch ein Link
reply-lesson-parameter = „state“ hat den Parameter „{ $name }“, der nicht lesbar ist
reply-lesson-languages = „languages“ muss ein Objekt mit höchstens { $most } Kürzeln wie „de“ sein
reply-lesson-language-stops = „stops“ muss eine Liste von höchstens { $most } Objekten sein
reply-lesson-other-choices = eine Frage hat mehr oder weniger Antworten als in der Lektion selbst
reply-class-unknown = Es gibt keine Klasse mit diesem Code. Schau noch einmal auf die Tafel.
reply-class-over = Dieser Unterricht ist zu Ende.
reply-class-no-answer = Das ist keine Antwort auf eine Frage der Lektion.
reply-class-text = Schreibe 1 bis { $most } Zeichen.
reply-class-no-key = Mit diesem Link führst du die Klasse nicht. Öffne den Link, der beim Start entstanden ist.
reply-class-no-member = Dieses Handy ist nicht mehr in der Klasse. Tritt ihr mit dem Code wieder bei.
reply-class-door-closed = Die Tür dieser Klasse ist zu. Bitte deine Lehrkraft, sie zu öffnen.
reply-class-full = Diese Klasse ist voll: { $most } sind darin.
reply-class-many-rooms = Auf diesem Server sind { $most } Klassen offen. Versuche es später noch einmal.
reply-class-many-starts = Aus einem Netz lässt sich Unterricht höchstens { $most }-mal in der Stunde starten. Versuche es später noch einmal.
reply-class-many-answers = Das sind viele Antworten auf einmal. Warte zwei Sekunden und sende die letzte noch einmal.
reply-class-wrong-codes = Aus diesem Netz kamen viele falsche Codes, deshalb dauert das Beitreten eine Minute lang länger. Versuche es in zehn Sekunden noch einmal.
reply-class-gone-on = Die Klasse ist inzwischen weiter.
reply-class-away = Die Klassen sind gerade nicht erreichbar. Nichts geht verloren: Die Seite versucht es von selbst wieder.
reply-class-unreadable = Die Seite hat eine Anfrage gesendet, die nicht lesbar ist. Lade die Seite neu.
reply-earlier-version = Diese Seite gehört zu einer früheren Version des Servers. Lade die Seite neu.
reply-half-character = Die Anfrage enthält ein halbes Zeichen; schreibe den Text noch einmal.
reply-request-too-large = Die Anfrage ist größer als { $most } Bytes. Kürze sie.
reply-request-cut-off = Die Anfrage brach ab. Sende sie noch einmal.
reply-request-too-slow = Die Anfrage kam nicht innerhalb von { $most } Sekunden an. Sende sie noch einmal.

reply-no-tsne = Von diesem Modell gibt es keine t-SNE-Karte: glassformer words MODEL --data DIR macht eine, für ein Modell dieses Projekts.
reply-no-moments =
    { $kind ->
        [own] Vom Training dieses Modells wurden keine Zeitpunkte aufbewahrt. Trainiere mit glassformer train … --snapshots 12, dann hält glassformer learning MODEL --run DIR --data DIR fest, was es zu jedem Zeitpunkt tut.
       *[hub] Wie ein Modell von Hugging Face zu dem kam, was es tut, ist hier nicht bekannt: Von seinem Training wurden keine Zeitpunkte aufbewahrt.
    }

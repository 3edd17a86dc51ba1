## pages/overview/book.js

overview-given-by-you = von dir vorgegeben
overview-words-models-own = Die Wörter { $sum } und die Neigung des Modells { $leaning } ergeben für { $label } einen Vorsprung von { $lead } vor { $against }
overview-from-on-says-label = ab { $below } nennt es ein Label
overview-written-in-pieces = { $word } entsteht in Stücken; zuerst: { $first }
overview-end-means-finished = { $end } heißt fertig: Hier endet der Text
overview-goes-back-in =
    { $isLong ->
        [yes] dann kommt { $word } wieder hinein, als nächstes Wort zum Lesen
       *[no] dann wird { $word } gelesen
    }

## pages/overview/captions.js

overview-head-of-layer = Kopf { $head } in Schicht { $layer }
overview-nothing-row-nan = nichts: Seine Zeile ist NaN
overview-head-finds-no-fitting = Findet ein Kopf kein passendes Wort, ruht er oft auf einem solchen Zeichen.
overview-head-not-sure-here = Dieser Kopf ist hier unsicher: Kein Wort bekommt die Hälfte von dem, was er zu verteilen hat.
overview-it-is = Es ist { $head }.
overview-each-word-becomes = Aus jedem Wort wird eine Liste von Zahlen. Dazu kommt eine Welle, die sagt, wo das Wort steht.
overview-model-word-only-such = Für das Modell ist ein Wort nur eine solche Liste.
overview-all-heads-do-side = Das ist { $head }; alle Köpfe arbeiten nebeneinander, Schicht für Schicht.
overview-may-not-look-later =
    { $count ->
        [one] Noch ist nichts geschrieben. Zu sehen ist also nur das Startzeichen.
       *[other] { $look } Die neue Stelle kann nicht auf spätere Wörter schauen: Es gibt sie noch nicht.
    }
overview-each-layer-does-so =
    { $isLast ->
        [yes] { " " }Das macht jede Schicht der Reihe nach: zurückschauen, hinüberschauen, dann rechnet jede Stelle für sich mit ihren Zahlen weiter.
       *[no] { $look } Das macht jede Schicht der Reihe nach: zurückschauen, hinüberschauen, dann rechnet jede Stelle für sich mit ihren Zahlen weiter.
    }
overview-green-speaks-for = Grün spricht dafür, Violett dagegen, also für { $against }.
overview-so-stops-nothing-goes = Hier endet der Text, und nichts kommt wieder hinein.
overview-transformer-reads = Dieser Transformer liest einen Text und macht aus jedem Wort eine Liste von Zahlen.
overview-says-label-only-from = Er nennt ein Label erst ab { $below }; das erreicht hier keines.
overview-what-words-say-for = Was die Wörter dafür und dagegen sagen, ergibt zusammen diese Zahl.
overview-one-look =
    { $isCross ->
        [yes] Es ist { $head }, einer von { $layers }, die hinüberschauen.
       *[no] Es ist { $head }, einer von { $layers }, die zurückschauen.
    }
overview-choose-another-one-or = { $which } Wähle einen anderen oder schalte ihn wieder ein.
overview-five-steps-lead-each = { $which } Zu jedem Wort führen fünf Schritte: Spiele sie ab oder wähle ein beliebiges Wort.
overview-has-one-text-only = { $which } Das Modell hat nur einen Text. Deshalb schaut es zurück, nie hinüber.
overview-means-finished-stops = Das heißt fertig: Hier endet der Text.
overview-word-of = Wort { $step } von { $count }.
overview-now-break-each-three = Jetzt mach es kaputt: Jedes der drei Experimente unten ist ein echter Lauf.
overview-shares-and-rest =
    { $others ->
        [one] { $items }; das andere Wort { $rest }
       *[other] { $items }; die anderen { $others } Wörter zusammen { $rest }
    }
overview-word-takes-from = Jedes Wort sammelt etwas von den anderen. Hier nimmt { $word } Anteile von { $shares }.
overview-new-place-looks-back =
    { $isFirst ->
        [yes] Die neue Stelle schaut zurück auf { $shares }.
       *[no] Nach { $word } soll es weitergehen. Dafür schaut die neue Stelle zurück auf { $shares }.
    }
overview-then-looks-at = Dann schaut die neue Stelle auf den Ausgangstext ({ $side }): { $shares }.
overview-speaks-for-or-against = Jedes Wort spricht für oder gegen { $label }, und die Zahlen werden addiert.
overview-end-gets = { $word } bekommt { $share }: Das heißt fertig.
overview-you-gave-it = { $word } ist von dir vorgegeben; von sich aus gibt das Modell diesem Wort { $share }.
overview-word-gets =
    { $isWhole ->
        [yes] Unter allen Stücken bekommt { $word } { $share }.
       *[no] { $word } entsteht in Stücken; das erste, { $first }, bekommt { $share }.
    }
overview-then-is-read =
    { $isCross ->
        [yes] Dann kommt { $word } als nächstes Wort zum Lesen wieder hinein. Zurückschauen, Hinüberschauen und Auswählen beginnen von vorn.
       *[no] Dann kommt { $word } als nächstes Wort zum Lesen wieder hinein.
    }
overview-is-unsure = Dieser Transformer legt sich nicht fest ({ $word }): { $shares }.
overview-says-or-guesses =
    { $isGuess ->
        [yes] Dieser Transformer rät { $word } ({ $share }).
       *[no] Dieser Transformer sagt { $word } ({ $share }).
    }
overview-next-is = An zweiter Stelle steht { $name }, { $share }.
overview-word-from = { $word } ← { $from }
overview-head-gives-nothing =
    { $isGiven ->
        [yes] { $word } ist vorgegeben. An dieser Stelle gibt dieser Kopf nichts weiter: Er ist aus.
       *[no] Zu { $word } trägt dieser Kopf nichts bei: Er ist aus.
    }
overview-one-head-looked-at =
    { $isGiven ->
        [yes] { $word } ist vorgegeben. An dieser Stelle schaute einer der { $heads } Köpfe auf { $shares }.
       *[no] Um { $word } zu schreiben, schaute einer der { $heads } Köpfe auf { $shares }.
    }
overview-you-gave-words =
    { $count ->
        [one] Du hast 1 Wort vorgegeben; dieser Transformer schrieb als Nächstes { $word }.
       *[other] Du hast { $count } Wörter vorgegeben; dieser Transformer schrieb als Nächstes { $word }.
    }
overview-one-text-looks-back = Das Modell hat nur einen Text. Deshalb schaut es zurück, nie hinüber: { $shares }.
overview-that-was-the-story = Das war die ganze Geschichte: { $outcome }

## pages/overview/experiments.js

overview-switch-off-head-layer = Kopf { $head } in Schicht { $layer } abschalten
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] { $looked } vor dem Decoder verbergen
       *[no] { $looked } vor allen späteren Wörtern verbergen
    }
overview-leave-out = { $word } weglassen
overview-shuffle-word-order = Wortfolge mischen
overview-model-computing = Das Modell rechnet.
overview-try-it = Testen
overview-undo = Rückgängig
overview-all-off = Alle { $others } aus
overview-all-on-again = Alle wieder an
overview-three-real = Drei echte Experimente. Eine Änderung gilt auf jeder Seite, bis du sie zurücknimmst.
overview-now-break-it = Jetzt kaputt machen
overview-it-looks-at = Mit { $share } seiner Attention schaut er auf { $looked }.
overview-other-heads-look =
    { $others ->
        [one] 1 anderer Kopf schaut auch dorthin.
       *[other] { $others } andere Köpfe schauen auch dorthin.
    }
overview-matters-most = Von { $heads } Köpfen kommt es hier auf diesen am meisten an.
overview-no-head-changes =
    { $isVerdict ->
        [yes] Kein einzelner Kopf ändert dieses Urteil.
       *[no] Kein einzelner Kopf ändert dieses Wort.
    }
overview-nothing-changes = Nichts ändert sich: Auch das ist ein Ergebnis.
overview-why-of-card =
    { $kind ->
        [hide] Das Modell schreibt nach dem, was noch zu sehen ist.
        [out] Dieses Wort spricht am stärksten für das Urteil.
       *[shuffle] Dieselben Wörter, aber an vertauschten Stellen.
    }

## pages/overview/grids.js

overview-each-square-one-head = Jedes Quadrat ist ein Kopf: Die Zeilen schauen, auf die Spalten wird geschaut, dunkel ist viel. Eingerahmt: der Kopf im Bild.
overview-all-heads-of = Alle Köpfe: { $title }
overview-layer-head =
    { $isOff ->
        [yes] Schicht { $layer }, Kopf { $head }: aus
       *[no] Schicht { $layer }, Kopf { $head }
    }
overview-layer-head-of = Schicht { $layer }, Kopf { $head } von { $heads }
overview-inside-this-head = In diesem Kopf

## pages/overview/leaf.js

overview-other-words =
    { $isOff ->
        [yes] { $count ->
            [one] { $count } anderes Wort{ " " }
           *[other] { $count } andere Wörter{ " " }
        }
       *[no] { $count ->
            [one] { $count } anderes Wort { $sum }
           *[other] { $count } andere Wörter { $sum }
        }
    }
overview-other-words-counted =
    { $count ->
        [one] { $count } anderes Wort
       *[other] { $count } andere Wörter
    }

## pages/overview/parts.js

overview-more-count = noch { $count }
overview-wave-place = die Welle der Stelle { $index }

## pages/overview/picture.js

overview-parts-model-what = Die Teile des Modells und was zwischen ihnen fließt
overview-each-word-becomes-list = aus jedem Wort wird eine Liste von Zahlen
overview-each-word-gathers = jedes Wort sammelt von den anderen; jetzt hat es seinen Zusammenhang
overview-what-written = auf das Geschriebene
overview-all-words-so-far = auf alle Wörter bis hier
overview-at-the = auf den Ausgangstext ({ $sides })
overview-what-each-word-says = was jedes Wort dafür und dagegen sagt
overview-next-piece-text = das nächste Stück Text
overview-label-or-none = ein Label oder keines
overview-the-likeliest = am wahrscheinlichsten
# Über der nächsten Nachricht, wo die anderen Schritte eine Zahl haben.
overview-then = dann
overview-break-it = Kaputt machen
overview-steps-story = Schritte der Geschichte
overview-the-picture = Das Bild

## pages/overview/state.js

overview-head-off-passes = Dieser Kopf ist aus: Er gibt nichts weiter.
overview-all-others = alle anderen

## pages/overview/story.js

overview-read = Lesen
overview-all-about-word-order = Alles zur Wortfolge
overview-relate = Verknüpfen
overview-look-back = Zurückschauen
overview-back = Zurück
overview-look-across = Hinüberschauen
overview-across = Hinüber
overview-add-up = Addieren
overview-the-whole-sum = Die ganze Summe
overview-choose = Auswählen
overview-choose-brief = Wählen
overview-why-this-word = Warum dieses Wort
overview-why-this-answer = Warum diese Antwort

## pages/overview/mount.js

overview-esc-shows-everything = Esc zeigt alles
overview-seconds-steps = { $seconds } Sekunden, { $count } Schritte
overview-stop = ❚❚ Anhalten
overview-play-again = ▶ Noch einmal
overview-play-the-story = ▶ Abspielen
overview-word-before = Voriges Wort
overview-next-word = Nächstes Wort
overview-steps = Schritte

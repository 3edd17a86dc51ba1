flow-added-directly = direkt beigetragen
flow-mixed-in = beigemischt (ohne Vorzeichen)
flow-needed = gebraucht (weggelassen, log p)
flow-embedding-of = das Embedding von { $token }
flow-the-embeddings = das Embedding aller Tokens
flow-feed-forwards-of =
    { $count ->
        [one] das Feed-Forward-Netz der Schicht { $which }
       *[other] die Feed-Forward-Netze der Schichten { $which }
    }
flow-many-words = viele Wörter
flow-heads-which-read =
    { $map ->
        [encoder] { $count ->
            [one] der Encoder-Kopf { $which } (liest { $words })
           *[other] die Encoder-Köpfe { $which } (lesen { $words })
        }
        [decoder] { $count ->
            [one] der Decoder-Kopf { $which } (liest { $words })
           *[other] die Decoder-Köpfe { $which } (lesen { $words })
        }
       *[cross] { $count ->
            [one] der Cross-Attention-Kopf { $which } (liest { $words })
           *[other] die Cross-Attention-Köpfe { $which } (lesen { $words })
        }
    }
flow-no-part-has-a-number = In diesem Lauf hat kein Teil eine Zahl.
flow-taking-apart = Die Antwort wird zerlegt …
flow-most-is-added =
    { $isMany ->
        [yes] Am meisten tragen { $parts } direkt zu { $token } bei: zusammen { $made }
       *[no] Am meisten trägt { $parts } direkt zu { $token } bei: { $made }
    } von den { $total }, um die das Logit { $isAverage ->
        [yes] über dem Durchschnitt liegt.
       *[no] über dem von { $rival } liegt.
    }
flow-largest-parts =
    { $isMany ->
        [yes] Die größten Teile von { $token } sind { $parts }: zusammen { $made }
       *[no] Der größte Teil von { $token } ist { $parts }: { $made }
    } von den { $total }, um die das Logit { $isAverage ->
        [yes] über dem Durchschnitt liegt.
       *[no] über dem von { $rival } liegt.
    }
flow-narrow-lead =
    { $token } liegt { $isAverage ->
        [yes] { $where ->
            [behind] unter dem Durchschnitt
            [just-ahead] nur knapp über dem Durchschnitt
           *[ahead] über dem Durchschnitt
        }
       *[no] { $where ->
            [behind] hinter { $rival }
            [just-ahead] nur knapp vor { $rival }
           *[ahead] vor { $rival }
        }
    }, { $total }: Die Teile dafür ergeben { $for }, die Teile dagegen { $against }.
flow-for-it-most = Am meisten dafür: { $part } { $value }.
flow-against-it-most = Am meisten dagegen: { $part } { $value }.
flow-leaving-words-out = jedes Wort einzeln weglassen …
flow-no-word-is-needed = kein Wort wird gebraucht (jedes einzeln weggelassen)
flow-needed-most = { $word }; im Ausgangstext ({ $side }) { $source }
flow-words-and-side = { $words }; { $share } aus dem Ausgangstext ({ $side })
flow-chance =
    { $isAfter ->
        [yes] { $share } nach { $after }
       *[no] { $share }
    }{ $hasMore ->
        [yes] ;
       *[no] { "" }
    }
flow-what-is-mixed = Woraus der letzte Zustand von { $token } gemischt ist
flow-why =
    { $isPiece ->
        [yes] { $isAverage ->
            [yes] Warum { $token } in { $word }?
           *[no] Warum { $token } in { $word } und nicht { $rival }?
        }
       *[no] { $isAverage ->
            [yes] Warum { $token }?
           *[no] Warum { $token } und nicht { $rival }?
        }
    }
flow-logits =
    { $isAverage ->
        [yes] Logit { $logit }, Durchschnitt { $other }
       *[no] Logit { $logit }, { $rival } { $other }
    }
flow-no-line-has-a-share = In diesem Lauf hat keine Linie einen Anteil.
flow-lines-carry =
    Die Linien ab { $least } tragen { $share } von dem, was im letzten Zustand von { $goal } ankam{ $folded ->
        [0] .
        [one] ; { $folded } Wort mit kleinerem Anteil ist nicht gezeichnet.
       *[other] ; { $folded } Wörter mit kleineren Anteilen sind nicht gezeichnet.
    }{ $isCut ->
        [yes] { " " }Mehr Wörter passen nicht ins Bild.
       *[no] { "" }
    }
flow-made-of =
    { $map ->
        [none] { $token } { $share }
        [encoder] { $token } { $share } (vor allem Encoder-Kopf { $head })
        [decoder] { $token } { $share } (vor allem Decoder-Kopf { $head })
       *[cross] { $token } { $share } (vor allem Cross-Attention-Kopf { $head })
    }
flow-answer-is-mean = Die Antwort ist der Mittelwert aller Zustände: { $from }.
flow-state =
    { $share } von dem, was bei { $goal } ankommt, gehen durch { $token } { $where ->
        [read] an der Eingabe.
        [encoder] nach Schicht { $depth } des Encoders.
       *[decoder] nach Schicht { $depth } des Decoders.
    }{ $isMade ->
        [yes] { " " }Dieser Zustand besteht aus { $from }.
       *[no] { "" }
    }
flow-run-has-nan = Dieser Lauf enthält NaN; nimm die Änderung zurück.
flow-the-answer = die Antwort
flow-average = Durchschnitt
flow-as-tables = Teile und Wege als Tabellen
flow-all-as-text = Alles als Text
flow-parts-of-the-logit = Die Teile des Logits
flow-part = Teil
flow-adds = trägt bei
flow-reads-most = liest am meisten
flow-lines-of-the-routes = Die Linien der Wege
flow-line = Linie
flow-from = von
flow-to = nach
flow-share = Anteil
flow-after-part =
    { $part ->
        [encoder] nach den Köpfen der Schicht { $layer }
        [decoder] nach dem Zurückschauen in Schicht { $layer }
        [cross] nach dem Hinüberschauen in Schicht { $layer }
       *[ffn] nach dem Feed-Forward-Netz der Schicht { $layer }
    }
flow-after-embedding = nach Embedding und Position
flow-after-norms = nach den Verschiebungen der Normen
flow-layer = Schicht { $layer }
flow-sum-by-depth = Dieselbe Summe nach Tiefe: das Logit { $after }, alle Normen festgehalten wie im Lauf
flow-after-each-part = nach jedem Teil
flow-logit-by-depth = Logit nach Tiefe: { $numbers }
flow-relate = Verknüpfen
flow-look-back = Zurückschauen
flow-look-across = Hinüberschauen
flow-feed-forwards = Feed-Forward-Netze
flow-part-adds =
    { $isHead ->
        [yes] { $title }, Schicht { $layer }, Kopf { $head }: { $value }
       *[no] Feed-Forward-Netz { $layer }: { $value }
    }
flow-reads = liest { $words }
flow-what-each-adds =
    { $isAgainst ->
        [yes] Alle { $heads } Köpfe und die Feed-Forward-Netze: was jeder Teil zu { $token } beiträgt, verglichen mit { $rival }
       *[no] Alle { $heads } Köpfe und die Feed-Forward-Netze: was jeder Teil zu { $token } beiträgt
    }
flow-key-scale = { $ramp } eine Skala für alle, Logit { $low } bis { $high }
flow-largest = Größte
flow-by-layer = Nach Schicht
flow-by-word = Nach Wort
flow-about-feed-forward = Ein Feed-Forward-Netz formt jeden Zustand einzeln um und liest kein Wort. Was es umformt, kam über die Linien der Wege.
flow-about-embedding = Das zuletzt gelesene Token, auf direktem Weg zur Ausgabe.
flow-about-positions = Die Stelle im Satz, auf direktem Weg zur Ausgabe.
flow-about-norms = Was die Normen selbst beitragen: in jedem Satz dasselbe, bis auf die Faktoren späterer Normen.
flow-about-biases = Gelernte Konstanten, in jedem Satz dieselben, bis auf den Faktor der letzten Norm.
flow-about-output-bias = Eine gelernte Konstante des Labels.
flow-about-steering = Der Vektor, der diesen Lauf steuert, auf direktem Weg zur Ausgabe.
flow-part-of-read =
    { $part ->
        [feed-forward] Feed-Forward-Netz { $number }
        [embedding] sein eigenes Embedding
        [positions] seine Position
        [steering] Steuervektor
       *[biases] Bias-Werte und Verschiebungen
    }
flow-one-level-deeper = Eine Ebene tiefer, exakt: So entstehen die { $total } von { $word }: { $parts }, alles Übrige { $others }.
flow-switched-off = Ist der Kopf abgeschaltet, ändert sich die Summe um { $change }.
flow-switching-off = Dieser Kopf wird abgeschaltet …
flow-see-this-head = Kopf ansehen
flow-what-head-took = Was dieser Kopf von jedem Wort genommen hat, exakt:
flow-compared-with = Verglichen mit
flow-against = gegenüber
flow-how-often-largest =
    { $isText ->
        [yes] Gemessen an { $count } Texten: Von allen Köpfen mit einem Balken ist der mit dem größten Balken in { $costliest } der Fälle der Kopf, dessen Ausfall am meisten kostet. In { $near } der Fälle gehört er zu den drei Köpfen, deren Ausfall am meisten kostet.
       *[no] Gemessen an { $count } Sätzen: Von allen Köpfen mit einem Balken ist der mit dem größten Balken in { $costliest } der Fälle der Kopf, dessen Ausfall am meisten kostet. In { $near } der Fälle gehört er zu den drei Köpfen, deren Ausfall am meisten kostet.
    }
flow-sort = Sortieren
flow-what-each-token-gives = Was jedes Wort beiträgt
flow-which-parts-wrote-it = Welche Teile es schrieben
flow-above-average = { $token } über dem Durchschnitt
flow-its-position = seine Position
flow-biases-of-attention = Bias-Werte der Attention
flow-shifts-of-norms = Verschiebungen der Normen
flow-bias-of-the-label = Bias des Labels
flow-what-run-is-steered-by = was den Lauf steuert
flow-head =
    { $map ->
        [encoder] Verknüpfen { $head }
        [decoder] Zurück { $head }
       *[cross] Hinüber { $head }
    }
flow-feed-forward = Feed-Forward { $layer }
flow-embedding =
    { $isOne ->
        [yes] Embedding von { $token }
       *[no] Embeddings
    }
flow-others =
    { $count ->
        [one] { $count } anderer
       *[other] { $count } andere
    }
flow-looks = angeschaut zu { $share }
flow-heads-of-layer =
    { $map ->
        [encoder] Köpfe: Verknüpfen { $layer }
        [decoder] Köpfe: Zurückschauen { $layer }
       *[cross] Köpfe: Hinüberschauen { $layer }
    }
flow-written = geschrieben
flow-other-words =
    { $count ->
        [one] { $count } anderes Wort
       *[other] { $count } andere Wörter
    }
flow-biases-and-shifts = Bias-Werte und Verschiebungen
flow-graph = Flussbild: was bis zur Antwort gelangt ist und auf welchem Weg. Mit den Pfeiltasten gehst du von Zustand zu Zustand.
flow-point-at-a-dot = Zeige auf einen Punkt oder wähle ihn: Dann siehst du die Wege, die durch ihn gehen. Seine Fläche ist sein Anteil.
flow-decoder-looks =
    { $isAcross ->
        [yes] { $isShort ->
            [yes] Zurück, hinüber
           *[no] Zurück- und hinüberschauen
        }
       *[no] Zurückschauen
    }
flow-written-so-far = bisher geschrieben
flow-only-routes-to = Nur die Wege zu { $token }
flow-back-to = Zurück zu { $token }
flow-share-that-lines-carry = Anteil der Antwort, den die Linien tragen
flow-the-lines-carry = die Linien tragen
flow-how-it-got-there = Wie es dorthin kam
flow-cannot-count-later-layers = Die Zahl eines Teils ist das, was er direkt beiträgt. Was ein Kopf auf dem Weg über spätere Schichten bewirkt, zählt dort. Der Kopf mit dem größten Balken muss also nicht der sein, dessen Ausfall am meisten kostet: Öffne einen Balken, um zu sehen, was der Ausfall seines Kopfes ändert.
flow-cannot-say-why-it-looks = Alle Attention-Gewichte und die Faktoren der Normen sind so festgehalten, wie sie im Lauf waren. Warum ein Kopf auf eine Stelle schaut, steht hier also nicht.
flow-cannot-part-neighbours = Ein Wort ist hier eine Stelle. Was ein Kopf dort liest, enthält schon etwas von den Nachbarwörtern; „eine Ebene tiefer“ und die Wege zeigen, von welchen.
flow-cannot-know-signs = Die Wege kennen weder Vorzeichen noch Alternativen: Auch ein Wort, das gegen die Antwort spricht, hat eine Linie. Was in den Feed-Forward-Netzen geschieht, zeigen weder die Teile noch die Wege.
flow-three-answers = Durch welche Wörter es entstand: drei Antworten
flow-answers-disagree = Sie nennen nicht dasselbe Wort zuerst.
flow-head-rests = Ein Kopf, der kein passendes Wort findet, schaut oft auf das erste Token; dessen Anteil sagt deshalb wenig.
flow-logit-flow = Logit-Fluss
flow-information-flow = Informationsfluss
flow-how-far-to-trust = Die Teile, auf den Wegen nach unten verfolgt, heißen { $logit }; die Wege allein heißen { $information }. Wie weit du beiden trauen kannst, steht unter „Modell › Welcher Erklärung trauen“.
flow-what-this-cannot-say = Was hier nicht zu sehen ist
flow-keys-word = [←][→] Wort
flow-keys-tab = [Tab], dann Pfeile: von Zustand zu Zustand
flow-keys-let-go = [Esc] loslassen
flow-title = Welche Teile dieses Wort schrieben und auf welchen Wegen
flow-no-parts = Eine Klasse dieses Modells wird aus einem Token durch Schichten gelesen, die keine Summe sind, also hat sie Wege und keine genauen Teile.

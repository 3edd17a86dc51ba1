## pages/corpus/mount.js

corpus-title = Was jeder Kopf im Allgemeinen tut
corpus-only-own-models = Porträts von Köpfen gibt es nur für die eigenen Modelle dieses Projekts. Wähle oben eines davon. „Ein Kopf“ und „Alle Köpfe“ zeigen die Köpfe dieses Modells an deinem Satz.
corpus-no-portraits-yet = Die Köpfe dieses Modells haben noch keine Porträts. „glassformer portraits { $name } --data DIR“ erstellt sie in wenigen Minuten.
corpus-no-such-head = { $place } gibt es in diesem Modell nicht; hier sind alle Köpfe.
corpus-other-role-elsewhere = In den { $count } anderen Sätzen von „Alle Köpfe“ ist seine Rolle „{ $role }“.
corpus-heads-with-a-role =
    { $kept ->
        [one] { $kept } von { $count } Köpfen hält sich an eine gemessene Rolle
       *[other] { $kept } von { $count } Köpfen halten sich an eine gemessene Rolle
    }
corpus-heads-caption =
    { $named ->
        [one] { $kept }; von den { $mixed } gemischten folgt { $named } einer Regel, die sagt, in welchen Zeilen sie gilt.
       *[other] { $kept }; von den { $mixed } gemischten folgen { $named } einer Regel, die sagt, in welchen Zeilen sie gilt.
    }
corpus-what-cards-show = Jedes Bild ist der Median-Satz eines Kopfes; jede Reihe von Balken steht für alle { $count } Sätze ({ $corpora }).
corpus-key-find = [/] Kopf suchen
corpus-key-arrows = Pfeile: von Kopf zu Kopf
corpus-key-escape = [Esc] alle Köpfe

## pages/corpus/sheet.js

corpus-order =
    { $by ->
        [layer] Schicht
        [effect] Verlust ohne ihn
       *[role] Aufgabe
    }
corpus-key-of-cards = Kleine Balken: wie weit er schaut, −8 bis +8 Stellen, jeweils am eigenen höchsten gemessen; der dunkle Balken ist die Entfernung null. Nat: die Änderung von log p der Antwort ohne den Kopf, grau, wenn sie nicht von null zu unterscheiden ist. Prozent: Attention, die dorthin geht, wo der Name es sagt.
corpus-map-and-layer =
    { $map ->
        [encoder] Encoder, Schicht { $layer }
        [decoder] Decoder, Schicht { $layer }
       *[cross] Cross, Schicht { $layer }
    }
corpus-place =
    { $map ->
        [encoder] Encoder { $place }
        [decoder] Decoder { $place }
       *[cross] Cross { $place }
    }
corpus-costly-to-lose = Teuer, wenn sie fehlen
corpus-costly-note = der Verlust ist von null zu unterscheiden
corpus-no-loss-alone = Allein kein messbarer Verlust
corpus-loss-in-nats = { $loss } Nat
corpus-chance-beside-share = (Zufallswert { $chance })
corpus-best-share = im besten Fall
corpus-group-by = Ordnen nach
corpus-find-a-head = Kopf suchen
corpus-find-hint = Name, Rolle oder Wort
corpus-print = Als Poster drucken (A2)
corpus-heads-found =
    { $count ->
        [one] { $count } Kopf
       *[other] { $count } Köpfe
    }

## pages/corpus/words.js

corpus-group =
    { $group ->
        [step] Einen Schritt entfernt
        [word] Das Wort finden
        [landmark] Auf festen Zeichen ruhen
        [rule] Gemischt, aber eine Regel sagt, wann
       *[mixed] Gemischt, noch ohne Namen
    }
corpus-group-note =
    { $group ->
        [step] ein fester Schritt im eigenen Satz
        [word] das Wort, das gerade geschrieben wird oder eben geschrieben wurde
        [landmark] ‹start›, ‹end› oder ein Satzzeichen
        [rule] keine Rolle in allen Zeilen; in einigen gilt eine Regel, und sie wurde geprüft
       *[mixed] mehrere Dinge zugleich; genannt wird stattdessen ihr deutlichstes Paar
    }
corpus-rule =
    { $key ->
        [article-preposition] Artikel: seine Präposition
        [rest-of-word] Stück: der Rest seines Wortes
        [first-words] die ersten zwei Wörter: ‹end›
        [last-mark] ‹end›: das letzte Zeichen
        [inside-word] { $map ->
            [cross] mitten im Wort: ‹end›
           *[decoder] mitten im Wort: sein Anfang
        }
        [article-noun] Artikel: sein Nomen
       *[other] { $title }
    }
# $name ist englisch, von einem Menschen gegeben; $rules sind Nachrichten.
corpus-name-by-rules = { $rules }
corpus-pair = „{ $query }“ → „{ $key }“
corpus-no-name-yet = noch kein Name
corpus-no-measurable-loss = Fehlt nur er, ist kein Verlust messbar: { $mean } ± { $half } Nat pro Satz (95-%-Intervall, { $count } Sätze).
corpus-loss =
    { $isLoss ->
        [yes] Ohne ihn verliert das Modell { $mean } ± { $half } Nat pro Satz (95-%-Intervall, { $count } Sätze).
       *[no] Ohne ihn gewinnt das Modell { $mean } ± { $half } Nat pro Satz (95-%-Intervall, { $count } Sätze).
    }
corpus-where-a-rule-says = In den Zeilen von „{ $title }“ (es sind { $rows }) gehen { $share } seiner Attention dorthin, wo die Regel es sagt. Gleichmäßig verteilt wären es { $chance }, allein nach seinen Entfernungen { $alone }.
corpus-where-a-role-says = { $share } seiner Attention gehen dorthin, wo „{ $title }“ es sagt. Gleichmäßig verteilt wären es { $chance }.
corpus-no-role-holds = Keine Rolle und keine Regel gilt, deshalb hat er keinen Namen. Zur besten Rolle: { $ground }

## pages/corpus/head.js

corpus-level =
    { $level ->
        [strongest] Aus dem stärksten Hundertstel, zufällig gezogen
        [quarter] Stärker als drei Viertel
        [half] In der Mitte
       *[any] Zufällig aus allen gezogen
    }
corpus-writes = schreibt
corpus-looks-at = schaut auf
corpus-token = Token
corpus-open-this-sentence = Diesen Satz in „Ein Kopf“ öffnen
corpus-shares-title = Anteil nach Rolle, dann nach Regel
corpus-shares-caption = Anteil der Attention nach Rolle, dann nach Regel
corpus-goes-to = geht zu
corpus-share = Anteil
corpus-chance = Zufallswert
corpus-by-distances = nach Entfernung
corpus-times = Anzahl
corpus-shares-note = Die Linie in einem Balken ist der Zufallswert: gleichmäßig verteilte Attention.
corpus-frequent-pairs = Paare mit der meisten Attention über dem Zufallswert
corpus-frequent-pairs-note = Addiert über alle Fälle, in denen beide in einem Satz stehen: worauf er oft schaut.
corpus-sharpest-pairs = Schärfste Paare
corpus-sharpest-pairs-note = Für jeden Fall, in dem beide in einem Satz stehen, geordnet nach dem unteren Ende eines Intervalls: wohin er entschieden schaut. Beide Listen: mindestens 20 Mal; ‹end› steht nur einmal darin.
corpus-see-in-one-head = In „Ein Kopf“ ansehen
corpus-median-sentence = Sein Median-Satz
corpus-median-sentence-note = so deutlich wie die Hälfte aller Sätze; nicht der beste
corpus-how-far = Wie weit er schaut, über { $count } Sätze
corpus-how-far-cross = Stelle des Wortes, auf das er schaut, minus Stelle des geschriebenen Wortes. Orange: was gleichmäßige Attention ergäbe.
corpus-how-far-own = Stellen vom Token selbst aus; links ist früher. Orange: was gleichmäßige Attention ergäbe.
corpus-how-sharp = Wie scharf seine Zeilen sind
corpus-one-place = eine Stelle
corpus-spread-evenly = gleichmäßig verteilt
corpus-true-rows = Echte Zeilen, auch schwache
corpus-true-rows-note = Ein Klick öffnet den Satz in „Ein Kopf“.
corpus-all-heads = Alle Köpfe
corpus-head-before = Voriger Kopf
corpus-next-head = Nächster Kopf

## pages/corpus/portrait.js

corpus-share-by-distance = Anteil der Attention nach Entfernung: { $shares }
corpus-share-by-evenness = Zeilen von einer Stelle bis gleichmäßig verteilt: { $shares }

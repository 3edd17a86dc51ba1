# A und B sind zwei Läufe; ein Teil des einen, des Spenders, kommt in den anderen. $base, $donor und $run sind „A“ oder „B“.
# $isClass: wahr bei einem Klassifikator, der antwortet; andere Modelle schreiben.

## pages/patch/state.js

# Der Anteil einer Stelle, die im anderen Text keinen Partner hat
patch-no-share = kein Anteil
patch-so-much-of-the-way = { $share } des Wegs
patch-places-missing =
    { $count ->
        [one] { $count } Stelle dieses Links gibt es in diesem Paar nicht; sie kann nicht übertragen werden.
       *[other] { $count } Stellen dieses Links gibt es in diesem Paar nicht; sie können nicht übertragen werden.
    }

## pages/patch/captions.js

# Die Zeile über dem Bild; $patching ist die nächste Nachricht
patch-about =
    { $patching }{ $isExample ->
        [yes] { " " }an einem Beispiel, A „{ $a }“ und B „{ $b }“
       *[no] { "" }
    }: von { $donor } in { $base }; { $isClass ->
        [yes] gefragt ist nach der Klasse { $token }
       *[no] gefragt ist nach dem Token { $token }, das als { $number }. geschrieben wird
    }.
patch-activation-patching = Aktivierungs-Patching
patch-put-a-part = Setze einen Teil eines Laufs in einen anderen ein und sieh, was dieser Lauf dann schreibt.
patch-texts-differ-in = A sagt { $a }, B sagt { $b }.
patch-which-place =
    { $isClass ->
        [yes] Welche Stelle im Modell entscheidet, ob es { $a } oder { $b } antwortet?
       *[no] Welche Stelle im Modell entscheidet, ob es { $a } oder { $b } schreibt?
    }
patch-click-a-cell = Klick auf ein Feld: Was { $donor } dort hat, kommt in den Lauf von { $base }, und alles danach wird neu berechnet. Die gestrichelten Ringe zeigen den größten Anteil und den größten bei einem Wort, das beide lesen.
# $act: eine der nächsten Nachrichten bis patch-places-carried; $effect: patch-effect
patch-act-and-effect = { $act }: { $effect }
# $vector: patch-vector; $depth zählt Schichten, 0 ist das Embedding
patch-vector-carried =
    { $isOfDecoder ->
        [yes] Setze den Vektor des Decoders für { $token } { $depth ->
            [0] am Embedding
           *[other] nach Schicht { $depth }
        } in den anderen Lauf ein
       *[no] Setze den { $vector } von { $token } { $depth ->
            [0] am Embedding
           *[other] nach Schicht { $depth }
        } in den anderen Lauf ein
    }
patch-vector = Vektor
patch-head-carried =
    Lass Kopf { $head } der { $map ->
        [encoder] Encoder-Schicht
        [decoder] Decoder-Schicht
       *[cross] Cross-Attention-Schicht
    } { $layer } von { $base } { $isOutput ->
        [yes] { $isOneRow ->
            [yes] in einer Zeile weitergeben, was er in { $donor } gefunden hat
           *[no] weitergeben, was er in { $donor } gefunden hat
        }
       *[no] { $isOneRow ->
            [yes] in einer Zeile dorthin schauen, wohin er in { $donor } schaut
           *[no] dorthin schauen, wohin er in { $donor } schaut
        }
    }
# Fett, in den Sätzen darunter
patch-vectors =
    { $count ->
        [one] { $count } Vektor
       *[other] { $count } Vektoren
    }
patch-heads =
    { $count ->
        [one] { $count } Kopf
       *[other] { $count } Köpfe
    }
patch-places =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
patch-vectors-carried = Setze { $vectors } in den anderen Lauf ein
patch-outputs-carried = Übertrage für { $heads }, was weitergegeben wird
patch-weights-carried = Übertrage für { $heads }, wohin geschaut wird
patch-places-carried = Übertrage { $places } zusammen
# $share: patch-so-much-of-the-way
patch-effect =
    { $first ->
        [token] { $isClass ->
            [yes] Er antwortet { $token } statt { $rival }, { $share }.
           *[no] Er schreibt { $token } statt { $rival }, { $share }.
        }
        [rival] { $isClass ->
            [yes] Er antwortet weiterhin { $rival }, { $share } zu { $token }.
           *[no] Er schreibt weiterhin { $rival }, { $share } zu { $token }.
        }
       *[other] { $isClass ->
            [yes] Er antwortet { $other }, weder { $token } noch { $rival }, { $share }.
           *[no] Er schreibt { $other }, weder { $token } noch { $rival }, { $share }.
        }
    }
patch-probability-before-and-now =
    { $isLog ->
        [yes] log p({ $token }) { $before } → { $now }, in { $donor } { $there }.
       *[no] p({ $token }) { $before } → { $now }, in { $donor } { $there }.
    }
patch-same-token-same-place = Dasselbe Token an derselben Stelle: Beide Vektoren sind gleich.
patch-same-token-other-place = Dasselbe Token an einer anderen Stelle: Nur seine Position ist anders.
patch-as-typing-the-other-token = Am Embedding ist das, als würdest du dort das andere Token tippen.
patch-token-in-both-texts =
    { $isPart ->
        [yes] { $token } ist in beiden Sätzen gleich; sein Vektor hat einen Teil von dem aufgenommen, was verschieden ist.
       *[no] { $token } ist in beiden Sätzen gleich; sein Vektor hat fast nichts von dem aufgenommen, was verschieden ist.
    }
patch-shares-do-not-add = Einzeln gemessen ergeben sie in der Summe { $sum }: Anteile lassen sich nicht addieren.
patch-what-is-written-later = Was nach diesem Token geschrieben wird, ist ganz von { $base }.

## pages/patch/bar.js

patch-largest-cell = Größtes Feld
patch-shared-word = Gemeinsames Wort
patch-strongest-head = Stärkster Kopf
patch-fewest-heads = Wenigste Köpfe
patch-find-of-several = { $share } mit { $count }
patch-find-of-head =
    { $map ->
        [encoder] { $share }, Encoder { $layer }.{ $head }
        [decoder] { $share }, Decoder { $layer }.{ $head }
       *[cross] { $share }, Cross { $layer }.{ $head }
    }
patch-find-of-token = { $share }, { $token }, Schicht { $layer }
patch-four-finds = Vier Funde in diesem Paar
patch-example-pairs = Beispielpaare
patch-from-which-run = Aus welchem Lauf in welchen
patch-token-in-question = Gefragtes Token
patch-undo = Rückgängig
patch-clear = Leeren

## pages/patch/carried_head.js

patch-weights-cannot-be-carried = Wohin er schaut, lässt sich allein nicht zwischen verschieden langen Texten übertragen.
# $output und $weights sind Anteile
patch-output-and-weights =
    Was er weitergibt, bringt { $output }; wohin er schaut, bringt allein { $weights }{ $matters ->
        [reading] : Es kommt nicht darauf an, wohin der Kopf schaut, sondern was er dort liest.
        [looking] : Es genügt, wohin der Kopf schaut.
        [both] : Der Rest ist das, was er dort liest.
       *[nothing] .
    }
patch-where-the-head-looks = Wohin der Kopf schaut.
patch-cell-of-head = { $query } schaut auf { $key }: { $share }
patch-cell-is-masked = { $query } schaut auf { $key }: maskiert
patch-head-now =
    { $isOneRow ->
        [yes] In { $run } jetzt, übertragen in der markierten Zeile
       *[no] In { $run } jetzt, übertragen in allen Zeilen
    }
patch-head-as-it-is = In { $run }, wie er ist
patch-open-this-head = Diesen Kopf öffnen
patch-the-head-carried = Der übertragene Kopf

## pages/patch/grid.js

# Anstelle eines Tokens, das einem der Texte fehlt
patch-no-token = keines
patch-token-before = vorher: { $token }
patch-vectors-of-stack =
    { $stack ->
        [encoder] Vektoren des Encoders
       *[decoder] Vektoren des Decoders
    }
patch-depth =
    { $depth ->
        [0] Embedding
       *[other] nach S{ $depth }
    }
patch-depth-short =
    { $depth ->
        [0] Emb.
       *[other] { $depth }
    }
patch-run-gives =
    { $isDonor ->
        [yes] { $run } gibt
       *[no] { $run } nimmt
    }
patch-nothing-to-carry = Kein Partner: nichts zu übertragen
# Zwischen dem letzten Token eines Laufs und dem nächsten, das er schreibt
patch-writes = schreibt
patch-same-vector = in beiden Läufen derselbe Vektor
# $said: patch-same-vector oder patch-so-much-of-the-way
patch-cell =
    { $stack ->
        [encoder] { $token }, Encoder { $depth ->
            [0] Embedding
           *[other] nach Schicht { $depth }
        } von { $base }: { $said }
       *[decoder] { $token }, Decoder { $depth ->
            [0] Embedding
           *[other] nach Schicht { $depth }
        } von { $base }: { $said }
    }
patch-key-share = { $share }: { $low }{ $ramp }{ $high }
patch-share-of-the-way = Anteil des Wegs
patch-key-beyond = { $swatch }außerhalb der Skala
patch-key-largest = { $swatch }der größte, und der größte bei einem gemeinsamen Wort
patch-key-same = = in beiden derselbe Vektor
patch-key-no-partner = { $swatch }kein Partner
patch-several-at-once = Mehrere zugleich
patch-vectors-of-both = Vektoren beider Läufe
patch-every-click-adds = Jeder Klick nimmt ein Feld dazu oder wieder heraus.
patch-tap-a-cell = Tippe auf ein Feld.
patch-click-or-drag = Klick auf ein Feld. Für mehrere: ziehen, oder Umschalt halten.
patch-the-text-by-depth = Der Text nach Tiefe
patch-written-so-far = Bisher geschrieben, und das Nächste

## pages/patch/heads.js

# Zwei Auswahlen: Zeilen, und Teile der Köpfe
patch-at-all-rows = in allen Zeilen
patch-at-one-row = in einer Zeile
patch-what-they-pass-on = was sie weitergeben
patch-where-they-look = wohin sie schauen
patch-how-long-it-holds =
    { $stacks ->
        [classifier] Übertragenes gilt in jeder Zeile, die es nennt.
        [both] Was in den Encoder übertragen wird, gilt für den ganzen Lauf. Im Decoder und in der Cross-Attention gilt es für die Zeilen bis zum gefragten Token; was später geschrieben wird, stammt vom Lauf selbst.
       *[decoder] Übertragenes gilt für die Zeilen bis zum gefragten Token; was später geschrieben wird, stammt vom Lauf selbst.
    }
patch-shift-adds = Mit Umschalt kommt ein Kopf zu den übertragenen dazu.
# Links: $layers sind die Nummern der Schichten, $all ist die nächste Nachricht
patch-all-of = alle aus { $layers } { $all }
patch-all-many = alle { $count }
patch-all-heads-of-layer =
    { $map ->
        [encoder] Alle Köpfe der Encoder-Schicht { $layer }
        [decoder] Alle Köpfe der Decoder-Schicht { $layer }
       *[cross] Alle Köpfe der Cross-Attention-Schicht { $layer }
    }
patch-all-heads-of-map =
    { $map ->
        [encoder] Alle { $count } Köpfe der Matrix Encoder
        [decoder] Alle { $count } Köpfe der Matrix Decoder
       *[cross] Alle { $count } Köpfe der Matrix Cross
    }
patch-layer = Schicht { $layer }
patch-heads-of-map =
    { $map ->
        [encoder] Köpfe der Matrix Encoder
        [decoder] Köpfe der Matrix Decoder
       *[cross] Köpfe der Matrix Cross
    }
patch-one-head-fewer = Ein Kopf weniger
patch-one-head-more = Ein Kopf mehr
# $field: wie viele der stärksten Köpfe übertragen werden
patch-strongest-together = die stärksten zusammen { $field }
patch-at-which-rows = In welchen Zeilen Köpfe übertragen werden
patch-the-row = Die Zeile des Textes
patch-what-of-the-heads = Was von den Köpfen übertragen wird
patch-head-and-share = { $head }: { $share }
patch-heads-of-both = Köpfe beider Läufe
# $heads: patch-heads-term
patch-all-heads = Alle { $count } { $heads }: die Ausgabe je eines Kopfes aus { $donor } in { $base }
patch-heads-term = Köpfe

## pages/patch/now.js

# Die Namen dreier Texte
patch-run-writes =
    { $isClass ->
        [yes] { $run } antwortet
       *[no] { $run } schreibt
    }
patch-run-wrote =
    { $isClass ->
        [yes] { $run } antwortete
       *[no] { $run } schrieb
    }
patch-run-now = { $run } jetzt
patch-nothing-carried = nichts übertragen
# Alle anderen Tokens oder Klassen
patch-all-others = alle anderen
patch-measured-by = Maß
# Der Strich der Wahrscheinlichkeit vorher
patch-orange-before = orange: vorher
patch-what-the-run-gives = Was der Lauf jetzt ergibt
patch-what-a-run-writes =
    { $isClass ->
        [yes] { $isPatched ->
            [yes] Was { $run } jetzt antwortet
           *[no] Was { $run } antwortet
        }
       *[no] { $isPatched ->
            [yes] Was { $run } jetzt schreibt
           *[no] Was { $run } schreibt
        }
    }
patch-token-against-rival = { $token } gegen { $rival }
patch-log-p-of-token = log p von { $token }
patch-classes = Klassen
patch-next-token-after = Nächstes Token nach { $last }

## pages/patch/start.js

patch-an-example = Ein Beispiel, nicht dein Satz.
patch-how-to-begin = Hefte einen Lauf als A an, ändere ein Wort im Satz und starte neu: Das ist B.
patch-same-run = A und B sind derselbe Lauf. Ändere ein Wort im Satz und starte neu: Das ist B.
patch-two-runs = Zwei Läufe zum Anfangen
patch-or-open-a-pair = Oder öffne ein Paar, A und B:
patch-lengths-differ = Die Texte sind verschieden lang. Tokens werden nach den längsten Abschnitten zugeordnet, die beide Texte haben; was dazwischen verschieden ist, wird von seinem Ende her zugeordnet. Nach einer Lücke steht ein Token an einer anderen Stelle, und auch diese Stelle steckt in seinem Vektor. Verbinde zwei von Hand:
patch-join-by-hand = Verbinde zwei Tokens von Hand:
patch-token-of-run = Token von { $run }
# Zwei Listen von Tokens; aus jeder wird eines gewählt
patch-two-tokens = A { $a } B { $b }
patch-join = Verbinden
patch-undo-joins = Verbindungen lösen

## pages/patch/steer.js

patch-only-b-can-be-changed = Nur B lässt sich ändern: Wähle oben A → B.
patch-open-the-pair-first = Das ist ein Beispiel: Öffne zuerst das Paar.
# Die Auswahl eines Vektors
patch-what-texts-differ-by = der Unterschied der beiden Texte
patch-the-word = das Wort { $word }
patch-vector-of-file = der Vektor einer Datei
patch-file-of-numpy = eine NumPy-Datei …
patch-what-is-added = Was addiert wird
patch-the-depth = Die Tiefe
patch-depth-of-stack =
    { $stack ->
        [encoder] Encoder, { $depth ->
            [0] Embedding
           *[other] nach Schicht { $depth }
        }
       *[decoder] Decoder, { $depth ->
            [0] Embedding
           *[other] nach Schicht { $depth }
        }
    }
patch-the-rows = Die Zeilen
patch-all-rows = alle Zeilen
patch-so-many-rows =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
patch-keep-as-change = Als Änderung behalten
patch-how-much = Wie viel davon
patch-steer = Steuern: mehr oder weniger von einem Vektor addieren
# $vector: die nächste Nachricht
patch-not-a-swap = Kein Tausch: { $vector } wird zu den Zuständen eines Stapels addiert, so oft, wie du sagst, und die ganze Antwort wird neu geschrieben.
patch-a-vector = ein Vektor
# Vor der Auswahl eines Vektors
patch-add = Addiere
patch-run-writes-so =
    { $isClass ->
        [yes] { $run } antwortet { $output }
       *[no] { $run } schreibt { $output }
    }
# $values: „Menge: log p des Tokens, log p der Alternative“, mehrere
patch-curve-in-words = log p von { $token } und { $rival } nach Stärke: { $values }
patch-at-amount = { $amount }: { $logs }

## pages/patch/tables.js

patch-no-partner = kein Partner
patch-table-of-vectors = { $stack }: Vektoren, Anteil des Wegs
patch-table-of-heads = { $map }: Köpfe, Anteil des Wegs
patch-column-depth = Tiefe
patch-column-head = Kopf
patch-row-layer = Schicht { $layer }
patch-all-as-text = All das als Text; „Speichern“ hat es als CSV und JSON
patch-what-numbers-can-say = Was solche Zahlen sagen können und was nicht

## pages/patch/mount.js

patch-all-shares = Alle Anteile

patch-caution-source =
    { $paper ->
        [enough] Meng et al. 2022
        [stand-in] Wang et al. 2022
       *[measure] Heimersheim und Nanda 2024
    }
patch-caution =
    { $paper ->
        [enough] Eine Stelle, die den ganzen Weg geht, genügt für dieses Paar und dieses Token; sie sagt weder, wo eine Tatsache aufbewahrt ist, noch, dass nichts anderes genügen würde.
        [stand-in] Köpfe springen füreinander ein: Ein kleiner Anteil heißt nicht, dass ein Kopf nichts tut, und Anteile lassen sich nicht addieren.
       *[measure] Der Anteil hängt vom Maß und von der Richtung ab: log p wird nahe der Gewissheit flach, deshalb probiere auch das andere Maß und übertrage auch in der anderen Richtung.
    }

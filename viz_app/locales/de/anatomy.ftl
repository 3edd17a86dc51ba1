anatomy-adds-score = { $token }, { $depthName }
    trägt { $tokenB } zum Logit von { $labels } bei
anatomy-class-lens-whole = Alles, was eine Klasse liest, auf die Zustände jeder Tiefe angewandt. Die Wahrscheinlichkeit von { $label } nach Tiefe: { $path }. Das Modell wurde nur für die letzte Tiefe trainiert.
anatomy-class-lens = Die Klassifikationsschicht, auf jede Tiefe angewandt: der Beitrag jedes Tokens zum Logit von { $label }. Die Wahrscheinlichkeit dieses Labels nach Tiefe: { $path }. Das Modell wurde nur für die letzte Tiefe trainiert.
anatomy-none-own = keine eigenen
anatomy-of-all =
    { $layers ->
        [one] { $parameters }, { $share } von allen
       *[other] { $parameters } × { $layers } Schichten, { $share } von allen
    }
anatomy-differs = verschieden
anatomy-not-design = nicht in diesem Entwurf
anatomy-choice-or-tensor = Entscheidung, oder Tensor und seine Form
anatomy-layer = Schicht
anatomy-every-choice-every = Jede Entscheidung jedes Entwurfs
anatomy-every-choice-every-design = Jede Entscheidung jedes Entwurfs, nebeneinander
anatomy-five-designs-differ = ≠ die fünf Entwürfe unterscheiden sich; fett: anders als im Paper
anatomy-component-in-stack =
    { $side ->
        [encoder] Encoder: { $title }
       *[decoder] Decoder: { $title }
    }
anatomy-none = nichts
anatomy-parameters = Parameter
anatomy-choice = Entscheidung
anatomy-residual = Residual
anatomy-layernorm = LayerNorm
anatomy-rmsnorm = RMSNorm
anatomy-no-norms = Dieses Modell behält seine Normen für sich; die Längen seiner Zustände sind Schicht für Schicht zu sehen.
anatomy-no-units = Die verdeckten Einheiten seiner Feed-Forward-Netze sind nicht zu sehen, darum wird keine als null gezählt.
anatomy-relu = ReLU
anatomy-logit-lens = Logit-Linse
anatomy-encoder = Encoder
anatomy-decoder = Decoder
anatomy-which-stack = Welcher Stapel
anatomy-which-picture = Welches Bild
anatomy-picture-run-arrow = Bild dieses Laufs. Mit den Pfeiltasten wählst du ein Token; der Satz darunter beschreibt es.
anatomy-numbers-as-table = Die Zahlen als Tabelle
anatomy-running-the-sentence = Der Satz läuft durch das Modell …
anatomy-in-this-run = In diesem Lauf
anatomy-this-model = dieses Modell
anatomy-parameters-sizes = { $sizes }; { $parameters } Parameter
anatomy-vocabulary = Vokabular
anatomy-model-choose-design = Dieses Modell; wähle einen Entwurf, um ihn daneben zu sehen
anatomy-designs = Entwürfe
anatomy-only-start = 1: nur ‹start›
anatomy-source-tokens-target =
    { $count ->
        [one] Ausgangstext { $count } Token, Zieltext { $target }
       *[other] Ausgangstext { $count } Tokens, Zieltext { $target }
    }
anatomy-tokens-count = { $count ->
        [one] { $count } Token
       *[other] { $count } Tokens
    }
anatomy-chosen = gewählt
anatomy-gain = × Faktor
anatomy-bias = + Bias
anatomy-mean-after = Mittelwert danach
anatomy-spread-after = Streuung danach
anatomy-gain-least = kleinster Faktor
anatomy-bias-least = kleinster Bias
anatomy-layer-mean-spread =
    { $kind ->
        [rms] { $title }
            Mittelwert { $token } → { $tokenB }
            quadratisches Mittel { $tokenC } → { $tokenD }
       *[layer] { $title }
            Mittelwert { $token } → { $tokenB }
            Streuung { $tokenC } → { $tokenD }
    }
anatomy-norm-short =
    { $sublayer ->
        [attention] { $layer } · Attention
        [cross-attention] { $layer } · Cross-Attention
        [feed-forward] { $layer } · Feed-Forward
        [both] { $layer } · beide
        [attention-update] { $layer } · addiert 1
        [feed-forward-update] { $layer } · addiert 2
        [first] erste
       *[last] letzte
    }
anatomy-norm-title =
    { $isPre ->
        [yes] { $sublayer ->
            [attention] Schicht { $layer }, vor der Attention
            [cross-attention] Schicht { $layer }, vor der Cross-Attention
            [feed-forward] Schicht { $layer }, vor dem Feed-Forward-Netz
            [both] Schicht { $layer }, vor Attention und Feed-Forward-Netz
            [attention-update] Schicht { $layer }, was die Attention addiert
            [feed-forward-update] Schicht { $layer }, was das Feed-Forward-Netz addiert
            [first] die Norm hinter dem Embedding
           *[last] die letzte Norm
        }
       *[no] { $sublayer ->
            [attention] Schicht { $layer }, nach der Attention
            [cross-attention] Schicht { $layer }, nach der Cross-Attention
            [feed-forward] Schicht { $layer }, nach dem Feed-Forward-Netz
            [first] die Norm hinter dem Embedding
           *[last] die letzte Norm
        }
    }
anatomy-spread = Streuung
anatomy-rms = quadratisches Mittel
anatomy-rms-after = quadratisches Mittel danach
anatomy-most = größter
anatomy-layer-norms =
    { $kind ->
        [rms] Die { $width } Zahlen von { $token } vor jeder RMSNorm (grau) und danach (Linie), von −{ $edge } bis +{ $edge }, und ihr quadratisches Mittel. Gewählt: { $name }. Der Mittelwert wird nicht abgezogen: { $mean } → { $after }; gelernter Faktor { $leastGain } bis { $mostGain }, kein Bias.
        [scaled] Die { $width } Zahlen von { $token } vor jeder LayerNorm (grau) und danach (Linie), von −{ $edge } bis +{ $edge }, und ihre Streuung. Gewählt: { $name }. Mittelwert { $mean } → { $after }; gelernter Faktor { $leastGain } bis { $mostGain }, kein Bias.
       *[layer] Die { $width } Zahlen von { $token } vor jeder LayerNorm (grau) und danach (Linie), von −{ $edge } bis +{ $edge }, und ihre Streuung. Gewählt: { $name }. Mittelwert { $mean } → { $after }; gelernter Faktor { $leastGain } bis { $mostGain }, Bias { $leastBias } bis { $mostBias }.
    }
anatomy-encoder-reads-source = Encoder, liest den Ausgangstext
anatomy-decoder-writes-target = Decoder, schreibt den Zieltext
anatomy-architecture-from-top = Die Architektur, von oben nach unten
anatomy-open-a-component = Baustein öffnen
anatomy-shapes-of =
    { $count ->
        [one] Formen: { $picked }
       *[other] ≠ hier unterscheiden sich die Entwürfe; Formen: { $picked }
    }
anatomy-designs-differ-here = , hier unterscheiden sich die beiden Entwürfe
anatomy-layers =
    { $layers ->
        [0] keine Schichten
        [one] { $layers } Schicht
       *[other] { $layers } Schichten
    }
anatomy-layers-of-two = ≠ { $one ->
        [0] keine
       *[other] { $one }
    } oder { $other ->
        [0] keine
       *[other] { $other }
    } Schichten
anatomy-layer-units-zero = { $token }, Schicht { $value }
    { $tokenB } von { $hidden } Einheiten sind null
anatomy-in-layer = { $count } in Schicht { $layer }
anatomy-layer-2 = Schicht { $layer }
anatomy-mean = Mittelwert
anatomy-relu-zeros = Anteil der { $hidden } verdeckten Einheiten, die ReLU auf null setzt, in Prozent. Für { $token } in Schicht { $layer } sind es { $share }: { $active } Einheiten sind nicht null. Für alle Tokens dieses Satzes null: { $silent }.
anatomy-length-token-points = { $token }, { $points }
    Länge { $tokenB }
anatomy-point =
    { $what ->
        [embedding] Embedding
        [attention] + Attention, Schicht { $layer }
        [cross-attention] + Cross-Attention, Schicht { $layer }
        [feed-forward] + Feed-Forward-Netz, Schicht { $layer }
        [layer] nach Schicht { $layer }
        [last-norm] nach der letzten Norm
       *[norm] nach der Norm, Schicht { $layer }
    }
anatomy-lengths =
    { $order ->
        [pre] Die Länge des Vektors jedes Tokens. Jede Teilschicht addiert etwas dazu. Nur die letzte Norm macht ihn kürzer, auf etwa { $about }. { $token } ist am längsten mit { $longest }: { $place }.
        [other] Die Länge des Vektors jedes Tokens, überall, wo sie sich ändert. { $token } ist am längsten mit { $longest }: { $place }.
       *[post] Die Länge des Vektors jedes Tokens. Sie steigt, wenn eine Teilschicht etwas addiert, und die Norm bringt sie wieder auf etwa { $about }. { $token } ist am längsten mit { $longest }: { $place }.
    }
anatomy-point-outside =
    { $what ->
        [embedding] Embedding
       *[last-norm] letzte Norm
    }
anatomy-shown-name-count =
    { $count ->
        [one] zu sehen ist { $name }.
       *[other] zu sehen sind { $name }.
    }
anatomy-there-no-design-here = Den Entwurf „{ $unknown }“ gibt es hier nicht; { $shown }
anatomy-visible-designs-do = Die sichtbaren Entwürfe haben den Baustein dieses Links nicht; Self-Attention ist geöffnet.
anatomy-component-before = Voriger Baustein
anatomy-component-after = Nächster Baustein
anatomy-component-of = Baustein { $component } von { $count }: { $title }
anatomy-what-model-made-from = Woraus das Modell besteht, von den Wörtern bis zur Antwort
anatomy-keys-component = [←] [→] Baustein
anatomy-keys-design = [1] … [6] Entwurf
anatomy-keys-token = [Tab] zum Bild, Pfeile wählen ein Token
anatomy-layer-value = Schicht { $value }
anatomy-emb = Emb.
anatomy-embedding = Embedding
anatomy-after-token = nach { $token }, { $depthName }
anatomy-lens-capped = Die Wahrscheinlichkeiten sind die hinter der Grenze von ±{ $cap }, die dieses Modell seinen Werten setzt.
anatomy-depth-layer = Schicht { $layer }
anatomy-depth-embedding = Embedding
anatomy-word-lens =
    { $when ->
        [never] Die Ausgabeschicht, auf jede Tiefe angewandt: das wahrscheinlichste Token, in Prozent. Nach { $token } ist { $written } in keiner Tiefe am wahrscheinlichsten. Fett: das geschriebene Token. Das Modell wurde nur für die letzte Tiefe trainiert.
        [always] Die Ausgabeschicht, auf jede Tiefe angewandt: das wahrscheinlichste Token, in Prozent. Nach { $token } ist { $written } von Anfang an am wahrscheinlichsten. Fett: das geschriebene Token. Das Modell wurde nur für die letzte Tiefe trainiert.
       *[later] Die Ausgabeschicht, auf jede Tiefe angewandt: das wahrscheinlichste Token, in Prozent. Nach { $token } ist { $written } ab Schicht { $layer } am wahrscheinlichsten. Fett: das geschriebene Token. Das Modell wurde nur für die letzte Tiefe trainiert.
    }
anatomy-how-large-others-are = Wie groß andere sind
anatomy-published-model = Modell
anatomy-published-times = mal dieses Modell
anatomy-published-layers = Schichten
anatomy-published-heads = Köpfe je Schicht
anatomy-published-width = Breite
anatomy-published-vocabulary = Vokabular
anatomy-published-reads = liest höchstens

## The place of a chosen design, and the rows of a LayerNorm

anatomy-left = links
anatomy-right = rechts
anatomy-vector-before = vorher
anatomy-vector-normalised = normalisiert
anatomy-vector-after = nachher

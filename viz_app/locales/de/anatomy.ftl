anatomy-adds-score = { $token }, { $depthName }
    trägt { $tokenB } zum Logit von { $labels } bei
anatomy-class-lens-whole = Alles, was eine Klasse liest, auf die Zustände jeder Tiefe angewandt. Die Wahrscheinlichkeit von { $label } nach Tiefe: { $path }. Das Modell wurde nur für die letzte Tiefe trainiert.
anatomy-class-lens = Die Klassifikationsschicht, auf jede Tiefe angewandt: der Beitrag jedes Tokens zum Logit von { $label }. Die Wahrscheinlichkeit dieses Labels nach Tiefe: { $path }. Das Modell wurde nur für die letzte Tiefe trainiert.
anatomy-compared =
    { $show ->
        [norm] Die Normen bei { $token }
        [relu] Anteil der verdeckten Einheiten, die null sind
        [lens] { $isWords ->
            [yes] Wahrscheinlichkeit des geschriebenen Tokens
           *[no] Was jedes Token zum Logit beiträgt, und die Wahrscheinlichkeit jedes Labels
        }
       *[residual] Länge des Vektors jedes Tokens
    }
anatomy-plan-is-of-b = Der Bauplan oben ist der von B. Ein Bauplan hat keine Zahlen eines Laufs, also lässt sich keine Differenz bilden; wähle A, um den von A zu sehen.
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
anatomy-picture-run-arrow = Bild dieses Laufs. Mit den Pfeiltasten wählst du ein Token; der Text darunter beschreibt es.
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
        [attention-update] { $layer } · Summand 1
        [feed-forward-update] { $layer } · Summand 2
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
            [attention-update] Schicht { $layer }, von dem, was die Attention addiert
            [feed-forward-update] Schicht { $layer }, von dem, was das Feed-Forward-Netz addiert
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
anatomy-layer-number = Schicht { $layer }
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
        [pre] Die Länge des Vektors jedes Tokens. Jede Teilschicht addiert etwas zu diesem Vektor. Nur die letzte Norm macht ihn kürzer, auf etwa { $about }. { $token } ist am längsten mit { $longest }: { $place }.
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
anatomy-visible-designs-do = Die sichtbaren Entwürfe haben den Baustein dieses Links nicht; stattdessen ist Self-Attention geöffnet.
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
anatomy-lens-capped = Die Wahrscheinlichkeiten gelten, nachdem dieses Modell seine Logits auf ±{ $cap } begrenzt hat.
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
anatomy-published-times = mal so groß wie dieses
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
anatomy-title =
    { $of ->
        [embedding] Embedding
        [positions] Positionen
        [self] Self-Attention
        [masked] Maskierte Attention
        [cross] Cross-Attention
        [ffn] Feed-Forward
        [ffn-and-norms] Feed-Forward und Normen
        [add-norm] Summe und Norm
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] Erste LayerNorm
        [last-LayerNorm] Letzte LayerNorm
        [first-RMSNorm] Erste RMSNorm
        [last-RMSNorm] Letzte RMSNorm
        [mean-pooling] Mittelung
        [pooled] Pooling
        [classes] Klassen
        [hidden-word] Verdecktes Wort
       *[next-token] Nächstes Token
    }
anatomy-title-inside =
    { $of ->
        [embedding] Embedding
        [positions] Positionen
        [self] Self-Attention
        [masked] maskierte Attention
        [cross] Cross-Attention
        [ffn] Feed-Forward
        [ffn-and-norms] Feed-Forward und Normen
        [add-norm] Summe und Norm
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] erste LayerNorm
        [last-LayerNorm] letzte LayerNorm
        [first-RMSNorm] erste RMSNorm
        [last-RMSNorm] letzte RMSNorm
        [mean-pooling] Mittelung
       *[pooled] Pooling
    }
anatomy-why =
    { $of ->
        [embedding] Jede Token-ID wählt eine Zeile der Tabelle: die Bedeutung des Tokens, bevor es ein anderes gesehen hat.
        [positions] Attention allein kennt keine Reihenfolge, darum addiert jede Position ihr eigenes Muster.
        [self] Jedes Token schaut auf die Tokens seines eigenen Satzes und mischt, was es liest.
        [masked] Jedes Token schaut zurück auf das, was geschrieben ist, nie nach vorn.
        [cross] Queries kommen aus der Übersetzung, Keys und Values aus dem Ausgangstext. Dies ist die einzige Brücke.
        [norm] Jedes Token wird auf Mittelwert 0 und Streuung 1 gebracht, dann um einen Faktor gestreckt und um einen Bias verschoben.
        [add-norm] Was die Teilschicht sagt, wird zum Residualstrom addiert; dann wird jedes Token auf Mittelwert 0 und Streuung 1 gebracht, um einen Faktor gestreckt und um einen Bias verschoben.
        [norm-without-bias] Jedes Token wird auf Mittelwert 0 und Streuung 1 gebracht, dann um einen Faktor gestreckt.
        [rms-norm] Jedes Token wird durch sein quadratisches Mittel geteilt, dann um einen Faktor gestreckt; sein Mittelwert wird nicht abgezogen.
        [ffn] Jedes Token für sich: breiter, ReLU, wieder schmal. Hier sind die meisten Parameter einer Schicht.
        [ffn-and-norms] Die Bibliothek behält das Innere für sich, darum sind die Normen hier mitgezählt.
        [mean-pooling] Der Mittelwert aller Tokens: ein Vektor für den ganzen Satz.
        [pooled] Dieser Teil liest einen Zustand für andere Schichten; hier entsteht keine Antwort.
        [classes] Eine Zeile Gewichte je Klasse; der Softmax der Logits ist die Antwort.
        [hidden-word] Wo ein Wort verdeckt ist, machen diese Schichten ein Logit für jedes Token des Vokabulars.
       *[next-token] Aus jeder Zeile wird ein Logit für jedes Token des Vokabulars.
    }
anatomy-why-feed-forward =
    { $isParallel ->
        [yes] Jedes Token für sich: breiter, { $activation }, wieder schmal. Das Netz liest, was die Attention liest, und beides wird zugleich addiert.
       *[no] Jedes Token für sich: breiter, { $activation }, wieder schmal.
    }
anatomy-why-positions = Attention allein kennt keine Reihenfolge: { $work }.
anatomy-positions-work =
    { $kind ->
        [rotary] jede Schicht dreht Queries und Keys
        [relative] jeder Abstand zweier Tokens addiert in jeder Schicht eine gelernte Zahl zu ihren Scores
        [sinusoidal] Sinuswellen werden zu jedem Token addiert
        [learned] eine gelernte Tabelle wird zu jedem Token addiert
       *[unknown] woher dieses Modell sie kennt, ist hier nicht bekannt
    }
anatomy-and = { $first } und { $then }
anatomy-row =
    { $name ->
        [table] Tabelle
        [padding-id] ID des Paddings
        [multiplied-by] multipliziert mit
        [kind] Art
        [longest-sentence] längster Satz
        [learned-numbers] gelernte Zahlen
        [qkv-weights] Gewichte von Q, K, V
        [qkv-bias] ihr Bias
        [heads] Köpfe
        [scaling] Skalierung
        [mask] Maske
        [closed-cells-become] maskierte Felder werden
        [output-weights] Gewichte der Ausgabe
        [positions] Positionen
        [order] Reihenfolge
        [epsilon] ε
        [variance] Varianz
        [gain-and-bias] Faktor und Bias
        [gain] Faktor
        [first-weight] erste Gewichtsmatrix
        [between] dazwischen
        [second-weight] zweite Gewichtsmatrix
        [wider-by] verbreitert auf
        [mean-over] Mittelwert über
        [weight] Gewichtsmatrix
        [bias] Bias
        [then] danach
        [task] Aufgabe
        [layers] Schichten
        [width] Breite
        [hidden-width] verdeckte Breite
        [qkv] Q, K, V
        [scale] Skalierung
        [closed-cells] maskierte Felder
        [padding-masks] Padding-Masken
        [layernorm] LayerNorm
        [its-epsilon] ihr ε
        [embedding-times] Embedding mal
        [tables] Tabellen
        [pooling] Pooling
        [fresh-weights] Anfangsgewichte
        [parameters] Parameter
       *[other] { $name }
    }
anatomy-is =
    { $of ->
        [yes] ja
        [none] keine
        [not-known] nicht bekannt
        [not-seen] nicht zu sehen
        [of-encoder] die des Encoders
        [post] nach jeder Summe
        [pre] vor jeder Teilschicht
        [post-norm] nach jeder Summe (Post-Norm)
        [pre-norm] vor jeder Teilschicht (Pre-Norm)
        [after-last-layer] einmal, nach der letzten Schicht
        [after-embedding] einmal, hinter dem Embedding
        [after-sub-layer] hinter der Teilschicht, vor ihrer Summe
        [not-padding] alle Tokens außer Padding
        [softmax-classes] Softmax über die Klassen
        [softmax-vocabulary] Softmax über das Vokabular
        [xavier] Xavier, gleichverteilt
        [pytorch] wie PyTorch sie zieht
        [one-table] eine
        [one-of-two] eine für beide Zwecke
        [two-tables] Eingabe und Ausgabe getrennt
        [one-of-three] eine für alle drei Zwecke
        [three-tables] Ausgangstext, Zieltext und Ausgabe getrennt
        [three-linears] drei Linear-Schichten
        [fused-linear] eine gemeinsame Linear-Schicht
        [translator] Übersetzer
        [classifier] Klassifikator
        [generator] Generator
        [encoder] Encoder
        [sinusoidal] Sinuswellen
        [learned] gelernt
        [rotary] rotierend
        [relative] relativ
        [mean] Mittelwert
       *[some-activation] eine Aktivierung
    }
anatomy-heads =
    { $kind ->
        [full] { $heads } zu je { $width }, jeder so breit wie das Modell
        [split] { $heads } zu je { $width }, die Breite ist aufgeteilt
        [shared] { $heads } zu je { $width }, mit nur { $fewer } für Keys und Values
       *[own] { $heads } zu je { $width }
    }
anatomy-both = { $encoder } + { $decoder }
anatomy-scaling =
    { $how ->
        [scores] Scores ÷ √{ $width }
        [inputs] q und k je ÷ ⁴√{ $width }
       *[times] Scores × { $factor }
    }
anatomy-capped = { $scaling }, dann auf ±{ $cap } begrenzt
anatomy-capped-softmax = auf ±{ $cap } begrenzt, Softmax über das Vokabular
anatomy-factor = { $factor }
anatomy-mask =
    { $of ->
        [keys] Padding als Keys maskiert
        [queries] Padding als Keys und als Queries maskiert
        [causal-keys] kausal, und Padding als Keys maskiert
        [causal-queries] kausal, und Padding als Keys und als Queries maskiert
        [causal] kausal
        [window] in { $layers } Schichten nur { $reach } Tokens in der Nähe
        [causal-window] kausal, in { $layers } Schichten nur { $reach } Tokens in der Nähe
       *[none] keine
    }
anatomy-made-by =
    { $how ->
        [fused] eine, { $size }, nach Köpfen geteilt
       *[separate] drei, je { $size }
    }
anatomy-rotary =
    { $hasBase ->
        [yes] jede Schicht dreht Queries und Keys, Basis { $base }
       *[no] jede Schicht dreht Queries und Keys
    }
anatomy-variance =
    { $kind ->
        [biased] nicht erwartungstreu: Mittel der Quadrate von { $width }
       *[none] keine; das Mittel der Quadrate von { $width }
    }
anatomy-each = je { $width }
anatomy-times = das { $factor }-Fache
anatomy-gated = { $between }, mal die andere Hälfte
anatomy-table-of-three = { $table }, für alle drei Zwecke
anatomy-tied = { $size }, noch einmal das Embedding
anatomy-then = { $first }, dann { $then }
anatomy-card =
    { $design ->
        [paper] wie veröffentlicht, Grundgröße
        [fused-qkv] eine Linear-Schicht ergibt q, k und v
        [dawn] maskierte Felder mit −1e9 gefüllt
        [pad-and-causal] Padding in beiden Achsen maskiert
       *[wide-heads] Klassifikator, jeder Kopf in voller Breite
    }
anatomy-card-sizes = { $layers } Schichten, { $width } breit, { $heads }
anatomy-card-heads =
    { $kind ->
        [shared] { $heads } Köpfe zu je { $width }, mit nur { $fewer } für Keys und Values
       *[own] { $heads } Köpfe zu je { $width }
    }
anatomy-rounded =
    { $unit ->
        [billion] { $number } Milliarden
        [million] { $number } Millionen
        [thousand] { $number } tausend
       *[one] { $number }
    }
anatomy-published-name =
    { $size ->
        [smallest] { $name }, kleinstes ({ $year })
        [largest] { $name }, größtes ({ $year })
       *[only] { $name } ({ $year })
    }
anatomy-source =
    { $hasWeights ->
        [yes] { $model }: { $paper }, Tabelle { $table }, und die veröffentlichten Gewichte.
       *[no] { $model }: { $paper }, Tabelle { $table }.
    }
anatomy-taking-apart = Die Entwürfe werden zerlegt …

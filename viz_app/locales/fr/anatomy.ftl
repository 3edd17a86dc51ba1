## pages/anatomy/logit_lens.js

anatomy-adds-score = { $token }, { $depthName }
    ajoute { $tokenB } au score pour { $labels }
anatomy-class-lens-whole = Tout ce qui lit une classe, appliqué aux états de chaque profondeur. La probabilité de l’étiquette { $label } selon la profondeur : { $path }. Le modèle n’a été entraîné que pour la dernière profondeur.
anatomy-class-lens = La couche de classification appliquée à chaque profondeur : la contribution de chaque token au score pour { $label }. La probabilité de cette étiquette selon la profondeur : { $path }. Le modèle n’a été entraîné que pour la dernière profondeur.

## pages/anatomy/compared.js

anatomy-compared =
    { $show ->
        [norm] Les normes pour { $token }
        [relu] Part des unités cachées à zéro
        [lens] { $isWords ->
            [yes] Probabilité du token écrit
           *[no] Ce que chaque token ajoute au score, et la probabilité de chaque classe
        }
       *[residual] Longueur du vecteur de chaque token
    }
anatomy-plan-is-of-b = Le plan ci-dessus est celui de B. Un plan n’a pas de nombres d’une exécution, il n’y a donc pas de différence à montrer ; choisissez A pour voir celui de A.

## pages/anatomy/component.js

anatomy-none-own = aucun en propre
anatomy-of-all =
    { $layers ->
        [one] { $parameters }, { $share } du total
       *[other] { $parameters } × { $layers } couches, { $share } du total
    }
anatomy-differs = diffère
anatomy-not-design = absent de cette conception
anatomy-choice-or-tensor = choix, ou tenseur et sa forme
anatomy-layer = Couche
anatomy-every-choice-every = Chaque choix de chaque conception
anatomy-every-choice-every-design = Chaque choix de chaque conception, côte à côte
anatomy-five-designs-differ = ≠ les cinq conceptions diffèrent ; en gras : autre que dans l’article
anatomy-component-in-stack =
    { $side ->
        [encoder] Encodeur : { $title }
       *[decoder] Décodeur : { $title }
    }
anatomy-none = aucun
anatomy-parameters = paramètres
anatomy-choice = choix

## pages/anatomy/current_run.js

anatomy-residual = Résiduel
anatomy-layernorm = LayerNorm
anatomy-rmsnorm = RMSNorm
anatomy-no-norms = Ce modèle garde ses normes pour lui, donc les longueurs de ses états sont montrées couche par couche.
anatomy-no-units = Les unités cachées de ses feed-forwards ne sont pas visibles, on ne peut donc pas compter celles qui sont à zéro.
anatomy-relu = ReLU
anatomy-logit-lens = Logit lens
anatomy-encoder = Encodeur
anatomy-decoder = Décodeur
anatomy-which-stack = Quelle pile
anatomy-which-picture = Quelle image
anatomy-picture-run-arrow = Image de cette exécution. Les flèches choisissent un token ; la phrase ci-dessous le décrit.
anatomy-numbers-as-table = Les nombres en tableau
anatomy-running-the-sentence = La phrase est exécutée …
anatomy-in-this-run = Dans cette exécution

## pages/anatomy/designs.js

anatomy-this-model = ce modèle
anatomy-parameters-sizes = { $sizes } ; { $parameters } paramètres
anatomy-vocabulary = Vocabulaire
anatomy-model-choose-design = Ce modèle ; choisissez une conception pour la voir à côté de lui
anatomy-designs = Conceptions
anatomy-only-start = 1 : seulement ‹start›
anatomy-source-tokens-target = source { $count } tokens, cible { $target }
anatomy-tokens-count = { $count } tokens
anatomy-chosen = choisie

## pages/anatomy/layer_norms.js

anatomy-gain = × gain
anatomy-bias = + biais
anatomy-mean-after = moyenne après
anatomy-spread-after = dispersion après
anatomy-gain-least = plus petit gain
anatomy-bias-least = plus petit biais
anatomy-layer-mean-spread =
    { $kind ->
        [rms] { $title }
            moyenne { $token } → { $tokenB }
            moyenne quadratique { $tokenC } → { $tokenD }
       *[layer] { $title }
            moyenne { $token } → { $tokenB }
            dispersion { $tokenC } → { $tokenD }
    }
anatomy-norm-short =
    { $sublayer ->
        [attention] { $layer } · attention
        [cross-attention] { $layer } · attention croisée
        [feed-forward] { $layer } · feed-forward
        [both] { $layer } · les deux
        [attention-update] { $layer } · ajout 1
        [feed-forward-update] { $layer } · ajout 2
        [first] première
       *[last] dernière
    }
anatomy-norm-title =
    { $isPre ->
        [yes] { $sublayer ->
            [attention] couche { $layer }, avant l’attention
            [cross-attention] couche { $layer }, avant l’attention croisée
            [feed-forward] couche { $layer }, avant le feed-forward
            [both] couche { $layer }, avant l’attention et le feed-forward
            [attention-update] couche { $layer }, de ce que l’attention ajoute
            [feed-forward-update] couche { $layer }, de ce que le feed-forward ajoute
            [first] la norme après le plongement
           *[last] la dernière norme
        }
       *[no] { $sublayer ->
            [attention] couche { $layer }, après l’attention
            [cross-attention] couche { $layer }, après l’attention croisée
            [feed-forward] couche { $layer }, après le feed-forward
            [first] la norme après le plongement
           *[last] la dernière norme
        }
    }
anatomy-spread = dispersion
anatomy-rms = moyenne quadratique
anatomy-rms-after = moyenne quadratique après
anatomy-most = le plus grand
anatomy-layer-norms =
    { $kind ->
        [rms] Les { $width } nombres du token { $token } avant (gris) et après (trait) chaque RMSNorm, de −{ $edge } à +{ $edge }, et leur moyenne quadratique. Choisie : { $name }. La moyenne n’est pas retirée : { $mean } → { $after } ; gain appris de { $leastGain } à { $mostGain }, sans biais.
        [scaled] Les { $width } nombres du token { $token } avant (gris) et après (trait) chaque LayerNorm, de −{ $edge } à +{ $edge }, et leur dispersion. Choisie : { $name }. Moyenne { $mean } → { $after } ; gain appris de { $leastGain } à { $mostGain }, sans biais.
       *[layer] Les { $width } nombres du token { $token } avant (gris) et après (trait) chaque LayerNorm, de −{ $edge } à +{ $edge }, et leur dispersion. Choisie : { $name }. Moyenne { $mean } → { $after } ; gain appris de { $leastGain } à { $mostGain }, biais de { $leastBias } à { $mostBias }.
    }

## pages/anatomy/plan.js

anatomy-encoder-reads-source = Encodeur, lit le texte source
anatomy-decoder-writes-target = Décodeur, écrit le texte cible
anatomy-architecture-from-top = L’architecture, de haut en bas
anatomy-open-a-component = Ouvrez un composant
anatomy-shapes-of =
    { $count ->
        [one] formes de { $picked }
       *[other] ≠ les conceptions diffèrent ici ; formes de { $picked }
    }
anatomy-designs-differ-here = , les deux conceptions diffèrent ici
anatomy-layers =
    { $layers ->
        [0] pas de couche
        [one] { $layers } couche
       *[other] { $layers } couches
    }
anatomy-layers-of-two = ≠ { $one ->
        [0] aucune
       *[other] { $one }
    } ou { $other ->
        [0] aucune
       *[other] { $other }
    } : nombre de couches

## pages/anatomy/relu_zeros.js

anatomy-layer-units-zero = { $token }, couche { $value }
    { $tokenB } unités sur { $hidden } à zéro
anatomy-in-layer = { $count } dans la couche { $layer }
anatomy-layer-number = Couche { $layer }
anatomy-mean = moyenne
anatomy-relu-zeros = Part des { $hidden } unités cachées que ReLU met à zéro, en pour cent. Pour { $token } dans la couche { $layer }, c’est { $share } : { $active } unités ne sont pas à zéro. À zéro pour tous les tokens de cette phrase : { $silent }.

## pages/anatomy/residual.js

anatomy-length-token-points = { $token }, { $points }
    longueur { $tokenB }
anatomy-point =
    { $what ->
        [embedding] plongement
        [attention] + attention, couche { $layer }
        [cross-attention] + attention croisée, couche { $layer }
        [feed-forward] + feed-forward, couche { $layer }
        [layer] après la couche { $layer }
        [last-norm] après la dernière norme
       *[norm] après la norme, couche { $layer }
    }
anatomy-lengths =
    { $order ->
        [pre] Longueur du vecteur de chaque token. Chaque sous-couche y ajoute. Seule la dernière norme le raccourcit, à environ { $about }. Le vecteur du token { $token } est le plus long, { $longest }, ici : { $place }.
        [other] Longueur du vecteur de chaque token, partout où elle change. Le vecteur du token { $token } est le plus long, { $longest }, ici : { $place }.
       *[post] Longueur du vecteur de chaque token. Elle monte quand une sous-couche ajoute, et la norme la ramène à environ { $about }. Le vecteur du token { $token } est le plus long, { $longest }, ici : { $place }.
    }
anatomy-point-outside =
    { $what ->
        [embedding] plongement
       *[last-norm] dernière norme
    }

## pages/anatomy/mount.js

anatomy-shown-name-count =
    { $count ->
        [one] voici ce qui est montré : { $name }.
       *[other] voici ce qui est montré : { $name }.
    }
anatomy-there-no-design-here = Il n’y a pas de conception « { $unknown } » ici ; { $shown }
anatomy-visible-designs-do = Les conceptions visibles n’ont pas le composant de ce lien ; l’auto-attention est ouverte.

## pages/anatomy/mount.js

anatomy-component-before = Composant précédent
anatomy-component-after = Composant suivant
anatomy-component-of = Composant { $component } sur { $count } : { $title }
anatomy-what-model-made-from = De quoi le modèle est fait, des mots à la réponse
anatomy-keys-component = [←] [→] composant
anatomy-keys-design = [1] … [6] conception
anatomy-keys-token = [Tab] jusqu’à l’image, les flèches choisissent un token

## pages/anatomy/logit_lens.js

anatomy-layer-value = Couche { $value }
anatomy-emb = Plong.
anatomy-embedding = Plongement
anatomy-after-token = après { $token }, { $depthName }
anatomy-lens-capped = Les probabilités sont celles après la limite de ±{ $cap } que ce modèle met à ses scores.
anatomy-depth-layer = couche { $layer }
anatomy-depth-embedding = plongement
anatomy-word-lens =
    { $when ->
        [never] La couche de sortie appliquée à chaque profondeur : le token le plus probable, en pour cent. Après { $token }, { $written } n’est le plus probable à aucune profondeur. En gras : le token écrit. Le modèle n’a été entraîné que pour la dernière profondeur.
        [always] La couche de sortie appliquée à chaque profondeur : le token le plus probable, en pour cent. Après { $token }, { $written } est le plus probable dès le début. En gras : le token écrit. Le modèle n’a été entraîné que pour la dernière profondeur.
       *[later] La couche de sortie appliquée à chaque profondeur : le token le plus probable, en pour cent. Après { $token }, { $written } est le plus probable à partir de la couche { $layer }. En gras : le token écrit. Le modèle n’a été entraîné que pour la dernière profondeur.
    }

## pages/anatomy/designs.js

anatomy-how-large-others-are = La taille des autres
anatomy-published-model = modèle
anatomy-published-times = fois ce modèle
anatomy-published-layers = couches
anatomy-published-heads = têtes dans chacune
anatomy-published-width = largeur
anatomy-published-vocabulary = vocabulaire
anatomy-published-reads = lit au plus

## The place of a chosen design, and the rows of a LayerNorm

anatomy-left = à gauche
anatomy-right = à droite
anatomy-vector-before = avant
anatomy-vector-normalised = normalisé
anatomy-vector-after = après
anatomy-title =
    { $of ->
        [embedding] Plongement
        [positions] Positions
        [self] Auto-attention
        [masked] Attention masquée
        [cross] Attention croisée
        [ffn] Feed-forward
        [ffn-and-norms] Feed-forward et normes
        [add-norm] Somme et norme
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] Première LayerNorm
        [last-LayerNorm] Dernière LayerNorm
        [first-RMSNorm] Première RMSNorm
        [last-RMSNorm] Dernière RMSNorm
        [mean-pooling] Agrégation par moyenne
        [pooled] Agrégation
        [classes] Classes
        [hidden-word] Mot caché
       *[next-token] Token suivant
    }
anatomy-title-inside =
    { $of ->
        [embedding] plongement
        [positions] positions
        [self] auto-attention
        [masked] attention masquée
        [cross] attention croisée
        [ffn] feed-forward
        [ffn-and-norms] feed-forward et normes
        [add-norm] somme et norme
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] première LayerNorm
        [last-LayerNorm] dernière LayerNorm
        [first-RMSNorm] première RMSNorm
        [last-RMSNorm] dernière RMSNorm
        [mean-pooling] agrégation par moyenne
       *[pooled] agrégation
    }
anatomy-why =
    { $of ->
        [embedding] L’identifiant de chaque token choisit une ligne de la table : son sens avant d’avoir vu un autre token.
        [positions] L’attention seule ne connaît pas l’ordre, donc chaque position ajoute son propre motif.
        [self] Chaque token regarde les tokens de sa propre phrase et mélange ce qu’il lit.
        [masked] Chaque token regarde en arrière ce qui est écrit, jamais en avant.
        [cross] Les requêtes viennent de la traduction, les clés et les valeurs du texte source. C’est le seul pont.
        [norm] Chaque token est ramené à la moyenne 0 et à la dispersion 1, puis étiré par un gain et décalé par un biais.
        [add-norm] Ce que dit la sous-couche est ajouté au flux, puis chaque token est ramené à la moyenne 0 et à la dispersion 1, étiré par un gain et décalé par un biais.
        [norm-without-bias] Chaque token est ramené à la moyenne 0 et à la dispersion 1, puis étiré par un gain.
        [rms-norm] Chaque token est divisé par sa moyenne quadratique, puis étiré par un gain ; sa moyenne n’est pas soustraite.
        [ffn] Chaque token séparément : plus large, ReLU, de nouveau étroit. La plupart des paramètres d’une couche sont ici.
        [ffn-and-norms] La bibliothèque garde l’intérieur pour elle, donc ses normes sont comptées ici aussi.
        [mean-pooling] La moyenne de tous les tokens : un vecteur pour toute la phrase.
        [pooled] Cette partie lit un état pour d’autres couches ; aucune réponse n’est produite ici.
        [classes] Une ligne de poids par classe ; la softmax des logits est la réponse.
        [hidden-word] Là où un mot est caché, ces couches produisent un logit pour chaque token du vocabulaire.
       *[next-token] Chaque ligne devient un logit pour chaque token du vocabulaire.
    }
anatomy-why-feed-forward =
    { $isParallel ->
        [yes] Chaque token séparément : plus large, { $activation }, de nouveau étroit. Le feed-forward lit ce que lit l’attention, et les deux sont ajoutés en même temps.
       *[no] Chaque token séparément : plus large, { $activation }, de nouveau étroit.
    }
anatomy-why-positions = L’attention seule ne connaît pas l’ordre : { $work }.
anatomy-positions-work =
    { $kind ->
        [rotary] chaque couche fait tourner les requêtes et les clés
        [relative] chaque distance entre deux tokens ajoute un nombre appris à leurs scores, dans chaque couche
        [sinusoidal] des sinusoïdes sont ajoutées à chaque token
        [learned] une table apprise est ajoutée à chaque token
       *[unknown] la façon dont ce modèle le connaît n’est pas connue ici
    }
anatomy-and = { $first } et { $then }
anatomy-row =
    { $name ->
        [table] table
        [padding-id] identifiant du remplissage
        [multiplied-by] multiplié par
        [kind] sorte
        [longest-sentence] phrase la plus longue
        [learned-numbers] nombres appris
        [qkv-weights] poids de Q, K, V
        [qkv-bias] leur biais
        [heads] têtes
        [scaling] mise à l’échelle
        [mask] masque
        [closed-cells-become] les cases fermées deviennent
        [output-weights] poids de la sortie
        [positions] positions
        [order] ordre
        [epsilon] ε
        [variance] variance
        [gain-and-bias] gain et biais
        [gain] gain
        [first-weight] première matrice de poids
        [between] entre les deux
        [second-weight] seconde matrice de poids
        [wider-by] plus large
        [mean-over] moyenne sur
        [weight] matrice de poids
        [bias] biais
        [then] ensuite
        [task] tâche
        [layers] couches
        [width] largeur
        [hidden-width] largeur cachée
        [qkv] Q, K, V
        [scale] échelle
        [closed-cells] cases fermées
        [padding-masks] masques de remplissage
        [layernorm] LayerNorm
        [its-epsilon] son ε
        [embedding-times] plongement fois
        [tables] tables
        [pooling] agrégation
        [fresh-weights] poids de départ
        [parameters] paramètres
       *[other] { $name }
    }
anatomy-is =
    { $of ->
        [yes] oui
        [none] aucun
        [not-known] pas connu
        [not-seen] pas visible
        [of-encoder] celle de l’encodeur
        [post] après chaque somme
        [pre] avant chaque sous-couche
        [post-norm] après chaque somme (post-norm)
        [pre-norm] avant chaque sous-couche (pre-norm)
        [after-last-layer] une fois, après la dernière couche
        [after-embedding] une fois, après le plongement
        [after-sub-layer] après la sous-couche, avant sa somme
        [not-padding] tous les tokens sauf le remplissage
        [softmax-classes] softmax sur les classes
        [softmax-vocabulary] softmax sur le vocabulaire
        [xavier] Xavier, loi uniforme
        [pytorch] tirés comme le fait PyTorch
        [one-table] une
        [one-of-two] une pour les deux usages
        [two-tables] entrée et sortie séparées
        [one-of-three] une pour les trois usages
        [three-tables] source, cible et sortie séparées
        [three-linears] trois couches Linear
        [fused-linear] une seule couche Linear
        [translator] traduction
        [classifier] classification
        [generator] génération
        [encoder] encodeur
        [sinusoidal] sinusoïdales
        [learned] apprises
        [rotary] rotatives
        [relative] relatives
        [mean] moyenne
       *[some-activation] une activation
    }
anatomy-heads =
    { $kind ->
        [full] { $heads } de { $width }, chacune aussi large que le modèle
        [split] { $heads } de { $width }, la largeur est partagée
        [shared] { $heads } de { $width } ; clés et valeurs partagées : { $fewer }
       *[own] { $heads } de { $width }
    }
anatomy-both = { $encoder } + { $decoder }
anatomy-scaling =
    { $how ->
        [scores] scores ÷ √{ $width }
        [inputs] q et k chacun ÷ ⁴√{ $width }
       *[times] scores × { $factor }
    }
anatomy-capped = { $scaling }, puis limités à ±{ $cap }
anatomy-capped-softmax = une limite à ±{ $cap }, softmax sur le vocabulaire
anatomy-factor = { $factor }
anatomy-mask =
    { $of ->
        [keys] remplissage fermé comme clé
        [queries] remplissage fermé comme clé et comme requête
        [causal-keys] causal, et remplissage fermé comme clé
        [causal-queries] causal, et remplissage fermé comme clé et comme requête
        [causal] causal
        [window] dans { $layers } couches, seulement { $reach } tokens proches
        [causal-window] causal, dans { $layers } couches, seulement { $reach } tokens proches
       *[none] aucun
    }
anatomy-made-by =
    { $how ->
        [fused] une de { $size }, découpée par tête
       *[separate] trois de { $size }
    }
anatomy-rotary =
    { $hasBase ->
        [yes] chaque couche fait tourner les requêtes et les clés, base { $base }
       *[no] chaque couche fait tourner les requêtes et les clés
    }
anatomy-variance =
    { $kind ->
        [biased] biaisée : moyenne des carrés de { $width }
       *[none] aucune ; la moyenne des carrés de { $width }
    }
anatomy-each = { $width } chacun
anatomy-times = { $factor } fois
anatomy-gated = { $between }, fois l’autre moitié
anatomy-table-of-three = { $table }, pour les trois usages
anatomy-tied = { $size }, le plongement encore une fois
anatomy-then = { $first }, puis { $then }
anatomy-card =
    { $design ->
        [paper] comme publié, taille de base
        [fused-qkv] une couche Linear donne q, k et v
        [dawn] cases fermées remplies de −1e9
        [pad-and-causal] remplissage fermé sur les deux axes
       *[wide-heads] classifieur, chaque tête de pleine largeur
    }
anatomy-card-sizes = { $layers } couches, largeur { $width }, { $heads }
anatomy-card-heads =
    { $kind ->
        [shared] { $heads } têtes de { $width } ; clés et valeurs partagées : { $fewer }
       *[own] { $heads } têtes de { $width }
    }
anatomy-rounded =
    { $unit ->
        [billion] { $number } Md
        [million] { $number } M
        [thousand] { $number } mille
       *[one] { $number }
    }
anatomy-published-name =
    { $size ->
        [smallest] { $name }, le plus petit ({ $year })
        [largest] { $name }, le plus grand ({ $year })
       *[only] { $name } ({ $year })
    }
anatomy-source =
    { $hasWeights ->
        [yes] { $model } : { $paper }, tableau { $table }, et ses poids publiés.
       *[no] { $model } : { $paper }, tableau { $table }.
    }
anatomy-taking-apart = Démontage des conceptions …

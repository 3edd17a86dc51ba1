## pages/heads/mount.js

heads-headline = À quoi sert chaque tête, et ce que la réponse perd sans elle
heads-running = La phrase s’exécute avec et sans ses têtes désactivées …
heads-ran-again = Nouvelle exécution : { $changed }.

## pages/heads/board.js

heads-layer = Couche { $layer }
heads-silence-or-restore =
    { $isOff ->
        [yes] Réactiver
       *[no] Désactiver
    }
heads-silence-or-restore-layer =
    { $isOff ->
        [yes] Réactiver la couche { $layer }
       *[no] Désactiver la couche { $layer }
    }
heads-on-or-off =
    { $isOff ->
        [yes] désactivée
       *[no] active
    }
heads-column-head = couche.tête
heads-column-role = rôle
heads-column-strength = force
heads-column-effect = effet sans elle, nats
heads-column-entropy = entropie, bits
heads-column-likeness = comme la tête choisie
heads-column-now = maintenant
heads-all-heads = Toutes les têtes : { $map }
heads-all-as-table = Toutes les têtes en tableau
heads-board = Toutes les têtes : { $map }. Les flèches choisissent, Espace désactive la tête choisie.

## pages/heads/captions.js

heads-what-a-head-does =
    { $known ->
        [role] Cette tête { $role } dans { $share } des lignes des phrases d’essai
        [nothing] Ici, elle n’a pas de nombres, car ses lignes sont NaN
        [weight] { $count ->
            [one] Ici, elle regarde un token par ligne, avec le plus grand poids sur { $token } { $share }
           *[other] Ici, elle se répartit sur environ { $count } tokens par ligne, avec le plus grand poids sur { $token } { $share }
        }
       *[width] { $count ->
            [one] Ici, elle regarde un token par ligne
           *[other] Ici, elle se répartit sur environ { $count } tokens par ligne
        }
    }{ $effect ->
        [nothing] { $isClass ->
            [yes] ; sans elle, la réponse { $label } ne perd rien
           *[no] ; sans elle, cette réponse ne perd rien
        }
        [loss] { $isClass ->
            [yes] ; sans elle, la réponse { $label } perd { $size } nats
           *[no] ; sans elle, cette réponse perd { $size } nats{ $isAt ->
                [yes] , surtout à { $most }
               *[no] { "" }
            }
        }
        [gain] { $isClass ->
            [yes] ; sans elle, la réponse { $label } gagne { $size } nats
           *[no] ; sans elle, cette réponse gagne { $size } nats{ $isAt ->
                [yes] , surtout à { $most }
               *[no] { "" }
            }
        }
       *[unknown] { "" }
    }.

## pages/heads/card.js

heads-place =
    { $isOff ->
        [yes] Couche { $layer }, tête { $head }, désactivée
       *[no] Couche { $layer }, tête { $head }
    }
heads-role-and-strength =
    { $isMixed ->
        [yes] mixte, surtout { $role } { $share }
       *[no] { $role } { $share }
    }
heads-entropy-in-bits = entropie { $entropy } bits
heads-like-the-chosen = semblable à la tête choisie { $likeness }
heads-without-it = sans elle { $effect } nats
heads-head-is-on = La tête { $head } de la couche { $layer } est active

## pages/heads/compared.js

heads-measure-of-layer = { $kind }, couche { $layer }
heads-loading-effects = les effets se chargent
heads-measure-and-layer = mesure, couche
heads-attention-changed = attention changée, %
heads-entropy-bit = entropie, bits
heads-without-it-nats = sans elle, nats

## pages/heads/panel.js

heads-change-by-token = Changement de log p par token
heads-without-it-by-token = Sans elle : changement de log p par token, et sa probabilité
heads-nats = nats

## pages/heads/legend.js

heads-role-and-its-heads = { $role } { $count }
heads-loading-roles = Chargement des rôles de ces têtes …
heads-never-measured = Les rôles de ces têtes n’ont pas été mesurés. Tous les nombres ici sont ceux de cette exécution.
heads-roles-not-measured = Les rôles de ces têtes n’ont pas été mesurés. { $command } les mesure en quelques minutes.
heads-key-effect = changement de log p sans la tête : −{ $most } nats { $ramp } +{ $most }
heads-key-entropy =
    { $count ->
        [one] entropie moyenne des lignes : 0 bit, un token { $ramp } { $bits } bits, { $count } token seul
       *[other] entropie moyenne des lignes : 0 bit, un token { $ramp } { $bits } bits, les { $count } tokens également
    }
heads-key-likeness = ressemblance avec la tête choisie, 1 − distance de Jensen-Shannon de leurs lignes : 0 { $ramp } 1
heads-upper-bar =
    { $by ->
        [like] barre grise : ressemblance
        [entropy] barre grise : entropie en bits
       *[role] barre bleue : force du rôle
    }
heads-lower-bar = barre du bas : changement de log p sans la tête, ±{ $most } nats

## pages/heads/measures.js

heads-by-role = Rôle
heads-by-effect = Effet ici
heads-by-effect-short = Effet
heads-by-entropy = Entropie
heads-by-likeness = Comme la tête choisie
heads-by-likeness-short = Semblable

## pages/heads/panel.js

heads-column-share = part
heads-column-chance = hasard
heads-where-it-looks =
    { $count ->
        [0] Où elle regarde, sur beaucoup de phrases d’essai
        [one] Où elle regarde, sur { $count } phrase d’essai
       *[other] Où elle regarde, sur { $count } phrases d’essai
    }
heads-mean-weight = Poids moyen ; le hasard est le poids si l’attention était répartie uniformément. Sous la ligne à { $threshold }, une tête est mixte.
heads-run-this-sentence = Exécuter cette phrase
heads-sentences-of-strongest-role = Phrases d’essai avec son rôle le plus fort : { $role }
heads-sentences-of-this-role = Phrases d’essai où ce rôle est le plus fort : { $role }
heads-this-head-is-on = Cette tête est active
heads-the-chosen-head = La tête choisie

## pages/heads/progress.js

heads-silencing-so-far = Chaque tête est désactivée tour à tour : { $done } sur { $heads } …
heads-silencing-each = Chaque tête est désactivée tour à tour …

## pages/heads/pruning_captions.js

heads-size-of-cost =
    { $metric ->
        [bleu] { $size } BLEU
       *[accuracy] { $size } points
    }
heads-claim =
    { $share ->
        [all] Toutes les têtes peuvent être retirées
        [three-quarters] Trois quarts des têtes peuvent être retirées
        [two-thirds] Deux tiers des têtes peuvent être retirées
        [half] La moitié des têtes peuvent être retirées
        [two-fifths] Deux cinquièmes des têtes peuvent être retirées
        [third] Un tiers des têtes peuvent être retirées
        [quarter] Un quart des têtes peuvent être retirées
        [fifth] Un cinquième des têtes peuvent être retirées
        [none] Aucune tête ne peut être retirée
       *[some] { $count } têtes sur { $heads } peuvent être retirées
    } au prix de { $metric ->
        [bleu] 1 BLEU
       *[accuracy] 1 point d’exactitude
    }
heads-first-heads-cost =
    { $isGain ->
        [yes] Supprimer les { $count } premières têtes sur { $heads } fait gagner { $cost }.
       *[no] Supprimer les { $count } premières têtes sur { $heads } coûte { $cost }.
    }
heads-cost-of-heads =
    Supprimer les { $count } têtes les moins importantes sur { $heads } { $isGain ->
        [yes] fait gagner
       *[no] coûte
    } { $cost }. En supprimer { $count } au hasard { $isRandomGain ->
        [yes] fait gagner
       *[no] coûte
    } { $random } ; supprimer les { $count } plus importantes { $isMostGain ->
        [yes] fait gagner
       *[no] coûte
    } { $most }.
heads-order =
    { $order ->
        [least] les moins importantes d’abord
        [at] au hasard
       *[most] les plus importantes d’abord
    }
heads-at-random-seed = au hasard, graine { $seed }
heads-count-in-map =
    { $map ->
        [encoder] { $count } de l’encodeur
        [decoder] { $count } du décodeur
       *[cross] { $count } croisées
    }

## pages/heads/pruning_chart.js

heads-curves = Note selon le nombre de têtes retirées, dans trois ordres. Les flèches vont de point en point, Entrée désactive les têtes de ce point.
heads-mark-off-now =
    { $count ->
        [0] aucune désactivée
       *[other] { $isMeasured ->
            [yes] { $count } désactivées : { $score }
           *[no] { $count } désactivées : non mesuré
        }
    }
heads-mark-of-point =
    { $order ->
        [least] { $count } désactivées, les moins importantes d’abord : { $score }
        [at] { $count } désactivées, au hasard : { $score }
       *[most] { $count } désactivées, les plus importantes d’abord : { $score }
    }
heads-point-of-curve =
    { $order ->
        [least] { $count } têtes désactivées, les moins importantes d’abord : { $score }, { $maps }
        [at] { $count } têtes désactivées, au hasard : { $score }, { $maps }
       *[most] { $count } têtes désactivées, les plus importantes d’abord : { $score }, { $maps }
    }
heads-silence-these =
    { $order ->
        [least] { $score } ; désactiver ces { $count } têtes, les moins importantes d’abord
        [at] { $score } ; désactiver ces { $count } têtes, au hasard
       *[most] { $score } ; désactiver ces { $count } têtes, les plus importantes d’abord
    }
heads-so-many-off =
    { $count ->
        [one] { $count } tête désactivée
       *[other] { $count } têtes désactivées
    }
heads-score-by-heads-removed = Note selon le nombre de têtes retirées
heads-unit =
    { $metric ->
        [bleu] BLEU
       *[accuracy] exactitude, %
    }
heads-least-first = moins importantes d’abord
heads-most-first = plus importantes d’abord
heads-no-head-is-off = Aucune tête n’est désactivée : { $score }.
heads-off-now = Désactivées maintenant : { $count }, { $score }, { $order }.
heads-off-now-own-choice = Désactivées maintenant : { $count }, votre propre choix. Sa note n’a pas été mesurée.
heads-so-many-of = { $count } sur { $heads }
heads-key-least = { $stroke }les moins importantes d’abord
heads-key-most = { $stroke }les plus importantes d’abord
heads-key-now = { $stroke }désactivées maintenant
heads-key-random =
    { $count ->
        [one] au hasard : graine { $seed }
       *[other] au hasard : moyenne sur { $count } graines, de la note la plus basse à la plus haute ; un clic prend la graine { $seed }
    }
heads-score-as-heads-go = Note quand des têtes sont retirées
heads-about-the-curves =
    { $metric ->
        [bleu] BLEU
       *[accuracy] Exactitude
    } sur { $count ->
        [0] des phrases d’essai
        [one] { $count } phrase d’essai
       *[other] { $count } phrases d’essai
    } quand des têtes sont désactivées l’une après l’autre. Cliquez sur un point pour désactiver les têtes retirées jusque-là.
heads-importance =
    L’importance est mesurée une fois, une tête à la fois : le changement moyen de log p sur { $count ->
        [0] d’autres phrases
        [one] { $count } autre phrase
       *[other] { $count } autres phrases
    }. Si deux têtes peuvent se remplacer, les deux semblent sans importance ; un meilleur ordre peut donc exister.

## pages/heads/tools.js

heads-group =
    { $count ->
        [one] { $group }, { $count } tête
       *[other] { $group }, { $count } têtes
    }
heads-groups-by-layer =
    { $map ->
        [encoder] Une couche : encodeur
        [decoder] Une couche : décodeur
       *[cross] Une couche : croisée
    }
heads-groups-by-role = Un rôle, dans toutes les matrices
heads-groups-by-map = Une sorte d’attention
heads-silence-a-group = Désactiver un groupe
heads-silence-a-group-of-heads = Désactiver un groupe de têtes
heads-off-of-all = { $number } têtes sur { $heads } désactivées
heads-colour-by = Couleurs selon
heads-sort = Trier
heads-sort-by-colours = Trier le tableau selon ses couleurs
heads-solo =
    { $isAlone ->
        [yes] Finir le solo
       *[no] Solo
    }
heads-other-heads =
    { $isAlone ->
        [yes] Réactiver les autres têtes de cette couche
       *[no] Désactiver les autres têtes de cette couche
    }
heads-keys-head = [Tab] puis flèches : de tête en tête
heads-keys-silence = [Espace] la désactiver
heads-keys-map = [1] [2] [3] encodeur, décodeur, croisée
heads-keys-undo = [Ctrl] [Z] annuler

## pages/heads/quick_roles.js

heads-sentences = Phrases
heads-sentences-in = 50 phrases : { $language }
heads-own-lines = Vos propres lignes
heads-one-a-line = Une phrase par ligne, 50 au plus
heads-no-lines = Écrivez une phrase par ligne.
heads-measure-here = À quoi sert chaque tête ? Lancez quelques phrases et voyez où chaque tête regarde dans chacune d’elles.
heads-measure-roles = Mesurer les rôles
heads-measuring = Mesure en cours …
heads-measured-so-far = { $done } phrases sur { $sentences } …
heads-cancel = Annuler
heads-measured-quickly =
    { $hasPairs ->
        [yes] Les rôles des paires de mots sont mesurés sur des phrases dont les mots ont été reliés à la main. Les effets sur beaucoup de phrases ne sont pas mesurés ici.
       *[no] Les rôles qui demandent des paires de mots connues et les effets sur beaucoup de phrases ne sont pas mesurés ici.
    }

heads-chart-can-go = { $count } têtes sur { $heads } : { $change }
heads-chart-removed = têtes retirées, sur { $heads }
heads-chart-accuracy = exactitude
heads-chart-point =
    { $count } têtes désactivées, { $order ->
        [least] les moins importantes d’abord
        [at] au hasard
       *[most] les plus importantes d’abord
    }

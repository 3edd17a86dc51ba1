## pages/corpus/mount.js

corpus-title = Ce que chaque tête fait en général
corpus-only-own-models = Les portraits de têtes ne sont mesurés que pour les modèles de ce projet. Choisissez-en un ci-dessus ; « Une tête » et « Toutes les têtes » montrent les têtes de ce modèle sur votre phrase.
corpus-no-portraits-yet = Les têtes de ce modèle n’ont pas encore de portraits. « glassformer portraits { $name } --data DIR » les mesure en quelques minutes.
corpus-no-such-head = Ce modèle n’a pas cette tête : { $place } ; voici toutes les têtes.
corpus-other-role-elsewhere = Sur les { $count } autres phrases de « Toutes les têtes », son rôle est « { $role } ».
corpus-heads-with-a-role = { $kept } têtes sur { $count } s’en tiennent à un rôle mesuré
corpus-heads-caption =
    { $named ->
        [one] { $kept } ; parmi les { $mixed } dites mixtes, { $named } suit une règle qui dit dans quelles lignes.
       *[other] { $kept } ; parmi les { $mixed } dites mixtes, { $named } suivent une règle qui dit dans quelles lignes.
    }
corpus-what-cards-show = Chaque image est la phrase médiane d’une tête ; chaque rangée de barres porte sur les { $count } phrases ({ $corpora }).
corpus-key-find = [/] chercher une tête
corpus-key-arrows = flèches : de tête en tête
corpus-key-escape = [Échap] toutes les têtes

## pages/corpus/sheet.js

corpus-order =
    { $by ->
        [layer] couche
        [effect] ce qui est perdu sans elle
       *[role] ce qu’elles font
    }
corpus-key-of-cards = Petites barres : à quelle distance la tête regarde, de −8 à +8 places, chaque tête selon son propre maximum ; la barre foncée est la distance nulle. Nats : le changement de log p de la réponse sans la tête, en gris s’il ne se distingue pas de zéro. Pour cent : l’attention qui va là où le nom le dit.
corpus-map-and-layer =
    { $map ->
        [encoder] encodeur, couche { $layer }
        [decoder] décodeur, couche { $layer }
       *[cross] croisée, couche { $layer }
    }
corpus-place =
    { $map ->
        [encoder] encodeur { $place }
        [decoder] décodeur { $place }
       *[cross] croisée { $place }
    }
corpus-costly-to-lose = Coûteuses à perdre
corpus-costly-note = la perte se distingue de zéro
corpus-no-loss-alone = Seule, aucune perte mesurable
corpus-loss-in-nats = { $loss } nats
corpus-chance-beside-share = (hasard { $chance })
corpus-best-share = au mieux
corpus-group-by = Grouper par
corpus-find-a-head = Chercher une tête
corpus-find-hint = un nom, un rôle, un mot
corpus-print = Imprimer en affiche (A2)
corpus-heads-found =
    { $count ->
        [one] { $count } tête
       *[other] { $count } têtes
    }

## pages/corpus/words.js

corpus-group =
    { $group ->
        [step] À un pas
        [word] Trouver le mot
        [landmark] Se poser sur un repère
        [rule] Mixtes, mais une règle dit quand
       *[mixed] Mixtes, encore sans nom
    }
corpus-group-note =
    { $group ->
        [step] un pas fixe dans leur propre phrase
        [word] le mot qui s’écrit, ou qui vient d’être écrit
        [landmark] ‹start›, ‹end› ou un signe
        [rule] pas de rôle dans toutes les lignes ; une règle vaut dans certaines, et a été vérifiée
       *[mixed] plusieurs choses à la fois ; leur paire la plus nette est nommée à la place
    }
corpus-no-name-yet = encore sans nom
corpus-no-measurable-loss = Retirée seule, elle ne cause pas de perte mesurable : { $mean } ± { $half } nats par phrase (intervalle à 95 %, { $count } phrases).
corpus-loss =
    { $isLoss ->
        [yes] Sans elle, le modèle perd { $mean } ± { $half } nats par phrase (intervalle à 95 %, { $count } phrases).
       *[no] Sans elle, le modèle gagne { $mean } ± { $half } nats par phrase (intervalle à 95 %, { $count } phrases).
    }
corpus-where-a-rule-says = Dans les lignes de « { $title } » (il y en a { $rows }), { $share } de son attention va là ; si elle était répartie uniformément, ce serait { $chance }, et selon ses seules distances { $alone }.
corpus-where-a-role-says = { $share } de son attention va là où « { $title } » le dit ; si elle était répartie uniformément, ce serait { $chance }.
corpus-no-role-holds = Aucun rôle ni aucune règle ne lui convient, elle n’a donc pas de nom. Pour le meilleur rôle : { $ground }

## pages/corpus/head.js

corpus-level =
    { $level ->
        [strongest] Du centième le plus fort, tirées au sort
        [quarter] Plus fortes que trois quarts
        [half] Au milieu
       *[any] Tirées au sort parmi toutes
    }
corpus-writes = écrit
corpus-looks-at = regarde
corpus-token = token
corpus-open-this-sentence = Ouvrir cette phrase dans « Une tête »
corpus-shares-title = Part par rôle, puis par règle
corpus-shares-caption = Part de l’attention par rôle, puis par règle
corpus-goes-to = va à
corpus-share = part
corpus-chance = hasard
corpus-by-distances = par distances
corpus-times = fois
corpus-shares-note = Le trait dans une barre est le niveau du hasard : l’attention répartie uniformément.
corpus-frequent-pairs = Paires qui ont le plus d’attention au-dessus du hasard
corpus-frequent-pairs-note = Attention additionnée sur toutes les fois où les deux sont dans une phrase : ce que la tête regarde souvent.
corpus-sharpest-pairs = Paires les plus nettes
corpus-sharpest-pairs-note = Chaque fois que les deux sont dans une phrase, selon la borne inférieure d’un intervalle : où la tête regarde nettement. Les deux listes : 20 fois au moins ; ‹end› n’y est qu’une fois.
corpus-see-in-one-head = Voir dans « Une tête »
corpus-median-sentence = Sa phrase médiane
corpus-median-sentence-note = la moitié des phrases sont plus nettes ; ce n’est pas la meilleure
corpus-how-far = À quelle distance elle regarde, sur { $count } phrases
corpus-how-far-cross = Place du mot regardé, moins celle du mot écrit. En orange : ce que donnerait une attention uniforme.
corpus-how-far-own = Places à partir du token lui-même ; à gauche, avant lui. En orange : ce que donnerait une attention uniforme.
corpus-how-sharp = Netteté de ses lignes
corpus-one-place = une place
corpus-spread-evenly = uniforme
corpus-true-rows = De vraies lignes, des faibles aussi
corpus-true-rows-note = Un clic ouvre la phrase dans « Une tête ».
corpus-all-heads = Toutes les têtes
corpus-head-before = La tête précédente
corpus-next-head = La tête suivante

## pages/corpus/portrait.js

corpus-share-by-distance = Part de l’attention selon la distance : { $shares }
corpus-share-by-evenness = Lignes, d’une seule place à uniforme : { $shares }

corpus-rule =
    { $key ->
        [article-preposition] article : sa préposition
        [rest-of-word] morceau : le reste de son mot
        [first-words] les deux premiers mots : ‹end›
        [last-mark] ‹end› : le dernier signe
        [inside-word] { $map ->
            [cross] dans un mot : ‹end›
           *[decoder] dans un mot : son début
        }
        [article-noun] article : son substantif
       *[other] { $title }
    }
corpus-name-by-rules = { $rules }
corpus-pair = « { $query } » → « { $key } »

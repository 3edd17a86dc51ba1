## pages/overview/book.js

overview-given-by-you = donné par vous
overview-words-models-own = les mots { $sum } et le penchant propre du modèle { $leaning } font une avance de { $lead } pour { $label } sur { $against }
overview-from-on-says-label = à partir de { $below }, il donne une étiquette
overview-written-in-pieces = { $word } s’écrit en morceaux ; d’abord : { $first }
overview-end-means-finished = { $end } veut dire fini : il s’arrête
overview-goes-back-in =
    { $isLong ->
        [yes] puis { $word } revient à l’entrée, comme prochain mot à lire
       *[no] puis { $word } est lu
    }

## pages/overview/captions.js

overview-head-of-layer = tête { $head } de la couche { $layer }
overview-nothing-row-nan = rien : sa ligne est NaN
overview-head-finds-no-fitting = Une tête qui ne trouve aucun mot qui convient se pose souvent sur un tel signe.
overview-head-not-sure-here = Cette tête n’est pas sûre ici : aucun mot ne reçoit la moitié de ce qu’elle a à donner.
overview-it-is = C’est la { $head }.
overview-each-word-becomes = Chaque mot devient une liste de nombres, et on y ajoute une onde qui dit à quelle place il est.
overview-model-word-only-such = Pour le modèle, un mot n’est qu’une telle liste.
overview-all-heads-do-side = C’est la { $head } ; toutes les têtes font de même, côte à côte, couche après couche.
overview-may-not-look-later =
    { $count ->
        [one] Rien n’est encore écrit, il n’y a donc que le signe de début à regarder.
       *[other] { $look } Elle ne peut pas regarder les mots qui suivent : ils n’existent pas encore.
    }
overview-each-layer-does-so =
    { $isLast ->
        [yes] { " " }Chaque couche le fait à son tour : regarder en arrière, regarder en face, puis chaque place retravaille seule ses nombres.
       *[no] { $look } Chaque couche le fait à son tour : regarder en arrière, regarder en face, puis chaque place retravaille seule ses nombres.
    }
overview-green-speaks-for = Le vert parle pour cela, le violet contre, c’est-à-dire pour { $against }.
overview-so-stops-nothing-goes = Il s’arrête donc, et rien ne revient à l’entrée.
overview-transformer-reads = Ce Transformer lit un texte et fait de chaque mot une liste de nombres.
overview-says-label-only-from = Il ne donne une étiquette qu’à partir de { $below } ; aucune ne l’atteint.
overview-what-words-say-for = Ce que les mots disent pour et contre s’additionne à ce résultat.
overview-one-look =
    { $isCross ->
        [yes] C’est la { $head }, l’une des { $layers } qui regardent en face.
       *[no] C’est la { $head }, l’une des { $layers } qui regardent en arrière.
    }
overview-choose-another-one-or = { $which } Choisissez-en une autre, ou réactivez-la.
overview-five-steps-lead-each = { $which } Cinq étapes mènent à chaque mot : faites-les défiler, ou choisissez un mot.
overview-has-one-text-only = { $which } Il n’a qu’un seul texte, il regarde donc en arrière, jamais en face.
overview-means-finished-stops = Cela veut dire fini : il s’arrête.
overview-word-of = Mot { $step } sur { $count }.
overview-now-break-each-three = Maintenant, mettez-le en panne : chacune des trois expériences ci-dessous est une vraie exécution.
overview-shares-and-rest =
    { $others ->
        [one] { $items } ; l’autre mot { $rest }
       *[other] { $items } ; les { $others } autres mots ensemble { $rest }
    }
overview-word-takes-from = Chaque mot puise chez les autres. Ici, { $word } prend à { $shares }.
overview-new-place-looks-back =
    { $isFirst ->
        [yes] La nouvelle place regarde en arrière : { $shares }.
       *[no] Pour continuer après { $word }, la nouvelle place regarde en arrière : { $shares }.
    }
overview-then-looks-at = Puis elle regarde le texte source ({ $side }) : { $shares }.
overview-speaks-for-or-against = Chaque mot parle pour ou contre { $label }, et les nombres s’additionnent.
overview-end-gets = { $word } reçoit { $share } : cela veut dire fini.
overview-you-gave-it = Vous avez donné { $word } ; de lui-même, le modèle lui donne { $share }.
overview-word-gets =
    { $isWhole ->
        [yes] Parmi tous les morceaux, { $word } reçoit { $share }.
       *[no] { $word } s’écrit en morceaux ; le premier, { $first }, reçoit { $share }.
    }
overview-then-is-read =
    { $isCross ->
        [yes] Puis { $word } revient à l’entrée comme prochain mot à lire, et on recommence : regarder en arrière, regarder en face, choisir.
       *[no] Puis { $word } revient à l’entrée comme prochain mot à lire.
    }
overview-is-unsure = Ce Transformer ne tranche pas ({ $word }) : { $shares }.
overview-says-or-guesses =
    { $isGuess ->
        [yes] Ce Transformer devine { $word } ({ $share }).
       *[no] Ce Transformer dit { $word } ({ $share }).
    }
overview-next-is = Ensuite vient { $name }, { $share }.
overview-word-from = { $word } ← { $from }
overview-head-gives-nothing =
    { $isGiven ->
        [yes] { $word } était donné. À cette place, cette tête ne donne rien : elle est désactivée.
       *[no] Pour écrire { $word }, cette tête ne donne rien : elle est désactivée.
    }
overview-one-head-looked-at =
    { $isGiven ->
        [yes] { $word } était donné. À cette place, l’une des { $heads } têtes du modèle a regardé { $shares }.
       *[no] Pour écrire { $word }, l’une des { $heads } têtes du modèle a regardé { $shares }.
    }
overview-you-gave-words =
    { $count ->
        [one] Vous avez donné { $count } mot ; ce Transformer a écrit ensuite { $word }.
       *[other] Vous avez donné { $count } mots ; ce Transformer a écrit ensuite { $word }.
    }
overview-one-text-looks-back = Il n’a qu’un seul texte, il regarde donc en arrière, jamais en face : { $shares }.
overview-that-was-the-story = C’était tout le récit : { $outcome }

## pages/overview/experiments.js

overview-switch-off-head-layer = Désactiver la tête { $head } de la couche { $layer }
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] Cacher { $looked } au décodeur
       *[no] Cacher { $looked } à tous les mots qui suivent
    }
overview-leave-out = Omettre { $word }
overview-shuffle-word-order = Mélanger l’ordre des mots
overview-model-computing = Le modèle calcule.
overview-try-it = Essayer
overview-undo = Annuler
overview-all-off = Désactiver les { $others }
overview-all-on-again = Tout réactiver
overview-three-real = Trois vraies expériences. Une modification reste sur toutes les pages jusqu’à ce que vous l’annuliez.
overview-now-break-it = Mettez-le en panne
overview-it-looks-at = Elle regarde { $looked } à { $share }.
overview-other-heads-look =
    { $others ->
        [one] { $others } autre tête regarde là aussi.
       *[other] { $others } autres têtes regardent là aussi.
    }
overview-matters-most = Parmi { $heads } têtes, c’est celle qui compte le plus ici.
overview-no-head-changes =
    { $isVerdict ->
        [yes] Aucune tête ne change seule ce verdict.
       *[no] Aucune tête ne change seule ce mot.
    }
overview-nothing-changes = Rien ne change : c’est aussi un résultat.
overview-why-of-card =
    { $kind ->
        [hide] Il écrit avec ce qui reste visible.
        [out] C’est le mot qui parle le plus pour le verdict.
       *[shuffle] Les mêmes mots, les places mélangées.
    }

## pages/overview/grids.js

overview-each-square-one-head = Chaque carré est une tête : les lignes regardent, les colonnes sont regardées, foncé veut dire beaucoup. Encadrée : la tête qui est dessinée.
overview-all-heads-of = Toutes les têtes : { $title }
overview-layer-head =
    { $isOff ->
        [yes] Couche { $layer }, tête { $head } : désactivée
       *[no] Couche { $layer }, tête { $head }
    }
overview-layer-head-of = couche { $layer }, tête { $head } sur { $heads }
overview-inside-this-head = Dans cette tête

## pages/overview/leaf.js

overview-other-words =
    { $isOff ->
        [yes] { $count } autres mots{ " " }
       *[no] { $count } autres mots { $sum }
    }
overview-other-words-counted = { $count } autres mots

## pages/overview/parts.js

overview-more-count = { $count } de plus
overview-wave-place = l’onde de la place { $index }

## pages/overview/picture.js

overview-parts-model-what = Les parties du modèle, et ce qui circule entre elles
overview-each-word-becomes-list = chaque mot devient une liste de nombres
overview-each-word-gathers = chaque mot puise chez les autres ; il a maintenant son contexte
overview-what-written = vers ce qui est écrit
overview-all-words-so-far = vers tous les mots jusqu’ici
overview-at-the = vers le texte source ({ $sides })
overview-what-each-word-says = ce que chaque mot dit pour et contre
overview-next-piece-text = le prochain morceau de texte
overview-label-or-none = une étiquette, ou aucune
overview-the-likeliest = le plus probable
overview-break-it = Mettre en panne
overview-steps-story = Étapes du récit
overview-the-picture = L’image

## pages/overview/state.js

overview-head-off-passes = Cette tête est désactivée : elle ne transmet rien.
overview-all-others = tous les autres

## pages/overview/story.js

overview-read = Lire
overview-all-about-word-order = Tout sur l’ordre des mots
overview-relate = Relier
overview-look-back = Regarder en arrière
overview-back = Arrière
overview-look-across = Regarder en face
overview-across = En face
overview-add-up = Additionner
overview-the-whole-sum = Toute la somme
overview-choose = Choisir
overview-why-this-word = Pourquoi ce mot
overview-why-this-answer = Pourquoi cette réponse

## pages/overview/mount.js

overview-esc-shows-everything = Échap montre tout
overview-seconds-steps = { $seconds } secondes, { $count } étapes
overview-stop = ❚❚ Arrêter
overview-play-again = ▶ Rejouer
overview-play-the-story = ▶ Jouer le récit
overview-word-before = Mot précédent
overview-next-word = Mot suivant
overview-steps = Étapes

overview-then = puis
overview-choose-brief = Choisir

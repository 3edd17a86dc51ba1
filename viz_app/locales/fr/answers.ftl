## The animal that stands for a pupil

answers-animal = { $animal ->
    [0] blaireau
    [1] castor
    [2] bison
    [3] grue
    [4] dauphin
    [5] faucon
    [6] pinson
    [7] renard
    [8] gecko
    [9] lièvre
    [10] hérisson
    [11] héron
    [12] bouquetin
    [13] koala
    [14] lynx
    [15] triton
    [16] orque
    [17] loutre
    [18] hibou
    [19] panda
    [20] manchot
    [21] macareux
    [22] caille
    [23] corbeau
    [24] rouge-gorge
    [25] phoque
    [26] cigogne
    [27] martinet
    [28] tapir
    [29] sterne
    [30] wombat
   *[31] zèbre
  } { $kind ->
    [0] d’ambre
    [1] d’azur
    [2] de lumière
    [3] de brise
    [4] de calme
    [5] de malice
    [6] de cuivre
    [7] de corail
    [8] de velours
    [9] de givre
    [10] d’audace
    [11] d’aurore
    [12] de douceur
    [13] d’or
    [14] de gala
    [15] de joie
    [16] de noisette
    [17] d’indigo
    [18] d’ivoire
    [19] de fête
    [20] d’élan
    [21] de lilas
    [22] de feu
    [23] de lune
    [24] de rire
    [25] de brume
    [26] de noblesse
    [27] d’olive
    [28] d’éclair
    [29] de silence
    [30] de rubis
   *[31] d’argent
  }

## The end of a lesson

answers-close = Fermer
answers-result = { $later ->
    [0] **Votre animal : { $animal }.** { $right } sur { $count } justes au premier essai.
   *[other] **Votre animal : { $animal }.** { $right } sur { $count } justes au premier essai, { $later } plus tard.
  }
answers-yours = Vos réponses
answers-question = Question
answers-said = Votre réponse
answers-right = Juste
answers-your-code = Votre code
answers-your-code-note = Votre code : montrez-le, ou copiez-le pour qui enseigne. Il contient vos choix, les minutes et cet animal, rien d’autre.
answers-qr = Le code en QR code
answers-copy = Copier
answers-print-card = Imprimer
answers-copied = Copié : { $code }
answers-not-copied = Ce navigateur ne laisse pas la page copier. Le code est { $code }
answers-finished-here = Leçons que vous avez terminées ici
answers-lesson = Leçon

## What a class said

answers-voted = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
  }
answers-counts = { $first } sur { $count } tout de suite · { $later } plus tard · { $hints } avec l’indice
answers-wrote = { $count ->
    [one] { $count } texte écrit. Il reste sur le téléphone.
   *[other] { $count } textes écrits. Ils restent sur les téléphones.
  }
answers-shown-them = ont demandé la réponse
answers-none = pas de réponse
answers-heat = Ce que la classe a choisi, et ce que la tête regarde
answers-class = la classe
answers-head = la tête
answers-shown = montrée
answers-token = token { $number }
answers-view = une vue
answers-written = écrit

## Collect answers

answers-collect = Recueillir les réponses
answers-codes = Codes, un par ligne
answers-help = Un code par ligne, en majuscules ou minuscules, avec ou sans espaces. Ils sont lus dans cette page ; aucun n’est envoyé. N’importe qui peut fabriquer un code : ils servent à apprendre, pas à noter.
answers-read = { $good } codes lus sur { $count }
answers-no-codes = Pas encore de codes
answers-download = Télécharger en CSV
answers-print = Imprimer les barres
answers-pupils = Tableau des élèves
answers-minutes = min
answers-pupil = Élève
answers-stop = Étape { $stop }
answers-summary = { $done } sur { $count } ont terminé, en { $least } à { $most } minutes (la moitié en { $half } ou moins). Les barres et les nombres sont les premières réponses.
answers-summary-alike = { $done } sur { $count } ont terminé. Minutes : { $most }. Les barres et les nombres sont les premières réponses.
answers-more-lines = { $count ->
    [one] Et { $count } autre ligne.
   *[other] Et { $count } autres lignes.
  }
answers-twice = Codes reçus deux fois : { $count }. Chaque élève compte une fois.

## What is wrong in a line

answers-no-letter = Ligne { $line } : aucun code ne contient « { $letter } ».
answers-short = Ligne { $line } : c’est trop court pour un code.
answers-unreadable = Ligne { $line } : un caractère est faux ou manque.
answers-newer = Ligne { $line } : ce code vient d’une page plus récente ; rechargez celle-ci.
answers-other-lesson = Ligne { $line } : ce code vient d’une autre leçon ; ouvrez-la d’abord.
answers-contradicts = Ligne { $line } : ce code se contredit.
answers-one-change = Un seul changement suffit à le corriger.
answers-mend = Corriger

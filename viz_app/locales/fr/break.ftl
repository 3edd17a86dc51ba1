## pages/break/mount.js

break-heads = Têtes
break-who-may-speak = qui a la parole
break-all-heads = Toutes les têtes
break-masks = Masques
break-what-may-be-looked = ce qui peut être regardé
break-all-masks-bugs = Tous les masques et bugs
break-words = Mots
break-what-is-read = ce qui est lu
break-all-words = Tous les mots
break-word-order = Ordre des mots
break-what-says-where-word = ce qui dit à quelle place est un mot
break-waves-and-shifts = Ondes et décalages
break-swap-parts = Échanger des parties
break-from-another-sentence = prises dans une autre phrase
break-two-sentences-side = Deux phrases, côte à côte
break-head-layer-off = Tête { $head } de la couche { $layer } désactivée
break-all-heads-look-off = Les { $heads } têtes qui regardent { $looked }, désactivées
break-no-causal-mask = Sans masque causal
break-left-out = Sans { $word }
break-word-order-shuffled = Ordre des mots mélangé
break-no-word-has-place = Aucun mot n’a de place
break-change-one-thing = Changez une seule chose à l’intérieur du modèle, et observez la réponse.
break-changes-add-up =
    { $isFound ->
        [yes] Chaque ligne est une vraie exécution de cette phrase. Les modifications s’ajoutent et restent sur toutes les pages jusqu’à ce que vous les annuliez.
       *[no] Le modèle calcule l’effet de chaque modification. Les modifications s’ajoutent et restent sur toutes les pages jusqu’à ce que vous les annuliez.
    }
break-no-answer = Ce modèle ne donne pas de réponse qu’une modification pourrait changer. « Masques » et « Ordre des mots » montrent l’effet d’une modification sur ses têtes.
break-nothing-changes = Rien ne change : c’est aussi un résultat.
break-only-reading-fails = En écrivant : aucun changement. En lisant une réponse finie : il voit les mots qui suivent, et ses prédictions sont fausses.
break-hidden-from =
    { $isTranslator ->
        [yes] { $word } caché au décodeur
       *[no] { $word } caché à tous les mots qui suivent
    }

## shell/shell.js

shell-reload = Recharger

## handlers/tabs.py

shell-view-overview = Aperçu
shell-view-translate = Mot à mot
shell-about-translate = décodage : ce qui a été écrit, et ce qui aurait pu l’être
shell-view-sentences = Beaucoup de phrases
shell-about-sentences = évaluation sur un corpus : un modèle sur une liste de textes
shell-tab-heads = Têtes
shell-view-head = Une tête
shell-about-head = requête, clé, valeur : comment une tête d’attention décide où regarder
shell-view-heads = Toutes les têtes
shell-about-heads = têtes d’attention : à quoi sert chacune
shell-view-corpus = Sur un corpus
shell-about-corpus = portraits de têtes : ce que fait chaque tête sur un corpus
shell-tab-why = Pourquoi
shell-view-why = Mots
shell-about-why = attribution : sur quels mots repose une réponse, selon plusieurs méthodes
shell-view-flow = Parts et chemins
shell-about-flow = attribution de logits et flux d’information : ce qui a écrit un mot, et par quel chemin
shell-tab-break = Mettre en panne
shell-view-break = Commencer ici
shell-about-break = interventions : changer une seule chose à l’intérieur
shell-view-masks = Masques
shell-about-masks = masques d’attention : ce qui peut être regardé
shell-view-positions = Ordre des mots
shell-about-positions = encodage positionnel : ce qui dit à quelle place est un mot
shell-view-patch = Échanger des parties
shell-about-patch = patching d’activations : des parties d’une autre exécution dans celle-ci
shell-tab-model = Modèle
shell-view-anatomy = Plan
shell-about-anatomy = anatomie, ou architecture : de quoi le modèle est fait
shell-view-model-words = Carte des mots
shell-about-model-words = plongements des tokens : quels mots le modèle trouve semblables
shell-view-model-learning = Apprentissage
shell-about-model-learning = déroulement de l’entraînement : le modèle à plusieurs moments de son entraînement
shell-view-model-faithfulness = À quelle explication se fier
shell-about-model-faithfulness = fidélité : des explications mises à l’épreuve
shell-view-model-here = Entraîner un modèle ici
shell-about-model-here = entraînement : un tout petit modèle apprend dans cet onglet

## shell/index.html, pages/first.html

shell-skip = Aller à l’image
shell-pages = Pages
shell-sentence-and-answer = La phrase et sa réponse
shell-loading = Chargement
shell-try-again = Réessayer

builder-language = Langue des textes
builder-first-language = { $language }, la première
builder-text = Texte
builder-question = Question
builder-choice = Choix { $number }
builder-feedback = Pourquoi pas « { $choice } »
builder-hint = Indice
builder-after = Après la réponse

## The builder and its tools

builder-heading = Créer une leçon
builder-label = Atelier de leçons
builder-title-field = Titre de la leçon
builder-untitled = Une leçon
builder-close = Fermer
builder-undo = Annuler
builder-redo = Rétablir
builder-add = Ajouter cette vue comme étape
builder-try = Essayer
builder-copy-link = Copier le lien
builder-save = Enregistrer un fichier
builder-moodle = Pour Moodle
builder-open-file = Ouvrir un fichier
builder-new = Nouvelle
builder-earlier = Brouillons précédents
builder-comes-back = La leçon précédente revient avec « Annuler ».
builder-link-copied = Le lien de cette leçon est copié : { $count } caractères.
builder-copy-this = Copiez ce lien
builder-packing = Création du paquet : fichier { $file } sur { $count } …
builder-packed = Le paquet est enregistré : { $size } Mo, avec tous les modèles de cette page. Un plus petit, à partir d’un fichier enregistré : glassformer scorm lesson.json
builder-files-lost = Les fichiers de la page ne peuvent pas être chargés ici. Enregistrez la leçon dans un fichier, puis : glassformer scorm lesson.json

## The stops

builder-no-text = Pas encore de texte
builder-up = Monter l’étape { $stop }
builder-down = Descendre l’étape { $stop }
builder-twin = Copier l’étape { $stop }
builder-drop = Supprimer l’étape { $stop }
builder-added = Étape { $stop } ajoutée.
builder-deleted = Étape { $stop } supprimée. « Annuler » la ramène.
builder-moved = L’étape { $from } est maintenant l’étape { $to }.
builder-most = Une leçon a au plus { $most } étapes.
builder-no-right = L’étape { $stop } n’a pas de bonne réponse : mettez un * devant le bon choix.

## The fields of a stop

builder-replace-view = Remplacer sa vue par celle-ci
builder-frame = Cadre autour de
builder-insert = Insérer
builder-from-run = de l’exécution
builder-nothing = rien
builder-covered = Caché jusqu’à la réponse
builder-tries = Essais
builder-any-tries = Sans limite
builder-ask-none = Pas de question
builder-ask-choices = Une question à choix
builder-ask-tokens = Réponse sur les tokens du texte source
builder-ask-poll = Une question sans bonne réponse
builder-ask-find = Une tâche : trouver une vue
builder-ask-text = Une tâche : écrire un texte
builder-choices = Choix, un par ligne ; * marque le bon, | pourquoi un autre ne l’est pas
builder-when = Ce qui doit être vrai dans la vue, une condition par ligne, par exemple { "{weight} > 60" }

## What the builder says of a text, and of the page

builder-typed = « { $text } » est tapé : il reste quand l’exécution change. Insérez-le depuis l’exécution.
builder-placed = « { $text } » n’est pas vrai sur un téléphone, qui a une seule colonne. Insérez plutôt { "{where@heads}" }, avec le nom de l’endroit.
builder-cover = Cacher « { $place } » : on y voit { $fact }
builder-cover-place = Cacher « { $place } » : la réponse peut s’y voir
builder-cover-all = Cacher tous ces endroits
builder-make-first = Comme première langue : { $language }
builder-is-first = La première langue est maintenant : { $language }. Ce qui manque dans une autre est dit dans celle-ci. « Annuler » revient en arrière.

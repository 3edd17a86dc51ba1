reply-too-many-characters =
    { $what ->
        [forced] Ce début imposé a { $count } caractères ; { $most } sont possibles. Raccourcissez-le de { $over }.
        [system] Ce message système a { $count } caractères ; { $most } sont possibles. Raccourcissez-le de { $over }.
        [lesson] Cette leçon a { $count } caractères ; { $most } sont possibles. Raccourcissez-la de { $over }.
       *[text] Ce texte a { $count } caractères ; { $most } sont possibles. Raccourcissez-le de { $over }.
    }
reply-ignored = { $problem } Le paramètre « { $name } » du lien est ignoré.
reply-unusable = Le paramètre « { $name } » du lien est inutilisable et il est ignoré.
reply-unreadable = Le paramètre « { $name } » du lien est illisible et il est ignoré.
reply-not-sent = La page n’a pas envoyé « { $name } ». Rechargez la page.
reply-beam-too-wide = Le lien demande un faisceau de largeur { $beam } ; { $most } est ici la plus grande.
reply-other-decoding =
    { $way ->
        [beam] Le paramètre « { $name } » du lien concerne la recherche en faisceau et il est ignoré.
       *[sample] Le paramètre « { $name } » du lien concerne l’échantillonnage et il est ignoré.
    }
reply-left-out =
    { $what ->
        [masks] { $count ->
            [one] { $count } modification de masque du lien est illisible et omise.
           *[other] { $count } modifications de masque du lien sont illisibles et omises.
        }
        [heads] { $count ->
            [one] { $count } tête désactivée du lien est illisible et omise.
           *[other] { $count } têtes désactivées du lien sont illisibles et omises.
        }
        [places] { $count ->
            [one] { $count } place transportée du lien est inutilisable et omise.
           *[other] { $count } places transportées du lien sont inutilisables et omises.
        }
       *[tokens] { $count ->
            [one] { $count } token associé du lien est inutilisable et omis.
           *[other] { $count } tokens associés du lien sont inutilisables et omis.
        }
    }
reply-no-such-bug = Le lien demande un bug que cette version n’a pas ; il est omis.
reply-fills = Les cases masquées peuvent être remplies avec l’une de ces valeurs : { $fills }.
reply-quoted = « { $text } »
reply-unknown-names =
    { $more ->
        [0] Cette page ne connaît pas ces paramètres du lien : { $names }.
       *[other] Cette page ne connaît pas ces paramètres du lien : { $names }, ni { $more } autres.
    }
reply-no-template = Le modèle { $title } n’a pas de gabarit de conversation ; choisissez un modèle qui en a un.
reply-turn-chat-off = Le modèle { $title } n’a pas de gabarit de conversation. Désactivez « En conversation ».
reply-read-as-it-is = Le modèle { $title } n’a pas de gabarit de conversation ; son texte est lu tel quel.
reply-no-model = La page n’a pas envoyé de modèle. Rechargez la page.
reply-no-run = La page a envoyé une demande sans modèle ni texte. Rechargez la page.
reply-texts-at-once = La page envoie de 1 à 64 textes à la fois. Rechargez la page.
reply-no-path = La page n’a pas envoyé de chemin dans la recherche. Rechargez la page.
reply-no-pinned-run = La page n’a pas envoyé d’exécution épinglée. Épinglez-en une, ou rechargez la page.
reply-positions = Les positions peuvent être désactivées, mélangées avec une graine, ou décalées d’un nombre entier. Choisissez de nouveau.
reply-vocabulary-is-number = Le vocabulaire est un nombre de tokens ; choisissez-en un sur la page.
reply-vocabularies = Le vocabulaire peut avoir l’un de ces nombres de tokens : { $sizes }.
reply-no-such-file = Il n’y a pas de fichier de ce type. Rechargez la page.
reply-model-is-text = Le nom du modèle doit être un texte.
reply-run-is-text = Ce qui est à exécuter doit être un texte.
reply-heads-are-written = Les têtes à désactiver s’écrivent matrice.couche.tête, par exemple c.1.6_e.0.2, comptées à partir de 0.
reply-no-memory = Il n’y a pas assez de mémoire. Fermez d’autres onglets et programmes, ou prenez une phrase plus courte.
reply-defect = Cette exécution a échoué. Réessayez, ou essayez une autre phrase.
reply-busy = Le serveur est occupé. Redemandez dans un instant.
reply-writes-nothing =
    { $task ->
        [classifier] Un classifieur n’écrit rien, donc ce que le lien dit du décodage est ignoré.
       *[encoder] Un encodeur n’écrit rien, donc ce que le lien dit du décodage est ignoré.
    }
reply-too-many-sentences = Ce texte a { $count } phrases ; { $most } sont possibles. Raccourcissez-le de { $over }.
reply-another-model = Ce lien demande le modèle « { $name } », qui n’est pas ici ; voici { $title }.
reply-no-sentence = Ce lien ne contient pas de phrase ; voici un exemple.
reply-followed-without =
    { $more ->
        [0] { $problem } Le lien est suivi sans cela.
       *[other] { $problem } Il en est de même pour { $more } autres. Le lien est suivi sans eux.
    }
reply-no-such-sentence = Le lien demande la phrase { $place } ; le texte en a { $count }.
reply-nobody-waits = Plus personne n’attend cette exécution. Relancez-la si vous la voulez encore.
reply-no-such-model = Il n’y a pas de modèle « { $name } » ici. Choisissez-en un parmi : { $models }.
reply-too-many-tokens = Ce texte a { $count } tokens ; { $most } tiennent sur la page. Raccourcissez-le de { $over }.
reply-compared-with = { $problem } Ce avec quoi le lien compare est ignoré.
reply-no-label = Il n’y a pas d’étiquette { $place } ; ce modèle en a { $count }, comptées à partir de 0.
reply-another-map =
    { $wish ->
        [cross] { $there ->
            [decoder] Ce modèle n’a pas d’attention croisée ; son décodeur est montré.
           *[encoder] Ce modèle n’a pas d’attention croisée ; son encodeur est montré.
        }
        [decoder] Ce modèle n’a pas de décodeur ; son encodeur est montré.
       *[encoder] Ce modèle n’a pas d’encodeur ; son décodeur est montré.
    }
reply-last-layer = Il n’y a pas de couche { $layer } ; la couche { $last } est la dernière.
reply-no-head-with-row = Il n’y a pas de tête { $head } avec une ligne { $row } ; choisissez-les sur la page.
reply-own-models-only = Ceci est montré pour les modèles de ce projet. Choisissez-en un.
reply-two-models = A est une exécution du modèle { $a }, B une exécution du modèle { $b } ; les tenseurs ne se transportent qu’à l’intérieur d’un modèle.
reply-both-greedy = Les deux exécutions sont ici gloutonnes, sans début imposé.
reply-no-row = Il n’y a pas de ligne { $row } dans ce texte ; les têtes sont transportées à toutes les lignes.
reply-same-token = Les deux écrivent la même chose au token { $place } ; le premier qui diffère est montré.
reply-pinned-unchanged = { $problem } L’exécution épinglée est montrée sans ses modifications.
reply-no-such-head = Cette exécution n’a pas de tête { $head } dans la couche { $layer } ; choisissez-en une sur la page.
reply-no-norm = Il n’y a pas de norme « { $name } » dans ce modèle ; choisissez-en une sur la page.
reply-positions-added = Ce modèle ajoute ses positions à ses tokens ; choisissez-en un aux positions rotatives.
reply-no-rotation = Aucune rotation ne peut être montrée pour ce modèle ; choisissez-en un aux positions rotatives, comme Llama.
reply-no-sentences = Il n’y a pas de phrases pour la langue { $language } ici. Donnez vos propres lignes.
reply-no-lines = Il n’y a pas de phrases dans cette langue ici. Donnez vos propres lignes.
reply-stop-unreadable = La page a envoyé une étape illisible. Rechargez la page.
reply-lesson-needs-model = Cette leçon a besoin du modèle « { $name } », qui n’est pas ici. Voici ceux d’ici : { $models }.
reply-file-too-large = Ce fichier aurait plus de { $megabytes } Mo. Enregistrez la trace en .npz, ou une tête ou une ligne.
reply-answer-too-large = Cette réponse aurait plus de { $megabytes } Mo. Raccourcissez la phrase.
reply-needs-a-server = Le modèle « { $name } » a besoin d’un serveur ; ouvrez ce lien dans l’application.
reply-loading = Chargement du modèle { $title }.
reply-still-working = Toujours en cours : l’ordinateur est occupé par d’autres exécutions, ou la phrase est longue.
reply-waiting =
    { $before ->
        [0] En attente : c’est ensuite votre tour.
       *[other] En attente : { $before } avant vous.
    }
reply-server-full = Trop de personnes posent des questions en ce moment. Réessayez dans une minute.
reply-server-stops = Le serveur est en cours d’arrêt. Réessayez dans une minute.
reply-too-eager = { $most } de vos questions attendent. Attendez leurs réponses avant d’en poser d’autres.
reply-too-many-questions = Cela fait plus de { $most } questions en une minute. Attendez un peu, puis continuez.
reply-live-off-for-model = Le direct est désactivé pour ce modèle : ses exécutions sont longues. Appuyez sur Entrée pour exécuter.
reply-live-off-for-text = Le direct est désactivé pour ce texte : il a { $count } tokens, et jusqu’à { $most } sont exécutés pendant la saisie. Appuyez sur Entrée pour exécuter.

reply-no-lesson = Ce n’est pas une leçon : { $why }. Donnez-lui la forme { $form }.
reply-file-no-lesson = { $file } n’est pas une leçon : { $why }. Donnez-lui la forme { $form }.
reply-lesson-at-stop = étape { $stop } : { $why }
reply-lesson-in-language = en « { $language } », { $why }
reply-lesson-too-large = elle a plus de { $most } octets
reply-lesson-no-json = ce n’est pas un texte JSON
reply-lesson-half-character = il y a la moitié d’un caractère
reply-lesson-no-object = ce n’est pas un objet JSON
reply-lesson-part-no-object = « { $name } » n’est pas un objet JSON
reply-lesson-stops = « stops » doit être une liste de 1 à { $most } étapes
reply-lesson-version = « version » doit être un nombre de 1 à { $most } ; un fichier plus récent demande une page plus récente
reply-lesson-code = « language » doit être un code comme « en »
reply-lesson-flag = « { $name } » doit être true ou false
reply-lesson-number = « { $name } » doit être un nombre de { $least } à { $most }
reply-lesson-text = « { $name } » doit être un texte de 1 à { $most } caractères
reply-lesson-title = « title » doit être un texte de { $most } caractères au plus
reply-lesson-texts = « { $name } » doit être une liste de textes de { $most } caractères au plus
reply-lesson-no-place = « { $name } » vaut { $given }, qui n’est aucun de ceux-ci : { $places }
reply-lesson-two-in-one = il y a une question et une tâche ; donnez à la tâche sa propre étape
reply-lesson-kind = « task.kind » doit être l’un de ceux-ci : { $kinds }
reply-lesson-claims = il faut dans « task.when » une affirmation, comme « { $example } »
reply-lesson-choices = « ask.choices » a { $count } textes ; { $least } à { $most } sont possibles
reply-lesson-poll = un sondage a besoin de « ask.choices »
reply-lesson-unmarked = « ask.right » doit dire quel choix est juste
reply-lesson-right = « ask.right » doit être le numéro d’un choix, compté à partir de 0
reply-lesson-feedback =
    { $of ->
        [choices] « ask.feedback » doit avoir des textes pour les choix, dans leur ordre
       *[tokens] « ask.feedback » doit avoir des textes pour { $most } tokens au plus, sous leurs noms
    }
reply-lesson-state = « state » n’est ni un objet de paramètres ni un lien
reply-lesson-parameter = « state » a le paramètre « { $name } », qui est illisible
reply-lesson-languages = « languages » doit être un objet de { $most } codes au plus, par exemple le code « de »
reply-lesson-language-stops = « stops » doit être une liste de { $most } objets au plus
reply-lesson-other-choices = une question a plus ou moins de choix que dans la leçon elle-même
reply-class-unknown = Aucune classe n’a ce code. Regardez encore le tableau.
reply-class-over = Cette classe est terminée.
reply-class-no-answer = Ce n’est pas une réponse à une question de la leçon.
reply-class-text = Écrivez de 1 à { $most } caractères.
reply-class-no-key = Ce lien ne mène pas la classe. Ouvrez celui qui a été créé au démarrage.
reply-class-no-member = Ce téléphone n’est plus dans la classe. Rejoignez-la avec son code.
reply-class-door-closed = La porte de cette classe est fermée. Demandez qu’on l’ouvre.
reply-class-full = Cette classe est pleine : elle a { $most } places.
reply-class-many-rooms = { $most } classes sont ouvertes sur ce serveur. Réessayez plus tard.
reply-class-many-starts = Un réseau peut démarrer { $most } classes par heure. Réessayez plus tard.
reply-class-many-answers = Cela fait beaucoup de réponses à la fois. Attendez deux secondes, puis renvoyez la dernière.
reply-class-wrong-codes = Beaucoup de codes faux sont venus de ce réseau, l’entrée dans les classes y est donc lente pendant une minute. Réessayez dans dix secondes.
reply-class-gone-on = La classe a avancé entre-temps.
reply-class-away = Les classes ne sont pas joignables en ce moment. Rien n’est perdu : la page réessaie d’elle-même.
reply-class-unreadable = La page a envoyé une demande illisible. Rechargez la page.
reply-earlier-version = Cette page appartient à une version précédente du serveur. Rechargez la page.
reply-half-character = La demande contient la moitié d’un caractère ; écrivez le texte à nouveau.
reply-request-too-large = La demande dépasse { $most } octets. Raccourcissez-la.
reply-request-cut-off = La demande a été coupée. Renvoyez-la.
reply-request-too-slow = La demande n’est pas arrivée en { $most } secondes. Renvoyez-la.

reply-no-tsne = Il n’y a pas de carte t-SNE de ce modèle : glassformer words MODEL --data DIR en crée une, pour un modèle de ce projet.
reply-no-moments =
    { $kind ->
        [own] Aucun moment de l’entraînement de ce modèle n’a été gardé. Entraînez-le avec glassformer train … --snapshots 12, puis glassformer learning MODEL --run DIR --data DIR garde ce que le modèle fait à chacun de ces moments.
       *[hub] Comment un modèle de Hugging Face est arrivé à ce qu’il fait n’est pas connu ici : son entraînement n’a gardé aucun moment.
    }

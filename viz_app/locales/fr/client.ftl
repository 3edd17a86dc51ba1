## client/client.js

client-page-cannot-read-answer-may = Cette page ne peut pas lire la réponse, qui vient peut-être d’une autre version. Rechargez la page.

## client/server.js

client-page-belongs-earlier-version = Cette page vient d’une version plus ancienne du serveur. Rechargez la page.
client-server-did-not-answer-check = Le serveur n’a pas répondu. Vérifiez qu’il fonctionne encore, puis rechargez la page.
client-server-did-not-answer-check-still = Le serveur n’a pas répondu. Vérifiez qu’il fonctionne encore, puis réessayez.

## client/tab.js

client-file-page-could-not-be = Un fichier de cette page n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.
client-still-working-sentence-long-or = Le calcul continue : la phrase est longue, ou cet appareil est lent.
client-browser-cannot-run-models-try = Ce navigateur ne peut pas faire tourner les modèles. Essayez-en un plus récent.
client-loading-the-program = Chargement du programme.
client-first-answer-on-way = La première réponse arrive.
client-is-starting = { $title } démarre.
client-loading-mb = Chargement : { $title }, { $loaded } Mo sur { $total }.
client-silencing-each-head-turn = Chaque tête est désactivée tour à tour : { $done } sur { $heads }.
client-still-working-step = Le calcul continue : étape { $step }.
client-you-can-look-around-type = { $sentence } En attendant, vous pouvez parcourir la page et écrire.
client-the-program = Le programme
client-translate = Traduire
client-write = Écrire
client-browser-has-no-room-left = Ce navigateur n’a plus de place pour garder la page ; la prochaine visite aura donc besoin du réseau.
client-file-page-missing-reload-page = Il manque un fichier de cette page. Rechargez-la ; si cela n’aide pas, prévenez les personnes qui la proposent.

## client/client.js

client-page-cannot-read-answer-may = Diese Seite kann die Antwort nicht lesen. Vielleicht gehört die Seite zu einer früheren Version; lade sie neu.

## client/server.js

client-page-belongs-earlier-version = Diese Seite gehört zu einer früheren Version des Servers. Lade die Seite neu.
client-server-did-not-answer-check = Der Server hat nicht geantwortet. Prüfe, ob er noch läuft, und lade dann die Seite neu.
client-server-did-not-answer-check-still = Der Server hat nicht geantwortet. Prüfe, ob er noch läuft, und versuche es dann noch einmal.

## client/tab.js

client-file-page-could-not-be = Eine Datei dieser Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es dann noch einmal.
client-still-working-sentence-long-or = Die Berechnung läuft noch: Der Satz ist lang, oder dieses Gerät ist langsam.
client-browser-cannot-run-models-try = Dieser Browser kann die Modelle nicht ausführen. Versuche es mit einem neueren.
client-loading-the-program = Das Programm wird geladen.
client-first-answer-on-way = Die erste Antwort kommt gleich.
client-is-starting = { $title } startet.
client-loading-mb = { $title } wird geladen, { $loaded } von { $total } MB.
client-silencing-each-head-turn = Die Köpfe werden nacheinander abgeschaltet: { $done } von { $heads }.
client-still-working-step = Die Berechnung läuft noch: Schritt { $step }.
client-you-can-look-around-type = { $sentence } Du kannst dich inzwischen umsehen und tippen.
client-the-program = Das Programm
client-translate = Übersetzen
client-write = Schreiben
client-browser-has-no-room-left = Dieser Browser hat keinen Platz mehr, um die Seite zu behalten. Der nächste Besuch braucht also eine Netzverbindung.
client-file-page-missing-reload-page = Eine Datei dieser Seite fehlt. Lade die Seite neu. Wenn das nicht hilft, melde es denen, die die Seite anbieten.

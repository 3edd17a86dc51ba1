## client/client.js

client-page-cannot-read-answer-may = Esta página no puede leer la respuesta; quizá la página es de una versión anterior. Vuelve a cargar la página.

## client/server.js

client-page-belongs-earlier-version = Esta página es de una versión anterior del servidor. Vuelve a cargar la página.
client-server-did-not-answer-check = El servidor no respondió. Comprueba que sigue en marcha y vuelve a cargar la página.
client-server-did-not-answer-check-still = El servidor no respondió. Comprueba que sigue en marcha e inténtalo de nuevo.

## client/tab.js

client-file-page-could-not-be = No se pudo cargar un archivo de esta página. Comprueba la conexión e inténtalo de nuevo.
client-still-working-sentence-long-or = El cálculo continúa: la oración es larga, o este dispositivo es lento.
client-browser-cannot-run-models-try = Este navegador no puede ejecutar los modelos. Prueba con uno más nuevo.
client-loading-the-program = Cargando el programa.
client-first-answer-on-way = La primera respuesta está en camino.
client-is-starting = { $title } se está iniciando.
client-loading-mb = Cargando: { $title }, { $loaded } de { $total } MB.
client-silencing-each-head-turn = Se desactivan las cabezas una a una: { $done } de { $heads }.
client-still-working-step = El cálculo continúa: paso { $step }.
client-you-can-look-around-type = { $sentence } Mientras tanto puedes explorar la página y escribir.
client-the-program = El programa
client-translate = Traducir
client-write = Escribir
client-browser-has-no-room-left = Este navegador ya no tiene espacio para guardar la página, así que la próxima visita necesitará conexión.
client-file-page-missing-reload-page = Falta un archivo de esta página. Vuelve a cargar la página; si no ayuda, avisa a quien la ofrece.

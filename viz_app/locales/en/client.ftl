## client/client.js

client-page-cannot-read-answer-may = This page cannot read the answer; it may belong to an earlier version. Reload the page.

## client/server.js

client-page-belongs-earlier-version = This page belongs to an earlier version of the server. Reload the page.
client-server-did-not-answer-check = The server did not answer. Check that it is still running, then reload the page.
client-server-did-not-answer-check-still = The server did not answer. Check that it is still running, then try again.

## client/tab.js

client-file-page-could-not-be = A file of this page could not be fetched. Check the connection, then try again.
client-still-working-sentence-long-or = Still working: the sentence is long, or this device is slow.
client-browser-cannot-run-models-try = This browser cannot run the models. Try a newer one.
client-loading-the-program = Loading the program.
client-first-answer-on-way = The first answer is on its way.
client-is-starting = { $title } is starting.
client-loading-mb = { $title } is loading, { $loaded } of { $total } MB.
client-silencing-each-head-turn = Silencing each head in turn: { $done } of { $heads }.
client-still-working-step = Still working: step { $step }.
client-you-can-look-around-type = { $sentence } You can look around and type meanwhile.
client-the-program = The program
client-translate = Translate
client-write = Write
client-browser-has-no-room-left = This browser has no room left to keep the page, so the next visit needs a network.
client-file-page-missing-reload-page = A file of this page is missing. Reload the page; if that does not help, tell those who offer it.

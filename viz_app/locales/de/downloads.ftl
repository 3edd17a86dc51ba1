## pages/downloads/mount.js

downloads-there-no-picture-on = Auf diesem Tab ist noch kein Bild. Warte, bis es gezeichnet ist, und speichere dann noch einmal.
downloads-not-drawn = Dieser Browser konnte das Bild nicht zeichnen. Speichere die Seite oder das SVG.
downloads-all-heads-map = Alle Köpfe dieser Art
downloads-this-row = Diese Zeile
downloads-this-head = Dieser Kopf
downloads-the-whole-trace = Die ganze Aufzeichnung
downloads-numpy-npz = NumPy .npz
downloads-saved-as = Als { $name } gespeichert.
downloads-this-page = Diese Seite
downloads-html-opens-offline = HTML, auch offline lesbar
downloads-this-picture = Dieses Bild
downloads-png = PNG
downloads-svg = SVG
downloads-print = Drucken
downloads-open-tab-ctrl-p = der offene Tab, Strg P
# words of a saved drawing
downloads-head = Kopf { $head }
downloads-layer = Schicht { $layer }
downloads-may-not-look = darf nicht schauen
downloads-all-heads = { $map }, alle Köpfe

## pages/downloads/picture.js

downloads-sentence = Satz { $sentence }
downloads-forced = vorgegeben: { $forced }
downloads-layer-head = { $map }, Schicht { $layer }, Kopf { $head }
downloads-whole-words = ganze Wörter

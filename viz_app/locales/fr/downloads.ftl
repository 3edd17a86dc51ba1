## pages/downloads/mount.js

downloads-there-no-picture-on = Il n’y a pas encore d’image dans cet onglet. Attendez qu’elle soit dessinée, puis enregistrez de nouveau.
downloads-not-drawn = Ce navigateur n’a pas pu dessiner l’image. Enregistrez la page ou le SVG.
downloads-all-heads-map = Toutes les têtes de cette matrice
downloads-this-row = Cette ligne
downloads-this-head = Cette tête
downloads-the-whole-trace = Toute la trace
downloads-numpy-npz = NumPy .npz
downloads-saved-as = Enregistré : { $name }.
downloads-this-page = Cette page
downloads-html-opens-offline = HTML, s’ouvre hors ligne
downloads-this-picture = Cette image
downloads-png = PNG
downloads-svg = SVG
downloads-print = Imprimer
downloads-open-tab-ctrl-p = l’onglet ouvert, Ctrl P
# words of a saved drawing
downloads-head = tête { $head }
downloads-layer = couche { $layer }
downloads-may-not-look = ne peut pas regarder
downloads-all-heads = { $map }, toutes les têtes

## pages/downloads/picture.js

downloads-sentence = phrase { $sentence }
downloads-forced = imposé { $forced }
downloads-layer-head = { $map }, couche { $layer }, tête { $head }
downloads-whole-words = mots entiers

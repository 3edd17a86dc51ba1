## pages/downloads/mount.js

downloads-there-no-picture-on = Aún no hay imagen en esta pestaña. Espera a que se dibuje y guarda de nuevo.
downloads-not-drawn = Este navegador no pudo dibujar la imagen. Guarda la página o el SVG.
downloads-all-heads-map = Todas las cabezas de esta matriz
downloads-this-row = Esta fila
downloads-this-head = Esta cabeza
downloads-the-whole-trace = Toda la traza
downloads-numpy-npz = NumPy .npz
downloads-saved-as = Guardado como { $name }.
downloads-this-page = Esta página
downloads-html-opens-offline = HTML, se abre sin conexión
downloads-this-picture = Esta imagen
downloads-png = PNG
downloads-svg = SVG
downloads-print = Imprimir
downloads-open-tab-ctrl-p = la pestaña abierta, Ctrl P
# words of a saved drawing
downloads-head = cabeza { $head }
downloads-layer = capa { $layer }
downloads-may-not-look = no puede mirar
downloads-all-heads = { $map }, todas las cabezas

## pages/downloads/picture.js

downloads-sentence = oración { $sentence }
downloads-forced = impuesto { $forced }
downloads-layer-head = { $map }, capa { $layer }, cabeza { $head }
downloads-whole-words = palabras enteras

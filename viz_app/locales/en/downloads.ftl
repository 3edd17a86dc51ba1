## pages/downloads/mount.js

downloads-there-no-picture-on = There is no picture on this tab yet. Wait until it is drawn, then save again.
downloads-not-drawn = This browser could not draw the picture. Save the page or the SVG.
downloads-all-heads-map = All heads of this map
downloads-this-row = This row
downloads-this-head = This head
downloads-the-whole-trace = The whole trace
downloads-numpy-npz = NumPy .npz
downloads-saved-as = Saved as { $name }.
downloads-this-page = This page
downloads-html-opens-offline = HTML, opens offline
downloads-this-picture = This picture
downloads-png = PNG
downloads-svg = SVG
downloads-print = Print
downloads-open-tab-ctrl-p = the open tab, Ctrl P
# words of a saved drawing
downloads-head = head { $head }
downloads-layer = layer { $layer }
downloads-may-not-look = may not look
downloads-all-heads = { $map }, all heads

## pages/downloads/picture.js

downloads-sentence = sentence { $sentence }
downloads-forced = forced { $forced }
downloads-layer-head = { $map }, layer { $layer }, head { $head }
downloads-whole-words = whole words

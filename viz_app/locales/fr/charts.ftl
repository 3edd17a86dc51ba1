## charts/chart.js

charts-loading-chart-library = Chargement de la bibliothèque de graphiques …
charts-chart-library-could-not-be = La bibliothèque de graphiques n’a pas pu être chargée. Vérifiez que le serveur fonctionne encore, puis rechargez la page.
charts-reset-zoom = Zoom de départ
charts-plus-minus-zoom-shows-all = { $label } Plus et moins agrandissent et réduisent, 0 montre tout.

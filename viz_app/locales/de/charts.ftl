## charts/chart.js

charts-loading-chart-library = Die Diagramm-Bibliothek wird geladen …
charts-chart-library-could-not-be = Die Diagramm-Bibliothek konnte nicht geladen werden. Prüfe, ob der Server noch läuft, und lade die Seite neu.
charts-reset-zoom = Zoom zurücksetzen
charts-plus-minus-zoom-shows-all = { $label } Plus und Minus ändern den Zoom, 0 zeigt alles.

## charts/chart.js

charts-loading-chart-library = Cargando la biblioteca de gráficos …
charts-chart-library-could-not-be = No se pudo cargar la biblioteca de gráficos. Comprueba que el servidor sigue en marcha y vuelve a cargar la página.
charts-reset-zoom = Zoom inicial
charts-plus-minus-zoom-shows-all = { $label } Más y menos cambian el zoom, 0 muestra todo.

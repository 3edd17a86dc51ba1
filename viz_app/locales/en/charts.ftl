## charts/chart.js

charts-loading-chart-library = Loading the chart library …
charts-chart-library-could-not-be = The chart library could not be loaded. Check that the server is still running, then reload the page.
charts-reset-zoom = Reset zoom
charts-plus-minus-zoom-shows-all = { $label } Plus and minus zoom, 0 shows all.

## charts/chart.js

charts-loading-chart-library = 正在加载图表库……
charts-chart-library-could-not-be = 图表库加载失败。请确认服务器还在运行，然后重新加载页面。
charts-reset-zoom = 还原缩放
charts-plus-minus-zoom-shows-all = { $label } 加号和减号缩放，0 显示全部。

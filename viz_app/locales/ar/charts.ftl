## charts/chart.js

charts-loading-chart-library = جارٍ تحميل مكتبة الرسوم …
charts-chart-library-could-not-be = تعذّر تحميل مكتبة الرسوم. يرجى التحقق من أن الخادم يعمل، ثم إعادة تحميل الصفحة.
charts-reset-zoom = إعادة ضبط التكبير
charts-plus-minus-zoom-shows-all = { $label } زائد وناقص للتكبير والتصغير، و0 لإظهار الكل.

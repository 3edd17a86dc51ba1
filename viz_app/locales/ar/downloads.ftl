## pages/downloads/mount.js

downloads-there-no-picture-on = لا صورة في هذا التبويب بعد. يرجى الانتظار حتى تُرسم، ثم الحفظ من جديد.
downloads-not-drawn = تعذّر على هذا المتصفح رسم الصورة. يمكن حفظ الصفحة أو SVG.
downloads-all-heads-map = كل رؤوس هذه المصفوفة
downloads-this-row = هذا الصف
downloads-this-head = هذا الرأس
downloads-the-whole-trace = سجلّ التشغيل كله
downloads-numpy-npz = NumPy .npz
downloads-saved-as = حُفظ باسم { $name }.
downloads-this-page = هذه الصفحة
downloads-html-opens-offline = HTML، يُفتح من دون اتصال
downloads-this-picture = هذه الصورة
downloads-png = PNG
downloads-svg = SVG
downloads-print = طباعة
downloads-open-tab-ctrl-p = التبويب المفتوح، Ctrl P
# words of a saved drawing
downloads-head = الرأس { $head }
downloads-layer = الطبقة { $layer }
downloads-may-not-look = لا يجوز النظر
downloads-all-heads = { $map }، كل الرؤوس

## pages/downloads/picture.js

downloads-sentence = الجملة { $sentence }
downloads-forced = مفروض { $forced }
downloads-layer-head = { $map }، الطبقة { $layer }، الرأس { $head }
downloads-whole-words = كلمات كاملة

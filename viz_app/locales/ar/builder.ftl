builder-language = لغة النصوص
builder-first-language = { $language }، الأولى
builder-text = النص
builder-question = السؤال
builder-choice = الخيار { $number }
builder-feedback = لماذا ليس «{ $choice }»
builder-hint = تلميح
builder-after = بعد الجواب

## The builder and its tools

builder-heading = إنشاء درس
builder-label = أداة إنشاء الدروس
builder-title-field = عنوان الدرس
builder-untitled = درس
builder-close = إغلاق
builder-undo = تراجع
builder-redo = إعادة
builder-add = إضافة طريقة العرض هذه بوصفها محطة
builder-try = تجربة
builder-copy-link = نسخ رابط الدرس
builder-save = حفظ في ملف
builder-moodle = من أجل Moodle
builder-open-file = فتح ملف
builder-new = جديد
builder-earlier = مسودات سابقة
builder-comes-back = يعود الدرس السابق عند «تراجع».
builder-link-copied = نُسخ رابط هذا الدرس؛ عدد حروفه: { $count }.
builder-copy-this = الرابط للنسخ
builder-packing = يجري الحزم: الملف { $file } من { $count } …
builder-packed = حُفظت الحزمة: { $size } ميغابايت، وفيها كل نماذج هذه الصفحة. حزمة أصغر من ملف محفوظ: glassformer scorm lesson.json
builder-files-lost = لا يمكن جلب ملفات الصفحة هنا. الحل حفظ الدرس في ملف، ثم: glassformer scorm lesson.json

## The stops

builder-no-text = لا نص بعد
builder-up = رفع المحطة { $stop }
builder-down = خفض المحطة { $stop }
builder-twin = نسخ المحطة { $stop }
builder-drop = حذف المحطة { $stop }
builder-added = أُضيفت المحطة { $stop }.
builder-deleted = حُذفت المحطة { $stop }. «تراجع» يعيدها.
builder-moved = المحطة { $from } صارت المحطة { $to }.
builder-most = في الدرس { $most } محطة على الأكثر.
builder-no-right = ليس في المحطة { $stop } خيار صحيح: توضع العلامة * قبل الخيار الصحيح.

## The fields of a stop

builder-replace-view = وضع طريقة العرض الحالية في هذه المحطة
builder-frame = الإطار حول
builder-insert = إدراج
builder-from-run = من التشغيل
builder-nothing = لا شيء
builder-covered = مغطى حتى الجواب
builder-tries = المحاولات
builder-any-tries = بلا حد
builder-ask-none = لا سؤال
builder-ask-choices = سؤال بخيارات
builder-ask-tokens = جوابه من رموز النص المصدر
builder-ask-poll = سؤال بلا جواب صحيح
builder-ask-find = مهمة: إيجاد طريقة عرض
builder-ask-text = مهمة: كتابة نص
builder-choices = الخيارات، واحد في كل سطر؛ * قبل الصحيح، و| قبل شرح الخطأ في غيره
builder-when = ما يصح في طريقة العرض، واحد في كل سطر، مثل { "{weight} > 60" }

## What the builder says of a text, and of the page

builder-typed = «{ $text }» مكتوب باليد: يبقى كما هو عندما يتغير التشغيل. الأفضل إدراجه من التشغيل.
builder-placed = «{ $text }» لا يصح على هاتف، ففيه عمود واحد. الأفضل إدراج { "{where@heads}" } مكانه، مع اسم الموضع.
builder-cover = تغطية «{ $place }»: يظهر فيه { $fact }
builder-cover-place = تغطية «{ $place }»: قد يظهر فيه الجواب
builder-cover-all = تغطية كل هذه المواضع
builder-make-first = جعلها اللغة الأولى: { $language }
builder-is-first = اللغة الأولى الآن: { $language }. ما ينقص في لغة أخرى يُقال باللغة الأولى. «تراجع» يعيد ما كان.

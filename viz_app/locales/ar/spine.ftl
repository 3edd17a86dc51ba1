## spine/changes.js

spine-refused = { $changes }: { $reason }

## pages/spine/changes.js

spine-how-changes-read = المشطوب = قبل، وما تحته خط = بعد؛ كل الصفحات تعرض التشغيل المغيَّر
spine-undo-all = التراجع عن الكل
spine-changed = مُغيَّر
spine-changes-of-run = تغييرات هذا التشغيل
spine-undo = تراجع: { $text }
spine-this-change = هذا التغيير

## pages/spine/line.js

spine-typed = المكتوب «{ $typed }»
spine-not-written-yet = لم يُكتب بعد

## pages/spine/play.js

spine-stop = إيقاف
spine-play-the-words = عرض الكلمات تباعًا
spine-speed = السرعة { $speed }

## pages/spine/state.js

spine-nan = NaN: هذا التغيير يترك صفًا ليس له ما ينظر إليه
spine-adds-for-label = { $part } لصالح { $label }
spine-head-off = هذا الرأس موقَف
spine-share-of-head = { $share } مما ينظر إليه الرأس { $head } من الطبقة { $layer }
spine-no-label-reaches = لا وسم يبلغ { $below }
spine-same-verdict = الحكم نفسه؛ { $label } { $was } ← { $probability }
spine-same-words = الكلمات نفسها؛ { $word } { $was } ← { $now }
spine-text = النص
spine-given = المعطى
spine-written = المكتوب

## pages/spine/verdict.js

spine-verdict = الحكم

## pages/spine/mount.js

spine-not-run-yet-enter = لم يُشغَّل بعد: Enter
spine-a-given-word = كلمة معطاة
spine-word-of = الكلمة { $step } من { $count }
spine-word-before = الكلمة السابقة
spine-next-word = الكلمة التالية
spine-pieces-key = إظهار القطع التي يقرؤها النموذج ويكتبها. من دونها تُجمع أوزان الكلمة على قطع المفتاح، ويؤخذ متوسطها على قطع الاستعلام. زر لوحة المفاتيح: W
spine-pieces = القطع
spine-close = إغلاق
spine-sentence-answer = الجملة وجوابها
spine-all = الكل
spine-changes =
    { $count ->
        [zero] لا تغييرات
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
        [many] { $count } تغييرًا
       *[other] { $count } تغيير
    }
spine-show-whole-answer = { $text }: إظهار الجواب كله
spine-now-it-writes = يكتب الآن: { $output }
spine-as-it-was = كما كان: { $output }

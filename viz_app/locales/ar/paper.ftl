paper-heading = ورقة العمل: { $title }
paper-print = طباعة
paper-worksheet = ورقة العمل
paper-solution = الحل
paper-waiting = يجري تشغيل المحطات …
paper-stop-of = المحطة { $stop } من { $count } …

## On the paper

paper-solution-of = الحل: { $title }
paper-from-run = كل الأعداد من تشغيل للنموذج.
paper-lines = كلما كان الخط أعرض، نظر الرأس إلى هناك أكثر.
paper-name = الاسم
paper-class = الصف
paper-date = التاريخ
paper-because = لأن
paper-ring = { $question } تُرسم دائرة حول الجواب.
paper-heads = كل مربع رأس واحد: الصفوف تنظر، والأعمدة يُنظر إليها، والداكن كثير. تُرسم دائرة حول رأس مناسب.
paper-same-lesson = الدرس نفسه مع تشغيل النموذج. في نهايته رمز لأجوبتك.
paper-my-code = رمز أجوبتي: { $places }

## Pictures of numbers

# Names of rows: the run before and after a change, or kinds of parts of a model.
paper-part =
    { $part ->
        [before] قبل
        [after] بعد
        [attention] الانتباه
        [embedding] التضمين
        [feed-forward] التغذية الأمامية
       *[others] كل ما عدا ذلك
    }
# A row: how far a training is.
paper-step = الخطوة { $step }
paper-closed = الخانات المشطوبة مغلقة.
# Below a picture whose numbers are left out.
paper-draw = هنا يُرسم المتوقَّع.
paper-choose =
    { $unit ->
        [open] تُشطب الخانات التي يُراد إغلاقها.
       *[other] تُرسم دائرة حول جواب مناسب.
    }

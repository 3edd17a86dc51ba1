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
paper-ring = { $question } الجواب بدائرة حوله.
paper-heads = كل مربع رأس واحد: الصفوف تنظر، والأعمدة يُنظر إليها، والداكن كثير. ارسم دائرة حول رأس مناسب.
paper-same-lesson = الدرس نفسه مع النموذج نفسه. في نهايته رمز لأجوبتك.
paper-my-code = رمز أجوبتي: { $places }

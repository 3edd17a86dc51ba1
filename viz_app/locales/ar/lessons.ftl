lessons-above = في الأعلى
lessons-below = في الأسفل
lessons-left = إلى اليسار
lessons-right = إلى اليمين
lessons-on-page = في الصفحة

## Texts that are written

lessons-compare = مقارنة
lessons-compare-with = صيغة ممكنة:
lessons-written = النص المكتوب:

## Questions without a right answer

lessons-skip = تخطٍّ

## Texts that a class hands in

lessons-send = إرسال

## The list of lessons, and what the menu has for teachers

lessons-note = { $minutes } د
lessons-note-level = المستوى { $level }، { $minutes } د
lessons-note-way = { $at } من { $count }، { $minutes } د
lessons-for-beginners = طريق قصير للمبتدئين
lessons-more = المزيد، بحسب الصعوبة
lessons-go-on = متابعة «{ $title }»
lessons-go-on-at = المحطة { $stop }
lessons-class = بدء صف
lessons-class-note = يجيب التلاميذ من هواتفهم
lessons-join = الانضمام إلى صف
lessons-join-note = برمز الصف
lessons-worksheet = ورقة العمل والحل
lessons-worksheet-note = لهذا الدرس، للطباعة
lessons-yours = أجوبتك
lessons-yours-note = مع رموز الأجوبة
lessons-collect = جمع الأجوبة
lessons-collect-note = رموز أجوبة صف
lessons-build = إنشاء درس
lessons-build-note = من طرق عرض كهذه
lessons-open = فتح درس
lessons-open-note = ملف
lessons-over = انتهى «{ $title }». التالي تحت «جولة»: «{ $next }». ويمكنك أيضًا كتابة جملة من عندك وتجربة الإفساد عليها.

## The sheet of a stop

lessons-stop-of = { $stop } من { $count }
lessons-leave = مغادرة
lessons-back = السابق
lessons-next = التالي
lessons-finish = إنهاء
lessons-finished = اكتمل
lessons-done = تم
lessons-show-me = إظهار الجواب
lessons-press-again = ضغطة أخرى تُظهر الجواب
lessons-otherwise = يقول هذا التشغيل غير ذلك: صُنع الدرس بنموذج آخر أو بإصدار آخر منه.
lessons-not-shown = لا يمكن عرض هذه المحطة: { $problem }
lessons-covered = مغطى حتى الجواب

## Questions

lessons-answer = الجواب
lessons-hint = تلميح
lessons-click = النقر عليه في الجملة هو الجواب. الأشرطة والأعداد تأتي بعد جوابك.
lessons-chosen = اختيارك: { $token }.
lessons-is-right = **صحيح**: { $right }.
lessons-is-another = **جوابك**: { $said }. الصحيح غيره.
lessons-answer-is = **الجواب**: { $right }.
lessons-said-shown = **جوابك**: { $said }. الجواب: { $right }.
lessons-said-right = **جوابك**: { $said }. الصحيح: { $right }.
lessons-said = **جوابك**: { $said }.
lessons-said-nothing = **جوابك**: لا شيء.
lessons-shown = عُرض الجواب
lessons-check = فحص طريقة العرض هذه
lessons-found = عُثر عليها
lessons-not-found = **ليست هذه**. يمكنك مواصلة البحث ثم الفحص من جديد.
lessons-tries-over =
    { $tries ->
        [zero] **ليست هذه**، ولم تبق محاولات.
        [one] **ليست هذه**، وكانت المحاولة واحدة.
        [two] **ليست هذه**، وكانت الأخيرة من محاولتين.
        [few] **ليست هذه**، وكانت الأخيرة من { $tries } محاولات.
        [many] **ليست هذه**، وكانت الأخيرة من { $tries } محاولة.
       *[other] **ليست هذه**، وكانت الأخيرة من { $tries } محاولة.
    }
lessons-one-that-fits = رأس مناسب: **{ $head }**.

## Classes

lessons-sent = أُرسل

## Lessons of links and files

lessons-unreadable = لا درس في هذا الرابط يمكن قراءته. يمكن طلب ملف الدرس بدلًا منه.
lessons-too-long = عدد حروف هذا الدرس { $count }؛ والحد { $most }.

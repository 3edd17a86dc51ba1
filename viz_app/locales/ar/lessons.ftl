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

lessons-nothing = لا شيء.
lessons-said = جوابك
lessons-skip = تخطٍّ
lessons-show-why = إظهار النص
lessons-poll = أجابوا
lessons-voted =
    { $count ->
        [zero] لا أجوبة
        [one] جواب واحد
        [two] جوابان
        [few] { $count } أجوبة
        [many] { $count } جوابًا
       *[other] { $count } جواب
    }

## Texts that a class hands in

lessons-send = إرسال
lessons-write = الكتابة أولًا، ثم الإرسال.
lessons-written-answers = الأجوبة المكتوبة
lessons-texts-stay = تبقى على الهواتف
lessons-texts-stay-how = يقارن كل تلميذ نصه بجواب الدرس.
lessons-texts-come = تصل إليّ
lessons-texts-come-how = 140 حرفًا لكل منها على الأكثر. تُحفظ حتى النهاية، ولا تعرض اللوحة واحدًا منها إلا عند النقر عليه.
lessons-reveal = إظهار النص { $number }
lessons-cover = تغطية النص { $number }
lessons-reveal-it = إظهاره على اللوحة
lessons-cover-it = تغطيته على اللوحة
lessons-reveal-how = وصلت نصوصهم. النقر على أحدها يُظهره.
lessons-show-example = إظهار صيغة ممكنة

## The builder's fields for a lesson in another language

lessons-language = لغة النصوص
lessons-first-language = { $language }، الأولى
lessons-text = النص
lessons-question = السؤال
lessons-choice = الخيار { $number }
lessons-feedback = لماذا ليس «{ $choice }»
lessons-hint = تلميح
lessons-after = بعد الجواب

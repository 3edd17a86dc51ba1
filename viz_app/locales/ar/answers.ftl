## The animal that stands for a pupil

# The mark of direction at its beginning (U+200F): the order of two words in isolates is that of what is outside of them.
answers-animal = ‏{ $animal ->
    [0] غرير
    [1] قندس
    [2] بيسون
    [3] كركي
    [4] دلفين
    [5] صقر
    [6] شرشور
    [7] ثعلب
    [8] وزغة
    [9] أرنب
    [10] قنفذ
    [11] بلشون
    [12] وعل
    [13] كوالا
    [14] وشق
    [15] سمندل
    [16] أوركا
    [17] قضاعة
    [18] بومة
    [19] باندا
    [20] بطريق
    [21] بفن
    [22] سمانى
    [23] غراب
    [24] عندليب
    [25] فقمة
    [26] لقلق
    [27] سمامة
    [28] تابير
    [29] خرشنة
    [30] ومبت
   *[31] زيبرا
  } { $kind ->
    [0] العنبر
    [1] السماء
    [2] الضياء
    [3] النسيم
    [4] الهدوء
    [5] الحكمة
    [6] النحاس
    [7] المرجان
    [8] الدفء
    [9] الندى
    [10] الجرأة
    [11] الفجر
    [12] اللطف
    [13] الذهب
    [14] العيد
    [15] السعادة
    [16] البندق
    [17] النيلة
    [18] العاج
    [19] الفرح
    [20] الهمة
    [21] الليلك
    [22] النشاط
    [23] القمر
    [24] المرح
    [25] الضباب
    [26] النبل
    [27] الزيتون
    [28] البرق
    [29] السكون
    [30] الياقوت
   *[31] الفضة
  }

## The end of a lesson

answers-close = إغلاق
answers-result = { $later ->
    [0] **حيوانك: { $animal }.** الصحيح من المحاولة الأولى: { $right } من { $count }.
   *[other] **حيوانك: { $animal }.** الصحيح من المحاولة الأولى: { $right } من { $count }، وفي المحاولات التالية: { $later }.
  }
answers-yours = أجوبتك
answers-question = السؤال
answers-said = جوابك
answers-right = الصحيح
answers-your-code = رمز أجوبتك
answers-your-code-note = رمز أجوبتك: للعرض أو للنسخ من أجل المعلم أو المعلمة. فيه خياراتك والدقائق وهذا الحيوان، ولا شيء غير ذلك.
answers-qr = رمز الأجوبة بصيغة QR
answers-copy = نسخ
answers-print-card = طباعة
answers-copied = نُسخ: { $code }
answers-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ. رمز أجوبتك: { $code }
answers-finished-here = الدروس التي أكملتها هنا
answers-lesson = الدرس

## What a class said

answers-voted = { $count ->
    [zero] لا أجوبة
    [one] جواب واحد
    [two] جوابان
    [few] { $count } أجوبة
    [many] { $count } جوابًا
   *[other] { $count } جواب
  }
answers-counts = { $first } من { $count } فورًا · { $later } لاحقًا · { $hints } مع التلميح
answers-wrote = عدد النصوص المكتوبة: { $count }. تبقى النصوص على الهواتف.
answers-shown-them = طلبوا الجواب
answers-none = لا جواب
answers-heat = ما اختاره الصف الدراسي، وما ينظر إليه الرأس
answers-class = الصف الدراسي
answers-head = الرأس
answers-shown = عُرض الجواب
answers-token = الرمز (token) { $number }
answers-view = طريقة عرض
answers-written = مكتوب

## Collect answers

answers-collect = جمع الأجوبة
answers-codes = رموز الأجوبة، واحد في كل سطر
answers-help = رمز أجوبة واحد في كل سطر، بحروف كبيرة أو صغيرة، بمسافات أو من دونها. تُقرأ في هذه الصفحة ولا يُرسل أي رمز. يمكن لأي شخص صنع رمز: فرموز الأجوبة للتعلم لا للعلامات.
answers-read = رموز الأجوبة المقروءة: { $good } من { $count }
answers-no-codes = لا رموز أجوبة بعد
answers-download = تنزيل CSV
answers-print = طباعة المخطط الشريطي
answers-pupils = جدول التلاميذ
answers-minutes = دقيقة
answers-pupil = التلميذ
answers-stop = المحطة { $stop }
answers-summary = أكمل { $done } من { $count }، في مدة من { $least } إلى { $most } دقيقة (والنصف في { $half } أو أقل). الأشرطة والأعداد هي الأجوبة الأولى.
answers-summary-alike = أكمل { $done } من { $count }. الدقائق: { $most }. الأشرطة والأعداد هي الأجوبة الأولى.
answers-more-lines = وأسطر أخرى: { $count }.
answers-twice = رموز الأجوبة المكررة: { $count }. يُحسب كل تلميذ مرة واحدة.

## What is wrong in a line

answers-no-letter = السطر { $line }: لا يرد الحرف «{ $letter }» في أي رمز أجوبة.
answers-short = السطر { $line }: أقصر من أن يكون رمز أجوبة.
answers-unreadable = السطر { $line }: حرف خاطئ أو ناقص.
answers-newer = السطر { $line }: صنعته صفحة أحدث: يلزم تحميل هذه من جديد.
answers-other-lesson = السطر { $line }: هو لدرس آخر؛ يلزم فتح ذلك الدرس أولًا.
answers-contradicts = السطر { $line }: يناقض نفسه.
answers-one-change = تغيير واحد يصححه.
answers-mend = تصحيح

## pages/overview/book.js

overview-given-by-you = معطاة
overview-words-models-own = الكلمات { $sum } وميل النموذج نفسه { $leaning } يعطيان { $label } تقدّمًا قدره { $lead } على { $against }
overview-from-on-says-label = ابتداءً من { $below } يذكر وسمًا
overview-written-in-pieces = تُكتب { $word } قطعًا؛ الأولى: { $first }
overview-end-means-finished = { $end } تعني الانتهاء: يتوقف
overview-goes-back-in =
    { $isLong ->
        [yes] ثم تعود { $word } إلى الداخل، كلمةً تالية للقراءة
       *[no] ثم تُقرأ { $word }
    }

## pages/overview/captions.js

overview-head-of-layer = الرأس { $head } من الطبقة { $layer }
overview-nothing-row-nan = لا شيء: صفه NaN
overview-head-finds-no-fitting = الرأس الذي لا يجد كلمة مناسبة يستقر كثيرًا على علامة كهذه.
overview-head-not-sure-here = هذا الرأس غير متأكد هنا: لا كلمة تنال نصف ما عنده.
overview-it-is = إنه { $head }.
overview-each-word-becomes = تصير كل كلمة قائمة من الأعداد، وتضاف موجة تخبر بموضعها.
overview-model-word-only-such = والكلمة عند النموذج ليست إلا قائمة كهذه.
overview-all-heads-do-side = هذا { $head }؛ وكل الرؤوس تفعل ذلك جنبًا إلى جنب، طبقة بعد طبقة.
overview-may-not-look-later =
    { $count ->
        [one] لم يُكتب شيء بعد، فليس إلا علامة البداية للنظر إليها.
       *[other] { $look } ولا يجوز له النظر إلى الكلمات اللاحقة: فهي غير موجودة بعد.
    }
overview-each-layer-does-so =
    { $isLast ->
        [yes] { " " }تفعل كل طبقة ذلك بدورها: النظر إلى الخلف، ثم النظر إلى المصدر، ثم يعيد كل موضع صوغ أعداده وحده.
       *[no] { $look } تفعل كل طبقة ذلك بدورها: النظر إلى الخلف، ثم النظر إلى المصدر، ثم يعيد كل موضع صوغ أعداده وحده.
    }
overview-green-speaks-for = الأخضر مؤيد، والبنفسجي معارض، أي مؤيد لـ { $against }.
overview-so-stops-nothing-goes = لذلك يتوقف، ولا يعود شيء إلى الداخل.
overview-transformer-reads = يقرأ هذا المُحوِّل نصًا ويجعل من كل كلمة قائمة أعداد.
overview-says-label-only-from = لا يذكر وسمًا إلا ابتداءً من { $below }؛ ولا وسم يبلغ ذلك.
overview-what-words-say-for = مجموع ما في الكلمات من تأييد ومعارضة هو ذلك.
overview-one-look =
    { $isCross ->
        [yes] إنه { $head }، من الرؤوس التي تنظر إلى المصدر وعددها { $layers }.
       *[no] إنه { $head }، من الرؤوس التي تنظر إلى الخلف وعددها { $layers }.
    }
overview-choose-another-one-or = { $which } يمكن اختيار غيره، أو إنهاء إيقافه.
overview-five-steps-lead-each = { $which } خمس خطوات تقود إلى كل كلمة: يمكن عرضها، أو اختيار أي كلمة.
overview-has-one-text-only = { $which } له نص واحد فقط، فينظر إلى الخلف، ولا مصدر له ينظر إليه.
overview-means-finished-stops = تعني الانتهاء: يتوقف.
overview-word-of = الكلمة { $step } من { $count }.
overview-now-break-each-three = والآن تجربة الإفساد: كل تجربة من التجارب الثلاث أدناه تشغيل حقيقي.
overview-shares-and-rest =
    { $others ->
        [one] { $items }؛ والكلمة الأخرى { $rest }
       *[other] { $items }؛ والكلمات الأخرى معًا، وعددها { $others }: ‏{ $rest }
    }
overview-word-takes-from = تجمع كل كلمة من الأخريات. وهنا تأخذ { $word } من { $shares }.
overview-new-place-looks-back =
    { $isFirst ->
        [yes] ينظر الموضع الجديد إلى الخلف: { $shares }.
       *[no] للمتابعة بعد { $word }، ينظر الموضع الجديد إلى الخلف: { $shares }.
    }
overview-then-looks-at = ثم ينظر إلى النص المصدر ({ $side }): { $shares }.
overview-speaks-for-or-against = كل كلمة تؤيد { $label } أو تعارضه، وتُجمع الأعداد.
overview-end-gets = تنال { $word } { $share }: وتعني الانتهاء.
overview-you-gave-it = { $word } معطاة؛ والنموذج وحده يعطيها { $share }.
overview-word-gets =
    { $isWhole ->
        [yes] من بين كل القطع تنال { $word } { $share }.
       *[no] تُكتب { $word } قطعًا؛ والأولى، { $first }، تنال { $share }.
    }
overview-then-is-read =
    { $isCross ->
        [yes] ثم تعود { $word } إلى الداخل كلمةً تالية للقراءة، ويبدأ من جديد النظر إلى الخلف والنظر إلى المصدر والاختيار.
       *[no] ثم تعود { $word } إلى الداخل كلمةً تالية للقراءة.
    }
overview-is-unsure = هذا المُحوِّل غير حاسم ({ $word }): { $shares }.
overview-says-or-guesses =
    { $isGuess ->
        [yes] يخمّن هذا المُحوِّل { $word } ({ $share }).
       *[no] يقول هذا المُحوِّل { $word } ({ $share }).
    }
overview-next-is = التالي { $name }، { $share }.
overview-word-from = { $word } → { $from }
overview-head-gives-nothing =
    { $isGiven ->
        [yes] كانت { $word } معطاة. وفي موضعها لا يعطي هذا الرأس شيئًا: إنه موقَف.
       *[no] لكتابة { $word } لا يعطي هذا الرأس شيئًا: إنه موقَف.
    }
overview-one-head-looked-at =
    { $isGiven ->
        [yes] كانت { $word } معطاة. وفي موضعها نظر أحد رؤوس النموذج، وعددها { $heads }، إلى { $shares }.
       *[no] لكتابة { $word } نظر أحد رؤوس النموذج، وعددها { $heads }، إلى { $shares }.
    }
overview-you-gave-words =
    { $count ->
        [one] الكلمة المعطاة واحدة؛ وكتب هذا المُحوِّل بعدها { $word }.
       *[other] عدد الكلمات المعطاة { $count }؛ وكتب هذا المُحوِّل بعدها { $word }.
    }
overview-one-text-looks-back = له نص واحد فقط، فينظر إلى الخلف، ولا مصدر له ينظر إليه: { $shares }.
overview-that-was-the-story = كانت تلك القصة كلها: { $outcome }

## pages/overview/experiments.js

overview-switch-off-head-layer = إيقاف الرأس { $head } من الطبقة { $layer }
overview-hide-looked-is-cross =
    { $isCross ->
        [yes] إخفاء { $looked } عن مُفكِّك الترميز
       *[no] إخفاء { $looked } عن كل الكلمات اللاحقة
    }
overview-leave-out = حذف { $word }
overview-shuffle-word-order = خلط ترتيب الكلمات
overview-model-computing = النموذج يحسب.
overview-try-it = تجربة
overview-undo = تراجع
overview-all-off = إيقاف الكل: { $others }
overview-all-on-again = استعادة الكل من جديد
overview-three-real = ثلاث تجارب حقيقية. يبقى التغيير في كل الصفحات حتى التراجع عنه.
overview-now-break-it = والآن تجربة الإفساد
overview-it-looks-at = ينظر إلى { $looked } بنسبة { $share }.
overview-other-heads-look =
    { $others ->
        [one] ورأس آخر ينظر إلى هناك أيضًا.
       *[other] ورؤوس أخرى تنظر إلى هناك أيضًا: { $others }.
    }
overview-matters-most = من بين { $heads } من الرؤوس، هذا هو الأهم هنا.
overview-no-head-changes =
    { $isVerdict ->
        [yes] لا رأس يغيّر وحده هذا الحكم.
       *[no] لا رأس يغيّر وحده هذه الكلمة.
    }
overview-nothing-changes = لا يتغيّر شيء: وهذه نتيجة أيضًا.
overview-why-of-card =
    { $kind ->
        [hide] يكتب بما بقي مرئيًا.
        [out] هذه الكلمة هي الأكثر تأييدًا للحكم.
       *[shuffle] الكلمات نفسها، ومواضعها مخلوطة.
    }

## pages/overview/grids.js

overview-each-square-one-head = كل مربع رأس واحد: الصفوف تنظر، والأعمدة يُنظر إليها، والداكن كثير. المؤطَّر: الرأس المرسوم.
overview-all-heads-of = كل الرؤوس: { $title }
overview-layer-head =
    { $isOff ->
        [yes] الطبقة { $layer }، الرأس { $head }: موقَف
       *[no] الطبقة { $layer }، الرأس { $head }
    }
overview-layer-head-of = الطبقة { $layer }، الرأس { $head } من { $heads }
overview-inside-this-head = داخل هذا الرأس

## pages/overview/leaf.js

overview-other-words =
    { $isOff ->
        [yes] كلمات أخرى: { $count }{ " " }
       *[no] كلمات أخرى ({ $count }) ‏{ $sum }
    }
overview-other-words-counted = كلمات أخرى: { $count }

## pages/overview/parts.js

overview-more-count = وغيرها: { $count }
overview-wave-place = موجة الموضع { $index }

## pages/overview/picture.js

overview-parts-model-what = أجزاء النموذج، وما يتدفق بينها
overview-each-word-becomes-list = تصير كل كلمة قائمة أعداد
overview-each-word-gathers = تجمع كل كلمة من الأخريات؛ فصار لها سياقها
overview-what-written = إلى ما كُتب
overview-all-words-so-far = إلى كل الكلمات حتى الآن
overview-at-the = إلى النص المصدر ({ $sides })
overview-what-each-word-says = مقدار تأييد كل كلمة أو معارضتها
overview-next-piece-text = القطعة التالية من النص
overview-label-or-none = وسم، أو لا شيء
overview-the-likeliest = الأرجح
overview-break-it = تجربة الإفساد
overview-steps-story = خطوات القصة
overview-the-picture = الصورة

## pages/overview/state.js

overview-head-off-passes = هذا الرأس موقَف: لا يمرّر شيئًا.
overview-all-others = كل ما سواها

## pages/overview/story.js

overview-read = القراءة
overview-all-about-word-order = كل شيء عن ترتيب الكلمات
overview-relate = الربط
overview-look-back = النظر إلى الخلف
overview-back = إلى الخلف
overview-look-across = النظر إلى المصدر
overview-across = إلى المصدر
overview-add-up = الجمع
overview-the-whole-sum = المجموع كله
overview-choose = الاختيار
overview-why-this-word = لماذا هذه الكلمة
overview-why-this-answer = لماذا هذا الجواب

## pages/overview/mount.js

overview-esc-shows-everything = Esc يُظهر كل شيء
overview-seconds-steps = { $seconds } ث، عدد الخطوات { $count }
overview-stop = ❚❚ إيقاف
overview-play-again = ▶ عرض من جديد
overview-play-the-story = ▶ عرض القصة
overview-word-before = الكلمة السابقة
overview-next-word = الكلمة التالية
overview-steps = الخطوات
overview-then = ثم
overview-choose-brief = الاختيار

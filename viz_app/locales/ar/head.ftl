## pages/head/eight.js

head-all-eight-steps-with = الخطوات الثماني كلها، مع الصيغ وNumPy

## pages/head/formulas.js

head-layernorm = LayerNorm
head-sum-below = المجموع أدناه

## pages/head/pictures.js

head-look-for = البحث
head-what-am-i-looking = عمّ أبحث؟
head-the-query = الاستعلام
head-offer = ما يُعرض
head-what-does-each-word = ماذا تعرض كل كلمة؟
head-the-keys = المفاتيح
head-shares = النِّسب
head-how-much-from-each = كم من كل كلمة؟
head-the-shares = النِّسب
head-pass-on = ما يُمرَّر
head-what-do-i-pass = ماذا أمرّر؟
head-mix-values = مزيج القيم
head-times-heads-query = ↓ مضروبًا في جدول استعلامات هذا الرأس (متعلَّم)
head-numbers-all-knows-now = أعداد، وعددها { $count }: كل ما يعرفه حتى الآن
head-numbers-query-up-down = أعداد الاستعلام، وعددها { $count }: الأعلى +، الأسفل −
head-the-largest-of = أكبر { $count } من { $countB }.
head-show-all = إظهار الكل: { $count }
head-show-the-largest = إظهار الأكبر
head-others-together = الأخرى معًا: { $count }
head-the-sum = المجموع
head-the-four-pictures = الصور الأربع
head-each-pair = { $key }: الاستعلام × المفتاح، كل زوج
head-sum-is =
    { $isOff ->
        [yes] { $sum }: لا شيء
       *[no] { $sum }: ما يقوله هذا الرأس
    }
head-all-together =
    { $isWord ->
        [yes] { $count ->
            [one] كل الكلمات معًا: { $count }
           *[other] كل الكلمات معًا: { $count }
        }
       *[no] { $count ->
            [one] كل القطع معًا: { $count }
           *[other] كل القطع معًا: { $count }
        }
    }

## pages/head/reasons.js

head-exactly-run-with-such = بدقة: تشغيلٌ فيه كلمة كهذه في ذلك الموضع يعطي الملاءمة نفسها.
head-approximation-each = تقريب: تُقرأ كل كلمة وحدها، من دون ما تصنعه منها الطبقات السابقة.
head-approximation-word = تقريب: تُقرأ الكلمة وحدها، ولا يُحسب إلا ما يذهب مباشرة إلى الاختيار.
head-what-reads-goes-on = ما يقرؤه يمضي إلى الطبقات اللاحقة، ولا يذهب شيء منه مباشرة إلى الاختيار.
head-fits-number = ملاءمة { $offered } هي { $score } ومرتبتها { $rank }
head-place-fits-best = في موضع { $offered }، الأنسب لـ { $query }
head-when-reads-speaks-for = عندما يقرأ { $offered } يؤيد
head-when-it-reads = عندما يقرأ { $offered }
head-what-head-prefers-all = ما يفضّله هذا الرأس من بين كل الكلمات

## pages/head/reasons.js

head-each-pair-one-part = كل زوج جزء من حالة الصف مضروب في جزء من حالة الكلمة، بدقة؛ وتُجمع بحسب كل جهة. التطبيع ثابت كما في التشغيل. تقارن softmax ملاءمات صف واحد، فلا يحرّك ما تشترك فيه كل الكلمات شيئًا.
head-why-fits-parts-score = لماذا يلائم: أجزاء هذه الدرجة
head-fits-sum-pairs-parts = ملاءمة { $query } مع { $offered } هي { $score }: مجموع أزواج الأجزاء، وعددها { $pairs }.
head-of-what-asks = من { $query }، الجزء السائل
head-what-offered = من { $offered }، الجزء المعروض

## pages/head/recompute_card.js

head-from-file = من ملف
head-from-model = من النموذج
head-needs-numpy-rows-file = يحتاج إلى NumPy وملف هذا الصف. يطبع أكبر خطأ في كل متجه، نسبةً إلى أكبر عدد فيه: دون 10⁻⁶.
head-run-projects-folder = يُشغَّل في مجلد هذا المشروع. يطبع أكبر خطأ في كل متجه، نسبةً إلى أكبر عدد فيه: دون 10⁻⁶.
head-copy = نسخ
head-copied = نُسخ
head-select-copy = التحديد ثم النسخ
head-python-lines = أسطر Python
head-download-row-npz = تنزيل row.npz
head-start-from = البدء من
head-reproduce-by-hand = إعادة الحساب يدويًا

## pages/head/scaling_experiment.js

head-row-with-scale = هذا الصف مع التحجيم ومن دونه
head-row-run-softmax-s = هذا الصف في التشغيل، softmax(s ÷ { $dHead })، بالمئة
head-same-row-without = الصف نفسه من دون التحجيم، softmax(s)
head-with-scale-without = مع التحجيم: { $weights }. من دونه: { $without }.
head-spread-q-k-over = تشتّت q·k بدلالة d_k
head-largest-share-softmax = أكبر نسبة في softmax على عشرة رموز، بدلالة d_k
head-without-the-scale = من دون التحجيم
head-with-it = معه
head-heads-run-chosen-one = رؤوس هذا التشغيل، والمختار بالبرتقالي
head-dot-products-spread = يتشتّت الجداء السلّمي مثل ‎√d_k
head-dot-products-random = جداءات سلّمية لمتجهات عشوائية متوسط مركباتها 0 وتباينها 1. كل نقطة هي الانحراف المعياري لآلاف الجداءات.
head-without-scale-one = من دون التحجيم يأخذ رمز واحد كل شيء
head-largest-share-softmax-over = أكبر نسبة في softmax على عشر درجات عشوائية، بالمتوسط. قرب 100% يكاد تدرّج softmax يكون صفرًا، فلا يكاد النموذج يتعلّم.
head-heads-run-have-d = لرؤوس هذا التشغيل، وعددها { $count }، d_k = { $width }‎. تشتّت q·k فيها { $heads } بالمتوسط، و{ $headsB } بعد القسمة. وهو للرأس المختار { $spread } و{ $scaled }. ولا يلزم أن يكون تباين q وk المتعلَّمين 1.
head-over-all-heads-rows = على كل رؤوس هذا التشغيل وصفوفه تبلغ أكبر نسبة { $heads } بالمتوسط؛ ولولا التحجيم لكانت { $headsB }. ولو دُرّب نموذج من دون التحجيم لتعلّم أعدادًا أخرى.
head-draw-again = سحب من جديد

## pages/head/sentences.js

head-head-off-passes = هذا الرأس موقَف: لا يمرّر شيئًا.
head-model-shows-attention = يعرض هذا النموذج أوزان انتباهه فقط، فليس له من الصور الأربع إلا الثالثة. يمكن اختيار أحد نماذج هذا المشروع لرؤية الأربع.
head-nan-change-leaves-row = NaN: هذا التغيير يترك صفًا ليس له ما ينظر إليه.
head-nan-there-nothing = NaN: لا شيء يُمرَّر.
head-head-layer-adds-most = الرأس { $head } من الطبقة { $layer } هو الأكثر إضافة إلى { $target }
head-sum-by-distance = المجموع { $scores }، وبعد إضافة عدد المسافة { $scaled }
head-sum-scaled-capped = المجموع { $scores }، بعد التحجيم ووضع الحدّ: { $scaled }
head-sum-scores-d-head = المجموع ‎{ $scores } ÷ √{ $dHead } = { $scaled }‎
head-sum-scaled = المجموع = { $scaled }
head-one-of-same-words = { $word } رقم { $place }
head-word-asks = تسأل { $word } بأعداد، وعددها { $count }: هي استعلامها. وجدها التدريب؛ ولم يكتب أحد معناها.
head-place-asks = الموضع الذي بعد { $read }، حيث ستكون { $word }، يسأل بأعداد، وعددها { $count }: هي استعلامه. وجدها التدريب؛ ولم يكتب أحد معناها.
head-each-word-answers = تجيب كل كلمة بأعداد خاصة بها، وعددها { $count }: هي مفتاحها. تُضرب زوجًا زوجًا وتُجمع: حيث تتفق الإشارات يكبر المجموع.
head-word-fits-best = تجيب كل كلمة بأعداد خاصة بها، وعددها { $count }: هي مفتاحها. تُضرب زوجًا زوجًا وتُجمع: حيث تتفق الإشارات يكبر المجموع. { $best } هي الأنسب، { $fit }.
head-shares-become =
    { $how ->
        [spoiled] مجموع النِّسب { $total }، لا 100%: أفسد تغيير في هذا التشغيل softmax. تنال { $best } { $share }
        [known] تصير الملاءمات نِسبًا من 100%. وكل نقطة ملاءمة زائدة تضرب النسبة في 2.7. تنال { $best } { $share }
       *[unknown] تنال { $best } { $share }
    }{ $others ->
        [0] .
        [one] { $isWord ->
            [yes] ، والكلمة الأخرى { $rest }.
           *[no] ، والقطعة الأخرى { $rest }.
        }
       *[other] { $isWord ->
            [yes] ، والكلمات الأخرى معًا، وعددها { $others }: ‏{ $rest }.
           *[no] ، والقطع الأخرى معًا، وعددها { $others }: ‏{ $rest }.
        }
    }
head-value = قيمتها
head-each-word-hands-over = تسلّم كل كلمة أعدادًا أخرى هي { $value }، وعددها { $count }، بقدر نسبتها.
head-sum-is-added-to = يضاف مجموعها إلى { $word }.
head-sum-is-mostly = المجموع في معظمه من { $best }. يضاف في الموضع الذي ستكون فيه { $word }؛ وتتابع الطبقات الأعلى العمل به.
head-sum-raises-most =
    { $isNamed ->
        [yes] هذا المجموع وحده يرفع هذه الكلمات أكثر من غيرها: { $list }.
       *[no] هذا المجموع وحده يرفع هذه الكلمات أكثر من غيرها: { $list }؛ ونصيب { $word } منه { $own }.
    }
head-sum-adds-to-label =
    { $isPair ->
        [yes] يضيف المجموع عند هذه الكلمة إلى الحكم مباشرة { $added } لصالح { $label } مقابل { $other }.
       *[no] يضيف المجموع عند هذه الكلمة إلى الحكم مباشرة { $added } لصالح { $label }، مقابل الوسم المتوسط.
    }
head-how-one-head-gathers = كيف يجعل رأس واحد { $word } تجمع من الأخريات
head-how-one-head-looks-back = كيف ينظر رأس واحد إلى الخلف من موضع { $word } المعطاة
head-how-one-head-decides = كيف يقرر رأس واحد إلى أين ينظر، لكتابة { $word }
head-written-in-pieces = تُكتب «{ $word }» قطعًا، وعددها { $count }؛ وهذه القطعة { $piece }.
head-over-sentences-it =
    { $isMixed ->
        [yes] ليس له على { $sentences } من الجمل عادة واحدة.
       *[no] على { $sentences } من الجمل، في الغالب { $does } ({ $strength } من وزنه).
    }
head-adds-most = من بين { $count } من الرؤوس، هذا هو الأكثر إضافة إلى { $target }.
head-overview-opens-with = تبدأ «نظرة عامة» برأس آخر، هو الرأس { $head } من الطبقة { $layer }، لأن نظره أسهل متابعة.

## pages/head/stages.js

head-read = القراءة
head-project = الإسقاط
head-compare = المقارنة
head-scale = التحجيم
head-mask = التقنيع
head-softmax = Softmax
head-mix = المزج
head-join = الضم
head-already-done-q-k = تم ذلك: قُسم كل من q وk على ‎{ $dHead }^¼‎، فانقسم جداؤهما على ‎√{ $dHead } = { $root }‎.
head-sum-products-spreads = مجموع { $dHead } من الجداءات يتشتّت نحو ‎√{ $dHead }‎ ضعف ما يتشتّته جداء واحد. والقسمة على ‎√{ $dHead } = { $root }‎ تزيل ذلك. وإلا لأعطت softmax الوزن كله تقريبًا لرمز واحد.
head-tokens-not-written = لو كانت هنا رموز لم تُكتب بعد لنالت { $fill }. وهذا الصف هو الأخير، فيجوز له النظر إلى كل الرموز المكتوبة.
head-tokens-may-not-be =
    { $isCross ->
        [yes] لو كانت هنا رموز لا يجوز النظر إليها لنالت { $fill }. لا شيء مقنّع في هذا الصف: لا تحتاج جملة واحدة إلى حشو، والنص المصدر كله معروف.
       *[no] لو كانت هنا رموز لا يجوز النظر إليها لنالت { $fill }. لا شيء مقنّع في هذا الصف: لا تحتاج جملة واحدة إلى حشو، ويجوز للرمز النظر في الاتجاهين.
    }
head-results-all-heads = تُضم نتائج الرؤوس كلها جنبًا إلى جنب، ‎{ $heads } × { $dHead } = { $headsB }‎ من الأعداد. ومصفوفة أخيرة تمزجها في تحديث الصف، وهو يضاف إلى الدفق المتبقي.
head-each-key-compared = يُقارَن كل مفتاح بالاستعلام بجداء سلّمي. كبير وموجب: يعرض هذا الرمز ما يبحث عنه الصف. يمكن اختيار رمز في الأعلى لرؤية جداءاته، وعددها { $dHead }.
head-softmax-divides = تقسم softmax الأسّيات على مجموعها. فتصير الدرجات أوزانًا مجموعها 1. وينال الرمز المقنّع 0 تمامًا.
head-every-value-vector = يُضرب كل متجه قيمة في وزنه، ثم تُجمع كلها. تأتي النتيجة في معظمها من الرموز التي نظر إليها هذا الرأس.
head-post-norm-model-first = يختار مُعرِّف الرمز صفًا من جدول التضمين، { $dModel } من الأعداد؛ ويضاف إليه موضعه. وفي هذا النموذج ذي التطبيع اللاحق (post-norm) تقرأ الطبقة الفرعية الأولى هذا المجموع مباشرة: x.
head-layers-below-add = يختار مُعرِّف الرمز صفًا من جدول التضمين، { $dModel } من الأعداد؛ ويضاف إليه موضعه. وتضيف إليه الطبقات الأدنى وتطبّع كل مجموع. وx هو نتيجة LayerNorm بعد الطبقة الفرعية التي تحتها.
head-pre-norm-model-reads =
    { $isBottom ->
        [yes] يختار مُعرِّف الرمز صفًا من جدول التضمين، { $dModel } من الأعداد؛ ويضاف إليه موضعه. والمجموع هو بداية الدفق المتبقي r. ويقرؤه هذا النموذج ذو التطبيع السابق (pre-norm) عبر LayerNorm: x.
       *[no] يختار مُعرِّف الرمز صفًا من جدول التضمين، { $dModel } من الأعداد؛ ويضاف إليه موضعه. وقد أضافت الطبقات الأدنى نتائجها: هذا هو الدفق المتبقي r. ويقرؤه هذا النموذج ذو التطبيع السابق (pre-norm) عبر LayerNorm: x.
    }
head-three-learned =
    ثلاث مصفوفات متعلَّمة تحوّل { $dModel } من الأعداد إلى { $dHead }: استعلام لهذا الصف (ما يبحث عنه)، ولكل رمز مفتاح (ما يعرضه) وقيمة (ما يمرّره).{ $isCross ->
        [yes] { " " }تُحسب المفاتيح والقيم من خرج المُرمِّز y، لكل رمز من المصدر.
       *[no] { "" }
    }{ $isDivided ->
        [yes] { " " }يقسم هذا النموذج هنا q وk على ‎{ $dHead }^¼‎.
       *[no] { "" }
    }
head-tokens-may-not-be-looked =
    { $isDecoder ->
        [yes] { $closed ->
            [one] الرموز التي لا يجوز النظر إليها تنال { $fill }. هنا: رمز واحد ({ $closed }) بعد هذا الصف، لأنه لم يُكتب بعد.
           *[other] الرموز التي لا يجوز النظر إليها تنال { $fill }. هنا: الرموز التي بعد هذا الصف، وعددها { $closed }، لأنها لم تُكتب بعد.
        }
       *[no] { $closed ->
            [one] الرموز التي لا يجوز النظر إليها تنال { $fill }. هنا: رمز حشو واحد ({ $closed }).
           *[other] الرموز التي لا يجوز النظر إليها تنال { $fill }. هنا: رموز الحشو، وعددها { $closed }.
        }
    }

## pages/head/tables.js

head-by-token = بحسب الرمز
head-word-summed-over = بحسب الكلمة: مجموع على قطع المفتاح، ومتوسط على صفوف { $name }
head-by-dimension-for = بحسب البُعد، لـ { $key }
head-number-residual = بحسب أعداد الدفق المتبقي
head-numbers-as-tables = الأعداد في جداول
head-every-number-row = كل أعداد هذا الصف

## pages/head/tools.js

head-relate = الربط
head-look-back = النظر إلى الخلف
head-look-across = النظر إلى المصدر
head-change = تغيير
head-layer-head = { $map }، الطبقة { $layer }، الرأس { $head }

## pages/head/mount.js

head-step-next-next-b-row = الخطوة { $next }، { $nextB }. { $row }

## pages/head/scaling_experiment.js

head-heads-run = رؤوس هذا التشغيل
head-the-numbers = الأعداد
head-numbers-table-below = { $name }. الأعداد في الجدول أدناه.
head-standard-deviation = الانحراف المعياري
head-largest-weight-of-row = أكبر وزن في الصف
head-random-vectors = متجهات عشوائية، عدد أعداد كل منها { $width }
head-hidden = مخفية
head-query-before-turn = أعداد الاستعلام قبل أن يديره موضعه، وعددها { $count }
head-key-before-turn = مفتاح { $key } قبل أن يديره موضعه، { $place }، بالطريقة نفسها
head-position-turns =
    { $turns ->
        [pairs] ↓ يُدار بحسب موضعه، { $place } (والأول 0): كل عدد مع جاره
       *[halves] ↓ يُدار بحسب موضعه، { $place } (والأول 0): كل عدد من النصف الأول مع الذي في المكان نفسه من النصف الثاني
    }
head-before-cap-or-distance =
    { $fit ->
        [capped] هذه هي الملاءمة قبل حدّ هذا النموذج.
       *[biased] هذه هي الملاءمة قبل أن يضيف النموذج عددًا للمسافة.
    }
head-column-token = الرمز
head-column-mask = القناع
head-column-share = النسبة
head-column-word = الكلمة
head-column-dimension = البُعد
head-column-number = العدد
head-part-off = موقَف
head-key-masked = { $key } مقنّع

## pages/model/faithfulness_view.js

model-loading-the-tests = جارٍ تحميل الاختبارات …
model-faithful-explanation = التفسير الأمين يسمّي الرموز التي يستند إليها التنبؤ. عند إزالتها يهبط الاحتمال: مساحة الحذف صغيرة. ومعها وحدها يبقى الاحتمال: مساحة الإدخال كبيرة.
model-model-was-not = لم يُقس هذا النموذج. ولنموذج من هذا المشروع يفعل ذلك الأمر glassformer explain --bench NAME --data DIR.
model-which-explanation = أي تفسير يوثق به
model-tests-explanations = اختبارات التفسيرات
model-measured-over = قيس على { $sentences } من جمل التحقق. { $small }

## pages/model/train_captions.js

model-before-starts-what = قبل البداية: ماذا سيحدث { $session }؟
model-guess-second = التخمين أولًا، ثم يتدرّب مُحوِّل ثانٍ إلى جانب الأول: المهمة نفسها، وفرق واحد.
model-loading-what-trains = جارٍ تحميل برنامج التدريب، مرة واحدة.
model-can-learn-press-start = هل يستطيع تعلّم { $says }؟ الضغط على «بدء» يُظهر ذلك.
model-begins-with-random = يبدأ بأعداد عشوائية. لا يُرسل شيء إلى خادم: هذا المتصفح يقوم بالعمل كله.
model-step-knows-nothing = الخطوة 0: لا يعرف شيئًا بعد. كل أعداده عشوائية.
model-yes-as-fast = نعم، بالسرعة نفسها
model-yes-but-later = نعم، لكن بعد وقت أطول
model-no = لا
model-training-may-now-look = في التدريب يجوز له الآن النظر إلى الحروف القادمة. هل سيكتب وحده أفضل؟
model-better = أفضل
model-no-difference = لا فرق
model-worse = أسوأ
model-other-random-numbers = أعداد عشوائية أخرى في البداية، ولا شيء غير ذلك. هل المنحنى نفسه؟
model-the-same = المنحنى نفسه
model-nearly-the-same = المنحنى نفسه تقريبًا
model-quite-another = مختلف تمامًا
model-can-it-still = { $session }: هل ما زال يستطيع { $says }؟
model-at-step-s = 99% عند الخطوة { $step }، { $seconds } ث
model-for-task-matters = المهم في هذه المهمة أي الحروف موجودة، لا أين.
model-knows-which-letters = يعرف أي الحروف موجودة، لا أين.
model-one-look-for-each = تكفي هنا نظرة واحدة لكل حرف، ويستطيع رأس واحد ذلك.
model-head-here-only = عرض الرأس هنا { $dmodel } من الأعداد فقط؛ وكلما زاد عرض الرأس كبرت درجاته.
model-differences-size = فروق بهذا القدر مصادفة؛ والمطلوب أكبر منها.
model-neither-has-learned = لم يتعلّمها أي منهما في { $shown } من الخطوات، فلا يُظهر ذلك شيئًا. تلزم خطوات أكثر.
model-learns-tab-tested-on =
    { $isDecoderOnly ->
        [yes] مُحوِّل من مُفكِّك ترميز فقط
       *[no] مُحوِّل
    }{ $isSized ->
        [yes] { " " }عدد مُعامِلاته { $size }
       *[no] { "" }
    } يتعلّم { $says }، في هذا التبويب، ويُختبر على { $unseen } من الأمثلة التي لم يرها
model-head-on-place =
    { $hasNone ->
        [yes] ليس لهذا الرأس موضع خاص بعد: { $share } من انتباهه على { $place }.
       *[no] ينظر هذا الرأس إلى { $place }: { $share } من انتباهه.
    }
model-heads-on-place = هذا الرأس على { $place } بـ { $share } من انتباهه، وفي التشغيل الثاني بـ { $second }.
model-fed-and-alone = مع إعطاء الحروف الصحيحة كما في التدريب يصيب في { $fed } من المرات. ووحده يكتب من دونها.
model-whole-answers-right = أجوبة كاملة صحيحة: { $words }. مع إعطاء الحروف الصحيحة كما في التدريب يصيب في { $fed } من المرات.
model-two-runs-right =
    { $isDone ->
        [yes] بعد { $shown } من الخطوات
       *[no] الخطوة { $shown }
    }: { $first } { $a }، { $second } { $b } { $unit ->
        [answers] من الأجوبة صحيحة.
        [digits] من الأرقام صحيحة.
       *[letters] من الحروف صحيحة.
    }
model-run-right =
    { $isDone ->
        [yes] بعد { $shown } من الخطوات
       *[no] الخطوة { $shown }
    }: يصيب { $a } { $unit ->
        [answers] من الأجوبة
        [digits] من الأرقام
       *[letters] من الحروف
    }{ $isEnough ->
        [yes] ، في أمثلة لم يرها قط.
       *[no] .
    }
model-share-of-unit =
    { $unit ->
        [answers] { $share } من الأجوبة
        [digits] { $share } من الأرقام
       *[letters] { $share } من الحروف
    }
model-peeking =
    { $isAhead ->
        [yes] مع إعطاء الحروف الصحيحة يصيب في { $fed } من المرات: يقرأ الجواب متقدمًا موضعًا واحدًا.
       *[no] مع إعطاء الحروف الصحيحة يصيب في { $fed } من المرات.
    } ووحده لا شيء أمامه يقرؤه: { $letters } { $unit ->
        [answers] من الأجوبة
        [digits] من الأرقام
       *[letters] من الحروف
    }، و{ $words } من الأجوبة الكاملة. الخسارة القليلة ليست دليلًا.
model-you-guessed =
    { $isRight ->
        [yes] تخمينك: { $guess }. صحيح.
       *[no] تخمينك: { $guess }. والصحيح: { $right }.
    }
model-learned-at-step =
    { $isTwo ->
        [yes] 99% عند الخطوة { $step }، و{ $first } عند الخطوة { $firstStep }.
       *[no] 99% عند الخطوة { $step }.
    }
model-ends-at =
    { $unit ->
        [answers] ينتهي عند { $share } من الأجوبة.
        [digits] ينتهي عند { $share } من الأرقام.
       *[letters] ينتهي عند { $share } من الحروف.
    }

## pages/model/train_clock.js

model-start = بدء
model-loading = جارٍ التحميل
model-pause = إيقاف مؤقت
model-go-on = متابعة
model-train-again = تدريب من جديد
model-minutes-seconds = { $seconds } من الدقائق
model-take-layer-heads-wide = طبقة واحدة ورأسان والعرض 32
model-go-on-from-step = المتابعة من الخطوة { $live } بنصف معدّل التعلّم
model-program-loading-mb = جارٍ تحميل البرنامج، { $loaded } من { $total } ميغابايت. ويُحفظ للمرة القادمة.
model-starting-python-tab = يبدأ Python في هذا التبويب.
model-paused-step-because = توقف مؤقت عند الخطوة { $live }، لأن هذا التبويب كان مخفيًا. لم يُفقد شيء.
model-step-takes-s-on = تستغرق الخطوة { $ms } ث على هذا الجهاز، أكثر من { $slow } ث: والخطوات الباقية، وعددها { $steps }، تستغرق نحو { $stepsB }.
model-reset = إعادة الضبط
model-settings = الإعدادات
model-back-to-now = العودة إلى الآن
model-time-step-shown = الزمن: الخطوة المعروضة
model-clock-training = ساعة التدريب
model-step-of = الخطوة { $shown } من { $steps }
model-step-of-timed = الخطوة { $shown } من { $steps }{ $isCount ->
        [yes] { " " }· { $time } ث
       *[no] { "" }
    }{ $isAt ->
        [yes] { "" }
       *[no] ، والآن { $live }
    }
model-bug-leaves-rows = يترك هذا الخطأ صفوفًا لا مفتاح تنظر إليه، وsoftmax من دون أي مفتاح هي 0 ÷ 0.
model-step-was-too-long = كانت خطوة أكبر مما ينبغي.

## pages/model/train_curves.js

model-step = الخطوة 0
model-at-step = { $title }: { $values } عند الخطوة { $shown }.
model-loss-on-training = الخسارة على أمثلة التدريب
model-this-head-on = هذا الرأس على { $aim }
model-right-when-fed-answer = الصحيح مع إعطاء الجواب
model-loss = الخسارة
model-right = الصحيح
model-attention = الانتباه
model-curves = المنحنيات
model-unseen-right-dashed =
    { $unit ->
        [answers] الصحيح من أجوبة لم تُرَ (الخط المتقطع: أجوبة كاملة)
        [digits] الصحيح من أرقام لم تُرَ (الخط المتقطع: أجوبة كاملة)
       *[letters] الصحيح من حروف لم تُرَ (الخط المتقطع: أجوبة كاملة)
    }

## pages/model/train_guess.js

model-start-without-guess = بدء بلا تخمين
model-never-mind = إلغاء
model-your-guess = تخمينك
model-both-begin-step = يبدأ الاثنان من الخطوة 0؛ وللثاني أوزان أخرى وأمثلة أخرى.
model-both-begin-step-see = يبدأ الاثنان من الخطوة 0 ويريان الأمثلة نفسها بالترتيب نفسه.
model-what-happened = ما الذي حدث
model-can-without-them =
    { $name ->
        [sort] هل يستطيع الترتيب من دون المواضع؟
       *[count] هل يستطيع العد من دون المواضع؟
    }
model-try-abcdefgh = تجربة abcdefgh
model-try-hgfedcba = تجربة hgfedcba
model-see-head-peeks = عرض الرأس الذي يختلس النظر
model-example = مثال
model-example-your-own = مثال خاص بك
model-try = تجربة
model-examples = أمثلة

## pages/model/train_keep.js

model-which-run = أي تشغيل
model-keep-as-model = حفظه نموذجًا
model-step-title-live =
    { $isBeside ->
        [yes] { $title }، الخطوة { $live }، { $session }
       *[no] { $title }، الخطوة { $live }
    }
model-answer = الجواب
model-open-all-tabs = فتحه في كل التبويبات
model-save-checkpoint = حفظ نقطة الحفظ
model-keep-what-has-learned = حفظ ما تعلّمه
model-bug-is-no-part = الخطأ ليس جزءًا من الملف: تعلّمت الأوزان معه، وتشغّلها التبويبات الأخرى من دونه.
model-browser-keeps-nothing = لا يحفظ هذا المتصفح شيئًا لهذه الصفحة. يمكن حفظ نقطة الحفظ في ملف بدلًا من ذلك.
model-zip-is-a-folder = { $name } مجلد يقرؤه core.load و«glassformer app --model».
model-kept-at-newest = كما هو عند أحدث خطوة، وأثناء تدرّبه أيضًا.
model-kept-after-start = بعد البدء.
model-kept-in-browser = محفوظ في هذا المتصفح. { $link }، في صفحة مستقلة لا تحتاج إلى خادم (20 ميغابايت، مرة واحدة).

## pages/model/train_recipe.js

model-encoder-decoder = مُرمِّز ومُفكِّك ترميز
model-decoder-only = مُفكِّك ترميز فقط
model-task = المهمة
model-layers = الطبقات
model-heads = الرؤوس
model-steps = الخطوات
model-design = التصميم
model-size = الحجم
model-parameters-count = عدد المُعامِلات { $count }
model-where-change = أين يوضع التغيير
model-second-run = في تشغيل ثانٍ
model-in-this-run = في هذا التشغيل
model-classic-bug = خطأ كلاسيكي
model-second-transformer = يتدرّب مُحوِّل ثانٍ إلى جانبه، بهذا الفرق الواحد.
model-one-transformer = يتدرّب المُحوِّل الواحد بهذه التغييرات.
model-no-bug = لا خطأ
model-change-one-thing = تغيير شيء واحد
model-task-and-settings = المهمة والإعدادات: { $title }، { $settings }
model-adam-learning-rate =
    { $isTimed ->
        [yes] { $size }، { $pace } ملّي ثانية للخطوة. Adam، معدّل التعلّم 0.003 بعد 100 خطوة إحماء، 64 مثالًا للخطوة، البذرة { $seed }.
       *[no] { $size }. Adam، معدّل التعلّم 0.003 بعد 100 خطوة إحماء، 64 مثالًا للخطوة، البذرة { $seed }.
    }

## pages/model/train_run.js

model-input-looks-input = المُدخل ينظر إلى المُدخل
model-looks-back = ينظر إلى الخلف
model-output-looks-input = الخرج ينظر إلى المُدخل
model-all-heads = { $name }، كل الرؤوس
model-all-heads-title = كل الرؤوس
model-all-heads-counted = كل الرؤوس: { $count }
model-chosen-head-enter = الرأس المختار. يختار Enter الصف.
model-looks-at = { $who }
    ينظر إلى { $keys }: { $map }
model-right-is = ← { $want }
model-chosen-head-as-table = الرأس المختار في جدول
model-the-chosen-head = الرأس المختار
model-the-second-run = التشغيل الثاني
model-the-run = التشغيل
model-right-one-heads-as = { $right } من { $count } صحيحة في هذا المثال. الرؤوس كما في التدريب: يُعطى مُفكِّك الترميز الجواب الصحيح.
model-head-mean-of = { $head }: متوسط { $count } من الأمثلة التي لم تُرَ

## pages/model/train_session.js

model-does-not-fit-type = «{ $typed }» لا يصلح: المطلوب { $hint }.
model-run-number = التشغيل { $run }.
model-task-title =
    { $task ->
        [reverse] العكس
        [sort] الترتيب
        [count] عدّ a
        [copy] النسخ
        [add] الجمع
        [german] بالألمانية
       *[french] بالفرنسية
    }
model-task-says =
    { $task ->
        [reverse] عكس كلمة
        [sort] ترتيب الحروف
        [count] عدّ حروف a
        [copy] نسخ كلمة
        [add] جمع عددين
        [german] كتابة الأعداد بالألمانية
       *[french] كتابة الأعداد بالفرنسية
    }
model-task-hint =
    { $task ->
        [add] عددان من رقمين، مثل 47+85
        [german] عدد من 0 إلى 999
        [french] عدد من 0 إلى 999
       *[letters] 8 حروف من a إلى j
    }
model-task-aim =
    { $task ->
        [reverse] الموضع المنعكس
        [sort] الحرف المطلوب كتابته
        [count] حروف a
       *[copy] الموضع نفسه
    }

## pages/model/train_settings.js

model-positions = المواضع
model-where-each-character = أين يقع كل حرف
model-causal-mask = القناع السببي
model-no-look-what-comes = لا نظر إلى ما يأتي بعد
model-d = ‎÷ √dₖ
model-with-positions =
    { $positions ->
        [yes] مع المواضع
       *[no] من دون المواضع
    }
model-with-causal-mask =
    { $causal ->
        [yes] مع القناع السببي
       *[no] من دون القناع السببي
    }
model-with-scale =
    { $scale ->
        [yes] مع ‎÷ √dₖ
       *[no] من دون ‎÷ √dₖ
    }
model-keeps-scores-small = تُبقي الدرجات صغيرة
model-several-heads = عدة رؤوس
model-instead-of-one = بدلًا من رأس واحد
model-with-heads =
    { $heads ->
        [zero] بلا رؤوس
        [one] برأس واحد
        [two] برأسين
        [few] بـ { $heads } رؤوس
        [many] بـ { $heads } رأسًا
       *[other] بـ { $heads } رأس
    }
model-this-seed = هذه البذرة
model-not-another-one = وليس غيرها
model-with-seed = بالبذرة { $seed }
model-softmax-over-wrong = softmax على المحور الخطأ
model-positions-batch-axis = المواضع بحسب محور الدفعة
model-nan-from-empty-rows = NaN من صفوف فارغة
model-with-bug = مع الخطأ { $bug }
model-without-the-bug = من دون الخطأ
model-layer-head-wide = الطبقات { $layers }، الرؤوس { $heads }، العرض { $dmodel }

## pages/model/train_strips.js

model-input-and-answer = المُدخل والجواب
model-place-in-answer =
    الموضع { $place }: { $isEmpty ->
        [yes] لا شيء
       *[no] { $has }
    }{ $verdict ->
        [wrong] ، خطأ، والصحيح { $want }
        [right] ، صحيح
       *[none] { "" }
    }

## pages/model/train_view.js

model-this-example = هذا المثال
model-mean-by-place = المتوسط بحسب الموضع
model-link-unreadable = لا يمكن قراءة تدريب هذا الرابط، فيُعرض المعتاد.

## pages/model/train_worker.js

model-browser-cannot-train = لا يستطيع هذا المتصفح التدريب: ينقصه WebAssembly أو عمّال الويب (web workers). يمكن تجربة متصفح أحدث.
model-files-for-training = تعذّر جلب ملفات التدريب. يرجى التحقق من الاتصال، ثم الضغط على «بدء» من جديد.

## pages/model/training_answers.js

model-finished-models = ترجمة النموذج المكتمل: { $label }
model-step-label = الخطوة { $step }
model-the-same-in-text = الجواب نفسه
model-answers-nothing = (لا شيء)
model-probability-each = احتمال كل جواب
model-likeliest-next-token = الرمز التالي الأرجح في كل موضع من الترجمة المكتملة، بالعريض إن كان صحيحًا. أدناه: احتمال الرمز الصحيح.
model-what-it-answers = ما يجيب به
model-own-answer-every =
    { $metric ->
        [none] جوابه الخاص في كل لحظة
        [bleu] جوابه الخاص في كل لحظة، BLEU على { $count } من جمل التحقق
       *[accuracy] جوابه الخاص في كل لحظة، نسبة الوسوم الصحيحة على { $count } من جمل التحقق
    }

## pages/model/training_curve.js

model-log-run-was-not = لم يُحفظ سجل هذا التدريب، فلا منحنى تعلّم.
model-last-measured-step = آخر قياس حتى الخطوة { $step }: { $known }.
model-nothing-was-measured = لم يُقس شيء قبل هذه الخطوة.
model-learning-curve-loss = منحنى التعلّم: الخسارة والعلامة بحسب الخطوة. النقر ينتقل إلى أقرب لحظة.
model-learning-curve = منحنى التعلّم
model-word-of-curve =
    { $name ->
        [step] الخطوة
        [nats] نات للهدف
        [training] التدريب
        [validation] التحقق
        [BLEU] BLEU
       *[accuracy] التنبؤات الصحيحة
    }
model-last-of-curve =
    { $name ->
        [training] خسارة التدريب { $value } نات للهدف
        [validation] خسارة التحقق { $value } نات
        [BLEU] BLEU { $value }
       *[accuracy] التنبؤات الصحيحة { $value }
    }

## pages/model/training_heads.js

model-layer-head-step = الطبقة { $layer }، الرأس { $head }، الخطوة { $at }
    { $role }{ $map }
model-all-heads-moment = كل الرؤوس في هذه اللحظة
model-all-heads-step = { $name }: كل الرؤوس عند الخطوة { $at }
model-roles-these-heads = لم تُقس أدوار هذه الرؤوس في هذه اللحظات.
model-layer-head-step-role = الطبقة { $layer }، الرأس { $head }، الخطوة { $step }: { $role } { $headB }
model-layer-head = ‎{ $layer }.{ $head }‎، الطبقة { $layer }، الرأس { $head }: { $final }
model-layer-head-in-text = الطبقة { $layer }، الرأس { $head }
model-step-in-text = الخطوة { $step }
model-role-every-head-every = دور كل رأس في كل لحظة، مع قوته
model-roles-as-table = الأدوار في جدول
model-roles-over-training = الأدوار عبر التدريب
model-roles-heads-learn = { $name }: الأدوار التي تتعلّمها الرؤوس
model-measured-on = { $history } قيس على { $probe } من جمل التحقق.
model-not-measured-these = لم يُقس في هذه اللحظات.
model-role-since = { $role }، منذ { $step }

## pages/model/training_history.js

model-most-row-column-all = الأكثر: { $row } ← { $column } { $all }
model-layer-head-title = الطبقة { $layer }، الرأس { $head }
model-step-start = الخطوة { $start }
model-mixed-moment-end = { $name } مختلط في هذه اللحظة، وفي النهاية.
model-still-mixed-here-from = { $name } ما زال مختلطًا هنا؛ و{ $final } من { $from } فصاعدًا.
model-here-with-attention = { $name } { $now } هنا، بـ { $strength } من انتباهه
model-and-has-since = { $does }، وذلك منذ { $from }.
model-end-mixed = { $does }؛ وفي النهاية هو مختلط.
model-end = { $does }؛ وفي النهاية { $final }.
model-none-these-heads-has = ليس لأي من هذه الرؤوس، وعددها { $all }، دور واضح في النهاية.
model-these-heads-have =
    { $count ->
        [one] لرأس واحد ({ $count }) من هذه الرؤوس، وعددها { $all }، دور واضح في النهاية، منذ الخطوة { $half }.
       *[other] لـ { $count } من هذه الرؤوس، وعددها { $all }، دور واضح في النهاية؛ ونصف هذه كان له دوره بحلول الخطوة { $half }.
    }

## pages/model/training_view.js

model-one-moment-back = لحظة إلى الوراء
model-one-moment-on = لحظة إلى الأمام
model-play = عرض
model-moment-training = لحظة من التدريب
model-moments-training = لحظات التدريب
model-step-moment-of = الخطوة { $at }، اللحظة { $atB } من { $count }
model-step-of-last = الخطوة { $step } من { $last }

## pages/model/training_view.js

model-loading-training = جارٍ تحميل مسار التدريب …
model-which-sentence = أي جملة
model-how-learned-from = كيف تعلّم، من الخطوة الأولى إلى الأخيرة
model-sentence = الجملة

## pages/model/vocabulary_map.js

model-of-the-sentence = من الجملة
model-chosen-token = الرمز المختار وجيرانه ورموز الجملة
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] PCA: الاتجاهان اللذان فيهما أكبر تباين؛ وفيهما { $variance } منه.{ " " }
       *[no] تُبقي t-SNE الجيران معًا بقدر ما يسمح به بُعدان. ولا معنى للمسافات ولا لأحجام المجموعات.{ " " }
    }من جيران الرمز الحقيقيين، وعددهم { $of }، يكون { $kept } من أقرب { $of } إليه هنا{ $isSample ->
        [yes] { " " }(قيس على { $sample } من الرموز)
       *[no] { "" }
    }. وقائمة الجيران دقيقة.
model-map-all-tokens-arrow = خريطة كل الرموز. مفاتيح الأسهم تختار أقرب رمز في تلك الجهة.
model-map-as-table = الخريطة في جدول
model-map-all-tokens = خريطة كل الرموز
model-all-tokens-two = كل الرموز، وعددها { $count }، في بُعدين

## pages/model/vocabulary_panel.js

model-no-token-starts-with = لا رمز يبدأ بهذا النص. يقسّم النموذج كلمة كهذه قطعًا.
model-token-such-as-winter = رمز، مثل winter
model-find-a-token = البحث عن رمز
model-token-word = الرمز { $word }
model-in-count-side = { $count } في { $side }
model-length-training-texts =
    { $isCount ->
        [yes] الرمز { $word } · الطول { $count } · في نصوص التدريب: { $times }
       *[no] الرمز { $word } · الطول { $count }
    }
model-target-has-another = للهدف جدول آخر، غير مرسوم هنا.
model-source-target-share = يشترك المصدر والهدف في جدول واحد. ولا يلزم أن تكون الكلمة قرب ترجمتها، لأن الرؤوس هي التي تحاذي الكلمات.
model-this-sentence = هذه الجملة
model-the-chosen-token = الرمز المختار
model-nearest-cosine = أقرب { $count } إليه من { $countB }، بجيب التمام
model-cosine-over-all = جيب التمام على الأبعاد كلها ({ $width })، ولا علاقة له بالخريطة.

## pages/model/vocabulary_view.js

model-drawing-map-all = جارٍ رسم خريطة كل الرموز …
model-zoom-in = تكبير
model-zoom-out = تصغير
model-all = الكل
model-the-sentence = الجملة
model-which-map = أي خريطة
model-drag-box-zoom-double = سحب إطار للتكبير، ونقر مزدوج للكل
model-which-words-model = أي كلمات يجدها النموذج متشابهة
model-is-chosen = { $word } مختار.
model-key-of-sentence = { $swatch }من هذه الجملة
model-key-chosen = { $swatch }مختار
model-key-neighbours = { $swatch }إلى جيرانه
model-keys-find = [/] بحث
model-keys-token-to-token = [←][→][↑][↓] على الخريطة: من رمز إلى رمز
model-keys-zoom = [+][−][0] على الخريطة: تكبير

## pages/model/train_curves.js

model-no-number-yet = لا عدد بعد
model-column-token = الرمز
model-column-why = السبب
model-column-cosine = جيب التمام
model-column-across = أفقيًا
model-column-up = رأسيًا
model-near = قريب
model-chosen = مختار
model-train-diverged = الخطوة { $step }: صارت الخسارة NaN، أي ليست عددًا. بقيت الخطوة { $kept }.

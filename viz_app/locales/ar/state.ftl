## state/link.js

state-names-and-more = { $names } وغيرها: { $more }
state-link-unknown = لا تعرف هذه الصفحة ما يلي من الرابط: { $names }.
state-link-unusable =
    { $count ->
        [one] لا يمكن استخدام { $names } من الرابط، فيُتجاهل.
       *[other] لا يمكن استخدام { $names } من الرابط، فتُتجاهل.
    }

## state/question.js

state-no-such-step =
    { $task ->
        [translator] لا توجد هنا الخطوة { $wanted }: عدد خطوات هذه الترجمة { $count }، والعد من 0. تُفسَّر خطوة أخرى بدلًا منها.
        [generator] لا توجد هنا الخطوة { $wanted }: عدد خطوات هذا النص { $count }، والعد من 0. تُفسَّر خطوة أخرى بدلًا منها.
       *[classifier] لا يوجد هنا الوسم { $wanted }: عدد وسوم هذا النموذج { $count }، والعد من 0. يُفسَّر وسم آخر بدلًا منه.
    }

## state/change_chips.js

state-heads-off =
    { $count ->
        [one] الرأس { $head } من الطبقة { $layer } موقَف
       *[other] رؤوس موقَفة: { $count }
    }
state-changes-of-masks =
    { $count ->
        [one] تغيير في قناع
       *[other] تغييرات في الأقنعة: { $count }
    }
state-pads-added =
    { $count ->
        [one] أضيف رمز حشو واحد
       *[other] رموز حشو مضافة: { $count }
    }

## state/decoding.js

state-greedy = جشع
state-beam =
    { $isUsual ->
        [yes] شعاع { $beam }
       *[no] شعاع { $beam }، عقوبة { $penalty }
    }
state-sample = أخذ العينات، درجة الحرارة { $temperature }
state-top-k = top-k { $count }
state-top-p = top-p { $share }
state-seed = البذرة { $seed }
state-each-step-draws =
    { $limits ->
        [both] تسحب كل خطوة رمزًا من الرموز التي هي ضمن أرجح { $count } وضمن أرجح الرموز التي مجموع احتمالاتها { $share }
        [count] تسحب كل خطوة رمزًا من أرجح { $count }
        [share] تسحب كل خطوة رمزًا من أرجح الرموز التي مجموع احتمالاتها { $share }
       *[none] تسحب كل خطوة رمزًا من كل الرموز
    }{ $favoured ->
        [likely] ، وتُفضَّل الرموز الراجحة
        [unlikely] ، وتُفضَّل الرموز غير الراجحة
       *[none] { "" }
    }. والبذرة نفسها تسحب الرموز نفسها من جديد.

## state/change_chips.js

state-softmax-over-wrong-axis = softmax على المحور الخطأ
state-every-word-one-position = كل الكلمات في موضع واحد
state-no-division-d = من دون القسمة على ‎√d
state-no-causal-mask = من دون القناع السببي
state-no-padding-mask = من دون قناع الحشو
state-row-may-look-nowhere = صف لا يجوز له النظر إلى شيء
state-row-looks-everywhere-alike = صف ينظر إلى كل شيء بالتساوي
state-hidden-from-decoder = { $text } مخفي عن مُفكِّك الترميز
state-no-positions = من دون مواضع
state-word-order-shuffled = ترتيب الكلمات مخلوط
state-positions-shifted-by = المواضع مُزاحة بمقدار { $number }
state-left-out = من دون { $text }
state-steered-by = إمالة بواسطة { $one }
state-masked-cells-score = الخانات المقنّعة: الدرجة { $score }

## state/decoding.js

state-each-step-writes-likeliest = تكتب كل خطوة الرمز الأرجح.
state-each-step-keeps-likeliest = تُبقي كل خطوة أرجح البدايات، وعددها { $beam }. وتُعرض الترجمة المكتملة ذات العلامة الفضلى. والعلامة هي log p مقسومًا على عقوبة الطول.

## state/difference.js

state-b-different-tasks-so-they = مهمتا A وB مختلفتان، فلا يمكن حساب الفرق بينهما. يمكنك النظر إلى A أو B وحده.
state-models-b-have-different-numbers = لنموذجي A وB أعداد مختلفة من الطبقات أو الرؤوس، فلا يُحسب فرق هذه الأعداد. يمكنك النظر إلى A أو B وحده.
state-b-come-from-two = A وB من نموذجين معرّفات رموزهما مختلفة. يلزم اختيار رمز يكتبه الاثنان هنا، من دون مقارنته برمز آخر.
state-has-no-class-so = ليس لـ A الصنف { $name }، فلا يُحسب فرق.
state-only-b-reads-here = لا يقرأ { $step } هنا إلا B، فلا يُحسب فرق.
state-weights-of-both-runs = أوزان كل رؤوس التشغيلين في الطريق.

## state/pins.js

state-pinned-run-link-lacks-model = ينقص التشغيلَ المثبّت في هذا الرابط نموذجُه أو نصُّه، فلم يُثبَّت.
state-pinned-run-link-uses-model = يستخدم التشغيل المثبّت في هذا الرابط النموذج «{ $model }»، وهو غير موجود هنا، فلم يُثبَّت.
state-link-pins-runs-only-last = عدد التشغيلات المثبّتة في هذا الرابط { $count }، ويُستخدم الأخير فقط.

## state/steering.js

state-token-one = الرمز { $one }
state-a-vector = متجه
state-file-does-not-hold-one = محتوى هذا الملف ليس صفًا واحدًا من أعداد float32؛ يمكن حفظ المتجه بواسطة numpy.save.

## state/whole_words.js

state-weights-word-vectors-scores = الأوزان بحسب الكلمة؛ المتجهات والدرجات بحسب القطعة
state-heads-word-masks-piece = الرؤوس بحسب الكلمة؛ الأقنعة بحسب القطعة
state-heads-word-positions-piece = الرؤوس بحسب الكلمة؛ المواضع بحسب القطعة
state-tab-shows-pieces-because-each = يعرض هذا التبويب القطع، لأن لكل قطعة متجهًا

## state/class_names.js

state-class =
    { $label ->
        [ABBR] اختصار
        [DESC] وصف
        [ENTY] شيء
        [HUM] شخص أو جماعة
        [LOC] مكان
        [NUM] عدد
       *[other] { "" }
    }
state-in-quotes = «{ $text }»
state-from-to = { $from } ← { $to }
state-parts = { $part }؛ { $next }
state-way =
    { $name ->
        [greedy] جشع
        [beam] شعاع
        [sample] أخذ العينات
       *[other] { $title }
    }
state-decoding-option =
    { $name ->
        [beam] عرض الشعاع
        [length_penalty] عقوبة الطول
        [temperature] درجة الحرارة
        [top_k] Top-k ‏(0: الكل)
        [top_p] Top-p
        [seed] البذرة العشوائية
       *[other] { $title }
    }
state-side =
    { $name ->
        [English] الإنجليزية
        [German] الألمانية
        [French] الفرنسية
        [Spanish] الإسبانية
        [Question] السؤال
        [Type] النوع
        [Source] المصدر
        [Target] الهدف
        [Beginning] البداية
        [Text] النص
        [Sentence] الجملة
        [Label] الوسم
        [Mask] القناع
        [Review] المراجعة
        [Verdict] الحكم
       *[other] { $name }
    }

state-model-title =
    { $name ->
        [en-de] من الإنجليزية إلى الألمانية
        [en-fr] من الإنجليزية إلى الفرنسية
        [de-en] من الألمانية إلى الإنجليزية
        [fr-en] من الفرنسية إلى الإنجليزية
        [sentiment] المشاعر
        [question-type] نوع السؤال
        [next-word] الكلمة التالية
       *[other] { $title }
    }

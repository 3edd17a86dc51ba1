## pages/translate/beam_search.js

translate-log-p = log p
translate-beam-search-best = البحث الشعاعي: تُعرض الفضلى من الترجمات المكتملة، وعددها { $count }
translate-search-tree = شجرة البحث
translate-hide = إخفاء
translate-hide-search-tree = إخفاء شجرة البحث

## pages/translate/classes.js

translate-click-token-leave-out =
    { $hasShares ->
        [yes] النقر على رمز يحذفه: يعمل النموذج من جديد من دونه، ويتغيّر أيضًا ما تضيفه الرموز الأخرى.
       *[no] النقر على رمز يحذفه: يعمل النموذج من جديد من دونه.
    }
translate-show-contribution = إظهار إسهام كل رمز في { $label }
translate-choose-label = اختيار { $label }
translate-bar-b-tick = الشريط: B. الخط الصغير: A.
translate-unsure-most-likely = غير متأكد، والأرجح: { $label }
translate-most-likely = الأرجح: { $label }
translate-below-result = دون { $below } تكون النتيجة «{ $unsure }».

## pages/translate/compare_heads.js

translate-b-for-all-heads = B − A لكل الرؤوس
translate-layer-head = الطبقة { $layer }، الرأس { $head }
    { $moved }

## pages/translate/compared.js


## pages/translate/contributions.js

translate-model-does-not = لا يأخذ هذا النموذج متوسط رموزه، فليس للدرجة إسهام دقيق من كل رمز.
translate-score = الدرجة
translate-lead-over-runner-up = التقدّم على الثاني
translate-adds-to = تضيف { $piece } { $adds } إلى { $labels }
translate-tokens-text = رموز النص
translate-bias = الانحياز
translate-sum-to-show = المجموع المعروض
translate-score-in-text = الدرجة
translate-lead = التقدّم
translate-click-to-leave-out = النقر يحذفه
translate-cannot-be-left-out = لا يمكن حذفه
translate-contribution-of-each =
    { $isLead ->
        [yes] إسهام كل رمز في تقدّم { $label } على { $other }
       *[no] إسهام كل رمز في { $label }
    }

## pages/translate/heads.js

translate-looks-at = { $who }
    ينظر إلى { $keys }: { $cellText }
translate-layer-head-largest = الطبقة { $layer }، الرأس { $head }
    أكبر وزن في هذا الصف: { $best } { $weight }
translate-all-heads = كل الرؤوس
translate-selected-head-enter = الرأس المختار. يختار Enter الصف.
translate-selected-head-numbers = الرأس المختار بالأعداد
translate-head-table =
    { $isWords ->
        [yes] { $head }، بكلمات كاملة
       *[no] { $head }
    }

## pages/translate/next.js

translate-continue-with-here = المتابعة هنا بـ { $piece }
translate-choose-another-token = يمكن اختيار رمز آخر للمتابعة به.
translate-written-in-pieces = تُكتب { $token } قطعًا: { $pieces }.
translate-next-tokens-after =
    { $runs ->
        [both] الرموز الممكنة بعد { $token }، من A إلى B
        [b] الرموز الممكنة بعد { $token }، B فقط
       *[one] الرموز الممكنة بعد { $token }
    }
translate-runs-of-bars =
    { $runs ->
        [both] الشريط: B. الخط الصغير: A.
       *[b] لا يقرأ A هذا الرمز هنا.
    }
translate-token-is-forced =
    { $isGiven ->
        [yes] { $token } معطى.
       *[no] { $token } مفروض.
    }
translate-all-other-tokens = كل الرموز الأخرى { $share }. الجملة حتى الآن: log p { $sum }

## pages/translate/heads.js

translate-source-looks-itself = النص المصدر ينظر إلى نفسه
translate-translation-looks = الترجمة تنظر إلى ما سبق منها
translate-translation-looks-source = الترجمة تنظر إلى النص المصدر
translate-whole-words-summed = كلمات كاملة: تُجمع على قطع المفتاح، ويؤخذ المتوسط على قطع الاستعلام
translate-all-heads-of = كل الرؤوس: { $names }
translate-text-looks-itself = النص ينظر إلى نفسه
translate-numbers = الأعداد
translate-mean-entropy-bits = متوسط الإنتروبيا { $entropy } بت
translate-key-adds = يضيف إلى الدرجة: − { $ramp } +
translate-key-masked = { $swatch } لا يجوز النظر
translate-key-weight = الوزن، بمقياس واحد لكل الرؤوس: 0 { $ramp } 1
translate-keys-leave-out = [Tab] إلى رمز، و[Enter] يحذفه
translate-keys-put-back = [Esc] إعادته
translate-keys-maps = [1] [2] [3] المُرمِّز، مُفكِّك الترميز، المتقاطع
translate-keys-runs = [A] [B] [D] التشغيل A، التشغيل B، الفرق
translate-keys-word = [←] [→] كلمة
translate-keys-play = [Space] عرض
translate-keys-class = [1] [2] … صنف
translate-keys-tab = [Tab] ثم مفاتيح الأسهم: الرؤوس، الخانات

## pages/translate/search/captions.js

translate-log-p-divided = log p { $sum } ÷ { $step } = { $node }‎
translate-not-drawn = لم يُسحب
translate-ended-not-among-best = انتهت، وليست من أفضل { $count }: { $node }
translate-end = ‹end›
translate-visible-path-not-tree = المسار المعروض ليس في الشجرة.
translate-beaten =
    { $kind ->
        [beam] مستبعَد
       *[other] مغلوب
    }
translate-beaten-by = غلبه { $by }، { $share }
translate-pruned-beaten-by = مستبعَد، غلبه { $by } بعد { $winner }: log p { $sum } مقابل { $sumB }
translate-place-of-finished =
    { $isBest ->
        [yes] الفضلى من المكتملة: { $sum }
       *[no] المرتبة { $place } من { $count } مكتملة: { $sum }
    }
translate-fate =
    { $kind ->
        [beam] مُبقى
        [sample] مسحوب
       *[other] مكتوب
    }
translate-node =
    { $piece } { $share } بعد { $before }
    { $isBeam ->
        [yes] المرتبة { $rank } من { $count } في الخطوة { $step }، { $fate }
       *[no] الخطوة { $step }، { $fate }
    }
    log p { $sum } حتى الآن
translate-was-forced = كان مفروضًا، لا مسحوبًا.
translate-drawn-from = سُحب باحتمال { $share } من { $tokens } من الرموز، مجموع احتمالاتها { $mass }.
translate-path-is =
    { $isBeam ->
        [yes] { $path }: { $fate }
       *[no] { $path }: { $fate }
    }{ $goes ->
        [0] .
        [one] ؛ وتمرّ به ترجمة مكتملة واحدة ({ $goes }).
       *[other] ؛ وعدد الترجمات المكتملة التي تمرّ به { $goes }.
    }
translate-step-of-path = الخطوة { $step }: { $piece } { $share } بعد { $before }، log p { $sum } حتى الآن.
translate-other-tabs-show = تعرض التبويبات الأخرى الترجمة.
translate-keeps-no-tree = لا يحتفظ بحث هذا النموذج بشجرة، فلا يُعرض إلا مسار ترجمته.

## pages/translate/search/finished.js

translate-finished-count =
    { $count ->
        [one] ترجمة مكتملة واحدة
       *[other] ترجمات مكتملة: { $count }
    }
translate-log-p-tokens = log p { $sum } ÷ { $step }‎، عدد الرموز { $stepB }
translate-score-rule = العلامة = log p ÷ ((5 + n) ÷ 6){ $penalty }‎، حيث n عدد الرموز

## pages/translate/search/picture.js

translate-search-tree-left = شجرة البحث. اليسار: الأصل؛ اليمين: الفرع؛ الأعلى والأسفل: المرتبة.
translate-forced = مفروض

## pages/translate/search/section.js

translate-search-tree-numbers = شجرة البحث بالأعداد
translate-log-p-so-far = log p حتى الآن
translate-tree-shows-pieces = تعرض الشجرة القطع، لأن البحث يكتب قطعة في كل مرة.

## pages/translate/search/section.js

translate-beam-width = عرض الشعاع
translate-length-penalty = عقوبة الطول
translate-continue-from-here = المتابعة من هنا
translate-width-each-step = العرض 1: تكتب كل خطوة الرمز الأرجح
translate-sampling-each-step = أخذ العينات: تسحب كل خطوة رمزًا واحدًا
translate-force-translation = فرض أن تبدأ الترجمة كهذا المسار حتى الخطوة { $step }

## pages/translate/searching.js

translate-search-tree-run-has = ليس في شجرة بحث هذا التشغيل عقدة كهذه، فتُعرض ترجمته.

## pages/translate/view.js

translate-run-beside-run-b = التشغيل A إلى جانب التشغيل B: الأخضر كسب وزنًا، والبنفسجي خسره.
translate-transformer = المُحوِّل
translate-head = الرأس
translate-token = الرمز
translate-attention = الانتباه
translate-about-answer =
    { $kind ->
        [class] { $transformer }، من جملة إلى أحد أصنافه: { $answer }
        [mask] { $transformer }، من جملة إلى الرمز الأرجح لقناعها: { $answer }
       *[vectors] { $transformer }، من جملة إلى متجهات
    }
translate-about-token =
    { $isTranslation ->
        [yes] { $transformer }، من { $from } إلى { $to }: { $token } { $step } من { $count }
       *[no] { $transformer }، نص يتابعه: { $token } { $step } من { $count }
    }
translate-head-one-of = { $head } { $number } من الطبقة { $layer }، واحد من { $all }، ولكل منها { $attention } الخاص به.

## pages/translate/waterfall.js

translate-contributions-tokens = إسهامات الرموز، مجموعة بالترتيب

## pages/translate/heads.js

translate-may-not-look = لا يجوز النظر
translate-left-out = محذوف

## pages/translate/search/layout.js

translate-tree-row =
    { $row ->
        [mass] المجموع
        [ended] منتهٍ
        [pruned] مستبعَد
        [path] المسار
       *[instead] بدلًا منه
    }
translate-ordinal = { $place }
translate-column-step = الخطوة
translate-column-after = بعد
translate-column-outcome = المآل

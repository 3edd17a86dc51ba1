## widgets/before_after.js

widgets-before = قبل
widgets-after = بعد
widgets-change = التغيّر
widgets-rows-are-nan = فيها صفوف NaN
widgets-most-queries-keys = الأكثر: { $queries } ← { $keys } { $value }
widgets-enter-selects-row = { $name }. يختار Enter الصف.
widgets-before-after = { $sel }، قبل ← بعد
widgets-before-and-after = قبل وبعد
widgets-before-after-or = قبل أو بعد أو التغيّر

## widgets/change_captions.js

widgets-points-thousandths = { $thousandths } نقطة مئوية
widgets-masked = مقنّعة
widgets-cell-before-after =
    { $doesPredict ->
        [yes] { $query } (يتنبأ بـ { $predicts }) ← { $key }
       *[no] { $query } ← { $key }
    }
    قبل { $before }
    بعد { $after }
    { $at }

## widgets/changed_heads.js

widgets-layer-head = الطبقة { $layer }، الرأس { $head }
widgets-no-change = { $name }
    لا تغيّر
widgets-attention-changed = { $name }
    تغيّر { $share } من انتباهه
    الأكثر: { $pair } { $change }
widgets-change-every-head = التغيّر في كل رأس
widgets-no-head-has-changed = { $name }: لم يتغيّر رأس
widgets-layer-head-in-text = الطبقة { $layer }، الرأس { $head }
widgets-change-every-head-label = التغيّر في كل رأس
widgets-nan-first-in = { $name }: NaN، أولًا في { $head }
widgets-most-changed-in = { $name }، المقياس ‎±{ $scale }‎ نقطة مئوية؛ الأكثر في { $head }

## widgets/changes.js

widgets-same-words = الكلمات نفسها
widgets-words-changed =
    { $words ->
        [zero] لا كلمات متغيّرة
        [one] كلمة واحدة متغيّرة
        [two] كلمتان متغيّرتان
        [few] { $words } كلمات متغيّرة
        [many] { $words } كلمة متغيّرة
       *[other] { $words } كلمة متغيّرة
    }

## widgets/compare.js

widgets-running-a = جارٍ تشغيل A …
widgets-b-numbers = B − A بالأعداد
widgets-difference-run-run-b = الفرق بين التشغيل A والتشغيل B
widgets-difference-titled = الفرق بين التشغيل A والتشغيل B: { $title }
widgets-b-numbers-titled = B − A بالأعداد: { $title }
widgets-key-difference = B أقل − { $ramp } + أكثر، { $scale }
widgets-key-unmatched = { $swatch } لا رمز كهذا في التشغيل الآخر

## widgets/controls.js

widgets-undo = تراجع
widgets-redo = إعادة
widgets-reset = إعادة الضبط

## widgets/difference_captions.js

widgets-no-such-token-other = لا رمز كهذا في التشغيل الآخر
widgets-points = 0 نقطة مئوية
widgets-nothing-to-compare = لا شيء للمقارنة
widgets-no-change-in-text = لا تغيّر
widgets-attention-moved = انتقل { $moved } من انتباهه
widgets-looks-at = { $queries } ينظر إلى { $keys }
widgets-masked-in-both = { $who }
    الخانة مقنّعة في الاثنين
widgets-runs-read-different-tokens = هنا يقرأ A ‏{ $a } ويقرأ B ‏{ $b }. ليس لرموز مختلفة صف مشترك، فلا يُحسب فرق.
widgets-only-one-run-reads =
    { $isA ->
        [yes] لا يقرأ { $token } إلا A. ليس لرموز مختلفة صف مشترك، فلا يُحسب فرق.
       *[no] لا يقرأ { $token } إلا B. ليس لرموز مختلفة صف مشترك، فلا يُحسب فرق.
    }
widgets-row-has-no-numbers-in-one = { $at } ليس للرأس { $head } من الطبقة { $layer } أعداد في أحد التشغيلين: صفه NaN.
widgets-row-looks-as-in-a =
    { $isText ->
        [yes] { $at } ينظر الرأس { $head } من الطبقة { $layer } تمامًا كما في A: قرأ التشغيلان الجملة نفسها.
       *[no] { $at } ينظر الرأس { $head } من الطبقة { $layer } تمامًا كما في A: قرأ التشغيلان حتى الآن الرموز نفسها.
    }
widgets-row-changes-no-cell = { $at } لا يغيّر الرأس { $head } من الطبقة { $layer } أي خانة بنصف نقطة مئوية أو أكثر.
widgets-row-looks-more-or-less =
    { $others ->
        [0] { $at } ينظر الرأس { $head } من الطبقة { $layer } هكذا: { $items }.
        [one] { $at } ينظر الرأس { $head } من الطبقة { $layer } هكذا: { $items }؛ وخانة أخرى ({ $others })، { $rest } نقطة مئوية بالمجمل.
       *[other] { $at } ينظر الرأس { $head } من الطبقة { $layer } هكذا: { $items }؛ وخانات أخرى عددها { $others }، { $rest } نقطة مئوية بالمجمل.
    }

## widgets/difference_table.js

widgets-no-value = لا عدد
widgets-scale = المقياس
widgets-to = من 0 إلى 100
widgets-no-match = بلا نظير
widgets-two-runs-have-nothing = لا شيء مشترك هنا بين التشغيلين، فلا يمكن حساب الفرق.
widgets-nothing-here-differs = لا شيء هنا يختلف بين التشغيلين.
widgets-each-row-or-group = لكل صف أو مجموعة صفوف مقياس خاص
widgets-pair-and-points = { $a } ← { $b }، { $change } نقطة مئوية
widgets-pair-and-change = { $a } ← { $b }، { $change }
widgets-most-has-changed-at = أكثر ما تغيّر: { $cells }.
widgets-column-of-head = الرأس { $head }
widgets-difference-in =
    B − A{ $isMore ->
        [yes] ، { $more }
       *[no] { "" }
    }

## widgets/experiments.js

widgets-still-word = ما زالت { $word }
widgets-the-same-words = الكلمات نفسها
widgets-word-goes =
    { $isWithout ->
        [yes] من دونه تنتقل { $word } من { $before } إلى { $after }.
       *[no] تنتقل { $word } من { $before } إلى { $after }.
    }
widgets-goes-after-same-beginning = بعد البداية نفسها تنتقل { $word } من { $before } إلى { $after }.
widgets-goes-as-first-word = كلمةً أولى تنتقل { $word } من { $before } إلى { $after }.
widgets-still-gets = إذا كُتبت { $start } سلفًا فما زالت { $word } تنال { $after }؛ وكانت تنال { $before }.

## widgets/compare.js

widgets-in-points = بالنقاط المئوية، { $moved }
widgets-one-scale-for-all = مقياس واحد لكل الرؤوس: ‎±{ $scale }‎ نقطة مئوية
widgets-selected-head-b-enter = الرأس المختار، B − A. يختار Enter الصف.
widgets-head-difference =
    { $isWords ->
        [yes] { $head }، B − A، بكلمات كاملة
       *[no] { $head }، B − A
    }
widgets-key-masked = { $swatch } لا يجوز النظر

## widgets/head_grid.js

widgets-head = الرأس
widgets-layers-down-heads = { $label }، الطبقات من أعلى إلى أسفل والرؤوس جنبًا إلى جنب. مفاتيح الأسهم تختار رأسًا.
widgets-layer-number =
    { $isSpelled ->
        [yes] الطبقة { $layer }
       *[no] ط { $layer }
    }

## widgets/matrix.js

widgets-arrow-keys-move-from = { $label } مفاتيح الأسهم تنقل من خانة إلى خانة، وتُقرأ كل منها بصوت.

## widgets/method_tests.js

widgets-method-title =
    { $method ->
        [attention] انتباه رأس واحد
        [mean-attention] متوسط الانتباه، الطبقة الأخيرة
        [rollout] تتبّع الانتباه
        [value-zeroing] تصفير القيم
        [flow] تدفّق المعلومات
        [logit-flow] تدفّق logit
        [gradient-x-input] التدرّج × المُدخل
        [integrated-gradients] التدرّجات التكاملية
        [leave-one-out] حذف رمز واحد
        [pooling] نِسب التجميع
        [word-alignment] متعلَّم من أزواج
       *[diagonal] بحسب الموضع وحده
    }
widgets-method-name =
    { $method ->
        [attention] انتباه هذا الرأس
        [mean-attention] متوسط الانتباه
        [rollout] تتبّع الانتباه
        [value-zeroing] تصفير القيم
        [flow] تدفّق المعلومات
        [logit-flow] تدفّق logit
        [gradient-x-input] التدرّج × المُدخل
        [integrated-gradients] التدرّجات التكاملية
        [leave-one-out] حذف رمز واحد
       *[pooling] التجميع
    }
widgets-method = الطريقة
widgets-to-low-high = من { $low } إلى { $high }
widgets-tests-over-sentences = عدد الاختبارات { $count }، على { $sentences } من الجمل، مع مجالات 95%
widgets-measure-is-faithful =
    { $measure ->
        [deletion] الحذف، الأصغر أكثر أمانة
        [insertion] الإدخال، الأكبر أكثر أمانة
        [comprehensiveness] الشمول، الأكبر أكثر أمانة
        [sufficiency] الكفاية، الأصغر أكثر أمانة
        [rank] المرتبة، الأكبر أكثر أمانة
       *[first] الأول، الأكبر أكثر أمانة
    }
widgets-beats-chance = يتفوق على المصادفة
widgets-with-leave-one-out = τ مع «حذف رمز واحد»
widgets-random-orders = ترتيبات عشوائية
widgets-alignment-error-rates = معدلات خطأ المحاذاة على { $sentences } من الجمل ذات صلات صُنعت يدويًا، مع مجالات 95%
widgets-alignment-error = خطأ المحاذاة
widgets-row-predicts-word = الصف الذي يتنبأ بالكلمة
widgets-row-reads = الصف الذي يقرؤها
widgets-links-sentences-were = صُنعت صلات { $sentences } من الجمل يدويًا. الخطأ 0 يعني تطابقًا تامًّا. معروض هنا أفضل { $heads } من الرؤوس التي تنظر إلى المصدر وعددها { $count }.

## widgets/most_changed_heads.js

widgets-heads-changed-most = الرؤوس الأكثر تغيّرًا
widgets-share-their-attention = نسبة ما تغيّر من انتباهها

## widgets/picker.js

widgets-encoder = المُرمِّز
widgets-decoder = مُفكِّك الترميز
widgets-cross = المتقاطع
widgets-map-layer-head = { $map }، الطبقة { $layer }، الرأس { $head }
widgets-which-attention = أي انتباه
widgets-layer = الطبقة

## widgets/roles.js

widgets-role-title =
    { $role ->
        [previous] الرمز السابق
        [same] الرمز نفسه
        [next] الرمز التالي
        [first] الرمز الأول
        [end] النهاية
        [punctuation] الترقيم
        [separator] الفواصل
        [induction] الاستقراء
        [alignment] يحاذي الكلمات
        [read-alignment] يحاذي الكلمة المقروءة
        [mixed] مختلط
       *[other] { $role }
    }
widgets-role-short =
    { $role ->
        [previous] السابق
        [same] نفسه
        [next] التالي
        [first] الأول
        [end] النهاية
        [punctuation] الترقيم
        [separator] الفواصل
        [induction] الاستقراء
        [alignment] يحاذي
        [read-alignment] يحاذي المقروء
        [mixed] مختلط
       *[other] { $role }
    }
widgets-role-does =
    { $role ->
        [previous] ينظر إلى الرمز السابق
        [same] ينظر إلى الرمز نفسه
        [next] ينظر إلى الرمز التالي
        [first] ينظر إلى الرمز الأول
        [end] ينظر إلى ‹end›
        [punctuation] ينظر إلى علامات الترقيم
        [separator] ينظر إلى الفواصل والشَّرطات والأقواس
        [induction] ينظر إلى ما تلا الرمز نفسه من قبل
        [alignment] ينظر إلى الكلمات التي تُترجم
        [read-alignment] ينظر إلى الكلمات التي تُرجمت أخيرًا
        [mixed] يفعل عدة أشياء
       *[other] { $role }
    }
widgets-encoder-aligns-no = لا يحاذي المُرمِّز كلمات، لأنه يقرأ جملة واحدة.
widgets-decoder-cannot-look = لا يستطيع مُفكِّك الترميز النظر إلى الأمام، فلا رأس ينظر إلى الرمز التالي أو إلى ‹end›.
widgets-source-target-two = المصدر والهدف جملتان، فلا رأس ينظر إلى الرمز السابق أو الرمز نفسه أو الرمز التالي.

## widgets/row_sentence.js

widgets-other-read =
    { $others ->
        [one] واحد آخر ({ $others }) { $read }
       *[other] أخرى ({ $others }) { $read }
    }
widgets-row-at =
    { $kind ->
        [for] لـ { $reads }،
        [predicts] بعد قراءة { $reads }، للتنبؤ بـ { $writes }،
        [reads] لقراءة { $reads }،
        [writes] لكتابة { $writes }،
       *[after] بعد { $reads }، لكتابة { $writes }،
    }
widgets-row-is-closed = لا يجوز لـ { $token } النظر إلى أي رمز، وsoftmax من دون أي رمز هي 0 ÷ 0.
widgets-row-looks-at =
    { $isThis ->
        [yes] { $at } ينظر هذا الرأس إلى { $tokens }.
       *[no] { $at } ينظر الرأس { $head } من الطبقة { $layer } إلى { $tokens }.
    }
widgets-row-has-no-numbers =
    { $isThis ->
        [yes] { $at } ليس لهذا الرأس أعداد: صفه NaN.
       *[no] { $at } ليس للرأس { $head } من الطبقة { $layer } أعداد: صفه NaN.
    }
widgets-row-looks-as-before =
    { $isThis ->
        [yes] { $at } ينظر هذا الرأس إلى حيث كان ينظر.
       *[no] { $at } ينظر الرأس { $head } من الطبقة { $layer } إلى حيث كان ينظر.
    }
widgets-row-turns =
    { $isThis ->
        [yes] { $at } يتحوّل هذا الرأس
       *[no] { $at } يتحوّل الرأس { $head } من الطبقة { $layer }
    } { $turn ->
        [away] عن { $from }.
        [both] عن { $from } إلى { $to }.
       *[towards] إلى { $to }.
    }

## widgets/shell.js

widgets-still-working-model = ما زال الحساب جاريًا: النموذج قيد التحميل، أو الحاسوب مشغول.

## widgets/table.js

widgets-after-predicts = بعد ← يتنبأ بـ
widgets-token = الرمز
widgets-picture = الصورة
widgets-table = الجدول

## widgets/dom.js

widgets-part-page-could-not = تعذّر تحميل جزء من هذه الصفحة. يرجى التحقق من الاتصال، ثم إعادة تحميل الصفحة.
widgets-after-token = بعد
widgets-predicts = يتنبأ بـ

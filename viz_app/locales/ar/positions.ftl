## pages/positions/encoding_figures.js

positions-dim = بُعد { $dimension }
positions-dim-zero = بُعد 0
positions-to-a-line = { $together } في كل سطر
positions-dim-width = بُعد { $width }

## pages/positions/numbers.js

positions-dim-wavelength = بُعد { $dimension }، λ ‏{ $dimensionB }
positions-dot-product-with = الجداء السلّمي مع الموضع { $at }
positions-encoding-numbers = الترميز بالأعداد

## pages/positions/order.js

positions-as-trained = كما في التدريب
positions-off = موقَفة
positions-shuffled = مخلوطة
positions-shifted = مُزاحة
positions-positions-run = مواضع التشغيل
positions-again = من جديد
positions-shift-one-position = إزاحة أقل بموضع
positions-shift-one-position-more = إزاحة أكثر بموضع
positions-shuffle-again-with = خلط من جديد بالبذرة التالية: الآن { $seed }
positions-by = بمقدار { $by }
positions-same-head-with = الرأس نفسه بعد تغيير المواضع

## pages/positions/page.js

positions-how-model-knows-where = كيف يعرف النموذج موضع كل كلمة

## pages/positions/rotation.js

positions-single-dimension = البُعد الواحد لا يكوّن زوجًا، فلا دوران.
positions-step-too-long-for = الخطوة { $step } أطول مما تحتمله هذه المواضع، وعددها { $count }. تلزم خطوة أصغر أو مواضع أكثر.
positions-learned-table-need = لا يلزم أن يتبع الجدول المتعلَّم دورانًا. أكبر خطأ هنا { $error }.
positions-pair-turns-by = يدور الزوج { $pair } بمقدار { $pairB }.
positions-by-pair-pair-b = { $pair } بمقدار { $pairB }
positions-step-turns-pairs = خطوة قدرها { $step } تدير الأزواج: { $list }. مفاتيح الأسهم تختار زوجًا.
positions-step-rotation = الخطوة دوران
positions-each-pair-dimensions = كل زوج من الأبعاد عقرب على قرص. خطوة قدرها k مواضع تديره kω، من أي موضع.
positions-dimensions-from = البُعدان { $pair } و{ $pairB }، من الموضع { $from } إلى { $fromB }
positions-checked-on-all =
    { $isOdd ->
        [yes] تُحقّق من ذلك على الأعداد كلها ({ $count }): أكبر خطأ { $tiny }. ليس للجيب الأخير جيب تمام، فتُرك.
       *[no] تُحقّق من ذلك على الأعداد كلها ({ $count }): أكبر خطأ { $tiny }.
    }

## pages/positions/settings.js

positions-the-length = الطول
positions-the-base = الأساس
positions-the-step-k = الخطوة k
positions-the-seed = البذرة
positions-the-shift = الإزاحة
positions-base-choose-number = الأساس هو { $text }؛ يلزم عدد فوق 0 ولا يزيد على { $largestbase }.
positions-choose-whole-number = { $name }: { $text }؛ يلزم عدد صحيح من { $least } إلى { $most }.
positions-there-no-dimension = لا يوجد البُعد { $wrong }. مع d_model ‏{ $width } يُختار من 0 إلى { $widthB }.
positions-these-dimensions = عدد هذه الأبعاد { $count }. يُختار من 1 إلى { $mostwaves }.
positions-until-then-models-own = { $problems } وحتى ذلك يُستخدم العدد الخاص بالنموذج.

## pages/positions/shown_encoding.js

positions-position-dot-product = الموضع { $at }: جداؤه السلّمي مع نفسه { $atB }؛ وأكثر المواضع شبهًا به { $named }.

## pages/positions/similarity.js

positions-position-position = الموضع { $value } · الموضع { $valueB }
    { $number }
positions-near-positions = المواضع المتقاربة متشابهة
positions-dot-product-every-two = الجداء السلّمي لكل موضعين. مع الموجات لا يتعلق إلا بالمسافة بينهما.
positions-which-positions = أي المواضع متشابهة
positions-dot-product-every-two-positions = الجداء السلّمي لكل موضعين. وللمواضع المتعلَّمة لا يلزم أن يتعلق بالمسافة بينهما.
positions-arrow-keys-choose = { $shown } مفاتيح الأسهم تختار موضعًا.

## pages/positions/split.js

positions-head-position = الرأس { $head }: موضع · موضع { $share }
positions-heads-first-layer = رؤوس الطبقة الأولى، بحسب نسبة الموضع مع الموضع
positions-query-key = الاستعلام { $sides }، المفتاح { $sidesB }.
positions-key-side = المفتاح { $side }
positions-key-sides = المفتاح { $sides }
positions-one-scale = مقياس واحد، { $most }
positions-scores-head-four = درجات الرأس { $head } في أربعة أجزاء. { $split }
positions-position-position-every = موضع · موضع، كل رأس
positions-parts-numbers = الأجزاء بالأعداد
positions-what-or-where-score = ماذا أم أين؟ الدرجة في أربعة أجزاء
positions-scores-chosen-row = درجات الصف المختار، بالأجزاء
positions-splitting-the-scores = جارٍ تقسيم الدرجات …
positions-content = المحتوى
positions-position = الموضع
positions-query-side = الاستعلام { $side }

## pages/positions/split_sums.js

positions-head-looks-content = ينظر هذا الرأس بحسب المحتوى، لا بحسب الموضع.
positions-token-query-decides = رمز الاستعلام يقرر إلى أي مواضع ينظر هذا الرأس.
positions-position-query = موضع الاستعلام يقرر إلى أي رموز ينظر هذا الرأس.
positions-head-looks-position = ينظر هذا الرأس بحسب الموضع، لا بحسب المحتوى.
positions-head-looks-both = ينظر هذا الرأس بحسب المحتوى والموضع معًا.
positions-masked-score-never = مقنّعة: لا تُستخدم هذه الدرجة أبدًا
positions-sum-score = المجموع = الدرجة
positions-share-variance = نسبة التباين
positions-point-cell-add-up = الإشارة إلى خانة تجمع أجزاءها.
positions-query-row = الاستعلام { $row }
positions-masked = مقنّعة
positions-score = الدرجة
positions-run-sum-parts-differs =
    { $isPre ->
        [yes] تأتي LayerNorm أولًا هنا. عاملها، وهو 1 مقسومًا على جذر التباين، ثابت على ما كان في هذا التشغيل؛ والباقي خطي.{ " " }
       *[no] { "" }
    }{ $hasBiases ->
        [yes] الانحيازات ليست من المحتوى ولا من الموضع، فهي جزء مستقل.{ " " }
       *[no] { "" }
    }في هذا التشغيل لا يختلف مجموع الأجزاء عن الدرجات بأكثر من { $error }.
positions-first-layer-token =
    { $isElsewhere ->
        [yes] في الطبقة الأولى يكون الرمز محتوى زائد موضع (وفي الطبقات الأعلى يحتوي الرمز أيضًا على رموز أخرى)، فكل درجة مجموع.
       *[no] في الطبقة الأولى يكون الرمز محتوى زائد موضع، فكل درجة مجموع.
    } هنا: { $map ->
        [encoder] المُرمِّز، الطبقة 1، الرأس { $head }
       *[decoder] مُفكِّك الترميز، الطبقة 1، الرأس { $head }
    }{ $picked ->
        [off] ، والمواضع موقَفة
        [shuffled] ، والمواضع مخلوطة
        [shifted] ، والمواضع مُزاحة
       *[on] { "" }
    }.

## pages/positions/tools.js

positions-length = الطول
positions-model = النموذج
positions-base = الأساس
positions-step-k = الخطوة k
positions-length-in-positions = الطول، بالمواضع
positions-d-model-number = d_model، عدد الأبعاد
positions-base-wavelengths = أساس أطوال الموجات
positions-step-k-positions = الخطوة k، بالمواضع
positions-typed-label = { $label }، بالكتابة
positions-dimensions-drawn-as = الأبعاد التي تُرسم موجاتها، مفصولة بفواصل
positions-dimensions = الأبعاد
positions-has-no-learned = ليس لـ { $title } مواضع متعلَّمة. إنه يضيف هذه الموجات، وهي محسوبة لا مدرَّبة. أما تصميم مثل «wide-heads» فيتعلّم بدلًا منها متجهًا لكل موضع. تحميل نموذج كهذا يُظهر جدوله هنا.
positions-learned-table = الجدول المتعلَّم لـ { $title }: عدد المواضع { $longest }، وعدد الأبعاد { $width }. بالرمادي: الموجات الجيبية.
positions-sinusoidal = جيبي
positions-learned = متعلَّم
positions-which-encoding = أي ترميز
positions-as-model = كما في النموذج

## pages/positions/turned_head.js

positions-layer-head-dimensions = الطبقة { $layer }، الرأس { $head }: البُعدان { $pair } و{ $pairB } من استعلام { $row }، الموضع { $rowB }
positions-layer-head-query = الطبقة { $layer }، الرأس { $head }: استعلام { $row } في الموضع { $rowB } ومفتاح { $from } في { $fromB } يُداران بمقدار { $rowB } و{ $fromB } من المواضع. جداؤهما { $live }؛ وإذا أدير الاستعلام بالمسافة { $rowC } وحدها كان { $byDistance }. ولولا الدوران لكان { $query }.
positions-checked-on-all-numbers = تُحقّق من ذلك على أعداد استعلامات هذا الرأس ومفاتيحه كلها ({ $numbers }): أكبر خطأ { $error }.

## pages/positions/waves.js

positions-left-right-choose = اليسار واليمين يختاران موضعًا، والأعلى والأسفل بُعدًا؛ ويُقرأ كل منها بصوت. ويضيف Enter موجة البُعد.
positions-every-dimension-wave = كل بُعد موجة على المواضع
positions-low-dimensions-change = الأبعاد الدنيا تتغير سريعًا، والعليا ببطء. النقر على سطر من الترميز يرسم موجته هنا.
positions-every-dimension-over = كل بُعد على المواضع
positions-these-numbers-come = هذه الأعداد من التدريب وحده. النقر على سطر من الترميز يرسم بُعده هنا.
positions-position-dimension = الموضع { $at }، البُعد { $dimension }
positions-wavelength-positions = طول الموجة بالمواضع: { $dimension }
positions-token-here = الرمز هنا: { $token }
positions-positions-dimensions = عدد المواضع { $count } وعدد الأبعاد { $width }، والموضع المختار { $at }.
positions-dimensions-of = الأبعاد { $waves } من { $size } ‏{ $keys }
positions-the-encoding-of = ترميز { $size } ‏{ $keys }
positions-at = الموضع { $at }

## pages/positions/tools.js

positions-this-model = هذا النموذج

## pages/positions/mount.js

positions-key-signed = عدد بإشارته، ولكل رسم مقياسه: − { $ramp } +
positions-key-share = نسبة الانتباه: 0 { $ramp } 1
positions-key-masked = { $swatch } لا يجوز النظر
positions-keys-tab = [Tab] ثم مفاتيح الأسهم: كل عدد
positions-part =
    { $part ->
        [0] محتوى · محتوى
        [1] محتوى · موضع
        [2] موضع · محتوى
        [3] موضع · موضع
       *[4] الانحيازات
    }
positions-token = الرمز

## pages/positions/distances.js, and what a model of others adds

positions-its-table = جدوله
positions-computed-table = جدول { $title }: عدد المواضع { $longest }، وعدد الأبعاد { $width }، وهو محسوب لا مدرَّب: الجيوب في النصف الأول من الأبعاد وجيوب التمام في النصف الثاني. بالرمادي: موجات «Attention Is All You Need» حيث تتناوب.
positions-numbers-computed = هذه الأعداد من صيغة لا من التدريب. النقر على سطر من الترميز يرسم بُعده هنا.
positions-two-halves = هنا تأتي كل الجيوب قبل كل جيوب التمام، فلا يشكّل بُعدان متجاوران زوجًا. أكبر خطأ { $error }.
positions-adds-by-distance = لا يضيف { $title } متجهات إلى رموزه. إنه يضيف إلى كل درجة عددًا بحسب المسافة، كما يظهر أعلاه. هذه الموجات محسوبة للمقارنة.
positions-not-known = ليس معروفًا هنا كيف يُعلم { $title } رموزه بمواضعها. هذه الموجات محسوبة للمقارنة.
positions-cannot-be-changed = ليس معروفًا هنا كيف يُعلم { $title } رموزه بمواضعها، ولذلك لا يمكن تغييرها.
positions-shift-changes-nothing = لا يدل هذا النموذج إلا على المسافة بين رمزين. إزاحة كل الرموز لا تغيّر شيئًا سوى آخر المنازل العشرية.
positions-distances = مسافات بدلًا من المواضع
positions-every-head-adds = يضيف كل رأس إلى كل درجة عددًا متعلَّمًا بحسب المسافة من الاستعلام إلى المفتاح، وهو نفسه في كل الطبقات. السالب: المفتاح قبل الاستعلام.
positions-distances-heads = ما يضيفه كل رأس بحسب المسافة
positions-head = الرأس { $head }
positions-head-adds = الرأس { $head }، المسافة { $distance }: { $number }

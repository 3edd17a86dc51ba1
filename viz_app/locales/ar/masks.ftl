## pages/masks/bugs.js

masks-every-number-map-nan = كل أعداد هذه المصفوفة NaN: لا يجوز لأي استعلام النظر إلى عمود حشو، وsoftmax من دون أي خانة هي 0 ÷ 0.
masks-softmax-over-wrong = softmax على المحور الخطأ
masks-columns-add-up-rows = مجموع كل عمود 1، أما الصفوف فلا. يتوزّع وزن المفتاح على كل الاستعلامات.
masks-rows-map-add-up = مجموع صفوف هذه المصفوفة من { $lowest } إلى { $highest }، لا 1.
masks-positions-indexed = المواضع مرقّمة بالدفعة
masks-diagonals-fade-heads = تبهت الأقطار. والرؤوس التي كانت تنظر إلى الرمز المجاور تنظر الآن بحسب المحتوى فقط، ويضيع ترتيب الكلمات.
masks-encoder-token-gives = يعطي كل رمز نفسه وجيرانه { $near }، وكان { $nearB }.
masks-nearly-every-row-one = كل صف تقريبًا خانة واحدة بنسبة 100%، والباقي 0.
masks-largest-share-row-on = أكبر نسبة في الصف { $peak } بالمتوسط، وكانت { $peakB }.
masks-no-causal-mask = من دون القناع السببي
masks-upper-triangle = يمتلئ المثلث الأعلى لمُفكِّك الترميز. ويرى الرمز الجواب الذي عليه التنبؤ به.
masks-model-trained-like = نموذج دُرّب هكذا ينسخ الرمز التالي، وتهبط خسارته إلى الصفر تقريبًا. وعندما يكتب وحده لا يوجد رمز تالٍ لينسخه.
masks-no-padding-mask = من دون قناع الحشو
masks-pad-columns-light-up = تضيء أعمدة ‹pad›، وتنال الجملة نفسها جوابًا آخر في دفعة أخرى.
masks-pads-have-vectors = لرموز الحشو متجهات كغيرها. ومن دون قناع تنال وزنًا في كل صف.
masks-run-has-no-pads = ليس في هذا التشغيل حشو، فلا شيء يُرى. يمكن إضافة بعضه في الأعلى.
masks-row-with-no-open = صف بلا خانة مفتوحة
masks-with-row-nan-nan = مع ‎−∞‎ يكون الصف NaN، وينتشر NaN إلى كل ما بعده. ومع ‎−1e9 يعطي الصف الوزن نفسه لكل الرموز، والحشو منها.
masks-softmax-over-no-cell = softmax من دون أي خانة هي 0 ÷ 0. يحدث ذلك لاستعلامات الحشو إذا قُنّعت الصفوف والأعمدة معًا.
masks-row-layer-gives-every = يعطي الصف 1 من الطبقة 1 كل رمز الوزن نفسه، مقنّعًا كان أم لا.
masks-rows-nan = { $name }: صفوف NaN هي { $broken } من { $rows }.
masks-fill-with = الملء بـ ‎−∞‎
masks-fill-with-e = الملء بـ ‎−1e9
masks-fill = الملء
masks-what-you-see = ما يظهر
masks-why = لماذا
masks-in-this-run = في هذا التشغيل
masks-common-mistakes = أخطاء شائعة. تشغيل أحدها يُظهر ما يدل عليه.
masks-classic-bugs = أخطاء كلاسيكية
masks-softmax-over-queries = { $code } يطبّع على الاستعلامات. يعمل النموذج بل ويتدرّب، فلا تُظهر الخطأ إلا المجاميع.
masks-same-position = مع موتّرات محاورها { $axes }، يعطي { $code } كل رموز الجملة الموضع نفسه.
masks-no-division-by = من دون القسمة على { $root }
masks-scores-too-wide = مدى الدرجات أوسع { $root } مرة مما ينبغي. تتشبّع softmax، ويكاد تدرّجها يكون صفرًا.
masks-attention-to-later-tokens = { $leak } من انتباه مُفكِّك الترميز يذهب إلى رموز لاحقة. ينال النص الجديد log p { $whole } إذا قُرئ كله دفعة واحدة كما في التدريب، و{ $alone } إذا كُتب رمزًا رمزًا. مع القناع كلاهما { $masked }؛ ومن دونه يختلفان بمقدار { $gap }. فلا تعود خسارة التدريب تقيس جودة كتابة النموذج. دُرّب هذا النموذج مع القناع، ولم يتعلّم النسخ قط.
masks-attention-on-pads =
    { $isClass ->
        [yes] { $changed ->
            [0] الانتباه إلى الحشو: { $leaks }؛ ويبقى الصنف.
           *[other] الانتباه إلى الحشو: { $leaks }؛ ويتغيّر الصنف.
        }
       *[no] { $changed ->
            [0] الانتباه إلى الحشو: { $leaks }؛ الكلمات نفسها.
            [one] الانتباه إلى الحشو: { $leaks }؛ تغيّرت كلمة واحدة.
           *[other] الانتباه إلى الحشو: { $leaks }؛ كلمات متغيّرة: { $changed }.
        }
    }{ $isSameUnpadded ->
        [yes] { " " }مع القناع ينال الحشو 0%، والجواب هو نفسه كما من دون حشو.
       *[no] { "" }
    }

## pages/masks/editor.js

masks-has-no-open-cell = ليس لـ { $token } خانة مفتوحة. مع الملء ‎−1e9 تعطي softmax الوزن نفسه لكل الرموز.
masks-has-no-open-cell-so = ليس لـ { $token } خانة مفتوحة، فتكون softmax ‏0 ÷ 0. يلزم فتح خانة واحدة على الأقل، أو اختيار الملء ‎−1e9 لرؤية الخطأ الآخر.
masks-masks-run = أقنعة هذا التشغيل
masks-which-mask = أي قناع

## pages/masks/edits.js

masks-encoder-reads-left = يقرأ المُرمِّز من اليسار إلى اليمين
masks-encoder-sees = لا يرى المُرمِّز إلا الجيران
masks-encoder-tokens-see = لا ترى رموز المُرمِّز إلا نفسها
masks-decoder-remembers-two = يتذكر مُفكِّك الترميز رمزين
masks-decoder-sees-only-end = لا يرى مُفكِّك الترميز من المصدر إلا ‹end›

## pages/masks/panel.js

masks-source-padding = حشو المصدر
masks-encoder-encoder = المُرمِّز ← المُرمِّز
masks-target-padding = حشو الهدف
masks-decoder-decoder = مُفكِّك الترميز ← مُفكِّك الترميز
masks-causal = سببي
masks-decoder = مُفكِّك الترميز
masks-cross = متقاطع
masks-decoder-encoder = مُفكِّك الترميز ← المُرمِّز
masks-space-opens-or-closes = زر المسافة يفتح خانة أو يغلقها. ويمكن الذهاب إلى اليسار أو الأعلى حتى الاسم لتغيير صفه أو عموده.
masks-column-close-or-open = العمود { $key }: إغلاق أو فتح
masks-row-close-or-open = الصف { $query }: إغلاق أو فتح
masks-mask-title-keys = القناع: { $title }. { $keys }
masks-short-title =
    { $name ->
        [encoder] المصدر
        [padding] الهدف
        [causal] سببي
        [decoder] مُفكِّك الترميز
       *[cross] متقاطع
    }
masks-may-look-at =
    { $isOpen ->
        [yes] يجوز لـ { $query } النظر إلى { $key }
       *[no] لا يجوز لـ { $query } النظر إلى { $key }
    }

## pages/masks/tools.js

masks-masks-pads-bugs-fixed = لا يمكن تغيير الأقنعة والحشو والأخطاء في هذا النموذج، لأنه يعرض أوزان انتباهه فقط. يمكن اختيار أحد نماذج هذا المشروع.
masks-model-takes-no-pads = لا يقبل هذا النموذج حشوًا.
masks-one-pad-fewer =
    { $side ->
        [source] إزالة رمز حشو من المصدر
       *[target] إزالة رمز حشو من الهدف
    }
masks-one-pad-more =
    { $side ->
        [source] إضافة رمز حشو إلى المصدر
       *[target] إضافة رمز حشو إلى الهدف
    }
masks-after-the-text = بعد النص
masks-before-the-text = قبل النص
masks-source-pads = حشو المصدر
masks-preset-masks = أقنعة جاهزة
masks-changed-by-hand = مغيَّرة يدويًا
masks-masks-as-run = الأقنعة كما في التشغيل
masks-cell-changed =
    { $cells ->
        [one] خانة واحدة مغيَّرة
       *[other] خانات مغيَّرة: { $cells }
    }
masks-bug-switched-on =
    { $bugs ->
        [one] خطأ واحد مشغَّل
       *[other] أخطاء مشغَّلة: { $bugs }
    }
masks-run-again = تشغيل من جديد
masks-working = جارٍ الحساب
masks-click-cell-or-name = النقر على خانة، أو على اسم صف أو عمود
masks-draw-over-cells = السحب فوق الخانات
masks-what-mask-does = ماذا يفعل القناع
masks-mask-says-for-each = يقول القناع لكل زوج من الرموز هل يجوز للاستعلام النظر إلى المفتاح. إن لم يجز، صارت الدرجة ‎−∞‎ قبل softmax:
masks-so-weight-exactly = فيكون وزنه 0 تمامًا، ويبقى مجموع الأوزان الأخرى 1.
masks-decoder-has-two-masks = لمُفكِّك الترميز قناعان معًا: ضد الحشو، وضد الرموز اللاحقة.
masks-before-after-read = «قبل» و«بعد» يقرآن الهدف نفسه، أي الجواب الأول، لتمكن مقارنة خاناتهما. أما جواب «بعد» فيُكتب بحرية.
masks-pads = الحشو:
masks-key-open = { $swatch }يجوز النظر
masks-key-masked = { $swatch }لا يجوز النظر
masks-key-closed = { $swatch }مغلقة يدويًا
masks-key-opened = { $swatch }مفتوحة يدويًا
masks-key-share = النسبة 0 { $ramp }1
masks-key-change = التغيّر − { $ramp }+
masks-keys-tab = [Tab] ثم مفاتيح الأسهم و[Space]
masks-keys-undo = [Ctrl] [Z] تراجع

## pages/masks/mount.js

masks-running-sentence-with = جارٍ تشغيل الجملة بأقنعتها …
masks-ran-again = شُغّلت من جديد: { $changed }.
masks-mask-says-which-words = يقول القناع أي كلمات يجوز النظر إليها. يمكن إغلاق بعض الخانات ثم التشغيل من جديد
masks-pads-of-side =
    { $side ->
        [source] المصدر
       *[target] الهدف
    }
masks-pads-after = بعد
masks-pads-before = قبل

## core/errors.py

core-not-whole-from-to = قيمة { $name } هي { $value }؛ يجب أن تكون عددًا صحيحًا من { $first } إلى { $last }.
core-not-whole-at-least = قيمة { $name } هي { $value }؛ يجب أن تكون عددًا صحيحًا لا يقل عن { $first }.
core-not-a-list = قيمة { $name } هي { $value }؛ المطلوب قائمة، مثل { $example }.
core-options-not-of-kind = قيمة { $name } هي { $value }؛ المطلوب { $kind }(...) أو قاموس مثل { $example }.
core-options-no-field = ليس في { $kind } حقل { $field }؛ فيه { $fields }.
core-option-twice = تلقّى { $function } الخيار { $option } مرتين؛ يُذكر كل خيار باسمه، مثل { $example }=...
core-too-many-options = عدد الخيارات التي يقبلها { $function } هو { $most }، لا { $given }؛ يُذكر كل خيار باسمه، مثل { $example }=...
core-no-map = لا توجد مصفوفة { $name }؛ المصفوفات المتاحة: { $maps }.
core-no-head = لا يوجد في الطبقة { $layer } رأس { $head } للمصفوفة { $map } (العدّ من 0)؛ عدد طبقات هذا النموذج { $layers }، وعدد الرؤوس في كل طبقة { $heads }.

## Texts, tokens and targets

core-blank = هذا النص فارغ؛ المطلوب كتابة جملة.
core-no-text = هذا ليس نصًا، بل { $given }؛ المطلوب str.
core-text-too-long = عدد حروف هذا النص { $count }، والحد الأقصى { $most }. يجب تقصيره بمقدار { $over }.
core-half-character =
    { $name ->
        [text] الحرف رقم { $place } من النص نصف حرف فقط؛ المطلوب كتابته من جديد.
       *[other] الحرف رقم { $place } من { $name } نصف حرف فقط؛ المطلوب كتابته من جديد.
    }
core-too-long =
    { $what ->
        [sentence] عدد رموز هذه الجملة { $count }، والحد الأقصى { $longest }. يجب تقصيرها بمقدار { $over }.
        [target] عدد رموز النص الهدف { $count }، والحد الأقصى { $longest }. يجب تقصيره بمقدار { $over }.
       *[beginning] عدد رموز البداية المفروضة { $count }، والحد الأقصى { $longest }. يجب تقصيرها بمقدار { $over }.
    }
core-too-many-pads =
    { $what ->
        [sentence] عدد رموز الجملة مع الحشو { $count }، والحد الأقصى { $longest }.
       *[target] عدد رموز النص الهدف مع الحشو { $count }، والحد الأقصى { $longest }.
    }
core-text-of-several = النص { $index }، والعد من 0: { $why }
core-no-ids = هذه ليست معرّفات رموز، بل { $given }؛ المطلوب نص أو قائمة أعداد صحيحة.
core-no-token = لا يوجد رمز { $token }؛ معرّفات هذا النموذج تنتهي عند { $last }.
core-empty-target = يحتاج النص الهدف إلى رمز واحد على الأقل.
core-no-token-to-leave-out = لا يوجد رمز { $index } لحذفه، والعد من 0؛ عدد رموز الجملة { $count }.
core-nothing-left = يجب أن يبقى رمز واحد على الأقل في الجملة.
core-token-not-forced = لا يحتوي أي نص هدف على الرمز { $token }؛ المطلوب فرض رمز آخر.
core-two-decodings = هناك طريقتان لفك الترميز؛ المطلوب واحدة، هكذا: decoding=Decoding(...)‎.
core-no-targets =
    { $task ->
        [generator] النموذج { $model } يكمل النصوص وليس له نصوص هدف؛ يجب حذفها.
        [classifier] النموذج { $model } يصنّف وليس له نصوص هدف؛ يجب حذفها.
       *[encoder] النموذج { $model } ليست له أصناف ولا يكتب شيئًا وليس له نصوص هدف؛ يجب حذفها.
    }
core-score-targets =
    { $targets ->
        [0] عدد النصوص { $texts }، وليس لها نصوص هدف؛ المطلوب قائمة فيها نص هدف لكل نص.
       *[other] عدد النصوص { $texts } وعدد النصوص الهدف { $targets }؛ المطلوب قائمة فيها نص هدف لكل نص.
    }
core-other-task =
    النموذج { $model } { $task ->
        [translator] يترجم
        [generator] يكمل النصوص
        [classifier] يصنّف
       *[encoder] ليس له أصناف ولا يكتب شيئًا
    }؛ المطلوب اختيار { $wanted ->
        [translator] نموذج يترجم
        [generator] نموذج يكمل النصوص
        [classifier] نموذج يصنّف
       *[encoder] مُرمِّز
    }.
core-too-costly =
    كلفة هذا التشغيل هي الكلفة المسموح بها مضروبة في { $times }؛ { $remedy ->
        [beam] يجب تقصير الجملة أو اختيار شعاع أضيق من { $beam }
        [looks] يجب تقصير الجملة أو التراجع عن التغييرات التي تجعل رمزًا ينظر إلى ما بعده أو عبر المحور الخطأ
        [both] يجب تقصير الجملة، أو اختيار شعاع أضيق من { $beam }، أو التراجع عن التغييرات التي تجعل رمزًا ينظر إلى ما بعده أو عبر المحور الخطأ
       *[none] يجب تقصير الجملة
    }.
core-cost-spent = تجاوز هذا التشغيل الكلفة المسموح بها؛ يجب تقصير الجملة.
core-too-late = استغرق هذا التشغيل وقتًا أطول من المسموح فأوقف؛ يجب تقصير الجملة أو إعادة المحاولة لاحقًا.
core-memory = انتباه رموز عددها { $count } يحتاج إلى { $size } من الذاكرة، والمتاح { $free }؛ يجب تقصير النص.

## Values that a caller gives

core-choice = { $name } هو { $given }؛ المطلوب الاختيار من { $choices }.
core-not-whole = { $name } هو { $given }؛ يجب أن يكون عددًا صحيحًا.
core-not-above-0 = { $name } هو { $given }؛ يجب أن يكون عددًا أكبر من 0.
core-no-share = { $name } هو { $given }؛ يجب أن يكون نسبة من 0 إلى 1.
core-no-number = { $name } هو { $given }؛ يجب أن يكون عددًا.
core-not-between = { $name } هو { $value }؛ يجب أن يكون بين { $lowest } و{ $highest }.
core-prefix = prefix هو { $value }؛ يجب أن يكون نصًّا أو tuple من معرّفات الرموز.
core-beam-or-temperature = المطلوب اختيار beam أكبر من 1 أو temperature أكبر من 0، لا كليهما.
core-no-figures = لا توجد رسوم مثبّتة؛ تأتي مع pip install glassformer.
core-no-trace-json = هذا ليس سجلّ تشغيل (trace) بصيغة JSON بل { $given }؛ يُكتب السجلّ بالأمر trace.to_json().
core-no-saved-trace = الملف { $file } ليس سجلّ تشغيل (trace) محفوظًا؛ يُحفظ السجلّ بالأمر trace.save(...).
core-trace-format = صيغة سجلّ التشغيل (trace) في { $file } هي { $given } لا { $known }؛ المطلوب إنشاء سجلّ النص من جديد.
core-no-tokenizer = لا يوجد مُجزِّئ في { $path }؛ المطلوب مسار ملف tokenizer.model.
core-no-texts = { $name } هو { $given }؛ المطلوب قائمة نصوص.
core-item = { $item } هو { $given }؛ كل عنصر يكون مثل { $example }.
core-no-should-stop = should_stop هو { $given }؛ المطلوب دالة تعيد سبب التوقف أو لا تعيد شيئًا.
core-toy-width = لا يمكن تقسيم { $width } على رؤوس عددها { $heads }؛ لثلاثة رؤوس يناسب 48.
core-toy-text =
    { $task ->
        [add] «{ $text }» لا يناسب: المطلوب عددان من رقمين، مثل 47+85.
        [german] «{ $text }» لا يناسب: المطلوب عدد من 0 إلى 999.
        [french] «{ $text }» لا يناسب: المطلوب عدد من 0 إلى 999.
       *[letters] «{ $text }» لا يناسب: المطلوب 8 حروف من a إلى j، مثل headache.
    }

## Maps, heads, layers, tensors

core-no-attention = ليس في هذا النموذج انتباه اسمه { $map }؛ فيه { $choices }.
core-no-layer = لا توجد طبقة { $layer }، والعد من 0؛ عدد طبقات { $map } هو { $count }.
core-no-positions = ليس في هذا النموذج مواضع لرصّة اسمها { $stack }.
core-no-tensor = لا يوجد موتّر { $name } في هذا التشغيل؛ المطلوب اسم مثل { $example }.
core-map-predicts-nothing = لا يتنبأ هنا أي رأس من { $map }؛ المطلوب الاختيار من { $choices }.
core-values-hidden = لا يُظهر { $model } قيمه؛ المطلوب اختيار نموذج آخر.
core-nan = NaN: تغييرٌ ترك صفًا بلا شيء ينظر إليه، فلا عدد هنا. يجب التراجع عنه.

## Which prediction is explained

core-no-loaded-model = المطلوب نموذج مُحمَّل، مثل core.load('en-de')، لا { $given }.
core-nothing-to-explain = ليس في { $model } صنف أو كلمة لتفسيرها؛ المطلوب نموذج يترجم أو يكمل النصوص أو يصنّف.
core-writes-no-label = يكتب { $model } رموزًا وليس له وسم { $label }؛ المطلوب خطوة ورمز.
core-classifies-no-step = يصنّف { $model } وليس له خطوة { $step }؛ يجب حذفها.
core-which-step = يجب تحديد الخطوة المطلوب تفسيرها؛ الأولى هي 0.
core-no-step =
    { $task ->
        [translator] لا توجد خطوة { $step }؛ عدد خطوات هذه الترجمة { $count }، والعد من 0.
       *[generator] لا توجد خطوة { $step }؛ عدد خطوات هذا النص { $count }، والعد من 0.
    }
core-same-candidates = المطلوب اختيار مرشحين مختلفين للمقارنة، لا { $token } مع نفسه.
core-no-label = ليس لهذا النموذج وسم { $label }؛ وسومه { $labels }.
core-no-piece = ليس في هذا النموذج قطعة تُكتب { $piece }؛ المطلوب أحد مرشحي الخطوة أو معرّف.

## Explanations

core-no-method = لا توجد طريقة { $given }؛ المطلوب الاختيار من { $choices }.
core-other-method =
    { $method ->
        [pooling] لا يأخذ { $model } متوسط رموزه؛ المطلوب الاختيار من { $choices }.
       *[other] لا يُظهر { $model } قيمه؛ المطلوب الاختيار من { $choices }.
    }
core-no-setting = ليس للطرق { $methods } إعداد { $setting }.
core-pooling-without-mean = لا تكون نِسب التجميع دقيقة إلا إذا قُرئت الأصناف من متوسط كل الرموز.
core-no-attribution = المطلوب في attribution= ما أعادته core.attribute، لا { $given }.
core-attribution-of-other = هذا العزو يفسّر تنبؤًا آخر؛ المطلوب عزو لهذا النموذج والنص والخطوة.
core-no-attributions = المطلوب ما أعادته core.attributions، لا { $given }.
core-attributions-differ = المطلوب عزوات لتنبؤ واحد بعينه من هذا النموذج.
core-attribution-without-source = لا يقول هذا العزو شيئًا عن النص المصدر؛ المطلوب طريقة تشمله.
core-no-curve = لا يوجد منحنى { $given }؛ المطلوب الاختيار من { $choices }.
core-groups = تبدأ مجموعات الرموز (وعدد الرموز { $size }) من 0 وفي مواضع متزايدة أصغر من { $size }، لا في { $given }.
core-gradient-steps = عدد خطوات التدرّجات التكاملية من 1 إلى { $most }، لا { $given }.
core-no-baseline = لا توجد نقطة بداية { $given }؛ المطلوب الاختيار من { $choices }.
core-no-text-read = لا يستطيع هذا النموذج قراءة أي من هذه النصوص؛ المطلوب نصوص من نوعه.
core-flow-looks-ahead = هنا يرى صفٌّ ما يُكتب بعده، فكل خطوة تشغيل آخر. يجب التراجع عن هذا التغيير.
core-flow-step-or-token = المطلوب تتبّع الخطوة { $step } أو الرمز { $token }، لا كليهما.
core-flow-no-encoder = ليس في { $model } مُرمِّز؛ المطلوب تتبّع خطوة.
core-flow-no-answer = لا يعطي { $model } جوابًا؛ المطلوب تتبّع رمز من النص، مثل token=0.
core-flow-no-step = لا توجد خطوة { $step }؛ خطوات هذا التشغيل من 0 إلى { $last }.
core-no-words =
    { $task ->
        [classifier] لا يكتب النموذج { $model } كلمات؛ يمكن النظر إلى أصنافه حسب العمق.
       *[encoder] لا يكتب النموذج { $model } كلمات، فليست له عدسة logit.
    }
core-no-classes = ليس للنموذج { $model } أصناف؛ يمكن النظر إلى كلماته حسب العمق.
core-no-cross-attention = ليس في { $model } انتباه متقاطع، فلا شيء مما يقرؤه يصل إلى مُرمِّز.
core-heads-add-nothing = لا تضيف رؤوس هذا المُرمِّز شيئًا إلى قيم logit مباشرة: لا يقرأ خرجها إلا مُفكِّك الترميز.
core-split-first-layer = وحده الانتباه الذاتي للرصّة يقرأ المحتوى مع الموضع في طبقته الأولى؛ المطلوب اختيار انتباه ذاتي.
core-split-no-vectors = لا يضيف هذا النموذج متجهات مواضع إلى ما تقرؤه طبقته الأولى، فليست لدرجاته أجزاء كهذه.
core-no-portraits = لا صور رؤوس للنموذج { $model }؛ المطلوب نصوص للنظر فيها.
core-portrait-targets = المطلوب قائمة نصوص، وعدد مماثل من النصوص الهدف، أو من دون نصوص هدف.

## Changes

core-no-bug = لا يوجد خطأ اسمه { $given }؛ المطلوب الاختيار من { $choices }.
core-pads =
    { $side ->
        [source] عدد رموز الحشو في النص المصدر من 0 إلى { $most }، لا { $count }.
       *[target] عدد رموز الحشو في النص الهدف من 0 إلى { $most }، لا { $count }.
    }
core-shuffle-seed = بذرة الخلط من 0 إلى { $most }، لا { $given }.
core-shift = يمكن إزاحة المواضع بمقدار من 0 إلى { $most }، لا { $given }.
core-shifted-too-far = إزاحة رموز عددها { $count } بمقدار { $shift } تحتاج إلى مواضع عددها { $needed }؛ في هذا النموذج { $longest }. أقصى إزاحة { $most }.
core-encoder-alone =
    { $task ->
        [classifier] ليس في المُصنِّف إلا رؤوس المُرمِّز وأقنعته؛ المطلوب تغيير هذه.
       *[encoder] ليس في المُرمِّز إلا رؤوس المُرمِّز وأقنعته؛ المطلوب تغيير هذه.
    }
core-decoder-alone = ليس في نموذج بلا مُرمِّز إلا رؤوس مُفكِّك الترميز وأقنعته؛ المطلوب تغيير هذه.
core-pads-before-text = لا حشو في نموذج بلا مُرمِّز إلا قبل نصه؛ المطلوب padding_side='left'.
core-many-mask-edits = عدد تغييرات الأقنعة { $count }، والحد الأقصى { $most }. يمكن استعمال الصفوف والأعمدة.
core-no-mask = لا يوجد قناع { $given }؛ المطلوب الاختيار من { $choices }.
core-mask-negative = تُعدّ صفوف القناع وأعمدته من 0؛ ولا يوجد منها سالب.
core-mask-far = تغيير قناعٍ يذكر موضعًا بعد { $most }؛ ولا جملة بهذا الطول.
core-many-steers = عدد متجهات الإمالة { $count }، والحد الأقصى { $most }.
core-steer-stack = تكون الإمالة في المُرمِّز أو في مُفكِّك الترميز، لا في { $given }.
core-steer-amount = مقدار الإمالة من { $least } إلى { $most }، لا { $given }.
core-steer-rows = تذكر الإمالة من 1 إلى { $most } من الصفوف، أو None لكلها، لا { $count }.
core-steer-empty = أحد نصّي الإمالة فارغ؛ المطلوب نصان مختلفان.
core-steer-same = نصّا الإمالة متطابقان؛ المطلوب نصان مختلفان.
core-steer-alike =
    { $how ->
        [written] يُكتب لنصّي الإمالة الشيء نفسه، فلا فرق بينهما؛ المطلوب غيرهما.
       *[read] يُقرأ نصّا الإمالة بالطريقة نفسها، فلا فرق بينهما؛ المطلوب غيرهما.
    }
core-steer-text = نص للإمالة، { $text }: { $why }
core-steer-source = تأتي الإمالة من { $sources }، لا من { $given }.
core-steer-vector-size = متجه الإمالة فيه من 1 إلى { $most } من أعداد float32، لا { $size } من البايتات.
core-steer-not-finite = في متجه الإمالة عدد غير منتهٍ؛ يجب حذف NaN واللانهاية.
core-steer-base64 = متجه الإمالة غير مكتوب بترميز base64.
core-steer-no-stack =
    { $stack ->
        [encoder] ليس في هذا النموذج مُرمِّز لإمالته؛ يمكن إمالة مُفكِّك ترميزه.
       *[decoder] ليس في هذا النموذج مُفكِّك ترميز لإمالته؛ يمكن إمالة مُرمِّزه.
    }
core-steer-depth =
    { $stack ->
        [encoder] لا يوجد عمق { $depth }؛ أعماق المُرمِّز من 0، وهو تضمينه، إلى { $layers }.
       *[decoder] لا يوجد عمق { $depth }؛ أعماق مُفكِّك الترميز من 0، وهو تضمينه، إلى { $layers }.
    }
core-steer-row-of-model = الصف { $row } هو المُمال؛ يقرأ هذا النموذج صفوفًا عددها { $count }، والعد من 0.
core-steer-row-of-text = الصف { $row } هو المُمال؛ عدد صفوف هذا النص { $count }، والعد من 0.
core-steer-width = في هذا المتجه { $count } من الأعداد؛ وفي حالات هذا النموذج { $width }.
core-vector-not-read = تعذّرت قراءة { $file }: { $why }.
core-vector-too-large = حجم { $file } أكبر من { $most } بايت؛ ومتجه float32 أصغر من ذلك.
core-vector-file = محتوى { $file } ليس صفًا واحدًا من أعداد float32؛ يُحفظ المتجه بواسطة numpy.save.
core-curve-amounts = للمنحنى من 1 إلى { $most } من المقادير، لا { $count }.

## From one run into another

core-no-place = لا يوجد موضع { $place }. يُكتب الموضع r.stack.depth.token أو o.map.layer.head أو w.map.layer.head، مثل r.e.1.2 أو o.c.2.7.
core-no-depth-place = ليس { $place } متجهًا في هذا النموذج؛ أعماق { $stack } من 0 إلى { $layers }.
core-no-row-place = يحتاج { $place } إلى الصف { $row }؛ عدد صفوف { $stack } هو { $count }، والعد من 0.
core-row-without-partner = ليس للصف { $row } ({ $stack }) نظير في التشغيل الآخر؛ يجب ربطه بصف آخر يدويًا.
core-weights-of-other-length = لا يمكن نقل أوزان الانتباه وحدها إلا بين نصين متساويين في عدد الرموز.
core-nothing-to-carry = لا يُظهر { $model } إلا أوزان انتباهه، فلا يمكن نقل أي موتّر منه.
core-no-pair = في joined القيمة { $given }؛ المطلوب أزواج مثل (1, 2): صف من الأساس، صف من المانح.
core-few-matched = لا يمكن مطابقة إلا { $matched } من أصل { $count } من الرموز. المطلوب نصان يختلفان في كلمات قليلة، أو ربط الصفوف يدويًا.
core-trace-of-other-model = سجلّ التشغيل هذا للنموذج { $other }، لا للنموذج { $model }؛ المطلوب تشغيلان لنموذج واحد.
core-same-answers = يكتب التشغيلان { $answer }؛ المطلوب نصان لهما جوابان مختلفان.
core-same-token = يكتب التشغيلان { $token } في الخطوة { $step }؛ المطلوب نصان مختلفان.
core-other-step = يكتب التشغيلان { $token } في الخطوة { $step }؛ المطلوب الخطوة { $other } حيث يختلفان.
core-same-rival = الرمز وبديله كلاهما { $token }؛ المطلوب اثنان مختلفان.
core-trace-of-other-edits = قرأ سجلّ التشغيل هذا رموزًا عددها { $read }، لا { $count }؛ المطلوب ذكر تغييراته أيضًا.

## Models and devices

core-no-model = لا يوجد نموذج { $given }. المطلوب واحد من هذه: { $choices }؛ أو مجلد فيه نقطة حفظ.
core-no-models = لا يوجد نموذج { $given }، ولا نماذج هنا بعد؛ يمكن تنفيذ pip install glassformer-checkpoints أو تدريب نموذج بالأمر glassformer train أو تحديد المجلد بالمتغير GLASSFORMER_CHECKPOINTS.
core-no-model-name = يُذكر النموذج باسم أو مجلد، لا بالقيمة { $given }؛ والأسماء في core.catalogue()‎.
core-no-device = لا يوجد جهاز { $given } على هذه الآلة؛ المتوفر: { $choices }.
core-device-and-map = ذُكر device ‏({ $device }) وdevice_map معًا؛ المطلوب أحدهما.
core-float32-alone = { $model } من النوع float32 ولا يمكن تحميله على أنه { $dtype }؛ يجب حذف dtype.
core-one-device = يتسع جهاز واحد للنموذج { $model }؛ يجب حذف device_map.
core-no-languages = ليس لهذا النموذج لغات للاختيار؛ يجب حذف source_lang وtarget_lang.
core-no-language = ليست في هذا النموذج لغة { $given }؛ لغاته { $choices }.
core-no-language-of-many = ليست في هذا النموذج لغة { $given }؛ عدد لغاته { $count }، منها { $choices }.
core-no-design = لا يوجد تصميم { $given }. المطلوب واحد من هذه: { $choices }.
core-not-converted = تعذّر تحويل { $file }: { $why }.
core-vectors-not-finite = في متجهات رموز هذا النموذج أعداد غير منتهية، فلا يمكن رسم خريطة.
core-no-snapshot = لا توجد لقطة في هذا التشغيل. التدريب مع ‎--snapshots 12 يحفظ بعضها.
core-snapshot-of-two-kinds = لقطة الخطوة { $step } من النوع { $kind }، و{ $model } من النوع { $other }.
core-snapshot-of-other-run = تقطّع لقطة الخطوة { $step } النصوص بطريقة غير طريقة { $model }: فهي من تشغيل آخر.

## Surveys

core-nothing-to-survey = ليس للنموذج { $model } أصناف ولا يكتب شيئًا؛ المطلوب اختيار غيره.
core-references-or-labels = المطلوب ترجمات مرجعية لنموذج يترجم أو وسوم لمُصنِّف، لا الأمران معًا.
core-text-missing =
    { $what ->
        [text] لا يوجد نص { $index }؛ المطلوب نص لكل ترجمة مرجعية.
       *[reference] لا توجد ترجمة مرجعية { $index }؛ المطلوب ترجمة مرجعية لكل نص.
    }
core-resume-other-texts = أُنشئ { $file } من نصوص أخرى: فالنص { $index } فيه هو { $text }.
core-model-changed = تغيّر النموذج بعد النص { $index }؛ يجب بدء المسح من جديد.
core-no-survey = { $given } ليس مسحًا؛ المطلوب مسحان من core.survey(...)‎.
core-surveys-of-other-length = عدد نصوص المسحين { $before } و{ $after }؛ المطلوب مقارنة مسحين للنصوص نفسها.
core-surveys-of-other-texts = النص { $index }، والعد من 0، هو { $before } و{ $after }؛ المطلوب مقارنة مسحين للنصوص نفسها.
core-surveys-empty = لا نصوص في المسحين؛ المطلوب إضافة نصوص.
core-surveys-of-two-kinds = المسحان من نوعين: { $kinds }؛ المطلوب مقارنة اثنين من نوع واحد.
core-survey-ending = ليس { $file } من النوع ‎.jsonl أو ‎.csv أو ‎.parquet؛ يجب أن ينتهي اسم الملف بأحدها.
core-no-pyarrow = يحتاج Parquet إلى pyarrow: pip install 'glassformer[parquet]'؛ أو يمكن اختيار ‎.jsonl أو ‎.csv.
core-survey-not-utf8 = ليس { $file } مسحًا: فهو ليس نص UTF-8.
core-file-no-survey = ليس { $file } مسحًا؛ الأمر glassformer survey FILE -o { $name } ينشئ مسحًا.
core-file-format = تنسيق { $file } هو { $given }، وهذا البرنامج يقرأ التنسيق { $known }.
core-survey-line = { $file }، السطر { $line }: ليس هذا صفًا من مسح؛ يجب إنشاء الملف من جديد.
core-survey-columns = ليس { $file } مسحًا: أعمدته { $columns }.
core-no-parquet = ليس { $file } ملف Parquet كاملًا؛ يجب إنشاؤه من جديد.
core-survey-of-other = { $file } مسح بقيمة أخرى في { $what } ({ $before }، والآن { $now })؛ المطلوب ملف آخر، أو حذفه للبدء من جديد.

## Models of Hugging Face

core-hub-not-installed = تحتاج نماذج Hugging Face إلى مكتبات أخرى؛ تُثبَّت بالأمر pip install -e '.[hub]' في مجلد هذا المشروع.
core-hub-no-name = المطلوب اسم نموذج من Hub، مثل hf:Helsinki-NLP/opus-mt-en-de، أو مجلد.
core-hub-no-model = لا يوجد نموذج مفتوح { $model } على Hub؛ يجب التحقق من اسمه، وصيغته OWNER/NAME.
core-hub-no-revision = ليس للنموذج { $model } إصدار { $revision }؛ يجب التحقق منه على Hub.
core-hub-no-config = ليس للنموذج { $model } على Hub ملف { $file }: فالمُهايئ (adapter) أو GGUF ليس نموذجًا كاملًا؛ المطلوب غيره.
core-hub-silent = النموذج { $model } ليس على هذه الآلة وHub لا يجيب؛ يجب التحقق من الشبكة أو تسمية مجلد.
core-hub-no-safetensors = ليس للنموذج { $model } أوزان بصيغة safetensors، وملفات pickle لا تُقرأ أبدًا؛ يُحفظ مع safe_serialization=True أو يُذكر إصدار يحتويها بالصيغة NAME@REVISION.
core-hub-not-shown = لا يمكن عرض النموذج { $model } ({ $made })؛ المطلوب نموذج يترجم النصوص أو يكملها أو يصنّفها أو يرمّزها، مثل Marian أو GPT-2 أو BERT.
core-hub-encoder-not-shown = لا يمكن عرض النموذج { $model } ({ $made })؛ المطلوب مُرمِّز نصوص، مثل BERT.
core-hub-size = يقول النموذج { $model } إن { $name } هو { $given }؛ ولا يمكن بناء نموذج هكذا.
core-hub-no-choice-of-label = لا يختار النموذج { $model } بين وسوم؛ المطلوب نموذج يعطي واحدًا من عدة وسوم.
core-hub-too-large = يحتاج النموذج { $model } إلى { $size }، وليس هذا متاحًا على { $device }؛ يمكن تحميله مع dtype='bfloat16' أو device_map='auto' أو على cpu.
core-hub-weights-alone = لا يُظهر هذا النموذج إلا أوزان انتباهه. المطلوب اختيار أحد نماذج هذا المشروع.
core-own-models-alone = يُعرض هذا لنماذج هذا المشروع. المطلوب اختيار أحدها.
core-hub-few-changes = لا يمكن في هذا النموذج إلا حذف رموز وإيقاف رؤوس؛ المطلوب اختيار أحد نماذج هذا المشروع.
core-hub-fixed = حشو هذا النموذج ثابت، وكذلك المواضع التي لا يُعرف هنا كيف تُصنع: يمكن تغيير رؤوسه أو أقنعته أو الكلمات.
core-hub-unadded = لا يضيف هذا النموذج مواضع إلى رموزه، فلا يمكن أخذ موضع من المحور الخطأ؛ المطلوب خطأ آخر.
core-hub-no-table =
    لا يضيف هذا النموذج متجهات مواضع إلى رموز { $stack ->
        [encoder] مُرمِّزه
       *[decoder] مُفكِّك ترميزه
    }؛ المطلوب نموذج يضيفها، مثل BERT.
core-hub-no-distances =
    لا يضيف هذا النموذج شيئًا حسب المسافة بين رمزين في { $stack ->
        [encoder] مُرمِّزه
       *[decoder] مُفكِّك ترميزه
    }؛ المطلوب نموذج يضيف ذلك، مثل T5.
core-hub-unscaled = درجات هذا النموذج لا تُقسم على شيء، فلا يمكنه أن يُظهر ما يحدث بلا القسمة.
core-hub-scaled-before = تُقسم استعلامات هذا النموذج قبل مقارنتها، ولا تُقسم درجاته بعد ذلك، فلا يمكنه أن يُظهر ما يحدث بلا القسمة.
core-hub-heads-stay = لا يمكن هنا إيقاف رؤوس نموذج { $kind }؛ المطلوب اختيار نموذج آخر.
core-hub-layers-unknown = أسماء طبقات هذا النموذج غير معروفة هنا، فلا يمكن تمييز أجزائه.
core-hub-no-embedding = يضيف هذا النموذج المواضع إلى رموزه خارج ما يُرى هنا، فيُمال بنصين بدلًا من رمز.
core-hub-no-lens = ما يقرأ منه هذا النموذج صنفه ليس من الحالات المرئية هنا، فلا تسمّي أعماقه صنفًا.
core-hub-no-parts = يُقرأ صنف هذا النموذج من رمز واحد عبر طبقات ليست مجموعًا، فله مسارات وليست له أجزاء دقيقة.
core-hub-no-projections = لا يُعرف كيف تُصنع استعلامات هذا النموذج ومفاتيحه، فلا يمكن تفكيك درجاته.
core-hub-no-weights = لم يعطِ هذا النموذج أوزان انتباه؛ يُحمَّل مع attn_implementation='eager'.
core-hub-no-gradients = لا يمكن الحصول على تدرّجات { $model }؛ المطلوب attention أو leave-one-out.
core-hub-no-copy = النموذج الموزّع على أجهزة لا يُنسخ؛ يجب تحميله من جديد.
core-hub-no-token = لا يجد هذا النموذج رمزًا في هذا النص؛ المطلوب كتابة كلمة.
core-hub-token-beyond = ليس في هذا النموذج رمز { $piece } الذي وجده المُجزِّئ في النص: معرّفاته تنتهي عند { $last }، وهذا { $token }. يجب حذفه، أو استعمال المُجزِّئ الذي دُرّب به النموذج.
core-token-stays = الرمز { $token } يبقى لأن النموذج يعتمد عليه؛ يمكن حذف كلمات.
core-fills-no-mask = لا يملأ النموذج { $model } أقنعة؛ المطلوب نموذج من النوع ForMaskedLM.
core-no-mask-in-text = ليس في هذا النص { $mask }؛ يُكتب في مكان الكلمة الناقصة.
core-no-rotation = لا يمكن عرض دوران لهذا النموذج؛ المطلوب نموذج بمواضع دوّارة، مثل Llama.
core-first-not-turned = الموضع الأول لا يُدار؛ المطلوب رمزان على الأقل.
core-no-device-map = device_map هو { $given }؛ المطلوب { $choices }، أو جهاز كل جزء، مثل { $example }.
core-no-accelerate = يحتاج device_map إلى المكتبة accelerate؛ تُثبَّت بالأمر pip install -e '.[hub]' في مجلد هذا المشروع.

## Chats

core-no-chat = chat هو { $given }؛ المطلوب قائمة مثل { $example }.
core-no-chat-message = ليس { $given } رسالة محادثة؛ المطلوب قائمة مثل { $example }.
core-no-date = date هو { $given }؛ يُكتب مثل 2026-11-28.
core-no-chat-template = ليس للنموذج { $model } قالب محادثة؛ يجب حذف المحادثة وإعطاء نص.
core-text-or-chat = المطلوب نص أو محادثة، أحدهما فقط.
core-chat-template =
    { $fault ->
        [memory] يحتاج قالب محادثة هذا النموذج إلى أكثر من { $detail } ميغابايت. يجب حذف المحادثة أو إصلاح القالب.
        [endless] يستدعي قالب محادثة هذا النموذج نفسه بلا نهاية. يجب حذف المحادثة أو إصلاح القالب.
        [size] ينتج قالب محادثة هذا النموذج أكثر من { $detail } كيلوبايت من النص. يجب حذف المحادثة أو إصلاح القالب.
        [seconds] يستغرق قالب محادثة هذا النموذج أكثر من { $detail } ث. يجب حذف المحادثة أو إصلاح القالب.
        [jinja2] يحتاج قالب محادثة هذا النموذج إلى jinja2 الذي يأتي مع pip install -e '.[hub]'. يجب حذف المحادثة أو إصلاح القالب.
       *[says] يقول قالب محادثة هذا النموذج: { $detail }. يجب حذف المحادثة أو إصلاح القالب.
    }

## Models that cannot be loaded: a sentence with its reason, which follows a colon and has no full stop

core-not-loaded = تعذّر تحميل النموذج { $model }: { $why }.
core-nameless-not-loaded = تعذّر تحميل النموذج: { $why }.
core-no-folder = لا يوجد مجلد { $folder }
core-folder-without = ليس في مجلده { $file }
core-config-of-no-model = ملفه { $file } ليس ملف نموذج: { $why }
core-config-without = ملفه { $file } ليس ملف نموذج: ينقصه { $key }
core-config-of-other-format = تنسيقه { $given }، وهذا البرنامج يقرأ التنسيق { $known }
core-config-not-described = ملفه { $file } لا يصف نموذجًا: { $why }
core-file-too-large = حجم ملفه { $file } أكبر من { $most } بايت
core-file-damaged = ملفه { $file } تالف أو مقطوع
core-file-missing-or-damaged = ملفه { $file } مفقود أو تالف
core-tokenizer-of-other-size = عدد قطع مُجزِّئه { $count }، لكن نموذجه يعرف { $known }
core-tokenizer-of-other-id = قيمة { $key } في مُجزِّئه { $ours }، لكنها في نموذجه { $theirs }
core-tokenizer-damaged = ملفات مُجزِّئه مفقودة أو تالفة
core-adapter-beside-weights = يقول { $file } بجانب أوزانه إن لها مُهايئًا (adapter)؛ يُحمَّل الاثنان بواسطة peft ويُحفظ ما تعيده merge_and_unload
core-adapter-of-base = هو مُهايئ (adapter) للنموذج { $base } وليس نموذجًا كاملًا؛ يُحمَّل الاثنان بواسطة peft ويُحفظ ما تعيده merge_and_unload
core-weights-gguf = أوزانه بصيغة GGUF؛ المطلوب النموذج بصيغة safetensors الذي صُنعت منه
core-shard-missing = ملفه { $file } مفقود؛ يجب نسخ كل ما يذكره { $index }
core-weights-quantised = أوزانه مكمّمة ({ $how })؛ المطلوب النموذج الذي صُنعت منه
core-config-lacks = ينقص ملفه config.json المفتاح { $key }، مثل { $example }؛ يُحفظ بواسطة save_pretrained
core-needs-own-code = يحتاج إلى برامج Python من مجلده، وهي لا تُشغَّل هنا أبدًا؛ المطلوب نموذج آخر
core-unknown-model-type = لا يعرف transformers { $version } القيمة { $kind } في model_type؛ وقد يعرفها إصدار أحدث: pip install -U transformers
core-weights-unfit = أوزانه تالفة أو لا توافق ملفه config.json
core-weights-unfit-or-spread = أوزانه تالفة أو لا توافق ملفه config.json، أو أن device_map خاطئ: { $why }
core-weight-of-other-shape = { $weight } في أوزانه { $saved } وحسب ملفه config.json هو { $built }
core-weight-of-other-vocabulary = { $weight } في أوزانه { $saved } وحسب ملفه config.json هو { $built }؛ وقيمة vocab_size فيه { $size }
core-weight-missing = ينقص أوزانه { $weight }
core-weight-not-finite = { $weight } في أوزانه يحوي NaN أو لانهاية؛ المطلوب نسخة محفوظة أخرى
core-no-part-of-map = يذكر device_map الجزء { $part }، ولا وجود له في النموذج؛ أجزاء النموذج { $parts }
core-weight-in-no-file = { $weight } ليس في أي ملف من أوزانه، فلا يمكن أن يكون على القرص؛ يوضع في مكان آخر بواسطة device_map
core-setting-above-0 = { $name } هو { $value }؛ يجب أن يكون أكبر من 0
core-setting-above-0-to-1 = { $name } هو { $value }؛ يجب أن يكون أكبر من 0 ولا يزيد على 1
core-setting-share = { $name } هو { $value }؛ يجب أن يكون بين 0 و1
core-setting-at-least = { $name } هو { $value }؛ يجب ألا يقل عن { $least }
core-setting-at-most = { $name } هو { $value }؛ يجب ألا يزيد على { $most }
core-setting-from-below = { $name } هو { $value }؛ يجب ألا يقل عن { $least } وأن يكون أصغر من { $below }
core-setting-one-of = { $name } هو { $value }؛ يجب أن يكون واحدًا من: { $choices }
core-setting-type = { $name } هو { $value }؛ يجب أن يكون من النوع { $kind }
core-setting-positions = max_length { $length } مضروبًا في d_model { $width } أكبر من { $most }؛ المطلوب تقليله
core-setting-heads = لا يمكن تقسيم d_model { $width } على عدد الرؤوس { $heads } بلا باقٍ
core-setting-mask-fill = mask_fill هو { $value }؛ يجب أن يكون أصغر من 0 بكثير، مثل -inf أو -1e9
core-setting-mask-queries = mask_queries يُخفي صفوفًا كاملة فيجعلها mask_fill -inf قيم NaN؛ المطلوب اختيار -1e9
core-setting-generator = يحتاج النموذج المولّد إلى 0 من طبقات المُرمِّز وطبقة واحدة على الأقل من مُفكِّك الترميز، لا { $encoder } و{ $decoder }
core-setting-translator = يحتاج نموذج الترجمة إلى طبقة واحدة على الأقل من مُفكِّك الترميز
core-setting-classifier = يحتاج المصنّف إلى 0 من طبقات مُفكِّك الترميز ووسمين مختلفين على الأقل، لا { $layers } و{ $labels }
core-setting-ids = معرّفات pad وunknown وstart وend هي { $ids }؛ يجب أن تختلف وأن تكون أصغر من vocabulary_size { $size }
core-setting-labels = labels هو { $value } وهو من نوع خاطئ؛ يجب أن يكون قائمة نصوص
core-setting-many-labels = عدد الوسوم { $count }؛ يمكن عرض { $most } على الأكثر
core-setting-no-label = { $label } ليس وسمًا؛ يجب أن يكون نصًّا لا يزيد عدد حروفه على { $most }
core-setting-shares = shares هو { $shares }؛ المطلوب نسبة أكبر من 0 لكل مجموعة نصوص وحذف copies
core-settings-no-mapping = { $kind } له أسماء وقيم ولا يمكن أن يكون { $value }
core-settings-unknown = إعدادات غير معروفة في { $kind }: { $names }
core-config-incomplete = { $kind } ناقص أو من نوع خاطئ: { $why }
core-json-none = ليس نصًّا بصيغة JSON
core-json-too-deep = ليس نص JSON تمكن قراءته: تداخله أعمق مما ينبغي
core-json-half = فيه نصف حرف، { $character }؛ المطلوب كتابته من جديد
core-json-of-file = الملف { $file } { $why }
core-json-too-large = حجم { $file } أكبر من { $most } بايت
core-json-no-object = ليس في { $file } كائن JSON
core-weights-too-few = يطلب ملفه { $file } أوزانًا عددها { $asked } أو أكثر، والموجود { $found }
core-weight-unknown = في أوزانه { $weight } وهو غير معروف
core-weight-of-type = نوع { $weight } فيه هو { $given } وليس واحدًا من: { $choices }
core-weight-of-shape = شكل { $weight } فيه هو { $saved } لا { $built } كما في إعداداته
core-weight-infinite = في { $weight } عدد غير منتهٍ
core-convert-lacks = ليس فيه { $weight }
core-file-changed = ملفه { $file } تالف أو عُدّل: ليس الملف المذكور في { $list }؛ إن كان التعديل مقصودًا فالمطلوب تشغيل { $command }
core-list-no-file = { $list } ليس ملفًا عاديًا؛ إن كان التعديل مقصودًا فالمطلوب تشغيل { $command }
core-list-line = السطر { $number } من { $list } هو { $line } وليس بصمة SHA-256 لملف؛ إن كان التعديل مقصودًا فالمطلوب تشغيل { $command }
core-list-lacks = ينقص { $list } الملف { $file }؛ إن كان التعديل مقصودًا فالمطلوب تشغيل { $command }
core-no-fingerprint = ليس في { $config } القيمة { $key } للملف { $file }
core-file-of-other-model = ملفه { $file } تالف أو لنموذج آخر: ليس الملف المتوقع في { $config }
core-tokenizer-of-file = { $path }: { $why }
core-tokenizer-not-whole = هذا ليس نموذج SentencePiece كاملًا؛ المطلوب تدريب المُجزِّئ من جديد أو تنزيل الملف من جديد
core-tokenizer-no-texts = لا يوجد نص تُتعلَّم منه المفردات؛ المطلوب جملة واحدة على الأقل
core-tokenizer-too-small = vocabulary_size هو { $size } وهو أصغر من أن يتسع لحروف النص؛ المطلوب زيادته
core-tokenizer-not-learned = لم يستطع SentencePiece تعلّم مفردات حجمها { $size }: { $why }

core-notice-unfinished = أُوقفت الترجمة بعد { $tokens } من الرموز، قبل أن ينهيها النموذج.
core-notice-loop = النموذج في حلقة: «{ $phrase }» تتكرر على التوالي، وعدد المرات { $times }.
core-notice-lost-numbers =
    { $count ->
        [one] يجب التحقق من العدد { $numbers }: لم تُنسخ أرقامه إلى الترجمة.
       *[other] يجب التحقق من الأعداد { $numbers }: لم تُنسخ أرقامها إلى الترجمة.
    }
core-notice-invisible =
    { $more ->
        [0] حُذف من النص ما لا يراه أحد ولا يحمل شيئًا: { $characters }.
       *[other] حُذف من النص ما لا يراه أحد ولا يحمل شيئًا: { $characters }، وغيرها { $more }.
    }
core-notice-controls =
    { $more ->
        [0] قُرئت على أنها مسافات لأنها ليست من حروف النصوص: { $characters }.
       *[other] قُرئت على أنها مسافات لأنها ليست من حروف النصوص: { $characters }، وغيرها { $more }.
    }
core-notice-never-learned =
    { $more ->
        [0] لم يتعلم النموذج قط { $characters }: يقرأ بايتات مكانها، وجوابه عنها لا يعني شيئًا.
       *[other] لم يتعلم النموذج قط { $characters }، وغيرها { $more }: يقرأ بايتات مكانها، وجوابه عنها لا يعني شيئًا.
    }
core-notice-unknown =
    { $more ->
        [0] ليس في مفردات هذا النموذج { $words }: يقرأ { $piece } مكانها.
       *[other] ليس في مفردات هذا النموذج { $words }، وغيرها { $more }: يقرأ { $piece } مكانها.
    }
core-notice-read-as =
    { $more ->
        [0] يقرأ هذا النموذج { $pairs }.
       *[other] يقرأ هذا النموذج { $pairs }، وغيرها { $more } على نحو آخر.
    }
core-notice-pair = { $typed } على أنها { $read }
core-notice-other-language =
    يبدو هذا النص { $seems ->
        [de] بالألمانية
        [fr] بالفرنسية
       *[en] بالإنجليزية
    }، والنموذج يقرأ { $reads ->
        [de] الألمانية
        [fr] الفرنسية
       *[en] الإنجليزية
    }. فما يقوله عنه قليل المعنى.
core-notice-no-question = هذا النموذج يصنّف الأسئلة. وهذا النص ليس سؤالًا، فالصنف الذي يُعطاه قليل المعنى.
core-notice-shared-keys = تتشارك الرؤوس ({ $heads }) في مفاتيح وقيم عددها { $groups }، ولكل منها { $each } من الرؤوس؛ أما الاستعلامات فلكل رأس استعلاماته.
core-notice-read-again = مع هذا التغيير يُقرأ النص كله من جديد لكل رمز جديد. والنص طويل، لذلك لا يكتب النموذج إلا { $tokens } من { $usual } من الرموز.
core-notice-task = يجب أن تُذكر لهذا النموذج مهمته: يبدأ النص بـ «{ $beginning }».
core-notice-chat =
    { $count ->
        [0] بصيغة محادثة يقرأ النموذج { $tokens } من الرموز؛ وليس بينها رمز خاص.
       *[other] { $more ->
            [0] بصيغة محادثة يقرأ النموذج { $tokens } من الرموز؛ والخاصة منها { $special }.
           *[other] بصيغة محادثة يقرأ النموذج { $tokens } من الرموز؛ والخاصة منها { $special }، وغيرها { $more }.
        }
    }
core-notice-no-head = يُعرض هذا النموذج ({ $made }) بلا الجزء الخاص بالأصناف: تُعرض حالاته، ولا أصناف له.
core-notice-no-mask = ليس لهذا النموذج أصناف؛ عند كتابة { $mask } مكان كلمة تُعرض أرجح رموزها.
core-notice-many-masks = في النص { $masks } من الأقنعة؛ وتُعرض أرجح رموز الأول.

## Notes about the moments of a training (core/results/training_history.py)

core-history-began = بدأ التدريب بأوزان { $model }، لذلك كانت لبعض الرؤوس أدوارها قبل الخطوة الأولى.
core-history-ends = عدد خطواته { $steps }؛ لحظاته هنا تصل إلى الخطوة { $last }.
core-history-of-other-run = هذه اللحظات ({ $moments }) ليست من التشغيل الذي أنتج هذا النموذج، بل من تشغيل آخر عدد خطواته { $steps } بالرموز نفسها، ولم يُحفظ منه إلا القليل: جملة واحدة بلا علامات تقييم ولا أدوار ولا منحنى تعلّم.
core-history-of-first-run = هذه اللحظات من أول التشغيلين، وعدد خطواته { $steps } على Tatoeba وتعليقات الصور. بدأ بأوزان { $model }، لذلك كانت لبعض الرؤوس أدوارها قبل الخطوة الأولى. أما التشغيل الثاني، على الأعداد والأسماء وكتيّبات الإرشاد وقاموس، فأنتج الأوزان الحالية، وهي تختلف عن اللحظة الأخيرة.

## pages/why/areas.js

why-better = أفضل
why-no-better = ليس أفضل
why-worse = أسوأ
why-random-orders-drawn = ترتيبات عشوائية، عدد السحبات { $count }
why-this-prediction = هذا التنبؤ
why-column-this-prediction = هذا التنبؤ
why-column-area = المساحة
why-than-chance = مقارنةً بالمصادفة
why-agreement-every-two = توافق كل طريقتين: τ كندال، من ‎−1 إلى 1
why-one-prediction-is-little = تنبؤ واحد لا يكفي للحكم. { $link }
why-which-explanation = أي تفسير يوثق به، على جمل كثيرة
why-areas-prediction = مساحات هذا التنبؤ
why-kendalls-tau-every = τ كندال لكل طريقتين
why-how-much-methods = مدى توافق الطرائق
why-kendalls-compares = يقارن τ كندال ترتيب الرموز بطريقتين: 1 هو الترتيب نفسه، و0 لا صلة، و‎−1 معكوس.

## pages/why/candidates.js

why-why-name = لماذا { $name }؟
why-not = وليس
why-end-the-comparison = إنهاء المقارنة
why-why-and-not = لماذا { $name } وليس { $nameB }؟
why-and-not = وليس { $name }
why-possible-classes = الأصناف الممكنة
why-possible-next-tokens = الرموز الممكنة بعد { $last }
why-all-other-tokens = كل الرموز الأخرى { $share }.
why-click-one-explain = النقر على أحدها يفسّره. والنقر على «وليس» يقارن به.

## pages/why/captions.js

why-loading-answer-method = جارٍ تحميل جواب هذه الطريقة …
why-method-has-no-number = ليس لهذه الطريقة هنا عدد لأي رمز.
why-token-and-its-number = { $token } { $number }
why-other-tokens =
    { $count ->
        [one] واحد آخر ({ $count }) { $number }
       *[other] أخرى ({ $count }) { $number }
    }
why-tokens-add-up =
    { $quantity ->
        [lead] إلى تقدّم { $token } على { $other }
        [above-average] إلى درجة { $token } فوق المتوسط
        [score] إلى درجة { $token }
       *[log-p] إلى log p لـ { $token }
    } يضيف { $parts }: معًا { $sum }، من { $empty } { $method ->
        [pooling] (الانحياز)
        [logit-flow] (الانحيازات والإزاحات)
       *[other] (رموز فارغة وحدها)
    } إلى { $value }.
why-largest-shares =
    { $method ->
        [value-zeroing] أكثر ما يعتمد عليه الخرج قيم هذه الرموز: { $tokens }.
        [flow] معظم الحالة التي وراء هذا الجواب من هذه الرموز: { $tokens }.
       *[attention] أكثر الانتباه إلى هذه الرموز: { $tokens }.
    }
why-effect-of-leaving-out =
    أثر كل رمز في { $quantity ->
        [lead] تقدّم { $token } على { $other }
       *[log-p] log p لـ { $token }
    }، عند حذفه: { $tokens } نات.
why-effect-of-small-change =
    تغيير صغير في رمز يغيّر أكثر ما يغيّر { $quantity ->
        [lead] تقدّم { $token } على { $other }
       *[log-p] log p لـ { $token }
    } هنا: { $tokens } نات.
why-error-of-sum =
    هنا خطأ مجموع الأجزاء { $isSmall ->
        [yes] أقل من { $size }
       *[no] { $size }
    }{ $isShare ->
        [yes] { " " }({ $share } من الكل)
       *[no] { "" }
    }{ $steps ->
        [0] { "" }
        [one] ، بعد خطوة واحدة ({ $steps })
       *[other] ، بعد خطوات عددها { $steps }
    }.
why-error-of-each-number = كل عدد صحيح إلى نحو { $error }.
why-question =
    { $named ->
        [word] لماذا { $token } في { $word }؟
        [word-and-other] لماذا { $token } في { $word } وليس { $other }؟
        [token-and-other] لماذا { $token } وليس { $other }؟
       *[token] لماذا { $token }؟
    }
why-log-p-beside-other =
    log p { $value } { $isBelow ->
        [yes] دون { $name }
       *[no] فوق { $name }
    }{ $isAfter ->
        [yes] { " " }بعد { $last }
       *[no] { "" }
    }
why-probability-and-log-p =
    { $probability }{ $isAfter ->
        [yes] { " " }بعد { $last }
       *[no] { "" }
    }، log p { $value }{ $isOwn ->
        [yes] { "" }
       *[no] ، وليس الرمز المكتوب
    }

## pages/why/compared.js

why-why-attribution-each = لماذا { $name }: عزو كل رمز
why-shares-attention =
    { $isWhole ->
        [yes] نِسب الانتباه بالنقاط المئوية
       *[no] نِسب الانتباه بالنقاط المئوية؛ والطريقة الغائبة قيد التحميل أو لا جواب لها
    }

## pages/why/deletion.js

why-tokens-removed = الرموز المزالة
why-tokens-put-back = الرموز المعادة
why-remove = إزالة
why-put-back = إعادة
why-which-test = أي اختبار
why-deletion-test-remove = اختبار الحذف: إزالة رموز
why-insertion-test-put = اختبار الإدخال: إعادة رموز
why-removed-most =
    { $isSource ->
        [yes] تُزال رموز المصدر
       *[no] تُزال الرموز
    }، الأهم بكل طريقة أولًا. المساحة الأصغر أفضل، لأن الرموز المهمة تُوجد أبكر.
why-removed-then-put-back =
    { $isSource ->
        [yes] تُزال رموز المصدر ثم تعاد
       *[no] تُزال الرموز ثم تعاد
    }، الأهم أولًا. المساحة الأكبر أفضل، لأن الرموز المهمة تُوجد أبكر.
why-piece-by-piece =
    { $isDeletion ->
        [yes] تُزال قطعة قطعة، ومع الكلمات الكاملة أيضًا.
       *[no] تعاد قطعة قطعة، ومع الكلمات الكاملة أيضًا.
    }
why-removing-tokens-one = تُزال الرموز، ترتيبًا بعد ترتيب …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] الاحتمال مع إزالة الرموز. { $shownCurves } النقر على منحنى يختار طريقته.
       *[no] الاحتمال مع إعادة الرموز. { $shownCurves } النقر على منحنى يختار طريقته.
    }
why-curve-in-words = { $method }: { $values }.
why-point-of-curve = { $method }، عدد الرموز { $count }: { $share }

## pages/why/faithfulness.js

why-method-and-its-area = { $method } ({ $area })
why-no-method-better-than-chance = لا طريقة هنا أفضل من المصادفة: الترتيبات العشوائية من { $low } إلى { $high }.
why-verdict =
    هنا { $named ->
        [one] الطريقة الأكثر أمانة: { $best }
        [all] طرائق متساوية الأمانة: { $best }
       *[none] طرائق متساوية الأمانة وعددها { $count }
    }، المساحة { $area }{ $isSame ->
        [yes] ؛ ليست أفضل من المصادفة: { $same }
       *[no] { "" }
    }{ $isWorse ->
        [yes] ؛ أسوأ من المصادفة: { $worse }
       *[no] { "" }
    }؛ الترتيبات العشوائية من { $low } إلى { $high }.

## pages/why/rows.js

why-no-number = لا عدد
why-scale = المقياس
why-sum = المجموع
why-zero-to-one = من 0 إلى 1
why-two-softmaxes = softmax مرتان
why-from-the-source = من المصدر
why-share-from-the-source = { $share } من المصدر
why-share-unknown = غير معروفة
why-method = الطريقة
why-attribution-each = عزو كل رمز بطرائق عددها { $count }
why-already-written = مكتوب سلفًا
why-token = الرمز
why-attribution-each-token = عزو كل رمز

## pages/why/tools.js

why-whole-words-numbers = كلمات كاملة: تُجمع أعداد قطع الكلمة، وحذف رمز واحد يحذف الكلمة كلها. والرمز المفسَّر قطعة واحدة.
why-which-head = أي رأس
why-enough = يكفي
why-empty-is = المُدخل الفارغ
why-empty-is-field = المُدخل الفارغ { $field }
why-baseline =
    { $name ->
        [zero] صفر
       *[padding] حشو
    }
why-steps-of-integrated-gradients = خطوات التدرّجات التكاملية { $field }
why-steps-out-of-range = تحتاج التدرّجات التكاملية إلى خطوات من { $low } إلى { $high }، لا { $value }.
why-what-each-method-can = ما تستطيع كل طريقة قوله، وما لا تستطيع
why-does-not-average = لا يأخذ { $model } متوسط رموزه قبل الأصناف، فلا توجد طريقة «التجميع».
why-pooling = التجميع
why-csv = CSV
why-save-all-numbers-as = حفظ كل الأعداد جدولًا
why-methods-of = طرائق التفسير: { $count }

## pages/why/mount.js

why-methods-of-explanation = طرائق التفسير
why-deletion-test = اختبار الحذف
why-method-says = { $method }: { $says } { $error }
why-keys-word = [←][→] كلمة
why-keys-method = [↑][↓] طريقة
why-title = لماذا قال ذلك؟

why-what-method-can =
    { $method ->
        [attention] إلى أين نظر رأس واحد؛ لا ما أخذه من هناك، ولا شيء عن الرؤوس الأخرى.
        [mean-attention] إلى أين نظرت الطبقة الأخيرة في المتوسط؛ وكل عمود هناك صار مزيجًا من الرموز.
        [rollout] الانتباه متتبَّعًا عبر كل الطبقات؛ لا إشارة له، فلا شيء يتكلم ضد الرمز.
        [value-zeroing] كم تتحرك كل طبقة بلا قيم أحد الرموز؛ ولا إشارة له أيضًا.
        [flow] كم من كل رمز ممزوج في الحالة التي تكتب؛ ولا إشارة له أيضًا.
        [logit-flow] أجزاء logit الدقيقة موزعة مع التدفّق؛ مجموعها دقيق، لكن التوزيع تقدير.
        [gradient-x-input] ما يفعله تغيير صغير جدًا؛ حيث يكون النموذج متأكدًا تكون الأعداد صغيرة ومشوشة.
        [integrated-gradients] مجموعها لوغاريتم الاحتمال؛ وتتوقف على ما يُعدّ فارغًا.
        [leave-one-out] ما يحدث بالضبط بلا هذا الرمز؛ إذا قال رمزان الشيء نفسه بدا كل منهما غير مهم.
       *[pooling] مجموعه درجة الصنف بالضبط؛ لكن كل رمز قد قرأ الرموز الأخرى.
    }

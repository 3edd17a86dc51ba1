## pages/flow/captions.js

flow-added-directly = مضاف مباشرة
flow-mixed-in = ممزوج (بلا إشارة)
flow-needed = لازم (محذوف، log p)
flow-embedding-of = تضمين { $token }
flow-the-embeddings = التضمينات
flow-feed-forwards-of =
    { $count ->
        [one] شبكة التغذية الأمامية للطبقة { $which }
       *[other] شبكات التغذية الأمامية للطبقات { $which }
    }
flow-many-words = كلمات كثيرة
flow-heads-which-read =
    { $count ->
        [one] { $map ->
            [encoder] رأس المُرمِّز { $which } (الذي يقرأ { $words })
            [decoder] رأس مُفكِّك الترميز { $which } (الذي يقرأ { $words })
           *[cross] الرأس المتقاطع { $which } (الذي يقرأ { $words })
        }
       *[other] { $map ->
            [encoder] رؤوس المُرمِّز { $which } (التي تقرأ { $words })
            [decoder] رؤوس مُفكِّك الترميز { $which } (التي تقرأ { $words })
           *[cross] الرؤوس المتقاطعة { $which } (التي تقرأ { $words })
        }
    }
flow-no-part-has-a-number = ليس لأي جزء عدد في هذا التشغيل.
flow-taking-apart = جارٍ تفكيك الجواب …
flow-most-is-added =
    أكثر ما يضاف مباشرة إلى { $token }: { $parts }؛ { $isMany ->
        [yes] معًا { $made }
       *[no] { $made }
    } من { $total }، { $isAverage ->
        [yes] وهو ارتفاع درجة { $token } عن المتوسط.
       *[no] وهو تقدّم { $token } على { $rival }.
    }
flow-largest-parts =
    { $isMany ->
        [yes] أكبر أجزاء { $token }: { $parts }؛ معًا { $made }
       *[no] أكبر أجزاء { $token }: { $parts }؛ { $made }
    } من { $total }، { $isAverage ->
        [yes] وهو ارتفاع درجة { $token } عن المتوسط.
       *[no] وهو تقدّم { $token } على { $rival }.
    }
flow-narrow-lead =
    { $token } { $where ->
        [behind] متأخر عن
        [just-ahead] متقدّم قليلًا على
       *[ahead] متقدّم على
    } { $isAverage ->
        [yes] المتوسط
       *[no] { $rival }
    }، { $total }: الأجزاء المؤيدة { $for }، والأجزاء المعارضة { $against }.
flow-for-it-most = الأكثر تأييدًا: { $part } { $value }.
flow-against-it-most = المعارض: { $part } { $value }.
flow-leaving-words-out = تُحذف كل كلمة بدورها …
flow-no-word-is-needed = عند حذفها واحدة واحدة، لا كلمة لازمة
flow-needed-most = { $word }؛ ومن النص المصدر ({ $side }) { $source }
flow-words-and-side = { $words }؛ { $share } من النص المصدر ({ $side })
flow-chance =
    { $isAfter ->
        [yes] { $share } بعد { $after }
       *[no] { $share }
    }{ $hasMore ->
        [yes] ؛
       *[no] { "" }
    }
flow-what-is-mixed = ممَّ مُزجت الحالة الأخيرة لـ { $token }
flow-why =
    { $isPiece ->
        [yes] { $isAverage ->
            [yes] لماذا { $token } في { $word }؟
           *[no] لماذا { $token } في { $word } وليس { $rival }؟
        }
       *[no] { $isAverage ->
            [yes] لماذا { $token }؟
           *[no] لماذا { $token } وليس { $rival }؟
        }
    }
flow-logits =
    { $isAverage ->
        [yes] logit { $logit }، المتوسط { $other }
       *[no] logit { $logit }، { $rival } { $other }
    }
flow-no-line-has-a-share = ليس لأي خط نسبة في هذا التشغيل.
flow-lines-carry =
    الخطوط من { $least } فأكثر تحمل { $share } مما وصل إلى الحالة الأخيرة لـ { $goal }{ $folded ->
        [0] .
        [one] ؛ وكلمة واحدة ذات نسب أصغر لم تُرسم ({ $folded }).
       *[other] ؛ وكلمات ذات نسب أصغر لم تُرسم: { $folded }.
    }{ $isCut ->
        [yes] { " " }لا متسع لكلمات أكثر.
       *[no] { "" }
    }
flow-made-of =
    { $map ->
        [none] { $token } { $share }
        [encoder] { $token } { $share } (في الغالب رأس المُرمِّز { $head })
        [decoder] { $token } { $share } (في الغالب رأس مُفكِّك الترميز { $head })
       *[cross] { $token } { $share } (في الغالب الرأس المتقاطع { $head })
    }
flow-answer-is-mean = الجواب هو متوسط كل الحالات: { $from }.
flow-state =
    { $share } مما يصل إلى { $goal } يمرّ بـ { $token } { $where ->
        [read] كما يُقرأ.
        [encoder] بعد الطبقة { $depth } من المُرمِّز.
       *[decoder] بعد الطبقة { $depth } من مُفكِّك الترميز.
    }{ $isMade ->
        [yes] { " " }وهو مكوَّن من { $from }.
       *[no] { "" }
    }

## pages/flow/nan.js

flow-run-has-nan = في هذا التشغيل NaN؛ يلزم التراجع عن التغيير.

## pages/flow/text.js

flow-the-answer = الجواب
flow-average = المتوسط
flow-as-tables = الأجزاء والمسارات في جداول
flow-all-as-text = كل ذلك نصًا
flow-parts-of-the-logit = أجزاء logit
flow-part = الجزء
flow-adds = يضيف
flow-reads-most = أكثر ما يقرأ
flow-lines-of-the-routes = خطوط المسارات
flow-line = الخط
flow-from = من
flow-to = إلى
flow-share = النسبة

## pages/flow/compared.js

flow-what-each-token-gives = ما تعطيه كل كلمة

## pages/flow/depth.js

flow-after-part =
    { $part ->
        [encoder] بعد رؤوس الطبقة { $layer }
        [decoder] بعد النظر إلى الخلف في الطبقة { $layer }
        [cross] بعد النظر إلى المصدر في الطبقة { $layer }
       *[ffn] بعد التغذية الأمامية في الطبقة { $layer }
    }
flow-after-embedding = بعد التضمين والموضع
flow-after-norms = بعد إزاحات التطبيع
flow-layer = الطبقة { $layer }
flow-sum-by-depth = المجموع نفسه بحسب العمق: logit { $after }، والتطبيع كله ثابت كما في التشغيل
flow-after-each-part = بعد كل جزء
flow-logit-by-depth = logit بحسب العمق: { $numbers }

## pages/flow/grids.js

flow-relate = الربط
flow-look-back = النظر إلى الخلف
flow-look-across = النظر إلى المصدر
flow-feed-forwards = التغذية الأمامية
flow-part-adds =
    { $isHead ->
        [yes] { $title }، الطبقة { $layer }، الرأس { $head }: { $value }
       *[no] التغذية الأمامية { $layer }: { $value }
    }
flow-reads = يقرأ { $words }
flow-what-each-adds =
    { $isAgainst ->
        [yes] كل الرؤوس ({ $heads }) والتغذية الأمامية: ما يضيفه كل منها إلى { $token } مقابل { $rival }
       *[no] كل الرؤوس ({ $heads }) والتغذية الأمامية: ما يضيفه كل منها إلى { $token }
    }
flow-key-scale = { $ramp } مقياس واحد، logit من { $low } إلى { $high }

## pages/flow/ledger.js

flow-largest = الأكبر
flow-by-layer = بحسب الطبقة
flow-by-word = بحسب الكلمة
flow-about-feed-forward = تعيد شبكة التغذية الأمامية كتابة حالة واحدة وحدها ولا تقرأ كلمة. وما عملت عليه أتى عبر خطوط المسارات.
flow-about-embedding = آخر رمز قُرئ، مباشرة إلى الخرج.
flow-about-positions = الموضع في الجملة، مباشرة إلى الخرج.
flow-about-norms = ما يضيفه التطبيع نفسه: لا يتغيّر من جملة إلى أخرى، إلا بعوامل التطبيع اللاحق.
flow-about-biases = ثوابت متعلَّمة، لا تتغيّر من جملة إلى أخرى، إلا بعامل التطبيع الأخير.
flow-about-output-bias = ثابت متعلَّم للوسم.
flow-about-steering = المتجه الذي يُمال به هذا التشغيل، مباشرة إلى الخرج.
flow-part-of-read =
    { $part ->
        [feed-forward] التغذية الأمامية { $number }
        [embedding] تضمينه نفسه
        [positions] موضعه
        [steering] الإمالة
       *[biases] الانحيازات والإزاحات
    }
flow-one-level-deeper = مستوى أعمق، بدقة: { $total } من { $word } هي { $parts }، وكل ما سواها { $others }.
flow-switched-off = عند إيقافه يتغيّر المجموع بمقدار { $change }.
flow-switching-off = جارٍ إيقاف هذا الرأس …
flow-see-this-head = عرض هذا الرأس
flow-what-head-took = ما أخذه هذا الرأس من كل كلمة، بدقة:
flow-compared-with = بالمقارنة مع
flow-against = مقابل
flow-how-often-largest =
    { $isText ->
        [yes] على { $count } من النصوص، الرأس ذو الشريط الأكبر هو، من كل ذوات الأشرطة، الأكثر كلفة عند فقدانه في { $costliest } من الحالات، ومن بين الثلاثة الأكثر كلفة في { $near }.
       *[no] على { $count } من الجمل، الرأس ذو الشريط الأكبر هو، من كل ذوات الأشرطة، الأكثر كلفة عند فقدانه في { $costliest } من الحالات، ومن بين الثلاثة الأكثر كلفة في { $near }.
    }
flow-sort = الترتيب
flow-which-parts-wrote-it = أي الأجزاء كتبتها
flow-above-average = { $token } فوق المتوسط

## pages/flow/parts.js

flow-its-position = موضعه
flow-biases-of-attention = انحيازات الانتباه
flow-shifts-of-norms = إزاحات التطبيع
flow-bias-of-the-label = انحياز الوسم
flow-what-run-is-steered-by = ما يُمال به التشغيل
flow-head =
    { $map ->
        [encoder] الربط { $head }
        [decoder] إلى الخلف { $head }
       *[cross] إلى المصدر { $head }
    }
flow-feed-forward = التغذية الأمامية { $layer }
flow-embedding =
    { $isOne ->
        [yes] تضمين { $token }
       *[no] التضمينات
    }
flow-others = أخرى: { $count }
flow-looks = ينظر { $share }
flow-heads-of-layer =
    { $map ->
        [encoder] رؤوس الربط { $layer }
        [decoder] رؤوس النظر إلى الخلف { $layer }
       *[cross] رؤوس النظر إلى المصدر { $layer }
    }
flow-written = مكتوب
flow-other-words = كلمات أخرى: { $count }
flow-biases-and-shifts = الانحيازات والإزاحات

## pages/flow/picture.js

flow-graph = رسم التدفّق: ما وصل إلى الجواب، وبأي طريق. مفاتيح الأسهم تنقل من حالة إلى حالة.
flow-point-at-a-dot = الإشارة إلى نقطة أو اختيارها تُظهر الطرق المارة بها. ومساحة النقطة هي نسبتها.
flow-decoder-looks =
    { $isAcross ->
        [yes] { $isShort ->
            [yes] الخلف، المصدر
           *[no] النظر إلى الخلف وإلى المصدر
        }
       *[no] النظر إلى الخلف
    }
flow-written-so-far = المكتوب حتى الآن
flow-only-routes-to = المسارات إلى { $token } فقط
flow-back-to = العودة إلى { $token }
flow-share-that-lines-carry = نسبة الجواب التي تحملها الخطوط
flow-the-lines-carry = تحمل الخطوط
flow-how-it-got-there = كيف وصل إلى هناك

## pages/flow/mount.js

flow-cannot-count-later-layers = عدد الجزء هو ما يضيفه مباشرة. وما يفعله رأس عبر طبقات لاحقة يُحسب هناك، فلا يلزم أن يكون الشريط الأكبر هو الرأس الأكثر كلفة عند فقدانه: فتح شريط يُظهر ما يغيّره فقدان رأسه.
flow-cannot-say-why-it-looks = كل أوزان الانتباه وعوامل التطبيع ثابتة كما كانت في التشغيل: أما لماذا ينظر رأس إلى هناك فليس فيها.
flow-cannot-part-neighbours = الكلمة موضع. وما يقرؤه رأس هناك يحتوي سلفًا على جيرانها؛ و«مستوى أعمق» والمسارات تبيّن أيها.
flow-cannot-know-signs = لا تعرف المسارات إشارات ولا بديلًا: فللكلمة المعارضة للجواب خطها أيضًا. وتبقى التغذية الأمامية مغلقة أمام الاثنين.
flow-three-answers = أي الكلمات صنعته: ثلاثة أجوبة
flow-answers-disagree = لا تسمّي الأجوبة الثلاثة الكلمة نفسها أولًا.
flow-head-rests = الرأس الذي لا يجد كلمة مناسبة يستقر كثيرًا على الرمز الأول، فلا تقول نسبته كثيرًا.
flow-logit-flow = تدفّق logit
flow-information-flow = تدفّق المعلومات
flow-how-far-to-trust = الأجزاء المرسلة عبر المسارات هي { $logit }؛ والمسارات وحدها هي { $information }. مدى الوثوق بكل منهما: النموذج › أي تفسير يوثق به.
flow-what-this-cannot-say = ما لا يستطيع هذا قوله
flow-keys-word = [←][→] كلمة
flow-keys-tab = [Tab] ثم مفاتيح الأسهم: من حالة إلى حالة
flow-keys-let-go = [Esc] ترك
flow-title = أي الأجزاء كتبت هذه الكلمة، وبأي مسارات
flow-no-parts = يُقرأ صنف هذا النموذج من رمز واحد عبر طبقات ليست مجموعًا، فله مسارات وليست له أجزاء دقيقة.

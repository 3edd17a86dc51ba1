## pages/anatomy/logit_lens.js

anatomy-adds-score = { $token }، { $depthName }
    يضيف { $tokenB } إلى درجة { $labels }
anatomy-class-lens-whole = كل ما يقرأ صنفًا، مطبقًا على حالات كل عمق. احتمال { $label } بحسب العمق: { $path }. دُرّب النموذج للعمق الأخير فقط.
anatomy-class-lens = طبقة التصنيف مطبقة عند كل عمق: إسهام كل رمز في درجة { $label }. واحتمال { $label } بحسب العمق: { $path }. دُرّب النموذج للعمق الأخير فقط.

## pages/anatomy/compared.js

anatomy-compared =
    { $show ->
        [norm] التطبيع عند { $token }
        [relu] نسبة الوحدات المخفية التي قيمتها صفر
        [lens] { $isWords ->
            [yes] احتمال الرمز المكتوب
           *[no] ما يضيفه كل رمز إلى الدرجة، واحتمال كل صنف
        }
       *[residual] طول متجه كل رمز
    }
anatomy-plan-is-of-b = المخطط أعلاه هو مخطط B. ليس في المخطط أعداد من تشغيل، فلا يُحسب فرق؛ ويظهر مخطط A عند اختيار A.

## pages/anatomy/component.js

anatomy-none-own = لا شيء خاص به
anatomy-of-all =
    { $layers ->
        [one] { $parameters }، { $share } من الكل
       *[other] { $parameters } × { $layers } من الطبقات، { $share } من الكل
    }
anatomy-differs = مختلف
anatomy-not-design = ليس في هذا التصميم
anatomy-choice-or-tensor = اختيار، أو موتّر وشكله
anatomy-layer = الطبقة
anatomy-every-choice-every = كل اختيارات كل التصاميم
anatomy-every-choice-every-design = كل اختيارات كل التصاميم، جنبًا إلى جنب
anatomy-five-designs-differ = ≠ تختلف التصاميم الخمسة؛ والعريض: مختلف عن الورقة العلمية
anatomy-component-in-stack =
    { $side ->
        [encoder] المُرمِّز: { $title }
       *[decoder] مُفكِّك الترميز: { $title }
    }
anatomy-none = لا شيء
anatomy-parameters = المُعامِلات
anatomy-choice = الاختيار

## pages/anatomy/current_run.js

anatomy-residual = الدفق المتبقي
anatomy-layernorm = LayerNorm
anatomy-rmsnorm = RMSNorm
anatomy-no-norms = لا يُظهر هذا النموذج تطبيعاته، لذلك تُعرض أطوال حالاته طبقة بعد طبقة.
anatomy-no-units = الوحدات المخفية في تغذيته الأمامية لا تُرى، لذلك لا تُعدّ منها وحدة صفرية.
anatomy-relu = ReLU
anatomy-logit-lens = عدسة logit
anatomy-encoder = المُرمِّز
anatomy-decoder = مُفكِّك الترميز
anatomy-which-stack = أي رصّة
anatomy-which-picture = أي صورة
anatomy-picture-run-arrow = صورة من هذا التشغيل. مفاتيح الأسهم تختار رمزًا؛ والسطر أدناه يصفه.
anatomy-numbers-as-table = الأعداد في جدول
anatomy-running-the-sentence = جارٍ تشغيل الجملة …
anatomy-in-this-run = في هذا التشغيل

## pages/anatomy/designs.js

anatomy-this-model = هذا النموذج
anatomy-parameters-sizes = { $sizes }؛ عدد المُعامِلات { $parameters }
anatomy-vocabulary = المفردات
anatomy-model-choose-design = هذا النموذج؛ وعند اختيار تصميم يُعرض إلى جانبه
anatomy-designs = التصاميم
anatomy-only-start = 1: ‏‹start› فقط
anatomy-source-tokens-target = رموز المصدر { $count }، والهدف { $target }
anatomy-tokens-count = الرموز: { $count }
anatomy-chosen = مختار

## pages/anatomy/layer_norms.js

anatomy-gain = × الكسب
anatomy-bias = + الانحياز
anatomy-mean-after = المتوسط بعد التطبيع
anatomy-spread-after = التشتّت بعد التطبيع
anatomy-gain-least = أصغر كسب
anatomy-bias-least = أصغر انحياز
anatomy-layer-mean-spread =
    { $kind ->
        [rms] { $title }
            المتوسط { $token } ← { $tokenB }
            جذر متوسط المربعات { $tokenC } ← { $tokenD }
       *[layer] { $title }
            المتوسط { $token } ← { $tokenB }
            التشتّت { $tokenC } ← { $tokenD }
    }
anatomy-norm-short =
    { $sublayer ->
        [attention] { $layer } · الانتباه
        [cross-attention] { $layer } · الانتباه المتقاطع
        [feed-forward] { $layer } · التغذية الأمامية
        [both] { $layer } · كلاهما
        [attention-update] { $layer } · المضاف 1
        [feed-forward-update] { $layer } · المضاف 2
        [first] الأول
       *[last] الأخير
    }
anatomy-norm-title =
    { $isPre ->
        [yes] { $sublayer ->
            [attention] الطبقة { $layer }، قبل الانتباه
            [cross-attention] الطبقة { $layer }، قبل الانتباه المتقاطع
            [feed-forward] الطبقة { $layer }، قبل التغذية الأمامية
            [both] الطبقة { $layer }، قبل الانتباه والتغذية الأمامية
            [attention-update] الطبقة { $layer }، على ما يضيفه الانتباه
            [feed-forward-update] الطبقة { $layer }، على ما تضيفه التغذية الأمامية
            [first] التطبيع بعد التضمين
           *[last] التطبيع الأخير
        }
       *[no] { $sublayer ->
            [attention] الطبقة { $layer }، بعد الانتباه
            [cross-attention] الطبقة { $layer }، بعد الانتباه المتقاطع
            [feed-forward] الطبقة { $layer }، بعد التغذية الأمامية
            [first] التطبيع بعد التضمين
           *[last] التطبيع الأخير
        }
    }
anatomy-spread = التشتّت
anatomy-rms = جذر متوسط المربعات
anatomy-rms-after = جذر متوسط المربعات بعد التطبيع
anatomy-most = الأكبر
anatomy-layer-norms =
    { $kind ->
        [rms] أعداد { $token }، وعددها { $width }، قبل كل RMSNorm (رمادي) وبعدها (خط)، من ‎−{ $edge }‎ إلى ‎+{ $edge }‎، وجذر متوسط مربعاتها. المختار: { $name }. لا يُطرح المتوسط: { $mean } ← { $after }؛ الكسب المتعلَّم من { $leastGain } إلى { $mostGain }، بلا انحياز.
        [scaled] أعداد { $token }، وعددها { $width }، قبل كل LayerNorm (رمادي) وبعدها (خط)، من ‎−{ $edge }‎ إلى ‎+{ $edge }‎، وتشتّتها. المختار: { $name }. المتوسط { $mean } ← { $after }؛ الكسب المتعلَّم من { $leastGain } إلى { $mostGain }، بلا انحياز.
       *[layer] أعداد { $token }، وعددها { $width }، قبل كل LayerNorm (رمادي) وبعدها (خط)، من ‎−{ $edge }‎ إلى ‎+{ $edge }‎، وتشتّتها. المختار: { $name }. المتوسط { $mean } ← { $after }؛ الكسب المتعلَّم من { $leastGain } إلى { $mostGain }، والانحياز من { $leastBias } إلى { $mostBias }.
    }

## pages/anatomy/plan.js

anatomy-encoder-reads-source = المُرمِّز، يقرأ المصدر
anatomy-decoder-writes-target = مُفكِّك الترميز، يكتب الهدف
anatomy-architecture-from-top = البنية، من أعلى إلى أسفل
anatomy-open-a-component = فتح مُكوِّن
anatomy-shapes-of =
    { $count ->
        [one] أشكال { $picked }
       *[other] ≠ تختلف التصاميم هنا؛ أشكال { $picked }
    }
anatomy-designs-differ-here = ، يختلف التصميمان هنا
anatomy-layers =
    { $layers ->
        [zero] لا طبقات
        [one] طبقة واحدة
        [two] طبقتان
        [few] { $layers } طبقات
        [many] { $layers } طبقة
       *[other] { $layers } طبقة
    }
anatomy-layers-of-two = ≠ عدد الطبقات { $one } أو { $other }

## pages/anatomy/relu_zeros.js

anatomy-layer-units-zero = { $token }، الطبقة { $value }
    { $tokenB } من { $hidden } من الوحدات عند الصفر
anatomy-in-layer = { $count } في الطبقة { $layer }
anatomy-layer-number = الطبقة { $layer }
anatomy-mean = المتوسط
anatomy-relu-zeros = نسبة ما تجعله ReLU صفرًا من الوحدات المخفية، وعددها { $hidden }، بالمئة. وتبلغ لـ { $token } في الطبقة { $layer } ‏{ $share }: والوحدات غير الصفرية { $active }. والوحدات التي قيمتها صفر لكل رموز هذه الجملة: { $silent }.

## pages/anatomy/residual.js

anatomy-length-token-points = { $token }، { $points }
    الطول { $tokenB }
anatomy-point =
    { $what ->
        [embedding] التضمين
        [attention] + الانتباه، الطبقة { $layer }
        [cross-attention] + الانتباه المتقاطع، الطبقة { $layer }
        [feed-forward] + التغذية الأمامية، الطبقة { $layer }
        [layer] بعد الطبقة { $layer }
        [last-norm] بعد التطبيع الأخير
       *[norm] بعد التطبيع، الطبقة { $layer }
    }
anatomy-lengths =
    { $order ->
        [pre] طول متجه كل رمز. تضيف إليه كل طبقة فرعية. ولا يقصّره إلا التطبيع الأخير، إلى نحو { $about }. أقصى طول لـ { $token } هو { $longest }: { $place }.
        [other] طول متجه كل رمز، حيثما يتغيّر. أقصى طول لـ { $token } هو { $longest }: { $place }.
       *[post] طول متجه كل رمز. يزداد عندما تضيف طبقة فرعية، ويعيده التطبيع إلى نحو { $about }. أقصى طول لـ { $token } هو { $longest }: { $place }.
    }
anatomy-point-outside =
    { $what ->
        [embedding] التضمين
       *[last-norm] التطبيع الأخير
    }

## pages/anatomy/mount.js

anatomy-shown-name-count =
    { $count ->
        [one] المعروض { $name }.
       *[other] المعروض { $name }.
    }
anatomy-there-no-design-here = لا يوجد هنا التصميم «{ $unknown }»؛ { $shown }
anatomy-visible-designs-do = ليس في التصاميم المعروضة مُكوِّن هذا الرابط؛ والمفتوح هو الانتباه الذاتي.

## pages/anatomy/mount.js

anatomy-component-before = المُكوِّن السابق
anatomy-component-after = المُكوِّن التالي
anatomy-component-of = المُكوِّن { $component } من { $count }: { $title }
anatomy-what-model-made-from = ممّ يتكوّن النموذج، من الكلمات إلى الجواب
anatomy-keys-component = [←] [→] مُكوِّن
anatomy-keys-design = [1] … [6] تصميم
anatomy-keys-token = [Tab] إلى الصورة، ومفاتيح الأسهم تختار رمزًا

## pages/anatomy/logit_lens.js

anatomy-layer-value = الطبقة { $value }
anatomy-emb = تضمين
anatomy-embedding = التضمين
anatomy-after-token = بعد { $token }، { $depthName }
anatomy-lens-capped = الاحتمالات هي ما بعد الحدّ ‎±{ $cap }‎ الذي يضعه هذا النموذج لدرجاته.
anatomy-depth-layer = الطبقة { $layer }
anatomy-depth-embedding = التضمين
anatomy-word-lens =
    { $when ->
        [never] طبقة الإخراج مطبقة عند كل عمق: الرمز الأرجح، بالمئة. بعد { $token } لا يكون { $written } الأرجح عند أي عمق. بالعريض: الرمز المكتوب. دُرّب النموذج للعمق الأخير فقط.
        [always] طبقة الإخراج مطبقة عند كل عمق: الرمز الأرجح، بالمئة. بعد { $token } يكون { $written } الأرجح من البداية. بالعريض: الرمز المكتوب. دُرّب النموذج للعمق الأخير فقط.
       *[later] طبقة الإخراج مطبقة عند كل عمق: الرمز الأرجح، بالمئة. بعد { $token } يكون { $written } الأرجح من الطبقة { $layer } فصاعدًا. بالعريض: الرمز المكتوب. دُرّب النموذج للعمق الأخير فقط.
    }

## pages/anatomy/designs.js

anatomy-how-large-others-are = حجم النماذج الأخرى
anatomy-published-model = النموذج
anatomy-published-times = أضعاف هذا النموذج
anatomy-published-layers = الطبقات
anatomy-published-heads = الرؤوس في كل طبقة
anatomy-published-width = العرض
anatomy-published-vocabulary = المفردات
anatomy-published-reads = يقرأ على الأكثر
anatomy-left = اليسار
anatomy-right = اليمين
anatomy-vector-before = قبل
anatomy-vector-normalised = مطبَّع
anatomy-vector-after = بعد
anatomy-title =
    { $of ->
        [embedding] التضمين
        [positions] المواضع
        [self] الانتباه الذاتي
        [masked] الانتباه المقنَّع
        [cross] الانتباه المتقاطع
        [ffn] التغذية الأمامية
        [ffn-and-norms] التغذية الأمامية والتطبيع
        [add-norm] الجمع والتطبيع
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] أول LayerNorm
        [last-LayerNorm] آخر LayerNorm
        [first-RMSNorm] أول RMSNorm
        [last-RMSNorm] آخر RMSNorm
        [mean-pooling] التجميع بالمتوسط
        [pooled] التجميع
        [classes] الأصناف
        [hidden-word] الكلمة المخفية
       *[next-token] الرمز التالي
    }
anatomy-title-inside =
    { $of ->
        [embedding] التضمين
        [positions] المواضع
        [self] الانتباه الذاتي
        [masked] الانتباه المقنَّع
        [cross] الانتباه المتقاطع
        [ffn] التغذية الأمامية
        [ffn-and-norms] التغذية الأمامية والتطبيع
        [add-norm] الجمع والتطبيع
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] أول LayerNorm
        [last-LayerNorm] آخر LayerNorm
        [first-RMSNorm] أول RMSNorm
        [last-RMSNorm] آخر RMSNorm
        [mean-pooling] التجميع بالمتوسط
       *[pooled] التجميع
    }
anatomy-why =
    { $of ->
        [embedding] مُعرِّف كل رمز يختار صفًا من الجدول: معناه قبل أن يرى أي رمز آخر.
        [positions] الانتباه وحده لا يعرف الترتيب، لذلك يضيف كل موضع نمطه الخاص.
        [self] ينظر كل رمز إلى رموز جملته ويمزج ما يقرؤه.
        [masked] ينظر كل رمز إلى ما كُتب قبله، ولا ينظر إلى ما بعده أبدًا.
        [cross] تأتي الاستعلامات من الترجمة، والمفاتيح والقيم من النص المصدر. هذا هو الجسر الوحيد.
        [norm] يُجعل متوسط كل رمز 0 وتشتّته 1، ثم يُضرب في كسب ويُزاح بانحياز.
        [add-norm] يُضاف ما تقوله الطبقة الفرعية إلى الدفق المتبقي، ثم يُجعل متوسط كل رمز 0 وتشتّته 1، ثم يُضرب في كسب ويُزاح بانحياز.
        [norm-without-bias] يُجعل متوسط كل رمز 0 وتشتّته 1، ثم يُضرب في كسب.
        [rms-norm] يُقسم كل رمز على جذر متوسط مربعاته، ثم يُضرب في كسب؛ ولا يُطرح متوسطه.
        [ffn] كل رمز على حدة: يُوسَّع، ثم ReLU، ثم يُضيَّق من جديد. هنا معظم مُعامِلات الطبقة.
        [ffn-and-norms] لا تُظهر المكتبة ما في الداخل، لذلك تُعدّ تطبيعاتها هنا أيضًا.
        [mean-pooling] متوسط كل الرموز: متجه واحد للجملة كلها.
        [pooled] يقرأ هذا الجزء حالة لطبقات أخرى؛ ولا يُصنع هنا جواب.
        [classes] صف من الأوزان لكل صنف؛ وsoftmax لقيم logit هو الجواب.
        [hidden-word] حيث تُخفى كلمة، تصنع هذه الطبقات logit لكل رمز من المفردات.
       *[next-token] يصير كل صف logit لكل رمز من المفردات.
    }
anatomy-why-feed-forward =
    { $isParallel ->
        [yes] كل رمز على حدة: يُوسَّع، ثم { $activation }، ثم يُضيَّق من جديد. يقرأ ما يقرؤه الانتباه، ويُضافان معًا.
       *[no] كل رمز على حدة: يُوسَّع، ثم { $activation }، ثم يُضيَّق من جديد.
    }
anatomy-why-positions = الانتباه وحده لا يعرف الترتيب: { $work }.
anatomy-positions-work =
    { $kind ->
        [rotary] كل طبقة تدير الاستعلامات والمفاتيح
        [relative] كل مسافة بين رمزين تضيف عددًا متعلَّمًا إلى درجات هذا الزوج، في كل طبقة
        [sinusoidal] تُضاف موجات جيبية إلى كل رمز
        [learned] يُضاف جدول متعلَّم إلى كل رمز
       *[unknown] لا يُعرف هنا كيف يعرفه هذا النموذج
    }
anatomy-and = { $first } و{ $then }
anatomy-row =
    { $name ->
        [table] الجدول
        [padding-id] مُعرِّف الحشو
        [multiplied-by] مضروب في
        [kind] النوع
        [longest-sentence] أطول جملة
        [learned-numbers] الأعداد المتعلَّمة
        [qkv-weights] أوزان Q وK وV
        [qkv-bias] انحيازها
        [heads] الرؤوس
        [scaling] التحجيم
        [mask] القناع
        [closed-cells-become] تصير الخانات المغلقة
        [output-weights] أوزان الإخراج
        [positions] المواضع
        [order] الترتيب
        [epsilon] ε
        [variance] التباين
        [gain-and-bias] الكسب والانحياز
        [gain] الكسب
        [first-weight] مصفوفة الأوزان الأولى
        [between] بينهما
        [second-weight] مصفوفة الأوزان الثانية
        [wider-by] أعرض بمقدار
        [mean-over] المتوسط على
        [weight] مصفوفة الأوزان
        [bias] الانحياز
        [then] ثم
        [task] المهمة
        [layers] الطبقات
        [width] العرض
        [hidden-width] العرض المخفي
        [qkv] Q وK وV
        [scale] التحجيم
        [closed-cells] الخانات المغلقة
        [padding-masks] أقنعة الحشو
        [layernorm] LayerNorm
        [its-epsilon] ‏ε الخاص بها
        [embedding-times] التضمين مضروب في
        [tables] الجداول
        [pooling] التجميع
        [fresh-weights] الأوزان الابتدائية
        [parameters] المُعامِلات
       *[other] { $name }
    }
anatomy-is =
    { $of ->
        [yes] نعم
        [none] لا شيء
        [not-known] غير معروف
        [not-seen] غير مرئي
        [of-encoder] جدول المُرمِّز
        [post] بعد كل جمع
        [pre] قبل كل طبقة فرعية
        [post-norm] بعد كل جمع (post-norm)
        [pre-norm] قبل كل طبقة فرعية (pre-norm)
        [after-last-layer] مرة واحدة، بعد الطبقة الأخيرة
        [after-embedding] مرة واحدة، بعد التضمين
        [after-sub-layer] بعد الطبقة الفرعية، قبل جمعها
        [not-padding] كل الرموز إلا الحشو
        [softmax-classes] softmax على الأصناف
        [softmax-vocabulary] softmax على المفردات
        [xavier] Xavier، توزيع منتظم
        [pytorch] كما يسحبها PyTorch
        [one-table] واحد
        [one-of-two] واحد للاستعمالين
        [two-tables] الإدخال والإخراج منفصلان
        [one-of-three] واحد للاستعمالات الثلاثة
        [three-tables] المصدر والهدف والإخراج منفصلة
        [three-linears] ثلاث طبقات Linear
        [fused-linear] طبقة Linear واحدة مدمجة
        [translator] ترجمة
        [classifier] تصنيف
        [generator] توليد
        [encoder] مُرمِّز
        [sinusoidal] جيبية
        [learned] متعلَّمة
        [rotary] دوّارة
        [relative] نسبية
        [mean] المتوسط
       *[some-activation] دالة تنشيط
    }
anatomy-heads =
    { $kind ->
        [full] { $heads } بعرض { $width }، وكل منها بعرض النموذج
        [split] { $heads } بعرض { $width }، والعرض مقسوم بينها
        [shared] { $heads } بعرض { $width }، تشترك في { $fewer } للمفاتيح والقيم
       *[own] { $heads } بعرض { $width }
    }
anatomy-both = { $encoder } + { $decoder }
anatomy-scaling =
    { $how ->
        [scores] الدرجات مقسومة على ‎√{ $width }‎
        [inputs] كل من q وk مقسومًا على ‎⁴√{ $width }‎
       *[times] الدرجات × { $factor }
    }
anatomy-capped = { $scaling }، ثم تُحدّ عند ‎±{ $cap }‎
anatomy-capped-softmax = حدّ عند ‎±{ $cap }‎، ثم softmax على المفردات
anatomy-factor = { $factor }
anatomy-mask =
    { $of ->
        [keys] رموز الحشو مغلقة بوصفها مفاتيح
        [queries] رموز الحشو مغلقة بوصفها مفاتيح واستعلامات
        [causal-keys] سببي، ورموز الحشو مغلقة بوصفها مفاتيح
        [causal-queries] سببي، ورموز الحشو مغلقة بوصفها مفاتيح واستعلامات
        [causal] سببي
        [window] الرموز القريبة فقط، وعددها { $reach }، في { $layers } من الطبقات
        [causal-window] سببي، والرموز القريبة فقط، وعددها { $reach }، في { $layers } من الطبقات
       *[none] لا شيء
    }
anatomy-made-by =
    { $how ->
        [fused] واحدة بقياس { $size }، مقسومة على الرؤوس
       *[separate] ثلاث بقياس { $size }
    }
anatomy-rotary =
    { $hasBase ->
        [yes] كل طبقة تدير الاستعلامات والمفاتيح، والأساس { $base }
       *[no] كل طبقة تدير الاستعلامات والمفاتيح
    }
anatomy-variance =
    { $kind ->
        [biased] منحاز: متوسط مربعات { $width } من الأعداد
       *[none] لا يُحسب؛ بل متوسط مربعات { $width } من الأعداد
    }
anatomy-each = { $width } لكل منهما
anatomy-times = ‎× { $factor }‎
anatomy-gated = { $between }، مضروبًا في النصف الآخر
anatomy-table-of-three = { $table }، للاستعمالات الثلاثة
anatomy-tied = { $size }، وهو التضمين نفسه
anatomy-then = { $first }، ثم { $then }
anatomy-card =
    { $design ->
        [paper] كما نُشر، بالحجم الأساسي
        [fused-qkv] طبقة Linear واحدة تعطي q وk وv
        [dawn] الخانات المغلقة مملوءة بـ ‎−1e9‎
        [pad-and-causal] الحشو مغلق على المحورين
       *[wide-heads] مُصنِّف، وكل رأس بالعرض الكامل
    }
anatomy-card-sizes = الطبقات { $layers }، والعرض { $width }، و{ $heads }
anatomy-card-heads =
    { $kind ->
        [shared] الرؤوس { $heads } بعرض { $width }، تشترك في { $fewer } للمفاتيح والقيم
       *[own] الرؤوس { $heads } بعرض { $width }
    }
anatomy-rounded =
    { $unit ->
        [billion] { $number } مليار
        [million] { $number } مليون
        [thousand] { $number } ألف
       *[one] { $number }
    }
anatomy-published-name =
    { $size ->
        [smallest] { $name }، الأصغر ({ $year })
        [largest] { $name }، الأكبر ({ $year })
       *[only] { $name } ({ $year })
    }
anatomy-source =
    { $hasWeights ->
        [yes] { $model }: ‏{ $paper }، الجدول { $table }، وأوزانه المنشورة.
       *[no] { $model }: ‏{ $paper }، الجدول { $table }.
    }
anatomy-taking-apart = جارٍ تفكيك التصاميم …

## pages/patch/state.js

patch-no-share = لا نسبة
patch-so-much-of-the-way = { $share } من الطريق
patch-places-missing =
    { $count ->
        [one] موضع واحد ({ $count }) في هذا الرابط ليس في هذا الزوج ولا يمكن نقله.
       *[other] مواضع في هذا الرابط عددها { $count } ليست في هذا الزوج ولا يمكن نقلها.
    }

## pages/patch/captions.js

patch-about =
    { $patching }{ $isExample ->
        [yes] { " " }لمثال، A ‏«{ $a }» وB ‏«{ $b }»
       *[no] { "" }
    }: من { $donor } إلى { $base }؛ { $isClass ->
        [yes] والصنف المقصود { $token }
       *[no] والرمز المقصود { $token }، وهو الرمز المكتوب رقم { $number }
    }.
patch-activation-patching = ترقيع التنشيط
patch-put-a-part = وضع جزء من تشغيل في آخر، ثم النظر في ما يكتبه عندئذ.
patch-texts-differ-in = A يقول { $a }، وB يقول { $b }.
patch-which-place =
    { $isClass ->
        [yes] أي موضع داخل النموذج يجعله يجيب { $a } أو { $b }؟
       *[no] أي موضع داخل النموذج يجعله يكتب { $a } أو { $b }؟
    }
patch-click-a-cell = النقر على خانة: ما عند { $donor } هناك يدخل تشغيل { $base }، ويُحسب كل ما بعده من جديد. الحلقات المتقطعة تشير إلى أكبر نسبة، وأكبر نسبة عند كلمة قرأها الاثنان.
patch-act-and-effect = { $act }: { $effect }
patch-vector-carried =
    { $isOfDecoder ->
        [yes] وضع متجه مُفكِّك الترميز لـ { $token } { $depth ->
            [0] عند التضمين
           *[other] بعد الطبقة { $depth }
        } في التشغيل الآخر
       *[no] وضع { $vector } لـ { $token } { $depth ->
            [0] عند التضمين
           *[other] بعد الطبقة { $depth }
        } في التشغيل الآخر
    }
patch-vector = المتجه
patch-head-carried =
    جعل الرأس { $head } { $map ->
        [encoder] من المُرمِّز
        [decoder] من مُفكِّك الترميز
       *[cross] المتقاطع
    }، الطبقة { $layer }، في { $base } { $isOutput ->
        [yes] { $isOneRow ->
            [yes] يمرّر في صف واحد ما وجده في { $donor }
           *[no] يمرّر ما وجده في { $donor }
        }
       *[no] { $isOneRow ->
            [yes] ينظر في صف واحد إلى حيث ينظر في { $donor }
           *[no] ينظر إلى حيث ينظر في { $donor }
        }
    }
patch-vectors =
    { $count ->
        [one] متجه واحد
       *[other] متجهات عددها { $count }
    }
patch-heads =
    { $count ->
        [one] رأس واحد
       *[other] رؤوس عددها { $count }
    }
patch-places =
    { $count ->
        [one] موضع واحد
       *[other] مواضع عددها { $count }
    }
patch-vectors-carried = وضع { $vectors } في التشغيل الآخر
patch-outputs-carried = نقل خرج { $heads }
patch-weights-carried = نقل جهة نظر { $heads }
patch-places-carried = نقل { $places } معًا
patch-effect =
    { $first ->
        [token] { $isClass ->
            [yes] يجيب { $token } بدلًا من { $rival }، { $share }.
           *[no] يكتب { $token } بدلًا من { $rival }، { $share }.
        }
        [rival] { $isClass ->
            [yes] ما زال يجيب { $rival }، { $share } نحو { $token }.
           *[no] ما زال يكتب { $rival }، { $share } نحو { $token }.
        }
       *[other] { $isClass ->
            [yes] يجيب { $other }، لا { $token } ولا { $rival }، { $share }.
           *[no] يكتب { $other }، لا { $token } ولا { $rival }، { $share }.
        }
    }
patch-probability-before-and-now =
    { $isLog ->
        [yes] log p({ $token })‎ { $before } ← { $now }، وفي { $donor } { $there }.
       *[no] p({ $token })‎ { $before } ← { $now }، وفي { $donor } { $there }.
    }
patch-same-token-same-place = الرمز نفسه في الموضع نفسه: المتجهان متساويان.
patch-same-token-other-place = الرمز نفسه في موضع آخر: لا يختلف إلا موضعه.
patch-as-typing-the-other-token = عند التضمين يساوي ذلك كتابة الرمز الآخر هناك.
patch-token-in-both-texts =
    { $isPart ->
        [yes] { $token } هو نفسه في الجملتين؛ وقد دخل متجهه بعض ما يختلف.
       *[no] { $token } هو نفسه في الجملتين؛ ولم يكد يدخل متجهه شيء مما يختلف.
    }
patch-shares-do-not-add = مجموعها واحدًا واحدًا { $sum }: النِّسب لا تُجمع.
patch-what-is-written-later = ما يُكتب بعد هذا الرمز من { $base } نفسه.

## pages/patch/bar.js

patch-largest-cell = أكبر خانة
patch-shared-word = كلمة مشتركة
patch-strongest-head = أقوى رأس
patch-fewest-heads = أقل عدد من الرؤوس
patch-find-of-several = { $share } بـ { $count }
patch-find-of-head =
    { $map ->
        [encoder] { $share }، المُرمِّز ‎{ $layer }.{ $head }‎
        [decoder] { $share }، مُفكِّك الترميز ‎{ $layer }.{ $head }‎
       *[cross] { $share }، المتقاطع ‎{ $layer }.{ $head }‎
    }
patch-find-of-token = { $share }، { $token }، الطبقة { $layer }
patch-four-finds = أربعة اكتشافات في هذا الزوج
patch-example-pairs = أزواج أمثلة
patch-from-which-run = من أي تشغيل إلى أيّ
patch-token-in-question = الرمز المقصود
patch-undo = تراجع
patch-clear = إفراغ

## pages/patch/carried_head.js

patch-weights-cannot-be-carried = لا يمكن نقل جهة النظر وحدها بين نصين مختلفي الطول.
patch-output-and-weights =
    ما يمرّره يبلغ { $output }، وجهة نظره وحدها تبلغ { $weights }{ $matters ->
        [reading] : ليست العبرة بجهة نظر الرأس، بل بما يقرؤه هناك.
        [looking] : جهة نظر الرأس تكفي.
        [both] : والباقي ما يقرؤه هناك.
       *[nothing] .
    }
patch-where-the-head-looks = إلى أين ينظر الرأس.
patch-cell-of-head = { $query } ينظر إلى { $key }: { $share }
patch-cell-is-masked = خانة { $query } و{ $key }: مقنّعة
patch-head-now =
    { $isOneRow ->
        [yes] في { $run } الآن، منقولًا عند الصف المعلَّم
       *[no] في { $run } الآن، منقولًا عند كل الصفوف
    }
patch-head-as-it-is = في { $run } كما هو
patch-open-this-head = فتح هذا الرأس
patch-the-head-carried = الرأس المنقول

## pages/patch/grid.js

patch-no-token = لا شيء
patch-token-before = من قبل: { $token }
patch-vectors-of-stack =
    { $stack ->
        [encoder] متجهات المُرمِّز
       *[decoder] متجهات مُفكِّك الترميز
    }
patch-depth =
    { $depth ->
        [0] التضمين
       *[other] بعد الطبقة { $depth }
    }
patch-depth-short =
    { $depth ->
        [0] تضمين
       *[other] { $depth }
    }
patch-run-gives =
    { $isDonor ->
        [yes] { $run } يعطي
       *[no] { $run } يأخذ
    }
patch-nothing-to-carry = بلا نظير: لا شيء يُنقل
patch-writes = يكتب
patch-same-vector = المتجه نفسه في التشغيلين
patch-cell =
    { $stack ->
        [encoder] { $token }، المُرمِّز { $depth ->
            [0] عند التضمين
           *[other] بعد الطبقة { $depth }
        } في { $base }: { $said }
       *[decoder] { $token }، مُفكِّك الترميز { $depth ->
            [0] عند التضمين
           *[other] بعد الطبقة { $depth }
        } في { $base }: { $said }
    }
patch-key-share = { $share }: { $low }{ $ramp }{ $high }
patch-share-of-the-way = ما قُطع من الطريق
patch-key-beyond = { $swatch }خارج المقياس
patch-key-largest = { $swatch }الأكبر، والأكبر عند كلمة مشتركة
patch-key-same = = المتجه نفسه في الاثنين
patch-key-no-partner = { $swatch }بلا نظير
patch-several-at-once = عدة معًا
patch-vectors-of-both = متجهات التشغيلين
patch-every-click-adds = كل نقرة تضيف خانة أو تخرجها.
patch-tap-a-cell = لمس خانة.
patch-click-or-drag = النقر على خانة. والسحب، أو الضغط على Shift، لعدة خانات.
patch-the-text-by-depth = النص بحسب العمق
patch-written-so-far = المكتوب حتى الآن، والتالي

## pages/patch/heads.js

patch-at-all-rows = عند كل الصفوف
patch-at-one-row = عند صف واحد
patch-what-they-pass-on = ما تمرّره
patch-where-they-look = إلى أين تنظر
patch-how-long-it-holds =
    { $stacks ->
        [classifier] ما يُنقل يسري عند كل صف يسمّيه.
        [both] ما يُنقل إلى المُرمِّز يسري على التشغيل كله. وفي مُفكِّك الترميز والانتباه المتقاطع يسري على الصفوف حتى الرمز المقصود؛ وما يُكتب بعده يكتبه التشغيل وحده.
       *[decoder] ما يُنقل يسري على الصفوف حتى الرمز المقصود؛ وما يُكتب بعده يكتبه التشغيل وحده.
    }
patch-shift-adds = يضيف Shift رأسًا إلى المنقولة.
patch-all-of = كل رؤوس الطبقة { $layers } { $all }
patch-all-many = الكل: { $count }
patch-all-heads-of-layer =
    { $map ->
        [encoder] كل رؤوس الطبقة { $layer } من المُرمِّز
        [decoder] كل رؤوس الطبقة { $layer } من مُفكِّك الترميز
       *[cross] كل الرؤوس المتقاطعة في الطبقة { $layer }
    }
patch-all-heads-of-map =
    { $map ->
        [encoder] كل رؤوس المُرمِّز: { $count }
        [decoder] كل رؤوس مُفكِّك الترميز: { $count }
       *[cross] كل الرؤوس المتقاطعة: { $count }
    }
patch-layer = الطبقة { $layer }
patch-heads-of-map =
    { $map ->
        [encoder] رؤوس المُرمِّز
        [decoder] رؤوس مُفكِّك الترميز
       *[cross] الرؤوس المتقاطعة
    }
patch-one-head-fewer = إنقاص رأس
patch-one-head-more = زيادة رأس
patch-strongest-together = الأقوى معًا { $field }
patch-at-which-rows = عند أي صفوف تُنقل الرؤوس
patch-the-row = صف النص
patch-what-of-the-heads = ما الذي يُنقل من الرؤوس
patch-head-and-share = { $head }: { $share }
patch-heads-of-both = رؤوس التشغيلين
patch-all-heads = كل { $heads }، وعددها { $count }: خرج رأس واحد من { $donor } في { $base }
patch-heads-term = الرؤوس

## pages/patch/now.js

patch-run-writes =
    { $isClass ->
        [yes] { $run } يجيب
       *[no] { $run } يكتب
    }
patch-run-wrote =
    { $isClass ->
        [yes] { $run } أجاب
       *[no] { $run } كتب
    }
patch-run-now = { $run } الآن
patch-nothing-carried = لا شيء منقول
patch-all-others = كل ما سواها
patch-measured-by = مقيس بـ
patch-orange-before = بالبرتقالي: قبل
patch-what-the-run-gives = ما يعطيه التشغيل الآن
patch-what-a-run-writes =
    { $isClass ->
        [yes] { $isPatched ->
            [yes] ما يجيب به { $run } الآن
           *[no] ما يجيب به { $run }
        }
       *[no] { $isPatched ->
            [yes] ما يكتبه { $run } الآن
           *[no] ما يكتبه { $run }
        }
    }
patch-token-against-rival = { $token } مقابل { $rival }
patch-log-p-of-token = log p لـ { $token }
patch-classes = الأصناف
patch-next-token-after = الرمز التالي بعد { $last }

## pages/patch/start.js

patch-an-example = مثال، وليس جملتك.
patch-how-to-begin = يُثبَّت تشغيل باسم A، ثم تُغيَّر كلمة في الجملة وتُشغَّل من جديد: هذا هو B.
patch-same-run = A وB تشغيل واحد. تُغيَّر كلمة في الجملة وتُشغَّل من جديد: هذا هو B.
patch-two-runs = تشغيلان للبداية
patch-or-open-a-pair = أو فتح زوج، A وB:
patch-lengths-differ = الطولان مختلفان. تُقابَل الرموز بأطول مقاطع مشتركة بين النصين؛ وما يختلف بينها يُقابَل من نهايته. بعد الفجوة يقع الرمز في موضع آخر، ويحمل متجهه هذا الموضع أيضًا. يمكن وصل اثنين يدويًا:
patch-join-by-hand = وصل رمزين يدويًا:
patch-token-of-run = رمز من { $run }
patch-two-tokens = A ‏{ $a } ‏B ‏{ $b }
patch-join = وصل
patch-undo-joins = إلغاء الوصل

## pages/patch/steer.js

patch-only-b-can-be-changed = لا يمكن تغيير إلا B: يلزم اختيار A → B في الأعلى.
patch-open-the-pair-first = هذا مثال: يلزم فتح الزوج أولًا.
patch-what-texts-differ-by = ما يختلف به النصان
patch-the-word = الكلمة { $word }
patch-vector-of-file = متجه ملف
patch-file-of-numpy = ملف من NumPy …
patch-what-is-added = ما الذي يضاف
patch-the-depth = العمق
patch-depth-of-stack =
    { $stack ->
        [encoder] المُرمِّز، { $depth ->
            [0] التضمين
           *[other] بعد الطبقة { $depth }
        }
       *[decoder] مُفكِّك الترميز، { $depth ->
            [0] التضمين
           *[other] بعد الطبقة { $depth }
        }
    }
patch-the-rows = الصفوف
patch-all-rows = كل الصفوف
patch-so-many-rows =
    { $count ->
        [one] صف واحد
       *[other] صفوف عددها { $count }
    }
patch-keep-as-change = حفظه تغييرًا
patch-how-much = كم منه
patch-steer = الإمالة: إضافة متجه بقدر أقل أو أكثر
patch-not-a-swap = ليس تبديلًا: يضاف { $vector } إلى حالات رصّة واحدة بالقدر المطلوب، ويُكتب الجواب كله من جديد.
patch-a-vector = متجه
patch-add = إضافة
patch-run-writes-so =
    { $isClass ->
        [yes] { $run } يجيب { $output }
       *[no] { $run } يكتب { $output }
    }
patch-curve-in-words = log p لـ { $token } و{ $rival } بحسب المقدار: { $values }
patch-at-amount = { $amount }: { $logs }

## pages/patch/tables.js

patch-no-partner = بلا نظير
patch-table-of-vectors = { $stack }: المتجهات، ما قُطع من الطريق
patch-table-of-heads = { $map }: الرؤوس، ما قُطع من الطريق
patch-column-depth = العمق
patch-column-head = الرأس
patch-row-layer = الطبقة { $layer }
patch-all-as-text = كل ذلك نصًا؛ وفي «حفظ» يوجد CSV وJSON
patch-what-numbers-can-say = ما تستطيع مثل هذه الأعداد قوله، وما لا تستطيع

## pages/patch/mount.js

patch-all-shares = كل النِّسب

patch-caution-source =
    { $paper ->
        [enough] Meng et al. 2022
        [stand-in] Wang et al. 2022
       *[measure] Heimersheim and Nanda 2024
    }
patch-caution =
    { $paper ->
        [enough] الموضع الذي يقطع الطريق كله يكفي لهذا الزوج وهذا الرمز؛ ولا يدل ذلك على مكان حفظ حقيقة ما، ولا على أن غيره لا يكفي.
        [stand-in] الرؤوس ينوب بعضها عن بعض: فالنسبة الصغيرة لا تعني أن الرأس لا يعمل، والنسب لا تُجمع.
       *[measure] تتوقف النسبة على المقياس وعلى الاتجاه: يصير log p مسطحًا قرب اليقين، فمن المفيد تجربة المقياس الآخر والنقل في الاتجاه الآخر أيضًا.
    }

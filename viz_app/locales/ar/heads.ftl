## pages/heads/mount.js

heads-headline = فيمَ يُستخدم كل رأس، وما الذي يفقده الجواب من دونه
heads-running = جارٍ تشغيل الجملة مع رؤوسها الموقَفة ومن دون إيقافها …
heads-ran-again = شُغّلت من جديد: { $changed }.

## pages/heads/board.js

heads-layer = الطبقة { $layer }
heads-silence-or-restore =
    { $isOff ->
        [yes] استعادة
       *[no] إيقاف
    }
heads-silence-or-restore-layer =
    { $isOff ->
        [yes] استعادة الطبقة { $layer }
       *[no] إيقاف الطبقة { $layer }
    }
heads-on-or-off =
    { $isOff ->
        [yes] موقَف
       *[no] مشغَّل
    }
heads-column-head = الطبقة.الرأس
heads-column-role = الدور
heads-column-strength = القوة
heads-column-effect = أثر الإيقاف، نات
heads-column-entropy = الإنتروبيا، بت
heads-column-likeness = شبه المختار
heads-column-now = الآن
heads-all-heads = كل الرؤوس: { $map }
heads-all-as-table = كل الرؤوس في جدول
heads-board = كل الرؤوس: { $map }. مفاتيح الأسهم تختار، وزر المسافة يوقف المختار.

## pages/heads/captions.js

heads-what-a-head-does =
    { $known ->
        [role] هذا الرأس { $role } في { $share } من صفوف جمل التجربة
        [nothing] ليس له أعداد هنا، لأن صفوفه NaN
        [weight] { $count ->
            [one] ينظر هنا إلى رمز واحد في الصف، وأكبر وزن على { $token } { $share }
           *[other] يتوزّع هنا على نحو { $count } من الرموز في الصف، وأكبر وزن على { $token } { $share }
        }
       *[width] { $count ->
            [one] ينظر هنا إلى رمز واحد في الصف
           *[other] يتوزّع هنا على نحو { $count } من الرموز في الصف
        }
    }{ $effect ->
        [nothing] { $isClass ->
            [yes] ؛ ومن دونه لا يخسر الجواب { $label } شيئًا
           *[no] ؛ ومن دونه لا يخسر هذا الجواب شيئًا
        }
        [loss] { $isClass ->
            [yes] ؛ ومن دونه يخسر الجواب { $label } ‏{ $size } نات
           *[no] ؛ ومن دونه يخسر هذا الجواب { $size } نات{ $isAt ->
                [yes] ، وأكثرها عند { $most }
               *[no] { "" }
            }
        }
        [gain] { $isClass ->
            [yes] ؛ ومن دونه يكسب الجواب { $label } ‏{ $size } نات
           *[no] ؛ ومن دونه يكسب هذا الجواب { $size } نات{ $isAt ->
                [yes] ، وأكثرها عند { $most }
               *[no] { "" }
            }
        }
       *[unknown] { "" }
    }.

## pages/heads/card.js

heads-place =
    { $isOff ->
        [yes] الطبقة { $layer }، الرأس { $head }، موقَف
       *[no] الطبقة { $layer }، الرأس { $head }
    }
heads-role-and-strength =
    { $isMixed ->
        [yes] مختلط، والأغلب { $role } { $share }
       *[no] { $role } { $share }
    }
heads-entropy-in-bits = الإنتروبيا { $entropy } بت
heads-like-the-chosen = شبه الرأس المختار { $likeness }
heads-without-it = من دونه { $effect } نات
heads-head-is-on = الطبقة { $layer }، الرأس { $head } مشغَّل

## pages/heads/compared.js

heads-measure-of-layer = { $kind }، الطبقة { $layer }
heads-loading-effects = جارٍ تحميل الآثار
heads-measure-and-layer = المقياس، الطبقة
heads-attention-changed = تغيّر الانتباه، %
heads-entropy-bit = الإنتروبيا، بت
heads-without-it-nats = من دونه، نات

## pages/heads/panel.js

heads-change-by-token = تغيّر log p بحسب الرمز
heads-without-it-by-token = من دونه: تغيّر log p بحسب الرمز، واحتماله
heads-nats = نات

## pages/heads/legend.js

heads-role-and-its-heads = { $role } { $count }
heads-loading-roles = جارٍ تحميل أدوار هذه الرؤوس …
heads-roles-not-measured = لم تُقس أدوار هذه الرؤوس. يقيسها { $command } في دقائق.
heads-key-effect = تغيّر log p من دون الرأس: ‎−{ $most }‎ نات { $ramp } ‎+{ $most }‎
heads-key-entropy =
    { $count ->
        [one] متوسط إنتروبيا الصفوف: 0 بت، رمز واحد { $ramp } { $bits } بت، رمز واحد ({ $count }) وحده
       *[other] متوسط إنتروبيا الصفوف: 0 بت، رمز واحد { $ramp } { $bits } بت، كل الرموز ({ $count }) بالتساوي
    }
heads-key-likeness = الشبه بالرأس المختار، 1 − مسافة Jensen-Shannon بين صفوفهما: 0 { $ramp } 1
heads-upper-bar =
    { $by ->
        [like] الشريط الرمادي: الشبه
        [entropy] الشريط الرمادي: الإنتروبيا بالبت
       *[role] الشريط الأزرق: قوة الدور
    }
heads-lower-bar = الشريط الأسفل: تغيّر log p من دون الرأس، ‎±{ $most }‎ نات

## pages/heads/measures.js

heads-by-role = الدور
heads-by-effect = الأثر هنا
heads-by-effect-short = الأثر
heads-by-entropy = الإنتروبيا
heads-by-likeness = شبه الرأس المختار
heads-by-likeness-short = الشبه

## pages/heads/panel.js

heads-column-share = النسبة
heads-column-chance = المصادفة
heads-where-it-looks =
    { $count ->
        [0] إلى أين ينظر، على جمل تجربة كثيرة
        [one] إلى أين ينظر، على جملة تجربة واحدة ({ $count })
       *[other] إلى أين ينظر، على { $count } من جمل التجربة
    }
heads-mean-weight = متوسط الوزن؛ والمصادفة هي الوزن لو توزّع الانتباه بالتساوي. دون الخط عند { $threshold } يكون الرأس مختلطًا.
heads-run-this-sentence = تشغيل هذه الجملة
heads-sentences-of-strongest-role = جمل تجربة فيها أقوى أدواره: { $role }
heads-sentences-of-this-role = جمل تجربة هذا الدور فيها أقوى ما يكون: { $role }
heads-this-head-is-on = هذا الرأس مشغَّل
heads-the-chosen-head = الرأس المختار

## pages/heads/progress.js

heads-silencing-so-far = يُوقَف كل رأس بدوره: { $done } من { $heads } …
heads-silencing-each = يُوقَف كل رأس بدوره …

## pages/heads/pruning_captions.js

heads-size-of-cost =
    { $metric ->
        [bleu] { $size } BLEU
       *[accuracy] { $size } نقطة مئوية
    }
heads-claim =
    { $share ->
        [all] يمكن إزالة كل الرؤوس
        [three-quarters] يمكن إزالة ثلاثة أرباع الرؤوس
        [two-thirds] يمكن إزالة ثلثي الرؤوس
        [half] يمكن إزالة نصف الرؤوس
        [two-fifths] يمكن إزالة خُمسي الرؤوس
        [third] يمكن إزالة ثلث الرؤوس
        [quarter] يمكن إزالة ربع الرؤوس
        [fifth] يمكن إزالة خُمس الرؤوس
        [none] لا يمكن إزالة أي رأس
       *[some] يمكن إزالة { $count } من { $heads } من الرؤوس
    } مقابل خسارة { $metric ->
        [bleu] 1 BLEU
       *[accuracy] نقطة مئوية واحدة من الدقة
    }
heads-first-heads-cost =
    { $isGain ->
        [yes] إزالة أول { $count } من { $heads } من الرؤوس تكسب { $cost }.
       *[no] إزالة أول { $count } من { $heads } من الرؤوس تكلّف { $cost }.
    }
heads-cost-of-heads =
    إزالة الرؤوس الأقل أهمية، وعددها { $count } من { $heads }، { $isGain ->
        [yes] تكسب
       *[no] تكلّف
    } { $cost }. وإزالة { $count } من الرؤوس عشوائيًا { $isRandomGain ->
        [yes] تكسب
       *[no] تكلّف
    } { $random }؛ وإزالة الأكثر أهمية، وعددها { $count }، { $isMostGain ->
        [yes] تكسب
       *[no] تكلّف
    } { $most }.
heads-order =
    { $order ->
        [least] الأقل أهمية أولًا
        [at] عشوائيًا
       *[most] الأكثر أهمية أولًا
    }
heads-at-random-seed = عشوائيًا، البذرة { $seed }
heads-count-in-map =
    { $map ->
        [encoder] المُرمِّز { $count }
        [decoder] مُفكِّك الترميز { $count }
       *[cross] المتقاطع { $count }
    }

## pages/heads/pruning_chart.js

heads-curves = العلامة بحسب الرؤوس المزالة، بثلاثة ترتيبات. مفاتيح الأسهم تنقل من نقطة إلى نقطة، وEnter يوقف تلك الرؤوس.
heads-mark-off-now =
    { $count ->
        [0] لا شيء موقَف
       *[other] { $isMeasured ->
            [yes] الموقَفة { $count }: { $score }
           *[no] الموقَفة { $count }: لم تُقس
        }
    }
heads-mark-of-point =
    { $order ->
        [least] الموقَفة { $count }، الأقل أهمية أولًا: { $score }
        [at] الموقَفة { $count }، عشوائيًا: { $score }
       *[most] الموقَفة { $count }، الأكثر أهمية أولًا: { $score }
    }
heads-point-of-curve =
    { $order ->
        [least] الرؤوس الموقَفة { $count }، الأقل أهمية أولًا: { $score }، { $maps }
        [at] الرؤوس الموقَفة { $count }، عشوائيًا: { $score }، { $maps }
       *[most] الرؤوس الموقَفة { $count }، الأكثر أهمية أولًا: { $score }، { $maps }
    }
heads-silence-these =
    { $order ->
        [least] { $score }؛ إيقاف هذه الرؤوس، وعددها { $count }، الأقل أهمية أولًا
        [at] { $score }؛ إيقاف هذه الرؤوس، وعددها { $count }، عشوائيًا
       *[most] { $score }؛ إيقاف هذه الرؤوس، وعددها { $count }، الأكثر أهمية أولًا
    }
heads-so-many-off =
    { $count ->
        [one] رأس واحد موقَف
       *[other] رؤوس موقَفة: { $count }
    }
heads-score-by-heads-removed = العلامة بحسب الرؤوس المزالة
heads-unit =
    { $metric ->
        [bleu] BLEU
       *[accuracy] الدقة، %
    }
heads-least-first = الأقل أولًا
heads-most-first = الأكثر أولًا
heads-no-head-is-off = لا رأس موقَف: { $score }.
heads-off-now = الموقَف الآن: { $count }، { $score }، { $order }.
heads-off-now-own-choice = الموقَف الآن: { $count }، باختيارك. لم تُقس علامته.
heads-so-many-of = { $count } من { $heads }
heads-key-least = { $stroke }الأقل أهمية أولًا
heads-key-most = { $stroke }الأكثر أهمية أولًا
heads-key-now = { $stroke }الموقَف الآن
heads-key-random =
    { $count ->
        [one] عشوائيًا: البذرة { $seed }
       *[other] عشوائيًا: متوسط { $count } من البذور، من الأدنى إلى الأعلى؛ والنقر يأخذ البذرة { $seed }
    }
heads-score-as-heads-go = العلامة مع إزالة الرؤوس
heads-about-the-curves =
    { $metric ->
        [bleu] BLEU
       *[accuracy] الدقة
    } على { $count ->
        [0] بعض جمل التجربة
        [one] جملة تجربة واحدة ({ $count })
       *[other] { $count } من جمل التجربة
    } مع إيقاف الرؤوس واحدًا بعد آخر. النقر على نقطة يوقف تلك الرؤوس.
heads-importance =
    تُقاس الأهمية مرة واحدة، رأسًا رأسًا: متوسط تغيّر log p على { $count ->
        [0] جمل أخرى
        [one] جملة أخرى واحدة ({ $count })
       *[other] { $count } من جمل أخرى
    }. وإذا كان رأسان يُغني أحدهما عن الآخر بدا كلاهما غير مهم، فقد يوجد ترتيب أفضل.

## pages/heads/tools.js

heads-group =
    { $count ->
        [one] { $group }، رأس واحد
       *[other] { $group }، الرؤوس { $count }
    }
heads-groups-by-layer =
    { $map ->
        [encoder] طبقة: المُرمِّز
        [decoder] طبقة: مُفكِّك الترميز
       *[cross] طبقة: المتقاطع
    }
heads-groups-by-role = دور، في كل المصفوفات
heads-groups-by-map = مصفوفة انتباه
heads-silence-a-group = إيقاف مجموعة
heads-silence-a-group-of-heads = إيقاف مجموعة من الرؤوس
heads-off-of-all = الموقَف { $number } من { $heads }
heads-colour-by = التلوين بحسب
heads-sort = ترتيب
heads-sort-by-colours = ترتيب الرؤوس بحسب ألوانها
heads-solo =
    { $isAlone ->
        [yes] مع الرؤوس الأخرى
       *[no] هذا الرأس وحده
    }
heads-other-heads =
    { $isAlone ->
        [yes] استعادة الرؤوس الأخرى في هذه الطبقة
       *[no] إيقاف الرؤوس الأخرى في هذه الطبقة
    }
heads-keys-head = [Tab] ثم مفاتيح الأسهم: من رأس إلى رأس
heads-keys-silence = [Space] إيقافه
heads-keys-map = [1] [2] [3] المُرمِّز، مُفكِّك الترميز، المتقاطع
heads-keys-undo = [Ctrl] [Z] تراجع
heads-never-measured = لم تُقس أدوار هذه الرؤوس. كل الأعداد هنا من هذا التشغيل.
heads-sentences = الجمل
heads-sentences-in = 50 جملة: { $language }
heads-own-lines = أسطر خاصة بك
heads-one-a-line = جملة في كل سطر، حتى 50
heads-no-lines = المطلوب جملة في كل سطر.
heads-measure-here = فيمَ يُستخدم كل رأس؟ تشغيل بعض الجمل يُظهر إلى أين ينظر كل رأس فيها كلها.
heads-measure-roles = قياس الأدوار
heads-measuring = جارٍ القياس …
heads-measured-so-far = { $done } من { $sentences } من الجمل …
heads-cancel = إلغاء
heads-measured-quickly =
    { $hasPairs ->
        [yes] تُقاس أدوار أزواج الكلمات على جمل رُبطت كلماتها يدويًا. أما الآثار على جمل كثيرة فلا تُقاس هنا.
       *[no] الأدوار التي تحتاج إلى أزواج كلمات معروفة، والآثار على جمل كثيرة، لا تُقاس هنا.
    }

heads-chart-can-go = { $count } من { $heads } من الرؤوس: { $change }
heads-chart-removed = عدد الرؤوس المزالة من { $heads }
heads-chart-accuracy = الدقة
heads-chart-point =
    عدد الرؤوس الموقَفة { $count }، { $order ->
        [least] الأقل أهمية أولًا
        [at] عشوائيًا
       *[most] الأكثر أهمية أولًا
    }

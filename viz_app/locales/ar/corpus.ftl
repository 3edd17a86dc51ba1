## pages/corpus/mount.js

corpus-title = ما يفعله كل رأس عمومًا
corpus-only-own-models = لا تُقاس صور الرؤوس إلا لنماذج هذا المشروع. يمكن اختيار أحدها في الأعلى؛ و«رأس واحد» و«كل الرؤوس» يعرضان رؤوس هذا النموذج على جملتك.
corpus-no-portraits-yet = لا صور رؤوس لهذا النموذج بعد. الأمر «glassformer portraits { $name } --data DIR» يقيسها في دقائق.
corpus-no-such-head = ليس في هذا النموذج { $place }؛ وهذه كل الرؤوس.
corpus-other-role-elsewhere = على الجمل الأخرى في «كل الرؤوس»، وعددها { $count }، دوره «{ $role }».
corpus-heads-with-a-role = { $kept } من { $count } من الرؤوس تلتزم دورًا مقيسًا
corpus-heads-caption = { $kept }؛ ومن الرؤوس المسماة مختلطة، وعددها { $mixed }، يتبع { $named } قاعدةً تبيّن الصفوف التي تصح فيها.
corpus-what-cards-show = كل صورة هي الجملة الوسيطة لرأس؛ وكل صف من الأشرطة هو الجمل كلها، وعددها { $count } ({ $corpora }).
corpus-key-find = [/] البحث عن رأس
corpus-key-arrows = مفاتيح الأسهم: من رأس إلى رأس
corpus-key-escape = [Esc] كل الرؤوس

## pages/corpus/sheet.js

corpus-order =
    { $by ->
        [layer] الطبقة
        [effect] ما يُفقد من دونها
       *[role] ما تفعله
    }
corpus-key-of-cards = الأشرطة الصغيرة: إلى أي بُعد ينظر، من ‎−8 إلى ‎+8 مواضع، كلٌّ بحسب أعلاه؛ والشريط الداكن هو المسافة صفر. نات: تغيّر log p للجواب من دون الرأس، بالرمادي إن لم يتميز عن الصفر. بالمئة: الانتباه الذي يذهب إلى حيث يقول الاسم.
corpus-map-and-layer =
    { $map ->
        [encoder] المُرمِّز، الطبقة { $layer }
        [decoder] مُفكِّك الترميز، الطبقة { $layer }
       *[cross] المتقاطع، الطبقة { $layer }
    }
corpus-place =
    { $map ->
        [encoder] المُرمِّز { $place }
        [decoder] مُفكِّك الترميز { $place }
       *[cross] المتقاطع { $place }
    }
corpus-costly-to-lose = فقدانه مكلف
corpus-costly-note = تتميز الخسارة عن الصفر
corpus-no-loss-alone = لا خسارة تقاس لفقدانه وحده
corpus-loss-in-nats = { $loss } نات
corpus-chance-beside-share = (المصادفة { $chance })
corpus-best-share = في أحسن الأحوال
corpus-group-by = التجميع بحسب
corpus-find-a-head = البحث عن رأس
corpus-find-hint = اسم أو دور أو كلمة
corpus-print = الطباعة ملصقًا (A2)
corpus-heads-found =
    { $count ->
        [one] رأس واحد
       *[other] الرؤوس: { $count }
    }

## pages/corpus/words.js

corpus-rule =
    { $key ->
        [article-preposition] أداة التعريف: حرف جرها
        [rest-of-word] قطعة: بقية كلمتها
        [first-words] أول كلمتين: ‹end›
        [last-mark] ‹end›: علامة الترقيم الأخيرة
        [inside-word] { $map ->
            [cross] داخل كلمة: ‹end›
           *[decoder] داخل كلمة: بدايتها
        }
        [article-noun] أداة التعريف: اسمها
       *[other] { $title }
    }
corpus-name-by-rules = { $rules }
corpus-pair = «{ $query }» ← «{ $key }»
corpus-group =
    { $group ->
        [step] على بُعد خطوة
        [word] إيجاد الكلمة
        [landmark] الاستقرار على معلم ثابت
        [rule] مختلطة، لكن قاعدة تبيّن متى
       *[mixed] مختلطة، بلا اسم بعد
    }
corpus-group-note =
    { $group ->
        [step] خطوة ثابتة في جملتها
        [word] تنظر إلى الكلمة التي تُكتب أو كُتبت للتو
        [landmark] ‹start› أو ‹end› أو علامة ترقيم
        [rule] لا دور في كل الصفوف؛ وقاعدة تصح في بعضها، وقد جرى التحقق منها
       *[mixed] عدة أشياء معًا؛ ويُذكر بدلًا من ذلك أوضح أزواجها
    }
corpus-no-name-yet = بلا اسم بعد
corpus-no-measurable-loss = فقدانه وحده ليس خسارة تقاس: ‎{ $mean } ± { $half }‎ نات للجملة (مجال 95%، { $count } من الجمل).
corpus-loss =
    { $isLoss ->
        [yes] من دونه يخسر النموذج ‎{ $mean } ± { $half }‎ نات للجملة (مجال 95%، { $count } من الجمل).
       *[no] من دونه يكسب النموذج ‎{ $mean } ± { $half }‎ نات للجملة (مجال 95%، { $count } من الجمل).
    }
corpus-where-a-rule-says = في صفوف «{ $title }» (وعددها { $rows }) يذهب { $share } من انتباهه إلى هناك؛ ولو توزّع بالتساوي لكان { $chance }، وبحسب مسافاته وحدها { $alone }.
corpus-where-a-role-says = { $share } من انتباهه يذهب إلى حيث يقول «{ $title }»؛ ولو توزّع بالتساوي لكان { $chance }.
corpus-no-role-holds = لا يصح دور ولا قاعدة، فليس له اسم. عن أفضل دور: { $ground }

## pages/corpus/head.js

corpus-level =
    { $level ->
        [strongest] من أقوى واحد بالمئة، مسحوبة عشوائيًا
        [quarter] أقوى من ثلاثة أرباع
        [half] في الوسط
       *[any] مسحوبة عشوائيًا من الكل
    }
corpus-writes = يكتب
corpus-looks-at = ينظر إلى
corpus-token = الرمز
corpus-open-this-sentence = فتح هذه الجملة في «رأس واحد»
corpus-shares-title = النسبة بحسب الدور، ثم بحسب القاعدة
corpus-shares-caption = نسبة الانتباه بحسب الدور، ثم بحسب القاعدة
corpus-goes-to = يذهب إلى
corpus-share = النسبة
corpus-chance = المصادفة
corpus-by-distances = بحسب المسافات
corpus-times = عدد المرات
corpus-shares-note = الخط في الشريط هو مستوى المصادفة: الانتباه موزعًا بالتساوي.
corpus-frequent-pairs = الأزواج التي تنال أكثر انتباه فوق المصادفة
corpus-frequent-pairs-note = مجموعًا على كل المرات التي يقع فيها الاثنان في جملة: ما ينظر إليه كثيرًا.
corpus-sharpest-pairs = الأزواج الأحدّ
corpus-sharpest-pairs-note = لكل مرة يقع فيها الاثنان في جملة، بحسب الطرف الأدنى للمجال: حيث ينظر بثبات. في القائمتين: 20 مرة على الأقل؛ ويرد ‹end› مرة واحدة في كل جملة.
corpus-see-in-one-head = عرضه في «رأس واحد»
corpus-median-sentence = جملته الوسيطة
corpus-median-sentence-note = نصف الجمل أوضح منها ونصفها أقل وضوحًا؛ فليست الفضلى
corpus-how-far = إلى أي بُعد ينظر، على { $count } من الجمل
corpus-how-far-cross = موضع الكلمة المنظور إليها ناقص موضع الكلمة المكتوبة. بالبرتقالي: ما يعطيه الانتباه المتساوي.
corpus-how-far-own = المواضع من الرمز نفسه؛ ما إلى اليسار أسبق. بالبرتقالي: ما يعطيه الانتباه المتساوي.
corpus-how-sharp = مدى حدّة صفوفه
corpus-one-place = موضع واحد
corpus-spread-evenly = موزع بالتساوي
corpus-true-rows = صفوف حقيقية، والضعيفة منها
corpus-true-rows-note = النقر يفتح الجملة في «رأس واحد».
corpus-all-heads = كل الرؤوس
corpus-head-before = الرأس السابق
corpus-next-head = الرأس التالي

## pages/corpus/portrait.js

corpus-share-by-distance = نسبة الانتباه بحسب المسافة: { $shares }
corpus-share-by-evenness = الصفوف، من موضع واحد إلى موزع بالتساوي: { $shares }

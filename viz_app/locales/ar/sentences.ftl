## pages/sentences/mount.js

sentences-no-example = ليس لهذا النموذج نصوص أمثلة. يمكن لصق بعض الأسطر، أو اختيار ملف.
sentences-example = مثال
sentences-held-out = نصوص محجوزة لم يتعلم منها { $model }: { $terms }.
sentences-as-a-chat = يُقرأ كل سطر كمحادثة، رسالةً من المستخدم؛ والأعداد أعداد رموزه وحدها.
sentences-key-rows = [↑][↓] من صف إلى صف
sentences-key-enter = [Enter] فتحه
sentences-key-escape = [Esc] بلا تصفية

## pages/sentences/input.js

sentences-pasted-text = النص الملصق
sentences-nothing-to-run = لصق بعض الأسطر، أو إسقاط ملف، أو اختيار ملف.
sentences-how-it-is-read = أسطر، أو ‎.tsv أو ‎.csv أو ‎.jsonl. تقرأ الصفحة الملف بنفسها: لا يُحفظ منه شيء، لا في الخادم ولا في العنوان.
sentences-what-a-line-is = نص في كل سطر؛ أو أعمدة: نص، ثم ترجمته المرجعية أو وسمه.
sentences-texts = النصوص
sentences-references-or-labels = الترجمات المرجعية أو الوسوم
sentences-a-file = ملف
sentences-no-column = لا شيء
sentences-ready =
    { $hasReferences ->
        [yes] { $name }: عدد النصوص { $count }، مع ترجمات مرجعية.
       *[no] { $name }: عدد النصوص { $count }.
    }
sentences-run = تشغيل
sentences-choose-a-file = اختيار ملف
sentences-try-an-example = تجربة مثال
sentences-your-texts = نصوصك

## pages/sentences/read_file.js

sentences-half-utf-16 = هذا نص UTF-16 غير كامل. يلزم حفظ الملف بصيغة UTF-8.
sentences-binary-file = هذا ملف ثنائي. تلزم أسطر نص أو TSV أو CSV أو أسطر JSON.
sentences-not-utf-8 = السطر { $line } ليس UTF-8؛ يلزم حفظ الملف بصيغة UTF-8.
sentences-open-quote = يبدأ في السطر { $line } صف فيه علامة اقتباس لا تُغلق. يلزم التحقق منها.
sentences-behind-a-quote = يبدأ في السطر { $line } صف ليس CSV (بعد علامة الاقتباس نص). يلزم التحقق منها.
sentences-no-json = السطر { $line } ليس JSON. يلزم كائن أو نص في كل سطر.
sentences-half-a-character = في السطر { $line } نصف حرف؛ تلزم كتابته من جديد.
sentences-no-object = ليس في السطر { $line } كائن. يلزم كائن أو نص في كل سطر.
sentences-missing-name = ليس في السطر { $line } ‏«{ $name }» مع نص. يلزم أن تكون لكل كائن الأسماء نفسها.
sentences-only-bytes = لا يُقرأ إلا أول { $count } ميغابايت.
sentences-no-text = ليس في { $name } نص. تلزم أسطر نص أو TSV أو CSV أو أسطر JSON.
sentences-heading-is = عُدّ السطر الأول سطر أسماء الأعمدة: { $heading }.
sentences-only-texts = لا يُقرأ إلا أول { $count } من النصوص.
sentences-only-the-first = لا يُشغَّل إلا أول { $count } من النصوص.
sentences-ragged-line = ليس في السطر { $line } العمود { $wanted }. يلزم أن تكون الأعمدة هي نفسها في كل سطر.
sentences-rows-left-out = صفوف متروكة لخلوّها من النص: { $count }.
sentences-only-a-heading = ليس في { $name } نص تحت سطر أسماء الأعمدة. تلزم أسطر نص أو TSV أو CSV أو أسطر JSON.

## pages/sentences/session.js

sentences-other-model = تغيّر النموذج في الأثناء، فهذه الصفوف من نموذجين. يلزم تشغيل القائمة من جديد.
sentences-text-too-long = عدد حروف هذا النص { $count }؛ والحد { $longest }. يلزم تقصيره بمقدار { $extra }.
sentences-text = النص
sentences-answer = الجواب

## pages/sentences/tools.js

sentences-csv = CSV
sentences-jsonl = JSONL
sentences-guarded-cells = في ملف CSV تبدأ بفاصلة عليا كل خانة قد يحسبها جدول بيانات صيغةً.
sentences-compared-with-nothing = لا شيء
sentences-compared-with-itself = نفسه من دون التغييرات
sentences-compared-with = بالمقارنة مع
sentences-comparison = بالمقارنة مع
sentences-new-list = قائمة جديدة
sentences-cancel = إلغاء
sentences-run-again = تشغيل من جديد
sentences-how-far =
    { $isRunning ->
        [yes] أُنجز { $done } من { $all }
       *[no] أُنجز { $done } من { $all }؛ { $button } يتابع
    }
sentences-next-takes = أُنجز { $done } من { $all }؛ والتالي منذ { $seconds } ث

## pages/sentences/spread.js

sentences-spread-keys = { $title }، { $what }: مفاتيح الأسهم تحرّك الطرف الأدنى للمجال، ومع Shift الأعلى
sentences-range = { $low } إلى { $high }

## pages/sentences/flags.js

sentences-confusions = الوسم المتوقع (الصفوف) بحسب الجواب (الأعمدة)
sentences-label-by-answer = الوسم ↓ الجواب ←
sentences-labelled-and-called = { $count } من { $total } وسمها { $label } سُمّيت { $answer }
sentences-kinds-of-faults = أنواع الأخطاء
sentences-flags-note = كم منها في الخُمس الأسوأ؛ بالرمادي إن كانت المصادفة تفسّره
sentences-flag-among-worst = { $bad } من { $count }، المصادفة { $chance }
sentences-flag =
    { $flag ->
        [number] عدد مفقود
        [missed] كلمة ساقطة
        [short] أقصر من اللازم
        [long] أطول من اللازم
        [loop] تكرار
        [guess] تخمين
        [unfinished] غير مكتمل
        [copied] منسوخ
        [unsure] غير متأكد
       *[other] { $flag }
    }

## pages/sentences/list.js

sentences-no-row-fits = لا صف يوافق هذه التصفية. Esc يزيلها.
sentences-all-texts = كل النصوص
sentences-row-of = { $row } من { $count }: { $text }

## pages/sentences/detail.js

sentences-open-in =
    { $view ->
        [overview] نظرة عامة
        [translate] كلمة كلمة
        [head] رأس واحد
        [why] لماذا
       *[patch] تبديل الأجزاء
    }
sentences-flag-says =
    { $flag ->
        [loop] تكرار: { $words }.
        [guess] أقل احتمالًا من 10%: { $words }.
        [unfinished] توقف قبل نهايته.
        [number] لم يبقَ عددًا في الترجمة: { $words }.
        [copied] بقي بالإنجليزية: { $words }.
        [missed] مؤشر: لا رأس محاذاة ينظر إلى { $words } بنسبة 30%.
        [short] الطول المعتاد مضروبًا في { $words }.
        [long] مؤشر: الطول المعتاد مضروبًا في { $words }.
        [unsure] لا وسم يبلغ الحد؛ والأرجح { $words }.
       *[other] { $words }
    }
sentences-how-much-seen = كم تنظر رؤوس المحاذاة إلى كل كلمة
sentences-how-sure-tokens = مدى تأكد كل رمز
sentences-least-sure-token = الأقل تأكدًا: «{ $token }» { $share }. ‏log p { $logP } للرمز، { $entropy } بت.
sentences-least-sure-or = الأقل تأكدًا: «{ $token }» { $share }، أو «{ $second }» { $secondShare }. ‏log p { $logP } للرمز، { $entropy } بت.
sentences-answer-is = الجواب: { $answer }
sentences-flags = التنبيهات
sentences-label-title = الوسم
sentences-reference = الترجمة المرجعية
sentences-reference-chrf = الترجمة المرجعية · chrF { $chrf }
sentences-then-this = { $before }، ثم هذا
sentences-chosen-text = النص المختار
sentences-open-text-in = النص { $number }: فتحه في

## pages/sentences/measures.js

sentences-column =
    { $name ->
        [index] #
        [text] النص
        [label] الوسم
        [answer] الجواب
        [sure] متأكد
        [entropy] غير متأكد
        [least] الأقل تأكدًا
        [chrf] chrF
        [right] صحيح
        [log_p] log p
        [perplexity] الحيرة
        [ratio] الطول
        [seen] المنظور إليه
        [letters] الحروف
       *[flags] التنبيهات
    }
sentences-change-of = Δ { $measure }
sentences-unit =
    { $unit ->
        [answer] من الجواب
        [labels] بت، على الوسوم
        [token] للرمز
        [bit] بت للرمز
        [word] الكلمة الأقل نظرًا إليها
        [reference] مقابل الترجمة المرجعية
       *[text] من النص
    }
sentences-unit-of-length = { $target } ÷ { $source }
sentences-no-token = لم يُقرأ أي رمز.
sentences-perplexity = الحيرة { $perplexity } للرمز على { $count } من النصوص.
sentences-perplexity-note = تُعد نهاية النص رمزًا. والنصوص الأكثر مفاجأة تأتي أولًا.
sentences-nothing-claimed =
    { $task ->
        [classifier] الأقل تأكدًا تأتي أولًا؛ ولا شيء هنا يقول كم مرة يصح ذلك.
       *[other] النظر إلى الأقل تأكدًا أولًا؛ ولا شيء هنا يقول كم مرة يصح ذلك.
    }
sentences-references-needed = يحتاج الجزم إلى ترجمات مرجعية لـ { $count } من النصوص.
sentences-right = { $right } من { $known } صحيحة ({ $low } إلى { $high })
sentences-claim-labels = { $found }؛ ومن أقل { $count } تأكدًا { $hits } خاطئة.
sentences-claim-labels-note = كانت المصادفة ستجد بينها { $chance } خاطئة. ويُحكم بالصحة على الوسم الأرجح، ولو كان أقل تأكدًا من أن يكون الجواب.
sentences-found = من أول { $count }، ‏{ $hits } ({ $low } إلى { $high }) من أسوأ { $worst }
sentences-claim = النظر إلى الأقل تأكدًا أولًا: { $found }؛ وكانت المصادفة ستجد { $chance }.
sentences-like-chance = يشمل المجال ما كانت المصادفة ستجده: لا تكفي هذه النصوص للتمييز بينهما.
sentences-rank = ارتباط الرتب بين غير متأكد وchrF المنخفض: { $rho } (مجال 95% من { $low } إلى { $high }).
sentences-claim-note = غير المتأكد هو متوسط إنتروبيا اختيار كل رمز، و‹end› منها؛ ولم يرتّب أي مقياس مجرَّب ترتيبًا أفضل بوضوح. والأسوأ هو الخُمس ذو chrF الأدنى؛ والمتأكد منه كثيرًا ما تكون ترجمته المرجعية الوحيدة إعادة صياغة حرة.

## pages/sentences/state.js

sentences-unchanged-model = { $model }، بلا تغيير
sentences-changed-model = { $model }، مُغيَّر
sentences-differ = { $changed } من { $count } من الأجوبة تختلف عن أجوبة { $other }
sentences-answers-differ = { $found }.
sentences-nothing-says-better = من دون ترجمات مرجعية لا شيء هنا يقول أيهما أفضل.
sentences-better-and-worse = { $found }: ومن المعروض { $better } أفضل الآن، و{ $worse } أسوأ.
sentences-mean-change = Δ { $measure } للمعروض: { $mean } بالمتوسط (مجال 95% من { $low } إلى { $high }). الأفضل والأسوأ ما كان فرقه أكثر من { $least }.
sentences-which-are-worst = أي النصوص الكثيرة هي الأسوأ؟
sentences-run-your-own = تشغيل قائمة خاصة بك: الأقل تأكدًا تأتي أولًا.
sentences-about-a-list = { $name } · { $model } · عدد النصوص { $count }
sentences-part-shown = معروض { $shown } من { $count }.
sentences-none-of-the-labels = ليس أيٌّ من هذه الوسوم من وسوم هذا النموذج: { $labels }.
sentences-of-one-sentence = الأقنعة والكلمات المحذوفة تخص جملة واحدة؛ فلا تُستخدم هنا.

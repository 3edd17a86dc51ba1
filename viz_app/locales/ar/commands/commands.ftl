# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = لا يوجد نص. تلزم كتابته بعد الأمر، أو إعطاؤه أسطرًا في الدخل القياسي.
commands-blank-line = هذا السطر فارغ.
commands-line-not-utf-8 = هذا ليس نصًا بترميز UTF-8. يلزم تحويله أولًا.
commands-file-not-utf-8 = الملف { $file } ليس نصًا بترميز UTF-8 (البايت { $byte }). يلزم تحويله أولًا.
commands-file-empty = الملف { $file } فارغ. يلزم إعطاء ملف فيه نص في كل سطر.
commands-type-a-sentence = بعد كل جملة Enter؛ وينهي Ctrl+D الكتابة.
commands-of-text = النص { $number }: { $said }
commands-of-line = السطر { $number }: { $said }

## options.py

commands-system-needs-chat = الخياران --system و--date للمحادثة؛ تلزم إضافة --chat.
commands-no-chat-template = ليس للنموذج { $model } قالب محادثة؛ يلزم حذف --chat.

## patch.py

commands-no-measure = لا يوجد مقياس { $measure }؛ المقاييس المتاحة: { $measures }.

## largest_parts.py

commands-no-bench-yet = ليس للنموذج { $model } اختبارات حذف بعد: { $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = يحتاج { $model } إلى خادم. يلزم ذكر نقاط حفظ من هذا المشروع.
commands-is-a-folder = { $path } مجلد؛ يلزم ذكر ملف.
commands-is-a-file = { $path } ملف؛ يلزم ذكر مجلد جديد.
commands-folder-in-use = في { $path } ملفات أخرى؛ يلزم ذكر مجلد جديد.
commands-no-lesson = لا يوجد درس { $lesson }. يلزم ذكر ملف أو أحد هذه الدروس: { $lessons }.
commands-lesson-too-long = عدد حروف { $file } هو { $count }؛ والحزمة تتسع لـ { $most }.
commands-one-file-written = حجم { $file } هو { $megabytes } ميغابايت. يمكن فتحه في متصفح.
commands-site-written = لمشاهدة الموقع: { $command }
commands-package-written = حجم { $file } هو { $megabytes } ميغابايت. تمكن إضافته إلى مقرر بوصفه حزمة SCORM.

## convert.py

commands-converted = { $folder }: عدد الطبقات { $encoder } + { $decoder }، وعدد الرؤوس { $heads }، وd_model هو { $width }. للتجربة: glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = ليس في مجموعات نصوص هذا النموذج جمل يجوز تمريرها إلى الغير. يلزم ذكر مجموعة: --corpus NAME
commands-few-sentences = جمل هذه المجموعات لا تكفي هذا النموذج. يلزم ذكر مجموعة أخرى: --corpus NAME

## explain.py

commands-text-or-bench = يلزم إعطاء نص للشرح، أو نموذج للاختبار بالخيار --bench. مع --bench تعمل كل الرؤوس ولا توجد إمالة.
commands-steering-unread = نص --steer { $why }. يُكتب كما في الرابط.

## evaluate.py

commands-evaluate-what = يلزم إعطاء --source و--reference لنموذج ترجمة، أو --examples لمصنّف، أو --texts لنموذج يكمل النصوص.
commands-unequal-files = عدد أسطر { $source } هو { $sources } وعدد أسطر { $reference } هو { $references }. يلزم إعطاء ملفين متساويين في عدد الأسطر.
commands-source-blank = السطر { $file }:{ $line } فارغ. يلزم حذف السطر من الملفين.
commands-strange-label-at = الوسم { $label } ({ $place }) ليس من وسوم { $model }. وسومه هي { $labels }.

## learning.py

commands-no-snapshots = لا توجد لقطات في { $folder }. يلزم التدريب مع --snapshots 12 كي تُحفظ لقطات.

## survey.py

commands-standard-input = الدخل القياسي
commands-two-comparisons = يلزم إعطاء --against، أو تغييرات للتشغيل بالخيارين --heads-off و--steer، لا الاثنين معًا.
commands-resume-what = يتابع --resume ملفًا. يلزم ذكره بالخيار --output.
commands-texts-alone = يحتاج { $model } إلى نصوص فقط، وهنا عمودان. يلزم ذكر عمود واحد: --columns 0
commands-strange-label = الوسم { $label } ليس من وسوم { $model }. وسومه هي { $labels }.
commands-no-limit = قيمة --fail-below هي { $value }. يلزم إعطاء أحد هذه الأسماء { $names } ومعه عدد، كما في chrf=60.
commands-no-such-mean = لا يوجد { $name } ليُقارن مع { $limit }. تلزم ترجمات مرجعية في عمود ثانٍ من الملف.
commands-below-limit = قيمة { $name } هي { $mean }، وهي أقل من { $limit }.

## heads.py

commands-not-ours = { $model } نموذج من Hugging Face. يلزم ذكر نقطة حفظ من هذا المشروع.
commands-learned-from-what = لا يذكر { $model } ممّ تعلّم. يلزم ذكر المجموعة: --corpus tatoeba-en-de
commands-no-text-left = لم يبق نص لقياس قيمة الرؤوس. يلزم إعطاء --probe قيمة أصغر.
commands-no-validation = ليس في مجموعات النصوص نصوص تحقق لهذا النموذج. يلزم ذكر غيرها بالخيار --corpus.

## text_file.py

commands-many-columns = عدد الأعمدة في --columns هو { $count }. يلزم ذكر عمود النصوص وعمود الترجمات المرجعية.
commands-no-column = لا يوجد عمود { $name } بين { $columns }. يلزم ذكر غيره بالخيار --columns.
commands-which-columns = عدد الأعمدة { $count }. يلزم تحديد المطلوب منها: --columns 0,1 (العدّ من 0) أو أسمائها.

## serve.py

commands-database-of-class = الخيار --class-database للصفوف الدراسية؛ تلزم إضافة --class.
commands-starting = يجري البدء: تحميل المكتبات يستغرق بضع ثوانٍ.
commands-classes-kept = تُحفظ الصفوف الدراسية في { $path }؛ ولكل جهاز آخر صفوفه الخاصة.
commands-slow-translations = من دون المكتبة ctranslate2 تستغرق الترجمات نحو ضعف الوقت: pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = لا يوجد نموذج للعرض؛ يلزم تدريب نموذج بالأمر glassformer train، أو ذكر مجلد بالخيار --model، أو تحديد مجلد النماذج بالمتغير GLASSFORMER_CHECKPOINTS.
commands-each-model-once = يلزم إعطاء نموذج واحد على الأقل، وكل اسم مرة واحدة، لا { $names }.
commands-class-libraries = تحتاج الصفوف الدراسية إلى مكتبتين أخريين: pip install 'glassformer[class]'.
commands-lesson-asks =
    { $what ->
        [tab] يطلب الدرس { $title } التبويب «{ $name }». المتاح: { $names }.
       *[model] يطلب الدرس { $title } النموذج «{ $name }». المتاح: { $names }.
    }
commands-no-port = لا يوجد منفذ { $port }؛ يلزم اختيار منفذ من 1 إلى 65535.
commands-port-in-use = المنفذ { $port } مستعمل؛ يلزم اختيار غيره بالخيار --port أو إيقاف البرنامج الذي يستعمله.
commands-cannot-listen = لا يمكن للتطبيق الاستماع على { $host }، المنفذ { $port }: { $why }.
commands-no-root-path = مسار الجذر { $path } ليس مسارًا. يلزم إعطاء ما يلي اسم المضيف، مثل /glassformer.
commands-no-origin = { $origin } ليس مصدر صفحة. يلزم إعطاء البروتوكول واسم المضيف، مثل https://course.example.org.
commands-runs-at = يعمل Glassformer على { $address } (يوقفه Ctrl+C)
commands-public-link = يمكن لأي شخص فتحه على { $address } ما دام يعمل
commands-no-public-link = تعذّر إنشاء رابط عام: لا يمكن الوصول إلى خدمة الروابط. يعمل التطبيق هنا فقط.
commands-stopping = يجري إيقاف Glassformer.
commands-waiting-for-runs =
    { $count ->
        [one] انتظار انتهاء تشغيل واحد ({ $count })، { $seconds } ث على الأكثر.
       *[other] انتظار انتهاء عمليات تشغيل عددها { $count }، { $seconds } ث على الأكثر.
    }
commands-waiting-for-connections =
    { $count ->
        [one] انتظار انتهاء اتصال واحد ({ $count })، { $seconds } ث على الأكثر.
       *[other] انتظار انتهاء اتصالات عددها { $count }، { $seconds } ث على الأكثر.
    }
-commands-database = يلزم إعطاء ملف، أو postgresql+psycopg://USER@HOST/NAME مع كلمة المرور في GLASSFORMER_CLASS_DATABASE.
commands-database-closed = تعذّر فتح قاعدة بيانات الصفوف الدراسية: { $why } { -commands-database }
commands-database-newer = أنشأت نسخة أحدث من Glassformer قاعدة بيانات الصفوف الدراسية. يلزم إعطاء غيرها.
commands-database-folder = المجلد الذي يحوي «{ $path }» غير موجود. { -commands-database }
commands-database-kind = قاعدة بيانات الصفوف الدراسية ليست ملفًا ولا PostgreSQL. { -commands-database }
commands-database-address = لا يمكن قراءة عنوان قاعدة بيانات الصفوف الدراسية. { -commands-database }

## Results for people; those for scripts, JSON and lines with tabs, are the same in every language.

commands-reading = قراءة
commands-translating = ترجمة
commands-classifying = تصنيف
commands-trace-written = { $file }: { $output } (الطبقة × الرأس × الاستعلام × المفتاح: { $maps })
commands-why =
    لماذا { $token }{ $isLead ->
        [yes] { " " }وليس { $against }
       *[no] { "" }
    }{ $isStep ->
        [yes] { " " }عند الخطوة { $step }
       *[no] { "" }
    }؟
commands-without-heads = من دون { $heads }.
commands-head-off = { $map } الطبقة { $layer } الرأس { $head }
commands-steered = مع توجيه.
# Rows of the table of explain: the value without any token, what the numbers miss of the whole, and the whole.
commands-row-without-any = من دون أي رمز
commands-row-missed = الناقص
commands-row-value = القيمة
commands-row-already-written = ما كُتب
commands-area = { $method }: المساحة { $mean } ± { $std }، أفضل من المصادفة في { $share }
commands-area-of-chance = ترتيب عشوائي: المساحة { $mean } ± { $std }
commands-faithful = عدد الجمل { $count }؛ وكلما صغرت المساحة زادت الأمانة
commands-aligned =
    { $row ->
        [same] { $name }، الصف نفسه: خطأ المحاذاة { $error }
       *[next] { $name }، الصف التالي: خطأ المحاذاة { $error }
    }
commands-heads-removed = { $metric } بحسب الرؤوس المُزالة، الأقل أهمية أولًا (الأكثر أهمية): { $points }
commands-scores-by-step = { $metric } بحسب الخطوة: { $scores } ({ $kilobytes } ك.ب)
commands-near-on-map = من أقرب { $count } رمزًا بجيب التمام، هذه نسبة القريب منها على الخريطة: { $pca } بطريقة PCA و{ $tsne } بطريقة t-SNE.

# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = لا يوجد نص. أعطِه معاملًا للأمر أو أسطرًا في الدخل القياسي.
commands-blank-line = هذا السطر فارغ.
commands-line-not-utf-8 = هذا ليس نصًا بترميز UTF-8. حوّله أولًا.
commands-file-not-utf-8 = الملف { $file } ليس نصًا بترميز UTF-8 (البايت { $byte }). حوّله أولًا.
commands-file-empty = الملف { $file } فارغ. أعطِ ملفًا فيه نص في كل سطر.
commands-type-a-sentence = اكتب جملة واضغط Enter؛ وينهي Ctrl+D الكتابة.
commands-of-text = النص { $number }: { $said }
commands-of-line = السطر { $number }: { $said }

## options.py

commands-system-needs-chat = الخياران --system و--date للمحادثة؛ أضف --chat.
commands-no-chat-template = ليس للنموذج { $model } قالب محادثة؛ احذف --chat.

## patch.py

commands-no-measure = لا يوجد مقياس { $measure }؛ المقاييس المتاحة: { $measures }.

## largest_parts.py

commands-no-bench-yet = ليس للنموذج { $model } اختبارات حذف بعد: { $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = يحتاج { $model } إلى خادم. سمّ نقاط حفظ من هذا المشروع.
commands-is-a-folder = { $path } مجلد؛ سمّ ملفًا.
commands-is-a-file = { $path } ملف؛ سمّ مجلدًا جديدًا.
commands-folder-in-use = في { $path } ملفات أخرى؛ سمّ مجلدًا جديدًا.
commands-no-lesson = لا يوجد درس { $lesson }. سمّ ملفًا أو أحد هذه الدروس: { $lessons }.
commands-lesson-too-long = عدد محارف { $file } هو { $count }؛ والحزمة تتسع لـ { $most }.
commands-one-file-written = حجم { $file } هو { $megabytes } ميغابايت. افتحه في متصفح.
commands-site-written = لمشاهدة الموقع: { $command }
commands-package-written = حجم { $file } هو { $megabytes } ميغابايت. أضفه إلى مقرر بوصفه حزمة SCORM.

## convert.py

commands-converted = { $folder }: عدد الطبقات { $encoder } + { $decoder }، وعدد الرؤوس { $heads }، وd_model هو { $width }. للتجربة: glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = ليس في مجموعات نصوص هذا النموذج جمل يجوز تمريرها إلى الغير. سمّ مجموعة: --corpus NAME
commands-few-sentences = جمل هذه المجموعات قليلة على هذا النموذج. سمّ مجموعة أخرى: --corpus NAME

## explain.py

commands-text-or-bench = أعطِ نصًا للشرح، أو نموذجًا للاختبار بالخيار --bench. مع --bench تعمل كل الرؤوس ولا توجد إمالة.
commands-steering-unread = نص --steer { $why }. يُكتب كما في الرابط.

## evaluate.py

commands-evaluate-what = أعطِ --source و--reference لنموذج ترجمة، أو --examples لمصنّف، أو --texts لنموذج يكمل النصوص.
commands-unequal-files = عدد أسطر { $source } هو { $sources } وعدد أسطر { $reference } هو { $references }. أعطِ ملفين متساويين في عدد الأسطر.
commands-source-blank = السطر { $file }:{ $line } فارغ. احذف السطر من الملفين.
commands-strange-label-at = الوسم { $label } ({ $place }) ليس من وسوم { $model }. وسومه هي { $labels }.

## learning.py

commands-no-snapshots = لا توجد لقطات في { $folder }. درّب مع --snapshots 12 فتُحفظ لقطات.

## survey.py

commands-standard-input = الدخل القياسي
commands-two-comparisons = أعطِ --against، أو تغييرات للتشغيل بالخيارين --heads-off و--steer، لا الاثنين معًا.
commands-resume-what = يتابع --resume ملفًا. سمّه بالخيار --output.
commands-texts-alone = يحتاج { $model } إلى نصوص فقط، وهنا عمودان. سمّ عمودًا: --columns 0
commands-strange-label = الوسم { $label } ليس من وسوم { $model }. وسومه هي { $labels }.
commands-no-limit = قيمة --fail-below هي { $value }. أعطِ أحد هذه الأسماء { $names } ومعه عددًا، كما في chrf=60.
commands-no-such-mean = لا يوجد { $name } ليُقارن مع { $limit }. أعطِ الملف ترجمات مرجعية في عمود ثانٍ.
commands-below-limit = قيمة { $name } هي { $mean }، وهي أقل من { $limit }.

## heads.py

commands-not-ours = { $model } نموذج من Hugging Face. سمّ نقطة حفظ من هذا المشروع.
commands-learned-from-what = لا يذكر { $model } ممّ تعلّم. سمّ المجموعة: --corpus tatoeba-en-de
commands-no-text-left = لم يبق نص لقياس قيمة الرؤوس. أعطِ --probe قيمة أصغر.
commands-no-validation = ليس في مجموعات النصوص نصوص تحقق لهذا النموذج. سمّ غيرها بالخيار --corpus.

## text_file.py

commands-many-columns = عدد الأعمدة في --columns هو { $count }. سمّ عمود النصوص وعمود الترجمات المرجعية.
commands-no-column = لا يوجد عمود { $name } بين { $columns }. سمّ غيره بالخيار --columns.
commands-which-columns = عدد الأعمدة { $count }. حدّد أيّها: --columns 0,1 (العدّ من 0) أو أسماءها.

## serve.py

commands-database-of-class = الخيار --class-database للصفوف الدراسية؛ أضف --class.
commands-starting = يجري البدء: تحميل المكتبات يستغرق بضع ثوانٍ.
commands-classes-kept = تُحفظ الصفوف الدراسية في { $path }؛ وللجهاز الآخر صفوفه الخاصة.
commands-slow-translations = بلا المكتبة ctranslate2 تستغرق الترجمات نحو ضعف الوقت: pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = لا يوجد نموذج للعرض؛ درّب نموذجًا بالأمر glassformer train، أو سمّ مجلدًا بالخيار --model، أو حدّد مجلد النماذج بالمتغير GLASSFORMER_CHECKPOINTS.
commands-each-model-once = أعطِ نموذجًا واحدًا على الأقل، وكل اسم مرة واحدة، لا { $names }.
commands-class-libraries = تحتاج الصفوف الدراسية إلى مكتبتين أخريين: pip install 'glassformer[class]'.
commands-lesson-asks =
    { $what ->
        [tab] يطلب الدرس { $title } التبويب «{ $name }». المتاح: { $names }.
       *[model] يطلب الدرس { $title } النموذج «{ $name }». المتاح: { $names }.
    }
commands-no-port = لا يوجد منفذ { $port }؛ اختر منفذًا من 1 إلى 65535.
commands-port-in-use = المنفذ { $port } مستعمل؛ اختر غيره بالخيار --port أو أوقف البرنامج الذي يستعمله.
commands-cannot-listen = لا يمكن للتطبيق الاستماع على { $host }، المنفذ { $port }: { $why }.
commands-no-root-path = مسار الجذر { $path } ليس مسارًا. أعطِ ما يلي اسم المضيف، مثل /glassformer.
commands-no-origin = { $origin } ليس مصدر صفحة. أعطِ البروتوكول واسم المضيف، مثل https://course.example.org.
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
-commands-database = أعطِ ملفًا، أو postgresql+psycopg://USER@HOST/NAME مع كلمة المرور في GLASSFORMER_CLASS_DATABASE.
commands-database-closed = تعذّر فتح قاعدة بيانات الصفوف الدراسية: { $why } { -commands-database }
commands-database-newer = أنشأت نسخة أحدث من Glassformer قاعدة بيانات الصفوف الدراسية. أعطِ غيرها.
commands-database-folder = مجلد «{ $path }» غير موجود. { -commands-database }
commands-database-kind = قاعدة بيانات الصفوف الدراسية ليست ملفًا ولا PostgreSQL. { -commands-database }
commands-database-address = لا يمكن قراءة عنوان قاعدة بيانات الصفوف الدراسية. { -commands-database }

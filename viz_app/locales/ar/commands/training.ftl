# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = يحتاج التدريب والقياس إلى بضع مكتبات أخرى؛ ثبّتها بالأمر { $how }.
training-no-data = حدّد مكان مجموعات النصوص: --data DIR.
training-no-preset = لا يوجد إعداد جاهز { $name }؛ ما يمكن تدريبه: { $names }.
training-no-corpora = ليس للإعداد { $name } مجموعات نصوص للتدريب؛ ما يمكن تدريبه: { $names }.
training-no-further-run = ليس للإعداد { $name } تشغيل لاحق؛ هو متاح في: { $names }.
training-no-teacher = لا يقبل الإعداد { $name } نموذجًا معلّمًا؛ يقبله: { $names }.
training-needs-teacher = تحتاج { $options } إلى نموذج معلّم؛ حدّده بالخيار --teacher.
training-two-starts = يبدأ النموذج من نموذجه المعلّم ولا يمكن أن يبدأ أيضًا من { $start }؛ احذف أحدهما.
training-run-is-there = في { $folder } تشغيل سابق؛ تابعه بالخيار --resume أو اختر مجلدًا آخر.
training-run-of-other = في { $folder } تشغيل للإعداد { $found } لا { $name }؛ اختر مجلدًا آخر.
training-run-has-others = نصوص التشغيل في { $folder } غير نصوص { $name }؛ اختر مجلدًا آخر.
training-other-setting = لا يمكن متابعة هذا التشغيل بإعدادات أخرى: { $key } كان { $before } وسيصبح { $after }؛ اختر مجلدًا آخر.
training-began-without-teacher = بدأ هذا التشغيل بلا نموذج معلّم ولا يمكن متابعته بنموذج معلّم؛ اختر مجلدًا آخر.
training-no-own-texts = لا يقبل الإعداد { $preset } الخيار { $option }؛ النصوص الخاصة يقبلها classifier وtranslator.
training-wrong-option = لا يقبل { $preset } الخيار { $wrong }؛ استعمل { $wanted } ملف.
training-valid-alone = يأتي --valid مع { $wanted } ملف؛ استعملهما معًا.
training-which-languages = حدّد اللغتين، مثل --from fr --to en.
training-one-language = اللغتان كلتاهما { $code }؛ حدّد لغتين مختلفتين.
training-no-language = اللغة { $code } ليست رمزًا؛ استعمل رمزًا مثل fr أو en أو pt-BR.
training-no-texts = لا توجد في { $folder } نصوص لتشغيل؛ استعمل --examples أو --pairs.
training-one-label = كل نصوص { $name } لها الوسم { $label }؛ يحتاج المصنّف إلى وسمين أو أكثر.
training-markup-in-label = في الوسم { $label } ({ $place }) علامات ترميز أو محارف تحكم؛ استعمل كلمات عادية.
training-bad-label = { $place }: { $why }. هل العمودان معكوسان؟ سمّهما بالخيار --columns.
training-strange-label = الوسم { $label } ({ $place }) ليس لأي نص من { $name }.
training-few-pairs = في { $name } عدد الأزواج المختلفة { $found }؛ يلزم { $least } أو أكثر.
training-line-of = السطر { $line } من { $name }
training-given-row = الصف { $index } من البيانات
training-row-no-pair = الصف { $index } هو { $row }؛ أعطِ أزواج نصوص { $form } أو ملفًا.
training-not-two-columns = الأعمدة هي { $columns }؛ أعطِ اسمين أو رقمين، مثل { $example } أو 2,0.
training-no-file = لا يوجد ملف { $path }؛ أعطِ ملف TSV أو CSV أو أسطر JSON.
training-fetch-again = احذفه ونزّله من جديد
training-give-lines = أعطِ أسطرًا بالصيغة { $form } أو ملف CSV أو أسطر JSON
training-damaged = الملف { $path } تالف وليس ملف { $kind } كاملًا ({ $why })؛ { $remedy }.
training-binary = الملف { $path } ثنائي؛ { $remedy }.
training-empty = الملف { $path } فارغ؛ { $remedy }.
training-utf-16 = الملف { $path } نص UTF-16؛ احفظه بترميز UTF-8.
training-not-utf-8 = { $path }، السطر { $line }: هذا ليس نص UTF-8؛ احفظ الملف بترميز UTF-8.
training-must-be = { $path }، السطر { $line }: يجب أن تكون صيغة { $text } هي { $form }.
training-no-tab = { $path }، السطر { $line }: لا يوجد محرف جدولة في { $text }؛ كل سطر إنجليزية ثم TAB ثم ترجمة.
training-needs-columns = { $path }، السطر { $line }: أعمدة { $text } قليلة؛ يلزم { $columns }.
training-no-csv = { $path }، السطر { $line }: هذا ليس CSV ({ $why })؛ تحقق من علامات الاقتباس.
training-begins-array = { $path }، السطر { $line }: { $text } بداية مصفوفة JSON؛ أعطِ كائنًا في كل سطر.
training-no-json = { $path }، السطر { $line }: { $text } { $why }؛ أعطِ كائنًا في كل سطر.
training-one-array = { $path }، السطر { $line }: هذه مصفوفة JSON؛ أعطِ كائنًا في كل سطر.
training-no-object = { $path }، السطر { $line }: { $text } ليس كائنًا؛ أعطِ كائنًا في كل سطر.
training-no-column = { $path }، السطر { $line }: لا يوجد عمود { $column } بين { $columns }؛ سمّ العمودين، مثل --columns { $example }.
training-many-columns = { $path }، السطر { $line }: عدد الأعمدة بلا أسماء { $columns }؛ حدّد أيّها، مثل --columns 2,0 (من 0).
training-first-two = { $path }، السطر { $line }: عدد الأعمدة بلا أسماء { $columns }؛ يُقرأ أول عمودين، انظر --columns.
training-no-such-columns = { $path }، السطر { $line }: أعمدة { $text } قليلة؛ يلزم العمودان { $first } و{ $second }.
training-too-few-columns = { $path }، السطر { $line }: أعمدة { $text } قليلة؛ أعطِ { $form }.
training-no-text = { $path }، السطر { $line }: قيمة { $column } هي { $value }؛ أعطِ نصًا.
training-other-texts =
    { $takes ->
        [none] لا يقبل الإعداد { $preset } هذه النصوص؛ له مجموعات نصوصه الخاصة.
       *[other] لا يقبل الإعداد { $preset } هذه النصوص؛ يقبل { $takes }.
    }
training-rare-label =
    { $found ->
       *[other] للوسم { $label }، وأول ظهوره في { $place }، نصوص مختلفة عددها { $found }؛ أعطِ { $least } أو أكثر لكل وسم. إذا كان السطر 1 يسمّي الأعمدة فاذكر ذلك بالخيار --columns.
    }
training-class-without-texts = لا نص تدريب في { $corpora } له الوسم { $label }؛ تحتاج كل فئة إلى أمثلة.
training-teacher-no-bert = النموذج المعلّم ليس مُرمِّزًا من نوع BERT؛ حدّد واحدًا، مثل مجلد MiniLM أو BERT.
training-teacher-layers = لا يمكن تجميد { $layers } من طبقات النموذج المعلّم؛ عددها { $count }.
training-teacher-unread = لا تمكن قراءة النموذج المعلّم { $teacher } كمُرمِّز؛ حدّد مجلدًا فيه config.json وmodel.safetensors ومُجزِّئ.
training-teacher-lacks = ينقص أوزان النموذج المعلّم { $teacher } الجزء { $weight }؛ نزّله من جديد.
training-teacher-tokens = ليس في النموذج المعلّم { $teacher } الرموز CLS وSEP وPAD وUNK؛ حدّد مُرمِّزًا مثل BERT.
training-no-such-teacher = لا يوجد نموذج معلّم { $teacher }؛ حدّد مجلد مُرمِّز مدرَّب مسبقًا أو hf:OWNER/NAME.
training-no-variants = لا نص موسومًا فيه كلمة يمكن أن تحل محلها أخرى؛ اجعل variants صفرًا.
training-no-pool = لا توجد مجموعة نصوص احتياطية { $name }؛ المعروف منها: { $names }.
training-pool-empty = ليس في المجموعة { $name } نص جديد؛ تحقق من الملفات في { $folder }.
training-labels-of-shape = الوسوم اللينة في { $folder } لعدد نصوص { $rows } وعدد وسوم { $columns } لا { $texts } و{ $labels }؛ احذف المجلد وأعد الوسم.
training-labels-of-others = الوسوم اللينة في { $folder } لنصوص أو فئات أخرى؛ احذف المجلد.
training-labels-damaged = الوسوم اللينة في { $path } تالفة؛ احذف الملف وتابع بالخيار --resume.
training-no-probes = لا توجد جمل اختبار للزوج { $languages }؛ توجد لـ: { $known }.
training-references = عدد النصوص المصدر { $sources } لا يطابق عدد الترجمات المرجعية { $references }؛ أعطِ واحدة لكل نص.
training-no-labelled-texts = لا توجد أمثلة؛ أعطِ وسمًا واحدًا مع نص على الأقل.
training-nothing-to-read = لا توجد نصوص؛ أعطِ نصًّا واحدًا على الأقل.
training-cannot-translate = { $model } نموذج تصنيف؛ لا يترجم إلا نموذج ترجمة.
training-no-run = لا يوجد تشغيل في { $folder }؛ درّب واحدًا أولًا.
training-run-of-stages = في { $folder } تشغيل على مراحل ينشئ نقطة الحفظ بنفسه؛ شغّله من جديد للمتابعة.
training-nothing-saved = لم يحفظ التشغيل في { $folder } شيئًا بعد؛ انتظر أول حفظ.
training-not-calibrated = { $model } نموذج ترجمة؛ لا تُعايَر إلا احتمالات المصنّف.
training-in-line = { $path }، السطر { $line }: { $why }.
training-no-tree = { $text } ليس شجرة موسومة مثل { $example }
training-too-few-texts = النصوص أقل مما يلزم للتدريب والتحقق ({ $sizes })؛ أعطِ مجموعة من 20 نصًّا أو أكثر.
training-no-corpus = لا توجد مجموعة نصوص { $name }؛ المعروف منها: { $names }.
training-no-partner = عدد أسطر { $path } هو { $lines } وعدد أسطر { $other } هو { $others }: السطر { $line } بلا نظير؛ يجب أن يتساوى طول الملفين المتقابلين.
training-no-corpus-file = ليس في { $folder } أي من: { $names }؛ شغّل `glassformer train PRESET --data DIR --download` أو ضع الملف فيه بنفسك.
training-no-training-texts = لا توجد أمثلة تدريب؛ تحقق من مجموعات النصوص ومن max_tokens.
training-no-download = لا تنزيل متاحًا لـ { $name }؛ المعروف: { $names }.
training-file-changed = تغيّر { $path } منذ تنزيله أول مرة: بصمته SHA-256 هي { $digest } وفي { $lock } هي { $known }؛ احذف الملف لتنزيله من جديد، واحذف سطره هناك إن نشر الناشر نسخة جديدة.
training-file-of-debian = الملف { $path } غير موجود ولا يمكن تنزيل { $name }؛ استخرجه من حزمة دبيان { $package } ({ $form }، UTF-8، gzip) وضعه هناك.
training-not-fetched = تعذّر تنزيل { $url } ({ $why })؛ نزّله بنفسك واحفظه باسم { $path }.
training-cut-off = وصل { $done } من { $length } بايت
training-label-of-no-class = لأحد النصوص الوسم { $label }؛ وسوم النموذج هي { $labels }.
training-teacher-of-other-texts = وسوم النموذج المعلّم للنصوص كما هي؛ اجعل renamed وrenumbered وjoined أصفارًا.
training-no-start = لا توجد نقطة حفظ { $name } للبدء منها؛ حدّد نموذجًا مدرَّبًا أو مجلده.
training-cannot-start = لا يمكن أن يبدأ التشغيل من { $name }: { $why }.
training-start-of-other-shape = لا يمكن أن يبدأ التشغيل من { $name }: { $setting } هنا { $here } وهناك { $there }؛ اجعلهما متساويين.
training-start-untied = لا يقبل قطعًا خاصة به إلا جدول متجهات مشترك واحد؛ فعّل tie_embeddings.
training-other-numbers = ملفه { $file } تالف: فيه أعداد غير التي كُتبت
training-other-words = ملفه { $file } تالف: فيه غير ما كُتب
training-no-save-named = لا يذكر { $path } أي حفظ؛ اكتب فيه اسم أحدث مجلد بجانبه
training-save-unusable = لا تمكن المتابعة من الحفظ { $save }: { $why }؛ ابدأ تشغيلًا آخر.
training-not-written = تعذّرت كتابة { $file } ({ $why })؛ وفّر مساحة وتابع بالخيار --resume.
training-diverged =
    { $saved ->
        [none] أصبحت الخسارة { $loss } عند الخطوة { $step } فتوقف التدريب؛ لا شيء محفوظ. حاول من جديد بقيمة أصغر للخيار --learning-rate.
       *[other] أصبحت الخسارة { $loss } عند الخطوة { $step } فتوقف التدريب؛ يبقى حفظ الخطوة { $saved }. حاول من جديد بقيمة أصغر للخيار --learning-rate.
    }

# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = يحتاج التدريب والقياس إلى بضع مكتبات أخرى؛ يلزم تثبيتها بالأمر { $how }.
training-no-data = يلزم تحديد مكان مجموعات النصوص: --data DIR.
training-no-preset = لا يوجد إعداد جاهز { $name }؛ ما يمكن تدريبه: { $names }.
training-no-corpora = ليس للإعداد { $name } مجموعات نصوص للتدريب؛ ما يمكن تدريبه: { $names }.
training-no-further-run = ليس للإعداد { $name } تشغيل لاحق؛ والتشغيل اللاحق متاح في: { $names }.
training-no-teacher = لا يقبل الإعداد { $name } نموذجًا معلّمًا؛ يقبله: { $names }.
training-needs-teacher = تحتاج { $options } إلى نموذج معلّم؛ يلزم تحديده بالخيار --teacher.
training-two-starts = يبدأ النموذج من نموذجه المعلّم ولا يمكن أن يبدأ أيضًا من { $start }؛ يلزم حذف أحدهما.
training-run-is-there = في { $folder } تشغيل سابق؛ تلزم متابعته بالخيار --resume أو اختيار مجلد آخر.
training-run-of-other = في { $folder } تشغيل للإعداد { $found } لا { $name }؛ يلزم اختيار مجلد آخر.
training-run-has-others = نصوص التشغيل في { $folder } غير نصوص { $name }؛ يلزم اختيار مجلد آخر.
training-other-setting = لا يمكن متابعة هذا التشغيل بإعدادات أخرى: { $key } كان { $before } وسيصبح { $after }؛ يلزم اختيار مجلد آخر.
training-began-without-teacher = بدأ هذا التشغيل بلا نموذج معلّم ولا يمكن متابعته بنموذج معلّم؛ يلزم اختيار مجلد آخر.
training-no-own-texts = لا يقبل الإعداد { $preset } الخيار { $option }؛ النصوص الخاصة يقبلها classifier وtranslator.
training-wrong-option = لا يقبل { $preset } الخيار { $wrong }؛ يلزم استعمال { $wanted } ومعه ملف.
training-valid-alone = يأتي --valid مع { $wanted } وملف؛ يلزم استعمالهما معًا.
training-which-languages = يلزم تحديد اللغتين، مثل --from fr --to en.
training-one-language = اللغتان كلتاهما { $code }؛ يلزم تحديد لغتين مختلفتين.
training-no-language = ليس { $code } رمز لغة؛ يلزم استعمال رمز لغة مثل fr أو en أو pt-BR.
training-no-texts = لا توجد في { $folder } نصوص لتشغيل؛ يلزم استعمال --examples أو --pairs.
training-one-label = كل نصوص { $name } لها الوسم { $label }؛ يحتاج المصنّف إلى وسمين أو أكثر.
training-markup-in-label = في الوسم { $label } ({ $place }) علامات ترميز أو محارف تحكم؛ يلزم استعمال كلمات عادية.
training-bad-label = { $place }: { $why }. هل العمودان معكوسان؟ يلزم ذكرهما بالخيار --columns.
training-strange-label = الوسم { $label } ({ $place }) ليس لأي نص من { $name }.
training-few-pairs = في { $name } عدد الأزواج المختلفة { $found }؛ يلزم { $least } أو أكثر.
training-line-of = السطر { $line } من { $name }
training-given-row = الصف { $index } من البيانات
training-row-no-pair = الصف { $index } هو { $row }؛ يلزم إعطاء أزواج نصوص { $form } أو ملف.
training-not-two-columns = الأعمدة هي { $columns }؛ يلزم إعطاء اسمين أو رقمين، مثل { $example } أو 2,0.
training-no-file = لا يوجد ملف { $path }؛ يلزم إعطاء ملف TSV أو CSV أو أسطر JSON.
training-fetch-again = يلزم حذفه وتنزيله من جديد
training-give-lines = يلزم إعطاء أسطر بالصيغة { $form } أو ملف CSV أو أسطر JSON
training-damaged = الملف { $path } تالف وليس ملف { $kind } كاملًا ({ $why })؛ { $remedy }.
training-binary = الملف { $path } ثنائي؛ { $remedy }.
training-empty = الملف { $path } فارغ؛ { $remedy }.
training-utf-16 = الملف { $path } نص UTF-16؛ يلزم حفظه بترميز UTF-8.
training-not-utf-8 = { $path }، السطر { $line }: هذا ليس نص UTF-8؛ يلزم حفظ الملف بترميز UTF-8.
training-must-be = { $path }، السطر { $line }: يجب أن تكون صيغة { $text } هي { $form }.
training-no-tab = { $path }، السطر { $line }: لا يوجد محرف جدولة في { $text }؛ كل سطر: نص إنجليزي ثم TAB ثم ترجمته.
training-needs-columns = { $path }، السطر { $line }: أعمدة { $text } أقل من اللازم؛ يلزم { $columns }.
training-no-csv = { $path }، السطر { $line }: هذا ليس CSV ({ $why })؛ يلزم التحقق من علامات الاقتباس.
training-begins-array = { $path }، السطر { $line }: { $text } بداية مصفوفة JSON؛ يلزم إعطاء كائن في كل سطر.
training-no-json = { $path }، السطر { $line }: { $text } { $why }؛ يلزم إعطاء كائن في كل سطر.
training-one-array = { $path }، السطر { $line }: هذه مصفوفة JSON؛ يلزم إعطاء كائن في كل سطر.
training-no-object = { $path }، السطر { $line }: { $text } ليس كائنًا؛ يلزم إعطاء كائن في كل سطر.
training-no-column = { $path }، السطر { $line }: لا يوجد عمود { $column } بين { $columns }؛ يلزم ذكر العمودين، مثل --columns { $example }.
training-many-columns = { $path }، السطر { $line }: عدد الأعمدة بلا أسماء { $columns }؛ يلزم تحديد المطلوب منها، مثل --columns 2,0 (من 0).
training-first-two = { $path }، السطر { $line }: عدد الأعمدة بلا أسماء { $columns }؛ يُقرأ أول عمودين، ويُختار غيرهما بالخيار --columns.
training-no-such-columns = { $path }، السطر { $line }: أعمدة { $text } أقل من اللازم؛ يلزم العمودان { $first } و{ $second }.
training-too-few-columns = { $path }، السطر { $line }: أعمدة { $text } أقل من اللازم؛ يلزم إعطاء { $form }.
training-no-text = { $path }، السطر { $line }: قيمة { $column } هي { $value }؛ يلزم إعطاء نص.
training-other-texts =
    { $takes ->
        [none] لا يقبل الإعداد { $preset } هذه النصوص؛ له مجموعات نصوصه الخاصة.
       *[other] لا يقبل الإعداد { $preset } هذه النصوص؛ يقبل { $takes }.
    }
training-rare-label =
    { $found ->
       *[other] للوسم { $label }، وأول ظهوره في { $place }، نصوص مختلفة عددها { $found }؛ يلزم إعطاء { $least } أو أكثر لكل وسم. إذا كان السطر 1 يسمّي الأعمدة فيلزم ذكر ذلك بالخيار --columns.
    }
training-class-without-texts = لا نص تدريب في { $corpora } له الوسم { $label }؛ يحتاج كل صنف إلى أمثلة.
training-teacher-no-bert = النموذج المعلّم ليس مُرمِّزًا من نوع BERT؛ يلزم تحديد واحد، مثل مجلد MiniLM أو BERT.
training-teacher-layers = لا يمكن تجميد { $layers } من طبقات النموذج المعلّم؛ عددها { $count }.
training-teacher-unread = لا تمكن قراءة النموذج المعلّم { $teacher } كمُرمِّز؛ يلزم تحديد مجلد فيه config.json وmodel.safetensors ومُجزِّئ.
training-teacher-lacks = ينقص أوزان النموذج المعلّم { $teacher } الجزء { $weight }؛ يلزم تنزيله من جديد.
training-teacher-tokens = ليس في النموذج المعلّم { $teacher } الرموز CLS وSEP وPAD وUNK؛ يلزم تحديد مُرمِّز مثل BERT.
training-no-such-teacher = لا يوجد نموذج معلّم { $teacher }؛ يلزم تحديد مجلد مُرمِّز مدرَّب مسبقًا أو hf:OWNER/NAME.
training-no-variants = لا نص موسومًا فيه كلمة يمكن أن تحل محلها أخرى؛ يلزم جعل variants صفرًا.
training-no-pool = لا يوجد مخزون نصوص { $name }؛ المعروف: { $names }.
training-pool-empty = ليس في مخزون النصوص { $name } نص جديد؛ يلزم التحقق من الملفات في { $folder }.
training-labels-of-shape = الوسوم اللينة في { $folder } تخص نصوصًا عددها { $rows } ووسومًا عددها { $columns }، لا { $texts } و{ $labels }؛ يلزم حذف هذا المجلد وإعادة الوسم.
training-labels-of-others = الوسوم اللينة في { $folder } لنصوص أو أصناف أخرى؛ يلزم حذف المجلد.
training-labels-damaged = الوسوم اللينة في { $path } تالفة؛ يلزم حذف الملف والمتابعة بالخيار --resume.
training-references = عدد النصوص المصدر { $sources } لا يطابق عدد الترجمات المرجعية { $references }؛ يلزم إعطاء واحدة لكل نص.
training-no-labelled-texts = لا توجد أمثلة؛ يلزم إعطاء وسم واحد مع نص على الأقل.
training-nothing-to-read = لا توجد نصوص؛ يلزم إعطاء نص واحد على الأقل.
training-cannot-translate = { $model } نموذج تصنيف؛ لا يترجم إلا نموذج ترجمة.
training-no-run = لا يوجد تشغيل في { $folder }؛ يلزم تدريب واحد أولًا.
training-run-of-stages = في { $folder } تشغيل على مراحل ينشئ نقطة الحفظ بنفسه؛ يلزم تشغيله من جديد للمتابعة.
training-nothing-saved = لم يحفظ التشغيل في { $folder } شيئًا بعد؛ يلزم انتظار أول حفظ.
training-not-calibrated = { $model } نموذج ترجمة؛ لا تُعايَر إلا احتمالات المصنّف.
training-in-line = { $path }، السطر { $line }: { $why }.
training-no-tree = { $text } ليس شجرة موسومة مثل { $example }
training-too-few-texts = النصوص أقل مما يلزم للتدريب والتحقق ({ $sizes })؛ يلزم إعطاء مجموعة من 20 نصًّا أو أكثر.
training-no-corpus = لا توجد مجموعة نصوص { $name }؛ المعروف منها: { $names }.
training-no-partner = عدد أسطر { $path } هو { $lines } وعدد أسطر { $other } هو { $others }: السطر { $line } بلا نظير؛ يجب أن يتساوى طول الملفين المتقابلين.
training-no-corpus-file = ليس في { $folder } أي من: { $names }؛ يلزم تشغيل `glassformer train PRESET --data DIR --download` أو وضع الملف فيه يدويًا.
training-no-training-texts = لا توجد أمثلة تدريب؛ يلزم التحقق من مجموعات النصوص ومن max_tokens.
training-no-download = لا تنزيل متاحًا لـ { $name }؛ المعروف: { $names }.
training-file-changed = تغيّر { $path } منذ تنزيله أول مرة: بصمته SHA-256 هي { $digest } وفي { $lock } هي { $known }؛ يلزم حذف الملف لتنزيله من جديد، وحذف سطره هناك إن نشر الناشر نسخة جديدة.
training-file-of-debian = الملف { $path } غير موجود ولا يمكن تنزيل { $name }؛ يلزم استخراجه من حزمة دبيان { $package } ({ $form }، UTF-8، gzip) ووضعه هناك.
training-not-fetched = تعذّر تنزيل { $url } ({ $why })؛ يلزم تنزيله يدويًا وحفظه باسم { $path }.
training-cut-off = وصل { $done } من { $length } بايت
training-label-of-no-class = لأحد النصوص الوسم { $label }؛ وسوم النموذج هي { $labels }.
training-teacher-of-other-texts = وسوم النموذج المعلّم تخص النصوص من دون تغيير؛ يلزم جعل renamed وrenumbered وjoined أصفارًا.
training-no-start = لا توجد نقطة حفظ { $name } للبدء منها؛ يلزم تحديد نموذج مدرَّب أو مجلده.
training-cannot-start = لا يمكن أن يبدأ التشغيل من { $name }: { $why }.
training-start-of-other-shape = لا يمكن أن يبدأ التشغيل من { $name }: { $setting } هنا { $here } وهناك { $there }؛ يلزم جعلهما متساويين.
training-start-untied = لا تُقبل القطع الخاصة إلا في جدول متجهات مشترك واحد؛ يلزم تفعيل tie_embeddings.
training-other-numbers = ملفه { $file } تالف: فيه أعداد غير التي كُتبت
training-other-words = ملفه { $file } تالف: فيه غير ما كُتب
training-no-save-named = لا يذكر { $path } أي حفظ؛ يلزم أن يُكتب فيه اسم أحدث مجلد مجاور له
training-save-unusable = لا تمكن المتابعة من الحفظ { $save }: { $why }؛ يلزم بدء تشغيل آخر.
training-not-written = تعذّرت كتابة { $file } ({ $why })؛ يلزم توفير مساحة والمتابعة بالخيار --resume.
training-diverged =
    { $saved ->
        [none] أصبحت الخسارة { $loss } عند الخطوة { $step } فتوقف التدريب؛ لا شيء محفوظ. تلزم المحاولة من جديد بقيمة أصغر للخيار --learning-rate.
       *[other] أصبحت الخسارة { $loss } عند الخطوة { $step } فتوقف التدريب؛ يبقى حفظ الخطوة { $saved }. تلزم المحاولة من جديد بقيمة أصغر للخيار --learning-rate.
    }

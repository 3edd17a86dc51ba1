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

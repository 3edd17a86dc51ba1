reply-too-many-characters =
    { $what ->
        [forced] عدد حروف هذه البداية المفروضة { $count }؛ والحد { $most }. يجب تقصيرها بمقدار { $over }.
        [system] عدد حروف رسالة النظام هذه { $count }؛ والحد { $most }. يجب تقصيرها بمقدار { $over }.
        [lesson] عدد حروف هذا الدرس { $count }؛ والحد { $most }. يجب تقصيره بمقدار { $over }.
       *[text] عدد حروف هذا النص { $count }؛ والحد { $most }. يجب تقصيره بمقدار { $over }.
    }
reply-ignored = { $problem } جرى تجاهل «{ $name }» في الرابط.
reply-unusable = لا يمكن استعمال «{ $name }» في الرابط، وجرى تجاهله.
reply-unreadable = لا يمكن قراءة «{ $name }» في الرابط، وجرى تجاهله.
reply-not-sent = لم ترسل الصفحة «{ $name }». يمكنك إعادة تحميل الصفحة.
reply-beam-too-wide = يطلب الرابط شعاعًا عرضه { $beam }؛ والأعرض هنا { $most }.
reply-other-decoding =
    { $way ->
        [beam] ‏«{ $name }» في الرابط يخص البحث الشعاعي، وجرى تجاهله.
       *[sample] ‏«{ $name }» في الرابط يخص أخذ العينات، وجرى تجاهله.
    }
reply-left-out =
    { $what ->
        [masks] جرى حذف ما لا يمكن قراءته من تغييرات الأقنعة في الرابط، وعدده { $count }.
        [heads] جرى حذف ما لا يمكن قراءته من الرؤوس الموقَفة في الرابط، وعدده { $count }.
        [places] جرى حذف ما لا يمكن استعماله من المواضع المنقولة في الرابط، وعدده { $count }.
       *[tokens] جرى حذف ما لا يمكن استعماله من الرموز المقترنة في الرابط، وعدده { $count }.
    }
reply-no-such-bug = يطلب الرابط خطأً لا يوجد في هذا الإصدار؛ وقد حُذف.
reply-fills = يمكن ملء الخانات المقنَّعة بواحد من هذه: { $fills }.
reply-quoted = «{ $text }»
reply-unknown-names =
    { $more ->
        [0] لا تعرف هذه الصفحة ما يلي من الرابط: { $names }.
       *[other] لا تعرف هذه الصفحة ما يلي من الرابط: { $names }، وغيرها { $more }.
    }
reply-no-template = ليس للنموذج { $title } قالب محادثة؛ يمكنك اختيار نموذج له قالب.
reply-turn-chat-off = ليس للنموذج { $title } قالب محادثة. يمكنك إيقاف «كمحادثة».
reply-read-as-it-is = ليس للنموذج { $title } قالب محادثة؛ ويُقرأ نصه كما هو.
reply-no-model = لم ترسل الصفحة نموذجًا. يمكنك إعادة تحميل الصفحة.
reply-no-run = أرسلت الصفحة طلبًا بلا نموذج ولا نص. يمكنك إعادة تحميل الصفحة.
reply-texts-at-once = ترسل الصفحة من 1 إلى 64 نصًا في المرة الواحدة. يمكنك إعادة تحميل الصفحة.
reply-no-path = لم ترسل الصفحة مسارًا في البحث. يمكنك إعادة تحميل الصفحة.
reply-no-pinned-run = لم ترسل الصفحة تشغيلًا مثبّتًا. يمكنك تثبيت تشغيل، أو إعادة تحميل الصفحة.
reply-positions = يمكن إيقاف المواضع، أو خلطها ببذرة، أو إزاحتها بعدد صحيح. يمكنك الاختيار من جديد.
reply-vocabulary-is-number = المفردات عدد من الرموز؛ يمكنك اختيار عدد في الصفحة.
reply-vocabularies = يمكن أن يكون عدد رموز المفردات واحدًا من هذه: { $sizes }.
reply-no-such-file = لا يوجد ملف من هذا النوع. يمكنك إعادة تحميل الصفحة.
reply-model-is-text = يجب أن يكون اسم النموذج نصًا.
reply-run-is-text = يجب أن يكون ما يُشغَّل نصًا.
reply-heads-are-written = تُكتب الرؤوس المراد إيقافها هكذا: مصفوفة.طبقة.رأس، مثل c.1.6_e.0.2، ويبدأ العدّ من 0.
reply-no-memory = الذاكرة لا تكفي. يمكنك إغلاق تبويبات وبرامج أخرى، أو أخذ جملة أقصر.
reply-defect = فشل هذا التشغيل. يمكنك المحاولة من جديد، أو تجربة جملة أخرى.
reply-busy = الخادم مشغول. يمكنك السؤال من جديد بعد قليل.
reply-writes-nothing =
    { $task ->
        [classifier] المُصنِّف لا يكتب شيئًا، لذلك جرى تجاهل ما يقوله الرابط عن فك الترميز.
       *[encoder] المُرمِّز لا يكتب شيئًا، لذلك جرى تجاهل ما يقوله الرابط عن فك الترميز.
    }
reply-too-many-sentences = عدد جمل هذا النص { $count }؛ والحد { $most }. يجب تقصيره بمقدار { $over }.
reply-another-model = يطلب هذا الرابط النموذج «{ $name }»، وهو غير موجود هنا؛ ويُعرض { $title } بدلًا منه.
reply-no-sentence = لا جملة في هذا الرابط؛ وهذا مثال.
reply-followed-without =
    { $more ->
        [0] { $problem } يُتّبع الرابط من دون ذلك.
       *[other] { $problem } وينطبق هذا على غيره، وعدده { $more }. يُتّبع الرابط من دون ذلك.
    }
reply-no-such-sentence = يطلب الرابط الجملة { $place }؛ وعدد جمل النص { $count }.
reply-nobody-waits = لم يعد أحد ينتظر هذا التشغيل. يمكنك تشغيله من جديد إن كان لا يزال مطلوبًا.
reply-no-such-model = لا يوجد هنا نموذج «{ $name }». يمكنك اختيار واحد من هذه: { $models }.
reply-too-many-tokens = عدد رموز هذا النص { $count }؛ وتتسع الصفحة لـ { $most }. يجب تقصيره بمقدار { $over }.
reply-compared-with = { $problem } جرى تجاهل ما يقارن به الرابط.
reply-no-label = لا يوجد وسم { $place }؛ عدد وسوم هذا النموذج { $count }، والعدّ من 0.
reply-another-map =
    { $wish ->
        [cross] { $there ->
            [decoder] ليس لهذا النموذج انتباه متقاطع؛ ويُعرض مُفكِّك ترميزه.
           *[encoder] ليس لهذا النموذج انتباه متقاطع؛ ويُعرض مُرمِّزه.
        }
        [decoder] ليس لهذا النموذج مُفكِّك ترميز؛ ويُعرض مُرمِّزه.
       *[encoder] ليس لهذا النموذج مُرمِّز؛ ويُعرض مُفكِّك ترميزه.
    }
reply-last-layer = لا توجد طبقة { $layer }؛ الطبقة { $last } هي الأخيرة.
reply-no-head-with-row = لا يوجد رأس { $head } له صف { $row }؛ يمكنك اختيارهما في الصفحة.
reply-own-models-only = يُعرض هذا لنماذج هذا المشروع. يمكنك اختيار واحد منها.
reply-two-models = ‏A تشغيل للنموذج { $a }، وB تشغيل للنموذج { $b }؛ ولا تُنقل الموتّرات إلا داخل نموذج واحد.
reply-both-greedy = التشغيلان هنا جشعان، بلا بداية مفروضة.
reply-no-row = لا يوجد صف { $row } في هذا النص؛ وتُنقل الرؤوس عند كل الصفوف.
reply-same-token = يكتب كلاهما الشيء نفسه عند الرمز { $place }؛ ويُعرض أول رمز مختلف.
reply-pinned-unchanged = { $problem } يُعرض التشغيل المثبّت من دون تغييراته.
reply-no-such-head = ليس في هذا التشغيل رأس { $head } في الطبقة { $layer }؛ يمكنك اختيار رأس في الصفحة.
reply-no-norm = لا يوجد تطبيع «{ $name }» في هذا النموذج؛ يمكنك اختيار واحد في الصفحة.
reply-positions-added = يضيف هذا النموذج مواضعه إلى رموزه؛ يمكنك اختيار نموذج ذي مواضع دوّارة.
reply-no-rotation = لا يمكن عرض دوران لهذا النموذج؛ يمكنك اختيار نموذج ذي مواضع دوّارة، مثل Llama.
reply-no-sentences = لا توجد هنا جمل باللغة { $language }. يمكنك كتابة أسطر من عندك.
reply-no-lines = لا توجد هنا جمل بهذه اللغة. يمكنك كتابة أسطر من عندك.
reply-stop-unreadable = أرسلت الصفحة محطة لا يمكن قراءتها. يمكنك إعادة تحميل الصفحة.
reply-lesson-needs-model = يحتاج هذا الدرس إلى النموذج «{ $name }»، وهو غير موجود هنا. الموجود: { $models }.
reply-file-too-large = سيزيد حجم هذا الملف على { $megabytes } ميغابايت. يمكنك حفظ سجلّ التشغيل بصيغة ‎.npz‎، أو رأس واحد أو صف واحد.
reply-answer-too-large = سيزيد حجم هذا الجواب على { $megabytes } ميغابايت. يجب تقصير الجملة.
reply-needs-a-server = يحتاج النموذج «{ $name }» إلى خادم؛ يمكنك فتح هذا الرابط في التطبيق.
reply-loading = جارٍ تحميل النموذج { $title }.
reply-still-working = العمل مستمر: الحاسوب مشغول بتشغيلات أخرى، أو الجملة طويلة.
reply-waiting =
    { $before ->
        [0] انتظار: دورك هو التالي.
       *[other] انتظار: عدد من قبلك { $before }.
    }
reply-server-full = عدد السائلين كبير الآن. يمكنك المحاولة من جديد بعد دقيقة.
reply-server-stops = يجري إيقاف الخادم. يمكنك المحاولة من جديد بعد دقيقة.
reply-too-eager = عدد أسئلتك المنتظرة { $most }. يجب انتظار أجوبتها قبل سؤال آخر.
reply-too-many-questions = هذه أكثر من { $most } من الأسئلة في دقيقة. يمكنك المتابعة بعد قليل.
reply-live-off-for-model = الوضع المباشر متوقف لهذا النموذج: تشغيلاته طويلة. مفتاح Enter يشغّل.
reply-live-off-for-text = الوضع المباشر متوقف لهذا النص: عدد رموزه { $count }، ويُشغَّل في أثناء الكتابة حتى { $most }. مفتاح Enter يشغّل.

reply-no-lesson = هذا ليس درسًا: { $why }. وصيغة الدرس هي { $form }.
reply-file-no-lesson = الملف { $file } ليس درسًا: { $why }. وصيغة الدرس هي { $form }.
reply-lesson-at-stop = المحطة { $stop }: { $why }
reply-lesson-in-language = في «{ $language }»، { $why }
reply-lesson-too-large = حجمه أكبر من { $most } بايت
reply-lesson-no-json = ليس نص JSON
reply-lesson-half-character = فيه نصف حرف
reply-lesson-no-object = ليس كائن JSON
reply-lesson-part-no-object = «{ $name }» ليس كائن JSON
reply-lesson-stops = يجب أن يكون «stops» قائمة من 1 إلى { $most } محطة
reply-lesson-version = يجب أن يكون «version» من 1 إلى { $most }؛ فالملف الأحدث يحتاج إلى صفحة أحدث
reply-lesson-code = يجب أن يكون «language» رمز لغة مثل «en»
reply-lesson-flag = يجب أن يكون «{ $name }» إما true وإما false
reply-lesson-number = يجب أن يكون «{ $name }» من { $least } إلى { $most }
reply-lesson-text = يجب أن يكون «{ $name }» نصًا عدد حروفه من 1 إلى { $most }
reply-lesson-title = يجب أن يكون «title» نصًا لا يزيد عدد حروفه على { $most }
reply-lesson-texts = يجب أن يكون «{ $name }» قائمة نصوص لا يزيد عدد حروف كل منها على { $most }
reply-lesson-no-place = «{ $name }» هو { $given }، وليس واحدًا من هذه: { $places }
reply-lesson-two-in-one = فيها سؤال ومهمة؛ يجب أن تكون للمهمة محطة وحدها
reply-lesson-kind = يجب أن يكون «task.kind» واحدًا من هذه: { $kinds }
reply-lesson-claims = يحتاج «task.when» إلى شرط، مثل «{ $example }»
reply-lesson-choices = عدد نصوص «ask.choices» هو { $count }؛ والممكن من { $least } إلى { $most }
reply-lesson-poll = يحتاج الاستطلاع إلى «ask.choices»
reply-lesson-unmarked = يجب أن يبيّن «ask.right» أي خيار صحيح
reply-lesson-right = يجب أن يكون «ask.right» رقم أحد الخيارات، والعد من 0
reply-lesson-feedback =
    { $of ->
        [choices] يجب أن تكون في «ask.feedback» نصوص للخيارات، بترتيبها
       *[tokens] يجب أن تكون في «ask.feedback» نصوص لعدد من الرموز حدّه { $most }، بأسمائها
    }
reply-lesson-state = ليس «state» كائنًا من مُعامِلات ولا رابطًا
reply-lesson-parameter = لا يمكن قراءة المُعامِل «{ $name }» في «state»
reply-lesson-languages = يجب أن يكون «languages» كائنًا فيه { $most } من رموز اللغات على الأكثر، مثل «de»
reply-lesson-language-stops = يجب أن يكون «stops» قائمة فيها { $most } من الكائنات على الأكثر
reply-lesson-other-choices = خيارات أحد الأسئلة أكثر أو أقل مما في الدرس نفسه
reply-class-unknown = لا يوجد صف بهذا الرمز. الرمز الصحيح على اللوحة.
reply-class-over = انتهى هذا الصف.
reply-class-no-answer = ليس هذا جوابًا عن سؤال في الدرس.
reply-class-text = يجب أن يكون عدد الحروف من 1 إلى { $most }.
reply-class-no-key = هذا الرابط لا يقود الصف. يقوده الرابط الذي أُنشئ عند بدئه.
reply-class-no-member = لم يعد هذا الهاتف في الصف. يمكن الانضمام إليه من جديد برمز الصف.
reply-class-door-closed = باب هذا الصف مغلق. يمكن للمعلم أو المعلمة فتحه.
reply-class-full = هذا الصف ممتلئ: فيه { $most }.
reply-class-many-rooms = عدد الصفوف المفتوحة على هذا الخادم { $most }. يمكنك المحاولة لاحقًا.
reply-class-many-starts = يمكن بدء { $most } من الصفوف في الساعة من شبكة واحدة. يمكنك المحاولة لاحقًا.
reply-class-many-answers = هذه أجوبة كثيرة في وقت واحد. يمكنك إرسال الأخير من جديد بعد ثانيتين.
reply-class-wrong-codes = جاءت من هذه الشبكة رموز خاطئة كثيرة، فالانضمام منها بطيء مدة دقيقة. يمكنك المحاولة بعد عشر ثوانٍ.
reply-class-gone-on = تقدّم الصف في هذه الأثناء.
reply-class-away = لا يمكن الوصول إلى الصفوف الآن. لا يضيع شيء: تحاول الصفحة من جديد وحدها.
reply-class-unreadable = أرسلت الصفحة طلبًا لا يمكن أن يُقرأ. يمكنك إعادة تحميل الصفحة.
reply-earlier-version = هذه الصفحة من إصدار سابق للخادم. يمكنك إعادة تحميل الصفحة.
reply-half-character = في الطلب نصف حرف؛ يمكنك كتابة النص من جديد.
reply-request-too-large = حجم الطلب أكبر من { $most } بايت. يجب تقصيره.
reply-request-cut-off = انقطع الطلب. يمكنك إرساله من جديد.
reply-request-too-slow = لم يصل الطلب خلال { $most } ث. يمكنك إرساله من جديد.

reply-no-tsne = لا توجد خريطة t-SNE لهذا النموذج: الأمر glassformer words MODEL --data DIR يصنعها لنموذج من المشروع.
reply-no-moments =
    { $kind ->
        [own] لم تُحفظ أي لحظة من تدريب هذا النموذج. يلزم التدريب بالأمر glassformer train … --snapshots 12، ثم يحفظ الأمر glassformer learning MODEL --run DIR --data DIR ما يفعله في كل لحظة.
       *[hub] لا يُعرف هنا كيف وصل نموذج من Hugging Face إلى ما يفعله: لم يحفظ تدريبه أي لحظة.
    }

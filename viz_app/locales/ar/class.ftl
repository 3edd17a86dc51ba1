class-show-why = إظهار النص
class-poll = أجابوا
class-write = الكتابة أولًا، ثم الإرسال.
class-written-answers = الأجوبة المكتوبة
class-texts-stay = تبقى على الهواتف
class-texts-stay-how = يقارن كل تلميذ نصه بجواب الدرس.
class-texts-come = تصل إليّ
class-texts-come-how = 140 حرفًا لكل منها على الأكثر. تُحفظ حتى النهاية، ولا تعرض اللوحة واحدًا منها إلا عند النقر عليه.
class-reveal = إظهار النص { $number }
class-cover = تغطية النص { $number }
class-reveal-it = إظهاره على اللوحة
class-cover-it = تغطيته على اللوحة
class-reveal-how = من النصوص. النقر على أحدها يُظهره.
class-show-example = إظهار صيغة ممكنة

## Start a class

class-start-heading = بدء صف
class-start = بدء الصف
class-lesson = الدرس
class-pace = السرعة
class-i-lead = أنا أقود
class-i-lead-how = كل الهواتف عند محطتك. زر واحد من لوحة المفاتيح يقود الدرس: سؤال، إغلاق، إظهار، التالي.
class-own-pace = لكلٍّ سرعته
class-own-pace-how = يتقدم التلاميذ وحدهم. يظهر لك أين وصل الصف، ويمكنك إيقافه.
class-feedback = التعقيب على الأجوبة
class-when-shown = عندما أُظهره
class-when-shown-how = لا هاتف يكشف الجواب. يمكنك إعادة السؤال بعد أن يتناقشوا.
class-at-once = فورًا، مع محاولة ثانية
class-at-once-how = كما في البيت: تلميح، ثم محاولة ثانية، ثم السبب.
class-animals = يُعطى كل تلميذ حيوانًا بالقرعة. لا أحد يكتب اسمًا.
class-kept = **يُحفظ حتى النهاية:** الغرفة والدرس والمحطة والخيار وعدد عشوائي لكل هاتف والدقيقة. لا اسم ولا عنوان ولا ملف تعريف ارتباط (cookie). يُحذف بعد دقيقة من «الإنهاء»، أو بعد 24 ساعة من البدء. إن كُتب من هو «{ $animal }»، فتلك القائمة بيانات شخصية، والمسؤول عنها من كتبها.

## The board

class-board = لوحة الصف
class-open-and-type = للانضمام: { $address }، ورمز الصف
class-here = عدد الحاضرين: **{ $count }**.
class-copy-link = نسخ رابطي
class-copy-link-note = يقود الصف من أي مكان، وبعد إعادة التحميل أيضًا. وهو لك وحدك.
class-link-copied = نُسخ. من عنده هذا الرابط يقود الصف.
class-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ. يمكن نسخ عنوان هذه الصفحة.
class-stop-of = { $stop } من { $count }
class-begin = بدء
class-next = التالي
class-back = السابق
class-finish = إنهاء الدرس
class-undo = تراجع
class-close-of = إغلاق: { $done } من { $count }
class-show-answers = إظهار الأجوبة
class-show-right = إظهار الصحيح
class-again = تصويت ثانٍ
class-picture = الصورة
class-open-door = فتح الباب
class-close-door = إغلاق الباب
class-door-closed = الباب مغلق.
class-let-go = السماح لهم بالتقدم
class-hold = إيقافهم هنا
class-table = الجدول
class-end = الإنهاء
class-end-class = إنهاء الصف
class-keys = PgDn التالي · PgUp السابق · P الصورة · B شاشة سوداء
class-count = **{ $number }** من { $count }
class-second-vote-open = أجابوا. التصويت الثاني.
class-closed = أجابوا. ليحاول كلٌّ إقناع من بجانبه؛ ثم تصويت ثانٍ، أو إظهار الصحيح.
class-closed-second = أجابوا. الإشارة على الشريط هي التصويت الأول.
class-right = صحيح
class-found-it = وجدوه
class-elsewhere = طرق عرض أخرى: { $count }
class-right-before = صحيح، وقبل النقاش { $before }
class-late = للمتأخرين: تصوير رمز QR هذا، أو كتابة رمز الصف.
class-first-vote = التصويت الأول
class-second-vote = التصويت الثاني
class-says = **الصف الدراسي** يقول
class-guesses = **الصف الدراسي** يخمّن
class-looks = **الرأس** ينظر
class-head-covered = **الرأس** مغطى
class-lines-covered = الخطوط مغطاة.
class-closed-votes = أجابوا. التصويت الثاني.
class-key-share = النسبة: 0 { $ramp } 1

## The end

class-found-out = ما توصل إليه الصف
class-right-answers = الأجوبة الصحيحة
class-question = السؤال
class-right-column = الصحيح
class-right-of = { $right } من { $count }
class-not-asked = لم يُسأل
class-over = انتهى الصف.
class-deleted-soon = ما حُفظ منه يُحذف بعد دقيقة.
class-gone = انتهى الصف، وحُذف كل ما حُفظ منه.

## The teacher's table

class-who = من قال ماذا
class-who-heading = من قال ماذا: لك وحدك
class-pupil = التلميذ
class-stop = المحطة { $stop }
class-phone = الهاتف
class-drop = إخراج
class-drop-one = إخراج: { $animal }
class-download = تنزيل CSV

## A phone

class-join-heading = الانضمام إلى صف
class-type-code = رمز الصف مكتوب على اللوحة.
class-code = رمز الصف
class-join = انضمام
class-to-page = العودة إلى الصفحة
class-six-digits = رمز الصف ستة أرقام. وهو على اللوحة.
class-nobody-asks = لك حيوان بالقرعة. لا أحد يسأل عن اسمك.
class-you-are = حيوانك: { $animal }
class-begins-soon = يبدأ الدرس قريبًا. لتبقَ هذه الصفحة مفتوحة.
class-leave = مغادرة
class-choose = الاختيار أولًا، ثم الإرسال.
class-sending = يجري الإرسال …
class-sent = أُرسل. يمكنك تغييره حتى يُغلق السؤال.
class-talk = أُغلق. حان وقت النقاش: ماذا قال من بجانبك؟
class-teacher-goes-on = يستمر الدرس من اللوحة.
class-offline = لا اتصال. جوابك محفوظ؛ والصفحة تحاول من جديد.
class-lost = لا اتصال. جوابك محفوظ، والصفحة تحاول من جديد وحدها.
class-over-heading = انتهى الصف
class-thanks = شكرًا.
class-done = تم

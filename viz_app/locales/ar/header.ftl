## header/decoding.js

header-forced = مفروض:

## header/pins.js

header-heads-silenced =
    { $count ->
        [one] رأس واحد موقَف
       *[other] رؤوس موقَفة: { $count }
    }
header-changes-of-masks =
    { $count ->
        [one] تغيير في أقنعته
       *[other] تغييرات في أقنعته: { $count }
    }
header-bugs =
    { $count ->
        [one] الخطأ { $names }
       *[other] الأخطاء { $names }
    }
header-masked-cells = الخانات المقنّعة مملوءة بـ { $score }
header-pads =
    { $isLeft ->
        [yes] الحشو { $count } إلى اليسار
       *[no] الحشو { $count }
    }
header-positions = المواضع { $order }
header-tokens-left-out =
    { $count ->
        [one] رمز واحد محذوف
       *[other] رموز محذوفة: { $count }
    }
header-steered = مُمال
header-with-forced-beginning = بداية مفروضة
header-run-as-a-chat = كمحادثة
header-which-sentence = الجملة { $number }

header-run-pinned = مثبّت
header-run-now = الآن
header-run-next = التالي

## pages/header/address.js

header-link-from-another-version = هذا الرابط من إصدار آخر. بقيت جملته، ولم يبقَ ما اختير فيه.

## pages/header/buttons.js

header-link-copied = نُسخ الرابط. يفتح هذه الجملة وهذا النموذج وهذا الرأس وهذه الخطوة.
header-copy-this-link = الرابط للنسخ: { $address }
header-whole-words = كلمات كاملة
header-pieces-of-words = قطع الكلمات

## pages/header/decoding.js

header-as-a-chat = كمحادثة
header-as-a-chat-key = ما يُكتب هو رسالة مستخدم، وحولها قالب المحادثة الخاص بالنموذج.
header-system-message = رسالة النظام
header-no-system-message = لا شيء

## pages/header/decoding.js

header-forced-name = مفروض: { $words }. إزالة البداية المفروضة
header-forced-click-removes = يبدأ بـ «{ $words }». النقر يزيل ذلك.

## pages/header/decoding.js

header-nothing-is-forced = لا شيء مفروض
header-starts-with = يبدأ بـ
header-how-next-token-chosen = كيف يُختار الرمز التالي
header-reset = إعادة الضبط
header-greedy-nothing-forced = جشع، ولا شيء مفروض

## pages/header/runs.js

header-compute-here = الحساب هنا (20 ميغابايت)

## pages/header/pins.js

header-next-run-is-b = عند تغيير الجملة أو النموذج أو فك الترميز أو رأس: يكون التشغيل التالي هو B.
header-no-difference-on-model = يظهر هنا نموذج B لا تشغيل، فلا يُحسب فرق.
header-one-run-on-this-tab = يظهر هنا تشغيل واحد: B. لا يُحسب فرق في طريقة العرض هذه؛ وطرق العرض الأخرى تُظهر A وB وB − A.
header-difference = الفرق
header-which-run = أي تشغيل
header-swap = تبديل
header-unpin = فك التثبيت
header-two-runs = تشغيلان
header-pin = تثبيت
header-pinned-as-a = ثُبّت باسم A. عند تغيير الجملة أو النموذج أو فك الترميز أو رأس: يكون التشغيل التالي هو B.
header-pinned-run-was = { $error } أُزيل التشغيل المثبّت.
header-nothing-is-pinned = لا شيء مثبّت.
header-pinned = مثبّت
header-unpin-key = فك تثبيت التشغيل A. زر لوحة المفاتيح: P
header-pin-key = حفظ هذا التشغيل باسم A ومقارنة التالي به. زر لوحة المفاتيح: P

## pages/header/runs.js

header-model-needs-server-models = يحتاج هذا النموذج إلى الخادم؛ أما نماذج هذا المشروع فيمكن حسابها في المتصفح.

## pages/header/sentences.js

header-not-all-sentences-translated = { $error } لم تُترجم كل الجمل.
header-sentences = الجمل
header-the-whole-translation = الترجمة كلها
header-the-sentence-before = الجملة السابقة
header-the-next-sentence = الجملة التالية
header-sentence-of-count = الجملة { $chosen } من { $count }
header-sentences-translated = تُرجم { $done } من { $count }

## pages/header/view.js

header-tokens =
    { $tokens ->
        [zero] لا رموز
        [one] رمز واحد
        [two] رمزان
        [few] { $tokens } رموز
        [many] { $tokens } رمزًا
       *[other] { $tokens } رمز
    }
header-working = جارٍ الحساب
header-weights = تشغل أوزانه { $megabytes } ميغابايت من الذاكرة بصيغة { $kind }.

## pages/header/header.html

header-start-again = البدء من جديد من دون أي إعدادات
header-model = النموذج
header-sentence = الجملة
header-examples = أمثلة
header-options = خيارات
header-live = مباشر
header-run-while-you-type = التشغيل أثناء الكتابة
header-tour-and-lessons = جولة ودروس
header-tour = جولة
header-save-what-you-see = حفظ المعروض
header-save = حفظ
header-share-copy-a-link = مشاركة: نسخ رابط إلى طريقة العرض هذه
header-share = مشاركة
header-light-or-dark = فاتح أو داكن
header-open-in-glassformer = فتح في Glassformer

## pages/header/options.js

header-language = اللغة
header-nobody-has-read-it = لم يقرأ هذه الترجمة بعد أحد لغته الأم العربية. إن وُجد خطأ فيمكن إخبار القائمين على المشروع به: الملف CONTRIBUTING.md في المشروع يبيّن كيف.

## pages/header/view.js

header-translate = ترجمة
header-write = كتابة
header-classify = تصنيف
header-encode = ترميز

header-still-that-of = { $reason } والصورة أدناه ما زالت صورة «{ $text }»
header-awaited = «{ $text }»
header-plain-page = صفحة بسيطة
header-plain-page-is = التشغيلات نفسها في مكونات Gradio

## pages/break/mount.js

break-heads = الرؤوس
break-who-may-speak = من يجوز له الكلام
break-all-heads = كل الرؤوس
break-masks = الأقنعة
break-what-may-be-looked = ما الذي يجوز النظر إليه
break-all-masks-bugs = كل الأقنعة والأخطاء
break-words = الكلمات
break-what-is-read = ما الذي يُقرأ
break-all-words = كل الكلمات
break-word-order = ترتيب الكلمات
break-what-says-where-word = ما الذي يخبر بموضع الكلمة
break-waves-and-shifts = الموجات والإزاحات
break-swap-parts = تبديل الأجزاء
break-from-another-sentence = من جملة أخرى
break-two-sentences-side = جملتان جنبًا إلى جنب
break-head-layer-off = إيقاف الرأس { $head } من الطبقة { $layer }
break-all-heads-look-off = إيقاف كل الرؤوس التي تنظر إلى { $looked }، وعددها { $heads }
break-no-causal-mask = من دون القناع السببي
break-left-out = من دون { $word }
break-word-order-shuffled = ترتيب الكلمات مخلوط
break-no-word-has-place = لا موضع لأي كلمة
break-change-one-thing = تغيير شيء واحد داخل النموذج، ومراقبة الجواب.
break-changes-add-up =
    { $isFound ->
        [yes] كل سطر تشغيل حقيقي لهذه الجملة. التغييرات تتراكم وتبقى في كل الصفحات حتى التراجع عنها.
       *[no] يحسب النموذج أثر كل تغيير. التغييرات تتراكم وتبقى في كل الصفحات حتى التراجع عنها.
    }
break-no-answer = لا يعطي هذا النموذج جوابًا يمكن أن يغيّره أي تعديل. «الأقنعة» و«ترتيب الكلمات» يعرضان أثر التعديل في رؤوسه.
break-nothing-changes = لا يتغيّر شيء: وهذه نتيجة أيضًا.
break-only-reading-fails = عند الكتابة: لا تغيير. عند قراءة جواب مكتمل: يرى النموذج الكلمات اللاحقة، فتفشل تنبؤاته.
break-hidden-from =
    { $isTranslator ->
        [yes] إخفاء { $word } عن مُفكِّك الترميز
       *[no] إخفاء { $word } عن كل الكلمات اللاحقة
    }

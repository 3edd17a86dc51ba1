## shell/shell.js

shell-reload = إعادة التحميل

## handlers/tabs.py

shell-view-overview = نظرة عامة
shell-view-translate = كلمة كلمة
shell-about-translate = فك الترميز: ما كُتب، وما كان يمكن أن يُكتب
shell-view-sentences = جمل كثيرة
shell-about-sentences = التقييم على مجموعة نصوص: نموذج واحد على قائمة من النصوص
shell-tab-heads = الرؤوس
shell-view-head = رأس واحد
shell-about-head = الاستعلام والمفتاح والقيمة: كيف يقرر رأس انتباه إلى أين ينظر
shell-view-heads = كل الرؤوس
shell-about-heads = رؤوس الانتباه: فيمَ يُستخدم كل رأس
shell-view-corpus = على جمل كثيرة
shell-about-corpus = صور الرؤوس: ما يفعله كل رأس على مجموعة نصوص
shell-tab-why = لماذا
shell-view-why = الكلمات
shell-about-why = العزو: إلى أي كلمات يستند الجواب، بعدة طرائق
shell-view-flow = الأجزاء والمسارات
shell-about-flow = عزو logit وتدفّق المعلومات: ما الذي كتب كلمة، وبأي طريق
shell-tab-break = تجربة الإفساد
shell-view-break = البداية من هنا
shell-about-break = تدخّلات: تغيير شيء واحد في الداخل
shell-view-masks = الأقنعة
shell-about-masks = أقنعة الانتباه: ما الذي يجوز النظر إليه
shell-view-positions = ترتيب الكلمات
shell-about-positions = الترميز الموضعي: ما الذي يخبر بموضع الكلمة
shell-view-patch = تبديل الأجزاء
shell-about-patch = ترقيع التنشيط: أجزاء من تشغيل آخر في هذا التشغيل
shell-tab-model = النموذج
shell-view-anatomy = المخطط
shell-about-anatomy = البنية: ممّ يتكوّن النموذج
shell-view-model-words = خريطة الكلمات
shell-about-model-words = تضمينات الرموز: أي كلمات يجدها النموذج متشابهة
shell-view-model-learning = التعلّم
shell-about-model-learning = مسار التدريب: النموذج في لحظات من تدريبه
shell-view-model-faithfulness = أي تفسير يوثق به
shell-about-model-faithfulness = الأمانة: اختبار التفسيرات
shell-view-model-here = تدريب نموذج هنا
shell-about-model-here = التدريب: نموذج صغير جدًا يتعلّم في هذا التبويب

## shell/index.html, pages/first.html

shell-skip = الانتقال إلى الصورة
shell-pages = الصفحات
shell-sentence-and-answer = الجملة وجوابها
shell-loading = جارٍ التحميل
shell-try-again = إعادة المحاولة

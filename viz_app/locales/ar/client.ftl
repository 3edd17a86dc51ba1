## client/client.js

client-page-cannot-read-answer-may = لا تستطيع هذه الصفحة قراءة الجواب؛ ربما كان من إصدار أقدم. تلزم إعادة تحميل الصفحة.

## client/server.js

client-page-belongs-earlier-version = هذه الصفحة من إصدار أقدم للخادم. تلزم إعادة تحميل الصفحة.
client-server-did-not-answer-check = لم يُجب الخادم. يرجى التحقق من أنه يعمل، ثم إعادة تحميل الصفحة.
client-server-did-not-answer-check-still = لم يُجب الخادم. يرجى التحقق من أنه يعمل، ثم إعادة المحاولة.

## client/tab.js

client-file-page-could-not-be = تعذّر جلب ملف من هذه الصفحة. يرجى التحقق من الاتصال، ثم إعادة المحاولة.
client-still-working-sentence-long-or = ما زال الحساب جاريًا: الجملة طويلة، أو هذا الجهاز بطيء.
client-browser-cannot-run-models-try = لا يستطيع هذا المتصفح تشغيل النماذج. يمكن تجربة متصفح أحدث.
client-loading-the-program = جارٍ تحميل البرنامج.
client-first-answer-on-way = الجواب الأول في الطريق.
client-is-starting = يبدأ الآن: { $title }.
client-loading-mb = جارٍ التحميل: { $title }، { $loaded } من ‎{ $total } MB.
client-silencing-each-head-turn = يُوقَف كل رأس بدوره: { $done } من { $heads }.
client-still-working-step = ما زال الحساب جاريًا: الخطوة { $step }.
client-you-can-look-around-type = { $sentence } يمكنك في الأثناء التجوّل والكتابة.
client-the-program = البرنامج
client-translate = ترجمة
client-write = كتابة
client-browser-has-no-room-left = لم يبقَ في هذا المتصفح متسع لحفظ الصفحة، فتحتاج الزيارة القادمة إلى شبكة.
client-file-page-missing-reload-page = ينقص ملف من هذه الصفحة. يرجى إعادة تحميلها؛ وإن لم يُفد ذلك، فيمكن إخبار من يقدّمها.

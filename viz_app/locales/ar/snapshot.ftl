## pages/snapshot/page.js

snapshot-one-run = تشغيل واحد لـ { $model }، محفوظ مع كل أرقامه: { $run }

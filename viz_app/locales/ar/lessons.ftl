lessons-above = في الأعلى
lessons-below = في الأسفل
lessons-left = إلى اليسار
lessons-right = إلى اليمين
lessons-on-page = في الصفحة

## Texts that are written

lessons-compare = مقارنة
lessons-compare-with = صيغة ممكنة:
lessons-written = النص المكتوب:

## Questions without a right answer

lessons-nothing = لا شيء.
lessons-said = جوابك
lessons-skip = تخطٍّ

## Texts that a class hands in

lessons-send = إرسال

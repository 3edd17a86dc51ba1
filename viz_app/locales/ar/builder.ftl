builder-language = لغة النصوص
builder-first-language = { $language }، الأولى
builder-text = النص
builder-question = السؤال
builder-choice = الخيار { $number }
builder-feedback = لماذا ليس «{ $choice }»
builder-hint = تلميح
builder-after = بعد الجواب

builder-language = 文字的语言
builder-first-language = { $language }，第一种
builder-text = 文字
builder-question = 问题
builder-choice = 选项 { $number }
builder-feedback = 为什么不是“{ $choice }”
builder-hint = 提示
builder-after = 回答之后

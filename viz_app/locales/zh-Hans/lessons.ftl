lessons-above = 上方
lessons-below = 下方
lessons-left = 左边
lessons-right = 右边
lessons-on-page = 页面上

## Texts that are written

lessons-compare = 对照
lessons-compare-with = 一种说法：
lessons-written = 你写的是：

## Questions without a right answer

lessons-nothing = 没有选。
lessons-said = 你的回答
lessons-skip = 跳过
lessons-show-why = 显示文字
lessons-poll = 已回答
lessons-voted = { $count } 个回答

## Texts that a class hands in

lessons-send = 发送
lessons-write = 写好，然后发送。
lessons-written-answers = 书面回答
lessons-texts-stay = 留在手机上
lessons-texts-stay-how = 每个学生把自己的文字与课里的回答对照。
lessons-texts-come = 发给我
lessons-texts-come-how = 每份最多 140 个字符。它们保留到结束，只有在你点击时，大屏幕才显示其中一份。
lessons-reveal = 显示第 { $number } 份文字
lessons-cover = 遮住第 { $number } 份文字
lessons-reveal-it = 在大屏幕上显示
lessons-cover-it = 在大屏幕上遮住
lessons-reveal-how = 份文字。点击一份来显示。
lessons-show-example = 显示一种说法

## The builder's fields for a lesson in another language

lessons-language = 文字的语言
lessons-first-language = { $language }，第一种
lessons-text = 文字
lessons-question = 问题
lessons-choice = 选项 { $number }
lessons-feedback = 为什么不是“{ $choice }”
lessons-hint = 提示
lessons-after = 回答之后

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

## Texts that a class hands in

lessons-send = 发送

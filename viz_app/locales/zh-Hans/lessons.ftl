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

lessons-skip = 跳过

## Texts that a class hands in

lessons-send = 发送

## The list of lessons, and what the menu has for teachers

lessons-note = { $minutes } 分钟
lessons-note-level = { $level } 级，{ $minutes } 分钟
lessons-note-way = 第 { $at } 课，共 { $count } 课，{ $minutes } 分钟
lessons-for-beginners = 给初学者的短路线
lessons-more = 更多，按难度排列
lessons-go-on = 继续“{ $title }”
lessons-go-on-at = 第 { $stop } 站
lessons-class = 开始上课
lessons-class-note = 学生用手机回答
lessons-join = 加入课堂
lessons-join-note = 用代码
lessons-worksheet = 练习纸和答案
lessons-worksheet-note = 本课的，可打印
lessons-yours = 你的回答
lessons-yours-note = 连同它们的代码
lessons-collect = 收集回答
lessons-collect-note = 全班的代码
lessons-build = 制作一课
lessons-build-note = 用像这样的视图
lessons-open = 打开一课
lessons-open-note = 一个文件
lessons-over = “{ $title }”结束了。“导览”下的下一课：“{ $next }”。或者输入自己的句子，把它弄坏。

## The sheet of a stop

lessons-stop-of = 第 { $stop } 站，共 { $count } 站
lessons-leave = 离开
lessons-back = 上一步
lessons-next = 下一步
lessons-finish = 完成
lessons-finished = 已完成
lessons-done = 好
lessons-show-me = 显示答案
lessons-press-again = 再按一次就显示答案
lessons-otherwise = 这次运行的结果不同：这一课是用另一个模型或它的另一个版本做的。
lessons-not-shown = 无法显示这一站：{ $problem }
lessons-covered = 回答之前遮住

## Questions

lessons-answer = 回答
lessons-hint = 提示
lessons-click = 在句子里点击它。条形和数字在你回答之后出现。
lessons-chosen = 你选了 { $token }。
lessons-is-right = **正确**：{ $right }。
lessons-is-another = **你的回答**：{ $said }。不是这个。
lessons-answer-is = **答案**：{ $right }。
lessons-said-shown = **你的回答**：{ $said }。答案：{ $right }。
lessons-said-right = **你的回答**：{ $said }。正确：{ $right }。
lessons-said = **你的回答**：{ $said }。
lessons-said-nothing = **你的回答**：没有回答。
lessons-shown = 看了答案
lessons-check = 检查这个视图
lessons-found = 找到了
lessons-not-found = **不是这个**。继续找，然后再检查。
lessons-tries-over = **不是这个**，{ $tries } 次都用完了。
lessons-one-that-fits = 有一个符合：**{ $head }**。

## Classes

lessons-sent = 已发送

## Lessons of links and files

lessons-unreadable = 这个链接里没有可读的课。请索要课的文件。
lessons-too-long = 这一课有 { $count } 个字符，最多 { $most } 个。

class-show-why = 显示文字
class-poll = 已回答
class-write = 写好，然后发送。
class-written-answers = 书面回答
class-texts-stay = 留在手机上
class-texts-stay-how = 每个学生把自己的文字与课里的回答对照。
class-texts-come = 发给我
class-texts-come-how = 每份最多 140 个字符。它们保留到结束，只有在你点击时，大屏幕才显示其中一份。
class-reveal = 显示第 { $number } 份文字
class-cover = 遮住第 { $number } 份文字
class-reveal-it = 在大屏幕上显示
class-cover-it = 在大屏幕上遮住
class-reveal-how = 份文字。点击一份来显示。
class-show-example = 显示一种说法

## Start a class

class-start-heading = 开始上课
class-start = 开始上课
class-lesson = 课
class-pace = 节奏
class-i-lead = 由我带领
class-i-lead-how = 所有手机都停在你的那一站。一个键带领：提问，结束，显示，下一站。
class-own-pace = 各自的节奏
class-own-pace-how = 学生自己往下走。你能看到全班走到哪里，也能让大家停下。
class-feedback = 反馈
class-when-shown = 我显示时
class-when-shown-how = 没有手机会泄露答案。讨论之后可以再问一次。
class-at-once = 立即，可再试一次
class-at-once-how = 和在家里一样：一个提示，再试一次，然后说明原因。
class-animals = 每个学生随机得到一种动物。没有人输入名字。
class-kept = **保留到结束的内容：**房间、课、站、选择、每部手机的随机数、分钟。没有名字，没有地址，没有 cookie。你按“结束”一分钟后删除，或在开始 24 小时后删除。如果你记下“{ $animal }”是谁，那份名单就是个人数据，由你负责。

## The board

class-board = 全班的大屏幕
class-open-and-type = 打开 { $address }，输入
class-here = 到了 **{ $count }** 人。
class-copy-link = 复制我的链接
class-copy-link-note = 用它可以在任何地方带领全班，重新加载后也行。请不要给别人。
class-link-copied = 已复制。谁有这个链接，谁就能带领全班。
class-not-copied = 这个浏览器不让页面复制。请复制本页的地址。
class-stop-of = 第 { $stop } 站，共 { $count } 站
class-begin = 开始
class-next = 下一站
class-back = 上一步
class-finish = 完成
class-undo = 撤销
class-close-of = 停止回答：{ $done } / { $count }
class-show-answers = 显示回答
class-show-right = 显示正确答案
class-again = 再投一次
class-picture = 画面
class-open-door = 允许加入
class-close-door = 不再让人加入
class-door-closed = 现在不能加入。
class-let-go = 让他们继续
class-hold = 让他们停在这里
class-table = 表格
class-end = 结束
class-end-class = 结束课堂
class-keys = PgDn 下一步 · PgUp 上一步 · P 画面 · B 黑屏
class-count = **{ $number }** / { $count }
class-second-vote-open = 已回答。第二次投票。
class-closed = 份回答。请说服旁边的同学；然后再投一次，或看正确答案。
class-closed-second = 份回答。标记是第一次投票。
class-right = 答对
class-found-it = 找到了
class-elsewhere = 其他视图：{ $count }
class-right-before = 答对，讨论前 { $before } 人
class-late = 来晚了？扫这个码，或输入代码。
class-first-vote = 第一次投票
class-second-vote = 第二次投票
class-says = **全班**说
class-guesses = **全班**正在猜
class-looks = **头**看向
class-head-covered = **头**被遮住
class-lines-covered = 连线被遮住。
class-closed-votes = 份回答。第二次投票。
class-key-share = 占比：0 { $ramp } 1

## The end

class-found-out = 你们发现了什么
class-right-answers = 正确的回答
class-question = 问题
class-right-column = 答对
class-right-of = { $right } / { $count }
class-not-asked = 未提问
class-over = 课堂结束了。
class-deleted-soon = 保留的内容一分钟后删除。
class-gone = 课堂结束了，保留的内容都已删除。

## The teacher's table

class-who = 谁回答了什么
class-who-heading = 谁回答了什么：只给你看
class-pupil = 学生
class-stop = 第 { $stop } 站
class-phone = 手机
class-drop = 移除
class-drop-one = 移除：{ $animal }
class-download = 下载 CSV

## A phone

class-join-heading = 加入课堂
class-type-code = 请输入大屏幕上的代码。
class-code = 课堂代码
class-join = 加入
class-to-page = 回到页面
class-six-digits = 代码有六位数字。请看大屏幕。
class-nobody-asks = 你随机得到一种动物。没有人问你的名字。
class-you-are = 你是{ $animal }
class-begins-soon = 老师很快就开始。请不要关闭本页。
class-leave = 离开
class-choose = 选好，然后发送。
class-sending = 正在发送……
class-sent = 已发送。老师停止回答之前，你还可以改。
class-talk = 已停止回答。讨论一下：旁边的同学怎么说？
class-teacher-goes-on = 接下来由老师继续。
class-offline = 没有连接。你的回答已保留，页面会再试。
class-lost = 没有连接。你的回答已保留，页面会自动再试。
class-over-heading = 课堂结束了
class-thanks = 谢谢。
class-done = 好

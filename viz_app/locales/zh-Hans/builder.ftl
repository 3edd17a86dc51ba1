builder-language = 文字的语言
builder-first-language = { $language }，第一种
builder-text = 文字
builder-question = 问题
builder-choice = 选项 { $number }
builder-feedback = 为什么不是“{ $choice }”
builder-hint = 提示
builder-after = 回答之后

## The builder and its tools

builder-heading = 制作一课
builder-label = 制作课的工具
builder-title-field = 课的标题
builder-untitled = 一课
builder-close = 关闭
builder-undo = 撤销
builder-redo = 重做
builder-add = 把这个视图加为一站
builder-try = 试一试
builder-copy-link = 复制为链接
builder-save = 保存为文件
builder-moodle = 用于 Moodle
builder-open-file = 打开文件
builder-new = 新建
builder-earlier = 以前的草稿
builder-comes-back = 用“撤销”可以回到之前的课。
builder-link-copied = 本课的链接已复制：{ $count } 个字符。
builder-copy-this = 请复制这个链接
builder-packing = 正在打包：第 { $file } 个文件，共 { $count } 个……
builder-packed = 包已保存：{ $size } MB，含本页的所有模型。要更小的包，请从已保存的文件做：glassformer scorm lesson.json
builder-files-lost = 这里无法取得页面的文件。请把课保存为文件，然后运行：glassformer scorm lesson.json

## The stops

builder-no-text = 还没有文字
builder-up = 上移第 { $stop } 站
builder-down = 下移第 { $stop } 站
builder-twin = 复制第 { $stop } 站
builder-drop = 删除第 { $stop } 站
builder-added = 已添加第 { $stop } 站。
builder-deleted = 已删除第 { $stop } 站。用“撤销”可以恢复。
builder-moved = 第 { $from } 站现在是第 { $to } 站。
builder-most = 一课最多 { $most } 站。
builder-no-right = 第 { $stop } 站没有正确选项：请在正确的选项前面加 *。

## The fields of a stop

builder-replace-view = 换成这个视图
builder-frame = 加框
builder-insert = 插入
builder-from-run = 来自运行
builder-nothing = 无
builder-covered = 回答之前遮住
builder-tries = 可试次数
builder-any-tries = 不限
builder-ask-none = 没有问题
builder-ask-choices = 选择题
builder-ask-tokens = 在源文本的词元上回答
builder-ask-poll = 没有正确答案的问题
builder-ask-find = 任务：找到一个视图
builder-ask-text = 任务：写一段文字
builder-choices = 选项，每行一个；* 标出正确的，| 之后写别的为什么不对
builder-when = 视图须满足的条件，每行一个，例如 { "{weight} > 60" }

## What the builder says of a text, and of the page

builder-typed = “{ $text }”是手工输入的：运行变了它也不变。请从运行中插入。
builder-placed = “{ $text }”在手机上不成立，因为手机只有一栏。请改为插入 { "{where@heads}" }，写上那个位置的名字。
builder-cover = 遮住“{ $place }”：它显示了 { $fact }
builder-cover-place = 遮住“{ $place }”：那里可能看得到答案
builder-cover-all = 遮住所有这些地方
builder-make-first = 设为第一种语言：{ $language }
builder-is-first = 第一种语言现在是{ $language }：别的语言缺少的文字用这种语言显示。用“撤销”可以恢复。

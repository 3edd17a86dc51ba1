## header/decoding.js

header-forced = 强制：

## header/pins.js

header-heads-silenced = 已关闭 { $count } 个头
header-changes-of-masks = { $count } 处掩码改动
header-bugs = 错误 { $names }
header-masked-cells = 被遮住的单元格填 { $score }
header-pads =
    { $isLeft ->
        [yes] 左边填充 { $count }
       *[no] 填充 { $count }
    }
header-positions = 位置 { $order }
header-tokens-left-out = 去掉 { $count } 个词元
header-steered = 引导过
header-with-forced-beginning = 强制开头
header-run-as-a-chat = 作为对话
header-which-sentence = 第 { $number } 句

header-run-pinned = 已固定
header-run-now = 现在
header-run-next = 下一次

## pages/header/address.js

header-link-from-another-version = 这个链接来自另一个版本。保留了它的句子，没有保留它的选择。

## pages/header/buttons.js

header-link-copied = 链接已复制。它打开这个句子、模型、头和步。
header-copy-this-link = 请复制这个链接：{ $address }
header-whole-words = 整词
header-pieces-of-words = 词片

## pages/header/decoding.js

header-as-a-chat = 作为对话
header-as-a-chat-key = 你输入的是用户的一条消息，外面套上模型的对话模板。
header-system-message = 系统消息
header-no-system-message = 无

## pages/header/decoding.js

header-forced-name = 强制：{ $words }。去掉强制的开头
header-forced-click-removes = 以“{ $words }”开头。点击去掉。

## pages/header/decoding.js

header-nothing-is-forced = 没有强制
header-starts-with = 开头是
header-how-next-token-chosen = 怎样选下一个词元
header-reset = 还原
header-greedy-nothing-forced = 贪心，没有强制

## pages/header/runs.js

header-compute-here = 在这里计算（20 MB）

## pages/header/pins.js

header-next-run-is-b = 改动句子、模型、解码方式或一个头：下一次运行就是 B。
header-no-difference-on-model = 这个视图显示 B 的模型，不显示运行，所以没有差值。
header-one-run-on-this-tab = 这个视图只显示一次运行：B。它没有差值；其他视图显示 A、B 和 B − A。
header-difference = 差值
header-which-run = 哪一次运行
header-swap = 对调
header-unpin = 取消固定
header-two-runs = 两次运行
header-pin = 固定
header-pinned-as-a = 已固定为 A。改动句子、模型、解码方式或一个头：下一次运行就是 B。
header-pinned-run-was = { $error } 固定的运行已去掉。
header-nothing-is-pinned = 没有固定任何运行。
header-pinned = 已固定
header-unpin-key = 取消固定运行 A。按键：P
header-pin-key = 把这次运行作为 A 保留，与下一次比较。按键：P

## pages/header/runs.js

header-model-needs-server-models = 这个模型需要服务器；本项目的模型可以在浏览器里计算。

## pages/header/sentences.js

header-not-all-sentences-translated = { $error } 还有句子没有翻译。
header-sentences = 句子
header-the-whole-translation = 完整译文
header-the-sentence-before = 上一句
header-the-next-sentence = 下一句
header-sentence-of-count = 第 { $chosen } 句，共 { $count } 句
header-sentences-translated = 已翻译 { $done } / { $count }

## pages/header/view.js

header-tokens = { $tokens } 个词元
header-working = 正在计算
header-weights = 它的权重以 { $kind } 占用 { $megabytes } MB 内存。

## pages/header/header.html

header-start-again = 不带任何设置重新开始
header-model = 模型
header-sentence = 句子
header-examples = 例子
header-options = 选项
header-live = 实时
header-run-while-you-type = 边输入边运行
header-tour-and-lessons = 导览和课程
header-tour = 导览
header-save-what-you-see = 保存你看到的
header-save = 保存
header-share-copy-a-link = 分享：复制这个视图的链接
header-share = 分享
header-light-or-dark = 浅色或深色
header-open-in-glassformer = 在 Glassformer 中打开

## pages/header/options.js

header-language = 语言
header-nobody-has-read-it = 还没有以中文为母语的人读过这份译文。如果你发现错误，请告诉维护者：项目里的 CONTRIBUTING.md 说明怎么做。

## pages/header/view.js

header-translate = 翻译
header-write = 续写
header-classify = 分类
header-encode = 编码

header-still-that-of = { $reason } 下面的图仍是“{ $text }”的
header-awaited = “{ $text }”
header-plain-page = 简单页面
header-plain-page-is = 用 Gradio 的组件显示同样的运行

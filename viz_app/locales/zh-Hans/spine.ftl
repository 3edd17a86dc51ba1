## spine/changes.js

spine-refused = { $changes }：{ $reason }

## pages/spine/changes.js

spine-how-changes-read = 删除线 = 改动前，下划线 = 改动后；每个页面都显示改动后的运行
spine-undo-all = 全部撤销
spine-changed = 已改动
spine-changes-of-run = 这次运行的改动
spine-undo = 撤销：{ $text }
spine-this-change = 这处改动

## pages/spine/line.js

spine-typed = 输入的是“{ $typed }”
spine-not-written-yet = 还没写

## pages/spine/play.js

spine-stop = 停止
spine-play-the-words = 逐词播放
spine-speed = 速度 { $speed }

## pages/spine/state.js

spine-nan = NaN：这处改动使某一行没有可看的东西
spine-adds-for-label = { $part } 支持 { $label }
spine-head-off = 这个头已关闭
spine-share-of-head = 第 { $layer } 层第 { $head } 个头的注意力的 { $share }
spine-no-label-reaches = 没有标签达到 { $below }
spine-same-verdict = 判断不变；{ $label } { $was } → { $probability }
spine-same-words = 词不变；{ $word } { $was } → { $now }
spine-text = 文本
spine-given = 给定
spine-written = 写出

## pages/spine/verdict.js

spine-verdict = 判断

## pages/spine/mount.js

spine-not-run-yet-enter = 还没运行：按 Enter
spine-a-given-word = 一个给定的词
spine-word-of = 第 { $step } 个词，共 { $count } 个
spine-word-before = 上一个词
spine-next-word = 下一个词
spine-pieces-key = 显示模型读和写的词片。不显示时，一个词的权重在键的各词片上求和，在查询的各词片上取平均。按键：W
spine-pieces = 词片
spine-close = 关闭
spine-sentence-answer = 句子和它的回答
spine-all = 全部
spine-changes = { $count } 处改动
spine-show-whole-answer = { $text }：显示完整回答
spine-now-it-writes = 现在它写：{ $output }
spine-as-it-was = 和原来一样：{ $output }

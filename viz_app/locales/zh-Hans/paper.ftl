paper-heading = 练习纸：{ $title }
paper-print = 打印
paper-worksheet = 练习纸
paper-solution = 答案
paper-waiting = 正在运行各站……
paper-stop-of = 第 { $stop } 站，共 { $count } 站……

## On the paper

paper-solution-of = 答案：{ $title }
paper-from-run = 所有数字都来自模型的一次运行。
paper-lines = 线越宽，这个头看那里越多。
paper-name = 姓名
paper-class = 班级
paper-date = 日期
paper-because = 因为
paper-ring = { $question } 请圈出来。
paper-heads = 每个方格是一个头：行在看，列被看，颜色深表示多。请圈出一个符合的。
paper-same-lesson = 同一课，配上模型本身。结束时它给你一个代码。
paper-my-code = 我的代码：{ $places }

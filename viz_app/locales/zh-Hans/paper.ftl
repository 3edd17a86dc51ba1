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

## Pictures of numbers

# Names of rows: the run before and after a change, or kinds of parts of a model.
paper-part =
    { $part ->
        [before] 之前
        [after] 之后
        [attention] 注意力
        [embedding] 嵌入
        [feed-forward] 前馈网络
       *[others] 其余
    }
# A row: how far a training is.
paper-step = 第 { $step } 步
paper-closed = 划斜线的单元格是关闭的。
# Below a picture whose numbers are left out.
paper-draw = 请在这里画出你预期的样子。
paper-choose =
    { $unit ->
        [open] 请划掉你会关闭的单元格。
       *[other] 请圈出一个符合的。
    }

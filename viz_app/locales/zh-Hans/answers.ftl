## The animal that stands for a pupil

answers-animal = { $kind ->
    [0] 琥珀
    [1] 天青
    [2] 明亮
    [3] 轻快
    [4] 镇定
    [5] 聪明
    [6] 红铜
    [7] 珊瑚
    [8] 温馨
    [9] 清爽
    [10] 勇敢
    [11] 早起
    [12] 温柔
    [13] 金色
    [14] 盛装
    [15] 快乐
    [16] 榛色
    [17] 靛蓝
    [18] 象牙
    [19] 爽朗
    [20] 热心
    [21] 丁香
    [22] 活泼
    [23] 月光
    [24] 开心
    [25] 薄雾
    [26] 高贵
    [27] 橄榄
    [28] 敏捷
    [29] 安静
    [30] 红宝石
   *[31] 银色
  }{ $animal ->
    [0] 獾
    [1] 河狸
    [2] 野牛
    [3] 鹤
    [4] 海豚
    [5] 隼
    [6] 雀
    [7] 狐狸
    [8] 壁虎
    [9] 野兔
    [10] 刺猬
    [11] 鹭
    [12] 羱羊
    [13] 考拉
    [14] 猞猁
    [15] 蝾螈
    [16] 虎鲸
    [17] 水獭
    [18] 猫头鹰
    [19] 熊猫
    [20] 企鹅
    [21] 海鹦
    [22] 鹌鹑
    [23] 渡鸦
    [24] 知更鸟
    [25] 海豹
    [26] 鹳
    [27] 雨燕
    [28] 貘
    [29] 燕鸥
    [30] 袋熊
   *[31] 斑马
  }

## The end of a lesson

answers-close = 关闭
answers-result = { $later ->
    [0] **你是{ $animal }。** { $count } 题中第一次就答对 { $right } 题。
   *[other] **你是{ $animal }。** { $count } 题中第一次就答对 { $right } 题，之后又答对 { $later } 题。
  }
answers-yours = 你的回答
answers-question = 问题
answers-said = 你的回答
answers-right = 正确
answers-your-code = 你的代码
answers-your-code-note = 你的代码：可以给老师看，也可以复制给老师。里面只有你的选择、分钟数和这种动物，没有别的。
answers-qr = 代码的二维码
answers-copy = 复制
answers-print-card = 打印
answers-copied = 已复制：{ $code }
answers-not-copied = 这个浏览器不让页面复制。代码是 { $code }
answers-finished-here = 你在这里完成的课
answers-lesson = 课

## What a class said

answers-voted = { $count } 个回答
answers-counts = { $count } 人中 { $first } 人一次答对 · { $later } 人之后答对 · { $hints } 人看了提示
answers-wrote = 写了文字的人数：{ $count }。文字留在手机上。
answers-shown-them = 看了答案
answers-none = 没有回答
answers-heat = 全班选了什么，头看向什么
answers-class = 全班
answers-head = 头
answers-shown = 看了答案
answers-token = 第 { $number } 个词元
answers-view = 一个视图
answers-written = 已写

## Collect answers

answers-collect = 收集回答
answers-codes = 代码，每行一个
answers-help = 每行一个代码，大小写都行，有没有空格都行。代码在本页中读取，不会发送。任何人都能造出代码：代码用来学习，不用来打分。
answers-read = 读出 { $good } 个代码，共 { $count } 个
answers-no-codes = 还没有代码
answers-download = 下载 CSV
answers-print = 打印条形图
answers-pupils = 学生表格
answers-minutes = 分钟
answers-pupil = 学生
answers-stop = 第 { $stop } 站
answers-summary = { $count } 人中 { $done } 人完成，用了 { $least } 到 { $most } 分钟（一半人不超过 { $half } 分钟）。条形和数字都是第一次的回答。
answers-summary-alike = { $count } 人中 { $done } 人完成，用时：{ $most } 分钟。条形和数字都是第一次的回答。
answers-more-lines = 还有 { $count } 行。
answers-twice = 重复的代码：{ $count } 个。每个学生只算一次。

## What is wrong in a line

answers-no-letter = 第 { $line } 行：代码中不会出现“{ $letter }”。
answers-short = 第 { $line } 行：太短，不是代码。
answers-unreadable = 第 { $line } 行：有一个字符错了或缺了。
answers-newer = 第 { $line } 行：它由更新的页面生成，请重新加载本页。
answers-other-lesson = 第 { $line } 行：它属于另一课，请先打开那一课。
answers-contradicts = 第 { $line } 行：它自相矛盾。
answers-one-change = 改一处就对了。
answers-mend = 修正

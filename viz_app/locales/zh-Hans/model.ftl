## pages/model/faithfulness_view.js

model-loading-the-tests = 正在加载测试……
model-faithful-explanation = 忠实的解释说出预测所依靠的词元。去掉它们，概率就下降：它的删除面积小。只有它们，概率就还在：它的插入面积大。
model-model-was-not = 这个模型没有测过。对本项目的模型，命令 glassformer explain --bench NAME --data DIR 会测。
model-which-explanation = 该信哪种解释
model-tests-explanations = 对各种解释的检验
model-measured-over = 在 { $sentences } 个验证句子上测得。{ $small }

## pages/model/train_captions.js

model-before-starts-what = 开始之前：{ $session }，会怎样？
model-guess-second = 先猜，然后第二个 Transformer 在第一个旁边训练：同样的任务，只有一处不同。
model-loading-what-trains = 正在加载训练所需的东西，只需一次。
model-can-learn-press-start = 它能学会{ $says }吗？按“开始”，看看。
model-begins-with-random = 它从随机数值开始。什么都不发给服务器：全部由这个浏览器来算。
model-step-knows-nothing = 第 0 步：它还什么都不会。它的数值全是随机的。
model-yes-as-fast = 能，一样快
model-yes-but-later = 能，但晚一些
model-no = 不能
model-training-may-now-look = 训练时它现在可以看后面的字母。它自己写会更好吗？
model-better = 更好
model-no-difference = 没有差别
model-worse = 更差
model-other-random-numbers = 只是开始时的随机数值不同，别的都一样。曲线会一样吗？
model-the-same = 一样
model-nearly-the-same = 几乎一样
model-quite-another = 完全不同
model-can-it-still = { $session }：它还能{ $says }吗？
model-at-step-s = 第 { $step } 步达到 99%，{ $seconds } 秒
model-for-task-matters = 对这个任务，重要的是有哪些字母，不是在哪里。
model-knows-which-letters = 它知道有哪些字母，不知道在哪里。
model-one-look-for-each = 这里每个字符看一次就够，一个头就能做到。
model-head-here-only = 这里一个头只有 { $dmodel } 个数值宽；头越宽，评分越大。
model-differences-size = 这种大小的差别只是偶然；要看更大的差别。
model-neither-has-learned = 两个在 { $shown } 步里都没学会，所以什么也说明不了。请用更多的步。
model-learns-tab-tested-on =
    { $isDecoderOnly ->
        [yes] 一个只有解码器的 Transformer
       *[no] 一个 Transformer
    }{ $isSized ->
        [yes] （{ $size } 个参数）
       *[no] { " " }
    }在这个标签页里学习{ $says }，并在 { $unseen } 个未见过的样本上测试
model-head-on-place =
    { $hasNone ->
        [yes] 这个头还没有自己的位置：它的注意力有 { $share } 在{ $place }上。
       *[no] 这个头看{ $place }：占它的注意力的 { $share }。
    }
model-heads-on-place = 这个头的注意力有 { $share } 在{ $place }上，在第二次运行里是 { $second }。
model-fed-and-alone = 像训练时那样给它正确的字母，它答对 { $fed }。它自己写时没有这些字母。
model-whole-answers-right = 整个回答正确：{ $words }。像训练时那样给它正确的字母，它答对 { $fed }。
model-two-runs-right =
    { $isDone ->
        [yes] { $shown } 步之后
       *[no] 第 { $shown } 步
    }：{ $unit ->
        [answers] 回答
        [digits] 数字
       *[letters] 字母
    }正确的占比，{ $first } { $a }，{ $second } { $b }。
model-run-right =
    { $isDone ->
        [yes] { $shown } 步之后
       *[no] 第 { $shown } 步
    }：{ $unit ->
        [answers] 回答
        [digits] 数字
       *[letters] 字母
    }有 { $a } 正确{ $isEnough ->
        [yes] ，而且是在它从没见过的样本上。
       *[no] 。
    }
model-share-of-unit =
    { $unit ->
        [answers] 回答的 { $share }
        [digits] 数字的 { $share }
       *[letters] 字母的 { $share }
    }
model-peeking =
    { $isAhead ->
        [yes] 给它正确的字母，它答对 { $fed }：它提前一个位置读到了答案。
       *[no] 给它正确的字母，它答对 { $fed }。
    } 它自己写时，没有可以提前读的：{ $unit ->
        [answers] 回答
        [digits] 数字
       *[letters] 字母
    }对 { $letters }，整个回答对 { $words }。损失低不能证明什么。
model-you-guessed =
    { $isRight ->
        [yes] 你猜的是：{ $guess }。对了。
       *[no] 你猜的是：{ $guess }。其实是：{ $right }。
    }
model-learned-at-step =
    { $isTwo ->
        [yes] 第 { $step } 步达到 99%，{ $first }是第 { $firstStep } 步。
       *[no] 第 { $step } 步达到 99%。
    }
model-ends-at =
    { $unit ->
        [answers] 最后回答对 { $share }。
        [digits] 最后数字对 { $share }。
       *[letters] 最后字母对 { $share }。
    }

## pages/model/train_clock.js

model-start = 开始
model-loading = 正在加载
model-pause = 暂停
model-go-on = 继续
model-train-again = 重新训练
model-minutes-seconds = { $seconds } 分钟
model-take-layer-heads-wide = 改用 1 层、2 个头、宽 32
model-go-on-from-step = 以一半的学习率从第 { $live } 步继续
model-program-loading-mb = 程序正在加载，{ $loaded } MB，共 { $total } MB。它会为下次保留。
model-starting-python-tab = 正在这个标签页里启动 Python。
model-paused-step-because = 因为这个标签页被隐藏，已在第 { $live } 步暂停。什么也没丢。
model-step-takes-s-on = 在这台设备上一步要 { $ms } 秒，超过 { $slow } 秒：剩下的 { $steps } 步大约要 { $stepsB }。
model-reset = 还原
model-settings = 设置
model-back-to-now = 回到现在
model-time-step-shown = 时间：显示的那一步
model-clock-training = 训练的时钟
model-step-of = 第 { $shown } 步，共 { $steps } 步
model-step-of-timed = 第 { $shown } 步，共 { $steps } 步{ $isCount ->
        [yes] { " " }· { $time } 秒
       *[no] { "" }
    }{ $isAt ->
        [yes] { "" }
       *[no] ，现在是 { $live }
    }
model-bug-leaves-rows = 这个错误使有的行没有键可看，而在零个键上的 softmax 是 0 ÷ 0。
model-step-was-too-long = 有一步太大了。

## pages/model/train_curves.js

model-step = 第 0 步
model-at-step = { $title }：第 { $shown } 步时 { $values }。
model-loss-on-training = 训练样本上的损失
model-this-head-on = 这个头看{ $aim }
model-right-when-fed-answer = 给出答案时的正确率
model-loss = 损失
model-right = 正确
model-attention = 注意力
model-curves = 曲线
model-unseen-right-dashed =
    { $unit ->
        [answers] 未见过的回答正确率（虚线：整个回答）
        [digits] 未见过的数字正确率（虚线：整个回答）
       *[letters] 未见过的字母正确率（虚线：整个回答）
    }

## pages/model/train_guess.js

model-start-without-guess = 不猜就开始
model-never-mind = 算了
model-your-guess = 你的猜测
model-both-begin-step = 两个都从第 0 步开始；第二个的权重和样本都不同。
model-both-begin-step-see = 两个都从第 0 步开始，按同样的顺序看同样的样本。
model-what-happened = 发生了什么
model-can-without-them =
    { $name ->
        [sort] 没有它们能排序吗？
       *[count] 没有它们能计数吗？
    }
model-try-abcdefgh = 试试 abcdefgh
model-try-hgfedcba = 试试 hgfedcba
model-see-head-peeks = 看看偷看的头
model-example = 例子
model-example-your-own = 你自己的例子
model-try = 试试
model-examples = 例子

## pages/model/train_keep.js

model-which-run = 哪一次运行
model-keep-as-model = 保留为模型
model-step-title-live =
    { $isBeside ->
        [yes] { $title }，第 { $live } 步，{ $session }
       *[no] { $title }，第 { $live } 步
    }
model-answer = 回答
model-open-all-tabs = 在所有标签页里打开它
model-save-checkpoint = 保存检查点
model-keep-what-has-learned = 保留它学到的
model-bug-is-no-part = 错误不在文件里：权重是带着它学的，其他标签页不带它运行。
model-browser-keeps-nothing = 这个浏览器不为这个页面保留任何东西。请改为把检查点保存成文件。
model-zip-is-a-folder = { $name } 是一个文件夹，core.load 和“glassformer app --model”可以读。
model-kept-at-newest = 保留最新一步的样子，训练中也可以。
model-kept-after-start = 开始之后才可以。
model-kept-in-browser = 它保留在这个浏览器里。{ $link }，用单独的页面，不需要服务器（20 MB，只需一次）。

## pages/model/train_recipe.js

model-encoder-decoder = 编码器-解码器
model-decoder-only = 只有解码器
model-task = 任务
model-layers = 层
model-heads = 头
model-steps = 步
model-design = 设计
model-size = 大小
model-parameters-count = { $count } 个参数
model-where-change = 改动放在哪里
model-second-run = 放在第二次运行
model-in-this-run = 放在这次运行
model-classic-bug = 经典错误
model-second-transformer = 第二个 Transformer 在旁边训练，只有这一处不同。
model-one-transformer = 唯一的 Transformer 带着这些改动训练。
model-no-bug = 没有错误
model-change-one-thing = 只改动一处
model-task-and-settings = 任务和设置：{ $title }，{ $settings }
model-adam-learning-rate =
    { $isTimed ->
        [yes] { $size }，每步 { $pace } 毫秒。Adam，100 步预热后学习率 0.003，每步 64 个样本，种子 { $seed }。
       *[no] { $size }。Adam，100 步预热后学习率 0.003，每步 64 个样本，种子 { $seed }。
    }

## pages/model/train_run.js

model-input-looks-input = 输入看输入
model-looks-back = 回看
model-output-looks-input = 输出看输入
model-all-heads = { $name }，所有的头
model-all-heads-title = 所有的头
model-all-heads-counted = 全部 { $count } 个头
model-chosen-head-enter = 选中的头。Enter 选这一行。
model-looks-at = { $who }
    看 { $keys }：{ $map }
model-right-is = → { $want }
model-chosen-head-as-table = 选中的头的表
model-the-chosen-head = 选中的头
model-the-second-run = 第二次运行
model-the-run = 这次运行
model-right-one-heads-as = 这个例子里，{ $count } 个中对了 { $right } 个。头和训练时一样：给解码器正确的答案。
model-head-mean-of = { $head }：{ $count } 个未见过的样本的平均

## pages/model/train_session.js

model-does-not-fit-type = “{ $typed }”不合适：请输入{ $hint }。
model-run-number = 第 { $run } 次运行。
model-task-title =
    { $task ->
        [reverse] 倒写
        [sort] 排序
        [count] 数 a
        [copy] 抄写
        [add] 加法
        [german] 德语
       *[french] 法语
    }
model-task-says =
    { $task ->
        [reverse] 把词倒着写
        [sort] 给字母排序
        [count] 数有几个 a
        [copy] 抄写一个词
        [add] 把两个数相加
        [german] 用德语写数字
       *[french] 用法语写数字
    }
model-task-hint =
    { $task ->
        [add] 两个两位数，例如 47+85
        [german] 0 到 999 的一个数
        [french] 0 到 999 的一个数
       *[letters] 8 个 a 到 j 的字母
    }
model-task-aim =
    { $task ->
        [reverse] 镜像位置
        [sort] 要写的字母
        [count] 那些 a
       *[copy] 同一位置
    }

## pages/model/train_settings.js

model-positions = 位置
model-where-each-character = 每个字符在哪里
model-causal-mask = 因果掩码
model-no-look-what-comes = 不看后面的内容
model-d = ÷ √dₖ
model-with-positions =
    { $positions ->
        [yes] 有位置
       *[no] 没有位置
    }
model-with-causal-mask =
    { $causal ->
        [yes] 有因果掩码
       *[no] 没有因果掩码
    }
model-with-scale =
    { $scale ->
        [yes] 有 ÷ √dₖ
       *[no] 没有 ÷ √dₖ
    }
model-keeps-scores-small = 使评分不太大
model-several-heads = 几个头
model-instead-of-one = 而不是一个
model-with-heads = 有 { $heads } 个头
model-this-seed = 这个种子
model-not-another-one = 而不是另一个
model-with-seed = 种子为 { $seed }
model-softmax-over-wrong = softmax 用错了轴
model-positions-batch-axis = 位置按批量轴
model-nan-from-empty-rows = 空行带来的 NaN
model-with-bug = 有错误 { $bug }
model-without-the-bug = 没有错误
model-layer-head-wide = { $layers } 层，{ $heads } 个头，宽 { $dmodel }

## pages/model/train_strips.js

model-input-and-answer = 输入和回答
model-place-in-answer =
    位置 { $place }：{ $isEmpty ->
        [yes] 无
       *[no] { $has }
    }{ $verdict ->
        [wrong] ，错，正确的是 { $want }
        [right] ，对
       *[none] { "" }
    }

## pages/model/train_view.js

model-this-example = 这个例子
model-mean-by-place = 按位置的平均
model-link-unreadable = 这个链接的训练读不出来，所以显示通常的训练。

## pages/model/train_worker.js

model-browser-cannot-train = 这个浏览器不能训练：它缺少 WebAssembly 或 worker。请换一个更新的浏览器。
model-files-for-training = 训练用的文件取不到。请检查网络连接，然后再按“开始”。

## pages/model/training_answers.js

model-finished-models = 训练完的模型的译文：{ $label }
model-step-label = 第 { $step } 步
model-the-same-in-text = 一样
model-answers-nothing = （无）
model-probability-each = 每个回答的概率
model-likeliest-next-token = 完整译文每个位置上最可能的下一个词元，正确时为粗体。下面：正确词元的概率。
model-what-it-answers = 它的回答
model-own-answer-every =
    { $metric ->
        [none] 它在每个时刻自己的回答
        [bleu] 它在每个时刻自己的回答，{ $count } 个验证句子的 BLEU
       *[accuracy] 它在每个时刻自己的回答，{ $count } 个验证句子中标签正确的占比
    }

## pages/model/training_curve.js

model-log-run-was-not = 没有保留这次训练的日志，所以没有学习曲线。
model-last-measured-step = 到第 { $step } 步为止最后测得：{ $known }。
model-nothing-was-measured = 这一步之前没有测过。
model-learning-curve-loss = 学习曲线：损失和分数随步数的变化。点击跳到最近的时刻。
model-learning-curve = 学习曲线
model-word-of-curve =
    { $name ->
        [step] 步
        [nats] 每个目标的奈特
        [training] 训练
        [validation] 验证
        [BLEU] BLEU
       *[accuracy] 猜对
    }
model-last-of-curve =
    { $name ->
        [training] 训练损失为每个目标 { $value } 奈特
        [validation] 验证损失 { $value } 奈特
        [BLEU] BLEU { $value }
       *[accuracy] 猜对 { $value }
    }

## pages/model/training_heads.js

model-layer-head-step = 第 { $layer } 层，第 { $head } 个头，第 { $at } 步
    { $role }{ $map }
model-all-heads-moment = 这一时刻所有的头
model-all-heads-step = { $name }：第 { $at } 步时所有的头
model-roles-these-heads = 在这些时刻，没有测过这些头的角色。
model-layer-head-step-role = 第 { $layer } 层，第 { $head } 个头，第 { $step } 步：{ $role } { $headB }
model-layer-head = { $layer }.{ $head }，第 { $layer } 层，第 { $head } 个头：{ $final }
model-layer-head-in-text = 第 { $layer } 层，第 { $head } 个头
model-step-in-text = 第 { $step } 步
model-role-every-head-every = 每个头在每个时刻的角色及其强度
model-roles-as-table = 角色表
model-roles-over-training = 训练过程中的角色
model-roles-heads-learn = { $name }：头学会的角色
model-measured-on = { $history } 在 { $probe } 个验证句子上测得。
model-not-measured-these = 在这些时刻没有测过。
model-role-since = { $role }，自 { $step }

## pages/model/training_history.js

model-most-row-column-all = 最多：{ $row } → { $column } { $all }
model-layer-head-title = 第 { $layer } 层，第 { $head } 个头
model-step-start = 第 { $start } 步
model-mixed-moment-end = { $name }在这一时刻是混合的，到最后也是。
model-still-mixed-here-from = { $name }在这里还是混合的；从{ $from }起它{ $final }。
model-here-with-attention = { $name }在这里{ $now }，占它的注意力的 { $strength }
model-and-has-since = { $does }，自{ $from }起一直如此。
model-end-mixed = { $does }；到最后是混合的。
model-end = { $does }；到最后它{ $final }。
model-none-these-heads-has = 这 { $all } 个头到最后没有一个有清楚的角色。
model-these-heads-have =
    { $count ->
        [1] 这 { $all } 个头到最后有 { $count } 个有清楚的角色，自第 { $half } 步起。
       *[other] 这 { $all } 个头到最后有 { $count } 个有清楚的角色；其中一半到第 { $half } 步时已有。
    }

## pages/model/training_view.js

model-one-moment-back = 后退一个时刻
model-one-moment-on = 前进一个时刻
model-play = 播放
model-moment-training = 训练的时刻
model-moments-training = 训练的各时刻
model-step-moment-of = 第 { $at } 步，第 { $atB } 个时刻，共 { $count } 个
model-step-of-last = 第 { $step } 步，共 { $last } 步

## pages/model/training_view.js

model-loading-training = 正在加载训练过程……
model-which-sentence = 哪个句子
model-how-learned-from = 它怎样学习，从第一步到最后一步
model-sentence = 句子

## pages/model/vocabulary_map.js

model-of-the-sentence = 句子里的
model-chosen-token = 选中的词元、它的邻居和句子的词元
model-no-t-sne-keeps =
    { $isPlane ->
        [yes] PCA：方差最大的两个方向；它们含有方差的 { $variance }。
       *[no] t-SNE 在二维允许的范围内把邻居放在一起。距离和各群的大小都没有意义。
    }一个词元的 { $of } 个真正的邻居里，有 { $kept } 个在这里属于它最近的 { $of } 个{ $isSample ->
        [yes] （在 { $sample } 个词元上测得）
       *[no] { "" }
    }。邻居的列表是精确的。
model-map-all-tokens-arrow = 所有词元的地图。方向键选那一边最近的词元。
model-map-as-table = 地图的表
model-map-all-tokens = 所有词元的地图
model-all-tokens-two = 全部 { $count } 个词元在二维里

## pages/model/vocabulary_panel.js

model-no-token-starts-with = 没有词元以这段文字开头。模型把这样的词切成词片。
model-token-such-as-winter = 一个词元，例如 winter
model-find-a-token = 查找词元
model-token-word = 词元 { $word }
model-in-count-side = { $side }里 { $count } 个
model-length-training-texts =
    { $isCount ->
        [yes] 词元 { $word } · 长度 { $count } · 在训练文本里：{ $times }
       *[no] 词元 { $word } · 长度 { $count }
    }
model-target-has-another = 目标文本有另一张表，这里没有画。
model-source-target-share = 源文本和目标文本共用一张表。一个词不必靠近它的译文，因为对齐词的是头。
model-this-sentence = 这个句子
model-the-chosen-token = 选中的词元
model-nearest-cosine = { $countB } 个里按余弦最近的 { $count } 个
model-cosine-over-all = 余弦在全部 { $width } 个维度上计算，与地图无关。

## pages/model/vocabulary_view.js

model-drawing-map-all = 正在画所有词元的地图……
model-zoom-in = 放大
model-zoom-out = 缩小
model-all = 全部
model-the-sentence = 句子
model-which-map = 哪张地图
model-drag-box-zoom-double = 拖出一个框来放大，双击显示全部
model-which-words-model = 模型认为哪些词相像
model-is-chosen = 选中 { $word }。
model-key-of-sentence = { $swatch }这个句子的
model-key-chosen = { $swatch }选中的
model-key-neighbours = { $swatch }通向它的邻居
model-keys-find = [/] 查找
model-keys-token-to-token = [←][→][↑][↓] 在地图上：从一个词元到另一个
model-keys-zoom = [+][−][0] 在地图上：缩放

## pages/model/train_curves.js

model-no-number-yet = 还没有数值

## Columns of the table of the map of the vocabulary, and why a token is in it

model-column-token = 词元
model-column-why = 原因
model-column-cosine = 余弦
model-column-across = 横向
model-column-up = 纵向
model-near = 相近
model-chosen = 已选
model-train-diverged = 第 { $step } 步：损失变成了 NaN，不是数。保留第 { $kept } 步。

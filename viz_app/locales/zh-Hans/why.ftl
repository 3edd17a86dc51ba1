## pages/why/areas.js

why-better = 更好
why-no-better = 没有更好
why-worse = 更差
why-random-orders-drawn = 随机顺序，抽 { $count } 次
why-this-prediction = 这个预测
why-column-this-prediction = 这个预测
why-column-area = 面积
why-than-chance = 与随机相比
why-agreement-every-two = 每两种方法的一致程度：肯德尔 τ，从 −1 到 1
why-one-prediction-is-little = 一个预测说明不了多少。{ $link }
why-which-explanation = 该信哪种解释，在许多句子上
why-areas-prediction = 这个预测的面积
why-kendalls-tau-every = 每两种方法的肯德尔 τ
why-how-much-methods = 各方法有多一致
why-kendalls-compares = 肯德尔 τ 比较两种方法给词元排的顺序：1 是同样的顺序，0 是无关，−1 是相反。

## pages/why/candidates.js

why-why-name = 为什么是 { $name }？
why-not = 而不是
why-end-the-comparison = 结束比较
why-why-and-not = 为什么是 { $name } 而不是 { $nameB }？
why-and-not = 而不是 { $name }
why-possible-classes = 可能的类别
why-possible-next-tokens = { $last } 之后可能的下一个词元
why-all-other-tokens = 其他所有词元 { $share }。
why-click-one-explain = 点击一个就解释它。点击某个旁边的“而不是”，就与那一个比较。

## pages/why/captions.js

why-loading-answer-method = 正在加载这种方法的回答……
why-method-has-no-number = 这种方法在这里对任何词元都没有数值。
why-token-and-its-number = { $token } { $number }
why-other-tokens = 另外 { $count } 个 { $number }
why-tokens-add-up =
    { $quantity ->
        [lead] { $token } 对 { $other } 的领先
        [above-average] { $token } 高于平均的评分
        [score] { $token } 的评分
       *[log-p] { $token } 的 log p{ " " }
    }由这些相加而成：{ $parts }，合计 { $sum }，由{ $method ->
        [pooling] 偏置
        [logit-flow] 偏置和平移
       *[other] 只有空词元时
    }的 { $empty } 变为 { $value }。
why-largest-shares =
    { $method ->
        [value-zeroing] 输出最依靠这些词元的值：{ $tokens }。
        [flow] 这个回答背后的状态主要来自这些词元：{ $tokens }。
       *[attention] 最多的注意力给了这些词元：{ $tokens }。
    }
why-effect-of-leaving-out =
    去掉每个词元对{ $quantity ->
        [lead] { $token } 领先 { $other }
       *[log-p] { $token } 的 log p
    }的影响：{ $tokens } 奈特。
why-effect-of-small-change =
    词元的微小变化在以下词元处最能改变{ $quantity ->
        [lead] { $token } 对 { $other } 的领先
       *[log-p] { $token } 的 log p
    }：{ $tokens } 奈特。
why-error-of-sum =
    这里各部分之和的误差{ $isSmall ->
        [yes] 小于 { $size }
       *[no] 为 { $size }
    }{ $isShare ->
        [yes] （占全部的 { $share }）
       *[no] { "" }
    }{ $steps ->
        [0] { "" }
       *[other] ，经过 { $steps } 步
    }。
why-error-of-each-number = 每个数值准确到大约 { $error }。
why-question =
    { $named ->
        [word] 为什么在 { $word } 里是 { $token }？
        [word-and-other] 为什么在 { $word } 里是 { $token } 而不是 { $other }？
        [token-and-other] 为什么是 { $token } 而不是 { $other }？
       *[token] 为什么是 { $token }？
    }
why-log-p-beside-other =
    { $isAfter ->
        [yes] { $last } 之后，
       *[no] { "" }
    }log p { $isBelow ->
        [yes] 比 { $name } 低 { $value }
       *[no] 比 { $name } 高 { $value }
    }
why-probability-and-log-p =
    { $isAfter ->
        [yes] { $last } 之后 { $probability }
       *[no] { $probability }
    }，log p { $value }{ $isOwn ->
        [yes] { "" }
       *[no] ，不是写出的词元
    }

## pages/why/compared.js

why-why-attribution-each = 为什么是 { $name }：每个词元的归因
why-shares-attention =
    { $isWhole ->
        [yes] 注意力的占比，以百分点计
       *[no] 注意力的占比，以百分点计；缺少的方法正在加载或没有回答
    }

## pages/why/deletion.js

why-tokens-removed = 去掉的词元
why-tokens-put-back = 放回的词元
why-remove = 去掉
why-put-back = 放回
why-which-test = 哪个测试
why-deletion-test-remove = 删除测试：去掉词元
why-insertion-test-put = 插入测试：放回词元
why-removed-most =
    { $isSource ->
        [yes] 去掉源文本的词元
       *[no] 去掉词元
    }，先去掉每种方法认为最重要的。面积越小越好，因为重要的词元被更早找到。
why-removed-then-put-back =
    { $isSource ->
        [yes] 去掉源文本的词元再放回
       *[no] 去掉词元再放回
    }，先放回最重要的。面积越大越好，因为重要的词元被更早找到。
why-piece-by-piece =
    { $isDeletion ->
        [yes] 逐个词片去掉，整词视图里也一样。
       *[no] 逐个词片放回，整词视图里也一样。
    }
why-removing-tokens-one = 正在去掉词元，一种顺序接一种顺序……
why-probability-as-tokens =
    { $isDeletion ->
        [yes] 去掉词元时的概率。{ $shownCurves } 点击一条曲线选它的方法。
       *[no] 放回词元时的概率。{ $shownCurves } 点击一条曲线选它的方法。
    }
why-curve-in-words = { $method }：{ $values }。
why-point-of-curve = { $method }，{ $count } 个词元：{ $share }

## pages/why/faithfulness.js

why-method-and-its-area = { $method }（{ $area }）
why-no-method-better-than-chance = 这里没有一种方法胜过随机：随机顺序 { $low } 到 { $high }。
why-verdict =
    这里{ $named ->
        [one] 最忠实的是 { $best }
        [all] { $best } 同样忠实
       *[none] { $count } 种方法同样忠实
    }，面积 { $area }{ $isSame ->
        [yes] ；不比随机好：{ $same }
       *[no] { "" }
    }{ $isWorse ->
        [yes] ；比随机差：{ $worse }
       *[no] { "" }
    }；随机顺序 { $low } 到 { $high }。

## pages/why/rows.js

why-no-number = 没有数值
why-scale = 标度
why-sum = 和
why-zero-to-one = 0 到 1
why-two-softmaxes = 两个 softmax
why-from-the-source = 来自源文本
why-share-from-the-source = { $share } 来自源文本
why-share-unknown = 未知
why-method = 方法
why-attribution-each = { $count } 种方法对每个词元的归因
why-already-written = 已写出
why-token = 词元
why-attribution-each-token = 每个词元的归因

## pages/why/tools.js

why-whole-words-numbers = 整词：一个词各词片的数值相加，逐个去掉则去掉整个词。被解释的词元是一个词片。
why-which-head = 哪个头
why-enough = 足够
why-empty-is = 空词元取
why-empty-is-field = 空词元取 { $field }
why-baseline =
    { $name ->
        [zero] 零
       *[padding] 填充
    }
why-steps-of-integrated-gradients = 积分梯度的步数 { $field }
why-steps-out-of-range = 积分梯度需要 { $low } 到 { $high } 步，不是 { $value }。
why-what-each-method-can = 每种方法能说什么，不能说什么
why-does-not-average = { $model } 在类别之前不对词元取平均，所以没有“池化”这种方法。
why-pooling = 池化
why-csv = CSV
why-save-all-numbers-as = 把所有数值保存成表
why-methods-of = { $count } 种解释方法

## pages/why/mount.js

why-methods-of-explanation = 解释方法
why-deletion-test = 删除测试
why-method-says = { $method }：{ $says } { $error }
why-keys-word = [←][→] 词
why-keys-method = [↑][↓] 方法
why-title = 它为什么这样说？

why-what-method-can =
    { $method ->
        [attention] 一个头看向了哪里；不是它从那里取了什么，也不说别的头。
        [mean-attention] 最后一层平均看向了哪里；到了那里，每一列已经是词元的混合。
        [rollout] 穿过所有层追踪注意力；它没有正负，所以不会有什么反对这个词元。
        [value-zeroing] 去掉某个词元的值时，每一层移动多远；它也没有正负。
        [flow] 每个词元有多少混入了写出词元的状态；它也没有正负。
        [logit-flow] logit 的精确部分，沿流动向下分；总和精确，但分法是估计。
        [gradient-x-input] 很小的改动会怎样；模型有把握时，数字小而且噪声大。
        [integrated-gradients] 加起来等于对数概率；它取决于把什么当作空的。
        [leave-one-out] 没有这个词元时确切会怎样；两个词元说同样的事时，看起来都不重要。
       *[pooling] 加起来正好等于类别的评分；但每个词元已经读过别的词元。
    }

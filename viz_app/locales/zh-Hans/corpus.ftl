## pages/corpus/mount.js

corpus-title = 每个头一般做什么
corpus-only-own-models = 只为本项目自己的模型测量头的画像。请在上面选一个；“一个头”和“所有的头”显示这个模型的头在你的句子上的样子。
corpus-no-portraits-yet = 这个模型的头还没有画像。“glassformer portraits { $name } --data DIR”在几分钟内测出它们。
corpus-no-such-head = 这个模型里没有{ $place }；这里是所有的头。
corpus-other-role-elsewhere = 在“所有的头”所用的另外 { $count } 个句子里，它的角色是“{ $role }”。
corpus-heads-with-a-role = { $count } 个头中有 { $kept } 个保持一个测得的角色
corpus-heads-caption = { $kept }；在 { $mixed } 个称为混合的头里，{ $named } 个遵循一条规则，规则说明它在哪些行成立。
corpus-what-cards-show = 每张图是一个头的中位句子；每排条是全部 { $count } 个句子（{ $corpora }）。
corpus-key-find = [/] 查找头
corpus-key-arrows = 方向键：从一个头到另一个
corpus-key-escape = [Esc] 所有的头

## pages/corpus/sheet.js

corpus-order =
    { $by ->
        [layer] 层
        [effect] 没有它会失去多少
       *[role] 它们做什么
    }
corpus-key-of-cards = 小条：它看多远，从 −8 到 +8 个位置，各按自己的最高值；深色的条表示距离为零。奈特：没有这个头时回答的 log p 的变化，与零没有可测的区别时为灰色。百分比：去往名称所说之处的注意力。
corpus-map-and-layer =
    { $map ->
        [encoder] 编码器，第 { $layer } 层
        [decoder] 解码器，第 { $layer } 层
       *[cross] 交叉，第 { $layer } 层
    }
corpus-place =
    { $map ->
        [encoder] 编码器 { $place }
        [decoder] 解码器 { $place }
       *[cross] 交叉 { $place }
    }
corpus-costly-to-lose = 失去的代价大
corpus-costly-note = 损失与零有可测的区别
corpus-no-loss-alone = 只缺它时没有可测的损失
corpus-loss-in-nats = { $loss } 奈特
corpus-chance-beside-share = （随机 { $chance }）
corpus-best-share = 最好时
corpus-group-by = 分组方式
corpus-find-a-head = 查找头
corpus-find-hint = 名称、角色或词
corpus-print = 打印成海报（A2）
corpus-heads-found = { $count } 个头

## pages/corpus/words.js

corpus-group =
    { $group ->
        [step] 相隔一步
        [word] 找到那个词
        [landmark] 停在一个标志上
        [rule] 混合，但有规则说明何时
       *[mixed] 混合，还没有名称
    }
corpus-group-note =
    { $group ->
        [step] 在自己的句子里固定的一步
        [word] 看正在写或刚写完的词
        [landmark] ‹start›、‹end› 或一个符号
        [rule] 没有在所有行都成立的角色；有一条规则在某些行成立，并且核对过
       *[mixed] 同时做几件事；这里改为列出其中最清楚的一对
    }
corpus-no-name-yet = 还没有名称
corpus-no-measurable-loss = 只缺它时没有可测的损失：每句 { $mean } ± { $half } 奈特（95% 区间，{ $count } 个句子）。
corpus-loss =
    { $isLoss ->
        [yes] 没有它，模型每句损失 { $mean } ± { $half } 奈特（95% 区间，{ $count } 个句子）。
       *[no] 没有它，模型每句得到 { $mean } ± { $half } 奈特（95% 区间，{ $count } 个句子）。
    }
corpus-where-a-rule-says = 在“{ $title }”的行里（共 { $rows } 行），它的注意力有 { $share } 去往那里；平均分布会是 { $chance }，只按它的距离会是 { $alone }。
corpus-where-a-role-says = 它的注意力有 { $share } 去往“{ $title }”所说之处；平均分布会是 { $chance }。
corpus-no-role-holds = 没有角色也没有规则成立，所以它没有名称。最好的角色：{ $ground }

## pages/corpus/head.js

corpus-level =
    { $level ->
        [strongest] 从最强的百分之一里随机抽取
        [quarter] 强于四分之三的行
        [half] 处于中间
       *[any] 从全部里随机抽取
    }
corpus-writes = 写
corpus-looks-at = 看
corpus-token = 词元
corpus-open-this-sentence = 在“一个头”里打开这个句子
corpus-shares-title = 占比，先按角色，再按规则
corpus-shares-caption = 注意力的占比，先按角色，再按规则
corpus-goes-to = 去往
corpus-share = 占比
corpus-chance = 随机
corpus-by-distances = 按距离
corpus-times = 倍
corpus-shares-note = 条里的线是随机水平：平均分布的注意力。
corpus-frequent-pairs = 注意力高出随机水平最多的词对
corpus-frequent-pairs-note = 两个词同在一句时的注意力全部相加：它常看什么。
corpus-sharpest-pairs = 最鲜明的词对
corpus-sharpest-pairs-note = 两个词同在一句时的每一次，按区间的下端：它稳定地看哪里。两个列表：至少 20 次；‹end› 只列一次。
corpus-see-in-one-head = 在“一个头”里看
corpus-median-sentence = 它的中位句子
corpus-median-sentence-note = 清楚程度居中的句子；不是最好的
corpus-how-far = 它看多远，在 { $count } 个句子里
corpus-how-far-cross = 所看的词的位置减去所写的词的位置。橙色：均匀的注意力会得到的结果。
corpus-how-far-own = 离词元自己的位置数；左边是前面。橙色：均匀的注意力会得到的结果。
corpus-how-sharp = 它的行有多集中
corpus-one-place = 一个位置
corpus-spread-evenly = 平均分布
corpus-true-rows = 真实的行，弱的也有
corpus-true-rows-note = 点击在“一个头”里打开句子。
corpus-all-heads = 所有的头
corpus-head-before = 上一个头
corpus-next-head = 下一个头

## pages/corpus/portrait.js

corpus-share-by-distance = 注意力的占比随距离：{ $shares }
corpus-share-by-evenness = 各行，从一个位置到平均分布：{ $shares }

corpus-rule =
    { $key ->
        [article-preposition] 冠词：它的介词
        [rest-of-word] 词片：词的其余部分
        [first-words] 前两个词：‹end›
        [last-mark] ‹end›：最后的符号
        [inside-word] { $map ->
            [cross] 词的内部：‹end›
           *[decoder] 词的内部：它的开头
        }
        [article-noun] 冠词：它的名词
       *[other] { $title }
    }
corpus-name-by-rules = { $rules }
corpus-pair = “{ $query }” → “{ $key }”

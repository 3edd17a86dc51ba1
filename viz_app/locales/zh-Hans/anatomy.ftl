## pages/anatomy/logit_lens.js

anatomy-adds-score = { $token }，{ $depthName }
    给 { $labels } 的评分加上 { $tokenB }
anatomy-class-lens-whole = 把读出类别的所有层用在每个深度的状态上。{ $label } 在各深度的概率：{ $path }。模型只为最后一个深度训练过。
anatomy-class-lens = 把分类层用在每个深度：每个词元对 { $label } 评分的贡献。{ $label } 在各深度的概率：{ $path }。模型只为最后一个深度训练过。

## pages/anatomy/compared.js

anatomy-compared =
    { $show ->
        [norm] { $token } 处的归一化
        [relu] 为零的隐藏单元的占比
        [lens] { $isWords ->
            [yes] 所写词元的概率
           *[no] 每个词元给评分加上多少，以及每个类别的概率
        }
       *[residual] 每个词元的向量的长度
    }
anatomy-plan-is-of-b = 上面的结构图是 B 的。结构图没有一次运行的数值，所以没有差值；选 A 可以看 A 的。

## pages/anatomy/component.js

anatomy-none-own = 没有自己的
anatomy-of-all =
    { $layers ->
        [1] { $parameters }，占全部的 { $share }
       *[other] { $parameters } × { $layers } 层，占全部的 { $share }
    }
anatomy-differs = 不同
anatomy-not-design = 这个设计里没有
anatomy-choice-or-tensor = 选择，或张量及其形状
anatomy-layer = 层
anatomy-every-choice-every = 每个设计的每个选择
anatomy-every-choice-every-design = 每个设计的每个选择，并排对照
anatomy-five-designs-differ = ≠ 五个设计不同；粗体：与论文不同
anatomy-component-in-stack =
    { $side ->
        [encoder] 编码器：{ $title }
       *[decoder] 解码器：{ $title }
    }
anatomy-none = 无
anatomy-parameters = 参数
anatomy-choice = 选择

## pages/anatomy/current_run.js

anatomy-residual = 残差
anatomy-layernorm = LayerNorm
anatomy-rmsnorm = RMSNorm
anatomy-no-norms = 这个模型不显示它的归一化，所以它的状态的长度逐层显示。
anatomy-no-units = 看不到它的前馈网络的隐藏单元，所以不统计为零的单元。
anatomy-relu = ReLU
anatomy-logit-lens = logit lens
anatomy-encoder = 编码器
anatomy-decoder = 解码器
anatomy-which-stack = 哪一侧
anatomy-which-picture = 哪张图
anatomy-picture-run-arrow = 这次运行的图。方向键选一个词元；下面的句子说明这个词元。
anatomy-numbers-as-table = 数值表
anatomy-running-the-sentence = 正在运行句子……
anatomy-in-this-run = 在这次运行里

## pages/anatomy/designs.js

anatomy-this-model = 这个模型
anatomy-parameters-sizes = { $sizes }；{ $parameters } 个参数
anatomy-vocabulary = 词表
anatomy-model-choose-design = 这个模型；选一个设计放在旁边看
anatomy-designs = 设计
anatomy-only-start = 1：只有 ‹start›
anatomy-source-tokens-target = 源文本 { $count } 个词元，目标文本 { $target } 个
anatomy-tokens-count = { $count } 个词元
anatomy-chosen = 选中

## pages/anatomy/layer_norms.js

anatomy-gain = × 增益
anatomy-bias = + 偏置
anatomy-mean-after = 之后的均值
anatomy-spread-after = 之后的离散程度
anatomy-gain-least = 最小增益
anatomy-bias-least = 最小偏置
anatomy-layer-mean-spread =
    { $kind ->
        [rms] { $title }
            均值 { $token } → { $tokenB }
            均方根 { $tokenC } → { $tokenD }
       *[layer] { $title }
            均值 { $token } → { $tokenB }
            离散程度 { $tokenC } → { $tokenD }
    }
anatomy-norm-short =
    { $sublayer ->
        [attention] { $layer } · 注意力
        [cross-attention] { $layer } · 交叉注意力
        [feed-forward] { $layer } · 前馈
        [both] { $layer } · 两者
        [attention-update] { $layer } · 增量 1
        [feed-forward-update] { $layer } · 增量 2
        [first] 最先
       *[last] 最后
    }
anatomy-norm-title =
    { $isPre ->
        [yes] { $sublayer ->
            [attention] 第 { $layer } 层，注意力之前
            [cross-attention] 第 { $layer } 层，交叉注意力之前
            [feed-forward] 第 { $layer } 层，前馈网络之前
            [both] 第 { $layer } 层，注意力和前馈网络之前
            [attention-update] 第 { $layer } 层，注意力加上的部分
            [feed-forward-update] 第 { $layer } 层，前馈网络加上的部分
            [first] 嵌入之后的归一化
           *[last] 最后的归一化
        }
       *[no] { $sublayer ->
            [attention] 第 { $layer } 层，注意力之后
            [cross-attention] 第 { $layer } 层，交叉注意力之后
            [feed-forward] 第 { $layer } 层，前馈网络之后
            [first] 嵌入之后的归一化
           *[last] 最后的归一化
        }
    }
anatomy-spread = 离散程度
anatomy-rms = 均方根
anatomy-rms-after = 之后的均方根
anatomy-most = 最大
anatomy-layer-norms =
    { $kind ->
        [rms] { $token } 的 { $width } 个数值在每个 RMSNorm 之前（灰）和之后（线），从 −{ $edge } 到 +{ $edge }，以及均方根。选中：{ $name }。均值没有减去：{ $mean } → { $after }；学来的增益 { $leastGain } 到 { $mostGain }，没有偏置。
        [scaled] { $token } 的 { $width } 个数值在每个 LayerNorm 之前（灰）和之后（线），从 −{ $edge } 到 +{ $edge }，以及离散程度。选中：{ $name }。均值 { $mean } → { $after }；学来的增益 { $leastGain } 到 { $mostGain }，没有偏置。
       *[layer] { $token } 的 { $width } 个数值在每个 LayerNorm 之前（灰）和之后（线），从 −{ $edge } 到 +{ $edge }，以及离散程度。选中：{ $name }。均值 { $mean } → { $after }；学来的增益 { $leastGain } 到 { $mostGain }，偏置 { $leastBias } 到 { $mostBias }。
    }

## pages/anatomy/plan.js

anatomy-encoder-reads-source = 编码器，读源文本
anatomy-decoder-writes-target = 解码器，写目标文本
anatomy-architecture-from-top = 架构，从上到下
anatomy-open-a-component = 打开一个组件
anatomy-shapes-of =
    { $count ->
        [1] { $picked } 的形状
       *[other] ≠ 设计在这里不同；{ $picked } 的形状
    }
anatomy-designs-differ-here = ，这两个设计在这里不同
anatomy-layers =
    { $layers ->
        [0] 没有层
       *[other] { $layers } 层
    }
anatomy-layers-of-two = ≠ { $one } 层或 { $other } 层

## pages/anatomy/relu_zeros.js

anatomy-layer-units-zero = { $token }，第 { $value } 层
    { $hidden } 个单元中 { $tokenB } 个为零
anatomy-in-layer = 第 { $layer } 层 { $count } 个
anatomy-layer-number = 第 { $layer } 层
anatomy-mean = 均值
anatomy-relu-zeros = { $hidden } 个隐藏单元中被 ReLU 置零的占比，以百分比计。{ $token } 在第 { $layer } 层是 { $share }：{ $active } 个单元不为零。对这个句子的每个词元都为零：{ $silent }。

## pages/anatomy/residual.js

anatomy-length-token-points = { $token }，{ $points }
    长度 { $tokenB }
anatomy-point =
    { $what ->
        [embedding] 嵌入
        [attention] + 注意力，第 { $layer } 层
        [cross-attention] + 交叉注意力，第 { $layer } 层
        [feed-forward] + 前馈，第 { $layer } 层
        [layer] 第 { $layer } 层之后
        [last-norm] 最后的归一化之后
       *[norm] 归一化之后，第 { $layer } 层
    }
anatomy-lengths =
    { $order ->
        [pre] 每个词元的向量的长度。每个子层都往上加。只有最后的归一化使它变短，到大约 { $about }。{ $token } 最长时为 { $longest }：{ $place }。
        [other] 每个词元的向量的长度，在它改变的每一处。{ $token } 最长时为 { $longest }：{ $place }。
       *[post] 每个词元的向量的长度。子层加上内容时它增大，归一化把它带回大约 { $about }。{ $token } 最长时为 { $longest }：{ $place }。
    }
anatomy-point-outside =
    { $what ->
        [embedding] 嵌入
       *[last-norm] 最后的归一化
    }

## pages/anatomy/mount.js

anatomy-shown-name-count =
    { $count ->
        [1] 显示的是 { $name }。
       *[other] 显示的是 { $name }。
    }
anatomy-there-no-design-here = 这里没有设计“{ $unknown }”；{ $shown }
anatomy-visible-designs-do = 可见的设计没有这个链接里的组件；打开的是自注意力。

## pages/anatomy/mount.js

anatomy-component-before = 上一个组件
anatomy-component-after = 下一个组件
anatomy-component-of = 第 { $component } 个组件，共 { $count } 个：{ $title }
anatomy-what-model-made-from = 模型由什么组成，从词到回答
anatomy-keys-component = [←] [→] 组件
anatomy-keys-design = [1] … [6] 设计
anatomy-keys-token = [Tab] 到图，方向键选一个词元

## pages/anatomy/logit_lens.js

anatomy-layer-value = 第 { $value } 层
anatomy-emb = 嵌入
anatomy-embedding = 嵌入
anatomy-after-token = { $token } 之后，{ $depthName }
anatomy-lens-capped = 这个模型把 logit 限制在 ±{ $cap } 以内；这里是限制之后的概率。
anatomy-depth-layer = 第 { $layer } 层
anatomy-depth-embedding = 嵌入
anatomy-word-lens =
    { $when ->
        [never] 把输出层用在每个深度：最可能的词元，以百分比计。{ $token } 之后，{ $written } 在任何深度都不是最可能的。粗体：写出的词元。模型只为最后一个深度训练过。
        [always] 把输出层用在每个深度：最可能的词元，以百分比计。{ $token } 之后，{ $written } 从一开始就是最可能的。粗体：写出的词元。模型只为最后一个深度训练过。
       *[later] 把输出层用在每个深度：最可能的词元，以百分比计。{ $token } 之后，{ $written } 从第 { $layer } 层起是最可能的。粗体：写出的词元。模型只为最后一个深度训练过。
    }

## pages/anatomy/designs.js

anatomy-how-large-others-are = 别的模型有多大
anatomy-published-model = 模型
anatomy-published-times = 是这个模型的几倍
anatomy-published-layers = 层
anatomy-published-heads = 每层的头
anatomy-published-width = 宽度
anatomy-published-vocabulary = 词表
anatomy-published-reads = 最多读

## The place of a chosen design, and the rows of a LayerNorm

anatomy-left = 左
anatomy-right = 右
anatomy-vector-before = 之前
anatomy-vector-normalised = 已归一化
anatomy-vector-after = 之后
anatomy-title =
    { $of ->
        [embedding] 嵌入
        [positions] 位置
        [self] 自注意力
        [masked] 带掩码的注意力
        [cross] 交叉注意力
        [ffn] 前馈网络
        [ffn-and-norms] 前馈网络和归一化
        [add-norm] 相加和归一化
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] 最先的 LayerNorm
        [last-LayerNorm] 最后的 LayerNorm
        [first-RMSNorm] 最先的 RMSNorm
        [last-RMSNorm] 最后的 RMSNorm
        [mean-pooling] 平均池化
        [pooled] 池化
        [classes] 类别
        [hidden-word] 被遮住的词
       *[next-token] 下一个词元
    }
anatomy-title-inside =
    { $of ->
        [embedding] 嵌入
        [positions] 位置
        [self] 自注意力
        [masked] 带掩码的注意力
        [cross] 交叉注意力
        [ffn] 前馈网络
        [ffn-and-norms] 前馈网络和归一化
        [add-norm] 相加和归一化
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] 最先的 LayerNorm
        [last-LayerNorm] 最后的 LayerNorm
        [first-RMSNorm] 最先的 RMSNorm
        [last-RMSNorm] 最后的 RMSNorm
        [mean-pooling] 平均池化
       *[pooled] 池化
    }
anatomy-why =
    { $of ->
        [embedding] 每个词元的编号选出表中的一行：它看到别的词元之前的含义。
        [positions] 注意力本身不知道顺序，所以每个位置加上自己的图案。
        [self] 每个词元看自己句子里的词元，并混合它读到的内容。
        [masked] 每个词元只回看已经写出的内容，从不向前看。
        [cross] 查询来自译文，键和值来自源文本。这是唯一的桥。
        [norm] 每个词元先变成均值 0、离散程度 1，再乘以增益，再加上偏置。
        [add-norm] 子层的输出加到残差流上，然后每个词元变成均值 0、离散程度 1，再乘以增益，再加上偏置。
        [norm-without-bias] 每个词元先变成均值 0、离散程度 1，再乘以增益。
        [rms-norm] 每个词元除以它的均方根，再乘以增益；不减去均值。
        [ffn] 每个词元单独处理：变宽，ReLU，再变窄。一层的大部分参数在这里。
        [ffn-and-norms] 这个库不显示内部，所以它的归一化也算在这里。
        [mean-pooling] 所有词元的均值：整个句子的一个向量。
        [pooled] 这一部分为别的层读一个状态；这里不作出回答。
        [classes] 每个类别一行权重；logit 的 softmax 就是回答。
        [hidden-word] 在词被遮住的地方，这些层给词表中的每个词元一个 logit。
       *[next-token] 每一行变成词表中每个词元的一个 logit。
    }
anatomy-why-feed-forward =
    { $isParallel ->
        [yes] 每个词元单独处理：变宽，{ $activation }，再变窄。它读注意力所读的状态，两者同时相加。
       *[no] 每个词元单独处理：变宽，{ $activation }，再变窄。
    }
anatomy-why-positions = 注意力本身不知道顺序：{ $work }。
anatomy-positions-work =
    { $kind ->
        [rotary] 每一层旋转查询和键
        [relative] 在每一层，两个词元的每种距离给它们的评分加上一个学来的数
        [sinusoidal] 正弦波加到每个词元上
        [learned] 学来的表加到每个词元上
       *[unknown] 这里不知道这个模型怎样知道顺序
    }
anatomy-and = { $first }和{ $then }
anatomy-row =
    { $name ->
        [table] 表
        [padding-id] 填充的编号
        [multiplied-by] 乘以
        [kind] 种类
        [longest-sentence] 最长的句子
        [learned-numbers] 学来的数
        [qkv-weights] Q、K、V 的权重
        [qkv-bias] 它们的偏置
        [heads] 头
        [scaling] 缩放
        [mask] 掩码
        [closed-cells-become] 关闭的单元格变成
        [output-weights] 输出的权重
        [positions] 位置
        [order] 归一化的位置
        [epsilon] ε
        [variance] 方差
        [gain-and-bias] 增益和偏置
        [gain] 增益
        [first-weight] 第一个权重矩阵
        [between] 中间
        [second-weight] 第二个权重矩阵
        [wider-by] 加宽到
        [mean-over] 求均值的范围
        [weight] 权重矩阵
        [bias] 偏置
        [then] 然后
        [task] 任务
        [layers] 层
        [width] 宽度
        [hidden-width] 隐藏宽度
        [qkv] Q、K、V
        [scale] 缩放
        [closed-cells] 关闭的单元格
        [padding-masks] 填充掩码
        [layernorm] LayerNorm
        [its-epsilon] 它的 ε
        [embedding-times] 嵌入乘以
        [tables] 表
        [pooling] 池化
        [fresh-weights] 初始权重
        [parameters] 参数
       *[other] { $name }
    }
anatomy-is =
    { $of ->
        [yes] 有
        [none] 无
        [not-known] 不知道
        [not-seen] 看不到
        [of-encoder] 与编码器共用
        [post] 每次相加之后
        [pre] 每个子层之前
        [post-norm] 每次相加之后（post-norm）
        [pre-norm] 每个子层之前（pre-norm）
        [after-last-layer] 一次，在最后一层之后
        [after-embedding] 一次，在嵌入之后
        [after-sub-layer] 在子层之后、相加之前
        [not-padding] 填充以外的所有词元
        [softmax-classes] 对类别作 softmax
        [softmax-vocabulary] 对词表作 softmax
        [xavier] Xavier 均匀分布
        [pytorch] 按 PyTorch 的方式抽取
        [one-table] 一个
        [one-of-two] 两种用途共用一个
        [two-tables] 输入和输出分开
        [one-of-three] 三种用途共用一个
        [three-tables] 源、目标和输出分开
        [three-linears] 三个 Linear
        [fused-linear] 一个合并的 Linear
        [translator] 翻译
        [classifier] 分类
        [generator] 续写
        [encoder] 编码器
        [sinusoidal] 正弦
        [learned] 学来的
        [rotary] 旋转
        [relative] 相对
        [mean] 均值
       *[some-activation] 某个激活函数
    }
anatomy-heads =
    { $kind ->
        [full] { $heads } 个，宽 { $width }，每个与模型同宽
        [split] { $heads } 个，宽 { $width }，平分模型的宽度
        [shared] { $heads } 个，宽 { $width }，共用 { $fewer } 个键和值的头
       *[own] { $heads } 个，宽 { $width }
    }
anatomy-both = { $encoder } + { $decoder }
anatomy-scaling =
    { $how ->
        [scores] 评分 ÷ √{ $width }
        [inputs] q 和 k 各 ÷ ⁴√{ $width }
       *[times] 评分 × { $factor }
    }
anatomy-capped = { $scaling }，然后限制在 ±{ $cap } 以内
anatomy-capped-softmax = 限制在 ±{ $cap } 以内，对词表作 softmax
anatomy-factor = { $factor }
anatomy-mask =
    { $of ->
        [keys] 填充作为键关闭
        [queries] 填充作为键和查询都关闭
        [causal-keys] 因果，填充作为键关闭
        [causal-queries] 因果，填充作为键和查询都关闭
        [causal] 因果
        [window] 有 { $layers } 层只看附近的 { $reach } 个词元
        [causal-window] 因果，有 { $layers } 层只看附近的 { $reach } 个词元
       *[none] 无
    }
anatomy-made-by =
    { $how ->
        [fused] 一个 { $size }，按头切开
       *[separate] 三个 { $size }
    }
anatomy-rotary =
    { $hasBase ->
        [yes] 每一层旋转查询和键，底数 { $base }
       *[no] 每一层旋转查询和键
    }
anatomy-variance =
    { $kind ->
        [biased] 有偏：{ $width } 个数的平方的均值
       *[none] 不减均值；{ $width } 个数的平方的均值
    }
anatomy-each = 各 { $width }
anatomy-times = { $factor } 倍
anatomy-gated = { $between }，乘以另一半
anatomy-table-of-three = { $table }，三种用途共用
anatomy-tied = { $size }，就是嵌入的表
anatomy-then = { $first }，然后 { $then }
anatomy-card =
    { $design ->
        [paper] 与论文相同，基本大小
        [fused-qkv] 一个 Linear 给出 q、k 和 v
        [dawn] 关闭的单元格填 −1e9
        [pad-and-causal] 填充在两个轴上都关闭
       *[wide-heads] 分类器，每个头与模型同宽
    }
anatomy-card-sizes = { $layers } 层，宽 { $width }，{ $heads }
anatomy-card-heads =
    { $kind ->
        [shared] { $heads } 个宽 { $width } 的头，共用 { $fewer } 个键和值的头
       *[own] { $heads } 个宽 { $width } 的头
    }
anatomy-rounded =
    { $unit ->
        [billion] { $number } × 10⁹
        [million] { $number } × 10⁶
        [thousand] { $number } × 10³
       *[one] { $number }
    }
anatomy-published-name =
    { $size ->
        [smallest] { $name }，最小的（{ $year }）
        [largest] { $name }，最大的（{ $year }）
       *[only] { $name }（{ $year }）
    }
anatomy-source =
    { $hasWeights ->
        [yes] { $model }：{ $paper }，表 { $table }，以及公布的权重。
       *[no] { $model }：{ $paper }，表 { $table }。
    }
anatomy-taking-apart = 正在拆开各个设计……

## shell/shell.js

shell-reload = 重新加载

## handlers/tabs.py

shell-view-overview = 总览
shell-view-translate = 逐词
shell-about-translate = 解码：写了什么，本来还可能写什么
shell-view-sentences = 许多句子
shell-about-sentences = 语料评测：一个模型处理一份文本列表
shell-tab-heads = 头
shell-view-head = 一个头
shell-about-head = 查询、键、值：一个注意力头怎样决定看哪里
shell-view-heads = 所有的头
shell-about-heads = 注意力头：每个头有什么用
shell-view-corpus = 在语料上
shell-about-corpus = 头的画像：每个头在语料上做什么
shell-tab-why = 为什么
shell-view-why = 词
shell-about-why = 归因：回答依靠哪些词，用几种方法来看
shell-view-flow = 组成与路径
shell-about-flow = logit 归因与信息流：是什么写出一个词，经过哪条路径
shell-tab-break = 动手弄坏
shell-view-break = 从这里开始
shell-about-break = 干预：只改动内部的一处
shell-view-masks = 掩码
shell-about-masks = 注意力掩码：可以看什么
shell-view-positions = 词序
shell-about-positions = 位置编码：用什么说明词的位置
shell-view-patch = 交换部件
shell-about-patch = 激活修补：把另一次运行的部件放进这一次
shell-tab-model = 模型
shell-view-anatomy = 结构图
shell-about-anatomy = 结构，也叫架构：模型由什么组成
shell-view-model-words = 词的地图
shell-about-model-words = 词元嵌入：模型认为哪些词相像
shell-view-model-learning = 学习过程
shell-about-model-learning = 训练过程：模型在训练中的各个时刻
shell-view-model-faithfulness = 该信哪种解释
shell-about-model-faithfulness = 忠实度：检验各种解释
shell-view-model-here = 在这里训练一个
shell-about-model-here = 训练：一个很小的模型就在这个标签页里学习

## shell/index.html, pages/first.html

shell-skip = 跳到图
shell-pages = 页面
shell-sentence-and-answer = 句子和它的回答
shell-loading = 正在加载
shell-try-again = 重试

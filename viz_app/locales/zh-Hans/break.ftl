## pages/break/mount.js

break-heads = 头
break-who-may-speak = 谁可以说话
break-all-heads = 所有的头
break-masks = 掩码
break-what-may-be-looked = 可以看什么
break-all-masks-bugs = 所有掩码和错误
break-words = 词
break-what-is-read = 读什么
break-all-words = 所有的词
break-word-order = 词序
break-what-says-where-word = 用什么说明词的位置
break-waves-and-shifts = 波与移动
break-swap-parts = 交换部件
break-from-another-sentence = 来自另一个句子
break-two-sentences-side = 两个句子并排
break-head-layer-off = 关闭第 { $layer } 层第 { $head } 个头
break-all-heads-look-off = 关闭看向 { $looked } 的全部 { $heads } 个头
break-no-causal-mask = 没有因果掩码
break-left-out = 去掉 { $word }
break-word-order-shuffled = 词序打乱
break-no-word-has-place = 所有词都没有位置
break-change-one-thing = 只改动模型内部的一处，看看回答怎么变。
break-changes-add-up =
    { $isFound ->
        [yes] 每一行都是这个句子的一次真实运行。改动会叠加，在所有页面上保留，直到你撤销。
       *[no] 模型正在计算每处改动的效果。改动会叠加，在所有页面上保留，直到你撤销。
    }
break-no-answer = 这个模型不给出会受改动影响的答案。“掩码”和“词序”显示改动对它的头有什么影响。
break-nothing-changes = 什么也没变：这也是一个发现。
break-only-reading-fails = 写的时候：没有变化。读一份完成的回答时：它看到了后面的词，预测就失败了。
break-hidden-from =
    { $isTranslator ->
        [yes] 对解码器隐藏 { $word }
       *[no] 对后面所有的词隐藏 { $word }
    }

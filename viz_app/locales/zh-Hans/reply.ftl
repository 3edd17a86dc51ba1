reply-too-many-characters =
    { $what ->
        [forced] 这个强制的开头有 { $count } 个字符；最多 { $most } 个。请缩短 { $over } 个。
        [system] 这条系统消息有 { $count } 个字符；最多 { $most } 个。请缩短 { $over } 个。
        [lesson] 这一课有 { $count } 个字符；最多 { $most } 个。请缩短 { $over } 个。
       *[text] 这段文本有 { $count } 个字符；最多 { $most } 个。请缩短 { $over } 个。
    }
reply-ignored = { $problem } 链接里的“{ $name }”已忽略。
reply-unusable = 链接里的“{ $name }”不能用，已忽略。
reply-unreadable = 链接里的“{ $name }”读不出，已忽略。
reply-not-sent = 页面没有发送“{ $name }”。请重新加载页面。
reply-beam-too-wide = 链接要求束宽 { $beam }；这里最宽是 { $most }。
reply-other-decoding =
    { $way ->
        [beam] 链接里的“{ $name }”属于束搜索，已忽略。
       *[sample] 链接里的“{ $name }”属于采样，已忽略。
    }
reply-left-out =
    { $what ->
        [masks] 链接里有 { $count } 个掩码改动读不出，已略去。
        [heads] 链接里有 { $count } 个关闭的头读不出，已略去。
        [places] 链接里有 { $count } 个移入的位置不能用，已略去。
       *[tokens] 链接里有 { $count } 个配对的词元不能用，已略去。
    }
reply-no-such-bug = 链接要求一个这个版本没有的错误；已略去。
reply-fills = 被遮住的单元格可以填这些之一：{ $fills }。
reply-quoted = “{ $text }”
reply-unknown-names =
    { $more ->
        [0] 这个页面不认识链接里的 { $names }。
       *[other] 这个页面不认识链接里的 { $names }，还有另外 { $more } 个。
    }
reply-no-template = 模型 { $title } 没有对话模板；请选一个有的。
reply-turn-chat-off = 模型 { $title } 没有对话模板。请关闭“作为对话”。
reply-read-as-it-is = 模型 { $title } 没有对话模板；文本按原样读。
reply-no-model = 页面没有发送模型。请重新加载页面。
reply-no-run = 页面发送的请求没有模型和文本。请重新加载页面。
reply-texts-at-once = 页面一次发送 1 到 64 段文本。请重新加载页面。
reply-no-path = 页面没有发送搜索的路径。请重新加载页面。
reply-no-pinned-run = 页面没有发送固定的运行。请固定一个，或重新加载页面。
reply-positions = 位置可以关闭、用种子打乱，或移动一个整数。请重新选择。
reply-vocabulary-is-number = 词表大小是词元的个数；请在页面上选一个。
reply-vocabularies = 词表的词元个数可以是这些之一：{ $sizes }。
reply-no-such-file = 没有这种文件。请重新加载页面。
reply-model-is-text = 模型的名称必须是文本。
reply-run-is-text = 要运行的必须是文本。
reply-heads-are-written = 要关闭的注意力头写作“图.层.头”，例如 c.1.6_e.0.2，从 0 数起。
reply-no-memory = 内存不够。请关闭别的标签页和程序，或用短一些的句子。
reply-defect = 这次运行失败了。请再试一次，或换一个句子。
reply-busy = 服务器正忙。请稍后再问。
reply-writes-nothing =
    { $task ->
        [classifier] 分类器不写文本，所以链接里的解码设置已忽略。
       *[encoder] 编码器不写文本，所以链接里的解码设置已忽略。
    }
reply-too-many-sentences = 这段文本有 { $count } 个句子；最多 { $most } 个。请减少 { $over } 个。
reply-another-model = 这个链接要求模型“{ $name }”，这里没有；这里用 { $title }。
reply-no-sentence = 这个链接没有句子；这里是一个例子。
reply-followed-without =
    { $more ->
        [0] { $problem } 链接的这一部分没有采用。
       *[other] { $problem } 另外 { $more } 个也一样。链接的这些部分没有采用。
    }
reply-no-such-sentence = 链接要求第 { $place } 个句子；文本有 { $count } 个。
reply-nobody-waits = 没有人在等这次运行了。如果还需要，请再运行一次。
reply-no-such-model = 这里没有模型“{ $name }”。请选这些之一：{ $models }。
reply-too-many-tokens = 这段文本有 { $count } 个词元；页面最多放 { $most } 个。请减少 { $over } 个。
reply-compared-with = { $problem } 链接里的比较对象已忽略。
reply-no-label = 没有标签 { $place }；这个模型有 { $count } 个，从 0 数起。
reply-another-map =
    { $wish ->
        [cross] { $there ->
            [decoder] 这个模型没有交叉注意力；显示它的解码器。
           *[encoder] 这个模型没有交叉注意力；显示它的编码器。
        }
        [decoder] 这个模型没有解码器；显示它的编码器。
       *[encoder] 这个模型没有编码器；显示它的解码器。
    }
reply-last-layer = 没有第 { $layer } 层；第 { $last } 层是最后一层。
reply-no-head-with-row = 没有第 { $head } 个头的第 { $row } 行；请在页面上选择。
reply-own-models-only = 这只对本项目的模型显示。请选其中一个。
reply-two-models = A 是 { $a } 的运行，B 是 { $b } 的运行；张量只能在同一个模型里移入。
reply-both-greedy = 这里两次运行都是贪心的，没有强制的开头。
reply-no-row = 这段文本没有第 { $row } 行；头在所有行移入。
reply-same-token = 两者写的第 { $place } 个词元相同；显示第一个不同的。
reply-pinned-unchanged = { $problem } 固定的运行不带它的改动显示。
reply-no-such-head = 这次运行在第 { $layer } 层没有第 { $head } 个头；请在页面上选一个。
reply-no-norm = 这个模型没有归一化“{ $name }”；请在页面上选一个。
reply-positions-added = 这个模型把位置加到词元上；请选一个用旋转位置编码的模型。
reply-no-rotation = 这个模型没有可以显示的旋转；请选一个用旋转位置编码的模型，例如 Llama。
reply-no-sentences = 这里没有语言 { $language } 的句子。请输入自己的句子。
reply-no-lines = 这里没有这种语言的句子。请输入自己的句子。
reply-stop-unreadable = 页面发送的站读不出。请重新加载页面。
reply-lesson-needs-model = 这一课需要模型“{ $name }”，这里没有。这里有 { $models }。
reply-file-too-large = 这个文件会超过 { $megabytes } MB。请把运行记录存为 .npz，或只存一个头或一行。
reply-answer-too-large = 这个回答会超过 { $megabytes } MB。请缩短句子。
reply-needs-a-server = 模型“{ $name }”需要服务器；请在应用里打开这个链接。
reply-loading = 正在加载模型 { $title }。
reply-still-working = 还在运行：计算机正忙于别的运行，或句子很长。
reply-waiting =
    { $before ->
        [0] 等待：下一个就是你。
       *[other] 等待：前面还有 { $before } 个。
    }
reply-server-full = 现在提问的人太多。请一分钟后再试。
reply-server-stops = 服务器正在停止。请一分钟后再试。
reply-too-eager = 你有 { $most } 个问题在等待。请等到回答以后再问。
reply-too-many-questions = 一分钟内超过了 { $most } 个问题。请稍等再继续。
reply-live-off-for-model = 对这个模型，实时已关闭：它的运行时间长。按回车键运行。
reply-live-off-for-text = 对这段文本，实时已关闭：它有 { $count } 个词元，输入时最多运行 { $most } 个。按回车键运行。

reply-no-lesson = 这不是一课：{ $why }。请用这样的形式：{ $form }。
reply-file-no-lesson = { $file } 不是一课：{ $why }。请用这样的形式：{ $form }。
reply-lesson-at-stop = 第 { $stop } 站：{ $why }
reply-lesson-in-language = “{ $language }”里，{ $why }
reply-lesson-too-large = 它超过了 { $most } 字节
reply-lesson-no-json = 它不是 JSON 文本
reply-lesson-half-character = 它含有半个字符
reply-lesson-no-object = 它不是 JSON 对象
reply-lesson-part-no-object = “{ $name }”不是 JSON 对象
reply-lesson-stops = “stops”须是 1 到 { $most } 站的列表
reply-lesson-version = “version”须是 1 到 { $most }；更新的文件需要更新的页面
reply-lesson-code = “language”须是像“en”这样的代码
reply-lesson-flag = “{ $name }”须是 true 或 false
reply-lesson-number = “{ $name }”须是 { $least } 到 { $most }
reply-lesson-text = “{ $name }”须是 1 到 { $most } 个字符的文本
reply-lesson-title = “title”须是最多 { $most } 个字符的文本
reply-lesson-texts = “{ $name }”须是文本的列表，每段最多 { $most } 个字符
reply-lesson-no-place = “{ $name }”是 { $given }，不在这些之中：{ $places }
reply-lesson-two-in-one = 它既有问题又有任务；请让任务自成一站
reply-lesson-kind = “task.kind”须是这些之一：{ $kinds }
reply-lesson-claims = “task.when”需要一个条件，例如“{ $example }”
reply-lesson-choices = “ask.choices”有 { $count } 个文本；可以有 { $least } 到 { $most } 个
reply-lesson-poll = 投票需要“ask.choices”
reply-lesson-unmarked = “ask.right”须说明哪个选项正确
reply-lesson-right = “ask.right”须是一个选项的编号，从 0 数起
reply-lesson-feedback =
    { $of ->
        [choices] “ask.feedback”须按顺序给选项写文字
       *[tokens] “ask.feedback”须按名字给最多 { $most } 个词元写文字
    }
reply-lesson-state = “state”既不是参数的对象，也不是链接
reply-lesson-parameter = “state”的参数“{ $name }”读不出
reply-lesson-languages = “languages”须是最多含 { $most } 个代码的对象，代码如“de”
reply-lesson-language-stops = “stops”须是最多 { $most } 个对象的列表
reply-lesson-other-choices = 有一个问题的选项数与课本身不同
reply-class-unknown = 没有用这个代码的课堂。请再看看大屏幕。
reply-class-over = 这个课堂结束了。
reply-class-no-answer = 这不是对课中问题的回答。
reply-class-text = 请写 1 到 { $most } 个字符。
reply-class-no-key = 用这个链接不能带领全班。请打开开始上课时得到的链接。
reply-class-no-member = 这部手机已不在课堂里。请用代码重新加入。
reply-class-door-closed = 这个课堂现在不能加入。请让老师开放加入。
reply-class-full = 这个课堂满了：已有 { $most } 人。
reply-class-many-rooms = 这台服务器上已有 { $most } 个课堂。请稍后再试。
reply-class-many-starts = 一个网络每小时可以开始 { $most } 个课堂。请稍后再试。
reply-class-many-answers = 短时间内发来的回答太多。请等两秒，再发送最后一个。
reply-class-wrong-codes = 这个网络输错了很多代码，所以接下来一分钟内加入会较慢。请十秒后再试。
reply-class-gone-on = 课堂已经往下走了。
reply-class-away = 现在连不上课堂。什么都不会丢失：页面会自动再试。
reply-class-unreadable = 页面发送的请求读不出。请重新加载页面。
reply-earlier-version = 这个页面属于服务器的旧版本。请重新加载页面。
reply-half-character = 请求含有半个字符；请重新输入文本。
reply-request-too-large = 请求超过了 { $most } 字节。请缩短。
reply-request-cut-off = 请求中断了。请再发送一次。
reply-request-too-slow = 请求没有在 { $most } 秒内到达。请再发送一次。

reply-no-tsne = 这个模型没有 t-SNE 图：对本项目的模型，glassformer words MODEL --data DIR 可以制作一张。
reply-no-moments =
    { $kind ->
        [own] 这个模型的训练没有保留任何时刻。请用 glassformer train … --snapshots 12 训练，然后 glassformer learning MODEL --run DIR --data DIR 会保留每个时刻的表现。
       *[hub] Hugging Face 的模型怎样学成现在这样，这里不知道：它的训练没有保留任何时刻。
    }

## client/client.js

client-page-cannot-read-answer-may = 这个页面读不懂回答；页面可能属于更早的版本。请重新加载页面。

## client/server.js

client-page-belongs-earlier-version = 这个页面属于更早版本的服务器。请重新加载页面。
client-server-did-not-answer-check = 服务器没有回应。请确认它还在运行，然后重新加载页面。
client-server-did-not-answer-check-still = 服务器没有回应。请确认它还在运行，然后重试。

## client/tab.js

client-file-page-could-not-be = 这个页面的一个文件取不到。请检查网络连接，然后重试。
client-still-working-sentence-long-or = 还在计算：句子较长，或者这台设备较慢。
client-browser-cannot-run-models-try = 这个浏览器不能运行模型。请换一个更新的浏览器。
client-loading-the-program = 正在加载程序。
client-first-answer-on-way = 第一个回答马上就来。
client-is-starting = { $title } 正在启动。
client-loading-mb = { $title } 正在加载，{ $loaded } MB，共 { $total } MB。
client-silencing-each-head-turn = 正在逐个关闭每个头：{ $done } / { $heads }。
client-still-working-step = 还在计算：第 { $step } 步。
client-you-can-look-around-type = { $sentence } 在此期间你可以四处看看，也可以输入。
client-the-program = 程序
client-translate = 翻译
client-write = 续写
client-browser-has-no-room-left = 这个浏览器没有空间保存页面，所以下次访问需要网络。
client-file-page-missing-reload-page = 这个页面缺少一个文件。请重新加载；如果没用，请告诉提供页面的人。

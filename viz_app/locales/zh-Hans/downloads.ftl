## pages/downloads/mount.js

downloads-there-no-picture-on = 这个标签页还没有图。请等它画好再保存。
downloads-not-drawn = 这个浏览器画不出这张图。请保存页面或 SVG。
downloads-all-heads-map = 这张图的所有头
downloads-this-row = 这一行
downloads-this-head = 这个头
downloads-the-whole-trace = 整个运行记录
downloads-numpy-npz = NumPy .npz
downloads-saved-as = 已保存为 { $name }。
downloads-this-page = 这个页面
downloads-html-opens-offline = HTML，可离线打开
downloads-this-picture = 这张图
downloads-png = PNG
downloads-svg = SVG
downloads-print = 打印
downloads-open-tab-ctrl-p = 打开的标签页，Ctrl P
# words of a saved drawing
downloads-head = 第 { $head } 个头
downloads-layer = 第 { $layer } 层
downloads-may-not-look = 不能看
downloads-all-heads = { $map }，所有头

## pages/downloads/picture.js

downloads-sentence = 第 { $sentence } 句
downloads-forced = 强制 { $forced }
downloads-layer-head = { $map }，第 { $layer } 层，第 { $head } 个头
downloads-whole-words = 整词

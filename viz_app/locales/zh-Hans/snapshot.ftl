## pages/snapshot/page.js

snapshot-one-run = { $model } 的一次运行，连同全部数字一起保存：{ $run }

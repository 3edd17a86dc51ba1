## pages/snapshot/page.js

snapshot-one-run = Ein Lauf von { $model }, mit allen Zahlen gespeichert: { $run }

## pages/snapshot/page.js

snapshot-one-run = One run of { $model }, saved with all its numbers: { $run }

## pages/snapshot/page.js

snapshot-one-run = Une exécution de { $model }, enregistrée avec tous ses nombres : { $run }

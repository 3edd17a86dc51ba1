## pages/snapshot/page.js

snapshot-one-run = Una ejecución de { $model }, guardada con todos sus números: { $run }

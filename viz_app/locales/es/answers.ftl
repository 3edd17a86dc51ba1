## The animal that stands for a pupil

answers-animal = { $animal ->
    [0] tejón
    [1] castor
    [2] bisonte
    [3] grulla
    [4] delfín
    [5] halcón
    [6] pinzón
    [7] zorro
    [8] geco
    [9] liebre
    [10] erizo
    [11] garza
    [12] íbice
    [13] koala
    [14] lince
    [15] tritón
    [16] orca
    [17] nutria
    [18] búho
    [19] panda
    [20] pingüino
    [21] frailecillo
    [22] codorniz
    [23] cuervo
    [24] petirrojo
    [25] foca
    [26] cigüeña
    [27] vencejo
    [28] tapir
    [29] charrán
    [30] wómbat
   *[31] cebra
  } { $kind ->
    [0] de ámbar
    [1] de azur
    [2] de luz
    [3] de brisa
    [4] de calma
    [5] de ingenio
    [6] de cobre
    [7] de coral
    [8] de terciopelo
    [9] de escarcha
    [10] de valor
    [11] de aurora
    [12] de dulzura
    [13] de oro
    [14] de gala
    [15] de dicha
    [16] de avellana
    [17] de índigo
    [18] de marfil
    [19] de fiesta
    [20] de empeño
    [21] de lila
    [22] de fuego
    [23] de luna
    [24] de risa
    [25] de niebla
    [26] de nobleza
    [27] de oliva
    [28] de rayo
    [29] de silencio
    [30] de rubí
   *[31] de plata
  }

## The end of a lesson

answers-close = Cerrar
answers-result = { $later ->
    [0] **Tu animal: { $animal }.** { $right } de { $count } correctas al primer intento.
   *[other] **Tu animal: { $animal }.** { $right } de { $count } correctas al primer intento, { $later } más tarde.
  }
answers-yours = Tus respuestas
answers-question = Pregunta
answers-said = Tu respuesta
answers-right = Correcta
answers-your-code = Tu código
answers-your-code-note = Tu código: muéstralo o cópialo para quien enseña. Contiene lo que elegiste, los minutos y este animal, nada más.
answers-qr = El código como código QR
answers-copy = Copiar
answers-print-card = Imprimir
answers-copied = Copiado: { $code }
answers-not-copied = Este navegador no deja copiar a la página. El código es { $code }
answers-finished-here = Lecciones que terminaste aquí
answers-lesson = Lección

## What a class said

answers-voted = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
  }
answers-counts = { $first } de { $count } a la primera · { $later } más tarde · { $hints } con la pista
answers-wrote = { $count ->
    [one] { $count } texto escrito. Se queda en el teléfono.
   *[other] { $count } textos escritos. Se quedan en los teléfonos.
  }
answers-shown-them = pidieron la respuesta
answers-none = sin respuesta
answers-heat = Lo que eligió la clase, y lo que mira la cabeza
answers-class = la clase
answers-head = la cabeza
answers-shown = mostrada
answers-token = token { $number }
answers-view = una vista
answers-written = escrito

## Collect answers

answers-collect = Reunir respuestas
answers-codes = Códigos, uno por línea
answers-help = Un código por línea, en mayúsculas o minúsculas, con espacios o sin ellos. Se leen en esta página; no se envía ninguno. Cualquiera puede hacer un código: son para aprender, no para calificar.
answers-read = { $good } de { $count } códigos leídos
answers-no-codes = Aún no hay códigos
answers-download = Descargar CSV
answers-print = Imprimir las barras
answers-pupils = Tabla de estudiantes
answers-minutes = min
answers-pupil = Estudiante
answers-stop = Parada { $stop }
answers-summary = { $done } de { $count } terminaron; tardaron de { $least } a { $most } minutos (la mitad, { $half } o menos). Las barras y los números cuentan las primeras respuestas.
answers-summary-alike = Terminaron { $done } de { $count }. Minutos: { $most }. Las barras y los números cuentan las primeras respuestas.
answers-more-lines = { $count ->
    [one] Y { $count } línea más.
   *[other] Y { $count } líneas más.
  }
answers-twice = Códigos repetidos: { $count }. Cada estudiante cuenta una vez.

## What is wrong in a line

answers-no-letter = Línea { $line }: «{ $letter }» no está en ningún código.
answers-short = Línea { $line }: es demasiado corta para ser un código.
answers-unreadable = Línea { $line }: un carácter está mal o falta.
answers-newer = Línea { $line }: este código es de una página más nueva. Vuelve a cargar esta.
answers-other-lesson = Línea { $line }: este código es de otra lección. Abre primero esa lección.
answers-contradicts = Línea { $line }: se contradice.
answers-one-change = Un cambio lo corrige.
answers-mend = Corregir

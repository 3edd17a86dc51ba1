## pages/why/areas.js

why-better = mejor
why-no-better = no mejor
why-worse = peor
why-random-orders-drawn = órdenes aleatorios, { $count } sorteos
why-this-prediction = Esta predicción
why-column-this-prediction = esta predicción
why-column-area = área
why-than-chance = que el azar
why-agreement-every-two = Acuerdo entre cada par de métodos: tau de Kendall, de −1 a 1
why-one-prediction-is-little = Una sola predicción dice poco. { $link }
why-which-explanation = De qué explicación fiarse, en muchas oraciones
why-areas-prediction = Áreas de esta predicción
why-kendalls-tau-every = Tau de Kendall de cada par de métodos
why-how-much-methods = Cuánto coinciden los métodos
why-kendalls-compares = La τ de Kendall compara el orden de los tokens según dos métodos: 1 es el mismo orden, 0 sin relación, −1 al revés.

## pages/why/candidates.js

why-why-name = ¿Por qué { $name }?
why-not = y no
why-end-the-comparison = Terminar la comparación
why-why-and-not = ¿Por qué { $name } y no { $nameB }?
why-and-not = y no { $name }
why-possible-classes = Clases posibles
why-possible-next-tokens = Tokens posibles después de { $last }
why-all-other-tokens = Todos los demás tokens { $share }.
why-click-one-explain = Haz clic en uno para explicarlo. Haz clic en «y no» para comparar con él.

## pages/why/captions.js

why-loading-answer-method = Cargando la respuesta de este método …
why-method-has-no-number = Este método no tiene aquí un número para ningún token.
why-token-and-its-number = { $token } { $number }
why-other-tokens =
    { $count ->
        [one] { $count } más { $number }
       *[other] { $count } más { $number }
    }
why-tokens-add-up =
    { $quantity ->
        [lead] A la ventaja de { $token } sobre { $other }
        [above-average] A la puntuación de { $token } por encima de la media
        [score] A la puntuación de { $token }
       *[log-p] A log p de { $token }
    } suman { $parts }: en total { $sum }, desde { $empty } { $method ->
        [pooling] (el sesgo)
        [logit-flow] (sesgos y desplazamientos)
       *[other] (solo tokens vacíos)
    } hasta { $value }.
why-largest-shares =
    { $method ->
        [value-zeroing] La salida depende sobre todo de los valores de estos tokens: { $tokens }.
        [flow] La mayor parte del estado del que sale esta respuesta viene de estos tokens: { $tokens }.
       *[attention] La mayor atención va a estos tokens: { $tokens }.
    }
why-effect-of-leaving-out =
    El efecto de cada token en { $quantity ->
        [lead] la ventaja de { $token } sobre { $other }
       *[log-p] log p de { $token }
    }, al quitarlo: { $tokens } nats.
why-effect-of-small-change =
    Donde un pequeño cambio de un token más cambiaría { $quantity ->
        [lead] la ventaja de { $token } sobre { $other }
       *[log-p] log p de { $token }
    }: { $tokens } nats.
why-error-of-sum =
    Aquí la suma de las partes tiene un error de { $isSmall ->
        [yes] menos de { $size }
       *[no] { $size }
    }{ $isShare ->
        [yes] { " " }({ $share } del total)
       *[no] { "" }
    }{ $steps ->
        [0] { "" }
        [one] , después de { $steps } paso
       *[other] , después de { $steps } pasos
    }.
why-error-of-each-number = Cada número es exacto hasta unos { $error }.
why-question =
    { $named ->
        [word] ¿Por qué { $token } en { $word }?
        [word-and-other] ¿Por qué { $token } en { $word } y no { $other }?
        [token-and-other] ¿Por qué { $token } y no { $other }?
       *[token] ¿Por qué { $token }?
    }
why-log-p-beside-other =
    log p { $value } { $isBelow ->
        [yes] por debajo de la de { $name }
       *[no] por encima de la de { $name }
    }{ $isAfter ->
        [yes] { " " }después de { $last }
       *[no] { "" }
    }
why-probability-and-log-p =
    { $probability }{ $isAfter ->
        [yes] { " " }después de { $last }
       *[no] { "" }
    }, log p { $value }{ $isOwn ->
        [yes] { "" }
       *[no] , no es el token escrito
    }

## pages/why/compared.js

why-why-attribution-each = Por qué { $name }: la atribución de cada token
why-shares-attention =
    { $isWhole ->
        [yes] partes de atención en puntos
       *[no] partes de atención en puntos; un método que falta se está cargando o no tiene respuesta
    }

## pages/why/deletion.js

why-tokens-removed = tokens quitados
why-tokens-put-back = tokens devueltos
why-remove = Quitar
why-put-back = Devolver
why-which-test = Qué prueba
why-deletion-test-remove = Prueba de borrado: quitar tokens
why-insertion-test-put = Prueba de inserción: devolver tokens
why-removed-most =
    { $isSource ->
        [yes] Los tokens de origen
       *[no] Los tokens
    } se quitan, primero los más importantes según cada método. Un área menor es mejor, porque los tokens importantes se encuentran antes.
why-removed-then-put-back =
    { $isSource ->
        [yes] Los tokens de origen
       *[no] Los tokens
    } se quitan y luego se devuelven, primero los más importantes. Un área mayor es mejor, porque los tokens importantes se encuentran antes.
why-piece-by-piece =
    { $isDeletion ->
        [yes] Se quitan fragmento a fragmento, también si se muestran palabras enteras.
       *[no] Se devuelven fragmento a fragmento, también si se muestran palabras enteras.
    }
why-removing-tokens-one = Quitando tokens, un orden tras otro …
why-probability-as-tokens =
    { $isDeletion ->
        [yes] Probabilidad a medida que se quitan tokens. { $shownCurves } Haz clic en una curva para elegir su método.
       *[no] Probabilidad a medida que se devuelven tokens. { $shownCurves } Haz clic en una curva para elegir su método.
    }
why-curve-in-words = { $method }: { $values }.
why-point-of-curve = { $method }, { $count } tokens: { $share }

## pages/why/faithfulness.js

why-method-and-its-area = { $method } ({ $area })
why-no-method-better-than-chance = Aquí ningún método es mejor que el azar: órdenes aleatorios de { $low } a { $high }.
why-verdict =
    Aquí { $named ->
        [one] el método más fiel es { $best }
        [all] son igual de fieles: { $best }
       *[none] { $count } métodos son igual de fieles
    }, área { $area }{ $isSame ->
        [yes] ; no mejor que el azar: { $same }
       *[no] { "" }
    }{ $isWorse ->
        [yes] ; peor que el azar: { $worse }
       *[no] { "" }
    }; órdenes aleatorios de { $low } a { $high }.

## pages/why/rows.js

why-no-number = sin número
why-scale = escala
why-sum = suma
why-zero-to-one = 0 a 1
why-two-softmaxes = dos softmax
why-from-the-source = del texto de origen
why-share-from-the-source = { $share } viene del origen
why-share-unknown = desconocida
why-method = método
why-attribution-each = La atribución de cada token según { $count } métodos
why-already-written = ya escrito
why-token = token
why-attribution-each-token = La atribución de cada token

## pages/why/tools.js

why-whole-words-numbers = Palabras enteras: los números de los fragmentos de una palabra se suman, y quitar uno quita la palabra entera. El token explicado es un solo fragmento.
why-which-head = Qué cabeza
why-enough = suficiente
why-empty-is = vacío es
why-empty-is-field = vacío es { $field }
why-baseline =
    { $name ->
        [zero] cero
       *[padding] relleno
    }
why-steps-of-integrated-gradients = Pasos de los gradientes integrados { $field }
why-steps-out-of-range = Los gradientes integrados necesitan de { $low } a { $high } pasos, no { $value }.
why-what-each-method-can = Qué puede decir cada método, y qué no
why-does-not-average = { $model } no promedia sus tokens antes de las clases, así que no hay método «Partes del promedio» (pooling).
why-pooling = Pooling
why-csv = CSV
why-save-all-numbers-as = Guardar todos los números como tabla
why-methods-of = { $count } métodos de explicación

## pages/why/mount.js

why-methods-of-explanation = Métodos de explicación
why-deletion-test = Prueba de borrado
why-method-says = { $method }: { $says } { $error }
why-keys-word = [←][→] palabra
why-keys-method = [↑][↓] método
why-title = ¿Por qué dijo eso?

why-what-method-can =
    { $method ->
        [attention] Adónde miró una cabeza; no lo que tomó de allí, ni nada sobre las otras cabezas.
        [mean-attention] Adónde miró la última capa en promedio; allí cada columna ya es una mezcla de tokens.
        [rollout] La atención seguida por todas las capas; no tiene signo, así que nada puede hablar en contra del token.
        [value-zeroing] Cuánto se mueve cada capa sin los valores de un token; tampoco tiene signo.
        [flow] Cuánto de cada token está mezclado en el estado del que sale lo escrito; tampoco tiene signo.
        [logit-flow] Partes exactas del logit, repartidas por el flujo; su suma es exacta, pero el reparto es una estimación.
        [gradient-x-input] Lo que haría un cambio muy pequeño; donde el modelo está seguro, los números son pequeños y ruidosos.
        [integrated-gradients] Su suma da la log-probabilidad; depende de lo que cuenta como vacío.
        [leave-one-out] Exactamente lo que ocurre sin este token; si dos dicen lo mismo, ninguno parece importar.
       *[pooling] Su suma da exactamente la puntuación de la clase; pero cada token ya ha leído los demás.
    }

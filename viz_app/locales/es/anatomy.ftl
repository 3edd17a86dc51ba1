## pages/anatomy/logit_lens.js

anatomy-adds-score = { $token }, { $depthName }
    suma { $tokenB } a la puntuación de { $labels }
anatomy-class-lens-whole = Todo lo que sirve para leer una clase, aplicado a los estados de cada profundidad. La probabilidad de { $label } según la profundidad: { $path }. El modelo se entrenó solo para la última profundidad.
anatomy-class-lens = La capa de clasificación aplicada en cada profundidad: la contribución de cada token a la puntuación de { $label }. La probabilidad de { $label } según la profundidad: { $path }. El modelo se entrenó solo para la última profundidad.

## pages/anatomy/compared.js

anatomy-compared =
    { $show ->
        [norm] Las normas en { $token }
        [relu] Parte de las unidades ocultas que son cero
        [lens] { $isWords ->
            [yes] Probabilidad del token escrito
           *[no] Lo que cada token suma a la puntuación, y la probabilidad de cada clase
        }
       *[residual] Longitud del vector de cada token
    }
anatomy-plan-is-of-b = El plano de arriba es el de B. Un plano no tiene números de una ejecución, así que no hay diferencia; elige A para ver el de A.

## pages/anatomy/component.js

anatomy-none-own = ninguno propio
anatomy-of-all =
    { $layers ->
        [one] { $parameters }, { $share } del total
       *[other] { $parameters } × { $layers } capas, { $share } del total
    }
anatomy-differs = difiere
anatomy-not-design = no está en este diseño
anatomy-choice-or-tensor = elección, o tensor y su forma
anatomy-layer = Capa
anatomy-every-choice-every = Todas las elecciones de todos los diseños
anatomy-every-choice-every-design = Todas las elecciones de todos los diseños, una al lado de otra
anatomy-five-designs-differ = ≠ los cinco diseños difieren; en negrita: distinto del artículo
anatomy-component-in-stack =
    { $side ->
        [encoder] Codificador: { $title }
       *[decoder] Decodificador: { $title }
    }
anatomy-none = ninguno
anatomy-parameters = parámetros
anatomy-choice = elección

## pages/anatomy/current_run.js

anatomy-residual = Residual
anatomy-layernorm = LayerNorm
anatomy-rmsnorm = RMSNorm
anatomy-no-norms = Este modelo no muestra sus normas, así que las longitudes de sus estados se muestran capa por capa.
anatomy-no-units = Las unidades ocultas de sus feed-forward no se ven, así que ninguna se cuenta como cero.
anatomy-relu = ReLU
anatomy-logit-lens = Lente logit
anatomy-encoder = Codificador
anatomy-decoder = Decodificador
anatomy-which-stack = Qué pila
anatomy-which-picture = Qué imagen
anatomy-picture-run-arrow = Imagen de esta ejecución. Las flechas eligen un token; el texto de abajo lo describe.
anatomy-numbers-as-table = Los números en una tabla
anatomy-running-the-sentence = Ejecutando la oración …
anatomy-in-this-run = En esta ejecución

## pages/anatomy/designs.js

anatomy-this-model = este modelo
anatomy-parameters-sizes = { $sizes }; { $parameters } parámetros
anatomy-vocabulary = Vocabulario
anatomy-model-choose-design = Este modelo; elige un diseño para verlo al lado
anatomy-designs = Diseños
anatomy-only-start = 1: solo ‹start›
anatomy-source-tokens-target = origen { $count } tokens, destino { $target }
anatomy-tokens-count = { $count } tokens
anatomy-chosen = elegido

## pages/anatomy/layer_norms.js

anatomy-gain = × ganancia
anatomy-bias = + sesgo
anatomy-mean-after = media después
anatomy-spread-after = dispersión después
anatomy-gain-least = menor ganancia
anatomy-bias-least = menor sesgo
anatomy-layer-mean-spread =
    { $kind ->
        [rms] { $title }
            media { $token } → { $tokenB }
            media cuadrática { $tokenC } → { $tokenD }
       *[layer] { $title }
            media { $token } → { $tokenB }
            dispersión { $tokenC } → { $tokenD }
    }
anatomy-norm-short =
    { $sublayer ->
        [attention] { $layer } · atención
        [cross-attention] { $layer } · atención cruzada
        [feed-forward] { $layer } · feed-forward
        [both] { $layer } · ambas
        [attention-update] { $layer } · suma 1
        [feed-forward-update] { $layer } · suma 2
        [first] primera
       *[last] última
    }
anatomy-norm-title =
    { $isPre ->
        [yes] { $sublayer ->
            [attention] capa { $layer }, antes de la atención
            [cross-attention] capa { $layer }, antes de la atención cruzada
            [feed-forward] capa { $layer }, antes del feed-forward
            [both] capa { $layer }, antes de la atención y del feed-forward
            [attention-update] capa { $layer }, de lo que suma la atención
            [feed-forward-update] capa { $layer }, de lo que suma el feed-forward
            [first] la norma después del embedding
           *[last] la última norma
        }
       *[no] { $sublayer ->
            [attention] capa { $layer }, después de la atención
            [cross-attention] capa { $layer }, después de la atención cruzada
            [feed-forward] capa { $layer }, después del feed-forward
            [first] la norma después del embedding
           *[last] la última norma
        }
    }
anatomy-spread = dispersión
anatomy-rms = media cuadrática
anatomy-rms-after = media cuadrática después
anatomy-most = máximo
anatomy-layer-norms =
    { $kind ->
        [rms] Los { $width } números de { $token } antes (gris) y después (línea) de cada RMSNorm, de −{ $edge } a +{ $edge }, y su media cuadrática. Elegida: { $name }. La media no se quita: { $mean } → { $after }; ganancia aprendida de { $leastGain } a { $mostGain }, sin sesgo.
        [scaled] Los { $width } números de { $token } antes (gris) y después (línea) de cada LayerNorm, de −{ $edge } a +{ $edge }, y su dispersión. Elegida: { $name }. Media { $mean } → { $after }; ganancia aprendida de { $leastGain } a { $mostGain }, sin sesgo.
       *[layer] Los { $width } números de { $token } antes (gris) y después (línea) de cada LayerNorm, de −{ $edge } a +{ $edge }, y su dispersión. Elegida: { $name }. Media { $mean } → { $after }; ganancia aprendida de { $leastGain } a { $mostGain }, sesgo de { $leastBias } a { $mostBias }.
    }

## pages/anatomy/plan.js

anatomy-encoder-reads-source = Codificador, lee el texto de origen
anatomy-decoder-writes-target = Decodificador, escribe el texto de destino
anatomy-architecture-from-top = La arquitectura, de arriba abajo
anatomy-open-a-component = Abre un componente
anatomy-shapes-of =
    { $count ->
        [one] formas de { $picked }
       *[other] ≠ los diseños difieren aquí; formas de { $picked }
    }
anatomy-designs-differ-here = , los dos diseños difieren aquí
anatomy-layers =
    { $layers ->
        [0] sin capas
        [one] { $layers } capa
       *[other] { $layers } capas
    }
anatomy-layers-of-two = ≠ { $one ->
        [0] ninguna
       *[other] { $one }
    } o { $other ->
        [0] ninguna
       *[other] { $other }
    }: número de capas

## pages/anatomy/relu_zeros.js

anatomy-layer-units-zero = { $token }, capa { $value }
    { $tokenB } de { $hidden } unidades a cero
anatomy-in-layer = { $count } en la capa { $layer }
anatomy-layer-number = Capa { $layer }
anatomy-mean = media
anatomy-relu-zeros = Parte de las { $hidden } unidades ocultas que ReLU pone a cero, en porcentaje. Para { $token } en la capa { $layer } es el { $share }: { $active } unidades no son cero. Cero para todos los tokens de esta oración: { $silent }.

## pages/anatomy/residual.js

anatomy-length-token-points = { $token }, { $points }
    longitud { $tokenB }
anatomy-point =
    { $what ->
        [embedding] embedding
        [attention] + atención, capa { $layer }
        [cross-attention] + atención cruzada, capa { $layer }
        [feed-forward] + feed-forward, capa { $layer }
        [layer] después de la capa { $layer }
        [last-norm] después de la última norma
       *[norm] después de la norma, capa { $layer }
    }
anatomy-lengths =
    { $order ->
        [pre] Longitud del vector de cada token. Cada subcapa le suma algo. Solo la última norma lo acorta, a unos { $about }. El de { $token } mide { $longest } como máximo: { $place }.
        [other] Longitud del vector de cada token, en cada lugar en que cambia. El de { $token } mide { $longest } como máximo: { $place }.
       *[post] Longitud del vector de cada token. Sube cuando una subcapa suma, y la norma la devuelve a unos { $about }. El vector de { $token } mide { $longest } como máximo: { $place }.
    }
anatomy-point-outside =
    { $what ->
        [embedding] embedding
       *[last-norm] última norma
    }

## pages/anatomy/mount.js

anatomy-shown-name-count =
    { $count ->
        [one] se muestra { $name }.
       *[other] se muestran { $name }.
    }
anatomy-there-no-design-here = Aquí no hay ningún diseño «{ $unknown }»; { $shown }
anatomy-visible-designs-do = Los diseños visibles no tienen el componente de este enlace; está abierta la autoatención.

## pages/anatomy/mount.js

anatomy-component-before = Componente anterior
anatomy-component-after = Componente siguiente
anatomy-component-of = Componente { $component } de { $count }: { $title }
anatomy-what-model-made-from = De qué está hecho el modelo, de las palabras a la respuesta
anatomy-keys-component = [←] [→] componente
anatomy-keys-design = [1] … [6] diseño
anatomy-keys-token = [Tab] hasta la imagen, las flechas eligen un token

## pages/anatomy/logit_lens.js

anatomy-layer-value = Capa { $value }
anatomy-emb = Emb.
anatomy-embedding = Embedding
anatomy-after-token = después de { $token }, { $depthName }
anatomy-lens-capped = Las probabilidades son las que quedan tras el límite de ±{ $cap } que este modelo pone a sus puntuaciones.
anatomy-depth-layer = capa { $layer }
anatomy-depth-embedding = embedding
anatomy-word-lens =
    { $when ->
        [never] La capa de salida aplicada en cada profundidad: el token más probable, con su porcentaje. Después de { $token }, { $written } no es el más probable en ninguna profundidad. En negrita: el token escrito. El modelo se entrenó solo para la última profundidad.
        [always] La capa de salida aplicada en cada profundidad: el token más probable, con su porcentaje. Después de { $token }, { $written } es el más probable desde el principio. En negrita: el token escrito. El modelo se entrenó solo para la última profundidad.
       *[later] La capa de salida aplicada en cada profundidad: el token más probable, con su porcentaje. Después de { $token }, { $written } es el más probable desde la capa { $layer }. En negrita: el token escrito. El modelo se entrenó solo para la última profundidad.
    }

## pages/anatomy/designs.js

anatomy-how-large-others-are = Qué tamaño tienen otros
anatomy-published-model = modelo
anatomy-published-times = veces este modelo
anatomy-published-layers = capas
anatomy-published-heads = cabezas en cada una
anatomy-published-width = anchura
anatomy-published-vocabulary = vocabulario
anatomy-published-reads = lee como mucho

## The place of a chosen design, and the rows of a LayerNorm

anatomy-left = a la izquierda
anatomy-right = a la derecha
anatomy-vector-before = antes
anatomy-vector-normalised = normalizado
anatomy-vector-after = después
anatomy-title =
    { $of ->
        [embedding] Embedding
        [positions] Posiciones
        [self] Autoatención
        [masked] Atención con máscara
        [cross] Atención cruzada
        [ffn] Feed-forward
        [ffn-and-norms] Feed-forward y normas
        [add-norm] Suma y norma
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] Primera LayerNorm
        [last-LayerNorm] Última LayerNorm
        [first-RMSNorm] Primera RMSNorm
        [last-RMSNorm] Última RMSNorm
        [mean-pooling] Promedio de tokens
        [pooled] Pooling
        [classes] Clases
        [hidden-word] Palabra oculta
       *[next-token] Token siguiente
    }
anatomy-title-inside =
    { $of ->
        [embedding] embedding
        [positions] posiciones
        [self] autoatención
        [masked] atención con máscara
        [cross] atención cruzada
        [ffn] feed-forward
        [ffn-and-norms] feed-forward y normas
        [add-norm] suma y norma
        [LayerNorm] LayerNorm
        [RMSNorm] RMSNorm
        [first-LayerNorm] primera LayerNorm
        [last-LayerNorm] última LayerNorm
        [first-RMSNorm] primera RMSNorm
        [last-RMSNorm] última RMSNorm
        [mean-pooling] promedio de tokens
       *[pooled] pooling
    }
anatomy-why =
    { $of ->
        [embedding] El ID de cada token elige una fila de la tabla: su significado antes de haber visto otro token.
        [positions] La atención sola no conoce el orden, así que cada posición suma su propio patrón.
        [self] Cada token mira los tokens de su propia oración y mezcla lo que lee.
        [masked] Cada token mira hacia atrás, a lo ya escrito, nunca hacia delante.
        [cross] Las consultas vienen de la traducción, las claves y los valores del texto de origen. Este es el único puente.
        [norm] Cada token se lleva a media 0 y dispersión 1, luego se estira con una ganancia y se desplaza con un sesgo.
        [add-norm] Lo que dice la subcapa se suma al flujo; después cada token se lleva a media 0 y dispersión 1, se estira con una ganancia y se desplaza con un sesgo.
        [norm-without-bias] Cada token se lleva a media 0 y dispersión 1, luego se estira con una ganancia.
        [rms-norm] Cada token se divide por su media cuadrática, luego se estira con una ganancia; su media no se resta.
        [ffn] Cada token por separado: más ancho, ReLU, estrecho de nuevo. Aquí está la mayoría de los parámetros de una capa.
        [ffn-and-norms] La biblioteca no muestra lo que hay dentro, así que sus normas se cuentan aquí también.
        [mean-pooling] La media de todos los tokens: un vector para toda la oración.
        [pooled] Esta parte lee un estado para otras capas; aquí no se da ninguna respuesta.
        [classes] Una fila de pesos por clase; la softmax de los logits es la respuesta.
        [hidden-word] Donde hay una palabra oculta, estas capas calculan un logit para cada token del vocabulario.
       *[next-token] Cada fila se convierte en un logit para cada token del vocabulario.
    }
anatomy-why-feed-forward =
    { $isParallel ->
        [yes] Cada token por separado: más ancho, { $activation }, estrecho de nuevo. El feed-forward lee lo mismo que la atención, y los dos resultados se suman a la vez.
       *[no] Cada token por separado: más ancho, { $activation }, estrecho de nuevo.
    }
anatomy-why-positions = La atención sola no conoce el orden: { $work }.
anatomy-positions-work =
    { $kind ->
        [rotary] cada capa gira las consultas y las claves
        [relative] cada distancia entre dos tokens suma un número aprendido a sus puntuaciones, en cada capa
        [sinusoidal] se suman sinusoides a cada token
        [learned] se suma una tabla aprendida a cada token
       *[unknown] aquí no se sabe cómo lo conoce este modelo
    }
anatomy-and = { $first } y { $then }
anatomy-row =
    { $name ->
        [table] tabla
        [padding-id] ID del relleno
        [multiplied-by] multiplicado por
        [kind] tipo
        [longest-sentence] oración más larga
        [learned-numbers] números aprendidos
        [qkv-weights] pesos de Q, K, V
        [qkv-bias] su sesgo
        [heads] cabezas
        [scaling] escalado
        [mask] máscara
        [closed-cells-become] las casillas cerradas pasan a
        [output-weights] pesos de la salida
        [positions] posiciones
        [order] orden
        [epsilon] ε
        [variance] varianza
        [gain-and-bias] ganancia y sesgo
        [gain] ganancia
        [first-weight] primera matriz de pesos
        [between] entre ambas
        [second-weight] segunda matriz de pesos
        [wider-by] más ancho
        [mean-over] media de
        [weight] matriz de pesos
        [bias] sesgo
        [then] después
        [task] tarea
        [layers] capas
        [width] anchura
        [hidden-width] anchura oculta
        [qkv] Q, K, V
        [scale] escala
        [closed-cells] casillas cerradas
        [padding-masks] máscaras de relleno
        [layernorm] LayerNorm
        [its-epsilon] su ε
        [embedding-times] embedding por
        [tables] tablas
        [pooling] pooling
        [fresh-weights] pesos iniciales
        [parameters] parámetros
       *[other] { $name }
    }
anatomy-is =
    { $of ->
        [yes] sí
        [none] ninguno
        [not-known] no se sabe
        [not-seen] no se ve
        [of-encoder] la del codificador
        [post] después de cada suma
        [pre] antes de cada subcapa
        [post-norm] después de cada suma (post-norm)
        [pre-norm] antes de cada subcapa (pre-norm)
        [after-last-layer] una vez, después de la última capa
        [after-embedding] una vez, después del embedding
        [after-sub-layer] después de la subcapa, antes de su suma
        [not-padding] todos los tokens menos el relleno
        [softmax-classes] softmax sobre las clases
        [softmax-vocabulary] softmax sobre el vocabulario
        [xavier] Xavier, uniforme
        [pytorch] como los sortea PyTorch
        [one-table] una
        [one-of-two] una para los dos usos
        [two-tables] entrada y salida separadas
        [one-of-three] una para los tres usos
        [three-tables] origen, destino y salida separados
        [three-linears] tres capas Linear
        [fused-linear] una sola capa Linear
        [translator] traducción
        [classifier] clasificación
        [generator] generación
        [encoder] codificador
        [sinusoidal] sinusoidales
        [learned] aprendidas
        [rotary] rotatorias
        [relative] relativas
        [mean] media
       *[some-activation] una activación
    }
anatomy-heads =
    { $kind ->
        [full] { $heads } de { $width }, cada una tan ancha como el modelo
        [split] { $heads } de { $width }, la anchura se reparte
        [shared] { $heads } de { $width }, que comparten { $fewer } de claves y valores
       *[own] { $heads } de { $width }
    }
anatomy-both = { $encoder } + { $decoder }
anatomy-scaling =
    { $how ->
        [scores] puntuaciones ÷ √{ $width }
        [inputs] q y k, cada una ÷ ⁴√{ $width }
       *[times] puntuaciones × { $factor }
    }
anatomy-capped = { $scaling }, luego limitadas a ±{ $cap }
anatomy-capped-softmax = un límite de ±{ $cap }, softmax sobre el vocabulario
anatomy-factor = { $factor }
anatomy-mask =
    { $of ->
        [keys] relleno cerrado como clave
        [queries] relleno cerrado como clave y como consulta
        [causal-keys] causal, y relleno cerrado como clave
        [causal-queries] causal, y relleno cerrado como clave y como consulta
        [causal] causal
        [window] en { $layers } capas, solo { $reach } tokens cercanos
        [causal-window] causal, en { $layers } capas, solo { $reach } tokens cercanos
       *[none] ninguna
    }
anatomy-made-by =
    { $how ->
        [fused] una de { $size }, dividida en cabezas
       *[separate] tres de { $size }
    }
anatomy-rotary =
    { $hasBase ->
        [yes] cada capa gira las consultas y las claves, base { $base }
       *[no] cada capa gira las consultas y las claves
    }
anatomy-variance =
    { $kind ->
        [biased] sesgada: media de los cuadrados de { $width }
       *[none] ninguna; la media de los cuadrados de { $width }
    }
anatomy-each = { $width } cada uno
anatomy-times = { $factor } veces
anatomy-gated = { $between }, multiplicada por la otra mitad
anatomy-table-of-three = { $table }, para los tres usos
anatomy-tied = { $size }, el embedding otra vez
anatomy-then = { $first }, luego { $then }
anatomy-card =
    { $design ->
        [paper] como se publicó, tamaño base
        [fused-qkv] una capa Linear da q, k y v
        [dawn] casillas cerradas rellenas con −1e9
        [pad-and-causal] relleno cerrado en ambos ejes
       *[wide-heads] clasificador, cada cabeza con toda la anchura
    }
anatomy-card-sizes = { $layers } capas, anchura { $width }, { $heads }
anatomy-card-heads =
    { $kind ->
        [shared] { $heads } cabezas de { $width }, que comparten { $fewer } de claves y valores
       *[own] { $heads } cabezas de { $width }
    }
anatomy-rounded =
    { $unit ->
        [billion] { $number } mil millones
        [million] { $number } millones
        [thousand] { $number } mil
       *[one] { $number }
    }
anatomy-published-name =
    { $size ->
        [smallest] { $name }, el más pequeño ({ $year })
        [largest] { $name }, el más grande ({ $year })
       *[only] { $name } ({ $year })
    }
anatomy-source =
    { $hasWeights ->
        [yes] { $model }: { $paper }, tabla { $table }, y sus pesos publicados.
       *[no] { $model }: { $paper }, tabla { $table }.
    }
anatomy-taking-apart = Desmontando los diseños …

## pages/anatomy/class_lens.js

anatomy-adds-score = { $token }, { $depthName }
    suma { $tokenB } a la puntuación de { $labels }
anatomy-class-lens-whole = Todo lo que sirve para leer una clase, aplicado a los estados de cada profundidad. La probabilidad de { $label } según la profundidad: { $path }. El modelo se entrenó solo para la última profundidad.
anatomy-class-lens = La capa de clasificación aplicada en cada profundidad: la contribución de cada token a la puntuación de { $label }. Su probabilidad según la profundidad: { $path }. El modelo se entrenó solo para la última profundidad.

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
anatomy-picture-run-arrow = Imagen de esta ejecución. Las flechas eligen un token; la oración de abajo lo lee.
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
anatomy-layer-2 = Capa { $layer }
anatomy-mean = media
anatomy-relu-zeros = Parte de las { $hidden } unidades ocultas que ReLU pone a cero, en por ciento. Para { $token } en la capa { $layer } es el { $share }: { $active } unidades no son cero. Cero para todos los tokens de esta oración: { $silent }.

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

## pages/anatomy/selection.js

anatomy-shown-name-count =
    { $count ->
        [one] se muestra { $name }.
       *[other] se muestran { $name }.
    }
anatomy-there-no-design-here = Aquí no hay ningún diseño «{ $unknown }»; { $shown }
anatomy-visible-designs-do = Los diseños visibles no tienen el componente de este enlace; está abierta la autoatención.

## pages/anatomy/view.js

anatomy-component-before = Componente anterior
anatomy-component-after = Componente siguiente
anatomy-component-of = Componente { $component } de { $count }: { $title }
anatomy-what-model-made-from = De qué está hecho el modelo, de las palabras a la respuesta
anatomy-keys-component = [←] [→] componente
anatomy-keys-design = [1] … [6] diseño
anatomy-keys-token = [Tab] hasta la imagen, las flechas eligen un token

## pages/anatomy/word_lens.js

anatomy-layer-value = Capa { $value }
anatomy-emb = Emb.
anatomy-embedding = Embedding
anatomy-after-token = después de { $token }, { $depthName }
anatomy-lens-capped = Las probabilidades son las que quedan tras el límite de ±{ $cap } que este modelo pone a sus puntuaciones.
anatomy-depth-layer = capa { $layer }
anatomy-depth-embedding = embedding
anatomy-word-lens =
    { $when ->
        [never] La capa de salida aplicada en cada profundidad: el token más probable, en por ciento. Después de { $token }, { $written } no es el más probable en ninguna profundidad. En negrita: el token escrito. El modelo se entrenó solo para la última profundidad.
        [always] La capa de salida aplicada en cada profundidad: el token más probable, en por ciento. Después de { $token }, { $written } es el más probable desde el principio. En negrita: el token escrito. El modelo se entrenó solo para la última profundidad.
       *[later] La capa de salida aplicada en cada profundidad: el token más probable, en por ciento. Después de { $token }, { $written } es el más probable desde la capa { $layer }. En negrita: el token escrito. El modelo se entrenó solo para la última profundidad.
    }

## pages/anatomy/published.js

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

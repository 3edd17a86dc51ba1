# The sentences that the commands say, and the start of the server; no page says them. See docs/languages.md.

## lines.py

commands-no-input = No hay ningún texto. Dalo como argumento o como líneas de la entrada estándar.
commands-blank-line = Esta línea está en blanco.
commands-line-not-utf-8 = Esto no es texto UTF-8. Conviértelo primero.
commands-file-not-utf-8 = { $file } no es texto UTF-8 (byte { $byte }). Convierte primero el archivo.
commands-file-empty = { $file } está vacío. Da un archivo con un texto por línea.
commands-type-a-sentence = Escribe una oración y pulsa Intro; Ctrl+D termina.
commands-of-text = texto { $number }: { $said }
commands-of-line = línea { $number }: { $said }

## options.py

commands-system-needs-chat = --system y --date son para un chat; añade --chat.
commands-no-chat-template = El modelo { $model } no tiene plantilla de chat; quita --chat.

## patch.py

commands-no-measure = No hay ninguna medida { $measure }; elige entre { $measures }.

## largest_parts.py

commands-no-bench-yet = { $model } todavía no tiene pruebas de borrado: { $command }

## static.py, static/builder.py, static/scorm.py

commands-needs-server = { $model } necesita un servidor. Nombra puntos de control de este proyecto.
commands-is-a-folder = { $path } es una carpeta; indica un archivo.
commands-is-a-file = { $path } es un archivo; indica una carpeta nueva.
commands-folder-in-use = { $path } contiene otros archivos; indica una carpeta nueva.
commands-no-lesson = No hay ninguna lección { $lesson }. Indica un archivo o una de estas: { $lessons }.
commands-lesson-too-long = { $file } tiene { $count } caracteres; en un paquete caben { $most }.
commands-one-file-written = { $file } tiene { $megabytes } MB. Abre el archivo en un navegador.
commands-site-written = Para verlo: { $command }
commands-package-written = { $file } tiene { $megabytes } MB. Añade el archivo a un curso como paquete SCORM.

## convert.py

commands-converted = { $folder }: { $encoder } + { $decoder } capas, { $heads } cabezas, d_model { $width }. Pruébalo con glassformer app --model { $folder }

## portraits.py

commands-no-shared-corpus = Ningún corpus de este modelo tiene oraciones que se puedan pasar a otros. Indica uno: --corpus NOMBRE
commands-few-sentences = Estos corpus tienen muy pocas oraciones para este modelo. Indica otro: --corpus NOMBRE

## explain.py

commands-text-or-bench = Da un texto que explicar, o un modelo que probar con --bench. Con --bench todas las cabezas están activas y no se guía nada.
commands-steering-unread = El texto de --steer { $why }. Se escribe como en un enlace.

## evaluate.py

commands-evaluate-what = Da --source y --reference para un traductor, --examples para un clasificador o --texts para un modelo que continúa textos.
commands-unequal-files = { $source } tiene { $sources } líneas y { $reference } tiene { $references }. Da archivos con el mismo número de líneas.
commands-source-blank = { $file }:{ $line } está en blanco. Quita la línea de los dos archivos.
commands-strange-label-at = La etiqueta { $label } ({ $place }) no es de { $model }. Las suyas son { $labels }.

## learning.py

commands-no-snapshots = { $folder } no contiene instantáneas. Entrena con --snapshots 12 y se guardarán algunas.

## survey.py

commands-standard-input = La entrada estándar
commands-two-comparisons = Da --against, o cambios de la ejecución con --heads-off y --steer, pero no ambas cosas.
commands-resume-what = --resume continúa un archivo. Indícalo con --output.
commands-texts-alone = { $model } solo necesita textos, y hay dos columnas. Indica una: --columns 0
commands-strange-label = La etiqueta { $label } no es de { $model }. Las suyas son { $labels }.
commands-no-limit = --fail-below es { $value }. Da uno de estos nombres, { $names }, y un número, como en chrf=60.
commands-no-such-mean = No hay ningún { $name } que comparar con { $limit }. Da al archivo referencias en una segunda columna.
commands-below-limit = { $name } es { $mean }, por debajo de { $limit }.

## heads.py

commands-not-ours = { $model } es un modelo de Hugging Face. Indica un punto de control de este proyecto.
commands-learned-from-what = { $model } no dice de qué aprendió. Indícalo: --corpus tatoeba-en-de
commands-no-text-left = No queda ningún texto para medir cuánto valen las cabezas. Da un --probe menor.
commands-no-validation = Los corpus no tienen textos de validación para este modelo. Indica otros con --corpus.

## text_file.py

commands-many-columns = --columns nombra { $count } columnas. Indica la de los textos y la de las referencias.
commands-no-column = No hay ninguna columna { $name } entre { $columns }. Indica otras con --columns.
commands-which-columns = Hay { $count } columnas. Di cuáles: --columns 0,1 (contadas desde 0) o sus nombres.

## serve.py

commands-database-of-class = --class-database es para clases; añade --class.
commands-starting = Iniciando: cargar las bibliotecas tarda unos segundos.
commands-classes-kept = Las clases se guardan en { $path }; otra máquina tiene sus propias clases.
commands-slow-translations = Sin la biblioteca ctranslate2, las traducciones tardan más o menos el doble: pip install ctranslate2

## app.py, gradio_app, server

commands-nothing-to-show = No hay ningún modelo que mostrar; entrena uno con glassformer train, indica una carpeta con --model o di con GLASSFORMER_CHECKPOINTS en qué carpeta están.
commands-each-model-once = Da al menos un modelo, y cada nombre una sola vez, no { $names }.
commands-class-libraries = Las clases necesitan dos bibliotecas más: pip install 'glassformer[class]'.
commands-lesson-asks =
    { $what ->
        [tab] La lección { $title } pide la pestaña «{ $name }». Hay estas: { $names }.
       *[model] La lección { $title } pide el modelo «{ $name }». Hay estos: { $names }.
    }
commands-no-port = El puerto { $port } no existe; elige uno de 1 a 65535.
commands-port-in-use = El puerto { $port } está ocupado; elige otro con --port o detén el programa que lo usa.
commands-cannot-listen = La aplicación no puede escuchar en { $host }, puerto { $port }: { $why }.
commands-no-root-path = La ruta raíz { $path } no es una ruta. Da lo que sigue al servidor, por ejemplo /glassformer.
commands-no-origin = { $origin } no es un origen. Da el esquema y el servidor, por ejemplo https://course.example.org.
commands-runs-at = Glassformer está abierto en { $address } (Ctrl+C lo detiene)
commands-public-link = Cualquiera puede abrirlo en { $address } mientras esté en marcha
commands-no-public-link = No se ha podido crear un enlace público: no hay conexión con el servicio de enlaces. La aplicación solo está abierta aquí.
commands-stopping = Glassformer se está deteniendo.
commands-waiting-for-runs =
    { $count ->
        [one] Se espera a que termine { $count } ejecución, { $seconds } s como máximo.
       *[other] Se espera a que terminen { $count } ejecuciones, { $seconds } s como máximo.
    }
commands-waiting-for-connections =
    { $count ->
        [one] Se espera a que termine { $count } conexión, { $seconds } s como máximo.
       *[other] Se espera a que terminen { $count } conexiones, { $seconds } s como máximo.
    }
-commands-database = Da un archivo, o postgresql+psycopg://USUARIO@SERVIDOR/NOMBRE con la contraseña en GLASSFORMER_CLASS_DATABASE.
commands-database-closed = No se puede abrir la base de datos de las clases: { $why } { -commands-database }
commands-database-newer = Una versión más nueva de Glassformer creó la base de datos de las clases. Da otra.
commands-database-folder = La carpeta de «{ $path }» no existe. { -commands-database }
commands-database-kind = La base de datos de las clases no es un archivo ni PostgreSQL. { -commands-database }
commands-database-address = No se puede leer la dirección de la base de datos de las clases. { -commands-database }

## Results for people; those for scripts, JSON and lines with tabs, are the same in every language.

commands-reading = Lectura
commands-translating = Traducción
commands-classifying = Clasificación
commands-trace-written = { $file }: { $output } (capa × cabeza × consulta × clave: { $maps })
commands-why =
    ¿Por qué { $token }{ $isLead ->
        [yes] { " " }y no { $against }
       *[no] { "" }
    }{ $isStep ->
        [yes] { " " }en el paso { $step }
       *[no] { "" }
    }?
commands-without-heads = Sin { $heads }.
commands-head-off = { $map } capa { $layer } cabeza { $head }
commands-steered = Con dirección.
# Rows of the table of explain: the value without any token, what the numbers miss of the whole, and the whole.
commands-row-without-any = sin ninguno
commands-row-missed = falta
commands-row-value = valor
commands-row-already-written = ya escrito
commands-area = { $method }: área { $mean } ± { $std }, mejor que el azar en el { $share }
commands-area-of-chance = orden al azar: área { $mean } ± { $std }
commands-faithful =
    { $count ->
        [one] { $count } oración; cuanto menor el área, más fiel
       *[other] { $count } oraciones; cuanto menor el área, más fiel
    }
commands-aligned =
    { $row ->
        [same] { $name }, misma fila: error de alineación { $error }
       *[next] { $name }, fila siguiente: error de alineación { $error }
    }
commands-heads-removed = { $metric } según las cabezas quitadas, primero la menos importante (la más importante): { $points }
commands-scores-by-step = { $metric } por paso: { $scores } ({ $kilobytes } kB)
commands-near-on-map = De los { $count } tokens más cercanos por coseno, están cerca en el mapa: { $pca } con PCA, { $tsne } con t-SNE.

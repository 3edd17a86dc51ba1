# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = Entrenar y medir necesitan algunas bibliotecas más; instálalas con { $how }.
training-no-data = Indica dónde están los corpus: --data CARPETA.
training-no-preset = No hay ningún preajuste { $name }; se pueden entrenar { $names }.
training-no-corpora = El preajuste { $name } no tiene corpus con que entrenar; se pueden entrenar { $names }.
training-no-further-run = El preajuste { $name } no tiene otra ejecución; la tienen { $names }.
training-no-teacher = El preajuste { $name } no admite un modelo maestro; lo admiten { $names }.
training-needs-teacher = { $options } necesitan un modelo maestro; indícalo con --teacher.
training-two-starts = El modelo empieza como su modelo maestro y no puede partir también de { $start }; quita uno de los dos.
training-run-is-there = { $folder } ya contiene una ejecución; continúala con --resume o elige otra carpeta.
training-run-of-other = { $folder } contiene una ejecución de { $found }, no de { $name }; elige otra carpeta.
training-run-has-others = La ejecución de { $folder } tiene textos distintos de los de { $name }; elige otra carpeta.
training-other-setting = Esta ejecución no puede seguir con otros ajustes: { $key } era { $before } y sería { $after }; elige otra carpeta.
training-began-without-teacher = Esta ejecución empezó sin modelo maestro y no puede seguir con uno; elige otra carpeta.
training-no-own-texts = El preajuste { $preset } no admite { $option }; classifier y translator admiten textos propios.
training-wrong-option = { $preset } no admite { $wrong }; indica { $wanted } ARCHIVO.
training-valid-alone = --valid va con { $wanted } ARCHIVO; indica los dos.
training-which-languages = Indica qué idiomas son, por ejemplo --from fr --to en.
training-one-language = Los dos idiomas son { $code }; indica dos distintos.
training-no-language = El idioma { $code } no es un código; indica uno como fr, en o pt-BR.
training-no-texts = { $folder } no contiene textos de una ejecución; indica --examples o --pairs.
training-one-label = Todos los textos de { $name } tienen la etiqueta { $label }; un clasificador necesita dos etiquetas o más.
training-markup-in-label = La etiqueta { $label } ({ $place }) contiene código de marcado o caracteres de control; usa palabras sencillas.
training-bad-label = { $place }: { $why }. ¿Están las columnas al revés? Indícalas con --columns.
training-strange-label = La etiqueta { $label } ({ $place }) no es la de ningún texto de { $name }.
training-few-pairs = { $name } tiene { $found } pares distintos; hacen falta { $least } o más.
training-line-of = línea { $line } de { $name }
training-given-row = fila { $index } de los datos
training-row-no-pair = La fila { $index } es { $row }; da pares de textos { $form } o un archivo.
training-not-two-columns = Las columnas son { $columns }; da dos nombres o números, como { $example } o 2,0.
training-no-file = No hay ningún archivo { $path }; da un archivo TSV, CSV o de líneas JSON.
training-fetch-again = bórralo y descárgalo de nuevo
training-give-lines = da líneas { $form }, o un archivo CSV o de líneas JSON
training-damaged = { $path } está dañado y no es un archivo { $kind } entero ({ $why }); { $remedy }.
training-binary = { $path } es un archivo binario; { $remedy }.
training-empty = { $path } está vacío; { $remedy }.
training-utf-16 = { $path } es texto UTF-16; guárdalo como UTF-8.
training-not-utf-8 = { $path }, línea { $line }: esto no es texto UTF-8; guarda el archivo como UTF-8.
training-must-be = { $path }, línea { $line }: { $text } debe tener la forma { $form }.
training-no-tab = { $path }, línea { $line }: { $text } no tiene tabulador; cada línea debe ser inglés, TAB, traducción.
training-needs-columns = { $path }, línea { $line }: { $text } tiene muy pocas columnas; hacen falta { $columns }.
training-no-csv = { $path }, línea { $line }: esto no es CSV ({ $why }); revisa las comillas.
training-begins-array = { $path }, línea { $line }: { $text } empieza una lista JSON; da un objeto por línea.
training-no-json = { $path }, línea { $line }: { $text } { $why }; da un objeto por línea.
training-one-array = { $path }, línea { $line }: esto es una lista JSON; da un objeto por línea.
training-no-object = { $path }, línea { $line }: { $text } no es un objeto; da un objeto por línea.
training-no-column = { $path }, línea { $line }: no hay ninguna columna { $column } entre { $columns }; indica las dos, como --columns { $example }.
training-many-columns = { $path }, línea { $line }: { $columns } columnas sin nombres; di cuáles, como --columns 2,0 (desde 0).
training-first-two = { $path }, línea { $line }: { $columns } columnas sin nombres; se leen las dos primeras, véase --columns.
training-no-such-columns = { $path }, línea { $line }: { $text } tiene muy pocas columnas; hacen falta las columnas { $first } y { $second }.
training-too-few-columns = { $path }, línea { $line }: { $text } tiene muy pocas columnas; da { $form }.
training-no-text = { $path }, línea { $line }: { $column } es { $value }; da un texto.
training-other-texts =
    { $takes ->
        [none] El preajuste { $preset } no admite estos textos; tiene corpus propios.
       *[other] El preajuste { $preset } no admite estos textos; admite { $takes }.
    }
training-rare-label =
    { $found ->
        [one] La etiqueta { $label } (aparece primero en { $place }) solo tiene { $found } texto; hacen falta { $least } o más textos distintos por etiqueta. Si la línea 1 nombra las columnas, dilo con --columns.
       *[other] La etiqueta { $label } (aparece primero en { $place }) solo tiene { $found } textos distintos; hacen falta { $least } o más por etiqueta. Si la línea 1 nombra las columnas, dilo con --columns.
    }
training-class-without-texts = Ningún texto de entrenamiento de { $corpora } tiene la etiqueta { $label }; cada clase necesita ejemplos.
training-teacher-no-bert = El modelo maestro no es un codificador como BERT; indica uno, como una carpeta de MiniLM o BERT.
training-teacher-layers = No pueden quedar congeladas { $layers } capas del modelo maestro; tiene { $count }.
training-teacher-unread = El modelo maestro { $teacher } no se puede leer como codificador; indica una carpeta con config.json, model.safetensors y un tokenizador.
training-teacher-lacks = A los pesos del modelo maestro { $teacher } les falta { $weight }; descárgalo de nuevo.
training-teacher-tokens = El modelo maestro { $teacher } no tiene los tokens CLS, SEP, PAD y UNK; indica un codificador como BERT.
training-no-such-teacher = No hay ningún modelo maestro { $teacher }; indica una carpeta de un codificador preentrenado, o hf:PROPIETARIO/NOMBRE.
training-no-variants = Ningún texto etiquetado tiene una palabra que pueda ceder su lugar a otra; pon variants a 0.
training-no-pool = No hay ninguna reserva de textos { $name }; se conocen { $names }.
training-pool-empty = La reserva { $name } no tiene ningún texto nuevo; comprueba los archivos de { $folder }.
training-labels-of-shape = Las etiquetas suaves de { $folder } son de { $rows } textos y { $columns } etiquetas, no de { $texts } y { $labels }; borra esa carpeta y etiqueta de nuevo.
training-labels-of-others = Las etiquetas suaves de { $folder } son de otros textos o clases; borra esa carpeta.
training-labels-damaged = Las etiquetas suaves de { $path } están dañadas; borra ese archivo y sigue con --resume.
training-references = { $sources } textos de origen no casan con { $references } referencias; da una para cada uno.
training-no-labelled-texts = No hay ejemplos; da al menos una etiqueta con un texto.
training-nothing-to-read = No hay textos; da al menos uno.
training-cannot-translate = { $model } clasifica; solo un traductor puede traducir.
training-no-run = { $folder } no contiene ninguna ejecución; entrena una primero.
training-run-of-stages = { $folder } contiene una ejecución por etapas, que crea ella misma su punto de control; iníciala de nuevo para seguir.
training-nothing-saved = La ejecución de { $folder } aún no ha guardado nada; espera a que guarde por primera vez.
training-not-calibrated = { $model } traduce; solo se calibran las probabilidades de un clasificador.
training-in-line = { $path }, línea { $line }: { $why }.
training-no-tree = { $text } no es un árbol etiquetado como { $example }
training-too-few-texts = Hay muy pocos textos para entrenar y validar ({ $sizes }); da un corpus de 20 textos o más.
training-no-corpus = No hay ningún corpus { $name }; se conocen { $names }.
training-no-partner = { $path } tiene { $lines } líneas y { $other } tiene { $others }: la línea { $line } no tiene pareja; los archivos alineados deben tener la misma longitud.
training-no-corpus-file = En { $folder } no está ninguno de estos archivos: { $names }; ejecuta `glassformer train PREAJUSTE --data CARPETA --download`, o pon tú allí el archivo.
training-no-training-texts = No hay ejemplos de entrenamiento; comprueba los corpus y max_tokens.
training-no-download = No hay descarga para { $name }; se conocen { $names }.
training-file-changed = { $path } ha cambiado desde que se descargó: su SHA-256 es { $digest }, { $lock } dice { $known }; borra el archivo para descargarlo de nuevo, y también su línea en { $lock } si quien lo publica tiene una versión nueva.
training-file-of-debian = Falta { $path }, y { $name } no se puede descargar; extrae el archivo del paquete { $package } de Debian ({ $form }, UTF-8, gzip) y ponlo allí.
training-not-fetched = No se pudo descargar { $url } ({ $why }); descárgalo tú y guárdalo como { $path }.
training-cut-off = llegaron { $done } de { $length } bytes
training-label-of-no-class = Un texto tiene la etiqueta { $label }; las etiquetas del modelo son { $labels }.
training-teacher-of-other-texts = Las etiquetas de un modelo maestro valen para los textos tal como son; pon renamed, renumbered y joined a 0.
training-no-start = No hay ningún punto de control { $name } del que partir; indica un modelo entrenado o su carpeta.
training-cannot-start = La ejecución no puede partir de { $name }: { $why }.
training-start-of-other-shape = La ejecución no puede partir de { $name }: { $setting } es { $here } aquí y { $there } allí; iguálalos.
training-start-untied = Solo una única tabla de vectores compartida puede tomar fragmentos propios; activa tie_embeddings.
training-other-numbers = su archivo { $file } está dañado: contiene números distintos de los que se escribieron
training-other-words = su archivo { $file } está dañado: dice algo distinto de lo que se escribió
training-no-save-named = { $path } no nombra ninguna copia guardada; escribe allí el nombre de la carpeta contigua más reciente
training-save-unusable = No se puede seguir con la copia guardada { $save }: { $why }; empieza otra ejecución.
training-not-written = No se pudo escribir { $file } ({ $why }); haz sitio y sigue con --resume.
training-diverged =
    { $saved ->
        [none] La pérdida llegó a { $loss } en el paso { $step }, así que el entrenamiento se detuvo; no hay nada guardado. Prueba con un --learning-rate menor.
       *[other] La pérdida llegó a { $loss } en el paso { $step }, así que el entrenamiento se detuvo; queda lo guardado en el paso { $saved }. Prueba con un --learning-rate menor.
    }

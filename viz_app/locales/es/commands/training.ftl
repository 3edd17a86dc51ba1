# The sentences of training's errors, which the command line says. See docs/languages.md.

training-not-installed = Entrenar y medir necesitan algunas bibliotecas más; instálalas con { $how }.
training-no-data = Indica dónde están los corpus: --data DIR.
training-no-preset = No hay ningún preajuste { $name }; se pueden entrenar { $names }.
training-no-corpora = El preajuste { $name } no tiene corpus con que entrenar; se pueden entrenar { $names }.
training-no-further-run = El preajuste { $name } no tiene otra ejecución; la tienen { $names }.
training-no-teacher = El preajuste { $name } no admite un modelo maestro; lo admiten { $names }.
training-needs-teacher = { $options } necesitan un modelo maestro; indícalo con --teacher.
training-two-starts = El modelo empieza como su modelo maestro y no puede partir también de { $start }; quita uno de los dos.
training-run-is-there = { $folder } ya contiene una ejecución; continúala con --resume o elige otra carpeta.
training-run-of-other = { $folder } contiene una ejecución de { $found }, no de { $name }; elige otra carpeta.
training-run-has-others = La ejecución de { $folder } tiene otros textos que { $name }; elige otra carpeta.
training-other-setting = Esta ejecución no puede seguir con otros ajustes: { $key } era { $before } y sería { $after }; elige otra carpeta.
training-began-without-teacher = Esta ejecución empezó sin modelo maestro y no puede seguir con uno; elige otra carpeta.
training-no-own-texts = El preajuste { $preset } no admite { $option }; classifier y translator admiten textos propios.
training-wrong-option = { $preset } no admite { $wrong }; indica { $wanted } ARCHIVO.
training-valid-alone = --valid va con { $wanted } ARCHIVO; indica los dos.
training-which-languages = Indica qué idiomas son, por ejemplo --from fr --to en.
training-one-language = Los dos idiomas son { $code }; indica dos distintos.
training-no-language = El idioma { $code } no es un código; indica uno como fr, en o pt-BR.
training-no-texts = { $folder } no contiene textos de una ejecución; indica --examples o --pairs.
training-one-label = Todos los textos de { $name } tienen la etiqueta { $label }; un clasificador necesita dos o más.
training-markup-in-label = La etiqueta { $label } ({ $place }) contiene marcas o caracteres de control; usa palabras sencillas.
training-bad-label = { $place }: { $why }. ¿Están las columnas al revés? Nómbralas con --columns.
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
training-no-column = { $path }, línea { $line }: no hay ninguna columna { $column } entre { $columns }; nombra las dos, como --columns { $example }.
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
        [one] La etiqueta { $label } (vista primero: { $place }) solo tiene { $found } texto; hacen falta { $least } o más distintos por etiqueta. Si la línea 1 nombra las columnas, dilo con --columns.
       *[other] La etiqueta { $label } (vista primero: { $place }) solo tiene { $found } textos distintos; hacen falta { $least } o más por etiqueta. Si la línea 1 nombra las columnas, dilo con --columns.
    }

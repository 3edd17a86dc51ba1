## shell/shell.js

shell-reload = Volver a cargar

## handlers/tabs.py

shell-view-overview = Visión general
shell-view-translate = Palabra por palabra
shell-about-translate = decodificación: qué se escribió y qué se podría haber escrito
shell-view-sentences = Muchas oraciones
shell-about-sentences = evaluación con un corpus: un modelo sobre una lista de textos
shell-tab-heads = Cabezas
shell-view-head = Una cabeza
shell-about-head = consulta, clave, valor: cómo decide una cabeza de atención adónde mirar
shell-view-heads = Todas las cabezas
shell-about-heads = cabezas de atención: para qué sirve cada una
shell-view-corpus = En muchas oraciones
shell-about-corpus = retratos de cabezas: qué hace cada cabeza en todo un corpus
shell-tab-why = Por qué
shell-view-why = Palabras
shell-about-why = atribución: en qué palabras se apoya una respuesta, según varios métodos
shell-view-flow = Partes y caminos
shell-about-flow = atribución de logits y flujo de información: qué escribió una palabra, y por qué camino
shell-tab-break = Romperlo
shell-view-break = Empezar aquí
shell-about-break = intervenciones: cambiar una sola cosa por dentro
shell-view-masks = Máscaras
shell-about-masks = máscaras de atención: qué se puede mirar
shell-view-positions = Orden de las palabras
shell-about-positions = codificación posicional: qué dice en qué lugar está una palabra
shell-view-patch = Intercambiar partes
shell-about-patch = parcheo de activaciones: partes de otra ejecución en esta
shell-tab-model = Modelo
shell-view-anatomy = Plano
shell-about-anatomy = anatomía, o arquitectura: de qué está hecho el modelo
shell-view-model-words = Mapa de palabras
shell-about-model-words = embeddings de los tokens: qué palabras encuentra parecidas el modelo
shell-view-model-learning = Aprendizaje
shell-about-model-learning = evolución del entrenamiento: el modelo en varios momentos de su entrenamiento
shell-view-model-faithfulness = De qué explicación fiarse
shell-about-model-faithfulness = fidelidad: explicaciones puestas a prueba
shell-view-model-here = Entrenar uno aquí
shell-about-model-here = entrenamiento: un modelo diminuto aprende en esta pestaña

## shell/index.html, pages/first.html

shell-skip = Ir a la imagen
shell-pages = Páginas
shell-sentence-and-answer = La oración y su respuesta
shell-loading = Cargando
shell-try-again = Reintentar

# The frame of the page: tabs, and the notice of a view that did not load.

## shell/shell.js

shell-reload = Reload

## handlers/tabs.py: the tabs, and the views in them with their small lines

shell-view-overview = Overview
shell-view-translate = Word by word
shell-about-translate = decoding: what was written, and what could have been
shell-view-sentences = Many sentences
shell-about-sentences = corpus evaluation: one model over a list of texts
shell-tab-heads = Heads
shell-view-head = One head
shell-about-head = query, key, value: how one attention head decides where to look
shell-view-heads = All heads
shell-about-heads = attention heads: what each of them is for
shell-view-corpus = Over many sentences
shell-about-corpus = head portraits: what each head does over a corpus
shell-tab-why = Why
shell-view-why = Words
shell-about-why = attribution: which words an answer rests on, by several methods
shell-view-flow = Parts and routes
shell-about-flow = logit attribution and information flow: what wrote a word, and by which way
shell-tab-break = Break it
shell-view-break = Start here
shell-about-break = interventions: change one thing inside
shell-view-masks = Masks
shell-about-masks = attention masks: what may be looked at
shell-view-positions = Word order
shell-about-positions = positional encoding: what says where a word stands
shell-view-patch = Swap parts
shell-about-patch = activation patching: parts of another run in this one
shell-tab-model = Model
shell-view-anatomy = Plan
shell-about-anatomy = anatomy, or architecture: what the model is made of
shell-view-model-words = Word map
shell-about-model-words = token embeddings: which words the model finds alike
shell-view-model-learning = Learning
shell-about-model-learning = training history: the model at moments of its training
shell-view-model-faithfulness = Which explanation to trust
shell-about-model-faithfulness = faithfulness: explanations put to the test
shell-view-model-here = Train one here
shell-about-model-here = training: a tiny model learns in this tab

## shell/index.html, pages/first.html

shell-skip = Skip to the picture
shell-pages = Pages
shell-sentence-and-answer = The sentence and its answer
shell-loading = Loading
shell-try-again = Try again

"""Model: all its words in two dimensions, who lies near whom, how it learned, and which explanation to believe."""

import threading
from typing import Any
from weakref import WeakKeyDictionary

import core
from core.analysis.token_map import nearest, stored_map, token_map
from core.results.parameters import TokenTable
from core.results.token_layout import TokenLayout
from core.sentences import Sentence, sentence
from viz_app import figures
from viz_app.figures.script import plain_figure
from viz_app.figures.words import words_frame
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.models import OfferedModels
from viz_app.handlers.resolve import run_of
from viz_app.handlers.why import bench
from viz_app.protocol.requests import ModelRequest, NeighboursRequest, RunRequest, WordsRequest
from viz_app.view_models.token_map import neighbours_payload, words_payload
from viz_app.view_models.training_history import records_of, training_payload

_TABLES: "WeakKeyDictionary[Any, TokenTable]" = WeakKeyDictionary()
_MAPS: "WeakKeyDictionary[Any, dict[str, Answer]]" = WeakKeyDictionary()  # by plane, the same for every visitor
_LOCK = threading.Lock()  # a map takes a second: several visitors wait for one and the same


def charts() -> dict[str, Any]:
    """The map of the vocabulary, without its dots."""
    return {"map": words_frame()}


def words(models: OfferedModels, request: WordsRequest) -> Answer:
    """All tokens of the model in two dimensions, by t-SNE where it has such a map and no other is asked for."""
    model, table = models.get(request.model), _table(models, request.model)
    layout: TokenLayout | None = getattr(model, "token_layout", None)
    plane = (request.plane or "tsne") if layout else "pca"
    with _LOCK:
        kept = _MAPS.setdefault(model, {})
        if plane not in kept:
            drawn = stored_map(table, layout.points) if layout and plane == "tsne" else token_map(table)
            kept[plane] = words_payload(table, drawn, plane, layout)
    return {"payload": kept[plane]}


def neighbours(models: OfferedModels, request: NeighboursRequest) -> Answer:
    """The tokens whose vectors point in nearly the same direction as that of one."""
    table = _table(models, request.model)
    near = nearest(table.vectors, request.word)
    layout = getattr(models.get(request.model), "token_layout", None)
    return {"payload": neighbours_payload(table, request.word, *near, layout)}


def sentence_words(models: OfferedModels, request: RunRequest) -> Answer:
    """The ids of the tokens that the run reads and writes; what is written only where it has the same vectors."""
    model: Any = models.get(request.model)
    run, sides = run_of(request), list(models.entry(request.model).sides)
    source = list(model.source_ids(run.text, request.edits))
    if model.task == "generator":  # one text, which it reads with one table
        return {
            "source": [*source[:1], *(step.id for step in models.trace(run).steps)],
            "target": [],
            "sides": sides[1:],
        }
    is_shared = _table(models, request.model).is_shared
    return {
        "source": source,
        "target": [step.id for step in models.trace(run).steps] if is_shared else [],
        "sides": sides,
    }


def learning(models: OfferedModels, request: ModelRequest) -> Answer:
    """Return the history of the model's training, or in ``none`` the reason that there is none."""
    model = models.get(request.model)
    found = getattr(model, "training_history", None)
    if found is None:
        return {"payload": None, "none": no_history(model)}
    records = records_of(found)
    curve = figures.learning_curves(records, scale="log", theme="page") if records else None
    return {"payload": training_payload(found, request.model) | {"figure": curve and plain_figure(curve)}, "none": ""}


def no_history(model: Any) -> Sentence:
    return sentence("reply-no-moments", kind="own" if isinstance(model, core.NativeModel) else "hub")


def _table(models: OfferedModels, name: str) -> TokenTable:
    model: Any = models.get(name)
    with _LOCK:
        if model not in _TABLES:
            _TABLES[model] = model.token_table()
        return _TABLES[model]


FUNCTIONS: dict[str, Function] = {
    "words": words,
    "neighbours": neighbours,
    "sentence_words": sentence_words,
    "learning": learning,
    "faithfulness": bench,
}

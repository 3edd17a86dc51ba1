"""Model: all its words in two dimensions, who lies near whom, how it learned, and which explanation to believe."""

import threading
from dataclasses import dataclass, field
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


@dataclass
class _Words:
    """The token table of a model and the answers for each plane, the same for every visitor."""

    table: TokenTable
    layout: TokenLayout | None
    answers: dict[str, Answer] = field(default_factory=dict)


_KEPT: "WeakKeyDictionary[Any, _Words]" = WeakKeyDictionary()
_LOCK = threading.Lock()  # a map takes a second: several visitors wait for one and the same


def charts() -> dict[str, Any]:
    """The map of the vocabulary, without its dots."""
    return {"map": words_frame()}


def words(models: OfferedModels, request: WordsRequest) -> Answer:
    """All tokens of the model in two dimensions, by t-SNE where it has such a map and no other is asked for."""
    known = _words(models, request.model)
    plane = (request.plane or "tsne") if known.layout else "pca"
    with _LOCK:
        if plane not in known.answers:
            known.answers[plane] = _new_answer(known, plane)
    return {"payload": known.answers[plane]}


def neighbours(models: OfferedModels, request: NeighboursRequest) -> Answer:
    """The tokens whose vectors point in nearly the same direction as that of one."""
    known = _words(models, request.model)
    near = nearest(known.table.vectors, request.word)
    return {"payload": neighbours_payload(known.table, request.word, *near, known.layout)}


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
    is_shared = _words(models, request.model).table.is_shared
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


def _words(models: OfferedModels, name: str) -> _Words:
    model: Any = models.get(name)
    with _LOCK:
        if model not in _KEPT:
            _KEPT[model] = _Words(model.token_table(), getattr(model, "token_layout", None))
        return _KEPT[model]


def _new_answer(known: _Words, plane: str) -> Answer:
    table, layout = known.table, known.layout
    drawn = stored_map(table, layout.points) if layout and plane == "tsne" else token_map(table)
    return words_payload(table, drawn, plane, layout)


FUNCTIONS: dict[str, Function] = {
    "words": words,
    "neighbours": neighbours,
    "sentence_words": sentence_words,
    "learning": learning,
    "faithfulness": bench,
}

"""Model: all its words in two dimensions, and who lies near whom."""

import threading
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from core.analysis.token_map import nearest, token_map
from core.parameters import TokenTable
from viz_app import figures
from viz_app.figures.script import plain_figure
from viz_app.frontend.mounting import mounted
from viz_app.models import Models
from viz_app.pages.answers import Answer, Function, answering
from viz_app.pages.charts import chart_data
from viz_app.pages.context import PageContext
from viz_app.pages.resolve import run_of
from viz_app.protocol.requests import ModelRequest, NeighboursRequest, RunRequest
from viz_app.view_models.token_map import neighbours_payload, words_payload


@dataclass(frozen=True)
class _Words:
    """The table of a model and what the page is told of it, the same for every visitor."""

    table: TokenTable
    answer: Answer


_KEPT: "WeakKeyDictionary[Any, _Words]" = WeakKeyDictionary()
_LOCK = threading.Lock()  # a map takes a second: several visitors wait for one and the same


def build(context: PageContext) -> None:
    """Put the map of words on the page; it asks for what it shows while its tab is open."""
    mounted("model", answering(FUNCTIONS, context.models), data=chart_data())


def words(models: Models, request: ModelRequest) -> Answer:
    """All tokens of the model in two dimensions."""
    return {"payload": _words(models, request.model).answer}


def neighbours(models: Models, request: NeighboursRequest) -> Answer:
    """The tokens whose vectors point in nearly the same direction as that of one."""
    table = _words(models, request.model).table
    return {"payload": neighbours_payload(table, request.word, *nearest(table.vectors, request.word))}


def sentence_words(models: Models, request: RunRequest) -> Answer:
    """The ids of the tokens that the run reads and writes; what is written only where it has the same vectors."""
    run, model = run_of(request), _table_of(models, request.model)
    target = [step.id for step in models.trace(run).steps] if model.is_shared else []
    source: Any = models.get(request.model)
    return {
        "source": list(source.source_ids(run.text)),
        "target": target,
        "sides": list(models.entry(request.model).sides),
    }


def _table_of(models: Models, name: str) -> TokenTable:
    return _words(models, name).table


def _words(models: Models, name: str) -> _Words:
    model: Any = models.get(name)
    with _LOCK:
        if model not in _KEPT:
            _KEPT[model] = _new_words(model.token_table())
        return _KEPT[model]


def _new_words(table: TokenTable) -> _Words:
    drawn = token_map(table)
    figure = plain_figure(figures.words(table.tokens, drawn.points, theme="page"))
    return _Words(table, words_payload(table, drawn) | {"figure": figure})


FUNCTIONS: dict[str, Function] = {"words": words, "neighbours": neighbours, "sentence_words": sentence_words}

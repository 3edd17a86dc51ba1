"""The one path of every question: what a browser sent becomes a request, a function of ours its answer."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import orjson

from viz_app import protocol
from viz_app.handlers.models import OfferedModels
from viz_app.protocol.answers import no_answer_for

Answer = dict[str, Any]
Function = Callable[[OfferedModels, Any], Answer]
Handler = Callable[[Any], Answer]


def answer(name: str, function: Function, models: OfferedModels, given: Any) -> Answer:
    """Return what ``function`` makes of ``given``, anything at all that was sent: ``{"ok": True, ...}``, or that of
    ``protocol.answers.no_answer``."""
    try:
        return {"ok": True, **function(models, protocol.parse(protocol.request_of(function), given))}
    except Exception as problem:
        return no_answer_for(name, problem)


def answering(functions: Mapping[str, Function], models: OfferedModels) -> dict[str, Handler]:
    """The ``functions`` of a page by their names, each of what was sent alone."""
    return {name: partial(answer, name, function, models) for name, function in functions.items()}


def already_json(text: str) -> orjson.Fragment:
    """Return JSON that goes into an answer as it is; an answer is written once, where it leaves."""
    return orjson.Fragment(text)

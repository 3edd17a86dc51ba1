"""The one path of every question: what a browser sent becomes a request, a function of ours its answer."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from viz_app import protocol
from viz_app.handlers.models import OfferedModels
from viz_app.protocol.answers import REFUSALS, said_of

Answer = dict[str, Any]
Function = Callable[[OfferedModels, Any], Answer]


def answer(name: str, function: Function, models: OfferedModels, given: Any) -> Answer:
    """Return what ``function`` makes of a request.

    Args:
        name: of the function in ``protocol.REQUESTS``, which says what it is asked.
        function: takes the models and the request; its refusals are sentences.
        models: the models on offer.
        given: what was sent, anything at all.

    Returns:
        ``{"ok": True, ...}``, or ``{"ok": False, "error": sentence}``.
    """
    try:
        return {"ok": True, **function(models, protocol.parse(protocol.REQUESTS[name], given))}
    except REFUSALS as refusal:
        return {"ok": False, "error": str(refusal)}
    except Exception as defect:
        return {"ok": False, "error": said_of(name, defect)}


def answering(functions: Mapping[str, Function], models: OfferedModels) -> dict[str, Any]:
    """The ``functions`` of a page by their names, each of what was sent alone."""
    return {name: partial(answer, name, function, models) for name, function in functions.items()}


def inert(text: str) -> str:
    """Return the same JSON with every ``<`` escaped, so that no reader takes it for markup."""
    return text.replace("<", "\\u003c")

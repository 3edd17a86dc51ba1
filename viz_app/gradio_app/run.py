"""The header's requests on a server: runs with their turns, cancelling, and the status."""

import json
from contextlib import AbstractContextManager
from typing import Any

from starlette.responses import Response

from viz_app.gradio_app.live import LaterError, while_idle
from viz_app.handlers import run as handler
from viz_app.handlers.answers import inert
from viz_app.models import Models
from viz_app.protocol import parse
from viz_app.protocol.answers import REFUSALS, said_of
from viz_app.protocol.kinds import Whole
from viz_app.protocol.requests import HeaderRequest, StatusRequest, StopRequest
from viz_app.server.visitors import Visitor, asked_by, visitor
from viz_app.server.written import as_it_is, object_of


def run(models: Models, given: Any) -> Response:
    """Answer the header's request for a run. The newest run of a page ends the one before.

    Args:
        models: the models on offer.
        given: a ``HeaderRequest`` as a browser sends it, which may be anything.

    Returns:
        JSON of ``answer`` and ``picture``, see ``viz_app.handlers.run``. Without a run, ``picture`` is null and
        ``answer`` holds an ``error``, or ``later`` for a live run that the server has no time for.
    """
    try:
        with models.newest.run(visitor(), _id(given)) as asker:
            request = parse(HeaderRequest, given)
            with _turn(models, request, asker):
                return as_it_is(object_of(handler.run(models, request)))
    except LaterError:
        return _without_a_run(given, later=True)
    except REFUSALS as refusal:
        return _without_a_run(given, error=str(refusal))
    except Exception as defect:
        return _without_a_run(given, error=said_of("run", defect))


def _turn(models: Models, request: HeaderRequest, asker: Visitor) -> AbstractContextManager[None]:
    return while_idle(models, request, asker) if request.live else asked_by(asker)


def _without_a_run(given: Any, **reason: object) -> Response:
    return as_it_is(object_of({"answer": inert(json.dumps({"id": _id(given), **reason})), "picture": "null"}))


def status(models: Models, given: Any) -> str:
    """Return a sentence about a run that takes more than two seconds."""
    name = parse(StatusRequest, given).model
    if name in models.entries and not models.loaded(name):
        return f"Loading the model {models.entries[name].title}."
    before = models.turns.ahead_of(visitor().key)
    if before is not None:
        return f"Waiting: {before} before you." if before else "Waiting: you are next."
    return "Still working: the computer is busy with other runs, or the sentence is long."


def stop(models: Models, given: Any) -> None:
    """Cancel the run that the request names."""
    try:
        models.newest.stop(visitor(), parse(StopRequest, given).id)
    except REFUSALS:
        return


def _id(given: Any) -> int | None:
    """Return the id of a request that may be invalid, so that the page knows which request was refused."""
    try:
        return Whole().read(given.get("id"), []) if isinstance(given, dict) else None
    except ValueError:
        return None

"""What the header asks of a server alone: a run that waits for its turn, how far it is, and to stop it.

A live run, while a visitor types, is made only while the server is idle, and cancelled by any other request.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import core
from core.sentences import sentence
from viz_app.handlers import run as handler
from viz_app.handlers.answers import Answer
from viz_app.protocol.answers import LaterError
from viz_app.protocol.requests import HeaderRequest, StatusRequest, StopRequest
from viz_app.server.models import Models
from viz_app.server.visitors import Visitor, asked_by, visitor

MOST_TOKENS = 40  # of a live run


def run(models: Models, request: HeaderRequest) -> Answer:
    """Answer the header's request for a run, see ``viz_app.handlers.run``.

    The newest run of a page ends the one before. Raises ``LaterError`` if it is a live run and the server has no time
    for it, and ``core.InputError`` if the sentence cannot be run as the request says, and ``core.CheckpointError`` if
    the model cannot be loaded.
    """
    with (
        models.newest.run(visitor(), request.id) as asker,
        while_idle(models, request, asker) if request.live else asked_by(asker),
    ):
        return handler.run(models, request)


def status(models: Models, request: StatusRequest) -> Answer:
    """Return as ``said`` a sentence about a run that takes more than two seconds, and the runs ``before`` it."""
    before = models.turns.ahead_of(visitor().key)
    if request.model in models.entries and not models.loaded(request.model):
        said = sentence("reply-loading", title=models.entries[request.model].title)
    elif before is None:
        said = sentence("reply-still-working")
    else:
        said = sentence("reply-waiting", before=before)
    return {"said": said.to_json(), "before": before or 0}


def stop(models: Models, request: StopRequest) -> Answer:
    """Cancel the run that the request names."""
    models.newest.stop(visitor(), request.id)
    return {}


@contextmanager
def while_idle(models: Models, request: HeaderRequest, asker: Visitor) -> Iterator[None]:
    """Make ``asker`` the visitor inside, as long as the server has no other request. Raises ``LaterError`` if the
    server has something else to do, or gets it meanwhile, and ``core.InputError`` if such a text or model is never run
    while somebody types; the message says why."""
    if models.loaded(request.model):
        _refuse_live(models, request)
    if not models.loaded(request.model) or not models.turns.is_idle():
        raise LaterError
    with asked_by(replace(asker, is_gone=lambda: asker.is_gone() or models.turns.is_shared())):
        try:
            yield
        except core.StoppedError:
            raise LaterError from None


def _refuse_live(models: Models, request: HeaderRequest) -> None:
    model = models.get(request.model)
    if isinstance(model, core.HubModel):
        raise core.InputError("reply-live-off-for-model")
    tokens = model.count_tokens(request.text)
    if tokens > MOST_TOKENS:
        raise core.InputError("reply-live-off-for-text", count=tokens, most=MOST_TOKENS)


FUNCTIONS: dict[str, Callable[[Any, Any], Answer]] = {"run": run, "status": status, "stop": stop}

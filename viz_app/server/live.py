"""Live runs while a visitor types: only while the server is idle, and cancelled by any other request."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import core
from viz_app.protocol.answers import LaterError
from viz_app.protocol.requests import HeaderRequest
from viz_app.server.models import Models
from viz_app.server.visitors import Visitor, asked_by

MOST_TOKENS = 40


@contextmanager
def while_idle(models: Models, request: HeaderRequest, asker: Visitor) -> Iterator[None]:
    """Make ``asker`` the visitor inside, as long as the server has no other request. Raises ``LaterError`` if the
    server has something else to do, or gets it meanwhile, and ``core.InputError`` if such a text or model is never run
    while somebody types; the message says why."""
    if models.loaded(request.model):
        _refuse(models, request)
    if not models.loaded(request.model) or not models.turns.is_idle():
        raise LaterError
    with asked_by(replace(asker, is_gone=lambda: asker.is_gone() or models.turns.is_shared())):
        try:
            yield
        except core.StoppedError:
            raise LaterError from None


def _refuse(models: Models, request: HeaderRequest) -> None:
    model = models.get(request.model)
    if isinstance(model, core.HubModel):
        raise core.InputError("reply-live-off-for-model")
    tokens = model.count_tokens(request.text)
    if tokens > MOST_TOKENS:
        raise core.InputError("reply-live-off-for-text", count=tokens, most=MOST_TOKENS)

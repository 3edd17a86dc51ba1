"""What the header asks of a server beside what it asks everywhere: runs with their turns, their status, their end."""

from collections.abc import Callable
from typing import Any

from core.sentences import sentence
from viz_app.handlers import run as handler
from viz_app.handlers.answers import Answer
from viz_app.protocol.requests import HeaderRequest, StatusRequest, StopRequest
from viz_app.server.live import while_idle
from viz_app.server.models import Models
from viz_app.server.visitors import asked_by, visitor


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


FUNCTIONS: dict[str, Callable[[Any, Any], Answer]] = {"run": run, "status": status, "stop": stop}

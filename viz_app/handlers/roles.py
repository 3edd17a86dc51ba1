"""The roles of heads: those measured of a checkpoint, and a quick measurement of any model, on request."""

from weakref import WeakKeyDictionary

import core
from core.analysis.quick_roles import probe_sentences, quick_roles
from core.results.head_roles import HeadRoles
from viz_app import figures
from viz_app.figures.script import plain_figure
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.models import Model, OfferedModels
from viz_app.protocol.requests import ModelRequest, RolesRequest
from viz_app.view_models.heads import roles_payload

NAME = "roles"  # of the turn
COST, SECONDS = 5_000, 120

_known: "WeakKeyDictionary[Model, HeadRoles]" = (
    WeakKeyDictionary()
)  # over shipped sentences; what visitors type is not kept


def roles_of(model: Model) -> HeadRoles | None:
    """Return the roles of a model's heads: measured with its checkpoint, or quickly since the start of the program."""
    return getattr(model, "head_roles", None) or _known.get(model)


def roles(models: OfferedModels, request: ModelRequest) -> Answer:
    """Return the measured roles of the model's heads as ``measured``; None if they were never measured. Then there are
    the ``languages`` of shipped sentences, and the model's ``own`` one."""
    model = models.get(request.model)
    found = roles_of(model)
    if found is None:
        spoken = getattr(model, "languages", ())
        offered = {"languages": sorted(probe_sentences()), "own": spoken[0] if spoken else ""}
        return {"measured": None, "can_be": hasattr(model, "folder"), "name": request.model} | offered
    return {"measured": _payload(found)}


def _payload(found: HeadRoles) -> Answer:
    payload = roles_payload(found)
    if found.pruning:
        payload["pruning"]["figure"] = plain_figure(figures.pruning(found.pruning, theme="page"))
    return payload


def measure(models: OfferedModels, request: RolesRequest) -> Answer:
    """Measure the roles of the model's heads over shipped sentences in a language, or over lines of the visitor."""
    model = models.get(request.model)
    texts = request.texts or probe_sentences().get(request.language, ())
    if not texts:
        if not request.language:
            raise core.InputError("reply-no-lines")
        raise core.InputError("reply-no-sentences", language=request.language[:10])
    with models.newest_turn(NAME, COST, SECONDS) as tell:
        found = quick_roles(model, texts, progress=lambda _, done, total: tell(done, total))
    if not request.texts:
        _known[model] = found
    return {"measured": _payload(found)}


def done(models: OfferedModels, request: ModelRequest) -> Answer:
    read, sentences = models.told(NAME)
    return {"done": read, "sentences": sentences}


def stop(models: OfferedModels, request: ModelRequest) -> Answer:
    models.end_turn(NAME)
    return {}


FUNCTIONS: dict[str, Function] = {
    "head_roles": roles,
    "measure_roles": measure,
    "roles_done": done,
    "stop_roles": stop,
}

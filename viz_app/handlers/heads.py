"""Heads: what each is for, what is lost without it, and what is left as more and more of them go."""

from dataclasses import replace

from viz_app.handlers import roles
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import experiment
from viz_app.handlers.models import OfferedModels, answer_cost
from viz_app.handlers.resolve import possible_edits, run_of
from viz_app.protocol import write
from viz_app.protocol.edits import taken
from viz_app.protocol.requests import ModelRequest, RunRequest
from viz_app.view_models.heads import effects_payload, silenced_payload
from viz_app.view_models.portraits import portraits_payload


def silence(models: OfferedModels, request: RunRequest) -> Answer:
    """The run with its changes beside that without; ``notices`` name heads that are not there,
    ``takes`` the parameters of changes that the model takes."""
    notices = list(request.notices)
    edits = possible_edits(models, request.model, request.edits, run_of(request).text, notices)
    possible = replace(request, edits=edits)
    runs = experiment(models, run_of(possible))
    with models.turn(answer_cost(*runs)):
        sides, asks = models.entry(request.model).sides, write(possible) | {"of": "after"}
        payload = silenced_payload(runs.before, runs.after, runs.written, sides=sides, asks=asks)
    payload["notices"] = [*notices, *payload["notices"]]
    payload["takes"] = taken(models.get(request.model).edits_taken)
    return {"payload": payload}


def effects(models: OfferedModels, request: RunRequest) -> Answer:
    """Return the effect of each head on the answer, all others as they are in this run."""
    return effects_payload(models.head_effects(run_of(request)))


def done(models: OfferedModels, request: RunRequest) -> Answer:
    heads_done, heads = models.heads_done(run_of(request))
    return {"done": heads_done, "heads": heads}


def portraits(models: OfferedModels, request: ModelRequest) -> Answer:
    """Return as ``portraits`` what each head does over many sentences; None if that was never measured."""
    model = models.get(request.model)
    found = getattr(model, "head_portraits", None)
    payload = portraits_payload(found, getattr(model, "head_roles", None)) if found else None
    return {"portraits": payload, "can_be": hasattr(model, "folder"), "name": request.model}


PORTRAITS: dict[str, Function] = {"head_portraits": portraits}
FUNCTIONS: dict[str, Function] = {
    "silence": silence,
    "head_effects": effects,
    "heads_done": done,
    **roles.FUNCTIONS,
}

"""Masks: who may look at whom, changed by hand or by a classic bug, and what becomes of heads and words."""

import core
from core.sentences import Sentence
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import experiment
from viz_app.handlers.models import Model, OfferedModels, answer_cost, refusal
from viz_app.handlers.resolve import run_of
from viz_app.protocol import write
from viz_app.protocol.edits import taken
from viz_app.protocol.requests import RunRequest
from viz_app.view_models.masks import Pads, masks_payload


def rerun(models: OfferedModels, request: RunRequest) -> Answer:
    """Return as ``payload`` the run under changed masks.

    Its ``notices`` say what cannot be, its ``takes`` are the parameters of changes that the model takes.
    """
    runs = experiment(models, run_of(request))
    edits, model = request.edits, models.get(request.model)
    pads = Pads(edits.source_pads, edits.target_pads, edits.padding_side)
    with models.turn(answer_cost(*runs)):
        payload = masks_payload(*runs, pads=pads, sides=models.entry(request.model).sides, asks=write(request))
    payload["takes"] = taken(model.edits_taken)
    payload["refused"] = refused_bugs(model)
    payload["notices"] = [*request.notices, *payload["notices"]]
    return {"payload": payload}


def refused_bugs(model: Model) -> dict[str, Sentence | str]:
    """The bugs that a model cannot show, each with the sentence that says why."""
    asked = {name: refusal(model.check_edits, core.Edits(bugs=(name,))) for name in core.BUGS}
    return {name: why for name, why in asked.items() if why}


FUNCTIONS: dict[str, Function] = {"rerun_masks": rerun}

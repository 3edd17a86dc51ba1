"""Masks: who may look at whom, changed by hand or by a classic bug, and what becomes of heads and words."""

from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import experiment
from viz_app.handlers.models import OfferedModels, answer_cost
from viz_app.handlers.resolve import run_of
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
        payload = masks_payload(*runs, pads=pads, sides=models.entry(request.model).sides)
    payload["takes"] = taken(model.edits_taken)
    payload["notices"] = [*request.notices, *payload["notices"]]
    return {"payload": payload}


FUNCTIONS: dict[str, Function] = {"rerun_masks": rerun}

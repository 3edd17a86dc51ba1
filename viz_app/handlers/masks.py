"""Masks: who may look at whom, changed by hand or by a classic bug, and what becomes of heads and words."""

from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import experiment
from viz_app.handlers.models import OfferedModels, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol.requests import RunRequest
from viz_app.view_models.masks import masks_payload


def rerun(models: OfferedModels, request: RunRequest) -> Answer:
    """The run under changed masks as ``payload``, with the sentences about what cannot be under ``notices``."""
    runs = experiment(models, run_of(request))
    pads = (request.edits.source_pads, request.edits.target_pads)
    with models.turn(answer_cost(*runs)):
        payload = masks_payload(*runs, pads=pads, sides=models.entry(request.model).sides)
    payload["notices"] = [*request.notices, *payload["notices"]]
    return {"payload": payload}


FUNCTIONS: dict[str, Function] = {"rerun_masks": rerun}

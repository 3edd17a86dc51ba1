"""Masks: who may look at whom, changed by hand or by a classic bug, and what becomes of heads and words."""

from viz_app.frontend.mounting import mounted
from viz_app.models import Models
from viz_app.pages.answers import Answer, answering
from viz_app.pages.context import PageContext
from viz_app.pages.experiments import experiment
from viz_app.pages.resolve import run_of
from viz_app.protocol.requests import MasksRequest
from viz_app.view_models.masks import masks_payload


def build(context: PageContext) -> None:
    """Put the masks on the page; the page itself asks for runs, for as long as it is on show."""
    mounted("masks", answering(FUNCTIONS, context.models))


def rerun(models: Models, request: MasksRequest) -> Answer:
    """The run under changed masks as ``payload``, with the sentences about what cannot be under ``notices``."""
    runs = experiment(models, run_of(request), request.edits)
    pads = (request.edits.source_pads, request.edits.target_pads)
    payload = masks_payload(*runs, pads=pads, sides=models.entry(request.model).sides)
    payload["notices"] = [*request.notices, *payload["notices"]]
    return {"payload": payload}


FUNCTIONS = {"rerun_masks": rerun}

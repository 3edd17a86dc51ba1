"""Masks: who may look at whom, changed by hand or by a classic bug, and what becomes of heads and words."""

from typing import Any

from viz_app.frontend.mounting import mounted
from viz_app.links import edits_from_link
from viz_app.models import Models
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.experiments import experiment
from viz_app.pages.run import REFUSALS
from viz_app.view_models.masks import masks_payload

PARAMETERS = ("mask", "bugs", "fill", "pads")


def build(context: PageContext) -> None:
    """Put the masks on the page; the page itself asks for runs, for as long as it is on show."""

    def rerun(wanted: Any) -> dict[str, Any]:
        return answer(context.models, wanted)

    mounted("masks", {"rerun_masks": rerun})


def answer(models: Models, wanted: Any) -> dict[str, Any]:
    """Run ``{"model", "text", "mask", "bugs", "fill", "pads"}``, which comes from a browser and may be anything.

    Returns:
        ``{"ok": True, "payload": ...}`` with the sentences about unreadable parameters under ``notices``, or
        ``{"ok": False, "error": sentence}``.
    """
    try:
        request = read_request(wanted)
        edits, unread = edits_from_link({name: wanted.get(name) for name in PARAMETERS})
        runs = experiment(models, request, edits)
        pads = (edits.source_pads, edits.target_pads)
        payload = masks_payload(*runs, pads=pads, sides=models.entry(request.model).sides)
        payload["notices"] = [*unread, *payload["notices"]]
        return {"ok": True, "payload": payload}
    except REFUSALS as refusal:
        return {"ok": False, "error": str(refusal)}

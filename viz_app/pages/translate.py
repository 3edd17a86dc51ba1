"""The first tab, Translate or Classify: the whole run in one interactive picture."""

from functools import partial
from typing import Any

import core
from core.trace import Trace
from viz_app.frontend.mounting import mounted
from viz_app.models import Models, Run
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.run import REFUSALS, inert
from viz_app.view_models import attention_payload, payload_json


def build(context: PageContext) -> None:
    """Put the attention view on the page; every run redraws it."""

    def leave_out(wanted: Any) -> dict[str, Any]:
        return without(context.models, wanted)

    draw = partial(picture, context.models)
    opening = draw(context.opening) if context.opening else None
    view = mounted("translate", {"leave_out": leave_out}, data=opening, can_leave_out=True)
    context.on_run(draw, view)


def picture(models: Models, trace: Trace) -> str:
    """The value of the attention view for ``trace``, with the captions of its model."""
    return inert(payload_json(trace, sides=models.entry(trace.model).sides))


def without(models: Models, wanted: Any) -> dict[str, Any]:
    """Run again without some tokens: ``{"model", "text", "left_out": [positions of source tokens]}``.

    Returns:
        ``{"ok": True, "payload": ...}``, or ``{"ok": False, "error": sentence}``.
    """
    try:
        request = read_request(wanted)
        edits = core.Edits(left_out=_positions(wanted.get("left_out")))
        trace = models.trace(Run(request.model, request.text, (("edits", edits),)))
        return {"ok": True, "payload": attention_payload(trace, sides=models.entry(trace.model).sides)}
    except REFUSALS as refusal:
        return {"ok": False, "error": str(refusal)}


def _positions(given: Any) -> tuple[int, ...]:
    if not isinstance(given, list) or not all(isinstance(position, int) for position in given):
        raise core.InputError("The page sent no list of tokens to leave out. Reload the page.")
    return tuple(sorted(set(given)))

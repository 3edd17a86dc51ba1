"""Masks: who may look at whom, changed by hand or by a classic bug, and what becomes of heads and words."""

from dataclasses import replace
from typing import Any, NamedTuple

import core
from core.trace import Trace
from viz_app.components.masks_view import masks_view
from viz_app.links import edits_from_link
from viz_app.models import Models, Request
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.run import REFUSALS
from viz_app.view_models.masks import masks_payload

PARAMETERS = ("mask", "bugs", "fill", "pads")
MORE_STEPS = 12  # how much longer than before a changed run may write; a broken one would fill the page with one word


class Experiment(NamedTuple):
    """Runs of one sentence: as it is, with pads only, changed but reading the same target, changed and writing."""

    plain: Trace
    before: Trace
    after: Trace
    written: Trace


def build(context: PageContext) -> None:
    """Put the masks on the page; the page itself asks for runs, for as long as it is on show."""

    def rerun(wanted: Any) -> dict[str, Any]:
        return answer(context.models, wanted)

    masks_view(rerun)


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
        payload = masks_payload(*runs, pads=pads, sides=models.offer(request.model).sides)
        payload["notices"] = [*unread, *payload["notices"]]
        return {"ok": True, "payload": payload}
    except REFUSALS as refusal:
        return {"ok": False, "error": str(refusal)}


def experiment(models: Models, request: Request, edits: core.Edits) -> Experiment:
    """Run a sentence with its pads, then with all of ``edits``.

    Raises:
        core.InputError: if the sentence or the edits cannot be run.
        core.CheckpointError: if the model cannot be loaded.
    """
    pads = core.Edits(source_pads=edits.source_pads, target_pads=edits.target_pads)
    plain = models.trace(request)
    before = models.trace(_with(request, edits=pads)) if pads != core.Edits() else plain
    if edits == pads:
        return Experiment(plain, before, before, before)
    if before.task == "classifier":
        after = models.trace(_with(request, edits=edits))
        return Experiment(plain, before, after, after)
    options = dict(request.options)
    decoding = replace(options.get("decoding") or core.Decoding(), max_tokens=len(before.steps) + MORE_STEPS)
    written = models.trace(_with(request, edits=edits, decoding=decoding))
    target = tuple(step.id for step in before.steps)
    if target == tuple(step.id for step in written.steps):
        return Experiment(plain, before, written, written)
    return Experiment(plain, before, models.trace(_with(request, edits=edits, target=target)), written)


def _with(request: Request, **options: Any) -> Request:
    return replace(request, options=tuple(sorted((dict(request.options) | options).items())))

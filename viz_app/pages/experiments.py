"""Runs of one sentence to lay side by side: as it is, and changed."""

from dataclasses import replace
from typing import Any, NamedTuple

import core
from core.trace import Trace
from viz_app.models import Models, Run

MORE_STEPS = 12  # how much longer than before a changed run may write; a broken one would fill the page with one word


class Experiment(NamedTuple):
    """Runs of one sentence: as it is, with pads only, changed but reading the same target, changed and writing."""

    plain: Trace
    before: Trace
    after: Trace
    written: Trace


def experiment(models: Models, request: Run, edits: core.Edits) -> Experiment:
    """Run a sentence with its pads, then with all of ``edits``.

    Raises:
        core.InputError: if the sentence or the edits cannot be run.
        core.CheckpointError: if the model cannot be loaded.
    """
    pads = core.Edits(source_pads=edits.source_pads, target_pads=edits.target_pads)
    plain = models.trace(request)
    before = models.trace(with_options(request, edits=pads)) if pads != core.Edits() else plain
    if edits == pads:
        return Experiment(plain, before, before, before)
    if before.task == "classifier":
        after = models.trace(with_options(request, edits=edits))
        return Experiment(plain, before, after, after)
    longer = replace(request, decoding=replace(request.decoding, max_tokens=len(before.steps) + MORE_STEPS))
    written = models.trace(with_options(longer, edits=edits))
    target = tuple(step.id for step in before.steps)
    if target == tuple(step.id for step in written.steps):
        return Experiment(plain, before, written, written)
    return Experiment(plain, before, models.trace(with_options(request, edits=edits, target=target)), written)


def with_options(request: Run, **options: Any) -> Run:
    return replace(request, options=tuple(sorted((dict(request.options) | options).items())))

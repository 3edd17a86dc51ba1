"""Runs of one sentence to lay side by side: as it is, and changed."""

from dataclasses import replace
from typing import Any, NamedTuple

import core
from core.results.trace import Trace
from viz_app.handlers.models import GREEDY, OfferedModels, Run

MORE_STEPS = 12  # how much longer than before a changed run may write; a broken one would fill the page with one word


class Experiment(NamedTuple):
    """Runs of one sentence: as it is, with pads only, changed but reading the same target, changed and writing."""

    plain: Trace
    before: Trace
    after: Trace
    written: Trace


def experiment(models: OfferedModels, run: Run, edits: core.Edits) -> Experiment:
    """Run a sentence with its pads, then with all of ``edits``; heads that are off in ``run`` are so in all of them.

    Raises:
        core.InputError: if the sentence or the edits cannot be run.
        core.CheckpointError: if the model cannot be loaded.
    """
    edits = added_to(run, edits)
    pads = added_to(run, core.Edits(source_pads=edits.source_pads, target_pads=edits.target_pads))
    plain = models.trace(run)
    before = models.trace(with_options(run, edits=pads)) if pads != added_to(run, core.Edits()) else plain
    if edits == pads:
        return Experiment(plain, before, before, before)
    if not before.steps:
        after = models.trace(with_options(run, edits=edits))
        return Experiment(plain, before, after, after)
    # A generator's beginning is no part of what it may write.
    chosen = before.steps if before.source_tokens else [step for step in before.steps if not step.forced]
    longer = replace(run, decoding=replace(run.decoding, max_tokens=len(chosen) + MORE_STEPS))
    written = models.trace(with_options(longer, edits=edits))
    target = tuple(step.id for step in before.steps)
    if target == tuple(step.id for step in written.steps):
        return Experiment(plain, before, written, written)
    return Experiment(plain, before, models.trace(with_options(run, edits=edits, target=target)), written)


def added_to(run: Run, edits: core.Edits) -> core.Edits:
    """``edits`` and the heads that are off in ``run`` anyway."""
    already = dict(run.options).get("edits", core.Edits())
    return replace(edits, heads_off=tuple(dict.fromkeys((*already.heads_off, *edits.heads_off))))


def with_options(run: Run, **options: Any) -> Run:
    """``run`` with further arguments of ``model.trace``."""
    return replace(run, options=tuple(sorted((dict(run.options) | options).items())))


def detailed(models: OfferedModels, run: Run, details: tuple[str, ...]) -> Trace:
    """The run again with more of it kept; what it wrote is given, so that nothing is decoded twice."""
    written = tuple(step.id for step in models.trace(run).steps)
    if not written:
        return models.trace(with_options(run, details=details))
    return models.trace(replace(with_options(run, details=details, target=written), decoding=GREEDY))

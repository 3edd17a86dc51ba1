"""Runs of one sentence to lay side by side: as it is, and changed."""

from dataclasses import replace
from typing import Any, NamedTuple

import core
from core.results.trace import Trace
from viz_app.handlers.models import GREEDY, OfferedModels, Run
from viz_app.view_models.before import before_payload


class Experiment(NamedTuple):
    """Runs of one sentence: as it is, changed in its length only, changed but reading the same target, and writing."""

    plain: Trace
    before: Trace
    after: Trace
    written: Trace


def experiment(models: OfferedModels, run: Run, original: Run | None = None) -> Experiment:
    """Run a sentence with its changes, beside the ``original``, which has none of them if not given. Raises
    ``core.InputError`` if the sentence or the edits cannot be run, and ``core.CheckpointError`` if the model cannot be
    loaded."""
    original, edits = original or unchanged(run), edits_of(run)
    shape = {name: getattr(edits, name) for name in ("source_pads", "target_pads", "padding_side", "left_out")}
    padded = edited(original, replace(edits_of(original), **shape))
    plain, before = models.trace(original), models.trace(padded)
    if run == padded:
        return Experiment(plain, before, before, before)
    written = models.trace(run)
    target = tuple(step.id for step in before.steps)
    if target == tuple(step.id for step in written.steps):
        return Experiment(plain, before, written, written)
    return Experiment(plain, before, models.trace(with_options(run, target=target)), written)


def edits_of(run: Run) -> core.Edits:
    edits: core.Edits = dict(run.options).get("edits", core.Edits())
    return edits


def edited(run: Run, edits: core.Edits) -> Run:
    """The run with these changes in place of its own."""
    others = tuple((name, value) for name, value in run.options if name != "edits")
    plain = replace(run, options=others)
    return plain if edits == core.Edits() else with_options(plain, edits=edits)


def unchanged(run: Run) -> Run:
    return edited(run, core.Edits())


def before_of(models: OfferedModels, run: Run) -> dict[str, Any] | None:
    """The answer without the changes of a run; None for a run without any."""
    plain = unchanged(run)
    return None if plain == run else before_payload(models.trace(plain))


def with_options(run: Run, **options: Any) -> Run:
    return replace(run, options=tuple(sorted((dict(run.options) | options).items())))


def detailed(models: OfferedModels, run: Run, details: tuple[str, ...]) -> Trace:
    """The run again with more of it kept; what it wrote is given, so that nothing is decoded twice."""
    written = tuple(step.id for step in models.trace(run).steps)
    if not written:
        return models.trace(with_options(run, details=details))
    return models.trace(replace(with_options(run, details=details, target=written), decoding=GREEDY))

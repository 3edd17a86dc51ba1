"""How often the largest bar of Parts and routes is the most needed head: the one whose loss costs most.

A part is a direct effect, so the two may differ. The parts are those above the mean of all logits; the costs are those
of ``core.head_effects``, among the same heads.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from core.analysis.attribution.question import ask
from core.analysis.head_effects import head_effects
from core.analysis.resampling import mean_interval
from core.analysis.sub_layers import RecordedPass
from core.analysis.terms import parts_of
from core.budget import check_budget
from core.errors import InputError
from core.interventions.edits import NO_EDITS
from core.results.faithfulness import Interval, LargestParts
from core.tracers.native import NativeModel
from core.tracers.threads import one_thread

NEAR = 3  # heads, the costliest of a prediction
ENOUGH = 3_000  # predictions: the interval is some per cent wide then


@one_thread()
def largest_parts(
    model: NativeModel, texts: Sequence[str], progress: Callable[[int, int], object] | None = None, *, seed: int = 1
) -> LargestParts:
    """Return how often the largest part belongs to the costliest head, over the predictions of ``texts``.

    Those of a translator are all steps of its own translation; a classifier's is its own answer. ``ENOUGH`` predictions
    are taken, or all.

    Args:
        progress: called after each text with the number done and the number of texts.
        seed: draws the sentences of the intervals.

    Raises:
        InputError: if no text can be read.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    found: list[list[int]] = []
    for done, text in enumerate(texts, 1):
        if sum(map(len, found)) < ENOUGH:
            try:
                found.append(costlier_heads(model, text))
            except InputError:  # longer than the model reads
                check_budget()
        if progress:
            progress(done, len(texts))
    if not found:
        raise InputError("core-no-text-read")
    return summarised(found, seed)


def summarised(found: Sequence[Sequence[int]], seed: int) -> LargestParts:
    """Return the means over texts, of each of which ``costlier_heads`` has been found."""
    shares = [np.array([np.mean(np.array(one) < most) for one in found]) for most in (1, NEAR)]
    costliest, near = (Interval(float(one.mean()), *mean_interval(one, seed)) for one in shares)
    return LargestParts(costliest, near, sentences=len(found), predictions=sum(map(len, found)))


def costlier_heads(model: NativeModel, text: str) -> list[int]:
    """Return for each prediction of ``text`` how many heads cost more than the one with the largest part."""
    trace = model.trace(text)
    ids = [step.id for step in trace.steps]
    last: dict[str, Any] = {"step": len(ids) - 1, "target": ids} if ids else {}
    question, _ = ask(model, text, **last)
    costs = head_effects(model, text, target=ids or None).by_token
    run = RecordedPass(model, question.source_ids, question.read_ids, NO_EDITS)
    asked = [
        replace(question, step=step, id=token, read_ids=question.read_ids[: step + 1]) for step, token in enumerate(ids)
    ]
    found = []
    for step, one in enumerate(asked or [question]):
        heads = parts_of(run, one).heads
        sizes = np.abs(np.concatenate([heads[name].ravel() for name in heads]))
        cost = np.concatenate([costs[name][..., step].ravel() for name in heads])
        found.append(int((cost < cost[sizes.argmax()]).sum()))
    return found

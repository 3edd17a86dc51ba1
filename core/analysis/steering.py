"""Steering by more and less: one prediction as a vector is added to the states of its run in several amounts.

Turner et al. 2023, "Steering Language Models With Activation Engineering"; the vector is that of ``core.Steer``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from core.analysis.attribution.question import Candidate, Model, ask
from core.budget import check_budget
from core.errors import InputError, options_by_name, options_of
from core.interventions.edits import Edits
from core.interventions.steer import Steer, read_steer
from core.results.steering import SteeringCurve
from core.tracers.arrays import as_numpy
from core.tracers.threads import inference

AMOUNTS = tuple(step / 2 for step in range(-8, 9))
MOST_AMOUNTS = 200


@options_by_name
@inference()
def steering_curve(
    model: Model,
    text: str,
    steer: Steer | Sequence[Any],
    *,
    step: int | None = None,
    target: str | Sequence[int] | None = None,
    token: Candidate | None = None,
    label: str | None = None,
    against: Candidate | None = None,
    amounts: Sequence[float] = AMOUNTS,
    edits: Edits | Mapping[str, Any] | None = None,
) -> SteeringCurve:
    """Return what one prediction becomes for each of ``amounts`` of a vector, in the place of the ``steer``'s own.

    The others are those of ``attribute``; what was written before the step is held.

    Raises:
        InputError: if there is no such vector, prediction or row, or the model cannot be steered.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    if not 0 < len(amounts) <= MOST_AMOUNTS:
        raise InputError("core-curve-amounts", most=MOST_AMOUNTS, count=len(amounts))
    own = options_of(Edits, edits)
    (first, *_) = wanted = read_steer([[*list(steer)[:4], amount] for amount in amounts])
    model.check_edits(Edits(steer=(first,)))
    model.source_ids(text, replace(own, steer=(*own.steer, first)))
    question, _ = ask(model, text, step, target, token=token, label=label, against=against, edits=own)
    given = options_of(Edits, dict(question.edits))
    found = []
    for one in wanted:
        check_budget()
        changed = model.resolved(replace(given, steer=(*given.steer, one)))
        steered = model.variants(replace(question, edits=changed.named))
        found.append(as_numpy(steered.read([(question.source_ids, question.read_ids)]))[0])
    return SteeringCurve(question, np.array([one.amount for one in wanted]), np.stack(found))

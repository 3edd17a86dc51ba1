"""The word for what a classifier answers: one rule for pages, exports and programs."""

import math
from collections.abc import Sequence
from typing import NamedTuple

UNSURE, NAN = "unsure", "NaN"


class Verdict(NamedTuple):
    """The answer of a classifier: ``word`` is its likeliest ``label``, or ``UNSURE``, or ``NAN`` for a broken run."""

    word: str
    label: str
    probability: float
    unsure: bool


def verdict(labels: Sequence[str], probabilities: Sequence[float], unsure_below: float = 0.0) -> Verdict:
    """Return the verdict of a classifier that gives ``labels`` these ``probabilities``.

    It is ``UNSURE`` if no label reaches ``unsure_below``. Without labels everything is empty.
    """
    if not labels:
        return Verdict("", "", math.nan, False)
    if any(math.isnan(one) for one in probabilities):
        return Verdict(NAN, labels[0], math.nan, False)
    best = max(range(len(labels)), key=probabilities.__getitem__)
    unsure = probabilities[best] < unsure_below
    return Verdict(UNSURE if unsure else labels[best], labels[best], float(probabilities[best]), bool(unsure))

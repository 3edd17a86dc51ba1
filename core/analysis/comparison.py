"""Two surveys of the same texts: what changed, and by how much."""

import difflib
import math
from collections.abc import Sequence

import numpy as np

from core.analysis.resampling import mean_interval
from core.errors import InputError
from core.results.survey import ChangedRow, Comparison, Survey, SurveyRow

THRESHOLDS = {"chrf": 0.5, "right": 0.5, "log_p": 0.01, "": 0.0}  # a smaller change is none
_KINDS = {"delete": ("removed",), "insert": ("added",), "replace": ("removed", "added")}


def compare(before: Survey, after: Survey, *, seed: int = 1) -> Comparison:
    """Return what changed from ``before`` to ``after``.

    Args:
        seed: of the bootstrap over texts (Efron 1979), 1,000 draws.

    Raises:
        InputError: if they are not of the same texts, or no surveys.
    """
    for one in (before, after):
        if not isinstance(one, Survey):
            raise InputError("core-no-survey", given=f"{one!r:.40}")
    _refuse_other_texts(before.rows, after.rows)
    measure = _measure(before, after)
    pairs = [*zip(before.rows, after.rows, strict=True)]
    deltas = np.array([_delta(measure, *pair) for pair in pairs], float)
    known, threshold = deltas[np.isfinite(deltas)], THRESHOLDS[measure]
    changed = [
        ChangedRow(one.index, one.text, said, other_said, _words(said, other_said), float(delta))
        for (one, other), delta in zip(pairs, deltas, strict=True)
        if (said := one.output) != (other_said := other.output) or abs(delta) > threshold
    ]
    low, high = mean_interval(known, seed) if len(known) else (math.nan, math.nan)
    return Comparison(
        changed=tuple(sorted(changed, key=_rank if not len(known) else lambda row: (math.isnan(row.delta), row.delta))),
        texts=len(pairs),
        measure=measure if len(known) else "",
        delta=float(known.mean()) if len(known) else math.nan,
        low=low,
        high=high,
        better=int((known > threshold).sum()),
        worse=int((known < -threshold).sum()),
        threshold=threshold,
        about={"before": dict(before.about), "after": dict(after.about)},
    )


def _refuse_other_texts(before: Sequence[SurveyRow], after: Sequence[SurveyRow]) -> None:
    if len(before) != len(after):
        raise InputError("core-surveys-of-other-length", before=len(before), after=len(after))
    if not before:
        raise InputError("core-surveys-empty")
    for one, other in zip(before, after, strict=True):
        if one.text != other.text:
            raise InputError(
                "core-surveys-of-other-texts", index=one.index, before=f"{one.text!r:.40}", after=f"{other.text!r:.40}"
            )


def _measure(before: Survey, after: Survey) -> str:
    """Return the name of the signal that both are compared by; a higher one is better."""
    names = {"translator": "chrf", "classifier": "right", "generator": "log_p"}
    tasks = {_task(survey) for survey in (before, after)}
    if len(tasks) > 1:
        raise InputError("core-surveys-of-two-kinds", kinds=sorted(tasks))
    return names[tasks.pop()]


def _task(survey: Survey) -> str:
    """Return the task of the model, also of a survey from a CSV, which does not say it."""
    told = survey.about.get("task")
    if told in ("translator", "classifier", "generator"):
        return str(told)
    labelled = any(row.probabilities for row in survey.rows)
    return "classifier" if labelled else "translator" if any(row.output for row in survey.rows) else "generator"


def _delta(measure: str, before: SurveyRow, after: SurveyRow) -> float:
    if before.error or after.error:
        return math.nan
    return after.signals[measure] - before.signals[measure]


def _words(before: str, after: str) -> tuple[tuple[str, str], ...]:
    """Return the stretches of both answers: (kind, words)."""
    one, other = before.split(), after.split()
    found: list[tuple[str, str]] = []
    for kind, first, last, other_first, other_last in difflib.SequenceMatcher(None, one, other, False).get_opcodes():
        sides = {"removed": one[first:last], "added": other[other_first:other_last], "same": one[first:last]}
        found += [(name, " ".join(sides[name])) for name in _KINDS.get(kind, ("same",))]
    return tuple(found)


def _rank(row: ChangedRow) -> int:
    """Return minus the number of changed words, which ranks rows without a measure."""
    return -sum(len(words.split()) for kind, words in row.words if kind != "same")

"""Learning curves from the log of a training."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

# The names of a curve's numbers in a log; older logs have the second name.
_NAMES = {
    "training": ("nll", "likelihood"),
    "validation": ("validation_nll", "validation_likelihood"),
    "right": ("validation_accuracy", "validation_right"),
    "bleu": ("bleu",),
}


class Curve(NamedTuple):
    """One number over the steps of a training."""

    steps: tuple[int, ...]
    values: tuple[float, ...]


def curves(records: Iterable[Mapping[str, Any]]) -> dict[str, Curve]:
    """The curves that ``records`` hold, as ``core.training`` logs them: one mapping with its ``step`` each.

    ``training`` and ``validation`` are negative log-likelihoods in nats a target, ``right`` is the share of right best
    guesses on validation, ``bleu`` a score from 0 to 100. A curve without a single number is left out.
    """
    kept = list(records)
    by_name = {name: [pair for record in kept for pair in _value(record, keys)] for name, keys in _NAMES.items()}
    return {name: Curve(*zip(*sorted(pairs), strict=True)) for name, pairs in by_name.items() if pairs}


def _value(record: Mapping[str, Any], keys: tuple[str, ...]) -> list[tuple[int, float]]:
    return [(int(record["step"]), float(record[key])) for key in keys if record.get(key) is not None][:1]

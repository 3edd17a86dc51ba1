"""How far probabilities can be believed, and one temperature that makes them believable (Guo et al. 2017)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from jaxtyping import Float, Float32, Int64
from torch import Tensor, nn

BINS = 15


def fit_temperature(logits: Float32[Tensor, "text label"], targets: Int64[Tensor, " text"]) -> float:
    """Return the temperature by which ``logits`` are divided where ``targets`` are likeliest (section 4.2 there).

    It changes no answer, only how sure it is. It is looked for between 1/8 and 8.

    Raises:
        ValueError: if there is no text, or the two differ in number.
    """
    if not len(targets) or len(logits) != len(targets):
        raise ValueError(f"{len(logits)} answers do not fit {len(targets)} labels; give one for each, and at least one")

    def cost(exponent: float) -> float:
        return float(nn.functional.cross_entropy(logits.double() / 2**exponent, targets))

    low, high = -3.0, 3.0  # the cost has one valley over the inverse temperature, so thirds can be cut off
    while high - low > 1e-4:
        left, right = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, right) if cost(left) < cost(right) else (left, high)
    return round(2 ** ((low + high) / 2), 4)


def divide_head(tensors: dict[str, Tensor], temperature: float) -> dict[str, Tensor]:
    """Return the weights of a classifier with its last Linear divided by ``temperature``, and so all its logits."""
    return tensors | {name: tensors[name] / temperature for name in ("head.weight", "head.bias")}


def calibration_error(
    probabilities: Float[np.ndarray, "text label"], targets: Int64[np.ndarray, " text"], bins: int = BINS
) -> float:
    """Return the expected calibration error, a share of 0..1: how far confidence lies from being right, on the mean.

    Texts are put into ``bins`` of equal width by the probability of their likeliest label; each bin counts by its
    size (equation 3 there).

    Raises:
        ValueError: if there is no text, or the two differ in number.
    """
    if not len(targets) or len(probabilities) != len(targets):
        raise ValueError(f"{len(probabilities)} answers do not fit {len(targets)} labels; give one for each")
    confidence, right = probabilities.max(axis=1), probabilities.argmax(axis=1) == targets
    bin_of = np.minimum((confidence * bins).astype(int), bins - 1)
    gaps = [abs((right[bin_of == i] - confidence[bin_of == i]).sum()) for i in range(bins)]
    return float(sum(gaps) / len(targets))


def calibration_scores(
    answers: Sequence[dict[str, float]], expected: Sequence[str], unsure_below: float
) -> dict[str, Any]:
    """Return how believable the probabilities of ``answers`` are, as plain values for a card.

    ``calibration_error`` of the texts with a label of the model, ``unsure`` the share of all texts whose likeliest
    label stays below ``unsure_below``, and ``accuracy_when_sure`` over the others; None where there are no such texts.
    """
    labels = list(answers[0])
    table = np.array([[answer[label] for label in labels] for answer in answers])
    places = np.array([labels.index(label) if label in labels else -1 for label in expected])
    known, sure = places >= 0, table.max(axis=1) >= unsure_below
    counted = known & sure
    right = table[counted].argmax(1) == places[counted]
    return {
        "calibration_error": round(calibration_error(table[known], places[known]), 4) if known.any() else None,
        "unsure": round(float(1 - sure.mean()), 4),
        "accuracy_when_sure": round(float(right.mean()), 4) if len(right) else None,
    }

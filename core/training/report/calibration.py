"""Calibration: the error of probabilities, and one temperature that reduces it (Guo et al. 2017)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from jaxtyping import Bool, Float, Float32, Int64
from torch import Tensor, nn

BINS = 15
DRAWS = 2000
MOST_BY_CHANCE = 0.95  # share of the draws below what is called possible by chance


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
    confidence = probabilities.max(axis=1)
    right = probabilities.argmax(axis=1) == targets
    return float(_errors(right[None], confidence, bins)[0])


def _errors(
    right: Bool[np.ndarray, "draw text"], confidence: Float[np.ndarray, " text"], bins: int
) -> Float[np.ndarray, " draw"]:
    bin_of = np.minimum((confidence * bins).astype(int), bins - 1)
    gaps: np.ndarray = (right - confidence) @ np.eye(bins)[bin_of]
    return np.abs(gaps).sum(axis=1) / len(confidence)


def error_by_chance(
    probabilities: Float[np.ndarray, "text label"], bins: int = BINS, draws: int = DRAWS, seed: int = 0
) -> tuple[float, float]:
    """Return the ``calibration_error`` that would show if ``probabilities`` were exactly right: mean, and most.

    It is not 0: of the few texts in a bin, more or fewer are answered right than should be on the mean, and the fewer
    texts the more so (Vaicenavicius et al. 2019, section 4; Roelofs et al. 2022, section 3). Which texts are answered
    right is drawn from the probabilities themselves, ``draws`` times; 95 % of the errors lie below the most.

    Raises:
        ValueError: if there is no text, or no draw.
    """
    if not len(probabilities) or draws < 1:
        raise ValueError(f"{len(probabilities)} answers were to be drawn {draws} times; give at least one of both")
    confidence = probabilities.max(axis=1)
    right = np.random.default_rng(seed).random((draws, len(confidence))) < confidence
    errors = _errors(right, confidence, bins)
    return float(errors.mean()), float(np.quantile(errors, MOST_BY_CHANCE))


def error_scores(probabilities: Float[np.ndarray, "text label"], targets: Int64[np.ndarray, " text"]) -> dict[str, Any]:
    """Return ``calibration_error`` and what it would be by chance alone, as plain values; None where there is no text.

    Raises:
        ValueError: if the two differ in number.
    """
    names = ("calibration_error", "calibration_error_by_chance", "calibration_error_by_chance_most")
    if not len(targets) and not len(probabilities):
        return dict.fromkeys(names)
    errors = (calibration_error(probabilities, targets), *error_by_chance(probabilities))
    return {name: round(error, 4) for name, error in zip(names, errors, strict=True)}


def calibrated(
    logits: Float32[Tensor, "text label"], targets: Int64[Tensor, " text"], unsure_below: float
) -> dict[str, Any]:
    """Return the ``temperature`` that fits best, and ``error_scores`` of ``all_texts`` at it, for a card.

    Raises:
        ValueError: if there is no text, or the two differ in number.
    """
    temperature = fit_temperature(logits, targets)
    probabilities = (logits.double() / temperature).softmax(-1).numpy()
    together = {"texts": len(targets), **error_scores(probabilities, targets.numpy())}
    return {"temperature": temperature, "unsure_below": unsure_below, "all_texts": together}


def calibration_scores(
    answers: Sequence[dict[str, float]], expected: Sequence[str], unsure_below: float
) -> dict[str, Any]:
    """Return how believable the probabilities of ``answers`` are, as plain values for a card.

    ``error_scores`` of the texts with a label of the model, ``unsure`` the share of all texts whose likeliest
    label stays below ``unsure_below``, and ``accuracy_when_sure`` over the others; None where there are no such texts.
    """
    labels = list(answers[0])
    table = np.array([[answer[label] for label in labels] for answer in answers])
    places = np.array([labels.index(label) if label in labels else -1 for label in expected])
    known, sure = places >= 0, table.max(axis=1) >= unsure_below
    counted = known & sure
    right = table[counted].argmax(1) == places[counted]
    return {
        **error_scores(table[known], places[known]),
        "unsure": round(float(1 - sure.mean()), 4),
        "accuracy_when_sure": round(float(right.mean()), 4) if len(right) else None,
    }

"""Agreement of two explanations: Kendall's tau and Spearman's rho."""

import numpy as np
from jaxtyping import Float, Float32, Float64


def kendall_tau(one: Float[np.ndarray, "token"], other: Float[np.ndarray, "token"]) -> float:
    """Return Kendall's rank correlation, -1 to 1, tau-b, which takes ties into account (Kendall 1945).

    Tokens of which either says nothing (NaN) are left out; NaN where no two tokens are left to be ranked by both.
    """
    both = ~(np.isnan(one) | np.isnan(other))
    first, second = (np.sign(np.subtract.outer(ranked[both], ranked[both])) for ranked in (one, other))
    pairs = np.triu_indices(int(both.sum()), 1)
    first, second = first[pairs], second[pairs]
    apart = float(np.count_nonzero(first)) * float(np.count_nonzero(second))
    return float(first @ second) / apart**0.5 if apart else float("nan")


def spearman_rho(one: Float[np.ndarray, "token"], other: Float[np.ndarray, "token"]) -> float:
    """Return Spearman's rank correlation, -1 to 1: that of the ranks, equal numbers sharing the mean of theirs.

    Tokens of which either says nothing (NaN) are left out; NaN where fewer than two different ranks are left.
    """
    both = ~(np.isnan(one) | np.isnan(other))
    first, second = (_ranks(ranked[both]) for ranked in (one, other))
    if not len(first):
        return float("nan")
    first, second = first - first.mean(), second - second.mean()
    lengths = float(first @ first) * float(second @ second)
    return float(first @ second) / lengths**0.5 if lengths else float("nan")


def _ranks(numbers: Float[np.ndarray, "token"]) -> Float64[np.ndarray, "token"]:
    _, places, counts = np.unique(numbers, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts + 1) / 2)[places]


def agreement(ranked: list[np.ndarray]) -> Float32[np.ndarray, "method method"]:
    """Return Kendall's tau of every two explanations."""
    taus = [[kendall_tau(one, other) for other in ranked] for one in ranked]
    return np.array(taus, dtype=np.float32).reshape(len(ranked), len(ranked))

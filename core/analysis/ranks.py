"""Rank correlation, the area under a ROC curve, and intervals of shares."""

import math

import numpy as np
from jaxtyping import Bool, Float, Float64

from core.analysis.resampling import DRAWS

_Z = 1.959964  # of a 95 % interval


def ranks(values: Float[np.ndarray, "text"]) -> Float64[np.ndarray, "text"]:
    """Return the rank of each value from 1; equal ones share the mean of their ranks."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    return (last - (counts - 1) / 2)[places].astype(np.float64)


def spearman(one: Float[np.ndarray, "text"], other: Float[np.ndarray, "text"]) -> float:
    """Return Spearman's rank correlation, -1 to 1; 0 if either has one value only."""
    a, b = (ranks(values) - (len(values) + 1) / 2 for values in (one, other))
    size = math.sqrt(float((a * a).sum() * (b * b).sum()))
    return float((a * b).sum()) / size if size else 0.0


def spearman_interval(
    one: Float[np.ndarray, "text"], other: Float[np.ndarray, "text"], seed: int
) -> tuple[float, float]:
    """Return its 95 % interval by a bootstrap over texts."""
    random = np.random.default_rng(seed)
    drawn = (random.integers(len(one), size=len(one)) for _ in range(DRAWS))
    low, high = np.quantile([spearman(one[chosen], other[chosen]) for chosen in drawn], (0.025, 0.975))
    return float(low), float(high)


def auroc(bad: Bool[np.ndarray, "text"], score: Float[np.ndarray, "text"]) -> float:
    """Return the probability that a bad text has a higher score than a good one (Mann and Whitney 1947); ties count
    half. NaN if there is only one kind."""
    first, rest = int(bad.sum()), int((~bad).sum())
    if not first or not rest:
        return math.nan
    return float(ranks(score)[bad].sum() - first * (first + 1) / 2) / (first * rest)


def share_interval(count: int, total: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    if not total:
        return 0.0, 1.0
    share, extra = count / total, _Z**2 / total
    middle, width = share + extra / 2, _Z * math.sqrt(share * (1 - share) / total + extra / (4 * total))
    return max(0.0, (middle - width) / (1 + extra)), min(1.0, (middle + width) / (1 + extra))

"""Agreement of two explanations: Kendall's tau."""

import numpy as np
from jaxtyping import Float, Float32


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


def agreement(ranked: list[np.ndarray]) -> Float32[np.ndarray, "method method"]:
    """Return Kendall's tau of every two explanations."""
    taus = [[kendall_tau(one, other) for other in ranked] for one in ranked]
    return np.array(taus, dtype=np.float32).reshape(len(ranked), len(ranked))

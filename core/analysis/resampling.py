"""Bootstrap: how far a number over sentences would move with other sentences of the same kind."""

import numpy as np
from jaxtyping import Float

DRAWS = 1_000


def resampled(values: Float[np.ndarray, "sentence *rest"], seed: int) -> Float[np.ndarray, "draw sentence *rest"]:
    """Return as many sentences drawn with replacement, ``DRAWS`` times; the same for the same seed.

    Efron 1979, "Bootstrap Methods: Another Look at the Jackknife", section 2.
    """
    chosen = np.random.default_rng(seed).integers(len(values), size=(DRAWS, len(values)))
    return values[chosen]


def mean_interval(values: Float[np.ndarray, "sentence"], seed: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean over sentences; one draw at a time, because there may be 100,000."""
    random = np.random.default_rng(seed)
    means = [values[random.integers(len(values), size=len(values))].mean() for _ in range(DRAWS)]
    low, high = np.quantile(means, (0.025, 0.975))
    return float(low), float(high)

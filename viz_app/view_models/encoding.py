"""The sinusoidal encoding in NumPy, for pictures: the formulae of ``core.transformer.positions`` without torch."""

import numpy as np
from jaxtyping import Float

TURN = 2 * np.pi


def sinusoidal(
    positions: Float[np.ndarray, "position"], d_model: int, base: float = 10000.0
) -> Float[np.ndarray, "position d_model"]:
    """Sines in even dimensions, cosines in odd ones, at any ``positions``, whole or between (Vaswani et al. 2017, 3.5).

    PE(p, 2i) = sin(p / base^(2i / d_model)) and PE(p, 2i + 1) = cos(p / base^(2i / d_model)).
    """
    angles = np.asarray(positions, np.float64)[:, None] * frequencies(d_model, base)
    return np.where(np.arange(d_model) % 2, np.cos(angles), np.sin(angles))


def frequencies(d_model: int, base: float = 10000.0) -> Float[np.ndarray, "d_model"]:
    """Radians a position, by dimension."""
    return base ** (-2.0 * (np.arange(d_model) // 2) / d_model)


def wavelengths(d_model: int, base: float = 10000.0) -> Float[np.ndarray, "d_model"]:
    """Positions a full turn takes, by dimension."""
    return TURN / frequencies(d_model, base)


def similarity(table: Float[np.ndarray, "position d_model"]) -> Float[np.ndarray, "position position"]:
    """Dot products of every two positions."""
    exact = table.astype(np.float64)
    return exact @ exact.T

"""Read-only arrays, because a result is shared and must not change."""

import numpy as np


def freeze(*arrays: np.ndarray) -> None:
    """Make arrays read-only."""
    for array in arrays:
        array.setflags(write=False)

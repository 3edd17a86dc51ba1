"""A head as a small picture of digits, for boards and papers on which many heads stand."""

from typing import Any

import numpy as np

MOST_CELLS = 16  # along each side


def picture(weights: Any, mask: Any) -> str:
    """Return the weights [query, key] of a head as lines of digits: ninths of 1, or a space where the mask is closed.

    Of a long text a digit is the largest of several cells.
    """
    starts = [np.unique(np.linspace(0, size, min(size, MOST_CELLS), endpoint=False, dtype=int)) for size in mask.shape]

    def largest(cells: Any) -> Any:
        return np.maximum.reduceat(np.maximum.reduceat(cells, starts[0], axis=0), starts[1], axis=1)

    ninths = largest(np.rint(9 * np.nan_to_num(np.asarray(weights, dtype=float)))).astype(int)
    return "\n".join(
        "".join(str(one) if is_open else " " for one, is_open in zip(*row, strict=True))
        for row in zip(ninths.clip(0, 9), largest(np.asarray(mask)), strict=True)
    )

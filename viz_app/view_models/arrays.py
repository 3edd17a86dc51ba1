"""Arrays on their way to the browser: every bit of a float32, five letters each, not a list of printed numbers."""

from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from viz_app.view_models.levels import base85


def rounded(array: Float[np.ndarray, "..."], digits: int) -> list[Any]:
    """``array`` as lists of numbers with so many decimals."""
    plain: list[Any] = np.round(array.astype(np.float64), digits).tolist()
    return plain


def packed(array: Float[np.ndarray, "..."]) -> dict[str, Any]:
    """``array`` as ``{"shape", "data"}``: little-endian float32 in C order, in the base 85 of the attention payload."""
    exact = np.ascontiguousarray(array, "<f4")
    return {"shape": list(exact.shape), "data": base85(exact.tobytes())}


def packed_bits(array: Bool[np.ndarray, "..."]) -> dict[str, Any]:
    """``array`` as ``{"shape", "bits"}``, eight values a byte, the first in the highest bit."""
    return {"shape": list(array.shape), "bits": base85(np.packbits(array).tobytes())}

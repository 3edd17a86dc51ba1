"""From tensors to the plain arrays that a ``Trace`` and parameters hold."""

import numpy as np
from torch import Tensor


def as_numpy(tensor: Tensor) -> np.ndarray:
    """Return ``tensor`` as a read-only float32 array of the same shape, its rows side by side in memory."""
    array = np.ascontiguousarray(tensor.detach().float().cpu().numpy())
    array.setflags(write=False)
    return array

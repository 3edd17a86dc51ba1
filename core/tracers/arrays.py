"""From tensors to the plain arrays that a ``Trace`` and parameters hold."""

import numpy as np
from jaxtyping import Float32, Shaped
from torch import Tensor


def as_numpy(tensor: Shaped[Tensor, "*shape"]) -> Float32[np.ndarray, "*shape"]:
    """Return ``tensor`` as a read-only array, its rows side by side in memory."""
    array = np.ascontiguousarray(tensor.detach().float().cpu().numpy())
    array.setflags(write=False)
    return array

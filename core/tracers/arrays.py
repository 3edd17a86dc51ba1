"""From tensors to the plain arrays that a ``Trace`` and parameters hold."""

from collections.abc import Sequence

import numpy as np
import torch
from jaxtyping import Float32, Shaped
from torch import Tensor


def as_numpy(tensor: Shaped[Tensor, "*shape"]) -> Float32[np.ndarray, "*shape"]:
    """Return ``tensor`` as a read-only array, its rows side by side in memory."""
    array = np.ascontiguousarray(tensor.detach().float().cpu().numpy())
    array.setflags(write=False)
    return array


def stacked(tensors: Sequence[Shaped[Tensor, "*shape"]]) -> Float32[np.ndarray, "layer *shape"]:
    """Return ``tensors`` of several layers, which may lie on several devices, as one array."""
    return as_numpy(torch.stack([one.to(tensors[0].device) for one in tensors]))


def bytes_of(tensor: Shaped[Tensor, "*shape"]) -> memoryview:
    """Return the numbers of ``tensor`` as they lie in memory; NumPy has no bfloat16."""
    whole = tensor.detach().cpu().contiguous()
    return (whole.view(torch.int16) if str(whole.dtype) == "torch.bfloat16" else whole).numpy().data

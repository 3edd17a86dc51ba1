"""``torch.nn.utils``: the norm of gradients."""

import math
from collections.abc import Iterable

from ..tensor import Tensor


def clip_grad_norm_(parameters: Iterable[Tensor], max_norm: float) -> Tensor:
    """Scale all gradients so that their common norm is at most ``max_norm``; return the norm as it was."""
    arrays = [one.grad.array for one in parameters if one.grad is not None]
    norm = math.sqrt(sum(float(one.ravel() @ one.ravel()) for one in arrays))
    factor = min(1.0, max_norm / (norm + 1e-6))
    for one in arrays:
        one *= one.dtype.type(factor)
    return Tensor(norm)

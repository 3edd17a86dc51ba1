"""``torch.nn.init``: first values of weights, the same as PyTorch's from the same seed."""

import math
from typing import Any

from ..missing import missing
from ..modes import overridable
from ..tensor import Tensor


def __getattr__(name: str) -> Any:
    raise missing("torch.nn.init", name, "nn/init.py")


@overridable
def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0) -> Tensor:
    return tensor.uniform_(a, b)


@overridable
def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0) -> Tensor:
    return tensor.normal_(mean, std)


@overridable
def zeros_(tensor: Tensor) -> Tensor:
    return tensor.zero_()


@overridable
def xavier_uniform_(tensor: Tensor, gain: float = 1.0) -> Tensor:
    """Write uniform numbers whose variance is 2 / (numbers read + numbers made)."""
    bound = math.sqrt(3.0) * gain * math.sqrt(2.0 / float(sum(tensor.shape)))
    return tensor.uniform_(-bound, bound)


@overridable
def kaiming_uniform_(tensor: Tensor, a: float = 0.0) -> Tensor:
    """Write uniform numbers whose variance is 2 / (1 + a^2) / (numbers read)."""
    bound = math.sqrt(3.0) * math.sqrt(2.0 / (1 + a**2)) / math.sqrt(tensor.shape[1])
    return tensor.uniform_(-bound, bound)

"""The part of PyTorch that ``core`` and the page use, on NumPy, with gradients; see ``products`` for its speed.

What is missing raises an error with the place to add it.
"""

import math
from typing import Any

import numpy as np

from . import autograd, backends, nn, optim, overrides
from .arithmetic import absolute as abs
from .arithmetic import (
    add,
    clamp,
    cos,
    equal,
    exp,
    isfinite,
    isnan,
    matmul,
    nan_to_num,
    rsqrt,
    sin,
    sqrt,
    square,
    where,
)
from .backends import cuda, ops
from .creation import arange, empty, from_numpy, full, full_like, ones, ones_like, tensor, zeros, zeros_like
from .dtypes import bool_ as bool
from .dtypes import complex64, device, dtype, finfo, float16, float32, float64, int8, int16, int32, int64, uint8
from .dtypes import float16 as half
from .dtypes import float32 as float
from .dtypes import float64 as double
from .dtypes import int64 as long
from .missing import missing
from .modes import enable_grad, inference_mode, is_grad_enabled, no_grad
from .nn.functional import layer_norm
from .random import Generator, default_generator, manual_seed, rand, randperm
from .reductions import argmax, cumsum, log_softmax, logsumexp, mean, searchsorted, softmax, sort, topk
from .reductions import every as all
from .reductions import largest as max
from .reductions import some as any
from .reductions import total as sum
from .shapes import cat, diagonal, flatten, gather, repeat_interleave, stack, take_along_dim, transpose, tril, unbind
from .tensor import Tensor

__version__ = "0"  # no version of PyTorch
Size = tuple[int, ...]
pi, inf, nan = math.pi, math.inf, math.nan


def __getattr__(name: str) -> Any:
    raise missing("torch", name)


def get_num_threads() -> int:
    return 1


def set_num_threads(count: int) -> None:
    """Do nothing: NumPy decides."""


def is_autocast_enabled(device_type: str = "cpu") -> Any:
    """Return False: no type is changed on the way."""
    return False

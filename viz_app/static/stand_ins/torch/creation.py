"""New tensors."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .dtypes import float32, float64, int64, refuse_other
from .tensor import Tensor, method


def _plain(value: Any) -> Any:
    """Return nested lists of numbers and tensors as nested lists of numbers and arrays."""
    if isinstance(value, Tensor):
        return value.array
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value


def tensor(data: Any, dtype: Any = None, device: Any = None) -> Tensor:
    """Return a copy of numbers; plain Python floats become float32."""
    refuse_other(device)
    own = dtype or getattr(data, "dtype", None)
    array = np.array(_plain(data), dtype=own)
    if own is None and array.dtype == float64:
        array = array.astype(float32)
    return Tensor(array)


def shape_of(size: Sequence[Any]) -> tuple[int, ...]:
    """Return a shape given as several numbers, or as one tuple or list."""
    if len(size) == 1 and isinstance(size[0], tuple | list):
        size = size[0]
    return tuple(int(one) for one in size)


def _filled(make: Callable[..., np.ndarray]) -> Callable[..., Tensor]:
    def filled(*size: Any, dtype: Any = float32, device: Any = None) -> Tensor:
        refuse_other(device)
        return Tensor(make(shape_of(size), dtype))

    return filled


ones, zeros = _filled(np.ones), _filled(np.zeros)
empty = zeros  # so that nothing that was never written is taken for a number
from_numpy = Tensor


def full(size: Sequence[int], fill_value: Any, dtype: Any = None, device: Any = None) -> Tensor:
    refuse_other(device)
    return Tensor(np.full(shape_of((size,)), fill_value, dtype or tensor(fill_value).dtype))


def full_like(like: Tensor, fill_value: Any, dtype: Any = None) -> Tensor:
    return full(like.shape, fill_value, dtype or like.dtype)


def zeros_like(like: Tensor, dtype: Any = None) -> Tensor:
    return zeros(like.shape, dtype=dtype or like.dtype)


def ones_like(like: Tensor, dtype: Any = None) -> Tensor:
    return ones(like.shape, dtype=dtype or like.dtype)


method("new_tensor")(lambda like, data: tensor(data, like.dtype))
method("new_full")(lambda like, size, value: full(size, value, like.dtype))
method("new_zeros")(lambda like, *size, dtype=None: zeros(*size, dtype=dtype or like.dtype))


def arange(*ends: Any, dtype: Any = None, device: Any = None) -> Tensor:
    """Return evenly spaced numbers: of a start (0), an end that is left out, and a step (1)."""
    refuse_other(device)
    if dtype is None:
        dtype = float32 if any(isinstance(one, float) for one in ends) else int64
    return Tensor(np.arange(*ends, dtype=dtype))

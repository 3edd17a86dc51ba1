"""New tensors."""

from collections.abc import Sequence
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


def from_numpy(array: np.ndarray) -> Tensor:
    """Return a tensor that shares the memory of ``array``."""
    return Tensor(array)


def shape_of(size: Sequence[Any]) -> tuple[int, ...]:
    """Return a shape given as several numbers, or as one tuple or list."""
    if len(size) == 1 and isinstance(size[0], tuple | list):
        size = size[0]
    return tuple(int(one) for one in size)


def zeros(*size: Any, dtype: Any = float32, device: Any = None) -> Tensor:
    refuse_other(device)
    return Tensor(np.zeros(shape_of(size), dtype))


def empty(*size: Any, dtype: Any = float32, device: Any = None) -> Tensor:
    """Return zeros, so that nothing that was never written is taken for a number."""
    return zeros(*size, dtype=dtype, device=device)


def ones(*size: Any, dtype: Any = float32, device: Any = None) -> Tensor:
    refuse_other(device)
    return Tensor(np.ones(shape_of(size), dtype))


def full(size: Sequence[int], fill_value: Any, dtype: Any = None, device: Any = None) -> Tensor:
    refuse_other(device)
    return Tensor(np.full(shape_of((size,)), fill_value, dtype or tensor(fill_value).dtype))


def zeros_like(like: Tensor, dtype: Any = None) -> Tensor:
    return Tensor(np.zeros(like.shape, dtype or like.dtype))


def ones_like(like: Tensor, dtype: Any = None) -> Tensor:
    return Tensor(np.ones(like.shape, dtype or like.dtype))


def full_like(like: Tensor, fill_value: Any, dtype: Any = None) -> Tensor:
    return Tensor(np.full(like.shape, fill_value, dtype or like.dtype))


@method()
def new_tensor(like: Tensor, data: Any) -> Tensor:
    return tensor(data, like.dtype)


@method()
def new_zeros(like: Tensor, *size: Any, dtype: Any = None) -> Tensor:
    return zeros(*size, dtype=dtype or like.dtype)


@method()
def new_full(like: Tensor, size: Sequence[int], fill_value: Any, dtype: Any = None) -> Tensor:
    return full(size, fill_value, dtype or like.dtype)


def arange(*ends: Any, dtype: Any = None, device: Any = None) -> Tensor:
    """Return evenly spaced numbers: of a start (0), an end that is left out, and a step (1)."""
    refuse_other(device)
    if dtype is None:
        dtype = float32 if any(isinstance(one, float) for one in ends) else int64
    return Tensor(np.arange(*ends, dtype=dtype))


def linspace(start: float, end: float, steps: int, dtype: Any = float32) -> Tensor:
    return Tensor(np.linspace(start, end, steps, dtype=dtype))


def eye(size: int, dtype: Any = float32) -> Tensor:
    return Tensor(np.eye(size, dtype=dtype))

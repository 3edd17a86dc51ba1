"""Operations along axes: sums, largest numbers, orders, softmax."""

from typing import Any, NamedTuple

import numpy as np

from .dtypes import int64
from .missing import no_back, no_gradient
from .modes import state
from .tensor import Tensor, method, node

FILE = "reductions.py"
_GROUP = 32  # numbers that are looked at together, see ``_largest``
Axes = int | tuple[int, ...] | None


class Sorted(NamedTuple):
    """Numbers in an order, and where they stood."""

    values: Tensor
    indices: Tensor


def _along(gradient: np.ndarray, dim: Axes, keepdim: bool, shape: tuple[int, ...]) -> np.ndarray:
    """Return the gradient of a sum for every number that was added."""
    if dim is not None and not keepdim:
        gradient = np.expand_dims(gradient, dim)
    return np.broadcast_to(gradient, shape)


@method("sum")
def total(x: Tensor, dim: Axes = None, keepdim: bool = False) -> Tensor:
    """Return the sum; that of whole numbers and of truth values is a whole number."""
    dtype = x.dtype if x.dtype.kind == "f" else int64
    made = np.asarray(x.array.sum(axis=dim, keepdims=keepdim, dtype=dtype))
    return node(made, (x,), lambda gradient: (_along(gradient, dim, keepdim, x.shape),))


@method()
def mean(x: Tensor, dim: Axes = None, keepdim: bool = False) -> Tensor:
    made = np.asarray(x.array.mean(axis=dim, keepdims=keepdim, dtype=x.dtype))
    share = x.array.size // max(made.size, 1)
    return node(made, (x,), lambda gradient: (_along(gradient / share, dim, keepdim, x.shape),))


@method()
def cumsum(x: Tensor, dim: int) -> Tensor:
    made = x.array.cumsum(axis=dim, dtype=x.dtype if x.dtype.kind == "f" else int64)
    return node(made, (x,), no_back("Tensor.cumsum", FILE))


def _flat(name: str, reduce: Any) -> Any:
    """Put on ``Tensor`` an operation along axes that has no gradient."""
    return method(name)(lambda x, dim=None, keepdim=False: Tensor(reduce(x.array, axis=dim, keepdims=keepdim)))


every, some, argmax = _flat("all", np.all), _flat("any", np.any), _flat("argmax", np.argmax)
method("nonzero")(lambda x: Tensor(np.argwhere(x.array)))
method("aminmax")(lambda x: (Tensor(x.array.min()), Tensor(x.array.max())))


@method()
def amax(x: Tensor, dim: Axes = None, keepdim: bool = False) -> Tensor:
    return node(np.asarray(x.array.max(axis=dim, keepdims=keepdim)), (x,), no_back("Tensor.amax", FILE))


@method("max")
def largest(x: Tensor, dim: int | None = None, keepdim: bool = False) -> Any:
    """Return the largest number; along an axis, with its place."""
    if dim is None:
        return amax(x)
    return Sorted(amax(x, dim, keepdim), argmax(x, dim, keepdim))


@method()
def argsort(x: Tensor, dim: int = -1, descending: bool = False) -> Tensor:
    """Return the places of the numbers in their order; equal ones stay as they stood."""
    return Tensor(np.argsort(-x.array if descending else x.array, axis=dim, kind="stable"))


@method()
def sort(x: Tensor, dim: int = -1, descending: bool = False, stable: bool = True) -> Sorted:
    """Return the numbers in their order, with their places; equal ones stay as they stood, ``stable`` or not."""
    if state.grad and x.requires_grad:
        raise no_gradient("Tensor.sort", FILE)
    order = argsort(x, dim, descending)
    return Sorted(Tensor(np.take_along_axis(x.array, order.array, axis=dim)), order)


@method()
def topk(x: Tensor, k: int, dim: int = -1) -> Sorted:
    """Return the ``k`` largest numbers of the last axis, the largest first, with their places."""
    if dim not in (-1, x.ndim - 1):
        raise no_gradient("Tensor.topk over another axis than the last", FILE)
    if not 0 <= k <= x.shape[-1]:
        raise RuntimeError(f"there are {x.shape[-1]} numbers, and the {k} largest are wanted")
    places = _largest(x.array, k)
    if np.isnan(x.array).any():
        places[np.isnan(x.array).all(axis=-1)] = _places_of_equals(k)
    values = np.take_along_axis(x.array, places, axis=-1)
    return Sorted(node(values, (x,), no_back("Tensor.topk", FILE)), Tensor(places))


def _largest(numbers: np.ndarray, k: int) -> np.ndarray:
    """Return the places of the ``k`` largest numbers of each row, the first of equal ones first."""
    length = numbers.shape[-1]
    if length % _GROUP == 0 and length > 4 * k * _GROUP:
        # They are in the groups with the largest maxima: this takes a fifth of the time.
        groups = numbers.reshape(*numbers.shape[:-1], -1, _GROUP)
        chosen = np.sort(_largest(groups.max(axis=-1), k), axis=-1)
        found = np.take_along_axis(groups, chosen[..., None], axis=-2)
        inside = _largest(found.reshape(*found.shape[:-2], -1), k)
        return np.take_along_axis(chosen, inside // _GROUP, axis=-1) * _GROUP + inside % _GROUP
    if 0 < k < length:
        places = np.sort(np.argpartition(-numbers, k - 1, axis=-1)[..., :k], axis=-1)
    else:
        places = np.broadcast_to(np.arange(k), (*numbers.shape[:-1], k))
    order = np.argsort(-np.take_along_axis(numbers, places, axis=-1), axis=-1, kind="stable")
    return np.take_along_axis(places, order, axis=-1)


def _places_of_equals(k: int) -> list[int]:
    """Return the ``k`` places that PyTorch names where no number is one, so that pages of such a run are the same.

    It builds a heap of the first ``k`` and takes them out one by one (``std::partial_sort``).
    """
    heap = list(range(k))
    for first in range(k // 2 - 1, -1, -1):
        _sift(heap, first, k, heap[first])
    for size in range(k - 1, 0, -1):
        last, heap[size] = heap[size], heap[0]
        _sift(heap, 0, size, last)
    return heap


def _sift(heap: list[int], hole: int, size: int, value: int) -> None:
    """Move the hole in a heap of equal numbers down to a leaf, and put ``value`` there."""
    while 2 * hole + 2 < size:
        heap[hole], hole = heap[2 * hole + 2], 2 * hole + 2
    if 2 * hole + 1 < size:
        heap[hole], hole = heap[2 * hole + 1], 2 * hole + 1
    heap[hole] = value


@method()
def softmax(x: Tensor, dim: int = -1) -> Tensor:
    """Return numbers above 0 that sum to 1; a row of minus infinities becomes no numbers."""
    with np.errstate(invalid="ignore"):
        made = x.array - x.array.max(axis=dim, keepdims=True)
        np.exp(made, out=made)
        made /= made.sum(axis=dim, keepdims=True)

    def back(gradient: np.ndarray) -> Any:
        return (made * (gradient - (gradient * made).sum(axis=dim, keepdims=True)),)

    return node(made, (x,), back)


@method()
def log_softmax(x: Tensor, dim: int = -1) -> Tensor:
    with np.errstate(invalid="ignore"):
        made = x.array - x.array.max(axis=dim, keepdims=True)
        made -= np.log(np.exp(made).sum(axis=dim, keepdims=True))

    def back(gradient: np.ndarray) -> Any:
        return (gradient - np.exp(made) * gradient.sum(axis=dim, keepdims=True),)

    return node(made, (x,), back)


@method()
def logsumexp(x: Tensor, dim: int, keepdim: bool = False) -> Tensor:
    largest = x.array.max(axis=dim, keepdims=True)
    largest = np.where(np.isfinite(largest), largest, largest.dtype.type(0))
    powers = np.exp(x.array - largest)
    total = powers.sum(axis=dim, keepdims=True)
    with np.errstate(divide="ignore"):
        made = np.log(total) + largest

    def back(gradient: np.ndarray) -> Any:
        return ((gradient if keepdim else np.expand_dims(gradient, dim)) * (powers / total),)

    return node(made if keepdim else made.squeeze(dim), (x,), back)


def searchsorted(rows: Tensor, values: Tensor, right: bool = False) -> Tensor:
    """Return the place in each sorted row at which each of its values would be inserted."""
    side = "right" if right else "left"
    flat, asked = rows.array.reshape(-1, rows.shape[-1]), values.array.reshape(-1, values.shape[-1])
    found = [np.searchsorted(row, value, side=side) for row, value in zip(flat, asked, strict=True)]  # type: ignore[call-overload]
    return Tensor(np.array(found, dtype=int64).reshape(values.shape))

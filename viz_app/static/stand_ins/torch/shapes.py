"""Operations that move numbers: other shapes, parts, joined tensors."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .creation import shape_of
from .missing import no_back, no_gradient
from .tensor import Tensor, fit, method, node


def _key(index: Any) -> Any:
    """Return an index with arrays in place of tensors."""
    if isinstance(index, tuple):
        return tuple(map(_key, index))
    return index.array if isinstance(index, Tensor) else index


def _is_view(index: Any) -> bool:
    """Return True if an index names every number at most once: it has no list and no array."""
    parts = index if isinstance(index, tuple) else (index,)
    return not any(isinstance(part, list | np.ndarray) for part in parts)


def _gradient_at(of: Tensor, index: Any, gradient: np.ndarray) -> np.ndarray:
    whole = np.zeros(of.shape, gradient.dtype)
    if _is_view(index):
        whole[index] = gradient
    else:
        np.add.at(whole, index, gradient)
    return whole


@method("__getitem__")
def getitem(x: Tensor, index: Any) -> Tensor:
    """Return a part: a view if it is named by numbers and slices, else a copy."""
    key = _key(index)
    return node(x.array[key], (x,), lambda gradient: (_gradient_at(x, key, gradient),))


@method("__setitem__")
def setitem(x: Tensor, index: Any, value: Any) -> None:
    if x.parents:
        raise no_gradient("Tensor.__setitem__", "shapes.py")
    x.array[_key(index)] = _key(value)


def _shaped(x: Tensor, made: np.ndarray) -> Tensor:
    """Return the same numbers in the shape of ``made``."""
    return node(made, (x,), lambda gradient: (gradient.reshape(x.shape),))


def _moved(x: Tensor, move: Callable[[np.ndarray], np.ndarray]) -> Tensor:
    """Return moved numbers; ``move`` also takes their gradient back."""
    return node(move(x.array), (x,), lambda gradient: (move(gradient),))


@method("reshape", "view")
def reshape(x: Tensor, *size: Any) -> Tensor:
    return _shaped(x, x.array.reshape(shape_of(size)))


@method()
def flatten(x: Tensor, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    first, last = start_dim % max(x.ndim, 1), end_dim % max(x.ndim, 1)
    joined = int(np.prod(x.shape[first : last + 1]))  # not -1: of an empty tensor it could be any number
    return reshape(x, (*x.shape[:first], joined, *x.shape[last + 1 :]))


@method()
def unflatten(x: Tensor, dim: int, sizes: Sequence[int]) -> Tensor:
    dim %= x.ndim
    known = int(np.prod([size for size in sizes if size != -1]))
    sizes = [x.shape[dim] // known if size == -1 else size for size in sizes]
    return reshape(x, (*x.shape[:dim], *sizes, *x.shape[dim + 1 :]))


@method()
def permute(x: Tensor, *dims: Any) -> Tensor:
    order = tuple(dim % x.ndim for dim in shape_of(dims))
    back = tuple(np.argsort(order))
    return node(x.array.transpose(order), (x,), lambda gradient: (gradient.transpose(back),))


transpose = method("transpose", "swapaxes")(lambda x, dim0, dim1: _moved(x, lambda one: one.swapaxes(dim0, dim1)))
tril = method("tril")(lambda x, diagonal=0: _moved(x, lambda one: np.tril(one, diagonal)))
unsqueeze = method("unsqueeze")(lambda x, dim: _shaped(x, np.expand_dims(x.array, dim)))
clone = method("clone")(lambda x: node(x.array.copy(), (x,), lambda gradient: (gradient,)))
method("t")(lambda x: transpose(x, 0, 1))
method("T")(property(lambda x: permute(x, *reversed(range(x.ndim)))))


@method()
def expand(x: Tensor, *size: Any) -> Tensor:
    """Return axes of length 1 repeated, without a copy; -1 keeps an axis as it is."""
    wanted = shape_of(size)
    own = (1,) * (len(wanted) - x.ndim) + x.shape
    whole = tuple(old if new == -1 else new for new, old in zip(wanted, own, strict=True))
    return node(np.broadcast_to(x.array, whole), (x,), lambda gradient: (fit(gradient, x.shape),))


@method()
def repeat_interleave(x: Tensor, repeats: int, dim: int | None = None) -> Tensor:
    return node(np.repeat(x.array, repeats, axis=dim), (x,), no_back("Tensor.repeat_interleave", "shapes.py"))


@method()
def diagonal(x: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    return node(np.diagonal(x.array, offset, dim1, dim2), (x,), no_back("Tensor.diagonal", "shapes.py"))


method("contiguous")(lambda x: x if x.array.flags.c_contiguous else clone(x))


def _at(x: Tensor, dim: int, index: Any) -> tuple[Any, ...]:
    """Return the index of a part along one axis."""
    return (slice(None),) * (dim % x.ndim) + (index,)


@method("index_select")
def part(x: Tensor, dim: int, index: Any) -> Tensor:
    return getitem(x, _at(x, dim, index))


@method()
def chunk(x: Tensor, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
    """Return stretches of one axis, all of a length; the last may be shorter."""
    size = -(-x.shape[dim] // chunks)
    return tuple(part(x, dim, slice(first, first + size)) for first in range(0, x.shape[dim], size))


unbind = method("unbind")(lambda x, dim=0: tuple(part(x, dim, index) for index in range(x.shape[dim])))
method("index_fill")(lambda x, dim, index, value: _replaced(x, _at(x, dim, index.array), value))


@method()
def index_put(x: Tensor, indices: Sequence[Tensor], values: Any) -> Tensor:
    return _replaced(x, _key(tuple(indices)), values)


def _replaced(x: Tensor, places: Any, value: Any) -> Tensor:
    if isinstance(value, Tensor) and value.requires_grad:
        raise no_gradient("Tensor.index_put of its values", "shapes.py")
    made = x.array.copy()
    made[places] = _key(value)

    def back(gradient: np.ndarray) -> Any:
        kept = gradient.copy()
        kept[places] = 0
        return (kept,)

    return node(made, (x,), back)


@method()
def gather(x: Tensor, dim: int, index: Tensor) -> Tensor:
    """Return the numbers at the places ``index`` along an axis; the other axes go along."""
    places: list[Any] = list(np.ogrid[tuple(slice(size) for size in index.shape)])
    places[dim] = index.array
    return getitem(x, tuple(places))


@method()
def take_along_dim(x: Tensor, indices: Tensor, dim: int) -> Tensor:
    """Return the numbers at the places ``indices`` along an axis; the other axes are broadcast."""
    shapes = [list(one.shape) for one in (x, indices)]
    others = np.broadcast_shapes(*((*shape[:dim], 1, *shape[dim:][1:]) for shape in shapes))
    for shape in shapes:
        shape[:] = (*others[:dim], shape[dim], *others[dim:][1:])
    return gather(expand(x, shapes[0]), dim, expand(indices, shapes[1]))


@method()
def scatter(x: Tensor, dim: int, index: Tensor, src: Any) -> Tensor:
    """Return the numbers with those of ``src`` at the places ``index`` along an axis."""
    if x.requires_grad or (isinstance(src, Tensor) and src.requires_grad):
        raise no_gradient("Tensor.scatter", "shapes.py")
    made = x.array.copy()
    np.put_along_axis(made, index.array, _key(src), dim)
    return Tensor(made)


def cat(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    tensors = list(tensors)

    def back(gradient: np.ndarray) -> Any:
        return np.split(gradient, np.cumsum([one.shape[dim] for one in tensors])[:-1], axis=dim)

    return node(np.concatenate([one.array for one in tensors], axis=dim), tensors, back)


def stack(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    return cat([unsqueeze(one, dim) for one in tensors], dim)


@method("copy_", "fill_")
def fill_(x: Tensor, value: Any) -> Tensor:
    x.array[...] = _key(value)
    return x


method("zero_")(lambda x: fill_(x, 0))

"""Tensor: a NumPy array, and its place in the graph from which gradients come.

Operations are functions in the modules beside this one; ``method`` puts them on the class.
"""

import itertools
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import numpy as np

from .dtypes import CPU, bool_, float16, float32, float64, int64, refuse_other
from .missing import missing
from .modes import state

Back = Callable[[np.ndarray], Sequence[np.ndarray | None]]
Member = TypeVar("Member")

_births = itertools.count(1)
_birth = operator.attrgetter("order")


class Tensor:
    """An array of numbers; if a gradient is wanted, with the tensors that it was made of.

    ``parents`` are those tensors, and ``back`` takes the gradient of this one to theirs.
    """

    __slots__ = ("__weakref__", "array", "back", "grad", "order", "parents", "requires_grad")
    __array_priority__ = 1000  # so that NumPy leaves ``array * tensor`` to this class
    __array_ufunc__ = None
    __hash__ = object.__hash__

    device = CPU
    is_cuda = is_meta = False

    def __init__(self, array: Any) -> None:
        self.array: np.ndarray = array if type(array) is np.ndarray else np.asarray(array)
        self.requires_grad = False
        self.grad: Tensor | None = None
        self.parents: tuple[Tensor | None, ...] = ()
        self.back: Back | None = None
        self.order = 0

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    ndim: int

    def __getattr__(self, name: str) -> Any:
        raise missing("torch.Tensor", name)

    @property
    def data(self) -> "Tensor":
        """The same numbers without a graph."""
        return Tensor(self.array)

    @data.setter
    def data(self, other: "Tensor") -> None:
        self.array = other.array

    def __repr__(self) -> str:
        return f"tensor({np.array2string(self.array, separator=', ')}, dtype={self.dtype})"

    def __len__(self) -> int:
        return len(self.array)

    def __iter__(self) -> "Iterator[Tensor]":
        return (self[index] for index in range(len(self.array)))

    def __bool__(self) -> bool:
        return bool(self.array)

    def __float__(self) -> float:
        return float(self.array)

    def __int__(self) -> int:
        return int(self.array)

    def __index__(self) -> int:
        return operator.index(self.array.item())

    def __getitem__(self, index: Any) -> "Tensor":
        raise missing("torch.Tensor", "__getitem__")  # shapes.py has it

    def __format__(self, form: str) -> str:
        return format(self.array.item(), form) if form else repr(self)

    def numpy(self) -> np.ndarray:
        """Return the numbers as an array that shares their memory."""
        if self.requires_grad and state.grad:
            raise RuntimeError("this tensor has a graph; call detach() before numpy()")
        return self.array.view()  # a new array: its caller may forbid writing to it

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self.numpy(), dtype, copy=copy)

    def cpu(self) -> "Tensor":
        return self

    def is_floating_point(self) -> bool:
        return self.array.dtype.kind == "f"

    def detach(self) -> "Tensor":
        return Tensor(self.array)

    def requires_grad_(self, requires_grad: bool = True) -> "Tensor":
        self.requires_grad = requires_grad
        return self

    def to(self, *wanted: Any, dtype: Any = None, device: Any = None) -> "Tensor":
        """Return the numbers as another type; a device can only be the CPU."""
        for one in wanted:
            if isinstance(one, np.dtype):
                dtype = one
            elif isinstance(one, Tensor):
                dtype = one.dtype
            else:
                device = one
        refuse_other(device)
        return self if dtype is None else cast(self, dtype)

    def backward(self) -> None:
        """Add the gradient of this single number to the ``grad`` of every leaf that wants one; the graph is freed."""
        if self.array.size != 1:
            raise RuntimeError(f"backward() begins at a single number, not at the shape {self.shape}; sum it first")
        for tensor, gradient in sweep(self):
            if not tensor.parents and tensor.requires_grad:
                tensor.grad = Tensor(gradient if tensor.grad is None else tensor.grad.array + gradient)


for _name, _dtype in {"half": float16, "float": float32, "double": float64, "long": int64, "bool": bool_}.items():
    setattr(Tensor, _name, lambda tensor, dtype=_dtype: cast(tensor, dtype))


# Properties of the array.
for _name in ("shape", "dtype", "ndim"):
    setattr(Tensor, _name, property(operator.attrgetter(f"array.{_name}")))
for _name, _told in {"numel": np.size, "dim": np.ndim, "item": np.ndarray.item, "tolist": np.ndarray.tolist}.items():
    setattr(Tensor, _name, lambda tensor, told=_told: told(tensor.array))


def method(*names: str) -> Callable[[Member], Member]:
    """Put a function on ``Tensor`` as a method, under its own name if no other ``names`` are given."""

    def put(member: Member) -> Member:
        for name in names or (member.__name__,):  # type: ignore[attr-defined]
            setattr(Tensor, name, member)
        return member

    return put


def node(array: Any, parents: Sequence[Any], back: Back) -> Tensor:
    """Return the result of an operation.

    Args:
        array: the numbers.
        parents: what they were made of; whatever is no tensor has no gradient.
        back: takes the gradient of the result to those of the parents, in their order; None for one that needs none.
    """
    made = Tensor(array)
    if state.grad and any(isinstance(one, Tensor) and one.requires_grad for one in parents):
        made.requires_grad = True
        made.parents = tuple(one if isinstance(one, Tensor) and one.requires_grad else None for one in parents)
        made.back, made.order = back, next(_births)
    return made


def cast(tensor: Tensor, dtype: Any) -> Tensor:
    """Return the numbers of ``tensor`` as another type; the tensor itself if it has that type."""
    own = tensor.array.dtype
    if own == dtype:
        return tensor
    return node(tensor.array.astype(dtype), (tensor,), lambda gradient: (gradient.astype(own),))


def fit(gradient: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """Return ``gradient`` summed over the axes along which a tensor of ``shape`` was repeated."""
    if gradient.shape == shape:
        return gradient
    if gradient.ndim > len(shape):
        gradient = gradient.sum(axis=tuple(range(gradient.ndim - len(shape))))
    repeated = tuple(axis for axis, size in enumerate(shape) if size == 1 and gradient.shape[axis] != 1)
    return gradient.sum(axis=repeated, keepdims=True) if repeated else gradient


def sweep(last: Tensor) -> Iterator[tuple[Tensor, np.ndarray]]:
    """Yield each tensor of the graph of ``last`` with its gradient, from ``last`` to the leaves.

    Every node is freed as soon as it is done, so that memory falls as the sweep goes on. A list of nodes in the order
    of their birth is enough, because parents are born before their children; a function that calls itself would hold
    the graph until the collector of cycles runs.
    """
    nodes, seen = [last], {id(last)}
    for tensor in nodes:
        for parent in tensor.parents:
            if parent is not None and id(parent) not in seen:
                seen.add(id(parent))
                nodes.append(parent)
    nodes.sort(key=_birth)
    gradients = {id(last): np.ones_like(last.array)}
    while nodes:
        tensor = nodes.pop()
        gradient = gradients.pop(id(tensor), None)
        if gradient is None:
            continue
        yield tensor, gradient
        if tensor.back is None:
            continue
        for parent, share in zip(tensor.parents, tensor.back(gradient), strict=True):
            if parent is not None and share is not None:
                before = gradients.get(id(parent))
                gradients[id(parent)] = share if before is None else before + share
        tensor.parents, tensor.back = (None,), _freed


def _freed(gradient: np.ndarray) -> Sequence[np.ndarray | None]:
    raise RuntimeError("the graph of this tensor was freed by an earlier backward pass; compute the tensor again")

"""Random numbers: the same draws as PyTorch makes on a CPU, from the same seed.

PyTorch's generator is a Mersenne Twister, as is NumPy's ``RandomState``; what differs is how its 32-bit numbers become
others. These are the ways of PyTorch's ``DistributionsHelper.h`` and ``DistributionTemplates.h``.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from .creation import shape_of
from .dtypes import float32, float64
from .modes import overridable
from .tensor import Tensor, method

_PART = 1 << 16  # numbers written at once, a multiple of the next
_BLOCK = 16  # numbers that PyTorch makes normal at once, of 8 radii and 8 angles


class Generator:
    """A source of random numbers with a seed of its own."""

    def __init__(self, device: Any = None) -> None:
        self._twister: np.random.RandomState | None = None
        self._spare: float | None = None  # numbers drawn one by one come in pairs, by the way of Box and Muller
        self.manual_seed(0)

    def manual_seed(self, seed: int) -> "Generator":
        self._seed, self._spare, self._twister = seed, None, None
        return self

    def words(self, count: int) -> np.ndarray:
        """Return the next 32-bit numbers."""
        if self._twister is None:  # not before: importing numpy.random takes a fifth of a second in a tab
            self._twister = np.random.RandomState(self._seed & 0xFFFFFFFF)
        return self._twister.randint(0, 1 << 32, size=count, dtype=np.uint32)

    def uniform(self, count: int, dtype: Any = float32) -> np.ndarray:
        if dtype == float64:
            words = self.words(2 * count).astype(np.uint64).reshape(count, 2)
            return ((words[:, 0] << np.uint64(32) | words[:, 1]) & np.uint64((1 << 53) - 1)) * 2.0**-53
        return (self.words(count) & np.uint32((1 << 24) - 1)).astype(float32) * np.float32(2.0**-24)

    def normal(self, count: int, dtype: Any = float32) -> np.ndarray:
        """Return the next normal numbers, of mean 0 and variance 1."""
        if count < _BLOCK:
            return np.array([self._one_normal() for _ in range(count)], dtype)
        numbers = self.uniform(count, dtype)
        whole = count - count % _BLOCK
        made = np.concatenate((_in_pairs(numbers[:whole]), numbers[whole:]))
        if whole < count:  # PyTorch draws the last block again, so that it is whole
            made[-_BLOCK:] = _in_pairs(self.uniform(_BLOCK, dtype))
        return made

    def _one_normal(self) -> float:
        if self._spare is not None:
            spare, self._spare = self._spare, None
            return spare
        angle, radius = self.uniform(2, float64).tolist()
        radius, angle = math.sqrt(-2 * math.log1p(-radius)), 2 * math.pi * angle
        self._spare = radius * math.sin(angle)
        return radius * math.cos(angle)


def _in_pairs(uniform: np.ndarray) -> np.ndarray:
    """Return normal numbers of uniform ones, whose number is a multiple of 16."""
    blocks, kind = uniform.reshape(-1, 2, _BLOCK // 2), uniform.dtype.type
    radius = np.sqrt(kind(-2) * np.log(kind(1) - blocks[:, 0]))
    angle = kind(2 * math.pi) * blocks[:, 1]
    return np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1).ravel()


default_generator = Generator()


def manual_seed(seed: int) -> Generator:
    return default_generator.manual_seed(seed)


def rand(*size: Any, generator: Generator | None = None, dtype: Any = float32) -> Tensor:
    shape = shape_of(size)
    return Tensor((generator or default_generator).uniform(math.prod(shape), dtype).reshape(shape))


def randperm(n: int, generator: Generator | None = None) -> Tensor:
    order = np.arange(n)
    words = (generator or default_generator).words(max(n - 1, 0)).tolist()
    for first, word in enumerate(words):
        other = first + word % (n - first)
        order[first], order[other] = order[other], order[first]
    return Tensor(order)


@method()
@overridable
def uniform_(x: Tensor, a: float = 0.0, b: float = 1.0, generator: Generator | None = None) -> Tensor:
    kind, source = x.dtype.type, generator or default_generator
    _write(x, lambda count: source.uniform(count, x.dtype) * kind(kind(b) - kind(a)) + kind(a))
    return x


@method()
@overridable
def normal_(x: Tensor, mean: float = 0.0, std: float = 1.0, generator: Generator | None = None) -> Tensor:
    kind, source = x.dtype.type, generator or default_generator
    _write(x, lambda count: source.normal(count, x.dtype) * kind(std) + kind(mean))
    return x


def _write(x: Tensor, draw: Callable[[int], np.ndarray]) -> None:
    """Write what is drawn part by part: drawing takes several times the memory of the numbers."""
    flat = x.array.reshape(-1)
    parts = max(1, flat.size // _PART)  # the last one is longer, because fewer than a block are drawn in another way
    for part in range(parts):
        first, last = part * _PART, flat.size if part == parts - 1 else (part + 1) * _PART
        flat[first:last] = draw(last - first)
    if not np.shares_memory(flat, x.array):
        x.array[...] = flat.reshape(x.shape)

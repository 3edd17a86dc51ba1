"""Types of numbers and devices. A type is NumPy's own, so that a tensor's array already has it."""

import re
from typing import Any

import numpy as np

dtype = np.dtype
float16, float32, float64 = np.dtype("float16"), np.dtype("float32"), np.dtype("float64")
int8, int16, int32, int64 = np.dtype("int8"), np.dtype("int16"), np.dtype("int32"), np.dtype("int64")
uint8, bool_, complex64 = np.dtype("uint8"), np.dtype("bool"), np.dtype("complex64")

_RANKS = {"b": 0, "u": 1, "i": 1, "f": 2}
_DEVICE = re.compile(r"(cpu|cuda|mps)(?::(\d+))?")


def common(first: np.ndarray, second: np.ndarray) -> np.dtype[Any]:
    """Return the type of the result of two arrays, by the rules of PyTorch.

    A float wins over an integer of any size, and an array with axes over a single number of the same kind.
    """
    one, two = first.dtype, second.dtype
    if one == two:
        return one
    if _RANKS[one.kind] != _RANKS[two.kind]:
        return one if _RANKS[one.kind] > _RANKS[two.kind] else two
    if (first.ndim == 0) != (second.ndim == 0):
        return two if first.ndim == 0 else one
    return np.result_type(one, two)


def with_number(of: np.dtype[Any], number: object) -> np.dtype[Any]:
    """Return the type of the result of an array of the type ``of`` and a plain Python number."""
    if of.kind == "f" or isinstance(number, bool):
        return of
    if isinstance(number, float):
        return float32
    return int64 if of.kind == "b" else of


class finfo:  # noqa: N801 - PyTorch's name
    """The limits of a floating-point type."""

    def __init__(self, of: np.dtype[Any] = float32) -> None:
        limits = np.finfo(of)
        self.min, self.max = float(limits.min), float(limits.max)
        self.eps, self.tiny = float(limits.eps), float(limits.tiny)


class device:  # noqa: N801 - PyTorch's name
    """The name of a device; tensors of this stand-in are always on the CPU."""

    __slots__ = ("index", "type")

    def __init__(self, name: "str | device" = "cpu") -> None:
        match = _DEVICE.fullmatch(str(name))
        if not match:
            raise RuntimeError(f"there is no kind of device called {str(name)[:60]!r}; name one such as cpu")
        self.type = match[1]
        self.index = None if match[2] is None else int(match[2])

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        return f"device(type={str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))


CPU = device("cpu")


def refuse_other(place: "str | device | None") -> None:
    """Refuse every device but the CPU. Raises ``RuntimeError`` if ``place`` is another device, or none at all."""
    if place is not None and place is not CPU and device(place).type != "cpu":
        raise RuntimeError(f"this stand-in computes on the CPU only, not on {place}")

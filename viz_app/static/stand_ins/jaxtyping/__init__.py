"""Shapes in signatures. They are not checked here, because the tests check them with the real package."""

from functools import cache
from typing import Any


class Shaped:
    """A kind of numbers; ``Shaped[array, "axis axis"]`` is a type that knows its kind and its axes."""

    def __class_getitem__(cls, array_and_axes: tuple[Any, str]) -> type:
        return _shaped(cls.__name__.lower(), array_and_axes[1])


@cache
def _shaped(kind: str, axes: str) -> type:
    return type(kind, (), {"dtypes": (kind,), "dim_str": axes})


_KINDS = ("Bool", "Float", "Float16", "Float32", "Float64", "Int", "Int8", "Int16", "Int32", "Int64", "UInt8")
Bool, Float, Float16, Float32, Float64, Int, Int8, Int16, Int32, Int64, UInt8 = (
    type(name, (Shaped,), {}) for name in _KINDS
)

"""Shapes in signatures, which are accepted and mean nothing here: the tests check them with the real package."""

from typing import Any


class Shaped:
    """A kind of numbers; ``Shaped[array, "axis axis"]`` is any type."""

    def __class_getitem__(cls, array_and_axes: Any) -> Any:
        return Any


Bool = Float = Float16 = Float32 = Float64 = Int = Int8 = Int16 = Int32 = Int64 = UInt8 = Shaped

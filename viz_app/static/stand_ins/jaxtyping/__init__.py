"""Shapes in signatures, which are accepted and mean nothing here: the tests check them with the real package."""

from typing import Any


class _Kind:
    """A kind of numbers; ``Kind[array, "axis axis"]`` is any type."""

    def __class_getitem__(cls, array_and_axes: Any) -> Any:
        return Any


class Bool(_Kind):
    """Truth values."""


class Float(_Kind):
    """Floats of any size."""


class Float16(_Kind):
    """Floats of 16 bits."""


class Float32(_Kind):
    """Floats of 32 bits."""


class Float64(_Kind):
    """Floats of 64 bits."""


class Int(_Kind):
    """Whole numbers of any size."""


class Int8(_Kind):
    """Whole numbers of 8 bits."""


class Int16(_Kind):
    """Whole numbers of 16 bits."""


class Int32(_Kind):
    """Whole numbers of 32 bits."""


class Int64(_Kind):
    """Whole numbers of 64 bits."""


class UInt8(_Kind):
    """Whole numbers from 0 of 8 bits."""


class Shaped(_Kind):
    """Numbers of any kind."""

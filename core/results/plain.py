"""Results as plain values for JSON and back, led by the types of their fields."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

DECIMALS = 4

Kind = TypeVar("Kind")


def to_plain(value: Any) -> Any:
    """Return a value as JSON has it, numbers to four decimals: arrays are lists, results are objects, NaN is None."""
    if isinstance(value, np.ndarray):
        return to_plain(np.round(value.astype(np.float64), DECIMALS).tolist())
    if is_dataclass(value):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {name: to_plain(one) for name, one in value.items()}
    if isinstance(value, tuple | list):
        return [to_plain(one) for one in value]
    if isinstance(value, float):
        return None if math.isnan(value) else round(value, DECIMALS)
    return value


def measured(read: Callable[[Any], Kind], plain: Any, versions: Sequence[int], check: Callable[[Kind], object]) -> Kind:
    """Rebuild a measurement from the content of its file.

    Args:
        read: rebuilds it, see ``from_plain``.
        plain: may be anything.
        versions: of the format, that can be read; the last is today's.
        check: raises a ValueError if parts do not fit each other.

    Raises:
        ValueError: if ``plain`` is something else, or of another format version; half a sentence.
    """
    version = plain.get("format_version") if isinstance(plain, dict) else None
    if type(version) is not int or version not in versions:
        raise ValueError(f"they have format {version!r}, and this program reads format {versions[-1]}")
    try:
        found = read(plain)
        check(found)
    except (AttributeError, IndexError, KeyError, OverflowError, StopIteration, TypeError, ValueError) as error:
        raise ValueError("they are incomplete or of the wrong kind") from error
    return found


def from_plain(kind: Any, plain: Any) -> Any:
    """Return what ``to_plain`` made ``plain`` of, as a ``kind``: a dataclass, or the type of a field of one.

    Raises:
        KeyError: if a field without a default is missing.
        ValueError, TypeError: if a value is of another kind, or a number is not finite.
    """
    if kind is Any:
        return plain
    if hasattr(kind, "dim_str"):
        return _array(kind, plain)
    parts, make = get_args(kind), kind
    if get_origin(kind) is UnionType:  # of a kind and None
        return None if plain is None else from_plain(parts[0], plain)
    if get_origin(kind) is tuple:
        kinds = parts[:1] * len(plain) if parts[-1] is Ellipsis else parts
        return tuple(from_plain(one, value) for one, value in zip(kinds, plain, strict=True))
    if get_origin(kind) is Mapping:
        return {str(name): from_plain(parts[1], value) for name, value in plain.items()}
    if is_dataclass(kind):
        given = {field.name: plain[field.name] for field in fields(kind) if field.name in plain or _is_needed(field)}
        return make(**{name: from_plain(_kinds(make)[name], value) for name, value in given.items()})
    if issubclass(kind, tuple):
        return make(*(from_plain(one, value) for one, value in zip(_kinds(make).values(), plain, strict=True)))
    if isinstance(plain, bool) or not isinstance(plain, int | float if kind is float else kind):
        raise TypeError(f"{plain!r:.40} is no {kind.__name__}")
    if kind is float and not math.isfinite(plain):
        raise ValueError(f"{plain} is not finite")
    return kind(plain)


_kinds = cache(get_type_hints)


def _is_needed(field: "Field[Any]") -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _array(kind: Any, plain: Any) -> np.ndarray:
    array = np.array(plain, dtype=kind.dtypes[0])
    if array.ndim != len(kind.dim_str.split()) or not array.size:
        raise ValueError(f"an array of the shape {array.shape} is no [{kind.dim_str}]")
    return array

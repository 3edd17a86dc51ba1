"""The common behaviour of results: they do not change, equal ones are equal, and each shows itself."""

from collections.abc import Mapping
from dataclasses import fields
from html import escape
from importlib.metadata import entry_points
from typing import Any, NoReturn

import numpy as np

from core.errors import InputError

FIGURES = "glassformer.figures"
MOST_ROWS = 60  # of a table in a notebook
_LONGEST = 240  # characters of a repr


class FrozenDict(dict[Any, Any]):
    """A dict that does not change, so that a result can be shared; ``dict(...)`` of it does."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a result does not change; make a copy with dict(...) and change that")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = __ior__ = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)


class Result:
    """A result: a dataclass whose arrays and mappings are read-only, with a short repr, a table and a figure.

    ``figure`` takes the options of the function of ``viz_app.figures`` that draws such a result; the function is found
    as an entry point of the group ``glassformer.figures``.
    """

    def __post_init__(self) -> None:
        for name in _names(self):
            object.__setattr__(self, name, _frozen(getattr(self, name)))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(_same(getattr(self, name), getattr(other, name)) for name in _names(self))

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), {name: getattr(self, name) for name in _names(self)})

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={_short(getattr(self, name))}" for name in _names(self))
        return f"{type(self).__name__}({said if len(said) <= _LONGEST else said[: _LONGEST - 1] + '…'})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return the result as rows of plain values by column.

        Raises:
            TypeError: if it has none.
        """
        raise TypeError(f"a {type(self).__name__} has no rows; its fields are {', '.join(_names(self))}")

    def to_frame(self) -> Any:
        """Return ``to_rows`` as a pandas.DataFrame.

        Raises:
            ModuleNotFoundError: if pandas is not installed.
            TypeError: if the result has no rows.
        """
        from pandas import DataFrame

        return DataFrame(self.to_rows())

    def figure(self, **options: Any) -> Any:
        """Return the plotly.graph_objects.Figure of the result.

        Raises:
            InputError: if no figures are installed, or there is none of such a result.
        """
        for maker in entry_points(group=FIGURES):
            return maker.load()(self, **options)
        raise InputError("core-no-figures")

    def _repr_html_(self) -> str | None:
        """Return the table of a notebook; results without rows show their repr."""
        try:
            rows = self.to_rows()
        except TypeError:
            return f"<pre>{escape(repr(self))}</pre>"
        cells = [[escape(_cell(value)) for value in row.values()] for row in rows[:MOST_ROWS]]
        head = "".join(f"<th>{escape(name)}</th>" for name in (rows[0] if rows else ()))
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in cells)
        more = f"<p>{len(rows) - MOST_ROWS:,} more rows in to_frame()</p>" if len(rows) > MOST_ROWS else ""
        return f"<p>{escape(repr(self))}</p><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"


def _names(result: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(result))


def _rebuilt(cls: Any, parts: dict[str, Any]) -> Any:
    return cls(**parts)


def _frozen(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        value.setflags(write=False)
    elif isinstance(value, Mapping):
        return FrozenDict({key: _frozen(one) for key, one in value.items()})
    return value


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        if one.dtype != other.dtype or one.shape != other.shape:
            return False
        return bool(np.array_equal(one, other, equal_nan=np.issubdtype(one.dtype, np.inexact)))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other) or bool(one != one and other != other)  # NaN is the same as NaN


def _short(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{list(value.shape)}"
    if isinstance(value, Mapping):
        return f"{{{', '.join(map(str, list(value)[:6]))}{', …' if len(value) > 6 else ''}}}"
    if isinstance(value, tuple | list) and (len(value) > 6 or (value and not isinstance(value[0], str | int | float))):
        return f"{len(value):,} items"
    said = repr(value)
    return said if len(said) <= 60 else f"{said[:59]}…"


def _cell(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else "" if value is None else str(value)

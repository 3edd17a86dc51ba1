"""Figures as plain data, equal to the JSON that Plotly makes of the same arguments."""

import base64
import json
from collections.abc import Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np


def _trace(kind: str, **values: Any) -> dict[str, Any]:
    return {**{name: value for name, value in values.items() if value is not None}, "type": kind}


Bar, Heatmap, Scatter, Scattergl = (partial(_trace, kind) for kind in ("bar", "heatmap", "scatter", "scattergl"))

_LISTS = ("annotations", "shapes")  # Plotly leaves these out where they are empty


class Figure:
    """Traces and a layout. ``data`` are traces, or the dictionary of a whole figure."""

    def __init__(self, data: Sequence[Any] | Mapping[str, Any] = (), layout: Mapping[str, Any] | None = None) -> None:
        whole = data if isinstance(data, Mapping) else {"data": list(data), "layout": layout or {}}
        self._plain: dict[str, Any] = {"data": list(whole["data"]), "layout": dict(whole["layout"])}

    @property
    def layout(self) -> SimpleNamespace:
        return _attributes(self._plain["layout"])

    def to_dict(self) -> dict[str, Any]:
        return self._plain

    def to_json(self) -> str:
        """Return the figure as JSON, its arrays as bytes in base 64."""
        layout = {name: part for name, part in self._plain["layout"].items() if name not in _LISTS or part}
        return json.dumps(_encoded({"data": self._plain["data"], "layout": layout}))


def _attributes(value: Any) -> Any:
    if isinstance(value, Mapping):
        return SimpleNamespace(**{name: _attributes(part) for name, part in value.items()})
    return value


def _encoded(value: Any) -> Any:
    """Return ``value`` as JSON can hold it; what is None is left out of dictionaries, as Plotly does."""
    if isinstance(value, Mapping):
        return {name: _encoded(part) for name, part in value.items() if part is not None}
    if isinstance(value, np.ndarray):
        return _array(value)
    if isinstance(value, list | tuple):
        return [_encoded(part) for part in value]
    if isinstance(value, np.generic):
        return value.item()
    return value


def _array(array: np.ndarray) -> Any:
    """Return a typed array as Plotly's script reads it, with the smallest integers that hold it."""
    if array.dtype.kind not in "iuf":
        return _encoded(array.tolist())
    if array.dtype.kind in "iu" and array.dtype.itemsize == 8:
        array = array.astype(_smallest(array))
    spec = {"dtype": array.dtype.str[1:], "bdata": base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()}
    return spec if array.ndim == 1 else spec | {"shape": ", ".join(map(str, array.shape))}


def _smallest(array: np.ndarray) -> str:
    low, high = (int(array.min()), int(array.max())) if array.size else (0, 0)
    names = ("i1", "i2", "i4") if low < 0 else ("i1", "u1", "i2", "u2", "i4", "u4")
    return next((name for name in names if np.iinfo(name).min <= low and high <= np.iinfo(name).max), "f8")

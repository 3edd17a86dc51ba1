"""Figures as plain data, equal to the JSON that Plotly makes of the same arguments, whose numbers are lists."""

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np


def _trace(kind: str, **values: Any) -> dict[str, Any]:
    return {**{name: value for name, value in values.items() if value is not None}, "type": kind}


Bar, Heatmap, Scatter, Scattergl = (partial(_trace, kind) for kind in ("bar", "heatmap", "scatter", "scattergl"))

_LISTS = ("annotations", "shapes")  # Plotly leaves these out where they are empty


class Figure:
    """Traces and a layout."""

    def __init__(self, data: Sequence[Any] = (), layout: Mapping[str, Any] | None = None) -> None:
        self._data, self._layout = list(data), layout or {}

    def to_json(self) -> str:
        layout = {name: part for name, part in self._layout.items() if name not in _LISTS or part}
        return json.dumps(_encoded({"data": self._data, "layout": layout}))


def _encoded(value: Any) -> Any:
    """Return ``value`` as JSON can hold it; what is None is left out of dictionaries, as Plotly does."""
    if isinstance(value, Mapping):
        return {name: _encoded(part) for name, part in value.items() if part is not None}
    if isinstance(value, list | tuple):
        return [_encoded(part) for part in value]
    return value.item() if isinstance(value, np.generic) else value

"""Checks of a figure's arguments, with one sentence for a value that does not exist."""

from operator import index
from typing import Any

import numpy as np
from jaxtyping import Float

from core.results.trace import AttentionMap, Trace
from viz_app.view_models.encoding import sinusoidal

MOST = {"length": 2048, "d_model": 4096}


def whole(name: str, value: Any, first: int, last: int) -> int:
    """``value`` as a whole number from ``first`` to ``last``. Raises ``ValueError`` if it is none; one sentence."""
    remedy = f"choose a whole number from {first} to {last}"
    try:
        number = index(value)
    except TypeError:
        raise ValueError(f"{name} is {value!r}; {remedy}.") from None
    if isinstance(value, bool) or not first <= number <= last:
        raise ValueError(f"{name} is {value!r}; {remedy}.")
    return number


def map_of(trace: Trace, name: str) -> AttentionMap:
    """The attention map called ``name``. Raises ``ValueError`` if the trace has none; one sentence that lists those it
    has."""
    if name not in trace.attention:
        raise ValueError(f"This trace has no map {name!r}; choose one of {', '.join(map(repr, trace.attention))}.")
    return trace.attention[name]


def head_of(trace: Trace, name: str, layer: int, head: int) -> Float[np.ndarray, "query key"]:
    """The weights of one head. Raises ``ValueError`` if there is no such map, layer or head; one sentence."""
    weights = map_of(trace, name).weights
    layers, heads = weights.shape[:2]
    return weights[whole("layer", layer, 0, layers - 1), whole("head", head, 0, heads - 1)]


def encoding_of(length: int, d_model: int, base: float, table: Any) -> Float[np.ndarray, "position d_model"]:
    """The table to draw: ``table`` if there is one, which then says length and width, else sinusoidal positions. Raises
    ``ValueError`` if a size cannot be drawn, or ``table`` is no finite matrix; one sentence."""
    if table is not None:
        given = np.asarray(table, np.float32)
        if given.ndim != 2 or not given.size or not np.isfinite(given).all():
            raise ValueError(f"table needs finite numbers [position, d_model], not the shape {given.shape}.")
        length, d_model = given.shape
    length, d_model = (whole(name, value, 1, MOST[name]) for name, value in (("length", length), ("d_model", d_model)))
    if table is not None:
        return given
    if not (isinstance(base, int | float) and 0 < base < float("inf")):
        raise ValueError(f"base is {base!r}; choose a number above 0.")
    return sinusoidal(np.arange(length), d_model, base).astype(np.float32)

"""All heads of a map in one picture: layers down, heads across, every head at the same scale."""

from typing import Any

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Float

from core.results.trace import Trace
from viz_app.figures.arguments import map_of
from viz_app.figures.attention import TITLES, row_heading, row_labels, weights_or_gaps
from viz_app.figures.cells import broken, hatched
from viz_app.figures.text import tokens
from viz_app.figures.theme import Theme, colours, drawn, sequential_axis

GAP = 0.08  # between two heads, as a part of one
TILE, AROUND = 92, 96  # pixels of a layer, and of all that stands around


def heads(trace: Trace, name: str, *, theme: Theme = "light") -> go.Figure:
    """Return all heads of a map as one heatmap; pointing at a cell tells layer, head, both tokens and the weight.
    Raises ``ValueError`` if there is no such map or theme. ``name`` is ``"encoder"``, ``"decoder"`` or ``"cross"``."""
    shown = map_of(trace, name)
    layers, count, rows, columns = shown.weights.shape
    down, across = _step(rows), _step(columns)
    asks = row_heading(trace, shown)
    picture = go.Heatmap(
        z=tiled(weights_or_gaps(shown.weights, shown)),
        coloraxis="coloraxis",
        hoverongaps=False,
        hovertemplate=f"{asks}: %{{y}}<br>looks at: %{{x}}<br>weight: %{{z:.3f}}<extra></extra>",
    )
    corners = [(head * across, layer * down) for layer in range(layers) for head in range(count)]
    marks = [hatched(shown.mask, theme, corners=corners, period=4)] if not shown.mask.all() else []
    for (layer, head), corner in zip(np.ndindex(layers, count), corners, strict=True):
        if (nan := np.isnan(shown.weights[layer, head]) & shown.mask).any():
            marks += broken(nan, theme, corner)[:1]
    keys, queries = tokens(shown.key_tokens), row_labels(trace, shown)
    return drawn(
        [picture, *marks],
        theme=theme,
        title=f"{TITLES.get(name, name)}: all heads",
        height=AROUND + TILE * layers,
        coloraxis=sequential_axis(theme),
        xaxis=_axis([[f"{key}, head {i + 1}" for key in keys] for i in range(count)], across),
        yaxis=_axis([[f"{query}, layer {i + 1}" for query in queries] for i in range(layers)], down, upwards=False),
        annotations=[*_names("head", count, across, columns, theme), *_names("layer", layers, down, rows, theme)],
        margin={"l": 64, "t": 72, "b": 12},
    )


def tiled(weights: Float[np.ndarray, "layer head query key"]) -> Float[np.ndarray, "y x"]:
    """All heads in one matrix, row 0 the first query of the first layer, with gaps (NaN) between heads."""
    layers, heads, rows, columns = weights.shape
    down, across = _step(rows), _step(columns)
    wide = np.full((layers, down, heads, across), np.nan, np.float32)
    wide[:, :rows, :, :columns] = weights.transpose(0, 2, 1, 3)
    return wide.reshape(layers * down, heads * across)[
        : layers * down - (down - rows), : heads * across - (across - columns)
    ]


def _step(cells: int) -> int:
    """From the first cell of a head to the first of the next."""
    return cells + max(1, round(GAP * cells))


def _axis(labels: list[list[str]], step: int, *, upwards: bool = True) -> dict[str, Any]:
    """An axis that knows a name for every row of every head and draws none: they are for pointing at."""
    last = (len(labels) - 1) * step + len(labels[0]) - 0.5
    return {
        "tickmode": "array",
        "tickvals": [head * step + cell for head, names in enumerate(labels) for cell in range(len(names))],
        "ticktext": [name for names in labels for name in names],
        "showticklabels": False,
        "showgrid": False,
        "ticks": "",
        "range": [-0.5, last] if upwards else [last, -0.5],
    }


def _names(what: str, count: int, step: int, cells: int, theme: Theme) -> list[dict[str, Any]]:
    """The numbers of the heads above the columns, after the word "head"; "layer 1", "layer 2" beside the rows."""
    colour = {"showarrow": False, "font": {"color": colours(theme)["ink-2"]}}
    beside = {"xref": "paper", "x": 0, "xanchor": "right", "xshift": -6}
    above = {"yref": "paper", "y": 1, "yanchor": "bottom"}
    middles = [i * step + (cells - 1) / 2 for i in range(count)]
    if what == "layer":
        return [colour | beside | {"text": f"layer {i + 1}", "y": middle} for i, middle in enumerate(middles)]
    word = colour | beside | above | {"text": "head"}
    return [word, *(colour | above | {"text": str(i + 1), "x": middle} for i, middle in enumerate(middles))]

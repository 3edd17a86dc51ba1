"""One head: which token looks at which, with the tokens of both axes."""

from typing import Any

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Float

from core.results.trace import AttentionMap, Trace
from viz_app.figures.arguments import head_of, map_of
from viz_app.figures.cells import broken, hatched
from viz_app.figures.text import token, tokens
from viz_app.figures.theme import Theme, drawn, sequential_axis

TITLES = {"encoder": "Encoder", "decoder": "Decoder", "cross": "Cross-attention"}
CELL, TOP = 26, 150  # pixels of a row, and of title and column labels
NUMBERED = 24  # columns that are wide enough for a number each in any notebook
BESIDE, LEAST = 260, 20  # pixels beside the columns, and of a narrow one
LEAST_SHOWN = 0.045  # a smaller share is seen by its colour and on hover


def attention(trace: Trace, name: str, *, layer: int, head: int, theme: Theme = "light") -> go.Figure:
    """Return one head as a labelled picture: rows look at columns, deep is a large weight, hatched may not look.

    Rows of decoder and cross-attention carry the token read and the token that it predicts. Raises ``ValueError`` if
    there is no such map, layer, head or theme.

    Args:
        name: of the map: ``"encoder"``, ``"decoder"`` or ``"cross"``.
        layer: counted from 0.
        head: counted from 0.
    """
    weights, shown = head_of(trace, name, layer, head), map_of(trace, name)
    rows, columns = weights.shape
    asks = row_heading(trace, shown)
    picture = go.Heatmap(
        z=weights_or_gaps(weights, shown),
        coloraxis="coloraxis",
        xgap=1,
        ygap=1,
        hoverongaps=False,
        hovertemplate=f"{asks}: %{{y}}<br>looks at: %{{x}}<br>weight: %{{z:.3f}}<extra></extra>",
        **_numbers(weights, shown),
    )
    nan = np.isnan(weights) & shown.mask
    marks = [hatched(shown.mask, theme)] if not shown.mask.all() else []
    return drawn(
        [picture, *marks, *(broken(nan, theme) if nan.any() else [])],
        theme=theme,
        title=f"{TITLES.get(name, name)}, layer {layer + 1}, head {head + 1}",
        height=TOP + CELL * rows,
        coloraxis=sequential_axis(theme),
        width=None if columns <= NUMBERED else BESIDE + LEAST * columns,
        xaxis=token_axis(tokens(shown.key_tokens)) | _columns(columns),
        yaxis=token_axis(row_labels(trace, shown)) | {"range": [rows - 0.5, -0.5], "ticklabelstandoff": 4},
        annotations=[_heading(asks)] if writes(trace, shown) else [],
        margin={"t": 110, "b": 16},
    )


def row_heading(trace: Trace, shown: AttentionMap) -> str:
    return "after → predicts" if writes(trace, shown) else "token"


def _columns(count: int) -> dict[str, Any]:
    """Column labels above the picture, tilted where the columns are narrow."""
    angle = {"tickangle": -67} if count > NUMBERED else {"autotickangles": [0, -45, -67]}
    return {"side": "top", "range": [-0.5, count - 0.5]} | angle


def _heading(text: str) -> dict[str, Any]:
    place = {"xref": "paper", "x": 0, "xanchor": "right", "yref": "paper", "y": 1, "yanchor": "bottom"}
    return place | {"text": text, "showarrow": False, "xshift": -4, "yshift": 2}


def row_labels(trace: Trace, shown: AttentionMap) -> list[str]:
    """The query tokens; where a row predicts one, with what it predicts: "Kinder → spielen"."""
    read = tokens(shown.query_tokens)
    if not writes(trace, shown):
        return read
    return [f"{before} → {token(after)}" for before, after in zip(read, trace.target_tokens[1:], strict=True)]


def writes(trace: Trace, shown: AttentionMap) -> bool:
    """Return True if each row of a map predicts the token after the one it reads."""
    return bool(trace.target_tokens) and shown.query_tokens == trace.target_tokens[:-1]


def weights_or_gaps(weights: Float[np.ndarray, "... query key"], shown: AttentionMap) -> Float[np.ndarray, "..."]:
    """The weights, with a gap (NaN) where nothing may look and nothing does; a leak through a mask stays."""
    return np.where(shown.mask | (weights > 0), weights, np.nan).astype(np.float32)


def token_axis(labels: list[str]) -> dict[str, Any]:
    """An axis with a label at every cell, also where two tokens are the same."""
    return {
        "tickmode": "array",
        "tickvals": list(range(len(labels))),
        "ticktext": labels,
        "showgrid": False,
        "ticks": "",
    }


def _numbers(weights: Float[np.ndarray, "query key"], shown: AttentionMap) -> dict[str, Any]:
    """Whole per cent inside the cells, if they are wide enough to hold them."""
    if weights.shape[1] > NUMBERED:
        return {}
    large = np.nan_to_num(weights) >= LEAST_SHOWN
    text = np.where(large, np.char.mod("%.0f", 100 * np.nan_to_num(weights).astype(np.float64)), "")
    return {"text": text.tolist(), "texttemplate": "%{text}", "textfont": {"size": 11}}

"""All tokens of a model in two dimensions: a dot each, its name under the pointer."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Float32

from viz_app.figures.text import token, tokens
from viz_app.figures.theme import BAR, Theme, colours, drawn

HEIGHT = 620
_MARGIN = 0.04  # of the longer side, around the dots
_AXIS: dict[str, Any] = {"showgrid": False, "showticklabels": False, "fixedrange": False}
_CLEAR = "rgba(0,0,0,0)"


def words(
    pieces: Sequence[str],
    points: Float32[np.ndarray, "token 2"],
    *,
    chosen: Sequence[int] = (),
    lean: Float32[np.ndarray, "token"] | None = None,
    sides: tuple[str, str] = ("source", "target"),
    theme: Theme = "light",
) -> go.Figure:
    """Return the map of a model's tokens, with one scale on both axes. Raises ``ValueError`` if there are not as many
    points or leans as pieces, or no such chosen token or theme is.

    Args:
        pieces: of all tokens, by id.
        points: where each of them lies, such as ``core.analysis.token_map.token_map(table).points``.
        chosen: ids of tokens to mark and to name.
        lean: from −1, a token of the first side only, to 1, of the second, such as ``TokenLayout.lean``.
        sides: what the two sides are called.
    """
    if points.shape != (len(pieces), 2):
        raise ValueError(f"These points have the shape {points.shape}; give ({len(pieces)}, 2), a row for each piece.")
    if lean is not None and lean.shape != (len(pieces),):
        raise ValueError(f"These leans have the shape {lean.shape}; give one for each of the {len(pieces)} pieces.")
    if missing := [one for one in chosen if not 0 <= one < len(pieces)]:
        raise ValueError(f"There is no token {missing[0]}; choose from 0 to {len(pieces) - 1}.")
    colour = colours(theme)
    middle, side = _frame(points)
    return drawn(
        [
            go.Scattergl(
                x=points[:, 0],
                y=points[:, 1],
                name="tokens",
                mode="markers",
                marker={"size": 4, "opacity": 0.55, **_coloured(lean, sides, colour)},
                text=tokens(pieces),
                hovertemplate="%{text}<extra></extra>",
            ),
            *([_chosen(pieces, points, list(chosen), colour)] if len(chosen) else []),
        ],
        theme=theme,
        title="All tokens in two dimensions",
        height=HEIGHT,
        xaxis=_AXIS | {"range": [middle[0] - side, middle[0] + side]},
        yaxis=_AXIS | {"range": [middle[1] - side, middle[1] + side], "scaleanchor": "x"},
    )


def words_frame() -> go.Figure:
    """Return the page's map without dots or ranges. The page draws the dots below it, on a canvas, because Plotly
    takes a second for thousands of them."""
    up = _AXIS | {"scaleanchor": "x"}
    return drawn([], theme="page", paper_bgcolor=_CLEAR, plot_bgcolor=_CLEAR, xaxis=_AXIS, yaxis=up)


def _coloured(lean: Float32[np.ndarray, "token"] | None, sides: tuple[str, str], colour: Any) -> dict[str, Any]:
    """The colour of the dots: one for all, or by the side that a token belongs to."""
    if lean is None:
        return {"color": colour["s4"]}
    scale = [[0, colour["n2"]], [0.5, colour["control"]], [1, colour["p2"]]]
    bar = {"tickvals": [-1, 1], "ticktext": [token(side) for side in sides], **BAR}
    return {"color": lean, "colorscale": scale, "cmin": -1, "cmax": 1, "colorbar": bar}


def _chosen(pieces: Sequence[str], points: Float32[np.ndarray, "token 2"], ids: list[int], colour: Any) -> go.Scattergl:
    return go.Scattergl(
        x=points[ids, 0],
        y=points[ids, 1],
        name="chosen",
        mode="markers+text",
        text=[token(pieces[one]) for one in ids],
        textposition="middle right",
        textfont={"color": colour["ink"], "size": 12},
        marker={"size": 8, "color": colour["accent"]},
        hovertemplate="%{text}<extra></extra>",
    )


def _frame(points: Float32[np.ndarray, "token 2"]) -> tuple[list[float], float]:
    """The middle of all dots, and half a side of the square around them."""
    lowest, highest = points.min(0), points.max(0)
    half = float((highest - lowest).max()) / 2 * (1 + 2 * _MARGIN)
    return [float(value) for value in (lowest + highest) / 2], half or 1.0

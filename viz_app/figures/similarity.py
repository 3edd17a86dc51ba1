"""The similarity of positions: the dot product of every two rows of an encoding."""

from typing import Any

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Float

from viz_app.figures.arguments import encoding_of, whole
from viz_app.figures.theme import Theme, colours, diverging_axis, drawn
from viz_app.view_models.encoding import similarity as dot_products

HEIGHT, CURVE = 380, 0.22  # pixels; the part of it that the curve of one position takes


def similarity(
    length: int = 64,
    d_model: int = 256,
    *,
    base: float = 10000.0,
    table: Float[np.ndarray, "position d_model"] | None = None,
    position: int | None = None,
    theme: Theme = "light",
) -> go.Figure:
    """Return the dot products of all positions; with ``position``, the row of that one as a curve below. Raises
    ``ValueError`` if a size, position or theme is not there to be drawn.

    Args:
        length: how many positions.
        d_model: how many dimensions.
        base: of the wavelengths.
        table: a learned encoding, which then says length and d_model.
        position: one to follow.
    """
    dots = dot_products(encoding_of(length, d_model, base, table))
    last = len(dots) - 1
    at = None if position is None else whole("position", position, 0, last)
    picture = go.Heatmap(
        z=dots.astype(np.float32),
        coloraxis="coloraxis",
        hovertemplate="position %{y} · position %{x}<br>%{z:.2f}<extra></extra>",
    )
    ends = [-0.5, last + 0.5]
    matrix = {"range": ends[::-1], "domain": [0 if at is None else CURVE + 0.06, 1], "showgrid": False}
    return drawn(
        [picture, *([] if at is None else _curve(dots[at], at, theme))],
        theme=theme,
        title="Near positions are similar" if table is None else "Which positions are similar",
        height=HEIGHT,
        coloraxis=diverging_axis(theme, float(np.abs(dots).max())),
        xaxis={"title": {"text": "position"}, "range": ends, "showgrid": False, "anchor": "y" if at is None else "y2"},
        yaxis=matrix | {"title": {"text": "position"}},
        **(
            {}
            if at is None
            else {
                "yaxis2": {"domain": [0, CURVE], "nticks": 3, "rangemode": "tozero"},
                "shapes": [_frame(at, last, theme)],
            }
        ),
    )


def _curve(row: np.ndarray, at: int, theme: Theme) -> list[go.Scatter]:
    colour = colours(theme)
    line = go.Scatter(
        x=np.arange(len(row)),
        y=row.astype(np.float32),
        yaxis="y2",
        name="row",
        mode="lines",
        line={"color": colour["ink"], "width": 1.5},
        hovertemplate=f"position {at} · position %{{x}}<br>%{{y:.2f}}<extra></extra>",
    )
    dot = {"color": colour["accent"], "size": 7}
    return [line, go.Scatter(x=[at], y=row[[at]], yaxis="y2", mode="markers", marker=dot, hoverinfo="skip")]


def _frame(at: int, last: int, theme: Theme) -> dict[str, Any]:
    place = {"type": "rect", "x0": -0.5, "x1": last + 0.5, "y0": at - 0.5, "y1": at + 0.5}
    return place | {"line": {"color": colours(theme)["accent"], "width": 2}}

"""Dimensions of a position encoding as curves over the positions, one lane each."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Float

from viz_app.figures.arguments import encoding_of, whole
from viz_app.figures.theme import Theme, colours, drawn, upright
from viz_app.view_models.encoding import sinusoidal, wavelengths
from viz_app.view_models.words import number, scale, signed

HEIGHT = 0.42  # of a curve, where its lane is 1 high
FINE = 8  # points from one position to the next, so that a fast wave is smooth
LANE, AROUND = 44, 116  # pixels
MOST_WAVES = 12


def waves(
    length: int = 64,
    d_model: int = 256,
    dimensions: Sequence[int] = (0, 40, 80),
    *,
    base: float = 10000.0,
    table: Float[np.ndarray, "position d_model"] | None = None,
    position: int | None = None,
    theme: Theme = "light",
) -> go.Figure:
    """Return the chosen dimensions of an encoding over its positions.

    Sinusoidal waves (Vaswani et al. 2017, section 3.5) are smooth between positions. A learned ``table`` has values at
    its positions only; the sinusoidal ones stand beside it in grey. Raises ``ValueError`` if a size, dimension,
    position or ``theme`` is not there to be drawn.

    Args:
        length: how many positions.
        d_model: how many dimensions there are.
        dimensions: those to draw, counted from 0.
        base: of the wavelengths.
        table: a learned encoding, which then says length and d_model.
        position: one to mark.
    """
    values = encoding_of(length, d_model, base, table)
    length, d_model = values.shape
    chosen = _dimensions(dimensions, d_model)
    most = float(np.abs(values).max()) or 1.0 if table is not None else 1.0
    at_positions = values[:, chosen] / most
    traces = [
        *_lines(at_positions, sinusoidal(_fine(length), d_model, base)[:, chosen], table is not None, theme),
        _points(values, chosen, most, base if table is None else None),
    ]
    marks = [] if position is None else _marks(whole("position", position, 0, length - 1), at_positions, theme)
    right = [f"λ {number(wavelengths(d_model, base)[d], 1)}" if table is None else scale(most) for d in chosen]
    empty = go.Scatter(x=[None], y=[None], yaxis="y2", hoverinfo="skip")  # an axis needs one
    return drawn(
        [*traces, empty],
        theme=theme,
        title="Every dimension is a wave over positions" if table is None else "Every dimension over positions",
        height=AROUND + LANE * len(chosen),
        xaxis={"title": {"text": "position"}, "range": [-0.5, length - 0.5], "showgrid": False},
        yaxis=_lanes([f"dim {d}" for d in chosen]),
        yaxis2=_lanes(right) | {"overlaying": "y", "side": "right", "matches": "y", "showgrid": False},
        shapes=marks,
        margin={"r": 72},
    )


def _fine(length: int) -> Float[np.ndarray, "point"]:
    return np.linspace(0, length - 1, (length - 1) * FINE + 1)


def _lines(
    at_positions: Float[np.ndarray, "position wave"],
    wave: Float[np.ndarray, "point wave"],
    is_learned: bool,
    theme: Theme,
) -> list[go.Scatter]:
    """The waves in ink, smooth if they are sinusoidal; behind learned ones the sinusoidal waves in grey."""
    colour, smooth = colours(theme), _fine(len(at_positions))
    x, y = (np.arange(len(at_positions)), at_positions) if is_learned else (smooth, wave)
    beside = wave if is_learned else wave[:0]
    return [_line("beside", smooth, beside, colour["control"], 1), _line("waves", x, y, colour["ink"], 1.5)]


def _dimensions(dimensions: Sequence[int], d_model: int) -> list[int]:
    if not 1 <= len(dimensions) <= MOST_WAVES:
        raise ValueError(f"These are {len(dimensions)} dimensions; choose 1 to {MOST_WAVES}.")
    return [whole("dimension", value, 0, d_model - 1) for value in dimensions]


def _line(name: str, x: np.ndarray, values: np.ndarray, colour: str, width: float) -> go.Scatter:
    """All lanes as one line with a gap after each, so that their number changes no trace."""
    lanes = [(*(HEIGHT * column - lane), None) for lane, column in enumerate(values.T)]
    return go.Scatter(
        x=[place for _ in lanes for place in (*x, None)] if len(values) else [],
        y=[value for lane in lanes for value in lane] if len(values) else [],
        name=name,
        mode="lines",
        line={"color": colour, "width": width},
        hoverinfo="skip",
    )


def _points(values: np.ndarray, chosen: list[int], most: float, base: float | None) -> go.Scatter:
    """The hover text of a position, in every lane; it is invisible itself."""
    length, d_model = values.shape
    about = [f"<br>wavelength {number(wavelengths(d_model, base)[d], 1)} positions" if base else "" for d in chosen]
    return go.Scatter(
        x=np.tile(np.arange(length), len(chosen)),
        y=np.concatenate([HEIGHT * values[:, d] / most - lane for lane, d in enumerate(chosen)]),
        name="positions",
        mode="none",
        customdata=[
            [d, signed(float(value), 3), text] for d, text in zip(chosen, about, strict=True) for value in values[:, d]
        ],
        hovertemplate="position %{x}, dimension %{customdata[0]}<br>%{customdata[1]}%{customdata[2]}<extra></extra>",
    )


def _lanes(names: list[str]) -> dict[str, Any]:
    return {
        "tickmode": "array",
        "tickvals": [-lane for lane in range(len(names))],
        "ticktext": names,
        "range": [0.5 - len(names), 0.5],
        "fixedrange": True,
        "ticks": "",
    }


def _marks(position: int, values: np.ndarray, theme: Theme) -> list[dict[str, Any]]:
    """A line through the chosen position, and a dot on every curve."""
    colour = colours(theme)["accent"]
    dot = {"type": "circle", "xsizemode": "pixel", "ysizemode": "pixel", "xanchor": position}
    ends = {"x0": -3.5, "x1": 3.5, "y0": -3.5, "y1": 3.5, "fillcolor": colour, "line": {"width": 0}}
    dots = [dot | ends | {"yanchor": HEIGHT * float(value) - lane} for lane, value in enumerate(values[position])]
    return [upright(position, colour, 1), *dots]

"""The deletion test: the probability of a prediction as tokens are removed, the most important first."""

from typing import Any

import numpy as np
import plotly.graph_objects as go

from core.results.attribution import DeletionTest
from viz_app.figures.theme import Theme, colours, drawn, share_axis
from viz_app.view_models.why import BAND

HEIGHT = 300
BY_CHANCE, BETWEEN = "random orders", "most random orders"


def deletion(test: DeletionTest, *, chosen: str | None = None, theme: Theme = "light") -> go.Figure:
    """Return the curves of all methods over what random orders reach: their mean, and from 10 to 90 % of them. Raises
    ``ValueError`` if there is no curve of ``chosen``, or no such theme.

    ``test`` is from ``core.deletion_test``, ``chosen`` the method whose curve is drawn in the accent's colour.
    """
    if chosen is not None and chosen not in test.curves:
        raise ValueError(f"There is no curve of {chosen!r}; choose one of {', '.join(test.curves)}.")
    colour = colours(theme)
    low, high = np.percentile(test.random, BAND, axis=0)
    grey = {"color": colour["control"], "width": 1.5, "dash": "4px 3px"}
    looks = {name: ("accent", 2) if name == chosen else ("ink-2", 1) for name in test.curves}
    lines = [
        _line(name, test.curves[name], {"color": colour[of], "width": width}) for name, (of, width) in looks.items()
    ]
    points = test.random.shape[1] - 1
    what = "taken away" if test.kind == "deletion" else "put back"
    return drawn(
        [_between(low, high, colour["line"]), _line(BY_CHANCE, test.random.mean(axis=0), grey), *lines],
        theme=theme,
        title="Take the tokens away and see" if test.kind == "deletion" else "Put the tokens back and see",
        height=HEIGHT,
        xaxis={"title": {"text": f"tokens {what}"}, "range": [0, max(points, 1)]},
        yaxis={"range": [0, 1.02], **share_axis(0, 0.25, 0.5, 0.75, 1)},
        showlegend=True,
    )


def _line(name: str, curve: np.ndarray, line: dict[str, Any]) -> go.Scatter:
    return go.Scatter(
        x=list(range(len(curve))),
        y=curve.tolist(),
        name=name,
        mode="lines",
        line=line,
        hovertemplate=f"{name}, %{{x}} tokens: %{{y:.1%}}<extra></extra>",
    )


def _between(low: np.ndarray, high: np.ndarray, colour: str) -> go.Scatter:
    """The band of most random orders, as an area: along its lower end and back along the upper one."""
    points = list(range(len(low)))
    return go.Scatter(
        x=[*points, *points[::-1]],
        y=[*low.tolist(), *high[::-1].tolist()],
        name=BETWEEN,
        mode="lines",
        line={"width": 0},
        fill="toself",
        fillcolor=colour,
        hoverinfo="skip",
        showlegend=False,
    )

"""The standard deviation of dot products by the width of queries and keys: the reason for √d_k."""

from collections.abc import Mapping
from math import log10
from typing import Any

import plotly.graph_objects as go

from viz_app.figures.over_width import Head, Measure, over_width
from viz_app.figures.theme import Theme, colours
from viz_app.view_models.words import number

MEASURES = (Measure("spread", "q·k", True), Measure("scaled", "q·k ÷ √d<sub>k</sub>", False))
LAW = "√d<sub>k</sub>"  # drawn beside the curve at this width
AT = 128


def score_std(measured: Mapping[str, Any], *, chosen: Head | None = None, theme: Theme = "light") -> go.Figure:
    """Return the standard deviation of q·k before and after the division, over d_k (Vaswani et al. 2017, 3.2.1).

    ``measured`` is of ``viz_app.view_models.scaling``: ``random``, and of a run ``heads`` and ``width``. ``chosen`` is
    map, layer and head, counted from 0, of the head in orange.
    """
    law = {"x": log10(AT), "y": log10(AT) / 2, "text": LAW, "showarrow": False, "xshift": -16, "yshift": 14}
    octaves = [2.0**power for power in range(-10, 11)]
    return over_width(
        measured,
        MEASURES,
        number,
        chosen,
        theme=theme,
        title="Dot products scatter like √d<sub>k</sub>",
        yaxis={
            "type": "log",
            "title": {"text": "standard deviation"},
            "tickmode": "array",
            "tickvals": octaves,
            "ticktext": [number(value, 0 if value >= 1 else 2) for value in octaves],
        },
        annotations=[law | {"font": {"color": colours(theme)["ink"], "size": 13}}],
    )

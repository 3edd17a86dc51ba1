"""The largest weight of a softmax with and without the scale; without it the gradient vanishes."""

from collections.abc import Mapping
from typing import Any

import plotly.graph_objects as go

from viz_app.figures.over_width import Head, Measure, over_width
from viz_app.figures.theme import Theme, share_axis
from viz_app.view_models.words import percent

MEASURES = (Measure("top", "without the scale", True), Measure("topScaled", "with it", False))


def softmax_top(measured: Mapping[str, Any], *, chosen: Head | None = None, theme: Theme = "light") -> go.Figure:
    """Return the largest weight of a softmax over ten scores, on average, with and without the division, over d_k.

    ``measured`` is of ``viz_app.view_models.scaling``: ``random``, and of a run ``heads`` and ``width``. ``chosen`` is
    map, layer and head, counted from 0, of the head in orange.
    """
    return over_width(
        measured,
        MEASURES,
        percent,
        chosen,
        theme=theme,
        title="Without the scale, one token takes all",
        yaxis={"title": {"text": "largest weight of a row"}, "range": [0, 1.04], **share_axis(0, 0.25, 0.5, 0.75, 1)},
    )

"""Many texts of one model: how unsure it is of each, and where the worst of them lie."""

import math

import numpy as np
import plotly.graph_objects as go

from core.results.survey import Survey
from viz_app.figures.text import inert
from viz_app.figures.theme import ABOVE, Theme, colours, drawn

BINS, HEIGHT = 26, 320


def survey(found: Survey, *, theme: Theme = "light") -> go.Figure:
    """Return how many texts have which entropy; of texts with references or labels, the worst are a part of each bar.

    The worst are the fifth with the lowest chrF, or those with a wrong label. ``found`` is from ``core.survey``.
    """
    colour, doubt = colours(theme), found.signals.get("entropy", np.zeros(0))
    read = np.isfinite(doubt)
    said, worst = _worst(found, read)
    edges = np.linspace(0, max(1.0, math.ceil(4 * float(doubt[read].max(initial=0))) / 4), BINS + 1)
    middles, width = (edges[1:] + edges[:-1]) / 2, edges[1] - edges[0]
    parts = [(said, worst, colour["accent"]), ("others" if said else "texts", read & ~worst, colour["s4"])]
    bars = [
        go.Bar(
            x=middles,
            y=np.histogram(doubt[some], edges)[0],
            width=width,
            name=name,
            marker={"color": shade},
            hovertemplate=f"%{{y}} {name} near %{{x:.2f}} bit<extra></extra>",
        )
        for name, some, shade in parts
        if name
    ]
    return drawn(
        bars,
        theme=theme,
        title=f"How unsure {inert(str(found.about.get('model', 'the model')))} is of {int(read.sum()):,} texts",
        height=HEIGHT,
        barmode="stack",
        bargap=0,
        xaxis={"title": {"text": "entropy, bit"}, "range": [0, edges[-1]]},
        yaxis={"title": {"text": "texts"}},
        showlegend=bool(said),
        legend=ABOVE,
    )


def _worst(found: Survey, read: np.ndarray) -> tuple[str, np.ndarray]:
    """Return in words which rows are the worst, and the rows; no words where nothing is known of them."""
    right, chrf = (found.signals.get(name, np.full(len(read), math.nan)) for name in ("right", "chrf"))
    if np.isfinite(right).any():
        return "wrong label", read & (right == 0)
    count = round(int(np.isfinite(chrf).sum()) / 5)
    worst = np.zeros(len(read), bool)
    worst[np.argsort(chrf, kind="stable")[:count]] = True  # NaN is last
    return ("lowest fifth by chrF" if count else ""), read & worst

"""The pruning curve: the score of a model by heads removed, in three orders."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from core.results.head_roles import PruningCurves
from viz_app.figures.arguments import whole
from viz_app.figures.theme import ABOVE, Theme, colours, drawn, share_axis, upright
from viz_app.view_models.pruning import NAMES, affordable, spread
from viz_app.view_models.words import MINUS, number, percent

HEIGHT = 320


def pruning(curves: PruningCurves, *, off: int | None = None, theme: Theme = "light") -> go.Figure:
    """Return the score of a model by heads removed: least important first, at random, most important first. Raises
    ``ValueError`` if so many heads are not there, or there is no such theme.

    ``curves`` are ``model.head_roles.pruning``, ``off`` is a number of heads to mark.
    """
    heads, colour = curves.removed[-1], colours(theme)
    marked = [] if off is None else [whole("off", off, 0, heads)]
    between = spread(curves)
    ink, grey = {"color": colour["ink"], "width": 1.5}, {"color": colour["control"], "width": 1.5}
    hollow = {"size": 6, "color": colour["paper"], "line": grey}
    return drawn(
        [
            _edge(curves, between["lowest"]),
            _edge(curves, between["highest"], fill="tonexty", fillcolor=colour["line"]),
            _line(curves, NAMES[1], between["mean"], grey, marker=hollow, mode="lines+markers"),
            _line(curves, NAMES[2], curves.most_first, ink | {"dash": "5px 4px"}, mode="lines+markers"),
            _line(curves, NAMES[0], curves.least_first, ink, mode="lines+markers", marker={"size": 6}),
            _claim(curves, colour),
        ],
        theme=theme,
        title="What is left as heads go",
        height=HEIGHT,
        xaxis={"title": {"text": f"heads removed, of {heads}"}, "range": [-heads / 60, heads * 61 / 60]},
        yaxis=_score_axis(curves),
        showlegend=True,
        legend=ABOVE,
        shapes=[upright(count, colour["accent"]) for count in marked],
    )


def said(curves: PruningCurves, score: float, decimals: int = 1) -> str:
    return f"{number(score, decimals)} BLEU" if curves.metric == "bleu" else percent(score)


def _line(curves: PruningCurves, name: str, scores: Sequence[float], line: dict[str, Any], **looks: Any) -> go.Scatter:
    return go.Scatter(
        x=curves.removed,
        y=scores,
        name=name,
        line=line,
        customdata=[said(curves, score) for score in scores],
        hovertemplate=f"%{{x}} heads off, {name}<br>%{{customdata}}<extra></extra>",
        **({"marker": {"size": 4}} | looks),
    )


def _edge(curves: PruningCurves, scores: Sequence[float], **fill: Any) -> go.Scatter:
    looks: dict[str, Any] = {"mode": "lines", "line": {"width": 0}, "hoverinfo": "skip", "showlegend": False}
    return go.Scatter(x=curves.removed, y=scores, **looks, **fill)


def _claim(curves: PruningCurves, colour: Any) -> go.Scatter:
    """The number of heads that can be removed at almost no loss."""
    gone, cost = affordable(curves)
    score = curves.least_first[curves.removed.index(gone)]
    lost = f"{number(cost, 1)} BLEU" if curves.metric == "bleu" else f"{number(100 * cost, 1)} points"
    return go.Scatter(
        x=[gone],
        y=[score],
        name="what can go",
        mode="markers+text",
        text=[f"{gone} of {curves.removed[-1]} heads: {MINUS}{lost}".replace(f"{MINUS}{MINUS}", "+")],
        textposition=f"top {_side(gone / curves.removed[-1])}",
        textfont={"color": colour["ink"], "size": 12},
        marker={"size": 10, "color": colour["paper"], "line": {"color": colour["ink"], "width": 1.5}},
        hoverinfo="skip",
        showlegend=False,
    )


def _side(place: float) -> str:
    """To which side of a point a text has room, by how far to the right the point stands."""
    return "right" if place < 1 / 3 else "left" if place > 3 / 5 else "center"


def _score_axis(curves: PruningCurves) -> dict[str, Any]:
    scores = [score for line in (curves.least_first, curves.most_first, *curves.at_random) for score in line]
    least, most = min(scores), max(scores)
    if curves.metric == "bleu":
        return {"title": {"text": "BLEU"}, "range": [-most / 40, most * 1.12]}
    # Without any head a classifier still guesses, so that there may be little to see of a scale from 0 on.
    lowest, step = (0.5, 0.1) if least >= 0.5 else (0.0, 0.25)
    marks = [lowest + step * n for n in range(round((1 - lowest) / step) + 1)]
    reach = [lowest - (1 - lowest) / 40, 1 + (1 - lowest) / 12]
    return {"title": {"text": "accuracy"}, "range": reach, **share_axis(*marks)}

"""Dot products by the width d_k of queries and keys: random vectors as two curves, the heads of a run as marks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import plotly.graph_objects as go

from viz_app.figures.attention import TITLES
from viz_app.figures.theme import Theme, colours, drawn
from viz_app.view_models.words import number

HEIGHT = 320
BESIDE = 0.22  # octaves from the middle of its column to that of the mark of a head
HALF = 0.09  # of a mark, in octaves

Head = tuple[str, int, int]


class Measure(NamedTuple):
    """One curve: which number of a measurement it draws, and what it is called."""

    key: str
    name: str
    filled: bool


def over_width(
    measured: Mapping[str, Any],
    measures: tuple[Measure, Measure],
    read: Callable[[float], str],
    chosen: Head | None,
    *,
    theme: Theme,
    **layout: Any,
) -> go.Figure:
    """Return both measures over d_k: dots for random vectors, a mark for each head, the chosen one in orange.

    ``measured`` holds ``random``, a list by ``width``, and of a run its ``heads`` and their ``width``. The first of the
    ``measures`` is drawn filled. ``read`` prints a value; map, layer and head of ``chosen`` count from 0.
    """
    widths = [one["width"] for one in measured["random"]]
    curves = [_curve(measured["random"], measure, read, theme) for measure in measures]
    heads = measured.get("heads") or []
    marks = [_marks(part, measured["width"], measures, read, theme) for part in _parted(heads, chosen)]
    ticks = {"tickmode": "array", "tickvals": widths, "ticktext": [number(width, 0) for width in widths]}
    ends = [np.log10(widths[0]) - 0.12, np.log10(widths[-1]) + 0.12]
    across = {"type": "log", "title": {"text": "d<sub>k</sub>"}, "showgrid": False, "range": ends} | ticks
    legend = {"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom", "xanchor": "left"}
    return drawn([*curves, *marks], theme=theme, height=HEIGHT, xaxis=across, showlegend=True, legend=legend, **layout)


def _curve(random: Sequence[Mapping[str, Any]], measure: Measure, read: Any, theme: Theme) -> go.Scatter:
    colour = colours(theme)
    line, inside = (colour["ink"], colour["ink"]) if measure.filled else (colour["ink-2"], colour["paper"])
    return go.Scatter(
        x=[one["width"] for one in random],
        y=[one[measure.key] for one in random],
        name=measure.name,
        mode="lines+markers",
        line={"color": line, "width": 1.5},
        marker={"color": inside, "size": 7, "line": {"color": line, "width": 1.5}},
        customdata=[read(one[measure.key]) for one in random],
        hovertemplate=f"random vectors of %{{x}}<br>{measure.name} %{{customdata}}<extra></extra>",
    )


def _parted(heads: Sequence[Mapping[str, Any]], chosen: Head | None) -> list[tuple[str, list[Mapping[str, Any]]]]:
    """The heads of the run without the chosen one, and that one: each part by its name."""
    if not heads:
        return []
    on = [head for head in heads if (head["map"], head["layer"], head["head"]) == chosen]
    parts = [("heads of this run", [head for head in heads if head not in on]), ("the chosen head", on)]
    return [part for part in parts if part[1]]


def _marks(
    part: tuple[str, list[Mapping[str, Any]]],
    width: int,
    measures: tuple[Measure, Measure],
    read: Callable[[float], str],
    theme: Theme,
) -> go.Scatter:
    name, shown = part
    pairs = [(head, measure) for measure in measures for head in shown]
    middles = [width * 2 ** (-BESIDE if measure.filled else BESIDE) for _, measure in pairs]
    is_chosen = name == "the chosen head"
    said = [[_named(head), measure.name, read(head[measure.key])] for head, measure in pairs]
    # One line with gaps: Plotly styles each of 150 markers by itself, which takes a fifth of the first drawing.
    return go.Scatter(
        x=[at for middle in middles for at in (middle / 2**HALF, middle * 2**HALF, None)],
        y=[at for head, measure in pairs for at in (head[measure.key], head[measure.key], None)],
        name=name,
        mode="lines",
        line={"color": colours(theme)["accent" if is_chosen else "control"], "width": 2 if is_chosen else 1},
        ids=_thrice([f"{head['map']}.{head['layer']}.{head['head']}.{measure.key}" for head, measure in pairs]),
        customdata=_thrice(said),
        hovertemplate="%{customdata[0]}<br>%{customdata[1]} %{customdata[2]}<extra></extra>",
    )


def _thrice(values: Sequence[Any]) -> list[Any]:
    """Return a value for both ends of each mark, and for the gap behind it."""
    return [value for value in values for _ in range(3)]


def _named(head: Mapping[str, Any]) -> str:
    return f"{TITLES.get(head['map'], head['map'])}, layer {head['layer'] + 1}, head {head['head'] + 1}"

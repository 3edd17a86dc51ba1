"""The norm of the residual stream of each token, by depth."""

from collections.abc import Mapping, Sequence
from typing import Any

import plotly.graph_objects as go

from core.results.trace import Trace
from viz_app.figures.arguments import whole
from viz_app.figures.text import inert, tokens
from viz_app.figures.theme import Theme, colours, drawn, upright
from viz_app.view_models.depths import lengths
from viz_app.view_models.words import number

HEIGHT = 300

_WHAT = {
    "attention": "+ attention",
    "cross-attention": "+ cross-attention",
    "feed-forward": "+ feed-forward",
    "layer": "after",
    "norm": "after the norm",
    "last-norm": "after the last norm",
}

Point = Mapping[str, Any]


def residual_norms(trace: Trace, stack: str = "encoder", *, token: int = 0, theme: Theme = "light") -> go.Figure:
    """Return the norm of every token's vector after each layer of a stack, one token in orange. Raises ``ValueError``
    if the trace has no such stack or token, or there is no such theme.

    ``stack`` is ``"encoder"`` or ``"decoder"``, ``token`` the one in orange, counted from 0.
    """
    if stack not in trace.hidden:
        known = ", ".join(map(repr, trace.hidden)) or "none, for this trace was made without its residual stream"
        raise ValueError(f"This trace has no stack {stack!r}; those it has: {known}.")
    states = trace.hidden[stack]
    names = ["embedding", *(f"after layer {layer + 1}" for layer in range(len(states) - 1))]
    points = [
        {"layer": None, "what": name, "lengths": lengths(depth)} for name, depth in zip(names, states, strict=True)
    ]
    pieces = trace.source_tokens if stack == "encoder" else trace.target_tokens[: states.shape[1]]
    return residual_points(points, pieces, token=token, theme=theme)


def residual_points(
    points: Sequence[Point], pieces: Sequence[str], *, token: int | None = 0, theme: Theme = "light"
) -> go.Figure:
    """Return the same with every point where the stream changes, as ``viz_app.view_models.depths`` lists them. Raises
    ``ValueError`` if there is no such token or theme, or the lengths fit other tokens.

    Args:
        points: ``layer`` (None outside all layers), ``what`` has just happened, ``lengths`` by token.
        pieces: the tokens.
        token: the one in orange, counted from 0; None for none.
    """
    if any(len(point["lengths"]) != len(pieces) for point in points):
        raise ValueError(f"{len(points[0]['lengths'])} lengths do not fit {len(pieces)} tokens; give both of one run.")
    names, colour = tokens(pieces), colours(theme)
    chosen = [] if token is None else [whole("token", token, 0, len(pieces) - 1)]
    others = [i for i in range(len(pieces)) if i not in chosen]
    orange = {"color": colour["accent"], "width": 2}
    return drawn(
        [
            _lines("tokens", points, names, others, {"color": colour["hatch"], "width": 1}, theme=theme),
            *(_lines("the chosen token", points, names, [i], orange, theme=theme) for i in chosen),
        ],
        theme=theme,
        title="Length of each token’s vector, by depth",
        height=HEIGHT,
        xaxis=_depths(points),
        yaxis={"rangemode": "tozero", "title": {"text": "length"}},
        shapes=_layers(points, colour["line"]),
        annotations=[_name(points, names, i, colour["accent"]) for i in chosen],
        margin={"r": 110},
    )


def _name(points: Sequence[Point], names: list[str], token: int, colour: str) -> dict[str, Any]:
    place = {"x": len(points) - 1, "y": float(points[-1]["lengths"][token]), "xanchor": "left", "xshift": 8}
    return place | {"text": names[token], "showarrow": False, "font": {"color": colour, "weight": 600}}


def where(point: Point) -> str:
    return inert(_what(point) + ("" if point["layer"] is None else f", layer {point['layer'] + 1}"))


def _what(point: Point) -> str:
    what: str = point["what"]
    return _WHAT.get(what, what)


def _lines(
    name: str, points: Sequence[Point], names: list[str], shown: list[int], line: dict[str, Any], *, theme: Theme
) -> go.Scatter:
    """The lines of several tokens as one trace with gaps: one trace a token would be slow."""
    values = [[float(point["lengths"][i]) for point in points] for i in shown]
    about = [
        [names[i], where(point), number(length, 1)]
        for i, own in zip(shown, values, strict=True)
        for point, length in (*zip(points, own, strict=True), (points[0], 0.0))
    ]
    said = {"hovertemplate": "%{customdata[0]}, %{customdata[1]}<br>length %{customdata[2]}<extra></extra>"}
    return go.Scatter(
        x=[*range(len(points)), None] * len(shown),
        y=[value for own in values for value in (*own, None)],
        name=name,
        mode="lines",
        line=line,
        # The page finds the nearest line by itself, and says the same as its other pictures.
        **({"hoverinfo": "skip"} if theme == "page" else {"customdata": about, **said}),
    )


def _depths(points: Sequence[Point]) -> dict[str, Any]:
    """An axis that names each layer in its middle, and a point outside all layers where it is."""
    names: dict[str, list[int]] = {}
    for place, point in enumerate(points):
        outside = _what(point).removeprefix("after the ")
        names.setdefault(outside if point["layer"] is None else f"layer {point['layer'] + 1}", []).append(place)
    ticks = {"tickvals": [sum(places) / len(places) for places in names.values()], "ticktext": list(map(inert, names))}
    return ticks | {"tickmode": "array", "showgrid": False, "ticks": "", "range": [-0.2, len(points) - 0.8]}


def _layers(points: Sequence[Point], colour: str) -> list[dict[str, Any]]:
    """A hairline before the first point of each layer."""
    firsts = [i for i in range(1, len(points)) if points[i]["layer"] not in (None, points[i - 1]["layer"])]
    return [upright(first - 0.5, colour, 1) | {"layer": "below"} for first in firsts]

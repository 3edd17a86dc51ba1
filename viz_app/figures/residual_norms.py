"""How long the vector of each token is on its way through a stack: the norm of the residual stream, by depth."""

from collections.abc import Mapping, Sequence
from typing import Any

import plotly.graph_objects as go

from core.trace import Trace
from viz_app.figures.arguments import whole
from viz_app.figures.text import inert, tokens
from viz_app.figures.theme import Theme, colours, drawn
from viz_app.view_models.depths import lengths
from viz_app.view_models.words import number

HEIGHT = 300

Point = Mapping[str, Any]


def residual_norms(trace: Trace, stack: str = "encoder", *, token: int = 0, theme: Theme = "light") -> go.Figure:
    """Return the norm of every token's vector after each layer of a stack, one token in orange.

    Args:
        trace: the run.
        stack: ``"encoder"`` or ``"decoder"``.
        token: the one in orange, counted from 0.
        theme: ``"light"`` or ``"dark"``.

    Raises:
        ValueError: if the trace has no such stack or token, or there is no such theme.
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
    points: Sequence[Point], pieces: Sequence[str], *, token: int = 0, theme: Theme = "light"
) -> go.Figure:
    """Return the same with every point where the stream changes, as ``viz_app.view_models.depths`` lists them.

    Args:
        points: ``layer`` (None outside all layers), ``what`` has just happened, ``lengths`` by token.
        pieces: the tokens.
        token: the one in orange, counted from 0.
        theme: ``"light"`` or ``"dark"``.

    Raises:
        ValueError: if there is no such token or theme, or the lengths fit other tokens.
    """
    if any(len(point["lengths"]) != len(pieces) for point in points):
        raise ValueError(f"{len(points[0]['lengths'])} lengths do not fit {len(pieces)} tokens; give both of one run.")
    chosen = whole("token", token, 0, len(pieces) - 1)
    names, colour = tokens(pieces), colours(theme)
    others = [i for i in range(len(pieces)) if i != chosen]
    last = {"x": len(points) - 1, "y": points[-1]["lengths"][chosen], "text": names[chosen], "showarrow": False}
    return drawn(
        [
            _lines("tokens", points, names, others, {"color": colour["hatch"], "width": 1}),
            _lines("the chosen token", points, names, [chosen], {"color": colour["accent"], "width": 2}),
        ],
        theme=theme,
        title="Length of each token’s vector, by depth",
        height=HEIGHT,
        xaxis=_depths(points),
        yaxis={"rangemode": "tozero", "title": {"text": "length"}},
        shapes=_layers(points, colour["line"]),
        annotations=[last | {"xanchor": "left", "xshift": 8, "font": {"color": colour["accent"], "weight": 600}}],
        margin={"r": 110},
    )


def where(point: Point) -> str:
    """What has just happened, and in which layer."""
    return inert(point["what"] + ("" if point["layer"] is None else f", layer {point['layer'] + 1}"))


def _lines(name: str, points: Sequence[Point], names: list[str], shown: list[int], line: dict[str, Any]) -> go.Scatter:
    """The lines of several tokens as one trace with gaps: one trace a token would be slow."""
    places: list[Any] = [*range(len(points)), None]
    values = [[float(point["lengths"][i]) for point in points] for i in shown]
    about = [
        [names[i], where(point), number(length, 1)]
        for i, own in zip(shown, values, strict=True)
        for point, length in (*zip(points, own, strict=True), (points[0], 0.0))
    ]
    return go.Scatter(
        x=places * len(shown),
        y=[value for own in values for value in (*own, None)],
        name=name,
        mode="lines",
        line=line,
        customdata=about,
        hovertemplate="%{customdata[0]}, %{customdata[1]}<br>length %{customdata[2]}<extra></extra>",
    )


def _depths(points: Sequence[Point]) -> dict[str, Any]:
    """An axis that names each layer in its middle, and a point outside all layers where it is."""
    names: dict[str, list[int]] = {}
    for place, point in enumerate(points):
        names.setdefault(point["what"] if point["layer"] is None else f"layer {point['layer'] + 1}", []).append(place)
    ticks = {"tickvals": [sum(places) / len(places) for places in names.values()], "ticktext": list(map(inert, names))}
    return ticks | {"tickmode": "array", "showgrid": False, "ticks": "", "range": [-0.2, len(points) - 0.8]}


def _layers(points: Sequence[Point], colour: str) -> list[dict[str, Any]]:
    """A hairline before the first point of each layer."""
    firsts = [i for i in range(1, len(points)) if points[i]["layer"] not in (None, points[i - 1]["layer"])]
    line = {"type": "line", "yref": "paper", "y0": 0, "y1": 1, "layer": "below", "line": {"color": colour, "width": 1}}
    return [line | {"x0": first - 0.5, "x1": first - 0.5} for first in firsts]

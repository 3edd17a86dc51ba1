"""The routes to one written word: tokens across, layers up, as wide as the share that passes."""

import plotly.graph_objects as go

from core.results.flow import Flow, Line, Route
from viz_app.figures.text import token as spelled
from viz_app.figures.theme import Theme, colours, drawn

ROW, AROUND = 54, 150  # pixels of a layer and around all
WIDEST, LARGEST = 14, 26  # pixels of a line and of a dot whose share is 1
STEPS = 8  # widths of lines, because each width is a trace of its own

Ends = tuple[tuple[float, float], tuple[float, float]]


def flow(
    found: Flow, *, step: int | None = None, at_least: float = 0.01, token: int | None = None, theme: Theme = "light"
) -> go.Figure:
    """Return the states and edges that carry at least so much of an answer; shares, so nothing has a sign. Raises
    ``ValueError`` if there is no such step, token, share or theme.

    Args:
        found: from ``core.flow``.
        step: of what is written, counted from 0, the first if not given; a classifier has none.
        at_least: the share of the answer from which on an edge is drawn.
        token: the place of a source token whose last state of the encoder is drawn in place of an answer.
    """
    colour = colours(theme)
    step = 0 if step is None and token is None and found.read_tokens else step
    route, places = found.route(step, at_least, token=token), _Places(found, step, has_label=token is None)
    names = [spelled(one) for one in (*found.source_tokens, *found.read_tokens)][: len(places.columns)]
    said = f"What was passed on to {spelled(route.written)}: {route.carried:.0%} in lines of {at_least:.1%} and more"
    return drawn(
        [*_lines(route, places, colour["s4"]), _dots(route, places, colour["s4"])],
        theme=theme,
        title=said,
        height=AROUND + ROW * len(places.rows),
        xaxis={"tickvals": places.columns, "ticktext": names, "tickangle": -45, "showgrid": False}
        | {"range": [-0.7, places.columns[-1] + 0.7]},
        yaxis={"tickvals": list(range(len(places.rows))), "ticktext": places.rows}
        | {"range": [-0.5, len(places.rows) - 0.5]},
    )


class _Places:
    """The place of a state: the source is left, the decoder right of it and above, so that all lines lead upwards."""

    def __init__(self, found: Flow, step: int | None, *, has_label: bool) -> None:
        read = 0 if step is None else step + 1
        self._source, self._encoder = len(found.source_tokens), len(found.encoder)
        gap = 1 if self._source and read else 0
        self.columns = [*range(self._source), *range(self._source + gap, self._source + gap + read)]
        self.rows = _rows("encoder", self._encoder, self._source) + _rows("decoder", len(found.decoder), read)
        self._first = len(self.rows) - len(found.decoder) - 1  # of the decoder
        if not read and has_label:
            self.rows.append("label")

    def of(self, stack: str, depth: int, place: int) -> tuple[float, float]:
        return (place, depth) if stack == "encoder" else (self.columns[self._source + place], self._first + depth)

    def ends(self, line: Line) -> Ends:
        if line.map == "pool":
            return self.of("encoder", self._encoder, line.key), ((self._source - 1) / 2, len(self.rows) - 1)
        stack = "encoder" if line.map == "encoder" else "decoder"
        below = self.of("encoder", self._encoder, line.key) if line.map == "cross" else None
        return below or self.of(stack, line.layer, line.key), self.of(stack, line.layer + 1, line.query)


def _rows(stack: str, layers: int, tokens: int) -> list[str]:
    return [f"{stack}: tokens", *(f"{stack} layer {layer + 1}" for layer in range(layers))] if tokens else []


def _lines(route: Route, places: _Places, colour: str) -> list[go.Scatter]:
    by_width: dict[int, list[Ends]] = {}
    for line in route.edges:
        by_width.setdefault(1 + int(line.share * (STEPS - 1)), []).append(places.ends(line))
    return [
        go.Scatter(
            x=[x for start, end in ends for x in (start[0], end[0], None)],
            y=[y for start, end in ends for y in (start[1], end[1], None)],
            mode="lines",
            line={"color": colour, "width": WIDEST * width / STEPS},
            opacity=0.4,
            hoverinfo="skip",
        )
        for width, ends in sorted(by_width.items())
    ]


def _dots(route: Route, places: _Places, colour: str) -> go.Scatter:
    spots = [places.of(node.stack, node.depth, node.place) for node in route.nodes]
    return go.Scatter(
        x=[x for x, _ in spots],
        y=[y for _, y in spots],
        mode="markers",
        marker={"color": colour, "size": [3 + LARGEST * node.share**0.5 for node in route.nodes]},
        customdata=[
            [spelled(node.token), places.rows[int(y)], node.share]
            for node, (_, y) in zip(route.nodes, spots, strict=True)
        ],
        hovertemplate="%{customdata[0]}, %{customdata[1]}: %{customdata[2]:.1%}<extra></extra>",
    )

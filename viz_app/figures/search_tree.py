"""The tree of a beam search: steps across, candidates down by rank, what was kept and what was given up."""

import plotly.graph_objects as go

from core.results.search_tree import CHOSEN, ENDED, KEPT, PRUNED, SearchTree
from viz_app.figures.text import token
from viz_app.figures.theme import Theme, colours, drawn

ROW, AROUND = 30, 120  # pixels
COLOURS = {PRUNED: "line", KEPT: "control", ENDED: "ink", CHOSEN: "accent"}  # what lies above comes last


def search_tree(tree: SearchTree, *, theme: Theme = "light") -> go.Figure:
    """Return a point for each node under the step that could have written it, with a line from its parent. ``tree`` is
    ``trace.search`` of a run with a beam above 1."""
    colour, drawings = colours(theme), []
    for fate, name in COLOURS.items():
        own = [node for node in tree.nodes if node.fate == fate]
        x: list[int | None] = []
        y: list[int | None] = []
        for node in own:
            parent = None if node.parent is None else tree.nodes[node.parent]
            x += [node.step if parent is None else parent.step + 1, node.step + 1, None]
            y += [0 if parent is None else parent.rank, node.rank, None]
        ways = {"color": colour[name], "width": 2 if fate == CHOSEN else 1}
        drawings.append(go.Scatter(x=x, y=y, mode="lines", line=ways, hoverinfo="skip", showlegend=False))
        points = go.Scatter(
            x=[node.step + 1 for node in own],
            y=[node.rank for node in own],
            name=fate,
            mode="markers" if fate == PRUNED else "markers+text",
            text=[token(node.token) for node in own],
            textposition="top center",
            marker={"color": colour[name], "size": 7},
            customdata=[[node.log_probability, node.score, node.rank + 1] for node in own],
            hovertemplate="%{text}: %{customdata[0]:.3f} nats, score %{customdata[1]:.3f}, rank %{customdata[2]}"
            "<extra></extra>",
        )
        drawings.append(points)
    ranks = max((node.rank for node in tree.nodes), default=0) + 1
    return drawn(
        drawings,
        theme=theme,
        title="The search, step by step",
        height=AROUND + ROW * ranks,
        xaxis={"title": {"text": "step"}, "showgrid": False},
        yaxis={"title": {"text": "rank"}, "autorange": "reversed", "showgrid": False},
        showlegend=True,
    )

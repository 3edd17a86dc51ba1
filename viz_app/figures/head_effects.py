"""What a prediction loses without each head: layers down, heads across, one panel a map."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import plotly.graph_objects as go

from core.results.head_effects import HeadEffects
from viz_app.figures.attention import TITLES
from viz_app.figures.text import inert
from viz_app.figures.theme import Theme, diverging_axis, drawn

CELL, AROUND, GAP = 34, 120, 0.06  # pixels of a layer and around all; the gap is a part of the width

Panel = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]  # cells, and the axes across and down


def head_effects(effects: HeadEffects, *, theme: Theme = "light") -> go.Figure:
    """Return a cell for each head, coloured by the change of the log-probability without it, in nats. ``effects`` are
    from ``core.head_effects``."""
    most = max(float(np.abs(change).max()) for change in effects.change.values())
    title = f"Without each head: {inert(effects.text)}"
    return cards(effects.change, "%{z:+.3f} nats", theme, title=title, coloraxis=diverging_axis(theme, most))


def cards(maps: Mapping[str, np.ndarray], says: str, theme: Theme, **layout: Any) -> go.Figure:
    """Return a panel for each table [layer, head] of ``maps``; ``says`` is the number on hover."""
    shown = {}
    for name, table in maps.items():
        cells = {"z": table, "hovertemplate": f"{name}, layer %{{y}}, head %{{x}}: {says}<extra></extra>"}
        down, across = (
            {"tickvals": list(range(count)), "ticktext": [str(one + 1) for one in range(count)]}
            for count in table.shape
        )
        shown[name] = cells, across, down | {"autorange": "reversed"}
    return panels(shown, theme, height=AROUND + CELL * max(map(len, maps.values())), **layout)


def panels(shown: Mapping[str, Panel], theme: Theme, **layout: Any) -> go.Figure:
    """Return a heatmap for each map side by side, all of one colour axis."""
    width = (1 - GAP * (len(shown) - 1)) / len(shown)
    cells, names, axes = [], [], dict[str, Any]()
    for index, (name, (values, across, down)) in enumerate(shown.items()):
        number, left = "" if index == 0 else str(index + 1), index * (width + GAP)
        cells.append(go.Heatmap(coloraxis="coloraxis", xaxis=f"x{number}", yaxis=f"y{number}", **values))
        axes[f"xaxis{number}"] = across | {"domain": [left, left + width], "anchor": f"y{number}", "showgrid": False}
        axes[f"yaxis{number}"] = down | {"anchor": f"x{number}", "showgrid": False}
        middle = {"x": left + width / 2, "y": 1, "xref": "paper", "yref": "paper", "yanchor": "bottom"}
        names.append(middle | {"text": TITLES.get(name, name), "showarrow": False})
    return drawn(cells, theme=theme, annotations=names, margin={"t": 80}, **layout, **axes)

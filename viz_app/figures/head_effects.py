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


def head_effects(effects: HeadEffects, *, theme: Theme = "light") -> go.Figure:
    """Return a cell for each head, coloured by the change of the log-probability without it, in nats.

    Args:
        effects: from ``core.head_effects``.
    """
    most = max(float(np.abs(change).max()) for change in effects.change.values())
    says = "%{z:+.3f} nats"
    return panels(effects.change, says, f"Without each head: {inert(effects.text)}", diverging_axis(theme, most), theme)


def panels(maps: Mapping[str, np.ndarray], says: str, title: str, coloraxis: dict[str, Any], theme: Theme) -> go.Figure:
    """Return a panel for each table [layer, head] of ``maps``, side by side; ``says`` is the number on hover."""
    width = (1 - GAP * (len(maps) - 1)) / len(maps)
    cells, axes, names = [], {}, []
    for index, (name, change) in enumerate(maps.items()):
        number, left = "" if index == 0 else str(index + 1), index * (width + GAP)
        layers, heads = change.shape
        cells.append(
            go.Heatmap(
                z=change,
                coloraxis="coloraxis",
                xaxis=f"x{number}",
                yaxis=f"y{number}",
                hovertemplate=f"{name}, layer %{{y}}, head %{{x}}: {says}<extra></extra>",
            )
        )
        across = {"tickvals": list(range(heads)), "ticktext": [str(head + 1) for head in range(heads)]}
        down = {"tickvals": list(range(layers)), "ticktext": [str(layer + 1) for layer in range(layers)]}
        axes[f"xaxis{number}"] = across | {"domain": [left, left + width], "anchor": f"y{number}", "showgrid": False}
        axes[f"yaxis{number}"] = down | {"autorange": "reversed", "anchor": f"x{number}", "showgrid": False}
        middle = {"x": left + width / 2, "y": 1, "xref": "paper", "yref": "paper", "yanchor": "bottom"}
        names.append(middle | {"text": TITLES.get(name, name), "showarrow": False})
    return drawn(
        cells,
        theme=theme,
        title=title,
        height=AROUND + CELL * max(len(change) for change in maps.values()),
        coloraxis=coloraxis,
        annotations=names,
        margin={"t": 80},
        **axes,
    )

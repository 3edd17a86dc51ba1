"""All heads over many sentences: how far each looks."""

import numpy as np
import plotly.graph_objects as go

from core.results.head_portraits import REACH, HeadPortraits
from viz_app.figures.attention import TITLES
from viz_app.figures.head_effects import GAP
from viz_app.figures.theme import Theme, drawn, sequential_axis
from viz_app.view_models.words import signed

ROW, AROUND = 18, 120  # pixels of a head, and around all


def head_portraits(found: HeadPortraits, *, theme: Theme = "light") -> go.Figure:
    """Return the share of each head's attention by distance of key minus query, a panel a map and a row a head.

    Args:
        found: from ``core.head_portraits``. The outermost distances hold all beyond them.
    """
    width = (1 - GAP * (len(found.offsets) - 1)) / len(found.offsets)
    most = max(layers * heads for layers, heads, _ in (one.shape for one in found.offsets.values()))
    cells, axes, names = [], {}, []
    for index, (name, offsets) in enumerate(found.offsets.items()):
        number, left = "" if index == 0 else str(index + 1), index * (width + GAP)
        layers, heads, _ = offsets.shape
        reach = REACH + 1 if name == "decoder" else 2 * REACH + 1  # a decoder looks back only
        rows = [f"{layer + 1}.{head + 1}" for layer, head in np.ndindex(layers, heads)]
        shares = offsets.reshape(layers * heads, -1)[:, :reach]
        says = f"{name} %{{customdata}}, distance %{{x}}: %{{z:.1%}}<extra></extra>"
        axis = {"coloraxis": "coloraxis", "xaxis": f"x{number}", "yaxis": f"y{number}"}
        about = [[row] * reach for row in rows]
        cells.append(go.Heatmap(x=np.arange(reach) - REACH, z=shares, customdata=about, hovertemplate=says, **axis))
        ends = {"tickvals": [-REACH, 0, REACH], "ticktext": [f"≤{signed(-REACH, 0)}", "0", f"≥+{REACH}"]}
        down = {"tickvals": list(range(len(rows))), "ticktext": rows, "autorange": "reversed", "showgrid": False}
        axes[f"xaxis{number}"] = ends | {"domain": [left, left + width], "anchor": f"y{number}", "showgrid": False}
        axes[f"yaxis{number}"] = down | {"anchor": f"x{number}"}
        middle = {"x": left + width / 2, "y": 1, "xref": "paper", "yref": "paper", "yanchor": "bottom"}
        names.append(middle | {"text": TITLES.get(name, name), "showarrow": False})
    return drawn(
        cells,
        theme=theme,
        title=f"How far each head looks, over {found.about.get('sentences', 0):,} sentences",
        height=AROUND + ROW * most,
        coloraxis=sequential_axis(theme),
        annotations=names,
        margin={"t": 80},
        **axes,
    )

"""All heads over many sentences: how far each looks."""

import numpy as np
import plotly.graph_objects as go

from core.results.head_portraits import REACH, HeadPortraits
from viz_app.figures.head_effects import panels
from viz_app.figures.theme import Theme, sequential_axis
from viz_app.view_models.words import signed

ROW, AROUND = 18, 120  # pixels of a head, and around all


def head_portraits(found: HeadPortraits, *, theme: Theme = "light") -> go.Figure:
    """Return the share of each head's attention by distance of key minus query, a panel a map and a row a head.
    ``found`` is from ``core.head_portraits``. The outermost distances hold all beyond them."""
    most, shown = 0, {}
    for name, offsets in found.offsets.items():
        layers, heads, _ = offsets.shape
        most = max(most, layers * heads)
        reach = REACH + 1 if name == "decoder" else 2 * REACH + 1  # a decoder looks back only
        rows = [f"{layer + 1}.{head + 1}" for layer, head in np.ndindex(layers, heads)]
        cells = {
            "x": np.arange(reach) - REACH,
            "z": offsets.reshape(layers * heads, -1)[:, :reach],
            "customdata": [[row] * reach for row in rows],
            "hovertemplate": f"{name} %{{customdata}}, distance %{{x}}: %{{z:.1%}}<extra></extra>",
        }
        ends = {"tickvals": [-REACH, 0, REACH], "ticktext": [f"≤{signed(-REACH, 0)}", "0", f"≥+{REACH}"]}
        shown[name] = cells, ends, {"tickvals": list(range(len(rows))), "ticktext": rows, "autorange": "reversed"}
    title = f"How far each head looks, over {found.about.get('sentences', 0):,} sentences"
    return panels(shown, theme, title=title, height=AROUND + ROW * most, coloraxis=sequential_axis(theme))

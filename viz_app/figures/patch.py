"""How far each head of one run takes another run towards it: layers down, heads across, one panel a map."""

import plotly.graph_objects as go

from core.results.patching import PatchMap
from viz_app.figures.head_effects import cards
from viz_app.figures.text import inert
from viz_app.figures.theme import Theme, diverging_axis


def patch(moved: PatchMap, *, theme: Theme = "light") -> go.Figure:
    """Return a cell for each head, coloured by its share of the way from the base (0) to the donor's run (1). ``moved``
    is from ``core.patch``."""
    pair = moved.pair
    shares = {name: pair.share(numbers, moved.measure) for name, numbers in moved.outputs.items()}
    title = f"From {inert(pair.rival)} to {inert(pair.token)}, by each head: {inert(pair.base)}"
    return cards(shares, "%{z:.1%} of the way", theme, title=title, coloraxis=diverging_axis(theme, 1.0))

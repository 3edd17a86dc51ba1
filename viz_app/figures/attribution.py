"""What each token adds to one prediction, as bars."""

import numpy as np
import plotly.graph_objects as go

from core.results.attribution import Attribution
from viz_app.figures.text import inert, tokens
from viz_app.figures.theme import Theme, colours, drawn

BAR, AROUND = 22, 96  # pixels


def attribution(why: Attribution, *, theme: Theme = "light") -> go.Figure:
    """Return one bar a token, the source above what was already written; a token without a number has no bar. ``why``
    is from ``core.attribute``."""
    colour, asked = colours(theme), why.question
    named = tokens((*why.source_tokens, *why.target_tokens))
    sides = ["source"] * len(why.source_tokens) + ["already written"] * len(why.target_tokens)
    places = list(range(len(named)))
    bars = go.Bar(
        x=[None if np.isnan(number) else float(number) for number in why.all],
        y=places,
        orientation="h",
        marker={"color": [colour["s4"] if number >= 0 else colour["accent"] for number in np.nan_to_num(why.all)]},
        customdata=list(zip(named, sides, strict=True)),
        hovertemplate="%{customdata[0]} (%{customdata[1]}): %{x:+.3f}<extra></extra>",
    )
    against = "" if asked.against is None else f" and not {inert(asked.against)}"
    edge = len(why.source_tokens) - 0.5
    line = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": edge, "y1": edge}
    return drawn(
        [bars],
        theme=theme,
        title=f"Why {inert(asked.token)}{against}? By {why.method}",
        height=AROUND + BAR * len(named),
        xaxis={"zeroline": True, "zerolinecolor": colour["control"]},
        yaxis={"tickvals": places, "ticktext": named, "autorange": "reversed", "showgrid": False},
        shapes=[line | {"line": {"color": colour["line"]}}] if why.target_tokens else [],
    )

"""The parts of one logit as bars that add up: each begins where the one before ends."""

from itertools import accumulate
from typing import Any

import plotly.graph_objects as go

from core.results.logit_parts import MEAN, LogitParts
from viz_app.figures.text import inert, token
from viz_app.figures.theme import Theme, colours, drawn

BAR, AROUND = 22, 110  # pixels
MOST = 15  # parts that are drawn; the others are one bar


def logit_parts(found: LogitParts, *, theme: Theme = "light") -> go.Figure:
    """Return the largest parts of a logit, the sum of the others, and the sum of all. Raises ``ValueError`` if there is
    no such theme. ``found`` is from ``core.logit_parts``."""
    colour, asked = colours(theme), found.question
    rows = sorted(found.to_rows(), key=lambda row: -abs(row["value"]))
    rest = sum(row["value"] for row in rows[MOST:])
    bars = [*((_name(row, found), row["value"]) for row in rows[:MOST]), (f"{len(rows) - MOST} others", rest)]
    starts = [0.0, *accumulate(value for _, value in bars)][:-1]
    above = "the average" if found.against == MEAN else inert(found.against)
    bars, starts = [*bars, ("sum", found.total)], [*starts, 0.0]
    tone = [colour["p2"] if value >= 0 else colour["n2"] for _, value in bars]
    waterfall = go.Bar(
        x=[value for _, value in bars],
        base=starts,
        y=list(range(len(bars))),
        orientation="h",
        marker={"color": [*tone[:-1], colour["control"]]},
        hovertemplate="%{x:+.3f}<extra></extra>",
    )
    return drawn(
        [waterfall],
        theme=theme,
        title=f"What adds to {inert(asked.token)} above {above}: {found.total:+.2f}",
        height=AROUND + BAR * len(bars),
        xaxis={"zeroline": True, "zerolinecolor": colour["control"]},
        yaxis={"tickvals": list(range(len(bars))), "ticktext": [name for name, _ in bars], "autorange": "reversed"}
        | {"showgrid": False},
    )


def _name(row: dict[str, Any], found: LogitParts) -> str:
    """Return the name of a part, layers and heads counted from 1, and the token that a head read most."""
    number = ".".join(str(row[name] + 1) for name in ("layer", "head") if row[name] is not None)
    tokens = found.question.target_tokens if row["part"] == "decoder" else found.question.source_tokens
    read = "" if row["read"] is None else f" {token(tokens[row['read']])}"
    return f"{row['part']} {number}".strip() + read

"""The looks of every figure: colours and fonts of the page, light and dark, and what Plotly's own tools may do."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

import plotly.graph_objects as go

from viz_app.view_models.colours import DIVERGING, SEQUENTIAL, tokens
from viz_app.view_models.words import THIN, percent, signed

# "page" leaves the names of the tokens, such as var(--ink), for the page to fill in whenever its theme changes.
Theme = Literal["light", "dark", "page"]
THEMES: tuple[Theme, ...] = get_args(Theme)
_TOOLS = ("select2d", "lasso2d", "zoomIn2d", "zoomOut2d", "autoScale2d", "sendDataToCloud")
BAR = {"thickness": 10, "len": 1, "outlinewidth": 0, "ticks": "", "x": 1.01, "xpad": 4, "ypad": 0}  # of colours
ABOVE = {"orientation": "h", "x": 1, "xanchor": "right", "y": 1, "yanchor": "bottom"}  # a legend beside the title
PAGE_MARGIN = {"l": 56, "r": 16, "t": 8, "b": 36}
CONFIG: dict[str, Any] = {
    "displaylogo": False,
    "showSendToCloud": False,
    "responsive": True,
    "doubleClick": "reset",
    "typesetMath": False,
    "modeBarButtonsToRemove": list(_TOOLS),
}


def colours(theme: Theme) -> Mapping[str, str]:
    """The colours and fonts of ``theme`` by token."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; choose one of {', '.join(map(repr, THEMES))}.")
    if theme == "page":
        return {name: f"var(--{name})" for name in tokens()["light"]}
    return tokens()[theme]


def themed(figure: go.Figure, theme: Theme) -> go.Figure:
    """Return a copy of one of our figures in the colours of another theme. Raises ``ValueError`` if there is no such
    theme, or the figure is none of ours."""
    paper = figure.layout.template.layout.paper_bgcolor
    old = next((colours(known) for known in THEMES if colours(known)["paper"] == paper), None)
    if old is None:
        raise ValueError(
            "This figure is none of viz_app.figures, so its colours have no counterpart; colour it by hand."
        )
    new = colours(theme)
    return go.Figure(_recoloured(figure.to_dict(), {value: new[name] for name, value in old.items()}))


def drawn(
    traces: Sequence[Any], *, theme: Theme, title: str = "", height: int | None = None, **layout: Any
) -> go.Figure:
    """Return the figure of ``traces``; on the page, which has headings and legends of its own, without any."""
    shown: dict[str, Any] = {"template": template(theme), "height": height, **layout}
    if theme == "page":
        shown["showlegend"] = False
        shown["margin"] = PAGE_MARGIN
        if "coloraxis" in shown:
            shown["coloraxis"] = {key: value for key, value in shown["coloraxis"].items() if key != "colorbar"}
            shown["coloraxis"]["showscale"] = False
    elif title:
        shown["title"] = {"text": title}
    return go.Figure(data=list(traces), layout=shown)


def template(theme: Theme) -> dict[str, Any]:
    """The common template of all figures of ``theme``, without the trace types that we do not draw."""
    colour = colours(theme)
    font = {"family": colour["sans"], "size": 12, "color": colour["ink-2"]}
    axis = {
        "gridcolor": colour["line"],
        "linecolor": colour["line"],
        "zeroline": False,
        "ticks": "",
        "automargin": theme != "page",  # measuring every label costs more than drawing them
        # Plotly looks for labels outside the picture after it has drawn them: a third of a first drawing.
        **({"ticklabeloverflow": "allow"} if theme == "page" else {}),
        "separatethousands": True,
        "exponentformat": "none",
        "title": {"standoff": 8},
    }
    heading = {"size": 15, "color": colour["ink"], "weight": 600}
    hover = {"bgcolor": colour["ink"], "bordercolor": colour["ink"], "align": "left"}
    return {
        "layout": {
            "font": font,
            "title": {"font": heading, "x": 0, "xanchor": "left", "y": 1, "yanchor": "top", "pad": {"l": 12, "t": 12}},
            "paper_bgcolor": colour["paper"],
            "plot_bgcolor": colour["paper"],
            "colorway": [colour["ink"], colour["control"], colour["accent"]],
            "separators": f".{THIN}",
            "margin": {"l": 56, "r": 24, "t": 56, "b": 44},
            "hovermode": "closest",
            "hoverlabel": hover | {"font": {"family": colour["sans"], "size": 12, "color": colour["paper"]}},
            "modebar": {"remove": list(_TOOLS), "bgcolor": "rgba(0,0,0,0)", "color": colour["control"]}
            | {"activecolor": colour["ink"]},
            "xaxis": axis,
            "yaxis": axis,
            "showlegend": False,
        }
    }


def sequential_axis(theme: Theme) -> dict[str, Any]:
    """The colour axis of numbers from 0 to 1, the same in every figure."""
    bar = BAR | {"tickvals": [0, 0.5, 1], "ticktext": ["0", "0.5", "1"]}
    return {"cmin": 0, "cmax": 1, "colorscale": _ramp(SEQUENTIAL, theme), "colorbar": bar}


def diverging_axis(theme: Theme, most: float) -> dict[str, Any]:
    """The colour axis of numbers from ``-most`` to ``most``, with its ends printed beside it."""
    end = most or 1.0
    decimals = 2 if end < 10 else 1
    bar = BAR | {"tickvals": [-end, 0, end], "ticktext": [signed(-end, decimals), "0", signed(end, decimals)]}
    return {"cmin": -end, "cmax": end, "colorscale": _ramp(DIVERGING, theme), "colorbar": bar}


def share_axis(*marks: float) -> dict[str, Any]:
    """An axis of shares, with per cent at ``marks``."""
    return {"tickmode": "array", "tickvals": marks, "ticktext": [percent(mark) if mark else "0" for mark in marks]}


def upright(x: float, colour: str, width: float = 2) -> dict[str, Any]:
    """A line through the whole height of a figure."""
    ends = {"x0": x, "x1": x, "yref": "paper", "y0": 0, "y1": 1}
    return {"type": "line", **ends, "line": {"color": colour, "width": width}}


def _ramp(stops: Sequence[tuple[str, float]], theme: Theme) -> list[list[Any]]:
    colour = colours(theme)
    return [[at, colour[name]] for name, at in stops]


def _recoloured(node: Any, change: Mapping[str, str], *, inside: bool = False) -> Any:
    """``node`` with other colours and fonts; only what stands under a key that names one is looked at."""
    if isinstance(node, dict):
        return {
            key: _recoloured(value, change, inside="color" in key or key == "family") for key, value in node.items()
        }
    if isinstance(node, list | tuple):
        return [_recoloured(value, change, inside=inside) for value in node]
    return change.get(node, node) if inside and isinstance(node, str) else node

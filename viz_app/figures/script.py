"""Plotly's own script, and figures as the page's charts take them."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import plotly.graph_objects as go

from viz_app.figures.theme import CONFIG

# A chart on the page has a button and keys of its own for what Plotly's bar of tools would do.
_ON_PAGE = {"displayModeBar": False, "responsive": False, "showTips": False, "scrollZoom": False}


@cache
def script() -> bytes:
    """Plotly's own choice of flat charts (``vendor/README.md``), a third of the whole to fetch and to start."""
    return files("viz_app.figures").joinpath("vendor/plotly-cartesian.min.js").read_bytes()


def charts(figures: Mapping[str, go.Figure], address: str) -> dict[str, Any]:
    """The data of these figures for ``charts/chart.js``, built with ``theme="page"``, as plain JSON.

    ``address`` is that of Plotly's script.
    """
    plain = {name: plain_figure(figure) for name, figure in figures.items()}
    return {"script": address, "config": CONFIG | _ON_PAGE, "figures": plain}


def plain_figure(figure: go.Figure) -> dict[str, Any]:
    return json.loads(figure.to_json())

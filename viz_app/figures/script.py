"""Plotly's own scripts, and figures as the page's charts take them."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import plotly.graph_objects as go

from viz_app.figures.theme import CONFIG

# A chart on the page has a button and keys of its own for what Plotly's bar of tools would do.
_ON_PAGE = {"displayModeBar": False, "responsive": False, "showTips": False, "scrollZoom": False}


class Scripts(NamedTuple):
    """The address of the part of Plotly that every chart needs, and that of all of Plotly; None without it."""

    flat: str
    whole: str | None


@cache
def flat_script() -> bytes:
    """Plotly's own choice of flat charts (``vendor/README.md``): 1.5 MB, a third of the whole to fetch and to start."""
    return files("viz_app.figures").joinpath("vendor/plotly-cartesian.min.js").read_bytes()


@cache
def whole_script() -> bytes:
    """All of Plotly, as the installed package brings it, 4.6 MB: it alone draws dots by WebGL."""
    return files("plotly").joinpath("package_data/plotly.min.js").read_bytes()


def charts(figures: Mapping[str, go.Figure], scripts: Scripts) -> dict[str, Any]:
    """The data of these figures for ``charts/chart.js``, built with ``theme="page"``, as plain JSON."""
    plain = {name: plain_figure(figure) for name, figure in figures.items()}
    return {"script": scripts.flat, "whole": scripts.whole, "config": CONFIG | _ON_PAGE, "figures": plain}


def plain_figure(figure: go.Figure) -> dict[str, Any]:
    """A figure as JSON can hold it."""
    return json.loads(figure.to_json())

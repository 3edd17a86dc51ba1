"""What the charts of a tab start from: figures that wait for their numbers, and where Plotly's script is served."""

import json
from functools import cache
from typing import Any

from viz_app.figures.script import charts, script
from viz_app.server.files import keep


def chart_data(**figures: Any) -> str:
    """The ``data`` of a tab with these charts, built with ``theme="page"``, for ``mounted``."""
    return json.dumps(charts(figures, script_address()), ensure_ascii=False)


@cache
def script_address() -> str:
    """Where the page finds Plotly: under its own content's name, so that a browser keeps it for ever."""
    return keep(script(), ".js")

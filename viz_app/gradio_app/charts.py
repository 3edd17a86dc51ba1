"""The data of a tab's charts: figures without numbers, and the address of Plotly's script."""

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
    """Return the address of Plotly's script, which holds the hash of its content, so that browsers cache it."""
    return keep(script(), ".js")

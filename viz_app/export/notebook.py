"""Traces in notebooks: the attention view inside a frame, so that it and the notebook keep their looks apart."""

from html import escape

from core.results.trace import Trace
from viz_app.export.snapshot import snapshot_html


def frame(trace: Trace, height: int = 960) -> str:
    """Return the HTML that shows ``trace`` in a notebook, in a frame of so many pixels in ``height``.

    ``core.results.trace`` finds this function as an entry point.
    """
    page = escape(snapshot_html(trace))
    return (
        f'<iframe title="Attention of one run" srcdoc="{page}" width="100%" height="{height}" '
        'sandbox="allow-scripts" style="border: 0"></iframe>'
    )

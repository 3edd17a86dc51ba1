"""A trace as a page of its own: one HTML file with the attention view, for disks, mails and notebooks."""

from collections.abc import Mapping
from typing import Any

from core.results.trace import Trace
from core.sentences import Sentence
from viz_app.frontend.inline import snapshot_page
from viz_app.protocol import exported_script
from viz_app.view_models import payload_json
from viz_app.view_models.sides import sides_of


def snapshot_html(
    trace: Trace,
    sides: tuple[str, str] | None = None,
    shown: Mapping[str, str | int] | None = None,
    before: Mapping[str, Any] | None = None,
) -> str:
    """Return the page that shows ``trace`` without a server or a network.

    Args:
        sides: what to call its input and output; None takes what the catalogue knows of the model.
        shown: the selection that the page opens with, the changes of the run and the language, as a link has them, and
            its ``theme``.
        before: the answer without the changes, as ``before_payload`` gives it.
    """
    payload = payload_json(trace, sides=sides or sides_of(trace.model, trace.task))
    notices = [said.to_json() if isinstance(said, Sentence) else said for said in (one.said for one in trace.notices)]
    return snapshot_page(payload, f"{trace.text[:60]} – Glassformer", notices, exported_script(), shown or {}, before)

"""AttentionView: one run of a model, drawn in the browser; selecting, hovering and playing need no server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import gradio as gr

ON_LOAD = (Path(__file__).parent / "on_load.js").read_text(encoding="utf-8")
LeaveOut = Callable[[dict[str, Any]], dict[str, Any]]


def attention_view(value: str | None = None, *, leave_out: LeaveOut | None = None, **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component; a factory because a subclass would make Gradio write files beside the source.

    The page must carry ``page_assets()`` in its head. Nothing a person typed enters a template: the value is data.

    Args:
        value: a run as ``viz_app.view_models.payload_json`` gives it, or None for an empty view.
        leave_out: runs a classifier again without some tokens. Takes ``{"model", "text", "left_out": [token index]}``
            and returns ``{"ok": True, "payload": payload}`` or ``{"ok": False, "error": sentence}``; it must check
            what it is given, which comes from the browser. Without it the view offers no "What if".
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """

    def leave_out_tokens(request: list[dict[str, Any]] | dict[str, Any]) -> dict[str, Any]:
        assert leave_out is not None
        return leave_out(request[0] if isinstance(request, list) else request)

    leave_out_tokens.__name__ = "leave_out"
    return gr.HTML(
        value,
        html_template='<div class="gf-mount"></div>',
        js_on_load=ON_LOAD,
        apply_default_css=False,
        server_functions=[leave_out_tokens] if leave_out else None,
        can_leave_out=leave_out is not None,
        **kwargs,
    )

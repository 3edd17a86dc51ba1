"""MasksView: the masks of a run, edited by hand, and what the changes did; every change is run by the server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import gradio as gr

ON_LOAD = (Path(__file__).parent / "on_load.js").read_text(encoding="utf-8")
Rerun = Callable[[dict[str, Any]], dict[str, Any]]


def masks_view(rerun: Rerun, **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component.

    Args:
        rerun: runs a model under changed masks. Takes ``{"model", "text"}`` and the parameters of ``viz_app.links``,
            and returns ``{"ok": True, "payload": payload}`` or ``{"ok": False, "error": sentence}``; it must check
            what it is given, which comes from the browser.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """

    def rerun_masks(request: list[dict[str, Any]] | dict[str, Any]) -> dict[str, Any]:
        return rerun(request[0] if isinstance(request, list) and request else request)  # type: ignore[arg-type]

    return gr.HTML(
        None,
        html_template='<div class="gf-mount"></div>',
        js_on_load=ON_LOAD,
        apply_default_css=False,
        server_functions=[rerun_masks],
        **kwargs,
    )

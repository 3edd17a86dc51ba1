"""MasksView: the masks of a run, edited by hand, and what the changes did; every change is run by the server."""

from pathlib import Path
from typing import Any

import gradio as gr

from viz_app.components.mount import Handler, mounted


def masks_view(rerun: Handler, **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component; see ``mounted``.

    Args:
        rerun: runs a model under changed masks. Takes ``{"model", "text"}`` and the parameters of ``viz_app.links``,
            and returns ``{"ok": True, "payload": payload}`` or ``{"ok": False, "error": sentence}``; it must check
            what it is given, which comes from the browser.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """
    return mounted(Path(__file__).parent, {"rerun_masks": rerun}, **kwargs)

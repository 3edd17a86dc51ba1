"""The list behind the header's Save button."""

from pathlib import Path

import gradio as gr

from viz_app.components.mount import Handler, mounted


def downloads(save: Handler) -> gr.HTML:
    """The list as a Gradio component; see ``mounted``.

    Args:
        save: takes ``{"kind", "model", "text", ...}`` with the parameters of the address, which come from a browser,
            and returns ``{"ok": True, "name": str, "data": base-64}`` or ``{"ok": False, "error": sentence}``.
    """
    return mounted(Path(__file__).parent, {"save_file": save})

"""The list behind the header's Save button."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import gradio as gr

ON_LOAD = (Path(__file__).parent / "on_load.js").read_text(encoding="utf-8")
Save = Callable[[Any], dict[str, Any]]


def downloads(save: Save) -> gr.HTML:
    """The list as a Gradio component; the page must carry ``page_assets()`` in its head.

    Args:
        save: takes ``{"kind", "model", "text", ...}`` with the parameters of the address, which come from a browser,
            and returns ``{"ok": True, "name": str, "data": base-64}`` or ``{"ok": False, "error": sentence}``.
    """

    def save_file(request: Any) -> dict[str, Any]:
        return save(request[0] if isinstance(request, list) and request else request)

    return gr.HTML(
        None,
        html_template='<div class="gf-mount"></div>',
        js_on_load=ON_LOAD,
        apply_default_css=False,
        server_functions=[save_file],
    )

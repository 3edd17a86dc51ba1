"""AnatomyView: designs side by side, a diagram of stations, and what depth does to the current sentence."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gradio as gr

from viz_app.components.handlers import Handler, server_functions

ON_LOAD = (Path(__file__).parent / "on_load.js").read_text(encoding="utf-8")


def anatomy_view(handlers: Mapping[str, Handler], **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component. The page must carry ``page_assets()`` in its head.

    Args:
        handlers: what the view asks for by name, ``designs values depths norm``. Each takes what a browser sent and
            returns ``{"ok": True, ...}`` or ``{"ok": False, "error": sentence}``.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """
    return gr.HTML(
        html_template='<div class="gf-mount"></div>',
        js_on_load=ON_LOAD,
        apply_default_css=False,
        server_functions=server_functions(handlers),
        **kwargs,
    )

"""PositionsView: the encoding of positions, runs with other positions, and the first scores in their parts."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import gradio as gr

ON_LOAD = (Path(__file__).parent / "on_load.js").read_text(encoding="utf-8")
Handler = Callable[[Any], dict[str, Any]]


def positions_view(handlers: Mapping[str, Handler], **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component. The page must carry ``page_assets()`` in its head.

    Args:
        handlers: what the view asks for by name, ``encoding variant split``. Each takes what a browser sent and
            returns ``{"ok": True, ...}`` or ``{"ok": False, "error": sentence}``.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """
    return gr.HTML(
        html_template='<div class="gf-mount"></div>',
        js_on_load=ON_LOAD,
        apply_default_css=False,
        server_functions=[_named(name, handler) for name, handler in handlers.items()],
        **kwargs,
    )


def _named(name: str, handler: Handler) -> Handler:
    """Gradio calls a server function by its name and wraps the one argument of a script into a list."""

    def function(request: Any) -> dict[str, Any]:
        return handler(request[0] if isinstance(request, list) else request)

    function.__name__ = name
    return function

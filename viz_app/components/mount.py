"""A view on the page: an empty element, the script that fills it, and the functions of the server it may call."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import gradio as gr

Handler = Callable[[Any], dict[str, Any]]


def mounted(folder: Path, handlers: Mapping[str, Handler], value: str | None = None, **kwargs: Any) -> gr.HTML:
    """The view whose script is ``on_load.js`` in ``folder``; the page must carry ``page_assets()`` in its head.

    Args:
        folder: of the component.
        handlers: what the script asks for by name. Each takes what a browser sent, which may be anything, and returns
            ``{"ok": True, ...}`` or ``{"ok": False, "error": sentence}``.
        value: data for the script. Nothing a person typed enters the template.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``, and to the script as its properties.
    """
    return gr.HTML(
        value,
        html_template='<div class="gf-mount"></div>',
        js_on_load=(folder / "on_load.js").read_text(encoding="utf-8"),
        apply_default_css=False,
        server_functions=[_named(name, handler) for name, handler in handlers.items()] or None,
        **kwargs,
    )


def _named(name: str, handler: Handler) -> Handler:
    """A function as Gradio wants it: known by its own name, given its argument in a list."""

    def function(request: Any) -> dict[str, Any]:
        return handler(request[0] if isinstance(request, list) and request else request)

    function.__name__ = name
    return function

"""A view on the page: an empty element, the module that fills it, and the functions of the server it may call."""

from collections.abc import Callable, Mapping
from typing import Any

import gradio as gr

from viz_app.frontend.together import FIRST
from viz_app.frontend.tree import address, styles, text_of
from viz_app.server.files import keep

Handler = Callable[[Any], Any]


def mounted(
    page: str,
    handlers: Mapping[str, Handler] | None = None,
    value: str | None = None,
    *,
    data: str | None = None,
    html: str = '<div class="gf-mount"></div>',
    **kwargs: Any,
) -> gr.HTML:
    """The view whose entry is ``pages/{page}/mount.js``; it loads when its element is first visible.

    The module exports ``mount({element, root, props, server, data})``, Gradio's own scope for a custom
    component, ``root`` being the empty element. The page must be launched with ``app_kwargs=app_options()``.
    A factory, because a subclass would make Gradio write files beside the source.

    Args:
        page: the folder below ``pages``; its style sheets come with it.
        handlers: what the script asks for by name, ``server.name(request)``. Each takes what a browser sent, which may
            be anything, and returns what JSON can hold, mostly ``{"ok": True, ...}`` or ``{"ok": False, "error":
            sentence}``.
        value: a text for the script, its ``props.value``. Nothing a person typed enters a template.
        data: JSON for ``mount`` that is the same for every visitor; it is served as a file of its own and cached.
        html: the static template.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``, and to the script as its ``props``.

    Raises:
        KeyError: if there is no such page.
    """
    return gr.HTML(
        value,
        html_template=html,
        js_on_load=text_of("mounting.js"),
        apply_default_css=False,
        server_functions=[_named(name, handler) for name, handler in (handlers or {}).items()] or None,
        module=address(f"pages/{page}/mount.js"),
        styles=[] if page in FIRST else [address(name) for name in styles(page)],
        data=keep(data) if data is not None else None,
        **kwargs,
    )


def _named(name: str, handler: Handler) -> Handler:
    """A function as Gradio wants it: known by its own name, given its argument in a list."""

    def function(request: Any) -> Any:
        return handler(request[0] if isinstance(request, list) and request else request)

    function.__name__ = name
    return function

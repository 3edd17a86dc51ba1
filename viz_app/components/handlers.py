"""Functions of the server that a component's script may call by name."""

from collections.abc import Callable, Mapping
from typing import Any

Handler = Callable[[Any], dict[str, Any]]


def server_functions(handlers: Mapping[str, Handler]) -> list[Handler]:
    """Return ``handlers`` as Gradio wants them: it knows a function by its own name and wraps its argument in a list.

    Each handler takes what a browser sent, which may be anything, and returns ``{"ok": True, ...}`` or
    ``{"ok": False, "error": sentence}``.
    """
    return [_named(name, handler) for name, handler in handlers.items()]


def _named(name: str, handler: Handler) -> Handler:
    def function(request: Any) -> dict[str, Any]:
        return handler(request[0] if isinstance(request, list) and request else request)

    function.__name__ = name
    return function

"""Ways of Gradio that do not suit this app: answers for the pages of other sites, files behind addresses, its JSON."""

import json
from types import SimpleNamespace
from typing import Any

import orjson
from gradio import processing_utils
from gradio import routes as routes_of_gradio
from starlette.types import ASGIApp, Receive, Scope, Send


class _NoSharing:
    """Stands where Gradio's middleware lets the pages of any other site read answers, with the visitor's cookies."""

    def __init__(self, app: ASGIApp, **_: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


async def _no_files(data: Any, *_: Any, **__: Any) -> Any:
    """Return ``data``. Gradio looks for files in every value, to fetch or copy them; that takes a second of the event
    loop for the numbers of a long trace, and none of ours is a file."""
    return data


def _dumps(data: Any) -> str:
    """Return ``data`` as JSON, for ``/call/NAME/EVENT``. Parts of a trace are JSON already; orjson writes them."""
    try:
        return json.dumps(data)
    except TypeError:
        return orjson.dumps(data).decode()


def apply() -> None:
    """Take them out of Gradio; call this before an app is launched."""
    processing_utils.async_move_files_to_cache = _no_files
    routes_of_gradio.json = SimpleNamespace(**vars(json) | {"dumps": _dumps})  # type: ignore[attr-defined, assignment]
    routes_of_gradio.CustomCORSMiddleware = _NoSharing  # type: ignore[attr-defined, assignment]

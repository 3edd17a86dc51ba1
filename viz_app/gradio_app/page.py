"""The HTML that Gradio makes of the page: our links put into its head, and the whole of it compressed."""

from html import escape
from typing import Any

from gradio import processing_utils
from gradio import routes as routes_of_gradio
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from viz_app.frontend.together import FIRST, page_addresses
from viz_app.frontend.tree import address, files, styles, text_of
from viz_app.server.files import FOR_EVER, compress, encoding_for, routes
from viz_app.server.headers import SCRIPTS, script_hashes

SHARED_STYLES = ("widgets/tokens.css", "widgets/base.css")
QUALITY = 5  # of the page, which is made again for every visit
OURS = b"window.gradio_config"  # a page of the app, and no other HTML that Gradio serves


def page_styles() -> list[str]:
    """The style sheets that the page opens with."""
    own = [name for page in FIRST for name in styles(page)]
    return [*SHARED_STYLES, *own, *(name for name in files() if name == "pages/page.css")]


def early() -> str:
    """Return the first tags of the head: the theme, before anything is painted, and the preloaded modules."""
    links = "".join(f'<link rel="modulepreload" href="{escape(one)}">' for one in page_addresses())
    return f"<script>{text_of('pages/early.js')}</script>{links}"


def late() -> str:
    """Return the tags after Gradio's own style sheets."""
    return "".join(f'<link rel="stylesheet" href="{escape(address(name))}">' for name in page_styles())


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


def app_options() -> dict[str, Any]:
    """The ``app_kwargs`` of ``Blocks.launch`` for a page with our views."""
    processing_utils.async_move_files_to_cache = _no_files
    routes_of_gradio.CustomCORSMiddleware = _NoSharing  # type: ignore[attr-defined, assignment]
    return {"routes": routes(), "middleware": [Middleware(OwnPage)]}


class OwnPage:
    """Middleware that finishes the page's HTML. Everything else, event streams above all, passes untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            return await self.app(scope, receive, send)
        finisher = _Finisher(send, encoding_for(Headers(scope=scope)), is_named=_is_named_theme(scope))
        return await self.app(scope, receive, finisher)


class _Finisher:
    """Holds back one HTML answer until it is whole, and lets a theme that is named after its content be kept."""

    def __init__(self, send: Send, encoding: str, is_named: bool) -> None:
        self.send, self.encoding, self.is_named = send, encoding, is_named
        self.start: Message | None = None
        self.body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_page(Headers(raw=message["headers"])):
            self.start = message
        elif self.is_named and message["type"] == "http.response.start" and message["status"] == 200:
            headers = MutableHeaders(raw=[*message["headers"]])
            headers["Cache-Control"] = FOR_EVER
            await self.send({**message, "headers": headers.raw})
        elif self.start is None or message["type"] != "http.response.body":
            await self.send(message)
        else:
            self.body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._finish(self.start)

    async def _finish(self, start: Message) -> None:
        body = _with_links(self.body) if OURS in self.body else self.body
        headers = MutableHeaders(raw=list(start["headers"]))
        headers.add_vary_header("Accept-Encoding")
        headers[SCRIPTS] = script_hashes(body)
        if self.encoding:
            body = compress(body, self.encoding, QUALITY)
            headers["Content-Encoding"] = self.encoding
        headers["Content-Length"] = str(len(body))
        await self.send({**start, "headers": headers.raw})
        await self.send({"type": "http.response.body", "body": body})


def _is_page(headers: Headers) -> bool:
    return headers.get("content-type", "").startswith("text/html") and "content-encoding" not in headers


def _is_named_theme(scope: Scope) -> bool:
    """Gradio's ``theme.css?v=...`` carries a hash of its content, but no word for caches."""
    return scope["path"].endswith("/theme.css") and scope["query_string"].startswith(b"v=")


def _with_links(body: bytes) -> bytes:
    """Our links in the head: after the ``<base>`` that they are relative to, and at the end."""
    base = body.index(b"/>", body.index(b"<base ")) + len(b"/>")
    end = body.index(b"</head>", base)
    return body[:base] + early().encode() + body[base:end] + late().encode() + body[end:]

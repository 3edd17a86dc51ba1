"""The HTML that Gradio makes of the page: our links and first paint put into it, and the whole of it compressed."""

import re
from html import escape
from typing import Any

from gradio import processing_utils
from gradio import routes as routes_of_gradio
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from viz_app.frontend.first_paint import inline_script
from viz_app.frontend.together import page_addresses, style_address
from viz_app.server.files import FOR_EVER, compress, encoding_for, routes
from viz_app.server.headers import SCRIPTS, script_hashes

QUALITY = 5  # of the page, which is made again for every visit
STYLE_SHEET = re.compile(rb'<link rel="stylesheet"[^>]*>')
META = re.compile(
    rb'<meta\s+(?:property|name)="(?:og|twitter):[^>]*>\s*'
)  # Gradio's, which other sites show for a link
ABOUT = '<meta name="description" property="og:description" content="A Transformer you can see through">'
SNIPPETS = re.compile(
    rb'(?<="code_snippets":)\{.*?\}(?=\}[,}])'
)  # for Gradio's page about the API, which we do not show
OURS = b"window.gradio_config"  # a page of the app, and no other HTML that Gradio serves


def early() -> str:
    """Return the first tags of the head: the theme, before anything is painted, and the preloaded modules."""
    links = "".join(f'<link rel="modulepreload" href="{escape(one)}">' for one in page_addresses())
    return f"<script>{inline_script('early')}</script>{ABOUT}{links}"


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


def app_options(first: str = "") -> dict[str, Any]:
    """The ``app_kwargs`` of ``Blocks.launch`` for a page with our views; ``first`` is the HTML of its first paint."""
    processing_utils.async_move_files_to_cache = _no_files
    routes_of_gradio.CustomCORSMiddleware = _NoSharing  # type: ignore[attr-defined, assignment]
    return {"routes": routes(), "middleware": [Middleware(OwnPage, first=first)]}


class OwnPage:
    """Middleware that finishes the page's HTML. Everything else, event streams above all, passes untouched."""

    def __init__(self, app: ASGIApp, first: str = "") -> None:
        self.app, self.first = app, first.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            return await self.app(scope, receive, send)
        encoding, is_named = encoding_for(Headers(scope=scope)), _is_named_theme(scope)
        finisher = _Finisher(send, self.first, encoding, is_named=is_named)
        return await self.app(scope, receive, finisher)


class _Finisher:
    """Holds back one HTML answer until it is whole, and lets a theme that is named after its content be kept."""

    def __init__(self, send: Send, first: bytes, encoding: str, is_named: bool) -> None:
        self.send, self.first, self.encoding, self.is_named = send, first, encoding, is_named
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
        body = _with_own(self.body, self.first) if OURS in self.body else self.body
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


def _with_own(body: bytes, first: bytes) -> bytes:
    """Put our links after the ``<base>`` that they are relative to, and the first paint at the start of the body.

    A style sheet in the head would hold back the first paint. So all of them follow it, Gradio's own before ours.
    """
    base = body.index(b"/>", body.index(b"<base ")) + len(b"/>")
    inside = body.index(b">", body.index(b"<body", base)) + len(b">")
    head = body[base:inside]
    late = b"".join(STYLE_SHEET.findall(head)) + f'<link rel="stylesheet" href="{escape(style_address())}">'.encode()
    for unwanted, instead in ((STYLE_SHEET, b""), (META, b""), (SNIPPETS, b"{}")):
        head = unwanted.sub(instead, head)
    return body[:base] + early().encode() + head + first + late + body[inside:]

"""Headers of every answer: content security policy, framing, referrer."""

import base64
import hashlib
import re
from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Scripts inside the page are allowed one by one, by their hashes.
_POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self' blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors {ancestors}"
)
_SPACE = "'self' https://huggingface.co"  # a Space is a frame in a page of Hugging Face

SCRIPTS = "glassformer-scripts"  # tells this middleware the hashes of a page's scripts; it never leaves the server
_INSIDE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)


def script_hashes(html: bytes) -> str:
    """Return the hashes of the scripts inside ``html``, as a content security policy lists them."""
    digests = (hashlib.sha256(script).digest() for script in _INSIDE.findall(html))
    return " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


WITHOUT_SERVER = "/here/"  # below it alone WebAssembly may run


def told(on_space: bool, scripts: str = "", embed: Sequence[str] = ()) -> dict[str, str]:
    """The headers of every answer. An address holds what was typed, so no request says from which one it comes.

    Args:
        on_space: whether the page may be a frame in Hugging Face's.
        scripts: what may run beside the app's own files, such as ``script_hashes`` of a page.
        embed: origins whose pages may show the app in a frame.
    """
    ancestors, scripts = " ".join([_SPACE if on_space else "'self'", *embed]), scripts and f" {scripts}"
    return {
        "Content-Security-Policy": _POLICY.format(ancestors=ancestors, scripts=scripts),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }


class Headers:
    """The outermost middleware: it says this with every answer, refusals and streams included."""

    def __init__(self, app: ASGIApp, on_space: bool = False, embed: Sequence[str] = ()) -> None:
        self.app = app
        self._on_space = on_space
        self._embed = tuple(embed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def say(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=list(message.get("headers", [])))
                scripts = headers.get(SCRIPTS, "")
                if scope["path"].startswith(WITHOUT_SERVER):
                    scripts = f"'wasm-unsafe-eval' {scripts}".strip()
                headers.update(told(self._on_space, scripts, self._embed))
                del headers[SCRIPTS]
                message = {**message, "headers": headers.raw}
            await send(message)

        return await self.app(scope, receive, say)

"""Headers of every answer: content security policy, framing, referrer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Gradio draws its HTML components with new Function and starts with scripts inside the page.
_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors {ancestors}"
)
_SPACE = "'self' https://huggingface.co"  # a Space is a frame in a page of Hugging Face


def told(on_space: bool) -> dict[str, str]:
    """The headers of every answer. An address holds what was typed, so no request says from which one it comes."""
    return {
        "Content-Security-Policy": _POLICY.format(ancestors=_SPACE if on_space else "'self'"),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }


class Headers:
    """The outermost middleware: it says this with every answer, refusals and streams included."""

    def __init__(self, app: ASGIApp, on_space: bool = False) -> None:
        self.app = app
        self._told = told(on_space)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def say(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=list(message.get("headers", [])))
                headers.update(self._told)
                message = {**message, "headers": headers.raw}
            await send(message)

        return await self.app(scope, receive, say)

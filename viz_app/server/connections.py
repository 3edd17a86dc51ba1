"""A request whose body has been read: hands a body on, and notices when the other side hangs up."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from typing import Any

import orjson
from starlette.datastructures import MutableHeaders
from starlette.types import Message, Receive, Scope

from core.sentences import sentence
from viz_app.server.bodies import MAX_BODY, Refused

SECONDS = 20  # in which a body has to be there


async def content_of(receive: Receive) -> bytes:
    """Return the whole body. Raises ``Refused`` if it is larger than any that makes sense, or does not come."""
    content = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                message = await receive()
                content += message.get("body", b"")
                if len(content) > MAX_BODY:
                    raise Refused(413, sentence("reply-request-too-large", most=MAX_BODY))
                if message["type"] == "http.disconnect":
                    raise Refused(400, sentence("reply-request-cut-off"))
                if not message.get("more_body", False):
                    return bytes(content)
    except TimeoutError:
        raise Refused(408, sentence("reply-request-too-slow", most=SECONDS)) from None


class Connection:
    """A request with another body. While it is ``watched``, ``is_gone`` says whether the other side has hung up."""

    def __init__(self, body: dict[str, Any], receive: Receive) -> None:
        self._content = orjson.dumps(body)
        self._receive = receive
        self._is_handed_on = False
        self._ended = asyncio.Event()
        self._gone = threading.Event()

    def is_gone(self) -> bool:
        """Return True if the client has disconnected; safe in any thread."""
        return self._gone.is_set()

    def scope(self, scope: Scope) -> Scope:
        """``scope`` with the headers of the new body."""
        headers = MutableHeaders(raw=list(scope["headers"]))
        headers["content-length"], headers["content-type"] = str(len(self._content)), "application/json"
        return {**scope, "headers": headers.raw}

    async def receive(self) -> Message:
        """Return the body, and from then on the end of the connection as soon as it comes."""
        if not self._is_handed_on:
            self._is_handed_on = True
            return {"type": "http.request", "body": self._content, "more_body": False}
        await self._ended.wait()
        return {"type": "http.disconnect"}

    @contextlib.asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Wait for the other side to hang up, for as long as the block lasts."""
        watch = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watch.cancel()

    async def _watch(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._gone.set()
        self._ended.set()

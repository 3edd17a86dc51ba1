"""The middleware before Gradio: only known addresses, only bodies that make sense, and never a traceback."""

import json
from typing import Any
from urllib.parse import parse_qs

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from viz_app.protocol.answers import DEFECT, REFUSED, report
from viz_app.server.addresses import called, may_be_read
from viz_app.server.bodies import MAX_BODY, Body, Refused, checked, read_body
from viz_app.server.forgetting import forget_unread

NOWHERE = "There is nothing at this address. The page is at /, its API is described at /?view=api."


class Guard:
    """Refuses with one sentence, ``{"error": sentence}`` and a status, what Gradio would stumble over."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        answer = _Answer(send)
        try:
            await self._pass(scope, receive, answer)
        except Refused as refusal:
            await JSONResponse({"error": str(refusal)}, refusal.status)(scope, receive, send)
        except Exception as defect:
            report(scope["path"], defect)
            if not answer.started:
                await JSONResponse({"error": DEFECT}, 500)(scope, receive, send)
        return None

    async def _pass(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        blocks = scope["app"].get_blocks()
        if scope["method"] in ("GET", "HEAD"):
            _refuse_unreadable(scope, blocks)
            return await self.app(scope, receive, answer)
        call = called(scope["path"]) if scope["method"] == "POST" else None
        if call is None:
            raise Refused(404, NOWHERE)
        body = checked(*call, read_body(await _content(scope, receive)), blocks)
        forget_unread(blocks._queue)
        answer.is_call = True
        inner, replay = _with_body(scope, body, receive)
        return await self.app(inner, replay, answer)


class _Answer:
    """Passes an answer on; a refusal of the API, which Gradio calls a failure of the server, gets status 400."""

    def __init__(self, send: Send) -> None:
        self.send, self.is_call, self.started = send, False, False
        self.failure: Message | None = None

    async def __call__(self, message: Message) -> None:
        self.started = True
        if message["type"] == "http.response.start" and message["status"] == 500 and self.is_call:
            self.failure = message
        elif self.failure is None:
            await self.send(message)
        else:
            await self._refuse(self.failure, message.get("body", b""))

    async def _refuse(self, start: Message, body: bytes) -> None:
        said = json.loads(body) if body.startswith(b"{") else {}
        is_refusal = said.get("title") == REFUSED
        content = json.dumps({"error": said.get("error") or DEFECT}, ensure_ascii=False).encode()
        headers = MutableHeaders(raw=list(start["headers"]))
        headers["Content-Length"], headers["Content-Type"] = str(len(content)), "application/json"
        await self.send({**start, "status": 400 if is_refusal else 500, "headers": headers.raw})
        await self.send({"type": "http.response.body", "body": content})


def _refuse_unreadable(scope: Scope, blocks: Any) -> None:
    path, queue = scope["path"], blocks._queue
    if not may_be_read(path):
        raise Refused(404, NOWHERE)
    if path.rstrip("/") == "/gradio_api/queue/data":
        session = parse_qs(scope["query_string"].decode("latin-1")).get("session_hash", [""])[0]
        if session not in queue.pending_messages_per_session:
            raise Refused(404, "This session waits for no answer; make a call first.")
    elif path.startswith("/gradio_api/call/"):
        event = path.rstrip("/").rpartition("/")[2]
        if not any(
            event in events for events in (queue.event_ids_to_events, *queue.pending_event_ids_session.values())
        ):
            raise Refused(404, "There is no such call, or its answer has been fetched.")


async def _content(scope: Scope, receive: Receive) -> bytes:
    """The whole body.

    Raises:
        Refused: if it is larger than any that makes sense.
    """
    content = b""
    while True:
        message = await receive()
        content += message.get("body", b"")
        if len(content) > MAX_BODY:
            raise Refused(413, f"The request is larger than {MAX_BODY} bytes. Shorten it.")
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return content


def _with_body(scope: Scope, body: Body, receive: Receive) -> tuple[Scope, Receive]:
    """The request with another body."""
    content = json.dumps(body).encode()
    headers = MutableHeaders(raw=list(scope["headers"]))
    headers["content-length"], headers["content-type"] = str(len(content)), "application/json"
    waiting = [{"type": "http.request", "body": content, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return {**scope, "headers": headers.raw}, replay

"""The middleware before Gradio: only known addresses, only bodies that make sense, and never a traceback."""

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from core.sentences import sentence
from viz_app.protocol.answers import DEFECT, REFUSED, report
from viz_app.server import zerogpu
from viz_app.server.addresses import ONCE, called, may_be_read
from viz_app.server.bodies import EARLIER, Refused, checked, read_body
from viz_app.server.connections import Connection, content_of
from viz_app.server.forgetting import forget_unread, has_room
from viz_app.server.limits import Counts
from viz_app.server.memory import LARGE, give_back
from viz_app.server.origins import own_hosts, refuse_other_names, refuse_other_sites, without_foreign_host
from viz_app.server.page import WAY, answer_of_view
from viz_app.server.turns import CLOSED
from viz_app.server.visitors import asked_by, network_of, site_of, visitor_of

if TYPE_CHECKING:
    from viz_app.server.rooms.requests import ClassRequests

TOO_MANY, ENDS = 429, 503
CLASS = re.compile("/class(/.*)?")  # below it are the rooms of classes
SHARE = 4  # networks of one site, see ``site_of``, that may ask as much as they like
QUEUED = ("call", "call/v2", "queue/join")  # ways to call that wait in Gradio's queue
WAIT = "Too many calls wait for their answers. Fetch yours, then try again in ten seconds."
NOWHERE = "There is nothing at this address. The page is at /, its API is described at /gradio_api/info."


class Guard:
    """Refuses with one sentence, ``{"error": sentence}`` and a status, what Gradio would stumble over.

    ``rooms`` answers what concerns classes; without them there are none.
    """

    def __init__(
        self,
        app: ASGIApp,
        limit: int = 0,
        names: Sequence[str] | None = None,
        rooms: "ClassRequests | None" = None,
    ) -> None:
        self.app = app
        self._names, self._rooms = names, rooms
        self._counts, self._sites = Counts(limit), Counts(SHARE * limit)  # questions a minute

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        answer = _Answer(send)
        try:
            await self._pass(scope, receive, answer)
        except Refused as refusal:
            later = {"Retry-After": "10"} if refusal.status == TOO_MANY else None
            await JSONResponse(refusal.reply, refusal.status, later)(scope, receive, send)
        except asyncio.CancelledError:  # the server ends, and has waited long enough
            if not answer.started:
                await JSONResponse({"error": str(sentence(CLOSED))}, ENDS)(scope, receive, send)
        except Exception as defect:
            report(scope["path"], defect)
            if not answer.started:
                await JSONResponse({"error": str(DEFECT)}, 500)(scope, receive, send)
        if answer.bytes > LARGE:
            await run_in_threadpool(give_back)
        return None

    async def _pass(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        blocks = scope["app"].get_blocks()
        own = own_hosts(blocks)
        headers = Headers(scope=scope)
        refuse_other_names(headers, self._names)
        scope = without_foreign_host(scope, own, self._names)
        host = (scope.get("client") or [None])[0]
        if self._rooms and CLASS.fullmatch(scope["path"]):
            if scope["method"] == "POST":
                refuse_other_sites(headers, own)
            return await self._answer_class(self._rooms, scope, receive, answer)
        if scope["method"] in ("GET", "HEAD"):
            _refuse_unreadable(scope, blocks)
            return await self.app(scope, receive, answer)
        call = called(scope["path"]) if scope["method"] == "POST" else None
        if call is None:
            raise Refused(404, EARLIER if scope["path"].startswith(ONCE) else NOWHERE)
        refuse_other_sites(headers, own)
        seat = await self._rooms.seat(headers) if self._rooms else None
        if seat is None:  # the members of a class are counted one by one
            self._refuse_many(host)
        sent = read_body(await content_of(receive))
        body = checked(*call, sent, blocks)
        connection = Connection(body, receive)
        if call[0] in QUEUED:
            if not has_room(blocks._queue, network_of(host)):
                raise Refused(TOO_MANY, WAIT)
            forget_unread(blocks._queue)
        answer.is_call = True
        asker = visitor_of(host, sent.get("page") or sent.get("session_hash"), connection.is_gone)
        if seat:
            asker = replace(asker, room=seat.room, texts=seat.texts)
        async with connection.watched():
            with asked_by(asker):
                if call[0] == WAY:
                    with zerogpu.asked_in(scope, blocks):
                        reply = await answer_of_view(body, blocks)
                    return await reply(scope, connection.receive, answer)
                return await self.app(connection.scope(scope), connection.receive, answer)

    async def _answer_class(self, rooms: "ClassRequests", scope: Scope, receive: Receive, answer: "_Answer") -> None:
        method, headers, host = scope["method"], Headers(scope=scope), (scope.get("client") or [None])[0]
        sent: dict[str, Any] = {}
        if method == "POST":
            if not rooms.is_counted_singly(scope["path"], headers):
                self._refuse_many(host)
            sent = read_body(await content_of(receive))
        answer.is_call = True
        query = scope["query_string"].decode("latin-1")
        reply = await rooms.reply(method, scope["path"], headers, query, sent, host)
        await reply(scope, receive, answer)

    def _refuse_many(self, host: str | None) -> None:
        if not (self._counts.allow(network_of(host)) and self._sites.allow(site_of(host))):
            raise Refused(TOO_MANY, sentence("reply-too-many-questions", most=self._counts.limit))


class _Answer:
    """Passes an answer on; a refusal of the API, which Gradio calls a failure of the server, gets status 400."""

    def __init__(self, send: Send) -> None:
        self.send, self.is_call, self.started, self.is_missing = send, False, False, False
        self.bytes = 0
        self.failure: Message | None = None

    async def __call__(self, message: Message) -> None:
        self.started, self.bytes = True, self.bytes + len(message.get("body", b""))
        status = message["status"] if message["type"] == "http.response.start" else 0
        if self.is_missing:  # the sentence has been sent in place of what comes
            pass
        elif 400 <= status < 500 and not self.is_call:
            self.is_missing = True
            await self._say(message, NOWHERE)
        elif status == 500 and self.is_call:
            self.failure = message
        elif self.failure is None:
            await self.send(message)
        else:
            await self._refuse(self.failure, message.get("body", b""))

    async def _refuse(self, start: Message, body: bytes) -> None:
        said = json.loads(body) if body.startswith(b"{") else {}
        task = asyncio.current_task()
        if said.get("title") == REFUSED:
            await self._say({**start, "status": 400}, said["error"])
        elif task and task.cancelling():  # the server ends, which Gradio took for a failure of the call
            await self._say({**start, "status": ENDS}, str(sentence(CLOSED)))
        else:
            await self._say(start, said.get("error") or str(DEFECT))

    async def _say(self, start: Message, error: str) -> None:
        """Send ``{"error": error}`` with the status and the headers of ``start``."""
        content = json.dumps({"error": error}, ensure_ascii=False).encode()
        headers = MutableHeaders(raw=list(start["headers"]))
        headers["Content-Length"], headers["Content-Type"] = str(len(content)), "application/json"
        await self.send({**start, "headers": headers.raw})
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

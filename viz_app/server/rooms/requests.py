"""Answers below ``/class/``: JSON in both directions, a refusal as ``Refused.reply``.

The key of a teacher and the token of a phone come in the header ``Authorization``, so that no log holds them.
"""

import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, NamedTuple

import orjson
from anyio import CapacityLimiter, to_thread
from starlette.datastructures import Headers, QueryParams
from starlette.responses import JSONResponse, RedirectResponse, Response

from core.errors import InputError
from core.sentences import sentence
from viz_app.handlers.lessons import plain_lesson, read_text
from viz_app.server.bodies import Refused
from viz_app.server.limits import Counts
from viz_app.server.rooms.acts import END, RIGHT
from viz_app.server.rooms.database import AwayError
from viz_app.server.rooms.limits import ANSWERS, QUESTIONS, STARTS, Guesses
from viz_app.server.rooms.questions import SHOWN
from viz_app.server.rooms.store import NO_KEY, NO_MEMBER, OVER, ClosedError, Given, Room, Rooms, Written, token_id
from viz_app.server.visitors import network_of

PREFIX = "/class"
LARGEST_LESSON = 100_000  # characters
READERS, WRITERS = 8, 2  # threads that wait for the database; many writers would only wait for each other
MANY, SOON, LATER = 100, 2, 4  # a phone asks every SOON seconds, every LATER ones if more than MANY are in the room
JOIN = "./#class"  # where the page asks for a code
AWAY = sentence("reply-class-away")
NOWHERE = "There is nothing at this address. Classes are joined at /class."
MANY_ANSWERS = sentence("reply-class-many-answers")
MANY_QUESTIONS = sentence("reply-too-many-questions", most=QUESTIONS)
MANY_STARTS = sentence("reply-class-many-starts", most=STARTS)
UNREADABLE = sentence("reply-class-unreadable")
_PATH = re.compile(r"/class/rooms(?:/(?P<code>[0-9]{6})(?:/(?P<part>lesson|members|answers|board|acts))?)?/?")
LOOKING = ("", "board")  # what may be asked of a class that is over; its teacher may undo the end
_BEARER = "Bearer "


class Asked(NamedTuple):
    """A request of ``network``. ``secret`` is a key or a token."""

    secret: str
    query: QueryParams
    body: Mapping[str, Any]
    network: str


class Seat(NamedTuple):
    """A phone that asks the models as a member of a room, and the sentences of the lesson."""

    member: str
    room: str
    texts: frozenset[str]


class ClassRequests:
    """Answers the requests to ``rooms``; ``guesses`` knows who has guessed codes."""

    def __init__(self, rooms: Rooms, guesses: Guesses | None = None) -> None:
        self.rooms = rooms
        self._guesses = guesses or Guesses()
        self._answers, self._questions = Counts(ANSWERS), Counts(QUESTIONS)
        self._starts = Counts(STARTS, seconds=3600)
        self._readers, self._writers = CapacityLimiter(READERS), CapacityLimiter(WRITERS)
        self._ways: dict[tuple[str, str], Callable[[Asked, Room], Any]] = {
            ("GET", ""): self._state,
            ("GET", "lesson"): self._lesson,
            ("POST", "members"): self._join,
            ("POST", "answers"): self._answer,
            ("GET", "board"): self._board,
            ("POST", "acts"): self._act,
        }

    def is_counted_singly(self, path: str, headers: Headers) -> bool:
        """Return True if a request is one of a phone or a board, which no limit of the network counts."""
        return path.rstrip("/").endswith(("/answers", "/acts")) and bool(_secret(headers))

    async def reply(
        self, method: str, path: str, headers: Headers, query: str, body: Mapping[str, Any], host: str | None
    ) -> Response:
        """Return the answer to a request. Raises ``Refused`` with the sentence that is the answer."""
        if path.rstrip("/") == PREFIX and method == "GET":
            return RedirectResponse(JOIN)
        match = _PATH.fullmatch(path)
        code, part = (match["code"], match["part"] or "") if match else (None, "-")
        way = self._ways.get((method, part))
        asked = Asked(_secret(headers), QueryParams(query), body, network_of(host))
        try:
            if method == "POST" and match and code is None:
                content = await self._start(asked)
            elif way and code:
                content = await self._in_room(way, asked, code, part)
            else:
                raise Refused(404, NOWHERE)
        except ClosedError as closed:
            refused = Refused(409, OVER if closed.room.is_over else sentence("reply-class-gone-on"))
            content = JSONResponse(refused.reply | _told(closed.room), refused.status)
        except AwayError:
            content = JSONResponse(Refused(503, AWAY).reply, 503, {"Retry-After": str(SOON)})
        answer = (
            content if isinstance(content, Response) else Response(orjson.dumps(content), media_type="application/json")
        )
        answer.headers["Cache-Control"] = "no-store"
        return answer

    async def seat(self, headers: Headers) -> Seat | None:
        """Return the seat of a question to the models, which its page names in a header; None if it has none. Raises
        ``Refused`` if its member asks too often."""
        code, _, token = _secret(headers).partition(".")
        if not re.fullmatch("[0-9]{6}", code) or not token:
            return None
        try:
            found = await self._known(code, token)
        except AwayError:
            return None
        name = found.members.get(token_id(token)) if found else None
        if found is None or name is None:
            return None
        if not self._questions.allow(f"{code} {name}"):
            raise Refused(429, MANY_QUESTIONS)
        return Seat(f"{code} {name}", code, found.lesson.texts)

    async def _start(self, asked: Asked) -> Response:
        text, lead, at_once = (asked.body.get(name) for name in ("lesson", "lead", "at_once"))
        texts = asked.body.get("texts", False)  # a page of before asks for none
        if not isinstance(text, str) or not all(isinstance(one, bool) for one in (lead, at_once, texts)):
            raise Refused(422, UNREADABLE)
        if len(text) > LARGEST_LESSON:
            counts = {"count": len(text), "most": LARGEST_LESSON, "over": len(text) - LARGEST_LESSON}
            raise Refused(413, sentence("reply-too-many-characters", what="lesson", **counts))
        try:
            lesson = orjson.dumps(plain_lesson(read_text(text, "class"))).decode()
        except InputError as error:
            raise Refused(422, error) from None
        if not self._starts.allow(asked.network):
            raise Refused(429, MANY_STARTS)
        code, key, ends = await self._write(self.rooms.start, lesson, lead, at_once, texts)
        return JSONResponse({"room": code, "key": key, "ends": round(ends)}, 201)

    async def _state(self, asked: Asked, room: Room) -> Any:
        if room.is_over:
            return {"over": True}
        wait = {"Retry-After": str(SOON if len(room.members) <= MANY else LATER)}
        if asked.query.get("rev") == str(room.state.rev):
            return Response(status_code=204, headers=wait)
        return JSONResponse(_told(room), headers=wait)

    async def _lesson(self, asked: Asked, room: Room) -> Any:
        is_open = room.at_once or room.state.phase == END or room.is_led_by(asked.secret)
        lesson = room.lesson.plain if is_open else room.lesson.covered()
        return {"lesson": lesson, "at_once": room.at_once, "texts": room.texts}

    async def _join(self, asked: Asked, room: Room) -> Any:
        token, name = await self._write(self.rooms.join, room.code)
        return JSONResponse({"member": token, "name": name}, 201)

    async def _answer(self, asked: Asked, room: Room) -> Any:
        text, place = asked.body.get("text"), {name: _whole(asked.body, name) for name in ("stop", "round")}
        about = {} if isinstance(text, str) else {name: _whole(asked.body, name) for name in ("choice", "tries")}
        if not self._answers.allow(f"{room.code} {asked.secret}"):
            raise Refused(429, MANY_ANSWERS)
        if isinstance(text, str):
            await self._write(self.rooms.write, room.code, asked.secret, Written(**place, text=text))
            return {}
        given = Given(**place, **about, hint=asked.body.get("hint") is True)
        await self._write(self.rooms.answer, room.code, asked.secret, given)
        return {}

    async def _board(self, asked: Asked, room: Room) -> Any:
        if not room.is_led_by(asked.secret):
            raise Refused(403, NO_KEY)
        written = await self._read(self.rooms.texts, room) if room.texts else []
        if asked.query.get("who"):
            return {"answers": await self._read(self.rooms.table, room), "texts": written}
        counts = await self._read(self.rooms.counts, room)
        told = {**_told(room), "over": room.is_over, "members": sorted(room.members.values()), "counts": counts}
        told["texts"] = [[stop, name, text if shown else None] for stop, name, text, shown in written]
        mark = str(zlib.crc32(orjson.dumps(told)))
        return Response(status_code=204) if asked.query.get("mark") == mark else {**told, "mark": mark}

    async def _act(self, asked: Asked, room: Room) -> Any:
        act, rev = asked.body.get("act"), _whole(asked.body, "rev")
        if not isinstance(act, str):
            raise Refused(422, UNREADABLE)
        moved = await self._write(self.rooms.act, room.code, asked.secret, rev, act, asked.body)
        return {**_told(moved), "over": moved.is_over}

    async def _in_room(self, way: Callable[[Asked, Room], Any], asked: Asked, code: str, part: str) -> Any:
        room = await self._admitted(code, asked.secret, asked.network)
        if room.is_over and part not in LOOKING and not room.is_led_by(asked.secret):
            raise Refused(410, OVER)
        return await way(asked, room)

    async def _admitted(self, code: str, secret: str, network: str) -> Room:
        """Return a room. Whoever is not in it may only look: slowly, if this network guesses codes."""
        if known := await self._known(code, secret):
            return known
        await self._guesses.wait(network)
        try:
            found: Room = await self._read(self.rooms.look, code)
            if secret:
                raise Refused(403, NO_MEMBER)
        except Refused:
            self._guesses.wrong(network)
            raise
        return found

    async def _known(self, code: str, secret: str) -> Room | None:
        """Return the room if it knows ``secret``. Most polls need no thread: the room was looked at a moment ago."""
        found: Room | None = self.rooms.at_hand(code, secret) or await self._read(self.rooms.known, code, secret)
        return found

    async def _read(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await to_thread.run_sync(partial(function, *arguments), limiter=self._readers)

    async def _write(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await to_thread.run_sync(partial(function, *arguments), limiter=self._writers)


def _secret(headers: Headers) -> str:
    said = headers.get("authorization", "")
    return said.removeprefix(_BEARER).strip() if said.startswith(_BEARER) and len(said) < 100 else ""


def _told(found: Room) -> dict[str, Any]:
    """Return how a class stands, and what is right once it may be seen."""
    state = asdict(found.state)
    return state | {"told": found.lesson.answer_of(found.state.stop)} if found.state.phase == RIGHT else state


def _whole(body: Mapping[str, Any], name: str) -> int:
    value = body.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not SHOWN <= value < 2**31:
        raise Refused(422, UNREADABLE)
    return value

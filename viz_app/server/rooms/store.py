"""The rooms of a database: started, joined, asked, answered, moved on and deleted. Safe under threads and processes."""

import hashlib
import hmac
import secrets
import threading
import time
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sql

from core.sentences import sentence
from viz_app.server.bodies import Refused
from viz_app.server.rooms.acts import ActError, State, after, takes_answer
from viz_app.server.rooms.database import LONGEST_TEXT, AwayError, Database, answer, member, room, said
from viz_app.server.rooms.questions import RoomLesson

DAY, GRACE, SWEEP = 86_400.0, 60.0, 15.0  # seconds: a room's life, what remains after its end, between two deletions
FRESH = 0.25  # seconds in which a process answers from the last look at a room
AWAY = 1.0  # seconds in which it is not asked again
MOST_TRIES = 9
MOST_ROOMS, MOST_MEMBERS, NAMES = 200, 300, 1024  # NAMES: kinds × animals of the page's message `answers-animal`
UNKNOWN = sentence("reply-class-unknown")
OVER = sentence("reply-class-over")
NO_ANSWER = sentence("reply-class-no-answer")
BAD_TEXT = sentence("reply-class-text", most=LONGEST_TEXT)
NO_KEY = sentence("reply-class-no-key")
NO_MEMBER = sentence("reply-class-no-member")
COLUMNS = ("name", "stop", "round", "first", "last", "tries", "hint", "minute")  # of the teacher's table
_STATE = ("rev", "stop", "phase", "round", "lead", "locked")


def token_id(token: str) -> bytes:
    """Return what is kept of a phone's token."""
    return hashlib.sha256(token.encode()).digest()[:16]


@dataclass(frozen=True)
class Room:
    """A room as it was when it was last looked at. ``members`` are animals by the ids of phones.

    With ``texts`` pupils hand in what they write.
    """

    code: str
    state: State
    lesson: RoomLesson
    at_once: bool
    texts: bool
    ends: float
    is_over: bool
    key_hash: bytes = field(repr=False)
    members: Mapping[bytes, int] = field(repr=False)

    def is_led_by(self, key: str) -> bool:
        return hmac.compare_digest(self.key_hash, _digest(key))

    def knows(self, secret: str) -> bool:
        """Return True if ``secret`` is its key or the token of one of its phones."""
        return token_id(secret) in self.members or self.is_led_by(secret)


@dataclass(frozen=True)
class Given:
    """An answer. ``tries`` are those so far, of which ``choice`` is the last one."""

    stop: int
    round: int
    choice: int
    tries: int
    hint: bool


@dataclass(frozen=True)
class Written:
    """A text that is handed in."""

    stop: int
    round: int
    text: str


class ClosedError(Exception):
    """The question is closed, or another board was first. ``room`` is how it stands now."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room


class Rooms:
    """All rooms of ``database``.

    Args:
        lifetime: seconds after which a room is deleted.
        grace: seconds between the end of a room and its deletion, in which its end can be undone.
        now: the clock, in seconds.

    All methods raise ``Refused`` for what cannot be, and ``AwayError`` if the database does not answer.
    """

    def __init__(
        self, database: Database, lifetime: float = DAY, grace: float = GRACE, now: Callable[[], float] = time.time
    ) -> None:
        self._database, self._lifetime, self._grace, self._now = database, lifetime, grace, now
        self._looks: dict[str, tuple[float, Room | None]] = {}
        self._lessons: dict[bytes, RoomLesson] = {}
        self._lock, self._away_until = threading.Lock(), 0.0
        self._closed = threading.Event()

    def start(self, lesson: str, lead: bool, at_once: bool, texts: bool = False) -> tuple[str, str, float]:
        """Make a room for a lesson; return its code, the key that leads it, and when it ends."""
        key, minute = secrets.token_urlsafe(16), int(self._now() // 60)
        ends = minute * 60 + self._lifetime
        with self._database.writing() as connection:
            taken = set(connection.scalars(sql.select(room.c.code)))
            if len(taken) >= MOST_ROOMS:
                raise Refused(429, sentence("reply-class-many-rooms", most=MOST_ROOMS))
            code = next(one for one in iter(lambda: f"{secrets.randbelow(10**6):06}", "") if one not in taken)
            values = {name: getattr(State(lead=lead), name) for name in _STATE}
            own = {"code": code, "key_hash": _digest(key), "lesson": lesson, "at_once": at_once, "texts": texts}
            connection.execute(room.insert().values(**own, **values, started_minute=minute, ends=ends))
        self._forget(code)
        return code, key, ends

    def look(self, code: str) -> Room:
        """Return a room, at most ``FRESH`` seconds old."""
        with self._lock:
            at, found = self._looks.get(code, (-FRESH, None))
            if time.monotonic() - at >= FRESH:
                found = self._read_or_wait(code)
                if found or code in self._looks:
                    self._looks[code] = (time.monotonic(), found)
        if found is None or self._now() >= found.ends:
            raise Refused(404, UNKNOWN)
        return found

    def at_hand(self, code: str, secret: str) -> Room | None:
        """Return the room if it was looked at a moment ago and knows ``secret``; the database is not asked."""
        at, found = self._looks.get(code, (-FRESH, None))
        is_fresh = time.monotonic() - at < FRESH
        return found if found and is_fresh and self._now() < found.ends and found.knows(secret) else None

    def known(self, code: str, secret: str) -> Room | None:
        """Return the room if it knows ``secret``."""
        try:
            for _ in range(2 if secret else 0):
                found = self.look(code)
                if found.knows(secret):
                    return found
                self._forget(code)  # the phone may have joined by another process a moment ago
        except Refused:
            pass
        return None

    def join(self, code: str) -> tuple[str, int]:
        """Add a phone; return its token, which is not kept, and its animal."""
        token = secrets.token_urlsafe(16)
        with self._database.writing() as connection:
            found = self._locked(connection, code)
            if found.is_over:
                raise Refused(410, OVER)
            if found.state.locked:
                raise Refused(423, sentence("reply-class-door-closed"))
            taken = set(connection.scalars(sql.select(member.c.name).where(member.c.room == code)))
            if len(taken) >= MOST_MEMBERS:
                raise Refused(409, sentence("reply-class-full", most=MOST_MEMBERS))
            name = secrets.choice([one for one in range(NAMES) if one not in taken])
            connection.execute(member.insert().values(room=code, id=token_id(token), name=name))
        self._forget(code)
        return token, name

    def answer(self, code: str, token: str, given: Given) -> None:
        """Keep an answer. The first one of a vote stays beside the last one; the same again changes nothing. Raises
        ``ClosedError`` if the question takes no answer now."""
        own, minute = token_id(token), int(self._now() // 60)
        with self._database.writing() as connection:
            found = self._locked(connection, code, shared=True)
            is_one = found.lesson.takes(given.stop, given.choice) and 0 <= given.tries <= MOST_TRIES
            self._check_taken(connection, found, own, given, is_one)
            changing = {"last": given.choice, "tries": given.tries, "hint": given.hint, "minute": minute}
            where = {"room": code, "member": own, "stop": given.stop, "round": given.round}
            insert = self._database.insert(answer).values(**where, first=given.choice, **changing)
            connection.execute(insert.on_conflict_do_update(index_elements=list(where), set_=changing))

    def write(self, code: str, token: str, given: Written) -> None:
        """Keep a text; a later one of the same phone takes its place, and is covered again. Raises ``ClosedError`` if
        the stop takes no text now."""
        own, text = token_id(token), _plain(given.text)
        if not 1 <= len(text) <= LONGEST_TEXT:
            raise Refused(422, BAD_TEXT)
        with self._database.writing() as connection:
            found = self._locked(connection, code, shared=True)
            self._check_taken(connection, found, own, given, found.lesson.takes_text(given.stop))
            where = {"room": code, "member": own, "stop": given.stop}
            changing = {"text": text, "shown": False}
            insert = self._database.insert(said).values(**where, **changing)
            is_other = said.c.text != text  # the same again stays as the board has it
            connection.execute(insert.on_conflict_do_update(index_elements=list(where), set_=changing, where=is_other))

    def texts(self, found: Room) -> list[list[Any]]:
        """Return ``[stop, animal, text, shown]`` of what was written, in an order that says nothing of its time."""
        is_of = sql.and_(member.c.room == said.c.room, member.c.id == said.c.member)
        query = sql.select(said.c.stop, member.c.name, said.c.text, said.c.shown).join(member, is_of)
        with self._database.reading() as connection:
            rows = connection.execute(query.where(said.c.room == found.code).order_by(said.c.stop, member.c.name))
            return [list(row) for row in rows]

    def counts(self, found: Room) -> list[list[int]]:
        """Return ``[stop, round, choice, phones]`` of what was answered: first tries at a question whose right answer
        is told at once, else the last choice of each."""
        groups = (answer.c.stop, answer.c.round, answer.c.first, answer.c.last)
        query = sql.select(*groups, sql.func.count()).where(answer.c.room == found.code).group_by(*groups)
        counts: Counter[tuple[int, int, int]] = Counter()
        with self._database.reading() as connection:
            for stop, vote, first, last, phones in connection.execute(query):
                counts[stop, vote, first if found.at_once and not found.lesson.is_search(stop) else last] += phones
        return sorted([*key, phones] for key, phones in counts.items())

    def table(self, found: Room) -> list[dict[str, Any]]:
        """Return all answers with the animals of their phones, for the teacher alone."""
        columns = (member.c.name, *(answer.c[one] for one in COLUMNS[1:]))
        is_of = sql.and_(member.c.room == answer.c.room, member.c.id == answer.c.member)
        query = sql.select(*columns).join(member, is_of).where(answer.c.room == found.code)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(*columns[:3]))
            return [dict(zip(COLUMNS, row, strict=True)) for row in rows]

    def act(self, code: str, key: str, rev: int, act: str, of: Mapping[str, Any]) -> Room:
        """Move a class on; return how it stands then. Raises ``ClosedError`` if another board was first, or the act
        cannot be done now.

        Args:
            rev: that of the state on which the act was decided.
            act: one of ``acts.after``, or ``drop`` (the phone with the animal ``name``), ``reveal`` or ``cover`` (its
                text at ``stop``), ``end`` or ``undo``.
            of: ``stop`` or ``name``.
        """
        with self._database.writing() as connection:
            found = self._locked(connection, code)
            if not found.is_led_by(key):
                raise Refused(403, NO_KEY)
            if found.state.rev != rev:
                raise ClosedError(found)
            values = self._values(connection, found, act, of)
            where = sql.and_(room.c.code == code, room.c.rev == rev)
            connection.execute(room.update().where(where).values(**values))
        self._forget(code)
        return self.look(code)

    def sweep(self) -> int:
        """Delete the rooms that are over, with all that is of them; return how many there were."""
        with self._database.writing() as connection:
            count = connection.execute(room.delete().where(room.c.ends <= self._now())).rowcount
        self._database.clean()
        with self._lock:
            self._looks.clear()
            self._lessons.clear()
        return int(count)

    def sweep_always(self, seconds: float = SWEEP) -> None:
        """Sweep in the background from now on."""

        def run() -> None:
            while not self._closed.wait(seconds):
                try:
                    self.sweep()
                except (AwayError, sql.exc.SQLAlchemyError):
                    continue  # because there is a next time

        threading.Thread(target=run, name="sweep-rooms", daemon=True).start()

    def close(self) -> None:
        self._closed.set()
        self._database.close()

    def _values(self, connection: sql.Connection, found: Room, act: str, of: Mapping[str, Any]) -> dict[str, Any]:
        """Return what an act changes in the row of its room."""
        rev, now = found.state.rev + 1, self._now()
        if act == "end" and not found.is_over:
            return {"rev": rev, "ends": now + self._grace}
        if act == "undo" and found.is_over:
            return {"rev": rev, "ends": room.c.started_minute * 60 + self._lifetime}
        name, stop = (_small(of.get(one)) for one in ("name", "stop"))
        if act == "drop" and name is not None:
            connection.execute(member.delete().where(member.c.room == found.code, member.c.name == name))
            return {"rev": rev}
        if act in ("reveal", "cover") and None not in (name, stop):
            own = sql.select(member.c.id).where(member.c.room == found.code, member.c.name == name).scalar_subquery()
            where = sql.and_(said.c.room == found.code, said.c.stop == stop, said.c.member == own)
            connection.execute(said.update().where(where).values(shown=act == "reveal"))
            return {"rev": rev}
        votes = sql.select(answer.c.stop, sql.func.max(answer.c.round)).where(answer.c.room == found.code)
        known = dict(connection.execute(votes.group_by(answer.c.stop)).tuples().all())
        asks = found.lesson.asks
        try:
            if found.is_over:
                raise ActError
            state = after(found.state, act, stop, asks, [known.get(stop, 0) for stop in range(len(asks))])
        except ActError:
            raise ClosedError(found) from None
        return {name: getattr(state, name) for name in _STATE}

    def _check_taken(
        self, connection: sql.Connection, found: Room, own: bytes, given: Given | Written, is_one: bool
    ) -> None:
        """Raise unless the phone ``own`` may give this answer now. ``is_one``: the stop takes such an answer."""
        if found.is_over:
            raise Refused(410, OVER)
        if not is_one:
            raise Refused(422, NO_ANSWER)
        is_here = sql.select(member.c.name).where(member.c.room == found.code, member.c.id == own)
        if connection.scalar(is_here) is None:
            raise Refused(403, NO_MEMBER)
        if not takes_answer(found.state, given.stop, given.round):
            raise ClosedError(found)

    def _read_or_wait(self, code: str) -> Room | None:
        """Ask a database that is away once a second, so that not each of many phones waits for it."""
        if time.monotonic() < self._away_until:
            raise AwayError
        try:
            return self._read(code)
        except AwayError:
            self._away_until = time.monotonic() + AWAY
            raise

    def _read(self, code: str) -> Room | None:
        with self._database.reading() as connection:
            row = connection.execute(sql.select(room).where(room.c.code == code)).mappings().one_or_none()
            if row is None:
                return None
            phones = connection.execute(sql.select(member.c.id, member.c.name).where(member.c.room == code))
            return replace(self._room(row), members={bytes(id): name for id, name in phones})  # noqa: A001

    def _locked(self, connection: sql.Connection, code: str, shared: bool = False) -> Room:
        """Return a room that nobody else changes until the transaction is over."""
        query = sql.select(room).where(room.c.code == code, room.c.ends > self._now()).with_for_update(read=shared)
        row = connection.execute(query).mappings().one_or_none()
        if row is None:
            raise Refused(404, UNKNOWN)
        return self._room(row)

    def _room(self, row: Mapping[str, Any]) -> Room:
        key_hash = bytes(row["key_hash"])
        lesson = self._lessons.setdefault(key_hash, RoomLesson(row["lesson"], row["texts"]))
        state, last = State(**{name: row[name] for name in _STATE}), row["started_minute"] * 60 + self._lifetime
        own = {name: row[name] for name in ("code", "at_once", "texts", "ends")}
        return Room(**own, state=state, lesson=lesson, is_over=row["ends"] < last, key_hash=key_hash, members={})

    def _forget(self, code: str) -> None:
        with self._lock:
            self._looks.pop(code, None)


def _small(value: object) -> int | None:
    """Return a number that can be that of a stop or an animal, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < NAMES else None


def _plain(text: str) -> str:
    """Return a text without the characters that no keyboard writes, which PostgreSQL may refuse."""
    return "".join(" " if unicodedata.category(one) in ("Cc", "Cs") and one != "\n" else one for one in text).strip()


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()

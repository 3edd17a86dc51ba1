"""Fair turns: runs share a few places, cheap runs go before costly ones, and no visitor takes all places.

Fair queuing (Demers, Keshav and Shenker 1989): every run gets a tag, the later of now and its visitor's last tag, plus
its own work; the lowest tag runs next. Now is the work that each visitor would have got so far if all were served at
once: a run that ends moves it on by its work, divided by the visitors there are. So who has asked for little goes
before who has asked for much, a cheap run before a costly one that came earlier, also before ten of them, and nothing
waits for ever. A long run lets others go between its parts, so that its own visitor can look around meanwhile. Visitors
from one network share its weight: who opens many pages gets no more by it.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial

from core.budget import StoppedError
from core.errors import InputError
from viz_app.server.visitors import HERE, Visitor

MAX_WAITING = 200  # all together, and
MAX_WAITING_NEAR = 120  # from one network
MAX_WAITING_EACH = 8  # of one visitor
# The cost, in the unit of core.decoding.cost, from which on a run may not take the last place: 40 words, half a second.
COSTLY = 2_500
MAX_SECONDS = 60.0  # to wait

FULL, CLOSED = "reply-server-full", "reply-server-stops"


@dataclass(eq=False)
class _Waiting:
    visitor: str
    network: str
    tag: float
    cost: float
    may_go: threading.Event = field(default_factory=threading.Event)


class Turns:
    """``places`` runs at once, of which the last is kept for what is cheap and for who has none yet.

    Safe under many threads. After a run nothing is left of its visitor but a number, and that until others catch up.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._lock = threading.Lock()
        self._waiting: list[_Waiting] = []
        self._running: list[_Waiting] = []
        self._now = 0.0
        self._last: dict[str, float] = {}  # tags of visitors who are ahead of it
        self._closed = False

    @contextmanager
    def turn(
        self, visitor: str, cost: float, should_stop: Callable[[], str] = lambda: "", network: str = ""
    ) -> Iterator[Callable[[], None]]:
        """Wait for a turn, and hold it inside. It yields a function to call between two parts of a long run: it
        lets those who wait go first.

        Args:
            visitor: who shares the places, as a name.
            cost: what the run may cost, in the unit of ``core.decoding.cost``.
            should_stop: asked now and then; returns why to give up, as a sentence, or nothing to go on waiting.
            network: where the visitor comes from, if that is known.

        Raises:
            InputError: if too many are waiting.
            StoppedError: if nobody waits for the run any more, or it waited too long.
        """
        mine = self._enter(visitor, cost, network)
        try:
            self._wait(mine, should_stop)
            yield partial(self._give_way, mine, should_stop)
        finally:
            self._leave(mine)

    def ahead_of(self, visitor: str) -> int | None:
        """Return how many runs will begin before the first that ``visitor`` waits for; None if it waits for none."""
        with self._lock:
            order = sorted(self._waiting, key=lambda one: one.tag)
            return next((place for place, one in enumerate(order) if one.visitor == visitor), None)

    def close(self) -> None:
        """Refuse new runs and cancel the waiting ones; running ones see ``is_closed``."""
        with self._lock:
            self._closed = True
            for one in self._waiting:
                one.may_go.set()

    def is_closed(self) -> bool:
        """Return True after ``close``."""
        return self._closed

    def running(self) -> int:
        """Return how many turns are held."""
        with self._lock:
            return len(self._running)

    def waiting(self) -> int:
        """Return how many wait for a turn."""
        with self._lock:
            return len(self._waiting)

    def is_idle(self) -> bool:
        """Return True if no run holds a turn or waits for one."""
        with self._lock:
            return not self._running and not self._waiting

    def is_shared(self) -> bool:
        """Return True if more than one run holds a turn or waits for one."""
        with self._lock:
            return len(self._running) + len(self._waiting) > 1

    def _enter(self, visitor: str, cost: float, network: str) -> _Waiting:
        with self._lock:
            if self._closed:
                raise StoppedError(CLOSED)
            self._refuse_crowd(visitor, network)
            there = {one.visitor for one in (*self._waiting, *self._running) if network and one.network == network}
            tag = max(self._now, self._last.get(visitor, 0.0)) + cost * len(there | {visitor})
            mine = _Waiting(visitor, network, tag, cost)
            self._last[visitor] = mine.tag
            self._waiting.append(mine)
            self._let_in()
            return mine

    def _refuse_crowd(self, visitor: str, network: str) -> None:
        own = sum(one.visitor == visitor for one in self._waiting)
        near = sum(one.network == network for one in self._waiting) if network else 0
        if len(self._waiting) >= MAX_WAITING or near >= MAX_WAITING_NEAR:
            raise InputError(FULL)
        if own >= MAX_WAITING_EACH and visitor != HERE.key:
            raise InputError("reply-too-eager", most=MAX_WAITING_EACH)

    def _wait(self, mine: _Waiting, should_stop: Callable[[], str]) -> None:
        end = time.monotonic() + MAX_SECONDS
        while not mine.may_go.wait(0.2):
            if why := should_stop():
                raise StoppedError(why)
            if time.monotonic() > end:
                raise StoppedError(FULL)
        if self._closed:
            raise StoppedError(CLOSED)

    def _give_way(self, mine: _Waiting, should_stop: Callable[[], str]) -> None:
        """Let those who wait now go before the rest of what ``mine`` does."""
        with self._lock:
            if not self._waiting:
                return
            mine.may_go.clear()
            mine.tag = max(one.tag for one in (mine, *self._waiting))
            self._running.remove(mine)
            self._waiting.append(mine)
            self._let_in()
        self._wait(mine, should_stop)

    def _leave(self, mine: _Waiting) -> None:
        with self._lock:
            if mine in self._running:
                self._now += mine.cost / len({one.visitor for one in (*self._waiting, *self._running)})
                self._running.remove(mine)
            else:
                self._waiting.remove(mine)
            self._let_in()
            self._last = {visitor: tag for visitor, tag in self._last.items() if tag > self._now}
            if not self._waiting and not self._running:
                self._last.clear()

    def _let_in(self) -> None:
        for one in sorted(self._waiting, key=lambda waiting: waiting.tag):
            if len(self._running) >= self._places:
                return
            if self._may_go(one):
                self._waiting.remove(one)
                self._running.append(one)
                one.may_go.set()

    def _may_go(self, one: _Waiting) -> bool:
        shared = max(1, self._places - 1)
        costly = sum(other.cost >= COSTLY for other in self._running)
        own = sum(other.visitor == one.visitor for other in self._running)
        return (own < shared or one.visitor == HERE.key) and not (one.cost >= COSTLY and costly >= shared)


class Newest:
    """The newest run of each page. Nothing is left of it when the run is over; safe under many threads."""

    def __init__(self) -> None:
        self._runs: dict[str, tuple[int | None, object]] = {}

    @contextmanager
    def run(self, asker: Visitor, number: int | None) -> Iterator[Visitor]:
        """Take the place of the run before; what is yielded is ``asker``, gone as soon as another takes this place.

        Those who cannot be told apart take no place. ``number`` is what the page calls the run.
        """
        if asker.key in ("", HERE.key):
            yield asker
            return
        mine = (number, object())
        self._runs[asker.key] = mine
        try:
            yield replace(asker, is_gone=lambda: asker.is_gone() or self._runs.get(asker.key) is not mine)
        finally:
            if self._runs.get(asker.key) is mine:
                del self._runs[asker.key]

    def stop(self, asker: Visitor, number: int | None) -> None:
        """Give up the run that the page of ``asker`` calls ``number``, if it is under way."""
        if (run := self._runs.get(asker.key)) and run[0] == number:
            self._runs.pop(asker.key, None)

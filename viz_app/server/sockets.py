"""Connections: how many there may be, and how long one may stay silent.

uvicorn has neither a time in which the lines of a request must arrive nor a bound of connections that says no; without
them silent connections take all descriptors of the process.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from uvicorn import config

from viz_app.protocol.answers import report
from viz_app.server.parsing import FrugalProtocol, last_answer
from viz_app.server.visitors import is_near, network_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

# In which the lines of a request have to be there, and the next request after an answer. uvicorn's own 5 are what many
# clients keep a connection for, and who sends on one that is just being closed gets no answer.
SECONDS = 20.0
SPARE = 128  # descriptors that stay for files, models and the log
MOST = 2_000
VARIANTS = 20  # lines of one kind in a minute
NEAR = 4  # one network may hold one of so many connections; a proxy on this machine may hold all
FULL = "Too many connections are open at this moment. Try again in a minute."


def most_connections() -> int:
    """Return how many connections there may be: as many as the process has descriptors for, at most ``MOST``."""
    descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else MOST
    return max(16, min(MOST, descriptors - SPARE))


class _Open:
    """The connections that are open now, by network."""

    def __init__(self) -> None:
        self.by_network: Counter[str] = Counter()

    def has_room(self, host: str) -> bool:
        most, mine = most_connections(), self.by_network[network_of(host)]
        return self.by_network.total() < most and (is_near(host) or mine < max(8, most // NEAR))


class BoundedProtocol(FrugalProtocol):
    """The protocol with a bound of connections and a time for the lines of a request.

    A body has its own time, see ``connections.content_of``.
    """

    open = _Open()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive = SECONDS  # type: ignore[assignment]
        host = (transport.get_extra_info("peername") or ("",))[0]
        self._network, self._is_counted = network_of(host), self.open.has_room(host)
        if not self._is_counted:
            transport.write(last_answer("503 Service Unavailable", FULL))
            transport.close()
            return
        self.open.by_network[self._network] += 1
        self._before: Any = None
        self._watch = self.loop.call_later(SECONDS, self._close_if_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_counted:
            self._watch.cancel()
            self.open.by_network -= Counter([self._network])
        super().connection_lost(exc)

    def _close_if_silent(self) -> None:
        """Close a connection whose next request has not begun since the last look."""
        is_at_work = self.cycle is not None and not self.cycle.response_complete
        if not is_at_work and self.cycle is self._before:
            self.transport.close()
            return
        self._before = self.cycle
        self._watch = self.loop.call_later(SECONDS, self._close_if_silent)


class OnceAMinute(logging.Filter):
    """Lets a line of the log through once a minute: the same failure a thousand times would fill a disk.

    A line may hold what a visitor chose, such as a path, so there are ``VARIANTS`` of each at most.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[object, ...], dict[str, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, values = time.monotonic(), str(record.args)[:200]
        kind = (record.name, record.msg, record.levelno)
        told = {one: when for one, when in self._told.get(kind, {}).items() if now - when < 60}
        is_new = values not in told and len(told) < VARIANTS
        self._told[kind] = told | {values: now} if is_new else told
        return is_new


_ONCE = OnceAMinute()
_LOGGERS = ("asyncio", "uvicorn", "uvicorn.error", "uvicorn.access", report.__module__)


@contextlib.contextmanager
def bounded() -> Iterator[None]:
    """Let servers that start inside use ``BoundedProtocol``: Gradio makes uvicorn's settings itself.

    What asyncio, uvicorn and the answers log is from then on told once a minute.
    """
    for name in _LOGGERS:
        logging.getLogger(name).addFilter(_ONCE)
    before = config.HTTP_PROTOCOLS["auto"]
    config.HTTP_PROTOCOLS["auto"] = f"{__name__}:{BoundedProtocol.__name__}"
    try:
        yield
    finally:
        config.HTTP_PROTOCOLS["auto"] = before

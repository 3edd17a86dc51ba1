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
from typing import Any, cast

from uvicorn import config
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from viz_app.protocol.answers import report
from viz_app.server.visitors import is_near, network_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

SECONDS = 20.0  # in which the lines of a request have to be there
SPARE = 128  # descriptors that stay for files, models and the log
MOST = 2_000
NEAR = 4  # one network may hold one of so many connections; a proxy on this machine may hold all
FULL = "Too many connections are open at this moment. Try again in a minute."
NO_HTTP = "This is no HTTP. Open the page in a browser, or ask with a client of HTTP."


def most_connections() -> int:
    """Return how many connections there may be: as many as the process has descriptors for, at most ``MOST``."""
    descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else MOST
    return max(16, min(MOST, descriptors - SPARE))


def _last_answer(status: str, sentence: str) -> bytes:
    """Return a whole answer, after which the connection is closed."""
    body = f'{{"error": "{sentence}"}}'
    return (
        f"HTTP/1.1 {status}\r\nRetry-After: 10\r\nContent-Type: application/json\r\n"
        f"X-Content-Type-Options: nosniff\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}"
    ).encode()


class _Open:
    """The connections that are open now, by network."""

    def __init__(self) -> None:
        self.by_network: Counter[str] = Counter()

    def has_room(self, host: str) -> bool:
        most, mine = most_connections(), self.by_network[network_of(host)]
        return self.by_network.total() < most and (is_near(host) or mine < max(8, most // NEAR))


class BoundedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's protocol with a bound of connections and a time for the lines of a request.

    A body has its own time, see ``connections.content_of``, and uvicorn itself closes what is idle after an answer.
    """

    open = _Open()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        host = (transport.get_extra_info("peername") or ("",))[0]
        self._network, self._is_counted = network_of(host), self.open.has_room(host)
        if not self._is_counted:
            cast(asyncio.Transport, transport).write(_last_answer("503 Service Unavailable", FULL))
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

    def send_400_response(self, msg: str) -> None:
        self.transport.write(_last_answer("400 Bad Request", NO_HTTP))
        self.transport.close()

    def _close_if_silent(self) -> None:
        """Close a connection whose next request has not begun since the last look."""
        is_at_work = self.cycle is not None and not self.cycle.response_complete
        if not is_at_work and self.cycle is self._before:
            self.transport.close()
            return
        self._before = self.cycle
        self._watch = self.loop.call_later(SECONDS, self._close_if_silent)


class OnceAMinute(logging.Filter):
    """Lets a line of the log through once a minute: the same failure a thousand times would fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, line = time.monotonic(), (record.name, record.msg, record.levelno, str(record.args)[:200])
        self._told = {one: when for one, when in self._told.items() if now - when < 60}
        is_new = line not in self._told
        self._told.setdefault(line, now)
        return is_new


_ONCE = OnceAMinute()


@contextlib.contextmanager
def bounded() -> Iterator[None]:
    """Let servers that start inside use ``BoundedProtocol``: Gradio makes uvicorn's settings itself.

    What asyncio and the answers log is from then on told once a minute.
    """
    for name in ("asyncio", report.__module__):
        logging.getLogger(name).addFilter(_ONCE)
    before = config.HTTP_PROTOCOLS["auto"]
    config.HTTP_PROTOCOLS["auto"] = f"{__name__}:{BoundedProtocol.__name__}"
    try:
        yield
    finally:
        config.HTTP_PROTOCOLS["auto"] = before

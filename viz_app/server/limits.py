"""Rate limits for each visitor, the names a server goes by, and threads enough for all who wait."""

import ipaddress
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence

from viz_app.server.turns import MAX_WAITING

PUBLIC_LIMIT = 600  # questions a minute from one network: a class behind one router, or a few impatient typists
MAX_THREADS = MAX_WAITING + 56  # of Gradio's functions; files and the health address have others
SWITCH = 0.0005  # seconds, not Python's 0.005: how long the thread that answers waits for one that computes
NETWORKS = 10_000  # of whom the last minute is remembered


class Counts:
    """The rate limit of each network: ``limit`` requests in ``seconds``, and as many at once after a pause; 0 is no
    limit.

    A bucket of tokens each (Turner 1986): it fills steadily and never holds more than a minute's. Safe under threads.
    """

    def __init__(self, limit: int, seconds: float = 60) -> None:
        self.limit, self._seconds = limit, seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # questions left, and when that was so
        self._lock = threading.Lock()

    def allow(self, network: str, now: float | None = None) -> bool:
        """Return True and count the request if ``network`` is within its limit."""
        if not self.limit:
            return True
        now = time.monotonic() if now is None else now
        with self._lock:
            left, before = self._left.pop(network, (float(self.limit), now))
            left = min(float(self.limit), left + (now - before) * self.limit / self._seconds)
            is_allowed = left >= 1
            self._left[network] = (left - is_allowed, now)
            if len(self._left) > NETWORKS:
                self._left.popitem(last=False)
        return is_allowed


def usual_limit(host: str, is_public: bool) -> int:
    """The limit where none is asked for: none for a page that only this machine can open.

    ``is_public`` says that others come in some other way than by ``host``, by a link or a Space.
    """
    return PUBLIC_LIMIT if is_public or not is_here(host) else 0


def usual_names(host: str, is_public: bool, named: Sequence[str] = ()) -> tuple[str, ...] | None:
    """The names by which the server may be asked, beside addresses and this machine's own; None is any name.

    A page that only this machine can open has no other: a foreign one is that of a site whose name leads to this
    machine, and whose page in a visitor's browser could read all answers. ``named`` are those that it was started with.
    """
    return tuple(named) or (None if is_public or not is_here(host) else ())


def is_named(host: str, names: Sequence[str]) -> bool:
    """Return True if ``host``, a name without a port, is one of ``names``, an address, or this machine's own name."""
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        name = host.lower().removesuffix(".")
        return name in ("", "localhost", *(one.lower() for one in names)) or name.endswith(".localhost")


def is_here(host: str) -> bool:
    """Return True if only this machine can ask at ``host``."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"

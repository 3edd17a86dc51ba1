"""The visitor of the current request; it is forgotten when the request ends."""

import ipaddress
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

SESSION = re.compile(r"[\w-]{1,64}")  # as Gradio's page names itself


@dataclass(frozen=True)
class Visitor:
    """One page in somebody's browser, or a program.

    ``key`` is the same for all requests of one page; ``is_gone`` says that nobody waits for the answer any more.
    A visitor without a key is a stranger each time: nothing is remembered for it. ``network`` is where it comes from,
    which a class behind one router shares. A member of the class in ``room`` shares the runs of its ``texts``.
    """

    key: str
    is_gone: Callable[[], bool] = lambda: False
    network: str = ""
    room: str = ""
    texts: frozenset[str] = frozenset()

    def shares(self, text: str) -> str:
        """Return the name under which runs of ``text`` are remembered for this visitor; "" if they are not."""
        return f"class {self.room}" if text in self.texts else self.key


HERE = Visitor("here")  # a call without a server

_current: ContextVar[Visitor] = ContextVar("visitor", default=HERE)


def visitor() -> Visitor:
    return _current.get()


@contextmanager
def asked_by(one: Visitor) -> Iterator[None]:
    token = _current.set(one)
    try:
        yield
    finally:
        _current.reset(token)


def visitor_of(host: str | None, session: Any, is_gone: Callable[[], bool] = lambda: False) -> Visitor:
    """Return who asks from the address ``host`` in the page that calls itself ``session``, which may be anything.

    Behind a proxy uvicorn has put the visitor's own address in place of the proxy's, for proxies it is told to trust.
    """
    network = network_of(host)
    named = isinstance(session, str) and SESSION.fullmatch(session)
    return Visitor(f"{network} {session}" if named else "", is_gone, network)


def is_near(host: str) -> bool:
    """Return True if ``host`` is this machine, where a proxy may stand for all visitors."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a socket of the file system
        return True


def site_of(host: str | None) -> str:
    """Return what one household or provider's customer has at most: an IPv4 address, or a /48 of IPv6 addresses."""
    network = network_of(host)
    return str(ipaddress.ip_network(network).supernet(new_prefix=48)) if network.endswith("/64") else network


def network_of(host: str | None) -> str:
    """Return what one household or class has in common: an IPv4 address, or the first half of an IPv6 address."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))

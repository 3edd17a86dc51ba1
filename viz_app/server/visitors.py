"""Who asks, for as long as a request lasts: nothing of it is kept."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """One page in somebody's browser, or a program.

    ``key`` is the same for all requests of one page; ``is_gone`` says that nobody waits for the answer any more.
    A visitor without a key is a stranger each time: nothing is remembered for it.
    """

    key: str
    is_gone: Callable[[], bool] = lambda: False


HERE = Visitor("here")  # whoever calls without a server in between
PROGRAM = Visitor("")  # callers of the API, who cannot be told apart

_current: ContextVar[Visitor] = ContextVar("visitor", default=HERE)


def visitor() -> Visitor:
    """Return who asks."""
    return _current.get()


@contextmanager
def asked_by(one: Visitor) -> Iterator[None]:
    """Let ``one`` be who asks inside."""
    token = _current.set(one)
    try:
        yield
    finally:
        _current.reset(token)

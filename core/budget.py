"""The budget of one run: its cost is checked before it starts, time and cost again at every step.

Whoever serves strangers sets a budget around a run; whoever computes asks here before it starts and between its steps.
Without a budget both questions cost next to nothing and refuse nothing. A budget belongs to the thread, or the
asynchronous task, that set it, so nothing has to hand it on.

::

    with limited(work=40_000, seconds=30, should_stop=visitor_left):
        model.trace(text)
"""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from core.errors import InputError


class StoppedError(InputError):
    """A run was ended before its result was there; the message says why."""


@dataclass
class _Budget:
    work: float
    deadline: float
    should_stop: Callable[[], str]
    spent: float = 0.0


_current: ContextVar[_Budget | None] = ContextVar("budget", default=None)


@contextmanager
def limited(
    work: float = math.inf, seconds: float = math.inf, should_stop: Callable[[], str] = lambda: ""
) -> Iterator[None]:
    """Limit what is computed inside.

    Args:
        work: how much one run may cost, above 0, in the unit of ``core.decoding.cost``.
        seconds: how long all of it may take.
        should_stop: asked between two steps; returns why to stop, as a sentence, or nothing to go on.
    """
    token = _current.set(_Budget(work, time.monotonic() + seconds, should_stop))
    try:
        yield
    finally:
        _current.reset(token)


def refuse_work(work: float, remedy: str) -> None:
    """Refuse a run that would cost ``work``, before it starts; one that is let through has it all to spend.

    Args:
        work: at most, in the unit of ``core.decoding.cost``.
        remedy: what would make it cheaper, as the end of a sentence.

    Raises:
        InputError: if it is over the budget, with how many times.
        StoppedError: if it is too late to begin.
    """
    current = _current.get()
    if current is None:
        return
    if work > current.work:
        raise InputError(f"This run would be {work / current.work:.1f} times as much work as one may be; {remedy}.")
    current.spent = 0.0
    spend()


def spend(work: float = 0.0) -> None:
    """Say that a step was done, and go on only if the next one may begin.

    Raises:
        StoppedError: if the time or the work is used up, or nobody waits for the result any more.
    """
    current = _current.get()
    if current is None:
        return
    current.spent += work
    if current.spent > current.work:
        raise StoppedError("This run became more work than one may be; shorten the sentence.")
    if time.monotonic() > current.deadline:
        raise StoppedError("This run took too long and was stopped; shorten the sentence or try again later.")
    if why := current.should_stop():
        raise StoppedError(why)

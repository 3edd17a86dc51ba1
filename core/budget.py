"""The budget of one run: its cost is checked before it starts, time and cost again at every step.

Whoever serves strangers sets a budget around a run; whoever computes asks here before it starts and between its steps.
Without a budget both questions cost next to nothing and refuse nothing. A budget belongs to the thread, or the
asynchronous task, that set it, so nothing has to hand it on.

::

    with limited(cost=40_000, seconds=30, should_stop=visitor_left):
        model.trace(text)
"""

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from core.errors import InputError, options_by_name


class StoppedError(InputError):
    """A run was ended before its result was there; the message says why."""


@dataclass
class _Budget:
    cost: float
    deadline: float
    should_stop: Callable[[], str]
    spent: float = 0.0


_current: ContextVar[_Budget | None] = ContextVar("budget", default=None)


@options_by_name
@contextmanager
def limited(
    *, cost: float = math.inf, seconds: float = math.inf, should_stop: Callable[[], str] = lambda: ""
) -> Iterator[None]:
    """Limit what is computed inside.

    Args:
        cost: how much one run may cost, above 0, in the unit of ``core.decoding.cost``.
        seconds: how long all of it may take.
        should_stop: asked between two steps; returns why to stop, as a sentence, or nothing to go on.

    Raises:
        InputError: if a limit is not above 0.
    """
    for name, value in (("cost", cost), ("seconds", seconds)):
        if not isinstance(value, int | float) or not value > 0:
            raise InputError("core-not-above-0", name=name, given=f"{value!r:.40}")
    if not callable(should_stop):
        raise InputError("core-no-should-stop", given=f"{should_stop!r:.40}")
    token = _current.set(_Budget(cost, time.monotonic() + seconds, should_stop))
    try:
        yield
    finally:
        _current.reset(token)


def refuse_cost(cost: float, beam: int = 1, *, looks_ahead: bool = False) -> None:
    """Refuse a run that would cost more than the budget, before it starts. A run that may start has all of it to spend.

    Args:
        cost: at most, in the unit of ``core.decoding.cost``.
        beam, looks_ahead: its beam and whether tokens look ahead: what would make it cheaper.

    Raises:
        InputError: if it is over the budget, with how many times.
        StoppedError: if it is too late to begin.
    """
    current = _current.get()
    if current is None:
        return
    if cost > current.cost:
        remedy = ("both" if looks_ahead else "beam") if beam > 1 else "looks" if looks_ahead else "none"
        raise InputError("core-too-costly", times=f"{cost / current.cost:.1f}", remedy=remedy, beam=beam)
    current.spent = 0.0
    check_budget()


def check_budget(cost: float = 0.0) -> None:
    """Say that a step was done, and go on only if the next one may begin.

    Raises:
        StoppedError: if the time or the cost is used up, or nobody waits for the result any more.
    """
    current = _current.get()
    if current is None:
        return
    current.spent += cost
    if current.spent > current.cost:
        raise StoppedError("core-cost-spent")
    if time.monotonic() > current.deadline:
        raise StoppedError("core-too-late")
    if why := current.should_stop():
        raise StoppedError(why)

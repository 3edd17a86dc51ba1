"""Where a class stands, and the acts by which its teacher moves it on: pure functions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

LOBBY = -1  # the stop before the lesson begins
ROUNDS = 2  # votes on one question
TELL, ASK, CLOSED, RIGHT, END = "tell", "ask", "closed", "right", "end"  # the phases of a stop, and of the lesson


@dataclass(frozen=True)
class State:
    """Where a class stands. ``rev`` counts the acts.

    ``stop`` is ``LOBBY`` before the first one. ``round`` is the vote on its question. With ``lead`` all phones stand at
    this stop. With ``locked`` nobody else may join.
    """

    rev: int = 0
    stop: int = LOBBY
    phase: str = TELL
    round: int = 1
    lead: bool = True
    locked: bool = False


class ActError(Exception):
    """An act that cannot be done now."""


def after(state: State, act: str, stop: object, asks: Sequence[bool], rounds: Sequence[int]) -> State:
    """Return the state after an act. Raises ``ActError`` if it cannot be done now, or is unknown.

    Args:
        act: ``go`` (to ``stop``), ``ask``, ``close``, ``show``, ``again``, ``hold``, ``free``, ``lock`` or ``open``.
        stop: where ``go`` leads; one more than the last stop is the end of the lesson.
        asks: whether each stop has a question.
        rounds: the votes there were on each stop.
    """
    if act in ("hold", "free"):
        return replace(state, rev=state.rev + 1, lead=act == "hold")
    if act in ("lock", "open"):
        return replace(state, rev=state.rev + 1, locked=act == "lock")
    if act == "go":
        return _at(state, stop, asks, rounds)
    phases = {"ask": (ASK, (CLOSED,)), "close": (CLOSED, (ASK, RIGHT)), "show": (RIGHT, (ASK, CLOSED))}
    if act == "again" and state.phase in (CLOSED, RIGHT) and state.round < ROUNDS:
        return replace(state, rev=state.rev + 1, phase=ASK, round=state.round + 1)
    if act in phases and state.phase in phases[act][1]:
        return replace(state, rev=state.rev + 1, phase=phases[act][0])
    raise ActError


def _at(state: State, stop: object, asks: Sequence[bool], rounds: Sequence[int]) -> State:
    """A question is asked by going on to it; going back to it shows what is right."""
    if not isinstance(stop, int) or isinstance(stop, bool) or not 0 <= stop <= len(asks):
        raise ActError
    if stop == len(asks):
        return replace(state, rev=state.rev + 1, stop=stop, phase=END, round=1)
    phase = TELL if not asks[stop] else RIGHT if stop < state.stop else ASK
    return replace(state, rev=state.rev + 1, stop=stop, phase=phase, round=max(1, rounds[stop]))


def takes_answer(state: State, stop: int, vote: int) -> bool:
    """Return True if an answer to the question of ``stop`` is taken now. Who may go on answers other stops too."""
    if stop == state.stop:
        return state.phase == ASK and vote == state.round
    return not state.lead and state.phase != END and vote == 1

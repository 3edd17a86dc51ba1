"""What is carried from one run into another, as parameters of an address.

========= ==================== ============================================================================
parameter example              means
========= ==================== ============================================================================
carry     ``r.e.1.1_o.c.2.7``  places whose tensors are carried over, in the short form of ``core.PatchSite``
joined    ``1.2_3.4``          tokens of the two texts matched by hand: row of A, row of B
steering  ``[["encoder",...]]`` what the base may be steered with: one item of ``steer``, a change of the run
========= ==================== ============================================================================
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import core
from core.interventions.carrying import PatchSite, place_of
from core.sentences import sentence
from viz_app.protocol.edits import KINDS as EDITS
from viz_app.protocol.kinds import Kind, Notes, as_text, items_of, whole

MOST_PLACES, MOST_JOINED = 400, 60
Pair = tuple[int, int]


@dataclass(frozen=True)
class Steering(Kind[tuple[core.Steer]]):
    """What a run may be steered with, in the form of the parameter ``steer``, which has it once it is a change."""

    about = "steering"

    def read(self, given: Any, notes: Notes) -> tuple[core.Steer]:
        found: tuple[core.Steer, ...] = EDITS["steer"].read(as_text(given), notes)["steer"]
        if len(found) != 1:
            raise ValueError("not one vector")
        return (found[0],)

    def write(self, value: tuple[core.Steer]) -> str:
        return EDITS["steer"].to_text(core.Edits(steer=value))


@dataclass(frozen=True)
class Items(Kind[tuple[Any, ...]]):
    """A list joined by ``_``."""

    about: str
    most: int
    from_text: Callable[[str], Any]
    to_text: Callable[[Any], str]

    def read(self, given: Any, notes: Notes) -> tuple[Any, ...]:
        items, unread = items_of(as_text(given), self.from_text)
        kept = tuple(dict.fromkeys(items))
        if lost := unread + max(0, len(kept) - self.most):
            notes.append(sentence("reply-left-out", count=lost, what="places" if self is PLACES else "tokens"))
        return kept[: self.most]

    def write(self, value: tuple[Any, ...]) -> str:
        return "_".join(map(self.to_text, value))


def _place(text: str) -> PatchSite:
    if not text.isascii() or len(text) > 40:
        raise ValueError("not a place")
    return place_of(text)


def _pair(text: str) -> Pair:
    one, other = text.split(".")
    return whole(one), whole(other)


PLACES = Items("places carried over", MOST_PLACES, _place, str)
STEERING = Steering()
JOINED = Items("joined tokens", MOST_JOINED, _pair, lambda pair: f"{pair[0]}.{pair[1]}")

"""The lesson of a room: what a phone may know of it, and which answers its questions take."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson

SHOWN = -2  # in place of a choice: the answer was shown
MOST_TOKENS = 512
GIVEN_AWAY: Mapping[str, Any] = {"right": -1, "answer": "", "feedback": {}}  # what stands in place of an answer


@dataclass(frozen=True)
class RoomLesson:
    """A lesson as ``handlers.lessons.plain_lesson`` writes it, as JSON."""

    text: str

    @cached_property
    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = orjson.loads(self.text)
        return plain

    @property
    def _questions(self) -> Sequence[dict[str, Any] | None]:
        return [stop["ask"] for stop in self.plain["stops"]]

    @cached_property
    def asks(self) -> list[bool]:
        """Whether each stop has a question."""
        return [ask is not None for ask in self._questions]

    @cached_property
    def texts(self) -> frozenset[str]:
        """The sentences of its stops."""
        return frozenset(stop["state"]["text"] for stop in self.plain["stops"] if stop["state"].get("text"))

    def covered(self) -> dict[str, Any]:
        """Return the lesson without what answers its questions."""
        stops = [{**stop, "ask": stop["ask"] and {**stop["ask"], **GIVEN_AWAY}} for stop in self.plain["stops"]]
        return {**self.plain, "stops": stops}

    def answer_of(self, stop: int) -> dict[str, Any]:
        """Return what answers the question of a stop."""
        ask = self._questions[stop]
        return {name: ask[name] for name in GIVEN_AWAY} if ask else {}

    def takes(self, stop: int, choice: int) -> bool:
        """Return True if the stop has a question, of which ``choice`` is an answer."""
        ask = self._questions[stop] if 0 <= stop < len(self._questions) else None
        return ask is not None and (choice == SHOWN or 0 <= choice < (len(ask["choices"]) or MOST_TOKENS))

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
        languages = {code: _covered(said) for code, said in self._languages.items()}
        plain = _covered(self.plain)
        return plain | {"languages": languages} if languages else plain

    @property
    def _languages(self) -> dict[str, Any]:
        found: dict[str, Any] = self.plain.get("languages", {})
        return found

    def answer_of(self, stop: int) -> dict[str, Any]:
        """Return what answers the question of a stop."""
        ask = self._questions[stop]
        if not ask:
            return {}
        told = {name: ask[name] for name in GIVEN_AWAY}
        others = {code: said["stops"][stop]["ask"] for code, said in self._languages.items()}
        return told | {"languages": {code: _given(one) for code, one in others.items()}} if others else told

    def takes(self, stop: int, choice: int) -> bool:
        """Return True if the stop has a question, of which ``choice`` is an answer."""
        ask = self._questions[stop] if 0 <= stop < len(self._questions) else None
        return ask is not None and (choice == SHOWN or 0 <= choice < (len(ask["choices"]) or MOST_TOKENS))


def _covered(texts: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson, or its texts in a language, without what answers its questions."""

    def covered(stop: dict[str, Any]) -> dict[str, Any]:
        ask = stop.get("ask")
        return {**stop, "ask": ask | {name: GIVEN_AWAY[name] for name in GIVEN_AWAY if name in ask}} if ask else stop

    return {**texts, "stops": [covered(stop) for stop in texts["stops"]]}


def _given(ask: dict[str, Any]) -> dict[str, Any]:
    return {name: ask[name] for name in GIVEN_AWAY if name in ask}

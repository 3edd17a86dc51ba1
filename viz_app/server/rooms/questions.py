"""The lesson of a room: what a phone may know of it, and which answers its questions take."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson

from viz_app.handlers.lessons import FIND, TEXT

SHOWN = -2  # in place of a choice: the answer was shown
MOST_TOKENS = 512
FOUND = 4096  # is added to the head of a view that a task looks for; see `found.js` of the page
GIVEN_AWAY: Mapping[str, Any] = {"right": -1, "answer": "", "feedback": {}}  # what stands in place of an answer


@dataclass(frozen=True)
class RoomLesson:
    """A lesson as ``handlers.lessons.plain_lesson`` writes it, as JSON.

    With ``has_texts`` pupils hand in what they write.
    """

    text: str
    has_texts: bool = False

    @cached_property
    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = orjson.loads(self.text)
        return plain

    @property
    def _questions(self) -> Sequence[dict[str, Any] | None]:
        return [stop["ask"] for stop in self.plain["stops"]]

    def takes_text(self, stop: int) -> bool:
        """Return True if pupils hand in a text at the stop."""
        return self.has_texts and self._kind_of(stop) == TEXT

    def is_search(self, stop: int) -> bool:
        """Return True if pupils look for a view at the stop."""
        return self._kind_of(stop) == FIND

    def _kind_of(self, stop: int) -> str | None:
        stops = self.plain["stops"]
        task = stops[stop].get("task") if 0 <= stop < len(stops) else None
        return task["kind"] if task else None

    @cached_property
    def asks(self) -> list[bool]:
        """True for each stop at which pupils answer: a question, a view to find, or a text."""
        has_task = [self.takes_text(stop) or self.is_search(stop) for stop in range(len(self._questions))]
        return [ask is not None or task for ask, task in zip(self._questions, has_task, strict=True)]

    @cached_property
    def texts(self) -> frozenset[str]:
        return frozenset(stop["state"]["text"] for stop in self.plain["stops"] if stop["state"].get("text"))

    def covered(self) -> dict[str, Any]:
        """Return the lesson without what answers its questions."""
        languages = {code: self._covered(said) for code, said in self._languages.items()}
        plain = self._covered(self.plain)
        return plain | {"languages": languages} if languages else plain

    @property
    def _languages(self) -> dict[str, Any]:
        found: dict[str, Any] = self.plain.get("languages", {})
        return found

    def answer_of(self, stop: int) -> dict[str, Any]:
        if not (0 <= stop < len(self.asks) and self.asks[stop]):
            return {}
        part = "ask" if self._questions[stop] else "task"
        told = _given(self.plain["stops"][stop][part])
        others = {code: said["stops"][stop][part] for code, said in self._languages.items()}
        return told | {"languages": {code: _given(one) for code, one in others.items()}} if others else told

    def takes(self, stop: int, choice: int) -> bool:
        """Return True if the stop has a question, of which ``choice`` is an answer, or looks for a view."""
        if self.is_search(stop):
            return 0 <= choice < 2 * FOUND
        ask = self._questions[stop] if 0 <= stop < len(self._questions) else None
        return ask is not None and (choice == SHOWN or 0 <= choice < (len(ask["choices"]) or MOST_TOKENS))

    def _covered(self, texts: dict[str, Any]) -> dict[str, Any]:
        """Return the lesson, or its texts in a language, without what answers its questions."""

        def covered(number: int, stop: dict[str, Any]) -> dict[str, Any]:
            parts = [part for part in ("ask", "task") if stop.get(part) and self.asks[number]]
            return stop | {
                part: stop[part] | {name: GIVEN_AWAY[name] for name in GIVEN_AWAY if name in stop[part]}
                for part in parts
            }

        return {**texts, "stops": [covered(*one) for one in enumerate(texts["stops"])]}


def _given(ask: dict[str, Any]) -> dict[str, Any]:
    return {name: ask[name] for name in GIVEN_AWAY if name in ask}

"""Notices about a run: sentences by their ids and values."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.results.shown import FrozenDict
from core.sentences import Sentence, sentence

NOTICES = {  # the values of each, by its id
    "unfinished": ("tokens",),
    "loop": ("phrase", "times"),
    "lost-numbers": ("numbers",),
    "invisible": ("characters", "more"),
    "controls": ("characters", "more"),
    "never-learned": ("characters", "more"),
    "unknown": ("words", "more", "piece"),
    "read-as": ("pairs", "more"),
    "no-question": (),
    "other-language": ("seems", "reads"),
    "shared-keys": ("heads", "groups"),
    "read-again": ("tokens", "usual"),
    "task": ("beginning",),
    "chat": ("tokens", "special", "more"),
    "no-head": ("made",),
    "no-mask": ("mask",),
    "many-masks": ("masks",),
}
MOST_NAMED = 4  # words or characters in one notice


class Notice(str):
    """A sentence as it was said; ``id`` and ``values``, of ``NOTICES``, say the same. One of an old file has no id."""

    id: str
    values: Mapping[str, Any]

    def __new__(cls, text: str, kind: str = "", **values: Any) -> "Notice":
        """Make a notice of the id ``kind`` with plain values."""
        notice = super().__new__(cls, text)
        notice.id, notice.values = kind, FrozenDict(values)
        return notice

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (str(self), self.id, dict(self.values))

    @property
    def said(self) -> "Sentence | str":
        """The message that says it; the text alone of an id that is not known."""
        return _message(self.id, self.values) if self.id in NOTICES else str(self)


def notice(kind: str, **values: Any) -> Notice:
    """Return the notice with an id of ``NOTICES`` and its values."""
    return Notice(str(_message(kind, values)), kind, **values)


def _message(kind: str, values: Mapping[str, Any]) -> Sentence:
    told = dict(values)
    for name in ("numbers", "special"):
        if name in told:
            told["count"] = len(told[name])
    if "pairs" in told:
        told["pairs"] = [sentence("core-notice-pair", typed=typed, read=read) for typed, read in told["pairs"]]
    if "groups" in told:
        told["each"] = told["heads"] // told["groups"]
    return Sentence(f"core-notice-{kind}", told)


def _rebuilt(text: str, kind: str, values: dict[str, Any]) -> Notice:
    return Notice(text, kind, **values)


def named(parts: Sequence[str]) -> tuple[list[str], int]:
    """Return the parts that a notice names, and how many more there are."""
    return list(parts[:MOST_NAMED]), max(0, len(parts) - MOST_NAMED)

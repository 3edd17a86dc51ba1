"""What a person should know about a run, one sentence each, and the same as values, so that it can be translated."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.results.shown import FrozenDict

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
    "shared-keys": ("heads", "groups"),
    "task": ("beginning",),
    "chat": ("tokens", "special", "more"),
    "no-head": ("made",),
    "no-mask": ("mask",),
    "many-masks": ("masks",),
}
MOST_NAMED = 4  # words or characters in one notice


class Notice(str):
    """A sentence in English; ``id`` and ``values``, of ``NOTICES``, say the same. One of an old file has no id."""

    id: str
    values: Mapping[str, Any]

    def __new__(cls, sentence: str, kind: str = "", **values: Any) -> "Notice":
        """Make a notice of the id ``kind`` with plain values."""
        notice = super().__new__(cls, sentence)
        notice.id, notice.values = kind, FrozenDict(values)
        return notice

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (str(self), self.id, dict(self.values))


def _rebuilt(sentence: str, kind: str, values: dict[str, Any]) -> Notice:
    return Notice(sentence, kind, **values)


def named(parts: Sequence[str]) -> tuple[list[str], int]:
    """Return the parts that a notice names, and how many more there are."""
    return list(parts[:MOST_NAMED]), max(0, len(parts) - MOST_NAMED)


def listed(parts: Sequence[str], more: int = 0) -> str:
    """Return "a, b and 2 more"."""
    *first, last = [*parts, *([f"{more} more"] if more else [])]
    return f"{', '.join(first)} and {last}" if first else last

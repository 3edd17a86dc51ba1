"""Sentences for people, each by an id and its values, so that another language can say them.

``sentences.ftl`` has those of ``core`` in English, in the format of Project Fluent; who uses ``core`` adds more, and
other languages, by ``add``. Without the package ``fluent.runtime``, as in a browser's tab, a sentence is its id and
its values, and whoever shows it says it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value: TypeAlias = "str | int | float | bool | Sentence | Exception | Sequence[Value]"
Messages = Callable[[str], str]  # the messages in a language such as "de", in Fluent's format; "" for none

ENGLISH = "en"
_ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")
_WORDS = ", "  # between the items of a list


def _own(language: str) -> str:
    return Path(__file__).with_suffix(".ftl").read_text(encoding="utf-8") if language == ENGLISH else ""


_known: list[Messages] = [_own]
_spoken = ENGLISH


@dataclass(frozen=True)
class Sentence:
    """A sentence: ``str()`` says it in English, or in the language of ``speak``.

    A value may be a sentence too, or a list; True and False choose ``yes`` and ``no``.
    """

    id: str
    values: Mapping[str, Value]

    def __str__(self) -> str:
        return _said(self.id, {name: _shown(value) for name, value in self.values.items()})

    def to_json(self) -> dict[str, Any]:
        """Return ``{"id", "values"}`` of plain values: the form in which a page gets it."""
        return {"id": self.id, "values": {name: _plain(value) for name, value in self.values.items()}}


class Words(str):
    """The words of a sentence; ``said`` is the sentence, for another language."""

    said: Sentence

    def __new__(cls, said: Sentence) -> "Words":
        """Say ``said`` in the language of this process."""
        words = super().__new__(cls, said)
        words.said = said
        return words

    def __reduce__(self) -> tuple[Any, ...]:
        return Words, (self.said,)


def sentence(name: str, /, **values: Value) -> Sentence:
    """Return the sentence whose id is ``name``, filled with ``values``."""
    return Sentence(name, values)


def is_id(text: str) -> bool:
    """Return True for what is written as an id is: ``core-empty-text``."""
    return _ID.fullmatch(text) is not None


def add(messages: Messages) -> None:
    """Let ``messages`` be asked too for what a language says."""
    _known.append(messages)
    _bundle.cache_clear()


def speak(language: str) -> None:
    """Say all sentences of this process in ``language``, and in English what it lacks."""
    global _spoken
    _spoken = language


def _plain(value: Value) -> Any:
    if isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Sequence):
        return [_plain(one) for one in value]
    found = getattr(value, "said", value)  # of an error
    return found.to_json() if isinstance(found, Sentence) else str(value)


def _shown(value: Value) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return _number(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _WORDS.join(map(str, value))
    return str(value)


def _number(value: float) -> Any:
    """Return a number that is written without groups of digits, and chooses a plural."""
    if not abs(value) < 1e12:  # more digits than the library rounds; NaN and infinity too
        return str(value)
    try:
        from fluent.runtime.types import fluent_number
    except ImportError:
        return value
    return fluent_number(value, useGrouping=False, maximumFractionDigits=15)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for messages in _known:
        bundle.add_resource(FluentResource(messages(language)))
    return bundle


def _said(name: str, values: dict[str, Any]) -> str:
    try:
        bundles = [_bundle(language) for language in dict.fromkeys((_spoken, ENGLISH))]
    except ImportError:
        return f"{name} {values}" if values else name
    for bundle in bundles:
        message = bundle.get_message(name) if bundle.has_message(name) else None
        if message and message.value:
            text, faults = bundle.format_pattern(message.value, values)
            if not faults or bundle is bundles[-1]:
                return str(text)
    return name

"""Reading and writing of one value of a request, from any input.

Every kind reads both forms: the text of an address, and the plain value of JSON. What it cannot use it refuses with a
``ValueError``; a ``core.InputError`` carries a sentence of its own. No value is ever printed that was not read before:
a list of lists of lists may be too deep even for that.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import core
from core.files import read_json, refuse_halves
from core.sentences import Sentence, sentence

MAX_PARAMETER = 12_000  # characters of one parameter; more is no address that a browser would carry
DIGITS = 9  # of a whole number in an address

Notes = list[Sentence]  # about the parts of a request that cannot be used
T = TypeVar("T")
_WHOLE = re.compile(rf"-?[0-9]{{1,{DIGITS}}}")
_DECIMAL = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?")


def said_by(refusal: Exception | str | None) -> Sentence | str:
    """Return the sentence of an error, or of its words; "" without one."""
    return getattr(refusal, "said", None) or str(refusal or "")


def ignored(problem: Exception, name: str, unknown: str = "reply-unusable") -> Sentence:
    """Say that the parameter ``name`` of a link is left out, and why, if ``problem`` is a ``core.InputError``; by the
    sentence ``unknown``, if it is another one."""
    if isinstance(problem, core.InputError):
        return sentence("reply-ignored", problem=said_by(problem), name=name)
    return sentence(unknown, name=name)


def items_of(text: str, read: Callable[[str], T]) -> tuple[list[T], int]:
    """Return the items joined by ``_`` that can be read, and the number of the others: a link that was cut off loses
    its last one only."""
    items, unread = [], 0
    for item in text.split("_"):
        try:
            items.append(read(item))
        except ValueError:
            unread += 1
    return items, unread


class Kind(Generic[T]):
    """The kind of a parameter's values: its name for the page, and the attributes that the page has to know of it."""

    about: str
    told: tuple[str, ...] = ()

    def read(self, given: Any, notes: Notes) -> T:
        """Return what ``given`` means; a sentence about each part that cannot be used is added to ``notes``. Raises
        ``core.InputError`` if nothing of it can be used and the message says why, and ``ValueError`` if nothing of it
        can be used."""
        raise NotImplementedError

    def write(self, value: T) -> str:
        """Return ``value`` as an address holds it."""
        return str(value)

    def plain(self, value: T) -> Any:
        """Return ``value`` as JSON holds it."""
        return value if isinstance(value, int | float) else self.write(value)

    def exported(self) -> dict[str, Any]:
        """Return what the page has to know of the kind."""
        return {"kind": self.about} | {name: getattr(self, name) for name in self.told}


@dataclass(frozen=True)
class Text(Kind[str]):
    """Any text that has a UTF-8 form, up to ``longest`` characters."""

    about, told = "text", ("longest",)
    longest: int = MAX_PARAMETER
    name: str = "text"

    def read(self, given: Any, notes: Notes) -> str:
        if not isinstance(given, str):
            raise ValueError("not a text")
        if len(given) > self.longest:
            over = len(given) - self.longest
            raise core.InputError(
                "reply-too-many-characters", what=self.name, count=len(given), most=self.longest, over=over
            )
        return refuse_halves(given, self.name)


@dataclass(frozen=True)
class Texts(Kind[tuple[str, ...]]):
    """A list of texts, at most ``most`` and of so many ``characters`` in all; an address has it as JSON."""

    about = "texts"
    most: int
    characters: int

    def read(self, given: Any, notes: Notes) -> tuple[str, ...]:
        if isinstance(given, str) and len(given) <= 2 * self.characters:
            given = read_json(given)
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
            raise ValueError("not a list of texts")
        if len(given) > self.most or sum(map(len, given)) > self.characters:
            raise ValueError("too much at once")
        return tuple(refuse_halves(one, "text") for one in given)

    def write(self, value: tuple[str, ...]) -> str:
        return json.dumps(value)

    def plain(self, value: tuple[str, ...]) -> list[str]:
        return list(value)


@dataclass(frozen=True)
class Whole(Kind[int]):
    """A whole number in digits of ASCII; Python's ``int`` would also take spaces, underscores and other scripts'."""

    about, told = "whole", ("lowest", "highest")
    lowest: int = 0
    highest: int = 10**DIGITS - 1

    def read(self, given: Any, notes: Notes) -> int:
        if isinstance(given, str) and _WHOLE.fullmatch(given):
            given = int(given)
        if not isinstance(given, int) or isinstance(given, bool) or not self.lowest <= given <= self.highest:
            raise ValueError("not such a whole number")
        return given


@dataclass(frozen=True)
class Decimal(Kind[float]):
    """A decimal number with at most six places and no exponent."""

    about, told = "decimal", ("lowest", "highest")
    lowest: float
    highest: float

    def read(self, given: Any, notes: Notes) -> float:
        if isinstance(given, str) and _DECIMAL.fullmatch(given):
            given = float(given)
        if not isinstance(given, int | float) or isinstance(given, bool):
            raise ValueError("not a decimal number")
        if not self.lowest <= given <= self.highest:  # nor is what is no number; huge integers cannot become a float
            raise ValueError("out of range")
        return float(given)

    def write(self, value: float) -> str:
        return f"{value:.6f}".rstrip("0").rstrip(".")


@dataclass(frozen=True)
class Flag(Kind[bool]):
    """True or false."""

    about = "flag"

    def read(self, given: Any, notes: Notes) -> bool:
        if given in ("true", "false"):
            return bool(given == "true")
        if not isinstance(given, bool):
            raise ValueError("neither true nor false")
        return given

    def write(self, value: bool) -> str:
        return str(value).lower()


@dataclass(frozen=True)
class Choice(Kind[str]):
    """One of a few names."""

    names: tuple[str, ...]

    def read(self, given: Any, notes: Notes) -> str:
        if not isinstance(given, str) or given not in self.names:
            raise ValueError("no such name")
        return given

    def exported(self) -> dict[str, Any]:
        return {"kind": "choice", "choices": list(self.names)}


def as_text(given: Any) -> str:
    """Return the text of a parameter that has a grammar of its own; a whole number is its digits. Raises ``ValueError``
    if it is none, or longer than an address."""
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) < 10**DIGITS:
        given = str(given)
    if not isinstance(given, str) or len(given) > MAX_PARAMETER:
        raise ValueError("not a parameter of an address")
    return given


def whole(text: str, most_digits: int = 5, signed: bool = False) -> int:
    """Return the whole number in ``text``. Raises ``ValueError`` if it is none, or has more digits than
    ``most_digits``."""
    digits = text.removeprefix("-") if signed else text
    if not (digits.isascii() and digits.isdigit() and len(digits) <= most_digits):
        raise ValueError("not a small whole number")
    return int(text)

"""Tasks of a few characters in and out, whose answers a person can check by eye."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from zlib import crc32

from core.errors import InputError
from core.toy_training.number_words import french, german

LETTERS, LENGTH = "abcdefghij", 8
_DIGITS = "0123456789"
_HELD_OUT = 8  # one source in so many is never trained on

Sources = Callable[[int, Random], list[str]]  # so many random sources
Aims = Callable[[str], list[list[int]]]


@dataclass(frozen=True)
class Task:
    """One task.

    ``aims`` returns, for each character of the answer, the places of the source that decide it; None if no single
    place does. ``says`` completes "it can ..."; ``hint`` tells a person which sources fit.
    """

    name: str
    title: str
    says: str
    examples: tuple[str, ...]
    read: str  # the characters of sources
    written: str  # and of answers
    fits: str  # a regular expression
    hint: str
    draw: Sources
    answer: Callable[[str], str]
    pause: int  # steps from one report to the next: longer answers take longer to write
    aims: Aims | None = None
    aim: str = ""  # the places in words

    def check(self, text: str) -> str:
        """Return ``text`` without spaces around it, in small letters.

        Raises:
            InputError: if the task has no answer to it.
        """
        source = text.strip().lower() if isinstance(text, str) else ""
        if not re.fullmatch(self.fits, source):
            raise InputError("core-toy-text", text=str(text)[:20], task=self.name)
        return source


def is_unseen(source: str) -> bool:
    """Return True for a source that training never shows, so that answers to it cannot be remembered."""
    return crc32(source.encode()) % _HELD_OUT == 0


def examples_of(task: Task, count: int, rng: Random, *, unseen: bool = False) -> list[str]:
    """Return ``count`` random sources: of those that are trained on, or different ones of those that are not."""
    found: list[str] = []
    while len(found) < count:
        drawn = [source for source in task.draw(count, rng) if is_unseen(source) == unseen]
        found = list(dict.fromkeys(found + drawn)) if unseen else found + drawn
    return found[:count]


def _words(count: int, rng: Random) -> list[str]:
    return ["".join(rng.choices(LETTERS, k=LENGTH)) for _ in range(count)]


def _words_with_a(count: int, rng: Random) -> list[str]:
    """Return words in which every number of a's is about as frequent."""
    shares = [rng.random() for _ in range(count)]
    return [
        "".join("a" if rng.random() < share else char for char in word)
        for share, word in zip(shares, _words(count, rng), strict=True)
    ]


def _sums(count: int, rng: Random) -> list[str]:
    return [f"{rng.randrange(10, 100)}+{rng.randrange(10, 100)}" for _ in range(count)]


def _numbers(count: int, rng: Random) -> list[str]:
    return [str(rng.randrange(1000)) for _ in range(count)]


def _letter_task(name: str, title: str, says: str, answer: Callable[[str], str], aims: Aims, aim: str) -> Task:
    examples = ("headache", "abcdefgh", "hgfedcba", "abcddcba", "aaaaaaab", "figbadge")
    fits, hint = f"[{LETTERS}]{{{LENGTH}}}", f"{LENGTH} letters from a to j, as in headache"
    counts = name == "count"
    draw, written = (_words_with_a, _DIGITS[: LENGTH + 1]) if counts else (_words, LETTERS)
    return Task(name, title, says, examples, LETTERS, written, fits, hint, draw, answer, 10, aims, aim)


def _number_task(name: str, title: str, says: str, words: Callable[[int], str]) -> Task:
    examples, hint = ("21", "7", "16", "80", "99", "365", "971"), "a number from 0 to 999"
    written = "".join(sorted({char for number in range(1000) for char in words(number)}))
    return Task(
        name,
        title,
        says,
        examples,
        _DIGITS,
        written,
        r"0|[1-9]\d{0,2}",
        hint,
        _numbers,
        lambda text: words(int(text)),
        50,
    )


def _places_of(char: str, text: str) -> list[int]:
    return [place for place, one in enumerate(text) if one == char]


_ALL = (
    _letter_task(
        "reverse",
        "Reverse",
        "reverse a word",
        lambda text: text[::-1],
        lambda text: [[place] for place in reversed(range(len(text)))],
        "the mirrored place",
    ),
    _letter_task(
        "sort",
        "Sort",
        "sort letters",
        lambda text: "".join(sorted(text)),
        lambda text: [_places_of(char, text) for char in sorted(text)],
        "the letter to write",
    ),
    _letter_task(
        "count",
        "Count a",
        "count the a’s",
        lambda text: str(text.count("a")),
        lambda text: [_places_of("a", text)],
        "the a’s",
    ),
    _letter_task(
        "copy",
        "Copy",
        "copy a word",
        lambda text: text,
        lambda text: [[place] for place in range(len(text))],
        "the same place",
    ),
    Task(
        "add",
        "Add",
        "add two numbers",
        ("47+85", "10+10", "99+99", "25+75", "38+61"),
        f"{_DIGITS}+",
        _DIGITS,
        r"[1-9]\d\+[1-9]\d",
        "two numbers of two digits, as in 47+85",
        _sums,
        lambda text: str(sum(map(int, text.split("+")))),
        20,
    ),
    _number_task("german", "In German", "write numbers in German", german),
    _number_task("french", "In French", "write numbers in French", french),
)
TASKS = {task.name: task for task in _ALL}

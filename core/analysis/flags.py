"""Kinds of faults in a translation that can be seen without a reference.

Each was checked on held-out sentences: see docs/worst-sentences.md. They stand beside a row and are no score: they do
not rank texts. A flag that needs words of a language is left out for other languages.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from core.text.numbers import lost_numbers

SHORT, LONG = 0.62, 1.6  # times the usual length
GUESS = 0.10  # a token less probable than this is guessed
UNSEEN = 0.30  # a content word that no aligning head gives this much attention is missed
USUAL = {("en", "de"): 1.19, ("en", "fr"): 1.20}  # letters for a letter of the source: the median of Tatoeba's pairs
_SHORTEST = 20  # letters of a source whose length says something
_WORD = re.compile(r"\w+")
_DOUBLED = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)
_COPYABLE = re.compile(r"\b[a-z]{4,}\b")

# Words that may stand twice in a row.
_TWICE = {"de": frozenset({"sie", "die", "das", "der", "ihr"}), "fr": frozenset({"nous", "vous"})}
# Lower-case English words that German writes alike. French has thousands, so nothing is flagged there.
_ALIKE_IN_GERMAN = """
will bank film hand still arm warm person name land wild blind minute mode computer radio system album park golf hotel
tennis baseball skateboard snowboard standard normal optional international plus minus legal digital global link kind
status format code menu version online software server browser desktop
"""
_IN_ENGLISH = """
a an the of to in on at is are was were be been am do does did has have had it its that this these those and or but for
with as by from he she they we you i his her their our your my me him them us not no so if can will would could should
may there some any all up out into over than then very just also too while which who one two about when what how s t m
re ve ll d don didn doesn isn wasn going get got let
"""
_ALIKE = {"de": frozenset(_ALIKE_IN_GERMAN.split())}
FUNCTION_WORDS = {"en": frozenset(_IN_ENGLISH.split())}


@dataclass(frozen=True)
class Written:
    """A translation, as far as flags look at it. ``seen`` are the words of the source, each with its attention."""

    text: str
    output: str
    tokens: Sequence[str]
    probabilities: Sequence[float]
    seen: Sequence[tuple[str, float]]
    finished: bool


def flags_of(written: Written, languages: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the words in question by flag: loop, guess, unfinished, number, copied, missed, short, long.

    Args:
        languages: of source and target, empty if they are not known.
    """
    source, target = (*languages, "", "")[:2]
    ratio = len(written.output) / max(1, len(written.text)) / USUAL.get((source, target), 1.0)
    measured = len(written.text) >= _SHORTEST and (source, target) in USUAL
    found = {
        "loop": _loops(written.text, written.output, target),
        "guess": [token for token, p in zip(written.tokens, written.probabilities, strict=True) if p < GUESS],
        "unfinished": [] if written.finished else [*written.tokens[-1:]],
        "number": lost_numbers(written.text, written.output),
        "copied": _copied(written.text, written.output, target) if source == "en" else [],
        "missed": [word for word, share in written.seen if share < UNSEEN and is_content(word, source)],
        "short": [f"{ratio:.2f}"] if measured and ratio < SHORT else [],
        "long": [f"{ratio:.2f}"] if measured and ratio > LONG else [],
    }
    return {name: tuple(dict.fromkeys(words)) for name, words in found.items() if words}


def is_content(word: str, language: str) -> bool:
    """Return True for a word that a translation should have something for; False where the language is not known."""
    known = FUNCTION_WORDS.get(language)
    return known is not None and any(map(str.isalnum, word)) and word.lower() not in known


def _loops(text: str, output: str, target: str) -> list[str]:
    """Return three words in a row that stand more than once, more often than any do in ``text``; and doubled words."""
    of_source = max(_threes(text).values(), default=1)
    loops = [" ".join(words) for words, count in _threes(output).items() if count > max(1, of_source)]
    allowed = {*_TWICE.get(target, ()), *(word.lower() for word in _DOUBLED.findall(text))}
    doubled = [word for word in _DOUBLED.findall(output) if word.lower() not in allowed and not word.isdigit()]
    return loops + ([] if _DOUBLED.search(text) else doubled)


def _threes(text: str) -> Counter[tuple[str, ...]]:
    words = _WORD.findall(text.lower())
    return Counter(zip(words, words[1:], words[2:], strict=False))


def _copied(text: str, output: str, target: str) -> list[str]:
    if target not in _ALIKE:
        return []
    written = {*_WORD.findall(output)} - _ALIKE[target]
    return [word for word in dict.fromkeys(_COPYABLE.findall(text)) if word in written]

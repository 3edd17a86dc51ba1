"""Splitting a text into sentences."""

import re
from collections.abc import Callable

# A full stop after one of these, or after a single capital, belongs to the word and not to the sentence.
_ABBREVIATIONS = frozenset(
    {"mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "vs", "etc", "e.g", "i.e", "no", "vol", "fig", "approx", "inc"}
    | {"ltd", "co", "u.s", "u.k", "a.m", "p.m", "jan", "feb", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov"}
)
_BOUNDARY = re.compile(r"(?<=[.!?…])[\"'”’)\]]*\s+(?=[\"'“‘(\[]*[^\W\da-z_])|(?<=[。！？])")


def split_sentences(text: str) -> list[str]:
    """Return the sentences of ``text`` in order; none is lost, and text without any end mark is one sentence.

    A boundary is an end mark, white space and then a capital letter, unless the mark closes an abbreviation or an
    initial.
    """
    sentences: list[str] = []
    start = 0
    for match in _BOUNDARY.finditer(text):
        if not _ends_in_abbreviation(text, start, match.start()):
            sentences.append(text[start : match.end()].strip())
            start = match.end()
    return [sentence for sentence in (*sentences, text[start:].strip()) if sentence]


def by_sentence(texts: list[str], translate: Callable[[list[str]], list[str]]) -> list[str]:
    """Return the translation of each text, all their sentences translated in one call and joined again."""
    parts = [split_sentences(text) or [text] for text in texts]
    written = iter(translate([sentence for part in parts for sentence in part]))
    return [" ".join(next(written) for _ in part) for part in parts]


def _ends_in_abbreviation(text: str, start: int, end: int) -> bool:
    """Return True if ``text[start:end]`` ends with an abbreviation. Only the last word is read, so that the time stays
    linear."""
    if not text.endswith(".", start, end):
        return False
    first = end
    while first > start and not text[first - 1].isspace():
        first -= 1
    last = text[first:end].lstrip("\"'“‘([").rstrip(".")
    initial = len(last) == 1 and last.isupper() and last != "I"
    return initial or last.lower() in _ABBREVIATIONS

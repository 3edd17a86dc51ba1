"""The place of each token in the text that was typed, through all that is respelt on the way to the model."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

Span = tuple[int, int]  # start and end, in characters
UNREAD = "\ufffc"  # stands for the text of a token that is unknown
_BYTE = re.compile(r"<0x([0-9A-F]{2})>")
_Keys = list[tuple[str, int]]  # characters as they are compared, each with its index in the text


def is_byte(piece: str) -> bool:
    """Return True if a piece is one byte of a character that the vocabulary lacks."""
    return _BYTE.fullmatch(piece) is not None


def text_of(pieces: Sequence[str]) -> tuple[str, list[Span]]:
    """Return the text that ``pieces`` spell, and the span of each in it; bytes of one character share its span."""
    parts = [bytes([int(piece[3:5], 16)]) if is_byte(piece) else piece.replace("▁", " ").encode() for piece in pieces]
    text = b"".join(parts).decode("utf-8", "surrogateescape")
    index_of = [index for index, char in enumerate(text) for _ in char.encode("utf-8", "surrogateescape")]
    spans, end = [], 0
    for part in parts:
        start, end = end, end + len(part)
        spans.append((index_of[start], index_of[end - 1] + 1) if part else (len(text), len(text)))
    return text, spans


def typed_spans(typed: str, read: str, spans: Sequence[Span | None]) -> tuple[Span | None, ...]:
    """Return the ``spans`` of tokens in the text ``read`` as spans in the ``typed`` text that it was made of.

    None stays None: a token that was added. White space around a token is left out; a token of nothing else, or of
    what was put in, has the gap between its neighbours.
    """
    by_char = _aligned(typed, read)
    found: list[Span | None] = []
    end = 0
    for index, span in enumerate(spans):
        own = _seen(by_char, span)
        if span is not None and own is None:
            after = next(filter(None, (_seen(by_char, one) for one in spans[index + 1 :])), (len(typed), len(typed)))
            own = end, max(end, after[0])
        end = own[1] if own else end
        found.append(own)
    return tuple(found)


def _seen(by_char: Sequence[Span | None], span: Span | None) -> Span | None:
    own = [one for one in by_char[slice(*span)] if one] if span else []
    return (own[0][0], own[-1][1]) if own else None


def _aligned(typed: str, read: str) -> list[Span | None]:
    """Return the span in ``typed`` of each character of ``read``; None for white space and for what was put in."""
    keys, others = _keys(typed), _keys(read)
    found: list[Span | None] = [None] * len(read)
    for start, stop, first, last in _blocks([key for key, _ in keys], [key for key, _ in others]):
        for place in range(first, last):
            begin, end = (start, stop - 1) if stop - start != last - first else (start + place - first,) * 2
            own, index = (keys[begin][1], keys[end][1] + 1), others[place][1]
            before = found[index] or own
            found[index] = min(before[0], own[0]), max(before[1], own[1])
    return found


def _keys(text: str) -> _Keys:
    """Return the characters of ``text`` without white space, capitals, ligatures and joined accents."""
    return [
        (key, index)
        for index, char in enumerate(text)
        if not char.isspace()
        for key in (char.lower() if char.isascii() else unicodedata.normalize("NFKD", char).casefold())
        if not key.isspace()
    ]


def _blocks(one: Sequence[str], other: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """Yield the parts of ``one`` and ``other`` that are the same, or that one has in the place of the other."""
    shorter = min(len(one), len(other))
    head = next((index for index in range(shorter) if one[index] != other[index]), shorter)
    tail = next((n for n in range(shorter - head) if one[-1 - n] != other[-1 - n]), shorter - head)
    yield 0, head, 0, head
    between = SequenceMatcher(None, one[head : len(one) - tail], other[head : len(other) - tail], autojunk=False)
    for kind, start, stop, first, last in between.get_opcodes():
        if kind in ("equal", "replace"):
            yield head + start, head + stop, head + first, head + last
    yield len(one) - tail, len(one), len(other) - tail, len(other)

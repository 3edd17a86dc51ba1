"""What a person should know about a run: of the text as the model reads it, and of what it wrote."""

import re
from collections.abc import Callable, Iterator, Sequence

from core.results.notices import Notice, named, notice
from core.text.invisible import dropped_from
from core.text.languages import language_of
from core.text.numbers import lost_numbers
from core.text.printable import printable
from core.text.spans import Span, is_byte, text_of
from core.text.tokens import clean_text, is_control
from core.tracers.source import Source

QUESTION_LABELS = frozenset({"ABBR", "DESC", "ENTY", "HUM", "LOC", "NUM"})
OFTEN = 100  # times in the training sources: a byte that stood there so often was learned as any other token
_SHOWN = 24  # characters of a number, a word or a phrase
_ROUNDS = 3  # times that a phrase stands in a row in a loop
_LONGEST_LOOP = 8  # words
_ASKS = re.compile(
    r"(?:what|who|whom|whose|which|where|when|why|how|name|define|is|are|was|were|do|does|did|can|could|"
    r"will|would|has|have|had)\b",
    re.IGNORECASE,
)


def about_text(text: str, source: Source, *, learned: Callable[[int], bool], unknown: str | None) -> Iterator[Notice]:
    """Yield the notices about a ``text`` that the model reads as ``source``.

    Args:
        learned: tells of the id of a byte whether the model read it often in training.
        unknown: the piece that stands for what the vocabulary lacks, if it has one.
    """
    yield from _never_learned(source, learned)
    typed = _typed(source)
    words = [text[slice(*span)] for _, piece, span in typed if piece == unknown]
    if unread := [word for word in words if word != unknown]:
        shown, more = named(_printable([_seen(word) for word in unread]))
        yield notice("unknown", words=shown, more=more, piece=unknown)
    else:
        yield from _respelt(text, source)


def about_language(text: str, reads: str) -> Iterator[Notice]:
    """Yield a notice if ``text`` seems to be in another language than the one whose code a model ``reads``."""
    if (seems := language_of(text, reads)) != reads:
        yield notice("other-language", seems=seems, reads=reads)


def about_question(text: str, labels: Sequence[str]) -> Iterator[Notice]:
    """Yield a notice if ``labels`` sort questions and ``text`` is none."""
    if set(labels) >= QUESTION_LABELS and "?" not in text and not _ASKS.match(text.strip()):
        yield notice("no-question")


def about_output(text: str, output: str, task: str, unfinished: int = 0) -> Iterator[Notice]:
    """Yield the notices about the ``output`` for ``text``; ``unfinished`` is its number of tokens if it has no end."""
    translates = task == "translator"
    if translates and unfinished:  # a text that is continued stops where it was told to
        yield notice("unfinished", tokens=unfinished)
    phrase, times = _loop(output.split())
    if times > _loop(text.split())[1]:
        yield notice("loop", phrase=phrase, times=times)
    if translates and (lost := _printable(lost_numbers(text, output))):
        yield notice("lost-numbers", numbers=lost)


def about_dropped(text: str) -> Iterator[Notice]:
    """Yield the notices about characters that this project's own models do not read."""
    if gone := list(map(_code, dropped_from(text))):
        shown, more = named(gone)
        yield notice("invisible", characters=shown, more=more)
    if controls := [_code(char) for char in dict.fromkeys(text) if is_control(char)]:
        shown, more = named(controls)
        yield notice("controls", characters=shown, more=more)


def _never_learned(source: Source, learned: Callable[[int], bool]) -> Iterator[Notice]:
    typed = _typed(source)
    read, spans = text_of([piece for _, piece, _ in typed])
    known = {*"".join(piece for _, piece, _ in typed if not is_byte(piece))}
    strange: dict[str, None] = {}
    for (token, piece, _), span in zip(typed, spans, strict=True):
        char = read[slice(*span)]
        if is_byte(piece) and char not in known and char.isprintable() and not learned(token):
            strange[char] = None
    if strange:
        shown, more = named([*strange])
        yield notice("never-learned", characters=shown, more=more)


def _respelt(text: str, source: Source) -> Iterator[Notice]:
    """Yield a notice of words that are read otherwise than they were typed, but for a capital at a beginning."""
    typed, read = clean_text(text).split(), text_of([piece for _, piece, _ in _typed(source)])[0].split()
    if len(read) != len(typed) or read == text.split():  # a model of others reads what cannot be seen too
        return
    starts = {0, *(at + 1 for at, word in enumerate(typed) if word[-1] in ".!?:")}
    pairs = {
        old: new
        for at, (old, new) in enumerate(zip(typed, read, strict=True))
        if old != new and not (at in starts and old[1:] == new[1:] and old.lower() == new.lower())
    }
    if pairs:
        shown, more = named([*pairs])
        yield notice("read-as", pairs=[[_bare(one), _bare(pairs[one])] for one in shown], more=more)


def _loop(words: Sequence[str]) -> tuple[str, int]:
    """Return the phrase that stands most often in a row, if it stands ``_ROUNDS`` times, and how often it does."""
    best, most = "", 0
    for size in range(1, min(_LONGEST_LOOP, len(words) // _ROUNDS) + 1):
        same = 0  # words in a row that stand ``size`` places before too
        for end in range(size, len(words)):
            same = same + 1 if words[end] == words[end - size] else 0
            times = same // size + 1
            if times >= max(_ROUNDS, most + 1) and any(map(str.isalpha, words[end])):
                best, most = " ".join(words[end + 1 - size : end + 1]), times
    return printable(best[: 2 * _SHOWN]), most


def _typed(source: Source) -> list[tuple[int, str, Span]]:
    """Return id, piece and span of each token that was typed."""
    tokens = zip(source.ids, source.pieces, source.spans, strict=True)
    return [(token, piece, span) for token, piece, span in tokens if span is not None]


def _printable(texts: Sequence[str]) -> list[str]:
    return [printable(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…", "") for text in dict.fromkeys(texts)]


def _seen(text: str) -> str:
    """Return ``text`` with a name for each character that cannot be seen."""
    return "".join(char if char.isprintable() else f"‹{_code(char)}›" for char in text)


def _bare(word: str) -> str:
    return printable((word.strip(".,;:!?()\"'“”‘’") or word)[:60], "")


def _code(char: str) -> str:
    return f"U+{ord(char):04X}"

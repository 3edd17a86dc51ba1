"""Whole words in place of pieces, for the files of a run, and where words start, for the page.

The page merges the run that it has (``frontend/state/whole_words.js``); the rule that says which pieces are one word is
here alone.

Attention *to* a word is the sum over its pieces as keys, attention *from* a word the mean over its pieces as queries
(Clark et al. 2019, What Does BERT Look At?), so every row keeps its sum. Rows of decoder and cross-attention predict
something: there a word stands for the steps that write its pieces.
"""

import math
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from jaxtyping import Float

from core.results.trace import AttentionMap, ClassProbabilities, Step, Trace
from viz_app.view_models.words import is_byte, is_joined, label

Places = tuple[tuple[int, int] | None, ...]
_INNER = {"-", "'", "’"}  # marks that may stand inside a word
_BYTES = re.compile(r"(?:<0x[0-9A-F]{2}>)+")


class MapStarts(NamedTuple):
    """The indices at which words start among the tokens of a map.

    ``queries`` and ``keys`` belong to its two axes, ``writes`` to the tokens that the rows predict, None for an
    encoder.
    """

    queries: Sequence[int]
    keys: Sequence[int]
    writes: Sequence[int] | None = None

    @property
    def rows(self) -> Sequence[int]:
        """Where the words of the rows start: a row that writes belongs to the word that it writes."""
        return self.queries if self.writes is None else self.writes


def word_starts(pieces: Sequence[str]) -> list[int]:
    """Return the indices of ``pieces`` at which words start. A mark is a word of its own, but for one such as the
    hyphen inside a word."""
    return [i for i in range(len(pieces)) if not (i and _goes_on(pieces, i))]


def text_starts(trace: Trace) -> dict[str, list[int]]:
    """Return where words start in ``source`` and ``target``.

    The first token of the target is a word of its own. A model that goes on with a text begins a word: what it was
    given and what it has written never stand in one.
    """
    source, starts = word_starts(trace.source_tokens), {0, *(1 + at for at in word_starts(trace.target_tokens[1:]))}
    if not source:
        starts.add(1 + sum(step.forced for step in trace.steps))
    return {"source": source, "target": _cut(sorted(starts), len(trace.target_tokens))}


def map_starts(trace: Trace, name: str) -> MapStarts:
    """Return where words start in a map of the run. A text that was read in part keeps the words of the whole text."""
    source, target = text_starts(trace).values()
    read = _cut(target, len(trace.target_tokens) - 1)
    if name == "encoder":
        return MapStarts(source, source)
    return MapStarts(read, source if name == "cross" else read, [start - 1 for start in target[1:]])


def whole_words(trace: Trace) -> Trace:
    """The run in words: tokens, attention and contributions of the pieces of each word as one.

    What only pieces have is left out: hidden states, details, and the candidates of a step. The log-probability of a
    word's step is the sum over its pieces.
    """
    source, target = text_starts(trace).values()
    written = [start - 1 for start in target[1:]]
    return replace(
        trace,
        source_tokens=_names(trace.source_tokens, source),
        source_spans=_places(trace.source_spans, source),
        target_tokens=trace.target_tokens[:1] + _names(trace.target_tokens[1:], written),
        attention={name: word_map(pieces, map_starts(trace, name)) for name, pieces in trace.attention.items()},
        steps=tuple(_step(trace.steps[first:last]) for first, last in pairwise([*written, len(trace.steps)])),
        classification=trace.classification and _merged_classes(trace.classification, source),
        hidden={},
        details={},
        search=None,
    )


def _places(spans: Places, starts: Sequence[int]) -> Places:
    """Return the place of each word in the typed text; none of a run that does not tell."""
    words = [spans[first:last] for first, last in pairwise([*starts, len(spans)])] if spans else []
    typed = [[span for span in word if span] for word in words]
    return tuple((word[0][0], word[-1][1]) if word else None for word in typed)


def word_change(
    change: Float[np.ndarray, "layer head query key"], starts: MapStarts
) -> Float[np.ndarray, "layer head _word_query _word_key"]:
    """The change of the weights between words, in the first rows or in all: that of sums and means is theirs."""
    return _merged(change, _cut(starts.rows, change.shape[-2]), starts.keys)


def word_map(pieces: AttentionMap, starts: MapStarts) -> AttentionMap:
    """All heads of a map between words. ``starts`` are where words start among its pieces."""
    names = _names(pieces.query_tokens, starts.queries)
    weights = _merged(pieces.weights.astype(np.float64), starts.rows, starts.keys)
    mask = np.logical_or.reduceat(np.logical_or.reduceat(pieces.mask, starts.keys, axis=-1), starts.rows, axis=-2)
    queries = tuple(names[int(np.searchsorted(starts.queries, row, side="right")) - 1] for row in starts.rows)
    return AttentionMap(weights.astype(np.float32), queries, _names(pieces.key_tokens, starts.keys), mask)


def word_of(pieces: Sequence[str], index: int) -> int:
    """The word that the piece at ``index`` belongs to, counted from 0."""
    return int(np.searchsorted(word_starts(pieces), index, side="right")) - 1


def _merged(
    cells: Float[np.ndarray, "layer head query key"], rows: Sequence[int], keys: Sequence[int]
) -> Float[np.ndarray, "layer head word_query word_key"]:
    """Keys summed and queries averaged, by where their words start."""
    counts = np.diff([*rows, cells.shape[-2]])[:, None]
    with np.errstate(invalid="ignore"):  # of a broken softmax: what is no number stays none
        return np.add.reduceat(np.add.reduceat(cells, keys, axis=-1), rows, axis=-2) / counts


def _cut(starts: Sequence[int], length: int) -> list[int]:
    return [start for start in starts if start < length]


def _goes_on(pieces: Sequence[str], i: int) -> bool:
    if not is_joined(pieces, i):
        return False
    if _is_mark(pieces[i]):
        return i + 1 < len(pieces) and _is_inner(pieces, i) and not _is_mark(pieces[i + 1])
    return pieces[i - 1] == "▁" or not _is_mark(pieces[i - 1]) or _is_inner(pieces, i - 1)


def _is_inner(pieces: Sequence[str], i: int) -> bool:
    """Return True if a mark such as the apostrophe of ``don't`` stands between pieces that it touches."""
    touches = pieces[i] in _INNER and i > 0 and not _is_mark(pieces[i - 1])
    return touches and is_joined(pieces, i) and is_joined(pieces, i + 1)


def _is_mark(piece: str) -> bool:
    return not is_byte(piece) and not any(unicodedata.category(letter)[0] in "LNM" for letter in label(piece))


def _names(pieces: Sequence[str], starts: Sequence[int]) -> tuple[str, ...]:
    return tuple(_joined(pieces[first:last]) for first, last in pairwise([*starts, len(pieces)]))


def _joined(pieces: Sequence[str]) -> str:
    """The pieces of a word as one; bytes become the characters that they make."""
    return pieces[0] if len(pieces) == 1 else _BYTES.sub(_characters, "".join(pieces))


def _characters(found: re.Match[str]) -> str:
    return bytes.fromhex(re.sub("<0x|>", "", found[0])).decode(errors="replace")


def _step(pieces: Sequence[Step]) -> Step:
    total = math.fsum(step.log_probability for step in pieces)
    return replace(pieces[0], token=_joined([step.token for step in pieces]), log_probability=total, top=())


def _merged_classes(classes: ClassProbabilities, starts: Sequence[int]) -> ClassProbabilities:
    contributions: Float[np.ndarray, "token label"] | None = classes.contributions
    if contributions is None:
        return classes
    summed = np.add.reduceat(contributions.astype(np.float64), starts, axis=0).astype(np.float32)
    return replace(classes, contributions=summed)

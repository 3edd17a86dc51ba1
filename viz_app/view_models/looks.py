"""The words of an answer, the word that a head looks at for each, and the word at which a run opens."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from core.results.trace import Trace
from viz_app.view_models.whole_words import word_starts
from viz_app.view_models.words import is_special, label

FEWEST_BEFORE = 2  # words: with fewer there is little to look back at
_A_WORD = re.compile(r"[^\W\d_]{3,}")  # three letters in a row


class Look(NamedTuple):
    """A word of the answer, by the ``steps`` that write it, and the word that a head looks at, by its ``keys``."""

    steps: range
    keys: range
    share: float


def spans(pieces: Sequence[str]) -> list[range]:
    """Return the words of ``pieces``, each as the range of its pieces."""
    return [range(first, last) for first, last in pairwise([*word_starts(pieces), len(pieces)])]


def text_of(pieces: Sequence[str], span: range) -> str:
    """Return a word as people read it; a space that begins it is not part of it."""
    return "".join(label(pieces[index]) for index in span if len(span) == 1 or pieces[index] != "▁")


def look_of(trace: Trace, head: tuple[int, int], steps: range) -> Look:
    """Return the source word that a head of the cross-attention looks at most while it writes a word's first piece."""
    row = np.nan_to_num(trace.attention["cross"].weights[(*head, steps.start)].astype(np.float64))
    shares = [float(row[span.start : span.stop].sum()) for span in spans(trace.source_tokens)]
    best = int(np.argmax(shares))
    return Look(steps, spans(trace.source_tokens)[best], shares[best])


def tellable(trace: Trace) -> list[range]:
    """Return the words worth a story: two words before them, three letters, and not copied from the source."""
    pieces = trace.target_tokens[1:]
    source = {text_of(trace.source_tokens, span).casefold() for span in spans(trace.source_tokens)}
    found = []
    for steps in spans(pieces)[FEWEST_BEFORE:]:
        word = text_of(pieces, steps)
        is_plain = not any(is_special(pieces[index]) for index in steps)
        if is_plain and _A_WORD.search(word) and word.casefold() not in source:
            found.append(steps)
    return found


def clearest(trace: Trace, head: tuple[int, int]) -> Look | None:
    """Return the word worth a story at which the head looks most clearly at one word; None without such a word."""
    looks = [look_of(trace, head, steps) for steps in tellable(trace)]
    return max(looks, key=lambda one: one.share, default=None)


def shares_of(trace: Trace, look: Look) -> dict[tuple[int, int], float]:
    """Return the share of every cross head on the word of a look, by layer and head, at the word's first piece."""
    weights = trace.attention["cross"].weights[:, :, look.steps.start, look.keys.start : look.keys.stop]
    shares = np.nan_to_num(weights.astype(np.float64)).sum(axis=-1)
    return {place: float(shares[place]) for place in np.ndindex(*shares.shape)}


def adds_most(trace: Trace, label: int) -> range | None:
    """Return the word that speaks most for ``label`` against the next one; None if there is no other word.

    It needs the contributions of a classifier that averages its tokens.
    """
    scores = trace.classification
    if scores is None or scores.contributions is None:
        return None
    rivals = [one for one in np.argsort(-scores.probabilities) if one != label]
    lead = scores.contributions[:, label] - (scores.contributions[:, rivals[0]] if rivals else 0)
    words = [span for span in spans(trace.source_tokens) if _is_word(trace.source_tokens, span)]
    return max(words, key=lambda span: float(lead[span.start : span.stop].sum())) if len(words) > 1 else None


def _is_word(pieces: Sequence[str], span: range) -> bool:
    return not is_special(pieces[span.start]) and any(map(str.isalpha, text_of(pieces, span)))

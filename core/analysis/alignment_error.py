"""How well attention and explanations align words: the alignment error rate against links made by hand.

Och and Ney 2003, "A Systematic Comparison of Various Statistical Alignment Models", section 6: of the links A that are
found, sure links S and possible links P, the rate is 1 - (|A & S| + |A & P|) / (|A| + |S|). Links are read from a run
that is shown the gold translation. Each of its tokens is linked to the source token with the largest number, and words
are linked if any of their tokens are. The end token cannot be chosen. Chen et al. 2020, "Accurate Word Alignment
Induction from Neural Machine Translation", section 3 read a token's link from the row that predicts it or from the next
row, which reads it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from jaxtyping import Float

from core.analysis.attribution import attributions, methods_of
from core.analysis.gold import GoldSentence, agreed, words_of
from core.analysis.resampling import resampled
from core.analysis.word_alignment import Aligner
from core.results.faithfulness import ALIGNER, DIAGONAL, WHEN, AlignmentErrors, Interval
from core.tracers.native import NativeModel

Counts = list[int]  # of found links: those that are sure, those that are possible, all; and of sure links there are
Row = dict[str, dict[str, Counts]]  # by head or method, then by row of the map

_PATH_STEPS = 25  # of integrated gradients: only the place of the largest part matters here


def alignment_counts(model: NativeModel, gold: GoldSentence, aligner: Aligner | None) -> Row:
    """Return what each head of cross-attention and each method links rightly in one sentence.

    Raises:
        InputError: if the model cannot read the sentence.
        ValueError: if its pieces do not spell the words of ``gold``.
    """
    trace = model.trace(gold.source, target=gold.target)
    ids = [step.id for step in trace.steps]
    sources = words_of_pieces(trace.source_tokens[:-1], gold.source)
    targets = words_of_pieces([step.token for step in trace.steps[:-1]], gold.target)
    tables: dict[str, dict[str, np.ndarray]] = {}
    for layer, head in np.ndindex(trace.shapes["cross"]):
        tables[f"cross.{layer}.{head}"] = _rows(trace.attention["cross"].weights[layer, head])
    methods = [name for name in methods_of(model) if name != "attention"]
    coarse: dict[str, Any] = {"steps": _PATH_STEPS} if "integrated-gradients" in methods else {}
    steps = [
        attributions(model, gold.source, step=step, methods=methods, target=ids, **coarse) for step in range(len(ids))
    ]
    for name in methods:
        tables[name] = _rows(np.stack([step[name].source for step in steps]))
    share = (len(sources) - 1) / max(1, len(targets) - 1)
    tables[DIAGONAL] = {WHEN[0]: -np.abs(np.arange(len(sources)) - share * np.arange(len(targets))[:, None])}
    found: Row = {
        name: {when: _counts(_links(table, sources, targets), gold) for when, table in by.items()}
        for name, by in tables.items()
    }
    if aligner:
        links = {(sources[s], targets[t]) for s, t in aligner.align((model.source_ids(gold.source)[:-1], ids[:-1]))}
        found[ALIGNER] = {WHEN[0]: _counts(links, gold)}
    return found


def alignment_errors(rows: Sequence[Row], gold: Sequence[GoldSentence], seed: int) -> AlignmentErrors:
    """Return the error rates over all sentences, with intervals."""
    errors: dict[str, dict[str, Interval]] = {}
    for name, by in rows[0].items():
        errors[name] = {}
        for when in by:
            counts = np.array([row[name][when] for row in rows], dtype=np.float64)
            drawn = resampled(counts, seed).sum(axis=1)
            low, high = np.percentile(_error(drawn), (2.5, 97.5))
            errors[name][when] = Interval(float(_error(counts.sum(axis=0)[None])[0]), float(low), float(high))
    return AlignmentErrors(
        errors,
        sentences=len(rows),
        sure=sum(len(one.sure) for one in gold),
        possible=sum(len(one.possible) for one in gold),
        agreed=agreed(gold),
    )


def words_of_pieces(pieces: Iterable[str], text: str) -> list[int]:
    """Return the place of the word in which each piece starts.

    Raises:
        ValueError: if the pieces do not spell the words of ``text``.
    """
    letters = [place for place, word in enumerate(words_of(text)) for _ in word]
    found, at = [], 0
    for piece in pieces:
        found.append(letters[min(at, len(letters) - 1)])
        at += len(piece.replace("▁", ""))
    if at != len(letters):
        raise ValueError(f"The pieces of {text!r} have {at} letters in place of {len(letters)}; give plain letters.")
    return found


def _rows(table: Float[np.ndarray, "step source"]) -> dict[str, np.ndarray]:
    """Return the rows that predict the tokens and those that read them, without end tokens."""
    return {WHEN[0]: table[:-1, :-1], WHEN[1]: table[1:, :-1]}


def _links(table: np.ndarray, sources: Sequence[int], targets: Sequence[int]) -> set[tuple[int, int]]:
    best = np.where(np.isnan(table), -np.inf, table).argmax(axis=1)
    return {(sources[source], targets[target]) for target, source in enumerate(best)}


def _counts(links: set[tuple[int, int]], gold: GoldSentence) -> Counts:
    return [len(links & gold.sure), len(links & gold.possible), len(links), len(gold.sure)]


def _error(counts: Float[np.ndarray, "draw 4"]) -> Float[np.ndarray, "draw"]:
    return 1 - (counts[:, 0] + counts[:, 1]) / (counts[:, 2] + counts[:, 3])

"""Measures which explanations of a model are faithful, over many sentences, and which heads align words.

Deletion and insertion are areas under curves (see ``deletion``). Comprehensiveness and sufficiency are those of DeYoung
et al. 2020, "ERASER: A Benchmark to Evaluate Rationalized NLP Models", section 4: what the probability loses without
the most important tokens, and with these alone, in the mean over 1, 5, 10, 20 and 50 % of the tokens. Rank and first
compare a method with leaving each token out: Spearman's rank correlation, and whether the first token is the same.
"""

import math
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any

import numpy as np

from core.analysis.alignment_error import alignment_counts, alignment_errors
from core.analysis.attribution import attributions, methods_of
from core.analysis.attribution.agreement import spearman_rho
from core.analysis.attribution.deletion import SEEDS, deletion_test, ranked
from core.analysis.attribution.largest_parts import costlier_heads, summarised
from core.analysis.gold import GoldSentence
from core.analysis.resampling import resampled
from core.analysis.word_alignment import Aligner
from core.errors import InputError
from core.results.attribution import KINDS, SPECIAL, Attribution, DeletionTest
from core.results.faithfulness import CHANCE, MEASURES, AlignmentErrors, Faithfulness, Interval, Spread
from core.tracers.native import NativeModel

Row = dict[str, Any]  # plain values: what one sentence gave; empty where the model cannot read it
Progress = Callable[[str, int, int], object]  # told what is measured, how many are done, and how many there are

_CHANCE = 10  # percentile of random orders that a method has to beat
_SEEDS = {KINDS[0]: SEEDS, KINDS[1]: SEEDS[:5]}  # random orders by kind of curve; of insertion only the mean is kept
_SHARES = (0.01, 0.05, 0.1, 0.2, 0.5)  # of the tokens: the bins of ERASER


def measure_faithfulness(
    model: NativeModel,
    texts: Sequence[str],
    progress: Progress = lambda what, done, total: None,
    *,
    gold: Sequence[GoldSentence] = (),
    aligner: Aligner | None = None,
    about: Mapping[str, Any] | None = None,
    seed: int = 1,
    known: MutableMapping[int, Row] | None = None,
) -> Faithfulness:
    """Return the tests of every method, one prediction a text.

    Of a translator that is a token of its own greedy translation at a step drawn by chance, not its end; of a
    classifier its own answer. ``"attention"`` is that of a head drawn by chance, so that its area is what to expect of
    any head.

    Args:
        gold: sentences of a translator with hand-made links, which its heads and methods are scored on.
        aligner: a word alignment to compare these with.
        about: what else to keep in ``Faithfulness.about``.
        seed: draws steps, heads and the sentences of the intervals.
        known: rows of texts, by their places, that need not be measured again; new ones are added. Those of ``gold``
            count from -1 downwards.

    Raises:
        InputError: if no text can be read.
    """
    known = {} if known is None else known
    for place, text in enumerate(texts):
        if place not in known:
            known[place] = _row(model, text, np.random.default_rng([seed, place]))
        progress("sentences", place + 1, len(texts))
    rows = [known[place] for place in range(len(texts)) if known[place]]
    if not rows:
        raise InputError("core-no-text-read")
    for place, sentence in enumerate(gold):
        if -1 - place not in known:
            known[-1 - place] = alignment_counts(model, sentence, aligner)
        progress("gold alignments", place + 1, len(gold))
    aligned = alignment_errors([known[-1 - place] for place in range(len(gold))], gold, seed) if gold else None
    about = {**(about or {}), "texts": len(texts), "seed": seed, "special": SPECIAL[0]}
    return _summary(rows, methods_of(model), about, seed, aligned)


def _row(model: NativeModel, text: str, draw: np.random.Generator) -> Row:
    try:
        asked = _question(model, text, draw)
        made = attributions(model, text, **asked)
    except InputError:  # longer than the model reads
        return {}
    tests = {kind: deletion_test(model, made.values(), kind=kind, seeds=seeds) for kind, seeds in _SEEDS.items()}
    test = tests[KINDS[0]]
    measures = _measures(tests) | _beside_leave_one_out(made)
    return {
        "measures": {name: _rounded(measured) for name, measured in measures.items()},
        "costlier": costlier_heads(model, text),
        "chance": round(float(np.percentile(test.random_areas, _CHANCE)), 6),
        "agreement": [[None if np.isnan(tau) else round(float(tau), 6) for tau in row] for row in test.agreement],
    }


def _measures(tests: Mapping[str, DeletionTest]) -> dict[str, dict[str, float]]:
    """Return the measures of curves by method, and of random orders in the mean."""
    found = {kind: {**test.areas, CHANCE: float(test.random_areas.mean())} for kind, test in tests.items()}
    for measure, kind in zip(MEASURES[2:4], KINDS, strict=True):
        test = tests[kind]
        curves = {**test.curves, CHANCE: test.random.mean(axis=0)}
        whole = float(tests[KINDS[0]].random[0, 0])
        fixed = test.question.fixed if test.question.source_ids else (0,)
        free = len(curves[CHANCE]) - 1 - len(fixed)
        points = [math.ceil(share * free) for share in _SHARES]
        found[measure] = {name: whole - float(curve[points].mean()) for name, curve in curves.items()}
    return found


def _beside_leave_one_out(made: Mapping[str, Attribution]) -> dict[str, dict[str, float]]:
    """Return the rank correlation with leaving each token out, and if the first token is the same, by method.

    The first is that of the source, or of what a generator has read; ties are won by the earlier token.
    """
    one_out = made["leave-one-out"]
    free = ~np.isnan(ranked(one_out))
    rank = {name: spearman_rho(one.all, one_out.all) for name, one in made.items()}
    first = {name: _same_first(ranked(one)[free], ranked(one_out)[free]) for name, one in made.items()}
    return {"rank": rank | {CHANCE: 0.0}, "first": first | {CHANCE: 1 / free.sum() if free.any() else math.nan}}


def _same_first(one: np.ndarray, other: np.ndarray) -> float:
    """Return 1 or 0; NaN where the method says nothing of these tokens."""
    return math.nan if not len(one) or np.isnan(one).any() else float(one.argmax() == other.argmax())


def _rounded(numbers: Mapping[str, float]) -> dict[str, float | None]:
    return {name: None if math.isnan(number) else round(number, 6) for name, number in numbers.items()}


def _question(model: NativeModel, text: str, draw: np.random.Generator) -> dict[str, Any]:
    """Return what to explain of ``text``, and by which head."""
    trace = model.trace(text)
    layers, heads = list(trace.shapes.values())[-1]  # the last map predicts
    head = {"layer": int(draw.integers(layers)), "head": int(draw.integers(heads))}
    if model.task == "classifier":
        return head
    written = [step.id for step in trace.steps]
    first = 0 if trace.source_tokens else min(1, len(written) - 1)  # the first token of all has nothing to look at
    return head | {"step": int(draw.integers(first, max(first + 1, len(written) - 1))), "target": written}


def _summary(
    rows: Sequence[Row], methods: Sequence[str], about: Mapping[str, Any], seed: int, aligned: AlignmentErrors | None
) -> Faithfulness:
    values = {
        measure: {
            name: np.array([row["measures"][measure][name] for row in rows], dtype=np.float64)
            for name in (*methods, CHANCE)
        }
        for measure in MEASURES
    }
    areas = {name: values[MEASURES[0]][name] for name in methods}
    chance = np.array([row["chance"] for row in rows])
    taus = np.array([row["agreement"] for row in rows], dtype=np.float64)
    there = ~np.isnan(taus)
    count = there.sum(axis=0)
    mean = np.where(there, taus, 0.0).sum(axis=0) / np.where(count, count, np.nan)
    return Faithfulness(
        areas={name: _spread(values) for name, values in areas.items()},
        random=_spread(values[MEASURES[0]][CHANCE]),
        better={name: float((values < chance).mean()) for name, values in areas.items()},
        agreement=mean.astype(np.float32),
        sentences=len(rows),
        about=about,
        measures={
            measure: {name: _interval(one[~np.isnan(one)], seed) for name, one in by.items() if not np.isnan(one).all()}
            for measure, by in values.items()
        },
        alignment=aligned,
        largest_parts=summarised([row["costlier"] for row in rows], seed),
    )


def _spread(values: np.ndarray) -> Spread:
    return Spread(float(np.mean(values)), float(np.std(values)))


def _interval(values: np.ndarray, seed: int) -> Interval:
    low, high = np.percentile(resampled(values, seed).mean(axis=1), (2.5, 97.5))
    return Interval(float(values.mean()), float(low), float(high))

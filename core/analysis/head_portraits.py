"""Portraits of heads: where each looks over many sentences, by distance, by pairs of tokens and in true rows."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from core.analysis.attribution.question import Model
from core.analysis.head_roles import Progress, runs_over, watched
from core.analysis.head_rules import RuleScorer
from core.analysis.role_scores import role_scores
from core.analysis.role_targets import Alignment
from core.analysis.word_alignment import Aligner
from core.errors import InputError
from core.results.head_portraits import ENTROPY_BINS, REACH, HeadPortrait, HeadPortraits, Pair, Row, Text
from core.results.trace import AttentionMap, Trace

PAIRS, FREQUENT = 12, 8  # pairs of a head that are kept: the sharpest, and those with most attention in all
LEAST_COUNT = 20  # times that a pair must stand in the texts
LEVELS = (("strongest", 0.0, 3), ("quarter", 0.25, 2), ("half", 0.5, 2), ("any", 0.0, 3))  # where rows begin, how many
WIDE = 5  # keys that a row must have to be shown
EXAMPLES = 100  # texts that rows are drawn from
_ARC, _ROW, _KEYS = 0.15, 0.05, 6  # the least weight of an arc, of a shown cell, and the most cells of a row
_Z = 1.96  # a pair is ranked by the lower end of a 95 % interval


def head_portraits(
    model: Model,
    texts: Sequence[str] | None = None,
    *,
    targets: Sequence[str] | None = None,
    aligner: Aligner | None = None,
    seed: int = 1,
    progress: Progress = lambda what, done, total: None,
) -> HeadPortraits:
    """Return what each head does over ``texts``.

    Args:
        texts: of one sentence each; those that the model cannot read are left out. None returns what was measured of
            the checkpoint.
        targets: the translations that a translator reads; its own if not given.
        aligner: says which words translate each other; without one the roles of alignment are left out.
        seed: draws rows.

    Raises:
        InputError: if no text can be read, targets do not fit, or a checkpoint has no portraits.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    if texts is None:
        measured = getattr(model, "head_portraits", None)
        if measured is None:
            raise InputError("core-no-portraits", model=model.name)
        return measured
    if isinstance(texts, str) or (targets is not None and len(targets) != len(texts)):
        raise InputError("core-portrait-targets")
    drawn, rules = _Drawn(), RuleScorer(len(texts) // 2, model.languages)
    runs = runs_over(model, texts, targets, aligner, partial(progress, "portraits"))
    roles, _ = role_scores(watched(runs, drawn.add, rules.add))
    if not drawn.maps:
        raise InputError("core-no-text-read")
    heads = {name: _portraits(one, seed) for name, one in drawn.maps.items()}
    portraits = [one for layers in heads.values() for layer in layers for one in layer]
    named = {at for one in portraits for at in (one.shown, *(row.text for row in one.rows))}
    about = {"model": model.name, "sentences": len(drawn.texts), "own_targets": targets is None, "seed": seed}
    even = {name: _shares(one.even) for name, one in drawn.maps.items()}
    return HeadPortraits(heads, even, roles, rules.scores(), {at: drawn.texts[at] for at in sorted(named)}, about)


@dataclass
class _Map:
    """The sums over one map. They are by layer and head, last of all axes."""

    offsets: Any = 0.0
    even: Any = 0.0
    entropy: Any = 0.0
    pairs: dict[tuple[str, str], list[Any]] = field(default_factory=dict)  # count, sum, sum of squares, chance
    levels: list[Float[np.ndarray, "row layer head"]] = field(default_factory=list)  # the largest weight of each row
    places: list[tuple[int, int]] = field(default_factory=list)  # text and row of each of these
    medians: list[tuple[int, Float[np.ndarray, "layer head"]]] = field(default_factory=list)  # text, mean of its levels
    weights: dict[int, np.ndarray] = field(default_factory=dict)  # of the texts that rows are drawn from


@dataclass
class _Drawn:
    """Adds up runs one by one."""

    maps: dict[str, _Map] = field(default_factory=dict)
    texts: list[Text] = field(default_factory=list)

    def add(self, trace: Trace, _: Alignment) -> None:
        at = len(self.texts)
        self.texts.append(Text(trace.text, trace.output, trace.source_tokens, trace.target_tokens))
        for name, shown in trace.attention.items():
            queries = tuple(step.token for step in trace.steps) if name == "cross" else shown.query_tokens
            _add(self.maps.setdefault(name, _Map()), at, shown, queries)


def _add(into: _Map, at: int, shown: AttentionMap, queries: Sequence[str]) -> None:
    weights = np.moveaxis(shown.weights, (0, 1), (2, 3)).astype(np.float64)  # [query, key, layer, head]
    allowed = shown.mask.sum(1)
    chance = shown.mask / allowed[:, None].clip(min=1)
    rows, keys = np.nonzero(shown.mask)
    bins = np.clip(keys - rows, -REACH, REACH) + REACH
    kinds = np.eye(2 * REACH + 1)[bins]  # [cell, offset]
    into.offsets = into.offsets + np.einsum("co,clh->lho", kinds, weights[rows, keys])
    into.even = into.even + kinds.T @ chance[rows, keys]
    into.entropy = into.entropy + _evenness(weights, allowed)
    _add_pairs(into, weights, chance, shown.mask, queries, shown.key_tokens)
    levels = weights.max(1)
    wide = np.flatnonzero(allowed >= WIDE)
    if at >= EXAMPLES or not len(wide):
        return
    into.levels.append(levels[wide])
    into.places += [(at, int(row)) for row in wide]
    into.medians.append((at, levels[wide].mean(0)))
    into.weights[at] = shown.weights.astype(np.float16)


def _evenness(weights: Float[np.ndarray, "query key layer head"], allowed: np.ndarray) -> np.ndarray:
    """Return [layer, head, bin]: the rows by their entropy, in parts of the largest that each can have."""
    fit = allowed >= 2
    entropy = -(weights * np.log2(weights.clip(min=1e-12))).sum(1)[fit] / np.log2(allowed[fit])[:, None, None]
    bins = np.clip((entropy * ENTROPY_BINS).astype(int), 0, ENTROPY_BINS - 1)
    return np.eye(ENTROPY_BINS)[bins].sum(0)


def _add_pairs(
    into: _Map,
    weights: Float[np.ndarray, "query key layer head"],
    chance: Float[np.ndarray, "query key"],
    mask: Bool[np.ndarray, "query key"],
    queries: Sequence[str],
    keys: Sequence[str],
) -> None:
    for row, key in zip(*np.nonzero(mask), strict=True):
        held = into.pairs.setdefault((queries[row], keys[key]), [0, 0.0, 0.0, 0.0])
        weight = weights[row, key]
        held[0] += 1
        held[1] = held[1] + weight
        held[2] = held[2] + weight**2
        held[3] += chance[row, key]


def _portraits(found: _Map, seed: int) -> tuple[tuple[HeadPortrait, ...], ...]:
    layers, heads = found.offsets.shape[:2]
    common = [(pair, held) for pair, held in found.pairs.items() if held[0] >= LEAST_COUNT]
    levels = np.concatenate(found.levels) if found.levels else np.zeros((0, layers, heads))

    def of(layer: int, head: int) -> HeadPortrait:
        random = np.random.default_rng((seed, layer, head))
        shown = _median(found, layer, head)
        clear = _clear_pairs(common, layer, head)
        return HeadPortrait(
            offsets=_shares(found.offsets[layer, head]),
            entropy=_shares(found.entropy[layer, head]),
            pairs=_first_pairs(clear, PAIRS),
            rows=_rows(found, levels[:, layer, head], (layer, head), random),
            shown=shown,
            arcs=_arcs(found.weights[shown][layer, head]) if shown in found.weights else (),
            frequent=_first_pairs([(one.count * (one.weight - one.chance), one) for _, one in clear], FREQUENT),
        )

    return tuple(tuple(of(layer, head) for head in range(heads)) for layer in range(layers))


def _shares(sums: np.ndarray) -> np.ndarray:
    return (sums / max(float(sums.sum()), 1e-12)).astype(np.float32)


def _median(found: _Map, layer: int, head: int) -> int:
    """Return the text whose mean largest weight is the median; the first if none has wide rows."""
    ranked = sorted((float(levels[layer, head]), at) for at, levels in found.medians)
    return ranked[len(ranked) // 2][1] if ranked else 0


def _clear_pairs(
    common: Sequence[tuple[tuple[str, str], list[Any]]], layer: int, head: int
) -> list[tuple[float, Pair]]:
    """Return the pairs above chance, each with the lower end of an interval of how far."""
    clear = []
    for (query, key), (count, total, squares, chance) in common:
        mean = float(total[layer, head]) / count
        spread = max(0.0, float(squares[layer, head]) / count - mean**2)
        low = mean - chance / count - _Z * (spread / count) ** 0.5
        if low > 0:
            clear.append((low, Pair(query, key, count, mean, float(chance) / count)))
    return clear


def _first_pairs(ranked: Sequence[tuple[float, Pair]], most: int) -> tuple[Pair, ...]:
    """Return the pairs with the largest numbers; each mark of start and end is once a query, and once a key."""
    kept, marks = list[Pair](), set[tuple[str, str]]()
    for _, pair in sorted(ranked, key=lambda one: (-one[0], one[1].query, one[1].key)):
        own = {side for side in (("query", pair.query), ("key", pair.key)) if side[1] in ("</s>", "<s>")}
        if not own & marks:
            kept.append(pair)
            marks |= own
    return tuple(kept[:most])


def _rows(
    found: _Map, levels: Float[np.ndarray, "row"], place: tuple[int, int], random: np.random.Generator
) -> tuple[Row, ...]:
    """Return rows of four levels of their largest weight, each of another text."""
    order, taken, rows = np.argsort(-levels, kind="stable"), set[int](), list[Row]()
    for level, start, wanted in LEVELS:
        # The strongest are drawn from the first hundredth, so that ties do not all come from the first texts.
        pool = order[int(start * len(order)) :]
        pool = (
            random.permutation(pool[: max(12, len(pool) // 100)] if level == "strongest" else pool)[:1_000]
            if start == 0
            else pool
        )
        for index in pool.tolist():
            at, row = found.places[index]
            if at not in taken and wanted:
                taken.add(at)
                rows.append(Row(level, at, row, _largest(found.weights[at][place[0], place[1], row])))
                wanted -= 1
    return tuple(rows)


def _largest(weights: Float[np.ndarray, "key"]) -> tuple[tuple[int, float], ...]:
    order = np.argsort(-weights.astype(np.float32), kind="stable")[:_KEYS]
    return tuple((int(key), float(weights[key])) for key in order if weights[key] >= _ROW or key == order[0])


def _arcs(weights: Float[np.ndarray, "query key"]) -> tuple[tuple[int, int, float], ...]:
    rows, keys = np.nonzero(weights >= _ARC)
    return tuple((int(row), int(key), float(weights[row, key])) for row, key in zip(rows, keys, strict=True))

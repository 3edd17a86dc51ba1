"""Pruning: the score of a model as its heads are removed one after the other.

Michel et al. 2019, "Are Sixteen Heads Really Better than One?", sections 3 and 4: the score against the heads removed,
in the order of what each of them is worth alone; and the same at random and the other way round, to compare with.
"""

import copy
from collections.abc import Callable, Iterable, MutableMapping, Sequence
from dataclasses import replace

import numpy as np
import torch

from core.results.head_roles import Head, PruningCurves
from core.tracers.native import NativeModel

POINTS = 20  # of each curve, about
SEEDS = (1, 2, 3, 4, 5)

Score = Callable[[NativeModel], float]


def pruned(model: NativeModel, heads: Iterable[Head]) -> NativeModel:
    """Return a copy of ``model`` without ``heads``: their columns of the output projection are 0.

    It answers as ``model`` does under ``Edits(heads_off=heads)``, at its full speed.
    """
    module = copy.deepcopy(model.module)
    for name, layer, head in heads:
        block = getattr(module, "encoder" if name == "encoder" else "decoder").layers[layer]
        attention = block.cross_attention if name == "cross" else block.self_attention
        with torch.no_grad():
            attention.w_output.weight.unflatten(1, (attention.heads, -1))[:, head] = 0
    return replace(model, module=module)


def points_of(heads: int) -> tuple[int, ...]:
    """Return how many of so many heads are gone at each point of a curve: 0, all, and about 20 in even steps."""
    step = max(1, round(heads / POINTS))
    return (*range(0, heads, step), heads)


def pruning_curves(
    model: NativeModel,
    heads: Sequence[Head],
    importance: np.ndarray,
    score: Score,
    metric: str,
    *,
    seeds: Sequence[int] = SEEDS,
    progress: Callable[[int, int], object] = lambda done, points: None,
    known: MutableMapping[tuple[int, ...], float] | None = None,
) -> PruningCurves:
    """Return ``score`` along the curves, those at random in an order of each of ``seeds``.

    Args:
        importance: [head], what the model loses without each of ``heads`` alone.
        metric: what ``score`` returns, "bleu" or "accuracy".
        progress: called after each measurement with those done and those there are.
        known: scores by the sorted indices of the heads that are gone; those that it has are not measured again, and
            new ones are added.
    """
    removed = points_of(len(heads))
    least = [int(index) for index in np.argsort(importance, kind="stable")]
    drawn = [[int(index) for index in np.random.default_rng(seed).permutation(len(heads))] for seed in seeds]
    points = (len(removed) - 2) * (2 + len(drawn)) + 2
    scores = {} if known is None else known
    done: set[tuple[int, ...]] = set()  # all curves begin and end alike

    def measured(order: Sequence[int]) -> tuple[float, ...]:
        curve = []
        for count in removed:
            gone = tuple(sorted(order[:count]))
            if gone not in scores:
                scores[gone] = score(pruned(model, (heads[index] for index in gone)))
            done.add(gone)
            progress(len(done), points)
            curve.append(scores[gone])
        return tuple(curve)

    return PruningCurves(
        metric=metric,
        removed=removed,
        least_first=measured(least),
        most_first=measured(least[::-1]),
        at_random=tuple(measured(order) for order in drawn),
        importance_order=tuple(least),
        random_orders=tuple(tuple(order) for order in drawn),
        seeds=tuple(seeds),
    )

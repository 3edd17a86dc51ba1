"""The curves of a model whose heads go one by one, ready to draw: in which order, what is left, what can go."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from core.results.head_roles import PruningCurves

# The loss of score that the page's claim allows: 1 BLEU, or 1 point of accuracy.
COST = {"bleu": 1.0, "accuracy": 0.01}
NAMES = ("least important first", "at random", "most important first")


def spread(curves: PruningCurves) -> dict[str, list[float]]:
    """Return the scores of the random orders at each point: ``mean``, and from the ``lowest`` to the ``highest``."""
    scores = np.array(curves.at_random, dtype=np.float64)
    return {"mean": scores.mean(0).tolist(), "lowest": scores.min(0).tolist(), "highest": scores.max(0).tolist()}


def affordable(curves: PruningCurves) -> tuple[int, float]:
    """The most heads that can go, least important first, for at most ``COST``; and what that costs."""
    whole = curves.least_first[0]
    points = zip(curves.removed, curves.least_first, strict=True)
    # The scores have four decimals, a limit of 1 BLEU none: a cost of exactly 1 must not fail by the last bit.
    gone, score = max((gone, score) for gone, score in points if whole - score <= COST[curves.metric] + 1e-9)
    return gone, whole - score


def orders(curves: PruningCurves) -> Iterator[tuple[str, Sequence[int], Sequence[float]]]:
    """Every order in which heads went: its name, the heads by index, the score at each point."""
    least = curves.importance_order
    yield NAMES[0], least, curves.least_first
    for heads, scores in zip(curves.random_orders, curves.at_random, strict=True):
        yield NAMES[1], heads, scores
    yield NAMES[2], least[::-1], curves.most_first


def pruning_payload(
    curves: PruningCurves | None, heads: Sequence[str], scored: int | None = None
) -> dict[str, Any] | None:
    """The curves as JSON-able values.

    ``orders`` are ``{"name", "heads", "scores"}``, the heads by their ids in the order in which they go; ``random`` is
    the ``mean``, ``lowest`` and ``highest`` of those at random; ``claim`` is how many heads can go (``heads``), for
    which ``cost``, of at most ``limit``; ``scored`` is how many sentences it was measured on. ``heads`` are the ids of
    the heads, in the order that the curves count them.
    """
    if curves is None:
        return None
    gone, cost = affordable(curves)
    return {
        "metric": curves.metric,
        "scored": scored,
        "heads": len(heads),
        "removed": list(curves.removed),
        "seeds": list(curves.seeds),
        "random": spread(curves),
        "orders": [
            {"name": name, "heads": [heads[index] for index in order], "scores": list(scores)}
            for name, order, scores in orders(curves)
        ],
        "claim": {"heads": gone, "cost": round(cost, 4), "limit": COST[curves.metric]},
    }

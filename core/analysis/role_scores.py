"""The strength of each role in each head, over many runs."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32

from core.analysis.role_targets import Alignment, Targets, role_targets
from core.results.head_roles import Example, RoleScores
from core.results.trace import Trace

EXAMPLES = 3
_FEWEST_ROWS = 4  # that a sentence must have to be an example of a role


@dataclass(frozen=True, eq=False)
class SentenceScore:
    """One role in one sentence: mean attention and hits over its rows, and what even attention would reach."""

    text: str
    strength: Float32[np.ndarray, "layer head"]
    hits: Float32[np.ndarray, "layer head"]
    chance: float
    rows: int


Scores = Mapping[str, Mapping[str, RoleScores]]
Examples = Mapping[str, tuple[tuple[tuple[Example, ...], ...], ...]]


def role_scores(runs: Iterable[tuple[Trace, Alignment]]) -> tuple[Scores, Examples]:
    """Return the scores of every role, and the sentences in which each head's strongest role shows best.

    Roles about which no row says anything, as separators where no sentence has one, are left out.
    """
    by_role: dict[str, dict[str, list[SentenceScore]]] = {}
    for trace, alignment in runs:
        for name, attention_map in trace.attention.items():
            heaviest = attention_map.weights.argmax(-1)
            for role, targets in role_targets(name, attention_map, alignment).items():
                if targets.any():
                    score = _score(trace.text, attention_map.weights, heaviest, targets, attention_map.mask)
                    by_role.setdefault(name, {}).setdefault(role, []).append(score)
    scores = {name: {role: _together(parts) for role, parts in roles.items()} for name, roles in by_role.items()}
    return scores, {name: _examples(roles, scores[name]) for name, roles in by_role.items()}


def _score(text: str, weights: np.ndarray, heaviest: np.ndarray, targets: Targets, mask: Targets) -> SentenceScore:
    rows = targets.any(1)
    attention = np.where(targets, weights, 0).sum(-1)[:, :, rows]
    hits = np.take_along_axis(np.broadcast_to(targets, weights.shape), heaviest[..., None], -1)[:, :, rows, 0]
    chance = (targets.sum(1) / mask.sum(1).clip(min=1))[rows].mean()
    return SentenceScore(
        text, attention.mean(-1), hits.mean(-1, dtype=np.float32), float(chance), int(np.count_nonzero(rows))
    )


def _together(parts: list[SentenceScore]) -> RoleScores:
    rows = np.array([part.rows for part in parts])

    def mean(of: Callable[[SentenceScore], np.ndarray]) -> np.ndarray:
        return np.average([of(part) for part in parts], axis=0, weights=rows)

    return RoleScores(
        strength=mean(lambda part: part.strength).astype(np.float32),
        std=np.std([part.strength for part in parts], axis=0, dtype=np.float32),
        hits=mean(lambda part: part.hits).astype(np.float32),
        chance=float(np.average([part.chance for part in parts], weights=rows)),
        rows=int(rows.sum()),
    )


def _examples(
    parts: Mapping[str, list[SentenceScore]], scores: Mapping[str, RoleScores]
) -> tuple[tuple[tuple[Example, ...], ...], ...]:
    layers, heads = next(iter(scores.values())).strength.shape

    def of(layer: int, head: int) -> tuple[Example, ...]:
        best = max(scores, key=lambda role: scores[role].strength[layer, head])
        long = [part for part in parts[best] if part.rows >= _FEWEST_ROWS] or parts[best]
        first = sorted(long, key=lambda part: -part.strength[layer, head])[:EXAMPLES]
        return tuple(Example(part.text, float(part.strength[layer, head])) for part in first)

    return tuple(tuple(of(layer, head) for head in range(heads)) for layer in range(layers))

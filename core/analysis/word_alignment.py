"""Word alignment, learned from sentence pairs alone.

IBM model 1 (Brown et al. 1993, "The Mathematics of Statistical Machine Translation", section 4.1), after some steps
with a prior that favours the diagonal (Dyer et al. 2013, "A Simple, Fast, and Effective Reparameterization of IBM
Model 2"), in both directions. All sums run over all links of all pairs at once, in NumPy.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

NULL = -1  # what a token comes from that translates nothing
Pair = tuple[Sequence[int], Sequence[int]]  # ids of the source and of the target, without start and end tokens

_NULL_PRIOR = 0.08  # share of tokens that translate nothing, as Dyer et al. found it
_PLAIN_STEPS, _DIAGONAL_STEPS = 4, 4
_SHARPNESSES = (0.0, 1.0, 2.0, 4.0, 6.0, 8.0)  # candidates for Dyer's lambda; 0 is IBM model 1
_UNSEEN = 1e-7  # probability of a translation that no pair suggests


@dataclass(frozen=True, eq=False)
class Links:
    """Every way to link a target token of a pair to a source token, or to none; one entry each.

    ``keys`` names source and target token as one number, ``target`` counts target tokens over all pairs, ``source``
    the position in its sentence, ``distance`` how far off the diagonal a link is, in shares of the sentences.
    """

    keys: np.ndarray
    target: np.ndarray
    source: np.ndarray
    distance: np.ndarray
    targets: int


@dataclass(frozen=True, eq=False)
class Direction:
    """One learned direction: ``probability[i]`` of the target token given the source token of ``keys[i]``, sorted."""

    keys: np.ndarray
    probability: np.ndarray
    sharpness: float

    def link_probabilities(self, links: Links) -> np.ndarray:
        """Return the joint probability of every link and its target token."""
        return _lookup(self, links.keys) * _prior(links, self.sharpness)

    def best(self, pair: Pair) -> set[tuple[int, int]]:
        """Return (source position, target position) of the likeliest link of each target token that has one."""
        columns = len(pair[0]) + 1  # the first is the link to nothing
        chosen = self.link_probabilities(links_of([pair])).reshape(-1, columns).argmax(1)
        return {(int(column) - 1, row) for row, column in enumerate(chosen) if column}

    def perplexity(self, pairs: Sequence[Pair]) -> float:
        """Return how many tokens a target token is as hard to guess as, given its source sentence."""
        links = links_of(pairs)
        total = np.bincount(links.target, self.link_probabilities(links), links.targets)
        return math.exp(-float(np.log(total).mean()))


@dataclass(frozen=True, eq=False)
class Aligner:
    """Both directions: target tokens given the source, and source tokens given the target."""

    forward: Direction
    backward: Direction

    @classmethod
    def learn(cls, pairs: Sequence[Pair], held_out: Sequence[Pair] = ()) -> "Aligner":
        """Learn from ``pairs``; see ``learn_direction``."""
        return cls(learn_direction(pairs, held_out), learn_direction(_turned(pairs), _turned(held_out)))

    def align(self, pair: Pair) -> frozenset[tuple[int, int]]:
        """Return the (source position, target position) of tokens that translate each other."""
        return symmetrised(*self._directions(pair))

    def quality(self, pairs: Sequence[Pair]) -> dict[str, float]:
        """Return how good the alignments of unseen ``pairs`` are, as far as that can be told without a gold standard.

        ``agreement`` is the Dice coefficient of the links of both directions. ``copies_found`` is the share of tokens
        found once on both sides, as names and numbers are, that are linked to each other; there were ``copies``.
        """
        both = [self._directions(pair) for pair in pairs]
        shared = sum(len(forward & backward) for forward, backward in both)
        links = sum(len(forward) + len(backward) for forward, backward in both)
        copies = [(index, link) for index, pair in enumerate(pairs) for link in copies_of(pair)]
        linked = [symmetrised(*directions) for directions in both]
        return {
            "agreement": 2 * shared / max(1, links),
            "perplexity": self.forward.perplexity(pairs),
            "backward_perplexity": self.backward.perplexity(_turned(pairs)),
            "sharpness": self.forward.sharpness,
            "backward_sharpness": self.backward.sharpness,
            "copies": len(copies),
            "copies_found": sum(link in linked[index] for index, link in copies) / max(1, len(copies)),
        }

    def _directions(self, pair: Pair) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
        backward = self.backward.best((pair[1], pair[0]))
        return self.forward.best(pair), {(source, target) for target, source in backward}


def copies_of(pair: Pair) -> list[tuple[int, int]]:
    """Return the positions of tokens that both sides hold exactly once."""
    source, target = (list(side) for side in pair)
    once = [token for token in source if source.count(token) == 1 and target.count(token) == 1]
    return [(source.index(token), target.index(token)) for token in once]


def _turned(pairs: Sequence[Pair]) -> list[Pair]:
    return [(target, source) for source, target in pairs]


def links_of(pairs: Sequence[Pair]) -> Links:
    """Return all links of all ``pairs``, those of one target token side by side, the link to nothing first."""
    sources = [np.concatenate(([NULL], source)).astype(np.int64) for source, _ in pairs]
    parts: list[tuple[np.ndarray, ...]] = []
    first = 0
    for padded, (_, words) in zip(sources, pairs, strict=True):
        rows, columns = len(words), len(padded)
        keys = np.asarray(words, dtype=np.int64)[:, None] + ((padded + 1) << 32)[None]
        target = np.repeat(np.arange(first, first + rows, dtype=np.int32), columns)
        source = np.tile(np.arange(columns, dtype=np.int32), rows)
        ideal = (np.arange(rows)[:, None] + 0.5) / rows
        distance = np.abs(ideal - (np.arange(columns)[None] - 0.5) / max(columns - 1, 1)).astype(np.float32)
        parts.append((keys.ravel(), target, source, distance.ravel()))
        first += rows
    keys, target, source, distance = map(np.concatenate, zip(*parts, strict=True))
    return Links(keys, target, source, distance, targets=first)


def learn_direction(pairs: Sequence[Pair], held_out: Sequence[Pair]) -> Direction:
    """Return what expectation maximisation makes of ``pairs``; ``held_out`` pairs choose how sharp the diagonal is.

    Raises:
        ValueError: if there is no pair.
    """
    if not pairs:
        raise ValueError("there is no sentence pair to learn an alignment from; give at least one")
    links = links_of(pairs)
    keys, index = np.unique(links.keys, return_inverse=True)
    _, owner = np.unique(keys >> 32, return_inverse=True)
    direction = Direction(keys, 1 / np.bincount(owner)[owner], 0.0)
    for step in range(_PLAIN_STEPS + _DIAGONAL_STEPS):
        if step == _PLAIN_STEPS:
            candidates = [Direction(keys, direction.probability, sharpness) for sharpness in _SHARPNESSES]
            direction = min(candidates, key=lambda one: one.perplexity(held_out or pairs))
        joint = direction.probability[index] * _prior(links, direction.sharpness)
        posterior = joint / np.bincount(links.target, joint, links.targets)[links.target]
        counts = np.bincount(index, posterior, len(keys))
        direction = Direction(keys, counts / np.bincount(owner, counts)[owner], direction.sharpness)
    return direction


def symmetrised(forward: set[tuple[int, int]], backward: set[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    """Return what both directions say, grown by neighbours that one of them says: "grow-diag" of Koehn et al. 2003.

    A link is added next to a kept one, also diagonally, if one of its tokens has no link yet.
    """
    kept, union = forward & backward, forward | backward
    grown = True
    while grown:
        grown = False
        for source, target in sorted(union - kept):
            neighbours = {(source + i, target + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
            linked = {one for one, _ in kept}, {other for _, other in kept}
            if neighbours & kept and (source not in linked[0] or target not in linked[1]):
                kept = kept | {(source, target)}
                grown = True
    return frozenset(kept)


def _prior(links: Links, sharpness: float) -> np.ndarray:
    """Return how likely each link is by place alone; those of one target token sum to 1."""
    favour = np.where(links.source > 0, np.exp(-sharpness * links.distance), 0.0)
    total = np.bincount(links.target, favour, links.targets)[links.target]
    return np.where(links.source > 0, (1 - _NULL_PRIOR) * favour / np.maximum(total, 1e-30), _NULL_PRIOR)


def _lookup(direction: Direction, keys: np.ndarray) -> np.ndarray:
    """Return the probabilities of ``keys``, that of unseen ones too small to matter."""
    places = np.searchsorted(direction.keys, keys).clip(max=len(direction.keys) - 1)
    seen = direction.keys[places] == keys
    return np.where(seen, direction.probability[places], 0.0).clip(min=_UNSEEN)

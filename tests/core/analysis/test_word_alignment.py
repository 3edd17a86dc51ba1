"""Word alignment: against IBM model 1 as textbooks write it, and on languages made up so that the answer is known."""

import math
from collections import defaultdict

import numpy as np
import pytest

from core.analysis import word_alignment
from core.analysis.word_alignment import Aligner, Direction, Pair, copies_of, learn_direction, links_of, symmetrised

WORDS, SHIFT = 13, 100


def made_up(count: int, seed: int, *, swapped: float = 0.3) -> tuple[list[Pair], list[set[tuple[int, int]]]]:
    """Sentences whose words are translated one by one, some neighbours changing places; and which comes from which."""
    random = np.random.default_rng(seed)
    pairs, answers = [], []
    for _ in range(count):
        source = random.choice(WORDS, size=random.integers(2, 8), replace=False)
        order = np.arange(len(source))
        for i in range(len(source) - 1):
            if random.random() < swapped:
                order[[i, i + 1]] = order[[i + 1, i]]
        pairs.append((source.tolist(), (source[order] + SHIFT).tolist()))
        answers.append({(int(place), target) for target, place in enumerate(order)})
    return pairs, answers


def textbook(pairs: list[Pair], steps: int) -> dict[tuple[int, int], float]:
    """IBM model 1 with loops: t[source, target], with the same share of words that come from nothing."""
    table: dict[tuple[int, int], float] = {}
    partners: dict[int, set[int]] = defaultdict(set)
    for source, target in pairs:
        for one in (-1, *source):
            partners[one].update(target)
    for one, others in partners.items():
        table |= {(one, other): 1 / len(others) for other in others}
    null = 0.08
    for _ in range(steps):
        counts: dict[tuple[int, int], float] = defaultdict(float)
        for source, target in pairs:
            for word in target:
                joint = [null * table[-1, word], *((1 - null) / len(source) * table[one, word] for one in source)]
                for one, value in zip((-1, *source), joint, strict=True):
                    counts[one, word] += value / sum(joint)
        totals: dict[int, float] = defaultdict(float)
        for (one, _), value in counts.items():
            totals[one] += value
        table = {(one, other): value / totals[one] for (one, other), value in counts.items()}
    return table


def test_equals_ibm_model_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(word_alignment, "_PLAIN_STEPS", 5)
    monkeypatch.setattr(word_alignment, "_DIAGONAL_STEPS", 0)
    pairs = [*made_up(17, 3)[0], ([3, 3, 5], [103, 105]), ([7], [107, 107, 108])]
    direction, expected = learn_direction(pairs, []), textbook(pairs, 5)
    table = {(int(key >> 32) - 1, int(key & 0xFFFFFFFF)): value for key, value in _items(direction)}
    assert table.keys() == expected.keys()
    for key, value in expected.items():
        assert table[key] == pytest.approx(value, abs=1e-9)


def _items(direction: Direction) -> list[tuple[int, float]]:
    return list(zip(direction.keys.tolist(), direction.probability.tolist(), strict=True))


def test_probabilities_of_each_source_word_sum_to_one() -> None:
    direction = learn_direction(made_up(40, 5)[0], made_up(10, 6)[0])
    _, owner = np.unique(direction.keys >> 32, return_inverse=True)
    np.testing.assert_allclose(np.bincount(owner, direction.probability), 1)


def test_places_alone_are_a_distribution_for_every_target_word() -> None:
    links = links_of([([1, 2, 3], [4, 5]), ([6], [7, 8, 9, 10])])
    for sharpness in (0.0, 1.0, 8.0):
        prior = word_alignment._prior(links, sharpness)
        np.testing.assert_allclose(np.bincount(links.target, prior), 1)
    assert links.targets == 6
    assert len(links.keys) == 2 * 4 + 4 * 2


def test_finds_what_translates_what() -> None:
    aligner = Aligner.learn(made_up(200, 1)[0], made_up(30, 2)[0])
    pairs, answers = made_up(50, 9)
    alignments = [aligner.align(pair) for pair in pairs]
    links = sum(map(len, answers))
    assert sum(len(one & answer) for one, answer in zip(alignments, answers, strict=True)) > 0.97 * links
    assert sum(map(len, alignments)) < 1.03 * links


def test_quality_of_a_language_without_secrets_and_of_noise() -> None:
    clear = Aligner.learn(made_up(200, 1)[0]).quality(made_up(50, 9)[0])
    random = np.random.default_rng(4)
    noise = [(random.integers(WORDS, size=5).tolist(), random.integers(WORDS, size=5).tolist()) for _ in range(200)]
    unclear = Aligner.learn(noise).quality(noise[:50])
    assert clear["agreement"] > 0.95 > 0.9 > unclear["agreement"]
    assert clear["perplexity"] < 8 < unclear["perplexity"]
    assert clear["backward_perplexity"] < 8 < unclear["backward_perplexity"]


def test_names_are_found_on_both_sides() -> None:
    assert copies_of(([5, 6, 7, 7], [7, 9, 6])) == [(1, 2)]
    pairs = [([5, name], [9, name]) for name in range(20, 30)]
    assert Aligner.learn(pairs).quality(pairs)["copies_found"] == 1
    assert Aligner.learn(pairs).quality(pairs)["copies"] == 10


def test_a_straight_language_has_a_sharp_diagonal() -> None:
    straight, wild = made_up(100, 1, swapped=0)[0], made_up(100, 1)[0]
    random = np.random.default_rng(8)
    wild = [(source, random.permutation(target).tolist()) for source, target in wild]
    assert learn_direction(straight, straight[:20]).sharpness > learn_direction(wild, wild[:20]).sharpness


def test_perplexity_is_that_of_the_log_probability() -> None:
    pair: Pair = ([0, 1], [100])
    keys = np.array([100, (1 << 32) + 100, (2 << 32) + 100])
    direction = Direction(keys, np.array([0.5, 0.25, 0.75]), 0.0)
    assert direction.perplexity([pair]) == pytest.approx(1 / (0.08 * 0.5 + 0.46 * 0.25 + 0.46 * 0.75))
    assert direction.perplexity([([0], [999])]) == pytest.approx(1e7, rel=1e-3)
    assert math.isfinite(direction.perplexity([([50], [100])]))


def test_growing_keeps_what_both_say_and_adds_neighbours() -> None:
    forward, backward = {(0, 0), (1, 1), (4, 3)}, {(0, 0), (1, 2), (6, 6)}
    links = symmetrised(forward, backward)
    assert forward & backward <= links <= forward | backward
    assert links == {(0, 0), (1, 1), (1, 2)}
    assert symmetrised(forward, set()) == frozenset()


def test_nothing_to_learn_from_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        learn_direction([], [])

"""Rules with rows of their own: where a head looks in some rows, beside the roles, which are about all rows."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from jaxtyping import Bool, Float32

from core.results.shown import Result

LEAST_ROWS = 100  # a rule seen in fewer rows names no head
MARGIN = 0.1  # above what the distances of a head alone would reach
CHANCE_OF_ERROR = 0.05  # over all rules and heads of a model together
RULES: Mapping[str, Mapping[str, str]] = {  # by map, each with its title, which describes rows and no purpose
    "encoder": {
        "article-preposition": "article: its preposition",
        "rest-of-word": "piece: the rest of its word",
        "first-words": "first two words: ‹end›",
        "last-mark": "‹end›: the last mark",
    },
    "decoder": {
        "article-preposition": "article: its preposition",
        "inside-word": "inside a word: its beginning",
    },
    "cross": {
        "article-noun": "article: its noun",
        "inside-word": "inside a word: ‹end›",
    },
}


@dataclass(frozen=True, eq=False, repr=False)
class RuleScores(Result):
    """The strength of one rule in each head of a map, over ``rows`` rows.

    ``strength`` is the mean attention that goes where the rule says, ``chance`` that of attention spread evenly, and
    ``by_distance`` what a head would reach that looks the same distances from every row. ``error`` is the standard
    error of the gap between strength and ``by_distance`` over sentences. ``found`` tells the heads that keep to the
    rule on other sentences, half of all: the numbers are of the other half, so that no head is chosen by them.
    """

    strength: Float32[np.ndarray, "layer head"]
    by_distance: Float32[np.ndarray, "layer head"]
    error: Float32[np.ndarray, "layer head"]
    found: Bool[np.ndarray, "layer head"]
    chance: float
    rows: int

    def holds(self, tests: int, threshold: float, times_chance: float) -> Bool[np.ndarray, "layer head"]:
        """Return the heads that the rule may name, if there are ``tests`` rules and heads in all (Bonferroni)."""
        z = NormalDist().inv_cdf(1 - CHANCE_OF_ERROR / max(1, tests))
        gap = self.strength - self.by_distance
        clear = (self.strength >= threshold) & (self.strength >= times_chance * self.chance)
        return self.found & clear & (gap >= MARGIN) & (gap > z * self.error) & (self.rows >= LEAST_ROWS)


@dataclass(frozen=True)
class HandName:
    """A name that a person gave a head; it is shown while all of its ``rules`` hold."""

    map: str
    layer: int
    head: int
    name: str
    rules: tuple[str, ...]

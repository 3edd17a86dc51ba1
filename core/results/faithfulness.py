"""Tests of every method over many sentences, and how well heads and methods align words, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.results.plain import from_plain, measured, to_plain
from core.results.shown import Result

FORMAT_VERSION = 1
CHANCE = "random"  # among the methods of a measure: orders drawn by chance
# The area under deletion curves is small for a faithful method; the area under insertion curves and the
# comprehensiveness are large, and the sufficiency is small (DeYoung et al. 2020, "ERASER", section 4). Against leaving
# each token out: Spearman's rank correlation over all tokens, and how often the first of the source is the same.
MEASURES = ("deletion", "insertion", "comprehensiveness", "sufficiency", "rank", "first")
LARGE = ("insertion", "comprehensiveness", "rank", "first")  # measures that are large for a faithful method
WHEN = ("same", "next")  # the row that predicts a token, and the row that reads it
ALIGNER, DIAGONAL = (
    "word-alignment",
    "diagonal",
)  # beside heads and methods: learned from sentence pairs; by place alone


@dataclass(frozen=True)
class Spread:
    """Mean and standard deviation between sentences."""

    mean: float
    std: float


@dataclass(frozen=True)
class Interval:
    """A mean over sentences, and the ends of its 95 % interval by bootstrap over the sentences."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, eq=False)
class AlignmentErrors:
    """The alignment error rate of heads and methods against gold alignments of ``sentences``; 0 is perfect.

    ``errors`` are by head (``"cross.0.3"``), by method, ``"word-alignment"`` and ``"diagonal"``, then by row:
    ``"same"`` predicts the token that is aligned, ``"next"`` reads it. ``sure`` and ``possible`` count the gold links,
    ``agreed`` is the Dice coefficient of the links of both passes.
    """

    errors: Mapping[str, Mapping[str, Interval]]
    sentences: int
    sure: int
    possible: int
    agreed: float


@dataclass(frozen=True)
class LargestParts:
    """How often the head with the largest part of a logit is the one whose loss costs most, or among the three.

    A mean over ``sentences`` of the share of their ``predictions``.
    """

    costliest: Interval
    near: Interval
    sentences: int
    predictions: int


@dataclass(frozen=True, eq=False, repr=False)
class Faithfulness(Result):
    """Tests of every method, over ``sentences`` of which one prediction each was explained.

    ``areas`` are those under the deletion curves, small where a method is faithful; ``random`` is that of orders drawn
    by chance. ``better`` is the share of sentences in which a method beats nine of ten random orders. ``agreement`` is
    the mean Kendall's tau of every two methods, in the order of ``areas``; NaN where no sentence has one. ``about``
    tells in plain values what was measured. ``measures`` are by name of ``MEASURES``, then by method and ``"random"``;
    a method is left out of a measure that no sentence gave. ``alignment`` is that of a translator. ``largest_parts``
    compares parts of a logit with the loss of their heads. Files of older versions lack some of these.
    """

    areas: Mapping[str, Spread]
    random: Spread
    better: Mapping[str, float]
    agreement: Float32[np.ndarray, "method method"]
    sentences: int
    about: Mapping[str, Any]
    measures: Mapping[str, Mapping[str, Interval]] = field(default_factory=dict)
    alignment: AlignmentErrors | None = None
    largest_parts: LargestParts | None = None

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each method."""
        return [
            {"method": name, "area": area.mean, "std": area.std, "better": self.better[name]}
            | {measure: by[name].mean for measure, by in self.measures.items() if name in by}
            for name, area in self.areas.items()
        ]

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back, numbers to four decimals."""
        return {"format_version": FORMAT_VERSION, **to_plain(self), "about": dict(self.about)}

    @classmethod
    def from_json(cls, plain: Any) -> "Faithfulness":
        """Rebuild what was measured.

        Raises:
            ValueError: if ``plain`` is something else, or of another format version.
        """
        return measured(partial(from_plain, cls), plain, (FORMAT_VERSION,), _check)


def _check(found: Faithfulness) -> None:
    """Refuse parts that do not fit each other."""
    fit = all(by.keys() <= {*found.areas, CHANCE} and CHANCE in by for by in found.measures.values())
    fit = fit and bool(found.areas) and found.better.keys() == found.areas.keys()
    if not fit or found.agreement.shape != (len(found.areas), len(found.areas)):
        raise ValueError

"""Tests of every method over many sentences, and how well heads and methods align words, as plain data."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from jaxtyping import Float32

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

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back."""
        errors = {name: {when: _rounded(one) for when, one in by.items()} for name, by in self.errors.items()}
        counts = {"sentences": self.sentences, "sure": self.sure, "possible": self.possible}
        return {**counts, "agreed": round(self.agreed, 4), "errors": errors}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "AlignmentErrors":
        """Rebuild what was measured."""
        errors = {
            str(name): {str(when): _interval(one) for when, one in by.items()} for name, by in plain["errors"].items()
        }
        sentences, sure, possible = (int(plain[name]) for name in ("sentences", "sure", "possible"))
        return cls(errors, sentences, sure, possible, float(plain["agreed"]))


@dataclass(frozen=True)
class LargestParts:
    """How often the head with the largest part of a logit is the one whose loss costs most, or among the three.

    A mean over ``sentences`` of the share of their ``predictions``.
    """

    costliest: Interval
    near: Interval
    sentences: int
    predictions: int

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back."""
        counts = {"sentences": self.sentences, "predictions": self.predictions}
        return {"costliest": _rounded(self.costliest), "near": _rounded(self.near), **counts}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "LargestParts":
        """Rebuild what was measured."""
        counts = int(plain["sentences"]), int(plain["predictions"])
        return cls(_interval(plain["costliest"]), _interval(plain["near"]), *counts)


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
        taus = [[None if math.isnan(tau) else round(float(tau), 4) for tau in row] for row in self.agreement]
        return {
            "format_version": FORMAT_VERSION,
            "about": dict(self.about),
            "sentences": self.sentences,
            "areas": {name: _rounded(one) for name, one in self.areas.items()},
            "random": _rounded(self.random),
            "better": {name: round(share, 4) for name, share in self.better.items()},
            "agreement": taus,
            "measures": {
                measure: {name: _rounded(one) for name, one in by.items()} for measure, by in self.measures.items()
            },
            "alignment": None if self.alignment is None else self.alignment.to_json(),
            "largest_parts": None if self.largest_parts is None else self.largest_parts.to_json(),
        }

    @classmethod
    def from_json(cls, plain: Any) -> "Faithfulness":
        """Rebuild what was measured.

        Raises:
            ValueError: if ``plain`` is something else, or of another format version.
        """
        version = plain.get("format_version") if isinstance(plain, dict) else None
        if version != FORMAT_VERSION:
            raise ValueError(f"they have format {version!r}, and this program reads format {FORMAT_VERSION}")
        try:
            found = cls(
                areas={str(name): _spread(one) for name, one in plain["areas"].items()},
                random=_spread(plain["random"]),
                better={str(name): float(share) for name, share in plain["better"].items()},
                agreement=np.array(plain["agreement"], dtype=np.float32),
                sentences=int(plain["sentences"]),
                about=dict(plain["about"]),
                measures={
                    str(measure): {str(name): _interval(one) for name, one in by.items()}
                    for measure, by in plain.get("measures", {}).items()
                },
                alignment=AlignmentErrors.from_json(plain["alignment"]) if plain.get("alignment") else None,
                largest_parts=LargestParts.from_json(plain["largest_parts"]) if plain.get("largest_parts") else None,
            )
            if any(by.keys() - {*found.areas, CHANCE} or CHANCE not in by for by in found.measures.values()):
                raise ValueError
            if not found.areas or found.better.keys() != found.areas.keys():
                raise ValueError
            if found.agreement.shape != (len(found.areas), len(found.areas)):
                raise ValueError
        except (AttributeError, KeyError, TypeError, ValueError, OverflowError) as error:
            raise ValueError("they are incomplete or of the wrong kind") from error
        return found


def _rounded(numbers: Spread | Interval) -> dict[str, float]:
    return {name: round(value, 4) for name, value in asdict(numbers).items()}


def _spread(plain: Mapping[str, Any]) -> Spread:
    return Spread(*_finite(plain, ("mean", "std")))


def _interval(plain: Mapping[str, Any]) -> Interval:
    return Interval(*_finite(plain, ("mean", "low", "high")))


def _finite(plain: Mapping[str, Any], names: Sequence[str]) -> list[float]:
    numbers = [float(plain[name]) for name in names]
    if not all(map(math.isfinite, numbers)):
        raise ValueError
    return numbers

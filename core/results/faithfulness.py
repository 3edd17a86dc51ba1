"""The deletion test of every method over many sentences, as plain data."""

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.results.shown import Result

FORMAT_VERSION = 1


@dataclass(frozen=True)
class Spread:
    """Mean and standard deviation between sentences."""

    mean: float
    std: float


@dataclass(frozen=True, eq=False, repr=False)
class Faithfulness(Result):
    """The deletion test of every method, over ``sentences`` of which one prediction each was explained.

    ``areas`` are those under the deletion curves, small where a method is faithful; ``random`` is that of orders drawn
    by chance. ``better`` is the share of sentences in which a method beats nine of ten random orders. ``agreement`` is
    the mean Kendall's tau of every two methods, in the order of ``areas``; NaN where no sentence has one. ``about``
    tells in plain values what was measured.
    """

    areas: Mapping[str, Spread]
    random: Spread
    better: Mapping[str, float]
    agreement: Float32[np.ndarray, "method method"]
    sentences: int
    about: Mapping[str, Any]

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each method."""
        return [
            {"method": name, "area": area.mean, "std": area.std, "better": self.better[name]}
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
            )
            if not found.areas or found.better.keys() != found.areas.keys():
                raise ValueError
            if found.agreement.shape != (len(found.areas), len(found.areas)):
                raise ValueError
        except (AttributeError, KeyError, TypeError, ValueError, OverflowError) as error:
            raise ValueError("they are incomplete or of the wrong kind") from error
        return found


def _rounded(spread: Spread) -> dict[str, float]:
    return {name: round(value, 4) for name, value in asdict(spread).items()}


def _spread(plain: Mapping[str, Any]) -> Spread:
    mean, std = float(plain["mean"]), float(plain["std"])
    if not (math.isfinite(mean) and math.isfinite(std)):
        raise ValueError
    return Spread(mean, std)

"""The scores of a first layer as sums of content, position and bias terms, as plain data."""

from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32, Float64

from core.results.shown import Result

TERMS = ("content", "position", "bias")


@dataclass(frozen=True, eq=False, repr=False)
class ScoreSplit(Result):
    """Every scaled score of a first layer as nine dot products: three terms of the query by three of the key.

    ``parts[a, b]`` is what the term ``TERMS[a]`` of the query and ``TERMS[b]`` of the key contribute.
    ``parts.sum((0, 1))`` is ``scores``, those of the run after the scale and before the mask. ``parts[:, 2]`` is the
    same for every key of a row, so that no softmax sees it; ``parts[2]`` is the same for every query.
    """

    map: str
    parts: Float64[np.ndarray, "query_term key_term head query key"]
    scores: Float32[np.ndarray, "head query key"]

    @property
    def error(self) -> float:
        """The largest difference between the sum of the parts and the scores of the run: float32 rounding."""
        return float(np.abs(self.parts.sum(axis=(0, 1)) - self.scores).max())

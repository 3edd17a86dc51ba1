"""The numbers that a model adds to its scores by the distance of query and key, as plain data."""

from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32, Int64

from core.results.shown import Result


@dataclass(frozen=True, eq=False, repr=False)
class DistanceBias(Result):
    """The number that each head of a stack adds to a score, by the distance from query to key.

    These are the relative positions of Raffel et al. 2020, section 2.1. A distance is positive if the key stands after
    the query. Distances of the same ``buckets`` share one learned number for each head, the same in all layers.
    """

    stack: str
    distances: Int64[np.ndarray, "distance"]
    buckets: Int64[np.ndarray, "distance"]
    added: Float32[np.ndarray, "head distance"]

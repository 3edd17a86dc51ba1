"""A map of all tokens in two dimensions, with a measure of how well it keeps neighbours, as plain data."""

from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32

from core.results.shown import Result

NEIGHBOURS = 12


@dataclass(frozen=True, eq=False, repr=False)
class TokenMap(Result):
    """All tokens in two dimensions, and what is left of the table there.

    ``variance`` is the share of the vectors' variance that the map shows, None where that has no meaning;
    ``neighbours`` says how many of a token's
    ``NEIGHBOURS`` nearest by cosine are among the ``NEIGHBOURS`` nearest in the map, on average over ``sample`` tokens.
    """

    points: Float32[np.ndarray, "token 2"]
    variance: float | None
    neighbours: float
    sample: int

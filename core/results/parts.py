"""What each part of a model adds to the logits, as plain arrays."""

from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32

from core.results.shown import Result

Pushed = tuple[tuple[str, float], ...]  # tokens and what is added to the logit of each, the most first


@dataclass(frozen=True, eq=False, repr=False)
class HeadLogits(Result):
    """What the output of each head of one map adds straight to the logits, against the mean of all logits.

    ``values`` [layer, head, row, token] are for the token that a row writes (one token), or for every label of a
    classifier, where the rows add up over the text. ``most[head][row]`` are the tokens whose logits a head of the last
    layer raises most, over the whole vocabulary; empty for a classifier.
    """

    map: str
    values: Float32[np.ndarray, "layer head row token"]
    most: tuple[tuple[Pushed, ...], ...] = ()

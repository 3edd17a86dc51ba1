"""The effect of each head on the prediction, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32

from core.results.arrays import freeze


@dataclass(frozen=True, eq=False)
class HeadEffects:
    """Log-probability of a target without each head, less that with all heads, in nats.

    Below 0 where the target becomes less likely. ``change[map]`` is the sum of ``by_token[map]`` over the target.
    ``target_tokens`` are those predicted, without the start token; a classifier has one, its label.
    ``log_probability`` is theirs with all heads at work.
    """

    model: str
    text: str
    target_tokens: tuple[str, ...]
    log_probability: Float32[np.ndarray, "target"]
    change: Mapping[str, Float32[np.ndarray, "layer head"]]
    by_token: Mapping[str, Float32[np.ndarray, "layer head target"]]

    def __post_init__(self) -> None:
        freeze(self.log_probability, *self.change.values(), *self.by_token.values())

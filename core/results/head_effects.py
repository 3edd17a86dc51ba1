"""The effect of each head on the prediction, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.results.shown import Result


@dataclass(frozen=True, eq=False, repr=False)
class HeadEffects(Result):
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

    def __repr__(self) -> str:
        worst = sorted(self.to_rows(), key=lambda row: row["change"])[:3]
        said = ", ".join(f"{row['map']} {row['layer']}.{row['head']} {row['change']:+.2f}" for row in worst)
        return f"HeadEffects({self.model!r:.40}: {self.text!r:.60}; nats without a head (layer.head): {said}, …)"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each head."""
        return [
            {"map": name, "layer": layer, "head": head, "change": float(change)}
            for name, changes in self.change.items()
            for (layer, head), change in np.ndenumerate(changes)
        ]

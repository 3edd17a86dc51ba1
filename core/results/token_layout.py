"""A map of all tokens in two dimensions by t-SNE, and their counts in the training texts, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from jaxtyping import Float32, Int32

from core.results.shown import Result


@dataclass(frozen=True, eq=False, repr=False)
class TokenLayout(Result):
    """All tokens in two dimensions by t-SNE, and how often each stands in the training texts.

    ``counts`` has a column for the source and, of a translator, one for the target. ``about`` tells in plain values
    how the map was made and what was counted.
    """

    points: Float32[np.ndarray, "token 2"]
    counts: Int32[np.ndarray, "token side"]
    about: Mapping[str, Any]

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each token id."""
        return [
            {"id": index, "x": x, "y": y, "counts": counts}
            for index, ((x, y), counts) in enumerate(zip(self.points.tolist(), self.counts.tolist(), strict=True))
        ]

    @property
    def lean(self) -> Float32[np.ndarray, "token"] | None:
        """The language of each token: −1 if it occurs in the source only, 1 if in the target only, 0 if equally often.

        Frequencies are shares of each side's tokens, because one side has more of them. None without two sides.
        """
        if self.counts.shape[1] != 2:
            return None
        shares = self.counts / np.maximum(self.counts.sum(0), 1)
        total = shares.sum(1)
        return ((shares[:, 1] - shares[:, 0]) / np.where(total > 0, total, 1)).astype(np.float32)

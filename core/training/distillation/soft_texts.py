"""The row of a teacher's logits for each text."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32


@dataclass(frozen=True, eq=False)
class SoftTexts:
    """The teacher's logits of every training text."""

    rows: dict[str, int]
    logits: Float32[np.ndarray, "text label"]

    def of(self, texts: Sequence[str]) -> Float32[np.ndarray, "text label"]:
        """Return the logits of ``texts``, in their order."""
        return self.logits[[self.rows[text] for text in texts]]

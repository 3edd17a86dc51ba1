"""One score of an attention head as a sum over pairs of parts of both states, as plain data."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Float64

from core.results.shown import Result


class Part(NamedTuple):
    """What wrote a part of a state; layer and head are None where the part has none.

    ``name`` is ``"embedding"``, ``"positions"``, a map for what one of its heads wrote, ``"feed-forward"``,
    ``"steering"`` with the depth where it is added, or ``"bias"``: all biases and the shifts of norms.
    """

    name: str
    layer: int | None = None
    head: int | None = None

    def __str__(self) -> str:
        return ".".join(str(one) for one in self if one is not None)


@dataclass(frozen=True, eq=False, repr=False)
class ScoreParts(Result):
    """The scaled score of one query for one key before the mask: the sum of ``values``, one for each pair of parts.

    ``score`` is that of the run. Norms are held at their values in the run. A softmax compares scores of one row, so
    what every key of the row has in common moves nothing.
    """

    map: str
    layer: int
    head: int
    query: int
    key: int
    query_token: str
    key_token: str
    query_parts: tuple[Part, ...]
    key_parts: tuple[Part, ...]
    values: Float64[np.ndarray, "query_part key_part"]
    score: float

    def __repr__(self) -> str:
        most = sorted(self.to_rows(), key=lambda row: -abs(row["value"]))[:3]
        said = ", ".join(f"{row['query']} × {row['key']} {row['value']:+.2f}" for row in most)
        name = f"{self.map}.{self.layer}.{self.head}"
        pair = f"{self.query_token!r:.40} for {self.key_token!r:.40}"
        return f"ScoreParts({name}, {pair}: {self.score:+.2f} = {said:.160}, …)"

    @property
    def residual(self) -> float:
        """What the score of the run has beyond the sum: rounding."""
        return self.score - float(self.values.sum())

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each pair of parts."""
        return [
            {"query": str(self.query_parts[i]), "key": str(self.key_parts[j]), "value": float(value)}
            for (i, j), value in np.ndenumerate(self.values)
        ]

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        place = {"map": self.map, "layer": self.layer, "head": self.head, "query": self.query, "key": self.key}
        parts = {name: list(map(str, getattr(self, name))) for name in ("query_parts", "key_parts")}
        return {**place, **parts, "values": self.values.round(6).tolist(), "score": round(self.score, 6)}

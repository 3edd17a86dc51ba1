"""A logit as an exact sum of what each part of the model adds to it directly, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from jaxtyping import Float64

from core.results.attribution import Question
from core.results.shown import Result

MEAN = "mean"  # of all tokens' logits, or of all labels'


@dataclass(frozen=True, eq=False, repr=False)
class Terms(Result):
    """What each part of a model adds to a number that is read from its last states; ``total`` is the sum.

    ``heads`` [layer, head] are by map, and ``reads`` [layer, head, key] split each by the place it read: the sum over
    keys is the head. The biases of values are in the heads, ``biases`` [layer] are those of the output projections, and
    ``norm`` holds the shifts of all norms. ``output_bias`` is that of a classifier's last layer, else 0.
    ``steering`` is what the run was steered with, else 0.
    ``by_place`` are, of a classifier, the same parts by the place where they stand: ``"embedding"``, ``"positions"``,
    ``"norm"``, ``"steering"`` [source], ``"feed_forward"``, ``"biases"`` [layer, source], ``"heads"`` [layer, head,
    source].
    """

    embedding: float
    positions: float
    norm: float
    output_bias: float
    feed_forward: Float64[np.ndarray, "layer"]
    biases: Mapping[str, Float64[np.ndarray, "layer"]]
    reads: Mapping[str, Float64[np.ndarray, "layer head _"]]
    by_place: Mapping[str, Float64[np.ndarray, "..."]] = field(default_factory=dict)
    steering: float = 0.0

    @property
    def heads(self) -> dict[str, Float64[np.ndarray, "layer head"]]:
        """The sums of ``reads``, by map."""
        return {name: reads.sum(-1) for name, reads in self.reads.items()}

    @property
    def depths(self) -> Float64[np.ndarray, "depth"]:
        """The sum so far in the order of the model: embedding and position, each sub-layer, last shifts and steering.

        All norms are held at their values in the run, so this is no logit lens: a lens lets each depth have its own.
        """
        by_layer = [
            (*(self.reads[name][layer].sum() + self.biases[name][layer] for name in self.reads), feed_forward)
            for layer, feed_forward in enumerate(self.feed_forward)
        ]
        steps = [self.embedding + self.positions, *(one for layer in by_layer for one in layer)]
        return np.cumsum([*steps, self.norm + self.output_bias + self.steering])

    @property
    def rest(self) -> float:
        """The biases of output projections, the shifts of norms and the steering, which come from no token."""
        return float(sum(one.sum() for one in self.biases.values())) + self.norm + self.output_bias + self.steering

    @property
    def total(self) -> float:
        """The sum of all parts."""
        return float(self.depths[-1])

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each part: its layer and head where it has them, and the place that a head read most."""
        rows = [_row("embedding", self.embedding), _row("positions", self.positions)]
        for name, reads in self.reads.items():
            rows += [
                _row(name, float(own.sum()), layer, head, int(np.abs(own).argmax()))
                for layer, by_head in enumerate(reads)
                for head, own in enumerate(by_head)
            ]
            rows += [_row(f"{name} bias", float(one), layer) for layer, one in enumerate(self.biases[name])]
        rows += [_row("feed-forward", float(one), layer) for layer, one in enumerate(self.feed_forward)]
        rows += [_row("norm", self.norm), _row("output bias", self.output_bias)]
        return [*rows, _row("steering", self.steering)] if self.steering else rows


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class LogitParts(Terms):
    """The logit of a token or label above ``against``, as a sum of parts: direct effects only.

    A part that acts through a later layer counts there. ``against`` is ``"mean"``, all logits on average, because a
    softmax does not see what they have in common; or a rival. ``common`` are the parts of what is subtracted, so that a
    part and the same of ``common`` make the logit itself. ``residual`` is what the run has beyond ``total``: rounding.
    """

    question: Question
    against: str
    common: Terms
    residual: float

    def __repr__(self) -> str:
        most = sorted(self.to_rows(), key=lambda row: -abs(row["value"]))[:4]
        said = ", ".join(f"{_name(row)} {row['value']:+.2f}" for row in most)
        asked = self.question
        at = "" if asked.step is None else f" at step {asked.step}"
        return f"LogitParts({asked.token!r:.40}{at} above {self.against!r:.40}: {self.total:+.2f} = {said:.160}, …)"

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        asked = self.question
        plain = {"model": asked.model, "text": asked.text, "step": asked.step, "token": asked.token}
        numbers = {"against": self.against, "total": round(self.total, 6), "residual": float(self.residual)}
        tokens = {"source_tokens": list(asked.source_tokens), "target_tokens": list(asked.target_tokens)}
        reads = {name: one.round(6).tolist() for name, one in self.reads.items()}
        return {**plain, **numbers, **tokens, "parts": self.to_rows(), "reads": reads}


def _row(part: str, value: float, layer: int | None = None, head: int | None = None, read: int | None = None) -> Any:
    return {"part": part, "layer": layer, "head": head, "value": value, "read": read}


def _name(row: Mapping[str, Any]) -> str:
    return ".".join(str(row[name]) for name in ("part", "layer", "head") if row[name] is not None)

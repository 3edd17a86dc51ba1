"""The learned weights of an attention sub-layer as plain NumPy, so that a person can recompute its output."""

from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32

from core.results.shown import Result


@dataclass(frozen=True, eq=False, repr=False)
class Norm(Result):
    """A LayerNorm: ``gain * (x - mean) / sqrt(variance + epsilon) + bias``; ``name`` is the scope of its hooks.

    One that does not centre is an RMSNorm: it takes no mean away and divides by the root mean square. One that does not
    shift has learned no bias, and ``bias`` is 0.
    """

    name: str
    gain: Float32[np.ndarray, "d_model"]
    bias: Float32[np.ndarray, "d_model"]
    epsilon: float
    centres: bool = True
    shifts: bool = True


@dataclass(frozen=True, eq=False, repr=False)
class Projection(Result):
    """One of query, key and value, by head: ``x @ weight[head] + bias[head]``."""

    weight: Float32[np.ndarray, "head d_model d_head"]
    bias: Float32[np.ndarray, "head d_head"]


@dataclass(frozen=True, eq=False, repr=False)
class TokenTable(Result):
    """The learned vector of every token that a model can read; ``tokens`` are their pieces, by id.

    ``is_shared`` says whether the target of a translator is read from it too.
    """

    tokens: tuple[str, ...]
    vectors: Float32[np.ndarray, "token d_model"]
    is_shared: bool

    def to_rows(self) -> list[dict[str, object]]:
        """Return a row for each token."""
        lengths = np.linalg.norm(self.vectors, axis=1).tolist()
        pairs = zip(self.tokens, lengths, strict=True)
        return [{"id": index, "token": token, "length": length} for index, (token, length) in enumerate(pairs)]


@dataclass(frozen=True, eq=False, repr=False)
class AttentionParameters(Result):
    """The learned numbers and the fixed choices of one attention sub-layer.

    ``query_scale`` multiplies the projected queries and keys before they meet, ``score_scale`` their dot product;
    one of the two is 1. ``mask_fill`` is the score of a masked cell. The joined heads become the update by
    ``joined @ output_weight + output_bias``. ``input_norm`` is the LayerNorm whose output is projected, or None where
    the bare embedded tokens are. ``embedding_scale`` multiplies a row of the embedding table.
    """

    map: str
    layer: int
    query: Projection
    key: Projection
    value: Projection
    output_weight: Float32[np.ndarray, "joined d_model"]
    output_bias: Float32[np.ndarray, "d_model"]
    query_scale: float
    score_scale: float
    mask_fill: float
    input_norm: Norm | None
    pre_norm: bool
    embedding_scale: float
    vocabulary_size: int
    positions: str  # "sinusoidal" or "learned"

    @property
    def d_head(self) -> int:
        """Width of one head."""
        return self.query.weight.shape[2]

    @property
    def heads(self) -> int:
        """Number of heads."""
        return self.query.weight.shape[0]

    @property
    def stack(self) -> str:
        """The stack that the queries come from: ``"encoder"`` or ``"decoder"``."""
        return "encoder" if self.map == "encoder" else "decoder"

    @property
    def scope(self) -> str:
        """The scope of this sub-layer's hooks, such as ``"decoder.1.cross"``."""
        return f"{self.stack}.{self.layer}.{'cross' if self.map == 'cross' else 'self'}"

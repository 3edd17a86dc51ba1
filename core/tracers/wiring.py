"""How the residual stream of a model runs: the norms on its way, and the matrices that write into it and read from it.

Analyses that take a run apart ask a model for these, so that they need not know its modules.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
from jaxtyping import Float, Float64
from torch import Tensor

from core.results.parameters import Norm, Projection
from core.tracers.arrays import as_numpy

Turns = Literal["", "halves", "pairs"]  # the dimensions that rotary positions turn together: i and i + n, or neighbours


@dataclass(frozen=True, eq=False)
class NormWeights:
    """``gain * (x - mean(x)) / s + bias`` with ``s = sqrt(variance(x) + epsilon)``.

    One that does not centre is an RMSNorm (Zhang and Sennrich 2019): the mean counts as 0.
    """

    gain: Float[Tensor, "*head d_model"]
    bias: Float[Tensor, "d_model"] | None
    epsilon: float
    centres: bool = True


def turned(
    vectors: Float64[np.ndarray, "*part d_head"],
    cosine: Float64[np.ndarray, "turned"],
    sine: Float64[np.ndarray, "turned"],
    turns: Turns,
) -> Float64[np.ndarray, "*part d_head"]:
    """Return vectors as rotary positions turn them (Su et al. 2021, "RoFormer", section 3.2.2).

    Dimensions behind those of the cosines stay. With the negative of the sine they are turned back, but for a factor
    that is in both.
    """
    hands, rest = np.split(vectors, [len(cosine)], axis=-1)
    if turns == "halves":
        first, second = np.split(hands, 2, axis=-1)
        across = np.concatenate((-second, first), axis=-1)
    else:
        across = np.stack((-hands[..., 1::2], hands[..., ::2]), axis=-1).reshape(hands.shape)
    return np.concatenate((hands * cosine + across * sine, rest), axis=-1)


def norm_of(scope: str, numbers: NormWeights) -> Norm:
    """Return a norm as plain numbers."""
    bias = np.zeros(len(numbers.gain), np.float32) if numbers.bias is None else as_numpy(numbers.bias)
    return Norm(scope, as_numpy(numbers.gain), bias, numbers.epsilon, numbers.centres, numbers.bias is not None)


class AttentionProjections(NamedTuple):
    """What an attention makes queries, keys and values with, by head, and the ``scale`` of its scores.

    The root of ``d_head`` undoes the scale. Queries and keys may pass norms of their own, whose gain is by head, and
    may be turned by their positions.
    """

    query: Projection
    key: Projection
    value: Projection
    scale: float
    d_head: float
    query_norm: NormWeights | None = None
    key_norm: NormWeights | None = None
    turns: Turns = ""


@dataclass(frozen=True, eq=False)
class Connection:
    """An attention or a feed-forward and its connection to the residual stream; ``scope`` is such as
    ``"decoder.1.cross"``.

    ``norm`` stands before what it reads (``is_pre``) or behind the sum. ``behind`` is one more norm, which its update
    passes before it is added (Gemma 2). ``output`` and ``bias`` are those of an attention's output projection, whose
    result is added ``factor`` times (Granite).
    """

    scope: str
    norm: NormWeights | None
    is_pre: bool
    behind: NormWeights | None = None
    output: Float[Tensor, "d_model width"] | None = None
    bias: Float[Tensor, "d_model"] | None = None
    factor: float = 1.0


@dataclass(frozen=True, eq=False)
class StackWiring:
    """All connections of an encoder or a decoder, in their order; ``first`` is the norm behind the embedding.

    In a parallel block the attention and the feed-forward of a layer read the same states, and both are added at once.
    """

    connections: tuple[Connection, ...]
    first: NormWeights | None = None
    last: NormWeights | None = None
    is_parallel: bool = False

    @property
    def depth(self) -> int:
        """The number of layers."""
        return 1 + int(self.connections[-1].scope.split(".")[1])

    @property
    def is_pre_norm(self) -> bool:
        """True if norms stand before what they are for, not behind the sums."""
        return self.connections[0].is_pre


@dataclass(frozen=True, eq=False)
class Wiring:
    """The stacks by name, and how a prediction is read from the last states.

    ``reads`` are the rows that an answer without a step is read from: the mean of all, the first, the last one or none.
    The logits are ``output_factor * unembedding @ state + output_bias``. There is no ``unembedding`` if they are no
    such sum; then ``why_not`` is the id of the message that says so.
    """

    stacks: Mapping[str, StackWiring]
    reads: Literal["mean", "first", "last", "none"] = "mean"
    unembedding: Float[Tensor, "output d_model"] | None = None
    output_bias: Float[Tensor, "output"] | None = None
    output_factor: float = 1.0
    why_not: str = ""

"""The scores of a first layer taken apart: how much of each is content, position, or a learned bias.

The idea of multiplying out (content + position) for queries and keys is that of Dai et al. 2019, section 3.3.
"""

from dataclasses import dataclass

import numpy as np
from jaxtyping import Float32, Float64

from core.errors import InputError
from core.parameters import AttentionParameters, Projection
from core.trace import Trace

SIDES = ("content", "position", "bias")


@dataclass(frozen=True, eq=False)
class ScoreSplit:
    """Every scaled score of a first layer as the sum of nine dot products, three that ask by three that answer.

    ``parts[a, b]`` is what side ``SIDES[a]`` of the query and ``SIDES[b]`` of the key contribute. ``parts.sum((0, 1))``
    is ``scores``, those of the run after the scale and before the mask. ``parts[:, 2]`` is the same for every key of
    a row, so that no softmax sees it; ``parts[2]`` is the same for every query.
    """

    map: str
    parts: Float64[np.ndarray, "asking answering head query key"]
    scores: Float32[np.ndarray, "head query key"]

    @property
    def error(self) -> float:
        """How far the sum of the parts is from the scores of the run, at most: float32 rounding."""
        return float(np.abs(self.parts.sum(axis=(0, 1)) - self.scores).max())


def wanted_details(parameters: AttentionParameters) -> tuple[str, ...]:
    """The names of the tensors to ask ``model.trace`` for, so that ``split_scores`` finds all it needs."""
    names = [f"{parameters.stack}.embedding", f"{parameters.stack}.positions", f"{parameters.scope}.scaled"]
    return (*names, f"{parameters.reads.name}.variance") if parameters.reads else tuple(names)


def split_scores(trace: Trace, parameters: AttentionParameters) -> ScoreSplit:
    """Split the scores of the self-attention of a first layer.

    What the layer reads is the embedded token plus its position. A pre-norm layer normalises that sum first. Centring
    is linear, so it is done to each summand; ``1 / sqrt(variance + epsilon)`` is held at its value in this run. The
    bias of the norm and those of the projections belong to neither summand and are a side of their own.

    Args:
        trace: a run with the details that ``wanted_details`` names.
        parameters: of the encoder's or decoder's self-attention in layer 0.

    Raises:
        InputError: if the sub-layer reads anything but embedded tokens.
    """
    if parameters.layer != 0 or parameters.map == "cross":
        raise InputError("Only the self-attention of a first layer reads content plus position; choose layer 1.")
    sides = _sides_read(trace, parameters)
    queries, keys = (_projected(sides, projection) for projection in (parameters.query, parameters.key))
    scores = trace.details[f"{parameters.scope}.scaled"]
    scale = parameters.query_scale**2 * parameters.score_scale
    parts = np.stack([[query @ key.swapaxes(-1, -2) * scale for key in keys] for query in queries])
    return ScoreSplit(parameters.map, parts, scores)


def _sides_read(trace: Trace, parameters: AttentionParameters) -> list[Float64[np.ndarray, "token d_model"]]:
    """Content, position and bias of what the layer projects."""
    sides = [trace.details[f"{parameters.stack}.{name}"].astype(np.float64) for name in ("embedding", "positions")]
    norm = parameters.reads
    if norm is None:
        return [*sides, np.zeros_like(sides[0])]
    factor = norm.gain / np.sqrt(trace.details[f"{norm.name}.variance"].astype(np.float64) + norm.epsilon)
    linear = [(side - side.mean(axis=-1, keepdims=True)) * factor for side in sides]
    return [*linear, np.broadcast_to(norm.bias.astype(np.float64), sides[0].shape)]


def _projected(
    sides: list[Float64[np.ndarray, "token d_model"]], projection: Projection
) -> list[Float64[np.ndarray, "head token d_head"]]:
    """The three sides of the queries or keys; the projection's bias goes to the biases."""
    content, position, bias = (side @ projection.weight.astype(np.float64) for side in sides)
    return [content, position, bias + projection.bias[:, None]]

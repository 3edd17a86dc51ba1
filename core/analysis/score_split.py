"""The scores of a first layer taken apart: how much of each is content, position, or a learned bias.

The idea of multiplying out (content + position) for queries and keys is that of Dai et al. 2019, section 3.3.
"""

import numpy as np
from jaxtyping import Float64

from core.errors import InputError
from core.results.parameters import AttentionParameters, Projection
from core.results.score_split import ScoreSplit
from core.results.trace import Trace


def required_details(parameters: AttentionParameters) -> tuple[str, ...]:
    """The names of the tensors to ask ``model.trace`` for, so that ``split_scores`` finds all it needs."""
    names = [f"{parameters.stack}.embedding", f"{parameters.stack}.positions", f"{parameters.scope}.scaled"]
    return (*names, f"{parameters.input_norm.name}.variance") if parameters.input_norm else tuple(names)


def split_scores(trace: Trace, parameters: AttentionParameters) -> ScoreSplit:
    """Split the scores of the self-attention of a first layer.

    What the layer reads is the embedded token plus its position. A pre-norm layer normalises that sum first. Centring
    is linear, so it is done to each summand; ``1 / sqrt(variance + epsilon)`` is held at its value in this run. The
    bias of the norm and those of the projections belong to neither summand and are a term of their own.

    Args:
        trace: a run with the details that ``required_details`` names.
        parameters: of the encoder's or decoder's self-attention in layer 0.

    Raises:
        InputError: if the sub-layer reads anything but embedded tokens.
    """
    if parameters.layer != 0 or parameters.map == "cross":
        raise InputError("Only the self-attention of a first layer reads content plus position; choose layer 1.")
    terms = _input_terms(trace, parameters)
    queries, keys = (_projected(terms, projection) for projection in (parameters.query, parameters.key))
    scores = trace.details[f"{parameters.scope}.scaled"]
    scale = parameters.query_scale**2 * parameters.score_scale
    parts = np.stack([[query @ key.swapaxes(-1, -2) * scale for key in keys] for query in queries])
    return ScoreSplit(parameters.map, parts, scores)


def _input_terms(trace: Trace, parameters: AttentionParameters) -> list[Float64[np.ndarray, "token d_model"]]:
    """Content, position and bias of what the layer projects."""
    terms = [trace.details[f"{parameters.stack}.{name}"].astype(np.float64) for name in ("embedding", "positions")]
    norm = parameters.input_norm
    if norm is None:
        return [*terms, np.zeros_like(terms[0])]
    factor = norm.gain / np.sqrt(trace.details[f"{norm.name}.variance"].astype(np.float64) + norm.epsilon)
    linear = [(term - term.mean(axis=-1, keepdims=True)) * factor for term in terms]
    return [*linear, np.broadcast_to(norm.bias.astype(np.float64), terms[0].shape)]


def _projected(
    terms: list[Float64[np.ndarray, "token d_model"]], projection: Projection
) -> list[Float64[np.ndarray, "head token d_head"]]:
    """The three terms of the queries or keys; the projection's bias goes to the biases."""
    content, position, bias = (term @ projection.weight.astype(np.float64) for term in terms)
    return [content, position, bias + projection.bias[:, None]]

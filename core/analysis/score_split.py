"""The scores of a first layer taken apart: how much of each is content, position, or a learned bias.

The idea of multiplying out (content + position) for queries and keys is that of Dai et al. 2019, section 3.3.
"""

import numpy as np
from jaxtyping import Float64

from core.analysis.attribution.question import Model, refuse_no_values
from core.analysis.score_parts import scale_of
from core.analysis.sub_layers import held
from core.errors import InputError, refusal_of
from core.interventions.edits import NO_EDITS, Edits
from core.results.parameters import Projection
from core.results.score_split import ScoreSplit
from core.results.trace import Trace


def why_no_split(model: Model) -> InputError | None:
    """Return the error with which ``split_scores`` refuses a model; None if it takes its scores apart."""
    return refusal_of(lambda: _refuse_no_split(model))


def _refuse_no_split(model: Model) -> None:
    refuse_no_values(model)
    model.projections(next(iter(model.wiring.stacks)), 0)
    if not model.sums_positions:
        raise InputError("core-split-no-vectors")


def required_details(model: Model, map_name: str) -> tuple[str, ...]:
    """The names of the tensors to ask ``model.trace`` for, so that ``split_scores`` finds all it needs."""
    return tuple(f"{map_name}.{name}" for name in (model.begins_with, "positions", "0.self.scaled"))


def split_scores(model: Model, trace: Trace, map_name: str, edits: Edits = NO_EDITS) -> ScoreSplit:
    """Split the scores of the self-attention of a first layer.

    What the layer reads is the embedded token plus its position. A norm behind that sum and that of a pre-norm layer
    come first. Centring is linear, so it is done to each summand; ``1 / sqrt(variance + epsilon)`` is held at its value
    in this run. The biases of the norms and those of the projections belong to neither summand and are a term of their
    own.

    Args:
        model: one that adds vectors of positions to its tokens.
        trace: a run of it with the details that ``required_details`` names.
        map_name: ``"encoder"`` or ``"decoder"``.
        edits: the changes of the run.

    Raises:
        InputError: if the sub-layer reads anything but embedded tokens and positions.
    """
    if map_name == "cross" or map_name not in trace.attention:
        raise InputError("core-split-first-layer")
    _refuse_no_split(model)
    terms, made = _input_terms(model, trace, map_name), model.projections(map_name, 0)
    queries, keys = (_projected(terms, projection) for projection in (made.query, made.key))
    scale = scale_of(made, edits)
    parts = np.stack([[query @ key.swapaxes(-1, -2) * scale for key in keys] for query in queries])
    return ScoreSplit(map_name, parts, trace.details[f"{map_name}.0.self.scaled"])


def _input_terms(model: Model, trace: Trace, stack: str) -> list[Float64[np.ndarray, "token d_model"]]:
    """Content, position and bias of what the layer projects."""
    content, positions = (
        trace.details[f"{stack}.{name}"].astype(np.float64) for name in (model.begins_with, "positions")
    )
    terms = [content - positions if model.begins_with == "embedded" else content, positions, np.zeros_like(content)]
    wiring = model.wiring.stacks[stack]
    first = wiring.connections[0]
    for norm in (wiring.first, first.norm if first.is_pre else None):
        if norm is not None:
            through = held(norm, np.sum(terms, axis=0))
            terms = [through.linear(term) for term in terms]
            terms[2] = terms[2] + through.shift
    return terms


def _projected(
    terms: list[Float64[np.ndarray, "token d_model"]], projection: Projection
) -> list[Float64[np.ndarray, "head token d_head"]]:
    """The three terms of the queries or keys; the projection's bias goes to the biases."""
    content, position, bias = (term @ projection.weight.astype(np.float64) for term in terms)
    return [content, position, bias + projection.bias[:, None]]

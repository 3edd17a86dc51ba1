"""Why a head looks there: one score as a sum over pairs of parts, one of the query's state and one of the key's.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits", section on QK circuits: a score is bilinear in
both states, and each state is a sum of all that was written into it. Norms are held at their values in the run. In a
first layer the parts are content, position and bias, as ``core.analysis.score_split`` has them for all cells.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from jaxtyping import Float64

from core.analysis.attribution.question import Model, refuse_nan, refuse_no_values
from core.analysis.sub_layers import STEERING, HeldNorm, RecordedPass, SubLayer, held, recorded
from core.errors import InputError, options_by_name, options_of, refusal_of, refuse_no_head, whole
from core.interventions.edits import Edits
from core.results.parameters import Projection
from core.results.score_parts import Part, ScoreParts
from core.tracers.threads import one_thread
from core.tracers.wiring import AttentionProjections, NormWeights, turned

Vectors = dict[Part, Float64[np.ndarray, "d_model"]]
Cell = tuple[str, int, int, int, int]  # map, layer, head, query and key
BIAS = Part("bias")


@options_by_name
@one_thread()
def score_parts(
    model: Model,
    text: str,
    map_name: str,
    layer: int,
    head: int,
    query: int,
    key: int,
    *,
    target: str | Sequence[int] | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
) -> ScoreParts:
    """Return the score of one query for one key of a head, before the mask, as a sum over pairs of parts.

    Args:
        text: one sentence.
        map_name: ``"encoder"``, ``"decoder"`` or ``"cross"``.
        layer, head: which head, counted from 0.
        query, key: the row and the column of its map, counted from 0.
        target: what a translator is shown to have written; its own greedy translation if not given.
        edits: changes to the run.

    Raises:
        InputError: if the text cannot be read, there is no such head or cell, or the model keeps its values to itself.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    cell, edits = (map_name, layer, head, query, key), options_of(Edits, edits)
    return _score(*recorded_cell(model, text, cell, target, edits), edits, cell)


def why_not_split(model: Model, map_name: str, layer: int) -> InputError | None:
    """Return the error with which ``score_parts`` refuses an attention; None if it takes its scores apart."""

    def ask() -> None:
        refuse_no_values(model)
        model.projections(map_name, layer)

    return refusal_of(ask)


def recorded_cell(
    model: Model, text: str, cell: Cell, target: str | Sequence[int] | None, edits: Edits
) -> tuple[RecordedPass, tuple[str, str]]:
    """Return a pass over the whole run, and the tokens of a cell.

    The arguments are those of ``score_parts``.

    Raises:
        InputError: as ``score_parts`` does.
    """
    map_name, layer, head, query, key = cell
    refuse_no_values(model)
    trace = model.trace(text, target=target, edits=edits)
    refuse_nan(trace)
    refuse_no_head(map_name, layer, head, trace.shapes)
    queries, keys = trace.attention[map_name].query_tokens, trace.attention[map_name].key_tokens
    whole("query", query, 0, len(queries) - 1)
    whole("key", key, 0, len(keys) - 1)
    return recorded(model, trace, edits), (queries[query], keys[key])


def _score(run: RecordedPass, tokens: tuple[str, str], edits: Edits, cell: Cell) -> ScoreParts:
    map_name, layer, head, query, key = cell
    made, scope = run.model.projections(map_name, layer), scope_of(map_name, layer)
    # Keys of cross-attention are made of the last states of the encoder.
    sides = state_parts(run, scope, query), state_parts(run, None if map_name == "cross" else scope, key)
    queries = _turned(run, scope, made, query, _projected(sides[0], made.query, head, made.query_norm))
    keys = _turned(run, scope, made, key, _projected(sides[1], made.key, head, made.key_norm))
    return ScoreParts(
        *cell,
        *tokens,
        query_parts=tuple(sides[0]),
        key_parts=tuple(sides[1]),
        values=queries @ keys.T * scale_of(made, edits),
        score=float(run[f"{scope}.scaled"][head, query, key]),
    )


def query_of(run: RecordedPass, cell: Cell, edits: Edits) -> Float64[np.ndarray, "d_head"]:
    """Return the query of a head at one row, turned by its position, with the scale of its scores."""
    map_name, layer, head, query, _ = cell
    made, scope = run.model.projections(map_name, layer), scope_of(map_name, layer)
    parts = _projected(state_parts(run, scope, query), made.query, head, made.query_norm)
    return _turned(run, scope, made, query, parts).sum(0) * scale_of(made, edits)


def scope_of(map_name: str, layer: int) -> str:
    """Return the scope of an attention, such as ``"decoder.1.cross"``."""
    return f"decoder.{layer}.cross" if map_name == "cross" else f"{map_name}.{layer}.self"


def scale_of(made: AttentionProjections, edits: Edits) -> float:
    """Return what the scores of a run are multiplied with."""
    return made.scale * (made.d_head**0.5 if "no-scale" in edits.bugs else 1.0)


def _projected(
    parts: Vectors, projection: Projection, head: int, norm: NormWeights | None
) -> Float64[np.ndarray, "part d_head"]:
    """Return the parts of a query or key; the biases of the projection and of the norm behind it go to the biases."""
    projected = np.stack(list(parts.values())) @ projection.weight[head].astype(np.float64)
    bias = list(parts).index(BIAS)
    projected[bias] += projection.bias[head]
    if norm is None:
        return projected
    through = held(norm_of_head(norm, head), projected.sum(0, keepdims=True))
    projected = through.linear(projected)
    projected[bias] += through.shift
    return projected


def norm_of_head(norm: NormWeights, head: int) -> NormWeights:
    """Return the norm that the queries or keys of one head pass."""
    return replace(norm, gain=norm.gain[head])


def _turned(
    run: RecordedPass, scope: str, made: AttentionProjections, row: int, vectors: Float64[np.ndarray, "part d_head"]
) -> Float64[np.ndarray, "part d_head"]:
    """Return vectors as the position of their row turns them."""
    if not made.turns:
        return vectors
    return turned(vectors, run[f"{scope}.cosine"][row], run[f"{scope}.sine"][row], made.turns)


def state_parts(run: RecordedPass, scope: str | None, row: int) -> Vectors:
    """Return the parts whose sum is what an attention reads at ``row``.

    Args:
        run: a recorded pass.
        scope: of the attention, such as ``"decoder.1.cross"``; None for the last states of the encoder.
        row: the place of the state.
    """
    stack = scope.split(".")[0] if scope else "encoder"
    layers = run.sub_layers(stack)
    parts = {Part(name): states[row] for name, states in run.embedded(stack).items()}
    parts[BIAS] = np.zeros_like(parts[Part("embedding")])
    parts = _normed(parts, run.first_norm(stack), row)
    for layer in layers:
        if layer.name == scope:
            return _normed(parts, run.norm_before(layer), row)
        parts = _written(run, layer, parts, row)
    return _normed(parts, run.last_norm(stack), row)


def _written(run: RecordedPass, layer: SubLayer, parts: Vectors, row: int) -> Vectors:
    """Return the parts with those that a sub-layer writes."""
    parts = dict(parts)
    if layer.map in ("ffn", STEERING):
        name = STEERING if layer.map == STEERING else "feed-forward"
        parts[Part(name, layer.layer)] = layer.update[row]
    else:
        heads = run.heads(layer.name)
        taken = np.einsum("hk,hkd->hd", heads.weights[:, row], heads.value)
        written = {Part(layer.map, layer.layer, head): own
                   for head, own in enumerate(np.einsum("hd,hdm->hm", taken, heads.output))}  # fmt: skip
        written |= {BIAS: heads.bias}
        written = _normed(written, heads.behind, row)
        parts |= written | {BIAS: parts[BIAS] + written[BIAS]}
    return _normed(parts, layer.norm, row)


def _normed(parts: Vectors, norm: HeldNorm | None, row: int) -> Vectors:
    """Return the parts behind a norm, if there is one; its shift is a bias."""
    if norm is None:
        return parts
    through = {part: norm.at(one, row) for part, one in parts.items()}
    return through | {BIAS: through[BIAS] + norm.shift}

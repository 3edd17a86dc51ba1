"""What a head prefers over the vocabulary: a row of its query-key circuit and a row of its output-value circuit.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits", sections on QK and OV circuits: for every pair
of tokens the first is ``W_E W_Q W_K^T W_E^T``, the second ``W_E W_V W_O W_U``. Here one token is chosen, so that a row
of each is enough; positions, biases and norms are those of the run.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from jaxtyping import Float64

from core.analysis.attribution.question import Model
from core.analysis.score_parts import query_of, recorded_cell
from core.analysis.sub_layers import RecordedPass, exact, held
from core.budget import check_budget
from core.errors import InputError, options_by_name, options_of, whole
from core.interventions.edits import Edits
from core.results.parameters import AttentionParameters
from core.results.preferences import HeadPreferences, Preferred
from core.tracers.arrays import as_numpy
from core.tracers.native import NativeModel
from core.tracers.threads import one_thread
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel

ONLY_OWN = "What a head prefers over the whole vocabulary is shown for this project's own models. Choose one of them."
TOP, MOST = 20, 200  # tokens
_CHUNK = 1024  # tokens at once

States = Float64[np.ndarray, "token d_model"]


@options_by_name
@one_thread()
def head_preferences(
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
    top: int = TOP,
) -> HeadPreferences:
    """Return the tokens that a head fits best for one query, and those that it speaks for at one key.

    The arguments are those of ``score_parts``; ``top`` is the number of tokens of each list.

    Raises:
        InputError: if the text cannot be read, there is no such head or cell, or the model keeps its values to itself.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    whole("top", top, 1, MOST)
    if not isinstance(model, NativeModel):
        raise InputError(ONLY_OWN)
    run, tokens = recorded_cell(model, text, map_name, layer, head, query, key, target, edits)
    parameters = model.attention_parameters(map_name, layer)
    scores = _scores(run, parameters, head, query, key, options_of(Edits, edits))
    own = _id_at(run, parameters, key)
    spoken = None if map_name == "encoder" else _spoken(run, parameters, head, query, key, own)

    def best(values: Float64[np.ndarray, "token"]) -> tuple[Preferred, ...]:
        order = np.argsort(-values, kind="stable")[:top].tolist()
        pieces = model.tokenizer.pieces(order)
        return tuple(Preferred(piece, one, float(values[one])) for piece, one in zip(pieces, order, strict=True))

    return HeadPreferences(
        *(map_name, layer, head, query, key, *tokens),
        fits=best(scores),
        score=float(scores[own]),
        rank=int((scores > scores[own]).sum()),
        is_exact=layer == 0 and map_name != "cross" and query != key,
        speaks_for=None if spoken is None else best(spoken),
    )


def _scores(
    run: RecordedPass, parameters: AttentionParameters, head: int, query: int, key: int, edits: Edits
) -> Float64[np.ndarray, "token"]:
    """Return the scaled score that the run's query gives to every token, which stands alone at the place of the key."""
    asked = query_of(run, parameters.map, parameters.layer, head, query, edits)
    weight, bias = (one[head].astype(np.float64) for one in (parameters.key.weight, parameters.key.bias))
    reader, constant = weight @ asked, float(bias @ asked)
    return np.concatenate([states @ reader for states in _alone(run, parameters, key)]) + constant


def _spoken(
    run: RecordedPass, parameters: AttentionParameters, head: int, query: int, key: int, own: int
) -> Float64[np.ndarray, "token"]:
    """Return the logits, above their mean, of what the head passes on of one token alone; norms are held."""
    state = _state(run, parameters, key, np.array([own]))[0]
    value = state @ parameters.value.weight[head] + parameters.value.bias[head]
    vector = value @ run.heads(parameters.scope).output[head]
    layers = run.sub_layers("decoder")
    for one in layers[[one.name for one in layers].index(parameters.scope) :]:
        vector = vector if one.norm is None else one.norm.at(vector, query)
    if (last := run.last_norm("decoder")) is not None:
        vector = last.at(vector, query)
    assert run.wiring.unembedding is not None  # a decoder writes
    logits = as_numpy(run.wiring.unembedding).astype(np.float64) @ vector
    return logits - logits.mean()


def _alone(run: RecordedPass, parameters: AttentionParameters, key: int) -> Iterator[States]:
    """Yield the states of all tokens from which keys are made, some at a time so that memory stays bounded."""
    for first in range(0, parameters.vocabulary_size, _CHUNK):
        check_budget()
        yield _state(run, parameters, key, np.arange(first, min(first + _CHUNK, parameters.vocabulary_size)))


def _state(run: RecordedPass, parameters: AttentionParameters, key: int, ids: np.ndarray) -> States:
    """Return what the attention reads of each of ``ids`` at the place of the key if no earlier layer writes there."""
    stack = "encoder" if parameters.map == "cross" else parameters.map
    table = _table(run.model.module, stack)[ids].astype(np.float64) * parameters.embedding_scale
    place = run[f"{stack}.stream"][key] - run[f"{stack}.embedding"][key]  # its position, and what it is steered by
    return _norm_of(run, parameters)(table + place)


def _id_at(run: RecordedPass, parameters: AttentionParameters, key: int) -> int:
    source, read = run.ids
    return (read if parameters.map == "decoder" else source)[key]


def _table(module: DecoderModel | Classifier, stack: str) -> np.ndarray:
    own = None if isinstance(module, Classifier) or stack == "encoder" else module.target_table
    return as_numpy((own or module.table).weight)


def _norm_of(run: RecordedPass, parameters: AttentionParameters) -> Callable[[States], States]:
    """Return the norm through which the keys' states are read, with each state's own factor."""
    wiring = run.wiring.stacks["encoder" if parameters.map == "cross" else parameters.map]
    norms = {one.scope: one.norm for one in wiring.connections}
    if parameters.map == "cross":
        norm = wiring.last or wiring.connections[-1].norm
    elif parameters.pre_norm:
        norm = norms[parameters.scope]
    else:
        norm = norms.get(f"{parameters.map}.{parameters.layer - 1}.ffn")
    if norm is None:
        return lambda states: states
    bias = exact(norm.bias) if norm.bias is not None else 0.0
    return lambda states: held(norm, states).linear(states) + bias

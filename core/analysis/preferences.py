"""What a head prefers over the vocabulary: a row of its query-key circuit and a row of its output-value circuit.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits", sections on QK and OV circuits: for every pair
of tokens the first is ``W_E W_Q W_K^T W_E^T``, the second ``W_E W_V W_O W_U``. Here one token is chosen, so that a row
of each is enough; positions, biases and norms are those of the run.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from jaxtyping import Float64

from core.analysis.attribution.question import Model
from core.analysis.score_parts import Cell, norm_of_head, query_of, recorded_cell, scope_of
from core.analysis.sub_layers import RecordedPass, held
from core.budget import check_budget
from core.errors import options_by_name, options_of, whole
from core.interventions.edits import Edits
from core.results.preferences import HeadPreferences, Preferred
from core.tracers.arrays import as_numpy
from core.tracers.threads import one_thread
from core.tracers.wiring import NormWeights, turned

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

    The arguments are those of ``score_parts``; ``top`` is the number of tokens of each list. Scores are those before a
    cap and a bias by distance, where a model has one.

    Raises:
        InputError: if the text cannot be read, there is no such head or cell, or the model keeps its values to itself.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    whole("top", top, 1, MOST)
    cell, edits = (map_name, layer, head, query, key), options_of(Edits, edits)
    run, tokens = recorded_cell(model, text, cell, target, edits)
    alone = _Alone(run, cell)
    scores = alone.scores(edits)
    spoken = None if map_name == "encoder" else alone.spoken()

    def best(values: Float64[np.ndarray, "token"]) -> tuple[Preferred, ...]:
        order = np.argsort(-values, kind="stable")[:top].tolist()
        pieces = model.tokenizer.pieces(order)
        return tuple(Preferred(piece, one, float(values[one])) for piece, one in zip(pieces, order, strict=True))

    return HeadPreferences(
        *cell,
        *tokens,
        fits=best(scores),
        score=float(scores[alone.id]),
        rank=int((scores > scores[alone.id]).sum()),
        is_exact=layer == 0 and map_name != "cross" and query != key,
        speaks_for=None if spoken is None else best(spoken),
    )


class _Alone:
    """What one cell of a head would be if another token stood at its key, whatever stands around it."""

    def __init__(self, run: RecordedPass, cell: Cell) -> None:
        self._run, self._cell = run, cell
        self._map, self._layer, self._head, self._query, self._key = cell
        self._scope, self._made = scope_of(self._map, self._layer), run.model.projections(*cell[:2])
        self._stack = "encoder" if self._map == "cross" else self._map
        ids = run.ids[self._stack == "decoder"]
        self.id, self._before = ids[self._key], ids[: self._key]
        self._norm = self._read_through()
        self._place = run[f"{self._stack}.stream"][self._key] - self._embedded([self.id])[0]

    def scores(self, edits: Edits) -> Float64[np.ndarray, "token"]:
        """Return the scaled score that the run's query gives to every token."""
        asked = query_of(self._run, self._cell, edits)
        if self._made.turns:
            cosine, sine = (self._run[f"{self._scope}.{name}"][self._key] for name in ("cosine", "sine"))
            asked = turned(asked, cosine, -sine, self._made.turns)  # rather than all keys
        return np.concatenate([keys @ asked for keys in self._keys()])

    def _keys(self) -> Iterator[Float64[np.ndarray, "token d_head"]]:
        """Yield the keys of all tokens before they are turned, some at a time so that memory stays bounded."""
        weight, bias = (one[self._head].astype(np.float64) for one in (self._made.key.weight, self._made.key.bias))
        norm = self._made.key_norm and norm_of_head(self._made.key_norm, self._head)
        size = self._run.model.vocabulary_size
        for first in range(0, size, _CHUNK):
            check_budget()
            keys = self._states(range(first, min(first + _CHUNK, size))) @ weight + bias
            yield keys if norm is None else normed(norm, keys)

    def spoken(self) -> Float64[np.ndarray, "token"]:
        """Return the logits, above their mean, of what the head passes on of the key's own token; norms are held."""
        run, value = self._run, self._made.value
        vector = self._states([self.id])[0] @ value.weight[self._head] + value.bias[self._head]
        heads, layers = run.heads(self._scope), run.sub_layers("decoder")
        after = layers[[one.name for one in layers].index(self._scope) :]
        vector = vector @ heads.output[self._head]
        for norm in (heads.behind, *(one.norm for one in after), run.last_norm("decoder")):
            vector = vector if norm is None else norm.at(vector, self._query)
        assert run.wiring.unembedding is not None  # a decoder writes
        weight = as_numpy(run.wiring.unembedding)
        some = (weight[first : first + _CHUNK].astype(np.float64) @ vector for first in range(0, len(weight), _CHUNK))
        logits = np.concatenate(list(some)) * run.wiring.output_factor
        return logits - logits.mean()

    def _states(self, ids: Sequence[int]) -> States:
        """Return what the attention reads of each of ``ids`` if no earlier layer writes there."""
        states = self._embedded(ids) + self._place
        return states if self._norm is None else normed(self._norm, states)

    def _embedded(self, ids: Sequence[int]) -> States:
        return self._run.model.embeddings_at(self._stack, ids, self._before).astype(np.float64)

    def _read_through(self) -> NormWeights | None:
        """Return the norm through which the keys' states are read."""
        wiring = self._run.wiring.stacks[self._stack]
        norms = {one.scope: one.norm for one in wiring.connections}
        if self._map == "cross":
            return wiring.last or wiring.connections[-1].norm
        if wiring.connections[0].is_pre:
            return norms[self._scope]
        return norms.get(f"{self._stack}.{self._layer - 1}.ffn")


def normed(norm: NormWeights, states: States) -> States:
    """Return states behind a norm, each with its own factor."""
    return held(norm, states).of(states)

"""One recorded pass as the sub-layers that the residual stream runs through, in float64, every norm held.

A LayerNorm is ``gain * (x - mean(x)) / s + bias`` with ``s = sqrt(variance(x) + epsilon)``. With ``s`` held at its
value in the run it is linear but for its bias, so that it may be applied to each part of a sum by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from jaxtyping import Float64
from torch import Tensor

from core.interventions.edits import Edits
from core.interventions.steering import rows_of, vector_of
from core.results.trace import Trace
from core.tracers.wiring import Connection, NormWeights
from core.transformer.hooks import Recorder, chained

if TYPE_CHECKING:
    from core.tracers.hugging_face import HubModel
    from core.tracers.native import NativeModel

States = Float64[np.ndarray, "token d_model"]

STEERING = "steering"
_KEPT = (
    *(".embedding", ".positions", ".embedded", ".stream", ".after_self", ".after_cross"),
    *(".scaled", ".weights", ".value", ".update", ".cosine", ".sine"),
    *("encoder.output", "decoder.output"),
)


@dataclass(frozen=True, eq=False)
class HeldNorm:
    """A norm held at what it read: ``(x - mean(x)) * factor + shift``; the mean is 0 if it does not centre."""

    factor: States
    shift: Float64[np.ndarray, "d_model"]
    centres: bool = True

    def linear(self, parts: Float64[np.ndarray, "*part token d_model"]) -> Float64[np.ndarray, "*part token d_model"]:
        """Return what the norm makes of parts of what it reads; its shift is a part of its own."""
        return (parts - parts.mean(-1, keepdims=True) if self.centres else parts) * self.factor

    def of(self, read: Float64[np.ndarray, "*part token d_model"]) -> Float64[np.ndarray, "*part token d_model"]:
        """Return what the norm makes of what it reads."""
        return self.linear(read) + self.shift

    def rows(self, rows: Any) -> "HeldNorm":
        """Return the norm at some rows alone."""
        return replace(self, factor=self.factor[rows])

    def at(self, part: Float64[np.ndarray, "d_model"], row: int) -> Float64[np.ndarray, "d_model"]:
        """Return what the norm makes of a part of what it reads at ``row``."""
        return (part - part.mean() if self.centres else part) * self.factor[row]

    def before(self, directions: Float64[np.ndarray, "*read row d_model"]) -> Float64[np.ndarray, "*read row d_model"]:
        """Return the directions that read before the norm what ``directions`` read behind it, but for its shift."""
        scaled = directions * self.factor
        return scaled - scaled.mean(-1, keepdims=True) if self.centres else scaled


@dataclass(frozen=True, eq=False)
class SubLayer:
    """An attention or a feed-forward with its residual sum; ``name`` is its scope, such as ``"decoder.1.cross"``.

    What a run is steered with is one too: ``"decoder.1.steering"`` stands at the depth 1.

    ``after`` is the residual stream behind it. Post-norm stacks have a ``norm`` there, which reads ``before + update``.
    """

    name: str
    before: States
    update: States
    after: States
    norm: HeldNorm | None

    @property
    def map(self) -> str:
        """The map of an attention; ``"ffn"`` for a feed-forward, ``STEERING`` for what a run is steered with."""
        stack, _, kind = self.name.split(".")
        return stack if kind == "self" else kind

    @property
    def layer(self) -> int:
        """The layer, counted from 0; for steering the depth."""
        return int(self.name.split(".")[1])


@dataclass(frozen=True, eq=False)
class Heads:
    """What the heads of one attention took from where: ``sum_hj weights[h, i, j] * value[h, j] @ output[h] + bias``.

    Heads that the run has switched off have no weight on any key. That sum passes the norm ``behind``, if there is one,
    before it is added to the stream.
    """

    weights: Float64[np.ndarray, "head query key"]
    value: Float64[np.ndarray, "head key d_head"]
    output: Float64[np.ndarray, "head d_head d_model"]
    bias: Float64[np.ndarray, "d_model"]
    behind: HeldNorm | None = None

    @property
    def moved(self) -> Float64[np.ndarray, "key head d_model"]:
        """What each head brings from each key at a weight of 1."""
        return np.ascontiguousarray((self.value @ self.output).transpose(1, 0, 2))


class RecordedPass:
    """One pass over a source and the tokens read, as ``edits`` change it.

    ``ids`` are the tokens of both sides. ``real`` is False for padding in the source.
    """

    @torch.inference_mode()
    def __init__(
        self, model: "NativeModel | HubModel", source_ids: Sequence[int], read_ids: Sequence[int], edits: Edits
    ) -> None:
        self.model, self.wiring = model, model.wiring
        self.ids = tuple(source_ids), tuple(read_ids)
        self.real = np.array([token != model.pads_with for token in source_ids], dtype=bool)
        self._off = {tuple(head) for head in edits.heads_off}
        self._steers = edits.steered
        recorder = Recorder(lambda name: name.endswith(_KEPT), lambda scope: not scope.endswith("_norm"))
        model.prediction(source_ids, read_ids, chained(model.edit_hook(edits), recorder))
        self._tensors = recorder.tensors

    @property
    def lengths(self) -> tuple[int, int]:
        """The numbers of tokens of both sides."""
        return len(self.ids[0]), len(self.ids[1])

    def __getitem__(self, name: str) -> Float64[np.ndarray, "..."]:
        """The tensor ``name``, without a batch axis."""
        return exact(self._tensors[name][0])

    def embedded(self, stack: str) -> dict[str, States]:
        """Return what a stack begins with: ``"embedding"`` and ``"positions"``, before a norm behind their sum."""
        names = {name: f"{stack}.{name}" for name in ("embedding", "positions", "embedded")}
        if names["embedding"] in self._tensors:
            return {name: self[names[name]] for name in ("embedding", "positions")}
        whole = self[names["embedded"]]
        places = self[names["positions"]] if names["positions"] in self._tensors else np.zeros_like(whole)
        return {"embedding": whole - places, "positions": places}

    def output(self, stack: str) -> States:
        """Return the last states of a stack, behind its last norm."""
        name = f"{stack}.output"
        return self[name] if name in self._tensors else self.sub_layers(stack)[-1].after

    def first_norm(self, stack: str) -> HeldNorm | None:
        """Return the norm behind the embedding, held; None if there is none."""
        norm, parts = self.wiring.stacks[stack].first, self.embedded(stack)
        return None if norm is None else held(norm, parts["embedding"] + parts["positions"])

    def last_norm(self, stack: str) -> HeldNorm | None:
        """Return the norm behind the last layer, held; None if there is none."""
        norm = self.wiring.stacks[stack].last
        return None if norm is None else held(norm, self.sub_layers(stack)[-1].after)

    def norm_before(self, layer: SubLayer) -> HeldNorm | None:
        """Return the norm that a sub-layer reads through, held; None if it reads the stream as it is."""
        one = self._connection(layer.name)
        return held(one.norm, layer.before) if one.is_pre and one.norm else None

    def sub_layers(self, stack: str) -> list[SubLayer]:
        """Return the sub-layers of ``"encoder"`` or ``"decoder"`` in their order; none of a stack that is not there."""
        found: list[SubLayer] = []
        if f"{stack}.stream" not in self._tensors:
            return found
        before = self[f"{stack}.stream"]
        found += self._steered(stack, 0, before)
        for one in self.wiring.stacks[stack].connections:
            if f"{one.scope}.update" not in self._tensors:
                continue
            layer, _, kind = one.scope.rpartition(".")
            update = self[f"{one.scope}.update"]
            norm = None if one.is_pre or one.norm is None else held(one.norm, before + update)
            name = f"{layer}.stream" if kind == "ffn" else f"{layer}.after_{kind}"
            behind = before + update if norm is None else norm.of(before + update)
            stream = self[name] if name in self._tensors else behind
            steered = self._steered(stack, int(layer.split(".")[1]) + 1, stream) if kind == "ffn" else []
            after = steered[0].before if steered else stream
            found += [SubLayer(one.scope, before, update, after, norm), *steered]
            before = stream
        return found

    def _steered(self, stack: str, depth: int, after: States) -> list[SubLayer]:
        """Return what ``Edits.steer`` adds at a depth as a sub-layer; none if it adds nothing there."""
        added = [
            exact(rows_of(one, len(after), len(after)) * vector_of(one))
            for one in self._steers
            if (one.stack, one.depth) == (stack, depth)
        ]
        total = np.sum(added, axis=0)
        return [SubLayer(f"{stack}.{depth}.{STEERING}", after - total, total, after, None)] if added else []

    def heads(self, name: str) -> Heads:
        """Return the heads of the attention whose scope is ``name``."""
        stack, layer, kind = name.split(".")
        one = self._connection(name)
        assert one.output is not None  # an attention has one
        weights, value = self[f"{name}.weights"], self[f"{name}.value"]
        map_name = stack if kind == "self" else kind
        silent = [head for head in range(len(weights)) if (map_name, int(layer), head) in self._off]
        weights[silent] = 0.0
        bias = exact(one.bias) if one.bias is not None else np.zeros(len(one.output))
        output = exact(one.output).T.reshape(len(weights), -1, len(bias))
        if one.factor != 1.0:
            output, bias = output * one.factor, bias * one.factor
        found = Heads(weights, value, output, bias)
        if one.behind is None:
            return found
        joined = np.einsum("hqd,hdm->qm", weights @ value, output) + bias
        return replace(found, behind=held(one.behind, joined))

    def _connection(self, name: str) -> Connection:
        connections = self.wiring.stacks[name.split(".")[0]].connections
        return next(one for one in connections if one.scope == name)


def recorded(model: "NativeModel | HubModel", trace: Trace, edits: Edits) -> RecordedPass:
    """Return the pass of a run over its source and all that its decoder read, padding included."""
    source, read = model.source_ids(trace.text, edits) if trace.source_tokens else [], list[int]()
    if trace.steps:
        read = [model.first_id(trace.text, edits), *(step.id for step in trace.steps[:-1])]
        read += [model.pads_with] * edits.target_pads if model.pads_with is not None else []
    return RecordedPass(model, source, read, model.resolved(edits))


def held(norm: NormWeights, read: States) -> HeldNorm:
    """Return ``norm`` held at what it ``read``."""
    squares = read.var(axis=-1, keepdims=True) if norm.centres else np.square(read).mean(axis=-1, keepdims=True)
    factor = exact(norm.gain) / np.sqrt(squares + norm.epsilon)
    return HeldNorm(factor, np.zeros(read.shape[-1]) if norm.bias is None else exact(norm.bias), norm.centres)


def exact(tensor: Tensor) -> Float64[np.ndarray, "..."]:
    """Return a copy in float64."""
    return np.array(tensor.detach().cpu().double().numpy())

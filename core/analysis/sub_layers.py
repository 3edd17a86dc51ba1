"""One recorded pass as the sub-layers that the residual stream runs through, in float64, every LayerNorm held.

A LayerNorm is ``gain * (x - mean(x)) / s + bias`` with ``s = sqrt(variance(x) + epsilon)``. With ``s`` held at its
value in the run it is linear but for its bias, so that it may be applied to each part of a sum by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from jaxtyping import Float64
from torch import Tensor

from core.interventions.edit_hook import edit_hook
from core.interventions.edits import Edits
from core.interventions.steering import rows_of, vector_of
from core.tracers.parameters import positions_of
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Recorder, chained
from core.transformer.layers import LayerNorm

States = Float64[np.ndarray, "token d_model"]

STEERING = "steering"
_KEPT = (
    *(".embedding", ".positions", ".stream", ".after_self", ".after_cross", ".scaled", ".weights", ".value", ".update"),
    *("encoder.output", "decoder.output"),
)


@dataclass(frozen=True, eq=False)
class HeldNorm:
    """A LayerNorm held at what it read: ``(x - mean(x)) * factor + shift``."""

    factor: States
    shift: Float64[np.ndarray, "d_model"]

    def linear(self, parts: Float64[np.ndarray, "*part token d_model"]) -> Float64[np.ndarray, "*part token d_model"]:
        """Return what the norm makes of parts of what it reads; its shift is a part of its own."""
        return (parts - parts.mean(-1, keepdims=True)) * self.factor

    def at(self, part: Float64[np.ndarray, "d_model"], row: int) -> Float64[np.ndarray, "d_model"]:
        """Return what the norm makes of a part of what it reads at ``row``."""
        return (part - part.mean()) * self.factor[row]


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

    Heads that the run has switched off have no weight on any key.
    """

    weights: Float64[np.ndarray, "head query key"]
    value: Float64[np.ndarray, "head key d_head"]
    output: Float64[np.ndarray, "head d_head d_model"]
    bias: Float64[np.ndarray, "d_model"]

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
        self, module: DecoderModel | Classifier, source_ids: Sequence[int], read_ids: Sequence[int], edits: Edits
    ) -> None:
        self.module = module
        self.ids = tuple(source_ids), tuple(read_ids)
        self.real = np.array(source_ids, dtype=np.int64) != module.config.pad_id
        self._off = {tuple(head) for head in edits.heads_off}
        self._steers = edits.steered
        recorder = Recorder(lambda name: name.endswith(_KEPT), lambda scope: not scope.endswith("_norm"))
        hook = chained(edit_hook(edits, module.config, positions_of(module)), recorder)
        source, read = (_batch(ids, module.table.weight.device) for ids in (source_ids, read_ids))
        if isinstance(module, Classifier):
            module(source, hook)
        else:
            module.hidden(source, read, hook)
        self._tensors = recorder.tensors

    @property
    def lengths(self) -> tuple[int, int]:
        """The numbers of tokens of both sides."""
        return len(self.ids[0]), len(self.ids[1])

    def __getitem__(self, name: str) -> Float64[np.ndarray, "..."]:
        """The tensor ``name``, without a batch axis."""
        return exact(self._tensors[name][0])

    def sub_layers(self, stack: str) -> list[SubLayer]:
        """Return the sub-layers of ``"encoder"`` or ``"decoder"`` in their order; none of a stack that is not there."""
        found: list[SubLayer] = []
        if f"{stack}.stream" not in self._tensors:
            return found
        found += self._steered(stack, 0, self[f"{stack}.stream"])
        before = self[f"{stack}.stream"]
        for index, layer in enumerate(getattr(self.module, stack).layers):
            for kind in ("self", "cross", "ffn"):
                scope = f"{stack}.{index}"
                if f"{scope}.{kind}.update" not in self._tensors:
                    continue
                update = self[f"{scope}.{kind}.update"]
                stream = self[f"{scope}.stream" if kind == "ffn" else f"{scope}.after_{kind}"]
                steered = self._steered(stack, index + 1, stream) if kind == "ffn" else []
                place = getattr(layer, f"{kind}_norm")
                norm = None if place.pre else held(place.norm, before + update)
                after = steered[0].before if steered else stream
                found += [SubLayer(f"{scope}.{kind}", before, update, after, norm), *steered]
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
        attention: Any = getattr(getattr(self.module, stack).layers[int(layer)], f"{kind}_attention")
        weights, value = self[f"{name}.weights"], self[f"{name}.value"]
        map_name = stack if kind == "self" else kind
        silent = [head for head in range(len(weights)) if (map_name, int(layer), head) in self._off]
        weights[silent] = 0.0
        bias = exact(attention.w_output.bias)
        output = exact(attention.w_output.weight).T.reshape(len(weights), -1, len(bias))
        return Heads(weights, value, output, bias)


def held(norm: LayerNorm, read: States) -> HeldNorm:
    """Return ``norm`` held at what it ``read``."""
    factor = exact(norm.gain) / np.sqrt(read.var(axis=-1, keepdims=True) + norm.epsilon)
    return HeldNorm(factor, exact(norm.bias))


def _batch(ids: Sequence[int], device: torch.device) -> Tensor:
    return torch.tensor([list(ids)], dtype=torch.long, device=device)


def exact(tensor: Tensor) -> Float64[np.ndarray, "..."]:
    """Return a copy in float64."""
    return np.array(tensor.detach().cpu().double().numpy())

"""The last states of a stack, and through them the logits, as an exact sum of what each part of the model put there.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits": in the residual stream everything is added, so
that a state is the sum of embedding, position, and what every head, feed-forward and bias wrote. A LayerNorm on the way
is linear once its factor 1 / sqrt(variance + epsilon) is held at its value in the run: it centres and scales each part
by itself, and its own bias is a part too. So pre-norm and post-norm stacks are both exact. The effects are direct ones:
what a part changes through later heads and feed-forwards counts for those.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import torch
from jaxtyping import Float64

from core.budget import spend
from core.errors import InputError
from core.results.parts import HeadLogits, Pushed
from core.results.trace import Trace
from core.tracers.arrays import as_numpy
from core.tracers.native import NativeModel
from core.tracers.threads import inference
from core.transformer.classifier import Classifier
from core.transformer.layers import LayerNorm
from core.transformer.stacks import Decoder, Encoder
from core.transformer.writer import Writer

MOST = 6  # tokens that are named of all whose logits a head raises
_WRITTEN_BY = {"self": "self.output", "cross": "cross.output", "ffn": "ffn.update"}  # by sub-layer

Vectors = Float64[np.ndarray, "... row d_model"]


@dataclass(frozen=True, eq=False)
class StateParts:
    """The parts whose sum is the last states [row, d_model] of a stack, through its last norm.

    ``heads[map]`` [layer, head, row, d_model] hold the value biases, because shares add up to 1. ``biases[map]``
    [layer, row, d_model] are those of the output projections, ``feed_forward`` [layer, row, d_model] holds its own.
    ``norm`` [row, d_model] are the biases of all LayerNorms.
    """

    embedding: Vectors
    positions: Vectors
    heads: Mapping[str, Vectors]
    biases: Mapping[str, Vectors]
    feed_forward: Vectors
    norm: Vectors


def required_details(model: NativeModel, stack: str) -> tuple[str, ...]:
    """Return the names of the tensors to ask ``model.trace`` for, so that ``state_parts`` finds all it needs."""
    names = [f"{stack}.embedding", f"{stack}.positions"]
    for layer, kind in _sub_layers(model, stack):
        names.append(f"{stack}.{layer}.{_WRITTEN_BY[kind]}")
        if model.config.norm == "post":
            names.append(f"{stack}.{layer}.{kind}_norm.variance")
    return (*names, f"{stack}.final_norm.variance") if _stack(model, stack).final_norm else tuple(names)


def state_parts(model: NativeModel, trace: Trace, stack: str) -> StateParts:
    """Return the parts of the last states of ``"encoder"`` or ``"decoder"``.

    Args:
        model: the model that ``trace`` is a run of.
        trace: a run with the details that ``required_details`` names.
        stack: which of the two.
    """
    module, details = _stack(model, stack), trace.details
    parts = {name: details[f"{stack}.{name}"].astype(np.float64) for name in ("embedding", "positions")}
    parts["norm"] = np.zeros_like(parts["embedding"])
    for layer, kind in _sub_layers(model, stack):
        parts |= _written(model, trace, stack, layer, kind)
        if model.config.norm == "post":
            norm: LayerNorm = getattr(module.layers[layer], f"{kind}_norm").norm
            parts = _through(parts, norm, details[f"{stack}.{layer}.{kind}_norm.variance"])
    if module.final_norm is not None:
        parts = _through(parts, module.final_norm, details[f"{stack}.final_norm.variance"])
    maps, layers = _maps(model, stack), range(len(module.layers))
    by_layer = {
        name: np.stack([parts[f"{name}.{layer}"] for layer in layers])
        for name in (*maps, *(f"{one}.bias" for one in maps), "ffn")
    }
    return StateParts(
        embedding=parts["embedding"],
        positions=parts["positions"],
        heads={name: by_layer[name] for name in maps},
        biases={name: by_layer[f"{name}.bias"] for name in maps},
        feed_forward=by_layer["ffn"],
        norm=parts["norm"],
    )


@inference()
def head_logits(model: NativeModel, trace: Trace, map_name: str) -> HeadLogits:
    """Return what the output of each head of a map adds straight to the logits of the row's own prediction.

    Args:
        model: the model that ``trace`` is a run of.
        trace: a run with the details that ``required_details`` names.
        map_name: ``"decoder"`` or ``"cross"``, or ``"encoder"`` of a classifier.

    Raises:
        InputError: if nothing leads straight from that map to the logits.
    """
    stack = "encoder" if map_name == "encoder" else "decoder"
    if map_name not in trace.attention:
        raise InputError(f"{model.name} has no attention named {map_name!r}; it has {', '.join(trace.attention)}.")
    if stack == "encoder" and not isinstance(model.module, Classifier):
        raise InputError("Heads of this encoder add nothing to the logits directly: only the decoder reads them.")
    heads = state_parts(model, trace, stack).heads[map_name]
    module = model.module
    if isinstance(module, Classifier):
        return HeadLogits(map_name, _of_labels(model, module, trace, heads).astype(np.float32))
    heads = heads[:, :, : len(trace.steps)]  # a target may end with padding
    weight = as_numpy(module.unembedding_weight).astype(np.float64)
    own = weight[[step.id for step in trace.steps]] - weight.mean(axis=0)
    values = np.einsum("lhrd,rd->lhr", heads, own)[..., None].astype(np.float32)
    return HeadLogits(map_name, values, tuple(_most(model, module, head) for head in heads[-1]))


def _of_labels(
    model: NativeModel, module: Classifier, trace: Trace, heads: Vectors
) -> Float64[np.ndarray, "layer head row label"]:
    """Return what heads [layer, head, row, d_model] add to each label: the last states are averaged over the text."""
    weight = as_numpy(module.head.weight).astype(np.float64)
    padding = model.tokenizer.piece(model.config.pad_id)
    real = np.array([token != padding for token in trace.source_tokens])
    return heads @ (weight - weight.mean(axis=0)).T * (real / real.sum())[:, None]


def _most(model: NativeModel, module: Writer, vectors: Float64[np.ndarray, "row d_model"]) -> tuple[Pushed, ...]:
    """Return the tokens that each row raises most."""
    spend()
    logits = module.unembed(torch.tensor(vectors.astype(np.float32), device=model.device)).float()
    values, ids = (logits - logits.mean(dim=-1, keepdim=True)).topk(MOST)
    rows = zip(ids.tolist(), values.tolist(), strict=True)
    return tuple(tuple(zip(map(model.tokenizer.piece, one), by, strict=True)) for one, by in rows)


def _stack(model: NativeModel, name: str) -> Encoder | Decoder:
    stack: Encoder | Decoder = getattr(model.module, name)
    return stack


def _maps(model: NativeModel, stack: str) -> tuple[str, ...]:
    return ("decoder", "cross") if stack == "decoder" and model.config.encoder_layers else (stack,)


def _sub_layers(model: NativeModel, stack: str) -> Iterator[tuple[int, str]]:
    """Yield layer and kind of all sub-layers in their order."""
    kinds = ("self", "cross", "ffn") if "cross" in _maps(model, stack) else ("self", "ffn")
    for layer in range(len(_stack(model, stack).layers)):
        yield from ((layer, kind) for kind in kinds)


def _written(model: NativeModel, trace: Trace, stack: str, layer: int, kind: str) -> dict[str, Vectors]:
    """Return what a sub-layer adds to the residual stream: a feed-forward, or the heads of an attention and a bias."""
    output = trace.details[f"{stack}.{layer}.{_WRITTEN_BY[kind]}"].astype(np.float64)
    if kind == "ffn":
        return {f"ffn.{layer}": output}
    name = "cross" if kind == "cross" else stack
    parameters = model.attention_parameters(name, layer)
    weight = parameters.output_weight.astype(np.float64).reshape(parameters.heads, parameters.d_head, -1)
    bias = np.broadcast_to(parameters.output_bias.astype(np.float64), (output.shape[1], weight.shape[2]))
    return {f"{name}.{layer}": output @ weight, f"{name}.bias.{layer}": bias}


def _through(parts: dict[str, Vectors], norm: LayerNorm, variance: np.ndarray) -> dict[str, Vectors]:
    """Return the parts of a norm's output: each centred and scaled, and the norm's bias."""
    factor = as_numpy(norm.gain) / np.sqrt(variance.astype(np.float64) + norm.epsilon)
    after = {name: (part - part.mean(axis=-1, keepdims=True)) * factor for name, part in parts.items()}
    return after | {"norm": after["norm"] + as_numpy(norm.bias)}

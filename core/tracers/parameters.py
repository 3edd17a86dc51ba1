"""Reads the learned numbers of an attention sub-layer out of this project's own models."""

import numpy as np
from jaxtyping import Float32
from torch import nn

from core.config import ModelConfig
from core.errors import InputError, is_whole
from core.interventions.edit_hook import Positions
from core.results.parameters import AttentionParameters, Norm, Projection
from core.tracers.arrays import as_numpy
from core.transformer.attention import MultiHeadAttention, Weights
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.layers import LayerNorm
from core.transformer.stacks import Decoder, Encoder


def attention_parameters(module: nn.Module, config: ModelConfig, map_name: str, layer: int) -> AttentionParameters:
    """Return the parameters of ``"encoder"``, ``"decoder"`` or ``"cross"`` attention in ``layer``, counted from 0.

    Raises:
        InputError: if the model has no such map or layer.
    """
    _refuse_missing(config, map_name, layer)
    stack: Encoder | Decoder = getattr(module, "encoder" if map_name == "encoder" else "decoder")
    kind = "cross_attention" if map_name == "cross" else "self_attention"
    attention: MultiHeadAttention = getattr(stack.layers[layer], kind)
    query, key, value = (by_head(part, attention.heads) for part in attention.projection.parts(attention.heads))
    on_inputs = attention.scale_on == "inputs"
    return AttentionParameters(
        map=map_name,
        layer=layer,
        query=query,
        key=key,
        value=value,
        output_weight=as_numpy(attention.w_output.weight.T),
        output_bias=as_numpy(attention.w_output.bias),
        query_scale=attention.d_head**-0.25 if on_inputs else 1.0,
        score_scale=attention.d_head**-0.5 if attention.scale_on == "scores" else 1.0,
        mask_fill=attention.mask_fill,
        input_norm=_input_norm(stack.layers, config, map_name, layer),
        pre_norm=config.norm == "pre",
        embedding_scale=config.d_model**0.5 if config.scale_embeddings else 1.0,
        vocabulary_size=config.vocabulary_size,
        positions=config.positions,
    )


def position_table(module: nn.Module, config: ModelConfig, stack: str) -> Float32[np.ndarray, "position d_model"]:
    """Return what ``"encoder"`` or ``"decoder"`` adds to its tokens, computed or learned.

    Raises:
        InputError: if the model has no such stack.
    """
    if stack not in ("encoder", "decoder") or getattr(module, stack, None) is None:
        raise InputError("core-no-positions", stack=f"{stack!r}")
    owner: Encoder | Decoder = getattr(module, stack)
    return as_numpy(owner.embedding.positions(0, config.max_length))


def _refuse_missing(config: ModelConfig, map_name: str, layer: int) -> None:
    cross = config.decoder_layers if config.encoder_layers else 0
    layers = {"encoder": config.encoder_layers, "decoder": config.decoder_layers, "cross": cross}
    if not layers.get(map_name):
        there = [name for name, count in layers.items() if count]
        raise InputError("core-no-attention", map=f"{map_name!r}", choices=there)
    if not (is_whole(layer) and 0 <= layer < layers[map_name]):
        raise InputError("core-no-layer", layer=f"{layer!r:.40}", map=map_name, count=layers[map_name])


def positions_of(module: DecoderModel | Classifier) -> dict[str, Positions]:
    """Return the functions that give the positions of the model's stacks, ``"encoder"`` and ``"decoder"``."""
    stacks = {name: getattr(module, name, None) for name in ("encoder", "decoder")}
    return {name: stack.embedding.positions for name, stack in stacks.items() if stack is not None}


def by_head(part: Weights, heads: int) -> Projection:
    """Return a projection, its weight [heads * d_head, d_model] and its bias, by head."""
    weight, bias = part
    bias = weight.new_zeros(len(weight)) if bias is None else bias
    split = weight.unflatten(0, (heads, -1)).transpose(1, 2)  # [head, d_model, d_head]
    return Projection(as_numpy(split), as_numpy(bias.unflatten(0, (heads, -1))))


def _input_norm(layers: nn.ModuleList, config: ModelConfig, map_name: str, layer: int) -> Norm | None:
    """The norm whose output the sub-layer projects: its own before the sum, the one of the sub-layer below after it."""
    stack, kind = ("encoder" if map_name == "encoder" else "decoder"), "cross" if map_name == "cross" else "self"
    if config.norm == "post":
        if map_name == "cross":
            kind = "self"
        elif layer == 0:
            return None
        else:
            layer, kind = layer - 1, "ffn"
    norm: LayerNorm = getattr(layers[layer], f"{kind}_norm").norm
    return Norm(f"{stack}.{layer}.{kind}_norm", as_numpy(norm.gain), as_numpy(norm.bias), norm.epsilon)

"""Convert the weights of a plain ``torch.nn.Transformer`` to a checkpoint that computes the same.

The file holds ``model.state_dict()`` as safetensors: the ``nn.Transformer`` under its own names
(``encoder.layers.0...``) or below ``transformer.``, beside it ``source_embedding.weight``,
``target_embedding.weight`` and ``generator.weight`` (a Linear without bias, [vocabulary, d_model]); or one
``embedding.weight`` that is all three. Positions are sinusoidal and added to the embeddings; the activation is ReLU,
as PyTorch's default is.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import torch
from torch import Tensor

from core.checkpoints.checkpoint import build_model, fill, read_tensors, save_checkpoint
from core.config import ModelConfig
from core.errors import InputError
from core.text.tokens import Tokenizer

Tensors = Mapping[str, Tensor]
_TABLES = {"source_embedding": "table", "target_embedding": "target_table", "generator": "unembedding"}
_NAMES = {
    "self_attn.out_proj": "self_attention.w_output",
    "multihead_attn.out_proj": "cross_attention.w_output",
    "linear1": "feed_forward.w_in",
    "linear2": "feed_forward.w_out",
}
_FUSED = {"self_attn": "self_attention", "multihead_attn": "cross_attention"}
_NORMS = {"encoder": ("self_norm", "ffn_norm"), "decoder": ("self_norm", "cross_norm", "ffn_norm")}


def convert_transformer(
    file: str | os.PathLike[str],
    folder: str | os.PathLike[str],
    tokenizer: str | os.PathLike[str],
    *,
    heads: int,
    norm: Literal["pre", "post"],
    scale_embeddings: bool = True,
    max_length: int = 256,
) -> ModelConfig:
    """Write a checkpoint ``folder`` from the safetensors ``file`` and a SentencePiece model, and return its config.

    Args:
        heads: how many the model has; its weights do not say.
        norm: ``"pre"`` for ``norm_first=True``, ``"post"`` for PyTorch's default; the weights do not say either.
        scale_embeddings: whether embeddings are multiplied by the square root of d_model.
        max_length: how many tokens a sequence may have.

    Raises:
        InputError: if the file is not that of such a model, or something in it has no counterpart here.
        CheckpointError: if the tokenizer does not fit the weights.
        OSError: if a file cannot be read or written.
    """
    pieces = Tokenizer.load(Path(tokenizer))
    try:
        tensors = {name.removeprefix("transformer."): tensor for name, tensor in read_tensors(Path(file)).items()}
        config = _config(tensors, pieces, heads, norm, scale_embeddings, max_length)
        model = build_model(config).eval()
        fill(model, {name: tensor for old in tensors for name, tensor in _renamed(old, tensors[old])})
    except (ValueError, KeyError) as error:
        why = str(error).strip(chr(39)) if isinstance(error, KeyError) else error
        raise InputError("core-not-converted", file=Path(file).name, why=why) from error
    save_checkpoint(folder, model, pieces, config, dtype=torch.float32)
    return config


def _config(
    tensors: Tensors, pieces: Tokenizer, heads: int, norm: Literal["pre", "post"], scaled: bool, max_length: int
) -> ModelConfig:
    tied = "embedding.weight" in tensors
    needed = ["embedding.weight"] if tied else [f"{name}.weight" for name in _TABLES]
    for name in (*needed, "encoder.layers.0.linear1.weight", "decoder.layers.0.linear1.weight"):
        if name not in tensors:
            raise InputError("core-convert-lacks", weight=name)
    vocabulary, d_model = tensors[needed[0]].shape
    return ModelConfig(
        task="translator",
        vocabulary_size=vocabulary,
        d_model=d_model,
        heads=heads,
        encoder_layers=_layers(tensors, "encoder"),
        decoder_layers=_layers(tensors, "decoder"),
        d_ff=len(tensors["encoder.layers.0.linear1.weight"]),
        norm=norm,
        final_norm=norm == "post" and "encoder.norm.weight" in tensors,
        scale_embeddings=scaled,
        max_length=max_length,
        tie_embeddings=tied,
        pad_id=pieces.pad_id,
        unknown_id=pieces.unknown_id,
        start_id=pieces.start_id,
        end_id=pieces.end_id,
    )


def _layers(tensors: Tensors, stack: str) -> int:
    return len({name.split(".")[2] for name in tensors if name.startswith(f"{stack}.layers.")})


def _renamed(name: str, tensor: Tensor) -> list[tuple[str, Tensor]]:
    """One tensor under the names it has here; the three projections of an attention come apart."""
    owner, _, kind = name.rpartition(".")
    if owner == "embedding" or owner in _TABLES:
        return [(f"{_TABLES.get(owner, 'table')}.{kind}", tensor)]
    if owner in ("encoder.norm", "decoder.norm"):
        return [(f"{owner.split('.')[0]}.final_norm.{_norm_part(kind)}", tensor)]
    stack, _, index, part = (*owner.split(".", 3), "", "", "", "")[:4]
    layer = f"{stack}.layers.{index}"
    if part.startswith("norm") and stack in _NORMS:
        return [(f"{layer}.{_NORMS[stack][int(part[4:]) - 1]}.norm.{_norm_part(kind)}", tensor)]
    if part in _FUSED:
        kind = kind.removeprefix("in_proj_")
        rows = zip(("w_query", "w_key", "w_value"), tensor.chunk(3), strict=True)
        return [(f"{layer}.{_FUSED[part]}.projection.{one}.{kind}", third) for one, third in rows]
    return [(f"{layer}.{_NAMES[part]}.{kind}" if part in _NAMES else name, tensor)]


def _norm_part(kind: str) -> str:
    return "gain" if kind == "weight" else kind

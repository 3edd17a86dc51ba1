"""Parts of a logit beside Transformers' GPT-2: the same weights in both, and the formula of its heads in NumPy."""

from functools import cache
from typing import Any

import numpy as np
import pytest
import torch
from transformers import GPT2Config, GPT2LMHeadModel

import core
from core.tracers.native import NativeModel
from tests.core.tiny import own_generator, randomised

TEXT, STEP = "Two dogs.", 3
DESIGN = {"positions": "learned", "scale_embeddings": False, "norm": "pre", "final_norm": True}


@cache
def pair() -> tuple[NativeModel, GPT2LMHeadModel]:
    """A generator of ours, and a GPT-2 of random weights which ours has copied."""
    ours = own_generator(**DESIGN)
    config = ours.config
    theirs = randomised(
        GPT2LMHeadModel(
            GPT2Config(
                vocab_size=config.vocabulary_size,
                n_positions=config.max_length,
                n_embd=config.d_model,
                n_layer=config.decoder_layers,
                n_head=config.heads,
                n_inner=config.d_ff,
                activation_function="relu",
                layer_norm_epsilon=config.norm_epsilon,
                attn_implementation="eager",
            )
        )
    )
    copied(theirs, ours.module)
    return ours, theirs


@torch.no_grad()
def copied(theirs: GPT2LMHeadModel, module: Any) -> None:
    """Give our module the weights of theirs."""
    body, decoder = theirs.transformer, module.decoder
    module.table.weight.copy_(body.wte.weight)
    decoder.embedding.positions.table.copy_(body.wpe.weight)
    norm(decoder.final_norm, body.ln_f)
    for own, other in zip(decoder.layers, body.h, strict=True):
        norm(own.self_norm.norm, other.ln_1)
        norm(own.ffn_norm.norm, other.ln_2)
        read = own.self_attention.projection
        weights, biases = other.attn.c_attn.weight.T.chunk(3), other.attn.c_attn.bias.chunk(3)
        for one, weight, bias in zip((read.w_query, read.w_key, read.w_value), weights, biases, strict=True):
            one.weight.copy_(weight)
            one.bias.copy_(bias)
        for one, projection in (
            (own.self_attention.w_output, other.attn.c_proj),
            (own.feed_forward.w_in, other.mlp.c_fc),
            (own.feed_forward.w_out, other.mlp.c_proj),
        ):
            one.weight.copy_(projection.weight.T)
            one.bias.copy_(projection.bias)


def norm(own: Any, other: Any) -> None:
    own.gain.copy_(other.weight)
    own.bias.copy_(other.bias)


@torch.no_grad()
def read_by(theirs: GPT2LMHeadModel, ids: tuple[int, ...]) -> tuple[Any, np.ndarray]:
    """Return what GPT-2 says, and what its last norm reads."""
    seen: list[torch.Tensor] = []
    handle = theirs.transformer.ln_f.register_forward_pre_hook(lambda _, given: seen.append(given[0]))
    out = theirs(torch.tensor([ids]), output_attentions=True, output_hidden_states=True)
    handle.remove()
    return out, seen[0][0, -1].double().numpy()


@pytest.mark.parametrize("against", [None, 9])
def test_the_parts_add_up_to_the_logits_of_gpt2(against: int | None) -> None:
    ours, theirs = pair()
    parts = core.logit_parts(ours, TEXT, step=STEP, against=against)
    asked = parts.question
    logits = read_by(theirs, asked.read_ids)[0].logits[0, -1]
    other = logits.mean() if against is None else logits[against]
    assert parts.total == pytest.approx(float(logits[asked.id] - other), abs=1e-4)
    assert parts.total + parts.common.total == pytest.approx(float(logits[asked.id]), abs=1e-4)


def test_each_read_of_a_head_is_the_formula_in_numpy() -> None:
    """The formula of ``logit_attrs`` of TransformerLens: weights × values × W_O × direction, with the norm held."""
    ours, theirs = pair()
    parts = core.logit_parts(ours, TEXT, step=STEP)
    asked = parts.question
    out, last = read_by(theirs, asked.read_ids)
    table = theirs.lm_head.weight.detach().double().numpy()
    unembedding = table[asked.id] - table.mean(0)
    final = theirs.transformer.ln_f
    scaled = final.weight.detach().double().numpy() * unembedding / np.sqrt(last.var() + final.eps)
    direction = scaled - scaled.mean()
    for layer, block in enumerate(theirs.transformer.h):
        with torch.no_grad():
            values = block.attn.c_attn(block.ln_1(out.hidden_states[layer]))[0].chunk(3, -1)[2].double().numpy()
        heads = values.reshape(len(asked.read_ids), ours.config.heads, -1)
        output = block.attn.c_proj.weight.detach().double().numpy().reshape(ours.config.heads, -1, len(direction))
        weights = out.attentions[layer][0, :, -1].double().numpy()
        expected = np.einsum("hk,khd,hdm,m->hk", weights, heads, output, direction)
        np.testing.assert_allclose(parts.reads["decoder"][layer], expected, atol=1e-5)

"""Layers and stacks equal PyTorch's own under copied weights."""

from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional

from core.config import ModelConfig
from core.transformer.attention import MultiHeadAttention
from core.transformer.embedding import new_table
from core.transformer.hooks import Recorder
from core.transformer.layers import DecoderLayer, EncoderLayer, FeedForward, LayerNorm, layer_norm
from core.transformer.masks import causal_mask
from core.transformer.stacks import Decoder, Encoder
from tests.core.tiny import random_tokens, randomised, translator_config

NORMS = pytest.mark.parametrize("norm", ["pre", "post"])


def normal(*shape: int, seed: int = 1) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def real_keys(keys: int) -> Tensor:
    """Two sentences, the second two tokens shorter: bool [batch, key]."""
    return torch.arange(keys) < torch.tensor([[keys], [keys - 2]])


class TestLayerNorm:
    @pytest.mark.parametrize("epsilon", [1e-5, 1e-10, 0.5])
    def test_equals_pytorch_and_numpy(self, epsilon: float) -> None:
        x, gain, bias = normal(2, 7, 11) * 3 + 5, normal(11, seed=2), normal(11, seed=3)
        ours = layer_norm(x, gain, bias, epsilon)
        torch.testing.assert_close(ours, functional.layer_norm(x, (11,), gain, bias, epsilon))
        array = x.numpy()
        centred = array - array.mean(axis=-1, keepdims=True)
        expected = gain.numpy() * centred / np.sqrt(array.var(axis=-1, keepdims=True) + epsilon) + bias.numpy()
        np.testing.assert_allclose(ours, expected, rtol=1e-9)

    def test_what_it_shows(self) -> None:
        norm, recorder = randomised(LayerNorm(11, 1e-10)).double(), Recorder(lambda name: True)
        x = normal(2, 7, 11)
        torch.testing.assert_close(norm(x, recorder), norm(x))
        tensors = recorder.tensors
        torch.testing.assert_close(tensors["mean"], x.mean(-1, keepdim=True))
        torch.testing.assert_close(tensors["variance"], x.var(-1, keepdim=True, correction=0))
        torch.testing.assert_close(tensors["normalised"].mean(-1), torch.zeros(2, 7).double())
        torch.testing.assert_close(tensors["normalised"].square().mean(-1), torch.ones(2, 7).double())
        torch.testing.assert_close(tensors["output"], norm(x))


def test_feed_forward_is_two_linears_around_a_relu() -> None:
    ours, recorder, x = randomised(FeedForward(5, 13)).double(), Recorder(lambda name: True), normal(2, 7, 5)
    hidden = x @ ours.w_in.weight.T + ours.w_in.bias
    expected = hidden.clamp(min=0) @ ours.w_out.weight.T + ours.w_out.bias
    torch.testing.assert_close(ours(x, recorder), expected)
    torch.testing.assert_close(ours(x), expected)
    torch.testing.assert_close(recorder.tensors["hidden"], hidden)
    assert 0 < (recorder.tensors["activated"] == 0).sum() < hidden.numel()


def copy_linear(theirs: nn.Linear, ours: nn.Linear) -> None:
    theirs.load_state_dict(ours.state_dict())


def copy_norm(theirs: "nn.LayerNorm", ours: LayerNorm) -> None:
    theirs.load_state_dict({"weight": ours.gain, "bias": ours.bias})


def copy_attention(theirs: "nn.MultiheadAttention", ours: MultiHeadAttention) -> None:
    parts = [ours.projection.w_query, ours.projection.w_key, ours.projection.w_value]
    with torch.no_grad():
        theirs.in_proj_weight.copy_(torch.cat([part.weight for part in parts]))
        theirs.in_proj_bias.copy_(torch.cat([part.bias for part in parts]))
    copy_linear(theirs.out_proj, ours.w_output)


def copy_layer(theirs: Any, ours: EncoderLayer | DecoderLayer) -> None:
    copy_attention(theirs.self_attn, ours.self_attention)
    copy_norm(theirs.norm1, ours.self_norm.norm)
    last = theirs.norm2
    if isinstance(ours, DecoderLayer) and ours.cross_attention:
        copy_attention(theirs.multihead_attn, ours.cross_attention)
        copy_norm(theirs.norm2, ours.cross_norm.norm)
        last = theirs.norm3
    copy_norm(last, ours.ffn_norm.norm)
    copy_linear(theirs.linear1, ours.feed_forward.w_in)
    copy_linear(theirs.linear2, ours.feed_forward.w_out)


def twin_layer(kind: type[nn.Module], norm: str) -> Any:
    return kind(
        15, 5, 11, dropout=0, layer_norm_eps=1e-5, batch_first=True, norm_first=norm == "pre", dtype=torch.float64
    ).eval()


def new_layer(kind: type[EncoderLayer] | type[DecoderLayer], norm: str) -> Any:
    attentions = [MultiHeadAttention(15, 5) for _ in range(1 if kind is EncoderLayer else 2)]
    return randomised(kind(*attentions, 15, 11, norm=norm, epsilon=1e-5, dropout=0.0)).double()


@NORMS
@pytest.mark.parametrize("hooked", [True, False])
def test_encoder_layer_equals_pytorch(norm: str, hooked: bool) -> None:
    ours, theirs = new_layer(EncoderLayer, norm), twin_layer(nn.TransformerEncoderLayer, norm)
    copy_layer(theirs, ours)
    x, real = normal(2, 7, 15), real_keys(7)
    expected = theirs(x, src_key_padding_mask=~real)
    hooks = [Recorder(lambda name: True)] if hooked else []
    torch.testing.assert_close(ours(x, real[:, None, None], *hooks)[real], expected[real])
    causal = causal_mask(7)
    torch.testing.assert_close(ours(x, causal, *hooks), theirs(x, src_mask=~causal))


@NORMS
@pytest.mark.parametrize("hooked", [True, False])
def test_decoder_layer_equals_pytorch(norm: str, hooked: bool) -> None:
    ours, theirs = new_layer(DecoderLayer, norm), twin_layer(nn.TransformerDecoderLayer, norm)
    copy_layer(theirs, ours)
    x, memory, real, causal = normal(2, 7, 15), normal(2, 5, 15, seed=2), real_keys(5), causal_mask(7)
    hooks = [Recorder(lambda name: True)] if hooked else []
    torch.testing.assert_close(
        ours(x, memory, causal, real[:, None, None], *hooks),
        theirs(x, memory, tgt_mask=~causal, memory_key_padding_mask=~real),
    )


def without_embedding(stack: Any, config: ModelConfig) -> tuple[Any, nn.Embedding]:
    """The stack, and a table whose rows are what the layers shall read once positions are taken away."""
    stack.embedding.positions.table.zero_()
    stack.embedding.scaled = False
    return stack.double(), randomised(new_table(29, config.d_model, 0, False)).double()


@NORMS
def test_whole_encoder_equals_pytorch(norm: str) -> None:
    config = translator_config(norm=norm)
    ours, table = without_embedding(randomised(Encoder(config)), config)
    final = nn.LayerNorm(15, dtype=torch.float64) if norm == "pre" else None
    theirs = nn.TransformerEncoder(
        twin_layer(nn.TransformerEncoderLayer, norm), 2, norm=final, enable_nested_tensor=False
    ).eval()
    for layer, twin in zip(ours.layers, theirs.layers, strict=True):
        copy_layer(twin, layer)
    if final is not None:
        copy_norm(theirs.norm, ours.final_norm)
    tokens, real = random_tokens(2, 7), real_keys(7)
    expected = theirs(table(tokens), src_key_padding_mask=~real)
    torch.testing.assert_close(ours(tokens, table, real[:, None, None])[real], expected[real])


@NORMS
def test_whole_decoder_equals_pytorch(norm: str) -> None:
    config = translator_config(norm=norm)
    ours, table = without_embedding(randomised(Decoder(config)), config)
    final = nn.LayerNorm(15, dtype=torch.float64) if norm == "pre" else None
    theirs = nn.TransformerDecoder(twin_layer(nn.TransformerDecoderLayer, norm), 3, norm=final).eval()
    for layer, twin in zip(ours.layers, theirs.layers, strict=True):
        copy_layer(twin, layer)
    if final is not None:
        copy_norm(theirs.norm, ours.final_norm)
    tokens, memory, real, causal = random_tokens(2, 5), normal(2, 7, 15), real_keys(7), causal_mask(5)
    expected = theirs(table(tokens), memory, tgt_mask=~causal, memory_key_padding_mask=~real)
    recorder = Recorder(lambda name: True)
    torch.testing.assert_close(ours(tokens, table, memory, causal, real[:, None, None], recorder), expected)


@NORMS
def test_residual_stream_is_a_sum(norm: str) -> None:
    """Pre-norm adds every update to the stream as it is; post-norm normalises each sum."""
    ours, recorder, x = new_layer(EncoderLayer, norm), Recorder(lambda name: True), normal(2, 7, 15)
    output = ours(x, hook=recorder)
    tensors = recorder.tensors
    total = x + tensors["self.update"]
    if norm == "pre":
        torch.testing.assert_close(tensors["after_self"], total)
        torch.testing.assert_close(output, total + tensors["ffn.update"])
    else:
        torch.testing.assert_close(tensors["after_self"], ours.self_norm.norm(total))
        torch.testing.assert_close(output, ours.ffn_norm.norm(tensors["after_self"] + tensors["ffn.update"]))


def test_dropout_acts_in_training_only() -> None:
    layer = EncoderLayer(MultiHeadAttention(15, 5), 15, 11, norm="pre", epsilon=1e-5, dropout=0.5).double()
    x = normal(2, 7, 15)
    torch.manual_seed(1)
    assert not torch.equal(layer(x), layer(x))
    layer.eval()
    assert torch.equal(layer(x), layer(x))

"""The blocks between which the residual stream flows: normalisation, feed-forward, encoder and decoder layers."""

from typing import Literal, TypedDict

import torch
from jaxtyping import Bool, Float
from torch import Tensor, nn
from torch.nn import functional

from core.transformer.attention import MultiHeadAttention
from core.transformer.linear import Linear
from core.transformer.tap import Tap, no_tap, scoped

Norm = Literal["pre", "post"]
States = Float[Tensor, "*position d_model"]


class NormSettings(TypedDict):
    """What every add-and-norm of a stack is made with."""

    norm: Norm
    epsilon: float
    dropout: float


def layer_norm(
    x: States,
    gain: Float[Tensor, "d_model"],
    bias: Float[Tensor, "d_model"],
    epsilon: float = 1e-5,
    tap: Tap = no_tap,
) -> States:
    """Return ``gain * (x - mean) / sqrt(variance + epsilon) + bias`` over the last axis (Ba et al. 2016, section 3).

    The variance is the biased one, the mean of squares. ``tap`` is shown mean, variance, normalised and output.
    """
    mean = tap("mean", x.mean(dim=-1, keepdim=True))
    variance = tap("variance", (x - mean).square().mean(dim=-1, keepdim=True))
    normalised = tap("normalised", (x - mean) * torch.rsqrt(variance + epsilon))
    return tap("output", gain * normalised + bias)


class LayerNorm(nn.Module):
    """Layer normalisation with a gain and a bias for each of the ``d_model`` dimensions."""

    def __init__(self, d_model: int, epsilon: float = 1e-5) -> None:
        super().__init__()
        self.gain = nn.Parameter(torch.ones(d_model))
        self.bias = nn.Parameter(torch.zeros(d_model))
        self.epsilon = epsilon

    def forward(self, x: States, tap: Tap = no_tap) -> States:
        """Return the normalised ``x``; without a tap PyTorch's kernel does the same sum faster."""
        if tap is no_tap:
            return functional.layer_norm(x, self.gain.shape, self.gain, self.bias, self.epsilon)
        return layer_norm(tap("input", x), self.gain, self.bias, self.epsilon, tap)


class FeedForward(nn.Module):
    """``max(0, x W1 + b1) W2 + b2``, the same at every position (Vaswani et al. 2017, section 3.3)."""

    def __init__(self, d_model: int, d_ff: int) -> None:
        super().__init__()
        self.w_in = Linear(d_model, d_ff)
        self.w_out = Linear(d_ff, d_model)

    def forward(self, x: States, tap: Tap = no_tap) -> States:
        """Return the update; ``tap`` is shown hidden, activated (both d_ff wide) and update."""
        activated = tap("activated", functional.relu(tap("hidden", self.w_in(x))))
        return tap("update", self.w_out(activated))


class AddAndNorm(nn.Module):
    """The residual sum around one sub-layer and the LayerNorm that goes with it.

    Post-norm is ``norm(x + update(x))`` (Vaswani et al. 2017, section 3.1), pre-norm ``x + update(norm(x))``
    (Xiong et al. 2020, section 3).
    """

    def __init__(self, d_model: int, norm: Norm, epsilon: float, dropout: float) -> None:
        super().__init__()
        self.norm = LayerNorm(d_model, epsilon)
        self.pre = norm == "pre"
        self.dropout = dropout

    def before(self, x: States, tap: Tap = no_tap) -> States:
        """Return what the sub-layer reads."""
        return self.norm(x, tap) if self.pre else x

    def after(self, x: States, update: States, tap: Tap = no_tap) -> States:
        """Return the residual stream with the sub-layer's ``update`` added."""
        # Same type on both sides: under autocast a mixed sum would leave the vectorised path.
        total = x + functional.dropout(update, self.dropout, self.training).to(x.dtype)
        return total if self.pre else self.norm(total, tap)


class EncoderLayer(nn.Module):
    """Self-attention, then feed-forward, each inside an add-and-norm."""

    def __init__(
        self, attention: MultiHeadAttention, d_model: int, d_ff: int, *, norm: Norm, epsilon: float, dropout: float
    ) -> None:
        super().__init__()
        self.self_attention = attention
        self.self_norm = AddAndNorm(d_model, norm, epsilon, dropout)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.ffn_norm = AddAndNorm(d_model, norm, epsilon, dropout)

    def forward(
        self,
        x: Float[Tensor, "batch query d_model"],
        mask: Bool[Tensor, "... #query #query"] | None = None,
        tap: Tap = no_tap,
    ) -> Float[Tensor, "batch query d_model"]:
        """Return the next residual stream for ``x``."""
        norm_tap = scoped(tap, "self_norm")
        update = self.self_attention(self.self_norm.before(x, norm_tap), mask=mask, tap=scoped(tap, "self"))
        x = tap("after_self", self.self_norm.after(x, update, norm_tap))
        norm_tap = scoped(tap, "ffn_norm")
        update = self.feed_forward(self.ffn_norm.before(x, norm_tap), scoped(tap, "ffn"))
        return tap("stream", self.ffn_norm.after(x, update, norm_tap))


class DecoderLayer(nn.Module):
    """Causal self-attention, cross-attention to the encoder's output, feed-forward, each inside an add-and-norm."""

    def __init__(
        self,
        self_attention: MultiHeadAttention,
        cross_attention: MultiHeadAttention,
        d_model: int,
        d_ff: int,
        *,
        norm: Norm,
        epsilon: float,
        dropout: float,
    ) -> None:
        super().__init__()
        self.self_attention = self_attention
        self.self_norm = AddAndNorm(d_model, norm, epsilon, dropout)
        self.cross_attention = cross_attention
        self.cross_norm = AddAndNorm(d_model, norm, epsilon, dropout)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.ffn_norm = AddAndNorm(d_model, norm, epsilon, dropout)

    def forward(
        self,
        x: Float[Tensor, "batch query d_model"],
        memory: Float[Tensor, "batch key d_model"],
        self_mask: Bool[Tensor, "... #query #query"] | None = None,
        cross_mask: Bool[Tensor, "... #query #key"] | None = None,
        tap: Tap = no_tap,
    ) -> Float[Tensor, "batch query d_model"]:
        """Return the next residual stream for ``x``, which also looks at ``memory``."""
        norm_tap = scoped(tap, "self_norm")
        update = self.self_attention(self.self_norm.before(x, norm_tap), mask=self_mask, tap=scoped(tap, "self"))
        x = tap("after_self", self.self_norm.after(x, update, norm_tap))
        norm_tap = scoped(tap, "cross_norm")
        update = self.cross_attention(self.cross_norm.before(x, norm_tap), memory, cross_mask, scoped(tap, "cross"))
        x = tap("after_cross", self.cross_norm.after(x, update, norm_tap))
        norm_tap = scoped(tap, "ffn_norm")
        update = self.feed_forward(self.ffn_norm.before(x, norm_tap), scoped(tap, "ffn"))
        return tap("stream", self.ffn_norm.after(x, update, norm_tap))

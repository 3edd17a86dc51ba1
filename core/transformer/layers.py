"""The blocks between which the residual stream flows: normalisation, feed-forward, encoder and decoder layers."""

from typing import Literal, TypedDict

import torch
from jaxtyping import Bool, Float
from torch import Tensor, nn
from torch.nn import functional

from core.transformer.attention import MultiHeadAttention
from core.transformer.hooks import Hook, no_hook, scoped
from core.transformer.linear import Linear

Norm = Literal["pre", "post"]
States = Float[Tensor, "*position d_model"]


class NormSettings(TypedDict):
    """The settings of every add-and-norm of a stack."""

    norm: Norm
    epsilon: float
    dropout: float


def layer_norm(
    x: States,
    gain: Float[Tensor, "d_model"],
    bias: Float[Tensor, "d_model"],
    epsilon: float = 1e-5,
    hook: Hook = no_hook,
) -> States:
    """Return ``gain * (x - mean) / sqrt(variance + epsilon) + bias`` over the last axis (Ba et al. 2016, section 3).

    The variance is the biased one, the mean of squares. ``hook`` is shown mean, variance, normalised and output.
    """
    mean = hook("mean", x.mean(dim=-1, keepdim=True))
    variance = hook("variance", (x - mean).square().mean(dim=-1, keepdim=True))
    normalised = hook("normalised", (x - mean) * torch.rsqrt(variance + epsilon))
    return hook("output", gain * normalised + bias)


class LayerNorm(nn.Module):
    """Layer normalisation with a gain and a bias for each of the ``d_model`` dimensions."""

    def __init__(self, d_model: int, epsilon: float = 1e-5) -> None:
        super().__init__()
        self.gain = nn.Parameter(torch.ones(d_model))
        self.bias = nn.Parameter(torch.zeros(d_model))
        self.epsilon = epsilon

    def forward(self, x: States, hook: Hook = no_hook) -> States:
        """Return the normalised ``x``; without a hook PyTorch's kernel does the same sum faster."""
        if hook is no_hook:
            return functional.layer_norm(x, self.gain.shape, self.gain, self.bias, self.epsilon)
        return layer_norm(hook("input", x), self.gain, self.bias, self.epsilon, hook)


class FeedForward(nn.Module):
    """``max(0, x W1 + b1) W2 + b2``, the same at every position (Vaswani et al. 2017, section 3.3)."""

    def __init__(self, d_model: int, d_ff: int) -> None:
        super().__init__()
        self.w_in = Linear(d_model, d_ff)
        self.w_out = Linear(d_ff, d_model)

    def forward(self, x: States, hook: Hook = no_hook) -> States:
        """Return the update; ``hook`` is shown hidden, activated (both d_ff wide) and update."""
        if hook is no_hook:
            return self.w_out(self.w_in(x, relu=True))
        activated = hook("activated", functional.relu(hook("hidden", self.w_in(x))))
        return hook("update", self.w_out(activated))


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

    def before(self, x: States, hook: Hook = no_hook) -> States:
        """Return what the sub-layer reads."""
        return self.norm(x, hook) if self.pre else x

    def after(self, x: States, update: States, hook: Hook = no_hook) -> States:
        """Return the residual stream with the sub-layer's ``update`` added."""
        # Same type on both sides: under autocast a mixed sum would leave the vectorised path.
        total = x + functional.dropout(update, self.dropout, self.training).to(x.dtype)
        return total if self.pre else self.norm(total, hook)


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
        hook: Hook = no_hook,
    ) -> Float[Tensor, "_ query d_model"]:
        """Return the next residual stream for ``x``."""
        norm_hook = scoped(hook, "self_norm")
        update = self.self_attention(self.self_norm.before(x, norm_hook), mask=mask, hook=scoped(hook, "self"))
        x = hook("after_self", self.self_norm.after(x, update, norm_hook))
        norm_hook = scoped(hook, "ffn_norm")
        update = self.feed_forward(self.ffn_norm.before(x, norm_hook), scoped(hook, "ffn"))
        return hook("stream", self.ffn_norm.after(x, update, norm_hook))


class DecoderLayer(nn.Module):
    """Causal self-attention, cross-attention to the encoder's output, feed-forward, each inside an add-and-norm.

    A decoder-only model has no ``cross_attention``.
    """

    def __init__(
        self,
        self_attention: MultiHeadAttention,
        cross_attention: MultiHeadAttention | None,
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
        self.cross_norm = AddAndNorm(d_model, norm, epsilon, dropout) if cross_attention else None
        self.feed_forward = FeedForward(d_model, d_ff)
        self.ffn_norm = AddAndNorm(d_model, norm, epsilon, dropout)

    def forward(
        self,
        x: Float[Tensor, "batch query d_model"],
        memory: Float[Tensor, "#batch key d_model"],
        self_mask: Bool[Tensor, "... #query #query"] | None = None,
        cross_mask: Bool[Tensor, "... #query #key"] | None = None,
        hook: Hook = no_hook,
    ) -> Float[Tensor, "_ query d_model"]:
        """Return the next residual stream for ``x``, which also looks at ``memory``."""
        norm_hook = scoped(hook, "self_norm")
        update = self.self_attention(self.self_norm.before(x, norm_hook), mask=self_mask, hook=scoped(hook, "self"))
        x = hook("after_self", self.self_norm.after(x, update, norm_hook))
        if self.cross_attention and self.cross_norm:
            norm_hook = scoped(hook, "cross_norm")
            read = self.cross_norm.before(x, norm_hook)
            update = self.cross_attention(read, memory, cross_mask, scoped(hook, "cross"))
            x = hook("after_cross", self.cross_norm.after(x, update, norm_hook))
        norm_hook = scoped(hook, "ffn_norm")
        update = self.feed_forward(self.ffn_norm.before(x, norm_hook), scoped(hook, "ffn"))
        return hook("stream", self.ffn_norm.after(x, update, norm_hook))

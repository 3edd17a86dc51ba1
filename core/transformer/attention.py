"""Scaled dot-product attention as a pure function, and the module that holds its weights.

Axes, by role: batch, head, query (or position), key, d_head; d_model is the width of the residual stream.
"""

import math

import torch
from jaxtyping import Bool, Float
from torch import Tensor, nn
from torch.nn import functional

from core.transformer.hooks import Hook, no_hook
from core.transformer.linear import Linear

Weights = tuple[Tensor, Tensor | None]  # of a Linear: weight and bias
States = Float[Tensor, "batch position d_model"]
Heads = Float[Tensor, "batch head position d_head"]


def attention(
    query: Float[Tensor, "*#batch query d_head"],
    key: Float[Tensor, "*#batch key d_head"],
    value: Float[Tensor, "*#batch key d_value"],
    mask: Bool[Tensor, "*#batch #query #key"] | Bool[Tensor, "#key"] | None = None,
    scale: float | None = None,
    *,
    mask_fill: float = -math.inf,
    bias: Float[Tensor, "#*batch #query #key"] | None = None,
    cap: float | None = None,
    hook: Hook = no_hook,
) -> tuple[Float[Tensor, "*batch query d_value"], Float[Tensor, "*batch query key"]]:
    """Return the output and the weights of ``softmax(query @ key^T * scale) @ value``.

    Vaswani et al. 2017, section 3.2.1.

    Args:
        mask: broadcastable to the weights; True = may look.
        scale: what the scores are multiplied with; None means 1 / sqrt(d_head).
        mask_fill: the score of a masked cell. Minus infinity makes its weight exactly 0, and a row without any
            allowed cell NaN; a large negative number makes such a row uniform instead.
        bias: added to the scaled scores, such as relative positions (Raffel et al. 2020, section 2.1).
        cap: the scaled scores become cap * tanh(scores / cap), so that none is larger (Gemma 2, section 2).
        hook: shown query, key, value, scores, scaled, biased, capped, mask, masked, weights and output; biased, capped
            and mask only where there is one.

    Raises:
        ValueError: if query and key differ in their last axis, or key and value in length.
    """
    if query.shape[-1] != key.shape[-1]:
        raise ValueError(f"queries are {query.shape[-1]} wide and keys {key.shape[-1]}; both must be d_head")
    if key.shape[-2] != value.shape[-2]:
        raise ValueError(f"there are {key.shape[-2]} keys but {value.shape[-2]} values; each key needs one value")
    query, key, value = hook("query", query), hook("key", key), hook("value", value)
    scores = hook("scores", query @ key.transpose(-2, -1))
    scaled = hook("scaled", scores * (query.shape[-1] ** -0.5 if scale is None else scale))
    if bias is not None:
        scaled = hook("biased", scaled + bias)
    if cap is not None:
        scaled = hook("capped", (scaled / cap).tanh() * cap)
    masked = scaled
    if mask is not None:
        mask = hook("mask", mask.expand(scaled.shape))
        masked = scaled.masked_fill(~mask, _representable(mask_fill, scaled.dtype))
    weights = hook("weights", hook("masked", masked).softmax(dim=-1))
    return hook("output", weights @ value), weights


class SeparateProjection(nn.Module):
    """One Linear each for query, key and value: d_model -> heads * d_head."""

    def __init__(self, d_model: int, width: int, bias: bool) -> None:
        super().__init__()
        self.w_query = Linear(d_model, width, bias=bias)
        self.w_key = Linear(d_model, width, bias=bias)
        self.w_value = Linear(d_model, width, bias=bias)

    def query(self, x: States, heads: int) -> Heads:
        """Return the queries of ``x``."""
        return _by_head(self.w_query(x), heads)

    def key_value(self, x: States, heads: int) -> tuple[Heads, Heads]:
        """Return the keys and the values of ``x``."""
        return _by_head(self.w_key(x), heads), _by_head(self.w_value(x), heads)

    def query_key_value(self, x: States, heads: int) -> tuple[Heads, Heads, Heads]:
        """Return queries, keys and values of one and the same ``x``."""
        return self.query(x, heads), *self.key_value(x, heads)

    def parts(self, heads: int) -> list[Weights]:
        """Return weight [heads * d_head, d_model] and bias of queries, of keys and of values."""
        return [(part.weight, part.bias) for part in (self.w_query, self.w_key, self.w_value)]


class FusedProjection(nn.Module):
    """One Linear for query, key and value; each head's slice of 3 * d_head holds its q, k and v side by side."""

    def __init__(self, d_model: int, width: int, bias: bool) -> None:
        super().__init__()
        self.w_query_key_value = Linear(d_model, 3 * width, bias=bias)

    def query(self, x: States, heads: int) -> Heads:
        """Return the queries of ``x``."""
        return self.query_key_value(x, heads)[0]

    def key_value(self, x: States, heads: int) -> tuple[Heads, Heads]:
        """Return the keys and the values of ``x``."""
        return self.query_key_value(x, heads)[1:]

    def query_key_value(self, x: States, heads: int) -> tuple[Heads, Heads, Heads]:
        """Return queries, keys and values of one and the same ``x`` by one product."""
        query, key, value = _by_head(self.w_query_key_value(x), heads).chunk(3, dim=-1)
        return query, key, value

    def parts(self, heads: int) -> list[Weights]:
        """Return weight [heads * d_head, d_model] and bias of queries, of keys and of values."""
        linear = self.w_query_key_value
        biases = (None,) * 3 if linear.bias is None else _split_fused(linear.bias, heads)
        return list(zip(_split_fused(linear.weight, heads), biases, strict=True))


class MultiHeadAttention(nn.Module):
    """Attention in several heads side by side (Vaswani et al. 2017, section 3.2.2).

    Args:
        d_model: width of the residual stream.
        heads: number of heads.
        d_head: width of a head; None means d_model / heads.
        fused: one Linear for q, k and v instead of three.
        bias: whether these projections have a bias; the output projection always has one.
        scale_on: ``"scores"`` divides q.k by sqrt(d_head); ``"inputs"`` divides q and k each by d_head^(1/4);
            ``"none"`` divides nothing.
        mask_fill: the score of a masked cell, see ``attention``.

    Raises:
        ValueError: if ``d_head`` is None and ``heads`` does not divide ``d_model``.
    """

    def __init__(
        self,
        d_model: int,
        heads: int,
        *,
        d_head: int | None = None,
        fused: bool = False,
        bias: bool = True,
        scale_on: str = "scores",
        mask_fill: float = -math.inf,
    ) -> None:
        super().__init__()
        if d_head is None and d_model % heads:
            raise ValueError(f"d_model {d_model} cannot be split over {heads} heads without a remainder")
        self.heads = heads
        self.d_head = d_model // heads if d_head is None else d_head
        self.scale_on = scale_on
        self.mask_fill = mask_fill
        projection = FusedProjection if fused else SeparateProjection
        self.projection = projection(d_model, heads * self.d_head, bias)
        self.w_output = Linear(heads * self.d_head, d_model)

    def forward(
        self,
        x: Float[Tensor, "batch query d_model"],
        memory: Float[Tensor, "#batch key d_model"] | None = None,
        mask: Bool[Tensor, "... #query #key"] | None = None,
        hook: Hook = no_hook,
    ) -> Float[Tensor, "batch query d_model"]:
        """Return the update of ``x`` looking at ``memory``, or at itself if that is None.

        ``mask`` is broadcastable to [batch, head, query, key]; True = may look.
        """
        if memory is None:
            query, key, value = self.projection.query_key_value(x, self.heads)
        else:
            query = self.projection.query(x, self.heads)
            key, value = self.projection.key_value(memory, self.heads)
        return self.attend(query, key, value, mask, hook)

    def attend(
        self,
        query: Float[Tensor, "batch head query d_head"],
        key: Float[Tensor, "#batch head key d_head"],
        value: Float[Tensor, "#batch head key d_head"],
        mask: Bool[Tensor, "... #query #key"] | None,
        hook: Hook = no_hook,
    ) -> Float[Tensor, "batch query d_model"]:
        """Return the joined output of all heads, given what they project.

        Without a hook nobody sees the weights, so PyTorch's fused kernel may do the work; but not on a CPU for a
        gradient, because its backward pass took 42 % of a training step on short sentences. Nor with a finite fill: the
        kernel can only add it to the scores, which leaves a wholly masked row as it was. (Filled with minus infinity,
        which no model here does, such a row is 0 in the kernel and NaN under a hook.)
        """
        scale = 1.0 if self.scale_on == "none" else None
        if self.scale_on == "inputs":
            query, key, scale = query * self.d_head**-0.25, key * self.d_head**-0.25, 1.0
        if hook is no_hook and self.mask_fill == -math.inf and (query.is_cuda or not query.requires_grad):
            output = functional.scaled_dot_product_attention(query, key, value, mask, scale=scale)
        else:
            output, _ = attention(query, key, value, mask, scale, mask_fill=self.mask_fill, hook=hook)
        joined = hook("joined", output.transpose(1, 2).flatten(2))
        return hook("update", self.w_output(joined))


def _representable(fill: float, dtype: torch.dtype) -> float:
    """A half has no room for -1e9; the lowest number it has does the same."""
    return fill if fill == -math.inf else max(fill, torch.finfo(dtype).min)


def _split_fused(rows: Tensor, heads: int) -> tuple[Tensor, ...]:
    """Return the rows [heads * d_head, ...] of queries, keys and values out of ``rows`` [heads * 3 * d_head, ...]."""
    return rows.unflatten(0, (heads, 3, -1)).transpose(0, 1).flatten(1, 2).unbind()


def _by_head(x: Float[Tensor, "batch position width"], heads: int) -> Heads:
    return x.unflatten(-1, (heads, -1)).transpose(1, 2)

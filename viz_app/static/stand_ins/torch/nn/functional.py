"""``torch.nn.functional``: the large operations of a Transformer, each a single node with its gradient.

A node for each small step would take two to twelve times the Python and keep as many arrays for the gradient.
"""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..missing import missing, no_back, no_gradient
from ..products import product
from ..tensor import Tensor, method, node


def __getattr__(name: str) -> Any:
    raise missing("torch.nn.functional", name, "nn/functional.py")


def _wants(x: Tensor | None) -> bool:
    return x is not None and x.requires_grad


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """Return ``x @ weight^T + bias``."""
    rows = x.array.reshape(-1, x.shape[-1])
    made = product(rows, weight.array, None if bias is None else bias.array)

    def back(gradient: np.ndarray) -> Any:
        slopes = gradient.reshape(-1, gradient.shape[-1])
        return (
            product(slopes, weight.array.T).reshape(x.shape) if x.requires_grad else None,
            product(slopes.T, rows.T) if weight.requires_grad else None,
            slopes.sum(axis=0) if _wants(bias) else None,
        )

    return node(made.reshape(*x.shape[:-1], made.shape[-1]), (x, weight, bias), back)


@method()
def relu(x: Tensor) -> Tensor:
    made = np.maximum(x.array, x.array.dtype.type(0))
    return node(made, (x,), lambda gradient: (gradient * (made > 0),))


def layer_norm(x: Tensor, normalized_shape: Sequence[int], weight: Tensor, bias: Tensor, eps: float = 1e-5) -> Tensor:
    """Return ``(x - mean) / sqrt(variance + eps) * weight + bias`` over the last axis."""
    if tuple(normalized_shape) != x.shape[-1:]:
        raise RuntimeError(f"this stand-in normalises the last axis, of {x.shape[-1]}, not {tuple(normalized_shape)}")
    share = x.array.dtype.type(1 / x.shape[-1])
    normal = x.array - np.add.reduce(x.array, axis=-1, keepdims=True) * share  # its own ``mean`` takes twice as long
    spread = 1 / np.sqrt(np.einsum("...i,...i->...", normal, normal) * share + normal.dtype.type(eps))[..., None]
    normal *= spread
    made = normal * weight.array
    made += bias.array

    def back(gradient: np.ndarray) -> Any:
        slopes, axes = gradient * weight.array, tuple(range(gradient.ndim - 1))
        of_x = None
        if x.requires_grad:
            along = np.einsum("...i,...i->...", slopes, normal)[..., None] * share
            of_x = (slopes - slopes.mean(axis=-1, keepdims=True) - normal * along) * spread
        of_weight = (gradient * normal).sum(axis=axes) if weight.requires_grad else None
        return of_x, of_weight, gradient.sum(axis=axes) if bias.requires_grad else None

    return node(made, (x, weight, bias), back)


def scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> Tensor:
    """Return ``softmax(query @ key^T * scale) @ value``; ``attn_mask`` is True where a query may look.

    A query that may look nowhere gets 0, as PyTorch's kernel has it. It is for passes without a gradient: ``core`` goes
    step by step where it wants one on a CPU.
    """
    factor = query.dtype.type(query.shape[-1] ** -0.5 if scale is None else scale)
    weights = query.array @ key.array.swapaxes(-1, -2)
    weights *= factor
    mask = None if attn_mask is None or attn_mask.array.all() else attn_mask.array
    if mask is not None:
        weights = np.where(mask, weights, weights.dtype.type(-math.inf))
    with np.errstate(invalid="ignore"):
        weights -= weights.max(axis=-1, keepdims=True)
        np.exp(weights, out=weights)
        weights /= weights.sum(axis=-1, keepdims=True)
    if mask is not None and not (seeing := mask.any(axis=-1, keepdims=True)).all():
        weights = np.where(seeing, weights, weights.dtype.type(0))
    back = no_back("nn.functional.scaled_dot_product_attention", "nn/functional.py")
    return node(weights @ value.array, (query, key, value), back)


def embedding(indices: Tensor, weight: Tensor, padding_idx: int | None = None) -> Tensor:
    """Return a row of ``weight`` for each index; the row of padding gets no gradient."""

    def back(gradient: np.ndarray) -> Any:
        whole = np.zeros(weight.shape, gradient.dtype)
        np.add.at(whole, indices.array, gradient)
        if padding_idx is not None:
            whole[padding_idx] = 0
        return (whole,)

    return node(weight.array[indices.array], (weight,), back)


def cross_entropy(logits: Tensor, targets: Tensor, ignore_index: int = -100, label_smoothing: float = 0.0) -> Tensor:
    """Return the mean of ``-log softmax(logits)[target]`` over the rows that are not ignored.

    With ``label_smoothing`` that share of a row's target is spread evenly over all choices.
    """
    rows = np.flatnonzero(targets.array != ignore_index)
    kind, right, share = logits.dtype.type, targets.array[rows], 1 / len(rows)
    shifted = logits.array[rows]
    shifted -= shifted.max(axis=-1, keepdims=True)
    weights = np.exp(shifted)
    sums = weights.sum(axis=-1, keepdims=True)
    lines = np.arange(len(rows))
    picked = shifted[lines, right]
    if label_smoothing:
        picked = picked * kind(1 - label_smoothing) + shifted.mean(axis=-1) * kind(label_smoothing)
    made = (np.log(sums)[:, 0] - picked).mean()

    def back(gradient: np.ndarray) -> Any:
        slopes = weights / sums
        slopes -= kind(label_smoothing / slopes.shape[-1])
        slopes[lines, right] -= kind(1 - label_smoothing)
        whole = np.zeros_like(logits.array)
        whole[rows] = slopes * (gradient * kind(share))
        return (whole,)

    return node(np.asarray(made), (logits,), back)


def dropout(x: Tensor, p: float = 0.5, training: bool = True) -> Tensor:
    """Return ``x`` as it is: this stand-in trains nothing."""
    if training and p:
        raise no_gradient("nn.functional.dropout in training", "nn/functional.py")
    return x


def pad(x: Tensor, pad: Sequence[int], value: float = 0.0) -> Tensor:
    """Return the tensor with ``value`` around it: ``pad`` holds before and after of the last axis, then of others."""
    widths = [(0, 0)] * (x.ndim - len(pad) // 2) + list(zip(pad[::2], pad[1::2], strict=True))[::-1]
    inside = tuple(slice(before, before + size) for (before, _), size in zip(widths, x.shape, strict=True))
    return node(np.pad(x.array, widths, constant_values=value), (x,), lambda gradient: (gradient[inside],))

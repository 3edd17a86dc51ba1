"""Attention and hidden states of a Hugging Face model, as the NumPy stacks of a ``Trace``."""

from collections.abc import Sequence

import numpy as np
import torch
from jaxtyping import Float, Float32
from torch import Tensor

from core.errors import InputError
from core.results.trace import AttentionMap
from core.tracers.arrays import as_numpy

Tokens = tuple[str, ...]


def attention_map(
    layers: Sequence[Float[Tensor, "1 head query key"] | None] | None,
    queries: Tokens,
    keys: Tokens,
    *,
    causal: bool = False,
) -> AttentionMap:
    """Return the map of all layers.

    Raises:
        InputError: if the model gave no weights.
    """
    shown = [layer[0] for layer in layers or () if layer is not None]
    if not shown or len(shown) < len(layers or ()):
        raise InputError("This model gave no attention weights; load it with attn_implementation='eager'.")
    weights = as_numpy(torch.stack(shown))
    mask = np.ones(weights.shape[2:], dtype=bool)
    return AttentionMap(weights, queries, keys, np.tril(mask) if causal else mask)


def hidden_states(
    states: Sequence[Float[Tensor, "1 token d_model"]],
) -> Float32[np.ndarray, "depth token d_model"]:
    """Return the residual stream.

    Where a model ends with a LayerNorm, the last entry comes after it.
    """
    return as_numpy(torch.stack([state[0] for state in states]))

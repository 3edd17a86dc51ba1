"""Masks: True where a query may look at a key. Every mask is boolean and True means "may look"."""

import torch
from jaxtyping import Bool, Int
from torch import Tensor


def causal_mask(length: int, device: torch.device | str | None = None) -> Bool[Tensor, "{length} {length}"]:
    """Return the mask [query, key] that lets position i look at positions 0 to i (Vaswani et al. 2017, section 3.2.3).

    Raises:
        ValueError: if ``length`` is below 1.
    """
    if length < 1:
        raise ValueError(f"a causal mask needs a length of at least 1, not {length}")
    return torch.ones(length, length, dtype=torch.bool, device=device).tril()


def padding_mask(tokens: Int[Tensor, "batch key"], pad_id: int = 0) -> Bool[Tensor, "batch 1 1 key"]:
    """Return the mask that masks the keys of padding."""
    return (tokens != pad_id)[:, None, None, :]


def query_mask(tokens: Int[Tensor, "batch query"], pad_id: int = 0) -> Bool[Tensor, "batch 1 query 1"]:
    """Return the mask that masks the queries of padding."""
    return (tokens != pad_id)[:, None, :, None]


def encoder_mask(
    source: Int[Tensor, "batch key"], pad_id: int = 0, mask_queries: bool = False
) -> Bool[Tensor, "batch 1 _ key"]:
    """Return the encoder's mask; its query axis has the length 1 unless ``mask_queries``."""
    mask = padding_mask(source, pad_id)
    return mask & query_mask(source, pad_id) if mask_queries else mask


def decoder_mask(
    target: Int[Tensor, "batch query"], pad_id: int = 0, mask_queries: bool = False, causal: bool = True
) -> Bool[Tensor, "batch 1 query query"]:
    """Return padding and causal mask combined; without ``causal`` a token may also look at those after it."""
    earlier = causal_mask(target.shape[1], target.device)
    return encoder_mask(target, pad_id, mask_queries) & (earlier if causal else torch.ones_like(earlier))


def cross_mask(
    target: Int[Tensor, "batch query"], source: Int[Tensor, "batch key"], pad_id: int = 0, mask_queries: bool = False
) -> Bool[Tensor, "batch 1 _ key"]:
    """Return the mask from ``target`` to ``source``; its query axis has the length 1 unless ``mask_queries``."""
    mask = padding_mask(source, pad_id)
    return mask & query_mask(target, pad_id) if mask_queries else mask

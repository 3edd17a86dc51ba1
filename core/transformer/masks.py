"""Who may look at whom. Every mask is boolean and True means "may look"."""

import torch
from torch import Tensor


def causal_mask(length: int, device: torch.device | str | None = None) -> Tensor:
    """Return the mask [query, key] that lets position i look at positions 0 to i (Vaswani et al. 2017, section 3.2.3).

    Raises:
        ValueError: if ``length`` is below 1.
    """
    if length < 1:
        raise ValueError(f"a causal mask needs a length of at least 1, not {length}")
    return torch.ones(length, length, dtype=torch.bool, device=device).tril()


def padding_mask(tokens: Tensor, pad_id: int = 0) -> Tensor:
    """Return the mask [batch, 1, 1, key] that masks the keys of padding in ``tokens`` [batch, key]."""
    return (tokens != pad_id)[:, None, None, :]


def query_mask(tokens: Tensor, pad_id: int = 0) -> Tensor:
    """Return the mask [batch, 1, query, 1] that masks the queries of padding in ``tokens`` [batch, query]."""
    return (tokens != pad_id)[:, None, :, None]


def encoder_mask(source: Tensor, pad_id: int = 0, mask_queries: bool = False) -> Tensor:
    """Return the encoder's mask [batch, 1, query or 1, key] for ``source`` [batch, position]."""
    mask = padding_mask(source, pad_id)
    return mask & query_mask(source, pad_id) if mask_queries else mask


def decoder_mask(target: Tensor, pad_id: int = 0, mask_queries: bool = False) -> Tensor:
    """Return padding and causal mask combined, [batch, 1, query, key], for ``target`` [batch, position]."""
    causal = causal_mask(target.shape[1], target.device)
    return encoder_mask(target, pad_id, mask_queries) & causal


def cross_mask(target: Tensor, source: Tensor, pad_id: int = 0, mask_queries: bool = False) -> Tensor:
    """Return the mask [batch, 1, query or 1, key] from ``target`` [batch, query] to ``source`` [batch, key]."""
    mask = padding_mask(source, pad_id)
    return mask & query_mask(target, pad_id) if mask_queries else mask

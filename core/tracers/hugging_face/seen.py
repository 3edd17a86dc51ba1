"""What a Hugging Face model gives beside its answer, as the NumPy stacks of a ``Trace``."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from core.errors import InputError
from core.trace import AttentionMap, Candidate, Step
from core.tracers.hugging_face.pieces import Pieces

Tokens = tuple[str, ...]


def attention_map(
    layers: Sequence[Tensor] | None, queries: Tokens, keys: Tokens, *, causal: bool = False
) -> AttentionMap:
    """Return the map of all layers, each [batch, head, query, key].

    Raises:
        InputError: if the model gave no weights.
    """
    if not layers or any(layer is None for layer in layers):
        raise InputError("This model gave no attention weights; load it with attn_implementation='eager'.")
    weights = as_numpy(torch.stack([layer[0] for layer in layers]))
    mask = np.ones(weights.shape[2:], dtype=bool)
    return AttentionMap(weights, queries, keys, np.tril(mask) if causal else mask)


def stream(states: Sequence[Tensor]) -> np.ndarray:
    """Return [layer + 1, token, d_model]; where a model ends with a LayerNorm, the last entry comes after it."""
    return as_numpy(torch.stack([state[0] for state in states]))


def steps_of(
    logits: Tensor, written: Sequence[int], alternatives: int, forced: int, pieces: Pieces
) -> tuple[Step, ...]:
    """Return the steps that wrote ``written``, whose first ``forced`` tokens were given.

    ``logits`` are [position, token], row i those before token i.
    """
    log_probabilities = logits.float().log_softmax(-1)
    top = log_probabilities.topk(min(alternatives, logits.shape[-1]))
    rows = zip(written, log_probabilities, top.indices.tolist(), top.values.tolist(), strict=True)
    return tuple(
        Step(pieces.of([token])[0], token, row[token].item(), _candidates(ids, numbers, pieces), index < forced)
        for index, (token, row, ids, numbers) in enumerate(rows)
    )


def as_numpy(tensor: Tensor) -> np.ndarray:
    """Return ``tensor`` as float32."""
    return tensor.detach().float().cpu().numpy()


def _candidates(ids: list[int], numbers: list[float], pieces: Pieces) -> tuple[Candidate, ...]:
    rows: Any = zip(pieces.of(ids), ids, numbers, strict=True)
    return tuple(Candidate(*row) for row in rows)

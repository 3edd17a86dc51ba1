"""The log-probability of every token of a text, as a model reads it."""

from collections.abc import Callable, Sequence

import numpy as np
import torch
from jaxtyping import Float, Int
from torch import Tensor

from core.decoding import pad_batch
from core.tracers.arrays import as_numpy
from core.tracers.inputs import in_batches

Read = Callable[[Int[Tensor, "row token"]], Float[Tensor, "row token vocabulary"]]
_MOST = 2**25  # logits that one pass may compute: 128 MB


def token_scores(rows: Sequence[Sequence[int]], read: Read, longest: int, device: torch.device) -> list[np.ndarray]:
    """Return float32 [token] of each row: of all its tokens but the first, each after those before it.

    A row of more than ``longest`` tokens is read in parts; each part but the first has seen one token before it.
    """
    parts = [list(row[at : at + longest + 1]) for row in rows for at in range(0, len(row) - 1, longest)]
    counts = [len(range(0, len(row) - 1, longest)) for row in rows]
    size = int(read(torch.tensor([[rows[0][0]]], device=device)).shape[-1]) if rows else 1
    scores = iter(in_batches(parts, lambda batch: _scored(batch, read, device), max(1, _MOST // (longest * size))))
    return [np.concatenate([np.zeros(0, np.float32), *(next(scores) for _ in range(count))]) for count in counts]


def _scored(parts: list[list[int]], read: Read, device: torch.device) -> list[np.ndarray]:
    ids = pad_batch(parts, 0, device)  # a causal decoder does not see what fills up a row
    logits = read(ids[:, :-1]).float()
    chosen = logits.gather(2, ids[:, 1:, None])[:, :, 0] - logits.logsumexp(-1)
    return [as_numpy(row[: len(part) - 1]) for row, part in zip(chosen, parts, strict=True)]

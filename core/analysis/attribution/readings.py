"""Log-probabilities of many variants of one run, in passes of bounded size."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import numpy as np
import torch
from jaxtyping import Float32
from torch import Tensor

from core.budget import check_budget
from core.tracers.arrays import as_numpy
from core.tracers.variants import Run, Variants, read_in_equal_shapes

Numbers = TypeVar("Numbers", Tensor, np.ndarray)

_MOST_LOGITS = 8_000_000  # numbers that one pass may compute at its end: 32 MB
_MOST_TOKENS = 4_096  # and tokens that it may read, over all its rows


@torch.inference_mode()
def log_probabilities(variants: Variants, runs: Sequence[Run]) -> Float32[np.ndarray, "run id"]:
    """Return the log-probabilities of each of ``runs``, in their order, in passes of bounded size.

    Raises:
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    unique = sorted(set(runs), key=lambda run: (len(run[0]) + len(run[1]), run))  # little padding, nothing read twice
    found: dict[Run, np.ndarray] = {}
    for chunk in _chunks(unique, variants.logits_a_row):
        check_budget()
        found.update(zip(chunk, as_numpy(read_in_equal_shapes(variants, chunk)), strict=True))
    return np.stack([found[run] for run in runs])


def value(log_probabilities: Numbers) -> Numbers:
    """Return what a question asks for: the first log-probability [..., id], less the second where there is one."""
    if log_probabilities.shape[-1] == 1:
        return log_probabilities[..., 0]
    return log_probabilities[..., 0] - log_probabilities[..., 1]


def _chunks(runs: Sequence[Run], logits_a_row: int) -> Iterator[list[Run]]:
    """Yield ``runs``, whose lengths rise, as many at once as a pass may read."""
    chunk: list[Run] = []
    for run in runs:
        rows = len(chunk) + 1
        if chunk and (rows * logits_a_row > _MOST_LOGITS or rows * (len(run[0]) + len(run[1])) > _MOST_TOKENS):
            yield chunk
            chunk = []
        chunk.append(run)
    yield chunk

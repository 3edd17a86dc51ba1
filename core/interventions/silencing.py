"""Heads silenced: the same in every row of a batch, or in every row another, so that a few passes judge them all."""

from collections.abc import Sequence

import torch
from torch import Tensor

from core.interventions.edits import HeadName
from core.transformer.hooks import Hook, no_hook


def silence(heads: Sequence[HeadName]) -> Hook:
    """Return a hook that silences ``heads`` in every row of a batch; ``no_hook`` if there are none."""
    places: dict[str, list[int]] = {}
    for name in heads:
        places.setdefault(_output_of(name), []).append(name.head)

    def silenced(name: str, tensor: Tensor) -> Tensor:
        if name not in places:
            return tensor
        # Not a product with 0: a head that overflowed must be silent too.
        return tensor.index_fill(1, torch.tensor(places[name], device=tensor.device), 0.0)  # [batch, head, query, d]

    return silenced if places else no_hook


def silence_by_row(heads: Sequence[HeadName | None]) -> Hook:
    """Return a hook that silences head ``heads[i]`` in row i of the batch, and none where that is None.

    A silenced head's output is 0.
    """
    places: dict[str, list[tuple[int, int]]] = {}
    for row, name in enumerate(heads):
        if name is not None:
            places.setdefault(_output_of(name), []).append((row, name.head))

    def silence(name: str, tensor: Tensor) -> Tensor:
        if name not in places:
            return tensor
        rows, columns = torch.tensor(places[name], device=tensor.device).T
        return tensor.index_put((rows, columns), tensor.new_zeros(()))  # [batch, head, query, d_head]

    return silence


def _output_of(name: HeadName) -> str:
    """Return the name of the tensor that holds the outputs of all heads beside ``name``."""
    stack, kind = ("decoder", "cross") if name.map == "cross" else (name.map, "self")
    return f"{stack}.{name.layer}.{kind}.output"

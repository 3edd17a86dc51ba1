"""Adds vectors to the residual stream: the hook of ``Edits.steer``."""

from collections.abc import Sequence

import torch
from jaxtyping import Bool, Float
from torch import Tensor

from core.interventions.steer import Steer, numbers_of
from core.transformer.hooks import Hook, no_hook


def steer_hook(steers: Sequence[Steer]) -> Hook:
    """Return a hook that adds the vectors of ``steers``; ``no_hook`` if there are none.

    It must see ``positions`` before any other hook does, because a cache shows the newest row of the others alone.

    Raises:
        ValueError: if a source is no vector yet.
    """
    return _Steering(steers) if steers else no_hook


class _Steering:
    def __init__(self, steers: Sequence[Steer]) -> None:
        self._added: dict[str, list[tuple[Steer, Tensor]]] = {}
        for one in steers:
            self._added.setdefault(_name_of(one), []).append((one, vector_of(one)))
        self._read = {"encoder": 0, "decoder": 0}  # the rows so far

    def __call__(self, name: str, tensor: Tensor) -> Tensor:
        """Return ``tensor`` [batch, row, d_model] with what is added to it."""
        stack = name.split(".")[0]
        if name == f"{stack}.positions":
            self._read[stack] = tensor.shape[1]
        for steer, vector in self._added.get(name, ()):
            # A model without vectors of positions reads its whole text each time.
            rows = rows_of(steer, max(self._read[stack], tensor.shape[1]), tensor.shape[1]).to(tensor.device)
            tensor = torch.where(rows, tensor + vector.to(device=tensor.device, dtype=tensor.dtype), tensor)
        return tensor


def _name_of(steer: Steer) -> str:
    return f"{steer.stack}.{steer.depth - 1}.stream" if steer.depth else f"{steer.stack}.stream"


def vector_of(steer: Steer) -> Float[Tensor, "d_model"]:
    """Return what is added, the amount included.

    Raises:
        ValueError: if the source is no vector yet.
    """
    kind, numbers, *_ = steer.source
    if not isinstance(numbers, bytes):
        raise ValueError(f"a source {kind!r} becomes a vector before it is added")
    return torch.tensor(numbers_of(numbers), dtype=torch.float32) * steer.amount


def rows_of(steer: Steer, length: int, newest: int) -> Bool[Tensor, "row 1"]:
    """Return True for each of the ``newest`` of ``length`` rows that is steered."""
    places = range(length - newest, length)
    chosen = places if steer.rows is None else steer.rows
    return torch.tensor([[place in chosen] for place in places], dtype=torch.bool).reshape(newest, 1)

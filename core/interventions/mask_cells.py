"""The mask that results from edits, computed for all cells at once because edits repeat at every step of a target."""

from collections.abc import Sequence

import torch
from jaxtyping import Bool, Int
from torch import Tensor

from core.interventions.edits import MaskEdit

_FIRST_SIZE = 64  # of the matrix: few targets are longer


class MaskCells:
    """The cells of one mask that ``edits`` allow or mask, the last edit winning.

    Cells are remembered for as many queries and keys as were asked for, so every run needs its own.
    """

    def __init__(self, edits: Sequence[MaskEdit]) -> None:
        self._edits = edits
        empty = torch.zeros(0, 0, dtype=torch.bool)
        self._named, self._allowed = empty, empty

    def of(self, mask: Bool[Tensor, "*batch query key"]) -> Bool[Tensor, "*batch query key"]:
        """Return ``mask`` after the edits; rows and columns that are not there yet wait until they are."""
        if not self._edits:
            return mask
        queries, keys = mask.shape[-2:]
        if queries > len(self._named) or keys > self._named.shape[1] or mask.device != self._named.device:
            self._grow(max(queries, keys), mask.device)
        return torch.where(self._named[:queries, :keys], self._allowed[:queries, :keys], mask)

    def _grow(self, size: int, device: torch.device) -> None:
        size = max(_FIRST_SIZE, 2 * size)
        places = torch.arange(size)
        offsets = places - places[:, None]
        named, allowed = torch.zeros(2, size, size, dtype=torch.bool)
        for edit in self._edits:
            cells = _axis(edit.query), _axis(edit.key)
            band = _band(offsets[cells], edit)
            named[cells] |= band
            allowed[cells] = torch.where(band, edit.allowed, allowed[cells])
        self._named, self._allowed = named.to(device), allowed.to(device)


def _band(offsets: Int[Tensor, "query key"], edit: MaskEdit) -> Bool[Tensor, "query key"]:
    """Return True where ``offsets``, the distance from query to key, lie within the range of ``edit``."""
    band = torch.ones_like(offsets, dtype=torch.bool)
    if edit.min_offset is not None:
        band &= offsets >= edit.min_offset
    if edit.max_offset is not None:
        band &= offsets <= edit.max_offset
    return band


def _axis(index: int | None) -> slice:
    return slice(None) if index is None else slice(index, index + 1)

"""Tensors of one run carried into another: activation patching, also called an interchange intervention."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Literal, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from core.errors import InputError, is_whole, refuse_no_head
from core.interventions.silencing import grown
from core.transformer.hooks import ByName, Hook, no_hook

Kind = Literal["residual", "output", "weights"]
KINDS: tuple[Kind, ...] = ("residual", "output", "weights")
MAPS = {"encoder": "encoder", "decoder": "decoder", "cross": "decoder"}  # a map, and the stack whose rows it has
Change = Callable[[Tensor], Tensor]
Partners = Mapping[str, Sequence[int]]  # by stack: the donor's row for each row of the base, -1 if there is none


class PatchSite(NamedTuple):
    """A tensor, or rows of it, that one run can take over from another; all counts are from 0.

    ``"residual"`` is a token's vector in the ``"encoder"`` or ``"decoder"``: ``layer`` 0 is its embedding, 1 what the
    first layer made of it; the last is the stack's output. ``"output"`` is what a head passes on, ``"weights"`` where
    it looks, both of the map ``"encoder"``, ``"decoder"`` or ``"cross"``. ``row`` is a row of the run that takes the
    tensor over; None carries a head at all rows.
    """

    kind: Kind
    map: str
    layer: int
    head: int | None = None
    row: int | None = None

    def __str__(self) -> str:
        """The short form, which ``place_of`` reads: ``r.e.1.2``, ``o.c.2.7`` or, at row 4 alone, ``o.c.2.7.4``."""
        numbers = [self.layer, *(number for number in (self.head, self.row) if number is not None)]
        return ".".join((self.kind[0], self.map[0], *map(str, numbers)))

    @property
    def stack(self) -> str:
        """The stack whose rows the place has."""
        return MAPS[self.map]


def place_of(text: str) -> PatchSite:
    """Return the place that ``text`` is the short form of.

    Raises:
        InputError: with the form.
    """
    kinds, maps = {kind[0]: kind for kind in KINDS}, {name[0]: name for name in MAPS}
    kind, name, *numbers = [*text.split("."), "", ""]
    whole = [int(number) for number in numbers if number.isascii() and number.isdigit() and len(number) < 6]
    parts = len(text.split(".")) - 2
    fits = len(whole) == parts and (parts == 2 or (parts == 3 and kind != "r"))
    if kind not in kinds or name not in maps or not fits or (kind == "r" and name == "c"):
        raise InputError("core-no-place", place=f"{text!r:.40}")
    layer, second, *row = whole
    if kind == "r":
        return PatchSite("residual", maps[name], layer, None, second)
    return PatchSite(kinds[kind], maps[name], layer, second, row[0] if row else None)


def check_places(
    places: Iterable[PatchSite], heads: Mapping[str, tuple[int, int]], partners: Partners, donor_rows: Mapping[str, int]
) -> None:
    """Refuse places that two runs do not have; ``heads`` are layers and heads by map, ``donor_rows`` rows by stack.

    Raises:
        InputError: with the place, and what there is.
    """
    for place in places:
        kind, name, layer, head, row = place
        if kind not in KINDS or name not in heads or (kind == "residual" and name == "cross"):
            raise InputError("core-no-place", place=f"{tuple(place)!r:.60}")
        layers = heads[name][0]
        if kind == "residual":
            if not (is_whole(layer) and 0 <= layer <= layers) or head is not None or row is None:
                raise InputError("core-no-depth-place", place=str(place), stack=name, layers=layers)
        else:
            refuse_no_head(name, layer, head, heads)
        rows = partners[place.stack]
        if row is not None and not (is_whole(row) and 0 <= row < len(rows)):
            raise InputError(
                "core-no-row-place", place=str(place), row=f"{row!r:.20}", stack=place.stack, count=len(rows)
            )
        if row is not None and rows[row] < 0:
            raise InputError("core-row-without-partner", row=row, stack=place.stack)
        if kind == "weights" and not are_keys_matched(name, partners, donor_rows):
            raise InputError("core-weights-of-other-length")


def are_keys_matched(name: str, partners: Partners, donor_rows: Mapping[str, int]) -> bool:
    """Return True if each key of a map has a partner, so that attention weights alone can be carried over."""
    stack = _keys_of(name)
    return sorted(partners[stack]) == list(range(donor_rows[stack]))


def _keys_of(name: str) -> str:
    return "decoder" if name == "decoder" else "encoder"


def carry(places: Iterable[PatchSite], donor: Mapping[str, Tensor], partners: Partners, amount: float = 1.0) -> Hook:
    """Return a hook that puts the ``donor``'s tensors at all of ``places``, in a batch of one row.

    Args:
        donor: the tensors of its run, [1, ...], by the names of their hooks.
        amount: the share of the way from the tensor of this run (0) to the donor's (1).
    """
    functions = _carrying([(0, place) for place in places], donor, partners, amount)
    return ByName(functions) if functions else no_hook


def carry_each(
    patches: Sequence[Sequence[PatchSite]], donor: Mapping[str, Tensor], partners: Partners, *, grows: bool = True
) -> tuple[list[int], Hook]:
    """Return the row of each of ``patches``, and a hook that lets a batch of one row grow to them all.

    Row 0 is the run as it is. A patch changes nothing before its first place, so its row begins there, as a copy of row
    0. In a model with two stacks either all of ``patches`` have a place in the encoder or none has. Without ``grows``
    all rows are there from the beginning, in the order of ``patches``.
    """
    if not grows:
        every = [(1 + index, place) for index, places in enumerate(patches) for place in places]
        return [*range(1, 1 + len(patches))], ByName(_carrying(every, donor, partners, 1.0))
    begins = [min((_begin(place, donor) for place in places), default=None) for places in patches]
    starts = sorted({begin for begin in begins if begin is not None})
    order = [index for start in starts for index, begin in enumerate(begins) if begin == start]
    rows = {index: 1 + row for row, index in enumerate(order)}
    functions = _carrying([(rows[index], place) for index in order for place in patches[index]], donor, partners, 1.0)
    for start in starts:
        more = partial(grown, more=begins.count(start))
        functions[start[-1]] = partial(_in_turn, more, functions.get(start[-1]))
    return [rows.get(index, 0) for index in range(len(patches))], ByName(functions)


def _begin(place: PatchSite, donor: Mapping[str, Tensor]) -> tuple[bool, int, bool, str]:
    """Return what orders the tensors of a pass, and the name of the one at which the row of a patch begins."""
    if place.map == "cross":
        return True, place.layer, True, f"decoder.{place.layer}.after_self"
    return place.map == "decoder", place.layer, False, name_of(place._replace(kind="residual"), donor)


def _in_turn(first: Change, then: Change | None, tensor: Tensor) -> Tensor:
    return then(first(tensor)) if then else first(tensor)


def _carrying(
    places: Iterable[tuple[int, PatchSite]], donor: Mapping[str, Tensor], partners: Partners, amount: float
) -> dict[str, Change]:
    """Return the change of each tensor; every place comes with its row of the batch."""
    cells: dict[str, list[tuple[int, ...]]] = {}
    for index, place in places:
        partner, head = partners[place.stack], () if place.head is None else (place.head,)
        for row in range(len(partner)) if place.row is None else (place.row,):
            if partner[row] >= 0:
                cells.setdefault(name_of(place, donor), []).append((index, *head, row, partner[row]))
    keys = {
        name: partners[_keys_of("cross" if ".cross." in name else name.split(".")[0])]
        if name.endswith("weights")
        else None
        for name in cells
    }
    return {
        name: partial(_carried, torch.tensor(found), donor[name][0], keys[name], amount)
        for name, found in cells.items()
    }


def name_of(place: PatchSite, donor: Mapping[str, Tensor]) -> str:
    """Return the name of the hook that is shown the tensor of ``place``."""
    if place.kind == "residual":
        if (
            place.layer and f"{place.map}.{place.layer}.stream" not in donor
        ):  # the last one: normalised, if there is a norm
            return f"{place.map}.output"
        return f"{place.map}.{place.layer - 1}.stream" if place.layer else f"{place.map}.stream"
    return f"{place.stack}.{place.layer}.{'cross' if place.map == 'cross' else 'self'}.{place.kind}"


def _carried(cells: Tensor, donor: Tensor, keys: Sequence[int] | None, amount: float, tensor: Tensor) -> Tensor:
    """Return ``tensor`` [batch, (head,) row, ...] with the donor's numbers [(head,) row, ...] in ``cells``."""
    cells = cells.to(tensor.device)
    cells = cells[cells[:, -2] < tensor.shape[-2]]  # a decoder that has not read so far yet
    *index, partner = cells.T
    values = donor[(*index[1:-1], partner)]
    if keys is not None:
        values = values[:, list(keys)]
    if values.shape[-1] < tensor.shape[-1]:  # what is written later has no weight in an earlier row
        values = functional.pad(values, (0, tensor.shape[-1] - values.shape[-1]))
    values = values[:, : tensor.shape[-1]]
    if amount != 1.0:
        own = tensor[tuple(index)]
        values = own + amount * (values - own)
    return tensor.index_put(tuple(index), values)

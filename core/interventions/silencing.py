"""Heads silenced: the same in every row of a batch, or in every row another, so that a few passes judge them all."""

from collections.abc import Sequence
from functools import partial

import torch
from torch import Tensor

from core.interventions.edits import HeadName
from core.transformer.hooks import ByName, Hook, no_hook


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


def silence_rows(rows: Sequence[Sequence[HeadName]]) -> Hook:
    """Return a hook that silences the heads ``rows[i]`` in row i of a batch; ``no_hook`` if there are none."""
    places: dict[str, list[tuple[int, int]]] = {}
    for row, heads in enumerate(rows):
        for name in heads:
            places.setdefault(_output_of(name), []).append((row, name.head))

    def silenced(name: str, tensor: Tensor) -> Tensor:
        if name not in places:
            return tensor
        indices = torch.tensor(places[name], device=tensor.device).unbind(1)
        return tensor.index_put(indices, tensor.new_zeros(()))  # [batch, head, query, d_head]

    return silenced if places else no_hook


def silence_each(heads: Sequence[HeadName | None]) -> tuple[list[int], Hook]:
    """Return the row in which each of ``heads`` is silent, and a hook that lets a batch of one row grow to them all.

    Row 0 is the run as it is, and stands for None. Below its own layer a head changes nothing, so its row begins there,
    as a copy of row 0. Of a model with two stacks, ``heads`` are those of one.
    """
    places: dict[tuple[int, bool], list[HeadName]] = {}
    for name in heads:
        if name is not None:
            places.setdefault((name.layer, name.map == "cross"), []).append(name)
    rows: dict[HeadName | None, int] = {None: 0}
    functions = {}
    for _, names in sorted(places.items()):
        first = len(rows)
        rows |= {name: first + index for index, name in enumerate(names)}
        functions[_stream_before(names[0])] = partial(grown, more=len(names))
        functions[_output_of(names[0])] = partial(_silenced, first=first, heads=[name.head for name in names])
    return [rows[name] for name in heads], ByName(functions)


def grown(stream: Tensor, more: int) -> Tensor:
    """Return a batch [row, position, d_model] with ``more`` copies of its first row."""
    return torch.cat((stream, stream[:1].expand(more, -1, -1)))


def _silenced(output: Tensor, first: int, heads: list[int]) -> Tensor:
    rows, columns = torch.arange(first, first + len(heads), device=output.device), torch.tensor(heads)
    return output.index_put((rows, columns.to(output.device)), output.new_zeros(()))  # [batch, head, query, d_head]


def _stream_before(name: HeadName) -> str:
    """Return the name of the residual stream that ``name`` reads."""
    if name.map == "cross":
        return f"decoder.{name.layer}.after_self"
    return f"{name.map}.{name.layer - 1}.stream" if name.layer else f"{name.map}.stream"


def _output_of(name: HeadName) -> str:
    """Return the name of the tensor that holds the outputs of all heads beside ``name``."""
    stack, kind = ("decoder", "cross") if name.map == "cross" else (name.map, "self")
    return f"{stack}.{name.layer}.{kind}.output"

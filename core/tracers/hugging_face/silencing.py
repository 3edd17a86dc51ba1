"""Heads of a Hugging Face model switched off: the part of a head is 0 where all heads are joined.

The library's modules offer no place for this, so a hook sits before each output projection of an attention. It is
set once, when a model is loaded, and does nothing unless the run that calls it has asked for heads to be silent: what a
run asks for lies in a context variable, which other threads do not see.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import torch
from torch import Tensor

from core.errors import InputError, no_head
from core.interventions.edits import HeadName
from core.tracers.hugging_face.families import family_of

Keep = dict[
    tuple[str, int], Tensor
]  # map and layer -> 1 where a head works, 0 where not: [row or 1, 1, heads * d_head]

_kept: ContextVar[Keep | None] = ContextVar("kept", default=None)


def make_silenceable(module: Any) -> None:
    """Set the hooks that ``silenced`` needs; call it once, before ``module`` runs."""
    for place, joint in joints_of(module).items():
        joint.register_forward_pre_hook(_hook(place))


@contextmanager
def silenced(module: Any, rows: Sequence[Collection[HeadName]]) -> Iterator[None]:
    """Silence the heads ``rows[i]`` in row i of every batch that this thread runs; one row stands for all.

    Raises:
        InputError: if the model has no such head, or its heads cannot be silenced.
    """
    token = _kept.set(_keep(module, rows) if any(rows) else None)
    try:
        yield
    finally:
        _kept.reset(token)


def _hook(place: tuple[str, int]) -> Callable[[Any, tuple[Tensor, ...]], tuple[Tensor, ...] | None]:
    def silence(_joint: Any, inputs: tuple[Tensor, ...]) -> tuple[Tensor, ...] | None:
        kept = _kept.get()
        if kept is None or place not in kept:
            return None
        # Not a product with 0: a head that overflowed must be silent too.
        return (torch.where(kept[place], inputs[0], 0.0), *inputs[1:])

    return silence


def _keep(module: Any, rows: Sequence[Collection[HeadName]]) -> Keep:
    joints, kept = joints_of(module), Keep()
    for row, heads in enumerate(rows):
        for name in heads:
            place = (name.map, name.layer)
            count = heads_of(module, name.map)
            if place not in joints or not 0 <= name.head < count:
                raise _unknown(module, name, joints)
            width = joints[place].weight.shape[0 if type(joints[place]).__name__ == "Conv1D" else 1]
            if place not in kept:
                kept[place] = torch.ones(len(rows), 1, width, dtype=torch.bool, device=module.device)
            kept[place][row, 0].unflatten(0, (count, -1))[name.head] = False
    return kept


def heads_of(module: Any, map_name: str) -> int:
    """Return how many heads each attention of a map has."""
    config = module.config
    own = None if map_name == "encoder" else getattr(config, "decoder_attention_heads", None)
    return int(own or config.num_attention_heads)


def joints_of(module: Any) -> dict[tuple[str, int], Any]:
    """Return the output projections by map and layer."""
    patterns = family_of(module.config.model_type).joints
    return {
        (map_name, int(match[1])): part
        for name, part in module.named_modules()
        for map_name, pattern in patterns.items()
        if (match := re.search(rf"(?:^|\.){pattern}$", name))
    }


def _unknown(module: Any, name: HeadName, joints: dict[tuple[str, int], Any]) -> InputError:
    layers = sum(map_name == name.map for map_name, _ in joints)
    if not joints:
        return InputError(f"Heads of a {module.config.model_type} cannot be switched off here; choose another model.")
    return no_head(name.map, name.layer, name.head, {name.map: (layers, heads_of(module, name.map))})

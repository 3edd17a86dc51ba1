"""What a Transformer is made of, component by component, as plain data: what it learns, and each tensor's shape."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.config import REFERENCE_DESIGNS, ModelConfig
from core.errors import InputError

Shape = tuple[int, ...]
_IN_LAYER = re.compile(r"(encoder|decoder)\.(\d{1,4})\.(.+)")


@dataclass(frozen=True)
class Component:
    """One part of the model that every token passes, such as ``"encoder.self"``.

    ``layers`` says how many layers have it; 1 outside the layers. ``weights`` are the learned tensors of one layer, by
    their names inside the component. ``tensors`` are those of a pass, by the full names of their taps in the first
    layer, without the batch axis.
    """

    name: str
    layers: int
    weights: Mapping[str, Shape]
    tensors: Mapping[str, Shape]

    @property
    def parameters(self) -> int:
        """How many numbers one layer learns here."""
        return sum(math.prod(shape) for shape in self.weights.values())


@dataclass(frozen=True)
class Architecture:
    """A whole model for sentences of given lengths: its components in the order in which their tensors are born."""

    config: ModelConfig
    components: Mapping[str, Component]

    @property
    def parameters(self) -> int:
        """How many numbers the model learns."""
        return sum(component.parameters * component.layers for component in self.components.values())

    def holds(self, tensor: str) -> bool:
        """Whether a pass has a tensor of this full name, in any of the layers."""
        match = _IN_LAYER.fullmatch(tensor)
        first, layer = (f"{match[1]}.0.{match[3]}", int(match[2])) if match else (tensor, 0)
        return any(first in one.tensors and layer < one.layers for one in self.components.values())


def design(name: str, vocabulary_size: int) -> ModelConfig:
    """Return the reference design called ``name`` for a vocabulary of another size.

    Raises:
        InputError: if there is no such design.
    """
    if name not in REFERENCE_DESIGNS:
        choices = ", ".join(REFERENCE_DESIGNS)
        raise InputError(f"There is no design {name[:40]!r}. Choose one of: {choices}.")
    return replace(REFERENCE_DESIGNS[name].model, vocabulary_size=vocabulary_size)


def remap_special_ids(ids: Sequence[int], old: ModelConfig, new: ModelConfig) -> tuple[int, ...]:
    """Return ``ids`` of the model ``old`` for ``new``, which numbers padding, unknown, start and end in another way."""
    roles = ("pad_id", "unknown_id", "start_id", "end_id")
    new_ids = {getattr(old, role): getattr(new, role) for role in roles}
    return tuple(new_ids.get(token, token) for token in ids)

"""The components of a model with the shapes of their weights and tensors, as plain data."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core.config import ModelConfig
from core.results.shown import Result

Shape = tuple[int, ...]
_IN_LAYER = re.compile(r"(encoder|decoder)\.(\d{1,4})\.(.+)")


@dataclass(frozen=True, kw_only=True)
class Sizes:
    """What a model of others is. ``heads``, ``key_value_heads``, ``d_head`` and ``scale``, by which scores are
    multiplied, are given by map, ``d_ff`` by stack.

    ``norm`` and ``positions`` are empty where they are not known. ``windows`` are how many layers look at a few tokens
    alone, and at how many. The caps are ``cap * tanh(x / cap)``. ``embedding_factor`` is None if the embedding is not
    multiplied by a number.
    """

    task: str
    encoder_layers: int
    decoder_layers: int
    d_model: int
    heads: Mapping[str, int]
    key_value_heads: Mapping[str, int]
    d_head: Mapping[str, int]
    d_ff: Mapping[str, int]
    vocabulary_size: int
    max_length: int
    norm: Literal["pre", "post", ""]
    centres: bool
    shifts: bool
    norm_epsilon: float | None
    is_parallel: bool
    positions: str
    rotary_base: float | None
    activation: str
    scale: Mapping[str, float]
    windows: tuple[int, int]
    score_cap: float | None
    output_cap: float | None
    output_factor: float
    embedding_factor: float | None
    is_tied: bool
    output_bias: bool
    pad_id: int | None


@dataclass(frozen=True)
class Component:
    """One part of the model that every token passes, such as ``"encoder.self"``.

    ``layers`` says how many layers have it; 1 outside the layers. ``weights`` are the learned tensors of one layer, by
    their names inside the component. ``tensors`` are those of a pass, by the full names of their hooks in the first
    layer, without the batch axis.
    """

    name: str
    layers: int
    weights: Mapping[str, Shape]
    tensors: Mapping[str, Shape]

    @property
    def parameters(self) -> int:
        """The number of weights of one layer."""
        return sum(math.prod(shape) for shape in self.weights.values())


@dataclass(frozen=True, eq=False, repr=False)
class Architecture(Result):
    """A whole model for sentences of given lengths: its components in the order in which their tensors are born."""

    config: ModelConfig | Sizes
    components: Mapping[str, Component]

    @property
    def parameters(self) -> int:
        """The number of weights of the model."""
        return sum(component.parameters * component.layers for component in self.components.values())

    def holds(self, tensor: str) -> bool:
        """Return True if a pass computes a tensor of this full name, in any layer."""
        match = _IN_LAYER.fullmatch(tensor)
        first, layer = (f"{match[1]}.0.{match[3]}", int(match[2])) if match else (tensor, 0)
        return any(first in one.tensors and layer < one.layers for one in self.components.values())

"""The description of a family of Hugging Face models."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class Family:
    """Models whose modules have the same names.

    ``parts`` are regular expressions of modules, by what they are and below the number of their layer: ``"self"`` and
    ``"cross"`` are the output projections of an attention, ``"ffn"`` is the feed-forward; ``"self_added"`` and
    ``"ffn_added"`` are the norms behind them, where what they return is added to the residual stream.
    ``positions_after_padding`` says that the first positions stay unused, up to the padding's id. ``positions`` is the
    name of a decoder-only model's learned table of positions. ``projected`` returns query and key, each
    [1, head, position, d_head], of an attention with rotary positions and the states that it reads.
    """

    title: str  # the names of the models, for people
    model_types: tuple[str, ...]  # as config.json names them
    parts: Mapping[str, str] = field(default_factory=dict)
    by_sentence: bool = False  # a translator that reads one sentence at a time
    positions_after_padding: bool = False
    positions: str = ""
    projected: Callable[[Any, Tensor], tuple[Tensor, Tensor]] | None = None

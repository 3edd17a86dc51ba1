"""The shape of a model, as far as edits ask for it."""

from typing import NamedTuple

from core.config import ModelConfig


class HubShape(NamedTuple):
    """The shape of a model that has no ``ModelConfig``."""

    task: str  # "translator", "generator", "classifier" or "encoder"
    encoder_layers: int
    decoder_layers: int
    heads: int  # of each layer, or the largest number
    max_length: int  # of a text, in tokens
    d_head: float  # its root divides the scores
    mask_fill: float  # the score of a masked cell
    d_model: int
    vocabulary_size: int


Shape = ModelConfig | HubShape

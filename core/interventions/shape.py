"""The shape of a model, as far as edits ask for it."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Shape(Protocol):
    """What edits ask of a model, such as a ``ModelConfig``. The root of ``d_head`` divides the scores."""

    @property
    def task(self) -> str:
        """``"translator"``, ``"generator"``, ``"classifier"`` or ``"encoder"``."""

    @property
    def encoder_layers(self) -> int:
        """The number of layers that look at the source."""

    @property
    def decoder_layers(self) -> int:
        """The number of layers that look at the target."""

    @property
    def heads(self) -> int:
        """The number of heads of each layer, or the largest."""

    @property
    def max_length(self) -> int:
        """The longest text in tokens."""

    @property
    def d_head(self) -> float:
        """The width of a head."""

    @property
    def mask_fill(self) -> float:
        """The score of a masked cell."""

    @property
    def d_model(self) -> int:
        """The width of the residual stream."""

    @property
    def vocabulary_size(self) -> int:
        """The number of tokens."""

"""What a model reads of a text."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.text.spans import Span


@dataclass(frozen=True)
class Source:
    """The input of a model: ids, their pieces, and where each stands in what was typed; None for an added token."""

    ids: tuple[int, ...]
    pieces: tuple[str, ...]
    spans: tuple[Span | None, ...]

    def only(self, kept: Sequence[int]) -> "Source":
        """Return the tokens at the indices ``kept``."""
        ids, pieces, spans = (tuple(part[index] for index in kept) for part in (self.ids, self.pieces, self.spans))
        return Source(ids, pieces, spans)  # type: ignore[arg-type]

    def with_pads(self, token: int, piece: str, count: int, side: str) -> "Source":
        """Return the source with ``count`` padding tokens on its ``"left"`` or ``"right"``."""
        pads = Source((token,) * count, (piece,) * count, (None,) * count)
        one, other = (pads, self) if side == "left" else (self, pads)
        return Source(one.ids + other.ids, one.pieces + other.pieces, one.spans + other.spans)

    @property
    def added(self) -> list[int]:
        """The indices of the tokens that no text stands for: those that the tokenizer added, and padding."""
        return [index for index, span in enumerate(self.spans) if span is None]

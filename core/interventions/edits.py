"""The changes of a run that a person can ask for: heads, masks, positions and classic bugs."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple

from core.config import ModelConfig
from core.errors import InputError

MAPS = ("encoder", "decoder", "cross")
DECODER_PARTS = ("padding", "causal")  # the decoder's self-attention obeys both of these masks at once
MASKS = (*MAPS, *DECODER_PARTS)
MAX_PADS = 32
MAX_MASK_EDITS = 600
MAX_INDEX = 99_999
MAX_SEED = 2**63 - 1

BUGS: Mapping[str, str] = MappingProxyType(
    {
        "softmax-axis": "Softmax over the wrong axis: columns sum to 1 instead of rows.",
        "batch-positions": "Positions indexed by the batch axis: every token gets the same position.",
        "no-scale": "No division by the square root of d_k: large scores make the softmax one-hot.",
        "no-causal-mask": "No causal mask: a token may look at those that come after it.",
        "no-padding-mask": "No padding mask: padding is looked at like words.",
        "empty-row-nan": "A row that may look nowhere, filled with minus infinity: its softmax is 0 / 0.",
        "empty-row-uniform": "A row that may look nowhere, filled with -1e9: it looks everywhere alike.",
    }
)


class HeadName(NamedTuple):
    """One head, counted from 0."""

    map: str
    layer: int
    head: int


class MaskEdit(NamedTuple):
    """One cell of a mask allowed or masked, for all layers and heads; None means every query or every key.

    ``map`` is ``"encoder"``, ``"decoder"`` or ``"cross"``, or one of the two masks that make the decoder's:
    ``"padding"`` (of the target) and ``"causal"``. ``min_offset`` and ``max_offset`` narrow the edit to a band of
    diagonals, those whose key stands that many places after the query (before it, if negative): (1, None) is all of
    the future, (0, 0) the token itself.
    """

    map: str
    query: int | None
    key: int | None
    allowed: bool
    min_offset: int | None = None
    max_offset: int | None = None


@dataclass(frozen=True, kw_only=True)
class Edits:
    """Changes to one run; the default changes nothing. Everything is hashable and fits into a link.

    Raises:
        InputError: if a value can fit no model at all; ``check`` tests it against one.
    """

    heads_off: tuple[HeadName, ...] = ()
    mask: tuple[MaskEdit, ...] = ()  # in order: a later edit wins
    positions: Literal["on", "off", "shuffled", "shifted"] = "on"
    position_seed: int = 0  # of the shuffle
    position_shift: int = 0  # how far "shifted" moves every position
    source_pads: int = 0  # padding tokens appended to the source
    target_pads: int = 0  # and to the target that is traced
    left_out: tuple[int, ...] = ()  # source tokens removed before the run
    bugs: tuple[str, ...] = ()  # names of ``BUGS``
    fill: Literal["model", "-inf", "-1e9"] = "model"  # the score of a masked cell; "model" keeps the model's own

    def __post_init__(self) -> None:
        object.__setattr__(self, "heads_off", tuple(HeadName(*name) for name in self.heads_off))
        object.__setattr__(self, "mask", tuple(MaskEdit(*edit) for edit in self.mask))
        object.__setattr__(self, "left_out", tuple(self.left_out))
        object.__setattr__(self, "bugs", tuple(self.bugs))
        for name in self.bugs:
            if name not in BUGS:
                raise InputError(f"There is no bug named {name!r}; choose from {', '.join(BUGS)}.")
        if self.positions not in ("on", "off", "shuffled", "shifted"):
            raise InputError(f"Positions can be on, off, shuffled or shifted, not {self.positions!r}.")
        if self.fill not in ("model", "-inf", "-1e9"):
            raise InputError(f"Masked cells can be filled with model, -inf or -1e9, not {self.fill!r}.")
        for side, pads in (("source", self.source_pads), ("target", self.target_pads)):
            if not 0 <= pads <= MAX_PADS:
                raise InputError(f"The {side} can take 0 to {MAX_PADS} pads, not {pads}.")
        if not 0 <= self.position_seed <= MAX_SEED:
            raise InputError(f"The seed of a shuffle can be 0 to {MAX_SEED}, not {self.position_seed}.")
        for head in self.heads_off:
            if head.map not in MAPS:
                raise InputError(f"There is no map {head.map!r}; choose encoder, decoder or cross.")
        _check_mask(self.mask)

    @property
    def changes_tensors(self) -> bool:
        """True if a tensor inside the model changes. ``step_hook`` decides which of these changes work with a cache."""
        return bool(self.heads_off or self.mask or self.bugs or self.positions != "on" or self.fill != "model")

    def check(self, config: ModelConfig) -> None:
        """Refuse heads and shifts that this model does not have.

        Raises:
            InputError: with the value and what the model has.
        """
        if config.task == "classifier" and ({e.map for e in self.heads_off} | {e.map for e in self.mask}) - {"encoder"}:
            raise InputError("A classifier has encoder heads and masks only; edit those.")
        for name in self.heads_off:
            layers = config.encoder_layers if name.map == "encoder" else config.decoder_layers
            if not (0 <= name.layer < layers and 0 <= name.head < config.heads):
                raise InputError(
                    f"There is no {name.map} head {name.head + 1} in layer {name.layer + 1}; this model has "
                    f"{layers} layers of {config.heads} heads."
                )
        if not 0 <= self.position_shift < config.max_length:
            raise InputError(f"Positions can be shifted by 0 to {config.max_length - 1}, not {self.position_shift}.")


def _check_mask(edits: tuple[MaskEdit, ...]) -> None:
    if len(edits) > MAX_MASK_EDITS:
        raise InputError(f"These are {len(edits)} changes of masks; {MAX_MASK_EDITS} fit. Use rows and columns.")
    for edit in edits:
        if edit.map not in MASKS:
            raise InputError(f"There is no mask {edit.map!r}; choose from {', '.join(MASKS)}.")
        if min(edit.query or 0, edit.key or 0) < 0:
            raise InputError("Rows and columns of a mask are counted from 0; a negative one does not exist.")
        if max(abs(number or 0) for number in (edit.query, edit.key, edit.min_offset, edit.max_offset)) > MAX_INDEX:
            raise InputError(f"A change of a mask names a place beyond {MAX_INDEX}; no sentence is that long.")

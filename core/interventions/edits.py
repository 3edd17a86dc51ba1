"""The changes of a run that a person can ask for: heads, masks, positions, classic bugs and steering."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from numbers import Integral
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from core.errors import InputError, is_whole, items_of, one_of, refuse_no_head, whole
from core.interventions.shape import Shape
from core.interventions.steer import Steer, check_steer, read_steer

MAPS = ("encoder", "decoder", "cross")
DECODER_PARTS = ("padding", "causal")  # the decoder's self-attention obeys both of these masks at once
MASKS = (*MAPS, *DECODER_PARTS)
_A_HEAD, _A_CELL = '("cross", 2, 4)', '("cross", None, 3, False)'
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

    All layers, heads, tokens and positions count from 0.

    Args:
        heads_off: heads whose output is 0, as ``(map, layer, head)``: ``(("cross", 2, 4),)``.
        mask: cells of masks allowed or forbidden, in order, so that a later edit wins; see ``MaskEdit``.
        positions: ``"off"`` adds no position, ``"shuffled"`` draws an order by ``position_seed``, ``"shifted"`` adds
            ``position_shift`` to each position; each of these two numbers is ignored by the other kinds.
        source_pads, target_pads: padding tokens of the source, and after the target that is traced.
        padding_side: the side of the source that its pads are on. They move every token, and with it its position. A
            generator takes them on the left only: before its text, after the start token.
        left_out: indices of source tokens that are removed before the run.
        bugs: names of ``BUGS``.
        fill: the score of a masked cell; ``"model"`` keeps the model's own. With ``"-inf"`` a row that may look nowhere
            is NaN, with ``"-1e9"`` it looks everywhere alike.
        steer: vectors that are added to the residual stream, see ``Steer``.

    Raises:
        InputError: if a value can fit no model at all; ``check`` tests it against one.
    """

    heads_off: tuple[HeadName, ...] = ()
    mask: tuple[MaskEdit, ...] = ()  # in order: a later edit wins
    positions: Literal["on", "off", "shuffled", "shifted"] = "on"
    position_seed: int = 0  # of the shuffle
    position_shift: int = 0  # how far "shifted" moves every position
    source_pads: int = 0  # padding tokens of the source
    target_pads: int = 0  # and after the target that is traced
    padding_side: Literal["right", "left"] = "right"  # of the source; without pads it is "right"
    left_out: tuple[int, ...] = ()  # source tokens removed before the run
    bugs: tuple[str, ...] = ()  # names of ``BUGS``
    fill: Literal["model", "-inf", "-1e9"] = "model"  # the score of a masked cell; "model" keeps the model's own
    steer: tuple[Steer, ...] = ()  # vectors added to the residual stream

    def __post_init__(self) -> None:
        object.__setattr__(self, "heads_off", _read_items("heads_off", self.heads_off, HeadName, _A_HEAD, 3))
        object.__setattr__(self, "mask", _read_items("mask", self.mask, MaskEdit, _A_CELL, 4))
        object.__setattr__(self, "left_out", items_of("left_out", self.left_out, "(0, 3)"))
        object.__setattr__(self, "bugs", items_of("bugs", self.bugs, '("no-scale",)'))
        object.__setattr__(self, "steer", read_steer(self.steer))
        for index in self.left_out:
            whole("left_out", index)
        for name in ("source_pads", "target_pads", "position_seed", "position_shift"):
            if not is_whole(getattr(self, name)):
                raise InputError("core-not-whole", name=name, given=f"{getattr(self, name)!r:.40}")
        for name in self.bugs:
            if name not in BUGS:
                raise InputError("core-no-bug", given=f"{name!r}", choices=[*BUGS])
        one_of("positions", self.positions, ("on", "off", "shuffled", "shifted"))
        one_of("fill", self.fill, ("model", "-inf", "-1e9"))
        one_of("padding_side", self.padding_side, ("right", "left"))
        if not self.source_pads:
            object.__setattr__(self, "padding_side", "right")  # so that equal runs have equal edits
        for side, pads in (("source", self.source_pads), ("target", self.target_pads)):
            if not 0 <= pads <= MAX_PADS:
                raise InputError("core-pads", side=side, most=MAX_PADS, count=pads)
        if not 0 <= self.position_seed <= MAX_SEED:
            raise InputError("core-shuffle-seed", most=MAX_SEED, given=self.position_seed)
        for head in self.heads_off:
            if head.map not in MAPS:
                raise InputError("core-no-map", name=f"{head.map!r}", maps=[*MAPS])
        _check_mask(self.mask)

    @property
    def named(self) -> tuple[tuple[str, Any], ...]:
        """The fields that differ from a run without changes, as pairs of name and value: plain data."""
        given = ((one.name, getattr(self, one.name), one.default) for one in fields(self))
        return tuple((name, value) for name, value, default in given if value != default)

    @property
    def only_silence(self) -> bool:
        """True if heads that are off are all that changes inside the model, so that padding stays invisible."""
        return self == replace(Edits(), heads_off=self.heads_off, left_out=self.left_out)

    @property
    def changes_tensors(self) -> bool:
        """True if a tensor inside the model changes. ``step_hook`` decides which of these changes work with a cache."""
        changed = self.heads_off or self.mask or self.bugs or self.positions != "on" or self.fill != "model"
        return bool(changed or self.steered)

    @property
    def steered(self) -> tuple[Steer, ...]:
        """What is added to the residual stream; an amount of 0 adds nothing."""
        return tuple(one for one in self.steer if one.amount)

    def check(self, config: Shape) -> None:
        """Refuse heads and shifts that this model does not have.

        Raises:
            InputError: with the value and what the model has.
        """
        edited = {e.map for e in self.heads_off} | {e.map for e in self.mask}
        if config.task in ("classifier", "encoder") and edited - {"encoder"}:
            raise InputError("core-encoder-alone", task=config.task)
        if config.task == "generator" and edited & {"encoder", "cross"}:
            raise InputError("core-decoder-alone")
        if config.task == "generator" and self.source_pads and self.padding_side == "right":
            raise InputError("core-pads-before-text")
        for name in self.heads_off:
            layers = config.encoder_layers if name.map == "encoder" else config.decoder_layers
            refuse_no_head(*name, {name.map: (layers, config.heads)})
        if not 0 <= self.position_shift < config.max_length:
            raise InputError("core-shift", most=config.max_length - 1, given=self.position_shift)
        for one in self.steer:
            check_steer(one, config)


def _read_items(name: str, given: object, kind: Any, example: str, least: int) -> tuple[Any, ...]:
    """Return ``given`` as named tuples: a text and at least so many values each, whole numbers or None but the last."""
    items = items_of(name, given, f"({example},)")
    for index, item in enumerate(items):
        fits = isinstance(item, list | tuple) and least <= len(item) <= len(kind._fields) and isinstance(item[0], str)
        numbers = [] if not fits else [value for value in item[1:] if value is not None or kind is HeadName]
        if not fits or not all(isinstance(value, Integral) for value in numbers):
            raise InputError("core-item", item=f"{name}[{index}]", given=f"{item!r:.60}", example=example)
    return tuple(kind(*item) for item in items)


def _check_mask(edits: tuple[MaskEdit, ...]) -> None:
    if len(edits) > MAX_MASK_EDITS:
        raise InputError("core-many-mask-edits", count=len(edits), most=MAX_MASK_EDITS)
    for edit in edits:
        if edit.map not in MASKS:
            raise InputError("core-no-mask", given=f"{edit.map!r}", choices=[*MASKS])
        if min(edit.query or 0, edit.key or 0) < 0:
            raise InputError("core-mask-negative")
        if max(abs(number or 0) for number in (edit.query, edit.key, edit.min_offset, edit.max_offset)) > MAX_INDEX:
            raise InputError("core-mask-far", most=MAX_INDEX)


NO_EDITS = Edits()

"""Compiles ``Edits`` to one hook: every edit is a tensor returned changed."""

import math
from collections.abc import Callable, Mapping

import torch
from jaxtyping import Bool, Float, Int64
from torch import Tensor

from core.errors import InputError
from core.interventions.edits import DECODER_PARTS, MASKS, Edits, MaskEdit
from core.interventions.mask_cells import MaskCells
from core.interventions.shape import Shape
from core.interventions.silencing import silence
from core.interventions.steering import steer_hook
from core.transformer.hooks import Hook, StepHook, chained, no_hook
from core.transformer.masks import causal_mask

Positions = Callable[[int, int], Float[Tensor, "length d_model"]]  # of first and length

_SHUFFLED_BLOCK = 16  # a growing target must keep the positions it was given, so it is shuffled block by block


def edit_hook(edits: Edits, config: Shape, positions: Mapping[str, Positions]) -> Hook:
    """Return the hook that carries out ``edits`` for one run; ``no_hook`` if they change no tensor.

    The hook remembers tensors between two calls, so every run needs its own. ``positions`` are those of the
    ``"encoder"`` and the ``"decoder"``, which differ where they are learned.

    Raises:
        InputError: if the edits name a head, layer or shift that the model does not have.
    """
    edits.check(config)
    if not edits.changes_tensors:
        return no_hook
    return chained(steer_hook(edits.steered), _by_place(edits, config, positions), *_anywhere(edits))


def step_hook(edits: Edits, config: Shape, positions: Mapping[str, Positions], longest: int, *, given: int = 0) -> Hook:
    """Return the hook with which to decode a target of up to ``longest`` tokens: a ``StepHook`` wherever it can be one.

    Its first ``given`` tokens are read at once, so that they may look ahead at each other.

    Raises:
        InputError: as ``edit_hook`` does.
    """
    edits.check(config)
    if not edits.changes_tensors:
        return no_hook
    by_place = _by_place(edits, config, positions)
    if not _keeps_the_past(edits, config, by_place, longest, given):
        return edit_hook(edits, config, positions)
    return StepHook(chained(steer_hook(edits.steered), _NewestHook(by_place), *_anywhere(edits)))


def _keeps_the_past(edits: Edits, config: Shape, by_place: Hook, longest: int, given: int) -> bool:
    """Return True if a decoder's keys and values of a position stay the same as the target grows, so that a cache is
    right."""
    if config.task == "generator" and edits.source_pads:
        return False  # its steps mask no padding
    if "softmax-axis" in edits.bugs:
        return False  # a column's sum changes with every query that is added, and with it the weights of all before
    causal = causal_mask(longest)
    mask = by_place("decoder.0.self.mask", causal[None, None])[0, 0]
    if (mask & ~causal)[:, given:].any():
        return False  # a position that may look ahead sees another target at every step
    fill = _fill_of(edits)
    # A wholly masked row filled with a finite number looks at all positions alike, also those that are still to come.
    return bool(mask.any(dim=-1).all()) or (config.mask_fill if fill == "model" else float(fill)) == -math.inf


def _by_place(edits: Edits, config: Shape, positions: Mapping[str, Positions]) -> Hook:
    """The edits that ask where a query or a key stands."""
    places = _PositionHook(edits, positions, config.max_length) if edits.positions != "on" else no_hook
    cells = edits.mask + _empty_row_of(edits, config)
    return chained(places, *_bug_hooks(edits, config), _MaskHook(cells) if cells else no_hook)


def _anywhere(edits: Edits) -> list[Hook]:
    """The edits that are the same for every query; new for every run, for they remember tensors."""
    fill = _fill_of(edits)
    hooks: list[Hook] = [_FillHook(float(fill))] if fill != "model" else []
    if "softmax-axis" in edits.bugs:
        hooks.append(_SoftmaxAxisHook())
    return [*hooks, silence(edits.heads_off)]


class _NewestHook:
    """Shows ``hook`` all positions and whole masks of the target so far, and returns those of its newest tokens."""

    def __init__(self, hook: Hook) -> None:
        self._hook = hook
        self._length = 0
        self._masks: dict[str, Tensor] = {}  # of the newest tokens: the same in every layer

    def __call__(self, name: str, tensor: Tensor) -> Tensor:
        """Return the newest rows of masks [batch, head, query, key] and of positions [1, position, d_model]."""
        if name == "decoder.positions":
            return self._hook(name, tensor)[:, -1:]
        kind = _map_of(name) if name.endswith(".mask") else "encoder"
        if kind == "encoder":  # reads its whole text at once
            return self._hook(name, tensor)
        if kind == "decoder" and tensor.shape[-1] != self._length:
            self._length, self._masks = tensor.shape[-1], {}
        if kind not in self._masks:
            newest = tensor[:, :1]
            queries = newest.shape[-2]
            before = newest[..., -1:, :].expand(-1, -1, self._length - queries, -1)
            whole = torch.cat((before, newest), dim=-2)
            if kind == "decoder" and queries < self._length:
                whole = whole & causal_mask(self._length, tensor.device)
            self._masks[kind] = self._hook(name, whole)[:, :, -queries:]
        return self._masks[kind].expand(tensor.shape)


def _map_of(name: str) -> str:
    """Return the map that a tensor such as ``decoder.1.cross.mask`` belongs to."""
    parts = name.split(".")
    return "cross" if parts[-2] == "cross" else parts[0]


def _empty_row_of(edits: Edits, config: Shape) -> tuple[MaskEdit, ...]:
    """The bug of a wholly masked row shows on the first token of the encoder, or of the only stack."""
    if {"empty-row-nan", "empty-row-uniform"} & set(edits.bugs):
        return (MaskEdit("encoder" if config.encoder_layers else "decoder", 0, None, False),)
    return ()


def _fill_of(edits: Edits) -> str:
    if "empty-row-uniform" in edits.bugs:
        return "-1e9"
    return "-inf" if "empty-row-nan" in edits.bugs else edits.fill


class _PositionHook:
    def __init__(self, edits: Edits, positions: Mapping[str, Positions], max_length: int) -> None:
        self._edits = edits
        self._positions = positions
        self._max_length = max_length

    def __call__(self, name: str, tensor: Tensor) -> Tensor:
        """Return other positions for ``tensor`` [batch, position, d_model]."""
        if not name.endswith(".positions"):
            return tensor
        stack, length = name.split(".")[0], tensor.shape[1]
        places = places_of(self._edits, stack, length, self._max_length)
        if places is None:
            return torch.zeros_like(tensor)
        return self._positions[stack](0, self._max_length)[places].expand(tensor.shape)


def places_of(edits: Edits, stack: str, length: int, max_length: int) -> Int64[Tensor, "position"] | None:
    """Return the place that each of ``length`` tokens of a stack is told; None if it is told none.

    Raises:
        InputError: if a shift leads beyond ``max_length``.
    """
    if edits.positions == "off":
        return None
    if edits.positions == "shuffled":
        return _shuffled(edits.position_seed, length, length if stack == "encoder" else _SHUFFLED_BLOCK, max_length)
    shift = edits.position_shift if edits.positions == "shifted" else 0
    if shift + length > max_length:
        raise InputError(
            "core-shifted-too-far",
            count=length,
            shift=shift,
            needed=shift + length,
            longest=max_length,
            most=max_length - length,
        )
    return torch.arange(shift, shift + length)


def _shuffled(seed: int, length: int, block: int, max_length: int) -> Int64[Tensor, "position"]:
    """Return the order of the positions, shuffled within blocks of ``block``."""
    generator = torch.Generator().manual_seed(seed)
    firsts = range(0, length, block)
    sizes = [min(block, max_length - first) for first in firsts]
    blocks = [torch.randperm(size, generator=generator) + first for first, size in zip(firsts, sizes, strict=True)]
    return torch.cat(blocks)[:length]


class _MaskHook:
    def __init__(self, edits: tuple[MaskEdit, ...]) -> None:
        self._cells = {name: MaskCells([edit for edit in edits if edit.map == name]) for name in MASKS}
        self._edits_parts = any(edit.map in DECODER_PARTS for edit in edits)

    def __call__(self, name: str, tensor: Tensor) -> Tensor:
        """Return ``tensor`` [batch, head, query, key], bool, with cells allowed and masked."""
        if not name.endswith(".mask"):
            return tensor
        edited_map = _map_of(name)
        if edited_map == "decoder" and self._edits_parts:
            padding, causal = decoder_parts(tensor)
            tensor = self._cells["padding"].of(padding) & self._cells["causal"].of(causal)
        return self._cells[edited_map].of(tensor)


def decoder_parts(
    mask: Bool[Tensor, "*batch query query"],
) -> tuple[Bool[Tensor, "*batch query query"], Bool[Tensor, "*batch query query"]]:
    """Take a decoder's ``mask`` apart into its padding mask and its causal mask.

    The causal mask allows the diagonal, so what is masked there is padding; so is what a window leaves out of the past.
    A mask that looks ahead has no causal part: all of it is allowed.
    """
    causal = causal_mask(mask.shape[-1], mask.device)
    if (mask & ~causal).any():
        causal = torch.ones_like(causal)
    real_keys = mask.diagonal(dim1=-2, dim2=-1).unsqueeze(-2)
    return real_keys & mask.any(dim=-1, keepdim=True) & (mask | ~causal), causal.expand(mask.shape)


class _FillHook:
    """Fills masked cells with another number than the model's own."""

    def __init__(self, fill: float) -> None:
        self._fill = fill
        self._mask: Tensor | None = None

    def __call__(self, name: str, tensor: Tensor) -> Tensor:
        if name.endswith(".mask"):
            self._mask = tensor
        elif name.endswith(".masked") and self._mask is not None:
            return tensor.masked_fill(~self._mask, self._fill)
        return tensor


class _SoftmaxAxisHook:
    """Classic bug: ``softmax(dim=-2)``, so that the columns sum to 1."""

    def __init__(self) -> None:
        self._masked: Tensor | None = None

    def __call__(self, name: str, tensor: Tensor) -> Tensor:
        if name.endswith(".masked"):
            self._masked = tensor
        elif name.endswith(".weights") and self._masked is not None:
            return self._masked.softmax(dim=-2)
        return tensor


def _no_scale(config: Shape) -> Hook:
    """Classic bug: the scores go into the softmax as they are."""
    factor = config.d_head**0.5
    return lambda name, tensor: tensor * factor if name.endswith(".scaled") else tensor


def _batch_positions(name: str, tensor: Tensor) -> Tensor:
    """Classic bug: ``x + positions[: x.shape[0]]`` on batch-first data, so a whole sentence gets one position."""
    return tensor[:, :1].expand(tensor.shape) if name.endswith(".positions") else tensor


def _no_causal_mask(name: str, tensor: Tensor) -> Tensor:
    """Classic bug: the decoder's self-attention keeps its padding mask only."""
    if name.endswith(".mask") and _map_of(name) == "decoder":
        return decoder_parts(tensor)[0]
    return tensor


def _no_padding_mask(name: str, tensor: Tensor) -> Tensor:
    """Classic bug: padding is attended like any token; the causal mask stays."""
    if not name.endswith(".mask"):
        return tensor
    if _map_of(name) == "decoder":
        return tensor | causal_mask(tensor.shape[-1], tensor.device)
    return torch.ones_like(tensor)


def _bug_hooks(edits: Edits, config: Shape) -> list[Hook]:
    hooks: dict[str, Hook] = {
        "no-scale": _no_scale(config),
        "batch-positions": _batch_positions,
        "no-padding-mask": _no_padding_mask,
        "no-causal-mask": _no_causal_mask,
    }
    return [hook for name, hook in hooks.items() if name in edits.bugs]

"""The changes that a run of a Hugging Face model takes, compiled to the hook of ``core.interventions``."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, cast

import torch
from torch import Tensor

from core.errors import InputError
from core.interventions.edit_hook import edit_hook, places_of, step_hook
from core.interventions.edits import Edits
from core.interventions.shape import HubShape
from core.tracers.hugging_face.anatomy import Anatomy, anatomy_of
from core.tracers.hugging_face.capture import watching
from core.tracers.hugging_face.families import family_of
from core.tracers.steering import SteeringVectors
from core.tracers.text_model import TextModel
from core.transformer.hooks import Hook, StepHook, chained, no_hook

if TYPE_CHECKING:
    from core.tracers.hugging_face.model import HubModel

_HEADS = frozenset({"left_out", "heads_off"})
_CAPTURED = _HEADS | {"mask", "bugs", "fill", "steer"}
_POSITIONS = frozenset({"positions", "position_seed", "position_shift"})


def _rows_of(table: Callable[[str], Tensor], stack: str, first: int, length: int) -> Tensor:
    return table(stack)[first : first + length]


class Changeable(TextModel):
    """A model whose runs can be changed."""

    module: Any
    added_positions: Callable[[str], Tensor]
    added_by_distance: Callable[[str, int], Tensor]

    @property
    def tells_positions(self) -> str:
        """The way in which positions reach the model, one of those of ``WithPositions``; "" if it is not known."""
        return ""

    @property
    def edits_taken(self) -> frozenset[str]:
        """The fields of ``Edits`` that this model takes."""
        anatomy = self._anatomy
        if anatomy.is_captured:
            return _CAPTURED | _POSITIONS if self.tells_positions else _CAPTURED
        return _HEADS if anatomy.heads else frozenset({"left_out"})

    @property
    def shows_inside(self) -> bool:
        return self._anatomy.is_captured

    @property
    def _anatomy(self) -> Anatomy:
        return anatomy_of(self.module)

    def check_edits(self, edits: Edits) -> None:
        """Refuse edits that cannot be done in such a model, and heads that this one does not have.

        Raises:
            InputError: with what can be done, or what the model has.
        """
        anatomy = self._anatomy
        if dict(edits.named).keys() - (self.edits_taken | _HEADS):
            few = "core-hub-few-changes" if "heads_off" in self.edits_taken else "core-hub-weights-alone"
            raise InputError("core-hub-fixed" if anatomy.is_captured else few)
        if "batch-positions" in edits.bugs and self.tells_positions != "added":
            raise InputError("core-hub-unadded")
        if "no-scale" in edits.bugs and anatomy.scale == 1:
            family = family_of(self.module.config.model_type)
            raise InputError("core-hub-scaled-before" if family.scales_queries else "core-hub-unscaled")
        replace(edits, heads_off=()).check(self.shape)
        anatomy.refuse_unknown(edits.heads_off, self.module.config.model_type)

    def edit_hook(self, edits: Edits) -> Hook:
        """Return the hook that carries out ``edits``; every run needs its own, because it remembers.

        Raises:
            InputError: as ``check_edits`` does.
        """
        self.check_edits(edits)
        edits = self.resolved(edits)
        tables = {stack: partial(_rows_of, self.added_positions, stack) for stack in ("encoder", "decoder")}
        return chained(edit_hook(edits, self.shape, tables), _moving(edits, self.longest, self.added_by_distance))

    @contextmanager
    def writing(self, edits: Edits, given: int, longest: int) -> Iterator[bool]:
        """Carry out ``edits`` on what is written inside, and say whether keys and values may be kept in a cache.

        Masks of the past, bugs of one row and heads that are off leave a cache right; other positions and steering do
        not, nor does a token that may see those to come. A cache of a sliding window drops keys that masks name.

        Args:
            given: the number of tokens that are read at once before the first is written.
            longest: the most tokens that are read in all.
        """
        config, moves = self.module.config, edits.positions != "on" or "batch-positions" in edits.bugs
        kinds = {"sliding_attention", "chunked_attention"} & set(getattr(config, "layer_types", None) or ())
        is_kept = not (moves or edits.steered or kinds or getattr(config, "sliding_window", None))
        hook = step_hook(edits, self.shape, {}, longest, given=given) if is_kept else None
        if not isinstance(hook, StepHook):
            yield edits.only_silence
            return
        # Vectors of positions are those of the newest tokens alone, and no edit that keeps a cache changes them.
        with watching(lambda name, tensor: tensor if name.endswith(".positions") else hook(name, tensor)):
            yield True

    def resolved(self, edits: Edits) -> Edits:
        return self._steering.resolved(edits)

    @cached_property
    def _steering(self) -> SteeringVectors:
        return SteeringVectors(cast("HubModel", self))

    @property
    def shape(self) -> HubShape:
        anatomy = self._anatomy
        depths = anatomy.depth("encoder"), anatomy.depth("decoder")
        heads = max(anatomy.heads.values(), default=0)
        # The library fills masked cells with the lowest number, so that an empty row looks everywhere alike.
        size, embedded = self.module.get_input_embeddings().weight.shape
        width = getattr(self.module.config, "hidden_size", embedded)  # ALBERT embeds narrower than its states are
        return HubShape(self.task, *depths, heads, self.longest, anatomy.scale**-2, -1e9, width, size)


def _moving(edits: Edits, longest: int, added: Callable[[str, int], Tensor]) -> Hook:
    """Return the hook that tells attentions other positions; ``no_hook`` if ``edits`` change none.

    Attentions turn queries and keys by them, or add a learned number by their distance: ``added`` [1, head, query, key]
    to the scores of a stack and a length. Without positions all tokens stand at the same place, which turns nothing,
    and no distance adds anything.
    """
    if edits.positions == "on":
        return no_hook
    known = cache(added)

    def see(name: str, tensor: Tensor) -> Tensor:
        if not name.endswith((".places", ".self.relative")):
            return tensor
        stack = name.split(".")[0]
        places = places_of(edits, stack, tensor.shape[-1], longest)
        if places is None:
            return torch.zeros_like(tensor)
        places = places.to(tensor.device)
        if name.endswith(".places"):
            return places.expand(tensor.shape)
        whole = known(stack, int(places.max()) + 1).to(tensor.device)
        return whole[:, :, places[:, None], places[None]]

    return see

"""The positions of a Hugging Face model: vectors added to its tokens, rotations, or numbers added by distance."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any, NoReturn

import numpy as np
import torch
from torch import Tensor

from core.errors import InputError, no_head
from core.interventions.edits import NO_EDITS, Edits
from core.results.distance_bias import DistanceBias
from core.results.rotation import Rotation
from core.results.trace import Trace
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.anatomy import anatomy_of, module_beside
from core.tracers.hugging_face.capture import recording, watching
from core.tracers.hugging_face.changes import Changeable
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.family import Family
from core.tracers.hugging_face.placing import in_memory
from core.tracers.threads import inference
from core.tracers.wiring import Turns
from core.transformer.hooks import Recorder


class WithPositions(Changeable):
    """The positions of a model of Hugging Face: what it adds to its tokens, or how it turns queries and keys."""

    module: Any
    device: torch.device
    begun: Callable[[str, str, Tensor], Tensor]

    def attention_parameters(self, map_name: str, layer: int) -> NoReturn:
        """Refuse to show what an attention has learned.

        Raises:
            InputError: always; the message says which models show it.
        """
        raise InputError("core-own-models-alone")

    @property
    def tells_positions(self) -> str:
        """The way in which positions reach the model; "" if it is not known.

        ``"added"``: vectors are added to its tokens. ``"turned"``: queries and keys are rotated. ``"distances"``:
        numbers are added to the scores.
        """
        if not self.shows_inside:
            return ""
        if any(self._name_of_table(stack) for stack in self._stacks):
            return "added"
        return "turned" if self._family.turns else "distances" if self._family.adds_by_distance else ""

    @property
    def positions_kind(self) -> str:
        """``"learned"``, or ``"computed"`` if the vectors that it adds come from a formula."""
        is_fixed = any("Sinusoidal" in type(part).__name__ for part in self.module.modules())
        return "computed" if is_fixed else "learned"

    def position_table(self, stack: str = "encoder") -> np.ndarray:
        """Return what a stack adds to its tokens, for as many positions as it reads: [position, d_model].

        It is learned, or computed as ``architecture(1, 1).sizes.positions`` says.

        Raises:
            InputError: if the stack adds no such vectors, or the model has no such stack.
        """
        return as_numpy(self.added_positions(stack))

    def added_positions(self, stack: str) -> Tensor:
        """Return the tensor of ``position_table``, as a pass over so many tokens shows it."""
        if not self.shows_inside or not (name := self._name_of_table(stack)):
            raise InputError("core-hub-no-table", stack=stack)
        if stack in self._tables:
            return self._tables[stack]
        config = self.module.config
        apart = (config.pad_token_id, config.eos_token_id)  # some models count the places of padding otherwise
        word = next(token for token in range(config.vocab_size) if token not in apart)
        rows = torch.full((1, self.longest), word, device=self.device)
        self._tables[stack] = self.begun(stack, name, rows).flatten(0, -2)
        return self._tables[stack]

    @cached_property
    def _tables(self) -> dict[str, Tensor]:
        return {}

    def distance_bias(self, stack: str = "encoder") -> DistanceBias:
        """Return what a stack adds to its scores by distance, up to the first distance that shares the last number.

        Raises:
            InputError: if the stack adds no such numbers, or the model has no such stack.
        """
        if not self.shows_inside or stack not in self._stacks or not self._family.adds_by_distance:
            raise InputError("core-hub-no-distances", stack=stack)
        most = self.module.config.relative_attention_max_distance
        added = as_numpy(self.added_by_distance(stack, most + 1))[0]
        before, after = added[:, -1], added[:, 0, 1:]  # the last query looks back, the first one ahead
        two_sided = stack == "encoder"
        distances = np.arange(-most, (most if two_sided else 0) + 1)
        buckets = self._attention_of(stack)._relative_position_bucket(
            torch.from_numpy(distances),
            bidirectional=two_sided,
            num_buckets=self.module.config.relative_attention_num_buckets,
            max_distance=most,
        )
        values = np.concatenate((before, after), axis=1) if two_sided else before
        return DistanceBias(stack, distances, buckets.numpy(), np.ascontiguousarray(values))

    @torch.inference_mode()
    def added_by_distance(self, stack: str, length: int) -> Tensor:
        """Return what is added to the scores of so many tokens, [1, head, query, key]."""
        with in_memory(self._attention_of(stack)) as attention:
            found: Tensor = attention.compute_bias(length, length)
        return found

    def _attention_of(self, stack: str) -> Any:
        """Return the first attention of a stack, which holds the numbers for all."""
        anatomy = anatomy_of(self.module)
        path = anatomy.path(stack, 0)
        name = next(one for one, part in anatomy.attentions.items() if part == "self" and one.startswith(f"{path}."))
        return self.module.get_submodule(name)

    @property
    def _family(self) -> Family:
        return family_of(self.module.config.model_type)

    @property
    def _stacks(self) -> frozenset[str]:
        return frozenset(layer.stack for layer in anatomy_of(self.module).layers.values())

    def _name_of_table(self, stack: str) -> str:
        """Return the name of the tensor of positions in the passes of a stack; "" if it has none."""
        if stack not in self._stacks:
            return ""
        path = anatomy_of(self.module).path(stack, 0)
        places = {"": self._family.added_positions, ".mapped": self._family.mapped_positions}
        found = (between for between, name in places.items() if module_beside(self.module, path, name) is not None)
        return next((f"{stack}{between}.positions" for between in found), "")

    @property
    def turns(self) -> Turns:
        """Which dimensions of queries and keys rotary positions turn together; "" if none are seen to be."""
        return self._family.turns if self.shows_inside else ""

    @property
    def rotary_base(self) -> float | None:
        """The base of the wavelengths of rotary positions; None if the model has none."""
        return base_of(self.module) if self.turns else None

    @inference()
    def rotation(self, trace: Trace, *, layer: int = 0, head: int = 0, edits: Edits = NO_EDITS) -> Rotation:
        """Return how rotary positions turn the queries and keys of a head in the run of ``trace``, made with ``edits``.

        These turn by the places that the model has learned, whatever ``edits`` say of positions.

        Raises:
            InputError: if the model has no rotary positions or no such head, or the run has fewer than two tokens.
        """
        if not self.turns:
            raise InputError("core-no-rotation")
        ids = self.source_ids(trace.text, edits)
        stack, named = ("decoder", {"use_cache": False}) if self.task == "generator" else ("encoder", {})
        if stack == "decoder":
            ids = [*ids[:1], *(step.id for step in trace.steps[:-1])]
        anatomy = anatomy_of(self.module)
        if not 0 <= head < anatomy.heads.get((stack, layer), 0):
            raise no_head(stack, layer, head, {stack: (anatomy.depth(stack), anatomy.heads[stack, 0])})
        if len(ids) < 2:
            raise InputError("core-first-not-turned")
        recorder = Recorder(lambda name: name.startswith(f"{stack}.{layer}.self."))
        with watching(self.edit_hook(replace(edits, positions="on"))), recording(recorder, before_rotation=True):
            self.module(input_ids=torch.tensor([ids], device=self.device), **named)
        seen = {name.rpartition(".")[2]: tensor[0] for name, tensor in recorder.tensors.items()}
        tokens = trace.target_tokens if stack == "decoder" else trace.source_tokens
        return _rotation(self.turns, seen, tokens[: len(ids)], layer, head)


def base_of(module: Any) -> float:
    """Return the base of the wavelengths of rotary positions; of several, that of layers that look at all tokens."""
    parameters = module.config.rope_parameters
    return float(parameters.get("full_attention", parameters)["rope_theta"])


def _rotation(turns: Turns, seen: dict[str, Tensor], pieces: tuple[str, ...], layer: int, head: int) -> Rotation:
    assert turns
    query, key, turned_query, turned_key = (
        as_numpy(seen[name][head]) for name in ("unrotated_query", "unrotated_key", "query", "key")
    )
    vectors = (query, key, turned_query, turned_key)
    first = slice(None, None, 2) if turns == "pairs" else slice(seen["cosine"].shape[-1] // 2)
    second = torch.complex(seen["cosine"][1].float(), seen["sine"][1].float())[first]
    return Rotation(layer, head, pieces, as_numpy(second.angle()), float(second[0].abs()), *vectors, turns)

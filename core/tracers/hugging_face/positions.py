"""The positions of a Hugging Face decoder-only model: a learned table, or rotations of queries and keys."""

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np
import torch
from torch import Tensor

from core.errors import InputError, no_head
from core.interventions.edits import NO_EDITS, Edits
from core.results.rotation import Rotation
from core.results.trace import Trace
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.anatomy import anatomy_of
from core.tracers.hugging_face.capture import recording, watching
from core.tracers.hugging_face.changes import Changeable
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.placing import in_memory
from core.tracers.threads import inference
from core.tracers.wiring import Turns
from core.transformer.hooks import Recorder

OWN_ONLY = "This is shown for this project's own models. Choose one of them."
WEIGHTS_ONLY = "This model shows its attention weights only. Choose one of this project's own models."


class WithPositions(Changeable):
    """The positions of a model of Hugging Face: what it adds to its tokens, or how it turns queries and keys."""

    module: Any
    device: torch.device

    def attention_parameters(self, map_name: str, layer: int) -> NoReturn:
        """Refuse to show what an attention has learned.

        Raises:
            InputError: always; the message says which models show it.
        """
        raise InputError(OWN_ONLY)

    def position_table(self, stack: str = "encoder") -> np.ndarray:
        """Return what the ``"decoder"`` of a decoder-only model adds to its tokens: [position, d_model].

        Raises:
            InputError: if the model adds no learned table, or is of another kind.
        """
        table = learned_table(self.module) if self.task == "generator" and stack == "decoder" else None
        if table is None:
            raise InputError(OWN_ONLY)
        return as_numpy(table)

    @property
    def turns(self) -> Turns:
        """Which dimensions of queries and keys rotary positions turn together; "" if none are seen to be."""
        return family_of(self.module.config.model_type).turns if self.shows_inside else ""

    @property
    def rotary_base(self) -> float | None:
        """The base of the wavelengths of rotary positions; None if the model has none."""
        return base_of(self.module) if self.task == "generator" and is_rotary(self.module) else None

    @inference()
    def rotation(self, trace: Trace, *, layer: int = 0, head: int = 0, edits: Edits = NO_EDITS) -> Rotation:
        """Return how rotary positions turn the queries and keys of a head in the run of ``trace``, made with ``edits``.

        Raises:
            InputError: if the model has no rotary positions or no such head, or the run has fewer than two tokens.
        """
        ids = [*self.source_ids(trace.text, edits)[:1], *(step.id for step in trace.steps[:-1])]
        batch = torch.tensor([ids], device=self.device)
        with watching(self.edit_hook(edits)):
            return rotation_of(self.module, batch, trace.target_tokens[: len(ids)], layer, head)


def learned_table(module: Any) -> Tensor | None:
    """Return the table [position, d_model] that a decoder-only model adds to its tokens; None if it has none."""
    name = family_of(module.config.model_type).positions
    found = next((part for path, part in module.named_modules() if name and path.endswith(name)), None)
    if found is None:
        return None
    with in_memory(found):
        weight: Tensor = found.weight
    return weight


def is_rotary(module: Any) -> bool:
    """Return True if a known decoder-only model turns its queries and keys."""
    return bool(family_of(module.config.model_type).turns)


def base_of(module: Any) -> float:
    """Return the base of the wavelengths of rotary positions; of several, that of layers that look at all tokens."""
    parameters = module.config.rope_parameters
    return float(parameters.get("full_attention", parameters)["rope_theta"])


def rotation_of(module: Any, ids: Tensor, pieces: Sequence[str], layer: int, head: int) -> Rotation:
    """Return how the positions turn the queries and keys of a head in a run that reads ``ids`` [1, position].

    Raises:
        InputError: if the model has no rotary positions or no such head, or fewer than two tokens are read.
    """
    if not is_rotary(module) or not anatomy_of(module).is_captured:
        raise InputError("No rotation can be shown for this model; choose one with rotary positions, such as Llama.")
    anatomy = anatomy_of(module)
    heads = anatomy.heads.get(("decoder", layer), 0)
    if not 0 <= head < heads:
        raise no_head("decoder", layer, head, {"decoder": (anatomy.depth("decoder"), anatomy.heads["decoder", 0])})
    if ids.shape[1] < 2:
        raise InputError("The first position is not turned; type at least two tokens.")
    recorder = Recorder(lambda name: name.startswith(f"decoder.{layer}.self."))
    with recording(recorder, before_rotation=True):
        module(input_ids=ids, use_cache=False)
    seen = {name.rpartition(".")[2]: tensor[0] for name, tensor in recorder.tensors.items()}
    names = ("unrotated_query", "unrotated_key", "query", "key")
    query, key, turned_query, turned_key = (as_numpy(seen[name][head]) for name in names)
    turns = family_of(module.config.model_type).turns or "halves"
    first = slice(None, None, 2) if turns == "pairs" else slice(seen["cosine"].shape[-1] // 2)
    second = torch.complex(seen["cosine"][1].float(), seen["sine"][1].float())[first]
    vectors = (query, key, turned_query, turned_key)
    return Rotation(layer, head, tuple(pieces), as_numpy(second.angle()), float(second[0].abs()), *vectors, turns=turns)

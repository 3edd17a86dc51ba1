"""The positions of a Hugging Face decoder-only model: a learned table, or rotations of queries and keys."""

import sys
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from core.errors import InputError, no_head
from core.interventions.edits import NO_EDITS, Edits
from core.results.rotation import Rotation
from core.results.trace import Trace
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.silencing import heads_of, joints_of, silenced
from core.tracers.text_model import TextModel
from core.tracers.threads import inference

WEIGHTS_ONLY = "This model shows its attention weights only. Choose one of this project's own models."


class WithPositions(TextModel):
    """The positions of a model of Hugging Face: what it adds to its tokens, or how it turns queries and keys."""

    module: Any

    def position_table(self, stack: str = "encoder") -> np.ndarray:
        """Return what the ``"decoder"`` of a decoder-only model adds to its tokens: [position, d_model].

        Raises:
            InputError: if the model adds no learned table, or is of another kind.
        """
        table = learned_table(self.module) if self.task == "generator" and stack == "decoder" else None
        if table is None:
            raise InputError(WEIGHTS_ONLY)
        return as_numpy(table)

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
        batch = torch.tensor([ids], device=self.module.device)
        with silenced(self.module, (edits.heads_off,)):
            return rotation_of(self.module, batch, trace.target_tokens[: len(ids)], layer, head)


def learned_table(module: Any) -> Tensor | None:
    """Return the table [position, d_model] that a decoder-only model adds to its tokens; None if it has none."""
    name = family_of(module.config.model_type).positions
    return next((part.weight for path, part in module.named_modules() if name and path.endswith(name)), None)


def is_rotary(module: Any) -> bool:
    """Return True if a known decoder-only model turns its queries and keys."""
    return family_of(module.config.model_type).projected is not None


def base_of(module: Any) -> float:
    """Return the base of the wavelengths of rotary positions; of several, that of layers that look at all tokens."""
    parameters = module.config.rope_parameters
    return float(parameters.get("full_attention", parameters)["rope_theta"])


def rotation_of(module: Any, ids: Tensor, pieces: Sequence[str], layer: int, head: int) -> Rotation:
    """Return how the positions turn the queries and keys of a head in a run that reads ``ids`` [1, position].

    Raises:
        InputError: if the model has no rotary positions or no such head, or fewer than two tokens are read.
    """
    projected = family_of(module.config.model_type).projected
    if projected is None:
        raise InputError("This model does not turn queries and keys; choose one with rotary positions, such as Llama.")
    heads, joints = heads_of(module, "decoder"), joints_of(module)
    if ("decoder", layer) not in joints or not 0 <= head < heads:
        raise no_head("decoder", layer, head, {"decoder": (len(joints), heads)})
    if ids.shape[1] < 2:
        raise InputError("The first position is not turned; type at least two tokens.")
    attention, states, (cosine, sine) = _read(module, ids, joints["decoder", layer])
    vectors = projected(attention, states)
    turned = sys.modules[type(attention).__module__].apply_rotary_pos_emb(*vectors, cosine, sine)
    query, key, turned_query, turned_key = (
        as_numpy(one[0, head * one.shape[1] // heads]) for one in (*vectors, *turned)
    )
    second = torch.complex(cosine[0, 1].float(), sine[0, 1].float())[: cosine.shape[-1] // 2]
    frequencies, scale = as_numpy(second.angle()), float(second[0].abs())
    return Rotation(layer, head, tuple(pieces), frequencies, scale, query, key, turned_query, turned_key)


def _read(module: Any, ids: Tensor, joint: Any) -> tuple[Any, Tensor, tuple[Tensor, Tensor]]:
    """Return the attention with this output projection, the states that it reads, and its cosines and sines."""
    attention = next(part for part in module.modules() if any(child is joint for child in part.children()))
    seen: list[tuple[Tensor, tuple[Tensor, Tensor]]] = []
    thread = threading.get_ident()

    def keep(_attention: Any, given: tuple[Any, ...], named: dict[str, Any]) -> None:
        if threading.get_ident() == thread:  # others may run the same model
            seen.append((given[0] if given else named["hidden_states"], named["position_embeddings"]))

    hook = attention.register_forward_pre_hook(keep, with_kwargs=True)
    try:
        module(input_ids=ids, use_cache=False)
    finally:
        hook.remove()
    return attention, *seen[0]

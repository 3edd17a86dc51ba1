"""Recording a run of a native model: the tensors to keep, as NumPy without a batch axis."""

import math
import re
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from jaxtyping import Float32
from torch import Tensor

from core.decoding import Decoding, Finished, length_norm
from core.errors import InputError
from core.results.trace import AttentionMap, Step
from core.tracers.arrays import as_numpy, stacked
from core.transformer.hooks import Recorder

Details = bool | str | Sequence[str]

_ALWAYS = (".weights", ".mask", ".stream", "encoder.output")
_STAGES = "query|key|value|scores|scaled|biased|capped|masked|weights|output|joined|update"
_ATTENTION = re.compile(rf"\.(self|cross)\.(read|unrotated_query|unrotated_key|{_STAGES})$")


def new_recorder(details: Details) -> Recorder:
    """Return a hook that keeps what every ``Trace`` holds, and the ``details`` asked for."""
    return Recorder(
        lambda name: name.endswith(_ALWAYS) or _requested(name, details), lambda scope: _may_hold(scope, details)
    )


def details_of(recorder: Recorder, details: Details) -> dict[str, np.ndarray]:
    """Return the tensors asked for by name.

    Raises:
        InputError: if a name fits no tensor of the run.
    """
    for requested in () if isinstance(details, bool) else _names(details):
        if not any(_is_in_scope(name, requested) for name in recorder.tensors):
            known = next(name for name in recorder.tensors if name.endswith(".weights"))
            raise InputError("core-no-tensor", name=f"{requested!r}", example=f"{known!r}")
    return {name: as_numpy(tensor[0]) for name, tensor in recorder.tensors.items() if _requested(name, details)}


def attention_map(recorder: Recorder, name: str, queries: tuple[str, ...], keys: tuple[str, ...]) -> AttentionMap:
    """Return the ``"encoder"``, ``"decoder"`` or ``"cross"`` map of all layers and heads.

    A cell is masked if it is so in every layer: some have a window, and some look at all tokens.
    """
    stack, kind = _stack_and_kind(name)
    masks = [mask[0, 0].cpu().numpy() for mask in _layers(recorder, stack, f"{kind}.mask")]
    return AttentionMap(_by_layer(recorder, stack, f"{kind}.weights"), queries, keys, np.any(masks, axis=0))


def weights_of(recorder: Recorder, name: str) -> list[Tensor]:
    """Return the weights [batch, head, query, key] of each layer of a map; none if they were not seen."""
    stack, kind = _stack_and_kind(name)
    return _layers(recorder, stack, f"{kind}.weights")


def residual_stream(recorder: Recorder, stack: str) -> Float32[np.ndarray, "depth token d_model"]:
    """Return the residual stream of ``"encoder"`` or ``"decoder"``, embeddings first."""
    embedded = as_numpy(recorder.tensors[f"{stack}.stream"])
    return np.concatenate((embedded, _by_layer(recorder, stack, "stream")))


def _stack_and_kind(name: str) -> tuple[str, str]:
    return ("decoder", "cross") if name == "cross" else (name, "self")


def _by_layer(recorder: Recorder, stack: str, name: str) -> Float32[np.ndarray, "layer ..."]:
    """Return the tensors ``stack.I.name`` of all layers I on a new first axis, without the batch axis."""
    return stacked([tensor[0] for tensor in _layers(recorder, stack, name)])


def _layers(recorder: Recorder, stack: str, name: str) -> list[Tensor]:
    tensors: list[Tensor] = []
    while f"{stack}.{len(tensors)}.{name}" in recorder.tensors:
        tensors.append(recorder.tensors[f"{stack}.{len(tensors)}.{name}"])
    return tensors


def _may_hold(scope: str, details: Details) -> bool:
    """Return True if a tensor of ``scope`` can be requested. LayerNorms count only if they were named."""
    if not scope.endswith("_norm"):
        return True
    asked = () if isinstance(details, bool) else _names(details)
    return any(_is_in_scope(scope, one) or _is_in_scope(one, scope) for one in asked)


def _requested(name: str, details: Details) -> bool:
    if isinstance(details, bool):
        return details and _ATTENTION.search(name) is not None
    return any(_is_in_scope(name, requested) for requested in _names(details))


def _names(details: str | Sequence[str]) -> Sequence[str]:
    return (details,) if isinstance(details, str) else details


def _is_in_scope(name: str, requested: str) -> bool:
    """Return True if ``requested`` is ``name`` or a scope around it; ``encoder.1`` is not a scope of
    ``encoder.10.self.scores``."""
    return f"{name}.".startswith(f"{requested.rstrip('.')}.")


def unscored(tokens: Sequence[int]) -> Finished:
    """Return a target that was not searched for; ``with_scores`` gives it its numbers."""
    return Finished(tuple(tokens), math.nan, math.nan)


def with_scores(given: Finished, steps: tuple[Step, ...], decoding: Decoding) -> Finished:
    """Return a target that was not searched for with the numbers that a search would give it."""
    total = sum(step.log_probability for step in steps)
    return replace(given, log_probability=total, score=total / length_norm(len(steps), decoding.length_penalty))

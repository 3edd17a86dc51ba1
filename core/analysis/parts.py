"""The direct effect of each head's output on the logits.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits": everything in the residual stream is added, so
that a logit is a sum over embedding, position, and what every head, feed-forward and bias wrote. The norms on the way
are held at their values in the run, and so linear: pre-norm and post-norm stacks are both exact. The effects are direct
ones: what a head changes through later heads and feed-forwards counts for those.
"""

from collections.abc import Iterator, Sequence

import numpy as np
import torch
from jaxtyping import Float64
from torch.nn.functional import linear

from core.analysis.attribution.question import Model, refuse_no_parts
from core.analysis.sub_layers import HeldNorm, RecordedPass, recorded
from core.budget import check_budget
from core.errors import InputError, refusal_of
from core.interventions.edits import NO_EDITS, Edits
from core.results.parts import HeadLogits, Pushed
from core.results.trace import Trace
from core.tracers.arrays import as_numpy
from core.tracers.threads import inference
from core.tracers.wiring import Wiring

MOST = 6  # tokens that are named of all whose logits a head raises

Vectors = Float64[np.ndarray, "head row d_model"]


@inference()
def head_logits(model: Model, trace: Trace, map_name: str, edits: Edits = NO_EDITS) -> HeadLogits:
    """Return what the output of each head of a map adds straight to the logits of the row's own prediction.

    The logits of a model with a cap on them, such as Gemma 2, are those before it.

    Args:
        model: the model that ``trace`` is a run of.
        trace: the run; its target is read again.
        map_name: ``"decoder"`` or ``"cross"``, or ``"encoder"`` of a classifier.
        edits: the changes of the run.

    Raises:
        InputError: if nothing leads straight from that map to the logits, or they are no sum of such parts.
    """
    if map_name not in trace.attention:
        raise InputError("core-no-attention", map=f"{map_name!r}", choices=[*trace.attention])
    if map_name == "encoder" and trace.steps:
        raise InputError("core-heads-add-nothing")
    refuse_no_parts(model)
    run = recorded(model, trace, edits)
    layers = list(carried_heads(run, map_name))[::-1]
    if not trace.steps:
        shares = run.real / max(1, run.real.sum())  # the last states are averaged over the text
        labels = _above_mean(run.wiring, range(len(model.labels))).T
        return HeadLogits(map_name, np.stack([heads @ labels * shares[:, None] for heads in layers]).astype(np.float32))
    own = _above_mean(run.wiring, [step.id for step in trace.steps])
    layers = [heads[:, : len(own)] for heads in layers]  # a target may end with padding
    values = np.stack([(heads * own).sum(axis=-1) for heads in layers])[..., None]
    return HeadLogits(map_name, values.astype(np.float32), tuple(_most(model, run.wiring, head) for head in layers[-1]))


def leads_to_logits(model: Model, map_name: str) -> bool:
    """Return True if ``head_logits`` takes a map: its heads add to logits that are sums of such parts."""
    is_sum = refusal_of(lambda: refuse_no_parts(model)) is None
    return is_sum and (map_name != "encoder" or "decoder" not in model.wiring.stacks)


def carried_heads(run: RecordedPass, map_name: str) -> Iterator[Vectors]:
    """Yield what the heads of each layer, the last one first, add to the last states of their stack."""
    stack = "encoder" if map_name == "encoder" else "decoder"
    final = run.last_norm(stack)
    norms: list[HeldNorm] = [] if final is None else [final]
    for layer in reversed(run.sub_layers(stack)):
        check_budget()
        norms = [layer.norm, *norms] if layer.norm else norms
        if layer.map == map_name:
            heads = run.heads(layer.name)
            vectors = heads.weights @ heads.value @ heads.output
            for norm in norms if heads.behind is None else (heads.behind, *norms):
                vectors = norm.linear(vectors)
            yield vectors


def _above_mean(wiring: Wiring, ids: Sequence[int]) -> Float64[np.ndarray, "id d_model"]:
    """Return the rows that read some logits from the last states, above the mean of all."""
    assert wiring.unembedding is not None  # a model without one is refused
    weight = as_numpy(wiring.unembedding)
    return (weight[list(ids)].astype(np.float64) - weight.mean(0, dtype=np.float64)) * wiring.output_factor


def _most(model: Model, wiring: Wiring, vectors: Float64[np.ndarray, "row d_model"]) -> tuple[Pushed, ...]:
    """Return the tokens that each row raises most."""
    check_budget()
    assert wiring.unembedding is not None  # a model without one is refused
    weight = wiring.unembedding.float()
    logits = linear(torch.tensor(vectors.astype(np.float32), device=weight.device), weight) * wiring.output_factor
    values, ids = (logits - logits.mean(dim=-1, keepdim=True)).topk(MOST)
    rows = zip(ids.tolist(), values.tolist(), strict=True)
    return tuple(tuple(zip(map(model.tokenizer.piece, one), by, strict=True)) for one, by in rows)

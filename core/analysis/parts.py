"""The direct effect of each head's output on the logits.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits": everything in the residual stream is added, so
that a logit is a sum over embedding, position, and what every head, feed-forward and bias wrote. The norms on the way
are held at their values in the run, and so linear: pre-norm and post-norm stacks are both exact. The effects are direct
ones: what a head changes through later heads and feed-forwards counts for those.
"""

from collections.abc import Iterator

import numpy as np
import torch
from jaxtyping import Float64

from core.analysis.sub_layers import HeldNorm, RecordedPass
from core.budget import check_budget
from core.errors import InputError
from core.interventions.edits import NO_EDITS, Edits
from core.results.parts import HeadLogits, Pushed
from core.results.trace import Trace
from core.tracers.arrays import as_numpy
from core.tracers.native import NativeModel
from core.tracers.threads import inference
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel

MOST = 6  # tokens that are named of all whose logits a head raises

Vectors = Float64[np.ndarray, "head row d_model"]


@inference()
def head_logits(model: NativeModel, trace: Trace, map_name: str, edits: Edits = NO_EDITS) -> HeadLogits:
    """Return what the output of each head of a map adds straight to the logits of the row's own prediction.

    Args:
        model: the model that ``trace`` is a run of.
        trace: the run; its target is read again.
        map_name: ``"decoder"`` or ``"cross"``, or ``"encoder"`` of a classifier.
        edits: the changes of the run.

    Raises:
        InputError: if nothing leads straight from that map to the logits.
    """
    module = model.module
    if map_name not in trace.attention:
        raise InputError(f"{model.name} has no attention named {map_name!r}; it has {', '.join(trace.attention)}.")
    if map_name == "encoder" and not isinstance(module, Classifier):
        raise InputError("Heads of this encoder add nothing to the logits directly: only the decoder reads them.")
    run = _recorded(model, trace, edits)
    layers = list(carried_heads(run, map_name))[::-1]
    if isinstance(module, Classifier):
        shares = run.real / max(1, run.real.sum())  # the last states are averaged over the text
        labels = _above_mean(as_numpy(module.head.weight)).T
        return HeadLogits(map_name, np.stack([heads @ labels * shares[:, None] for heads in layers]).astype(np.float32))
    own = _above_mean(as_numpy(module.unembedding_weight))[[step.id for step in trace.steps]]
    layers = [heads[:, : len(own)] for heads in layers]  # a target may end with padding
    values = np.stack([(heads * own).sum(axis=-1) for heads in layers])[..., None]
    return HeadLogits(map_name, values.astype(np.float32), tuple(_most(model, module, head) for head in layers[-1]))


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


def _recorded(model: NativeModel, trace: Trace, edits: Edits) -> RecordedPass:
    """Return the pass of a run over its source and all that its decoder read, padding included."""
    source, edits = model.source_ids(trace.text, edits) if trace.source_tokens else [], model.resolved(edits)
    if not trace.steps:
        return RecordedPass(model, source, [], edits)
    read = [model.config.start_id, *(step.id for step in trace.steps[:-1])]
    return RecordedPass(model, source, [*read, *[model.config.pad_id] * edits.target_pads], edits)


def _above_mean(weight: np.ndarray) -> Float64[np.ndarray, "_ d_model"]:
    exact = weight.astype(np.float64)
    return exact - exact.mean(axis=0)


def _most(model: NativeModel, module: DecoderModel, vectors: Float64[np.ndarray, "row d_model"]) -> tuple[Pushed, ...]:
    """Return the tokens that each row raises most."""
    check_budget()
    logits = module.unembed(torch.tensor(vectors.astype(np.float32), device=model.device)).float()
    values, ids = (logits - logits.mean(dim=-1, keepdim=True)).topk(MOST)
    rows = zip(ids.tolist(), values.tolist(), strict=True)
    return tuple(tuple(zip(map(model.tokenizer.piece, one), by, strict=True)) for one, by in rows)

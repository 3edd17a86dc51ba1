"""A logit as an exact sum over the parts of the model.

The bars of "direct logit attribution" (Elhage et al. 2021; ``logit_attrs`` of TransformerLens), for encoder-decoders
and classifiers too.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from core.analysis.attribution.question import Candidate, Model, ask, refuse_no_parts
from core.analysis.sub_layers import RecordedPass
from core.analysis.terms import parts_of, read_terms
from core.errors import InputError, options_by_name, whole
from core.interventions.edits import Edits
from core.results.logit_parts import LogitParts, Terms
from core.tracers.threads import one_thread
from core.tracers.variants import edits_of


@options_by_name
@one_thread()
def logit_parts(
    model: Model,
    text: str,
    *,
    step: int | None = None,
    target: str | Sequence[int] | None = None,
    token: Candidate | None = None,
    label: str | None = None,
    against: Candidate | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
) -> LogitParts:
    """Return what each part of the model adds to the logit of one prediction, above the mean of all logits or a rival.

    The arguments are those of ``attribute``. The weights of attention and the factors of all norms are held, so that
    the sum is exact; *why* a head looks there is not in it.

    Raises:
        InputError: if the text cannot be read, there is no such step, token or label, or the model keeps its values to
            itself.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    refuse_no_parts(model)
    question, _ = ask(model, text, step, target, token=token, label=label, against=against, edits=edits)
    run = RecordedPass(model, question.source_ids, question.read_ids, edits_of(question))
    return parts_of(run, question)


@options_by_name
@one_thread()
def deeper(model: Model, parts: LogitParts, *, layer: int, head: int, place: int) -> Terms:
    """Return what a head of cross-attention read at one place of the source, split into the parts of the encoder there.

    One level deeper than ``parts.reads["cross"][layer, head, place]``, which is their sum: the read is linear in the
    last state of the encoder at ``place``, and this state is a sum of parts. ``output_bias`` is the bias of the value.

    Args:
        model: the model that ``parts`` are of.
        parts: from ``logit_parts``.
        layer, head, place: which read, counted from 0.

    Raises:
        InputError: if there is no such read.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    refuse_no_parts(model)
    asked = parts.question
    if "cross" not in parts.reads:
        raise InputError("core-no-cross-attention", model=model.name)
    shape = parts.reads["cross"].shape
    for name, value, size in zip(("layer", "head", "place"), (layer, head, place), shape, strict=True):
        whole(name, value, 0, size - 1)
    run = RecordedPass(model, asked.source_ids, asked.read_ids, edits_of(asked))
    return read_terms(run, asked, layer, head, place)

"""From what a person asks to the one prediction that is to be explained, or a sentence that says why not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from core.errors import InputError, options_of, whole
from core.interventions.edits import Edits
from core.results.attribution import Question
from core.results.trace import Trace
from core.tracers.hugging_face import HubModel
from core.tracers.native import NativeModel
from core.tracers.text_model import TextModel

Model = NativeModel | HubModel
Candidate = int | str  # an id, or a piece; of a classifier a label


def refuse_no_model(model: object) -> None:
    """Refuse what is no loaded model.

    Raises:
        InputError: with what to write.
    """
    if not isinstance(model, TextModel):
        raise InputError("core-no-loaded-model", given=f"{model!r:.40}")


def refuse_encoder(model: TextModel) -> None:
    """Refuse a model that predicts nothing by itself.

    Raises:
        InputError: with what to choose.
    """
    if model.task == "encoder":
        raise InputError("core-nothing-to-explain", model=model.name)


def refuse_no_step(model: TextModel, step: int, count: int) -> None:
    """Refuse a step that a run of ``count`` steps does not have, and a model that writes nothing.

    Raises:
        InputError: with what the run has, or with what to choose.
    """
    refuse_encoder(model)
    if step >= count:
        raise InputError("core-no-step", step=step, task=model.task, count=count)


def refuse_no_values(model: Model) -> None:
    """Refuse a model that keeps its values to itself.

    Raises:
        InputError: with what to choose.
    """
    refuse_no_model(model)
    if not model.shows_values:
        raise InputError("core-values-hidden", model=model.name)


def refuse_nothing_to_carry(model: Model) -> None:
    """Refuse a model that predicts nothing by itself, or shows its attention weights only.

    Raises:
        InputError: with what it shows.
    """
    refuse_no_model(model)
    refuse_encoder(model)
    if not model.shows_inside:
        raise InputError("core-nothing-to-carry", model=model.name)


def refuse_no_parts(model: Model) -> None:
    """Refuse a model whose answer is no sum of parts that are seen.

    Raises:
        InputError: with what explains it instead.
    """
    refuse_no_values(model)
    refuse_encoder(model)
    if model.wiring.why_not:
        raise InputError(model.wiring.why_not)


def has_nan(trace: Trace) -> bool:
    """Return True if the answer of a run is not a number."""
    scores = trace.classification.probabilities if trace.classification else [s.log_probability for s in trace.steps]
    return bool(np.isnan(scores).any())


def refuse_nan(trace: Trace) -> None:
    """Refuse a run whose answer is not a number.

    Raises:
        InputError: with the cause and what to do.
    """
    if has_nan(trace):
        raise InputError("core-nan")


def ask(
    model: Model,
    text: str,
    step: int | None = None,
    target: str | Sequence[int] | None = None,
    *,
    token: Candidate | None = None,
    label: str | None = None,
    against: Candidate | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
) -> tuple[Question, Trace]:
    """Return the question, and a trace of the run that it is asked of.

    The arguments are those of ``attribute``.

    Raises:
        InputError: if the text cannot be read, there is no such step, token or label, the model cannot do one of the
            edits, or they leave no number to explain.
    """
    refuse_encoder(model)
    edits = options_of(Edits, edits)
    if model.task == "classifier":
        return _about_label(model, text, step, token if label is None else label, against, edits)
    if label is not None:
        raise InputError("core-writes-no-label", model=model.name, label=f"{label!r}")
    return _about_step(model, text, step, target, token, against, edits)


def _about_label(
    model: Model, text: str, step: int | None, label: Candidate | None, against: Candidate | None, edits: Edits
) -> tuple[Question, Trace]:
    if step is not None:
        raise InputError("core-classifies-no-step", model=model.name, step=f"{step!r:.40}")
    chosen, other = (None if one is None else _label(model, one) for one in (label, against))
    trace = model.trace(text, edits=edits)
    chosen = model.labels.index(trace.output) if chosen is None else chosen
    return _question(model, trace, edits, chosen, other, model.labels.__getitem__), trace


def _about_step(
    model: Model,
    text: str,
    step: int | None,
    target: str | Sequence[int] | None,
    token: Candidate | None,
    against: Candidate | None,
    edits: Edits,
) -> tuple[Question, Trace]:
    if step is None:
        raise InputError("core-which-step")
    whole("step", step)
    trace = model.trace(text, target=target, edits=edits)
    refuse_no_step(model, step, len(trace.steps))
    written = [one.id for one in trace.steps]
    chosen = written[step] if token is None else _token(model, token, trace, step)
    other = None if against is None else _token(model, against, trace, step)
    read = (model.first_id(text, edits), *written[:step])
    return _question(model, trace, edits, chosen, other, model.tokenizer.piece, step, read), trace


def _question(
    model: Model,
    trace: Trace,
    edits: Edits,
    chosen: int,
    other: int | None,
    name_of: Callable[[int], str],
    step: int | None = None,
    read: tuple[int, ...] = (),
) -> Question:
    """Return the question why ``chosen`` and not ``other``, a token or a label, in a run that has ``read`` so far."""
    refuse_nan(trace)
    if chosen == other:
        raise InputError("core-same-candidates", token=f"{name_of(chosen)!r}")
    added = [index for index, span in enumerate(trace.source_spans) if span is None]
    return Question(
        model=model.name,
        text=trace.text,
        step=step,
        token=name_of(chosen),
        id=chosen,
        against=None if other is None else name_of(other),
        against_id=other,
        source_ids=tuple(model.source_ids(trace.text, edits) if trace.source_tokens else ()),
        read_ids=read,
        source_tokens=trace.source_tokens,
        target_tokens=trace.target_tokens[: len(read)],
        fixed=tuple(added) if model.relies_on_added else (),
        edits=model.resolved(edits).named,
    )


def _label(model: Model, label: Candidate) -> int:
    if label not in model.labels:
        raise InputError("core-no-label", label=f"{label!r}", labels=[*model.labels])
    return model.labels.index(str(label))


def _token(model: Model, token: Candidate, trace: Trace, step: int) -> int:
    """Return the id of a token given as id or as piece; a word that starts with a space may be written without it."""
    if isinstance(token, str):
        for candidate in trace.steps[step].top:
            if candidate.token in (token, f"▁{token}"):
                return candidate.id
        found = [_id_of(model, piece) for piece in (token, f"▁{token}")]
        if all(one is None for one in found):
            raise InputError("core-no-piece", piece=f"{token!r}")
        return next(one for one in found if one is not None)
    whole("token", token, -(2**63))
    if not 0 <= token < model.vocabulary_size:
        raise InputError("core-no-token", token=token, last=model.vocabulary_size - 1)
    return token


def _id_of(model: Model, piece: str) -> int | None:
    try:
        return model.tokenizer.id_of(piece)
    except ValueError:
        return None

"""The effect of each head on a prediction: the head is switched off, and the target is read again.

The measure of Michel et al. 2019, "Are Sixteen Heads Really Better than One?", section 3, who scored whole corpora
without one head at a time; here it is the log-probability of one target, token by token.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from core.analysis.attribution.question import refuse_encoder, refuse_nan, refuse_no_model
from core.budget import check_budget
from core.errors import InputError, options_by_name, options_of
from core.interventions.edits import Edits, HeadName
from core.results.head_effects import HeadEffects
from core.results.trace import Trace
from core.tracers.hugging_face import HubModel
from core.tracers.native import NativeModel
from core.tracers.silenced_runs import SilencedRuns
from core.tracers.threads import inference

Progress = Callable[[int, int], object]  # told how many heads are done, and how many there are

_MOST_LOGITS = 8_000_000  # numbers that one pass may compute at its end: 32 MB
_MOST_TOKENS = 1_024  # and tokens that it may read, over all its rows: more is no faster, and others wait for the pass


@options_by_name
@inference()
def head_effects(
    model: NativeModel | HubModel,
    text: str,
    *,
    target: str | Sequence[int] | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> HeadEffects:
    """Return what each head of every map adds to the target of ``text``.

    All heads are silenced in a few batched passes that read the whole target at once: for short sentences 72 heads
    take two. Heads of the encoder need the encoder again, others the decoder alone.

    Args:
        target: what a translator is shown to have written, as a text or as the ids of a trace's steps; its own greedy
            translation if not given. For a classifier the label to judge by; its own answer if not given.
        edits: changes to the run in which the heads are silenced one by one; one that is off already has no effect.
        progress: called after each pass with the heads done and the heads there are; what it raises ends the work.

    Raises:
        InputError: if the text or the target cannot be read, heads of this model cannot be silenced, or the model
            cannot do one of the edits.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    refuse_no_model(model)
    refuse_encoder(model)
    edits = options_of(Edits, edits)
    trace, ids, tokens = _first_run(model, text, target, edits)
    refuse_nan(trace)
    reading = model.silenced_runs(text, ids, edits)
    heads = [HeadName(name, *place) for name, shape in trace.shapes.items() for place in np.ndindex(shape)]
    changes, before = [], np.zeros(0, dtype=np.float32)
    for chunk in _chunks(heads, _rows_at_once(reading, trace, len(ids))):
        check_budget()
        log_probabilities = reading.without([None, *chunk])
        # Compared with a row of the same pass, so that rounding cancels and a head without output changes nothing.
        before, changed = log_probabilities[0], log_probabilities[1:] - log_probabilities[0]
        changes.append(changed)
        if progress:
            progress(sum(map(len, changes)), len(heads))
    return _effects(model, trace, tokens, before, np.concatenate(changes))


def _first_run(
    model: NativeModel | HubModel, text: str, target: str | Sequence[int] | None, edits: Edits
) -> tuple[Trace, list[int], tuple[str, ...]]:
    """Return a trace of ``text``, and the ids and the tokens whose probability is judged."""
    if model.task != "classifier":
        trace = model.trace(text, target=target, edits=edits)
        return trace, [step.id for step in trace.steps], tuple(step.token for step in trace.steps)
    if target is not None and target not in model.labels:
        raise InputError("core-no-label", label=f"{target!r}", labels=[*model.labels])
    trace = model.trace(text, edits=edits)
    label = trace.output if target is None else str(target)
    return trace, [model.labels.index(label)], (label,)


def _rows_at_once(reading: SilencedRuns, trace: Trace, predictions: int) -> int:
    """Return the number of heads that one pass may silence, so that its memory stays bounded."""
    tokens = len(trace.source_tokens) + len(trace.target_tokens)
    return max(1, min(_MOST_LOGITS // (predictions * reading.outputs), _MOST_TOKENS // tokens) - 1)


def _chunks(heads: Sequence[HeadName], size: int) -> Iterator[Sequence[HeadName]]:
    """Yield the heads in their order, ``size`` at most at once, those of the encoder apart."""
    encoder = sum(name.map == "encoder" for name in heads)
    for part in (heads[:encoder], heads[encoder:]):
        yield from (part[first : first + size] for first in range(0, len(part), size))


def _effects(
    model: NativeModel | HubModel, trace: Trace, tokens: tuple[str, ...], before: np.ndarray, changes: np.ndarray
) -> HeadEffects:
    """Return ``changes`` [head of all maps, target] by map."""
    by_token, first = {}, 0
    for name, (layers, heads) in trace.shapes.items():
        by_token[name] = changes[first : first + layers * heads].reshape(layers, heads, -1)
        first += layers * heads
    return HeadEffects(
        model=model.name,
        text=trace.text,
        target_tokens=tokens,
        log_probability=before,
        change={name: array.sum(-1) for name, array in by_token.items()},
        by_token=by_token,
    )

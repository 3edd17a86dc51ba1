"""Two runs of one model side by side: the step in question of either, what they are compared by, matched rows."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np

from core.analysis.attribution.question import Model
from core.errors import InputError, whole
from core.interventions.carrying import PatchSite
from core.interventions.edits import NO_EDITS, Edits
from core.results.trace import AttentionMap, ClassProbabilities, Trace

Joined = Sequence[tuple[int, int]]
Run = str | Trace

_FEWEST = 0.5  # of the tokens of the longer text must have a partner


def partners_of(base: Sequence[str], donor: Sequence[str], joined: Joined = ()) -> tuple[int, ...]:
    """Return the donor's place for each token of the base, -1 where there is none.

    Tokens of equally many are matched by place; others by the longest stretches that both have, and what differs
    between two of these from its end. ``joined`` overrides both.

    Raises:
        InputError: if a pair of ``joined`` is none, or fewer than half of the tokens have a partner.
    """
    found = list(range(len(base))) if len(base) == len(donor) else [-1] * len(base)
    for kind, first, last, other_first, other_last in (
        difflib.SequenceMatcher(None, list(base), list(donor), autojunk=False).get_opcodes()
        if len(base) != len(donor)
        else ()
    ):
        if kind in ("equal", "replace"):
            for back in range(1, min(last - first, other_last - other_first) + 1):
                found[last - back] = other_last - back
    for pair in joined:
        if not (isinstance(pair, tuple | list) and len(pair) == 2):
            raise InputError("core-no-pair", given=f"{pair!r:.40}")
        whole("joined[0]", pair[0], 0, len(base) - 1)
        whole("joined[1]", pair[1], 0, len(donor) - 1)
        found = [-1 if other == pair[1] else other for other in found]
        found[pair[0]] = int(pair[1])
    matched = sum(other >= 0 for other in found)
    if matched < _FEWEST * max(len(base), len(donor)) and not joined:
        raise InputError("core-few-matched", matched=matched, count=max(len(base), len(donor)))
    return tuple(found)


@dataclass(frozen=True, eq=False)
class Side:
    """One of the two runs: the ids of its text, and what it has read when it writes ``step``; a classifier nothing.

    ``edits`` are the changes to it.
    """

    trace: Trace
    step: int | None
    source: list[int]
    read: list[int]
    tokens: dict[str, tuple[str, ...]]
    edits: Edits


def head_of(side: Side, place: PatchSite) -> AttentionMap:
    """Return one head of a run, up to the row that writes the step."""
    shown, head = side.trace.attention[place.map], cast("int", place.head)
    queries = len(side.tokens[place.stack])
    keys = queries if place.map == "decoder" else len(shown.key_tokens)
    return AttentionMap(
        np.ascontiguousarray(shown.weights[place.layer : place.layer + 1, head : head + 1, :queries, :keys]),
        shown.query_tokens[:queries],
        shown.key_tokens[:keys],
        np.ascontiguousarray(shown.mask[:queries, :keys]),
    )


def traced(model: Model, run: Run, edits: Edits = NO_EDITS) -> Trace:
    """Return the run under ``edits`` as a trace.

    Raises:
        InputError: if it is a trace of another model.
    """
    if not isinstance(run, Trace):
        return model.trace(run, edits=edits)
    if run.model != model.name:
        raise InputError("core-trace-of-other-model", other=run.model, model=model.name)
    return run


def _prompt(trace: Trace) -> int:
    """Return the number of steps that were given and not written: a generator's text."""
    return 0 if trace.source_tokens else sum(step.forced for step in trace.steps)


def steps_in_question(
    model: Model, traces: tuple[Trace, Trace], step: int | None, token: int | None, against: int | None
) -> tuple[int, int] | tuple[None, None]:
    """Return the step in question of either run, the first at which they differ if none is asked for."""
    if model.task == "classifier":
        if step is not None:
            raise InputError("core-classifies-no-step", model=model.name, step=f"{step!r:.40}")
        return None, None
    firsts = [_prompt(trace) for trace in traces]
    written = [[one.id for one in trace.steps[first:]] for trace, first in zip(traces, firsts, strict=True)]
    shortest = min(map(len, written))
    apart = [at for at in range(shortest) if written[0][at] != written[1][at]]
    if step is None:
        if not apart:
            raise InputError("core-same-answers", answer=f"{traces[0].output!r:.60}")
        step = firsts[0] + apart[0]
    whole("step", step, firsts[0], firsts[0] + shortest - 1)
    after = step - firsts[0]
    if token is None and against is None and after not in apart:
        token_written = f"{traces[0].steps[step].token!r}"
        if apart:
            raise InputError("core-other-step", token=token_written, step=step, other=firsts[0] + apart[0])
        raise InputError("core-same-token", token=token_written, step=step)
    return step, firsts[1] + after


def compared_by(
    model: Model,
    traces: tuple[Trace, Trace],
    steps: tuple[int, int] | tuple[None, None],
    token: int | None,
    against: int | None,
) -> list[int]:
    """Return the ids of token and rival, or the places of two labels."""
    if model.task == "classifier":
        labels = [model.labels.index(trace.output) for trace in traces]
        if labels[0] == labels[1]:  # then against the one that comes next in the base
            scores = cast("ClassProbabilities", traces[0].classification)
            labels[0] = next(one for one in np.argsort(-scores.probabilities).tolist() if one != labels[1])
        base, donor = labels
    else:
        base, donor = (trace.steps[cast("int", at)].id for trace, at in zip(traces, steps, strict=True))
    asked = [donor if token is None else token, base if against is None else against]
    size = len(model.labels) or model.vocabulary_size
    for name, one in zip(("token", "against"), asked, strict=True):
        whole(name, one, 0, size - 1)
    if asked[0] == asked[1]:
        raise InputError("core-same-rival", token=asked[0])
    return asked


def side_of(model: Model, trace: Trace, step: int | None, edits: Edits = NO_EDITS) -> Side:
    """Return what a run reads before it writes ``step``.

    Raises:
        InputError: if the trace was made with other edits, so that it has read another text.
    """
    source = [] if model.task == "generator" else model.source_ids(trace.text, edits)
    if len(source) != len(trace.source_tokens):
        raise InputError("core-trace-of-other-edits", read=len(trace.source_tokens), count=len(source))
    read = [] if step is None else [model.first_id(trace.text, edits), *(one.id for one in trace.steps[:step])]
    ids = {"encoder": source, "decoder": read}
    tokens = {stack: tuple(map(model.tokenizer.piece, some)) for stack, some in ids.items() if some}
    return Side(trace, step, source, read, tokens, edits)

"""Measures how a model came to what it does: its maps, guesses, roles and score at moments of its training."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.analysis.head_roles import Material, Progress, probe_runs, word_aligner
from core.analysis.role_scores import Scores, role_scores
from core.errors import InputError
from core.results.trace import Trace
from core.results.training_history import RoleHistory, SentenceHistory, TrainingHistory
from core.tracers.native import NativeModel


@dataclass
class _Seen:
    """The measurements of one moment."""

    step: int
    traces: list[Trace]
    written: list[str] = field(default_factory=list)
    roles: Scores = field(default_factory=dict)
    score: float | None = None


def measure_training_history(
    final: NativeModel,
    moments: Iterable[tuple[int, NativeModel]],
    texts: Sequence[str],
    material: Material,
    score: Callable[[NativeModel], float],
    progress: Progress = lambda what, done, total: None,
    *,
    curve: Sequence[Mapping[str, Any]] = (),
    about: Mapping[str, Any] | None = None,
) -> TrainingHistory:
    """Return what the ``moments`` of a training do with ``texts``, and how good they and their heads are.

    Args:
        final: the finished model, whose translations every moment reads.
        moments: weights of the way there, each with its step, in the order of steps.
        material: of which only the probe and, of a translator, the pairs are used.
        score: the score of a model on the validation texts.
        curve: the records of the run's log.
        about: what to keep in ``TrainingHistory.about``.

    Raises:
        InputError: if there is no moment, or one cuts texts otherwise than ``final`` does.
    """
    finals = [final.trace(text) for text in texts]
    aligner = word_aligner(final, material, progress)[0]
    seen = []
    for step, model in moments:
        one = _Seen(step, [_same(model, trace, step) for trace in finals])
        one.written = [model.trace(text).output for text in texts]
        one.roles = role_scores(probe_runs(model, material.probe, aligner, progress))[0]
        one.score = score(model)
        seen.append(one)
    if not seen:
        raise InputError("core-no-snapshot")
    return TrainingHistory(
        steps=tuple(one.step for one in seen),
        sentences=tuple(
            sentence_learned([one.traces[at] for one in seen], [one.written[at] for one in seen])
            for at in range(len(texts))
        ),
        labels=final.labels,
        metric="bleu" if final.task == "translator" else "accuracy",
        scores=tuple(one.score for one in seen if one.score is not None),
        curve=tuple(curve),
        roles=_roles([one.roles for one in seen]),
        about={**(about or {}), "probe_sentences": len(material.probe)},
    )


def sentence_learned(traces: Sequence[Trace], written: Sequence[str] = ()) -> SentenceHistory:
    """Return one sentence as several moments read it, from their traces, which read the same target."""
    first = traces[0]
    guesses = () if first.scores else tuple(tuple(step.top[0].token for step in trace.steps) for trace in traces)
    return SentenceHistory(
        text=first.text,
        source_tokens=first.source_tokens,
        target_tokens=first.target_tokens,
        attention={name: np.stack([trace.attention[name].weights for trace in traces]) for name in first.attention},
        probability=np.stack([_probability(trace) for trace in traces]),
        guesses=guesses,
        written=tuple(written),
    )


def _probability(trace: Trace) -> Float32[np.ndarray, "column"]:
    if trace.scores:
        return trace.scores.probabilities
    return np.exp(np.array([step.log_probability for step in trace.steps], dtype=np.float32))


def _same(model: NativeModel, final: Trace, step: int) -> Trace:
    """The run of ``model`` that reads what ``final`` has written."""
    if model.task != final.task:
        raise InputError("core-snapshot-of-two-kinds", step=step, kind=model.task, model=final.model, other=final.task)
    target = tuple(one.id for one in final.steps) if final.steps else None
    trace = model.trace(final.text, target=target)
    if (trace.source_tokens, trace.target_tokens) != (final.source_tokens, final.target_tokens):
        raise InputError("core-snapshot-of-other-run", step=step, model=final.model)
    return trace


def _roles(moments: Sequence[Scores]) -> dict[str, RoleHistory]:
    return {
        name: RoleHistory(
            tuple(roles),
            np.stack([np.stack([one[name][role].strength for role in roles], axis=-1) for one in moments]),
            np.array([score.chance for score in roles.values()], dtype=np.float32),
        )
        for name, roles in moments[-1].items()
    }

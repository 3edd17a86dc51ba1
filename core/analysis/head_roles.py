"""Measures what each head of a model is for: roles, what is lost without it, what is left as heads go."""

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from core.analysis.attribution.question import Model
from core.analysis.head_effects import head_effects
from core.analysis.head_rules import RuleScorer
from core.analysis.pruning import SEEDS, Score, pruning_curves
from core.analysis.role_scores import role_scores
from core.analysis.role_targets import Alignment
from core.analysis.word_alignment import Aligner, Pair
from core.budget import StoppedError, check_budget
from core.errors import InputError
from core.results.head_roles import THRESHOLD, TIMES_CHANCE, Head, HeadRoles, MeanEffects
from core.results.trace import Trace
from core.tracers.native import NativeModel

Texts = Sequence[tuple[str, str]]  # each with its reference translation, or its label
Progress = Callable[[str, int, int], object]  # told what is being measured, how much of it is done, and how much it is

_HELD_OUT = 500  # pairs that the word alignment is tuned on


@dataclass(frozen=True, kw_only=True)
class Material:
    """Texts to measure on. ``sample`` shares none with ``probe``; ``scored`` is what pruning is scored on.

    ``pairs`` are the training texts of a translator, for the word alignment.
    """

    probe: Texts
    sample: Texts
    scored: Texts
    pairs: Texts = ()


def measure_heads(
    model: NativeModel,
    material: Material,
    score: Score,
    progress: Progress = lambda what, done, total: None,
    *,
    about: Mapping[str, Any] | None = None,
    seeds: Sequence[int] = SEEDS,
    known: MutableMapping[tuple[int, ...], float] | None = None,
) -> HeadRoles:
    """Return what is measured of all heads of ``model``.

    References are read, not the model's own translations, so that every model of a language is judged by the same
    rows. A generator reads the texts themselves.

    Args:
        score: the score of a model on ``material.scored``: BLEU of a translator, else accuracy.
        about: what else to keep in ``HeadRoles.about``.
        known: scores of pruned models that need not be measured again, see ``pruning_curves``.

    Raises:
        InputError: if nothing of the probe or of the sample can be read.
    """
    aligner, aligner_quality = word_aligner(model, material, progress)
    rules = RuleScorer(len(material.probe) // 2, model.languages)
    runs = probe_runs(model, material.probe, aligner, progress)
    scores, examples = role_scores(watched(runs, rules.add))
    if not scores:
        raise InputError("core-no-text-read")
    effects = _mean_effects(model, material.sample, progress)
    shapes = {name: next(iter(roles.values())).strength.shape for name, roles in scores.items()}
    heads: list[Head] = [(name, *place) for name, layers in shapes.items() for place in np.ndindex(layers)]
    curves = pruning_curves(
        model,
        heads,
        np.concatenate([-effects[name].mean.ravel() for name in shapes]),
        score,
        "bleu" if model.task == "translator" else "accuracy",
        seeds=seeds,
        progress=lambda done, points: progress("pruning", done, points),
        known=known,
    )
    told = {
        **(about or {}),
        **aligner_quality,
        "threshold": THRESHOLD,
        "times_chance": TIMES_CHANCE,
        "probe_sentences": len(material.probe),
        "effect_sentences": len(material.sample),
        "scored_sentences": len(material.scored),
    }
    return HeadRoles(scores, effects, examples, curves, told, rules.scores())


def probe_runs(
    model: NativeModel, texts: Texts, aligner: Aligner | None, progress: Progress
) -> Iterator[tuple[Trace, Alignment]]:
    """Yield the run of each text that the model can read, a translator's of the reference, with its word alignment."""
    references = [reference for _, reference in texts] if model.task == "translator" else None
    yield from runs_over(model, [text for text, _ in texts], references, aligner, partial(progress, "roles"))


def runs_over(
    model: Model,
    texts: Sequence[str],
    targets: Sequence[str] | None,
    aligner: Aligner | None,
    progress: Callable[[int, int], object],
) -> Iterator[tuple[Trace, Alignment]]:
    """Yield the run of each text that can be read, with its word alignment; a translator's own if it has no target."""
    for done, text in enumerate(texts, start=1):
        check_budget()
        try:
            target = text if model.task == "generator" else targets[done - 1] if targets is not None else None
            trace = model.trace(text, target=target)
        except StoppedError:
            raise
        except InputError:  # blank, or longer than the model reads
            continue
        pair = model.source_ids(text)[:-1], [step.id for step in trace.steps][:-1]
        yield trace, aligner.align(pair) if aligner and all(pair) else frozenset()
        progress(done, len(texts))


def watched(
    runs: Iterable[tuple[Trace, Alignment]], *seen_by: Callable[[Trace, Alignment], object]
) -> Iterator[tuple[Trace, Alignment]]:
    """Yield ``runs`` and show each of them to others on its way, so that no run has to be kept."""
    for run in runs:
        for see in seen_by:
            see(*run)
        yield run


def _target(model: NativeModel, text: str, reference: str) -> str | None:
    """Return the text that a decoder reads: the reference of a translator, the text itself of a generator."""
    return {"translator": reference, "generator": text}.get(model.task)


def _mean_effects(model: NativeModel, texts: Texts, progress: Progress) -> dict[str, MeanEffects]:
    changes: dict[str, list[np.ndarray]] = {}
    for done, (text, reference) in enumerate(texts, start=1):
        try:
            effects = head_effects(model, text, target=_target(model, text, reference) or reference)
        except InputError:
            continue
        for name, change in effects.change.items():
            changes.setdefault(name, []).append(change)
        progress("effects", done, len(texts))
    if not changes:
        raise InputError("core-no-text-read")
    return {name: MeanEffects(np.mean(every, axis=0), np.std(every, axis=0)) for name, every in changes.items()}


def word_aligner(model: NativeModel, material: Material, progress: Progress) -> tuple[Aligner | None, dict[str, Any]]:
    """Return the word alignment of a translator, and how good it is on the probe."""
    if model.task != "translator":
        return None, {}
    progress("word alignment", 0, 1)
    pairs = _encoded(model, material.pairs or material.sample)
    unseen = _encoded(model, material.probe)
    aligner = Aligner.learn(pairs, _encoded(model, material.sample)[:_HELD_OUT])
    progress("word alignment", 1, 1)
    return aligner, {"alignment": {"pairs": len(pairs), **aligner.quality(unseen)}}


def _encoded(model: NativeModel, texts: Texts) -> list[Pair]:
    sides = [model.tokenizer.encode_batch(list(side)) for side in zip(*texts, strict=True)]
    return [(source, target) for source, target in zip(*sides, strict=True) if source and target]

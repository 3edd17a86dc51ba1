"""Measures which explanations of a model are faithful: the deletion test over many sentences."""

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any

import numpy as np

from core.analysis.attribution import attributions, methods_of
from core.analysis.attribution.deletion import deletion_test
from core.errors import InputError
from core.results.attribution import SPECIAL
from core.results.faithfulness import Faithfulness, Spread
from core.tracers.native import NativeModel

Row = dict[str, Any]  # plain values: what one sentence gave; empty where the model cannot read it
Progress = Callable[[int, int], object]  # told how many sentences are done, and how many there are

_CHANCE = 10  # percentile of random orders that a method has to beat


def measure_faithfulness(
    model: NativeModel,
    texts: Sequence[str],
    progress: Progress = lambda done, total: None,
    *,
    about: Mapping[str, Any] | None = None,
    seed: int = 1,
    known: MutableMapping[int, Row] | None = None,
) -> Faithfulness:
    """Return the deletion test of every method, one prediction a text.

    Of a translator that is a token of its own greedy translation at a step drawn by chance, not its end; of a
    classifier its own answer. ``"attention"`` is that of a head drawn by chance, so that its area is what to expect of
    any head.

    Args:
        about: what else to keep in ``Faithfulness.about``.
        known: rows of texts, by their places, that need not be measured again; new ones are added.

    Raises:
        InputError: if no text can be read.
    """
    known = {} if known is None else known
    for place, text in enumerate(texts):
        if place not in known:
            known[place] = _row(model, text, np.random.default_rng([seed, place]))
        progress(place + 1, len(texts))
    rows = [known[place] for place in range(len(texts)) if known[place]]
    if not rows:
        raise InputError("No sentence of the probe can be read by this model; give it texts of its own kind.")
    return _summary(
        rows, methods_of(model), {**(about or {}), "texts": len(texts), "seed": seed, "special": SPECIAL[0]}
    )


def _row(model: NativeModel, text: str, draw: np.random.Generator) -> Row:
    try:
        asked = _question(model, text, draw)
        made = attributions(model, text, **asked)
    except InputError:  # longer than the model reads
        return {}
    test = deletion_test(model, made.values())
    return {
        "areas": {name: round(area, 6) for name, area in test.areas.items()},
        "random": round(float(test.random_areas.mean()), 6),
        "chance": round(float(np.percentile(test.random_areas, _CHANCE)), 6),
        "agreement": [[None if np.isnan(tau) else round(float(tau), 6) for tau in row] for row in test.agreement],
    }


def _question(model: NativeModel, text: str, draw: np.random.Generator) -> dict[str, Any]:
    """Return what to explain of ``text``, and by which head."""
    trace = model.trace(text)
    layers, heads = list(trace.attention.values())[-1].weights.shape[:2]  # the last map predicts
    head = {"layer": int(draw.integers(layers)), "head": int(draw.integers(heads))}
    if model.task == "classifier":
        return head
    written = [step.id for step in trace.steps]
    first = 0 if trace.source_tokens else min(1, len(written) - 1)  # the first token of all has nothing to look at
    return head | {"step": int(draw.integers(first, max(first + 1, len(written) - 1))), "target": written}


def _summary(rows: Sequence[Row], methods: Sequence[str], about: Mapping[str, Any]) -> Faithfulness:
    areas = {name: [row["areas"][name] for row in rows] for name in methods}
    chance = np.array([row["chance"] for row in rows])
    taus = np.array([row["agreement"] for row in rows], dtype=np.float64)
    there = ~np.isnan(taus)
    count = there.sum(axis=0)
    mean = np.where(there, taus, 0.0).sum(axis=0) / np.where(count, count, np.nan)
    return Faithfulness(
        areas={name: _spread(values) for name, values in areas.items()},
        random=_spread([row["random"] for row in rows]),
        better={name: float((np.array(values) < chance).mean()) for name, values in areas.items()},
        agreement=mean.astype(np.float32),
        sentences=len(rows),
        about=about,
    )


def _spread(values: Sequence[float]) -> Spread:
    return Spread(float(np.mean(values)), float(np.std(values)))

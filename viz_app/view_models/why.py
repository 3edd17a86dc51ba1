"""The payloads of the Why page: attributions of one prediction, and its deletion test."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.results.attribution import KINDS, METHODS, Attribution, DeletionTest, Question
from core.results.faithfulness import AlignmentErrors, Faithfulness
from core.results.trace import Trace
from viz_app.view_models.arrays import packed
from viz_app.view_models.attention import class_payload, number, step_payload
from viz_app.view_models.whole_words import text_starts

BAND = (10, 90)  # percentiles of the random orders: within them a method is no better than chance


def run_payload(trace: Trace, methods: list[str], *, sides: tuple[str, str] = ("Source", "Target")) -> dict[str, Any]:
    """Return the choices for a run: tokens, where words start in them, steps or classes, heads and methods.

    ``says[method]`` is what a method can say and what it cannot; ``heads[map]`` are layers and heads of the maps from
    whose rows a prediction comes.
    """
    maps = [name for name in trace.attention if name != "encoder" or trace.task == "classifier"]
    return {
        "model": trace.model,
        "task": trace.task,
        "text": trace.text,
        "sides": list(sides),
        "source": list(trace.source_tokens),
        "target": list(trace.target_tokens),
        "starts": text_starts(trace),
        "steps": [step_payload(step) for step in trace.steps],
        "classification": class_payload(trace.classification) if trace.classification is not None else None,
        "heads": {name: list(trace.attention[name].weights.shape[:2]) for name in maps},
        "methods": methods,
    }


def question_payload(question: Question) -> dict[str, Any]:
    return {
        "step": question.step,
        "token": question.token,
        "id": question.id,
        "against": question.against,
        "againstId": question.against_id,
    }


def attribution_payload(why: Attribution) -> dict[str, Any]:
    """Return the contribution of each token, packed, NaN where the method gives none, and their sum."""
    return {
        "source": packed(why.source),
        "target": packed(why.target),
        "value": number(why.value),
        "empty": number(why.empty),
        "residual": number(why.residual),
        "error": number(why.error),
        "settings": dict(why.settings),
    }


def rows_payload(trace: Trace, row: int | None) -> dict[str, Any]:
    """Return the row of every head for the prediction, packed [layer, head, key]; None is the mean of all rows."""
    found = {}
    for name, attention in trace.attention.items():
        if name == "encoder" and trace.task != "classifier":
            continue
        weights = attention.weights
        looks = weights.mean(axis=2) if row is None else weights[:, :, row]
        found[name] = packed(looks if name != "decoder" or row is None else looks[:, :, : row + 1])
    return found


def curves_payload(test: DeletionTest) -> dict[str, Any]:
    return {
        "curves": {name: packed(curve) for name, curve in test.curves.items()},
        "areas": {name: number(area) for name, area in test.areas.items()},
    }


def chance_payload(test: DeletionTest) -> dict[str, Any]:
    """Return mean and band of the random orders' curves and areas, and the number of orders."""
    low, high = np.percentile(test.random, BAND, axis=0).astype(np.float32)
    areas = test.random_areas
    return {
        "mean": packed(test.random.mean(axis=0)),
        "low": packed(low),
        "high": packed(high),
        "area": number(areas.mean()),
        "areaLow": number(np.percentile(areas, BAND[0])),
        "areaHigh": number(np.percentile(areas, BAND[1])),
        "orders": len(areas),
    }


def nothing_tested() -> DeletionTest:
    """A test with a curve for every method, to draw a figure of that waits for its numbers."""
    nobody = Question("", "", None, "", 0, None, None, (), (), (), ())
    curves = {method: np.zeros(2, dtype=np.float32) for method in METHODS}
    return DeletionTest(KINDS[0], nobody, curves, np.zeros((1, 2), np.float32), np.zeros((0, 0), np.float32))


def faithfulness_payload(found: Faithfulness) -> dict[str, Any]:
    """The tests over many sentences, how far every two methods agree, and how well they align words."""
    names = list(found.areas)
    return {
        "sentences": found.sentences,
        "areas": {name: asdict(area) for name, area in found.areas.items()},
        "random": asdict(found.random),
        "better": dict(found.better),
        "agreement": _table(found.agreement, names),
        "measures": {
            measure: {name: asdict(one) for name, one in by.items()} for measure, by in found.measures.items()
        },
        "alignment": None if found.alignment is None else _alignment(found.alignment),
    }


def _table(taus: Float32[np.ndarray, "method method"], names: list[str]) -> Mapping[str, Mapping[str, float | None]]:
    return {
        one: {other: number(tau) for other, tau in zip(names, row, strict=True)}
        for one, row in zip(names, taus, strict=True)
    }


def _alignment(found: AlignmentErrors) -> dict[str, Any]:
    errors = {name: {when: asdict(one) for when, one in by.items()} for name, by in found.errors.items()}
    return {"sentences": found.sentences, "errors": errors}

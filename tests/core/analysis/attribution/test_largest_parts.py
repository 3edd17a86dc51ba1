"""How often the head with the largest part is the costliest, against one question and one silenced run at a time."""

from typing import Any

import numpy as np
import pytest

import core
from core import Edits, InputError
from core.analysis.attribution.largest_parts import costlier_heads, largest_parts
from tests.core.tiny import MADE

TEXT = "Two dogs."


@pytest.mark.parametrize("task", MADE)
def test_each_prediction_is_compared_with_runs_without_each_head(task: str) -> None:
    model = MADE[task](max_length=17)
    trace = model.trace(TEXT)
    ids = [step.id for step in trace.steps]
    places = costlier_heads(model, TEXT)
    assert len(places) == max(1, len(ids))
    step = len(places) // 2
    asked: dict[str, Any] = {"step": step, "target": ids} if ids else {}
    heads = core.logit_parts(model, TEXT, **asked).heads
    sizes, losses = [], []
    for name, values in heads.items():
        for (layer, head), value in np.ndenumerate(values):
            off = model.trace(TEXT, **({"target": ids} if ids else {}), edits=Edits(heads_off=((name, layer, head),)))
            sizes.append(abs(value))
            losses.append(-scored(off, step, trace.output))
    largest = int(np.argmax(sizes))
    assert places[step] == sum(loss > losses[largest] for loss in losses)


def scored(trace: core.Trace, step: int, label: str) -> float:
    if trace.classification is None:
        return trace.steps[step].log_probability
    return float(np.log(trace.classification.probabilities[trace.classification.labels.index(label)]))


def test_texts_are_means_and_those_that_cannot_be_read_are_left_out() -> None:
    model, told = MADE["classifier"](), []
    texts = ["Snow", "man " * 200, "A film."]
    found = largest_parts(model, texts, lambda *at: told.append(at))
    hits = [costlier_heads(model, text)[0] for text in (texts[0], texts[2])]
    assert (found.costliest.mean, found.near.mean) == (np.mean([n < 1 for n in hits]), np.mean([n < 3 for n in hits]))
    assert (found.sentences, found.predictions, told) == (2, 2, [(1, 3), (2, 3), (3, 3)])
    with pytest.raises(InputError, match="No text can be read"):
        largest_parts(model, texts[1:2])

"""One rule for "unsure", here and in the page: both are tested by the cases of ``verdicts.json``."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.results.trace import ClassProbabilities
from core.results.verdict import verdict
from core.tracers.results import classification

CASES = json.loads((Path(__file__).parents[2] / "frontend" / "verdicts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_the_word_of_every_case(case: dict[str, Any]) -> None:
    shares = [math.nan if one is None else one for one in case["probabilities"]]
    found = verdict(case["labels"], shares, case["unsure_below"])
    assert (found.word, found.label, found.unsure) == (case["word"], case["label"], case["unsure"])


@pytest.mark.parametrize("case", [case for case in CASES if case["labels"]])
def test_results_have_it(case: dict[str, Any]) -> None:
    shares = np.array([math.nan if one is None else one for one in case["probabilities"]], np.float32)
    below = float(np.float32(case["unsure_below"]))
    scores = ClassProbabilities(tuple(case["labels"]), shares, shares, unsure_below=below)
    assert (scores.label, scores.unsure, scores.verdict.word) == (case["label"], case["unsure"], case["word"])
    made = classification(case["labels"], shares.tolist(), below)
    assert (made.label, made.unsure) == (case["label"], case["unsure"])

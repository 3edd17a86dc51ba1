"""The page's answers without PyTorch are those with it: each computed in a process of its own, and compared.

Gradients jump where a ReLU's input is within rounding of 0; there PyTorch is as far from a computation in float64 as
the stand-in is. So answers made of gradients may differ more in a few places.
"""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.stand_ins import FOLDER
from tests.viz_app.static.comparing import UNSCALED, differences
from tests.viz_app.static.questions import MODELS, questions
from viz_app.protocol.answers import DEFECT

pytestmark = pytest.mark.static

ROOT = FOLDER.parents[2]
ASKED = int(os.environ.get("STATIC_QUESTIONS", "300"))
OF_GRADIENTS = ("why", "why_path", "why_curves", "why_head")
FEW = 0.1  # of the answers made of gradients
EDGES = 0.01  # of the questions: a draw within rounding of the edge between two tokens writes another text


def answers(*options: str) -> subprocess.Popen[str]:
    """Start a process that prints the answers."""
    command = [sys.executable, "-m", "tests.viz_app.static.answers", *options, str(ASKED)]
    one_thread = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # small products on busy cores
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | one_thread, stdout=subprocess.PIPE, text=True)


@pytest.fixture(scope="module")
def both() -> list[tuple[Any, Any]]:
    """The answers with PyTorch and with the stand-ins."""
    processes = answers(), answers("-s")
    printed = [process.communicate()[0].splitlines() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    return [(by_id(json.loads(one)), by_id(json.loads(two))) for one, two in zip(*printed, strict=True)]


def by_id(answer: Any) -> Any:
    """Return an answer without the English of its sentences: without Fluent it is their ids, which the page says."""
    if isinstance(answer, list):
        return [by_id(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    english = ({"error"} if "said" in answer else set()) | ({"notice"} if "notices" in answer else set())
    return {name: by_id(one) for name, one in answer.items() if name not in english}


def test_all_models_are_asked_and_few_questions_are_refused(both: list[tuple[Any, Any]]) -> None:
    assert {question["model"] for _, question in questions(ASKED)} == set(MODELS)
    assert len(both) == ASKED
    asked = zip(questions(ASKED), both, strict=True)
    refused = [(name, one.get("error", one.get("said"))) for (name, _), (one, _) in asked if one.get("ok") is False]
    assert DEFECT.to_json() not in [error for _, error in refused], "a question that one of the functions cannot answer"
    assert sum(name != "rotation" for name, _ in refused) <= ASKED // 20


def test_answers_are_the_same(both: list[tuple[Any, Any]]) -> None:
    found, drawn = [], []
    for (name, sent), (one, two) in zip(questions(ASKED), both, strict=True):
        if name not in OF_GRADIENTS:
            place = UNSCALED * (UNSCALED in str(sent.get("bugs")))
            apart = [f"{name} {sent}: {difference}" for difference in differences(one, two, place)]
            (drawn if str(sent.get("decoding")).startswith("sample") else found).append("\n".join(apart[:3]))
    assert not any(found), "\n".join(list(filter(None, found))[:20])
    assert sum(map(bool, drawn)) <= EDGES * ASKED, "\n".join(filter(None, drawn))


def test_answers_made_of_gradients_are_the_same_but_for_a_few(both: list[tuple[Any, Any]]) -> None:
    asked = [
        (f"{name} {sent}", list(differences(one, two)))
        for (name, sent), (one, two) in zip(questions(ASKED), both, strict=True)
        if name in OF_GRADIENTS
    ]
    apart = [(about, found) for about, found in asked if found]
    assert len(apart) <= FEW * len(asked) + 1, apart

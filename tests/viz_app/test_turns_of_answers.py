"""Answers that are built from a finished run take a turn, stay within a budget and end with their visitor."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import core
from tests.examples import example_trace
from tests.viz_app.asking import ask
from viz_app.export.files import MOST_BYTES, Place, new_file
from viz_app.handlers import anatomy, head, positions, saving
from viz_app.handlers.models import ModelEntry
from viz_app.models import Models
from viz_app.server.turns import CLOSED

TEXT = "Two dogs sleep."
PLACE = Place("cross", 0, 0, 0)
ASKED: dict[str, tuple[Any, dict[str, Any]]] = {
    **{f"save_file {kind}": (saving.FUNCTIONS, {"kind": kind}) for kind in ("json", "heads", "npz", "page", "svg")},
    "split": (positions.FUNCTIONS, {"map": "encoder"}),
    "layer": (head.FUNCTIONS, {}),
    "designs": (anatomy.FUNCTIONS, {}),
    "depths": (anatomy.FUNCTIONS, {}),
}


@pytest.mark.parametrize("name", ASKED)
def test_an_answer_waits_for_its_turn_even_if_the_run_is_in_memory(name: str, tiny_entries: list[ModelEntry]) -> None:
    models = Models(tiny_entries)
    functions, asked = ASKED[name]
    request = {"model": "en-de", "text": TEXT} | asked
    assert ask(functions, models, name.split()[0], request)["ok"]
    models.turns.close()
    assert ask(functions, models, name.split()[0], request) == {"ok": False, "error": CLOSED}


def test_a_file_that_would_be_too_large_is_refused_with_a_remedy() -> None:
    details = {f"decoder.{layer}.cross.scores": np.full((8, 256, 256), 0.1234567, np.float32) for layer in range(5)}
    large = replace(example_trace("translator"), details=details)
    assert len(new_file("npz", large, PLACE).content) < MOST_BYTES
    with pytest.raises(core.InputError, match=r"more than 12 MB\. Save the trace as \.npz"):
        new_file("json", large, PLACE)


def test_a_save_ends_when_its_visitor_has_gone() -> None:
    asked = []

    def gone() -> str:
        asked.append(1)
        return "Nobody waits." if len(asked) > 3 else ""

    with core.limited(should_stop=gone), pytest.raises(core.StoppedError, match="Nobody waits"):
        new_file("heads", example_trace("translator", layers=3, heads=5), PLACE)

"""Answers that are built from a finished run take a turn, stay within a budget and end with their visitor."""

import os
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import core
from core.sentences import sentence
from tests.examples import example_trace
from tests.viz_app.asking import ask
from viz_app.export.files import MOST_BYTES, HeadRow, new_file
from viz_app.handlers import anatomy, head, heads, masks, positions, saving, sentences, translate
from viz_app.handlers import run as run_of_the_header
from viz_app.handlers.models import ANSWER_COST, ANSWER_COST_MB, ModelEntry, answer_cost
from viz_app.protocol import parse
from viz_app.protocol.answers import no_answer
from viz_app.protocol.requests import FILES, HeaderRequest
from viz_app.server.models import Models
from viz_app.server.turns import CLOSED, COSTLY

TEXT = "Two dogs sleep."
PLACE = HeadRow("cross", 0, 0, 0)
ASKED: dict[str, tuple[Any, dict[str, Any]]] = {
    **{f"save_file {kind}": (saving.FUNCTIONS, {"kind": kind}) for kind in ("json", "heads", "npz", "page", "svg")},
    "split": (positions.FUNCTIONS, {"map": "encoder"}),
    "layer": (head.FUNCTIONS, {}),
    "designs": (anatomy.FUNCTIONS, {}),
    "depths": (anatomy.FUNCTIONS, {}),
    "rerun_masks": (masks.FUNCTIONS, {}),
    "silence": (heads.FUNCTIONS, {}),
    "experiment": (head.FUNCTIONS, {"seed": 1}),
    "file": (head.FUNCTIONS, {"map": "encoder", "layer": 0, "head": 0, "row": 0}),
    "pinned": (translate.HEADER, {}),
    "weights": (translate.HEADER, {"map": "encoder"}),
    "survey": (sentences.SURVEY, {"texts": [TEXT, "A man."]}),
}


@pytest.mark.parametrize("name", ASKED)
def test_an_answer_waits_for_its_turn_even_if_the_run_is_in_memory(name: str, tiny_entries: list[ModelEntry]) -> None:
    models = Models(tiny_entries)
    functions, asked = ASKED[name]
    request = {"model": "en-de", "text": TEXT} | asked
    assert ask(functions, models, name.split()[0], request)["ok"]
    models.turns.close()
    assert ask(functions, models, name.split()[0], request) == no_answer(sentence(CLOSED), "stopped")


def test_a_picture_waits_for_a_turn_only_if_it_takes_long(
    tiny_entries: list[ModelEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    models, request = Models(tiny_entries), parse(HeaderRequest, {"model": "en-de", "text": TEXT})
    run_of_the_header.run(models, request)
    models.turns.close()
    assert run_of_the_header.run(models, request)["picture"]
    monkeypatch.setattr(run_of_the_header, "LITTLE", 0)
    with pytest.raises(core.StoppedError, match=str(sentence(CLOSED))):
        run_of_the_header.run(models, request)


def test_the_cost_of_an_answer_is_that_of_its_weights() -> None:
    small, large = example_trace("translator"), example_trace("translator", source_length=60, layers=5)
    assert ANSWER_COST < answer_cost(small) < answer_cost(large) < answer_cost(small, large)
    dearest = 24 * (128 * 128 + 248 * 248 + 128 * 248) * 4 / 1e6 * ANSWER_COST_MB  # of en-de
    assert dearest > COSTLY


def test_a_saved_file_never_touches_a_disk(tiny_entries: list[ModelEntry]) -> None:
    """An ``.npz`` once passed through the folder for temporary files, and a kill left it there."""
    models, opened = Models(tiny_entries), []
    asked = [{"model": "en-de", "text": TEXT, "kind": kind} for kind in FILES]
    assert all(ask(saving.FUNCTIONS, models, "save_file", one)["ok"] for one in asked)
    hears = [True]  # a hook stays for as long as the process
    sys.addaudithook(lambda event, given: opened.append(given) if event == "open" and hears[0] else None)
    for one in asked:
        ask(saving.FUNCTIONS, models, "save_file", one)
    hears[0] = False
    assert not [given[0] for given in opened if given[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)]


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

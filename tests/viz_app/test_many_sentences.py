"""The answer to some of many texts: rows of the core's survey, and what the page needs to know of the model."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.checkpoints.checkpoint import save_checkpoint
from core.checkpoints.held_out import HeldOut
from core.checkpoints.measured_files import HELD_OUT
from tests.conftest import SENTENCES
from tests.core.tiny import own_classifier
from viz_app.app import catalogue_entries
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.page import functions_of
from viz_app.server.models import Models

TEXTS = [*SENTENCES[:3], "x" * 30_000, " "]


def asked(models: Models, **request: Any) -> dict[str, Any]:
    return functions_of(models)["sentences"]["survey"](request)


@pytest.mark.parametrize("changes", [{}, {"off": "c.1.2"}, {"decoding": "beam.2"}])
def test_rows_are_those_of_a_survey(models: Models, changes: dict[str, str]) -> None:
    others = ["Ein Mann."] * len(TEXTS)
    reply = asked(models, model="en-de", texts=TEXTS, references=others, **changes)
    edits = {"heads_off": (("cross", 1, 2),)} if "off" in changes else None
    decoding = {"beam": 2} if "decoding" in changes else None
    model: Any = models.get("en-de")
    expected = core.survey(model, TEXTS, others, edits=edits, decoding=decoding)
    assert [row.get("output", "") for row in reply["rows"]] == [row.output for row in expected.rows]
    assert list(reply["refused"]) == ["3", "4"]
    for row, own in zip(reply["rows"][:3], expected.rows, strict=False):
        assert np.allclose(row["log_p"], own.log_p, atol=1e-4)
        assert row["signals"]["entropy"] == pytest.approx(own.doubt, abs=1e-4)
        assert row["signals"]["chrf"] == pytest.approx(own.chrf, abs=1e-4)
        assert row["signals"]["right"] is None
    assert reply["about"]["weights_sha256"] == expected.about["weights_sha256"]
    assert list(reply["sides"]) == list(models.entry("en-de").sides)


def test_a_list_is_compared_with_models_that_answer_in_the_same_language(tiny_entries: list[ModelEntry]) -> None:
    entry = tiny_entries[0]
    former, french = replace(entry, name="former"), replace(entry, name="en-fr", sides=("English", "French"))
    untold = replace(entry, name="untold", sides=("Source", "Target"))
    models = Models([entry, former, french, untold, tiny_entries[1]])
    for name, alike in (("en-de", ["former", "untold"]), ("untold", ["en-de", "former", "en-fr"])):
        reply = asked(models, model=name, texts=TEXTS[:1])
        assert [other for other, _ in reply["others"]] == alike


def test_a_list_is_compared_with_classifiers_of_the_same_labels(tiny_entries: list[ModelEntry], tmp_path: Path) -> None:
    entry = tiny_entries[1]
    for name, model in (("former", entry.load()), ("moods", own_classifier())):
        save_checkpoint(tmp_path / name, model.module, model.tokenizer, model.config)  # type: ignore[union-attr]
    models = Models([*tiny_entries, *catalogue_entries([str(tmp_path / name) for name in ("former", "moods")])])
    reply = asked(models, model="sentiment", texts=TEXTS[:1])
    assert [name for name, _ in reply["others"]] == ["former"]


def test_labels_are_right_or_wrong(models: Models) -> None:
    reply = asked(models, model="sentiment", texts=["A gorgeous, witty film."] * 2, references=["positive", "negative"])
    rights = [row["signals"]["right"] for row in reply["rows"]]
    assert sorted(rights) == [0, 1]
    assert reply["labels"] == ["negative", "positive"]
    assert reply["rows"][0]["signals"]["perplexity"] is None


def test_a_forced_beginning_and_places_of_one_sentence_are_left_out(models: Models) -> None:
    plain, changed = (
        asked(models, model="en-de", texts=TEXTS[:2], **more)
        for more in ({}, {"out": "1", "mask": "c.1.0", "forced": "Ein"})
    )
    assert [row["output"] for row in plain["rows"]] == [row["output"] for row in changed["rows"]]


def test_the_example_is_held_out_texts_with_their_references(tiny_entries: list[ModelEntry], tmp_path: Path) -> None:
    """Those of a translator have references, those of Next word have none, and a model without a file has no texts."""
    pairs, terms = (("Two dogs.", "Zwei Hunde."), ("No.", "Nein.")), ["MIT"]
    model: Any = tiny_entries[0].load()
    for name, texts in (("pairs", pairs), ("alone", tuple((text, None) for text, _ in pairs)), ("none", ())):
        save_checkpoint(tmp_path / name, model.module, model.tokenizer, model.config)
        if texts:
            HELD_OUT.save(tmp_path / name, HeldOut(texts, {"terms": terms}))
    models = Models(catalogue_entries([str(tmp_path / name) for name in ("pairs", "alone", "none")]))
    replies = [functions_of(models)["sentences"]["held_out"]({"model": name}) for name in ("pairs", "alone", "none")]
    assert [reply["texts"] for reply in replies] == [("Two dogs.", "No."), ("Two dogs.", "No."), ()]
    assert [reply["references"] for reply in replies] == [("Zwei Hunde.", "Nein."), None, None]
    assert [reply["terms"] for reply in replies] == [terms, terms, ()]


@pytest.mark.parametrize(
    "texts", [None, "no list", [1], [["a"]], ["a"] * 65, ["x" * 70_000] * 3, "[1]", "[", {"a": 1}, ["\ud800"]]
)
def test_what_is_no_list_of_texts_is_refused_with_a_sentence(models: Models, texts: Any) -> None:
    reply = asked(models, model="en-de", texts=texts)
    assert reply["ok"] is False
    assert reply["error"].endswith(".")


def test_references_of_another_number_are_refused(models: Models) -> None:
    reply = asked(models, model="en-de", texts=TEXTS[:2], references=["Ein Mann."])
    assert "There is no reference 1" in reply["error"]

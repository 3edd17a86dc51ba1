"""Every result of a run: short, equal to an equal one, read-only, and ready for a notebook."""

import pickle
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from plotly.graph_objects import Figure

import core
from core.checkpoints.checkpoint import CheckpointError
from core.results.head_roles import PruningCurves
from core.results.parameters import TokenTable
from core.results.shown import Result

LINES, LONGEST = 3, 400
TEXT = "A <b>man</b> rides."


@pytest.fixture(scope="module")
def results(tiny_checkpoints: Path) -> dict[str, Any]:
    model, classifier = (core.load(tiny_checkpoints / name, device="cpu") for name in ("en-de", "sentiment"))
    trace = model.trace(TEXT, decoding=core.Decoding(beam=3, max_tokens=5), details=("encoder.0.self",))
    why = core.attribute(model, TEXT, step=0, target="Ein Mann.", method="leave-one-out")
    pruning = PruningCurves("bleu", (0, 1), (9.0, 8.0), (9.0, 1.0), ((9.0, 5.0),) * 9, (0, 1), ((1, 0),) * 9, (1,) * 9)
    return {
        "trace": trace,
        "map": trace.attention["cross"],
        "search": trace.search,
        "effects": core.head_effects(model, TEXT, "Ein Mann."),
        "why": why,
        "test": core.deletion_test(model, [why]),
        "table": model.token_table(),
        "parameters": model.attention_parameters("cross", 0),
        "classes": classifier.trace(TEXT),
        "classification": classifier.classify(TEXT),
        "pruning": pruning,
        "model": model,
    }


def test_reprs_are_short(results: dict[str, Any]) -> None:
    for name, result in results.items():
        said = repr(result)
        assert len(said.splitlines()) <= LINES, name
        assert len(said) <= LONGEST, name
        assert type(result).__name__ in said


def arrays_of(result: Any) -> list[np.ndarray]:
    found: list[np.ndarray] = []
    for field in fields(result):
        value = getattr(result, field.name)
        parts = list(value.values()) if isinstance(value, Mapping) else [value]
        for part in parts:
            found += [part] if isinstance(part, np.ndarray) else arrays_of(part) if isinstance(part, Result) else []
    return found


def test_results_do_not_change(results: dict[str, Any]) -> None:
    for name, result in results.items():
        if not isinstance(result, Result):
            continue
        for again in (result, pickle.loads(pickle.dumps(result))):  # noqa: S301 - made here
            assert again == result, name
            assert hash(again) == hash(result)
            assert all(not array.flags.writeable for array in arrays_of(again)), name
    with pytest.raises(TypeError, match="does not change"):
        results["trace"].attention["more"] = results["map"]
    assert results["trace"] != results["classes"]
    assert results["table"] != TokenTable(results["table"].tokens, results["table"].vectors + 1, is_shared=True)


def test_a_trace_comes_back_from_json(results: dict[str, Any]) -> None:
    for name in ("trace", "classes"):
        back = core.Trace.from_json(results[name].to_json())
        assert back.attention == results[name].attention
        assert back.search == results[name].search
        assert back.steps == results[name].steps
        assert back.classification == results[name].classification
    for text in ("", "[]", "{}", '{"format_version": 1, "arrays": {}}'):
        with pytest.raises(ValueError, match=r"is no trace as JSON"):
            core.Trace.from_json(text)
    with pytest.raises(ValueError, match="has trace format 9, not 1"):
        core.Trace.from_json('{"format_version": 9, "arrays": {}}')


def test_frames_and_notebooks_hold_the_numbers(results: dict[str, Any]) -> None:
    why, frame = results["why"], results["why"].to_frame()
    assert frame["contribution"].to_numpy() == pytest.approx(why.all, nan_ok=True)
    assert list(frame["token"]) == [*why.source_tokens, *why.target_tokens]
    assert len(results["search"].to_frame()) == len(results["search"].nodes)
    assert results["effects"].to_frame()["change"].sum() == pytest.approx(
        sum(change.sum() for change in results["effects"].change.values()), abs=1e-4
    )
    assert results["map"].to_frame()["weight"].sum() == pytest.approx(results["map"].weights.sum(), rel=1e-5)
    assert results["classification"].to_frame()["probability"].sum() == pytest.approx(1)
    for name in ("why", "effects", "search", "table", "test", "parameters"):
        html = results[name]._repr_html_()
        assert "<b>" not in html  # of the text
        assert html.count("<tr>") <= 61
    with pytest.raises(TypeError, match="has no rows; its fields are map"):
        results["parameters"].to_frame()


def test_results_draw_themselves(results: dict[str, Any]) -> None:
    for name in ("why", "effects", "search", "test", "trace", "classes", "pruning"):
        drawn = results[name].figure(theme="dark")
        assert isinstance(drawn, Figure)
        assert drawn.data
    effects = results["effects"]
    cells = {name: np.asarray(cell.z) for name, cell in zip(effects.change, effects.figure().data, strict=True)}
    assert all(np.array_equal(cells[name], change) for name, change in effects.change.items())
    assert results["why"].figure().data[0].x[0] == pytest.approx(results["why"].source[0])
    points = sum(len(one.x) for one in results["search"].figure().data if "markers" in one.mode)
    assert points == len(results["search"].nodes)
    with pytest.raises(ValueError, match="no figure of a TokenTable"):
        results["table"].figure()


def test_a_pickled_error_says_its_message_once() -> None:
    error = pickle.loads(pickle.dumps(CheckpointError("its weights are gone", "'x'")))  # noqa: S301 - made here
    assert str(error) == "The model 'x' could not be loaded: its weights are gone."
    assert error.reason == "its weights are gone"

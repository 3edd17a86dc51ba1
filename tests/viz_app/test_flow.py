"""Parts and routes without a browser: its numbers are the core's, and what a link may ask wrongly."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import core
from core.analysis.logit_parts import deeper
from core.results.faithfulness import Faithfulness, Interval, LargestParts, Spread
from core.results.flow import EDGES
from tests.viz_app.asking import ask
from tests.viz_app.test_positions import unpacked
from viz_app.handlers.flow import FUNCTIONS
from viz_app.handlers.models import Run
from viz_app.server.models import Models

TEXT, FILM, STEP = "Where?", "A gorgeous, witty film.", 2
CLOSE = {"rtol": 1e-5, "atol": 1e-5}


def asked(models: Models, name: str, model: str = "en-de", **parts: Any) -> dict[str, Any]:
    return ask(FUNCTIONS, models, name, {"model": model, "text": FILM if model == "sentiment" else TEXT} | parts)


def of_core(models: Models, model: str = "en-de", **changed: Any) -> core.LogitParts:
    """The parts that the core finds of the same question."""
    loaded: Any = models.get(model)
    if model == "sentiment":
        return core.logit_parts(loaded, FILM, **changed)
    written = [step.id for step in models.trace(Run("en-de", TEXT)).steps]
    return core.logit_parts(loaded, TEXT, step=STEP, target=written, **changed)


@pytest.mark.parametrize(("model", "parts"), [("en-de", {"step": STEP}), ("sentiment", {"label": 1})])
@pytest.mark.parametrize("compared", [False, True])
def test_the_parts_are_the_cores(models: Models, model: str, parts: dict[str, int], compared: bool) -> None:
    given = {"against": 0 if model == "sentiment" else 9} if compared else {}
    labels = models.get("sentiment").labels  # type: ignore[attr-defined]
    options: dict[str, Any] = {"label": labels[1]} if model == "sentiment" else {}
    options |= {"against": labels[0] if model == "sentiment" else 9} if compared else {}
    sent, expected = asked(models, "parts", model, **parts, **given), of_core(models, model, **options)
    for name, key in (("embedding", "embedding"), ("norm", "norm"), ("output_bias", "outputBias"), ("total", "total")):
        assert sent["parts"][key] == pytest.approx(getattr(expected, name), abs=1e-5), name
    np.testing.assert_allclose(sent["parts"]["feedForward"], expected.feed_forward, **CLOSE)
    for name, reads in expected.reads.items():
        np.testing.assert_allclose(unpacked(sent["parts"]["reads"][name]), reads, **CLOSE)
    depths = np.array(sent["parts"]["depths"]) - sent["parts"]["otherDepths"]
    np.testing.assert_allclose(depths, expected.depths, **CLOSE)
    words = unpacked(sent["words"]["source"]).sum() + unpacked(sent["words"]["target"]).sum()
    assert words + sent["words"]["empty"] == pytest.approx(expected.total, abs=1e-4)


def test_the_flow_is_the_cores(models: Models) -> None:
    loaded: Any = models.get("en-de")
    written = [step.id for step in models.trace(Run("en-de", TEXT)).steps]
    expected, sent = core.flow(loaded, TEXT, target=written), asked(models, "flow")
    for name in EDGES:
        np.testing.assert_allclose(unpacked(sent["flow"][name]), getattr(expected, name), **CLOSE)
    for name, heads in expected.heads.items():
        np.testing.assert_array_equal(unpacked(sent["flow"]["heads"][name]), heads)
    assert len(sent["run"]["steps"]) == len(written)


@pytest.mark.parametrize("name", ["cross", "decoder"])
def test_an_open_head_tells_what_switching_it_off_changes(models: Models, name: str) -> None:
    sent, whole = asked(models, "part", step=STEP, map=name, layer=1, head=2), of_core(models)
    without = of_core(models, edits=core.Edits(heads_off=((name, 1, 2),)))  # type: ignore[arg-type]
    assert sent["off"] == pytest.approx(without.total - whole.total, abs=1e-5)
    if name == "decoder":
        assert sent["read"] is None
        return
    place = int(np.abs(whole.reads["cross"][1, 2]).argmax())
    terms = deeper(models.get("en-de"), whole, layer=1, head=2, place=place)  # type: ignore[arg-type]
    shown = sum(row["value"] for row in sent["read"]["rows"]) + sent["read"]["others"]
    assert shown == pytest.approx(terms.total, abs=1e-5)
    assert shown == pytest.approx(whole.reads["cross"][1, 2, place], abs=1e-4)


def test_a_head_that_is_off_is_no_part(models: Models) -> None:
    sent = asked(models, "parts", step=STEP, off="c.1.2")
    assert not unpacked(sent["parts"]["reads"]["cross"])[1, 2].any()


def test_what_is_needed_is_leaving_out(models: Models) -> None:
    question = of_core(models).question
    expected = core.attribute(
        models.get("en-de"),  # type: ignore[arg-type]
        TEXT,
        STEP,
        "leave-one-out",
        target=[step.id for step in models.trace(Run("en-de", TEXT)).steps],
    )
    assert replace(question) == expected.question
    sent = asked(models, "needed", step=STEP)["attribution"]
    np.testing.assert_allclose(unpacked(sent["source"]), expected.source, atol=1e-5)


@pytest.mark.parametrize(
    ("name", "parts", "says"),
    [
        ("parts", {"step": 99}, "There is no step 99"),
        ("part", {"step": 99, "map": "cross", "layer": 0, "head": 0}, "There is no step 99"),
        ("part", {"step": 0, "map": "cross", "layer": 7, "head": 0}, "layer"),
        ("flow", {"bugs": "no-causal-mask"}, "sees what is written after it"),
        ("flow", {"text": "word " * 400}, "tokens"),
        ("flow", {"text": " "}, ""),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    models: Models, name: str, parts: dict[str, Any], says: str
) -> None:
    answer = asked(models, name, **parts)
    assert not answer["ok"]
    assert says in answer["error"]


def test_a_run_of_nan_has_its_tokens_and_no_flow(models: Models) -> None:
    sent = asked(models, "flow", bugs="empty-row-nan", mask="c.*.*.0")
    assert sent["ok"]
    assert sent["flow"] is None
    assert sent["run"]["source"]
    assert sent["layers"] == {"encoder": 2, "decoder": 2, "cross": 2}


def test_a_model_says_how_often_its_largest_bar_is_the_costliest_head_if_that_was_measured(
    models: Models, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked(models, "flow")["largest"] is None
    found = LargestParts(Interval(0.43, 0.41, 0.45), Interval(0.72, 0.7, 0.74), 200, 2981)
    measured = Faithfulness({}, Spread(0, 0), {}, np.eye(0, dtype=np.float32), 200, {}, largest_parts=found)
    monkeypatch.setitem(vars(models.get("en-de")), "faithfulness", measured)
    assert asked(models, "flow")["largest"] == {
        "costliest": {"mean": 0.43, "low": 0.41, "high": 0.45},
        "near": {"mean": 0.72, "low": 0.7, "high": 0.74},
        "sentences": 200,
        "predictions": 2981,
    }


def test_a_rival_that_is_the_token_is_named_and_left_aside(models: Models) -> None:
    own = of_core(models).question.id
    sent = asked(models, "parts", step=STEP, against=own)
    assert sent["question"]["againstId"] is None
    assert "two different candidates" in str(sent["notices"][0])

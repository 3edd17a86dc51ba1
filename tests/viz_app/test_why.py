"""The Why page without a browser: its numbers are the core's, and what a link may ask wrongly."""

import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.runtime import FluentBundle, FluentResource

import core
from core.checkpoints.measured_files import FAITHFULNESS
from core.results.attribution import MOST_STEPS
from tests.core.tiny import MADE
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.asking import ask
from tests.viz_app.test_positions import unpacked
from viz_app.frontend.tree import LOCALES
from viz_app.handlers.models import ModelEntry, Run
from viz_app.handlers.why import FUNCTIONS
from viz_app.server.models import Models
from viz_app.server.visitors import Visitor, asked_by, visitor
from viz_app.view_models.why import BAND, chance_payload, faithfulness_payload

TEXT, FILM = "Where?", "A gorgeous, witty film."
ROUNDING = 4e-6  # nats; sums depend on how many rows a processor takes at a time
QUICK = ("mean-attention", "rollout", "value-zeroing", "flow", "logit-flow", "gradient-x-input", "leave-one-out")


def asked(models: Models, name: str, model: str = "en-de", **parts: Any) -> dict[str, Any]:
    return ask(FUNCTIONS, models, name, {"model": model, "text": FILM if model == "sentiment" else TEXT} | parts)


def steps_of(models: Models, **options: Any) -> list[int]:
    return [step.id for step in models.trace(Run("en-de", TEXT, tuple(options.items()))).steps]


def same(sent: dict[str, Any], why: core.Attribution) -> None:
    np.testing.assert_array_equal(unpacked(sent["source"]), why.source)
    np.testing.assert_array_equal(unpacked(sent["target"]), why.target)
    for name in ("value", "empty", "residual", "error"):
        expected = getattr(why, name)
        assert sent[name] == (None if expected is None else pytest.approx(expected, rel=1e-6, abs=ROUNDING))


@pytest.mark.parametrize("parts", [{}, {"candidate": 7}, {"candidate": 7, "against": 9}, {"off": "c.1.2_e.0.1"}])
def test_a_step_is_explained_as_the_core_explains_it(models: Models, parts: dict[str, Any]) -> None:
    model: Any = models.get("en-de")
    edits = core.Edits(heads_off=(("cross", 1, 2), ("encoder", 0, 1))) if "off" in parts else None
    written = steps_of(models, **({"edits": edits} if edits else {}))
    options = {"target": written, "edits": edits}
    if "candidate" in parts:
        options |= {"token": 7, "against": parts.get("against")}
    expected = core.attributions(model, TEXT, 2, **options)
    quick = asked(models, "why", step=2, **parts)
    assert set(quick["methods"]) == set(QUICK)
    for name, sent in quick["methods"].items():
        same(sent, expected[name])
    for layer, head in np.ndindex(2, 3):
        for side, name in (("source", "cross"), ("target", "decoder")):
            looks = core.attribute(model, TEXT, 2, "attention", map_name=name, layer=layer, head=head, **options)
            np.testing.assert_array_equal(unpacked(quick["heads"][name])[layer, head], getattr(looks, side))
    assert quick["question"]["id"] == expected["rollout"].question.id
    assert quick["value"] == pytest.approx(expected["rollout"].value, rel=1e-6)
    same(asked(models, "why_path", step=2, **parts)["attribution"], expected["integrated-gradients"])


def test_a_label_is_explained_as_the_core_explains_it(models: Models) -> None:
    model: Any = models.get("sentiment")
    labels = model.labels
    expected = core.attributions(model, FILM, label=labels[1], against=labels[0])
    quick = asked(models, "why", "sentiment", label=1, against=0)
    assert set(quick["methods"]) == {*QUICK, "pooling"}
    for name, sent in quick["methods"].items():
        same(sent, expected[name])
    encoder = unpacked(quick["heads"]["encoder"])
    np.testing.assert_allclose(encoder[-1, 0], expected["attention"].source, atol=1e-7)
    assert (quick["question"]["token"], quick["question"]["against"]) == (labels[1], labels[0])
    own = asked(models, "why", "sentiment")
    assert own["question"]["token"] == models.trace(Run("sentiment", FILM)).output


@pytest.mark.parametrize("kind", ["deletion", "insertion"])
def test_the_curves_are_the_cores(models: Models, kind: str) -> None:
    model: Any = models.get("en-de")
    expected = core.attributions(model, TEXT, 1, target=steps_of(models), layer=0, head=2)
    test = core.deletion_test(model, expected.values(), kind=kind)
    sent = asked(models, "why_curves", step=1, curve=kind)
    path = asked(models, "why_path", step=1)["kinds"][kind]
    head = asked(models, "why_head", step=1, map="cross", layer=0, head=2)["kinds"][kind]
    areas = sent["areas"] | path["areas"] | head["areas"]
    assert areas == {name: pytest.approx(area, rel=1e-6) for name, area in test.areas.items()}
    for name, packed in (sent["curves"] | path["curves"] | head["curves"]).items():
        np.testing.assert_allclose(unpacked(packed), test.curves[name], atol=1e-6)
    np.testing.assert_allclose(unpacked(sent["chance"]["mean"]), test.random.mean(axis=0), atol=1e-6)
    low, high = np.percentile(test.random, BAND, axis=0)
    assert (unpacked(sent["chance"]["low"]) <= unpacked(sent["chance"]["high"])).all()
    np.testing.assert_allclose(unpacked(sent["chance"]["low"]), low, atol=1e-6)
    np.testing.assert_allclose(unpacked(sent["chance"]["high"]), high, atol=1e-6)
    assert sent["chance"]["orders"] == len(test.random) == 20


def test_a_head_of_the_decoder_has_no_curve(models: Models) -> None:
    assert asked(models, "why_head", step=1, map="decoder", layer=0, head=0)["kinds"] == {}


def test_steps_and_baseline_of_the_path_are_those_asked_for(models: Models) -> None:
    model: Any = models.get("en-de")
    sent = asked(models, "why_path", step=1, ig=3, baseline="zero")["attribution"]
    options = {"target": steps_of(models), "steps": 3, "baseline": "zero"}
    same(sent, core.attribute(model, TEXT, 1, "integrated-gradients", **options))
    assert sent["settings"] == {"steps": 3, "baseline": "zero", "special": "kept"}


@pytest.mark.parametrize("steps", [0, 10_000, -1, "many"])
def test_steps_that_cannot_be_are_not_taken(models: Models, steps: Any) -> None:
    """The page names them; the server takes as many as are needed, and never 10,000."""
    assert asked(models, "why_path", step=1, ig=steps)["attribution"]["settings"]["steps"] <= MOST_STEPS * 6


@pytest.mark.parametrize(
    ("model", "parts", "sentence"),
    [
        ("en-de", {"step": 0, "candidate": 10**8}, "There is no token 100000000"),
        ("en-de", {"step": 0, "against": 10**8}, "There is no token 100000000"),
        ("en-de", {"step": 0, "candidate": 5, "against": 5}, "two different candidates"),
        ("sentiment", {"label": 9}, "There is no label 9; this model has 2"),
        ("sentiment", {"label": 0, "against": 7}, "There is no label 7"),
        ("sentiment", {"label": 1, "against": 1}, "two different candidates"),
    ],
)
def test_candidates_that_are_not_there_are_named(
    models: Models, model: str, parts: dict[str, Any], sentence: str
) -> None:
    answer = asked(models, "why", model, **parts)
    assert answer["ok"]
    assert sentence in " ".join(map(str, answer["notices"]))
    assert answer["question"]["againstId"] is None


def test_a_step_that_is_not_there_is_refused(models: Models) -> None:
    for name, more in (("why", {}), ("why_path", {}), ("why_curves", {}), ("why_head", {"map": "cross", "layer": 0})):
        answer = asked(models, name, step=99, head=0, **more)
        assert answer["error"].startswith("There is no step 99; this translation has"), name


@pytest.mark.parametrize(
    ("task", "said"),
    [
        ("translator", "There is no step 99; this translation has"),
        ("generator", "There is no step 99; this text has"),
        ("encoder", "has no class or word to explain"),
    ],
)
def test_a_refusal_names_what_the_model_does(task: str, said: str, tmp_path: Path) -> None:
    if task == "encoder":
        model: Any = core.load(str(save_later_model("bert", tmp_path, suffix="ForMaskedLM")), device="cpu")
    else:
        model = MADE[task]()
    models = Models([ModelEntry("one", "One", task, lambda: model)])
    for name, more in (("why", {}), ("why_path", {}), ("why_curves", {}), ("why_head", {"map": "decoder", "layer": 0})):
        answer = ask(FUNCTIONS, models, name, {"model": "one", "text": "Two children", "step": 99, "head": 0} | more)
        assert said in answer.get("error", ""), (name, answer)
    if task != "encoder":
        with pytest.raises(core.InputError, match=said):
            core.attribute(model, "Two children", 99)


def test_a_head_that_is_not_there_is_refused(models: Models) -> None:
    answer = asked(models, "why_head", step=0, map="cross", layer=9, head=0)
    assert "no cross head 0 in layer 9" in answer["error"]


def test_what_can_be_asked_of_a_run(models: Models) -> None:
    run, trace = asked(models, "why_run")["run"], models.trace(Run("en-de", TEXT))
    assert [step["id"] for step in run["steps"]] == [step.id for step in trace.steps]
    assert run["steps"][0]["top"][0][0] == trace.steps[0].top[0].token
    assert (tuple(run["source"]), tuple(run["target"])) == (trace.source_tokens, trace.target_tokens)
    assert run["heads"] == {"decoder": [2, 3], "cross": [2, 3]}
    assert run["methods"] == core.methods_of(models.get("en-de"))
    classified = asked(models, "why_run", "sentiment")["run"]
    assert classified["heads"] == {"encoder": [2, 3]}
    assert classified["methods"] == list(core.METHODS)
    assert classified["classification"]["labels"] == ["negative", "positive"]


def test_the_page_says_of_each_method_what_core_says_of_it() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / "en" / "why.ftl").read_text("utf-8")))
    value = bundle.get_message("why-what-method-can").value
    assert value
    assert {method: bundle.format_pattern(value, {"method": method})[0] for method in core.METHODS} == core.METHODS


@pytest.mark.parametrize("kind", [pytest.param("marian", marks=pytest.mark.long), "bert"])
def test_a_model_of_hugging_face_is_explained_as_far_as_it_allows(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A model that takes no vectors for tokens refuses gradients in one sentence, and the rest is there."""
    model = core.load(str(save_hub_model(kind, tmp_path / kind)), device="cpu")
    text = "Two children"
    models = Models([ModelEntry("hub", "Hub", model.task, lambda: model, ("A", "B"), (text,))])
    request = {"model": "hub", "text": text, "step": 0}
    whole = ask(FUNCTIONS, models, "why", request)
    assert set(whole["methods"]) == set(core.methods_of(model)) & set(QUICK)
    assert "value-zeroing" in whole["methods"]
    head = "encoder" if model.task == "classifier" else "cross"
    looks = core.attribute(model, text, None if model.task == "classifier" else 0, "attention", layer=0, head=1)
    np.testing.assert_array_equal(unpacked(whole["heads"][head])[0, 1], looks.source)
    assert ask(FUNCTIONS, models, "why_curves", request)["ok"]

    def no_vectors(*_given: Any) -> Any:
        raise core.InputError("Gradients of hub cannot be had; choose attention or leave-one-out.")

    monkeypatch.setattr("core.tracers.hugging_face.variants.HubVariants.embeddings", no_vectors)
    rest = ask(FUNCTIONS, models, "why", request)
    without = set(whole["methods"]) - {"gradient-x-input", "integrated-gradients"}
    assert set(rest["methods"]) == without
    assert "cannot be had" in rest["refused"]["gradient-x-input"]
    assert "cannot be had" in ask(FUNCTIONS, models, "why_path", request)["error"]
    assert set(ask(FUNCTIONS, models, "why_curves", request)["areas"]) == without


def test_who_leaves_is_not_computed_for(models: Models) -> None:
    with asked_by(Visitor("gone", lambda: True, "here")):
        answer = asked(models, "why_curves", step=0)
    assert "Nobody waits for this run" in answer["error"]


def test_a_newer_question_of_the_same_page_ends_the_one_before(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    """While curves are computed the page asks for those of another step: only these are wanted."""
    plain, answers = core.deletion_test, {}

    def ask_as_the_page(step: int) -> None:
        with asked_by(Visitor("page", network="here")):
            answers[step] = asked(models, "why_curves", step=step)

    newer = threading.Thread(target=ask_as_the_page, args=(1,))

    def interrupted(*given: Any, **options: Any) -> Any:
        if newer.ident is None:
            newer.start()
            until = time.monotonic() + 30
            while not visitor().is_gone() and time.monotonic() < until:
                time.sleep(0.01)
        return plain(*given, **options)

    monkeypatch.setattr(core, "deletion_test", interrupted)
    ask_as_the_page(0)
    newer.join(60)
    assert "Nobody waits for this run" in answers[0]["error"]
    assert answers[1]["ok"]


# ---- what is stored with the checkpoints

SHIPPED = [name for name in core.catalogue() if (Path("checkpoints") / name / FAITHFULNESS.name).is_file()]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_measurement_is_read_and_is_of_these_weights(name: str) -> None:
    found = FAITHFULNESS.read(Path("checkpoints") / name)
    assert found is not None, "measured with other weights: measure it again"
    payload = faithfulness_payload(found)
    assert set(payload["areas"]) <= set(core.methods_of(core.load(name, device="cpu")))
    assert payload["sentences"] == found.sentences >= 50
    for method, area in payload["areas"].items():
        assert 0 <= area["mean"] <= 1
        assert payload["agreement"][method][method] == pytest.approx(1, abs=1e-3)
    assert min(payload["areas"].values(), key=lambda one: one["mean"])["mean"] < payload["random"]["mean"]


def test_chance_needs_no_more_than_its_orders(models: Models) -> None:
    model: Any = models.get("sentiment")
    made = core.attributions(model, FILM, methods=["rollout"])
    one = core.deletion_test(model, made.values(), seeds=(3,))
    sent = chance_payload(one)
    assert sent["orders"] == 1
    assert sent["area"] == sent["areaLow"] == sent["areaHigh"] == pytest.approx(float(one.random_areas[0]), rel=1e-6)

"""Anatomy: the cards of a design count its modules, and the curves by depth are those of the run."""

import json
from typing import Any

import numpy as np
import pytest
import torch

from core.analysis.architecture import design
from core.analysis.lens import class_lens, word_lens
from core.checkpoints.checkpoint import build_model
from core.config import REFERENCE_DESIGNS
from core.results.architecture import Architecture
from core.sentences import Sentence, sentence
from core.tracers.architecture import architecture_of
from core.tracers.native import NativeModel
from tests.core.tiny import own_classifier, own_translator
from tests.viz_app.asking import ask as ask_page
from tests.viz_app.saying import said_in, say_design
from tests.viz_app.test_head import unpack
from viz_app.frontend.tree import languages
from viz_app.handlers.anatomy import FUNCTIONS, inside_of
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models
from viz_app.view_models.anatomy import DESIGNS, OWN, design_payload
from viz_app.view_models.depths import BINS, depths_payload, lengths, required_details, zero_fraction

TEXT = "Two children ride a bike in the snow."
TARGET = "Ein Mann im Schnee."


@pytest.fixture(scope="module")
def designs() -> dict[str, Architecture]:
    return {name: architecture_of(design(name, 57), 5, 3) for name in DESIGNS}


def values_of(payload: dict[str, Any], station: str) -> dict[str, str]:
    rows = payload["components"][station]["rows"]
    return {".".join([row["name"], *row.get("parts", [])]): said_in("en", row["value"]) for row in rows}


@pytest.mark.long
def test_every_tensor_and_parameter_of_a_design_is_on_its_stations(designs: dict[str, Architecture]) -> None:
    for name, anatomy in designs.items():
        payload = design_payload(name, anatomy)
        shown = {
            ".".join(filter(None, [row["name"], part]))
            for station in payload["components"].values()
            for row in station["rows"]
            for part in row.get("parts", [])
        }
        assert shown == {tensor for station in anatomy.components.values() for tensor in station.tensors}
        counted = sum(station["parameters"] * station["layers"] for station in payload["components"].values())
        assert counted == payload["parameters"] == sum(p.numel() for p in build_model(anatomy.config).parameters())
        assert json.dumps(payload, allow_nan=False, default=Sentence.to_json)


@pytest.mark.parametrize(
    ("left", "right", "station", "row"),
    [
        ("paper", "fused-qkv", "encoder.self", "qkv-weights"),
        ("paper", "wide-heads", "encoder.self", "heads"),
        ("paper", "wide-heads", "encoder.self", "scaling"),
        ("paper", "dawn", "decoder.self", "closed-cells-become"),
        ("dawn", "pad-and-causal", "decoder.cross", "mask"),
        ("dawn", "pad-and-causal", "encoder.embedding", "padding-id"),
        ("paper", "pad-and-causal", "encoder.ffn_norm", "epsilon"),
        ("paper", "wide-heads", "encoder.positions", "kind"),
        ("paper", "fused-qkv", "encoder.embedding", "multiplied-by"),
        ("paper", "dawn", "logits", "weight"),
    ],
)
def test_what_differs_is_said(designs: dict[str, Architecture], left: str, right: str, station: str, row: str) -> None:
    a, b = (values_of(design_payload(name, designs[name]), station) for name in (left, right))
    assert a[row] != b[row]


def test_sizes_are_written_as_sums_are() -> None:
    stations = design_payload("wide-heads", architecture_of(design("wide-heads", 57), 5, 3))["components"]
    assert stations["encoder.self"]["shape"] == "5 × 128"
    rows = values_of({"components": stations}, "encoder.self")
    assert rows["qkv-weights"] == "three 128 × 1\u202f024"
    assert rows["encoder.0.self.joined.update"] == "5 × 1\u202f024, then 5 × 128"
    assert rows["scaling"] == "q and k each ÷ ⁴√128"
    assert values_of({"components": stations}, "encoder.self_norm")["epsilon"] == "1e−5"


@pytest.mark.parametrize("name", list(REFERENCE_DESIGNS))
def test_choices_name_the_config(designs: dict[str, Architecture], name: str) -> None:
    said, config = design_payload(name, designs[name])["choices"], designs[name].config
    choices = {name: said_in("en", value) for name, value in said.items()}
    assert choices["padding-id"] == str(config.pad_id)
    assert (choices["closed-cells"] == "−1e9") == (config.mask_fill == -1e9)
    assert ("queries" in choices["padding-masks"]) == config.mask_queries
    assert (choices["qkv"] == "one fused Linear") == (config.projection == "fused")
    assert (choices["pooling"] == "mean") == (config.task == "classifier")


@pytest.mark.parametrize("language", ["en", *languages()])
def test_a_design_is_said_in_every_language(designs: dict[str, Architecture], language: str) -> None:
    for name, anatomy in designs.items():
        say_design(language, design_payload(name, anatomy))


def run_of(model: NativeModel) -> tuple[dict[str, Any], Any]:
    inside, target = inside_of(model), {} if model.labels else {"target": TARGET}
    plain = model.trace(TEXT, **target)
    trace = model.trace(TEXT, details=required_details(plain, inside), **target)
    lens = {"classes": class_lens(model, trace)} if model.labels else {"words": word_lens(model, trace)}
    return depths_payload(trace, inside, **lens), trace


@pytest.mark.parametrize("norm", ["pre", "post"])
def test_depths_are_those_of_the_run(norm: str) -> None:
    model = own_translator(norm=norm)
    payload, trace = run_of(model)
    assert json.loads(json.dumps(payload, allow_nan=False)) == payload
    for stack, layers, sublayers in (("encoder", 2, 2), ("decoder", 3, 3)):
        shown = payload["stacks"][stack]
        per_layer = sublayers if norm == "pre" else 2 * sublayers
        ends = [point["lengths"] for point in shown["points"]][::per_layer][: layers + 1]
        expected = np.sqrt((trace.hidden[stack].astype(np.float64) ** 2).sum(axis=-1))
        np.testing.assert_allclose(ends, expected, atol=1e-5)
        assert len(shown["points"]) == 1 + layers * per_layer + (norm == "pre")
        for layer, shares in enumerate(shown["zeros"]):
            read = torch.tensor(trace.details[f"{stack}.{layer}.ffn_norm.{'output' if norm == 'pre' else 'input'}"])
            if norm == "pre":
                hidden = getattr(model.module, stack).layers[layer].feed_forward.w_in(read).detach().numpy()
                np.testing.assert_allclose(shares, (hidden <= 0).mean(axis=-1), atol=1e-6)
                assert shown["silent"][layer] == (hidden <= 0).all(axis=0).sum()
            assert len(shares) == len(read)


def test_norms_are_summed_up_by_token() -> None:
    payload, trace = run_of(own_translator())
    for shown in payload["stacks"]["decoder"]["norms"]:
        before, after = (trace.details[f"{shown['name']}.{part}"].astype(np.float64) for part in ("input", "output"))
        np.testing.assert_allclose(shown["mean"], before.mean(axis=-1), atol=1e-5)
        np.testing.assert_allclose(shown["spread"], before.std(axis=-1), atol=1e-5)
        np.testing.assert_allclose(shown["meanAfter"], after.mean(axis=-1), atol=1e-5)
        np.testing.assert_allclose(shown["spreadAfter"], after.std(axis=-1), atol=1e-5)
        assert [sum(counts) for counts in shown["before"]] == [before.shape[-1]] * len(before)
        edge, token = payload["stacks"]["decoder"]["edge"], 1
        counted, _ = np.histogram(before[token].clip(-edge, edge), bins=BINS, range=(-edge, edge))
        assert shown["before"][token] == counted.tolist()


def test_measures_of_worked_examples() -> None:
    np.testing.assert_allclose(lengths(np.array([[3.0, 4.0], [0.0, -2.0]], np.float32)), [5, 2])
    np.testing.assert_allclose(zero_fraction(np.array([[0.0, 1.0, 0.0, 0.5], [2, 1, 1, 1]], np.float32)), [0.5, 0])


@pytest.fixture(scope="module")
def ask():
    loaded = {"tiny": own_translator(), "small": own_classifier()}
    models = Models([ModelEntry(name, name, model.task, lambda model=model: model) for name, model in loaded.items()])
    return lambda name, request: ask_page(FUNCTIONS, models, name, request)


def test_designs_are_measured_for_the_sentence(ask) -> None:
    answer = ask("designs", {"model": "small", "text": TEXT})
    assert [one["name"] for one in answer["designs"]] == [*DESIGNS, OWN]
    assert answer["designs"][-1]["say"] == sentence("state-model-title", name="small", title="small")
    assert answer["target"] == ["<s>"]  # a classifier writes nothing, so decoders read the start token only
    shapes = {one["name"]: one["components"]["encoder.self"]["shape"] for one in answer["designs"]}
    tokens = len(answer["source"])
    assert shapes == dict.fromkeys(DESIGNS, f"{tokens} × 512") | {
        "wide-heads": f"{tokens} × 128",
        OWN: f"{tokens} × 15",
    }
    larger = ask("designs", {"model": "small", "text": TEXT, "vocabulary": 16_000})
    paper = [one["designs"][0]["parameters"] for one in (answer, larger)]
    assert paper[1] - paper[0] == 512 * (16_000 - answer["vocabulary"])
    assert larger["designs"][-1] == answer["designs"][-1]


def test_one_norm_comes_number_by_number(ask) -> None:
    answer = ask("norm", {"model": "small", "text": TEXT, "norm": "encoder.1.ffn_norm"})
    parts = {part: unpack(answer[part]) for part in ("input", "normalised", "output", "gain", "bias")}
    np.testing.assert_allclose(parts["gain"] * parts["normalised"] + parts["bias"], parts["output"], atol=1e-6)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
@pytest.mark.parametrize(
    "changes",
    [
        {"model": "nobody"},
        {"text": ""},
        {"text": None},
        {"vocabulary": 7, "norm": "x" * 500},
        {"vocabulary": [8000], "norm": None},
        {"vocabulary": 1e99, "norm": "encoder.7.self_norm"},
    ],
)
def test_whatever_a_browser_sends_is_answered(ask, name: str, changes: dict) -> None:
    request = {"model": "small", "text": TEXT, "norm": "encoder.final_norm"}
    answer = ask(name, request | changes)
    assert answer["ok"] == (name == "depths" and "vocabulary" in changes)
    if not answer["ok"]:
        assert answer["error"].endswith((".", "?"))
        assert len(answer["error"]) < 300
    for nonsense in (None, [], "text", 7):
        assert not ask(name, nonsense)["ok"]

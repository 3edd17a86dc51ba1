"""Inside a head: the page gets the run's own bits, and the lines it shows recompute them."""

import base64
import contextlib
import io
from pathlib import Path

import numpy as np
import pytest
import torch

import core
from core.analysis.parts import head_logits
from core.checkpoints.checkpoint import build_model
from core.config import ModelConfig
from core.results.parameters import AttentionParameters
from core.results.trace import Trace
from core.text.tokens import Tokenizer
from core.tracers.native import NativeModel
from tests.conftest import SENTENCES
from tests.viz_app.asking import ask as ask_page
from tests.viz_app.test_view_models import unbase85
from viz_app.handlers.head import FUNCTIONS, SEEDS
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models
from viz_app.view_models import by_hand, scaling
from viz_app.view_models.arrays import packed, packed_bits
from viz_app.view_models.head import PARTS, layer_payload, required_details
from viz_app.view_models.shown_heads import shown_heads
from viz_app.view_models.words import label

TEXT = "Two children ride a bike in the snow."
DESIGNS: list[dict[str, object]] = [
    {},
    {"norm": "post", "projection": "fused", "attention_bias": False},
    {"scale_on": "inputs", "head_width": "full", "mask_fill": -1e9, "positions": "learned", "scale_embeddings": False},
]
Layer = tuple[Trace, AttentionParameters]


def unpack(payload: dict) -> np.ndarray:
    data, shape = unbase85(payload["data"]), payload["shape"]
    return np.frombuffer(data[: 4 * int(np.prod(shape))], "<f4").reshape(shape)


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.train(SENTENCES, vocabulary_size=330)


def model_of(tokenizer: Tokenizer, task: str = "translator", **choices: object) -> NativeModel:
    torch.manual_seed(5)
    size = {"d_model": 21, "heads": 3, "d_ff": 13, "encoder_layers": 2}
    other = {"decoder_layers": 2} if task == "translator" else {"decoder_layers": 0, "labels": ("negative", "positive")}
    config = ModelConfig(task=task, vocabulary_size=len(tokenizer), **(size | other | choices))
    module = build_model(config).eval()
    for name, tensor in module.named_parameters():
        if name.endswith(("bias", "gain")):
            tensor.data.normal_(0.3)
    return NativeModel("tiny", module, tokenizer, config, torch.device("cpu"))


def layer_of(model: NativeModel, name: str, index: int = 1) -> Layer:
    parameters = model.attention_parameters(name, index)
    target = {"target": "Ein Mann im Schnee"} if model.task == "translator" else {}
    return model.trace(TEXT, details=required_details(parameters), **target), parameters


@pytest.fixture(scope="module", params=["encoder", "decoder", "cross"])
def layer(request: pytest.FixtureRequest, tokenizer: Tokenizer) -> Layer:
    return layer_of(model_of(tokenizer), request.param)


def test_arrays_travel_bit_by_bit() -> None:
    rng = np.random.default_rng(3)
    array = rng.normal(size=(3, 5, 7)).astype(np.float32)
    array[0, 0, :3] = np.inf, -np.inf, -0.0
    np.testing.assert_array_equal(unpack(packed(array)).view(np.uint32), array.view(np.uint32))
    mask = rng.random((5, 7)) < 0.5
    bits = np.unpackbits(np.frombuffer(unbase85(packed_bits(mask)["bits"]), np.uint8))[: mask.size]
    np.testing.assert_array_equal(bits.reshape(mask.shape), mask)


def test_payload_holds_the_numbers_of_the_run(layer: Layer) -> None:
    trace, parameters = layer
    payload = layer_payload(trace, parameters, [3] * len(trace.attention[parameters.map].query_tokens))
    arrays = {name: None if packed is None else unpack(packed) for name, packed in payload["arrays"].items()}
    for name in ("query", "key", "value", "scores", "scaled", "weights", "joined", "update"):
        np.testing.assert_array_equal(arrays[name], trace.details[f"{parameters.scope}.{name}"])
    first = arrays["embedding"] + arrays["position"]
    np.testing.assert_array_equal(first, trace.details[f"{parameters.stack}.stream"])
    norm, before = parameters.input_norm, arrays["before"]
    normalised = (before - before.mean(-1, keepdims=True)) / np.sqrt(before.var(-1, keepdims=True) + norm.epsilon)
    np.testing.assert_allclose(norm.gain * normalised + norm.bias, arrays["x"], atol=1e-5)


def printed_by(code: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Run lines of the page and return the differences that they print."""
    monkeypatch.chdir(folder)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "lines of the page", "exec"), {})
    return [float(line.split()[-1]) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("choices", DESIGNS)
@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_the_lines_recompute_the_row(
    tokenizer: Tokenizer, choices: dict, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = model_of(tokenizer, **choices)
    trace, parameters = layer_of(model, name)
    (tmp_path / by_hand.FILE).write_bytes(by_hand.row_file(trace, parameters, 2, 3))
    differences = printed_by(by_hand.file_lines(parameters), tmp_path, monkeypatch)
    assert len(differences) == 6
    assert max(differences) < 1e-6

    monkeypatch.setattr(core, "load", {"tiny": _Fixed(model)}.__getitem__)
    start, rest = by_hand.library_lines(trace, parameters)
    differences = printed_by(start + "head, row = 2, 3\n" + rest, tmp_path, monkeypatch)
    assert len(differences) == 2
    assert max(differences) < 1e-6


class _Fixed:
    """The model with the target that the tests trace; an untrained one writes nonsense of any length."""

    def __init__(self, model: NativeModel) -> None:
        self._model = model

    def trace(self, text: str, details: list[str]) -> Trace:
        return self._model.trace(text, target="Ein Mann im Schnee", details=details)


def test_a_wrong_number_in_the_file_shows(layer: Layer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace, parameters = layer
    with np.load(io.BytesIO(by_hand.row_file(trace, parameters, 1, 2))) as file:
        arrays = {name: file[name] for name in file.files}
    np.savez(tmp_path / by_hand.FILE, **(arrays | {"b_q": arrays["b_q"] + 0.5}))
    assert max(printed_by(by_hand.file_lines(parameters), tmp_path, monkeypatch)) > 1e-4


def test_random_products_spread_like_the_square_root_of_their_width() -> None:
    measured = scaling.random_products(seed=1)
    for numbers in measured:
        assert numbers["spread"] == pytest.approx(numbers["width"] ** 0.5, rel=0.1)
        assert numbers["scaled"] == pytest.approx(1, rel=0.1)
    assert measured[-1]["top"] > 0.9 > 0.4 > measured[-1]["topScaled"]
    assert measured == scaling.random_products(seed=1) != scaling.random_products(seed=2)


def test_spread_of_a_run_is_that_of_its_open_cells(tokenizer: Tokenizer) -> None:
    model = model_of(tokenizer)
    plain = model.trace(TEXT, target="Ein Mann im Schnee")
    trace = model.trace(TEXT, target="Ein Mann im Schnee", details=scaling.required_details(plain))
    measured = scaling.head_products(trace, width=7)
    assert len(measured) == 3 * 2 * 3
    one = next(m for m in measured if (m["map"], m["layer"], m["head"]) == ("decoder", 1, 2))
    scaled, mask = trace.details["decoder.1.self.scaled"][2], trace.attention["decoder"].mask
    assert one["scaled"] == pytest.approx(scaled[mask].std(), rel=1e-5)
    assert one["spread"] == pytest.approx(scaled[mask].std() * 7**0.5, rel=1e-5)
    assert one["topScaled"] == pytest.approx(trace.attention["decoder"].weights[1, 2].max(axis=-1).mean(), rel=1e-5)


@pytest.fixture(scope="module")
def ask(tokenizer: Tokenizer):
    loaded = {"tiny": model_of(tokenizer), "small": model_of(tokenizer, "classifier")}
    models = Models([ModelEntry(name, name, model.task, lambda model=model: model) for name, model in loaded.items()])
    return lambda name, request: ask_page(FUNCTIONS, models, name, request)


def test_a_layer_that_is_not_there_is_replaced_and_said(ask) -> None:
    here = {"model": "tiny", "text": TEXT}
    assert ask("layer", here | {"map": "cross", "layer": 1})["notice"] == ""
    answer = ask("layer", here | {"map": "cross", "layer": 7})
    assert (answer["layer"], answer["notice"]) == (1, "There is no layer 8; layer 2 is the last.")
    answer = ask("layer", {"model": "small", "text": TEXT, "map": "cross", "layer": 0})
    assert (answer["map"], answer["layer"], answer["writes"]) == ("encoder", 0, None)
    assert "no cross-attention" in answer["notice"]
    assert ask("layer", here)["map"] == "decoder"


def test_the_file_of_a_row_opens_without_pickle(ask) -> None:
    answer = ask("file", {"model": "tiny", "text": TEXT, "map": "encoder", "layer": 0, "head": 1, "row": 4})
    with np.load(io.BytesIO(base64.b64decode(answer["data"])), allow_pickle=False) as file:
        assert file["W_q"].shape == (21, 7)


def test_the_experiment_measures_every_head(ask) -> None:
    answer = ask("experiment", {"model": "small", "text": TEXT, "seed": SEEDS + 3})
    assert answer["ok"]
    assert len(answer["heads"]) == 2 * 3
    assert answer["random"] == scaling.random_products(3)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
@pytest.mark.parametrize(
    "changes",
    [
        {"model": "nobody"},
        {"text": ""},
        {"text": None},
        {"map": "sideways", "layer": -1, "head": 99, "row": "x", "seed": None},
    ],
)
def test_whatever_a_browser_sends_is_answered(ask, name: str, changes: dict) -> None:
    request = {"model": "tiny", "text": TEXT, "map": "cross", "layer": 0, "head": 0}
    answer = ask(name, request | {"row": 0, "seed": 1} | changes)
    if not answer["ok"]:
        assert answer["error"].endswith(".")
    for nonsense in (None, [], "text", 7):
        assert not ask(name, nonsense)["ok"]


def test_logits_name_three_tokens_that_are_not_spelt_alike(ask, tokenizer: Tokenizer) -> None:
    asked, model = {"model": "tiny", "text": TEXT, "map": "cross"}, model_of(tokenizer)
    answer, trace = ask("logits", asked), model.trace(TEXT)
    added = head_logits(model, trace, "cross")
    np.testing.assert_allclose(unpack(answer["values"]), added.values, atol=1e-6)
    assert (answer["labels"], answer["shown"]) == (None, shown_heads(trace)["cross"])
    for head, rows in enumerate(answer["most"]):
        for row, named in enumerate(rows):
            assert len({label(token) for token, _ in named}) == len(named) <= 3
            assert named[0][1] == pytest.approx(added.most[head][row][0][1], abs=1e-6)
    assert "only the decoder reads them" in ask("logits", asked | {"map": "encoder"})["error"]
    assert ask("logits", {"model": "small", "text": TEXT, "map": "encoder"})["labels"] == ["negative", "positive"]


@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_the_parts_of_a_score_are_its_sum(ask, name: str) -> None:
    """Either side makes the score of the run; the largest part stands first, the others last."""
    asked = {"model": "tiny", "text": TEXT, "map": name, "layer": 1, "head": 2, "row": 1, "key": 0}
    answer = ask("score", asked)
    for side in ("query", "key"):
        assert sum(value for _, value in answer[side]) == pytest.approx(answer["score"], abs=1e-4)
        sizes = [abs(value) for _, value in answer[side]][:PARTS]
        assert sizes == sorted(sizes, reverse=True)
    assert "There is no" in ask("score", asked | {"head": 99})["error"]
    assert "key" in ask("score", asked | {"key": 99})["error"]


def test_a_run_of_nan_travels(ask) -> None:
    answer = ask("logits", {"model": "tiny", "text": TEXT, "map": "cross", "bugs": "empty-row-nan"})
    assert answer["most"][0][0][0][1] is None
    assert np.isnan(unpack(answer["values"])).all()

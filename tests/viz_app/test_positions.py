"""The Positions page without a browser: parts and spreads against plain loops, runs against the model, bad requests."""

import json
from typing import Any

import numpy as np
import pytest

import core
from core.analysis.score_split import required_details, split_scores
from core.sentences import Sentence
from tests.core.tiny import own_classifier, own_translator
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.asking import ask
from viz_app.handlers.models import ModelEntry, Run
from viz_app.handlers.positions import FUNCTIONS
from viz_app.server.models import Models
from viz_app.view_models.attention import attention_payload
from viz_app.view_models.levels import ALPHABET
from viz_app.view_models.positions import PARTS, encoding_payload, five_parts, key_variance

TEXT = "A man rides a bike."


def asked(models: Models, name: str, **sent: Any) -> dict[str, Any]:
    return ask(FUNCTIONS, models, name, {"model": "en-de", "text": TEXT} | sent)


def unpacked(packed: dict[str, Any]) -> np.ndarray:
    """The array that the page reads."""
    words = np.array([ALPHABET.index(letter) for letter in packed["data"]], np.uint64).reshape(-1, 5)
    data = (words @ (85 ** np.arange(4, -1, -1, dtype=np.uint64))).astype(">u4").tobytes()
    size = int(np.prod(packed["shape"]))
    return np.frombuffer(data, "<f4", size).reshape(packed["shape"])


# ---- parts


@pytest.mark.parametrize("name", ["encoder", "decoder"])
def test_the_five_parts_sum_to_the_scores(name: str) -> None:
    model = own_translator()
    split = split_scores(model, model.trace(TEXT, details=required_details(model, name)), name)
    parts = five_parts(split)
    assert len(parts) == len(PARTS)
    np.testing.assert_allclose(parts.sum(axis=0), split.scores, atol=1e-4)
    np.testing.assert_array_equal(parts[1], split.parts[0, 1])
    np.testing.assert_array_equal(parts[2], split.parts[1, 0])


def test_the_spread_is_a_variance_along_open_keys() -> None:
    rng = np.random.default_rng(3)
    parts, mask = rng.normal(size=(5, 3, 7, 7)), np.tri(7, dtype=bool)
    expected = [[np.mean([row[: i + 1].var() for i, row in enumerate(head)]) for head in part] for part in parts]
    np.testing.assert_allclose(key_variance(parts, mask), expected)


def test_what_is_the_same_for_every_key_does_not_spread() -> None:
    parts = np.broadcast_to(np.arange(7.0)[:, None], (5, 3, 7, 7))
    assert not key_variance(parts, np.ones((7, 7), bool)).any()


def test_only_learned_tables_travel() -> None:
    table = np.random.default_rng(0).normal(size=(11, 7)).astype(np.float32)
    waves = encoding_payload("sinusoidal", {"encoder": table})
    assert waves == {"kind": "sinusoidal", "longest": 11, "width": 7, "learned": {}}
    learned = encoding_payload("learned", {"encoder": table, "decoder": -table})["learned"]
    np.testing.assert_array_equal(unpacked(learned["decoder"]), -table)


# ---- answers


def test_the_encoding_is_the_models_own() -> None:
    model = own_classifier(positions="learned")
    models = Models([ModelEntry("tiny", "Tiny", "classifier", lambda: model)])
    answer = asked(models, "encoding", model="tiny")
    assert (answer["kind"], answer["title"]) == ("learned", "Tiny")
    np.testing.assert_array_equal(unpacked(answer["learned"]["encoder"]), model.position_table())


@pytest.mark.parametrize("name", ["en-de", "sentiment"])
@pytest.mark.parametrize(
    ("positions", "edits"),
    [
        ("", core.Edits()),
        ("off", core.Edits(positions="off")),
        ("shuffled.4", core.Edits(positions="shuffled", position_seed=4)),
        ("shifted.3", core.Edits(positions="shifted", position_shift=3)),
    ],
)
def test_a_run_with_other_positions_is_one_of_the_model(
    models: Models, name: str, positions: str, edits: core.Edits
) -> None:
    answer = asked(models, "rerun_masks", model=name, positions=positions)["payload"]
    before = models.trace(Run(name, TEXT))
    target = tuple(step.id for step in before.steps) or None
    after = models.get(name).trace(TEXT, edits=edits, **({"target": target} if target else {}))
    weights, old = (trace.attention["encoder"].weights.astype(float)[1, 2] for trace in (after, before))
    assert answer["moved"]["encoder"][1][2] == pytest.approx(np.abs(weights - old).sum(axis=1).mean() / 2)
    assert answer["before"]["maps"] == attention_payload(before)["maps"]
    assert answer["after"]["maps"] == attention_payload(after)["maps"]
    json.dumps(answer, allow_nan=False)


@pytest.mark.parametrize("positions", ["", "off", "shuffled.2", "shifted.3"])
@pytest.mark.parametrize("name", ["encoder", "decoder"])
def test_the_parts_belong_to_the_run_that_is_shown(models: Models, positions: str, name: str) -> None:
    answer = asked(models, "split", positions=positions, map=name)
    shown = unpacked(answer["parts"]).sum(axis=0)
    run = asked(models, "rerun_masks", positions=positions)["payload"]["after"]
    tokens = run["source"] if name == "encoder" else run["target"][:-1]
    assert answer["tokens"] == tokens
    target = tuple(step.id for step in models.trace(Run("en-de", TEXT)).steps)
    kind, _, number = positions.partition(".")
    edits = core.Edits(
        positions=kind or "on",
        position_seed=int(number) if kind == "shuffled" else 0,
        position_shift=int(number) if kind == "shifted" else 0,
    )
    trace = models.get("en-de").trace(TEXT, target=target, edits=edits, details=(f"{name}.0.self.scaled",))
    np.testing.assert_allclose(shown, trace.details[f"{name}.0.self.scaled"], atol=1e-4)
    assert answer["error"] < 1e-4


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize(
    "sent",
    [None, [], "x", {}, {"model": "en-de"}, {"model": "klingon", "text": TEXT}, {"model": 3, "text": TEXT}],
)
def test_what_cannot_be_read_is_one_sentence(models: Models, function: str, sent: Any) -> None:
    answer = ask(FUNCTIONS, models, function, sent)
    assert not answer["ok"]
    assert answer["error"].endswith(".")
    assert "\n" not in answer["error"]


@pytest.mark.parametrize(
    "positions",
    ["shifted.99999", "shifted.-1", "shuffled.x", "backwards", "off.1.2", 7, ["off"], {"off": 1}, "shifted.999"],
)
def test_positions_that_no_run_can_have_are_one_sentence(models: Models, positions: Any) -> None:
    answer = asked(models, "split", positions=positions)
    assert not answer["ok"]
    assert answer["error"].endswith(".")


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Models:
    """Models of others that add positions, turn by them, add by distance, and that are not seen inside."""
    kinds = {"bert": save_hub_model, "marian": save_hub_model, "t5": save_hub_model}
    kinds |= {"llama": save_later_model, "deberta": save_later_model}
    entries = []
    for kind, save in kinds.items():
        model = core.load(str(save(kind, tmp_path_factory.mktemp("others") / kind)), device="cpu")
        entries.append(ModelEntry(kind, kind.title(), model.task, lambda model=model: model))
    return Models(entries)


@pytest.mark.parametrize(
    ("kind", "encoding", "tells", "splits"),
    [
        ("bert", "learned", "added", True),
        ("marian", "computed", "added", True),
        ("llama", "rotary", "turned", False),
        ("t5", "distances", "distances", False),
        ("deberta", "none", "", False),
    ],
)
def test_how_a_model_of_others_tells_positions(
    others: Models, kind: str, encoding: str, tells: str, splits: bool
) -> None:
    answer = asked(others, "encoding", model=kind)
    assert (answer["kind"], answer["tells"], answer["notSplit"] == "") == (encoding, tells, splits)
    split = asked(others, "split", model=kind, positions="shuffled.2" if tells else "")
    assert split["ok"] == splits
    if not splits:
        assert split["error"] == str(answer["notSplit"])
    run = asked(others, "rerun_masks", model=kind, positions="off")
    assert run["ok"] == bool(tells)
    payload = asked(others, "rerun_masks", model=kind)["payload"]
    assert ("positions" in payload["takes"]) == bool(tells)
    assert ("batch-positions" in payload["refused"]) == (tells != "added")
    json.dumps(answer, allow_nan=False, default=Sentence.to_json)


def test_numbers_by_distance_are_in_the_order_of_distance(others: Models) -> None:
    model = others.get("t5")
    for stack, told in asked(others, "encoding", model="t5")["distances"].items():
        bias, added = model.distance_bias(stack), unpacked(told["added"])
        assert told["from"][1:] == [last + 1 for last in told["to"][:-1]]
        for at, (first, last) in enumerate(zip(told["from"], told["to"], strict=True)):
            inside = (bias.distances >= first) & (bias.distances <= last)
            assert np.array_equal(bias.added[:, inside], np.repeat(added[:, at : at + 1], inside.sum(), 1))

"""The Heads page without a browser: what it draws against plain recomputation, and bad requests."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.checkpoints.checkpoint import build_model, save_checkpoint
from core.checkpoints.measured_files import HEAD_ROLES
from core.results.head_roles import MIXED, PruningCurves
from tests.core.results.test_head_roles import new_roles
from tests.core.tiny import own_classifier
from tests.examples import example_trace
from tests.viz_app.asking import ask
from tests.viz_app.test_positions import unpacked as floats
from viz_app.handlers.experiments import edited
from viz_app.handlers.heads import FUNCTIONS
from viz_app.handlers.models import ModelEntry, Run
from viz_app.server.models import Models
from viz_app.view_models.attention import attention_payload
from viz_app.view_models.heads import effects_payload, likeness, roles_payload
from viz_app.view_models.pruning import affordable, pruning_payload, spread

TEXT = "A man rides a bike."
ASKED = {"model": "en-de", "text": TEXT}


# ---- likeness


def distance(one: np.ndarray, other: np.ndarray) -> float:
    """The Jensen-Shannon distance of two distributions in bits, term by term."""
    mean = (one + other) / 2
    terms = [p * np.log2(p / m) for side in (one, other) for p, m in zip(side, mean, strict=True) if p > 0]
    return float(np.sqrt(max(0.0, sum(terms) / 2)))


@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_likeness_is_one_less_the_mean_distance_of_the_rows(name: str) -> None:
    weights = example_trace(source_length=7, target_length=5, layers=2, heads=3).attention[name].weights
    alike = likeness(weights)
    heads = weights.reshape(6, *weights.shape[2:]).astype(np.float64)
    expected = [[1 - np.mean([distance(p, q) for p, q in zip(a, b, strict=True)]) for b in heads] for a in heads]
    np.testing.assert_allclose(alike, expected, atol=1e-6)
    np.testing.assert_allclose(alike.diagonal(), 1, atol=1e-6)


def test_heads_without_a_common_key_are_not_alike_and_nan_stays_nan() -> None:
    weights = np.zeros((1, 3, 2, 4), dtype=np.float32)
    weights[0, 0, :, 0] = weights[0, 1, :, 3] = 1
    weights[0, 2] = np.nan
    alike = likeness(weights)
    assert alike[0, 1] == 0
    assert np.isnan(alike[2]).all()
    assert np.isnan(alike[:, 2]).all()
    assert alike[0, 0] == 1


# ---- pruning

scores = st.lists(st.floats(0, 100).map(lambda score: round(score, 4)), min_size=4, max_size=4)


def curves_of(least: list[float], most: list[float], drawn: list[list[float]], metric: str = "bleu") -> PruningCurves:
    heads = tuple(range(7))
    return PruningCurves(
        metric=metric,
        removed=(0, 2, 5, 7),
        least_first=tuple(least),
        most_first=tuple(most),
        at_random=tuple(map(tuple, drawn)),
        importance_order=heads[::-1],
        random_orders=tuple(heads[shift:] + heads[:shift] for shift in range(len(drawn))),
        seeds=tuple(range(1, len(drawn) + 1)),
    )


@given(scores, scores, st.lists(scores, min_size=1, max_size=3))
def test_the_claim_is_the_most_heads_that_cost_no_more(
    least: list[float], most: list[float], drawn: list[list[float]]
) -> None:
    curves = curves_of(least, most, drawn)
    gone, cost = affordable(curves)
    at = curves.removed.index(gone)
    assert cost == least[0] - least[at] <= 1 + 1e-6
    assert all(least[0] - score > 1 for score in least[at + 1 :])
    between = spread(curves)
    assert all(
        low <= mean + 1e-9 and mean <= high + 1e-9
        for low, mean, high in zip(between["lowest"], between["mean"], between["highest"], strict=True)
    )


def test_a_point_of_accuracy_is_a_hundredth() -> None:
    curves = curves_of([0.9, 0.89, 0.88, 0.2], [0.9, 0.3, 0.2, 0.2], [[0.9, 0.6, 0.4, 0.2]], "accuracy")
    assert affordable(curves) == (2, pytest.approx(0.01))


def test_orders_name_their_heads() -> None:
    ids = [f"e.0.{head}" for head in range(7)]
    plain = pruning_payload(curves_of([9, 8, 7, 6], [9, 3, 2, 6], [[9, 6, 4, 6], [9, 5, 5, 6]]), ids, scored=50)
    assert [(one["name"], one["heads"][:2], one["scores"]) for one in plain["orders"]] == [
        ("least important first", ["e.0.6", "e.0.5"], [9, 8, 7, 6]),
        ("at random", ["e.0.0", "e.0.1"], [9, 6, 4, 6]),
        ("at random", ["e.0.1", "e.0.2"], [9, 5, 5, 6]),
        ("most important first", ["e.0.0", "e.0.1"], [9, 3, 2, 6]),
    ]
    assert plain["random"] == {"mean": [9, 5.5, 4.5, 6], "lowest": [9, 5, 4, 6], "highest": [9, 6, 5, 6]}
    assert plain["claim"] == {"heads": 2, "cost": 1, "limit": 1.0}
    assert (plain["scored"], plain["heads"], plain["seeds"]) == (50, 7, [1, 2])
    assert pruning_payload(None, ids) is None


# ---- roles


def test_roles_are_what_the_core_says_of_each_head() -> None:
    roles = new_roles()
    payload = roles_payload(roles)["maps"]["encoder"]
    for layer, head in np.ndindex(2, 5):
        found = roles.role("encoder", layer, head)
        assert payload["role"][layer][head] == found.role
        assert payload["best"][layer][head] == found.best
        shown = payload["scores"][found.best]
        numbers = [shown[name][layer][head] for name in ("strength", "hits", "std")]
        assert numbers == pytest.approx([found.strength, found.hits, found.std], abs=1e-4)
        assert shown["chance"] == pytest.approx(found.chance, abs=1e-4)
    assert MIXED in {role for layer in payload["role"] for role in layer}
    assert payload["examples"][1][4][0] == ["A man rides “a bike”.", 0.5]
    assert payload["effect"]["mean"] == roles.effects["encoder"].mean.astype(float).round(4).tolist()


@pytest.fixture
def measured(tmp_path: Path) -> Models:
    """A classifier whose heads have been measured."""
    model, folder = own_classifier(), tmp_path / "measured"
    save_checkpoint(folder, build_model(model.config), model.tokenizer, model.config)
    HEAD_ROLES.save(folder, new_roles())
    entry = ModelEntry("measured", "Measured", "classifier", lambda: core.load(str(folder), device="cpu"))
    return Models([entry])


def test_a_measured_model_comes_with_its_curves_and_their_figure(measured: Models) -> None:
    found = ask(FUNCTIONS, measured, "head_roles", {"model": "measured"})["measured"]
    assert found["pruning"]["heads"] == 10
    lines = {trace.get("name"): trace for trace in found["pruning"]["figure"]["data"]}
    assert set(lines) >= {"least important first", "at random", "most important first"}
    assert sorted(found["pruning"]["orders"][0]["heads"]) == [f"e.{i}.{j}" for i in range(2) for j in range(5)]


def test_without_measurements_the_page_says_how_to_make_them(models: Models) -> None:
    answer = ask(FUNCTIONS, models, "head_roles", {"model": "en-de"})
    shipped = {"languages": ["de", "en", "fr"], "own": "en"}
    assert answer == {"ok": True, "measured": None, "can_be": True, "name": "en-de"} | shipped
    refused = ask(FUNCTIONS, models, "head_roles", {"model": "klingon"})
    assert refused["error"].startswith("There is no model “klingon” here.")


# ---- effects


@pytest.mark.parametrize("name", ["en-de", "sentiment"])
def test_effects_are_those_of_the_core(models: Models, name: str) -> None:
    answer = ask(FUNCTIONS, models, "head_effects", {"model": name, "text": TEXT})
    effects = core.head_effects(models.get(name), TEXT)
    assert answer["tokens"] == list(effects.target_tokens)
    for map_name, change in effects.change.items():
        np.testing.assert_allclose(answer["change"][map_name], change, atol=1e-5)
        np.testing.assert_allclose(floats(answer["byToken"][map_name]), effects.by_token[map_name], atol=1e-5)
    np.testing.assert_allclose(answer["logP"], effects.log_probability, atol=1e-5)


@pytest.mark.parametrize("off", ["", "c.0.1"])
def test_effects_are_of_what_was_written_and_of_the_run_with_its_changes(models: Models, off: str) -> None:
    """A wide beam writes something else than the greedy way."""
    asked = ASKED | {"decoding": "beam.5", "off": off}
    answer = ask(FUNCTIONS, models, "head_effects", asked)
    edits = core.Edits(heads_off=(("cross", 0, 1),) if off else ())
    trace = models.trace(edited(Run("en-de", TEXT, decoding=core.Decoding(beam=5)), edits))
    assert answer["tokens"] == [step.token for step in trace.steps]
    assert np.sum(answer["logP"]) == pytest.approx(trace.hypotheses[0].log_probability, abs=1e-4)


def test_effects_are_remembered_for_who_asked(models: Models) -> None:
    run = Run("en-de", "Where is the station?")
    assert models.head_effects(run) is models.head_effects(run)
    assert models.heads_done(run) == (0, 0)


def test_a_visitor_is_told_how_far_the_effects_are(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    run = {"model": "en-de", "text": "Ein Mann"}
    plain = core.head_effects

    def watched(*given: Any, progress: Any, **options: Any) -> Any:
        def also(done: int, heads: int) -> None:
            progress(done, heads)
            told.append(ask(FUNCTIONS, models, "heads_done", run))

        return plain(*given, progress=also, **options)

    monkeypatch.setattr(core, "head_effects", watched)
    ask(FUNCTIONS, models, "head_effects", run)
    assert told[-1] == {"ok": True, "done": 18, "heads": 18}
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert ask(FUNCTIONS, models, "heads_done", run) == {"ok": True, "done": 0, "heads": 0}


def test_numbers_that_are_none_travel_as_null() -> None:
    effects = core.HeadEffects(
        "m", "A.", ("▁A",), np.float32([-0.5]), {"encoder": np.float32([[np.nan]])}, {"encoder": np.float32([[[1]]])}
    )
    assert effects_payload(effects)["change"] == {"encoder": [[None]]}


# ---- silencing


@pytest.mark.parametrize("off", ["c.1.2_e.0.0", "e.0.0_e.0.1_e.0.2_e.1.0_e.1.1_e.1.2"])
def test_the_runs_are_those_of_the_core(models: Models, off: str) -> None:
    payload = ask(FUNCTIONS, models, "silence", ASKED | {"off": off})["payload"]
    maps = {"c": "cross", "e": "encoder"}
    heads = [(maps[name], int(layer), int(head)) for name, layer, head in (one.split(".") for one in off.split("_"))]
    model, edits = models.get("en-de"), core.Edits(heads_off=tuple(heads))
    plain = model.trace(TEXT)
    silenced = model.trace(TEXT, target=[step.id for step in plain.steps], edits=edits)
    sides = models.entry("en-de").sides
    assert payload["after"]["maps"] == attention_payload(silenced, sides=sides)["maps"]
    written = model.trace(TEXT, edits=edits)
    assert (payload["output"]["before"], payload["output"]["after"]) == (plain.output, written.output)
    told = [after for _, _, after in payload["output"]["tokens"]]
    assert told == pytest.approx(np.exp([step.log_probability for step in silenced.steps]).tolist(), rel=1e-4)


def test_nothing_off_is_the_run_itself(models: Models) -> None:
    payload = ask(FUNCTIONS, models, "silence", ASKED)["payload"]
    plain = models.get("en-de").trace(TEXT)
    assert payload["after"] == attention_payload(plain, sides=models.entry("en-de").sides)
    assert payload["output"]["changed"] == 0


def test_all_heads_off_is_still_an_answer(models: Models) -> None:
    for name, maps in (("en-de", "edc"), ("sentiment", "e")):
        every = "_".join(f"{one}.{layer}.{head}" for one in maps for layer in range(2) for head in range(3))
        payload = ask(FUNCTIONS, models, "silence", {"model": name, "text": TEXT, "off": every})["payload"]
        assert payload["output"]["after"] is not None
        assert not payload["notices"] or str(payload["notices"][0]).endswith(".")


def test_heads_that_are_not_there_are_named_and_the_others_go(models: Models) -> None:
    payload = ask(FUNCTIONS, models, "silence", ASKED | {"off": "c.0.1_c.7.1_d.0.9_c.0.1"})["payload"]
    again = ask(FUNCTIONS, models, "silence", ASKED | {"off": "c.0.1"})["payload"]
    assert payload["after"]["maps"] == again["after"]["maps"]
    assert str(payload["notices"][0]) == (
        "There is no cross head 1 in layer 7, counted from 0; this model has 2 layers of 3 heads. "
        "The same holds for 1 more. The link is followed without."
    )


@pytest.mark.parametrize("sent", [None, {}, {"model": "en-de"}, {"model": "en-de", "text": ""}, [ASKED | {"text": 7}]])
@pytest.mark.parametrize("name", ["silence", "head_effects", "heads_done"])
def test_nonsense_is_refused_in_a_sentence(models: Models, name: str, sent: Any) -> None:
    answer = ask(FUNCTIONS, models, name, sent)
    assert answer["ok"] or answer["error"][-1] in ".?"


def test_a_sentence_of_one_token(models: Models) -> None:
    for name in ("en-de", "sentiment"):
        asked = {"model": name, "text": "."}
        assert ask(FUNCTIONS, models, "silence", asked | {"off": "e.0.0"})["ok"]
        effects = ask(FUNCTIONS, models, "head_effects", asked)
        assert all(value is not None for layer in effects["change"]["encoder"] for value in layer)

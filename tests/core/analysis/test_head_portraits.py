"""Portraits and rules: laws, planted heads, and two kinds of nothing that name no head."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.analysis.head_portraits import LEAST_COUNT
from core.analysis.head_rules import RuleScorer, rule_targets
from core.checkpoints.checkpoint import save_checkpoint
from core.checkpoints.measured_files import HEAD_PORTRAITS
from core.results.head_portraits import REACH, HeadPortraits
from core.results.head_roles import HeadRoles
from core.results.head_rules import RULES, HandName, RuleScores
from core.results.steps import Step
from core.results.trace import AttentionMap, Trace
from tests.core.results.test_head_roles import new_roles
from tests.core.tiny import MADE, own_classifier, own_translator

TEXTS = ["A man rides a bike.", "Two dogs in the snow", "The woman sleeps on the bench, and two boys play.", " ", "Go!"]
ENGLISH = ("▁In", "▁the", "▁snow", "▁dog", "s", "▁run", ".", "</s>")
GERMAN = ("▁Im", "▁Schnee", "▁laufen", "▁die", "▁klein", "en", "▁Hunde", ".", "</s>")
ALIGNED = frozenset({(2, 1), (3, 6), (4, 6), (5, 2)})


def run_of(maps: Mapping[str, np.ndarray], source: Any = ENGLISH, written: Any = GERMAN) -> Trace:
    """A run whose heads have these weights [layer, head, query, key]."""
    read = ("<s>", *written[:-1])
    axes = {"encoder": (source, source), "decoder": (read, read), "cross": (read, source)}
    masks = {name: np.ones((len(axes[name][0]), len(axes[name][1])), bool) for name in maps}
    if "decoder" in masks:
        masks["decoder"] = np.tril(masks["decoder"])
    steps = tuple(Step(token, 5, -0.1, (), False) for token in written)
    return Trace(
        model="tiny",
        task="translator",
        text="t",
        output="o",
        source_tokens=source,
        source_spans=(None,) * len(source),
        target_tokens=("<s>", *written),
        attention={name: AttentionMap(one.astype(np.float32), *axes[name], masks[name]) for name, one in maps.items()},
        steps=steps,
    )


def even(name: str) -> np.ndarray:
    queries, keys = {"encoder": (8, 8), "decoder": (9, 9), "cross": (9, 8)}[name]
    mask = np.ones((queries, keys))
    mask = np.tril(mask) if name == "decoder" else mask
    return np.broadcast_to(mask / mask.sum(1, keepdims=True), (1, 2, queries, keys))


def cells(name: str, rule: str, languages: tuple[str, ...] = ("en", "de")) -> list[tuple[int, int]]:
    found = rule_targets(name, run_of({name: even(name)}), ALIGNED, languages)[rule]
    return [(int(row), int(key)) for row, key in zip(*np.nonzero(found), strict=True)]


def test_each_rule_says_where_it_looks() -> None:
    assert cells("encoder", "article-preposition") == [(1, 0)]
    assert cells("encoder", "rest-of-word") == [(3, 4), (4, 3)]
    assert cells("encoder", "first-words") == [(0, 7), (1, 7)]
    assert cells("encoder", "last-mark") == [(7, 6)]
    assert cells("decoder", "inside-word") == [(6, 5)]
    assert cells("decoder", "article-preposition") == []
    assert cells("cross", "article-noun") == [(3, 3), (3, 4)]
    assert cells("cross", "inside-word") == [(5, 7)]
    assert set(rule_targets("encoder", run_of({"encoder": even("encoder")}), ALIGNED, ())) == {
        "rest-of-word",
        "first-words",
        "last-mark",
    }


def measured(run: Trace, count: int = 120) -> dict[str, dict[str, RuleScores]]:
    scorer = RuleScorer(count, ("en", "de"))
    for _ in range(2 * count):
        scorer.add(run, ALIGNED)
    return scorer.scores()


@pytest.mark.parametrize("name", RULES)
def test_even_attention_gets_the_share_of_chance_and_no_name(name: str) -> None:
    for rule, one in measured(run_of({name: even(name)}))[name].items():
        np.testing.assert_allclose(one.strength, one.chance, rtol=1e-5, err_msg=rule)
        assert not one.holds(1, 0.4, 2.0).any()


@pytest.mark.parametrize(("name", "rule"), [(name, rule) for name, rules in RULES.items() for rule in rules])
def test_a_planted_head_gets_its_name(name: str, rule: str) -> None:
    wanted = cells(name, rule)
    if not wanted:
        pytest.skip("this sentence has no such row")
    weights = np.array(even(name))
    for row in {row for row, _ in wanted}:
        weights[0, 1, row] = 0
    for row, key in wanted:
        weights[0, 1, row, key] = 1 / sum(one == row for one, _ in wanted)
    one = measured(run_of({name: weights}))[name][rule]
    assert one.strength[0].tolist() == pytest.approx([one.chance, 1])
    assert one.rows >= 120
    assert one.holds(400, 0.4, 2.0)[0].tolist() == [False, True]
    assert not measured(run_of({name: weights}), count=20)[name][rule].holds(400, 0.4, 2.0).any() or one.rows > 600


@pytest.mark.parametrize("holds", [(True, True), (True, False), (False, True)])
def test_a_rule_names_a_head_if_it_holds_on_sentences_that_it_was_not_found_in(holds: tuple[bool, bool]) -> None:
    scorer, planted = RuleScorer(120, ("en", "de")), np.array(even("encoder"))
    planted[0, 1, :2] = np.eye(8)[-1]
    for is_planted in holds:
        for _ in range(120):
            scorer.add(run_of({"encoder": planted if is_planted else even("encoder")}), ALIGNED)
    one = scorer.scores()["encoder"]["first-words"]
    assert one.found[0].tolist() == [False, holds[0]]
    assert one.strength[0, 1] == pytest.approx(1 if holds[1] else one.chance)
    assert one.holds(400, 0.4, 2.0)[0].tolist() == [False, all(holds)]


def test_a_head_that_keeps_a_distance_has_no_name_by_a_rule() -> None:
    """Most articles follow their preposition, so a head that looks one token back would seem to know of both."""
    back = np.array(even("encoder"))
    back[0, 1] = np.eye(8, k=-1)
    back[0, 1, 0, 0] = 1
    one = measured(run_of({"encoder": back}))["encoder"]["article-preposition"]
    assert one.strength[0, 1] == 1
    assert one.by_distance[0, 1] == pytest.approx(1, abs=0.01)
    assert not one.holds(1, 0.4, 2.0).any()


def test_names_come_from_rules_that_hold_and_from_roles() -> None:
    base = new_roles()
    shape = base.shapes["encoder"]
    strong = np.zeros(shape, np.float32)
    strong[0, 1] = strong[1, 2] = 0.9
    rule = RuleScores(strong, np.zeros(shape, np.float32), np.full(shape, 0.01, np.float32), strong > 0, 0.1, 120)
    by_hand = (
        HandName("encoder", 0, 1, "Needs more", ("first-words", "last-mark")),
        HandName("encoder", 0, 1, "Mine", ("first-words",)),
        HandName("encoder", 0, 3, "Not shown", ("first-words",)),
    )
    weak = {name: replace(one, strength=one.strength * 0) for name, one in base.scores["encoder"].items()}
    roles = replace(base, scores={"encoder": weak}, rules={"encoder": {"first-words": rule}}, names=by_hand)
    assert roles.named("encoder", 0, 1) == ("Mine", ("first-words",))
    assert roles.name("encoder", 1, 2) == "first two words: ‹end›"
    assert roles.name("encoder", 0, 3) == ""
    few = replace(roles, rules={"encoder": {"first-words": replace(rule, rows=99)}})
    assert few.name("encoder", 1, 2) == ""
    assert replace(roles, scores=base.scores).name("encoder", 0, 0) in ("", *base.scores["encoder"])
    assert HeadRoles.from_json(json.loads(json.dumps(roles.to_json()))).to_json() == roles.to_json()
    one_rule = {"map": "encoder", "layer": 0, "head": 1, "name": "Mine", "rule": "first-words"}
    assert HeadRoles.from_json(roles.to_json() | {"names": [one_rule]}).names == by_hand[1:2]
    for rules in ([], ["no-rule"]):
        with pytest.raises(ValueError, match="incomplete"):
            HeadRoles.from_json(roles.to_json() | {"names": [one_rule | {"rules": rules}]})
    former = base.to_json() | {"format_version": 1}
    del former["rules"], former["names"]
    assert HeadRoles.from_json(former).rules == {}
    with pytest.raises(core.InputError, match="no encoder head 9 in layer 0"):
        roles.name("encoder", 0, 9)


@pytest.mark.parametrize("task", MADE)
@pytest.mark.long
def test_shares_sum_to_one_and_the_order_of_texts_changes_nothing(task: str) -> None:
    model = MADE[task]()
    one, other = (core.head_portraits(model, texts) for texts in (TEXTS * 3, (TEXTS * 3)[::-1]))
    assert one.about["sentences"] == 12
    for name, offsets in one.offsets.items():
        assert offsets.shape[2] == 2 * REACH + 1
        np.testing.assert_allclose(offsets.sum(-1), 1, atol=1e-5)
        assert one.even[name].sum() == pytest.approx(1, abs=1e-5)
        np.testing.assert_allclose(offsets, other.offsets[name], atol=1e-6)
        for layer, head in np.ndindex(offsets.shape[:2]):
            mine, turned = one.head(name, layer, head), other.head(name, layer, head)
            assert mine.entropy.sum() == pytest.approx(1, abs=1e-5)
            assert [(pair.query, pair.key, pair.count) for pair in mine.pairs] == [
                (pair.query, pair.key, pair.count) for pair in turned.pairs
            ]
            for pairs in (mine.pairs, mine.frequent):
                assert all(pair.count >= LEAST_COUNT and pair.weight > pair.chance for pair in pairs)
                assert sum(pair.key == "</s>" for pair in pairs) <= 1
                assert sum(pair.query == "</s>" for pair in pairs) <= 1
            totals = [pair.count * (pair.weight - pair.chance) for pair in mine.frequent]
            assert totals == sorted(totals, reverse=True)
            assert all(one.count * (one.weight - one.chance) <= totals[0] + 1e-9 for one in mine.pairs)
            assert len({(row.text, row.row) for row in mine.rows}) == len(mine.rows)
    for name, roles in one.roles.items():
        for role, scores in roles.items():
            np.testing.assert_allclose(scores.strength, other.roles[name][role].strength, atol=1e-6)


@pytest.mark.long
def test_rows_are_those_of_the_runs() -> None:
    model = own_translator()
    found = core.head_portraits(model, TEXTS)
    for name, layers in found.heads.items():
        for layer, heads in enumerate(layers):
            for head, portrait in enumerate(heads):
                for row in portrait.rows:
                    weights = model.trace(found.texts[row.text].text).attention[name].weights[layer, head, row.row]
                    assert [key for key, _ in row.weights][:1] == [int(weights.argmax())]
                    for key, weight in row.weights:
                        assert weight == pytest.approx(weights[key], abs=2e-3)


def test_portraits_lie_beside_the_weights(tmp_path: Path) -> None:
    model = own_classifier()
    save_checkpoint(tmp_path, model.module, model.tokenizer, model.config)
    with pytest.raises(core.InputError, match="have no portraits"):
        core.head_portraits(load_checkpoint_model(tmp_path))
    found = core.head_portraits(model, TEXTS)
    HEAD_PORTRAITS.save(tmp_path, found)
    again = core.head_portraits(load_checkpoint_model(tmp_path))
    assert again.to_json() == HeadPortraits.from_json(json.loads(json.dumps(found.to_json()))).to_json()
    assert repr(again) == "HeadPortraits(10 heads over 4 sentences)"
    assert again.to_rows() == found.to_rows() or len(again.to_rows()) == len(found.to_rows())
    (tmp_path / HEAD_PORTRAITS.name).write_text("{}")
    assert HEAD_PORTRAITS.read(tmp_path, model.config) is None
    for damaged in ({}, {"format_version": 2}, found.to_json() | {"heads": {}}, found.to_json() | {"texts": {}}):
        with pytest.raises(ValueError, match=r"incomplete|format"):
            HeadPortraits.from_json(damaged)


def load_checkpoint_model(folder: Path) -> Any:
    return core.load(str(folder), device="cpu")


def test_what_cannot_be_portrayed_is_refused() -> None:
    model = own_translator()
    for given, named, said in [
        ("A man", {}, "Give a list"),
        (TEXTS, {"targets": ["x"]}, "as many targets"),
        ([" ", ""], {}, "No text can be read"),
    ]:
        with pytest.raises(core.InputError, match=said):
            core.head_portraits(model, given, **named)
    found = core.head_portraits(model, TEXTS, targets=["Ein Mann."] * 5)
    assert {text.output for text in found.texts.values()} == {"Ein Mann."}
    with pytest.raises(core.InputError, match="no cross head 9 in layer 0"):
        found.head("cross", 0, 9)

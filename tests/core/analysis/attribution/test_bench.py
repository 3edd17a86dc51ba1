"""The deletion test over sentences: means of what each sentence gives by itself."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.stats import spearmanr

import core
from core.analysis.attribution import bench as module
from core.analysis.attribution import methods_of
from core.analysis.attribution.bench import measure_faithfulness
from core.analysis.attribution.largest_parts import largest_parts
from core.analysis.gold import GoldSentence
from tests.core.tiny import own_classifier, own_translator

TEXTS = ("Snow", "A film.", "man " * 200, "Two bikes")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Untrained models write long targets; a few steps of the path are enough here."""
    made = module.attributions
    monkeypatch.setattr(module, "attributions", lambda *args, **asked: made(*args, **asked, steps=2))


def test_a_classifier_is_measured() -> None:
    model, told, rows = own_classifier(), [], {}
    found = measure_faithfulness(model, TEXTS, lambda *at: told.append(at), about={"what": "x"}, known=rows)
    assert told == [("sentences", done, 4) for done in (1, 2, 3, 4)]
    assert found.largest_parts == largest_parts(model, TEXTS)
    assert (found.sentences, rows[2]) == (3, {})
    assert list(found.areas) == methods_of(model)
    kept = [rows[place] for place in (0, 1, 3)]
    for name, spread in found.areas.items():
        areas = [row["measures"]["deletion"][name] for row in kept]
        assert spread.mean == pytest.approx(np.mean(areas))
        assert spread.std == pytest.approx(np.std(areas))
        assert found.better[name] == np.mean([area < row["chance"] for area, row in zip(areas, kept, strict=True)])
    why = core.attribute(model, TEXTS[1], method="leave-one-out")
    assert rows[1]["measures"]["deletion"]["leave-one-out"] == pytest.approx(
        core.deletion_test(model, [why]).areas["leave-one-out"], abs=1e-5
    )
    assert found.about == {"what": "x", "texts": 4, "seed": 1, "special": "kept"}
    np.testing.assert_allclose(np.diag(found.agreement), 1)
    assert core.Faithfulness.from_json(found.to_json()).better == pytest.approx(found.better, abs=1e-4)


def test_each_measure_is_that_of_the_curves() -> None:
    """Comprehensiveness and sufficiency of one sentence, from curves of its own."""
    model, rows = own_classifier(), {}
    found = measure_faithfulness(model, TEXTS[1:2], known=rows)
    draw = np.random.default_rng([1, 0])
    asked = {"layer": int(draw.integers(2)), "head": int(draw.integers(5))}
    made = core.attributions(model, TEXTS[1], steps=2, **asked)
    size = len(made["rollout"].source)
    counts = [max(1, -(-size * percent // 100)) for percent in (1, 5, 10, 20, 50)]
    for kind, measure in (("deletion", "comprehensiveness"), ("insertion", "sufficiency")):
        test = core.deletion_test(model, made.values(), kind=kind)
        for name, curve in test.curves.items():
            assert rows[0]["measures"][kind][name] == pytest.approx(test.areas[name], abs=1e-5)
            lost = np.mean([test.random[0, 0 if kind == "deletion" else -1] - curve[count] for count in counts])
            assert rows[0]["measures"][measure][name] == pytest.approx(lost, abs=1e-5)
    one_out = made["leave-one-out"]
    free = ~np.isnan(one_out.source)
    for name, why in made.items():
        expected = spearmanr(why.source[free], one_out.source[free]).statistic
        assert rows[0]["measures"]["rank"][name] == pytest.approx(expected, abs=1e-5)
        same = np.argmax(why.source[free]) == np.argmax(one_out.source[free])
        assert rows[0]["measures"]["first"][name] == float(same)
    assert rows[0]["measures"]["first"]["random"] == pytest.approx(1 / free.sum(), abs=1e-5)
    assert found.measures["rank"]["leave-one-out"].mean == found.measures["first"]["leave-one-out"].mean == 1
    assert found.measures.keys() == {"deletion", "insertion", "comprehensiveness", "sufficiency", "rank", "first"}
    assert found.alignment is None


def test_intervals_are_those_of_sentences_drawn_again() -> None:
    rows = {}
    found = measure_faithfulness(own_classifier(), TEXTS, known=rows, seed=5)
    values = np.array([rows[place]["measures"]["insertion"]["rollout"] for place in (0, 1, 3)])
    interval = found.measures["insertion"]["rollout"]
    assert interval.mean == pytest.approx(values.mean())
    # Three of the same sentence are drawn in one of 27 cases, which is more than 2.5 %.
    assert (interval.low, interval.high) == pytest.approx((values.min(), values.max()))


def test_gold_sentences_of_a_translator_are_scored_once() -> None:
    model, told, rows = own_translator(max_length=23), [], {}
    links = frozenset({(0, 0)})
    gold = (GoldSentence("Snow", "Ein Mann", ((links, links), (links, links))),)
    found = measure_faithfulness(model, TEXTS[:1], lambda *at: told.append(at), gold=gold, known=rows)
    assert told == [("sentences", 1, 1), ("gold alignments", 1, 1)]
    assert found.alignment.sentences == found.alignment.sure == 1
    assert found.alignment.errors.keys() == rows[-1].keys() >= {"cross.2.4", "value-zeroing", "diagonal"}
    again = measure_faithfulness(model, TEXTS[:1], gold=gold, known=rows)
    assert again.alignment.errors == found.alignment.errors


def test_a_translator_is_measured_the_same_each_time() -> None:
    model = own_translator(max_length=11)
    first, again = {}, {}
    measure_faithfulness(model, TEXTS[:1], known=first)
    measure_faithfulness(model, TEXTS[:1], known=again)
    assert first == again
    assert list(first[0]["measures"]["deletion"]) == [*methods_of(model), "random"]


def test_what_is_known_is_not_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    model, rows = own_classifier(), {}
    found = measure_faithfulness(model, TEXTS[:2], known=rows)
    monkeypatch.setattr(module, "attributions", None)
    assert measure_faithfulness(model, TEXTS[:2], known=rows).areas == found.areas


def test_a_method_without_a_number_is_left_out_of_a_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal numbers have no rank, so a measure of ranks leaves them out."""
    made = module.attributions

    def attributions(*args: Any, **asked: Any) -> dict[str, core.Attribution]:
        found = made(*args, **asked)
        return found | {"rollout": replace(found["rollout"], source=np.full_like(found["rollout"].source, 0.5))}

    monkeypatch.setattr(module, "attributions", attributions)
    found = measure_faithfulness(own_classifier(), TEXTS[:2])
    assert found.measures["rank"].keys() == {*methods_of(own_classifier()), "random"} - {"rollout"}
    again = core.Faithfulness.from_json(found.to_json())
    assert again.measures.keys() == found.measures.keys()
    assert ["rank" in row for row in again.to_rows()] == [name != "rollout" for name in again.areas]


def test_texts_that_nobody_can_read_are_refused() -> None:
    with pytest.raises(core.InputError, match="No text can be read"):
        measure_faithfulness(own_classifier(), TEXTS[2:3])

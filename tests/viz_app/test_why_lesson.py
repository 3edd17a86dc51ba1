"""The lesson "Why did it say that?": every number in it is one that the checkpoints give."""

from typing import Any

import numpy as np
import pytest

import core
from viz_app.handlers.lessons import Lesson, Stop, shipped_lessons
from viz_app.view_models.why import BAND
from viz_app.view_models.words import number, percent, signed


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return next(one for one in shipped_lessons() if one.name == "why-did-it-say-that")


@pytest.fixture(scope="module")
def model() -> Any:
    return core.load("en-de", device="cpu")


@pytest.fixture(scope="module")
def made(lesson: Lesson, model: Any) -> dict[str, core.Attribution]:
    """The attributions of the word of the first eight stops, by every method."""
    state = lesson.stops[0].state
    head = {"map_name": state["map"], "layer": int(state["layer"]), "head": int(state["head"])}
    return core.attributions(model, state["text"], int(state["step"]), **head)


def said(stop: Stop) -> str:
    """Its prose without the marks of what is bold."""
    return stop.prose.replace("**", "").replace("\u202f", " ")


def of(why: core.Attribution, token: str) -> float:
    return float(why.all[[*why.source_tokens, *why.target_tokens].index(token)])


def plain(text: str) -> str:
    return text.replace("\u202f", " ")


def test_it_has_ten_stops_and_each_asks_for_one_method(lesson: Lesson) -> None:
    assert len(lesson.stops) == 10
    assert lesson.is_exact
    chosen = {stop.state["method"] for stop in lesson.stops if "method" in stop.state}
    assert chosen == set(core.METHODS) - {"mean-attention"}


def test_the_word_and_how_sure_the_model_is(lesson: Lesson, model: Any, made: dict[str, core.Attribution]) -> None:
    first, why = said(lesson.stops[0]), made["rollout"]
    assert f"After {why.target_tokens[-1][1:]} the translator writes {why.question.token[1:]}" in first
    assert f"with {plain(percent(float(np.exp(why.value))))}" in first
    assert "in six ways" in first
    assert len(core.methods_of(model)) == 6


def test_where_attention_looks(lesson: Lesson, model: Any, made: dict[str, core.Attribution]) -> None:
    state, second, third = lesson.stops[0].state, said(lesson.stops[1]), said(lesson.stops[2])
    assert f"head {int(state['head']) + 1} of layer {int(state['layer']) + 1}" in second
    assert f"at ‹end› with {plain(percent(of(made['attention'], '</s>')))}" in second
    assert made["attention"].source.argmax() == len(made["attention"].source) - 1
    layers, heads = model.trace(state["text"]).attention["cross"].weights.shape[:2]
    assert f"other {layers * heads - 1} heads" in second
    rollout = made["rollout"]
    most = rollout.source_tokens[int(rollout.source.argmax())]
    assert rollout.source.max() == rollout.all.max()
    assert f"gives most to {most[1:]}, {plain(percent(of(rollout, most)))}" in third
    assert f"and {plain(percent(of(rollout, '▁Football'))).replace('.4', '')} to Football" in third


def test_what_each_token_adds(lesson: Lesson, made: dict[str, core.Attribution]) -> None:
    left, slope, path = (made[name] for name in ("leave-one-out", "gradient-x-input", "integrated-gradients"))
    fourth, fifth, sixth = (said(lesson.stops[at]) for at in (3, 4, 5))
    assert f"Without in the log-probability of im falls by {number(of(left, '▁in'))} nats" in fourth
    assert f"has just written itself, by {number(of(left, '▁Football'))}" in fourth
    strongest = int(np.abs(slope.all).argmax())
    assert slope.target_tokens[strongest - len(slope.source)] == "▁Football"
    assert f"the largest number here is {number(float(slope.all[strongest]), 3)}, at Football" in fifth
    assert np.sign(of(slope, "▁Football")) != np.sign(of(left, "▁Football"))
    total = float(path.all.sum(dtype=np.float64))
    assert f"{signed(total)} nats, from {number(path.empty)} to {number(path.value)}" in sixth
    assert abs(path.residual) < 0.01 * abs(path.value - path.empty)


def test_which_to_trust(lesson: Lesson, model: Any, made: dict[str, core.Attribution]) -> None:
    test, names = core.deletion_test(model, made.values()), list(made)
    tau = test.agreement[names.index("gradient-x-input"), names.index("leave-one-out")]
    assert f"it is {number(float(tau))}." in said(lesson.stops[6])
    eighth = said(lesson.stops[7])
    left, slope = test.curves["leave-one-out"], test.curves["gradient-x-input"]
    assert (
        f"falls from {plain(percent(float(left[0])))} to {plain(percent(float(left[1])))} with the very first" in eighth
    )
    assert f"7 tokens go and it still has {plain(percent(float(slope[7])))}" in eighth
    low, high = np.percentile(test.random_areas, BAND)
    assert f"by chance reach {number(low)} to {number(high)}" in eighth
    found = model.faithfulness
    means = [number(found.areas[name].mean) for name in ("leave-one-out", "gradient-x-input")]
    assert f"Over {found.sentences} other sentences it is much the same: {' and '.join(means)}, by chance" in eighth
    assert eighth.endswith(f"by chance {number(found.random.mean)}.")
    best, worst = test.areas["leave-one-out"], test.areas["gradient-x-input"]
    assert best == min(test.areas.values()) < low
    assert worst == max(test.areas.values()) > high
    assert f"leave one out, {number(best)}, is better, gradient × input, {number(worst)}, worse than chance" in eighth


def test_why_not_the_other_word(lesson: Lesson, model: Any) -> None:
    state, ninth = lesson.stops[8].state, said(lesson.stops[8])
    text, step, other = lesson.stops[0].state["text"], int(state["step"]), int(state["against"])
    why = core.attribute(model, text, step, "leave-one-out", against=other)
    assert (why.question.token, why.question.against) == ("▁Football", "▁Fußball")
    top = {one.id: float(np.exp(one.log_probability)) for one in model.trace(text).steps[step].top}
    shares = [plain(percent(top[place])) for place in (why.question.id, other)]
    assert " against ".join(shares) in ninth
    assert f"spielen speaks for Football, {signed(of(why, '▁spielen'))}" in ninth
    assert f"snow speaks for Fußball, {signed(of(why, '▁snow'))}" in ninth
    assert (np.nanmax(why.all), np.nanmin(why.all)) == (of(why, "▁spielen"), of(why, "▁snow"))


def test_the_word_that_did_its_work_earlier(lesson: Lesson) -> None:
    state, last = lesson.stops[9].state, said(lesson.stops[9])
    model: Any = core.load(state["model"], device="cpu")
    label = model.labels[int(state["label"])]
    made = core.attributions(model, state["text"], methods=["pooling", "leave-one-out"], label=label)
    assert model.classify(state["text"]).label == label == "positive"
    shares = made["pooling"]
    assert of(shares, "▁not") == min(shares.all) < of(shares, ".")
    assert f"not spoke for that least of all, {signed(of(shares, '▁not'))}, less than the full stop" in last
    assert f"the log-probability falls by {number(of(made['leave-one-out'], '▁not'))}" in last

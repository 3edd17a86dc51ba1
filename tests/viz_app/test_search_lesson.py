"""The lesson "Why the other translation lost": every number and every translation in it is the checkpoint's own."""

import numpy as np
import pytest

import core
from core.results.search_tree import SearchTree
from core.results.trace import Trace
from viz_app.handlers.lessons import Lesson, shipped_lessons
from viz_app.protocol import parse
from viz_app.protocol.requests import RunRequest
from viz_app.view_models.words import label, number, percent


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return next(one for one in shipped_lessons() if one.name == "why-the-other-lost")


@pytest.fixture(scope="module")
def model() -> core.NativeModel:
    return core.load("en-de", device="cpu")


def state_at(lesson: Lesson, stop: int) -> dict[str, str]:
    said: dict[str, str] = {}
    for one in lesson.stops[: stop + 1]:
        said |= one.state
    return {name: value for name, value in said.items() if value}


def run_at(model: core.NativeModel, lesson: Lesson, stop: int) -> Trace:
    """The run that the page shows there, as its own parser reads it."""
    asked = {name: value for name, value in state_at(lesson, stop).items() if name in ("model", "text", "decoding")}
    asked |= {name: value for name, value in state_at(lesson, stop).items() if name == "length_penalty"}
    request = parse(RunRequest, asked)
    assert not request.notices
    return model.trace(request.text, decoding=request.decoding)


@pytest.fixture(scope="module")
def searched(model: core.NativeModel, lesson: Lesson) -> Trace:
    return run_at(model, lesson, 0)


def at(tree: SearchTree, place: str) -> int:
    step, rank = map(int, place.split("."))
    return next(i for i, node in enumerate(tree.nodes) if (node.step, node.rank) == (step, rank))


def total(tree: SearchTree, index: int) -> float:
    return sum(tree.nodes[one].log_probability for one in tree.path(index))


def chance(tree: SearchTree, index: int) -> str:
    return percent(float(np.exp(tree.nodes[index].log_probability)))


def through(tree: SearchTree, index: int) -> int:
    return sum(index in tree.path(end) for end in tree.finished)


def test_it_has_eight_to_ten_stops_about_one_sentence(lesson: Lesson) -> None:
    assert 8 <= len(lesson.stops) <= 10
    assert lesson.is_exact
    assert {stop.show for stop in lesson.stops} == {"tree", "strips", "finished"}
    assert sum("text" in stop.state for stop in lesson.stops) == 1


def test_the_tree_is_the_one_searched(lesson: Lesson, searched: Trace) -> None:
    tree, first, second = searched.search, lesson.stops[0].prose, lesson.stops[1].prose
    assert f"**{len(tree.nodes)}** tokens were looked at" in first
    assert f"and **{len(tree.finished)}** translations were finished" in first
    assert "the **4** best go on" in first
    assert state_at(lesson, 0)["decoding"] == "beam.4"
    after = tree.path(tree.finished[0])[5]
    assert label(tree.nodes[after].token) == "Katze"
    best = [at(tree, f"6.{rank}") for rank in range(3)]
    assert all(tree.nodes[index].fate != "pruned" for index in best)
    listed = ", ".join(f"**{label(tree.nodes[index].token)}** {chance(tree, index)}" for index in best)
    assert f"At step 7, after Katze, the model is least sure: {listed}." in second
    chances = [tree.nodes[one].log_probability for one in tree.path(tree.finished[0])]
    assert chances.index(min(chances)) == 6


def test_the_second_lost_by_its_length(lesson: Lesson, searched: Trace) -> None:
    tree, third, fourth = searched.search, lesson.stops[2].prose, lesson.stops[3].prose
    ahead, behind = at(tree, "6.0"), at(tree, lesson.stops[2].state["tree"])
    assert f"by **{label(tree.nodes[behind].token)}**: log p {number(total(tree, behind))}, behind" in third
    assert f"behind {label(tree.nodes[ahead].token)} with {number(total(tree, ahead))}" in third
    best, second = searched.hypotheses[:2]
    end = at(tree, lesson.stops[3].state["tree"])
    assert tree.finished[1] == end
    assert behind in tree.path(end)
    assert f"**{second.text}**" in fourth
    assert f"Its log p is {number(second.log_probability)}, that of the best {number(best.log_probability)}" in fourth
    assert 0 < best.log_probability - second.log_probability < best.score - second.score
    assert f"it has {len(second.tokens)} tokens and the other {len(best.tokens)}" in fourth
    assert f"{number(second.score, 3)} against {number(best.score, 3)}" in fourth


def test_what_was_pruned_and_what_was_kept_in_vain(lesson: Lesson, searched: Trace) -> None:
    tree, fifth, sixth = searched.search, lesson.stops[4].prose, lesson.stops[5].prose
    pruned, kept = (at(tree, lesson.stops[stop].state["tree"]) for stop in (4, 5))
    node = tree.nodes[pruned]
    assert (node.fate, node.rank, node.beaten_by) == ("pruned", 4, kept)
    assert f"**{label(node.token)}** came fifth at step 7, with {chance(tree, pruned)}" in fifth
    assert f"log p {number(total(tree, pruned))}, and the last to be kept has {number(total(tree, kept))}" in fifth
    assert f"**{label(tree.nodes[kept].token)}**, the fourth" in sixth
    assert (tree.nodes[kept].fate, through(tree, kept)) == ("kept", 0)


def test_the_order_without_a_penalty(lesson: Lesson, model: core.NativeModel, searched: Trace) -> None:
    plain, prose = run_at(model, lesson, 6), lesson.stops[6].prose
    before, after = ([one.text for one in trace.hypotheses] for trace in (searched, plain))
    assert before[:2] == after[:2]
    assert before[2] == after[3]
    assert "gejaht" in before[2]
    assert all(one.score == pytest.approx(one.log_probability) for one in plain.hypotheses)
    assert f"its log p of {number(plain.hypotheses[3].log_probability)} is the lowest" in prose


def test_greedy_and_sampled(lesson: Lesson, model: core.NativeModel, searched: Trace) -> None:
    greedy, sampled = run_at(model, lesson, 7), run_at(model, lesson, 8)
    assert greedy.search is None
    assert greedy.output == searched.output
    assert f"**{greedy.output}**" in lesson.stops[7].prose
    step, prose = sampled.steps[2], lesson.stops[8].prose
    assert lesson.stops[8].state["step"] == "2"
    assert f"At step 3 it had {number(step.drawn.tokens, 0)} tokens to draw from" in prose
    assert f"drew **{label(step.token)}**" in prose
    assert f"the model gives {percent(float(np.exp(step.log_probability)))}" in prose
    assert f"**{sampled.output}**" in prose


def test_going_on_from_jagt(lesson: Lesson, model: core.NativeModel, searched: Trace) -> None:
    tree, prose = searched.search, lesson.stops[9].prose
    again = run_at(model, lesson, 9)
    assert [one.score for one in again.hypotheses] == [one.score for one in searched.hypotheses]
    index = at(tree, lesson.stops[9].state["tree"])
    assert f"by **{label(tree.nodes[index].token)}** is open" in prose
    prefix = tuple(tree.nodes[one].id for one in tree.path(index))
    best = model.trace(searched.text, decoding=core.Decoding(beam=4, hypotheses=4, prefix=prefix)).hypotheses[0]
    assert f"**{best.text}** comes first, with the same {number(best.score, 3)}" in prose
    assert best.text == searched.hypotheses[-1].text
    assert best.score == pytest.approx(searched.hypotheses[-1].score, abs=1e-5)

"""The lesson "What is a head for?": every number and every translation in it is one of the checkpoint's own."""

from collections import Counter

import numpy as np
import pytest

import core
from core.results.head_roles import HeadRoles
from tests.viz_app.protocol.links import edits_from_link
from viz_app.handlers.experiments import MORE_STEPS
from viz_app.handlers.lessons import Lesson, shipped_lessons
from viz_app.view_models.pruning import affordable
from viz_app.view_models.words import number, percent


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return next(one for one in shipped_lessons() if one.name == "what-is-a-head-for")


@pytest.fixture(scope="module")
def model() -> core.NativeModel:
    return core.load("en-de", device="cpu")


@pytest.fixture(scope="module")
def roles(model: core.NativeModel) -> HeadRoles:
    assert model.head_roles is not None
    return model.head_roles


@pytest.fixture(scope="module")
def text(lesson: Lesson) -> str:
    return lesson.stops[0].state["text"]


def counts(roles: HeadRoles, name: str) -> Counter[str]:
    return Counter(roles.role(*head).role for head in roles.heads if head[0] == name)


def written(model: core.NativeModel, text: str, off: core.Edits) -> str:
    """As the page writes: at most twelve tokens more than with all heads."""
    longest = len(model.trace(text).steps) + MORE_STEPS
    return model.trace(text, edits=off, decoding=core.Decoding(max_tokens=longest)).output


def off_at(lesson: Lesson, stop: int) -> core.Edits:
    edits, notices = edits_from_link(lesson.stops[stop].state)
    assert not notices
    return edits


def test_it_has_eight_to_ten_stops_and_ends_with_pruning(lesson: Lesson) -> None:
    assert 8 <= len(lesson.stops) <= 10
    assert [stop.show for stop in lesson.stops[-2:]] == ["curve", "points"]
    assert lesson.is_exact


def test_the_roles_are_those_measured(lesson: Lesson, roles: HeadRoles) -> None:
    first, second, third, fourth = (stop.prose for stop in lesson.stops[:4])
    assert f"**{len(roles.heads)} heads**" in first
    assert f"the {counts(roles, 'cross').total()} that look" in first
    assert f"over {roles.about['probe_sentences']} sentences" in second
    cross, encoder = counts(roles, "cross"), counts(roles, "encoder")
    assert f"**{cross['alignment']} of these {cross.total()}** heads" in second
    assert f"{cross['read-alignment']} others look back" in second
    assert f"{encoder['next']} head looks at the **next** token and {encoder['previous']} at the" in fourth
    assert f"The other {encoder['mixed']} are **mixed**" in fourth
    assert encoder["next"] + encoder["previous"] + encoder["mixed"] == encoder.total()
    aligning = roles.scores["cross"]["alignment"]
    layer, head = np.unravel_index(aligning.strength.argmax(), aligning.strength.shape)
    assert third.startswith(f"Head {head + 1} of layer {layer + 1} ")
    assert f"**{percent(float(aligning.strength.max()))}**" in third
    assert f"put {percent(aligning.chance)} there" in third
    assert f"the line, {percent(roles.about['threshold'])}," in third
    chosen = lesson.stops[0].state
    assert (int(chosen["layer"]), int(chosen["head"])) == (layer, head)
    shown = lesson.stops[3].state
    assert roles.role("encoder", int(shown["layer"]), int(shown["head"])).role == "previous"


def test_what_is_lost_without_a_head_is_what_the_core_says(lesson: Lesson, model: core.NativeModel, text: str) -> None:
    effects = core.head_effects(model, text)
    change = effects.change["decoder"]
    layer, head = np.unravel_index(change.argmin(), change.shape)
    prose, state = lesson.stops[4].prose, lesson.stops[4].state
    assert (int(state["layer"]), int(state["head"])) == (layer, head)
    assert f"head {head + 1} of layer {layer + 1} it is **{number(-float(change.min()))} nats**" in prose
    lost = effects.target_tokens[int(effects.by_token["decoder"][layer, head].argmin())].removeprefix("▁")
    assert f"most at **{lost}**" in prose
    off = off_at(lesson, 5)
    assert off.heads_off == (("decoder", layer, head),)
    plain = model.trace(text)
    at = [step.token for step in plain.steps].index(f"▁{lost}")
    silent = model.trace(text, target=[step.id for step in plain.steps], edits=off)
    before, after = (percent(float(np.exp(trace.steps[at].log_probability))) for trace in (plain, silent))
    assert f"from {before} to {after}" in lesson.stops[5].prose
    assert lost in plain.output.replace(",", "").split()
    assert lost not in written(model, text, off).replace(",", "").split()


def test_the_source_is_out_of_sight_without_cross_attention(lesson: Lesson, model: core.NativeModel, text: str) -> None:
    off = off_at(lesson, 6)
    assert set(off.heads_off) == {("cross", layer, head) for layer in range(3) for head in range(8)}
    outputs = [written(model, one, off) for one in (text, "A man rides a bike.", "Where is the station?")]
    beginnings = {" ".join(output.split()[:8]) for output in outputs}
    assert len(beginnings) == 1


def test_the_words_lose_their_order_without_the_encoders_heads(
    lesson: Lesson, model: core.NativeModel, text: str
) -> None:
    off = off_at(lesson, 7)
    assert set(off.heads_off) == {("encoder", layer, head) for layer in range(3) for head in range(8)}
    assert f"**{written(model, text, off)}**" in lesson.stops[7].prose


def test_the_curve_is_the_one_measured(lesson: Lesson, model: core.NativeModel, roles: HeadRoles, text: str) -> None:
    curves, ninth, last = roles.pruning, lesson.stops[8].prose, lesson.stops[9].prose
    assert curves is not None
    whole, third = curves.least_first[0], curves.removed.index(len(roles.heads) // 3)
    gone, cost = affordable(curves)
    assert f"translate {roles.about['scored_sentences']} sentences" in ninth
    assert f"The first {gone} cost **{number(cost, 1)} BLEU**" in ninth
    assert f"a third of all heads **{number(whole - curves.least_first[third], 1)}**" in ninth
    assert f"matters most costs **{number(whole - curves.most_first[third], 1)}**" in ninth
    assert f"beside {curves.removed[third]} heads off" in last
    assert f"from {number(whole, 1)} to {number(curves.least_first[third], 1)}" in last
    pruned = tuple(roles.heads[index] for index in curves.importance_order[: curves.removed[third]])
    assert f"**{written(model, text, core.Edits(heads_off=pruned))}**" in last

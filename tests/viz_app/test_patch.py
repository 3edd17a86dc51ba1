"""The Patch page without a browser: its numbers are the core's, both ways and for every task, and bad requests."""

from functools import partial
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest

import core
from core.results.patching import MEASURES
from tests.viz_app.asking import ask
from viz_app.handlers.examples import pairs_for
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.patch import FUNCTIONS, patch_map, patched_run
from viz_app.protocol import parse
from viz_app.protocol.requests import PatchedRequest
from viz_app.server.models import Models
from viz_app.server.visitors import Visitor, asked_by
from viz_app.view_models.patch import carriers, share_text

MAN, WOMAN = "The man is sleeping.", "The woman is sleeping."
OLD = "The old man is sleeping."
CASES = [
    ("en-de", MAN, WOMAN, {}, {}),
    ("en-de", OLD, WOMAN, {"differ": "0", "from": "b"}, {"step": 0}),
    ("en-de", MAN, WOMAN, {"measure": MEASURES[1], "at_row": "1"}, {"measure": MEASURES[1], "row": 1}),
    ("sentiment", "I like it.", "I don't like it.", {"from": "b"}, {}),
    ("next-word", "He sits on the", "He looks at the", {"differ": "0"}, {}),
]


@pytest.fixture(scope="module")
def models() -> Models:
    about = [core.describe(name) for name in ("en-de", "sentiment", "next-word")]
    return Models([ModelEntry(one.name, one.title, one.task, partial(core.load, one.name, "cpu")) for one in about])


def asking(models: Models, name: str, model: str, a: str, b: str, **more: str) -> dict[str, Any]:
    pin = urlencode({"model": model, "text": a})
    return ask(FUNCTIONS, models, name, {"model": model, "text": b, "pin": pin} | more)


def same(shares: list[Any], expected: np.ndarray) -> None:
    np.testing.assert_allclose(np.array(shares, float), expected, atol=1e-4, equal_nan=True)


@pytest.mark.parametrize(("model", "a", "b", "asked", "options"), CASES)
def test_every_share_is_the_cores(
    models: Models, model: str, a: str, b: str, asked: dict[str, str], options: dict[str, Any]
) -> None:
    answer = asking(models, "patch", model, a, b, **asked)
    base, donor = (a, b) if "from" in asked else (b, a)
    found, shown = core.patch(models.get(model), base, donor, **options), answer["map"]  # type: ignore[arg-type]
    for name, numbers in found.vectors.items():
        same(shown["vectors"][name], found.pair.share(numbers, found.measure))
    for name, numbers in found.outputs.items():
        same(shown["heads"][name], found.pair.share(numbers, found.measure))
    same(shown["together"], found.pair.share(found.together, found.measure))
    assert [find["name"] for find in shown["finds"]] == [find.name for find in found.finds]
    assert (shown["pair"]["token"], shown["pair"]["rival"]) == (found.pair.token, found.pair.rival)
    assert shown["at"] == (None if model == "sentiment" else 0)


@pytest.mark.parametrize("row", [{}, {"at_row": "1"}])
def test_each_find_can_be_carried_over_as_it_is_written(models: Models, row: dict[str, str]) -> None:
    for find in asking(models, "patch", "en-de", MAN, WOMAN, **row)["map"]["finds"]:
        run = asking(models, "patched", "en-de", MAN, WOMAN, carry="_".join(find["places"]))["run"]
        assert run["shares"][MEASURES[0]] == pytest.approx(find["share"], abs=1e-3)


def test_several_places_are_carried_over_together(models: Models) -> None:
    places = ["r.e.1.1", "o.c.2.7.0", "w.d.1.0"]
    run = asking(models, "patched", "en-de", MAN, WOMAN, carry="_".join(places))["run"]
    expected = core.patched(models.get("en-de"), WOMAN, MAN, places)  # type: ignore[arg-type]
    assert (run["output"], run["places"]) == (expected.output, places)
    assert run["logs"] == pytest.approx(expected.log_probabilities, abs=1e-5)
    assert run["candidates"][0][0] == "▁Der"
    nothing = asking(models, "patched", "en-de", MAN, WOMAN)["run"]
    assert nothing["output"] == models.get("en-de").translate(WOMAN)  # type: ignore[attr-defined]
    assert nothing["shares"][MEASURES[0]] == pytest.approx(0, abs=1e-5)


def test_tokens_are_joined_by_hand_in_both_directions(models: Models) -> None:
    for way, expected in (("a", [0, 1, 3, 4, 5, 6]), ("b", [0, 1, -1, 2, 3, 4, 5])):
        shown = asking(models, "patch", "en-de", OLD, WOMAN, joined="1.1", **{"from": way})["map"]
        assert shown["pair"]["partners"]["encoder"] == expected


def test_what_cannot_be_matched_is_said_with_its_tokens(models: Models) -> None:
    other = "Tom bought 17 red apples and pears for his old friend in the snow."
    answer = asking(models, "patch", "en-de", MAN, other)
    assert answer["map"] is None
    assert "tokens can be matched" in str(answer["refused"])
    assert [texts[0] for texts in answer["texts"]] == ["▁The", "▁Tom"]
    assert asking(models, "patch", "en-de", MAN, other, joined="1.0")["map"]["pair"]["partners"]["encoder"][0] == 1


def test_what_a_link_asks_for_in_vain_is_said(models: Models) -> None:
    notices = asking(models, "patch", "en-de", MAN, WOMAN, differ="2", at_row="77", decoding="beam.4")["notices"]
    assert [str(one).split(";")[0].split(",")[0] for one in notices] == [
        "Both runs are greedy here",
        "Both write the same as token 3",
        "There is no row 77 in this text",
    ]
    assert "1 of the link's joined tokens" in str(
        asking(models, "patch", "en-de", MAN, OLD, joined="x_1.1")["notices"][0]
    )


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"pin": urlencode({"model": "sentiment", "text": "Good."})}, "A is a run of sentiment, B one of en-de"),
        ({"pin": "model=en-de"}, "without a model and a text"),
        ({}, "no pinned run"),
        ({"pin": urlencode({"model": "en-de", "text": MAN}), "carry": "r.e.9.1"}, "no vector of this model"),
        ({"pin": urlencode({"model": "en-de", "text": OLD}), "carry": "w.e.1.1"}, "Attention weights alone"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(models: Models, sent: dict[str, str], said: str) -> None:
    answer = ask(FUNCTIONS, models, "patched", {"model": "en-de", "text": WOMAN} | sent)
    assert not answer["ok"]
    assert said in answer["error"]


def test_the_pairs_to_begin_with_differ_and_can_be_matched(models: Models) -> None:
    for model in models.entries:
        pairs = ask(FUNCTIONS, models, "patch_pairs", {"model": model})["pairs"]
        assert pairs == pairs_for(model)
        for a, b in pairs:
            assert asking(models, "patch", model, a, b)["map"]


def test_finds_in_words(models: Models) -> None:
    found = core.patch(models.get("en-de"), WOMAN, MAN)  # type: ignore[arg-type]
    assert [carriers(found, at) for at in range(3)] == ["man", "The", "head 8 of cross layer 3"]
    assert [share_text(share) for share in (1.234, -0.0512, 0.0002)] == ["123\u202f%", "−5.1\u202f%", "0\u202f%"]


@pytest.mark.parametrize(("name", "fact"), [("patch", patch_map), ("patched", patched_run)])
def test_the_facts_of_a_lesson_do_not_end_what_its_view_waits_for(models: Models, name: str, fact: Any) -> None:
    """One page asks for both at the same time. Before, the second request ended the first."""
    pin = urlencode({"model": "en-de", "text": MAN})
    request = parse(PatchedRequest, {"model": "en-de", "text": WOMAN, "pin": pin, "carry": "r.e.3.0"})
    with asked_by(Visitor("page")), models.newest.run(Visitor(f"page {name}"), None) as newest:
        fact(models, request)
        assert not newest.is_gone()
        asking(models, name, "en-de", MAN, WOMAN, carry="r.e.3.0")
        assert newest.is_gone(), "the view's next question does"

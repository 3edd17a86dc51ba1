"""The lesson on word order: what it says of French and German is what the checkpoints do."""

import pytest

import core
from viz_app.handlers.lessons import Lesson, Stop, shipped_lessons

BLACK_CAT = "A black cat is sleeping on the red sofa."
HIM = "I do not know him."


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return next(one for one in shipped_lessons() if one.name == "word-order")


def looks(model: str, text: str, layer: int, head: int) -> dict[str, tuple[str, float]]:
    """Return the token that each token is written from, and the share of attention that goes there."""
    trace = core.load(model, device="cpu").trace(text)
    cross = trace.attention["cross"]
    rows = cross.weights[layer, head]
    return {
        step.token.strip("\u2581"): (cross.key_tokens[row.argmax()].strip("\u2581"), float(row.max()))
        for step, row in zip(trace.steps, rows, strict=True)
    }


def states(lesson: Lesson) -> list[dict[str, str]]:
    """The state of the page at each stop: a stop keeps what those before it have set."""
    state: dict[str, str] = {}
    return [state := {**state, **stop.state} for stop in lesson.stops]


def at_step(lesson: Lesson, number: int) -> str:
    """The token that is written at the step of a stop."""
    state = states(lesson)[number]
    trace = core.load(state["model"], device="cpu").trace(state["text"])
    return trace.steps[int(state["step"])].token.strip("\u2581")


def bold(stop: Stop) -> list[str]:
    return stop.prose.split("**")[1::2]


def test_every_stop_shows_the_head_and_the_word_it_speaks_of(lesson: Lesson) -> None:
    assert lesson.is_exact
    shown = [(one["model"], one["text"], one["layer"], one["head"]) for one in states(lesson)]
    assert (
        shown
        == [("en-fr", BLACK_CAT, "2", "4")] * 4 + [("en-de", BLACK_CAT, "1", "5")] + [("en-fr", HIM, "2", "7")] * 2
    )
    for number in range(1, len(lesson.stops)):
        assert at_step(lesson, number) in bold(lesson.stops[number])


def test_in_french_the_looks_cross(lesson: Lesson) -> None:
    looked = looks("en-fr", BLACK_CAT, 2, 4)
    expected = {"chat": "cat", "noir": "black", "canapé": "sofa", "rouge": "red"}
    assert {word: looked[word][0] for word in expected} == expected
    assert list(looked).index("chat") < list(looked).index("noir") == list(looked).index("chat") + 1
    assert looked["chat"][1] > 0.9, "almost all of its attention"


def test_in_german_they_do_not() -> None:
    looked = looks("en-de", BLACK_CAT, 1, 5)
    expected = {"schwarze": "black", "Katze": "cat"}
    assert {word: looked[word][0] for word in expected} == expected
    assert min(looked[word][1] for word in expected) > 0.75, "so the page draws no other line"
    places = [BLACK_CAT.rstrip(".").split().index(at) for word, (at, _) in looked.items() if word.isalpha()]
    assert places == sorted(places)


def test_not_is_said_twice_and_him_goes_first() -> None:
    looked = looks("en-fr", HIM, 2, 7)
    assert [word for word, (at, _) in looked.items() if at == "not"] == ["ne", "pas"]
    written = list(looked)
    assert written.index("le") < written.index("connais") < written.index("pas")
    assert looked["le"][0] == "him"

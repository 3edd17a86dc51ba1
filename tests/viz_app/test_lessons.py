"""Lessons: what a lesson file may say, what is refused, and which lessons a page can play."""

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.viz_app.protocol.links import edits_from_link
from tests.viz_app.test_pages import anything
from viz_app.cli import run
from viz_app.handlers.lessons import PLACES, SHIPPED, Lesson, Stop, plain_lesson, playable, read_lesson, shipped_lessons
from viz_app.handlers.tabs import TABS

STOP = {"prose": "Look.", "state": {"text": "A cat.", "layer": 1}, "show": "head"}


def written(folder: Path, plain: Any) -> Path:
    path = folder / "own.json"
    path.write_text(plain if isinstance(plain, str) else json.dumps(plain), encoding="utf-8")
    return path


def test_a_lesson_is_read_as_it_is_written(tmp_path: Path) -> None:
    link = {"prose": "And here.", "state": "https://example.org/some/?v=1&text=A+cat.&tab=masks&mask=c.0.1.0&out="}
    lesson = read_lesson(written(tmp_path, {"title": "Two", "stops": [STOP, link]}))
    assert lesson == Lesson(
        "own",
        "Two",
        (
            Stop("Look.", {"text": "A cat.", "layer": "1"}, "head"),
            Stop("And here.", {"text": "A cat.", "tab": "masks", "mask": "c.0.1.0", "out": ""}),
        ),
    )
    assert lesson.tabs == {"masks"}
    path = written(tmp_path, plain_lesson(lesson))
    assert read_lesson(path) == lesson


@pytest.mark.parametrize(
    ("plain", "what"),
    [
        ("no json {", "no JSON text"),
        ("[" * 100_000, "no JSON text"),
        ([STOP], "no JSON object"),
        ({"title": "A"}, "list of 1 to 60 stops"),
        ({"title": "A", "stops": []}, "list of 1 to 60 stops"),
        ({"title": "A", "stops": [STOP], "exact": 1}, "“exact” has to be true or false"),
        ({"stops": [STOP]}, "it needs a “title”"),
        ({"title": "A", "stops": [STOP, 7]}, "stop 2 is no JSON object"),
        ({"title": "A", "stops": [STOP | {"prose": " "}]}, "stop 1 needs a “prose”"),
        ({"title": "A", "stops": [STOP | {"show": "door"}]}, "stop 1 shows 'door'"),
        ({"title": "A", "stops": [STOP | {"show": []}]}, "stop 1 shows []"),
        ({"title": "A", "stops": [STOP | {"state": {"<script>": "1"}}]}, "no readable parameter '<script>'"),
        ({"title": "A", "stops": [STOP | {"state": {"layer": [1]}}]}, "no readable parameter 'layer'"),
        ({"title": "A", "stops": [STOP | {"state": 3}]}, "state of stop 1 is neither"),
    ],
)
def test_what_is_no_lesson_is_one_sentence_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], plain: Any, what: str
) -> None:
    path = written(tmp_path, plain)
    assert run(["app", "--lesson", str(path)]) == 2
    error = capsys.readouterr().err
    assert what in error
    assert error.startswith("glassformer: own.json is not a lesson: ")
    assert error.count("\n") == 1


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["app", "--lesson", str(tmp_path / "none.json")]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("state", "what"),
    [
        ({"model": "klingon"}, "model “klingon”. Choose one of: en-de"),
        ({"tab": "shop"}, "tab “shop”. Choose one of: translate"),
    ],
)
def test_a_lesson_for_another_page_is_refused(
    tmp_path: Path, tiny_models: Path, capsys: pytest.CaptureFixture[str], state: dict[str, str], what: str
) -> None:
    path = written(tmp_path, {"title": "A", "stops": [STOP | {"state": state}]})
    assert run(["app", "--lesson", str(path)]) == 2
    assert what in capsys.readouterr().err


@given(plain=anything | st.fixed_dictionaries({"title": anything, "stops": st.lists(anything, max_size=2)}))
def test_no_file_makes_a_traceback(tmp_path_factory: pytest.TempPathFactory, plain: Any) -> None:
    with contextlib.suppress(ValueError):
        read_lesson(written(tmp_path_factory.mktemp("lesson"), json.dumps(plain)))


def test_the_shipped_lessons_are_fit_for_the_page() -> None:
    shipped = shipped_lessons()
    assert [lesson.name for lesson in shipped] == list(SHIPPED)
    assert 8 <= len(shipped[0].stops) <= 18
    assert {lesson.title for lesson in shipped[1:]} == {
        "Why a mask",
        "Where am I? Positions",
        "How cross-attention aligns words",
        "What is a head for?",
        "Why did it say that?",
        "Why the other translation lost",
        "A cat before it is black: word order",
    }
    for lesson in shipped:
        assert lesson.tabs <= {page.name for page in TABS}
        assert {"model", "text"} <= lesson.stops[0].state.keys()
        assert {stop.show for stop in lesson.stops} <= PLACES.keys()
        for stop in lesson.stops:
            assert not edits_from_link(stop.state)[1], "a shipped link has to be read without a notice"
            assert "!" not in stop.prose
            assert stop.prose.count("**") % 2 == 0


def test_the_lesson_in_the_docs_is_one(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "links-and-lessons.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(\{.*?)```", page, flags=re.DOTALL)
    lesson = read_lesson(written(tmp_path, example))
    assert not any(edits_from_link(stop.state)[1] for stop in lesson.stops)
    (named,) = re.findall(r"`show` frames a part of the page: (.*?)\.", page)
    assert set(re.split(r", | or ", named)) == PLACES.keys()


def test_lessons_are_offered_where_their_model_is_or_another_translator() -> None:
    shipped = shipped_lessons()
    assert playable(shipped, ["en-de", "en-fr"], ["en-de", "en-fr", "sentiment"]) == shipped
    assert playable(shipped, ["en-de"], ["en-de", "sentiment"]) == shipped[:-1]  # the last is about French
    assert not playable(shipped, [], ["sentiment"])
    other = playable(shipped, ["en-fr"], ["en-fr", "sentiment"])
    exact = {lesson.name for lesson in shipped if lesson.is_exact}
    assert exact == {
        "what-is-a-head-for",
        "why-did-it-say-that",
        "why-the-other-lost",
        "word-order",
    }  # their numbers are the checkpoints'
    assert [lesson.models for lesson in other] == [{"en-fr"}] * (len(shipped) - len(exact))

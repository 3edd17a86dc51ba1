"""Lessons: what a lesson file may say, what is refused, and which lessons a page can play."""

import contextlib
import hashlib
import json
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from tests.viz_app.protocol.links import edits_from_link
from tests.viz_app.test_pages import anything
from viz_app.cli import run
from viz_app.frontend import together
from viz_app.frontend.tree import LOCALES, languages
from viz_app.handlers import lessons
from viz_app.handlers.answers import answer
from viz_app.handlers.facts import FACTS, UNKNOWN, StopRun
from viz_app.handlers.lesson_pictures import PICTURES, drawn
from viz_app.handlers.lesson_stop import FUNCTIONS, stop_of
from viz_app.handlers.lessons import (
    PATH,
    SHIPPED,
    Lesson,
    Question,
    Stop,
    Task,
    facts_asked,
    plain_lesson,
    playable,
    read_lesson,
    read_text,
    shipped_lessons,
)
from viz_app.handlers.lessons.places import LOOK, PLACES, SHOWS
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.tabs import TABS
from viz_app.protocol import parse
from viz_app.protocol.requests import LessonRequest
from viz_app.static.tab import TabModels
from viz_app.view_models.levels import levels_of, thousandths_of
from viz_app.view_models.paper import picture
from viz_app.view_models.words import percent, quoted, signed, whole_percents

STOP = {"prose": "Look.", "state": {"text": "A cat.", "layer": 1}, "show": "head"}
TASK = {"kind": "find", "question": "Find one.", "when": ["{p} > 50"], "answer": "It has {p}."}
TEXT_TASK = {"kind": "text", "question": "Why?", "answer": "Because of {p}.", "hint": "Think."}
ASK = {"question": "Which?", "choices": ["this", "that"], "right": 1, "answer": "That.", "hide": ["row"]}

ODD = {"stops": [{"ask": {"choices": 2}}]}
FEWER = {"stops": [{"ask": {"choices": ["dies"]}}]}
UNMARKED = {key: value for key, value in ASK.items() if key != "right"}


def written(folder: Path, plain: Any) -> Path:
    path = folder / "own.json"
    path.write_text(plain if isinstance(plain, str) else json.dumps(plain), encoding="utf-8")
    return path


def test_the_maker_of_qr_codes_is_the_published_file() -> None:
    folder = Path(together.__file__).parent / "vendor"
    digest = hashlib.sha256((folder / "lean-qr.js").read_bytes()).hexdigest()
    assert f"SHA-256: `{digest}`" in (folder / "README.md").read_text(encoding="utf-8")


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
    asking = read_lesson(written(tmp_path, {"title": "Ask", "stops": [STOP | {"ask": ASK, "holds": ["{p} > 50"]}]}))
    assert asking.stops[0].ask == Question("Which?", "That.", ("this", "that"), 1, ("row",))
    more = ASK | {"tries": 2, "hint": "Not this.", "feedback": ["Too early.", None]}
    taught = read_lesson(written(tmp_path, {"title": "Ask", "stops": [STOP | {"ask": more}]}))
    assert taught.stops[0].ask == Question(
        "Which?", "That.", ("this", "that"), 1, ("row",), 2, "Not this.", {"0": "Too early."}
    )
    assert read_lesson(written(tmp_path, plain_lesson(taught))) == taught
    assert read_lesson(written(tmp_path, plain_lesson(asking))) == asking
    seeking = read_lesson(written(tmp_path, {"title": "Ask", "stops": [STOP | {"task": TASK}]}))
    assert seeking.stops[0].task == Task("Find one.", "It has {p}.", ("{p} > 50",))
    assert read_lesson(written(tmp_path, plain_lesson(seeking))) == seeking
    counted = read_lesson(written(tmp_path, {"title": "Ask", "stops": [STOP | {"task": TASK | {"tries": 3}}]}))
    assert counted.stops[0].task == Task("Find one.", "It has {p}.", ("{p} > 50",), tries=3)
    assert read_lesson(written(tmp_path, plain_lesson(counted))) == counted
    writing = read_lesson(written(tmp_path, {"title": "Ask", "stops": [STOP | {"task": TEXT_TASK}]}))
    assert writing.stops[0].task == Task("Why?", "Because of {p}.", (), "Think.", "text")
    assert read_lesson(written(tmp_path, plain_lesson(writing))) == writing
    for version, ask in ((1, UNMARKED), (2, ASK), (2, UNMARKED | {"poll": True})):
        old = read_lesson(written(tmp_path, {"title": "A", "version": version, "stops": [STOP | {"ask": ask}]}))
        assert old.stops[0].ask
        assert old.stops[0].ask.right == {1: 0, 2: ask.get("right", -1)}[version]
        assert read_lesson(written(tmp_path, plain_lesson(old))) == old
    path = written(tmp_path, plain_lesson(lesson))
    assert read_lesson(path) == lesson
    assert not {"level", "minutes", "language"} & plain_lesson(lesson).keys()
    sorted_in = read_lesson(written(tmp_path, plain_lesson(lesson) | {"level": 2, "minutes": 9, "language": "de"}))
    assert (sorted_in.level, sorted_in.minutes, sorted_in.language) == (2, 9, "de")
    assert read_lesson(written(tmp_path, plain_lesson(sorted_in))) == sorted_in


@pytest.mark.parametrize(
    ("plain", "what"),
    [
        ("no json {", "no JSON text"),
        ("[" * 100_000, "no JSON text"),
        ('{"title": "\\ud800", "stops": []}', "holds half a character"),
        ([STOP], "no JSON object"),
        ({"title": "A"}, "list of 1 to 60 stops"),
        ({"title": "A", "stops": []}, "list of 1 to 60 stops"),
        ({"title": "A", "stops": [STOP], "exact": 1}, "“exact” has to be true or false"),
        ({"title": "A", "stops": [STOP], "level": 4}, "“level” has to be 1 to 3"),
        ({"title": "A", "stops": [STOP], "level": True}, "“level” has to be 1 to 3"),
        ({"title": "A", "stops": [STOP], "minutes": "9"}, "“minutes” has to be 1 to 600"),
        ({"title": "A", "stops": [STOP], "language": "<b>"}, "“language” has to be a code"),
        ({"stops": [STOP]}, "“title” has to be a text of 1 to 80"),
        ({"title": "A", "stops": [STOP, 7]}, "stop 2: it is no JSON object"),
        ({"title": "A", "stops": [STOP | {"prose": " "}]}, "stop 1: “prose” has to be a text"),
        ({"title": "A", "stops": [STOP | {"show": "door"}]}, "stop 1: “show” is 'door', which is none of"),
        ({"title": "A", "stops": [STOP | {"show": []}]}, "stop 1: “show” is [], which"),
        ({"title": "A", "stops": [STOP | {"state": {"<script>": "1"}}]}, "no readable parameter “<script>”"),
        ({"title": "A", "stops": [STOP | {"state": {"layer": [1]}}]}, "no readable parameter “layer”"),
        ({"title": "A", "stops": [STOP | {"state": 3}]}, "stop 1: “state” is neither"),
        ({"title": "A", "stops": [STOP] * 1000}, "list of 1 to 60 stops"),
        ({"title": "A", "stops": [STOP | {"holds": ["a", 1]}]}, "stop 1: “holds” has to be a list of texts"),
        ({"title": "A", "stops": [STOP | {"ask": "Why?"}]}, "stop 1: “ask” is no JSON object"),
        (
            {"title": "A", "stops": [STOP | {"ask": ASK | {"choices": ["one"]}}]},
            "“ask.choices” has 1 texts; 2 to 4 fit",
        ),
        ({"title": "A", "stops": [STOP | {"ask": ASK | {"right": 2}}]}, "stop 1: “ask.right” has to be the number"),
        ({"title": "A", "stops": [STOP | {"ask": ASK | {"hide": ["door"]}}]}, "“ask.hide” is 'door'"),
        ({"title": "A", "stops": [STOP | {"prose": "x" * 1_000_000}]}, "it has more than 1000000 bytes"),
        ({"title": "A", "stops": [STOP | {"task": ["find"]}]}, "stop 1: “task” is no JSON object"),
        ({"title": "A", "stops": [STOP | {"task": {"kind": "dance"}}]}, "“task.kind” has to be one of find, text"),
        ({"title": "A", "stops": [STOP], "languages": {"<b>": {}}}, "“languages” has to be an object"),
        (
            {"title": "A", "stops": [STOP], "languages": {"de": {"stops": [{}, {}]}}},
            "in “de”, “stops” has to be a list of at most 1 objects",
        ),
        (
            {"title": "A", "stops": [STOP], "languages": {"de": {"stops": [{"prose": 7}]}}},
            "in “de”, stop 1: “prose” has to be",
        ),
        (
            {"title": "A", "stops": [STOP | {"ask": ASK}], "languages": {"de": ODD}},
            "in “de”, stop 1: a question has more or",
        ),
        (
            {"title": "A", "stops": [STOP | {"ask": ASK}], "languages": {"de": FEWER}},
            "in “de”, stop 1: a question has more or",
        ),
        ({"title": "A", "stops": [STOP], "version": 3}, "“version” has to be 1 to 2"),
        (
            {"title": "A", "stops": [STOP | {"ask": UNMARKED}], "version": 2},
            "stop 1: “ask.right” has to say which choice",
        ),
        (
            {"title": "A", "stops": [STOP | {"ask": ASK | {"poll": "yes"}}]},
            "stop 1: “ask.poll” has to be true or false",
        ),
        ({"title": "A", "stops": [STOP | {"ask": ASK | {"poll": True, "choices": []}}]}, "a poll needs “ask.choices”"),
        (
            {"title": "A", "stops": [STOP | {"task": TASK | {"when": []}}]},
            "“task.when” needs a claim, such as “{strength} > 60”",
        ),
        ({"title": "A", "stops": [STOP | {"task": TASK | {"tries": 10}}]}, "“task.tries” has to be 0 to 9"),
        ({"title": "A", "stops": [STOP | {"task": TASK, "ask": ASK}]}, "a question and a task"),
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
        ({"tab": "shop"}, f"tab “shop”. Choose one of: {TABS[0].name}"),
    ],
)
def test_a_lesson_for_another_page_is_refused(
    tmp_path: Path, tiny_models: Path, capsys: pytest.CaptureFixture[str], state: dict[str, str], what: str
) -> None:
    path = written(tmp_path, {"title": "A", "stops": [STOP | {"state": state}]})
    assert run(["app", "--lesson", str(path)]) == 2
    assert what in capsys.readouterr().err


def test_a_language_says_what_it_has_and_the_rest_is_the_lessons(tmp_path: Path) -> None:
    said = {"prose": "Schau.", "ask": {"question": "Welches?", "right": 0, "feedback": ["Zu früh.", None]}}
    plain = {
        "title": "A",
        "stops": [STOP | {"ask": ASK}, STOP | {"task": TASK}],
        "languages": {"de": {"stops": [said]}},
    }
    lesson = read_lesson(written(tmp_path, plain))
    texts = {"question": "Welches?", "answer": "That.", "hint": ""}
    asked = texts | {"choices": ("this", "that"), "feedback": {"0": "Zu früh."}}
    task = {"question": "Find one.", "answer": "It has {p}.", "hint": ""}
    stops = [{"prose": "Schau.", "ask": asked}, {"prose": "Look.", "task": task}]
    assert lesson.languages == {"de": {"title": "", "stops": stops}}
    assert lesson.stops[0].ask
    assert lesson.stops[0].ask.right == 1
    assert read_lesson(written(tmp_path, plain_lesson(lesson))) == lesson


@given(plain=anything | st.fixed_dictionaries({"title": anything, "stops": st.lists(anything, max_size=2)}))
def test_no_file_makes_a_traceback(tmp_path_factory: pytest.TempPathFactory, plain: Any) -> None:
    with contextlib.suppress(ValueError):
        read_lesson(written(tmp_path_factory.mktemp("lesson"), json.dumps(plain)))


def test_a_shipped_question_covers_each_place_that_shows_its_answer(tmp_path: Path) -> None:
    """What the table of places says need not be written into a lesson; an own file covers what it names, as it did."""
    assert frozenset().union(*SHOWS.values()) <= FACTS.keys()
    for lesson in shipped_lessons():
        plain = json.loads((Path(lessons.__file__).parent / f"{lesson.name}.json").read_text(encoding="utf-8"))
        for stop, own in zip(lesson.stops, plain["stops"], strict=True):
            if not stop.ask:
                continue
            told = facts_asked(texts_asked(stop.prose, stop.ask), len(stop.ask.choices))
            shown = {place for place in PLACES if told & SHOWS.get(place, frozenset())}
            assert {*stop.ask.hide} == shown | {*own["ask"].get("hide", [])}
            assert not shown & {*own["ask"].get("hide", [])}, "the table covers it"
    said = ASK | {"answer": "{top}, {weight}", "hide": ["next"]}
    ask = read_lesson(written(tmp_path, {"title": "A", "stops": [STOP | {"ask": said}]})).stops[0].ask
    assert ask
    assert ask.hide == ("next",)
    assert facts_asked(texts_asked("Where is {top}?", ask), 2) == {"weight"}
    assert facts_asked(["", ask.question, ask.answer], 0) == LOOK


def texts_asked(prose: str, ask: Question) -> list[str]:
    return [prose, ask.question, *ask.choices, ask.answer]


@pytest.mark.parametrize(
    ("choices", "texts"),
    [(0, ["Look.", "Where?", "At {top}."]), (2, ["{p} or {nats}?", "Which?", "this", "{other}", "{writes}, {p}", ""])],
)
def test_a_question_that_is_built_has_the_places_of_a_shipped_one(
    committed: TabModels, choices: int, texts: list[str]
) -> None:
    said = {"texts": texts, "holds": []}
    view = {"model": "en-de", "text": "A cat."}
    told = [
        stop_of(committed, parse(LessonRequest, view | {"said": json.dumps(said | more)}))
        for more in ({"choices": choices}, {})
    ]
    asked = LOOK if choices == 0 else {"writes"}
    assert set(told[0]["places"]) == {place for place, facts in SHOWS.items() if facts & asked}
    assert "places" not in told[1]


@pytest.mark.parametrize("choices", [-1, 2, 10**30, float("inf"), "x", [], 0.5, True])
def test_a_number_of_choices_that_cannot_be_is_one_sentence(committed: TabModels, choices: object) -> None:
    said = json.dumps({"texts": ["a", "b", "c"], "holds": [], "choices": choices})
    request = parse(LessonRequest, {"model": "en-de", "text": "A cat.", "said": said})
    with pytest.raises(core.InputError):
        stop_of(committed, request)


def test_the_shipped_lessons_are_fit_for_the_page() -> None:
    shipped = shipped_lessons()
    assert [lesson.name for lesson in shipped] == list(SHIPPED)
    assert 8 <= len(shipped[0].stops) <= 18
    levels = [lesson.level or 0 for lesson in shipped]
    assert levels == sorted(levels)
    assert levels[0] == 1
    assert {lesson.title for lesson in shipped[1:]} == {
        "Why a mask",
        "Where am I? Positions",
        "How cross-attention aligns words",
        "What is a head for?",
        "Does this head always do that?",
        "Why did it say that?",
        "What wrote this word?",
        "Why the other translation lost",
        "How does it copy a name?",
        "A cat before it is black: word order",
        "The last word comes first: German verbs",
        "Watch a Transformer learn",
        "Which word makes it a woman?",
        "What is a token?",
        "A word as a row of numbers",
        "Attention: asking and offering",
        "Why several heads?",
        "What a feed-forward does",
        "Softmax: from scores to shares",
        "How it learned",
        "How large are others?",
    }
    way = [lesson for lesson in shipped if lesson.name in PATH]
    assert [lesson.name for lesson in way] == list(PATH)
    assert all(lesson.level == 1 and sum(stop.task is not None for stop in lesson.stops) == 1 for lesson in way)
    for lesson in shipped:
        assert lesson.tabs <= {page.name for page in TABS}
        assert {"model", "text"} <= lesson.stops[0].state.keys()
        assert {stop.show for stop in lesson.stops} <= PLACES.keys()
        for stop in lesson.stops:
            assert not edits_from_link(stop.state)[1], "a shipped link has to be read without a notice"
            for text in texts_of(stop):
                assert "!" not in text
                assert text.count("**") % 2 == 0
                assert not re.search(r"[0-9%]", re.sub(r"\{[^}]*\}", "", text)), f"a typed number: {text}"
                assert {found[1] for found in re.finditer(r"\{([a-z]+)", text)} <= FACTS.keys()
        asked = [stop.ask for stop in lesson.stops if stop.ask]
        assert len(asked) >= 3
        for ask in asked:
            assert ask.hint or ask.poll
            assert "**" not in "".join(ask.choices)
            if len(ask.choices) > 2 and not ask.poll:  # of two, the answer says why the other is wrong
                assert ask.tries == 2
                assert ask.feedback.keys() == {str(at) for at in range(len(ask.choices))} - {str(ask.right)}
            elif not ask.choices:
                assert ask.tries == 2
                assert "*" in ask.feedback


DIRECTION = re.compile(  # "right" for correct and "left out" are none
    r"\b(above|below|beneath|underneath|(on|to|at|from) (the )?(left|right)|(left|right)(most| of| side))\b",
    re.IGNORECASE,
)


ENGLISH_FACTS = {"head", "parameters", "large", "called", "part", "map", "role"}  # their values are English words


def said_by(stop: Any) -> list[str]:
    """All that a stop says, from its own form or from that of a translation."""
    asked = stop["ask"] if stop.get("ask") else stop.get("task") or {}
    feedback = asked.get("feedback") or {}
    names = ("question", "answer", "hint")
    texts = [asked[name] for name in names if asked.get(name)] + [feedback[key] for key in sorted(feedback)]
    return [stop["prose"], *texts]


@pytest.mark.parametrize("lesson", shipped_lessons(), ids=lambda lesson: lesson.name)
def test_a_translation_says_all_of_the_lesson_from_the_same_facts(lesson: Lesson) -> None:
    plain = plain_lesson(lesson)
    for code, told in lesson.languages.items():
        assert told["title"], code
        for own, other in zip(plain["stops"], told["stops"], strict=True):
            for first, second in zip(said_by(own), said_by(other), strict=True):
                facts, said = (set(re.findall(r"\{([a-z]+)", text)) for text in (first, second))
                assert first != second, f"{code} lacks “{first}”"
                assert said - {"headno", "layerno", "millions", "findhead", "findlayer"} <= facts, f"{code}: {second}"
                assert facts - ENGLISH_FACTS - ({"carrier"} if "findhead" in said else set()) <= said, (
                    f"{code}: {second}"
                )
                assert not said & ENGLISH_FACTS, f"{code}: {second}"
                assert second.count("**") % 2 == 0, f"{code}: {second}"


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_lesson_is_in_every_language(name: str) -> None:
    lesson = next(one for one in shipped_lessons() if one.name == name)
    assert set(lesson.languages) == set(languages())


MISLEADING = (  # what the page once said, and what is not so
    "each source token counts",  # it is how a head divides its look
    "the verb first",  # German has the finite verb second
    "when no word is worth",  # ‹start› may be all that can be seen
    "English stands twice",
    "at one language alone",
    "in the order of what is lost",
    "how much did not add",
    "add up to the log-probability",  # integrated gradients: to its difference from the empty input
    "behind the embedding",  # after it
    "behind the sub-layer",
    "behind the cap",
)


@pytest.mark.parametrize("text", MISLEADING)
def test_a_sentence_that_misleads_does_not_come_back(text: str) -> None:
    root = Path(together.__file__).parents[1]
    places = ["locales/en/*.ftl", "handlers/**/*.json", "handlers/**/*.py", "view_models/**/*.py", "frontend/**/*.js"]
    files = [*(file for place in places for file in root.glob(place)), root.parent / "docs" / "glossary.md"]
    assert len(files) > 100
    assert not [file.name for file in files if text in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_lesson_does_not_say_where_a_place_is(name: str) -> None:
    """A phone has one column: what is beside a picture elsewhere is below it there. Paper has no covers."""
    lesson = next(one for one in shipped_lessons() if one.name == name)
    for text in [text for stop in lesson.stops for text in texts_of(stop)]:
        assert not DIRECTION.search(text), text
        assert " covered" not in text


WHERE = tuple(f"lessons-{place} =" for place in ("above", "below", "left", "right"))  # what the pointer says of places


@pytest.mark.parametrize("room", ["lessons", "builder", "class", "answers", "paper"])
def test_the_sheet_of_a_lesson_does_not_say_where_a_place_is(room: str) -> None:
    lines = (LOCALES / "en" / f"{room}.ftl").read_text(encoding="utf-8").splitlines()
    texts = [line for line in lines if line and not line.startswith(("#", *WHERE))]
    assert texts
    assert not [text for text in texts if DIRECTION.search(text)]


def texts_of(stop: Stop) -> list[str]:
    """The texts in the order in which the page sends them."""
    ask = stop.ask
    if stop.task:
        return [stop.prose, stop.task.question, stop.task.answer, stop.task.hint]
    if ask is None:
        return [stop.prose]
    return [stop.prose, ask.question, *ask.choices, ask.answer, ask.hint, *ask.feedback.values()]


@pytest.fixture(scope="module")
def committed() -> TabModels:
    entries = [
        ModelEntry(
            name, name, "classifier" if name == "sentiment" else "translator", partial(core.load, name, device="cpu")
        )
        for name in ("en-de", "en-fr", "de-en", "sentiment")
    ]
    return TabModels(entries)


LOWER = re.compile(
    r"(?:^|[.?!…]\s|\n)[“„«¿¡\s]*[a-zà-ÿ]"
)  # a sentence that begins so; tokens and answers are bold or in ‹›


@pytest.mark.long
def test_each_sentence_of_a_lesson_begins_with_a_capital(committed: TabModels) -> None:
    for lesson in shipped_lessons():
        state: dict[str, str] = {}
        for stop in lesson.stops:
            state |= stop.state
            texts = [text for text in said_by(plain_lesson(replace(lesson, stops=(stop,)))["stops"][0]) if text]
            named = [text for text in texts if re.search(r"\{(head|part|carrier)", text)]
            asked = {key: value for key, value in state.items() if value}
            said = json.dumps({"texts": named, "holds": []})
            told = stop_of(committed, parse(LessonRequest, asked | {"said": said}))["texts"] if named else []
            assert not [text for text in [*texts, *told] if LOWER.search(text) and "“spielen” means" not in text]
        others = [code for code in lesson.languages if code not in ("ar", "zh-Hans")]
        for said in [stop for code in others for stop in lesson.languages[code]["stops"]]:
            assert not [text for text in said_by(said) if LOWER.search(text)]


@pytest.mark.parametrize(
    ("text", "begins"),
    [("{head} looks.", "Head 2 of"), ("So {head} looks. {head}", "So head 2 of layer 1 looks. Head")],
)
def test_the_name_of_a_head_that_begins_a_sentence_has_a_capital(committed: TabModels, text: str, begins: str) -> None:
    view = {"model": "en-de", "text": "A cat sleeps.", "map": "cross", "layer": "0", "head": "1"}
    said = json.dumps({"texts": [text, f"**{text}"], "holds": ["{head} is head 2 of layer 1"]})
    told = stop_of(committed, parse(LessonRequest, view | {"said": said}))
    assert told["holds"]
    assert [one.strip("*")[: len(begins)] for one in told["texts"]] == [begins, begins]


def test_all_heads_of_a_stop_are_drawn_and_judged(committed: TabModels) -> None:
    """Against the run itself, and against the claims of each view alone; a claim of another fact holds for the stop."""
    view = {"model": "en-de", "text": "A cat sleeps on a mat.", "map": "cross", "step": "1"}
    claims = ["{map} is decoder", "{weight} > 50", "{top} is not ‹start›", "{writes} is {writes}"]
    said = json.dumps({"texts": [], "holds": [], "seek": claims})
    heads = stop_of(committed, parse(LessonRequest, view | {"said": said}))["heads"]
    trace = core.load("en-de", device="cpu").trace(view["text"])
    assert heads.keys() == trace.attention.keys()
    assert {*heads["encoder"]["found"], *heads["cross"]["found"]} == {-1}
    assert {*heads["decoder"]["found"]} == {-1, 1}, "where the stop looks"
    later = ["{map} is decoder", f"{{top}} is {quoted(trace.target_tokens[2])}"]  # which the row of the stop cannot see
    rows = json.dumps({"texts": [], "holds": [], "seek": later})
    elsewhere = stop_of(committed, parse(LessonRequest, view | {"said": rows}))["heads"]["decoder"]["found"]
    assert {-1} < {*elsewhere} <= {-1, *range(2, len(trace.steps))}, "if no head has it there, at another row"
    for name, one in trace.attention.items():
        layers, count = one.weights.shape[:2]
        assert len(heads[name]["pictures"]) == len(heads[name]["found"]) == layers * count
        for at, text in enumerate(heads[name]["pictures"]):
            rows = text.split("\n")
            assert (len(rows), {len(row) for row in rows}) == (len(one.query_tokens), {len(one.key_tokens)})
            assert [[cell == " " for cell in row] for row in rows] == (~np.asarray(one.mask)).tolist()
            weights = np.asarray(one.weights[divmod(at, count)])
            drawn = np.array([[int(cell) if cell.strip() else 0 for cell in row] for row in rows]) / 9
            assert np.abs(drawn - weights).max() <= 1 / 18 + 1e-6
    said = json.dumps({"texts": [], "holds": claims})
    for at, found in enumerate(heads["decoder"]["found"]):
        layer, head = divmod(at, len(heads["decoder"]["found"]) // 3)
        own = view | {"map": "decoder", "layer": str(layer), "head": str(head), "said": said}
        assert stop_of(committed, parse(LessonRequest, own))["holds"] == (found == 1)


@pytest.mark.parametrize(
    "name", ["vector", "why-a-mask", "positions", "feed-forward", "why-did-it-say-that", "which-word"]
)
def test_paper_has_the_numbers_of_what_a_question_is_about(committed: TabModels, name: str) -> None:
    lesson = next(one for one in shipped_lessons() if one.name == name)
    state: dict[str, str] = {}
    shown = []
    for stop in lesson.stops:
        state |= stop.state
        if not stop.ask:
            continue
        said = json.dumps({"texts": [], "holds": [], "show": stop.show})
        asked = parse(LessonRequest, {key: value for key, value in state.items() if value} | {"said": said})
        drawn = stop_of(committed, asked)["drawn"]
        if drawn is None or "lines" in drawn:
            continue
        shown.append(stop.show)
        (_, rows), columns, cells = drawn["rows"], drawn["columns"], drawn["cells"]
        assert stop.show in drawn["places"]
        assert [len(row) for row in cells] == [len(columns[1]) if columns else 1] * len(rows)
        run = StopRun(committed, asked)
        if stop.show == "masks":
            assert [[one is not None for one in row] for row in cells] == run.map.mask.tolist()
        elif stop.show in ("asked", "ways"):
            largest = max((abs(one or 0), at) for at, (one,) in enumerate(cells))[1]
            assert FACTS["most"](run, 0) == quoted(rows[largest])
        elif stop.show == "inrun":
            assert [percent(one) for (one,) in cells] == [FACTS["zeros"](run, layer) for layer in rows]
        elif stop.show == "parts":
            assert signed(cells[rows.index("feed-forward")][0]) == FACTS["fed"](run, 0)
    assert shown


def test_the_numbers_on_paper_are_facts_that_a_question_covers() -> None:
    """The masks have no fact; lessons name them."""
    assert [kind for kind, (places, *_) in PICTURES.items() if places and not {*places} & SHOWS.keys()] == ["masks"]


ODD = {"row": "90", "step": "90", "word": "99999", "method": "nonsense", "layer": "1", "head": "0"}


@pytest.mark.parametrize("view", [{}, ODD, {"mask": "c.0.1.0"}, {"map": "encoder"}, {"map": "decoder"}])
@pytest.mark.parametrize("model", ["en-de", "sentiment"])
def test_a_picture_is_drawn_or_refused_in_every_run(committed: TabModels, model: str, view: dict[str, str]) -> None:
    stop = StopRun(committed, parse(LessonRequest, {"model": model, "text": "A cat sleeps.", "said": "{}"} | view))
    found = {kind for kind in PICTURES if drawn(stop, kind)}
    assert found >= {"masks", "component", "alike", "changed"}
    assert ("learned" in found) == (view != ODD)


def test_a_fault_in_a_picture_is_no_refusal(committed: TabModels, monkeypatch: pytest.MonkeyPatch) -> None:
    stop = StopRun(committed, parse(LessonRequest, {"model": "en-de", "text": "A cat sleeps.", "said": "{}"}))
    monkeypatch.setitem(PICTURES, "masks", PICTURES["masks"]._replace(of=lambda _: {}["fault"]))
    with pytest.raises(KeyError):
        drawn(stop, "masks")


def test_paper_has_what_is_written_and_what_a_task_looks_through(committed: TabModels) -> None:
    def told(text: str, show: str, **more: str) -> Any:
        said = json.dumps({"texts": [], "holds": [], "show": show})
        view = {"model": "en-de", "text": text, "said": said} | more
        return stop_of(committed, parse(LessonRequest, view))["drawn"]

    text = "A woman is not smiling."
    whole, without = ["Eine", "Frau", "lächelt", "nicht."], ["Eine", "Frau", "lächelt."]
    assert told(text, "next output")["lines"] == [("text", text.split()), ("written", whole)]
    hidden = told(text, "output", mask="c.*.3.0")
    assert hidden["lines"] == [("text", text.split()), ("before", whole), ("after", without)]
    fed = told(text, "fed")
    _, tokens = fed["rows"]
    run = StopRun(committed, parse(LessonRequest, {"model": "en-de", "text": text, "step": "3", "said": "{}"}))
    assert tokens == [step.token for step in run.trace.steps]
    assert signed(fed["cells"][3][0]) == FACTS["fed"](run, 0)
    assert any(cosine > 0.75 for (cosine,) in told(text, "alike")["cells"])


def test_the_picture_of_a_long_head_keeps_its_strongest_cells() -> None:
    weights, mask = np.zeros((37, 53)), np.tri(37, 53, dtype=bool)
    weights[36, 0], weights[20, 19] = 1, 0.5
    rows = picture(weights, mask).split("\n")
    assert {len(row) for row in rows} == {len(rows)} == {16}
    assert (rows[15][0], rows[0][15], "".join(rows).count("9")) == ("9", " ", 1)
    assert "".join(rows).count("4") == 1


@pytest.mark.parametrize("name", SHIPPED)
def test_what_a_lesson_says_holds_on_the_committed_checkpoints(committed: TabModels, name: str) -> None:
    lesson = next(one for one in shipped_lessons() if one.name == name)
    state: dict[str, str] = {}
    for number, stop in enumerate(lesson.stops, start=1):
        state |= stop.state
        said = json.dumps({"texts": texts_of(stop), "holds": stop.holds})
        asked = {key: value for key, value in state.items() if value} | {"said": said}
        told = stop_of(committed, parse(LessonRequest, asked))
        assert told["holds"], f"stop {number}: {stop.holds} against {told['texts']}"
        assert not any("{" in text or UNKNOWN in text.replace("** … **", "") for text in told["texts"]), told["texts"]
        if stop.ask and not stop.ask.choices:
            assert told["right"] is not None
        if stop.task and stop.task.when:  # not done before it is begun
            claims = json.dumps({"texts": [], "holds": stop.task.when})
            assert not stop_of(committed, parse(LessonRequest, asked | {"said": claims}))["holds"]


def test_a_stop_says_what_its_run_shows(committed: TabModels) -> None:
    view = {
        "model": "en-de",
        "text": "Two children are playing in the snow.",
        "map": "cross",
        "layer": "1",
        "head": "5",
    }
    texts = ["{writes} {p}, {top} {weight}, {others} others {rest}, {top@0}", "{nothing} {top@99} <b>"]
    claims = ["{weight} > 1", "{writes} is {writes}"]
    told = stop_of(
        committed, parse(LessonRequest, view | {"step": "2", "said": json.dumps({"texts": texts, "holds": claims})})
    )
    trace = core.load("en-de", device="cpu").trace(view["text"])
    row = trace.attention["cross"].weights[1, 5, 2]
    at = int(row.argmax())
    shares = whole_percents([one / 1000 for one in thousandths_of(levels_of(row))])  # as the page has them
    expected = f"{quoted(trace.steps[2].token)} "
    assert told["texts"][0].startswith(expected)
    assert f", {quoted(trace.source_tokens[at])} {shares[at]}, {len(row) - 1} others " in told["texts"][0]
    assert told["texts"][1] == f"{{nothing}} {UNKNOWN} <b>"
    comma = view | {"step": "2", "said": json.dumps({"texts": ["{nats} 2.5 {top} {p}"], "holds": [], "decimal": ","})}
    text = stop_of(committed, parse(LessonRequest, comma))["texts"][0]
    assert re.fullmatch(r"\d+,\d+ 2\.5 .*", text), "numbers of the run alone have the sign of a language"
    assert (told["right"], told["holds"], told["selection"]) == (at, True, {"map": "cross", "layer": 1, "head": 5})
    assert told["line"] == {"tokens": [*trace.target_tokens[:3], trace.steps[2].token], "at": 3, "writes": True}
    asked = view | {"map": "encoder", "row": "4", "said": json.dumps({"texts": [], "holds": []})}
    own = stop_of(committed, parse(LessonRequest, asked))
    assert own["line"] == {"tokens": [*trace.source_tokens], "at": 4, "writes": False}
    for false in ("{weight} < 1", "{writes} is not {writes}", "no claim"):
        asked = view | {"step": "2", "said": json.dumps({"texts": [], "holds": [false]})}
        assert not stop_of(committed, parse(LessonRequest, asked))["holds"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no json", "This is not a lesson: it is no JSON text. Give it the form"),
        (json.dumps({"title": "A", "stops": [STOP] * 1000}), "list of 1 to 60 stops"),
        (json.dumps({"title": "A", "stops": [STOP | {"state": {"model": "klingon"}}]}), "needs the model “klingon”"),
    ],
)
def test_a_bad_lesson_of_a_link_is_one_sentence(committed: TabModels, text: str, said: str) -> None:
    reply = answer("lesson_file", FUNCTIONS["lesson_file"], committed, {"lesson": text})
    assert not reply["ok"]
    assert said in reply["error"]
    assert "\n" not in reply["error"]


CATS = {"model": "en-de", "text": "A cat sleeps.", "tab": "run", "map": "cross", "layer": "0", "head": "1", "step": "1"}
LINK = "?v=1&lesson=own&stop=2&model=en-de&text=A+cat+sleeps.&map=cross&layer=0&head=1&step=1"
CHOICE = {"question": "What does it write?", "choices": ["{writes}", "a dog"], "answer": "{writes}."}
TRIED = {"tries": 2, "hint": "It purrs.", "hide": []}
# Stops of lesson files by the format in which an earlier page or builder wrote them, and what their question is today.
FORMATS: dict[str, tuple[dict[str, Any], list[dict[str, Any]], Question | Task | None]] = {
    "prose and states, of which one is a link": (
        {},
        [{"prose": "One.", "state": CATS}, {"prose": "Two.", "state": LINK}],
        None,
    ),
    "exact, with claims and no question": (
        {"exact": True},
        [{"prose": "{writes}", "state": CATS, "show": "steps", "holds": ["{p} > 1"], "ask": None}],
        None,
    ),
    "a question of the first builder": (
        {},
        [{"prose": "Now.", "state": CATS, "show": "row", "ask": CHOICE | {"right": 1, "hide": ["strips"]}}],
        Question("What does it write?", "{writes}.", ("{writes}", "a dog"), 1, ("strips",)),
    ),
    "a question that does not mark what is right": (
        {"version": 1},
        [{"prose": "Now.", "state": CATS, "ask": CHOICE}],
        Question("What does it write?", "{writes}.", ("{writes}", "a dog")),
    ),
    "a question on tokens of the first builder": (
        {},
        [{"prose": "Now.", "state": CATS, "ask": CHOICE | {"choices": [], "right": 0, "hide": []}}],
        Question("What does it write?", "{writes}."),
    ),
    "feedback as a list": (
        {"level": 1, "language": "en"},
        [{"prose": "Now.", "state": CATS, "ask": CHOICE | TRIED | {"feedback": [None, "It is no dog."]}}],
        Question(
            "What does it write?", "{writes}.", ("{writes}", "a dog"), 0, (), 2, "It purrs.", {"1": "It is no dog."}
        ),
    ),
    "feedback by numbers, as the page keeps it": (
        {"name": "own", "minutes": 3},
        [
            {
                "prose": "Now.",
                "state": CATS,
                "show": None,
                "task": None,
                "holds": [],
                "ask": CHOICE | TRIED | {"right": 0, "poll": False, "feedback": {"1": "It is no dog."}},
            }
        ],
        Question(
            "What does it write?", "{writes}.", ("{writes}", "a dog"), 0, (), 2, "It purrs.", {"1": "It is no dog."}
        ),
    ),
    "a task without tries": (
        {},
        [{"prose": "Now.", "state": CATS, "task": TASK | {"hint": ""}}],
        Task("Find one.", "It has {p}.", ("{p} > 50",)),
    ),
}


@pytest.mark.parametrize(("about", "stops", "asked"), FORMATS.values(), ids=FORMATS)
def test_a_lesson_file_of_an_earlier_page_plays(
    committed: TabModels, about: dict[str, Any], stops: list[dict[str, Any]], asked: Question | Task | None
) -> None:
    text = json.dumps({"title": "Old", **about, "stops": stops})
    reply = answer("lesson_file", FUNCTIONS["lesson_file"], committed, {"lesson": text})
    lesson = read_text(json.dumps(reply["lesson"]))
    assert (lesson.stops[-1].ask or lesson.stops[-1].task) == asked
    for stop in lesson.stops:
        said = json.dumps({"texts": texts_of(stop), "holds": stop.holds})
        told = answer("lesson_stop", stop_of, committed, {**stop.state, "said": said})
        assert told["ok"]
        assert told["holds"]
        assert not any("{" in one or UNKNOWN in one for one in told["texts"])
        assert told["selection"] == {"map": "cross", "layer": 0, "head": 1}


def test_markup_in_a_lesson_stays_text(committed: TabModels) -> None:
    script = "<img src=x onerror=alert(1)>"
    text = json.dumps({"title": script, "stops": [STOP | {"prose": script}]})
    reply = answer("lesson_file", FUNCTIONS["lesson_file"], committed, {"lesson": text})
    assert reply["lesson"]["title"] == reply["lesson"]["stops"][0]["prose"] == script


def test_the_lesson_in_the_docs_is_one(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "links-and-lessons.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(\{.*?)```", page, flags=re.DOTALL)
    lesson = read_lesson(written(tmp_path, example))
    assert not any(edits_from_link(stop.state)[1] for stop in lesson.stops)
    (named,) = re.findall(r"`show` frames a part of the page: (.*?)\.", page)
    assert set(re.split(r", | or ", named)) == PLACES.keys()
    (facts,) = re.findall(r"come from the run: (.*?)\.", page)
    assert set(re.findall(r"`\{([a-z]+)\}`", facts)) == FACTS.keys()


def test_lessons_are_offered_where_their_model_is_or_another_translator() -> None:
    shipped = shipped_lessons()
    translators = ["en-de", "en-fr", "de-en"]
    assert playable(shipped, translators, [*translators, "sentiment"]) == shipped
    assert playable(shipped, ["en-de"], ["en-de", "sentiment"]) == tuple(
        lesson
        for lesson in shipped
        if lesson.name not in ("word-order", "last-word-first")  # which are about French and from German
    )
    assert not playable(shipped, [], ["sentiment"])
    other = playable(shipped, ["en-fr"], ["en-fr", "sentiment"])
    exact = {lesson.name for lesson in shipped if lesson.is_exact}
    assert exact == {
        "what-is-a-head-for",
        "always-that",
        "why-did-it-say-that",
        "what-wrote-it",
        "why-the-other-lost",
        "copy-a-name",
        "word-order",
        "last-word-first",
        "which-word",
        "token",
        "vector",
        "asking",
        "several-heads",
        "feed-forward",
        "softmax",
        "how-it-learned",
        "sizes",
    }  # their numbers are the checkpoints'
    assert [lesson.models for lesson in other] == [{"en-fr"}] * (len(shipped) - len(exact))

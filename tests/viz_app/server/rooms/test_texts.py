"""Texts that pupils write and polls, in rooms: by HTTP and in both databases."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from tests.viz_app.server.rooms.conftest import QUOKKA
from tests.viz_app.server.rooms.test_requests import Class
from tests.viz_app.server.rooms.test_store import Clock, go
from tests.viz_app.server.site import Site, running
from viz_app.app import rooms_of
from viz_app.handlers.lessons import plain_lesson, read_text
from viz_app.server.bodies import Refused
from viz_app.server.rooms.database import LONGEST_TEXT, Database
from viz_app.server.rooms.questions import FOUND, SHOWN, RoomLesson
from viz_app.server.rooms.store import ClosedError, Given, Rooms, Written

POLL = {"question": "Do you like it?", "choices": ["Yes.", "No."], "poll": True, "answer": "Both are fine."}
TASK = {"kind": "text", "question": "Why here?", "answer": "Because of the mask.", "hint": "Think."}
STOPS = [
    {"prose": "One.", "state": {"model": "en-de", "text": QUOKKA, "map": "cross"}, "ask": POLL},
    {"prose": "Two.", "task": TASK},
    {"prose": "Three.", "task": {"kind": "find", "question": "Find it.", "when": ["{strength} > 60"], "answer": "It."}},
]
GERMAN = {"stops": [{}, {"task": {"question": "Warum?", "answer": "Wegen der Maske."}}]}
TEXT = json.dumps({"title": "Kinds", "version": 2, "stops": STOPS, "languages": {"de": GERMAN}})
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "=1+1",
    "\x00\x07null",
    "\u202eright to left",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 日本語 مرحبا",
    "{writes} **bold**",
    "'; DROP TABLE class_said; --",
    "x" * LONGEST_TEXT,
]


@pytest.fixture(scope="module")
def site(tiny_entries: list, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = rooms_of(str(tmp_path_factory.mktemp("texts") / "class.sqlite"))
    made._starts.limit = 0
    with running(tiny_entries, rooms=made) as one:
        yield one
    made.rooms.close()


@pytest.fixture
def room(site: Site) -> Class:
    return Class(site.client, lesson=TEXT, texts=True)


@pytest.fixture
def kept() -> str:
    return json.dumps(plain_lesson(read_text(TEXT, "class")))


def write(room: Class, token: str, text: Any, stop: int = 1) -> int:
    return room.post("answers", token, stop=stop, round=1, text=text).status_code


def test_texts_reach_the_board_covered_and_the_teacher_whole(room: Class) -> None:
    tokens = [room.join() for _ in HOSTILE]
    room.act(0, 1)
    assert [write(room, *one) for one in zip(tokens, HOSTILE, strict=True)] == [200] * len(HOSTILE)
    assert [row[2] for row in room.get("/board", room.key).json()["texts"]] == [None] * len(HOSTILE)
    table = room.get("/board?who=1", room.key).json()["texts"]
    plain = {text.replace("\x00\x07", "").strip() for text in HOSTILE}
    assert {text for _, _, text, _ in table} == plain
    stop, name, text, _ = table[0]
    rev = room.act("close")["rev"]
    assert room.post("acts", room.key, rev=rev, act="reveal", stop=stop, name=name).status_code == 200
    shown = [row for row in room.get("/board", room.key).json()["texts"] if row[2] is not None]
    assert shown == [[stop, name, text]]
    assert room.post("acts", room.key, rev=rev + 1, act="cover", stop=stop, name=name).status_code == 200
    assert not any(row[2] for row in room.get("/board", room.key).json()["texts"])
    for odd in (2**80, -1, True, "1", None):
        assert room.post("acts", room.key, rev=rev + 2, act="reveal", stop=odd, name=odd).status_code in (409, 422)


def test_no_phone_sees_a_text_or_the_answer_before_its_time(room: Class) -> None:
    token = room.join()
    room.act(0, 1)
    assert write(room, token, "My text") == 200
    for _ in range(2):
        lesson, state = room.get("/lesson", token).text, room.get("", token).text
        assert "mask" not in lesson + state
        assert "Maske" not in lesson + state
        assert "My text" not in lesson + state
        room.act("close" if room.get("", token).json()["phase"] == "ask" else "ask")
    room.act("show")
    told = room.get("", token).json()["told"]
    assert told == {"answer": TASK["answer"], "languages": {"de": {"answer": "Wegen der Maske."}}}
    assert room.get("/board", token).status_code == 403


@pytest.mark.parametrize("text", ["", "   \n", "\x00", "x" * (LONGEST_TEXT + 1), "x" * 200_000])
def test_a_text_that_is_none_is_refused(room: Class, text: str) -> None:
    token = room.join()
    room.act(0, 1)
    assert write(room, token, text) == 422
    assert room.get("/board", room.key).json()["texts"] == []


def test_a_text_is_taken_only_where_and_when_one_is_asked(room: Class, site: Site) -> None:
    token = room.join()
    room.act(0)
    assert write(room, token, "Early") == 409
    assert write(room, token, "To a poll", stop=0) == 422
    room.act(1)
    assert write(room, token, 5) == 422
    assert write(room, token, "To a view", stop=2) == 422
    assert write(room, token, "Nowhere", stop=10_000) == 422
    assert write(room, "nobody", "Mine") == 403
    room.act("close")
    assert write(room, token, "Late") == 409
    without = Class(site.client, lesson=TEXT)
    other = without.join()
    assert without.act(0, 1)["phase"] == "tell"
    assert write(without, other, "Not wanted") == 422
    assert "mask" in without.get("/lesson", other).text, "there a phone compares by itself"


def test_a_poll_has_counts_and_nothing_right(room: Class) -> None:
    tokens = [room.join() for _ in range(5)]
    room.act(0)
    for number, token in enumerate(tokens):
        room.post("answers", token, stop=0, round=1, choice=number % 2, tries=1, hint=False)
    room.act("close", "show")
    assert room.get("/board", room.key).json()["counts"] == [[0, 1, 0, 3], [0, 1, 1, 2]]
    assert room.get("", tokens[0]).json()["told"]["right"] == -1


@pytest.mark.parametrize("at_once", [False, True])
def test_views_are_counted_by_their_head_and_whether_they_were_found(rooms: Rooms, kept: str, at_once: bool) -> None:
    code, key, _ = rooms.start(kept, True, at_once)
    phones = [rooms.join(code) for _ in range(3)]
    go(rooms, code, key, 2)
    assert rooms.look(code).state.phase == "ask"
    tries = [(0, 7, 1), (0, FOUND + 9, 2), (1, 7, 1), (2, FOUND + 9, 1)]
    for number, choice, count in tries:
        rooms.answer(code, phones[number][0], Given(2, 1, choice, count, False))
    assert rooms.counts(rooms.look(code)) == [[2, 1, 7, 1], [2, 1, FOUND + 9, 2]]
    row = next(row for row in rooms.table(rooms.look(code)) if row["name"] == phones[0][1])
    assert (row["first"], row["last"], row["tries"]) == (7, FOUND + 9, 2)
    for odd in (SHOWN, -1, 2 * FOUND):
        with pytest.raises(Refused):
            rooms.answer(code, phones[0][0], Given(2, 1, odd, 1, False))
    go(rooms, code, key, "close")
    with pytest.raises(ClosedError):
        rooms.answer(code, phones[1][0], Given(2, 1, FOUND + 9, 2, False))


def test_no_phone_learns_what_is_said_of_a_view_before_it_is_shown(room: Class) -> None:
    token = room.join()
    room.act(2)
    task = room.get("/lesson", token).json()["lesson"]["stops"][2]["task"]
    assert (task["answer"], task["when"]) == ("", ["{strength} > 60"])
    assert room.post("answers", token, stop=2, round=1, choice=FOUND + 3, tries=4, hint=True).status_code == 200
    room.act("close", "show")
    assert room.get("", token).json()["told"]["answer"] == "It."


def test_a_changed_text_is_covered_again(rooms: Rooms, kept: str) -> None:
    code, key, _ = rooms.start(kept, True, False, True)
    token, name = rooms.join(code)
    go(rooms, code, key, 0, 1)
    rooms.write(code, token, Written(1, 1, "first"))
    rooms.act(code, key, rooms.look(code).state.rev, "reveal", {"stop": 1, "name": name})
    rooms.write(code, token, Written(1, 1, "first"))
    assert rooms.texts(rooms.look(code)) == [[1, name, "first", True]]
    rooms.write(code, token, Written(1, 1, "second"))
    assert rooms.texts(rooms.look(code)) == [[1, name, "second", False]]
    go(rooms, code, key, "close")
    with pytest.raises(ClosedError):
        rooms.write(code, token, Written(1, 1, "third"))
    with pytest.raises(Refused):
        rooms.answer(code, token, Given(1, 1, 0, 1, False))


def test_every_text_of_any_script_is_kept_as_it_is(rooms: Rooms, kept: str) -> None:
    code, key, _ = rooms.start(kept, True, False, True)
    go(rooms, code, key, 0, 1)
    for text in HOSTILE:
        rooms.write(code, rooms.join(code)[0], Written(1, 1, text))
    found = {text for _, _, text, _ in rooms.texts(rooms.look(code))}
    assert found == {text.replace("\x00\x07", "") for text in HOSTILE}


def test_a_lesson_of_any_text_is_the_rooms_as_it_is(rooms: Rooms) -> None:
    stops = [{"prose": f"{text} {{writes}}", "ask": POLL | {"choices": [text, "No."]}} for text in HOSTILE]
    plain = plain_lesson(read_text(json.dumps({"title": "\x00\u202e<b>", "stops": stops}), "class"))
    code, key, _ = rooms.start(json.dumps(plain), True, False, True)
    go(rooms, code, key, 0)
    assert rooms.look(code).lesson.plain == json.loads(json.dumps(plain))


def test_texts_are_deleted_with_their_phone_and_their_room(kept: str, tmp_path: Path) -> None:
    clock = Clock()
    rooms = Rooms(Database(str(tmp_path / "class.sqlite")), now=clock)
    code, key, _ = rooms.start(kept, True, False, True)
    go(rooms, code, key, 0, 1)
    for mark in ("MARK-ONE", "MARK-TWO"):
        token, name = rooms.join(code)
        rooms.write(code, token, Written(1, 1, mark))
    rooms.act(code, key, rooms.look(code).state.rev, "drop", {"name": name})
    assert [row[2] for row in rooms.texts(rooms.look(code))] == ["MARK-ONE"]
    rooms.act(code, key, rooms.look(code).state.rev, "end", {})
    clock.now += 61
    rooms.sweep()
    assert not any(b"MARK" in file.read_bytes() for file in tmp_path.iterdir())
    rooms.close()


def test_a_database_of_before_gets_its_new_column(address: str, kept: str) -> None:
    before = Database(address)
    with before.writing() as connection:
        connection.execute(sqlalchemy.text("ALTER TABLE class_room DROP COLUMN texts"))
        connection.execute(sqlalchemy.text("DROP TABLE class_said"))
        connection.execute(sqlalchemy.text("UPDATE class_schema SET version = 1"))
    before.close()
    for _ in range(2):
        rooms = Rooms(Database(address))
        code, key, _ = rooms.start(kept, True, False, True)
        go(rooms, code, key, 0, 1)
        rooms.write(code, rooms.join(code)[0], Written(1, 1, "kept"))
        rooms.close()


def test_only_a_class_that_takes_texts_covers_their_answers() -> None:
    plain = json.dumps(plain_lesson(read_text(TEXT)))
    assert "mask" not in json.dumps(RoomLesson(plain, has_texts=True).covered())
    assert "mask" in json.dumps(RoomLesson(plain).covered())
    assert [RoomLesson(plain, has).asks for has in (True, False)] == [[True, True, True], [True, False, True]]

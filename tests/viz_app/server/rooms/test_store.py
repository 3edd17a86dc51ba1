"""Rooms in their database: what is kept, what is refused, and what remains after the end. Each with both databases."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from core.errors import InputError
from viz_app.server.bodies import Refused
from viz_app.server.rooms import store as store_module
from viz_app.server.rooms.database import AwayError, Database, schema
from viz_app.server.rooms.store import MOST_MEMBERS, ClosedError, Given, Rooms

KEPT = {
    "class_schema": "version",
    "class_room": "at_once code ends key_hash lead lesson locked phase rev round started_minute stop texts",
    "class_member": "id name room",
    "class_answer": "first hint last member minute room round stop tries",
    "class_said": "member room shown stop text",
}


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_030.0

    def __call__(self) -> float:
        return self.now


def refusal(function: Any, *arguments: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        function(*arguments)
    return refused.value.status, str(refused.value)


def go(rooms: Rooms, code: str, key: str, *acts: str | int) -> None:
    for act in acts:
        rev = rooms.look(code).state.rev
        rooms.act(code, key, rev, "go" if isinstance(act, int) else act, {"stop": act})


def test_a_class_votes_twice(rooms: Rooms, lesson: str) -> None:
    code, key, _ = rooms.start(lesson, True, False)
    phones = [rooms.join(code) for _ in range(5)]
    assert len({name for _, name in phones}) == 5
    go(rooms, code, key, 0, 1)
    for number, (token, _) in enumerate(phones):
        rooms.answer(code, token, Given(1, 1, number % 3, 1, False))
    rooms.answer(code, phones[0][0], Given(1, 1, 2, 1, False))  # it may be changed until the question is closed
    rooms.answer(code, phones[0][0], Given(1, 1, 2, 1, False))
    assert rooms.counts(rooms.look(code)) == [[1, 1, 0, 1], [1, 1, 1, 2], [1, 1, 2, 2]]
    go(rooms, code, key, "close")
    with pytest.raises(ClosedError) as closed:
        rooms.answer(code, phones[0][0], Given(1, 1, 0, 1, False))
    assert closed.value.room.state.phase == "closed"
    go(rooms, code, key, "again")
    rooms.answer(code, phones[1][0], Given(1, 2, 2, 1, True))
    assert rooms.counts(rooms.look(code))[-1] == [1, 2, 2, 1]
    table = rooms.table(rooms.look(code))
    row = next(row for row in table if row["name"] == phones[0][1])
    assert {name: row[name] for name in ("stop", "round", "first", "last", "tries", "hint")} == {
        "stop": 1,
        "round": 1,
        "first": 0,
        "last": 2,
        "tries": 1,
        "hint": False,
    }
    assert len(table) == 6


def test_the_first_try_counts_if_the_right_answer_is_told_at_once(rooms: Rooms, lesson: str) -> None:
    code, key, _ = rooms.start(lesson, True, True)
    token, _ = rooms.join(code)
    go(rooms, code, key, 2)
    rooms.answer(code, token, Given(2, 1, 4, 1, False))
    rooms.answer(code, token, Given(2, 1, 0, 2, True))
    assert rooms.counts(rooms.look(code)) == [[2, 1, 4, 1]]


def test_a_stale_act_and_a_wrong_key_change_nothing(rooms: Rooms, address: str, lesson: str) -> None:
    code, key, _ = rooms.start(lesson, True, False)
    other = Rooms(Database(address))  # another process
    rooms.act(code, key, 0, "go", {"stop": 1})
    with pytest.raises(ClosedError) as stale:
        other.act(code, key, 0, "go", {"stop": 2})
    assert stale.value.room.state.stop == 1
    assert refusal(other.act, code, key + "x", 1, "close", {})[0] == 403
    assert other.look(code).state == rooms.look(code).state
    token, name = rooms.join(code)
    assert other.known(code, token), "a phone may ask another process"
    assert other.look(code).members[store_module.token_id(token)] == name
    other.close()


def test_a_room_at_hand_is_as_the_last_act_left_it(rooms: Rooms, lesson: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "FRESH", 60.0)
    code, key, _ = rooms.start(lesson, True, False)
    token, name = rooms.join(code)
    assert rooms.at_hand(code, token) is None, "nobody has looked"
    found = rooms.known(code, token)
    assert found is rooms.at_hand(code, token) is rooms.at_hand(code, key)
    assert rooms.at_hand(code, "x" * 22) is None
    go(rooms, code, key, 1)
    seen = rooms.at_hand(code, token)
    assert seen
    assert seen.state == rooms.look(code).state != found.state
    rooms.act(code, key, seen.state.rev, "drop", {"name": name})
    assert rooms.at_hand(code, token) is None
    assert rooms.at_hand(code, key)
    monkeypatch.setattr(store_module, "FRESH", 0.0)
    assert rooms.at_hand(code, key) is None


def test_what_cannot_be_answered_is_refused(rooms: Rooms, lesson: str) -> None:
    code, key, _ = rooms.start(lesson, False, False)
    token, _ = rooms.join(code)
    go(rooms, code, key, 0)
    for stop, choice, tries in (
        (0, 0, 1),
        (1, 3, 1),
        (1, -1, 1),
        (1, -3, 1),
        (2, 512, 1),
        (4, 0, 1),
        (-1, 0, 1),
        (1, 0, 99),
    ):
        assert refusal(rooms.answer, code, token, Given(stop, 1, choice, tries, False))[0] == 422, (stop, choice)
    assert refusal(rooms.answer, code, "x", Given(1, 1, 0, 1, False))[0] == 403
    assert refusal(rooms.answer, "x", token, Given(1, 1, 0, 1, False))[0] == 404
    assert rooms.counts(rooms.look(code)) == []


def test_a_flood_of_joins_fills_one_room_and_no_more(
    rooms: Rooms, lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "MOST_MEMBERS", 17)
    code, key, _ = rooms.start(lesson, True, False)

    def join(_: int) -> int:
        try:
            return rooms.join(code)[1]
        except Refused as refused:
            return -refused.status

    with ThreadPoolExecutor(4) as pool:
        joined = list(pool.map(join, range(40)))
    assert joined.count(-409) == 40 - 17
    assert len({name for name in joined if name >= 0}) == 17
    assert MOST_MEMBERS == 300
    go(rooms, code, key, "lock")
    assert refusal(rooms.join, code)[0] == 423
    name = next(name for name in joined if name >= 0)
    rooms.act(code, key, 1, "drop", {"name": name})
    assert name not in rooms.look(code).members.values()


def test_the_end_can_be_undone_for_a_minute_and_then_nothing_is_left(address: str, lesson: str) -> None:
    clock = Clock()
    rooms = Rooms(Database(address), now=clock)
    code, key, ends = rooms.start(lesson, True, False)
    assert ends == 1_800_000_000 + 86_400
    token, _ = rooms.join(code)
    go(rooms, code, key, 1)
    rooms.answer(code, token, Given(1, 1, 0, 1, False))
    rooms.act(code, key, 1, "end", {})
    assert rooms.look(code).is_over
    assert [refusal(rooms.join, code)[0], refusal(rooms.answer, code, token, Given(1, 1, 0, 1, False))[0]] == [410, 410]
    with pytest.raises(ClosedError):
        rooms.act(code, key, 2, "close", {})
    clock.now += 59
    assert rooms.sweep() == 0
    rooms.act(code, key, 2, "undo", {})
    assert not rooms.look(code).is_over
    assert rooms.counts(rooms.look(code)) == [[1, 1, 0, 1]]
    rooms.act(code, key, 3, "end", {})
    clock.now += 61
    assert refusal(rooms.look, code)[0] == 404
    assert rooms.sweep() >= 1
    with rooms._database.reading() as connection:
        for table in ("room", "member", "answer"):
            column = "code" if table == "room" else "room"
            query = sqlalchemy.text(f"SELECT count(*) FROM class_{table} WHERE {column} = '{code}'")
            assert connection.scalar(query) == 0
    code = rooms.start(lesson, True, False)[0]
    clock.now += 86_401
    assert refusal(rooms.look, code)[0] == 404
    rooms.close()


def test_the_tables_hold_what_the_privacy_page_says(rooms: Rooms) -> None:
    inspector = sqlalchemy.inspect(rooms._database._engine)
    kept = {name: sorted(one["name"] for one in inspector.get_columns(name)) for name in inspector.get_table_names()}
    assert kept == {name: sorted(columns.split()) for name, columns in KEPT.items()}


def test_after_the_end_no_byte_of_a_room_is_in_the_file(tmp_path: Path, lesson: str) -> None:
    clock, path = Clock(), tmp_path / "class.sqlite"
    rooms = Rooms(Database(str(path)), now=clock)
    code, key, _ = rooms.start(lesson, True, False)
    phones = [rooms.join(code)[0] for _ in range(30)]
    go(rooms, code, key, 1)
    for token in phones:
        rooms.answer(code, token, Given(1, 1, 2, 1, False))
    marks = [b"quokka", b"wombat", *map(store_module.token_id, phones)]
    assert all(any(mark in file.read_bytes() for file in tmp_path.iterdir()) for mark in marks)
    rooms.act(code, key, 1, "end", {})
    clock.now += 61
    rooms.sweep()
    assert [mark for mark in marks for file in tmp_path.iterdir() if mark in file.read_bytes()] == []
    rooms.close()


@pytest.mark.long
def test_ten_thousand_codes_find_nothing_by_surprise(tmp_path: Path, lesson: str) -> None:
    rooms = Rooms(Database(str(tmp_path / "class.sqlite")))
    code = rooms.start(lesson, True, False)[0]
    for number in range(10_000):
        guess = f"{(int(code) + 1 + 97 * number) % 10**6:06}"
        with pytest.raises(Refused):
            rooms.look(guess)
    assert len(rooms._looks) == 0, "wrong codes are not remembered"
    assert rooms.look(code).code == code
    rooms.close()


def test_the_server_has_room_for_so_many_classes(rooms: Rooms, lesson: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms.start(lesson, True, False)
    monkeypatch.setattr(store_module, "MOST_ROOMS", 1)
    assert refusal(rooms.start, lesson, True, False)[0] == 429


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "The folder of “” does not exist"),
        ("/nowhere/at/all/x.sqlite", "does not exist"),
        ("mysql://root@localhost/x", "neither a file nor PostgreSQL"),
        ("postgresql+psycopg://u:hush@127.0.0.1:1/x", "cannot be opened: "),
        ("postgresql+psycopg://[", "cannot be "),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(given: str, said: str) -> None:
    with pytest.raises(InputError) as refused:
        Database(given)
    assert said in str(refused.value)
    assert "hush" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_of_something_else_or_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("These are my notes.\n" * 99)
    with pytest.raises(InputError, match="cannot be opened: file is not a database"):
        Database(str(other))
    newer = Database(str(tmp_path / "class.sqlite"))
    with newer.writing() as connection:
        connection.execute(schema.update().values(version=99))
    newer.close()
    with pytest.raises(InputError, match="A newer version"):
        Database(str(tmp_path / "class.sqlite"))


def test_a_database_that_goes_away_is_told_apart_from_a_defect(rooms: Rooms, lesson: str) -> None:
    code, *_ = rooms.start(lesson, True, False)
    with rooms._database.writing() as connection:
        connection.execute(sqlalchemy.text("ALTER TABLE class_room RENAME TO gone"))
    try:
        rooms._forget(code)
        with pytest.raises(AwayError):
            rooms.look(code)
        with pytest.raises(AwayError):
            rooms.join(code)
    finally:
        with rooms._database.writing() as connection:
            connection.execute(sqlalchemy.text("ALTER TABLE gone RENAME TO class_room"))
    rooms._away_until = 0.0
    assert re.fullmatch("[0-9]{6}", rooms.look(code).code)

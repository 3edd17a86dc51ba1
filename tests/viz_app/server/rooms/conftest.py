"""Rooms in a file of SQLite and in PostgreSQL, and the lesson that they hold."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import ABSENT, POSTGRES, postgres
from viz_app.handlers.lessons import plain_lesson, read_text
from viz_app.server.rooms.database import Database, room
from viz_app.server.rooms.store import Rooms

QUOKKA = "A quokka sleeps."  # a sentence that nothing else holds


def lesson_text() -> str:
    """A lesson of four stops: a text, a question with three choices, one on a token, and a text."""
    choices = {"question": "Which?", "choices": ["none", "one", "wombat"], "right": 2, "answer": "The last."}
    token = {"question": "Where does it look?", "answer": "At {top}.", "tries": 2, "hide": ["head"]}
    first = {"prose": "Look.", "state": {"model": "en-de", "text": QUOKKA, "map": "cross"}, "show": "strips"}
    asks = [
        {"prose": "Now.", "ask": choices | {"feedback": ["Not none.", None, None]}},
        {"prose": "And?", "ask": token},
    ]
    return json.dumps({"title": "A quokka", "stops": [first, *asks, {"prose": "Done."}]})


@pytest.fixture(scope="session")
def lesson() -> str:
    return json.dumps(plain_lesson(read_text(lesson_text(), "class")))


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    if POSTGRES is None:
        pytest.skip(ABSENT)
    with postgres() as address:
        yield address


@pytest.fixture(params=["file", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: a new file, or the PostgreSQL of all tests."""
    if request.param == "file":
        return str(tmp_path / "class.sqlite")
    address = str(request.getfixturevalue("postgres_address"))
    emptied = Database(address)
    with emptied.writing() as connection:
        connection.execute(room.delete())
    emptied.close()
    return address


@pytest.fixture
def rooms(address: str) -> Iterator[Rooms]:
    made = Rooms(Database(address), grace=60)
    yield made
    made.close()

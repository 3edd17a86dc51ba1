"""Classes through a process that is killed and through two copies, and what is on the disk after the end."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.hosting.processes import ROOT, free_port, stopped, wait_for
from tests.postgres import ABSENT, POSTGRES, postgres
from tests.viz_app.server.rooms.test_requests import Class, bearer
from viz_app.server.rooms.store import token_id

pytestmark = pytest.mark.long
PHONES = 60
Start = Callable[..., tuple[subprocess.Popen, str]]


@pytest.fixture(params=["file", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with ExitStack() as stack:
        if request.param == "file":
            yield str(tmp_path / "class.sqlite")
        elif POSTGRES is None:
            pytest.skip(ABSENT)
        else:
            yield stack.enter_context(postgres())


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A function that starts a copy of the app; return its process and its address."""
    with ExitStack() as stack:

        def copy(database: str, *times: float) -> tuple[subprocess.Popen, str]:
            port = free_port()
            command = [sys.executable, "-m", "tests.hosting.class_app", str(port), database, *map(str, times)]
            log = stack.enter_context((tmp_path / f"{port}.log").open("wb"))
            process = stack.enter_context(
                stopped(subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log))  # type: ignore[arg-type]
            )
            wait_for(f"http://127.0.0.1:{port}/health", process)
            return process, f"http://127.0.0.1:{port}"

        yield copy


def answer(places: list[str], token: str, number: int) -> int:
    """Send an answer as a phone does: again, elsewhere, until it is acknowledged. Return how often it was lost."""
    given = {"stop": 1, "round": 1, "choice": number % 3, "tries": 1, "hint": False}
    with httpx.Client(timeout=10, headers=bearer(token)) as client:
        for lost in range(200):
            try:
                if client.post(f"{places[(number + lost) % len(places)]}/answers", json=given).status_code == 200:
                    return lost
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
    raise AssertionError("an answer was not taken")


def test_no_answer_is_lost_when_a_copy_is_killed_in_the_middle(start: Start, database: str) -> None:
    (first, one), (_, other) = start(database), start(database)
    with httpx.Client(base_url=other, timeout=60) as client:
        room = Class(client)
        tokens = [room.join() for _ in range(PHONES)]
        room.act(1)
        places = [f"{address}{room.place}" for address in (one, other)]
        with ThreadPoolExecutor(8) as pool:
            sent = [pool.submit(answer, places, token, number) for number, token in enumerate(tokens)]
            sent[PHONES // 4].result()
            first.kill()  # as by kill -9
            lost = [each.result() for each in sent]
        assert sum(count for _, _, _, count in room.get("/board", room.key).json()["counts"]) == PHONES
        assert sum(lost) > 0, "some had to be sent again"
        table = room.get("/board?who=1", room.key).json()["answers"]
        assert len({row["name"] for row in table}) == PHONES


def test_two_copies_lead_one_class(start: Start, database: str) -> None:
    (_, one), (_, other) = start(database), start(database)
    with httpx.Client(base_url=one, timeout=60) as here, httpx.Client(base_url=other, timeout=60) as there:
        room = Class(here)
        token = room.join()
        assert there.get(room.place, headers=bearer(token)).json()["stop"] == -1, "at once, also at the other copy"
        room.act(1)
        stale = there.post(f"{room.place}/acts", json={"rev": 0, "act": "go", "stop": 2}, headers=bearer(room.key))
        assert (stale.status_code, stale.json()["stop"]) == (409, 1)
        forged = there.post(f"{room.place}/acts", json={"rev": 1, "act": "end"}, headers=bearer("x" * 22))
        assert forged.status_code == 403
        answer([f"{other}{room.place}"], token, 2)
        assert room.get("/board", room.key).json()["counts"] == [[1, 1, 2, 1]]


def test_after_the_end_nothing_of_a_room_is_on_the_disk_or_in_a_log(start: Start, tmp_path: Path) -> None:
    database = tmp_path / "class.sqlite"
    _, address = start(str(database), 0.5, 0.3)  # instead of 60 and 15 seconds
    with httpx.Client(base_url=address, timeout=60) as client:
        room = Class(client)
        tokens = [room.join() for _ in range(20)]
        room.act(1)
        for number, token in enumerate(tokens):
            answer([f"{address}{room.place}"], token, number)
        client.get(room.place, headers=bearer("forged"))
        secrets = [room.key, *tokens]
        marks = [b"quokka", b"wombat", *map(token_id, tokens)]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert all(mark in kept for mark in marks)
        assert not any(secret.encode() in kept for secret in secrets), "keys and tokens are never written"
        room.act("end")
        until_gone(tmp_path, marks)
        assert client.get(room.place, headers=bearer(tokens[0])).status_code in (403, 404)


def until_gone(folder: Path, marks: list[bytes]) -> None:
    """Wait until no file of a folder holds one of the marks."""
    end = time.monotonic() + 60
    while found := {mark for mark in marks for file in folder.iterdir() if mark in file.read_bytes()}:
        assert time.monotonic() < end, found
        time.sleep(0.1)

"""Ctrl-C and SIGTERM: everyone who waits gets an answer, and the server ends with exit code 0 within five seconds."""

import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, expect

from core.sentences import sentence
from tests.conftest import unwatched
from tests.forked import Forked
from tests.hosting import held_app
from tests.hosting.held_app import DEAF
from tests.hosting.processes import ask_header, free_port, start_copy, stopped, wait_for
from tests.viz_app.server.held import LONG, until
from tests.viz_app.visitor import open_page, refused
from tests.viz_app.visitor import run as run_on_page
from viz_app.server.guard import ENDS
from viz_app.server.turns import CLOSED

pytestmark = pytest.mark.long

SECONDS = 5.0
SIGNALS = [signal.SIGINT, signal.SIGTERM]
SLACK = 5.0  # of a busy machine, on which Python itself takes seconds to end


@pytest.fixture
def server() -> Iterator[tuple[str, Forked]]:
    """The address of an app that holds its runs, and its process."""
    port = free_port()
    process = Forked(held_app.main, port)
    with stopped(process):
        wait_for(f"http://127.0.0.1:{port}/health", process, 300)
        yield f"http://127.0.0.1:{port}", process


def run(address: str, text: str, session: str) -> Any:
    with httpx.Client(base_url=address, timeout=60) as client:
        return ask_header(client, "run", session, model="held", text=text, id=1).json()


def translate(address: str, text: str) -> httpx.Response:
    return httpx.post(f"{address}/gradio_api/run/translate", json={"data": [text]}, timeout=60)


def end(process: subprocess.Popen | Forked, number: signal.Signals) -> tuple[int, float]:
    """Exit code and seconds from the signal to the end."""
    start = time.monotonic()
    process.send_signal(number)
    return process.wait(60), time.monotonic() - start


def wait_until_they_wait(address: str, sessions: Sequence[str], count: int = 1) -> None:
    """Until the server says that the runs of so many of these pages wait for their turn: others are under way."""
    with httpx.Client(base_url=address, timeout=60) as client:

        def waiting() -> int:
            answers = (ask_header(client, "status", one, model="held").json() for one in sessions)
            return sum(answer["said"]["id"] == "reply-waiting" for answer in answers)

        until(lambda: waiting() >= count, 60)


@pytest.mark.parametrize("number", SIGNALS)
def test_requests_in_flight_are_answered(server: tuple[str, Forked], number: signal.Signals) -> None:
    address, process = server
    with ThreadPoolExecutor(20) as pool:
        called = pool.submit(translate, address, f"{LONG} of a program")
        pages = [f"page{page}" for page in range(12)]
        runs: list[Future[Any]] = [pool.submit(run, address, f"{LONG} {page}", page) for page in pages]
        wait_until_they_wait(address, pages, len(pages) - 2)  # two are under way; who is not heard yet gets none
        with socket.create_connection((urlsplit(address).hostname, urlsplit(address).port)):  # which says nothing
            code, seconds = end(process, number)
        assert code == 0
        assert seconds < SECONDS + SLACK
        assert {one.result()["error"] for one in runs} == {str(sentence(CLOSED))}
        assert called.result().json() == {"error": str(sentence(CLOSED))}
        assert called.result().status_code in (400, ENDS)  # if the machine is too busy to let it end by itself


def test_a_run_that_does_not_listen_is_left_behind(server: tuple[str, Forked]) -> None:
    address, process = server
    with ThreadPoolExecutor(3) as pool:
        left = pool.submit(translate, address, DEAF)
        assert next(line for line in process.stdout if DEAF in line)
        others = [pool.submit(run, address, f"{LONG} {page}", page) for page in ("two", "three")]
        wait_until_they_wait(address, ["two", "three"])
        code, seconds = end(process, signal.SIGTERM)
        assert code == 0
        assert seconds < SECONDS + SLACK
        assert {one.result()["error"] for one in others} == {str(sentence(CLOSED))}
        assert (left.result().status_code, left.result().json()) == (ENDS, {"error": str(sentence(CLOSED))})
        assert "Traceback" not in process.stdout.read()


@pytest.mark.parametrize("number", SIGNALS)
def test_the_command_ends_well_even_while_models_load(tiny_checkpoints: Path, number: signal.Signals) -> None:
    port = free_port()
    process = start_copy(port, tiny_checkpoints)
    with stopped(process):
        wait_for(f"http://127.0.0.1:{port}/health", process, 300)
        code, seconds = end(process, number)
    assert code == 0
    assert seconds < SECONDS + SLACK


@pytest.mark.browser
def test_a_page_whose_server_dies_in_the_middle_of_a_run_says_so_and_goes_on_with_the_next(
    server: tuple[str, Forked], chromium: Browser
) -> None:
    address, process = server
    with unwatched(chromium) as page:
        open_page(page, address)
        page.fill("#gh-text", LONG)
        page.press("#gh-text", "Enter")
        page.wait_for_selector("#gf-pages.gf-slow")
        process.kill()
        expect(page.locator("#gh-message")).to_contain_text("The server did not answer.", timeout=20_000)
        assert page.input_value("#gh-text") == LONG, "nothing that was typed is lost"
        next_one = Forked(held_app.main, urlsplit(address).port)
        with stopped(next_one):
            wait_for(f"{address}/health", next_one, 300)
            run_on_page(page, "A cat.")
            assert not refused(page)

"""The server answers hostile requests with a status and one sentence, never with a traceback."""

import itertools
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from core.results.trace import Trace
from tests.viz_app.asking import FUNCTIONS
from tests.viz_app.server.hostile import MARK, requests
from tests.viz_app.server.site import Site, running, sentence_of
from viz_app.server.bodies import MAX_BODY
from viz_app.server.forgetting import MAX_UNREAD, SESSIONS

SEED, HOW_MANY = 20_261, 2_000


@pytest.fixture(scope="module")
def site(tiny_entries: list, tiny_stored: list[Trace]) -> Iterator[Site]:
    with running(tiny_entries, tiny_stored) as one:
        yield one


@pytest.mark.long
def test_two_thousand_hostile_requests(
    site: Site, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    views = site.views()
    assert set(views) == set(FUNCTIONS)
    stream = requests(SEED, views, len(site.app.fns))
    statuses = [site.status_of(sent) for sent in itertools.islice(stream, HOW_MANY)]
    assert {200, 400, 404, 413} <= set(statuses)
    assert 0.2 < sum(status == 200 for status in statuses) / HOW_MANY < 0.9
    said = "".join(capfd.readouterr()) + caplog.text
    assert "Traceback" not in said
    assert MARK not in said, "what people type is in no log"
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("path", "body", "status", "sentence"),
    [
        ("run/translate", {"data": []}, 400, "A value is missing; translate takes text, model, off."),
        ("run/translate", {"data": [["x"], "en-de"]}, 400, "The value text has to be a text, not"),
        ("run/translate", {"data": ["A cat.", 5]}, 400, "The value model has to be a text, not 5."),
        ("run/translate", {"data": ["A.", "klingon"]}, 400, "There is no model “klingon” here."),
        ("run/translate", {"data": ["A.", "sentiment"]}, 400, "sentiment is a classifier; choose a translator."),
        ("run/translate", {"data": ["", "en-de"]}, 400, "This text is blank"),
        ("run/translate", {"data": ["word " * 999]}, 400, "128 fit"),
        ("run/translate", {"data": ["A", "en-de", "", 4]}, 400, "These are 4 values; 3 fit: text, model, off."),
        ("run/translate", {"data": ["A", "en-de", 3]}, 400, "The value off has to be a text, not 3."),
        ("run/translate", {"data": ["A", "en-de", "nonsense"]}, 400, "Heads to silence are written as"),
        ("run/nothing", {"data": []}, 404, "There is no such function; the API has translate, classify, trace."),
        ("run/predict", {"data": [], "fn_index": 99}, 404, "There is no such function"),
        ("call/v2/translate", {"txt": "A"}, 400, "There is no parameter “txt”; translate takes text, model, off."),
        ("call/v2/translate", {"model": "en-de"}, 400, "A value is missing"),
        ("queue/join", {"data": ["A."], "fn_index": 2}, 400, "The request names no session"),
        (
            "../ask/header/__class__",
            {"data": {}},
            404,
            "This page belongs to an earlier version of the server. Reload the page.",
        ),
        ("component_server/", {"fn_name": "run"}, 404, "This page belongs to an earlier version of the server."),
        (
            "../ask/nothing/run",
            {"data": {}},
            404,
            "This page belongs to an earlier version of the server. Reload the page.",
        ),
        ("cancel", {"session_hash": 3}, 400, "To cancel a call"),
    ],
)
def test_a_mistake_of_the_caller_is_theirs(site: Site, path: str, body: Any, status: int, sentence: str) -> None:
    answer = site.post(path, body)
    assert answer.status_code == status
    assert sentence in sentence_of(answer)


def test_values_that_have_a_default_may_be_left_out(site: Site) -> None:
    alone, both = (site.post("run/translate", {"data": data}) for data in (["A cat."], ["A cat.", "en-de"]))
    assert alone.json()["data"] == both.json()["data"]
    event = site.post("call/v2/translate", {"text": "A cat."}).json()["event_id"]
    assert json.dumps(both.json()["data"]) in site.client.get(f"/gradio_api/call/translate/{event}").text


def test_the_answer_to_a_call_is_that_of_a_run(site: Site) -> None:
    """Also of a trace, most of which is JSON already when Gradio writes it."""
    event = site.post("call/trace", {"data": ["A cat."]}).json()["event_id"]
    said = site.client.get(f"/gradio_api/call/trace/{event}").text
    run = site.post("run/trace", {"data": ["A cat."]}).json()["data"]
    assert json.loads(said.partition("event: complete\ndata: ")[2]) == run


def test_too_large_is_said_before_it_is_read(site: Site) -> None:
    answer = site.client.post("/gradio_api/run/translate", content=b"x" * (MAX_BODY + 1))
    assert answer.status_code == 413
    assert str(MAX_BODY) in sentence_of(answer)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "upload"),
        ("GET", "upload_progress?upload_id=a"),
        ("GET", "deep_link?session_hash=a"),
        ("GET", "file=/etc/passwd"),
        ("GET", "proxy=http://127.0.0.1/"),
        ("POST", "process_recording"),
        ("POST", "vibe-edit"),
        ("GET", "run-history/buckets"),
        ("POST", "stream/x"),
        ("GET", "queue/status"),
    ],
)
def test_what_nobody_needs_is_not_there(site: Site, method: str, path: str) -> None:
    files = {"files": ("a.txt", b"a")} if path == "upload" else None
    answer = site.client.request(method, f"/gradio_api/{path}", files=files)
    assert answer.status_code == 404
    assert "nothing at this address" in sentence_of(answer)


@pytest.mark.parametrize(
    "path", ["/assets/" + 300 * "a", "/assets/" + 200 * "ä", "/assets/none.js", "/static/none.png", "/frontend/0/x.js"]
)
def test_a_file_that_is_not_there_gets_a_sentence(site: Site, path: str) -> None:
    """A name that is longer than a file system takes was once a status 500, with the path in the log."""
    answer = site.client.get(path)
    assert answer.status_code == 404
    assert sentence_of(answer).startswith("There is nothing at this address.")
    assert not site.client.head(path).content


@pytest.mark.long
def test_nothing_is_kept_of_many_sessions(site: Site) -> None:
    """A session used to hold the last answer, 7 MB each, up to ten thousand times."""
    text = site.models.entries["en-de"].examples[0]
    for number in range(100 * SESSIONS):
        site.run(text, f"run{number}")
        site.ask("status", f"view{number}", model="en-de")
    assert len(site.app.state_holder.session_data) <= SESSIONS
    assert not any(name.startswith("run") for name in site.app.state_holder.session_data)


@pytest.mark.long
def test_answers_that_nobody_fetches_are_dropped(site: Site, wait_until: Callable[..., None]) -> None:
    queue, many = site.app._queue, 3 * MAX_UNREAD
    for number in range(many):
        answer = site.post("queue/join", {"data": ["A cat.", "en-de"], "fn_index": 2, "session_hash": f"join{number}"})
        assert answer.status_code == 200
    wait_until(lambda: not queue.event_ids_to_events)
    site.post("queue/join", {"data": ["A cat.", "en-de"], "fn_index": 2, "session_hash": "newest"})
    wait_until(lambda: not queue.event_ids_to_events)
    unread = [name for name, waiting in queue.pending_messages_per_session.items() if not waiting.empty()]
    assert len(unread) <= MAX_UNREAD + 1
    assert unread[-1] == "newest"
    assert f"join{many - 1}" in unread
    assert set(queue.pending_event_ids_session) <= set(queue.pending_messages_per_session)


def test_a_client_that_waits_gets_its_answer(site: Site) -> None:
    for number in range(MAX_UNREAD * 2):
        joined = {"data": ["A cat.", "en-de"], "fn_index": 2, "session_hash": f"reader{number}"}
        site.post("queue/join", joined)
        with site.client.stream("GET", f"/gradio_api/queue/data?session_hash=reader{number}") as answer:
            assert "process_completed" in "".join(answer.iter_text())


@pytest.fixture
def wait_until() -> Callable[..., None]:
    import time

    def wait(condition: Callable[[], bool], seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "it did not come about in time"
            time.sleep(0.05)

    return wait

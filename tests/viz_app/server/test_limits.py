"""Limits of requests, the headers for browsers, and a server that stays well while others wait."""

import re
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.viz_app.server.held import LONG, HeldSite, held_site, until
from tests.viz_app.server.site import sentence_of
from viz_app.frontend.tree import address
from viz_app.server import connections as connections_module
from viz_app.server import limits as limits_module
from viz_app.server.headers import told
from viz_app.server.limits import PUBLIC_LIMIT, Counts, usual_limit

PAGES = 60  # more than the 40 threads that a server has for everything by default


@pytest.fixture(scope="module")
def limited() -> Iterator[HeldSite]:
    with held_site(limit=3) as one:
        yield one


def test_questions_are_counted_by_network_and_minute() -> None:
    counts = Counts(limit=30)
    assert [counts.allow("a", now=0.0) for _ in range(31)] == [True] * 30 + [False]
    assert counts.allow("b", now=0.0)
    assert [counts.allow("a", now=2.0), counts.allow("a", now=2.0)] == [True, False]
    assert counts.allow("a", now=1e6)
    assert all(Counts(limit=0).allow("a") for _ in range(1000))


def test_counts_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "NETWORKS", 7)
    counts = Counts(limit=1)
    for index in range(100):
        counts.allow(str(index), now=0.0)
    assert len(counts._left) == 7


@pytest.mark.parametrize(
    ("host", "is_public", "limit"),
    [
        ("127.0.0.1", False, 0),
        ("localhost", False, 0),
        ("[::1]", False, 0),
        ("127.0.0.1", True, PUBLIC_LIMIT),
        ("0.0.0.0", False, PUBLIC_LIMIT),
        ("example.org", False, PUBLIC_LIMIT),
    ],
)
def test_only_a_page_that_others_can_open_has_a_limit(host: str, is_public: bool, limit: int) -> None:
    assert usual_limit(host, is_public) == limit


@pytest.mark.usefixtures("limits_stand_still")
def test_too_many_questions_are_refused_and_pages_are_not(limited: HeldSite) -> None:
    client = limited.site.client
    answers = [client.post("/gradio_api/run/translate", json={"data": ["A cat."]}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert sentence_of(answers[-1]).startswith("These are more than 3 questions in a minute.")
    assert answers[-1].headers["retry-after"].isdigit()
    assert client.get("/").status_code == client.get("/health").status_code == 200
    other = {"X-Forwarded-For": "203.0.113.7"}
    assert client.post("/gradio_api/run/translate", json={"data": ["A cat."]}, headers=other).status_code == 200


def test_every_answer_says_what_browsers_may_do(limited: HeldSite) -> None:
    client = limited.site.client
    for answer in (client.get("/"), client.get("/health"), client.get("/nowhere"), client.post("/gradio_api/run/x")):
        said = {name: re.sub(" 'sha256-[^']+'", "", answer.headers[name]) for name in told(False)}
        assert said == told(False)


@pytest.mark.parametrize(("on_space", "ancestors"), [(False, "'self'"), (True, "'self' https://huggingface.co")])
def test_only_a_space_may_be_framed(on_space: bool, ancestors: str) -> None:
    said = told(on_space)["Content-Security-Policy"].split("; ")
    policy = dict(part.split(" ", 1) for part in said)
    assert policy["frame-ancestors"] == ancestors
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == "'self'"
    assert policy["object-src"] == "'none'"
    assert not any("http" in rule or "*" in rule for name, rule in policy.items() if name != "frame-ancestors")


def test_named_origins_may_frame_the_app() -> None:
    said = told(False, embed=["https://course.example.org", "http://localhost:8000"])["Content-Security-Policy"]
    assert said.endswith("frame-ancestors 'self' https://course.example.org http://localhost:8000")


def test_health_and_files_are_quick_while_many_wait() -> None:
    with held_site(PAGES) as held:
        runs = [held.run_later(f"{LONG} {page}", f"page{page}") for page in range(PAGES)]
        turns = held.site.models.turns
        until(lambda: turns.running() == 2 and turns.waiting() == PAGES - 2, 60)
        with httpx.Client(base_url=held.site.app.local_url) as client:
            for path in ("/health", f"/{address('state/format.js')}", "/"):
                start = time.monotonic()
                assert client.get(path).status_code == 200
                assert time.monotonic() - start < 2
        assert held.site.ask("status", "page0", model="held")
        assert not any(run.done() for run in runs)
        held.model.go.set()
        assert all(run.result()["output"] for run in runs)


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, limited: HeldSite) -> None:
    monkeypatch.setattr(connections_module, "SECONDS", 0.2)

    def slowly() -> Iterator[bytes]:
        yield b"{"
        time.sleep(1.5)
        yield b"}"

    headers = {"X-Forwarded-For": "203.0.113.8"}
    answer = limited.site.client.post("/gradio_api/run/translate", content=slowly(), headers=headers)
    assert answer.status_code == 408
    assert "did not arrive" in sentence_of(answer)

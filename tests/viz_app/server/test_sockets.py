"""Connections that say nothing, too many of them, and calls that the pages of other sites make."""

import base64
import hashlib
import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest

from tests.viz_app.server.held import LONG, HeldSite, held_site, until
from tests.viz_app.server.site import sentence_of
from viz_app.server import sockets
from viz_app.server.bodies import MAX_PARTS
from viz_app.server.forgetting import MAX_WAITING, MAX_WAITING_NEAR
from viz_app.server.headers import SCRIPTS
from viz_app.server.limits import Counts, is_named, usual_names
from viz_app.server.sockets import BoundedProtocol, OnceAMinute, bounded
from viz_app.server.visitors import is_near, site_of


@pytest.fixture(scope="module")
def held() -> Iterator[HeldSite]:
    with bounded(), held_site() as one:
        yield one


def opened(site: HeldSite, sent: bytes = b"") -> socket.socket:
    address = urlsplit(site.site.app.local_url)
    one = socket.create_connection((address.hostname, address.port), timeout=10)
    one.sendall(sent)
    return one


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET /health HTTP/1.1\r\nHost: x\r\n"])
def test_a_connection_that_stays_silent_is_closed(sent: bytes, held: HeldSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS", 0.3)
    with opened(held, sent) as one:
        began = time.monotonic()
        assert one.recv(100) == b""
        assert time.monotonic() - began < 5


@pytest.mark.parametrize("sent", [b"\x16\x03\x01 hello\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/9\r\n\r\n"])
def test_what_is_no_http_gets_a_sentence(sent: bytes, held: HeldSite) -> None:
    with opened(held, sent) as one:
        head, _, body = b"".join(iter(lambda: one.recv(1000), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body) == {"error": sockets.NO_HTTP}


def test_a_request_that_takes_its_time_is_answered(held: HeldSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS", 0.2)
    run = held.run_later(LONG, "patient")
    until(lambda: held.site.models.turns.running() == 1, 10)
    time.sleep(0.8)
    held.model.go.set()
    assert run.result()["output"]
    held.model.go.clear()


def test_more_connections_than_fit_get_one_sentence_and_the_others_stay(
    held: HeldSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    held.site.client.get("/health")
    until(lambda: BoundedProtocol.open.by_network.total() <= 1, 10)
    monkeypatch.setattr(sockets, "most_connections", lambda: 5)
    kept = [opened(held) for _ in range(4)]
    try:
        until(lambda: BoundedProtocol.open.by_network.total() == 5, 10)
        with opened(held, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as one:
            said = one.recv(1000).decode()
        assert said.startswith("HTTP/1.1 503 ")
        assert "Too many connections are open" in said
        assert held.site.client.get("/health").status_code == 200
    finally:
        for one in kept:
            one.close()
    until(lambda: BoundedProtocol.open.by_network.total() <= 1, 10)
    assert httpx.get(f"{held.site.app.local_url}health").status_code == 200


def test_one_network_holds_a_share_of_the_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "most_connections", lambda: 40)
    taken = sockets._Open()
    for _ in range(10):
        assert taken.has_room("203.0.113.7")
        taken.by_network["203.0.113.7"] += 1
    assert not taken.has_room("203.0.113.7")
    assert taken.has_room("203.0.113.8")
    assert taken.has_room("127.0.0.1")
    assert [is_near(host) for host in ("127.0.0.1", "::1", "", "203.0.113.7")] == [True, True, True, False]


def test_one_network_fills_its_share_of_the_queue_alone(held: HeldSite) -> None:
    held.model.go.clear()
    there, here = {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "203.0.113.10"}
    call = f"{held.site.app.local_url}gradio_api/call/translate"
    with httpx.Client(timeout=60) as client:
        answers = [client.post(call, json={"data": [LONG]}, headers=there) for _ in range(MAX_WAITING_NEAR + 60)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert refused
        assert {answer.status_code for answer in refused} == {429}
        assert sentence_of(refused[-1]).startswith("Too many calls wait")
        assert refused[-1].headers["retry-after"]
        assert client.post(call, json={"data": [LONG]}, headers=here).status_code == 200
    held.model.go.set()


def test_a_queue_that_several_fill_at_once_refuses_with_429_alone(
    held: HeldSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls that were let in together may be a few more than fit, and Gradio refused those with 503."""
    monkeypatch.setattr("viz_app.server.guard.has_room", lambda *_: True)
    held.model.go.clear()
    call = f"{held.site.app.local_url}gradio_api/call/translate"
    with httpx.Client(timeout=60) as client:
        told = {client.post(call, json={"data": [LONG]}).status_code for _ in range(MAX_WAITING + 20)}
    held.model.go.set()
    assert told == {200}


def test_the_networks_of_one_site_share_a_wider_limit() -> None:
    assert site_of("2001:db8:7:1::5") == site_of("2001:db8:7:ffff::9") == "2001:db8:7::/48"
    assert site_of("2001:db8:8::1") != site_of("2001:db8:7::1")
    assert site_of("203.0.113.7") == "203.0.113.7"
    assert site_of("nobody") == "unknown"
    counts = Counts(8)
    assert sum(counts.allow(site_of(f"2001:db8:7:{n:x}::1"), now=0.0) for n in range(30)) == 8


def test_the_page_of_another_site_can_neither_ask_nor_read(held: HeldSite) -> None:
    client, body = held.site.client, {"data": ["A cat."]}
    for origin in ("https://example.org", "null", "http://[", "file://"):
        answer = client.post("/gradio_api/run/translate", json=body, headers={"Origin": origin})
        assert answer.status_code == 403
        assert "another site" in sentence_of(answer)
        read = client.get("/config", headers={"Origin": origin, "Host": "glassformer.example"})
        assert not [name for name in read.headers if name.startswith("access-control")]
    held.model.go.set()
    for origin in (held.site.app.local_url.rstrip("/"), "https://glassformer.example", "https://me-app.hf.space"):
        sent = {"Origin": origin} | ({"X-Forwarded-Host": "glassformer.example"} if "example" in origin else {})
        assert client.post("/gradio_api/run/translate", json=body, headers=sent).status_code == 200


def test_a_server_of_this_machine_alone_is_asked_by_its_own_names() -> None:
    """The page of a site whose name leads to this machine has a Host and an Origin that agree."""
    with held_site(names=usual_names("127.0.0.1", False)) as held:
        held.model.go.set()
        client, foreign = held.site.client, {"Host": "rebound.example:7860", "Origin": "http://rebound.example:7860"}
        for answer in (
            client.get("/", headers=foreign),
            client.get("/config", headers=foreign),
            client.post("/gradio_api/run/translate", json={"data": ["A cat."]}, headers=foreign),
        ):
            assert answer.status_code == 403
            assert "is not called “rebound.example:7860”" in sentence_of(answer)
            assert not [name for name in answer.headers if name.startswith("access-control")]
        for host in ("localhost:7860", "127.0.0.1", "[::1]:7860", "app.localhost", "192.168.0.7"):
            sent = {"Host": host, "Origin": f"http://{host}"}
            assert client.post("/gradio_api/run/translate", json={"data": ["A."]}, headers=sent).status_code == 200


@pytest.mark.parametrize(
    ("host", "is_public", "named", "names"),
    [
        ("127.0.0.1", False, (), ()),
        ("127.0.0.1", True, (), None),
        ("0.0.0.0", False, (), None),
        ("0.0.0.0", False, ("gf.example.org",), ("gf.example.org",)),
        ("127.0.0.1", False, ("gf.example.org",), ("gf.example.org",)),
    ],
)
def test_who_can_be_asked_by_others_has_any_name_unless_told(
    host: str, is_public: bool, named: tuple[str, ...], names: tuple[str, ...] | None
) -> None:
    assert usual_names(host, is_public, named) == names
    assert is_named("GF.example.org.", ("gf.example.org",))
    assert not is_named("gf.example.com", ("gf.example.org",))


def test_the_policy_allows_the_scripts_inside_the_page_and_no_others(held: HeldSite) -> None:
    answer = held.site.client.get("/")
    rules = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert "'unsafe-inline'" not in rules["script-src"]
    assert SCRIPTS not in answer.headers
    inside = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inside]
    assert inside
    assert set(re.findall(r"'sha256-(.*?)'", rules["script-src"])) == set(hashes)
    assert "sha256" not in held.site.client.get("/health").headers["content-security-policy"]


@pytest.mark.parametrize("end", [b"}", b""], ids=["whole", "cut"])
def test_a_body_of_many_lists_is_refused_unread(end: bytes, held: HeldSite) -> None:
    """A cut one is no JSON, and yet it gets the same sentence: it is refused before it is read."""
    nested = b"{" + b",".join(b'"k%d":[[[1]]]' % n for n in range(20_000)) + end
    answer = held.site.client.post("/gradio_api/run/translate", content=nested)
    assert answer.status_code == 400
    assert f"more than {MAX_PARTS}" in sentence_of(answer)


def test_what_repeats_is_logged_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    once = OnceAMinute()
    line, other = (logging.makeLogRecord({"name": "asyncio", "msg": words}) for words in ("no room", "other"))
    assert [once.filter(line), once.filter(line), once.filter(other)] == [True, False, True]
    now[0] += 61
    assert once.filter(line)

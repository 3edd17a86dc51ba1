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

from tests.benchmarks.load_benchmark import PAUSES
from tests.viz_app.server.dear import CALL, KINDS, Dear, chunked, cost
from tests.viz_app.server.held import LONG, HeldSite, held_site, until
from tests.viz_app.server.site import sentence_of
from viz_app.server import sockets
from viz_app.server.bodies import MAX_PARTS
from viz_app.server.forgetting import MAX_WAITING, MAX_WAITING_NEAR
from viz_app.server.headers import SCRIPTS
from viz_app.server.limits import Counts, is_named, usual_names
from viz_app.server.parsing import NO_HTTP
from viz_app.server.sockets import BoundedProtocol, OnceAMinute, bounded
from viz_app.server.visitors import is_near, site_of


@pytest.fixture(scope="module")
def held() -> Iterator[HeldSite]:
    with bounded(), held_site() as one:
        yield one


@pytest.fixture
def quick(held: HeldSite) -> Iterator[HeldSite]:
    """The same site, whose runs end at once."""
    held.model.go.set()
    yield held
    held.model.go.clear()


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


BOTH = (
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"
)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01 hello\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/9\r\n\r\n",
        b"GET /%ff\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        BOTH,
        BOTH.replace(
            b"Content-Length: 5\r\nTransfer-Encoding: chunked", b"Transfer-Encoding: chunked\r\nContent-Length: 5"
        ),
        BOTH.replace(b"Transfer-Encoding: chunked", b"Content-Length: 6"),
        BOTH.replace(b"Content-Length: 5\r\n", b"").replace(b"chunked", b"identity"),
    ],
)
def test_what_is_no_http_gets_a_sentence_and_the_connection_ends(sent: bytes, held: HeldSite) -> None:
    """Two lengths of one body are how a request hides behind another in front of a proxy."""
    with opened(held, sent) as one:
        head, _, body = b"".join(iter(lambda: one.recv(1000), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body) == {"error": NO_HTTP}


@pytest.mark.parametrize("kind", KINDS)
def test_no_request_costs_more_than_it_weighs(kind: str, quick: HeldSite) -> None:
    """A request of one-byte chunks once took 940 ns a byte, one of 2.3 MB held the server for two seconds."""
    dear, address = KINDS[kind], quick.site.app.local_url
    most = 0.1 + 100e-9 * len(dear.content)
    seconds, line = next((one for _ in range(2) if (one := cost(address, dear))[0] < most), (most, b""))
    assert seconds < most
    assert line in (b"", b"HTTP/1.1 400 Bad Request", b"HTTP/1.1 404 Not Found")
    assert quick.site.client.get("/health").status_code == 200


def test_a_body_in_some_chunks_is_answered(quick: HeldSite) -> None:
    body = json.dumps({"data": ["A man rides a bike. " * 5]}).encode()
    chunks = Dear(chunked([body[at : at + 10] for at in range(0, len(body), 10)]))
    assert cost(quick.site.app.local_url, chunks)[1] == b"HTTP/1.1 200 OK"


def test_many_requests_one_after_the_other_are_answered(quick: HeldSite) -> None:
    """The bounds are of one request, and no count of a connection."""
    with opened(quick) as connection:
        for _ in range(300):
            assert healthy(connection, f"A: {'b' * 1000}\r\n")


def healthy(connection: socket.socket, header: str = "") -> bool:
    """Ask once for the health, and read the whole answer, which may come in two pieces."""
    connection.sendall(f"GET /health HTTP/1.1\r\nHost: x\r\n{header}\r\n".encode())
    said = b""
    while not said.endswith(b"}") and (more := connection.recv(10_000)):
        said += more
    return said.startswith(b"HTTP/1.1 200 OK") and said.endswith(b"}")


@pytest.mark.long
def test_a_connection_is_open_for_longer_than_a_page_waits_between_two_questions(quick: HeldSite) -> None:
    """It was closed after 5 seconds, when the next question was on its way: of 1,000 answers 6 did not arrive."""
    with opened(quick) as connection:
        assert healthy(connection)
        time.sleep(max(PAUSES) + 0.5)
        assert healthy(connection)


def test_a_web_socket_is_no_way_in(quick: HeldSite) -> None:
    wish = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    with opened(quick, wish) as one:
        assert one.recv(1000).startswith(b"HTTP/1.1 200 OK")


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


HERE, ELSEWHERE = "127.0.0.1:7860", "http://127.0.0.1:3000"
SPACE = {"SPACE_HOST": "me-app.hf.space"}


@pytest.mark.parametrize(
    ("sent", "environment", "share", "is_ours"),
    [
        ({}, {}, None, True),  # a program
        ({"Origin": f"http://{HERE}"}, {}, None, True),
        ({"Origin": "https://glassformer.example", "Host": "glassformer.example"}, {}, None, True),
        ({"Origin": "https://glassformer.example:8443", "Host": "glassformer.example"}, {}, None, True),
        ({"Origin": "https://glassformer.example", "X-Forwarded-Host": "glassformer.example"}, {}, None, True),
        ({"Origin": "https://me-app.hf.space"}, SPACE, None, True),
        ({"Origin": "https://abc.gradio.live"}, {}, "https://abc.gradio.live", True),
        ({"Origin": "https://abc.gradio.live", "Sec-Fetch-Site": "same-origin"}, {}, None, True),
        ({"Origin": "https://foe.hf.space"}, {}, None, False),
        ({"Origin": "https://foe.hf.space"}, SPACE, None, False),
        ({"Origin": "https://foe.gradio.live"}, {}, "https://abc.gradio.live", False),
        ({"Origin": ELSEWHERE}, {}, None, False),
        ({"Origin": ELSEWHERE, "Host": "127.0.0.1"}, {}, None, False),
        ({"Origin": "http://localhost:7860"}, {}, None, False),
        ({"Origin": f"http://{HERE}", "Sec-Fetch-Site": "cross-site"}, {}, None, False),
        ({"Sec-Fetch-Site": "same-site"}, {}, None, False),
        ({"Origin": "null"}, {}, None, False),
    ],
)
def test_only_a_page_of_ours_asks(
    sent: dict[str, str],
    environment: dict[str, str],
    share: str | None,
    is_ours: bool,
    quick: HeldSite,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(quick.site.app, "share_url", share)
    answer = quick.site.client.post(CALL, json={"data": ["A cat."]}, headers={"Host": HERE} | sent)
    assert answer.status_code == (200 if is_ours else 403)
    assert is_ours or "another site" in sentence_of(answer)


@pytest.mark.parametrize("names", [(), ("gf.example.org",)])
def test_a_host_that_a_visitor_claims_is_in_no_answer(names: tuple[str, ...]) -> None:
    with held_site(names=names) as held:
        for path in ("/", "/config", "/gradio_api/info"):
            for foreign in ("foe.example", "203.0.113.9", "gf.example.org.foe.example"):
                answer = held.site.client.get(path, headers={"X-Forwarded-Host": foreign})
                assert foreign not in answer.text
        own = held.site.client.get("/config", headers={"X-Forwarded-Host": "gf.example.org"})
        assert ("gf.example.org" in own.text) == bool(names)


@pytest.mark.parametrize("host", ["[::1", "a b", "foe.example:99999", "foe.example:x", "<b>", "a@b", "x" * 9_000])
def test_a_host_that_is_none_is_no_failure_of_the_server(host: str, quick: HeldSite) -> None:
    for path in ("/", "/config", "/gradio_api/info"):
        for name in ("Host", "X-Forwarded-Host"):
            answer = quick.site.client.get(path, headers={name: host})
            assert answer.status_code < 500
            assert answer.status_code == 200 or "is no name of a server" in sentence_of(answer)
    for name in ("Host", "X-Forwarded-Host"):
        answer = quick.site.client.post(CALL, json={"data": ["A cat."]}, headers={name: host})
        assert answer.status_code == (400 if name == "Host" and len(host) < 100 else 200)


def test_only_a_proxy_says_which_host_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with bounded(), held_site() as held:
        said = {"X-Forwarded-Host": "foe.example"}
        assert "foe.example" in held.site.client.get("/config", headers=said).text
        monkeypatch.setattr("viz_app.server.parsing._is_proxy", lambda *_: False)
        assert "foe.example" not in held.site.client.get("/config", headers=said).text


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
    paths = [logging.makeLogRecord({"name": "answers", "msg": "%s failed", "args": (f"/{n}",)}) for n in range(500)]
    assert sum(map(once.filter, paths)) == sockets.VARIANTS


def test_many_bad_requests_write_few_lines(capfd: pytest.CaptureFixture[str]) -> None:
    with bounded(), held_site() as held:
        capfd.readouterr()
        for sent in (
            b"\x16\x03\x01 hello\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
        ):
            for _ in range(100):
                with opened(held, sent) as one:
                    one.recv(10)
        said = "".join(capfd.readouterr())
    assert len(said.splitlines()) <= 3, said

"""Nothing of a request reaches Gradio but texts for the three public functions; no connection leaves the machine."""

import ipaddress
import re
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.viz_app.server.hostile import requests
from tests.viz_app.server.site import Site, running
from viz_app.handlers.models import ModelEntry
from viz_app.server.addresses import called, may_be_read

FILE = {"path": "http://192.0.2.1/big", "meta": {"_type": "gradio.FileData"}}  # an address of no machine
NO_TEXTS = (None, True, 3, 0.5, ["a"], {}, {"text": "a"}, FILE, {"url": "http://192.0.2.1/big"} | FILE)
POSTED = {"run", "api", "call", "call/v2", "ask", "queue/join", "cancel"}
READ = {
    "/", "/config", "/theme.css", "/robots.txt", "/favicon.ico", "/static/{path:path}", "/assets/{path:path}",
    "/gradio_api/info", "/gradio_api/startup-events", "/gradio_api/app_id",
    "/gradio_api/queue/data", "/gradio_api/call/{api_name}/{event_id}",
    "/gradio_api/call/v2/{api_name}/{event_id}", "/health", "/frontend/{version}/{name:path}", "/plain",
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tiny_entries: list[ModelEntry]) -> Iterator[Site]:
    with running(tiny_entries) as site:
        yield site


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Fills with the addresses beyond this machine that anything in the process connects to; none is reached."""
    found: list[Any] = []
    connect = socket.socket.connect

    def note(self: socket.socket, address: Any) -> Any:
        if isinstance(address, tuple) and not ipaddress.ip_address(address[0]).is_loopback:
            found.append(address)
            raise OSError("no line")
        return connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", note)
    return found


@pytest.mark.parametrize("value", NO_TEXTS, ids=repr)
@pytest.mark.parametrize("way", ["run/classify", "api/classify", "call/classify"])
def test_a_value_that_is_no_text_is_refused_before_gradio_sees_it(
    site: Site, left: list[Any], way: str, value: Any
) -> None:
    for data in ([value], ["A film.", value], ["A film.", "sentiment", value]):
        answer = site.post(way, {"data": data})
        assert answer.status_code == 400
        assert "has to be a text" in answer.json()["error"]
    assert not left


def test_queued_and_named_calls_take_texts_alone_too(site: Site, left: list[Any]) -> None:
    joined = {"data": [FILE], "fn_index": 0, "session_hash": "s"}
    for path, body in (("queue/join", joined), ("call/v2/classify", {"text": FILE})):
        assert site.post(path, body).status_code == 400
    assert not left


def test_what_a_call_says_of_events_is_dropped(site: Site) -> None:
    told = {"trigger_id": 1, "event_data": {"path": "x"}, "fn_index": 0}
    assert site.post("run/translate", {"data": []} | told).status_code == 400
    answer = site.post("run/translate", {"data": ["A man."]} | told)
    assert answer.status_code == 200
    assert answer.json()["data"]


def test_no_route_of_gradio_is_open_that_this_list_does_not_name(site: Site) -> None:
    """A new version of Gradio with a new route that our addresses let through fails here."""
    posted, read = set(), set()
    for route in site.app.app.routes:
        path, methods = getattr(route, "path", ""), getattr(route, "methods", None) or {"GET"}
        plain = re.sub(r"\{[^}]*\}", "x", path)
        if "POST" in methods and (call := called(plain)):
            posted.add(call[0])
        if "GET" in methods and may_be_read(plain):
            read.add(path.rstrip("/") or "/")
    assert posted <= POSTED
    assert read <= READ


def test_hostile_calls_open_no_line_out(site: Site, left: list[Any]) -> None:
    for one in islice(requests(7, site.views(), len(site.app.fns)), 200):
        answer = site.client.request(one.method, one.path, content=one.body, timeout=30)
        assert answer.status_code < 500, (one, answer.text)
    assert not left

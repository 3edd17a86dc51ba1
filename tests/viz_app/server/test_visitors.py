"""A request knows its visitor: visitors share turns, newer runs win, and a visitor who left costs nothing."""

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import core
from tests.viz_app.server.held import LONG, HeldSite, held_site, until
from viz_app import app as app_module
from viz_app.handlers.models import ModelEntry, Run, cost_of
from viz_app.handlers.resolve import resolve
from viz_app.protocol import parse
from viz_app.protocol.decoding import MAX_BEAM
from viz_app.protocol.requests import HeaderRequest
from viz_app.server.forgetting import SESSIONS
from viz_app.server.models import BYTES_KEPT, MAX_COST, TRACES_KEPT, Models, size_of
from viz_app.server.turns import Newest
from viz_app.server.visitors import HERE, Visitor, network_of, visitor_of

GONE = "Nobody waits for this run any more"


@pytest.fixture
def held() -> Iterator[HeldSite]:
    with held_site() as one:
        yield one


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "unknown"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_a_network_is_an_address_or_half_of_a_long_one(host: str | None, network: str) -> None:
    assert network_of(host) == network


def test_a_visitor_is_a_network_and_a_page() -> None:
    assert visitor_of("203.0.113.7", "abc").key == "203.0.113.7 abc"
    assert visitor_of("203.0.113.8", "abc").key != visitor_of("203.0.113.7", "abc").key
    for nonsense in (None, 7, "", "a b", "x" * 65, ["abc"]):
        assert visitor_of("203.0.113.7", nonsense).key == "", nonsense


def test_a_request_says_who_asks_and_a_proxy_for_whom(held: HeldSite, monkeypatch: pytest.MonkeyPatch) -> None:
    held.site.run("a", "one")
    held.site.client.headers["X-Forwarded-For"] = "203.0.113.1, 203.0.113.7"  # the proxy has added the last one
    held.site.run("b", "one")
    held.site.post("run/translate", {"data": ["c"]})
    event = held.site.post("call/translate", {"data": ["d"]}).json()["event_id"]
    assert '["' in held.site.client.get(f"/gradio_api/call/translate/{event}").text
    keys, networks = zip(*[(one.key, one.network) for one in held.model.askers], strict=True)
    assert keys == ("127.0.0.1 one", "203.0.113.7 one", "", "")
    assert networks == ("127.0.0.1", "203.0.113.7", "203.0.113.7", "203.0.113.7")


def test_what_somebody_says_they_forward_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with held_site() as held:
        held.site.client.headers["X-Forwarded-For"] = "203.0.113.7"
        held.site.run("a", "one")
        assert held.model.askers[0].network == "127.0.0.1"


@pytest.mark.parametrize(("proxy", "seen"), [("10.20.30.40", "203.0.113.7"), ("198.51.100.9", "198.51.100.9")])
def test_a_space_believes_its_proxies_and_nobody_else(proxy: str, seen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPACE_ID", "name/glassformer")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")
    monkeypatch.delenv("FORWARDED_ALLOW_IPS")
    monkeypatch.setattr(app_module, "build_app", lambda *_: pytest.fail("built"))
    with pytest.raises(pytest.fail.Exception, match="built"):
        app_module.launch(block=False)
    hosts: list[str] = []

    async def note(scope: Any, receive: Any, send: Any) -> None:
        hosts.append(scope["client"][0])

    scope = {"type": "http", "client": (proxy, 1), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    believing: Any = ProxyHeadersMiddleware(note, os.environ["FORWARDED_ALLOW_IPS"])
    with ThreadPoolExecutor(1) as pool:  # a browser of other tests may have a loop in this thread
        pool.submit(asyncio.run, believing(scope, None, None)).result()
    assert hosts == [seen]


def test_two_costly_links_do_not_keep_a_third_visitor_waiting(held: HeldSite) -> None:
    """Two of them used to stop all runs for everybody."""
    costly = [held.run_later(f"{LONG} {page}", page, decoding="beam.16", link=True) for page in ("bad", "worse")]
    turns = held.site.models.turns
    until(lambda: held.model.begun and turns.waiting())
    waits = "worse" if held.model.begun[0].endswith("bad") else "bad"  # either may have come first
    assert held.site.run("A cat.", "good")["output"]
    assert len(held.model.begun) == 2, "one costly run, and the short one: the other costly run waits"
    assert held.site.ask("status", waits, model="held")["said"] == {"id": "reply-waiting", "values": {"before": 0}}
    held.model.go.set()
    assert all("error" not in one.result() for one in costly)


@pytest.mark.parametrize("edits", [{"positions": "off"}, {"positions": "off", "bugs": ("no-causal-mask",)}])
def test_the_link_that_stopped_the_server_is_made_cheaper_or_refused(edits: dict[str, Any]) -> None:
    """Beam 64 with positions off, 128 tokens: it cost 567 seconds of a core. With a bug it is dearer by far."""
    model = core.load("en-de", device="cpu")
    models = Models([ModelEntry("en-de", "", "translator", lambda: model)])
    asked = {"model": "en-de", "text": "cat " * 120, "decoding": "beam.64", "length_penalty": "10", "link": True}
    run = resolve(models, parse(HeaderRequest, asked)).run
    assert run.decoding.beam <= MAX_BEAM
    options = {"edits": core.Edits(**edits)}
    widest = core.Decoding(beam=MAX_BEAM, hypotheses=1, length_penalty=10)
    if cost_of(model, run.text, options | {"decoding": widest}) > MAX_COST:
        with pytest.raises(core.InputError, match=r"times what one run may cost; shorten the sentence, take a"):
            models.trace(Run("en-de", run.text, tuple(options.items()), widest))
    else:
        assert "bugs" not in edits


def test_waiting_is_told(held: HeldSite) -> None:
    several = [held.run_later(f"{LONG} {page}", page) for page in "abcd"]
    until(lambda: held.site.models.turns.waiting() == len(several) - len(held.model.begun) > 0)
    before = {held.site.ask("status", page, model="held")["before"] for page in "abcd"}
    assert 1 in before
    held.model.go.set()
    assert all("error" not in one.result() for one in several)


def test_the_newest_run_of_a_page_stops_the_one_before(held: HeldSite) -> None:
    run = held.site.run
    old, other = held.later(run, f"{LONG} old", "one"), held.run_later(f"{LONG} other", "two")
    until(lambda: held.model.begun)
    new = held.later(run, f"{LONG} new", "one", 2)
    assert GONE in old.result()["error"]
    held.model.go.set()
    assert "error" not in other.result()
    assert "error" not in new.result()


def test_a_page_gives_up_the_run_that_it_names(held: HeldSite) -> None:
    run = held.later(held.site.run, f"{LONG} one", "one", 5)
    until(lambda: held.model.begun)
    for session, number in (("one", 4), ("two", 5), ("one", None), ("one", "x")):
        held.site.ask("stop", session, id=number)
    assert not run.done()
    held.site.ask("stop", "one", id=5)
    assert GONE in run.result()["error"]


def test_nothing_is_left_of_runs_that_were_newest() -> None:
    newest = Newest()
    with newest.run(Visitor("a"), 1) as first:
        with newest.run(Visitor("a"), 2) as second:
            assert (first.is_gone(), second.is_gone()) == (True, False)
        with newest.run(HERE, 3) as here:
            assert here is HERE
    assert not newest._runs


@pytest.mark.parametrize("way", ["ask/header/run", "gradio_api/run/translate"])
def test_a_run_stops_when_its_visitor_hangs_up(held: HeldSite, way: str) -> None:
    page = held.site.body_of("run", "one", model="held", text=f"{LONG} one")
    body = page if way.startswith("ask") else {"data": [f"{LONG} one"]}
    with pytest.raises(httpx.ReadTimeout):
        held.site.client.post(f"/{way}", json=body, timeout=0.5)
    until(lambda: held.model.begun and held.site.models.turns.running() == 0)
    assert held.site.run("A cat.", "one")["output"]


def test_a_queued_run_stops_when_its_program_hangs_up(held: HeldSite) -> None:
    held.site.post("queue/join", {"data": [f"{LONG} one"], "fn_index": 0, "session_hash": "program"})
    until(lambda: held.site.models.turns.running() == 1)
    with held.site.client.stream("GET", "/gradio_api/queue/data?session_hash=program") as answer:
        next(answer.iter_lines())
    until(lambda: held.site.models.turns.running() == 0)


def test_a_stranger_cannot_find_out_what_others_ran(held: HeldSite) -> None:
    """An answer from memory came in 14 ms instead of 93."""
    for page in ("one", "one", "two"):
        held.site.run("A secret.", page)
    held.site.client.headers["X-Forwarded-For"] = "203.0.113.7"
    held.site.run("A secret.", "one")
    held.site.post("run/translate", {"data": ["A secret."]})
    held.site.post("run/translate", {"data": ["A secret."]})
    assert len(held.model.begun) == 5, "out of memory only for the page that had asked before"


@pytest.mark.long
def test_memory_is_bounded_over_a_thousand_visitors(held: HeldSite) -> None:
    """Each with a page, a text and an address of its own; 300 of them used to take 2 GB."""
    sizes = []
    for number in range(1_000):
        held.site.client.headers["X-Forwarded-For"] = f"203.0.{number // 250}.{number % 250}"
        held.site.run(f"A cat and {number} dogs.", f"page{number}")
        sizes.append(resident_bytes())
    models, app = held.site.models, held.site.app
    assert len(held.model.begun) == 1_000
    assert len(models._traces) == TRACES_KEPT
    assert sum(map(size_of, models._traces.values())) <= BYTES_KEPT
    assert len(app.state_holder.session_data) <= SESSIONS
    assert not models.turns._last
    assert not models.newest._runs
    assert sizes[-1] - sizes[200] < 20_000_000


def resident_bytes() -> int:
    """Memory of this process, the server's among it; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0

"""A visit with an error, or with a request that leaves this machine, fails its test."""

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import unwatched
from tests.viz_app.static.hosting import files_of
from tests.windows import watch

pytestmark = pytest.mark.browser

# 127.0.0.2 stands for an address that needs no name.
ASKS = {
    "fetch": "fetch('http://outside.invalid/f').catch(() => 0)",
    "beacon": "navigator.sendBeacon('http://outside.invalid/b', 'text')",
    "picture": "new Promise(done => (Object.assign(new Image(), { src: 'http://outside.invalid/i' }).onerror = done))",
    "style": "(document.body.style.background = 'url(http://outside.invalid/s)', document.body.offsetTop)",
    "address": "fetch('http://127.0.0.2:9/a').catch(() => 0)",
    "socket": "new Promise(done => (new WebSocket('ws://outside.invalid/w').onerror = done))",
}


def wait_for(page: Any, troubles: list[str]) -> None:
    """Wait for the first of ``troubles``, ten seconds at most: on a busy machine the browser tells of it late."""
    for _ in range(200):
        if troubles:
            return
        page.wait_for_timeout(50)


@pytest.mark.parametrize("way", ASKS)
def test_a_request_that_leaves_the_machine_is_seen(chromium: Any, way: str) -> None:
    with unwatched(chromium) as page:
        troubles = watch(page)
        page.evaluate(ASKS[way])
        wait_for(page, troubles)
        assert any("outside.invalid" in trouble or "127.0.0.2" in trouble for trouble in troubles), troubles


@pytest.mark.parametrize("wrong", ["console.error('wrong')", "setTimeout(() => { throw new Error('wrong'); })"])
def test_an_error_is_seen(chromium: Any, wrong: str) -> None:
    with unwatched(chromium) as page:
        troubles = watch(page)
        page.evaluate(wrong)
        wait_for(page, troubles)
        assert any("wrong" in trouble for trouble in troubles), troubles


def test_what_stays_on_the_machine_is_no_trouble(chromium: Any, server: str) -> None:
    with unwatched(chromium) as page:
        page.goto(server)
        troubles = watch(page)
        page.evaluate("Promise.all(['theme.css', 'config'].map(path => fetch(path)))")
        assert not troubles


def test_the_next_visitor_finds_nothing_of_the_last(chromium: Any, tmp_path: Path) -> None:
    """Not even a service worker, which would answer for whatever is served there later."""
    (tmp_path / "index.html").write_text("<p>new</p>")
    (tmp_path / "worker.js").write_text("onfetch = (event) => event.respondWith(new Response('old'))")
    with files_of(tmp_path) as address:
        for _ in range(2):
            with unwatched(chromium) as page:
                page.goto(address)
                assert page.inner_text("body") == "new"
                assert page.evaluate("[localStorage.kept, sessionStorage.kept]") == [None, None]
                page.evaluate("localStorage.kept = sessionStorage.kept = 'yes'")
                page.evaluate("navigator.serviceWorker.register('worker.js').then(() => navigator.serviceWorker.ready)")
                page.goto(f"{address}?again")
                assert page.inner_text("body") == "old"

"""A visit with an error, or with a request that leaves this machine, fails its test."""

from typing import Any

import pytest

from tests.conftest import unwatched
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

"""The app's own page without a server: offered where many wait or nothing answers, and opened at the same state."""

import gzip
import re
from http.client import HTTPResponse
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.conftest import unwatched
from tests.viz_app.static.test_site import assert_read
from tests.viz_app.visitor import open_page
from viz_app.frontend.inline import script_hash
from viz_app.server.files import FOR_EVER

SECONDS = 120_000  # ms
LINK = "Compute here (20 MB)"


def crowded(route: Route) -> None:
    """Answer as a server with a long line: no run, and its length."""
    if route.request.url.endswith("/status"):
        route.fulfill(json={"ok": True, "said": "Waiting: 11 before you.", "before": 11})


def try_to_run(page: Page, text: str) -> None:
    page.fill("#gh-text", text)
    page.press("#gh-text", "Enter")


def test_the_app_serves_the_page_without_a_server(server: str) -> None:
    def get(path: str, **headers: str) -> HTTPResponse:
        return urlopen(Request(f"{server}here/{path}", headers=headers))  # noqa: S310 - of this machine

    page = get("")
    html, policy = page.read().decode(), page.headers["Content-Security-Policy"]
    assert page.headers["Cache-Control"] == "no-cache"
    inside = re.search(r"<script>(.*?)</script>", html, re.DOTALL)
    assert inside
    assert script_hash(inside[1]) in policy
    (kernel,) = set(re.findall(r"files/linear-\w+\.wasm", html))
    packed = get(kernel, **{"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Type"] == "application/wasm"
    assert packed.headers["Cache-Control"] == FOR_EVER
    assert gzip.decompress(packed.read())[:4] == b"\0asm"
    (weights,) = set(re.findall(r"models/en-de-\w+/weights\.safetensors\.brotli", html))
    assert len(get(weights).read()) > 1000
    with pytest.raises(HTTPError, match="404"):
        get("models/other/weights.safetensors")


@pytest.mark.browser
@pytest.mark.static
def test_a_long_line_offers_it(chromium: Browser, server: str) -> None:
    with unwatched(chromium, bypass_csp=True) as page:
        open_page(page, server, model="en-de", tab="masks")
        page.route("**/ask/**", crowded)
        try_to_run(page, "Two dogs sleep.")
        page.click(f"#gh-status >> text={LINK}", timeout=SECONDS)
        page.wait_for_selector("html[data-kept=true]", timeout=SECONDS)
        page.wait_for_selector("#tab-masks .gf-masks[data-current=true]", timeout=SECONDS)
        assert page.url.startswith(f"{server}here/?")
        assert page.evaluate("glassformer.store.get('text')") == "Two dogs sleep."


@pytest.mark.browser
@pytest.mark.static
def test_a_lost_server_offers_it(chromium: Browser, server: str) -> None:
    with unwatched(chromium, bypass_csp=True) as page:
        page.goto(f"{server}here/")
        page.wait_for_selector("html[data-kept=true]", timeout=SECONDS)
        open_page(page, server, model="en-de", text="Where?")
        page.context.set_offline(True)  # no route: one that stands keeps the service worker's files from the page
        try_to_run(page, "Two cats sleep.")
        expect(page.locator("#gh-message")).to_contain_text("The server did not answer.", timeout=SECONDS)
        page.click(f"#gh-message >> text={LINK}")
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        assert_read(page, "Two cats sleep.")
        page.context.set_offline(False)

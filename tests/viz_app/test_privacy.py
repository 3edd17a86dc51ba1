"""No address that a browser asks for holds what a visitor typed, because proxies log addresses."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.viz_app.visitor import PAINTED, open_page, open_view, run

pytestmark = pytest.mark.browser

MARK = "quokka"


def test_no_address_holds_what_was_typed(page: Page, server: str) -> None:
    """But that of the page itself, which is the link; and no request says from which page it comes."""
    asked: list[Request] = []
    page.on("request", lambda one: asked.append(one))
    open_page(page, server, model="en-de", text=f"A {MARK} sleeps.")
    run(page, f"Two {MARK}s sleep.")
    page.fill("#gh-text", f"Three {MARK}s sleep.")
    page.wait_for_function("document.querySelector('#gh-count').textContent.includes('tokens')")
    for tab in ("masks", "head"):
        open_view(page, tab)
    page.wait_for_function("!document.querySelector('#gf-pages').classList.contains('gf-busy')")
    kinds = {one.resource_type for one in asked if MARK in one.url}
    assert kinds == {"document"}
    ran = [one.url.split("/")[-1] for one in asked if one.method == "POST" and MARK in (one.post_data or "")]
    assert set(ran) >= {"run", "count"}
    assert not [one.url for one in asked if one.method == "POST" and urlsplit(one.url).query]
    assert not [one.url for one in asked if one.all_headers().get("referer")]


@pytest.mark.long
def test_every_tab_works_under_the_policy(page: Page, server: str) -> None:
    """Scripts from elsewhere do not; ``page`` fails on anything that the console says is wrong."""
    page.add_init_script(
        "window.broken = []; addEventListener('securitypolicyviolation',"
        " (event) => broken.push(`${event.violatedDirective} ${event.blockedURI}`))"
    )
    open_page(page, server, model="en-de", text="A cat sleeps.")
    for tab in ("head", "masks", "positions", "anatomy"):
        open_view(page, tab)
        expect(page.locator(f"#tab-{tab}")).to_be_visible()
    open_view(page, "positions")
    page.wait_for_selector("#tab-positions .js-plotly-plot .main-svg")
    open_view(page, "translate")
    page.wait_for_selector(PAINTED)
    assert page.evaluate("window.broken") == []


def test_a_script_from_elsewhere_does_not_run(chromium: Browser, server: str) -> None:
    page = chromium.new_context().new_page()
    open_page(page, server)
    blocked = page.evaluate(
        "new Promise((done) => { addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));"
        " document.head.append(Object.assign(document.createElement('script'),"
        " { src: 'data:text/javascript,window.foreign=1' })); })"
    )
    assert blocked == "script-src-elem"
    assert page.evaluate("window.foreign") is None
    page.context.close()

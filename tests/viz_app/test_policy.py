"""The policy of the page as browsers keep it. Other tests pass it by, because Playwright's own scripts evaluate."""

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import unwatched, visiting
from tests.viz_app.visitor import open_view
from viz_app.handlers.tabs import TABS

pytestmark = pytest.mark.browser

NOTE = """
window.violations = [];
const note = (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`);
addEventListener('securitypolicyviolation', note);
"""
EVALUATE = """() => new Promise((done) => setTimeout(() => {
  try {
    done(new Function('return 1')());
  } catch (error) {
    done(error.name);
  }
}))"""


@pytest.mark.long
def test_all_views_open_under_the_policy_of_the_page(chromium: Browser, server: str) -> None:
    with visiting(chromium, bypass_csp=False) as page:
        page.add_init_script(NOTE)
        page.goto(f"{server}?model=en-de&text=A+cat.&decoding=beam.3")
        for tab in TABS:
            open_view(page, tab.name)
            expect(
                page.locator(f"#tab-{tab.name} .gf[data-current=true], #tab-{tab.name} .gf[data-painted]")
            ).not_to_have_count(0, timeout=60_000)
        for half in ("learning", "faithfulness", "here"):
            open_view(page, "model", half)
        page.click("#gh-more")
        page.click("#gh-tour")
        page.press("body", "Escape")
        assert page.evaluate("violations") == []


def test_what_is_evaluated_is_refused_and_told(chromium: Browser, server: str) -> None:
    with unwatched(chromium, bypass_csp=False) as page:
        page.add_init_script(NOTE)
        page.goto(server)
        assert page.evaluate(EVALUATE) == "EvalError"
        assert page.evaluate("new Promise((done) => setTimeout(done, 50, violations))") == ["script-src eval"]

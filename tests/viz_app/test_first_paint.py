"""The first paint: text before any file of the page is there, the sentence of the address, and then the page itself."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.visitor import LONGEST_TASK, first_paint_on_a_slow_line, refuse_long_tasks, tasks
from viz_app.frontend.first_paint import first_paint
from viz_app.frontend.tree import text_of


@pytest.mark.browser
def test_on_a_slow_line_there_is_text_within_two_seconds(chromium: Browser, server: str) -> None:
    text = "A <b>man</b> rides a bike."
    with visiting(chromium, viewport={"width": 320, "height": 568}, is_new=True) as page:
        shown = first_paint_on_a_slow_line(page, f"{server}?text={quote(text)}")
        assert "Glassformer" in shown
        assert shown.rstrip().endswith(f"“{text}”")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.wait_for_selector("[data-ready=true]")
        assert page.is_hidden("#gf-first")


@pytest.mark.browser
def test_without_scripts_it_holds_both_lines(chromium: Browser, server: str, tiny_stored: list[Trace]) -> None:
    with visiting(chromium, java_script_enabled=False) as page:
        page.goto(server)
        first = page.locator("#gf-first")
        expect(first).to_be_visible()
        for line in (tiny_stored[0].text, tiny_stored[0].output):
            expect(first).to_contain_text(line.strip())
        expect(page.get_by_text("Its picture is loading.")).to_be_hidden()
        expect(page.locator("noscript")).to_be_visible()


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.parametrize("tab", ["", "translate"])
def test_no_task_of_a_first_visit_is_long(chromium: Browser, server: str, tab: str) -> None:
    address = f"{server}?tab={tab}" if tab else server
    refuse_long_tasks(chromium, address, ".gf[data-painted][data-current=true]:visible")


@pytest.mark.browser
@pytest.mark.long
def test_the_check_sees_a_long_task(page: Page, server: str) -> None:
    with tasks(page) as done:
        # So much work, not so much time: on a busy machine a second of waiting holds little work.
        page.add_init_script("for (let i = 0, sum = 0; i < 1e8; i++) sum += Math.sqrt(i);")
        page.goto(server)
    assert max(done) > LONGEST_TASK


def test_it_tells_the_run_that_the_page_opens_with() -> None:
    html = first_paint("A <dog> {{sleeps}}.", "Ein Hund.")
    assert "A &lt;dog&gt; {{sleeps}}." in html
    assert "“<b>Ein Hund.</b>" in html


def test_its_colours_are_those_of_the_page() -> None:
    """It stands before every style sheet, so it repeats four colours of the light and the dark page."""
    tokens = text_of("widgets/tokens.css")
    for colour in re.findall(r"(?:background|[^-]color): (#\w{6})", text_of("pages/first.html")):
        assert f"--paper: {colour}" in tokens or f"--ink: {colour}" in tokens

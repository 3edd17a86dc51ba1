"""A line that is long or cut, and a refusal, as a visitor meets them in a real Chromium."""

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.conftest import unwatched
from tests.viz_app.server.held import LONG, held_site, until
from tests.viz_app.visitor import open_page, refused, run, settle, source

pytestmark = pytest.mark.browser

RECORD = """() => {
  const status = document.querySelector("#gh-status");
  window.told = [];
  const note = () => status.hidden || told.at(-1) === status.textContent || told.push(status.textContent);
  new MutationObserver(note).observe(status, { attributes: true, childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.long
def test_a_page_that_waits_says_how_many_are_before_it(page: Page) -> None:
    """Two runs are under way, three wait; of these one leaves, then all get their turn."""
    with held_site() as held:
        open_page(page, held.site.app.local_url, text="A cat.")
        others = [held.run_later(f"{LONG} {name}", name) for name in "abcde"]
        turns = held.site.models.turns
        until(lambda: turns.running() == 2 and turns.waiting() == 3)
        page.evaluate(RECORD)
        page.fill("#gh-text", "Two cats.")
        page.press("#gh-text", "Enter")
        status = page.get_by_role("status").and_(page.locator("#spine #gh-status"))
        expect(status).to_have_text("Waiting: 3 before you.")
        expect(page.locator("#spine .sp-stale, #spine .sp-steps:visible")).to_have_count(0)
        waiting = next(name for name in "abcde" if turns.ahead_of(f"127.0.0.1 {name}") is not None)
        held.site.ask("stop", waiting, id=1)
        expect(status).to_have_text("Waiting: 2 before you.", timeout=20_000)
        held.model.go.set()
        settle(page)
        expect(status).to_be_hidden()
        assert page.evaluate("glassformer.store.get('text')") == "Two cats."
        assert page.evaluate("told")[:2] == ["Waiting: 3 before you.", "Waiting: 2 before you."]
        assert sum("error" in one.result() for one in others) == 1


def test_a_short_wait_is_not_spoken_of(page: Page) -> None:
    with held_site() as held:
        open_page(page, held.site.app.local_url, text="A cat.")
        page.evaluate(RECORD)
        page.fill("#gh-text", f"{LONG}.")
        page.press("#gh-text", "Enter")
        page.wait_for_timeout(300)
        held.model.go.set()
        settle(page)
        assert page.evaluate("glassformer.store.get('text')") == f"{LONG}."
        assert page.evaluate("told") == []


def is_run(route: Route) -> bool:
    """Return True if the page asks for a run."""
    return route.request.url.endswith("/ask/header/run")


@pytest.mark.parametrize("lost", ["cut", "gateway"])
def test_a_run_that_is_lost_is_asked_again_by_the_page_itself(chromium: Browser, server: str, lost: str) -> None:
    with unwatched(chromium) as page:
        open_page(page, server)
        asked: list[str] = []

        def lose_first(route: Route) -> None:
            if not is_run(route):
                return route.continue_()
            asked.append(route.request.url)
            if len(asked) > 1:
                return route.continue_()
            if lost == "cut":
                return route.abort("connectionreset")
            return route.fulfill(status=502, body="<html>Bad Gateway</html>")

        page.route("**/ask/**", lose_first)
        run(page, "Two dogs sleep.")
        assert source(page) == "Twodogssleep."
        assert len(asked) == 2
        assert not refused(page)


def test_a_refusal_is_said_and_not_asked_again(chromium: Browser, server: str) -> None:
    with unwatched(chromium) as page:
        open_page(page, server)
        asked: list[str] = []
        sentence = "These are more than 3 questions in a minute. Wait a little, then go on."

        def refuse(route: Route) -> None:  # as viz_app.server.guard does
            if not is_run(route):
                return route.continue_()
            asked.append(route.request.url)
            return route.fulfill(status=429, json={"error": sentence})

        page.route("**/ask/**", refuse)
        run(page, "Two dogs sleep.")
        expect(page.locator("#gh-message")).to_contain_text(sentence)
        assert len(asked) == 1

"""Parts of the page that do not come, and copies that a browser does not allow: each ends in a sentence."""

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import unwatched, visiting
from tests.viz_app.visitor import open_page, query
from viz_app.handlers.lessons import shipped_lessons

pytestmark = pytest.mark.browser

MISSING = "A part of this page could not be loaded. Check the connection, then reload the page."
CARD = ".gf-lesson"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"  # as over plain http


@pytest.mark.parametrize(
    ("part", "entry"),
    [("collect", "Collect answers"), ("builder", "Build a lesson"), ("result", "Your answers")],
)
def test_a_part_of_the_lessons_that_does_not_come_is_said(
    chromium: Browser, server: str, part: str, entry: str
) -> None:
    with unwatched(chromium) as page:
        page.route(f"**/lessons/*/{part}.js", lambda route: route.abort())
        open_page(page, server)
        page.click("#gh-tour")
        page.get_by_role("menuitem", name=entry).click()
        expect(page.locator("#gh-message")).to_contain_text(MISSING)


def test_a_search_tree_that_does_not_come_is_said_and_can_be_asked_for_again(chromium: Browser, server: str) -> None:
    with unwatched(chromium) as page:
        page.route("**/search/section.js", lambda route: route.abort())
        open_page(page, server, text="Two dogs sleep.", decoding="beam.2", tab="translate", tree="open")
        expect(page.locator("#gh-message")).to_contain_text(MISSING)
        page.wait_for_function("glassformer.store.get('tree') === undefined")
        assert "tree" not in query(page)


def test_what_cannot_be_copied_is_shown(chromium: Browser, server: str) -> None:
    with visiting(chromium) as page:
        page.add_init_script(NO_CLIPBOARD)
        lesson = next(one for one in shipped_lessons() if one.name == "why-a-mask")
        open_page(page, server, lesson=lesson.name, stop=str(len(lesson.stops)))
        page.click("#gh-share")
        expect(page.locator("#gh-tip")).to_contain_text("Copy this link: http")
        expect(page.locator(f"{CARD} .gf-prose")).not_to_have_text("…")
        if page.get_attribute(CARD, "data-open") == "true":
            page.click(f"{CARD} .gf-next")  # shows the answer
        page.click(f"{CARD} .gf-next")
        code = page.inner_text(f"{CARD} output")
        page.click(f"{CARD} .gf-code button")
        expect(page.locator("#gh-message")).to_contain_text(
            f"This browser does not let a page copy. The code is {code}"
        )

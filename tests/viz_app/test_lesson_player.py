"""Lessons in a real Chromium: played to the end by keyboard, left at any moment, linked to."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.visitor import PAINTED, open_page, query, settle
from viz_app.handlers.lessons import read_lesson, shipped_lessons

pytestmark = pytest.mark.browser
CARD = ".gf-lesson"
EDITS = ("mask", "bugs", "pads", "positions")


def start_by_keyboard(page: Page, number: int) -> None:
    page.focus("#gh-tour")
    page.keyboard.press("Enter")
    for _ in range(number):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def at_stop(page: Page, number: int) -> None:
    expect(page.locator(CARD)).to_have_attribute("data-stop", str(number))
    settle(page)


@pytest.mark.parametrize("number", range(4))
def test_a_lesson_is_played_to_its_end_by_keyboard(page: Page, server: str, number: int) -> None:
    lesson = shipped_lessons()[number]
    open_page(page, server)
    start_by_keyboard(page, number)
    said: dict[str, str] = {}
    for index, stop in enumerate(lesson.stops, start=1):
        at_stop(page, index)
        said |= stop.state
        expect(page.locator(f"{CARD} .gf-prose")).to_have_text(stop.prose.replace("**", ""))
        expect(page.locator("#gh-text")).to_have_value(said["text"])
        expect(page.locator(f"#tab-{said.get('tab') or 'translate'}-button")).to_have_attribute("aria-selected", "true")
        seen = query(page)
        assert {key: seen.get(key, "") for key in EDITS} == {key: said.get(key, "") for key in EDITS}
        assert (seen["lesson"], seen["stop"]) == (lesson.name, str(index))
        assert seen.get("map") == said.get("map", seen.get("map"))
        if stop.show:
            expect(page.locator(".gf-pointed")).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)
    assert not {"lesson", "stop"} & query(page).keys()
    expect(page.locator("#gh-tour")).to_be_focused()


def test_a_tour_can_be_left_and_all_stays_as_it_is(page: Page, server: str) -> None:
    open_page(page, server, text="Two dogs sleep.")
    start_by_keyboard(page, 0)
    for number in (1, 2, 3):
        at_stop(page, number)
        page.keyboard.press("Enter")
    at_stop(page, 4)
    page.click(f"{CARD} .gf-back")
    at_stop(page, 3)
    selected = page.get_attribute(PAINTED, "data-sel")
    assert page.get_attribute(PAINTED, "data-step") == "3"
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".gf-pointed")).to_have_count(0)
    assert (page.get_attribute(PAINTED, "data-step"), page.get_attribute(PAINTED, "data-sel")) == ("3", selected)
    page.evaluate("glassformer.store.link()")  # the address follows a moment later, which no person can outrun
    page.go_back()
    settle(page)
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")


def test_a_link_leads_into_a_lesson_and_back_leads_out(page: Page, server: str) -> None:
    open_page(page, server)
    start_by_keyboard(page, 1)
    at_stop(page, 1)
    link = page.evaluate("glassformer.store.link()")
    page.go_back()
    expect(page.locator(CARD)).to_have_count(0)
    page.goto(link.replace("stop=1", "stop=3"))
    at_stop(page, 3)
    page.goto(link.replace("stop=1", "stop=999999"))
    at_stop(page, len(shipped_lessons()[1].stops))
    page.goto(link.replace("why-a-mask", "no-such-lesson"))
    page.wait_for_selector("[data-ready=true]")
    expect(page.locator(CARD)).to_have_count(0)
    page.wait_for_function("glassformer.store.get('lesson') === undefined")


def test_an_address_of_a_lesson_and_a_stop_alone_opens_what_that_stop_shows(page: Page, server: str) -> None:
    open_page(page, server)
    start_by_keyboard(page, 1)
    for number in (1, 2):
        at_stop(page, number)
        page.keyboard.press("Enter")
    at_stop(page, 3)
    settle(page)
    there = query(page)
    assert there["text"]
    page.goto(f"{server}?lesson={there['lesson']}&stop=3")
    at_stop(page, 3)
    settle(page)
    assert query(page) == there


def test_a_lesson_of_ones_own_starts_by_itself(
    page: Page, serving: Callable, tiny_entries: list, tiny_stored: list, tmp_path: Path
) -> None:
    path = tmp_path / "own.json"
    script = "<img src=x onerror=alert(1)> ${alert(2)}"
    path.write_text(f'{{"title": "{script}", "stops": [{{"prose": "{script}", "state": {{"text": "A cat."}}}}]}}')
    with serving(tiny_entries, tiny_stored, lesson=read_lesson(path)) as address:
        page.goto(address)
        at_stop(page, 1)
        expect(page.locator(f"{CARD} h2")).to_have_text(script)
        expect(page.locator(f"{CARD} .gf-prose")).to_have_text(script)
        expect(page.locator("#gh-text")).to_have_value("A cat.")
        page.goto(f"{address}?text=Two+dogs+sleep.")
        page.wait_for_selector("[data-ready=true]")
        settle(page)
        expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")
        expect(page.locator(CARD)).to_have_count(0)

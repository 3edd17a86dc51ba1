"""The covers of an open question with choices hide each pixel that depends on its answer.

The page is opened twice. The second time the values that hold the answer are others in all replies of the server: half
as large, in another order, with other letters. While the question is open, both pages look the same; once the answer is
told, they do not.
"""

import io
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, Route, expect

from tests.viz_app.test_lesson_leaks import CARD, WIDTHS, open_question
from tests.viz_app.visitor import settle
from viz_app.handlers.lessons import Question, shipped_lessons
from viz_app.handlers.lessons.places import PLACES, SHOWS

pytestmark = pytest.mark.browser
# Facts, and the keys under which a reply holds them.
HELD = {
    "top weight second others rest": "weights scores scaled values entropy",
    "output changed whole query tokens": "output target token words",
    "grown ahead": "after",
    "writes p other nats": "log_probability top chances",
    "near alike": "near",
    "zeros": "zeros",
    "fed part took adds lead": "parts reads feedForward",
    "gain most size share sum": "methods attribution words curves",
    "chance guess": "probability guesses",
    "role strength mixed effect": "role scores effect pruning",
    "find carrier moved": "vectors heads finds whole",
    "patched moved": "shares logs candidates",
}
PACKED, TEXTS = {"data", "weights"}, {"output", "target", "token", "words", "guesses"}
# Their replies cannot be changed. Sizes and parts are those of designs, not of a run. A search tree is packed with the
# places of its nodes. The first run of the tour comes inside the page. An answer without a covered fact has no reply.
UNCHANGEABLE = {"sizes", "component", "tree", "finished"}
OF_FIRST_RUN = "tour"
QUICK = {("several-heads", 3), ("vector", 2)}
IN_STRIP = {"strips", "steps", "output", "ribbons", "count"}  # keep their size


def facts_at(places: Iterable[str]) -> set[str]:
    return {fact for place in places for fact in SHOWS.get(place, ())}


def keys_of(ask: Question) -> set[str]:
    """The keys under which replies hold the answer; if it names no fact, those of all that only its covers hide."""
    shown = facts_at(ask.hide)
    facts = {*re.findall(r"\{([a-z]+)", ask.answer)} & shown or shown - facts_at(IN_STRIP - {*ask.hide})
    return {key for held, keys in HELD.items() if facts & {*held.split()} for key in keys.split()}


CASES = [
    pytest.param(lesson.name, number, marks=() if (lesson.name, number) in QUICK else pytest.mark.long)
    for lesson in shipped_lessons()
    for number, stop in enumerate(lesson.stops, 1)
    if stop.ask and stop.ask.choices and stop.ask.hide and not UNCHANGEABLE & {*stop.ask.hide}
    if lesson.name != OF_FIRST_RUN and keys_of(stop.ask)
]
# A visitor who scrolls ends that the page follows the stop.
TO_TOP = "() => { document.body.dispatchEvent(new Event('wheel', { bubbles: true })); scrollTo(0, 0); }"
FEW, SLIGHT = 20, 32  # pixels that may differ; the steps of grey that are no difference: edges of letters


@pytest.fixture(scope="module")
def address(serving: Any) -> Iterator[str]:
    from viz_app.app import catalogue_entries

    with serving(catalogue_entries(["en-de", "en-fr", "sentiment"])) as url:
        yield url


def other(value: Any, keys: set[str], key: str = "", is_held: bool = False) -> Any:
    """Return a reply of the same shape, whose values under these keys are others; a run before a change stays."""
    is_held |= key in keys
    if isinstance(value, dict):
        kept = {"before"} if "after" in value else set()
        return {name: one if name in kept else other(one, keys, name, is_held) for name, one in value.items()}
    if isinstance(value, list):
        return [other(one, keys, key, is_held) for one in value]
    if is_held and isinstance(value, float):
        return value / 2
    if not is_held or not isinstance(value, str):
        return value
    if key in PACKED:
        return value[10:] + value[:10]
    return re.sub(r"\w+", lambda word: word[0][::-1], value) if key in TEXTS else value


def picture(page: Page) -> bytes:
    """The whole page; a JPEG is written in a fraction of the time of a PNG, and is the same for the same pixels."""
    return page.screenshot(full_page=True, type="jpeg", quality=95)


def pictures(page: Page, widths: Iterable[int] = WIDTHS) -> list[Image.Image]:
    """The page at these widths, without the sheet, once it stands still."""
    taken = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        page.wait_for_load_state("networkidle")
        page.evaluate(TO_TOP)
        before, now = b"", picture(page)
        while before != now:
            page.wait_for_timeout(300)
            before, now = now, picture(page)
        taken.append(Image.open(io.BytesIO(now)).convert("RGB"))
    return taken


def both_of(page: Page, ask: Question) -> tuple[list[Image.Image], list[Image.Image]]:
    """The page of an open question, and of the same once it is answered, at one width.

    The size of what is covered tells nothing.
    """
    covered = ", ".join(PLACES[place] for place in (*ask.hide, "caption") if place not in IN_STRIP)
    sheet = page.locator(CARD)
    page.add_style_tag(content=".gf-lesson, .gf-headname { visibility: hidden !important; }")
    size = page.add_style_tag(content=f":is({covered}) {{ height: 12rem !important; overflow: hidden !important; }}")
    opened = pictures(page)
    size.evaluate("one => one.remove()")
    sheet.locator(".gf-next").dispatch_event("click")
    expect(sheet).to_have_attribute("data-open", "false")
    return opened, pictures(page, WIDTHS[-1:])


def same(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    grey = ImageChops.difference(one, other).convert("L")
    return sum(grey.histogram()[SLIGHT:]) < FEW


@pytest.mark.parametrize(("name", "number"), CASES)
def test_another_answer_changes_no_pixel_of_an_open_question(page: Page, address: str, name: str, number: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    ask = open_question(page, address, name, number, "en")
    settle(page)
    link = page.evaluate("window.glassformer.store.link()")  # holds the selection, which is then the same twice
    opened, told = both_of(page, ask)

    def change(route: Route) -> None:
        reply = route.fetch()
        is_sheet = route.request.url.endswith("lesson_stop")
        route.fulfill(response=reply, **({} if is_sheet else {"json": other(reply.json(), keys_of(ask))}))

    page.route("**/ask/**", change)
    page.goto(link)
    expect(page.locator(f"{CARD}[data-stop='{number}'][data-open=true]")).to_be_visible(timeout=30_000)
    changed, told_changed = both_of(page, ask)
    assert [same(*two) for two in zip(opened, changed, strict=True)] == [True, True]
    assert not all(same(*two) for two in zip(told, told_changed, strict=True)), "nothing was changed"

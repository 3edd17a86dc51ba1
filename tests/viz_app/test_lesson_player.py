"""Lessons in a real Chromium: played to the end by keyboard, left at any moment, linked to, built and sent."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.visitor import open_page, query, settle
from viz_app.handlers.lessons import read_lesson, shipped_lessons
from viz_app.handlers.lessons.places import PLACES, SHOWS

pytestmark = pytest.mark.browser
CARD = ".gf-lesson"
BUILDER = ".gf-builder"
ABSENT = {"en-fr", "de-en"}  # models that these tests do not serve
OFFERED = [lesson for lesson in shipped_lessons() if not ABSENT & set(lesson.models)]
EDITS = ("mask", "bugs", "pads", "positions")
COVERED = """place => [...document.querySelectorAll(place)].filter(one => !one.closest('.gf-lesson'))
    .filter(one => one.offsetParent || one.tagName === 'CANVAS')
    .every(one => getComputedStyle(one).visibility === 'hidden')"""
SHOWN = f"place => !({COVERED})(place)"  # waits for its picture, which may come after the question is answered
FRAMED = """() => {
    const framed = document.querySelector('.gf-pointed'), own = framed.getBoundingClientRect(),
        out = parseFloat(getComputedStyle(framed).outlineOffset) + 2;
    for (let one = framed.parentElement; one?.closest('.gf-panel .gf'); one = one.parentElement) {
        const box = one.getBoundingClientRect(), isCut = getComputedStyle(one).overflow !== 'visible';
        if (isCut && !one.scrollTop && !one.scrollLeft && (own.top - out < box.top || own.left - out < box.left))
            return false;
    }
    return true;
}"""
FREE = """() => { const card = document.querySelector('.gf-lesson').getBoundingClientRect(),
    shown = document.querySelector('.gf-pointed').getBoundingClientRect();
    const strip = document.querySelector('#spine').getBoundingClientRect().bottom, // it stays over the page
        free = shown.bottom <= strip + 1 ? 0 : strip;
    return shown.top >= free - 1 && (shown.bottom <= card.top + 1 ||
        shown.height > card.top - free - 80 && shown.top < free + 120); }"""


def place_of(name: str) -> int:
    return [lesson.name for lesson in OFFERED].index(name)


def start_by_keyboard(page: Page, number: int) -> None:
    page.focus("#gh-tour")
    page.keyboard.press("Enter")
    for _ in range(number):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def open_lesson(page: Page, server: str, lesson: object, folder: Path, *, builds: bool = False) -> None:
    """Open a lesson from a file, to play it or in the builder."""
    (folder / "own.json").write_text(json.dumps(lesson), encoding="utf-8")
    open_page(page, server, text="Two dogs sleep.")
    page.click("#gh-tour")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Build a lesson" if builds else "Open a lesson").click()
        if builds:
            page.click(f"{BUILDER} .gf-edit >> text=Open a file")
    chooser.value.set_files(folder / "own.json")


def at_stop(page: Page, number: int) -> None:
    expect(page.locator(CARD)).to_have_attribute("data-stop", str(number), timeout=20_000)
    settle(page)


@pytest.mark.parametrize(
    ("name", "width"), [("tour", 1440), ("why-a-mask", 390), ("positions", 390), ("cross-attention", 1440)]
)
@pytest.mark.long
def test_a_lesson_is_played_to_its_end_by_keyboard(page: Page, server: str, name: str, width: int) -> None:
    number = place_of(name)
    lesson = OFFERED[number]
    open_page(page, server, text="Two dogs sleep.")
    start_by_keyboard(page, number)
    page.set_viewport_size({"width": width, "height": 844})
    said: dict[str, str] = {}
    for index, stop in enumerate(lesson.stops, start=1):
        at_stop(page, index)
        said |= stop.state
        assert "{" not in page.inner_text(CARD)
        expect(page.locator("#gh-text")).to_have_value(said["text"])
        expect(page.locator(f"#tab-{said.get('tab') or 'translate'}-button")).to_have_attribute("aria-selected", "true")
        seen = query(page)
        assert {key: seen.get(key, "") for key in EDITS} == {key: said.get(key, "") for key in EDITS}
        assert (seen["lesson"], seen["stop"]) == (lesson.name, str(index))
        assert seen.get("map") == said.get("map", seen.get("map"))
        assert "role" not in seen
        if stop.show and not (stop.ask and stop.show in stop.ask.hide):
            expect(page.locator(".gf-pointed")).to_be_visible(timeout=20_000)
            page.wait_for_function(FREE)
            assert page.evaluate(FRAMED), f"what scrolls cuts off the frame of {stop.show}"
        if stop.ask:
            assert all(page.evaluate(COVERED, PLACES[place]) for place in stop.ask.hide)
            expect(page.locator(f"{CARD} .gf-question")).to_be_focused()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            expect(page.locator(CARD)).to_have_attribute("data-open", "true")
            page.click(f"{CARD} .gf-next:text-is('Show me')")
            expect(page.locator(CARD)).to_have_attribute("data-open", "false")
            expect(page.locator(f"{CARD} .gf-ask")).to_contain_text("Answer:")
            if "masks" in stop.ask.hide:
                page.wait_for_function(SHOWN, arg=PLACES["masks"])
        page.keyboard.press("Enter")
    if any(stop.ask for stop in lesson.stops):
        expect(page.locator(f"{CARD} .gf-result")).to_contain_text("0 of ")
        page.keyboard.press("Enter")  # Done
    expect(page.locator(CARD)).to_have_count(0)
    settle(page)
    assert not {"lesson", "stop"} & query(page).keys()
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")
    next_one = OFFERED[number + 1].title
    expect(page.locator("#gh-message")).to_contain_text(f"“{lesson.title}” is over. Next under Tour: “{next_one}”.")
    expect(page.locator("#gh-tour" if width > 640 else "#gh-more")).to_be_focused()


def test_options_do_not_stay_open_over_a_lesson(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, server)
    page.click("#gh-more")
    page.click("#gh-tour")
    page.click("[role=menuitem] >> nth=0")
    at_stop(page, 1)
    assert page.is_hidden("#gh-options")
    assert page.is_visible("#tab-overview"), "the tour begins there"


@pytest.mark.long
def test_a_tour_can_be_left_and_ones_own_view_is_back(page: Page, server: str) -> None:
    open_page(page, server, text="Two dogs sleep.", tab="masks", mask="e.*.1.0")
    start_by_keyboard(page, 0)
    for number in (1, 2, 3):
        at_stop(page, number)
        if number == 3:  # a question
            page.click(f"{CARD} .gf-next:text-is('Show me')")
        page.keyboard.press("Enter")
    at_stop(page, 4)
    page.click(f"{CARD} .gf-back")
    at_stop(page, 3)
    page.keyboard.press("Escape")  # closes a note or a menu, never the lesson
    at_stop(page, 3)
    page.click(f"{CARD} .gf-leave")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".gf-pointed")).to_have_count(0)
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")
    settle(page)
    assert (query(page)["tab"], query(page)["mask"]) == ("masks", "e.*.1.0")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Go on with “Guided tour”").click()
    at_stop(page, 3)


def test_a_link_leads_into_a_lesson_and_back_leads_out(page: Page, server: str) -> None:
    open_page(page, server)
    start_by_keyboard(page, place_of("why-a-mask"))
    at_stop(page, 1)
    link = page.evaluate("glassformer.store.link()")
    page.go_back()
    expect(page.locator(CARD)).to_have_count(0)
    page.goto(link.replace("stop=1", "stop=3"))
    at_stop(page, 3)
    page.goto(link.replace("stop=1", "stop=999999"))
    at_stop(page, len(OFFERED[place_of("why-a-mask")].stops))
    page.goto(link.replace("why-a-mask", "no-such-lesson"))
    page.wait_for_selector("[data-ready=true]")
    expect(page.locator(CARD)).to_have_count(0)
    page.wait_for_function("glassformer.store.get('lesson') === undefined")
    page.goto(f"{server}?lesson=why-a-mask&stop=3")  # a lesson and a stop alone open what that stop shows
    at_stop(page, 3)
    assert (query(page)["text"], query(page)["bugs"]) == ("A man rides a bike.", "no-causal-mask")


@pytest.mark.long
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


@pytest.mark.long
def test_a_lesson_is_built_from_views_answered_and_sent_as_a_link(page: Page, server: str) -> None:
    open_page(page, server, text="Two dogs sleep.", tab="translate", map="cross", layer="0", head="1", step="1")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    page.fill(f"{BUILDER} input", "My lesson")
    page.click(f"{BUILDER} .gf-add")
    page.get_by_label("Text", exact=True).fill("It writes {writes} with 20 %.")
    expect(page.locator(f"{BUILDER} .gf-preview")).to_contain_text("“20 %” is typed")
    page.get_by_label("Question").select_option("tokens")
    page.get_by_label("Question", exact=True).last.fill("Where does it look?")
    page.get_by_label("After the answer").fill("At {top}.")
    page.evaluate("glassformer.store.set({ step: 0 })")
    page.click(f"{BUILDER} .gf-add")
    page.get_by_label("Text", exact=True).fill("Second.")
    page.focus(f"{BUILDER} .gf-stops li:nth-child(2) .gf-open")
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"{BUILDER} .gf-stops li:first-child")).to_contain_text("1. Second.")
    page.evaluate("() => { navigator.clipboard.writeText = text => Promise.resolve((window.copied = text)); }")
    page.click(f"{BUILDER} .gf-link")
    page.wait_for_function("window.copied")
    link = page.evaluate("window.copied")
    page.goto("about:blank")
    page.goto(link)
    at_stop(page, 1)
    expect(page.locator(f"{CARD} h2")).to_have_text("My lesson")
    page.keyboard.press("Enter")
    at_stop(page, 2)
    expect(page.locator(f"{CARD} .gf-question")).to_have_text("Where does it look?")
    assert query(page)["step"] == "1"
    assert page.evaluate(COVERED, PLACES["head"])
    page.click("#spine .sp-source .sp-word >> nth=0")
    expect(page.locator(CARD)).to_have_attribute("data-open", "true")
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_attribute("data-open", "false")
    expect(page.locator(f"{CARD} .gf-ask")).to_contain_text("At ")
    page.wait_for_function(SHOWN, arg=PLACES["head"])
    page.goto("about:blank")
    page.goto(f"{server}#lesson=x")
    page.wait_for_selector("[data-ready=true]")
    expect(page.locator("#gh-message")).to_contain_text("This link holds no lesson that can be read.")


def test_a_lesson_goes_on_with_a_sentence_of_ones_own(page: Page, server: str) -> None:
    last = len(next(one for one in shipped_lessons() if one.name == "copy-a-name").stops)
    open_page(page, server, lesson="copy-a-name", stop=str(last))
    at_stop(page, last)
    page.fill("#gh-text", "My friend Quxquxqux lives in Berlin.")
    page.press("#gh-text", "Enter")
    page.wait_for_function("glassformer.store.get('text').includes('Quxquxqux')")
    at_stop(page, last)
    expect(page.locator("#spine .sp-source")).to_contain_text("u")  # which the sentence of the stop lacks


def test_the_masks_are_covered_wherever_they_show_and_a_phone_has_the_one_in_question(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, server, lesson="why-a-mask", stop="2")
    at_stop(page, 2)
    expect(page.get_by_role("button", name="Causal", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".gf-covers div").first).to_have_text("Covered until the answer")
    canvases = "[...document.querySelectorAll('.gf-masks canvas')]"
    drawn = f"() => {canvases}.filter(one => one.checkVisibility({{ visibilityProperty: true }})).length"
    assert page.evaluate(drawn) == 0
    page.get_by_label("Itself and all before it").check()
    page.keyboard.press("Enter")
    expect(page.locator(f"{CARD} .gf-ask")).to_contain_text("Right: Itself and all before it.")
    expect(page.locator(".gf-covers div")).to_have_count(0)
    assert page.evaluate(drawn) > 0


TOLD = """() => [...document.querySelectorAll('#spine .sp-source .sp-word')]
    .map(word => word.title + (word.querySelector('.gf-sr')?.textContent ?? '')).join()"""


def test_an_open_question_is_not_answered_by_the_strip(page: Page, server: str) -> None:
    """Its bars are covered, and so is what tooltips and screen readers tell of them."""
    open_page(page, server, lesson="cross-attention", stop="2")
    at_stop(page, 2)
    assert "%" in page.evaluate(TOLD)
    open_page(page, server, lesson="cross-attention", stop="3")
    at_stop(page, 3)
    page.wait_for_selector("#spine.sp-nobars")
    page.wait_for_function(f"!({TOLD})().includes('%')")


ASKED = {
    "question": "Which way?",
    "choices": ["Up.", "Down.", "Left."],
    "right": 1,
    "tries": 2,
    "hint": "Not up.",
    "feedback": ["Nothing goes up.", None, None],
    "answer": "It goes down.",
}
OWN = {
    "title": "Mine",
    "stops": [{"prose": "One.", "state": {"text": "A cat."}}, {"prose": "Two.", "ask": ASKED}, {"prose": "Three."}],
}


def opened(page: Page, server: str, tmp_path: Path) -> None:
    """Open the lesson ``OWN`` from a file, and go to its question."""
    open_lesson(page, server, OWN, tmp_path)
    at_stop(page, 1)
    page.keyboard.press("PageDown")
    at_stop(page, 2)


def test_an_answer_is_marked_then_given_and_a_second_try_has_a_hint(page: Page, server: str, tmp_path: Path) -> None:
    opened(page, server, tmp_path)
    ask = page.locator(f"{CARD} .gf-ask")
    expect(page.locator(f"{CARD} .gf-answer")).to_be_disabled()
    page.get_by_label("Up.").check()
    expect(page.locator(CARD)).to_have_attribute("data-open", "true")
    page.keyboard.press("Enter")
    expect(ask).to_contain_text("You said: Up. It is another.")
    expect(ask).to_contain_text("Nothing goes up.")
    expect(page.locator(f"{CARD} .gf-out")).to_have_text("Up.")
    expect(page.get_by_label("Up.")).to_be_disabled()
    assert "Not up." not in ask.inner_text()
    page.click(f"{CARD} .gf-hint")
    expect(ask).to_contain_text("Not up.")
    page.get_by_label("Left.").check()
    page.click(f"{CARD} .gf-answer")
    expect(ask).to_contain_text("You said: Left. Right: Down.")
    expect(ask).to_contain_text("It goes down.")
    assert "Nothing goes up." not in ask.inner_text()


IN_SIGHT = """() => {
    const said = document.querySelector('.gf-verdict-lines').getBoundingClientRect(),
        [card, kept] = ['.gf-lesson', '.gf-kept'].map((one) => document.querySelector(one).getBoundingClientRect());
    return said.height > 0 && said.top >= card.top && said.bottom <= kept.top + 1;
}"""


def test_on_a_phone_what_is_said_to_an_answer_is_in_sight(page: Page, server: str, tmp_path: Path) -> None:
    """The sheet is low there, and text and choices fill it."""
    choices = [f"{one} Such a choice takes more than a line of a phone." for one in ASKED["choices"]]
    stop = {"prose": "A text of some lines. " * 8, "state": {"text": "A cat."}, "ask": ASKED | {"choices": choices}}
    open_lesson(page, server, {"title": "Mine", "stops": [stop, {"prose": "The end. " * 90}]}, tmp_path)
    at_stop(page, 1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(f"{CARD} [type=radio]").first.check()
    page.click(f"{CARD} .gf-answer")
    page.wait_for_function(IN_SIGHT)
    page.click(f"{CARD} .gf-next")
    page.wait_for_function(IN_SIGHT)
    page.click(f"{CARD} .gf-next")
    at_stop(page, 2)
    assert page.evaluate(f"document.querySelector('{CARD}').scrollTop") == 0


def test_a_strip_that_is_covered_says_so(page: Page, server: str, tmp_path: Path) -> None:
    stop = {"prose": "One.", "state": {"text": "A cat."}, "ask": ASKED | {"hide": ["strips"]}}
    open_lesson(page, server, {"title": "Mine", "stops": [stop]}, tmp_path)
    at_stop(page, 1)
    drawn = "getComputedStyle(document.querySelector('#spine .gf-spine'), '::after')"
    page.wait_for_function(f"{drawn}.content.includes('Covered until the answer')")
    assert page.evaluate(f"[{drawn}.visibility, {drawn}.outlineStyle]") == ["visible", "dashed"]
    page.click(f"{CARD} .gf-next")
    page.wait_for_function(f"{drawn}.content === 'none'")


@pytest.mark.long
def test_a_lesson_of_ones_own_survives_a_reload_and_its_address_is_a_link(
    page: Page, server: str, tmp_path: Path
) -> None:
    opened(page, server, tmp_path)
    page.get_by_label("Down.").check()
    page.keyboard.press("Enter")
    expect(page.locator(f"{CARD} .gf-ask")).to_contain_text("Right: Down.")
    link = page.evaluate("glassformer.store.link()")
    page.reload()
    at_stop(page, 2)
    expect(page.locator(f"{CARD} h2")).to_have_text("Mine")
    page.goto("about:blank")
    page.goto(link)
    at_stop(page, 2)
    page.click(f"{CARD} .gf-leave")
    expect(page.locator(CARD)).to_have_count(0)
    page.wait_for_function("location.hash === ''")


@pytest.mark.long
def test_a_clicker_leads_and_reveals_only_what_is_asked_for_twice(page: Page, server: str, tmp_path: Path) -> None:
    opened(page, server, tmp_path)
    page.keyboard.press("PageDown")
    expect(page.locator(f"{CARD} .gf-next")).to_have_text("Press again to show the answer")
    expect(page.locator(CARD)).to_have_attribute("data-open", "true")
    page.keyboard.press("b")
    expect(page.locator(".gf-dark")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".gf-dark")).to_have_count(0)
    page.keyboard.press("PageUp")
    at_stop(page, 1)
    page.keyboard.press("PageDown")
    at_stop(page, 2)
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.locator(CARD)).to_have_attribute("data-open", "false")
    expect(page.locator(f"{CARD} .gf-ask")).to_contain_text("Answer: Down.")
    page.keyboard.press("PageDown")
    at_stop(page, 3)


@pytest.mark.long
def test_the_builder_undoes_copies_and_refuses_a_question_without_a_right_choice(
    page: Page, server: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(OWN), encoding="utf-8")
    open_page(page, server, text="Two dogs sleep.")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    with page.expect_file_chooser() as chooser:
        page.click(f"{BUILDER} .gf-edit >> text=Open a file")
    chooser.value.set_files(tmp_path / "mine.json")
    stops = page.locator(f"{BUILDER} .gf-stops li")
    expect(stops).to_have_count(3)
    page.get_by_label("Copy stop 2").click()
    expect(stops).to_have_count(4)
    choices = page.get_by_label("Choices, one a line")
    expect(choices).to_have_value("Up. | Nothing goes up.\n* Down.\nLeft.")
    for other in ("tokens", "none"):
        page.get_by_label("Question").first.select_option(other)
        page.get_by_label("Question").first.select_option("choices")
        expect(choices).to_have_value("Up. | Nothing goes up.\n* Down.\nLeft.")
    page.get_by_label("Question").first.select_option("poll")
    page.get_by_label("Question").first.select_option("choices")
    expect(choices).to_have_value("Up. | Nothing goes up.\nDown.\nLeft.")
    page.click(f"{BUILDER} .gf-try")
    expect(page.locator("#gh-message")).to_contain_text("Stop 3 has no right choice")
    for _ in range(7):
        page.click(f"{BUILDER} .gf-undo")
    expect(stops).to_have_count(3)
    page.click(f"{BUILDER} .gf-redo")
    expect(stops).to_have_count(4)
    page.click(f"{BUILDER} .gf-empty")
    expect(stops).to_have_count(0)
    page.click(f"{BUILDER} .gf-undo")
    expect(stops).to_have_count(4)
    expect(choices).to_have_value("Up. | Nothing goes up.\n* Down.\nLeft.")
    page.evaluate("glassformer.store.set({ map: 'cross', layer: 1, head: 2 })")
    page.click(f"{BUILDER} .gf-view")
    page.wait_for_function("""Object.values(localStorage).join().includes('"head":"2"')""")
    page.click(f"{BUILDER} .gf-empty")
    expect(stops).to_have_count(0)
    open_page(page, server, text="Two dogs sleep.")  # which no undo outlives
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    expect(stops).to_have_count(0)
    page.get_by_label("Earlier drafts").select_option("Mine")
    expect(stops).to_have_count(4)


@pytest.mark.long
def test_the_list_tells_level_and_minutes_and_the_builder_keeps_them(page: Page, server: str, tmp_path: Path) -> None:
    first = {"prose": "One.", "state": {"text": "A cat."}, "holds": ["{tokens} > 2"]}
    said = {"level": 3, "minutes": 7, "language": "en", "exact": False}
    own = {"title": "Mine", "stops": [first, {"prose": "Two.", "ask": ASKED}, {"prose": "Three."}]} | said
    (tmp_path / "mine.json").write_text(json.dumps(own), encoding="utf-8")
    open_page(page, server, text="Two dogs sleep.")
    page.click("#gh-tour")
    notes = page.get_by_role("menuitem").evaluate_all("all => all.map((one) => one.textContent)")
    levels = [int(found[1]) for note in notes if (found := re.search(r"level (\d), \d+ min$", note))]
    way = [int(found[1]) for note in notes if (found := re.search(r"(\d+) of 10, \d+ min$", note))]
    assert way == [*range(1, 11)]
    assert len(levels) + len(way) == len(OFFERED)
    assert levels == sorted(levels)
    page.get_by_role("menuitem", name="Build a lesson").click()
    with page.expect_file_chooser() as chooser:
        page.click(f"{BUILDER} .gf-edit >> text=Open a file")
    chooser.value.set_files(tmp_path / "mine.json")
    expect(page.locator(f"{BUILDER} .gf-stops li")).to_have_count(3)
    page.get_by_label("Text", exact=True).fill("The numbers above.")
    expect(page.locator(f"{BUILDER} .gf-preview")).to_contain_text("“above” is not true on a phone")
    with page.expect_download() as saving:
        page.click(f"{BUILDER} .gf-file")
    saving.value.save_as(tmp_path / "saved.json")
    saved = json.loads((tmp_path / "saved.json").read_text(encoding="utf-8"))
    assert {name: saved[name] for name in said} == said
    assert saved["stops"][0]["holds"] == ["{tokens} > 2"]
    assert read_lesson(tmp_path / "saved.json").stops[1].ask == read_lesson(tmp_path / "mine.json").stops[1].ask


@pytest.mark.long
def test_a_task_is_done_once_its_view_is_found(page: Page, server: str, tmp_path: Path) -> None:
    task = {
        "kind": "find",
        "question": "Find it.",
        "when": ["{map} is encoder"],
        "answer": "It is {map}.",
        "hint": "Up.",
    }
    own = {"title": "Mine", "stops": [{"prose": "One.", "state": {"text": "A cat.", "map": "cross"}, "task": task}]}
    (tmp_path / "mine.json").write_text(json.dumps(own), encoding="utf-8")
    open_page(page, server, text="Two dogs sleep.")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    with page.expect_file_chooser() as chooser:
        page.click(f"{BUILDER} .gf-edit >> text=Open a file")
    chooser.value.set_files(tmp_path / "mine.json")
    expect(page.get_by_label("True of the view")).to_have_value("{map} is encoder")
    page.click(f"{BUILDER} .gf-try")
    at_stop(page, 1)
    ask = page.locator(f"{CARD} .gf-ask")
    page.click(f"{CARD} .gf-hint")
    expect(ask).to_contain_text("Up.")
    page.click(f"{CARD} .gf-check")
    expect(ask).to_contain_text("Not this one. Look further, then check again.")
    page.evaluate("glassformer.store.set({ map: 'encoder' })")
    page.click(f"{CARD} .gf-check")
    expect(ask).to_contain_text("It is encoder.")
    expect(page.locator(f"{CARD} .gf-check")).to_be_hidden()


def test_the_builder_names_what_gives_an_answer_away(page: Page, server: str, tmp_path: Path) -> None:
    asked = ASKED | {"answer": "It has {weight}."}
    stop = {"prose": "One.", "state": {"text": "A cat.", "map": "cross", "layer": "0", "head": "0", "step": "0"}}
    (tmp_path / "mine.json").write_text(json.dumps({"title": "M", "stops": [stop | {"ask": asked}]}), encoding="utf-8")
    open_page(page, server, text="A cat.", tab="translate")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    with page.expect_file_chooser() as chooser:
        page.click(f"{BUILDER} .gf-edit >> text=Open a file")
    chooser.value.set_files(tmp_path / "mine.json")
    page.locator(f"{BUILDER} .gf-stops .gf-open").first.click()
    named = page.locator(f"{BUILDER} .gf-cover", has_text=re.compile(r"Cover “caption”: it shows \S"))
    named.click(timeout=20_000)
    covered = page.get_by_label("Covered until the answer").locator("option").first
    expect(covered).to_have_text("caption")
    expect(named).to_have_count(0)
    declared = sorted(place for place, facts in SHOWS.items() if "weight" in facts)  # “stages” are on another tab
    page.click(f"{BUILDER} .gf-cover >> text=Cover all of these places")
    expect(covered).to_contain_text("stages")
    assert {"caption", *declared} <= {*re.split(", | and ", covered.inner_text())}
    expect(page.locator(f"{BUILDER} .gf-preview p").last).to_be_visible()
    expect(page.locator(f"{BUILDER} .gf-cover")).to_have_count(0)

"""A whole session: a lesson is built, saved, sent, played on a phone, collected, printed and led with a class."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.frontend.answer_codes import code_of
from tests.viz_app.server.rooms.test_requests import bearer
from tests.viz_app.test_class_page import BOARD, classes, client  # noqa: F401 - fixtures
from tests.viz_app.test_lesson_answers import SHEET, codes_of, collect
from tests.viz_app.test_lesson_player import BUILDER, CARD, at_stop
from tests.viz_app.visitor import open_page
from viz_app.handlers.lessons import Lesson, read_lesson
from viz_app.server.rooms.questions import FOUND

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
KINDS = ("choices", "tokens", "poll", "find", "text")
LINES = {"choices": "* sleep\nrun | Nobody runs.", "poll": "Yes\nNo"}
ASKED = dict(zip(KINDS, ("What do they do?", "Where?", "Do you like it?", "Find it.", "Why?"), strict=True))
PUPILS = 25


@pytest.fixture
def phone(chromium: "Browser") -> Iterator[Page]:
    """The phone of a German pupil."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="de-DE")
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def build(page: Page, address: str, folder: Path) -> tuple[Lesson, str]:
    """Build a lesson with a stop of each kind, in two languages; return it as its file has it, and its link."""
    open_page(page, address, text="Two dogs sleep.", tab="translate", map="cross", layer="0", head="1", step="1")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    page.get_by_label("Title of the lesson").fill("Sleeping dogs")
    for number, kind in enumerate(KINDS, start=1):
        page.click(f"{BUILDER} .gf-add")
        expect(page.locator(f"{BUILDER} .gf-stops li")).to_have_count(number)
        page.get_by_label("Text", exact=True).fill(f"Stop {kind}.")
        page.get_by_label("Question", exact=True).first.select_option(kind)
        page.get_by_label("Question", exact=True).last.fill(ASKED[kind])
        if kind in LINES:
            page.get_by_label("Choices, one a line").fill(LINES[kind])
        if kind == "find":
            page.get_by_label("True of the view").fill("{map} is encoder")
        page.get_by_label("Hint").fill("Think.")
        page.get_by_label("After the answer").fill("It writes {writes}.")
    page.get_by_label("Language of the texts").select_option("de")
    page.get_by_label("Title of the lesson").fill("Schlafende Hunde")
    page.locator(f"{BUILDER} .gf-stops .gf-open").nth(0).click()
    page.get_by_label("Question", exact=True).fill("Was tun sie?")
    with page.expect_download() as saving:
        page.click(f"{BUILDER} .gf-file")
    saving.value.save_as(folder / "own.json")
    page.evaluate("() => { navigator.clipboard.writeText = text => Promise.resolve((window.copied = text)); }")
    page.click(f"{BUILDER} .gf-link")
    page.wait_for_function("window.copied")
    return read_lesson(folder / "own.json"), str(page.evaluate("window.copied"))


def play(phone: Page, lesson: Lesson) -> str:
    """Play a lesson to its end, with the first answer to each question; return the code."""
    for number, kind in enumerate(KINDS, start=1):
        at_stop(phone, number)
        if kind == "tokens":
            phone.locator("#spine .sp-source .sp-word").first.click()
        elif lesson.stops[number - 1].ask:
            phone.locator(f"{CARD} .gf-choice input").first.check()
        if lesson.stops[number - 1].ask:
            phone.click(f"{CARD} .gf-answer")
        elif kind == "text":
            phone.fill(f"{CARD} textarea", "Weil sie schlafen.")
            phone.click(f"{CARD} .gf-check")
        else:
            phone.evaluate("glassformer.store.set({ map: 'encoder' })")
            phone.click(f"{CARD} .gf-check")
        expect(phone.locator(f"{CARD} .gf-verdict-lines")).not_to_be_empty()
        phone.click(f"{CARD} .gf-next")
    return phone.inner_text(f"{CARD} output")


@pytest.mark.long
def test_a_lesson_is_built_sent_played_collected_and_printed(
    page: Page,
    phone: Page,
    classes: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    lesson, link = build(page, classes, tmp_path)
    assert [stop.task.kind if stop.task else bool(stop.ask and stop.ask.poll) for stop in lesson.stops] == [
        *(False, False, True),
        *("find", "text"),
    ]
    phone.goto(link)
    at_stop(phone, 1)
    expect(phone.locator(f"{CARD} h2")).to_have_text("Schlafende Hunde")
    expect(phone.locator(f"{CARD} .gf-question")).to_have_text("Was tun sie?")
    code = play(phone, lesson)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    given = [one for _, one in codes_of(lesson, PUPILS - 1, seed=7)]
    page.goto("about:blank")
    page.goto(link)
    at_stop(page, 1)
    collect(page, "\n".join([code, *given]))
    expect(page.locator(f"{SHEET} h3 >> nth=0")).to_have_text(f"{PUPILS} of {PUPILS} codes read")
    expect(page.locator(f"{SHEET} .gf-group section")).to_have_count(5)
    page.click(f"{SHEET} button:text-is('Close')")
    page.keyboard.press("Control+p")
    paper = page.locator(f"{SHEET} .gf-paper")
    expect(paper.locator("h3")).to_have_count(5, timeout=20_000)
    expect(paper).not_to_contain_text("It writes")
    for name in ("worksheet", "solution"):
        page.evaluate("() => { window.print = () => {}; }")
        page.click(f"{SHEET} button:text-is('Print')")
        (tmp_path / f"{name}.pdf").write_bytes(page.pdf(format="A4"))
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.click(f"{SHEET} button:text-is('Solution'), {SHEET} button:text-is('Worksheet')")
    expect(paper).to_contain_text("My code")


@pytest.mark.long
def test_a_class_plays_it_and_each_phone_ends_with_a_code_of_the_lesson(
    page: Page,
    phone: Page,
    classes: str,  # noqa: F811
    client: httpx.Client,  # noqa: F811
    tmp_path: Path,
) -> None:
    lesson, link = build(page, classes, tmp_path)
    page.goto("about:blank")
    page.goto(link)
    at_stop(page, 1)
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Start a class").click()
    expect(page.get_by_label("Lesson", exact=True).locator("option:checked")).to_have_text("Sleeping dogs")
    page.get_by_label("Come to me").check()
    page.click("text=Start the class")
    expect(page.locator(".gf-bqr svg")).to_be_visible()
    place = f"/class/rooms/{page.inner_text('.gf-bcode').replace(' ', '')}"
    tokens = [client.post(f"{place}/members", json={}).json()["member"] for _ in range(PUPILS - 2)]
    phone.goto(f"{classes}#class={place[-6:]}")
    phone.click(".gf-screen button[type=submit]")
    expect(page.locator(".gf-lobby")).to_contain_text(f"{PUPILS - 1} are here.")
    for at, kind in enumerate(KINDS):
        page.keyboard.press("PageDown")
        expect(page.locator(".gf-btop")).to_contain_text(f"{at + 1} of 5")
        expect(phone.locator(CARD)).to_have_attribute("data-stop", str(at + 1), timeout=20_000)
        choice = FOUND if kind == "find" else 0
        about = {"text": "Since."} if kind == "text" else {"choice": choice, "tries": 1, "hint": False}
        for token in tokens:
            said = client.post(f"{place}/answers", json={"stop": at, "round": 1, **about}, headers=bearer(token))
            assert said.status_code == 200, said.text
        if kind == "tokens":
            phone.locator("#spine .sp-source .sp-word").first.click()
        elif kind == "text":
            phone.fill(f"{CARD} textarea", "Weil sie schlafen.")
        elif kind == "find":
            phone.evaluate("glassformer.store.set({ map: 'encoder', layer: 0, head: 1 })")
        else:
            phone.locator(f"{CARD} .gf-choice input").first.check()
        phone.click(f"{CARD} :is(.gf-answer, .gf-check)")
        expect(page.locator(".gf-bcount")).to_have_text(f"{PUPILS - 1} of {PUPILS - 1}", timeout=20_000)
        page.keyboard.press("PageDown")
        expect(page.locator(".gf-bfoot .gf-primary")).to_have_text(re.compile("Show (what is|the text|one way)"))
        page.keyboard.press("PageDown")
        expect(phone.locator(f"{CARD} .gf-verdict-lines")).to_contain_text("It writes", timeout=20_000)
        if kind == "find":
            expect(page.locator(".gf-bcount")).to_have_text(f"{PUPILS - 1} of {PUPILS - 1}")
            expect(page.locator(".gf-bside")).to_contain_text("found it")
            pictures = page.locator(".gf-tried svg").evaluate_all("all => all.map(one => one.innerHTML)")
            assert len({*pictures}) == len(pictures) > 1, "each head has its own picture"
            expect(page.locator(".gf-tried .gf-right")).to_have_text([f"✓ {PUPILS - 2}", "✓ 1"])
            expect(page.locator(".gf-bmain")).to_contain_text("It writes")
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-bmain")).to_contain_text("What you found out")
    expect(phone.locator(f"{CARD} output")).to_be_visible(timeout=20_000)
    expect(phone.locator(f"{CARD} h2")).to_have_text("Schlafende Hunde")
    code = phone.inner_text(f"{CARD} output")
    page.locator(BOARD).get_by_role("button", name="End the class").click()
    expect(page.locator(BOARD)).to_contain_text("The class is over.")
    assert code.replace(" ", "")[1:6] == code_of(lesson, codes_of(lesson, 1, seed=1)[0][0]).replace(" ", "")[1:6]

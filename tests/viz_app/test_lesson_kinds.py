"""Questions without a right answer, texts that are written, and words that the page fills in, in a real Chromium."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.axe import violations
from tests.viz_app.test_lesson_player import BUILDER, CARD, at_stop, open_lesson
from tests.viz_app.visitor import settle
from viz_app.handlers.lessons import read_lesson

pytestmark = pytest.mark.browser
VIEW = {"text": "A cat.", "tab": "translate", "map": "cross", "layer": "0", "head": "0", "step": "0"}
POLL = {"question": "Do you like it?", "choices": ["Yes.", "No."], "poll": True, "answer": "Both are fine."}
TOKENS = {"question": "Where?", "answer": "At {top}.", "tries": 2, "feedback": {"*": "This one gets {guessed}."}}
TEXT = {"kind": "text", "question": "Why **here**?", "answer": "Since {p} is large.", "hint": "Think."}
OWN = {
    "title": "Kinds",
    "version": 2,
    "stops": [
        {"prose": "The heads are {where@heads}, and {where@nowhere}.", "state": VIEW, "show": "head", "ask": POLL},
        {"prose": "Two.", "ask": TOKENS},
        {"prose": "Again.", "ask": TOKENS},
        {"prose": "Three.", "task": TEXT},
    ],
}


@pytest.mark.long
def test_a_poll_has_no_right_answer_and_a_text_is_compared(page: Page, server: str, tmp_path: Path) -> None:
    open_lesson(page, server, OWN, tmp_path)
    at_stop(page, 1)
    ask, prose = page.locator(f"{CARD} .gf-ask"), page.locator(f"{CARD} .gf-prose")
    expect(prose).to_have_text(re.compile(r"The heads are (above|below|on the left|on the right), and on the page\."))
    expect(page.locator(f"{CARD} .gf-next")).to_have_text("Skip")
    page.get_by_label("No.").check()
    page.click(f"{CARD} .gf-answer")
    expect(ask).to_contain_text("You said: No.Both are fine.")
    expect(ask).not_to_contain_text("Right")
    page.click(f"{CARD} .gf-next")
    at_stop(page, 2)
    said = []
    for number in (0, 1):  # two words cannot both be right
        page.locator("#spine .sp-source .sp-word").nth(number).click()
        page.click(f"{CARD} .gf-answer")
        verdict = page.locator(f"{CARD} .gf-verdict-line")
        expect(verdict).to_contain_text(re.compile("Right|You said"))
        said.append(ask.inner_text())
        if number == 0:
            while page.locator(CARD).get_attribute("data-open") == "true":
                page.click(f"{CARD} .gf-next")
            page.click(f"{CARD} .gf-next")
            at_stop(page, 3)
    assert any(re.search(r"This one gets (less than )?[\d.]+\s%\.", one) for one in said), said
    assert not any("{" in one for one in said)
    while page.locator(CARD).get_attribute("data-open") == "true":
        page.click(f"{CARD} .gf-next")
    page.click(f"{CARD} .gf-next")
    at_stop(page, 4)
    expect(ask.locator("h3 b")).to_have_text("here")
    page.get_by_label("Why here?").fill("  ")
    page.click(f"{CARD} .gf-check")
    expect(page.locator(f"{CARD} .gf-check")).to_be_visible()
    text = "<b>Because</b> \U0001f44d {p}"
    page.get_by_label("Why here?").fill(text)
    page.click(f"{CARD} .gf-hint")
    expect(ask).to_contain_text("Think.")
    expect(page.get_by_label("Why here?")).to_have_value(text)
    page.click(f"{CARD} .gf-check")
    expect(ask).to_contain_text(f"You wrote: {text}One way to say it:Since")
    expect(ask).to_contain_text(re.compile(r"Since (less than )?[\d.]+\s% is large\."))
    page.click(f"{CARD} .gf-next")
    expect(page.locator(f"{CARD} .gf-result")).to_contain_text(re.compile(r"[01] of 2 right at the first try"))
    expect(page.locator(f"{CARD} .gf-result tr", has_text="Do you like it?")).to_contain_text("No–")


@pytest.mark.long
def test_after_the_last_try_a_head_that_fits_is_shown_and_paper_has_all_heads(
    page: Page, server: str, tmp_path: Path
) -> None:
    """A head is looked for with two tries, then something that no head is with one."""
    find = {"kind": "find", "question": "Find it.", "hint": "Count.", "answer": "{head} is one."}
    heads, words = (
        {"when": [claim], "tries": tries} for claim, tries in (("{map} is encoder", 2), ("{words} is 9", 1))
    )
    stops = [{"prose": "One.", "state": VIEW, "task": find | heads}, {"prose": "Two.", "task": find | words}]
    open_lesson(page, server, {"title": "Two", "stops": stops}, tmp_path)
    at_stop(page, 1)
    ask, check = page.locator(f"{CARD} .gf-ask"), page.locator(f"{CARD} .gf-check")
    check.click()
    expect(ask).to_contain_text("Not this one. Look further")
    check.click()
    expect(ask).to_contain_text("Not this one, and that was the last of 2 tries.")
    expect(ask).to_contain_text("One that fits: Encoder, layer 1, head 1.Head 1 of layer 1 is one.")
    expect(check).to_be_hidden()
    page.keyboard.press("Control+p")
    paper = page.locator(".gf-sheet .gf-paper")
    expect(paper.locator("h3")).to_have_text(["1. Find it.", "2. Find it."], timeout=20_000)
    assert paper.locator("section").last.locator(".gf-write").count()  # room for words
    pictures = paper.locator(".gf-tried svg").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len({*pictures}) == len(pictures) > 1, "each head is another one"
    assert paper.locator(".gf-right").count() == 0
    page.click(".gf-sheet button:text-is('Solution')")
    expect(paper.locator(".gf-right svg")).to_have_count(len(pictures))
    expect(paper).to_contain_text("One that fits: Encoder, layer 1, head 1.Head 1 of layer 1 is one.")
    page.keyboard.press("Escape")
    page.click(f"{CARD} .gf-next")
    at_stop(page, 2)
    check.click()
    expect(ask).to_contain_text("Not this one, and there was one try.Count.")
    expect(ask).not_to_contain_text("One that fits")
    page.click(f"{CARD} .gf-next")
    expect(page.locator(f"{CARD} .gf-result")).to_contain_text("0 of 2 right at the first try")


@pytest.mark.long
def test_the_builder_keeps_every_kind(page: Page, server: str, tmp_path: Path) -> None:
    open_lesson(page, server, OWN, tmp_path, builds=True)
    expect(page.locator(f"{BUILDER} .gf-stops li")).to_have_count(4)
    kind = page.get_by_label("Question", exact=True).first
    for number, name in enumerate(("poll", "tokens", "tokens", "text"), start=1):
        page.locator(f"{BUILDER} .gf-stops .gf-open").nth(number - 1).click()
        expect(kind).to_have_value(name)
    with page.expect_download() as saving:
        page.click(f"{BUILDER} .gf-file")
    saving.value.save_as(tmp_path / "saved.json")
    assert json.loads((tmp_path / "saved.json").read_text(encoding="utf-8"))["version"] == 2
    saved, own = read_lesson(tmp_path / "saved.json"), read_lesson(tmp_path / "own.json")
    assert [(stop.ask, stop.task) for stop in saved.stops] == [(stop.ask, stop.task) for stop in own.stops]
    kind.select_option("find")
    expect(page.get_by_label("After the answer")).to_have_value("Since {p} is large.")
    tries = page.get_by_label("Tries", exact=True)
    expect(tries.locator("option:checked")).to_have_text("Any number")
    tries.select_option("5")
    page.get_by_label("True of the view").fill("{p} > 1")
    with page.expect_download() as saving:
        page.click(f"{BUILDER} .gf-file")
    saving.value.save_as(tmp_path / "saved.json")
    sought = read_lesson(tmp_path / "saved.json").stops[3].task
    assert sought
    assert (sought.kind, sought.tries) == ("find", 5)
    kind.select_option("poll")
    expect(page.get_by_label("Choices, one a line")).to_be_visible()
    expect(page.get_by_label("Tries", exact=True)).to_have_count(0)


def test_a_lesson_is_played_in_the_language_of_its_visitor(page: Page, server: str, tmp_path: Path) -> None:
    dutch = {"title": "Soorten", "stops": [{"prose": "Het schrijft {writes}.", "ask": {"choices": ["Ja.", "Nee."]}}]}
    page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['nl-BE', 'en'] })")
    open_lesson(page, server, OWN | {"languages": {"nl": dutch}}, tmp_path)
    at_stop(page, 1)
    expect(page.locator(f"{CARD} h2")).to_have_text("Soorten")
    expect(page.locator(f"{CARD} h2")).to_have_attribute("lang", "nl")
    expect(page.locator(f"{CARD} .gf-answer")).to_have_text("Answer")  # the page has no Dutch
    expect(page.locator(f"{CARD} .gf-prose")).to_contain_text(re.compile(r"Het schrijft .*[^}]\."))
    page.get_by_label("Nee.").check()
    page.click(f"{CARD} .gf-answer")
    expect(page.locator(f"{CARD} .gf-ask")).to_contain_text("Both are fine.")  # what a language lacks
    page.reload()  # the address keeps all languages
    at_stop(page, 1)
    expect(page.locator(f"{CARD} h2")).to_have_text("Soorten")


@pytest.mark.long
def test_the_builder_edits_the_texts_of_another_language(page: Page, server: str, tmp_path: Path) -> None:
    german = {"title": "Arten", "stops": [{"prose": "Eins.", "ask": {"choices": ["Ja.", "Nein."]}}]}
    own = OWN | {"languages": {"de": german, "xx-odd": {"stops": []}}}
    open_lesson(page, server, own, tmp_path, builds=True)

    def saved() -> dict:
        with page.expect_download() as saving:
            page.click(f"{BUILDER} .gf-file")
        saving.value.save_as(tmp_path / "saved.json")
        plain: dict = json.loads((tmp_path / "saved.json").read_text(encoding="utf-8"))
        return plain

    assert saved()["languages"]["de"]["stops"][0] == german["stops"][0]
    language, title = page.get_by_label("Language of the texts"), page.get_by_label("Title of the lesson")
    names = language.locator("option").evaluate_all("all => all.slice(0, 4).map(one => one.textContent)")
    assert names[:3] == ["English, the first", "✓ German", "✓ xx-odd"], names
    language.select_option("de")
    expect(title).to_have_value("Arten")
    assert violations(page) == []
    page.locator(f"{BUILDER} .gf-stops .gf-open").nth(0).click()
    expect(page.get_by_label("Text", exact=True)).to_have_value("Eins.")
    expect(page.get_by_label("Choice 2")).to_have_value("Nein.")
    question = page.get_by_label("Question", exact=True)
    expect(question).to_have_attribute("placeholder", "Do you like it?")
    question.fill("Magst du es? {writes}")
    expect(page.locator(f"{BUILDER} .gf-preview")).to_contain_text(re.compile(r"Magst du es\? [^{]"))
    page.get_by_label("Choice 1").fill("")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Choice 2")).to_be_focused()
    first = saved()["languages"]["de"]["stops"][0]
    assert first == {"prose": "Eins.", "ask": {"question": "Magst du es? {writes}", "choices": ["Yes.", "Nein."]}}
    page.click(f"{BUILDER} .gf-undo")
    expect(page.get_by_label("Choice 1")).to_have_value("Ja.")
    page.click(f"{BUILDER} .gf-undo")
    expect(question).to_have_value("")
    page.click(f"{BUILDER} .gf-redo")
    expect(question).to_have_value("Magst du es? {writes}")
    language.select_option("fr")
    title.fill("Genres")
    page.locator(f"{BUILDER} .gf-stops .gf-open").nth(3).click()
    page.get_by_label("After the answer").fill("Parce que {p} est grand.")
    page.reload()
    settle(page)
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    language.select_option("fr")
    expect(title).to_have_value("Genres")
    french = saved()["languages"]["fr"]
    assert french["title"] == "Genres"
    assert french["stops"] == [{}, {}, {}, {"task": {"answer": "Parce que {p} est grand."}}]
    lesson = read_lesson(tmp_path / "saved.json")
    assert lesson.languages["fr"]["stops"][3]["task"]["question"] == "Why **here**?"
    assert [stop.ask for stop in lesson.stops] == [stop.ask for stop in read_lesson(tmp_path / "own.json").stops]


def test_another_language_becomes_the_first_of_a_lesson(page: Page, server: str, tmp_path: Path) -> None:
    german = {"title": "Arten", "stops": [{"prose": "Eins.", "ask": {"choices": ["Ja.", "Nein."]}}]}
    open_lesson(page, server, OWN | {"languages": {"de": german}}, tmp_path, builds=True)
    title, first = page.get_by_label("Title of the lesson"), page.locator(f"{BUILDER} .gf-first")
    expect(first).to_be_hidden()
    page.get_by_label("Language of the texts").select_option("de")
    first.click()
    expect(first).to_be_hidden()
    with page.expect_download() as saving:
        page.click(f"{BUILDER} .gf-file")
    saving.value.save_as(tmp_path / "turned.json")
    before, now = (read_lesson(tmp_path / name) for name in ("own.json", "turned.json"))
    assert (now.language, now.title, now.languages["en"]["title"]) == ("de", "Arten", before.title)
    assert (now.stops[0].prose, now.languages["en"]["stops"][0]["prose"]) == ("Eins.", before.stops[0].prose)
    assert now.stops[0].ask
    assert before.stops[0].ask
    assert now.stops[0].ask.choices == ("Ja.", "Nein.")
    assert now.languages["en"]["stops"][0]["ask"]["choices"] == before.stops[0].ask.choices
    assert now.stops[1].prose == before.stops[1].prose, "what was not translated stays"
    page.click(f"{BUILDER} .gf-undo")
    expect(title).to_have_value("Arten")
    expect(first).to_have_text("Make German the first language")

"""Answers of a lesson: the card at its end, its code, and the list in which a teacher collects the codes of a class."""

import csv
import io
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.frontend.answer_codes import asked_in, code_of, drawn
from tests.viz_app.axe import violations
from tests.viz_app.visitor import open_page
from viz_app.handlers.lessons import Lesson, shipped_lessons

pytestmark = pytest.mark.browser
CARD, SHEET = ".gf-lesson", ".gf-sheet"
LESSONS = {lesson.name: lesson for lesson in shipped_lessons()}
MASK = LESSONS["why-a-mask"]


def codes_of(lesson: Lesson, count: int, seed: int) -> list[tuple[dict[str, Any], str]]:
    generator = random.Random(seed)
    results = [drawn(lesson, generator) for _ in range(count)]
    return [(result, code_of(lesson, result)) for result in results]


def finish(page: Page, lesson: Lesson, guesses: list[int]) -> None:
    """Play a lesson, and give the same answers to each question until it is over; then reach its end."""
    expect(page.locator(CARD)).to_have_attribute("data-stop", "1", timeout=20_000)
    for number, stop in enumerate(lesson.stops, start=1):
        expect(page.locator(CARD)).to_have_attribute("data-stop", str(number), timeout=20_000)
        expect(page.locator(f"{CARD} .gf-prose")).not_to_have_text("…")
        for guess in guesses if stop.ask else []:
            if page.get_attribute(CARD, "data-open") != "true":
                break
            page.locator(f"{CARD} .gf-choice input").nth(guess).check()
            page.click(f"{CARD} .gf-answer")
        page.click(f"{CARD} .gf-next")


def scanned(page: Page, selector: str) -> str:
    """What a reader of QR codes sees on the page."""
    picture = Image.open(io.BytesIO(page.locator(selector).screenshot()))
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)


def collect(page: Page, text: str) -> None:
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Collect answers").click()
    page.fill(f"{SHEET} textarea", text)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.long
def test_a_lesson_ends_with_what_was_said_and_a_code(page: Page, server: str, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    open_page(page, server, lesson=MASK.name, stop="1")
    finish(page, MASK, [0, 1])
    asks = [stop.ask for stop in MASK.stops if stop.ask]
    assert {ask.right for ask in asks} == {0, 1}
    cells = [[f"{'' if ask.right else '✓ '}{ask.choices[0]}", ask.choices[ask.right]] for ask in asks]
    expect(page.locator(f"{CARD} .gf-result tbody td")).to_have_text([text for row in cells for text in row])
    code = page.inner_text(f"{CARD} output")
    pupil = int(page.evaluate("Object.entries(localStorage).find(([name]) => name.startsWith('glassformer-pupil'))[1]"))
    none = {"first": -1, "outcome": 0, "hint": False}  # the task at the end is left out
    said = [none | {"first": 0, "outcome": ask.right + 1} for ask in asks] + [none]
    assert code == code_of(MASK, {"pupil": pupil, "minutes": 1, "stops": len(MASK.stops), "said": said})
    expect(page.locator(f"{CARD} .gf-qr")).to_be_visible()
    link = scanned(page, f"{CARD} .gf-qr")
    assert link == f"{server.rstrip('/')}/#A={code.replace(' ', '')}"
    page.evaluate("window.print = () => {}")
    page.click(f"{CARD} .gf-code >> text=Print")
    expect(page.locator("body > .gf-paper")).to_contain_text(MASK.title)
    page.emulate_media(media="print", color_scheme=theme)
    assert scanned(page, "body > .gf-paper .gf-qr") == link
    expect(page.locator("body > .gf-paper button").first).to_be_hidden()
    page.emulate_media(media="screen", color_scheme=theme)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("body > .gf-paper")).to_have_count(0)
    page.click(f"{CARD} .gf-next:text-is('Done')")
    expect(page.locator(CARD)).to_have_count(0)
    open_page(page, server)  # the code stays in this browser
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Your answers").click()
    expect(page.locator(f"{SHEET} code")).to_have_text(code)
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    page.goto(link)  # as the camera of the teacher's phone opens it
    expect(page.locator(f"{SHEET} h3 >> nth=0")).to_have_text("1 of 1 codes read")
    expect(page.locator(SHEET)).to_contain_text("1 of 1 finished. Minutes: 1.")
    assert "#A=" not in page.url


@pytest.mark.long
def test_the_codes_of_a_class_become_bars_and_a_file(page: Page, server: str, tmp_path: Path) -> None:
    given = codes_of(MASK, 25, seed=3)
    lines = [code for _, code in given]
    lines[4] = lines[4].lower().replace(" ", "-")
    twice, wrong = lines[7], lines[9][:-1] + ("0" if lines[9][-1] != "0" else "1")
    open_page(page, server)
    collect(page, "\n".join([*lines, twice, wrong, "=HYPERLINK(1)", ""]))
    expect(page.locator(f"{SHEET} h3 >> nth=0")).to_have_text("26 of 28 codes read")
    expect(page.locator(SHEET)).to_contain_text("Codes that came twice: 1.")
    expect(page.locator(SHEET)).to_contain_text("Line 28: “=” is in no code.")
    page.click(f"{SHEET} button:text-is('Mend')")
    expect(page.locator(f"{SHEET} h3 >> nth=0")).to_have_text("27 of 28 codes read")
    counts = Counter(result["said"][0]["first"] for result, _ in given)
    ask = next(stop.ask for stop in MASK.stops if stop.ask)
    first = page.locator(f"{SHEET} .gf-counts >> nth=0")
    for at, choice in enumerate(ask.choices):
        line = first.locator("li", has_text=re.compile(f"^(✓ )?{re.escape(choice)}"))
        expect(line.locator(".gf-bar-value >> nth=0")).to_have_text(str(counts[at]))
    assert violations(page) == []
    with page.expect_download() as saving:
        page.click(f"{SHEET} button:text-is('Download CSV')")
    saving.value.save_as(tmp_path / "answers.csv")
    text = (tmp_path / "answers.csv").read_text(encoding="utf-8-sig")
    assert "{" not in text, "the facts of the run stand in the questions"
    _, *rows = csv.reader(io.StringIO(text))
    assert Counter((int(row[2]), int(row[3]), row[7] or "0") for row in rows) == Counter(
        (result["pupil"], result["minutes"], str(said["outcome"])) for result, _ in given for said in result["said"]
    )


def test_a_class_is_drawn_above_the_row_of_the_head(page: Page, server: str) -> None:
    lesson = next(one for one in LESSONS.values() if any(stop.ask and not stop.ask.choices for stop in one.stops))
    place = next(i for i, (_, stop) in enumerate(asked_in(lesson)) if stop.ask and not stop.ask.choices)
    given = codes_of(lesson, 24, seed=5)
    open_page(page, server)
    collect(page, "\n".join(code for _, code in given))
    heat = page.locator(f"{SHEET} .gf-heat tbody tr")
    expect(heat).to_have_count(2, timeout=20_000)
    counts = Counter(result["said"][place]["first"] for result, _ in given)
    shown = heat.nth(0).locator("td").evaluate_all("all => all.map(one => Number(one.textContent))")
    assert shown == [counts[at] for at in range(len(shown))]
    shares = heat.nth(1).locator("td").evaluate_all("all => all.map(one => one.textContent)")
    ticked = page.locator(f"{SHEET} .gf-heat thead th").evaluate_all(
        "all => all.findIndex(th => /✓/.test(th.textContent))"
    )
    largest = max(range(len(shares)), key=lambda at: float(re.sub(r"[^0-9.]", "", shares[at])))
    assert ticked == largest + 1


@pytest.mark.long
def test_a_class_is_printed_and_has_a_table_of_its_pupils(page: Page, server: str, tmp_path: Path) -> None:
    """A lesson with questions on tokens, a choice and a text, and one with a task to find a head; in the dark."""
    page.emulate_media(color_scheme="dark")
    lessons = [LESSONS["cross-attention"], LESSONS["several-heads"]]
    given = [codes_of(lesson, 12, seed=11) for lesson in lessons]
    open_page(page, server)
    collect(page, "\n".join(code for all_of in given for _, code in all_of))
    groups = page.locator(f"{SHEET} .gf-group")
    sections = [len(asked_in(lesson)) for lesson in lessons]
    for number, count in enumerate(sections):
        expect(groups.nth(number).locator("section")).to_have_count(count)
        groups.nth(number).locator("summary").click()
        expect(groups.nth(number).locator("details tbody tr")).to_have_count(12)
        expect(groups.nth(number).locator("details thead th")).to_have_count(2 + count)
    wrote = sum(result["said"][-1]["first"] == 0 for result, _ in given[0])
    expect(groups.nth(0)).to_contain_text(f"{wrote} wrote a text.")
    expect(groups.nth(1).locator("section").last.locator(".gf-counts li")).not_to_have_count(0, timeout=20_000)
    found = [result["said"][-1] for result, _ in given[1]]
    cells = groups.nth(1).locator("details tbody tr td:last-child").all_inner_texts()
    assert [cell.startswith("✓") for cell in cells] == [said["outcome"] == 1 for said in found]
    assert [cell.endswith("✓") for cell in cells] == [said["outcome"] > 1 for said in found]
    expect(page.locator(f"{SHEET} .gf-heat")).to_have_count(3, timeout=20_000)
    assert violations(page) == []
    page.evaluate("() => { window.print = () => {}; }")
    page.click(f"{SHEET} button:text-is('Print the bars')")
    paper = page.locator("body > .gf-paper")
    expect(paper.locator("section section")).to_have_count(sum(sections))
    cell = paper.locator(".gf-heat td").first
    colour = cell.evaluate("one => getComputedStyle(one).backgroundColor")
    assert min(map(int, re.findall(r"\d+", colour))) > 200, "light on paper"
    (tmp_path / "bars.pdf").write_bytes(page.pdf(format="A4"))
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(paper).to_have_count(0)


@pytest.mark.parametrize("text", ["", "\n\n \t", "x" * 200_000, "👍\n\u202e1VBD", "<img src=x onerror=alert(1)>"])
def test_what_is_no_code_says_so_and_loses_nothing(page: Page, server: str, text: str) -> None:
    open_page(page, server)
    collect(page, text)
    expect(page.locator(f"{SHEET} h3 >> nth=0")).to_have_text(re.compile("No codes yet|0 of . codes read"))
    assert page.input_value(f"{SHEET} textarea") == text
    page.click(f"{SHEET} button:text-is('Close')")
    expect(page.locator(SHEET)).to_have_count(0)


@pytest.mark.parametrize("name", ["tour", "why-a-mask"])
def test_a_worksheet_asks_and_its_solution_answers(page: Page, server: str, name: str) -> None:
    page.emulate_media(color_scheme="dark")
    lesson = LESSONS[name]
    asks = [stop.ask for stop in lesson.stops if stop.ask]
    open_page(page, server, lesson=name, stop="1")
    expect(page.locator(CARD)).to_have_attribute("data-stop", "1", timeout=20_000)
    page.keyboard.press("Control+p")  # or Tour › Worksheet and solution
    paper = page.locator(f"{SHEET} .gf-paper")
    tasks = sum(bool(stop.task) for stop in lesson.stops)  # here to close cells
    expect(paper.locator("h3")).to_have_count(len(asks) + tasks, timeout=20_000)
    rows = paper.locator("section:has(h3) .gf-looking")  # the one before has lines: how to read such a picture
    expect(rows.locator("line")).to_have_count(0)
    assert "%" not in "".join(rows.all_text_contents())
    assert (name == "tour") == bool(paper.locator("section:not(:has(h3)) .gf-looking line").count())
    expect(paper.locator(".gf-typed").first).to_contain_text(lesson.stops[0].state["text"])
    expect(rows.locator(".gf-on")).to_have_count(sum(not ask.choices for ask in asks))
    expect(paper.locator("li")).to_have_count(sum(len(ask.choices) for ask in asks))
    assert "☒" not in paper.inner_text()
    numbers, drawn = (
        paper.locator(".gf-numbers"),
        sum(stop.show in ("masks", "change") for stop in lesson.stops if stop.ask),
    )
    expect(numbers).to_have_count(drawn + tasks)
    expect(numbers.locator("path, rect:not([fill='#fff'])")).to_have_count(0)  # room to draw
    expect(paper.locator(".gf-qr")).to_be_visible()
    assert scanned(page, f"{SHEET} .gf-qr") == f"{server.rstrip('/')}/?lesson={name}"
    page.click(f"{SHEET} button:text-is('Solution')")
    expect(paper.locator("h2")).to_have_text(f"Solution: {lesson.title}")
    expect(numbers).to_have_count(drawn)
    assert bool(numbers.locator("path").count()) == bool(drawn)  # closed cells
    for ask in asks:
        assert not ask.feedback or [*ask.feedback.values()][-1].replace("**", "") in paper.inner_text()
    assert paper.inner_text().count("☒") == sum(bool(ask.choices) for ask in asks)
    expect(paper.locator(".gf-box.gf-right")).to_have_count(sum(not ask.choices for ask in asks))
    shares = rows.locator("line").evaluate_all("all => all.map(one => Number(one.getAttribute('stroke-width')))")
    right = rows.locator(".gf-box:not(.gf-on)").evaluate_all(
        "all => all.filter(one => one.childElementCount === 3).map(one => one.matches('.gf-right'))"
    )
    assert not shares or right[shares.index(max(shares))], "the widest line leads to what is right"
    assert "{" not in paper.inner_text()
    page.evaluate("() => { window.print = () => (window.printed = [...document.body.children].at(-1).className); }")
    page.click(f"{SHEET} button:text-is('Print')")
    assert page.evaluate("printed") == "gf-paper"
    page.emulate_media(media="print")
    alone = page.evaluate("[...document.body.children].filter(one => one.checkVisibility()).map(one => one.className)")
    assert alone == ["gf-paper"]
    assert page.evaluate("getComputedStyle(document.querySelector('body > .gf-paper')).color") == "rgb(0, 0, 0)"
    assert page.pdf(format="A4").startswith(b"%PDF")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("body > .gf-paper")).to_have_count(0)

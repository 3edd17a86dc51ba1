"""While a question of a shipped lesson is open, nothing visible on the page gives its answer away."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.visitor import eventually, settle
from viz_app.handlers.lessons import Question, read_lesson, shipped_lessons
from viz_app.handlers.lessons.places import PLACES, places_of

pytestmark = pytest.mark.browser
CARD = ".gf-lesson"
WIDTHS = (1440, 390)
QUICK = {("word-order", 2, "de")}
ASKED = [
    (lesson.name, number) for lesson in shipped_lessons() for number, stop in enumerate(lesson.stops, 1) if stop.ask
]
FIRST = dict(reversed(ASKED))  # of each lesson: German writes numbers another way, and covers nothing else
CASES = [
    pytest.param(name, number, language, marks=() if (name, number, language) in QUICK else pytest.mark.long)
    for name, number in ASKED
    for language in ("en", "de")
    if language == "en" or FIRST[name] == number or (name, number, language) in QUICK
]
# All that can be seen or heard beside the sheet: texts, tooltips, labels, and the pixels of canvases. The title of the
# selected head names the choice, not what the head does.
SEEN = """() => {
    const isSeen = (one) => !one.closest('.gf-lesson, script, style, .gf-headname') &&
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const textOf = (one) => one instanceof HTMLCanvasElement ? one.toDataURL() :
        [...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()), one.title,
            one.getAttribute('aria-label'), one.getAttribute('aria-valuetext')].filter(Boolean).join(' ');
    const all = [...document.body.querySelectorAll('*')].filter(isSeen);
    return { texts: all.map(textOf).filter(Boolean),
        words: all.filter((one) => one.matches('.sp-text')).map((one) => one.textContent).join('') };
}"""
# The texts on the page that have a fact, outside of these places.
ELSEWHERE = """([fact, places]) => [...document.body.querySelectorAll('*')]
    .filter((one) => !one.closest(`.gf-lesson, script, style, .gf-headname, ${places}`) && one.checkVisibility())
    .map((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(' '))
    .filter((text) => text.includes(fact))"""
UNCOVERED = """place => [...document.querySelectorAll(place)]
    .filter((one) => !one.closest('.gf-lesson') && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.className)"""


@pytest.fixture(scope="module")
def address(serving: Any) -> Iterator[str]:
    from viz_app.app import catalogue_entries

    with serving(catalogue_entries(["en-de", "en-fr", "de-en", "sentiment"])) as url:
        yield url


def open_question(page: Page, address: str, name: str, number: int, language: str) -> Question:
    """Open a question; return it with its texts in ``language``."""
    page.goto(f"{address}?lesson={name}&stop={number}&lang={language}")
    expect(page.locator(f"{CARD}[data-stop='{number}'][data-open=true]")).to_be_visible(timeout=30_000)
    lesson = next(one for one in shipped_lessons() if one.name == name)
    ask = lesson.stops[number - 1].ask
    assert ask
    said = lesson.languages.get(language)
    return replace(ask, **said["stops"][number - 1]["ask"]) if said else ask


def seen_at(page: Page, width: int, ask: Question) -> Any:
    """Return the visible content of a window of this width. Places that the question hides must be covered."""
    page.set_viewport_size({"width": width, "height": 900})
    settle(page)
    page.wait_for_load_state("networkidle")
    for place in [*ask.hide, *(["caption"] if ask.hide else [])]:
        assert not page.evaluate(UNCOVERED, PLACES[place]), place
    if not ask.choices:
        eventually(page, lambda: expect_not(given_away(page)))
    return page.evaluate(SEEN)


def of_another_head(page: Page, by: int) -> Any:
    """Select a head that is ``by`` heads further; return what can be seen once it is drawn, without the sheet."""
    head = page.evaluate(
        """by => {
            const { store } = window.glassformer, head = (Number(store.get('head')) + by) % 8;
            store.set({ head });
            return head;
        }""",
        by,
    )
    page.wait_for_function(f"/(head|Kopf) {head + 1}\\b/.test(document.querySelector('.gf-headname').textContent)")
    return page.evaluate(SEEN)


def given_away(page: Page) -> bool:
    """Return True if the page of a question about a head differs between heads: then it tells where the head looks."""
    other = of_another_head(page, 3)
    return bool(other != of_another_head(page, 5))  # 3 and 5 of 8: the head of the question again


def facts_of(page: Page, ask: Question, said: str) -> list[str]:
    """The numbers and sentences of the answer that the sheet had not told before: ``said`` is what it had told."""
    answer = page.locator(f"{CARD} .gf-verdict-lines p").nth(1).inner_text()
    pattern = re.sub(r"\\\{[^}]*\\\}", "(.*?)", re.escape(ask.answer.replace("**", "")))
    found = re.fullmatch(pattern, answer)
    assert found, f"{answer} is not {ask.answer}"
    return [fact for fact in found.groups() if fact not in said and re.search(r"[%.−+ ]|\d\d", fact)]


def undeclared(page: Page, ask: Question, facts: list[str]) -> list[Any]:
    """The texts that tell a fact of the answer in a place that does not declare it."""
    names = {*re.findall(r"\{([a-z]+)", ask.answer)}
    declaring = ", ".join(PLACES[place] for place in (*ask.hide, *places_of(names), "caption"))
    told = {fact: page.evaluate(ELSEWHERE, [fact, declaring]) for fact in facts if re.search(r"\d[.,]\d|.{12}", fact)}
    return [(fact, texts) for fact, texts in told.items() if texts]


def told_by(seen: Any, facts: list[str]) -> list[tuple[str, str]]:
    """Each fact with the text on the page that tells it."""
    facts = [*facts, *(fact.replace(".", ",") for fact in facts if "." in fact)]  # as German writes a number
    words = [(fact, seen["words"]) for fact in facts if " " in fact and fact.replace(" ", "") in seen["words"]]
    texts = [text for text in seen["texts"] if not text.startswith("data:")]  # pixels
    whole = [(fact, re.compile(rf"(?<!\d){re.escape(fact)}(?!\d)")) for fact in facts]
    return words + [(fact, text[:200]) for fact, one in whole for text in texts if one.search(text)]


def picked_out(seen: Any, ask: Question) -> str:
    """The right choice, if the page names it and none of the others."""
    texts = " ".join(text for text in seen["texts"] if not text.startswith("data:"))
    named = [at for at, choice in enumerate(ask.choices) if re.search(rf"(?<!\w){re.escape(choice)}(?!\w)", texts)]
    return ask.choices[ask.right] if named == [ask.right] else ""


@pytest.mark.parametrize(("name", "number", "language"), CASES)
def test_an_open_question_is_answered_nowhere_on_the_page(
    page: Page, address: str, name: str, number: int, language: str
) -> None:
    ask = open_question(page, address, name, number, language)
    both = [seen_at(page, width, ask) for width in WIDTHS]
    assert not [one for seen in both if (one := picked_out(seen, ask))]
    said = page.inner_text(CARD)
    page.click(f"{CARD} .gf-next")
    expect(page.locator(f"{CARD}[data-open=false]")).to_be_visible()
    if ask.choices:
        facts = facts_of(page, ask, said)
        assert not [told for seen in both for told in told_by(seen, facts)]
        settle(page)
        assert not undeclared(page, ask, facts)
    if (name, number, language) not in QUICK:
        return
    # The check itself can fail: the same page, uncovered, gives the answer away.
    if ask.choices:
        eventually(page, lambda: expect_not(not told_by(page.evaluate(SEEN), facts)))
    else:
        assert given_away(page)


def expect_not(is_told: bool) -> None:
    assert not is_told


@pytest.mark.long
def test_a_question_that_covers_a_place_covers_the_caption_too(
    page: Page, serving: Any, tiny_entries: Any, tiny_stored: Any, tmp_path: Path
) -> None:
    """The caption puts the picture into words, and who wrote the lesson may have forgotten it."""
    ask = {"question": "Where?", "answer": "There.", "hide": ["head", "next"]}  # the sheet has a .gf-next of its own
    lesson = {"title": "Mine", "stops": [{"prose": "One.", "state": {"text": "A cat.", "map": "cross"}, "ask": ask}]}
    path = tmp_path / "own.json"
    path.write_text(json.dumps(lesson), encoding="utf-8")
    with serving(tiny_entries, tiny_stored, lesson=read_lesson(path)) as url:
        page.goto(url)
        expect(page.locator(f"{CARD}[data-open=true]")).to_be_visible(timeout=20_000)
        settle(page)
        assert not page.evaluate(UNCOVERED, ".gf-caption")
        page.click(f"{CARD} .gf-next")
        page.wait_for_function(f"({UNCOVERED})('.gf-caption').length > 0")

"""The sentence and its answer: a strip on every page, whose words choose and whose chips take changes back."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import core
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.axe import violations, wear
from tests.viz_app.visitor import open_page, open_view, query, settle
from viz_app.handlers.tabs import TABS
from viz_app.view_models.whole_words import text_starts, whole_words

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
FILM = "A gorgeous, witty film."
SPINE = "#spine .gf-spine"
ANSWER = f"{SPINE} .sp-line:not([hidden]) >> nth=-1"
CHANGE = ("positions", "shuffled.3", core.Edits(positions="shuffled", position_seed=3))


@pytest.fixture(scope="module")
def traced(tiny_entries: list) -> Callable[..., Trace]:
    loaded = {entry.name: entry.load() for entry in tiny_entries}
    return lambda model, text, **options: loaded[model].trace(text, **options)


@pytest.fixture
def phone(chromium: Any) -> Iterator[Callable[[int, int], Page]]:
    open_pages: list[Any] = []

    def at(width: int, height: int) -> Page:
        visit = visiting(chromium, viewport={"width": width, "height": height})
        open_pages.append(visit)
        page: Page = visit.__enter__()
        return page

    yield at
    for visit in open_pages:
        visit.__exit__(None, None, None)


def bare(text: str) -> str:
    return re.sub(r"\s+", "", text)


def words(page: Page, line: int) -> list[str]:
    """The words of a line that can be chosen, without what is read aloud after them."""
    shown = page.locator(f"{SPINE} .sp-line:not([hidden])").nth(line).locator(".sp-word .sp-text")
    return [text.strip() for text in shown.all_text_contents()]


def answer_of(trace: Trace) -> str:
    """The words that a run wrote, joined, as the strip shows them."""
    labels = {"</s>": "‹end›", "<unk>": "‹unk›", "<pad>": "‹pad›", "<s>": "‹start›", "▁": "␣"}
    tokens = whole_words(trace).target_tokens[1:]
    return "".join(labels.get(token, token.replace("▁", "")) for token in tokens)


def ready(page: Page) -> None:
    settle(page)
    page.wait_for_selector(f"{SPINE}[data-current=true]")


def test_every_view_shows_the_whole_answer(page: Page, server: str, traced: Callable) -> None:
    open_page(page, server, model="en-de", text=TEXT)
    ready(page)
    whole = bare(answer_of(traced("en-de", TEXT)))
    for tab in TABS:
        open_view(page, tab.name)
        page.wait_for_selector(f"{SPINE}:visible")
        assert bare("".join(words(page, 1))) == whole, tab.name


@pytest.mark.long
def test_a_classifier_says_its_verdict_on_every_view(page: Page, server: str, traced: Callable) -> None:
    open_page(page, server, model="sentiment", text=FILM)
    ready(page)
    said = traced("sentiment", FILM).classification.verdict.word
    for tab in TABS:
        open_view(page, tab.name)
        expect(page.locator(f"{SPINE} .sp-verdict b")).to_have_text(said)


@pytest.mark.long
def test_a_change_has_a_chip_and_marks_the_answer_on_every_view(page: Page, server: str, traced: Callable) -> None:
    name, text, edits = CHANGE
    open_page(page, server, model="en-de", text=TEXT, tab="overview", **{name: text})
    ready(page)
    plain, changed = traced("en-de", TEXT), traced("en-de", TEXT, edits=edits)
    for tab in TABS:
        open_view(page, tab.name)
        expect(page.locator(f"{SPINE} .sp-chip")).to_have_text("word order shuffled×")
        assert bare("".join(words(page, 1))) == bare(answer_of(changed)), tab.name
    gone = page.locator(f"{SPINE} .sp-line del").all_text_contents()
    if plain.output != changed.output:
        assert gone or page.locator(f"{SPINE} ins .sp-word").count()
    page.reload()
    ready(page)
    expect(page.locator(f"{SPINE} .sp-chip")).to_have_text("word order shuffled×")
    page.click(f"{SPINE} .sp-chip button")
    expect(page.locator(f"{SPINE} .sp-chip")).to_have_count(0)
    page.wait_for_selector(f"{SPINE}[data-chips='0'][data-current=true]")
    assert bare("".join(words(page, 1))) == bare(answer_of(plain))
    assert name not in query(page)
    page.go_back()
    expect(page.locator(f"{SPINE} .sp-chip")).to_have_text("word order shuffled×")


def test_words_choose_the_step_and_the_row(page: Page, server: str, traced: Callable) -> None:
    """A tiny model writes one word, so some are given."""
    given = "A man rides"
    open_page(page, server, model="en-de", text=TEXT, tab="overview", step="0", forced=given)
    ready(page)
    trace = traced("en-de", TEXT, decoding=core.Decoding(prefix=given))
    starts = [start - 1 for start in text_starts(trace)["target"][1:]]
    last = len(starts) - 1
    assert last >= 2
    answer = page.locator(f"{SPINE} .sp-line").nth(1).locator(".sp-word")
    answer.nth(last).click()
    assert query(page)["step"] == str(starts[last])
    page.click(f"{SPINE} [aria-label='Word before']")
    assert query(page)["step"] == str(starts[last - 1])
    page.keyboard.press("ArrowRight")
    assert query(page)["step"] == str(starts[last])
    source = page.locator(f"{SPINE} .sp-line").nth(0).locator(".sp-word")
    source.nth(3).click()
    assert query(page)["row"] == str(text_starts(traced("en-de", TEXT))["source"][3])
    expect(source.nth(3)).to_have_attribute("aria-pressed", "true")
    source.nth(3).click()
    expect(source.nth(3)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("A dog？ runs", {"?": "？"}),
        ("A do\u00adg runs.", {"dog": "do\u00adg"}),
        ("👨\u200d👩\u200d👧 is ﬁne", {"fine": "ﬁne"}),
        ("A e\u0301 dog", {"é": "e\u0301"}),
        ("1-${phone.number} runs.", {}),
    ],
)
def test_a_word_tells_what_was_typed_for_it(page: Page, server: str, text: str, typed: dict[str, str]) -> None:
    open_page(page, server, model="en-de", text=text)
    told = page.locator(f"{SPINE} .sp-source .sp-word").evaluate_all(
        "all => all.map(word => [word.querySelector('.sp-text').textContent, /^typed ‘([^]*?)’/.exec(word.title)?.[1]])"
    )
    assert {word.strip(): was for word, was in told if was is not None} == typed


def test_the_bars_are_the_shares_of_the_head_on_show(page: Page, server: str, traced: Callable) -> None:
    trace = traced("en-de", TEXT)
    open_page(page, server, model="en-de", text=TEXT, map="cross", layer="1", head="0", step="0")
    ready(page)
    starts = [*text_starts(trace)["source"], len(trace.source_tokens)]
    row = trace.attention["cross"].weights[1, 0, 0]
    sums = [float(row[first:end].sum()) for first, end in pairwise(starts)]
    said = page.locator(f"{SPINE} .sp-line").nth(0).locator(".sp-word .gf-sr").all_text_contents()
    shares = [float(re.sub(r"[^\d.]", "", text.split("%")[0]) or 0) for text in said]
    assert shares == pytest.approx([100 * one for one in sums], abs=0.6)


def test_one_stop_of_the_tab_key_a_line_and_arrows_move(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT, tab="overview", step="0")
    ready(page)
    for line in range(2):
        stops = page.locator(f"{SPINE} .sp-line").nth(line).locator(".sp-word[tabindex='0']")
        assert stops.count() == 1
    page.locator(f"{SPINE} .sp-line").nth(0).locator(".sp-word").nth(0).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    row = query(page)["row"]
    page.keyboard.press("Enter")
    assert query(page)["row"] != row
    pressed = page.locator(f"{SPINE} .sp-source .sp-word[aria-pressed=true]")
    expect(pressed).to_have_count(1)
    page.keyboard.press("Escape")
    expect(pressed).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844), (430, 932)])
@pytest.mark.parametrize("change", [{}, {"positions": "shuffled.3", "bugs": "no-scale"}])
def test_a_phone_s_strip_is_low_and_all_is_in_a_sheet(
    phone: Callable[[int, int], Page], server: str, width: int, height: int, change: dict[str, str]
) -> None:
    page = phone(width, height)
    open_page(page, server, model="en-de", text=TEXT, tab="overview", **change)
    ready(page)
    assert page.locator("#spine").bounding_box()["height"] <= 96
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click(f"{SPINE} .sp-all")
    sheet = page.locator("dialog.sp-sheet")
    expect(sheet).to_be_visible()
    assert sheet.locator(".sp-chip").count() == len(change)
    sheet.locator(".sp-line").nth(1).locator(".sp-word").nth(0).click()
    expect(sheet).to_be_hidden()
    assert query(page)["step"] == "0"
    page.click(f"{SPINE} .sp-all")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(f"{SPINE} > .sp-line")).to_have_count(3)


def test_words_are_veiled_while_the_story_plays_and_the_end_unveils_them(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT, tab="overview")
    ready(page)
    page.keyboard.press(" ")
    page.wait_for_selector(f"{SPINE} .sp-veil")
    assert page.locator(f"{SPINE} .sp-veil").first.get_attribute("aria-label") == "not written yet"
    page.keyboard.press("Escape")
    expect(page.locator(f"{SPINE} .sp-veil")).to_have_count(0)


def test_a_typed_sentence_is_said_to_be_not_run_yet(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT)
    ready(page)
    page.fill("#gh-text", "Another one.")
    expect(page.locator(f"{SPINE} .sp-note").first).to_have_text("not run yet: Enter")
    page.press("#gh-text", "Enter")
    ready(page)
    expect(page.locator(f"{SPINE}.sp-stale")).to_have_count(0)


@pytest.mark.parametrize("text", ["שלום עולם, 3 ילדים", "12 مرحبا بالعالم"])
def test_a_line_runs_in_the_direction_of_its_words(page: Page, server: str, text: str) -> None:
    """The model reads bytes; the strip shows the characters that they make."""
    open_page(page, server, model="en-de", text=text, tab="overview")
    ready(page)
    assert words(page, 0)[:-1] == re.findall(r"\w+|,", text)
    source = page.locator(f"{SPINE} .sp-source .sp-words")
    expect(source).to_have_css("direction", "rtl")
    lefts = page.locator(f"{SPINE} .sp-source .sp-word").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().left)"
    )
    assert lefts == sorted(lefts, reverse=True)
    page.locator(f"{SPINE} .sp-source .sp-word").first.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"{SPINE} .sp-source .sp-word").nth(1)).to_be_focused()
    expect(page.locator(".gf-overview .gf-says b").first).to_have_css("unicode-bidi", "plaintext")
    page.set_viewport_size({"width": 320, "height": 640})
    expect(source).to_have_css("flex-wrap", "nowrap")
    for end, hidden in ((0, "sp-before"), (-9999, "sp-after")):
        source.evaluate("(line, end) => (line.scrollLeft = end)", end)
        if source.evaluate("line => line.scrollWidth > line.clientWidth + 2"):
            expect(source).to_have_class(re.compile(hidden))


def test_a_row_that_looks_nowhere_is_named(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT, tab="overview", bugs="empty-row-nan")
    ready(page)
    expect(page.locator(SPINE)).to_contain_text("NaN: this change leaves a row with nothing to look at")
    choices = page.locator(".gf-overview .ov-choose, .gf-overview svg")
    expect(choices.filter(has_text="all others")).to_contain_text("NaN")
    expect(choices.filter(has_text="all others")).not_to_contain_text("<0.1")


@pytest.mark.parametrize("model", ["en-de", "sentiment"])
def test_axe_finds_nothing_in_the_strip(page: Page, server: str, model: str) -> None:
    open_page(page, server, model=model, text=TEXT, bugs="no-scale", positions="shuffled.3")
    ready(page)
    for theme in ("light", "dark"):
        wear(page, theme)
        assert not violations(page, "#spine")


def test_choosing_a_word_takes_at_most_a_frame_at_many_tokens(page: Page, server: str) -> None:
    """The work of the strip itself: a busy machine may be slower, so the best of several is taken."""
    text = " ".join(["A man rides a bike and"] * 11)
    open_page(page, server, model="en-de", text=text, tab="model")
    ready(page)
    took = page.evaluate(f"""async () => {{
        const root = document.querySelector('{SPINE}'), times = [];
        for (let word = 1; word < 9; word++) {{
            await new Promise((done) => setTimeout(done, 50));
            const start = performance.now();
            glassformer.store.set({{ step: word }});
            for (let turn = 0; turn < 5; turn++) await null; // it is painted before the next task
            times.push(performance.now() - start);
        }}
        if (root.dataset.current !== 'true') throw new Error('not painted');
        return Math.min(...times);
    }}""")
    assert took <= 20

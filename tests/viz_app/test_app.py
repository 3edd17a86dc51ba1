"""The whole page in a real Chromium: open, type, run, err, link, share, two visitors, light and dark."""

import re
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

import core
from core.results.trace import Trace
from tests.conftest import unwatched, visiting
from tests.viz_app.visitor import PAINTED, cells, open_page, open_view, query, refused, run, settle, shown, source

pytestmark = pytest.mark.browser

AWKWARD = [
    "👩‍👩‍👧 🎉 a family",
    "孩子们在雪地里踢足球。",
    "הילדים משחקים בשלג",
    "a\x00b\x07c\td\x1be",
    "<img src=x onerror=alert(1)>",
    "${alert(1)} {{value}} `x` \\u0041",
    "</script><script>alert(1)</script>",
    "\"quoted\" & 'so' <b>on</b>",
]


def test_opens_on_the_stored_run(page: Page, server: str, tiny_stored: list[Trace]) -> None:
    open_page(page, server)
    trace = tiny_stored[0]
    expect(page.locator("#gh-text")).to_have_value(trace.text)
    expect(page.locator("#gh-count")).to_have_text(f"{len(trace.source_tokens)} tokens")
    expect(page.locator("#gh-run")).to_have_text("Translate")
    expect(page.locator("#group-translate-button")).to_have_text("Translate")
    expect(page.locator(PAINTED)).to_be_visible()
    assert source(page) == "".join(trace.source_tokens[:-1]).replace("▁", "")


def test_enter_runs_and_writes_the_address(page: Page, server: str) -> None:
    open_page(page, server)
    before = shown(page)
    run(page, "Two dogs sleep.")
    assert shown(page) != before
    assert source(page) == "Twodogssleep."
    assert query(page)["text"] == "Two dogs sleep."
    assert query(page)["model"] == "en-de"


def test_a_run_is_one_change_and_one_picture_and_a_hidden_tab_draws_none(page: Page, server: str) -> None:
    """All tabs get a run once, with everything that is new; a hidden tab draws when it is opened."""
    open_page(page, server)
    page.evaluate("() => { window.heard = []; glassformer.store.subscribe((_, changed) => heard.push(changed)); }")
    painted = int(page.get_attribute(PAINTED, "data-painted"))
    run(page, "Two dogs sleep.")
    changes = page.evaluate("heard")
    assert len(changes) == 1
    assert "text" in changes[0]
    assert int(page.get_attribute(PAINTED, "data-painted")) == painted + 1
    open_view(page, "anatomy")
    before = shown(page)
    run(page, "A man rides a bike.")
    page.evaluate("glassformer.store.set({ head: 1, step: 2 })")
    assert int(page.get_attribute(PAINTED, "data-painted")) == painted + 1
    open_view(page, "translate")
    page.wait_for_function(f"document.querySelector({PAINTED!r}).dataset.painted === '{painted + 2}'")
    assert shown(page) != before
    assert page.get_attribute(PAINTED, "data-step") == "2"


def test_the_button_and_the_chips_run(page: Page, server: str) -> None:
    open_page(page, server)
    page.fill("#gh-text", "A cat.")
    page.click("#gh-run")
    settle(page)
    assert source(page) == "Acat."
    page.click("#gh-text")
    page.click(".gh-chip:has-text('A man rides a bike.')")
    settle(page)
    assert source(page) == "Amanridesabike."
    expect(page.locator(".gh-chip[aria-current=true]")).to_have_text("A man rides a bike.")


def test_every_weight_on_the_page_is_that_of_the_trace(page: Page, server: str, tiny_entries: list) -> None:
    open_page(page, server)
    run(page, "Two dogs sleep.")
    weights = tiny_entries[0].load().trace("Two dogs sleep.").attention["cross"].weights
    page.evaluate("window.glassformer.store.set({map: 'cross', layer: 1, head: 2})")
    page.click("button:has-text('Table')")
    seen = [[float(cell) for cell in row] for row in cells(page, ".gf table")]
    assert [len(row) for row in seen] == [weights.shape[3]] * weights.shape[2]
    for row, true in zip(seen, weights[1, 2], strict=True):
        assert row == pytest.approx(true.tolist(), abs=0.00051)


def test_counts_tokens_while_one_types(page: Page, server: str, tiny_entries: list) -> None:
    open_page(page, server)
    run(page, "A cat.")  # so that the model is in memory
    page.locator("#gh-text").press_sequentially(" Two dogs sleep.")
    count = tiny_entries[0].load().count_tokens("A cat. Two dogs sleep.")
    expect(page.locator("#gh-count")).to_have_text(f"{count} tokens")


def test_another_model_brings_its_examples_and_its_verb(page: Page, server: str, tiny_entries: list) -> None:
    open_page(page, server)
    sent: list[str] = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    page.select_option("#gh-model", "sentiment")
    settle(page)
    assert [url.split("/")[-1] for url in sent].count("run") == 1, "one question will do"
    examples = tiny_entries[1].examples
    expect(page.locator("#gh-run")).to_have_text("Classify")
    expect(page.locator("#group-translate-button")).to_have_text("Classify")
    expect(page.locator("#gh-text")).to_have_value(examples[0])
    assert page.locator(".gh-chip").all_inner_texts() == list(examples)
    assert page.get_attribute(PAINTED, "data-task") == "classify"
    page.evaluate("glassformer.store.link()")  # the address follows a moment later, which no person can outrun
    page.go_back()
    settle(page)
    expect(page.locator("#gh-model")).to_have_value("en-de")
    expect(page.locator("#group-translate-button")).to_have_text("Translate")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This text is blank; type a sentence."),
        ("   ", "This text is blank; type a sentence."),
        ("word " * 1000, r"This sentence has \d+ tokens; 128 fit\. Shorten it by \d+\."),
    ],
)
def test_a_refusal_leaves_the_picture(page: Page, server: str, text: str, message: str) -> None:
    open_page(page, server)
    before, address = shown(page), query(page)
    run(page, text)
    expect(page.locator("#gh-message")).to_have_text(re.compile(message))
    assert refused(page)
    assert (shown(page), query(page)) == (before, address)
    run(page, "A cat.")
    assert not refused(page)
    assert source(page) == "Acat."


@pytest.mark.long
def test_awkward_text_is_only_text(page: Page, server: str) -> None:
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    open_page(page, server)
    for text in AWKWARD:
        before = shown(page)
        page.evaluate("text => { document.querySelector('#gh-text').value = text }", text)
        page.press("#gh-text", "Enter")
        settle(page)
        assert not refused(page), text
        assert shown(page) != before, text
        assert query(page)["text"] == text.strip()
        assert page.locator(".gf img, .gf script, .gf b b").count() == 0
    page.reload()
    settle(page)
    expect(page.locator("#gh-text")).to_have_value(AWKWARD[-1])
    assert not dialogs


def test_two_visitors_see_their_own_numbers(chromium: Browser, server: str) -> None:
    with visiting(chromium) as first, visiting(chromium) as second:
        for page in (first, second):
            open_page(page, server)
        for number in ("two", "three", "old", "red", "sad"):
            texts = [f"A man rides {number} bikes.", f"She has {number} red cats here."]
            for page, text in zip((first, second), texts, strict=True):
                page.fill("#gh-text", text)
                page.press("#gh-text", "Enter")
            for page, text in zip((first, second), texts, strict=True):
                settle(page)
                assert source(page) == text.replace(" ", "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark(chromium: Browser, server: str, scheme: str) -> None:
    paper = {"light": "rgb(255, 255, 255)", "dark": "rgb(15, 18, 22)"}
    other = {"light": "dark", "dark": "light"}[scheme]
    background = "getComputedStyle(document.querySelector('.gf-page')).backgroundColor"
    with visiting(chromium, color_scheme=scheme) as page:
        open_page(page, server)
        assert page.evaluate(background) == paper[scheme]
        page.click("#gh-theme")
        assert page.evaluate(background) == paper[other]
        page.reload()
        page.wait_for_selector("[data-ready=true]")
        assert page.evaluate(background) == paper[other]


class Slow:
    """A model that waits for a sign before it runs, and breaks when it is told to."""

    task, edits_taken = "translator", frozenset[str]()

    def __init__(self, model: core.NativeModel) -> None:
        self.model = model
        self.go = threading.Event()

    def trace(self, text: str, **options: object) -> Trace:
        assert self.go.wait(20)
        if text == "break":
            raise RuntimeError("a defect")
        return self.model.trace(text, **options)  # type: ignore[arg-type]

    def count_tokens(self, text: str) -> int:
        return self.model.count_tokens(text)


def test_says_working_dims_and_keeps_the_newest_request(
    page: Page, serving: Callable, tiny_entries: list, tiny_stored: list[Trace]
) -> None:
    slow = Slow(tiny_entries[0].load())
    with serving([replace(tiny_entries[0], load=lambda: slow)], tiny_stored) as address:
        open_page(page, address)
        before = shown(page)
        page.fill("#gh-text", "One dog sleeps.")
        page.press("#gh-text", "Enter")
        expect(page.locator("#gh-run")).to_have_text("Working")
        expect(page.locator("#tab-translate")).to_have_css("opacity", "0.5")
        assert shown(page) == before
        for text in ("Two dogs sleep.", "Three dogs sleep."):
            page.fill("#gh-text", text)
            page.press("#gh-text", "Enter")
        expect(page.locator("#gh-status")).to_contain_text("Still working", timeout=4000)
        slow.go.set()
        settle(page)
        page.wait_for_function(
            "() => !document.querySelector('#gf-pages').classList.contains('gf-busy')"
            " && glassformer.store.get('text') === 'Three dogs sleep.'"
        )
        assert source(page) == "Threedogssleep."
        expect(page.locator("#tab-translate")).to_have_css("opacity", "1")


@pytest.mark.long
def test_a_broken_model_and_a_defect_are_said_and_others_go_on(
    chromium: Browser, serving: Callable, tiny_entries: list, tiny_stored: list[Trace]
) -> None:
    def broken() -> core.NativeModel:
        raise core.CheckpointError("its folder has no weights.safetensors")

    slow = Slow(tiny_entries[0].load())
    slow.go.set()
    offered = [replace(tiny_entries[0], load=lambda: slow), replace(tiny_entries[1], load=broken)]
    with serving(offered, tiny_stored) as address, unwatched(chromium) as page:
        open_page(page, address)
        before = shown(page)
        page.select_option("#gh-model", "sentiment")
        settle(page)
        expect(page.locator("#gh-message")).to_contain_text("its folder has no weights.safetensors")
        assert shown(page) == before
        page.select_option("#gh-model", "en-de")
        settle(page)
        before = shown(page)
        run(page, "break")
        expect(page.locator("#gh-message")).to_contain_text("This run failed. Try again")
        assert shown(page) == before
        run(page, "A cat.")
        assert source(page) == "Acat."


def test_without_a_stored_run_the_page_runs_its_first_example(
    page: Page, serving: Callable, tiny_entries: list
) -> None:
    with serving(tiny_entries[1:]) as address:
        open_page(page, address)
        page.wait_for_selector(PAINTED)
        assert not refused(page)
        expect(page.locator("#gh-text")).to_have_value(tiny_entries[1].examples[0])
        expect(page.locator("#gh-run")).to_have_text("Classify")


def test_a_server_that_is_gone_is_said(
    chromium: Browser, serving: Callable, tiny_entries: list, tiny_stored: list
) -> None:
    with unwatched(chromium) as page:
        with serving(tiny_entries, tiny_stored) as address:
            open_page(page, address)
        run(page, "A cat.")
        expect(page.locator("#gh-message")).to_contain_text("The server did not answer.")


def test_leaving_tokens_out_runs_again(page: Page, server: str, tiny_entries: list) -> None:
    open_page(page, server, model="sentiment", text="A gorgeous, witty film.")
    with page.expect_response(lambda response: response.url.endswith("/ask/header/run")) as answered:
        page.locator(".gf-tok:not(.gf-special):visible").first.click()
    payload = answered.value.json()
    assert payload["ok"], payload
    request = answered.value.request.post_data_json["data"]
    out = (request[0] if isinstance(request, list) else request)["out"]
    without = core.Edits(left_out=(int(out),))
    scores = tiny_entries[1].load().trace("A gorgeous, witty film.", edits=without).scores
    assert payload["picture"]["classification"]["logits"] == pytest.approx(scores.logits.tolist(), rel=1e-6)

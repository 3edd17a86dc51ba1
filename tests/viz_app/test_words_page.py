"""Whole words or pieces, as a visitor switches between them in a real Chromium."""

import csv
import io
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import core
from core.results.trace import Trace
from tests.viz_app.axe import violations
from tests.viz_app.test_saving import save
from tests.viz_app.visitor import PAINTED, cells, open_page, open_view, query
from viz_app.view_models.whole_words import whole_words, word_of
from viz_app.view_models.words import label

pytestmark = pytest.mark.browser

TEXT = "The photographers rearranged seventeen magnificent umbrellas."
SWITCH = "#spine .sp-pieces"
PIECES = 0.0005  # what three decimals hide of each piece


@pytest.fixture(scope="module")
def traces(tiny_entries: list) -> Callable[[int], Trace]:
    """The run of ``TEXT`` by the translator, 0, or the classifier, 1."""
    return lambda model: tiny_entries[model].load().trace(TEXT)


def numbers(page: Page) -> np.ndarray:
    rows = cells(page, ".gf-heads .gf-table")
    return np.array([[0.0 if cell == "masked" else float(cell) for cell in row] for row in rows])


@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_numbers_of_words_are_sums_and_averages(page: Page, server: str, traces: Callable, name: str) -> None:
    trace = traces(0)
    words = whole_words(trace).attention[name]
    assert len(words.key_tokens) < len(trace.attention[name].key_tokens)
    open_page(page, server, model="en-de", text=TEXT, map=name, layer="1", head="2", units="words")
    expect(page.locator(SWITCH)).to_have_attribute("aria-pressed", "false")
    page.click(".gf-heads button:text-is('Table')")
    expect(page.locator(".gf-heads .gf-table caption")).to_contain_text("in whole words")
    shown = numbers(page)
    assert shown.shape == words.weights.shape[2:]
    longest = len(trace.source_tokens)
    np.testing.assert_allclose(shown, words.weights[1, 2], atol=PIECES * longest)
    np.testing.assert_allclose(shown.sum(axis=1), 1, atol=2 * PIECES * longest)


@pytest.mark.long
def test_the_switch_its_key_and_the_link(page: Page, server: str, traces: Callable) -> None:
    trace = traces(0)
    words = whole_words(trace)
    open_page(page, server, model="en-de", text=TEXT, step="4", map="encoder")
    seams = page.locator("#spine .sp-seams .sp-source .sp-piece")
    page.click(".gf-heads button:text-is('Table')")
    rows = page.locator(".gf-heads .gf-table tbody tr")
    expect(rows).to_have_count(len(trace.source_tokens))
    expect(seams.first).to_be_visible()
    page.click(SWITCH)
    expect(rows).to_have_count(len(words.source_tokens))
    expect(seams).to_have_count(0)
    named = page.locator("#spine .sp-source .sp-word .sp-text").all_text_contents()
    assert named == [label(token) for token in words.source_tokens]
    assert query(page)["units"] == "words"
    assert query(page)["step"] == "4"
    step = word_of(trace.target_tokens[1:], 4)
    assert page.get_attribute(PAINTED, "data-step") == str(step)
    expect(page.locator(".gf-legend").first).to_contain_text(
        "summed over the pieces of a key, averaged over those of a query"
    )
    assert violations(page) == []
    page.press("body", "w")
    expect(rows).to_have_count(len(trace.source_tokens))
    assert "units" not in query(page)


def test_steps_go_from_word_to_word_and_the_address_counts_pieces(page: Page, server: str, tiny_entries: list) -> None:
    trace = tiny_entries[0].load().trace(TEXT, decoding=core.Decoding(prefix="Ein Mann."))
    words, written = whole_words(trace), trace.target_tokens[1:]
    second = next(i for i in range(len(written)) if word_of(written, i) == 1)
    open_page(page, server, model="en-de", text=TEXT, forced="Ein Mann.", step="0", units="words")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{PAINTED}[data-step='1']")
    assert query(page)["step"] == str(second)
    expect(page.locator("#spine .sp-word[aria-pressed=true]").last).to_have_text(
        re.compile(re.escape(label(words.steps[1].token)))
    )
    expect(page.locator(".gf-next .gf-chosen span").first).to_have_text(label(trace.steps[second].token))


def test_a_word_is_left_out_with_all_its_pieces(page: Page, server: str, traces: Callable) -> None:
    trace = traces(1)
    words = whole_words(trace)
    long = next(i for i, token in enumerate(words.source_tokens) if token not in trace.source_tokens)
    spans = enumerate(trace.source_spans)  # a piece that is only a space is of the word too
    pieces = [i for i, span in spans if word_of(trace.source_tokens, i) == long and span is not None]
    open_page(page, server, model="sentiment", text=TEXT, units="words")
    token = page.locator(".gf-ledger .gf-tok").nth(long)
    token.click()
    expect(page.locator("#spine .sp-chip")).to_contain_text(f"{label(words.source_tokens[long])}’ left out")
    assert query(page)["out"] == ".".join(map(str, pieces))
    expect(token).not_to_have_text(label(words.source_tokens[long]))
    page.keyboard.press("Escape")
    expect(token).to_have_text(label(words.source_tokens[long]))


def test_tabs_that_keep_pieces_say_so(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT, tab="masks", units="words")
    expect(page.locator("#gh-note")).to_have_text("heads by word; masks by piece")
    open_view(page, "translate")
    expect(page.locator("#gh-note")).to_have_text("")


def test_files_hold_words(page: Page, server: str, traces: Callable, tmp_path: Path) -> None:
    words = whole_words(traces(0)).attention["cross"]
    open_page(page, server, model="en-de", text=TEXT, map="cross", layer="1", head="2", units="words")
    path = save(page, 5, tmp_path)
    assert path.name.endswith("whole-words.csv")
    first, *rows = csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig")))
    shown = {"</s>": "‹end›", "<s>": "‹start›"}
    assert first[1:] == [shown.get(token, token.replace("▁", "")) for token in words.key_tokens]
    saved = np.array([[float(cell) for cell in row[1:]] for row in rows], np.float32)
    np.testing.assert_array_equal(saved, words.weights[1, 2])


def test_an_unknown_unit_is_named(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT, units="letters")
    expect(page.locator("#gh-message")).to_contain_text("The link's “units” cannot be used")
    expect(page.locator(SWITCH)).to_have_attribute("aria-pressed", "true")

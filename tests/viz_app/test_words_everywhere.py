"""Whole words on the tabs beside Translate: what they show is the core's numbers, summed and averaged by NumPy."""

import csv
import io
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlencode

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import core
from core.results.trace import Trace
from tests.viz_app.protocol.links import edits_from_link
from tests.viz_app.test_why_page import WHY, numbers
from viz_app.handlers.experiments import edited, experiment
from viz_app.handlers.models import ModelEntry, Run
from viz_app.server.models import Models
from viz_app.view_models.whole_words import whole_words, word_of, word_starts
from viz_app.view_models.words import label, signed

pytestmark = [pytest.mark.browser, pytest.mark.long]

TEXT, FORCED = "The photographers rearranged umbrellas.", "Die Kinder fahren Fahrrad."
NOTE = "#gh-note"
VIEWS = {"head": "inside", "masks": "masks", "positions": "positions"}
READY = {
    "masks": "view.dataset.current === 'true' && view.ariaBusy !== 'true'",
    "positions": "view.dataset.current === 'true' && view.querySelectorAll('.gf-waiting').length === 0",
}
NOTES = {
    "masks": "heads by word; masks by piece",
    "positions": "heads by word; positions by piece",
}


@pytest.fixture(scope="module")
def trace(tiny_entries: list[ModelEntry]) -> Trace:
    """The run of ``TEXT`` that begins with ``FORCED``."""
    return tiny_entries[0].load().trace(TEXT, decoding=core.Decoding(prefix=FORCED))


def inside_a_word(trace: Trace) -> int:
    """The step of a piece that goes on with a word."""
    starts = word_starts(trace.target_tokens[1:])
    return next(step for step in range(3, len(trace.steps)) if step not in starts)


def summed(values: np.ndarray, starts: list[int]) -> list[float | None]:
    """Return the sum over the pieces of each word; None where no piece has a number."""
    parts = [values[first:last].astype(np.float64) for first, last in pairwise([*starts, len(values)])]
    return [None if np.isnan(part).all() else float(np.nansum(part)) for part in parts]


def of_words(why: core.Attribution) -> list[float | None]:
    read = [0, *(1 + start for start in word_starts(why.target_tokens[1:]))] if len(why.target) else []
    return summed(why.source, word_starts(why.source_tokens)) + summed(why.target, read)


def explained(model: core.NativeModel, text: str, **asked: object) -> dict[str, core.Attribution]:
    """All methods, those that leave words out in runs of their own without all the pieces of a word."""
    made = core.attributions(model, text, **asked)
    why = made["leave-one-out"]
    read = [0, *(1 + start for start in word_starts(why.target_tokens[1:]))] if len(why.target) else []
    together = word_starts(why.source_tokens), read
    heads = {name: asked.pop(name) for name in ("layer", "head") if name in asked}
    assert heads
    return made | {"leave-one-out": core.attribute(model, text, method="leave-one-out", together=together, **asked)}


def test_explanations_of_words_are_sums_and_runs_without_the_word(
    page: Page, server: str, trace: Trace, tiny_entries: list[ModelEntry]
) -> None:
    model, step = tiny_entries[0].load(), inside_a_word(trace)
    where = {"step": str(step), "at": str(step), "layer": "1", "head": "2", "map": "cross"}
    WHY.open(page, server, text=TEXT, forced=FORCED, units="words", **where)
    WHY.settle(page, asked=f"{step}.{trace.steps[step].id}.")
    written = [one.id for one in trace.steps]
    made = explained(model, TEXT, step=step, target=written, layer=1, head=2)
    for row, (name, why) in zip(numbers(page), made.items(), strict=True):
        expected = [None if value is None else pytest.approx(value, abs=6e-4) for value in of_words(why)]
        assert row == expected, name
    words = whole_words(trace)
    assert "Whole words: the numbers of a word’s pieces are added up" in page.inner_text(".gf-ways")
    assert "piece by piece, also with whole words on" in page.inner_text(".gf-test")
    assert f" in {label(words.target_tokens[1 + np.searchsorted(word_starts(trace.target_tokens[1:]), step) - 1])}" in (
        page.inner_text(".gf-why-title")
    )
    with page.expect_download() as saved:
        page.click(".gf-why-tools button:text-is('CSV')")
    assert saved.value.suggested_filename == "why-whole-words.csv"
    _, *lines = csv.reader(io.StringIO(Path(saved.value.path()).read_text(encoding="utf-8-sig")))
    for at, why in enumerate(made.values()):
        column = [float(line[2 + at]) if line[2 + at] else None for line in lines]
        assert column == [None if one is None else pytest.approx(one, abs=1e-6) for one in of_words(why)]


def test_a_word_is_asked_for_by_its_first_piece(page: Page, server: str, trace: Trace) -> None:
    WHY.open(page, server, text=TEXT, forced=FORCED, units="words", step="0", at="0")
    page.click("#spine .sp-line:not(.sp-source) .sp-word >> nth=1")
    step = word_starts(trace.target_tokens[1:])[1]
    WHY.settle(page, asked=f"{step}.{trace.steps[step].id}.")
    page.press("body", "w")
    WHY.settle(page, asked=f"{step}.{trace.steps[step].id}.")
    read = len(trace.source_tokens) + step + 1
    expect(page.locator(".gf-why .gf-methods .gf-tilt")).to_have_count(read)
    assert not page.is_visible(".gf-units")


def test_explanations_of_a_classifiers_words(page: Page, server: str, tiny_entries: list[ModelEntry]) -> None:
    model = tiny_entries[1].load()
    WHY.open(page, server, model="sentiment", text=TEXT, units="words", label="1", layer="1", head="0", map="encoder")
    made = explained(model, TEXT, label=model.labels[1], layer=1, head=0)
    assert "pooling" in made
    for row, (name, why) in zip(numbers(page), made.items(), strict=True):
        assert row == [pytest.approx(value, abs=6e-4) for value in of_words(why)], name


def follow(page: Page, server: str, tab: str, ready: str, **parameters: str) -> None:
    """Open a link to a tab with whole words, and wait until ``ready`` is true for its part of the page."""
    asked = {"tab": tab, "model": "en-de", "text": TEXT, "units": "words"} | parameters
    page.goto(f"{server}?{urlencode(asked)}")
    page.wait_for_function(f"(view => view && ({ready}))(document.querySelector('.gf-{VIEWS[tab]}'))")


def cells(page: Page, selector: str) -> list[list[str]]:
    rows = "rows => rows.map(row => [...row.cells].slice(1).map(cell => cell.textContent))"
    return page.eval_on_selector_all(f"{selector} tbody tr", rows)


@pytest.mark.parametrize("name", ["encoder", "cross"])
def test_a_row_inside_a_head(page: Page, server: str, trace: Trace, name: str) -> None:
    rows = trace.source_tokens if name == "encoder" else trace.target_tokens[1:]
    place = next(at for at in range(2, len(rows)) if at not in word_starts(rows))
    chosen = {"map": name, "layer": "1", "head": "2", "row" if name == "encoder" else "step": str(place)}
    chosen["eight"] = "1"
    follow(page, server, "head", f"view.dataset.painted && view.dataset.row === '{place}'", forced=FORCED, **chosen)
    assert page.inner_text(NOTE) == "weights by word; vectors and scores by piece"
    starts, keys = word_starts(rows), word_starts(trace.source_tokens)
    word = word_of(rows, place)
    mine = slice(starts[word], [*starts, len(rows)][word + 1])
    assert mine.stop - mine.start > 1
    weights = trace.attention[name].weights[1, 2].astype(np.float64)
    expected = np.add.reduceat(weights[mine].mean(axis=0), keys)
    names = whole_words(trace).source_tokens
    table = page.locator(".gf-tables table:nth-of-type(2)")
    assert table.locator("tbody th").all_text_contents() == [label(token) for token in names]
    assert [float(cell) for (cell,) in cells(page, ".gf-tables table:nth-of-type(2)")] == pytest.approx(
        expected.tolist(), abs=6e-5
    )
    assert expected.sum() == pytest.approx(1, abs=1e-5)
    page.press("body", "w")
    page.wait_for_function("document.querySelectorAll('.gf-tables table').length === 3")


@pytest.mark.parametrize(("tab", "edits"), [("masks", {"bugs": "no-scale"}), ("positions", {"positions": "off"})])
def test_heads_before_and_after(
    page: Page, server: str, tiny_entries: list[ModelEntry], tab: str, edits: dict[str, str]
) -> None:
    changed, _ = edits_from_link(edits)
    runs = experiment(Models(tiny_entries), edited(Run("en-de", TEXT), changed))
    before, after = (whole_words(one).attention["cross"] for one in (runs.before, runs.after))
    step = inside_a_word(runs.before)
    word = word_of(runs.before.target_tokens[1:], step)
    follow(page, server, tab, READY[tab], map="cross", layer="1", head="2", step=str(step), **edits)
    assert page.inner_text(NOTE) == NOTES[tab]
    page.wait_for_function(f"document.querySelector('.gf-{VIEWS[tab]}').dataset.row === '{word}'")
    view = f".gf-{VIEWS[tab]}"
    page.click(f"{view} .gf-chooser button:text-is('Table')")
    most = max(len(runs.before.source_tokens), 8) * 0.0005
    found = [[cell.split(" → ") for cell in row] for row in cells(page, f"{view} .gf-three ~ .gf-table")]
    for run, shown in enumerate((before, after)):
        numbers = np.array([[float(cell[min(run, len(cell) - 1)]) for cell in row] for row in found])
        np.testing.assert_allclose(numbers, shown.weights[1, 2], atol=most)
    change = after.weights[1, 2].astype(np.float64) - before.weights[1, 2]
    query, key = np.unravel_index(np.abs(change).argmax(), change.shape)
    said = page.text_content(f"{view} [data-figure=change] .gf-cap") or ""
    assert all(label(one) in said for one in (before.query_tokens[query], before.key_tokens[key]))
    assert said.endswith(f" {signed(100 * change[query, key], 1)} points")

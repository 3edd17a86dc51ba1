"""Parts and routes in a real Chromium: its numbers are the core's, and all that is chosen stands in the address."""

import csv
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import core
from tests.conftest import visiting
from tests.viz_app.axe import violations
from tests.viz_app.overlap import overlapping
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import open_page, open_view, query, settle
from viz_app.handlers.models import Run
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

TEXT, FILM, STEP = "Where?", "A gorgeous, witty film.", 2
VIEW = "document.querySelector('.gf-flow')"
SHOWN = f"{VIEW}.dataset.parts === 'shown' && {VIEW}.dataset.needed === 'shown'"
FLOW = ViewPage("flow", VIEW, text=TEXT, also=SHOWN)
ROWS = """() => [...document.querySelectorAll('.fl-ledger > li')].map((row) => [
  row.querySelector('.gf-bar-name').textContent, row.querySelector('.gf-bar-value').textContent])"""
LINES = """() => [...document.querySelectorAll('.fl-text table:nth-of-type(2) tbody tr')].map((row) =>
  [...row.cells].map((cell) => cell.textContent))"""


def number(text: str) -> float:
    return float(text.replace("−", "-"))


def of_core(models: Models, **changed: Any) -> core.LogitParts:
    written = [step.id for step in models.trace(Run("en-de", TEXT)).steps]
    model: Any = models.get("en-de")
    return core.logit_parts(model, TEXT, step=STEP, target=written, **changed)


def parts_shown(page: Page) -> dict[str, float]:
    """The table of all parts, to three decimals."""
    if not page.evaluate("document.querySelector('.fl-text:last-of-type').open"):
        page.click("text=All of this as text")
        page.wait_for_selector(".fl-text table")
    rows = page.evaluate(
        "[...document.querySelector('.fl-text table').tBodies[0].rows]"
        ".map(row => [...row.cells].map(one => one.textContent))"
    )
    return {name: number(value) for name, value, _ in rows}


@pytest.mark.parametrize("against", [None, 9])
def test_the_numbers_are_the_cores(visitor: Page, server: str, models: Models, against: int | None) -> None:
    given = {} if against is None else {"against": str(against), "at": str(STEP)}
    FLOW.open(visitor, server, step=str(STEP), **given)
    expected, shown = of_core(models, against=against), parts_shown(visitor)
    for name, does in (("cross", "across"), ("decoder", "back")):
        for (layer, head), value in {
            (i, j): one for i, row in enumerate(expected.heads[name]) for j, one in enumerate(row)
        }.items():
            assert shown[f"{does} {layer + 1}.{head + 1}"] == pytest.approx(value, abs=6e-4)
    for layer, value in enumerate(expected.feed_forward):
        assert shown[f"feed-forward {layer + 1}"] == pytest.approx(value, abs=6e-4)
    assert sum(shown.values()) == pytest.approx(expected.total, abs=0.03)
    *rows, (_, total) = visitor.evaluate(ROWS)
    assert number(total) == pytest.approx(expected.total, abs=6e-3)
    assert sum(number(value) for _, value in rows) == pytest.approx(number(total), abs=1e-6)


def test_the_drawn_lines_are_those_of_the_core(visitor: Page, server: str, models: Models) -> None:
    FLOW.open(visitor, server, step=str(STEP), routes="60")
    written = [step.id for step in models.trace(Run("en-de", TEXT)).steps]
    flow = core.flow(models.get("en-de"), TEXT, target=written)  # type: ignore[arg-type]
    route = flow.route(STEP, flow.threshold(STEP, 0.6) - 1e-6)
    assert visitor.evaluate(f"{VIEW}.dataset.lines") == str(len(route.edges))
    parts_shown(visitor)
    shown = sorted(share for *_, share in visitor.evaluate(LINES))
    assert len(shown) == len(route.edges)
    assert visitor.locator(".fl-dot").count() == len(route.nodes)


def test_the_three_orders_add_up_and_stand_in_the_address(visitor: Page, server: str) -> None:
    FLOW.open(visitor, server, step=str(STEP))
    for order, value in (("By layer", "layer"), ("By word", "word"), ("Largest", None)):
        visitor.click(f".fl-parts button:text-is('{order}')")
        FLOW.settle(visitor, by=value or "")
        assert query(visitor).get("parts") == value
        *rows, (_, total) = visitor.evaluate(ROWS)
        assert sum(number(one) for _, one in rows) == pytest.approx(number(total), abs=1e-6)


def test_a_head_opens_what_it_read_and_what_it_is_needed_for(visitor: Page, server: str, models: Models) -> None:
    FLOW.open(visitor, server, step=str(STEP), part="cross.1.2")
    FLOW.settle(visitor, open="cross.1.2", head="shown")
    whole = of_core(models)
    without = of_core(models, edits=core.Edits(heads_off=(("cross", 1, 2),)))
    off = without.total - whole.total
    grid = visitor.locator(".fl-grids canvas").nth(1)
    grid.focus()
    visitor.keyboard.press("ArrowLeft")
    FLOW.settle(visitor, open="cross.1.1", head="shown")
    visitor.keyboard.press("ArrowRight")
    FLOW.settle(visitor, open="cross.1.2", head="shown")
    row = visitor.locator("[data-key='cross.1.2']")
    if row.count():  # one of the largest: its row is open
        expect(row).to_have_attribute("aria-expanded", "true")
        said = visitor.inner_text(".fl-inside")
        assert f"{abs(off):.2f}" in said
        assert "One level deeper, exactly" in said
        row.click()
        FLOW.settle(visitor, open="none")
        assert query(visitor)["part"] == "none"


def test_words_are_chosen_by_key_and_by_the_strip(visitor: Page, server: str) -> None:
    FLOW.open(visitor, server, step="1")
    visitor.keyboard.press("ArrowRight")
    visitor.wait_for_function(f"{VIEW}.dataset.asked.startsWith('2.')")
    assert query(visitor)["step"] == "2"
    visitor.locator("#spine .sp-line").nth(1).locator("button").first.click()
    visitor.wait_for_function(f"{VIEW}.dataset.asked.startsWith('0.')")


def test_keys_lead_from_state_to_state(visitor: Page, server: str) -> None:
    FLOW.open(visitor, server, step=str(STEP))
    visitor.focus(".fl-picture")
    visitor.keyboard.press("ArrowLeft")
    expect(visitor.locator(".fl-chosen")).to_have_count(1)
    expect(visitor.locator(".fl-card")).to_contain_text("passes through")
    visitor.keyboard.press("ArrowLeft")
    expect(visitor.locator(".fl-chosen")).to_have_count(1)
    expect(visitor.locator(".fl-picture.fl-dim .fl-line.fl-lit").first).to_be_attached()
    visitor.keyboard.press("Escape")
    expect(visitor.locator(".fl-chosen")).to_have_count(0)


def test_a_rival_is_chosen_and_left(visitor: Page, server: str) -> None:
    FLOW.open(visitor, server, step=str(STEP))
    rival = visitor.locator(".fl-rivals button").nth(1)
    name = rival.get_attribute("data-value")
    rival.click()
    visitor.wait_for_function(f"{VIEW}.dataset.asked.endsWith('.{name}') && {VIEW}.dataset.current === 'true'")
    assert query(visitor)["against"] == name
    visitor.click(".fl-rivals button >> nth=0")
    visitor.wait_for_function(f"{VIEW}.dataset.asked.endsWith('.') && {VIEW}.dataset.current === 'true'")
    assert "against" not in query(visitor)


@pytest.mark.parametrize("tab", ["flow", "why"])
@pytest.mark.long
def test_back_to_a_comparison_keeps_it(visitor: Page, server: str, tab: str) -> None:
    FLOW.open(visitor, server, step=str(STEP))
    for _ in range(2):  # of the same sentence, then of another one
        visitor.evaluate(
            """values => {
              const link = new URL(location.href);
              for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
              history.pushState(null, '', link);
              dispatchEvent(new PopStateEvent('popstate'));
            }""",
            {"tab": tab, "text": TEXT, "step": STEP, "against": 9, "at": STEP},
        )
        visitor.wait_for_selector(f".gf-{tab}[data-current=true][data-text='{TEXT}'][data-asked$='.9']")
        assert query(visitor)["against"] == "9"
        visitor.evaluate("glassformer.store.set({ text: 'How?' }); window.dispatchEvent(new Event('gf-open'))")
        visitor.wait_for_selector(f".gf-{tab}[data-current=true][data-text='How?']")
        assert "against" not in query(visitor)


def test_a_classifier_of_two_labels_compares_both(visitor: Page, server: str, models: Models) -> None:
    FLOW.open(visitor, server, model="sentiment", text=FILM, label="1")
    labels = models.get("sentiment").labels  # type: ignore[attr-defined]
    expected = core.logit_parts(models.get("sentiment"), FILM, label=labels[1], against=labels[0])  # type: ignore[arg-type]
    assert visitor.evaluate(f"{VIEW}.dataset.asked") == "label.1.0"
    assert number(visitor.evaluate(ROWS)[-1][1]) == pytest.approx(expected.total, abs=6e-3)
    assert visitor.locator(".fl-rivals button").count() == 1


def test_all_of_it_is_saved_as_files(visitor: Page, server: str, models: Models, tmp_path: Path) -> None:
    FLOW.open(visitor, server, step=str(STEP), against="9", at=str(STEP))
    parts = parts_shown(visitor)
    for name in ("CSV", "JSON"):
        with visitor.expect_download() as saved:
            visitor.click(f".fl-files button:text-is('{name}')")
        saved.value.save_as(tmp_path / name)
    rows = list(csv.DictReader((tmp_path / "CSV").read_text(encoding="utf-8-sig").splitlines()))
    by_kind = {kind: [row for row in rows if row["kind"] == kind] for kind in ("part", "route")}
    assert len(by_kind["part"]) == len(parts)
    found = json.loads((tmp_path / "JSON").read_text(encoding="utf-8"))
    assert len(found["routes"]) == len(by_kind["route"]) > 0
    model: Any = models.get("en-de")
    assert found["weights"] == hashlib.sha256((model.folder / "weights.safetensors").read_bytes()).hexdigest()
    assert (found["model"], found["text"], found["step"]) == ("en-de", TEXT, STEP)
    assert found["against"] == of_core(models, against=9).against
    for name in ("model", "weights", "text", "step", "token", "against"):
        assert {row[name] for row in rows} == {str(found[name])}


def test_a_change_that_leaves_no_number_says_so_and_shows_none(visitor: Page, server: str) -> None:
    FLOW.open(visitor, server, step=str(STEP))
    visitor.evaluate("glassformer.store.set({ bugs: 'no-causal-mask' })")
    visitor.evaluate("window.dispatchEvent(new Event('gf-open'))")
    expect(visitor.locator(".gf-flow > .gf-message")).to_contain_text("sees what is written after it")
    expect(visitor.locator(".fl-parts")).to_be_hidden()
    visitor.evaluate("glassformer.store.set({ bugs: null }); window.dispatchEvent(new Event('gf-open'))")
    expect(visitor.locator(".fl-parts")).to_be_visible()


def test_headings_lie_on_no_share_where_no_line_comes_from_the_source(visitor: Page, server: str) -> None:
    FLOW.open(visitor, server, step="0")
    names = visitor.locator(".fl-picture text").all_text_contents()
    assert {"written so far", "‹start›"} < {*names} - {"Source"}  # an untrained model reads its own start alone
    assert overlapping(visitor) == []


@pytest.mark.long
def test_a_view_without_a_picture_has_one_headline_before_a_picture_and_after(visitor: Page, server: str) -> None:
    refused = {"bugs": "no-causal-mask"}
    headlines = visitor.locator(".gf-flow h2:visible")
    for before in (True, False):
        FLOW.open(visitor, server, step=str(STEP))
        if before:
            open_page(visitor, server, tab="flow", model="en-de", text=TEXT, step=str(STEP), **refused)
        else:
            visitor.evaluate("values => glassformer.store.set(values)", refused)
        expect(visitor.locator(".gf-flow > .gf-message.gf-problem")).to_be_visible()
        expect(headlines).to_have_text(["Which parts wrote this word, and by which routes"])
        assert not violations(visitor, ".gf-flow")
    visitor.evaluate("glassformer.store.set({ bugs: null })")
    expect(visitor.locator(".fl-parts")).to_be_visible()
    expect(headlines).to_have_count(1)
    expect(visitor.locator(".gf-flow > .gf-viewname")).to_be_hidden()


@pytest.mark.long
def test_a_run_of_nan_is_hatched_and_has_no_number(visitor: Page, server: str) -> None:
    broken = {"bugs": "empty-row-nan", "mask": "c.*.*.0"}
    FLOW.open(visitor, server, step=str(STEP), part="cross.1.2")
    before = visitor.evaluate(ROWS)
    visitor.evaluate("values => glassformer.store.set(values)", broken)
    visitor.evaluate("window.dispatchEvent(new Event('gf-open'))")
    expect(visitor.locator(".gf-flow > .gf-message")).to_have_text("This run has NaN; take the edit back.")
    expect(visitor.locator(".fl-ledger > li .gf-signed-bar i:not(.gf-shut)")).to_have_count(0)
    assert {value for _, value in visitor.evaluate(ROWS)} == {"NaN"}
    lines = visitor.locator(".fl-picture .fl-line[class*=fl-shut]")
    assert lines.count() == int(visitor.evaluate(f"{VIEW}.dataset.lines")) > len(TEXT)
    settle(visitor)
    expect(visitor.locator(".gf-flow.gf-slow")).to_have_count(0)
    assert not violations(visitor, ".gf-flow")
    visitor.evaluate("glassformer.store.set({ bugs: null, mask: null }); window.dispatchEvent(new Event('gf-open'))")
    expect(visitor.locator(".fl-ledger .gf-shut")).to_have_count(0)
    FLOW.settle(visitor)
    assert visitor.evaluate(ROWS) == before
    open_page(visitor, server, tab="flow", model="en-de", text=TEXT, **broken)  # of a link: no picture came before
    expect(visitor.locator(".fl-ledger .gf-shut").first).to_be_visible()
    expect(visitor.locator(".gf-flow h2:visible")).to_have_count(1)


@pytest.mark.long
def test_routes_lead_to_the_state_of_a_source_word_alone(visitor: Page, server: str, models: Models) -> None:
    FLOW.open(visitor, server, step=str(STEP), into="1", routes="60")
    flow = core.flow(models.get("en-de"), TEXT)  # type: ignore[arg-type]
    route = flow.route(at_least=flow.threshold(token=1, carry=0.6) - 1e-6, token=1)
    assert visitor.evaluate(f"{VIEW}.dataset.lines") == str(len(route.edges))
    assert visitor.locator(".fl-dot").count() == len(route.nodes)
    visitor.click(".fl-card button")
    FLOW.settle(visitor, into="")
    assert "into" not in query(visitor)
    FLOW.choose(visitor, routes=99)
    visitor.locator(".fl-hit[data-id^='encoder.1.']").first.dispatch_event("click")
    visitor.click(".fl-card button")
    visitor.wait_for_function(f"{VIEW}.dataset.current === 'true' && {VIEW}.dataset.into !== ''")
    assert query(visitor)["into"] == visitor.evaluate(f"{VIEW}.dataset.into")


@pytest.mark.parametrize(("width", "height", "theme"), [(320, 640, "dark"), (844, 390, "light")])
@pytest.mark.long
def test_nothing_is_cut_off_on_a_phone(chromium: Any, server: str, width: int, height: int, theme: str) -> None:
    with visiting(chromium, viewport={"width": width, "height": height}, color_scheme=theme) as page:
        open_page(page, server, tab="why", text=TEXT, model="en-de")
        open_view(page, "flow")
        page.wait_for_function(f"{VIEW}?.dataset.current === 'true' && {SHOWN}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert not violations(page, ".gf-flow")

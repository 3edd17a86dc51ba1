"""Train here in a real Chromium: the page shows what ``core`` computes, and a trained model opens in the tabs."""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

import core
from core.toy_training.run import ToyRun
from core.toy_training.settings import ToySettings
from tests.conftest import unwatched, visiting
from tests.viz_app.axe import violations, violations_of_colour, wear
from tests.viz_app.cut_off import cut_off
from tests.viz_app.static.hosting import files_of
from tests.viz_app.visitor import open_view, query
from viz_app.app import catalogue_entries
from viz_app.static.builder import build
from viz_app.view_models.words import percent

pytestmark = pytest.mark.browser

SECONDS = 120_000  # ms
SMALL = {"heads": 2, "d_model": 32, "steps": 20}
LINK = "reverse.1x2x32.steps-20"
VIEW = ".gf-train"
GO, RANGE, OWN = f"{VIEW} .gf-go", f"{VIEW} .gf-clock input", f"{VIEW} .gf-own input"
WRITTEN = "run => [...run.querySelectorAll('.gf-output .gf-place span')].map(one => one.textContent)"


@pytest.fixture(scope="module")
def training(chromium: Browser, server: str) -> Iterator[Page]:
    """One window for all tests, so that Python is loaded into it once, and under the policy of the page."""
    with visiting(chromium, bypass_csp=False) as page:
        page.set_default_timeout(SECONDS)
        page.goto(f"{server}?{urlencode({'tab': 'model', 'half': 'here', 'train': LINK})}")
        page.wait_for_selector(f"{VIEW}[data-mode=idle]")
        yield page


def take(page: Page, train: str = LINK, beside: str | None = None) -> None:
    """Choose a training by its parameters; what trained before ends."""
    page.evaluate("given => glassformer.store.set(given)", {"train": train, "beside": beside})
    if page.get_attribute(VIEW, "data-mode") != "idle":
        page.click(f"{VIEW} .gf-clock button:text-is('Reset')")
    page.wait_for_selector(f"{VIEW}[data-mode=idle]")


def finish(page: Page, steps: int = 20) -> None:
    page.wait_for_selector(f"{VIEW}[data-mode=done][data-shown='{steps}']")
    page.wait_for_selector(f"{VIEW}[data-seen='{steps}']")


def trained(steps: int = 20, **settings: Any) -> ToyRun:
    run = ToyRun(ToySettings(**SMALL | settings))
    while run.step < steps:
        run.advance()
    return run


def written(page: Page, which: int = 0) -> str:
    letters = page.locator(f"{VIEW} .gf-run").nth(which).evaluate(WRITTEN)
    return "".join(letters).split("‹end›")[0].rstrip("·")


@pytest.mark.long
def test_a_run_shows_what_core_computes_at_any_moment(training: Page, tmp_path: Path) -> None:
    take(training)
    assert not violations_of_colour(training, VIEW)
    training.focus(GO)
    training.keyboard.press("Enter")
    finish(training)
    run = trained()
    expect(training.locator(f"{VIEW} .gf-says")).to_contain_text(f"{percent(run.report().letters)} of the letters")
    view = run.view("headache")
    assert written(training) == view.written[:9]
    training.click(f"{VIEW} .gf-head-tool >> text=Table")
    row = [float(cell) for cell in training.locator(f"{VIEW} .gf-head tr.gf-on td").all_inner_texts()]
    assert row == pytest.approx(view.maps["cross"][0, 0, 2], abs=2e-3)
    training.click(f"{VIEW} .gf-head-tool >> text=Picture")
    training.fill(RANGE, "10")
    training.wait_for_selector(f"{VIEW}[data-seen='10']")
    assert "Step 10 of 20" in training.inner_text(f"{VIEW} .gf-where")
    assert written(training) == trained(10).view("headache").written[:9]
    training.fill(OWN, "Hgfedcba ")
    training.press(OWN, "Enter")
    training.click(f"{VIEW} .gf-now")
    training.wait_for_selector(f"{VIEW}[data-seen='20']")
    assert written(training) == run.view("hgfedcba").written[:9]
    training.fill(OWN, "x")
    training.press(OWN, "Enter")
    expect(training.locator(f"{VIEW} .gf-problem")).to_have_text("“x” does not fit: type 8 letters from a to j.")
    with training.expect_download() as download:
        training.click("text=Save checkpoint")
    download.value.save_as(tmp_path / "own.zip")
    with zipfile.ZipFile(tmp_path / "own.zip") as archive:
        archive.extractall(tmp_path)
    model = core.load(str(tmp_path / download.value.suggested_filename.removesuffix(".zip")), device="cpu")
    assert model.translate("headache", core.Decoding(max_tokens=10)) == view.written


@pytest.mark.long
def test_dragging_back_lets_the_training_go_on(training: Page) -> None:
    take(training, "reverse.1x2x32.steps-400")
    training.click(GO)
    expect(training.locator(VIEW)).to_have_attribute("data-live", re.compile(r"[2-9]\d|\d{3}"), timeout=SECONDS)
    training.fill(RANGE, "10")
    later = training.locator(f"{VIEW}[data-shown='10']")
    expect(later).to_have_attribute("data-live", re.compile(r"[4-9]\d|\d{3}"), timeout=SECONDS)
    expect(training.locator(f"{VIEW} .gf-now")).to_be_visible()
    training.click(GO)
    training.wait_for_selector(f"{VIEW}[data-mode=paused]")
    training.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # of a tab that is seen: nothing happens
    training.click(GO)
    training.wait_for_selector(f"{VIEW}[data-mode=training]")
    training.evaluate(
        """() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); delete document.hidden; }"""
    )
    expect(training.locator(f"{VIEW} .gf-alarm")).to_contain_text("because this tab was hidden")


@pytest.mark.long
def test_a_second_run_begins_with_a_guess_and_ends_with_its_own_numbers(training: Page) -> None:
    take(training)
    training.focus(f"{VIEW} .gf-flip input >> nth=0")
    training.keyboard.press("Space")
    expect(training.locator(f"{VIEW} .gf-guess-card")).to_contain_text(
        "Without positions: can it still reverse a word?"
    )
    assert query(training)["beside"] == "positions"
    assert not violations(training, VIEW)
    training.focus(f"{VIEW} .gf-guess-card button >> nth=2")
    training.keyboard.press("Enter")
    finish(training)
    other = trained(positions=False)
    says = training.locator(f"{VIEW} .gf-says")
    expect(says).to_contain_text(f"with positions {percent(trained().report().letters)}, without positions")
    expect(says).to_contain_text(f"{percent(other.report().letters)} of the letters")
    assert written(training, 1) == other.view("headache").written[:9]
    expect(training.locator(f"{VIEW} .gf-reveal")).to_contain_text("Neither has learned it in 20 steps")
    for theme in ("dark", "light"):
        wear(training, theme)
        assert not violations_of_colour(training, VIEW), theme
    for width in (320, 820, 1440):
        training.set_viewport_size({"width": width, "height": 844})
        training.wait_for_timeout(200)
        assert training.evaluate("document.documentElement.scrollWidth") == width
        assert not cut_off(training), width


@pytest.mark.long
def test_nan_is_said_with_its_step(training: Page) -> None:
    take(training, LINK, "empty-row-nan")
    training.click("text=Start without a guess")
    training.wait_for_selector(f"{VIEW}[data-mode=diverged]")
    expect(training.locator(f"{VIEW} .gf-alarm")).to_contain_text("Run 2. Step 1: the loss became NaN")
    assert training.get_attribute(VIEW, "data-live") == "0"


def test_a_link_that_cannot_be_read_is_said(training: Page) -> None:
    take(training, "fly")
    expect(training.locator(f"{VIEW} .gf-message")).to_contain_text("cannot be read")
    training.click(f"{VIEW} [data-task=sort]")
    expect(training.locator(f"{VIEW} .gf-message")).to_be_hidden()
    assert query(training)["train"] == "sort"


@pytest.mark.static
def test_what_was_trained_opens_in_all_tabs(chromium: Browser, tiny_checkpoints: Path, tmp_path: Path) -> None:
    """On the page without a server, which the app offers for it as well."""
    build(tmp_path, catalogue_entries([str(tiny_checkpoints / "sentiment")]))
    with files_of(tmp_path) as address, unwatched(chromium, bypass_csp=True) as page:
        page.set_default_timeout(SECONDS)
        page.goto(f"{address}?{urlencode({'tab': 'model', 'half': 'here', 'train': LINK})}")
        page.click(GO)
        finish(page)
        page.click("text=Keep as a model")
        with page.context.expect_page() as opened:
            page.click("text=Open it in all tabs")
        other = opened.value
        other.set_default_timeout(SECONDS)
        other.wait_for_selector(".gf[data-task][data-painted]")
        expect(other.locator("#gh-model option:checked")).to_have_text("Reverse, step 20")
        answer = other.locator("#spine .sp-line:not(.sp-source) .sp-text").all_text_contents()
        run = trained()
        expected = run.view("headache").written
        assert "".join(answer).startswith(expected[:8])
        open_view(other, "masks")
        other.wait_for_selector(".gf-masks[data-current=true]")

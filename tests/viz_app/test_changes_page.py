"""One set of changes for all pages: a change made anywhere is one of the run that every page shows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import core
from core.results.trace import Trace
from tests.viz_app.visitor import PAINTED, open_page, open_view, query, settle
from viz_app.view_models import attention_payload

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
LINKS: dict[str, tuple[str, core.Edits]] = {
    "off": ("e.0.1_c.1.0", core.Edits(heads_off=(core.HeadName("encoder", 0, 1), core.HeadName("cross", 1, 0)))),
    "mask": ("c.*.2.0", core.Edits(mask=(core.MaskEdit("cross", None, 2, False),))),
    "bugs": ("no-scale", core.Edits(bugs=("no-scale",))),
    "pads": ("2.0", core.Edits(source_pads=2)),
    "steer": (
        '[["encoder",1,[2],["token",7],2]]',
        core.Edits(steer=(core.Steer("encoder", 1, (2,), ("token", 7), 2.0),)),
    ),
    "positions": ("shuffled.3", core.Edits(positions="shuffled", position_seed=3)),
}


@pytest.fixture(scope="module")
def traced(tiny_entries: list) -> Callable[..., Trace]:
    loaded = {entry.name: entry.load() for entry in tiny_entries}
    return lambda model, text, **options: loaded[model].trace(text, **options)


def shows(page: Page, trace: Trace) -> None:
    """Wait until Translate shows this very run."""
    name = attention_payload(trace, sides=("English", "German"))["id"]
    page.wait_for_selector(f"{PAINTED}[data-trace='{name}']", state="attached")


@pytest.mark.parametrize("name", LINKS)
def test_a_link_with_a_change_shows_the_changed_run_on_translate(
    page: Page, server: str, traced: Callable, name: str
) -> None:
    text, edits = LINKS[name]
    open_page(page, server, model="en-de", text=TEXT, tab="translate", **{name: text})
    shows(page, traced("en-de", TEXT, edits=edits))
    assert query(page)[name] == text


@pytest.mark.long
def test_a_change_of_any_page_is_of_all_pages_survives_a_reload_and_back_takes_it_back(
    page: Page, server: str, traced: Callable
) -> None:
    open_page(page, server, model="en-de", text=TEXT)
    open_view(page, "masks")
    page.click(".gf-masks .gf-bug input >> nth=0", force=True)
    page.wait_for_function("glassformer.store.get('bugs')")
    bug = page.evaluate("glassformer.store.get('bugs')")
    open_view(page, "positions")
    page.wait_for_selector(".gf-positions[data-current=true]")
    page.evaluate("glassformer.store.set({ positions: 'shuffled.3' })")
    both = traced("en-de", TEXT, edits=core.Edits(bugs=(bug,), positions="shuffled", position_seed=3))
    open_view(page, "translate")
    shows(page, both)
    query(page)  # the address lags a little behind the view
    page.reload()
    shows(page, both)
    settle(page)
    while query(page).get("positions"):
        page.go_back()
        page.wait_for_timeout(300)
    open_view(page, "translate")
    shows(page, traced("en-de", TEXT, edits=core.Edits(bugs=(bug,))))


def test_clicks_within_a_moment_make_one_run(page: Page, server: str, traced: Callable) -> None:
    open_page(page, server, model="en-de", text=TEXT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/run") else None)
    for off in ("e.0.1", "e.0.1_c.1.0"):
        page.evaluate("off => glassformer.store.set({ off })", off)
    shows(page, traced("en-de", TEXT, edits=LINKS["off"][1]))
    assert len(asked) == 1


def test_what_names_words_goes_with_its_sentence_and_heads_stay_off(page: Page, server: str, traced: Callable) -> None:
    changes = {"mask": "c.*.2.0", "off": LINKS["off"][0]}
    open_page(page, server, model="en-de", text=TEXT, **changes)
    page.fill("#gh-text", "A dog runs.")
    page.press("#gh-text", "Enter")
    shows(page, traced("en-de", "A dog runs.", edits=LINKS["off"][1]))
    assert (query(page).get("mask"), query(page)["off"]) == (None, changes["off"])


@pytest.mark.parametrize("width", [1440, 390])
def test_a_change_that_cannot_be_is_taken_back_and_its_chip_says_why_for_a_while(
    page: Page, server: str, traced: Callable, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    open_page(page, server, model="en-de", text=TEXT)
    page.clock.install()
    page.evaluate("glassformer.store.set({ positions: 'shifted.99999' })")
    chip = page.locator("#spine .sp-why[role=alert]")
    expect(chip).to_contain_text("positions shifted by 99999")
    expect(chip).to_contain_text("Positions can be shifted by")
    expect(chip).to_be_in_viewport()
    assert "positions" not in query(page)
    shows(page, traced("en-de", TEXT))
    expect(page.locator("#gh-message")).to_be_hidden()
    expect(page.locator("#gf-pages.gf-old")).to_have_count(0)
    page.clock.fast_forward(6000)
    expect(chip).to_be_hidden()
    expect(page.locator("#spine .sp-changed")).to_be_hidden()

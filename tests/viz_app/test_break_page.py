"""Start here of Break it: each line is a true run of the sentence, and its switch makes the change that it tells of."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.asking import ask
from tests.viz_app.axe import violations
from tests.viz_app.visitor import open_page, open_view, query, settle
from viz_app.app import catalogue_entries
from viz_app.handlers.tabs import TABS
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

TEXT = "Two children are playing in the snow."
VIEW = ".gf-break[data-current=true]"
FUNCTIONS = next(tab.functions for tab in TABS if tab.name == "break")

WITHOUT_WHAT_WENT = """line => {
  const copy = line.cloneNode(true);
  copy.querySelectorAll('del').forEach((gone) => gone.remove());
  return copy.textContent.replace(/\\s+/g, ' ');
}"""


@pytest.fixture(scope="module")
def shipped(serving: Callable) -> Iterator[str]:
    with serving(catalogue_entries(["en-de", "sentiment"])) as address:
        yield address


def line(page: Page, title: str) -> str:
    return page.locator(".gf-try", has_text=title).locator("p").inner_text()


@pytest.mark.long
def test_each_line_tells_of_the_run_that_its_switch_starts(page: Page, shipped: str) -> None:
    open_page(page, shipped, tab="break", model="en-de", text=TEXT, step="2")
    page.wait_for_selector(f"{VIEW}[data-lines='6'][data-word=spielen]")
    found = ask(
        FUNCTIONS, Models(catalogue_entries(["en-de"])), "switches", {"model": "en-de", "text": TEXT, "step": 2}
    )
    hide = next(card for card in found["cards"] if card["kind"] == "hide")
    written = page.locator(".gf-try", has_text="hidden from the decoder").locator("p")
    assert hide["result"]["output"] in written.evaluate(WITHOUT_WHAT_WENT)
    assert "it sees later words, and its guesses fail" in line(page, "No causal mask")
    assert "the same words" in line(page, "No causal mask")
    for title in ("hidden from the decoder", "Word order shuffled"):
        page.locator(".gf-try label", has_text=title).click()
    assert query(page)["mask"] == hide["edits"]["mask"]
    assert query(page)["positions"].startswith("shuffled")
    page.locator(".gf-try label", has_text="hidden from the decoder").click()
    assert "mask" not in query(page)
    assert not violations(page, ".gf-break")


TEXTS = "lines => lines.map(line => line.textContent)"


@pytest.mark.parametrize(
    ("tab", "titles", "hide"),
    [
        ("break", ".gf-try b", ".gf-try label >> text=hidden from the decoder"),
        ("overview", ".ov-card h4", ".ov-card >> nth=1 >> .gf-btn"),
    ],
)
@pytest.mark.long
def test_a_change_that_moves_the_words_keeps_what_it_was_chosen_from(
    page: Page, shipped: str, tab: str, titles: str, hide: str
) -> None:
    """The changed run writes other words in other pieces, so its step is another one."""
    open_page(page, shipped, tab=tab, model="en-de", text="The baker forgot two loaves in the oven.")
    page.click("#spine button:has-text('vergessen')")
    page.wait_for_function(f"document.querySelectorAll('{titles}').length > 2")
    page.wait_for_function(f"![...document.querySelectorAll('{titles}')].some(one => one.textContent === '…')")
    before = page.eval_on_selector_all(titles, TEXTS)
    page.locator(hide).click()
    page.wait_for_selector("#spine del")
    settle(page)
    page.wait_for_timeout(1500)  # longer than a page has to be idle before it asks
    assert page.eval_on_selector_all(titles, TEXTS) == before


def test_it_asks_only_when_it_is_seen_and_once(page: Page, shipped: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "switches" in request.url else None)
    open_page(page, shipped, model="sentiment", text="A gorgeous, witty film.")
    page.wait_for_timeout(600)
    assert not asked
    open_view(page, "break")
    page.wait_for_selector(f"{VIEW}[data-lines='4']")
    assert "‘gorgeous’ left out" in page.inner_text(".gf-break")
    page.click(".gf-break button:text-is('Waves and shifts')")
    expect(page.locator("#tab-positions")).to_be_visible()
    settle(page)
    page.go_back()
    settle(page)
    expect(page.locator(VIEW)).to_be_visible()
    assert len(asked) == 1

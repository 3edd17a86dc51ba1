"""Terms of the glossary where they stand: one text for the docs and the page, opened by pointer and by key."""

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.visitor import open_page
from viz_app.frontend.glossary import ENTRY, MODULE, SOURCE, module

BOX = ".gf-popover"
SPINE = "#spine .gf-spine"


def test_the_page_has_the_glossary_of_the_docs() -> None:
    text = SOURCE.read_text(encoding="utf-8")
    assert MODULE.read_text(encoding="utf-8") == module(text), "run: python -m viz_app.frontend.glossary"
    names = [name.lower() for names, _ in ENTRY.findall(text) for name in names.split(", ")]
    assert len(names) == len(set(names))
    assert {"bit", "nat", "log p", "bleu", "softmax", "residual stream", "logit lens", "abbr", "num"} <= {*names}


@pytest.mark.browser
def test_a_term_is_explained_where_it_stands_and_stops_the_clock(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.", forced="A man rides a bike")
    shown = page.locator(".gf-next .gf-term", has_text="log p")
    expect(shown).to_have_count(1)
    said = dict(ENTRY.findall(SOURCE.read_text(encoding="utf-8")))["Log-probability, log p"]
    shown.hover()
    expect(page.locator(BOX)).to_contain_text(said)
    page.mouse.move(2, 2)
    expect(page.locator(BOX)).not_to_be_visible()
    page.keyboard.press(" ")
    expect(page.locator(SPINE)).to_have_attribute("data-playing", "true")
    shown.focus()
    expect(page.locator(BOX)).to_be_visible()
    expect(page.locator(SPINE)).to_have_attribute("data-playing", "false")
    page.keyboard.press("Escape")
    expect(page.locator(BOX)).not_to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(BOX)).to_be_visible()
    assert shown.get_attribute("aria-describedby") == page.locator(BOX).get_attribute("id")
    page.click(f"{SPINE} .sp-line:not(.sp-source) .sp-word >> nth=1")
    expect(page.locator(BOX)).not_to_be_visible()
    expect(page.locator(".gf-next .gf-term", has_text="log p")).to_have_count(1)  # the caption was written anew

"""A view is its link: opening, sharing, going back, and links that are broken."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.visitor import PAINTED, open_page, query, run, settle, source
from viz_app.app import PAGES

pytestmark = pytest.mark.browser


def test_a_link_restores_model_text_and_selection(page: Page, server: str) -> None:
    link = {"v": "1", "model": "en-de", "text": "Two dogs sleep.", "map": "encoder", "layer": "1", "head": "2"}
    open_page(page, server, **link)
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")
    page.wait_for_selector(f"{PAINTED}[data-sel='encoder.1.2']")
    assert source(page) == "Twodogssleep."
    run(page, "A cat.")
    assert query(page)["text"] == "A cat."
    page.go_back()
    settle(page)
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")


@pytest.mark.parametrize(
    ("parameters", "notice"),
    [
        ({"model": "klingon", "text": "A cat."}, "“klingon”, which is not here; English to German is"),
        ({"model": "<img src=x>", "text": "A cat."}, "“<img src=x>”"),
        ({"text": ""}, "This link holds no sentence; here is an example."),
        ({"model": "sentiment"}, "This link holds no sentence; here is an example."),
        ({"v": "99", "text": "A cat.", "head": "2"}, "This link is from another version"),
        ({"text": "A cat.", "layer": "-7", "head": "x", "step": "1e9", "row": "", "map": "%00"}, ""),
    ],
)
def test_a_broken_link_gets_a_notice(page: Page, server: str, parameters: dict[str, str], notice: str) -> None:
    open_page(page, server, **parameters)
    expect(page.locator(PAINTED)).to_be_visible()
    expect(page.locator("#gh-message")).to_contain_text(notice)
    run(page, "Two dogs sleep.")
    assert source(page).startswith("Twodogssleep.")


def test_a_link_that_is_too_long_says_so(page: Page, server: str) -> None:
    open_page(page, server, text="word " * 2000)
    expect(page.locator("#gh-message")).to_have_text(re.compile("tokens; 128 fit"))
    expect(page.locator(PAINTED)).to_be_visible()


@pytest.mark.parametrize("tab", [tab.name for tab in PAGES[1:]])
def test_a_link_holds_the_tab(page: Page, server: str, tab: str) -> None:
    open_page(page, server)
    page.click(f"#tab-{tab}-button")
    assert query(page)["tab"] == tab
    page.reload()
    expect(page.locator(f"#tab-{tab}-button")).to_have_attribute("aria-selected", "true")
    page.click("#tab-run-button")
    assert "tab" not in query(page)


def test_share_copies_the_link(page: Page, server: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, server)
    run(page, "Two dogs sleep.")
    page.evaluate("window.glassformer.store.set({map: 'encoder', layer: 0, head: 1})")
    page.click("#gh-share")
    expect(page.locator("#gh-tip")).to_contain_text("Link copied")
    copied = parse_qs(urlsplit(page.evaluate("navigator.clipboard.readText()")).query)
    assert copied["text"] == ["Two dogs sleep."]
    assert (copied["map"], copied["layer"], copied["head"]) == (["encoder"], ["0"], ["1"])

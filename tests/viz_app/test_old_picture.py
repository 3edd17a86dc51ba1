"""A picture of another text than the typed one says so."""

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.visitor import open_page


@pytest.mark.browser
def test_a_picture_of_another_text_is_marked_as_old(page: Page, server: str) -> None:
    open_page(page, server, text="Two dogs sleep.")
    page.fill("#gh-text", "dog " * 400)
    page.keyboard.press("Enter")
    expect(page.locator("#gh-message")).to_contain_text("The picture below is still that of “Two dogs sleep.”")
    assert page.evaluate("document.querySelector('#gf-pages').classList.contains('gf-old')")
    page.fill("#gh-text", "A cat.")
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('#gf-pages').classList.contains('gf-old')")
    expect(page.locator("#gh-message")).not_to_contain_text("still that of")

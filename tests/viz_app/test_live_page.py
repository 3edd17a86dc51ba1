"""The switch at the sentence box, as a visitor meets it in a real Chromium."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.viz_app.visitor import open_page, settle, source
from viz_app.protocol.answers import no_answer

pytestmark = pytest.mark.browser

SWITCH = "#gh-live"
RESTED = 2000  # ms


def switch(page: Page, *, on: bool) -> None:
    page.click("#gh-more")
    page.set_checked(SWITCH, on)
    page.click("#gh-more")


def runs_of(page: Page) -> list[dict[str, Any]]:
    """Fills with what the page asks the server to run."""
    asked: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        sent = json.loads(request.post_data or "{}") if "/ask/" in request.url else {}
        if request.url.endswith("/run"):
            asked.append(sent["data"])

    page.on("request", note)
    return asked


def type_in(page: Page, text: str, delay: int = 0) -> None:
    page.fill("#gh-text", "")
    page.type("#gh-text", text, delay=delay)


def await_source(page: Page, text: str) -> None:
    """Wait until the view draws a run of this text."""
    page.wait_for_function(
        "text => [...document.querySelectorAll('#spine .sp-source .sp-text')].map((one) => one.textContent).join('')"
        ".replaceAll('␣', '') === text",
        arg=text.replace(" ", "") + "‹end›",
    )


@pytest.mark.long
def test_it_is_off_until_somebody_switches_it_on_and_is_remembered(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.")
    expect(page.locator(SWITCH)).not_to_be_checked()
    asked = runs_of(page)
    type_in(page, "Where is")
    page.wait_for_timeout(900)
    assert asked == []
    switch(page, on=True)
    await_source(page, "Where is")
    assert [one["live"] for one in asked] == [True]
    page.reload()
    page.wait_for_selector("[data-ready=true]")
    expect(page.locator(SWITCH)).to_be_checked()
    switch(page, on=False)
    page.reload()
    page.wait_for_selector("[data-ready=true]")
    expect(page.locator(SWITCH)).not_to_be_checked()


def test_the_newest_text_is_shown_and_the_box_stays_as_it_is_typed(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.")
    switch(page, on=True)
    asked = runs_of(page)
    type_in(page, "Where is the station ", delay=60)
    expect(page.locator("#gh-run")).to_have_text("Translate")
    await_source(page, "Where is the station")
    assert page.input_value("#gh-text") == "Where is the station ", "nothing is written over what is typed"
    expect(page.locator("#gh-text")).to_be_focused()
    assert len(asked) < len("Where is the station "), "not for every key"
    assert asked[-1]["text"].strip() == "Where is the station"


@pytest.mark.long
def test_the_address_waits_until_the_typing_rests(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.")
    before = page.url
    switch(page, on=True)
    type_in(page, "Where is")
    await_source(page, "Where is")
    page.type("#gh-text", " the")
    await_source(page, "Where is the")
    assert page.url == before
    page.wait_for_function("new URL(location.href).searchParams.get('text') === 'Where is the'", timeout=30_000)
    page.go_back()
    await_source(page, "A man rides a bike.")
    assert page.input_value("#gh-text") == "A man rides a bike."


@pytest.mark.long
def test_enter_runs_at_once_what_live_would_run_later(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.")
    switch(page, on=True)
    asked = runs_of(page)
    type_in(page, "Where is the station?")
    page.press("#gh-text", "Enter")
    settle(page)
    await_source(page, "Where is the station?")
    page.wait_for_timeout(600)
    assert [one["live"] for one in asked if one["text"] == "Where is the station?"].count(False) == 1
    assert asked[-1]["live"] is False, "what is on show is not run again"


@pytest.mark.long
def test_what_the_server_puts_off_is_asked_again(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.")
    switch(page, on=True)
    refused: list[str] = []

    def busy(route: Any) -> None:
        sent = json.loads(route.request.post_data)
        if not route.request.url.endswith("/run") or len(refused) == 2:
            return route.continue_()
        refused.append(sent["data"]["text"])
        return route.fulfill(json=no_answer("The server is busy.", "later"))

    page.route("**/ask/**", busy)
    type_in(page, "Where is")
    await_source(page, "Where is")
    assert refused == ["Where is", "Where is"]


@pytest.mark.long
def test_a_long_text_is_left_alone_and_said_so(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A man rides a bike.")
    switch(page, on=True)
    page.fill("#gh-text", "A man rides a bike in the snow " * 5)
    message = page.locator("#gh-message")
    expect(message).to_contain_text("Live is off for this text")
    expect(message).to_have_class("gh-notice")
    assert source(page) == "Amanridesabike."
    type_in(page, "   ")
    page.wait_for_timeout(500)
    expect(message).to_be_hidden()

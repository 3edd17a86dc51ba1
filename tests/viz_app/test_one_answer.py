"""One answer everywhere: on every view, in files and from the API; and one place that says when it is unsure."""

import re
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import pytest
from gradio_client import Client
from playwright.sync_api import Page, expect

from core.results.trace import Trace
from tests.viz_app.test_every_view import SETTLED, inside
from tests.viz_app.test_spine_page import SPINE, answer_of, bare, ready
from tests.viz_app.visitor import open_page, open_view
from viz_app.app import catalogue_entries
from viz_app.handlers.saving import save
from viz_app.handlers.tabs import TABS
from viz_app.protocol import parse
from viz_app.protocol.requests import SaveRequest
from viz_app.server.models import Models

TEXT = "A man rides a bike."
SOURCE = Path("viz_app/frontend")


def on_the_page(page: Page) -> str:
    """What the strip says: the words that can be chosen of its answer, or the verdict."""
    ready(page)
    lines = page.locator(f"{SPINE} .sp-line:not(.sp-source):not([hidden])")
    return bare("".join(lines.locator(":is(.sp-word .sp-text, b)").all_text_contents()))


def in_a_file(models: Models, **asked: str) -> Trace:
    answer = save(models, parse(SaveRequest, {"kind": "json", **asked}))
    return Trace.from_json(b64decode(answer["data"]).decode())


def said(trace: Trace) -> str:
    return bare(answer_of(trace)) if trace.steps else str(trace.classification and trace.classification.verdict.word)


@pytest.mark.browser
@pytest.mark.parametrize(
    ("model", "off"), [("en-de", ""), ("en-de", "c.1.0_d.0.1"), ("sentiment", ""), ("sentiment", "e.0.1")]
)
def test_page_file_and_api_give_one_answer(page: Page, server: str, models: Models, model: str, off: str) -> None:
    asked = {"model": model, "text": TEXT} | ({"off": off} if off else {})
    open_page(page, server, **asked)
    file = in_a_file(models, **asked)
    assert on_the_page(page) == said(file)
    api = Client(server, verbose=False).predict(TEXT, model, off, api_name="/trace")
    assert api["target_tokens"] == list(file.target_tokens)
    if file.classification:
        assert list(api["probabilities"].values()) == pytest.approx(file.classification.probabilities, abs=1e-6)


@pytest.mark.browser
@pytest.mark.long
def test_every_view_of_a_model_that_goes_on_with_a_text_is_there_and_shows_the_whole_text(
    page: Page, serving: Callable
) -> None:
    entries = catalogue_entries(["next-word"])
    with serving(entries) as address:
        open_page(page, address, model="next-word", text="The man who was sitting on")
        whole = said(in_a_file(Models(entries), model="next-word", text="The man who was sitting on"))
        for tab in TABS:
            open_view(page, tab.name)
            page.wait_for_selector(f"{SPINE}:visible")
            page.wait_for_function(SETTLED)
            assert on_the_page(page) == whole, tab.name
            assert not inside(page), tab.name
        expect(page.locator(f"{SPINE} .sp-first")).to_have_count(0)  # ‹start› is no part of the text
        expect(page.locator(f"{SPINE} .sp-where")).to_have_text(re.compile(r"^word \d+ of \d+$|^a given word$"))


def test_the_verdict_alone_knows_what_is_unsure() -> None:
    """No other script compares a probability with the bar of a model."""
    bar = re.compile(r"unsure_below|[<>]=?\s*\w*\.?below\b|\bbelow\s*[<>]=?\s*[^\s0]")
    found = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.js") if bar.search(path.read_text("utf-8"))}
    assert found == {"state/verdict.js"}

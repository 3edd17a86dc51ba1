"""The page with a model that continues texts: every tab answers, and its numbers are those of the trace."""

from collections.abc import Callable

import pytest

import core
from tests.viz_app.visitor import open_view
from viz_app.app import catalogue_entries
from viz_app.view_models.whole_words import whole_words

TEXT = "The man who was sitting on"
TABS = {"head": ".gf-inside", "why": ".gf-why", "heads": ".gf-headboard", "masks": ".gf-masks"}


@pytest.mark.browser
def test_a_text_is_continued(serving: Callable, page) -> None:
    trace = core.load("next-word").trace(TEXT)
    step = next(index for index, one in enumerate(trace.steps) if not one.forced)
    with serving(catalogue_entries(["next-word"])) as address:
        page.goto(f"{address}?v=1&model=next-word&text={TEXT.replace(' ', '+')}&step={step}")
        page.wait_for_selector(".gf[data-task=translate]")
        assert page.inner_text("#group-translate-button") == "Write"
        forced_words = sum(one.forced for one in whole_words(trace).steps)
        lines = page.locator("#spine .sp-line:not([hidden])")
        counts = lines.evaluate_all("all => all.map(line => line.querySelectorAll('.sp-word').length)")
        assert counts == [forced_words, len(whole_words(trace).steps) - forced_words]
        shown = page.locator(".gf-next li").evaluate_all("rows => rows.map(row => row.dataset.token)")
        assert shown == [one.token for one in trace.steps[step].top]
        assert page.locator(".gf-next li button").count() == len(shown) - 1  # what was written is no button
        page.locator(".gf-next li button").first.click()  # goes on with another word
        page.wait_for_function("() => glassformer.store.get('forced')")
        other = next(one for one in trace.steps[step].top if one.id != trace.steps[step].id)
        forced = core.load("next-word").trace(TEXT, decoding=core.Decoding(prefix=(other.id,)))
        count = len(whole_words(forced).steps)
        page.wait_for_function(f"document.querySelectorAll('#spine .sp-word').length === {count}")
        for tab, view in TABS.items():
            open_view(page, tab)
            page.wait_for_selector(f"{view}[data-current=true]")
            assert not page.locator(f"{view} .gf-problem:visible").count()

"""The page with a model that continues texts: every tab answers, and its numbers are those of the trace."""

from collections.abc import Callable

import pytest

import core
from tests.viz_app.visitor import open_view
from viz_app.app import catalogue_entries

TEXT = "The man who was sitting on"
TABS = {"head": ".gf-inside", "why": ".gf-why", "heads": ".gf-headboard", "masks": ".gf-masks"}


@pytest.mark.browser
def test_a_text_is_continued(serving: Callable, page) -> None:
    trace = core.load("next-word").trace(TEXT)
    step = next(index for index, one in enumerate(trace.steps) if not one.forced)
    with serving(catalogue_entries(["next-word"])) as address:
        page.goto(f"{address}?v=1&model=next-word&text={TEXT.replace(' ', '+')}&step={step}")
        page.wait_for_selector(".gf[data-task=translate]")
        assert page.inner_text("#tab-translate-button") == "Write"
        assert page.locator(".gf-strip.gf-source").is_hidden()
        assert page.locator(".gf-strip.gf-target button").count() == len(trace.target_tokens)
        shown = page.locator(".gf-next li").evaluate_all("rows => rows.map(row => row.dataset.token)")
        assert shown == [one.token for one in trace.steps[step].top]
        assert page.locator(".gf-next li button").count() == len(shown) - 1  # what was written is no button
        page.locator(".gf-next li button").first.click()  # goes on with another word
        page.wait_for_function("() => glassformer.store.get('forced')")
        other = next(one for one in trace.steps[step].top if one.id != trace.steps[step].id)
        forced = core.load("next-word").trace(TEXT, decoding=core.Decoding(prefix=(other.id,)))
        tokens = "() => document.querySelectorAll('.gf-strip.gf-target button').length"
        page.wait_for_function(f"{tokens} === {len(forced.target_tokens)}".replace("() => ", "() => ", 1))
        for tab, view in TABS.items():
            open_view(page, tab)
            page.wait_for_selector(f"{view}[data-current=true]")
            assert not page.locator(f"{view} .gf-problem:visible").count()

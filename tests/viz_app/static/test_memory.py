"""The memory of Python in the tab: it never shrinks, so its size is the most that was ever needed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import unwatched
from tests.viz_app.static.hosting import files_of
from tests.viz_app.visitor import open_view, run
from viz_app.app import catalogue_entries
from viz_app.handlers.tabs import TABS
from viz_app.static.builder import build
from viz_app.view_models.anatomy import DESIGNS

pytestmark = [pytest.mark.browser, pytest.mark.static]

SECONDS = 300_000  # ms
MOST = 400  # MiB
TEXTS = ("A man rides a bike.", "Two young children are playing with a big red ball in the deep snow behind the house.")


def heap(page: Page) -> float:
    """Return the size of Python's memory in MiB."""
    size: int = page.workers[0].evaluate("heapOfPython()")
    return size / 2**20


def test_every_tab_and_a_hundred_runs_take_at_most_400_mib(chromium: Browser, tmp_path: Path) -> None:
    build(tmp_path, catalogue_entries(["en-de"]))
    with files_of(tmp_path) as address, unwatched(chromium, service_workers="block", bypass_csp=True) as page:
        page.set_default_timeout(SECONDS)
        page.goto(address)
        page.wait_for_selector("html[data-computes=true]")
        sizes = [heap(page)]
        for text in TEXTS:
            run(page, text)
            page.evaluate("document.activeElement.blur()")  # a long sentence lies over the tabs while it is edited
            for tab in TABS:
                open_view(page, tab.name)
                page.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible")
                sizes.append(heap(page))
        open_view(page, "translate")
        for serial in range(100):
            run(page, f"{TEXTS[serial % 2]} {serial}")
        sizes.append(heap(page))
        page.evaluate("document.activeElement.blur()")
        open_view(page, "anatomy")
        for design in DESIGNS:  # each is built and run, one layer of it
            page.evaluate("designs => glassformer.store.set({ designs })", f"{design}.this-model")
            page.wait_for_selector(f".gf-anatomy[data-designs^='{design}.']", state="attached")
            sizes.append(heap(page))
        assert max(sizes) <= MOST, [round(size) for size in sizes]

"""A plugin of pytest, ``-p tests.on_static_site``: the tests of the tabs run on the page without a server.

Where a test serves the app, the same models are built into a site, which a plain file server shows under a path.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from core.results.trace import Trace
from tests import windows
from tests.viz_app.static.hosting import files_of
from tests.viz_app.view_page import ViewPage
from viz_app.handlers.models import ModelEntry

SECONDS = 120_000  # ms: Python starts in each new window
ROUNDED = "compares last digits, which are rounded the other way; test_parity.py compares the numbers"
MADE = "its model is made in the test, not read from a checkpoint"
ASKED = "counts the requests to the app"
FRESH = "needs a fresh page for each address, and Python would start for each"
LEFT_OUT = {
    "test_every_number_is_the_traces[decoder-1-0-4]": ROUNDED,
    "test_every_number_is_the_traces[cross-1-1-0]": ROUNDED,
    "test_what_stands_there_are_the_models_numbers": ROUNDED,
    "test_all_numbers_are_saved_as_a_table": ROUNDED,
    "test_a_model_with_learned_positions_opens_with_its_table": MADE,
    "test_a_long_sentence_says_how_far_it_is": MADE,
    "test_a_card_a_link_and_the_api_silence_alike": "calls the API of the app",
    "test_a_lesson_of_ones_own_starts_by_itself": "the lesson to start with is an option of the app, not of a site",
    "test_the_tab_answers_soon": "measures the app",
    "test_experiments_are_asked_for_once_and_when_they_are_in_sight": ASKED,
    "test_cancel_keeps_what_is_done": ASKED,
    "test_another_head_is_chosen_and_only_its_curve_is_asked_for": ASKED,
    "test_the_end_is_explained_where_it_was_asked_for": FRESH,
    "test_a_step_a_label_and_a_candidate_that_are_not_there_are_named": FRESH,
    "test_a_head_that_is_not_there_is_named[link1]": FRESH,
}


@contextmanager
def serve(offered: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> Iterator[str]:
    """Build the site with these models and give its address."""
    from viz_app.static.builder import build

    with TemporaryDirectory() as folder:
        build(Path(folder) / "school" / "site", offered, stored)
        with files_of(Path(folder)) as address:
            yield f"{address}school/site/"


@pytest.hookimpl(tryfirst=True)
def pytest_fixture_setup(fixturedef: Any, request: Any) -> Any:
    """Give this ``serve`` for the fixture ``serving``."""
    if fixturedef.argname != "serving":
        return None
    fixturedef.cached_result = (serve, fixturedef.cache_key(request), None)
    return serve


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave tests out that need no page, or a server."""
    for item in items:
        if "browser" not in item.keywords:
            item.add_marker(pytest.mark.skip(reason="opens no page"))
        for name, reason in LEFT_OUT.items():
            if name in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=reason))


_lent: Callable[..., AbstractContextManager[Any]] = windows.Windows.lent
_open = ViewPage.open


@contextmanager
def lent(self: windows.Windows, **options: Any) -> Iterator[Any]:
    """Lend a window in which nothing is kept for the next."""
    with _lent(self, **options | {"service_workers": "block"}) as page:
        page.set_default_timeout(SECONDS)
        yield page


def open_in_place(self: ViewPage, page: Any, server: str, **parameters: str) -> None:
    """Go to an address as the browser's history does where the page is open: Python need not start again."""
    goto = page.goto
    if page.url.startswith(server):
        page.goto = lambda address: page.evaluate(
            "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')) }", address
        )
    try:
        _open(self, page, server, **parameters)
    finally:
        page.goto = goto


windows.Windows.lent = lent  # type: ignore[method-assign]
ViewPage.open = open_in_place  # type: ignore[method-assign]

"""Every text of every tab can be read whole, with words as long as people use, on a wide screen and on a phone."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import visiting
from tests.viz_app.cut_off import cut_off
from tests.viz_app.test_accessibility import DRAWN, SIZES
from tests.viz_app.visitor import open_page

pytestmark = pytest.mark.browser

TEXTS = {
    "en-de": "My grandmother found an old map in the kitchen drawer.",
    "sentiment": "The unbelievably disappointing restaurant bored my grandmother.",
}


@pytest.fixture(scope="module")
def shipped(serving: Callable) -> Iterator[str]:
    """The address of an app with models that know whole words."""
    from viz_app.app import catalogue_entries

    with serving(catalogue_entries([*TEXTS])) as address:
        yield address


@pytest.mark.long
@pytest.mark.parametrize(("model", "size"), [("en-de", "wide"), ("sentiment", "phone")])
def test_nothing_is_cut_off(chromium: Browser, shipped: str, model: str, size: str) -> None:
    width, height = SIZES[size]
    cut = []
    with visiting(chromium, viewport={"width": width, "height": height}) as page:
        open_page(page, shipped, model=model, text=TEXTS[model])
        for tab, drawn in DRAWN.items():
            page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab)
            page.wait_for_selector(drawn)
            cut += [f"{tab}: {text}" for text in cut_off(page)]
    assert not cut, "\n".join(cut)


def test_the_check_sees_what_is_cut_off(page: Page, server: str) -> None:
    open_page(page, server)
    assert not cut_off(page)
    page.evaluate(
        """() => {
          const [box, scroller] = ['hidden', 'auto'].map((overflow) => {
            const made = document.createElement('div');
            made.style.cssText = `width: 90px; overflow: ${overflow}; white-space: nowrap`;
            made.innerHTML = '<span>a text that is longer than its box</span>';
            return made;
          });
          const tilted = document.createElement('div');
          tilted.style.cssText = 'width: 90px; height: 20px; overflow: auto';
          tilted.innerHTML = '<b style="display: inline-block; transform: rotate(-45deg)">tilted</b>';
          document.querySelector('#gf-pages').prepend(box, scroller, tilted);
        }"""
    )
    assert cut_off(page) == ["a text that is longer than its box", "tilted"]

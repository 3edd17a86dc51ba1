"""Every tab, light and dark, wide and on a phone, as axe-core judges it: a page that everybody can use."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import visiting
from tests.viz_app.axe import COLOUR, violations, violations_of_colour, wear
from tests.viz_app.visitor import open_page, open_view, run
from viz_app.handlers.tabs import TABS

pytestmark = pytest.mark.browser

SIZES = {"wide": (1440, 900), "phone": (390, 844)}
# When a tab has drawn what it asked the server for.
DRAWN = {
    "overview": ".gf-overview[data-painted]",
    "translate": ".gf[data-task][data-painted]",
    "sentences": ".gf-sentences[data-painted][data-current=true]",
    "head": ".gf-inside[data-painted][data-current=true]",
    "heads": ".gf-headboard[data-painted][data-current=true][data-effects=shown]",
    "corpus": ".gf-corpus[data-painted][data-current=true]",
    "why": ".gf-why[data-painted][data-current=true][data-curves=shown] .gf-chart[data-drawn]",
    "flow": ".gf-flow[data-painted][data-current=true][data-needed=shown]",
    "break": ".gf-break[data-painted][data-current=true]",
    "patch": ".gf-patch[data-painted][data-current=true]",
    "masks": ".gf-masks[data-painted][data-current=true]",
    "positions": ".gf-positions[data-painted][data-current=true]",
    "anatomy": ".gf-anatomy[data-painted][data-run=shown]",
    "model": ".gf-tokenmap[data-painted][data-current=true] .gf-chart[data-drawn]",
}
Look = Callable[[Page], list[str]]


def violations_but_colour(page: Page, within: str | None = None) -> list[str]:
    """Return the errors of a page without its colours, which take half of the time and are checked elsewhere."""
    return violations(page, within, rules={COLOUR: {"enabled": False}})


def test_every_tab_is_looked_at() -> None:
    assert set(DRAWN) == {page.name for page in TABS}


# The colours of a translator are seen in both themes, those that only a classifier or a phone has in one of them.
VISITS = [
    ("en-de", "wide", [("light", violations), ("dark", violations_of_colour)]),
    ("en-de", "phone", [("dark", violations)]),
    ("sentiment", "wide", [("light", violations)]),
    ("sentiment", "phone", [("dark", violations_but_colour)]),
]


@pytest.mark.long
@pytest.mark.parametrize(("model", "size", "looks"), VISITS)
def test_axe_finds_nothing_to_complain_of(
    chromium: Any, server: str, model: str, size: str, looks: list[tuple[str, Look]]
) -> None:
    width, height = SIZES[size]
    complaints = []
    with visiting(chromium, viewport={"width": width, "height": height}) as page:
        open_page(page, server, model=model)
        for tab in DRAWN:
            page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab)
            page.wait_for_selector(DRAWN[tab])
            for theme, look in looks:
                wear(page, theme)
                complaints += [f"{tab}, {theme}: {one}" for one in look(page)]
        named = page.evaluate("[...document.querySelectorAll('[id]:not([id=\"\"])')].map(one => one.id)")
        complaints += [f"{name} is the name of several" for name, count in Counter(named).items() if count > 1]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(("stage", "theme"), [("across", "light"), ("relate", "dark")])
def test_axe_finds_nothing_in_a_stage_that_dims_the_others(page: Page, server: str, stage: str, theme: str) -> None:
    open_page(page, server, tab="overview", story=stage)
    page.wait_for_selector(".ov-dim")
    wear(page, theme)
    assert not violations(page)


def test_axe_finds_nothing_in_an_explanation_and_in_a_message_over_an_old_picture(page: Page, server: str) -> None:
    open_page(page, server)
    page.locator("[data-term]:visible").first.click()
    page.wait_for_selector(".gf-popover:popover-open")
    assert not violations(page)
    page.keyboard.press("Escape")
    run(page, "word " * 200)
    page.wait_for_selector("#gf-pages.gf-old")
    assert not violations(page)


def test_the_check_sees_what_is_wrong(page: Page, server: str) -> None:
    open_page(page, server)
    page.evaluate("document.body.append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page))


def test_a_hidden_tab_stands_aside_and_is_there_again(page: Page, server: str) -> None:
    open_page(page, server, tab="masks")
    page.wait_for_selector(DRAWN["masks"])
    masks = page.locator("#tab-masks")
    masks.evaluate("one => one.append(document.createElement('button'))")
    assert len(violations(page, runOnly=["button-name"])) == 1
    drawn = masks.locator("*").count()
    open_view(page, "translate")
    assert not violations(page, runOnly=["button-name"])
    assert masks.locator("*").count() >= drawn  # a late answer may have added some
    open_view(page, "masks")
    assert len(violations(page, runOnly=["button-name"])) == 1


def test_the_check_sees_what_is_pale(page: Page, server: str) -> None:
    open_page(page, server)
    assert not violations(page, "#gh-run")
    for colour in ("silver", "white"):  # of which the second cannot be seen at all
        page.evaluate("colour => (document.querySelector('#gh-text').style.color = colour)", colour)
        assert any(one.startswith("color-contrast") for one in violations_of_colour(page)), colour


def test_the_check_sees_what_is_pale_among_its_like(page: Page, server: str) -> None:
    """Measure one of several texts that look alike. Texts differ in look by colour, ground or neighbour."""
    open_page(page, server)
    marked = "document.querySelectorAll('[data-look]').length"
    assert not violations_of_colour(page)
    looks = page.evaluate(marked)
    assert looks < page.evaluate("document.querySelectorAll('#gf-pages *').length") / 2
    like = page.locator(".gf-nav button:not([data-look])").first.element_handle()
    for changed in ("color: silver", "background: dimgrey"):
        like.evaluate("(one, changed) => (one.style.cssText = changed)", changed)
        assert violations_of_colour(page), changed
    like.evaluate("one => one.removeAttribute('style')")
    assert not violations_of_colour(page)

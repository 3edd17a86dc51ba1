"""Every tab, light and dark, wide and on a phone, as axe-core judges it: a page that everybody can use."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.conftest import visiting
from tests.viz_app.visitor import open_page
from viz_app.app import PAGES

pytestmark = pytest.mark.browser

SIZES = {"wide": (1440, 900), "phone": (390, 844)}
COLOUR = "color-contrast"
# When a tab has drawn what it asked the server for.
DRAWN = {
    "run": ".gf[data-painted]",
    "head": ".gf-inside[data-painted][data-current=true]",
    "heads": ".gf-headboard[data-painted][data-current=true][data-effects=shown]",
    "why": ".gf-why[data-painted][data-current=true][data-curves=shown] .gf-chart[data-drawn]",
    "masks": ".gf-masks[data-painted][data-current=true]",
    "positions": ".gf-positions[data-painted]",
    "anatomy": ".gf-anatomy[data-painted][data-run=shown]",
    "model": ".gf-tokenmap[data-painted][data-current=true] .gf-chart[data-drawn]",
}
TABS = list(DRAWN)
Look = Callable[[Page], list[str]]


def violations(page: Page, within: str | None = None, **options: Any) -> list[str]:
    """What axe-core finds on the page as it stands: rule, how bad, and the elements concerned.

    Args:
        within: a selector, to look at that part alone.
        options: axe-core's own.
    """
    options = {"resultTypes": ["violations"]} | options  # twice as fast as with a report on all that passes
    faults: list[dict[str, Any]] = Axe().run(page, context=within, options=options).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(f"{node['target'][0]} {node['html'][:120]}" for node in one["nodes"][:4])
        for one in faults
    ]


def violations_of_colour(page: Page, within: str | None = None) -> list[str]:
    """What is wrong about a theme, where all else was looked at in another."""
    return violations(page, within, runOnly=[COLOUR])


def violations_but_colour(page: Page, within: str | None = None) -> list[str]:
    """What is wrong about a page whose colours were looked at elsewhere: they take most of the time."""
    return violations(page, within, rules={COLOUR: {"enabled": False}})


def wear(page: Page, theme: str) -> None:
    """Light or dark at once, without the 120 ms in which colours change."""
    page.add_style_tag(content="* { transition: none !important; }")
    for place in ("documentElement", "body"):
        page.evaluate(f"dark => document.{place}.classList.toggle('dark', dark)", theme == "dark")


def test_every_tab_is_looked_at() -> None:
    assert set(DRAWN) == {page.name for page in PAGES}


# The colours of a translator are seen in both themes, those that only a classifier or a phone has in one of them.
VISITS: list[tuple[str, str, list[tuple[str, Look]]]] = [
    ("en-de", "wide", [("light", violations), ("dark", violations_of_colour)]),
    ("en-de", "phone", [("dark", violations)]),
    ("sentiment", "wide", [("light", violations)]),
    ("sentiment", "phone", [("dark", violations_but_colour)]),
]


@pytest.mark.parametrize(("model", "size", "looks"), VISITS)
@pytest.mark.parametrize("tabs", [TABS[::2], TABS[1::2]], ids=["even", "odd"])
def test_axe_finds_nothing_to_complain_of(
    chromium: Any, server: str, model: str, size: str, looks: list[tuple[str, Look]], tabs: list[str]
) -> None:
    width, height = SIZES[size]
    complaints = []
    with visiting(chromium, viewport={"width": width, "height": height}) as page:
        open_page(page, server, model=model)
        for tab in tabs:
            page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab)
            page.wait_for_selector(DRAWN[tab])
            for theme, look in looks:
                wear(page, theme)
                complaints += [f"{tab}, {theme}: {one}" for one in look(page)]
    assert not complaints, "\n".join(complaints)


def test_the_check_sees_what_is_wrong(page: Page, server: str) -> None:
    open_page(page, server)
    page.evaluate("document.body.append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page))


def test_the_check_sees_what_is_pale(page: Page, server: str) -> None:
    open_page(page, server)
    page.evaluate("document.querySelector('#gh-text').style.color = 'silver'")
    assert any(one.startswith("color-contrast") for one in violations_of_colour(page))
    assert not violations(page, "#gh-run")

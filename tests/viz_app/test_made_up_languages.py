"""Every view in languages that are longer and from right to left: nothing cut, too wide, on each other, or English."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import visiting
from tests.viz_app.answered import ANSWERED, WORDS, open_answered
from tests.viz_app.cut_off import cut_off
from tests.viz_app.isolated import mixed
from tests.viz_app.made_up import LEFT, RIGHT, english_in, speak
from tests.viz_app.overlap import overlapping
from tests.viz_app.test_every_view import SETTLED, TEXT, VIEWS
from tests.viz_app.visitor import open_page
from viz_app.app import catalogue_entries

pytestmark = pytest.mark.browser

SMALL, PHONE, WIDE, TABLET = (320, 640), (390, 844), (1440, 900), (820, 1180)
LOOKS = [
    (RIGHT, PHONE),
    *[pytest.param((LEFT, size), marks=pytest.mark.long) for size in (PHONE, WIDE, TABLET)],
    *[pytest.param((RIGHT, size), marks=pytest.mark.long) for size in (WIDE, TABLET)],
]
ANSWERED_LOOKS = [
    (RIGHT, PHONE),
    *[pytest.param((LEFT, size), marks=pytest.mark.long) for size in (SMALL, PHONE, TABLET, WIDE)],
    *[pytest.param((RIGHT, size), marks=pytest.mark.long) for size in (SMALL, TABLET, WIDE)],
]
# The server answers sentences of these in English, or sentences of a corpus.
ANSWERED_IN_ENGLISH = {"anatomy", "break", "corpus", "heads", "model", "patch", "why"}


OUTPUT = "Ein Mann fährt Fahrrad."
IS_RIGHT = "document.documentElement.dir === 'rtl'"


@pytest.fixture(scope="module")
def shipped(serving: Callable) -> Iterator[str]:
    """The address of an app with a model that writes words, because an untrained one writes its longest piece."""
    with serving(catalogue_entries(["en-de"])) as address:
        yield address


def name_of(look: tuple[str, tuple[int, int]]) -> str:
    return f"{look[0]}-{look[1][0]}"


@pytest.fixture(scope="module", params=LOOKS, ids=name_of)
def window(chromium: Any, shipped: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    language, (width, height) = request.param
    with visiting(chromium, viewport={"width": width, "height": height}) as page:
        speak(page)
        open_page(page, shipped, lang=language, model="en-de", text=TEXT)
        yield page


@pytest.mark.parametrize("look", ANSWERED_LOOKS, ids=name_of)
@pytest.mark.long
def test_an_answered_view_stands_too_and_keeps_the_visitors_words_apart(
    chromium: Any, shipped: str, look: tuple[str, tuple[int, int]]
) -> None:
    language, (width, height) = look
    found = {}
    with visiting(chromium, viewport={"width": width, "height": height}) as page:
        speak(page)
        for name in ANSWERED:
            open_answered(page, shipped, name, language)
            found[name] = faults(page, "why")
            if language == RIGHT:
                found[name]["in the direction of the page"] = mixed(page, WORDS)
    assert {name: some for name, some in found.items() if any(some.values())} == {}


def faults(page: Page, tab: str) -> dict[str, list[str]]:
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    english = english_in({tab: page.evaluate("document.body.innerText.replace('English to German', '')")})[tab]
    found = {
        "cut": cut_off(page),
        "on each other": overlapping(page),
        "px wide": [f"{width}"] if width > room else [],
        "English": [] if tab in ANSWERED_IN_ENGLISH else english,
        "in the direction of the page": mixed(page, [TEXT, OUTPUT]) if page.evaluate(IS_RIGHT) else [],
    }
    return {name: all_ for name, all_ in found.items() if all_}


PARTS_OF_VIEWS = [
    pytest.param(tab, values, id="-".join([tab, *values.values()]), marks=pytest.mark.long if values else ())
    for tab, values in VIEWS
]


@pytest.mark.parametrize(("tab", "values"), PARTS_OF_VIEWS)
def test_a_view_stands_in_a_longer_language_and_from_right_to_left(window: Page, tab: str, values: dict) -> None:
    window.evaluate("([tab, values]) => glassformer.store.visit(tab, values)", [tab, values])
    window.wait_for_function(SETTLED)
    found = faults(window, tab)
    window.evaluate("names => glassformer.store.set(Object.fromEntries(names.map((one) => [one, null])))", [*values])
    assert not found


def test_the_check_sees_what_lies_on_another_text(page: Page, server: str) -> None:
    open_page(page, server)
    assert not overlapping(page)
    page.evaluate(
        """() => document.querySelector('#gf-pages').insertAdjacentHTML('afterbegin',
          `<div style="line-height: 20px"><div>below</div><div style="margin-top: -20px">above</div>
           <div style="margin-top: -20px; position: sticky">in place</div></div>`)"""
    )
    assert overlapping(page) == ["below | above"]


def test_the_check_sees_a_word_that_is_not_apart(chromium: Any, shipped: str) -> None:
    with visiting(chromium) as page:
        speak(page)
        open_page(page, shipped, lang=RIGHT, model="en-de", text=TEXT)
        assert mixed(page, ["rides"]) == []
        page.evaluate(
            """() => document.querySelector('#gf-pages').insertAdjacentHTML('afterbegin',
              `<p>áƀ rides</p><p>áƀ \u2068rides\u2069 <bdi>rides</bdi> <b dir=auto>rides</b></p>
               <p dir=auto>áƀ rides</p><p title="áƀ rides">á</p>`)"""
        )
        assert mixed(page, ["rides"]) == ["p.: áƀ rides", "p.: title=áƀ rides"]

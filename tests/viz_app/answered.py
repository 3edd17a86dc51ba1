"""Views that a visitor has asked for something: two runs, a tree, a list of sentences, an answered question."""

from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Page

from tests.viz_app.test_every_view import SETTLED
from tests.viz_app.visitor import open_page

TEXT, OTHER = "Two children are playing in the snow.", "Two children are playing in the park."
LIST = f"{TEXT}\n{OTHER}\nA man rides a bike.\nHello.\n"
WORDS = [TEXT, OTHER, "Zwei Kinder spielen im Schnee, im Park."]
# Otherwise parts out of sight have no size. Long words of the tree that were not chosen end in an ellipsis.
ALL_PLACED = "* { content-visibility: visible !important; } .gf-lost { visibility: hidden; }"
PIN = urlencode({"model": "en-de", "text": OTHER})


def _survey(page: Page) -> None:
    page.fill(".su-input textarea", LIST)
    page.click(".su-input .gf-primary")
    page.wait_for_selector(".gf-sentences[data-state=done]")
    page.locator(".su-row").first.click()


def _answer(page: Page) -> None:
    page.wait_for_selector("#gf-lessons .gf-choice input")
    page.locator("#gf-lessons .gf-choice input").nth(1).check()
    page.keyboard.press("Enter")
    page.wait_for_selector("#gf-lessons .gf-verdict-lines > *")


# The view -> the values of its address, and what is done there.
ANSWERED: dict[str, tuple[dict[str, str], Callable[[Page], None] | None]] = {
    "two runs": ({"tab": "translate", "pin": PIN}, None),
    "a tree": ({"text": OTHER, "tab": "translate", "decoding": "beam.3", "tree": "open"}, None),
    "a word in why": ({"tab": "why", "step": "2", "pin": PIN}, None),
    "a head off": ({"tab": "heads", "off": "cross.1.2"}, None),
    "a head of a list": ({"tab": "corpus", "portrait": "cross.1.2"}, None),
    "parts of two": ({"tab": "patch", "pin": PIN, "o": "cross.1.2"}, None),
    "a bug": ({"tab": "masks", "bugs": "no-causal-mask"}, None),
    "a list": ({"tab": "sentences"}, _survey),
    "a lesson": ({"lesson": "token", "stop": "2"}, _answer),
    "the end of a lesson": ({"lesson": "cross-attention", "stop": "99"}, None),
}


def open_answered(page: Page, address: str, name: str, language: str) -> None:
    """Open one of the views and wait until what it asked for is drawn."""
    values, act = ANSWERED[name]
    asked = values if "lesson" in values else {"model": "en-de", "text": TEXT, **values}
    open_page(page, address, lang=language, **asked)
    page.add_style_tag(
        content="* { content-visibility: visible !important; } .gf-lost { visibility: hidden; }"
    )  # else what is out of sight has no place
    page.wait_for_function(SETTLED)
    if act:
        act(page)
        page.wait_for_function(SETTLED)

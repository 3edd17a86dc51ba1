"""No pixel of the page depends on the answer of an open question.

The page is opened twice, the second time with another answer. Where the run has it, the values that hold it are others
in all replies of the server: half as large, in another order, with other letters. Where no run can have another one
(``SAME_IN_EVERY_RUN``), the lesson calls another choice right. While the question is open, both pages look the same;
once the answer is told, they do not. Tasks are no questions: what they send the visitor to look for may be seen.
"""

import io
import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, Route, expect

from tests.viz_app.test_lesson_leaks import CARD, WIDTHS
from tests.viz_app.test_view_models import decoded
from tests.viz_app.visitor import settle
from viz_app.handlers.lessons import Question, shipped_lessons
from viz_app.handlers.lessons.places import PLACES, SHOWS
from viz_app.view_models.levels import base85, pack_levels

pytestmark = pytest.mark.browser
# Facts, and the keys under which a reply holds them.
HELD = {
    "top weight second others rest": "weights scores scaled values entropy",
    "output changed whole query tokens": "output target token words",
    "grown ahead": "after",
    "writes p other nats": "log_probability top chances",
    "near alike": "near",
    "zeros": "zeros",
    "fed part took adds lead": "parts reads feedForward",
    "gain most size share sum": "methods attribution words curves",
    "chance guess": "probability guesses",
    "role strength mixed effect": "role scores effect pruning",
    "find carrier moved": "vectors heads finds whole",
    "patched moved": "shares logs candidates",
    "score logp": "found search",
    "ffn": "encoder.ffn decoder.ffn",
    "called large times": "published",
}
PACKED, TEXTS = {"data", "weights"}, {"output", "target", "token", "words", "guesses"}
WHOLE = {"parameters", "rows"}  # keys of whole numbers that are no places or counts of a drawing
AGREE = ("tour", 6)  # asks whether all heads look at the same token; that of one is visible
# Questions whose answer is in no reply of the server, so that no run can have another one, and why.
SAME_IN_EVERY_RUN = {
    ("token", 3): "a model is given numbers of tokens, whatever it reads",
    ("vector", 3): "numbers of a vector have no names",
    ("vector", 4): "a token begins with the same vector in each sentence",
    ("asking", 4): "values are mixed by their shares in each head",
    ("several-heads", 4): "a head has one row of shares for each token",
    ("softmax", 3): "a power of e is never zero",
    ("how-it-learned", 3): "each step of a training changes all numbers",
    ("sizes", 4): "what large models are made of is known from papers",
    ("always-that", 2): "what a head does in many sentences stands in a tab that is not open, and is asked there",
    ("always-that", 3): "which rows tell most is a matter of statistics",
    ("always-that", 4): "why a head has no name is no number",
    **{("watch-it-learn", stop): "the visitor starts the training that answers it" for stop in range(1, 7)},
    ("why-the-other-lost", 7): "tokens are drawn by their probabilities in each draw",
    ("why-did-it-say-that", 2): "an opinion: no answer is right",
    ("last-word-first", 6): "a word with two meanings is one token, whatever is written",
}
IN_STRIP = {"strips", "steps", "output", "ribbons", "count"}  # keep their size


def facts_at(places: Iterable[str]) -> set[str]:
    return {fact for place in places for fact in SHOWS.get(place, ())}


def keys_of(ask: Question) -> set[str]:
    """The keys under which replies hold the answer; if it names no fact, those of all that only its covers hide."""
    shown = facts_at(ask.hide)
    facts = {*re.findall(r"\{([a-z]+)", ask.answer)} & shown or shown - facts_at(IN_STRIP - {*ask.hide})
    return {key for held, keys in HELD.items() if facts & {*held.split()} for key in keys.split()}


ASKED = {
    (lesson.name, number): stop.ask
    for lesson in shipped_lessons()
    for number, stop in enumerate(lesson.stops, 1)
    if stop.ask
}
IN_GERMAN = {("tour", 3), ("vector", 2), ("feed-forward", 2), ("why-the-other-lost", 3)}
OF_RUNS = [
    (*one, language)
    for one in ASKED
    for language in ("en", "de")
    if one not in SAME_IN_EVERY_RUN and (language == "en" or one in IN_GERMAN)
]
OF_LESSONS = [pytest.param(*one, marks=pytest.mark.long) for one in SAME_IN_EVERY_RUN]
OTHERWISE = "Something else."
# A visitor who scrolls ends that the page follows the stop.
TO_TOP = "() => { document.body.dispatchEvent(new Event('wheel', { bubbles: true })); scrollTo(0, 0); }"
FEW, SLIGHT = 20, 32  # pixels that may differ; the steps of grey that are no difference: edges of letters


@pytest.fixture(scope="module")
def address(serving: Any) -> Iterator[str]:
    from viz_app.app import catalogue_entries

    with serving(catalogue_entries(["en-de", "en-fr", "de-en", "sentiment"])) as url:
        yield url


def other(value: Any, keys: set[str], key: str = "", is_held: bool = False) -> Any:
    """Return a reply of the same shape, whose values under these keys are others; a run before a change stays."""
    is_held |= key in keys
    if is_held and key == "search":
        end = 5 * sum(value["steps"])  # letters of the log-probabilities, which come before the places of the nodes
        return value | {"nodes": value["nodes"][5:end] + value["nodes"][:5] + value["nodes"][end:]}
    if isinstance(value, dict):
        kept = {"before"} if "after" in value else set()
        return {name: one if name in kept else other(one, keys, name, is_held) for name, one in value.items()}
    if isinstance(value, list):
        return [other(one, keys, key, is_held) for one in value]
    if is_held and isinstance(value, float):
        return value / 2
    if is_held and isinstance(value, int) and key in WHOLE:
        return value // 2
    if not is_held or not isinstance(value, str):
        return value
    if key in PACKED:
        return value[10:] + value[:10]
    return re.sub(r"\w+", lambda word: word[0][::-1], value) if key in TEXTS else value


def picture(page: Page) -> Image.Image:
    """The whole page; a JPEG is written in a fraction of the time of a PNG, and is the same for the same pixels."""
    return Image.open(io.BytesIO(page.screenshot(full_page=True, type="jpeg", quality=95))).convert("RGB")


def agreeing(reply: Any) -> Any:
    """Return a run in which all heads of a map look where the selected one looks."""
    drawn = reply.get("picture")
    for name, one in drawn["maps"].items() if drawn else ():
        if one["open"]:
            continue  # with a mask
        rows, columns = (len(drawn["source" if one[side] == "source" else "target"]) for side in ("query", "key"))
        levels = decoded(one, (one["layers"], one["heads"], rows - (one["query"] == "read"), columns))
        layer, head = drawn["shown"]["heads"][name]
        one["weights"] = base85(pack_levels(np.broadcast_to(levels[layer, head], levels.shape)))
    return reply


def pictures(page: Page, widths: Iterable[int] = WIDTHS, like: Iterable[Image.Image] = ()) -> list[Image.Image]:
    """The page at these widths, without the sheet, once it stands still or looks as it does in ``like``."""
    taken = []
    for width, wanted in zip_longest(widths, like):
        page.set_viewport_size({"width": width, "height": 900})
        settle(page)
        page.wait_for_load_state("networkidle", timeout=90_000)
        page.evaluate(TO_TOP)
        before, now = None, picture(page)
        while before != now and not (wanted and same(wanted, now)):
            page.wait_for_timeout(300)
            before, now = now, picture(page)
        taken.append(now)
    return taken


def visit(page: Page, link: str, number: int) -> None:
    """Open a stop; what is drawn only in sight depends on the first width."""
    page.set_viewport_size({"width": WIDTHS[0], "height": 900})
    page.goto(link)
    expect(page.locator(f"{CARD}[data-stop='{number}'][data-open=true]")).to_be_visible(timeout=30_000)


def both_of(page: Page, ask: Question, like: Iterable[Image.Image] = ()) -> tuple[list[Image.Image], list[Image.Image]]:
    """The page of an open question, and of the same once it is answered, at one width.

    The size of what is covered tells nothing.
    """
    covered = ", ".join(PLACES[place] for place in (*ask.hide, "caption") if place not in IN_STRIP)
    sheet = page.locator(CARD)
    page.add_style_tag(content=".gf-lesson, .gf-headname { visibility: hidden !important; }")
    size = page.add_style_tag(content=f":is({covered}) {{ height: 12rem !important; overflow: hidden !important; }}")
    opened = pictures(page, like=like)
    size.evaluate("one => one.remove()")
    sheet.locator(".gf-next").dispatch_event("click")
    expect(sheet).to_have_attribute("data-open", "false")
    return opened, pictures(page, WIDTHS[-1:])


def same(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    grey = ImageChops.difference(one, other).convert("L")
    return sum(grey.histogram()[SLIGHT:]) < FEW


def test_every_question_is_compared_in_one_of_the_two_ways() -> None:
    assert ASKED.keys() >= SAME_IN_EVERY_RUN.keys()
    assert not [one for one in ASKED.keys() - SAME_IN_EVERY_RUN.keys() - {AGREE} if not keys_of(ASKED[one])]


def again(page: Page) -> str:
    """Return the address of the page, which holds the selection, so that it is the same at the next visit."""
    settle(page)
    address, language = page.evaluate("[window.glassformer.store.link(), document.documentElement.lang]")
    return f"{address}&lang={language}"


@pytest.mark.long
@pytest.mark.parametrize(("name", "number", "language"), OF_RUNS)
def test_another_answer_changes_no_pixel_of_an_open_question(
    page: Page, address: str, name: str, number: int, language: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    ask = ASKED[name, number]
    visit(page, f"{address}?lesson={name}&stop={number}&lang={language}", number)
    link = again(page)
    opened, told = both_of(page, ask)

    def change(route: Route) -> None:
        reply = route.fetch()
        is_sheet = route.request.url.endswith("lesson_stop")
        changed = agreeing if (name, number) == AGREE else lambda one: other(one, keys_of(ask))
        route.fulfill(response=reply, **({} if is_sheet else {"json": changed(reply.json())}))

    page.route("**/ask/**", change)
    visit(page, link, number)
    changed, told_changed = both_of(page, ask, opened)
    assert [same(*two) for two in zip(opened, changed, strict=True)] == [True, True]
    assert not all(same(*two) for two in zip(told, told_changed, strict=True)), "nothing was changed"


@pytest.mark.parametrize(("name", "number"), OF_LESSONS)
def test_what_a_lesson_calls_right_changes_no_pixel_of_an_open_question(
    page: Page, address: str, name: str, number: int
) -> None:
    page.emulate_media(reduced_motion="reduce")

    def opened(link: str, like: Iterable[Image.Image] = ()) -> list[Image.Image]:
        visit(page, link, number)
        page.add_style_tag(content=".gf-lesson { visibility: hidden !important; }")
        return pictures(page, like=like)

    def change(route: Route) -> None:
        reply = route.fetch()
        data = reply.json()
        if "lessons" in data:
            ask = next(one for one in data["lessons"] if one["name"] == name)["stops"][number - 1]["ask"]
            ask |= {"right": (ask["right"] + 1) % len(ask["choices"]), "answer": OTHERWISE}
        route.fulfill(response=reply, json=data)

    first = opened(f"{address}?lesson={name}&stop={number}&lang=en")
    link = again(page)
    page.route("**/frontend/data/*.json", change)
    assert [same(*two) for two in zip(first, opened(link, first), strict=True)] == [True, True]
    page.locator(f"{CARD} .gf-next").dispatch_event("click")
    expect(page.locator(CARD)).to_contain_text(OTHERWISE)

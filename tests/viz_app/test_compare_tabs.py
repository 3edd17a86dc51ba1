"""The difference of run A and run B on every tab in a real Chromium: its numbers are those of both runs, subtracted."""

import re
from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Request, expect

import core
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.axe import violations, violations_of_colour, wear
from tests.viz_app.test_compare_page import ONE, OTHER, pin_of, press
from tests.viz_app.visitor import open_page, open_view, run
from viz_app.handlers.anatomy import depths
from viz_app.protocol.requests import RunRequest
from viz_app.server.models import Models
from viz_app.view_models.words import label

pytestmark = pytest.mark.browser

VIEWS = {
    "heads": "headboard",
    "why": "why",
    **{name: name for name in ("masks", "positions", "flow", "anatomy")},
    "head": "inside",
}
PAIR = re.compile(r"(\S+) → (\S+), (\S+)( points)?")


def panel(tab: str) -> str:
    return f".gf-{VIEWS[tab]} .gf-differ[data-differs=drawn]"


def open_difference(page: Page, server: str, tab: str, text: str = OTHER, pin: str = "", **place: str) -> None:
    """Open a link to the difference on a tab, as a table."""
    open_page(page, server, model="en-de", text=text, pin=pin or pin_of("en-de", ONE), tab=tab, **place)
    page.wait_for_selector(f".gf-{VIEWS[tab]}[data-current=true] .gf-differ[data-differs=drawn]")
    page.locator(f"{panel(tab)} button:text-is('Table')").first.click()


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("∞", "inf"))


def rows_of(page: Page, tab: str, at: int = 0) -> dict[str, list[tuple[float, float] | None]]:
    """A and B of every cell by the names of rows; None where the other run has no such token."""

    def cell(text: str) -> tuple[float, float] | None:
        found = PAIR.fullmatch(text)
        if not found:
            return None
        a, b, change, points = found.groups()
        a, b = number(a), number(b)
        assert number(change) == pytest.approx((b - a) * (100 if points else 1), abs=0.11 if points else 0.0021)
        return a, b

    texts = "rows => rows.map((row) => [...row.children].map((cell) => cell.innerText))"
    rows = page.locator(panel(tab)).nth(at).locator("tbody tr").evaluate_all(texts)
    return {name: [cell(one) for one in pairs] for name, *pairs in rows}


def assert_pairs(found: list, a: np.ndarray, b: np.ndarray, abs_: float = 0.00051) -> None:
    """Every pair is that of the two arrays, both spread over shared columns."""
    assert len(found) == len(a) == len(b)
    for pair, before, after in zip(found, a, b, strict=True):
        assert pair == (pytest.approx(before, abs=abs_), pytest.approx(after, abs=abs_))


@pytest.fixture(scope="module")
def traced(models: Models) -> Callable[..., Trace]:
    return lambda text, **options: models.get("en-de").trace(text, **options)


def matched(a: Trace, b: Trace) -> list[int]:
    """Return the places where the source tokens of two runs are equal; the sentences differ in one stretch."""
    one, other = a.source_tokens, b.source_tokens
    first = next(i for i in range(len(one)) if one[i] != other[i])
    last = next(i for i in range(1, len(one)) if one[-i] != other[-i]) - 1
    return [*range(first), *(range(-last, 0) if last else ())]


@pytest.mark.long
def test_the_other_views_subtract_their_own_numbers(page: Page, server: str, models: Models, traced: Callable) -> None:
    """One head, Masks, Word order, Parts and routes and Plan, at a step whose token both runs read."""
    a, b = traced(ONE), traced(OTHER)
    same = matched(a, b)
    open_difference(page, server, "head", map="cross", layer="1", head="2", step="0", at="0")
    shares = rows_of(page, "head")["share"]
    weights = [one.attention["cross"].weights[1, 2, 0][same] for one in (a, b)]
    assert_pairs([pair for pair in shares if pair], *weights)
    for tab in ("masks", "positions"):
        open_view(page, tab)
        page.wait_for_selector(panel(tab))
        caption = page.locator(panel(tab)).first.locator("h3")
        expect(caption).to_have_text("Cross, layer 2, head 3, B − A")
    open_view(page, "flow")
    page.locator(f"{panel('flow')} button:text-is('Table')").nth(1).click()
    heads = rows_of(page, "flow", 1)
    asked = {"step": 0, "token": b.steps[0].id}
    parts = [core.logit_parts(models.get("en-de"), text, **asked).reads["cross"].sum(-1) for text in (ONE, OTHER)]
    for layer in range(2):
        assert_pairs(heads[f"heads look across {layer + 1}"], *(one[layer] for one in parts), abs_=0.0011)
    open_view(page, "anatomy")
    page.evaluate("glassformer.store.set({ map: 'encoder' })")
    page.locator(f"{panel('anatomy')} button:text-is('Table')").first.click()
    found = list(rows_of(page, "anatomy").values())
    runs = [
        depths(models, RunRequest(model="en-de", text=text))["stacks"]["encoder"]["points"] for text in (ONE, OTHER)
    ]
    for cells, before, after in zip(found, *runs, strict=True):
        lengths = [np.array(point["lengths"])[same] for point in (before, after)]
        assert_pairs([pair for pair in cells if pair], *lengths, abs_=0.0051)
    open_view(page, "break")
    bar = page.locator(".gf-pinbar")
    expect(bar).to_contain_text("This view plays one run, B.")
    press(page, "b")
    expect(bar).not_to_contain_text("This view plays one run")


@pytest.mark.long
def test_heads_are_compared_by_what_moved_entropy_and_effect(
    page: Page, server: str, models: Models, traced: Callable
) -> None:
    open_difference(page, server, "heads", map="cross", layer="1", head="2")
    expect(page.locator(f"{panel('heads')} .gf-cap").first).not_to_contain_text("loading the effects")
    rows = rows_of(page, "heads")
    effects = [core.head_effects(models.get("en-de"), text).change["cross"] for text in (ONE, OTHER)]
    weights = [traced(text).attention["cross"].weights.astype(float) for text in (ONE, OTHER)]
    entropy = [-(one * np.log2(np.maximum(one, 1e-30))).sum(axis=-1).mean(axis=-1) for one in weights]
    for layer in range(2):
        assert_pairs(rows[f"without it, nats, layer {layer + 1}"], *(one[layer] for one in effects))
        assert_pairs(rows[f"entropy, bit, layer {layer + 1}"], *(one[layer] for one in entropy), abs_=0.0051)
    most = page.locator(".gf-headboard .gf-most button")
    most.first.click()
    expect(most.first).to_have_attribute("aria-current", "true")


@pytest.mark.long
def test_pinning_what_a_tab_has_shown_asks_nothing_again(page: Page, server: str) -> None:
    bodies: list[str] = []

    def listen(request: Request) -> None:
        if request.url.endswith("/ask/why/why_run"):
            bodies.append(request.post_data or "")

    open_page(page, server, model="en-de", text=ONE, tab="why")
    page.wait_for_selector(".gf-why[data-current=true][data-why=shown][data-path=shown]")
    press(page, "p")
    page.on("request", listen)
    run(page, OTHER)
    page.wait_for_selector(f".gf-why[data-current=true][data-text='{OTHER}'] .gf-differ[data-differs=drawn]")
    assert len(bodies) == 1
    assert OTHER in bodies[0]


@pytest.mark.long
def test_every_explanation_of_the_same_word_is_compared_by_token(
    page: Page, server: str, models: Models, traced: Callable
) -> None:
    a, b = traced(ONE), traced(OTHER)
    open_difference(page, server, "why", step="0", at="0")
    page.wait_for_selector(".gf-why[data-why=shown][data-path=shown]")  # each way comes when it is computed
    names = {"Gradient × input": "gradient-x-input", "Leave one out": "leave-one-out"}
    for name in names:  # and its row is drawn a moment later
        page.locator(panel("why")).first.locator("tbody th", has_text=name).first.wait_for()
    rows, same = rows_of(page, "why"), matched(a, b)
    model = models.get("en-de")
    for name, method in names.items():
        found = next(cells for title, cells in rows.items() if title.endswith(name))
        asked = {"step": 0, "method": method, "token": b.steps[0].id}
        one, other = (core.attribute(model, text, **asked) for text in (ONE, OTHER))
        expected = [np.concatenate([why.source[same], why.target]) for why in (one, other)]
        isnt_nan = ~np.isnan(expected[0])
        assert_pairs([pair for pair in found if pair], *(one[isnt_nan] for one in expected), abs_=0.0011)


def test_what_only_b_reads_is_not_compared(page: Page, server: str, traced: Callable) -> None:
    a, b = traced(ONE), traced(OTHER, decoding=core.Decoding(prefix="Die Kinder"))
    step = next(i for i, one in enumerate(b.target_tokens) if one not in a.target_tokens)
    where = {"tab": "why", "step": str(step), "at": str(step), "forced": "Die Kinder"}
    open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE), **where)
    expect(page.locator(".gf-why .gf-differ")).to_contain_text(f"Only B reads {label(b.target_tokens[step])}")


@pytest.mark.long
@pytest.mark.parametrize(("width", "themes"), [(1440, ["light", "dark"]), (390, ["light"])])
def test_axe_finds_nothing_in_the_differences(chromium: Browser, server: str, width: int, themes: list[str]) -> None:
    with visiting(chromium, viewport={"width": width, "height": 844}) as page:
        place = {"map": "encoder", "row": "0", "step": "0", "at": "0"}
        open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE), **place)
        for tab in VIEWS:
            open_view(page, tab)
            page.wait_for_selector(panel(tab))
            for theme in themes:
                wear(page, theme)
                look = violations if theme == themes[0] else violations_of_colour
                assert look(page, f".gf-{VIEWS[tab]}") == [], (tab, theme)
            assert page.evaluate("document.documentElement.scrollWidth") == width, tab
